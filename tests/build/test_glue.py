"""The runtime's script: shorter, with nothing missing that the page needs."""

from __future__ import annotations

import json
import subprocess

import pytest

from machine.environment import SetupError
from machine.node import NODE_MODULES, find_node
from runtime.glue import ORIGIN, shortened, without_eval, without_unnamed_exports, wrapping_at_once

# The parts of Emscripten's script that are changed or used, with a table of two functions.
_LINKING = """
var GOT = { one: { value: -1 }, two: { value: -1 }, known: { value: 7 }, alias: { value: -1 } };
var wasmImports = { one: (a, b) => a - b, two: () => { called = true }, none: null };
wasmImports.alias = wasmImports.one;
wasmImports.one.sig = "iii";
wasmImports.two.sig = "v";
var resolveGlobalSymbol = (name) => ({ sym: wasmImports[name] });
var uleb128EncodeWithLen = (arr) => [(arr.length % 128) | 128, arr.length >> 7, ...arr];
var generateTypePack = (types) => uleb128EncodeWithLen(Array.from(types, () => 127));
var called = false;
var made = 0;
var Module = WebAssembly.Module;
WebAssembly.Module = class extends Module { constructor(bytes) { super(bytes); made++; } };
var convertJsFunctionToWasm=(func,sig)=>{throw new Error("one by one")};
var reportUndefinedSymbols=()=>{
  const table = new WebAssembly.Table({ element: "anyfunc", initial: 2 });
  for (const [n, name] of ["one", "two"].entries()) {
    table.set(n, convertJsFunctionToWasm(wasmImports[name], wasmImports[name].sig));
  }
  table.get(1)();
  console.log(JSON.stringify([table.get(0)(9, 4), called, made, wrappers.size]));
};
reportUndefinedSymbols();
"""


def test_exports_that_nothing_names_are_left_out() -> None:
    many = ",".join(f"_f{number}" for number in range(200))
    handed = "".join(f'_f{n}=Module["_f{n}"]=wasmExports["f{n}"];' for n in range(200))
    script = f"var {many};function take(wasmExports){{{handed}}}take({{}});Module._f7();_f9();"
    assert without_unnamed_exports(script) == (
        "var _f7,_f9;function take(wasmExports)"
        '{_f7=Module["_f7"]=wasmExports["f7"];_f9=Module["_f9"]=wasmExports["f9"];}'
        "take({});Module._f7();_f9();"
    )


def test_all_functions_are_wrapped_by_one_module() -> None:
    told = subprocess.run(
        [find_node().node, "--eval", wrapping_at_once(_LINKING)],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert json.loads(told.stdout) == [5, True, 1, 2]


def test_a_script_that_has_changed_is_refused() -> None:
    with pytest.raises(SetupError, match="reportUndefinedSymbols"):
        wrapping_at_once(_LINKING.replace("reportUndefinedSymbols=", "report="))


def test_what_is_evaluated_sees_no_local_names() -> None:
    assert without_eval("a=eval(b);x.eval(c);medieval(d)") == "a=(0,eval)(b);x.eval(c);medieval(d)"


def test_the_script_of_the_runtime_is_less_than_half_as_long() -> None:
    stock = (NODE_MODULES / "pyodide" / "pyodide.asm.mjs").read_text("utf-8")
    short = shortened(stock)
    assert short.startswith(ORIGIN)
    assert len(short) < 0.45 * len(stock)
