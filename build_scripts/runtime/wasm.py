"""Reads WebAssembly's binary form as far as cutting it needs, and writes it again.

Sections, function bodies and data segments are found; instructions are not understood.
https://webassembly.github.io/spec/core/binary/ has the format.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT = range(1, 8)
ELEMENT, CODE, DATA, DATA_COUNT, TAG = 9, 10, 11, 12, 13

# What is imported or exported: a function, a table, the memory, a global, a tag of exceptions.
OF_FUNCTION, OF_TABLE, OF_MEMORY, OF_GLOBAL, OF_TAG = range(5)

I32, FUNCREF = 0x7F, 0x70
END, LOCAL_GET, CALL_INDIRECT, I32_CONST, I32_STORE8 = 0x0B, 0x20, 0x11, 0x41, 0x3A
GLOBAL_GET, REF_NULL, REF_FUNC = 0x23, 0xD0, 0xD2

_MAGIC = b"\0asm\1\0\0\0"
_AS_FUNCTION = 0x60


def number(value: int) -> bytes:
    """Write a number that has no sign."""
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def signed(value: int) -> bytes:
    """Write a number that may have a sign."""
    out = bytearray()
    while not -0x40 <= value < 0x40:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value & 0x7F)
    return bytes(out)


def name(text: str) -> bytes:
    """Write a name."""
    data = text.encode()
    return number(len(data)) + data


def listed(items: Iterable[bytes]) -> bytes:
    """Write a list, its length first."""
    written = list(items)
    return number(len(written)) + b"".join(written)


def sized(data: bytes) -> bytes:
    """Write what begins with its own size."""
    return number(len(data)) + data


class Reader:
    """Reads one thing after the other."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    def byte(self) -> int:
        """Read a byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Read a number that has no sign."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, size: int) -> bytes:
        """Read some bytes."""
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        """Read a name."""
        return self.take(self.number()).decode()

    def limits(self) -> bytes:
        """Read how small and how large a table or a memory may be."""
        start = self.at
        for _ in range(1 + (self.byte() & 1)):
            self.number()
        return self.data[start : self.at]


@dataclass(frozen=True)
class Import:
    """Something from outside, with what the file says of its form."""

    module: str
    name: str
    kind: int
    form: bytes


@dataclass(frozen=True)
class Export:
    """Something that can be reached from outside."""

    name: str
    kind: int
    index: int


@dataclass(frozen=True)
class Segment:
    """Bytes that lie in the memory from the beginning."""

    at: int
    content: bytes


class Module:
    """A module, in parts."""

    def __init__(self, data: bytes) -> None:
        if not data.startswith(_MAGIC):
            raise ValueError("This is no WebAssembly module.")
        self.sections: list[tuple[int, bytes]] = []
        reader = Reader(data, len(_MAGIC))
        while reader.at < len(data):
            kind = reader.byte()
            self.sections.append((kind, reader.take(reader.number())))

    def section(self, kind: int) -> bytes:
        """Give the section of a kind."""
        return dict(self.sections)[kind]

    def _items(self, kind: int) -> Iterator[Reader]:
        """Go through the items of a section; each has to be read before the next one."""
        reader = Reader(self.section(kind))
        for _ in range(reader.number()):
            yield reader
        if reader.at != len(reader.data):
            raise ValueError(f"Section {kind} of the runtime has another form than expected.")

    @cached_property
    def types(self) -> list[tuple[bytes, bytes]]:
        """What functions take and give."""
        found = []
        for reader in self._items(TYPE):
            if reader.byte() != _AS_FUNCTION:
                raise ValueError("The runtime has types that are no functions.")
            found.append((reader.take(reader.number()), reader.take(reader.number())))
        return found

    @cached_property
    def imports(self) -> list[Import]:
        """What comes from outside."""
        found = []
        for reader in self._items(IMPORT):
            module, own, kind, start = reader.name(), reader.name(), reader.byte(), reader.at
            if kind == OF_FUNCTION:
                reader.number()
            elif kind == OF_GLOBAL:
                reader.take(2)
            else:
                raise ValueError(f"The runtime wants {own} from outside.")
            found.append(Import(module, own, kind, reader.data[start : reader.at]))
        return found

    @cached_property
    def functions(self) -> list[int]:
        """The type of each function of its own."""
        return [reader.number() for reader in self._items(FUNCTION)]

    @cached_property
    def tables(self) -> list[tuple[int, bytes]]:
        """Kinds and limits of the tables."""
        return [(reader.byte(), reader.limits()) for reader in self._items(TABLE)]

    @cached_property
    def changing_globals(self) -> list[int]:
        """Which of its own globals can change, by their number among these."""
        found = []
        for place, reader in enumerate(self._items(GLOBAL)):
            _, changes = reader.byte(), reader.byte()
            if changes:
                found.append(place)
            if reader.byte() not in (I32_CONST, GLOBAL_GET, REF_FUNC, REF_NULL):
                raise ValueError("A global of the runtime begins with what nobody expected.")
            reader.number()
            if reader.byte() != END:
                raise ValueError("A global of the runtime begins with what nobody expected.")
        return found

    @cached_property
    def exports(self) -> list[Export]:
        """What can be reached from outside."""
        return [
            Export(reader.name(), reader.byte(), reader.number()) for reader in self._items(EXPORT)
        ]

    @cached_property
    def bodies(self) -> list[bytes]:
        """What each function of its own does."""
        return [reader.take(reader.number()) for reader in self._items(CODE)]

    @cached_property
    def data(self) -> list[Segment]:
        """What lies in the memory from the beginning."""
        found = []
        for reader in self._items(DATA):
            if (reader.byte(), reader.byte()) != (0, I32_CONST):
                raise ValueError("Data of the runtime has no fixed place.")
            at = reader.number()  # never below zero, so that signs do not matter
            if reader.byte() != END:
                raise ValueError("Data of the runtime has no fixed place.")
            found.append(Segment(at, reader.take(reader.number())))
        return found

    def count_imports(self, kind: int) -> int:
        """Count what comes from outside: it is numbered before the module's own."""
        return sum(one.kind == kind for one in self.imports)


def written(sections: Iterable[tuple[int, bytes]]) -> bytes:
    """Write a module."""
    return _MAGIC + b"".join(bytes([kind]) + sized(data) for kind, data in sections)


def written_exports(exports: Iterable[Export]) -> bytes:
    """Write what can be reached from outside."""
    return listed(name(one.name) + bytes([one.kind]) + number(one.index) for one in exports)


def written_data(segments: Iterable[Segment]) -> bytes:
    """Write what lies in the memory from the beginning."""
    return listed(
        bytes([0, I32_CONST]) + signed(one.at) + bytes([END]) + sized(one.content)
        for one in segments
    )


def after_locals(body: bytes) -> int:
    """Tell where the instructions of a function begin."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.number()
        reader.byte()
    return reader.at
