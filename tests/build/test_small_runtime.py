"""The runtime in two halves: what is not in the small one is brought, and does the same."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from machine import fingerprint
from machine.environment import WEB, SetupError
from machine.node import NODE_MODULES, find_node
from runtime.glue import without_unnamed_exports
from runtime.small_runtime import Used, cut, documentation, watched
from runtime.wasm import Module, number, signed

PYODIDE = NODE_MODULES / "pyodide"
STOCK = PYODIDE / "pyodide.asm.wasm"

# Starts Pyodide in a small runtime, runs some lines, and tells what came of it and of the rest.
_START = """
import { readFileSync } from "node:fs";
const [pyodide, halves, small, rest, code] = process.argv.slice(1);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const { joined } = await import(halves);
const runtime = new WebAssembly.Module(readFileSync(small));
const { instantiate } = WebAssembly;
let brought = 0;
WebAssembly.instantiate = async (source, imports) => {
  if (!imports?.["GOT.func"]) return instantiate(source, imports);
  const { exports } = await instantiate(runtime, imports);
  const bring = () => { brought++; return readFileSync(rest); };
  return { module: runtime, instance: { exports: joined(exports, imports, bring) } };
};
try {
  const python = await loadPyodide();
  const before = brought;
  console.log(JSON.stringify([before, python.runPython(code), brought]));
} catch (error) {
  console.error(error.message); // with the stack Node would print a minified line
  process.exitCode = 1;
}
"""

_SUM = "sum(len(str(number ** 3)) for number in range(100))"
# Codecs of Chinese, names of characters, decimal numbers, help: none of the page's business.
_OF_THE_REST = """
import decimal, unicodedata
one = decimal.Decimal("0.1") + decimal.Decimal("0.2")
" ".join(["漢".encode("big5").hex(), unicodedata.name("ß"), str(one), len.__doc__])
"""
_TOLD = "ba7e LATIN SMALL LETTER SHARP S 0.3 Return the number of items in a container."


def run(folder: Path, used: Used, code: str) -> list[object]:
    """Start Python in a runtime of which so much is used."""
    script = without_unnamed_exports((PYODIDE / "pyodide.asm.mjs").read_text("utf-8"))
    files = [folder / "small.wasm", folder / "rest.wasm"]
    small, rest, _ = cut(STOCK, script, used)
    for file, half in zip(files, (small, rest), strict=True):
        file.write_bytes(half)
    node = [find_node().node, "--input-type=module", "--eval", _START]
    halves = (WEB / "core" / "halves.js").as_uri()
    told = subprocess.run(
        [*node, PYODIDE.as_uri(), halves, *files, code],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert told.returncode == 0, told.stderr[-2000:]
    found: list[object] = json.loads(told.stdout.splitlines()[-1])
    return found


def test_what_is_not_in_the_small_half_is_brought_once_and_does_the_same(tmp_path: Path) -> None:
    assert run(tmp_path, Used.read(), _OF_THE_REST)[1:] == [_TOLD, 1]


def test_a_small_half_that_holds_nothing_brings_everything(tmp_path: Path) -> None:
    used = Used.read()
    assert run(tmp_path, Used(used.runtime, frozenset(), used.idle), _SUM) == [1, 513, 1]


def test_the_small_half_is_small() -> None:
    """It was 2.7 times as large whole; what takes it beyond this has not been looked at."""
    used = Used.read()
    assert fingerprint.of_file(STOCK) == used.runtime
    bodies = Module(STOCK.read_bytes()).bodies
    assert sum(len(bodies[number]) for number in used.functions) < 1_800_000


def test_another_runtime_than_the_one_that_was_watched_is_refused() -> None:
    with pytest.raises(SetupError, match=r"train\.py"):
        cut(STOCK, "", Used("another", frozenset(), ()))


def test_what_was_seen_is_written_down_and_read_again(tmp_path: Path) -> None:
    used = Used("abc", frozenset({0, 7, 8, 4711}), ((16, 32), (48, 50)))
    used.write(tmp_path / "used.txt")
    assert Used.read(tmp_path / "used.txt") == used


def test_only_texts_with_a_signature_are_taken_for_documentation() -> None:
    module = Module(STOCK.read_bytes())
    data = {segment.at: segment.content for segment in module.data}
    texts = [
        content[first - at : end - at]
        for first, end in documentation(module)
        for at, content in data.items()
        if at <= first < at + len(content)
    ]
    assert len(texts) > 1000
    assert all(b"\n--\n\n" in text and b"\0" not in text for text in texts)


def test_a_watched_runtime_differs_in_its_functions_and_its_table_alone() -> None:
    stock, other = Module(STOCK.read_bytes()), Module(watched(STOCK.read_bytes()))
    assert stock.exports == other.exports
    assert stock.data == other.data
    assert all(len(a) < len(b) for a, b in zip(stock.bodies, other.bodies, strict=True))


@pytest.mark.parametrize(
    ("value", "unsigned", "with_sign"),
    [(0, "00", "00"), (63, "3f", "3f"), (64, "40", "c000"), (300, "ac02", "ac02")],
)
def test_numbers_are_written_as_the_format_has_them(
    value: int, unsigned: str, with_sign: str
) -> None:
    assert number(value).hex() == unsigned
    assert signed(value).hex() == with_sign
