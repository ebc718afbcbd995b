// Starts a runtime that was cut in two: what is not in the small half is brought when it is called.
// build_scripts/runtime/small_runtime.py makes the halves; the build uses this module too, under Node.

const SHARED = "small"; // before the names of what both halves use, and where the rest looks for it

// A module that hands on a function from outside: only those of a module may stand in a table.
const WRAPPER = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0], // WebAssembly, version 1
  ...[1, 4, 1, 96, 0, 0], // a type: takes nothing, gives nothing
  ...[2, 7, 1, 1, 101, 1, 102, 0, 0], // a function of it from outside, "e" "f"
  ...[7, 5, 1, 1, 102, 0, 0], // handed on as "f"
);

/**
 * Make an instance of a runtime, whole or cut in two.
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.Imports} imports
 * @param {() => BufferSource | null} fetchRest gives the other half at once
 * @returns {Promise<{ exports: WebAssembly.Exports }>}
 */
export async function instantiate(module, imports, fetchRest) {
  const instance = await WebAssembly.instantiate(module, imports);
  return { exports: joined(instance.exports, imports, fetchRest) };
}

/**
 * Let the small half call for the rest, and leave out what only that needs to know.
 * @param {WebAssembly.Exports} exports
 * @param {WebAssembly.Imports} imports
 * @param {() => BufferSource | null} fetchRest
 * @returns {WebAssembly.Exports}
 */
export function joined(exports, imports, fetchRest) {
  /** @type {WebAssembly.ModuleImports} */
  const shared = {};
  /** @type {WebAssembly.Exports} */
  const shown = {};
  for (const [name, value] of Object.entries(exports)) {
    (name.startsWith(SHARED) ? shared : shown)[name] = value;
  }
  const table = /** @type {WebAssembly.Table | undefined} */ (shared[`${SHARED} 0`]);
  if (!table) return exports; // it is whole
  let there = false;
  const bring = () => {
    if (there) return;
    const bytes = fetchRest();
    if (!bytes) throw new Error("The rest of the runtime did not come.");
    // It fills the table and puts its data into the memory by itself.
    new WebAssembly.Instance(new WebAssembly.Module(bytes), { ...imports, [SHARED]: shared });
    there = true;
  };
  const wrapper = new WebAssembly.Instance(new WebAssembly.Module(WRAPPER), { e: { f: bring } });
  table.set(table.length - 1, wrapper.exports.f);
  return shown;
}
