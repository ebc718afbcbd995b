"""Cuts the runtime in two: what the page was seen to use, and the rest, which comes when needed.

The small module has all functions of the whole one under their numbers. One that was never seen at
work only calls for the rest, and then its own body there. The rest is the whole module once more,
on the same memory, tables and exceptions; it fills the last places of the table with its functions,
and puts back the data that was left out. So nothing is missing, it only comes later; README.md
tells what this gains. `watched` makes the module by which `train.py` sees what is used.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from machine import fingerprint
from machine.environment import SetupError
from runtime import wasm
from runtime.wasm import Export, Module, Segment

SMALL, REST = "runtime.wasm", "rest.wasm"
USED = Path(__file__).with_name("used.txt")

SHARED = "small"
"""The module that the rest imports what the two share from; the worker hands it over."""

MARKS = 4_060_000
"""Where a watched runtime marks what it uses: at the far end of its stack, which nobody reaches."""

# The whole runtime hands on what the page's own script names; the build needs these besides.
_FOR_THE_BUILD = ("sbrk", "malloc", "free", "emscripten_stack_get_end")
_NAMED = re.compile(r"\w+")
_DOCUMENTATION = re.compile(rb"[\t\n -~]{1,4000}?\n--\n\n[\t\n -~\x80-\xff]*")
_ROUND = 16  # where texts begin that are no other's end
_LEAST_GAP = 32  # zeros in data that are worth a segment of their own


@dataclass(frozen=True)
class Used:
    """What of a runtime is used: functions by their number, and data that nothing used touches."""

    runtime: str
    functions: frozenset[int]
    idle: tuple[tuple[int, int], ...]

    @classmethod
    def read(cls, file: Path = USED) -> Used:
        """Read what was seen."""
        lines = file.read_text("utf-8").splitlines()
        fields = dict(line.split(" ", 1) for line in lines if line and not line.startswith("#"))
        bits = base64.b64decode("".join(fields["functions"].split()))
        functions = {
            place * 8 + bit
            for place, byte in enumerate(bits)
            for bit in range(8)
            if byte >> bit & 1
        }
        ranges = [tuple(map(int, one.split("-"))) for one in fields["idle"].split()]
        return cls(fields["runtime"], frozenset(functions), tuple((a, z) for a, z in ranges))

    def write(self, file: Path = USED) -> None:
        """Write it down."""
        bits = bytearray(max(self.functions) // 8 + 1)
        for number in self.functions:
            bits[number // 8] |= 1 << number % 8
        lines = [
            "# What the page uses of Pyodide's runtime, as runtime/train.py has seen it.",
            f"runtime {self.runtime}",
            f"functions {base64.b64encode(bits).decode()}",
            f"idle {' '.join(f'{first}-{end}' for first, end in self.idle)}",
        ]
        file.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


class Halves(NamedTuple):
    """A runtime that is cut in two."""

    small: bytes
    rest: bytes
    left: list[tuple[int, int]]
    """The places of the data that comes with the rest."""


def cut(stock: Path, script: str, used: Used) -> Halves:
    """Cut a runtime in two; `script` is the page's own script for it."""
    if fingerprint.of_file(stock) != used.runtime:
        raise SetupError(
            f"Pyodide has changed: run runtime/train.py, which makes {USED.name} anew."
        )
    module = Module(stock.read_bytes())
    named = {*_NAMED.findall(script), *_FOR_THE_BUILD, *(one.name for one in module.imports)}
    left = [*used.idle, *documentation(module)]
    small, rest = _small(module, named, used.functions, left), _rest(module, left)
    return Halves(small, rest, left)


def watched(stock: bytes) -> bytes:
    """Make a runtime that marks each function when it is called."""
    module = Module(stock)

    def marking(number: int, body: bytes) -> bytes:
        start = wasm.after_locals(body)
        mark = bytes([wasm.I32_CONST]) + wasm.signed(MARKS + number)
        mark += bytes([wasm.I32_CONST, 1, wasm.I32_STORE8, 0, 0])
        return body[:start] + mark + body[start:]

    bodies = [marking(number, body) for number, body in enumerate(module.bodies)]
    return _written(module, {wasm.CODE: _code(bodies), wasm.TABLE: _tables(module)})


def first_place(module: Module) -> int:
    """Give the first place in the table that a function of the rest has."""
    return wasm.Reader(module.tables[0][1], 1).number()


def _last_place(module: Module) -> int:
    """Give the last place in the table: what is called there brings the rest."""
    return first_place(module) + len(module.bodies)


def documentation(module: Module) -> list[tuple[int, int]]:
    """Find the texts that only `help` shows, by the line that ends a signature in each.

    Those that share their end with another text lie at no round place and are left alone.
    """
    return [
        (segment.at + text.start(), segment.at + text.end())
        for segment in module.data
        for text in _DOCUMENTATION.finditer(segment.content)
        if (segment.at + text.start()) % _ROUND == 0
    ]


def _small(
    module: Module, named: set[str], used: frozenset[int], left: list[tuple[int, int]]
) -> bytes:
    first, last = first_place(module), _last_place(module)
    without = module.types.index((b"", b""))

    def calling(number: int) -> bytes:
        kind = module.functions[number]
        takes = module.types[kind][0]
        parts = [
            bytes([0, wasm.I32_CONST]) + wasm.signed(last) + _call_indirect(without),
            *(bytes([wasm.LOCAL_GET]) + wasm.number(place) for place in range(len(takes))),
            bytes([wasm.I32_CONST]) + wasm.signed(first + number) + _call_indirect(kind),
        ]
        return b"".join(parts) + bytes([wasm.END])

    bodies = [
        body if number in used else calling(number) for number, body in enumerate(module.bodies)
    ]
    exports = [one for one in module.exports if one.kind != wasm.OF_FUNCTION or one.name in named]
    exports = [one for one in exports if one.kind != wasm.OF_GLOBAL or one.name in named]
    data = [piece for segment in module.data for piece in _outside(segment, left)]
    changed = {
        wasm.TABLE: _tables(module),
        wasm.EXPORT: wasm.written_exports([*exports, *_shared(module)]),
        wasm.CODE: _code(bodies),
        wasm.DATA: wasm.written_data(data),
        wasm.DATA_COUNT: wasm.number(len(data)),
    }
    return _written(module, changed)


def _rest(module: Module, left: list[tuple[int, int]]) -> bytes:
    changing = module.changing_globals
    if changing != list(range(len(changing))):
        raise SetupError("The runtime's globals that change are not its first ones.")
    imports = [
        wasm.name(one.module) + wasm.name(one.name) + bytes([one.kind]) + one.form
        for one in module.imports
    ]
    forms = [
        *(bytes([kind]) + limits for kind, limits in _enlarged(module)),
        module.section(wasm.MEMORY)[1:],
        *(bytes([wasm.I32, 1]) for _ in changing),
        *_tags(module),
    ]
    for one, form in zip(_shared(module), forms, strict=True):
        imports.append(wasm.name(SHARED) + wasm.name(one.name) + bytes([one.kind]) + form)
    first = module.count_imports(wasm.OF_FUNCTION)
    filled = bytes([1, 0, wasm.I32_CONST]) + wasm.signed(first_place(module)) + bytes([wasm.END])
    filled += wasm.listed(wasm.number(first + place) for place in range(len(module.bodies)))
    data = [piece for segment in module.data for piece in _inside(segment, left)]
    kept = _without_first_globals(module, len(changing))
    changed = {
        wasm.IMPORT: wasm.listed(imports),
        wasm.GLOBAL: kept,
        wasm.ELEMENT: filled,
        wasm.DATA: wasm.written_data(data),
        wasm.DATA_COUNT: wasm.number(len(data)),
    }
    dropped = (wasm.TABLE, wasm.MEMORY, wasm.TAG, wasm.EXPORT)
    return _written(module, changed, dropped)


def _written(module: Module, changed: dict[int, bytes], dropped: Sequence[int] = ()) -> bytes:
    sections = [(kind, data) for kind, data in module.sections if kind not in dropped]
    return wasm.written((kind, changed.get(kind, data)) for kind, data in sections)


def _code(bodies: Iterable[bytes]) -> bytes:
    return wasm.listed(wasm.sized(body) for body in bodies)


def _call_indirect(kind: int) -> bytes:
    return bytes([wasm.CALL_INDIRECT]) + wasm.number(kind) + bytes([0])


def _enlarged(module: Module) -> list[tuple[int, bytes]]:
    """Give the first table places for the rest: one for each function, and one to call for it."""
    size = _last_place(module) + 1
    return [(wasm.FUNCREF, bytes([0]) + wasm.number(size)), *module.tables[1:]]


def _tables(module: Module) -> bytes:
    return wasm.listed(bytes([kind]) + limits for kind, limits in _enlarged(module))


def _shared(module: Module) -> list[Export]:
    """List what both halves use: tables, memory, globals that change, tags of exceptions."""
    first = module.count_imports(wasm.OF_GLOBAL)
    kinds = [
        *((wasm.OF_TABLE, number) for number in range(len(module.tables))),
        (wasm.OF_MEMORY, 0),
        *((wasm.OF_GLOBAL, first + number) for number in module.changing_globals),
        *((wasm.OF_TAG, number) for number in range(len(_tags(module)))),
    ]
    return [Export(f"{SHARED} {place}", *one) for place, one in enumerate(kinds)]


def _tags(module: Module) -> list[bytes]:
    reader = wasm.Reader(module.section(wasm.TAG))
    return [bytes([reader.byte()]) + wasm.number(reader.number()) for _ in range(reader.number())]


def _without_first_globals(module: Module, count: int) -> bytes:
    reader = wasm.Reader(module.section(wasm.GLOBAL))
    number = reader.number()
    for _ in range(count):
        reader.take(3)  # its kind, that it changes, and how it begins
        reader.number()
        reader.byte()
    return wasm.number(number - count) + reader.data[reader.at :]


def _outside(segment: Segment, ranges: Iterable[tuple[int, int]]) -> list[Segment]:
    """Cut some places out of a segment."""
    content = bytearray(segment.content)
    for first, end in ranges:
        start, stop = max(0, first - segment.at), min(len(content), end - segment.at)
        if start < stop:
            content[start:stop] = bytes(stop - start)
    return _pieces(segment.at, bytes(content))


def _inside(segment: Segment, ranges: Iterable[tuple[int, int]]) -> list[Segment]:
    """Give what of a segment lies in some places."""
    found = []
    for first, end in ranges:
        start, stop = max(0, first - segment.at), min(len(segment.content), end - segment.at)
        if start < stop:
            found.append(Segment(segment.at + start, segment.content[start:stop]))
    return found


def _pieces(at: int, content: bytes) -> list[Segment]:
    """Leave out long runs of zeros, which the memory has anyway."""
    found = []
    for part in re.finditer(rb"(?:(?!\0{%d}).)+" % _LEAST_GAP, content, re.DOTALL):
        found.append(Segment(at + part.start(), part[0]))
    return found
