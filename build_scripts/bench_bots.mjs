// Runs bench_bots.py inside Pyodide under Node. Arguments: the pyodide module, the root of the
// repository, and how many positions of each match are measured.
import { pathToFileURL } from "node:url";

const [module, root, positions] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(module).href);
globalThis.processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const python = await loadPyodide();
python.mountNodeFS("/root-of-frontier", root);
const report = python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/root-of-frontier/py_core", "/root-of-frontier/build_scripts"]
import bench_bots
bench_bots.report(${Number(positions)})
`);
console.log(report);
