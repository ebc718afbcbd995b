"""Makes the runtime's own script quicker to read and to run, for a page that loads no binaries.

Pyodide's script serves any package: what only binary ones would need is left out or made short.
"""

from __future__ import annotations

import re
import subprocess
from collections import Counter

from machine.environment import SetupError
from machine.node import NODE_MODULES, ensure_packages

ORIGIN = "// Pyodide's pyodide.asm.mjs (MPL 2.0), shortened by Frontier's runtime/glue.py.\n"

# A name, an export that is handed on, and the list of such variables.
_WORD = re.compile(r"[A-Za-z_$][\w$]*")
_EXPORT = re.compile(r'([A-Za-z_$][\w$]*)=Module\["\1"\]=wasmExports\["[^"]+"\];')
_DECLARED = re.compile(r"var ((?:[A-Za-z_$][\w$]*,){100,}[A-Za-z_$][\w$]*);")

_CONVERT = "var convertJsFunctionToWasm=(func,sig)=>{"
_LINK = "var reportUndefinedSymbols=()=>{"
_WRAP = """
var wrappers = new Map();
var wrapAtOnce = () => {
  const open = Object.keys(GOT).filter((name) => GOT[name].value == -1);
  const found = open.map((name) => resolveGlobalSymbol(name, true).sym);
  const functions = [...new Set(found.filter((one) => typeof one == "function" && one.sig))];
  const kinds = [...new Set(functions.map((one) => one.sig))];
  const number = (n) => [(n % 128) | 128, n >> 7];
  const name = (n) => [String(n).length, ...Array.from(String(n), (d) => d.charCodeAt(0))];
  const kind = (sig) => [
    96, ...generateTypePack(sig.slice(1)), ...generateTypePack(sig[0] == "v" ? "" : sig[0]),
  ];
  const section = (id, items) => [
    id, ...uleb128EncodeWithLen([...number(items.length), ...items.flat()]),
  ];
  const bytes = Uint8Array.of(
    0, 97, 115, 109, 1, 0, 0, 0,
    ...section(1, kinds.map(kind)),
    ...section(2, functions.map((one, n) => [
      1, 101, ...name(n), 0, ...number(kinds.indexOf(one.sig)),
    ])),
    ...section(7, functions.map((_, n) => [...name(n), 0, ...number(n)])),
  );
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { e: functions });
  functions.forEach((one, n) => wrappers.set(one, exports[n]));
};
"""

_EVAL = re.compile(r"(?<![\w.$])eval\(")


def shortened(script: str) -> str:
    """Make all the changes."""
    return ORIGIN + _minified(without_eval(wrapping_at_once(without_unnamed_exports(script))))


def without_unnamed_exports(script: str) -> str:
    """Leave out the exports of the runtime that its own script never names.

    Emscripten hands on thousands of functions for packages that are linked later; reading and
    setting them takes a tenth of the start.
    """
    named = Counter(_WORD.findall(_EXPORT.sub("", script)))
    # One mention is the declaration.
    unnamed = {export[1] for export in _EXPORT.finditer(script) if named[export[1]] <= 1}

    def declared(variables: re.Match[str]) -> str:
        kept = [name for name in variables[1].split(",") if name not in unnamed]
        return f"var {','.join(kept)};"

    script = _EXPORT.sub(lambda export: "" if export[1] in unnamed else export[0], script)
    return _DECLARED.sub(declared, script)


def wrapping_at_once(script: str) -> str:
    """Make one WebAssembly module of all functions that Python's memory may point to.

    Emscripten makes, compiles and instantiates a module for each of some 260.
    """
    for place in (_CONVERT, _LINK):
        if script.count(place) != 1:
            raise SetupError(f"Pyodide's script has changed: “{place}” is not in it once.")
    script = script.replace(_CONVERT, _CONVERT + "if(wrappers.has(func))return wrappers.get(func);")
    return script.replace(_LINK, f"{_WRAP}{_LINK}wrapAtOnce();")


def without_eval(script: str) -> str:
    """Let what is evaluated see no local names, so that these can be made short.

    Only code that comes with binary packages would need them.
    """
    return _EVAL.sub("(0,eval)(", script)


def _minified(script: str) -> str:
    esbuild = NODE_MODULES / "esbuild" / "bin" / "esbuild"
    made = subprocess.run(
        [ensure_packages().node, esbuild, "--minify", "--format=esm", "--target=es2022"],
        input=script,
        capture_output=True,
        encoding="utf-8",
    )
    if made.returncode:
        raise SetupError(f"Pyodide's script cannot be shortened.\n{made.stderr.strip()}")
    return made.stdout
