// Called by bundle.py with {"web", "out", "entries", "apart", "rooms", "glue"} as JSON on standard input:
// writes each entry with all it imports. What comes apart and is imported stays a file of its own. A room is such
// an entry too, but what the page's main module has already it takes from there, as the same modules:
// main leaves those that some room needs in one global place.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

const { web, out, entries, apart, rooms, glue } = JSON.parse(readFileSync(0, "utf-8"));
const { build } = createRequire(join(process.argv[2], "package.json"))("esbuild");

const MAIN = "main.js";
/** What stands for the runtime's own script where a worker holds it. */
const GLUE = "pyodide-glue";
const PLACE = "globalThis.frontierModules";
const EXPORTED = /^export (?:async )?(?:function\*?|class|const|let) (\w+)|^export \{ ([^}]+) \}/gm;

/** @param {string} path */
const named = (path) => relative(web, path).replaceAll("\\", "/");

/** @param {string} entry */
const sharing = (entry) => ({
  name: "shared entries",
  /** @param {any} steps */
  setup(steps) {
    steps.onResolve({ filter: new RegExp(`^${GLUE}$`) }, () => ({ path: glue }));
    steps.onResolve({ filter: /^\./ }, (/** @type {any} */ asked) => {
      const wanted = named(resolve(asked.resolveDir, asked.path));
      if (asked.kind === "entry-point" || wanted === entry || !apart.includes(wanted)) {
        return undefined;
      }
      const path = relative(dirname(entry), wanted).replaceAll("\\", "/");
      return { path: path.startsWith(".") ? path : `./${path}`, external: true };
    });
  },
});

/**
 * Let a room find the modules that main has.
 * @param {Set<string>} known by main
 * @param {Set<string>} needed takes those that some room asks for
 */
const borrowing = (known, needed) => ({
  name: "modules of main",
  /** @param {any} steps */
  setup(steps) {
    steps.onResolve({ filter: /^\./ }, (/** @type {any} */ asked) => {
      const path = named(resolve(asked.resolveDir, asked.path));
      if (asked.kind === "entry-point" || !known.has(path)) return undefined;
      needed.add(path);
      return { path, namespace: "main" };
    });
    steps.onLoad({ filter: /./, namespace: "main" }, ({ path }) => {
      const names = exportsOf(readFileSync(join(web, path), "utf-8"));
      return {
        contents: `export const { ${names.join(", ")} } = ${PLACE}[${JSON.stringify(path)}];`,
      };
    });
  },
});

/** @param {string} code */
function exportsOf(code) {
  const found = [...code.matchAll(EXPORTED)];
  return found.flatMap(([, one, several]) => (one ? [one] : several.split(/,\s*/)));
}

/**
 * @param {string} entry
 * @param {any[]} plugins
 * @param {object} [more]
 */
const write = (entry, plugins, more = { entryPoints: [join(web, entry)] }) =>
  build({
    outfile: join(out, entry),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022", // what is new enough to run modules in a worker understands it
    legalComments: "none", // bundle.py writes the licences of what is not ours
    nodePaths: [join(process.argv[2], "node_modules")], // wherever the page's own files are
    logLevel: "silent",
    external: ["node:*"], // what Pyodide's script would ask for elsewhere
    metafile: true,
    absWorkingDir: web,
    plugins,
    ...more,
  });

/** Write main with a place where the rooms find what they need of it. @param {Set<string>} needed */
function writeMain(needed) {
  const paths = [...needed].sort();
  const lines = paths.map((path, i) => `import * as m${i} from ${JSON.stringify(`./${path}`)};`);
  const all = paths.map((path, i) => `${JSON.stringify(path)}: m${i}`).join(", ");
  const contents = `export * from "./${MAIN}";\n${lines.join("\n")}\n${PLACE} = { ${all} };\n`;
  const stdin = { contents, resolveDir: web, sourcefile: "main-with-rooms.js" };
  return write(MAIN, [sharing(MAIN)], { stdin });
}

/**
 * What holds the runtime is a plain script: frames of an origin of their own, where it runs, have no
 * workers that are modules (Chromium 156). Nothing is fetched from where it seems to be.
 */
const PLAIN = { format: "iife", define: { "import.meta.url": '"memory:/pyodide/"' } };
const glued = glue && entries.find((one) => readFileSync(join(web, one), "utf-8").includes(GLUE));

try {
  for (const entry of entries) {
    if (rooms.includes(entry)) continue;
    const { metafile } = await write(entry, [sharing(entry)], {
      entryPoints: [join(web, entry)],
      ...(entry === glued && PLAIN),
    });
    if (entry !== MAIN || rooms.length === 0) continue;
    const known = new Set(Object.keys(metafile.inputs));
    /** @type {Set<string>} */
    const needed = new Set();
    for (const room of rooms) await write(room, [sharing(room), borrowing(known, needed)]);
    await writeMain(needed);
  }
} catch (error) {
  const { errors } = /** @type {any} */ (error);
  for (const { text, location } of errors ?? [{ text: String(error) }]) {
    console.error(`${location ? `${location.file}:${location.line}: ` : ""}${text}`);
  }
  process.exitCode = 1;
}
