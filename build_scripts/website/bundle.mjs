// Called by bundle.py with {"web", "out", "entries"} as JSON on standard input: writes each entry
// with all it imports. An entry that another one imports stays a file of its own.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

const { web, out, entries } = JSON.parse(readFileSync(0, "utf-8"));
const { build } = createRequire(join(process.argv[2], "package.json"))("esbuild");

/** @param {string} entry */
const sharing = (entry) => ({
  name: "shared entries",
  /** @param {any} steps */
  setup(steps) {
    steps.onResolve({ filter: /^\./ }, (/** @type {any} */ asked) => {
      const wanted = relative(web, resolve(asked.resolveDir, asked.path)).replaceAll("\\", "/");
      if (asked.kind === "entry-point" || !entries.includes(wanted)) return undefined;
      const path = relative(dirname(entry), wanted).replaceAll("\\", "/");
      return { path: path.startsWith(".") ? path : `./${path}`, external: true };
    });
  },
});

try {
  for (const entry of entries) {
    await build({
      entryPoints: [join(web, entry)],
      outfile: join(out, entry),
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022", // what is new enough to run modules in a worker understands it
      legalComments: "none", // bundle.py writes the licences of what is not ours
      nodePaths: [join(process.argv[2], "node_modules")], // wherever the page's own files are
      logLevel: "silent",
      plugins: [sharing(entry)],
    });
  }
} catch (error) {
  const { errors } = /** @type {any} */ (error);
  for (const { text, location } of errors ?? [{ text: String(error) }]) {
    console.error(`${location ? `${location.file}:${location.line}: ` : ""}${text}`);
  }
  process.exitCode = 1;
}
