// Runs core.py inside Pyodide under Node. Arguments: the pyodide module, the root of the
// repository, the folder of the installed pure-Python packages, and the number of rounds.
import { pathToFileURL } from "node:url";

const [module, root, packages, rounds] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(module).href);
const python = await loadPyodide();
python.mountNodeFS("/root-of-frontier", root);
python.mountNodeFS("/packages", packages);
const report = python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/root-of-frontier/py_core", "/root-of-frontier/build_scripts"]
sys.path.append("/packages")
from benches import core
core.report(${Number(rounds)})
`);
console.log(report);
