"""Errors in a pupil's code, made short: its own line, the expression, and a key for one sentence.

What Python itself says is kept as a value for whoever wants to read it.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Iterable
from itertools import islice
from types import TracebackType
from typing import TYPE_CHECKING, Any

from frontier.table.data import read_data
from frontier.table.errors import FrontierError, Illegal

if TYPE_CHECKING:
    from .shapes import Fault

FILE = "<bot>"
"""The name of the pupil's code in tracebacks."""
MOST_TEXT = 200
_MOST_CALLS = 6
_NEAR = 3
"""A name that is meant may differ in fewer letters than this."""


class OutOfWork(BaseException):
    """The work for one choice is used up. No `except Exception` of a pupil stops it."""


class NoInput(Exception):
    """The code has asked somebody to type something."""


class WrongAnswer(Exception):
    """What `choose` gave back is no action that the rules allow."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


_SYNTAX = [
    line.split("\t") for line in read_data("frontier.school", "python-says.txt").splitlines()
]
"""What Python says of code that it cannot read: a key, and a pattern whose groups are values."""

# Errors while the code runs that need no value besides Python's own words.
_PLAIN: tuple[tuple[type[BaseException], str], ...] = (
    (OutOfWork, "fault.work"),
    (NoInput, "fault.input"),
    (RecursionError, "fault.recursion"),
    (MemoryError, "fault.memory"),
    (ZeroDivisionError, "fault.zero"),
    (IndexError, "fault.index"),
    (ModuleNotFoundError, "fault.import"),
    (ImportError, "fault.import"),
    (TypeError, "fault.type"),
    (ValueError, "fault.value"),
)


def fault_of(error: BaseException, names: Iterable[str] = ()) -> Fault:
    """Reduce an error to what a beginner can use; `names` are those that the code knows."""
    text = str(error)[:MOST_TEXT]
    if isinstance(error, SyntaxError):
        return _syntax(error)
    lines = _own_lines(error.__traceback__)
    key, values = _sentence(error, names)
    fault: Fault = {"key": key, "values": {**values, "text": text}, "line": None}
    if lines:
        line, column, end = lines[-1]
        fault["line"] = line
        if column is not None and end is not None:
            fault["column"], fault["end"] = column, end
        fault["calls"] = [line for line, _, _ in lines[-_MOST_CALLS:]]
    return fault


def _syntax(error: SyntaxError) -> Fault:
    said = str(error.msg)[:MOST_TEXT]
    key, values = "fault.syntax", {}
    for key_of, pattern in _SYNTAX:
        found = re.search(pattern, said)
        if found:
            key = key_of
            values = {name: value for name, value in found.groupdict().items() if value}
            break
    fault: Fault = {"key": key, "values": {**values, "text": said}, "line": error.lineno}
    if error.offset and error.end_offset and error.end_lineno == error.lineno:
        fault["column"] = error.offset - 1
        fault["end"] = max(error.offset, error.end_offset - 1)
    return fault


def _sentence(error: BaseException, names: Iterable[str]) -> tuple[str, dict[str, Any]]:
    if isinstance(error, WrongAnswer):
        return error.key, error.values
    if isinstance(error, Illegal):
        # Its sentence is the game's own; the page says why.
        return "fault.illegal", {"why": error.key, "of": error.values}
    if isinstance(error, FrontierError):
        return f"fault.{error.key}", _with_near(error.values)
    if isinstance(error, NameError):
        near = _own_names(error.__traceback__)
        return _named("fault.name", str(error.name), {*names, *near, *dir(builtins)})
    if isinstance(error, AttributeError):
        known = (name for name in dir(error.obj) if not name.startswith("_"))
        return _named("fault.attribute", str(error.name), known)
    if isinstance(error, KeyError):
        return "fault.key", {"name": str(error.args[0])[:40] if error.args else ""}
    for kind, key in _PLAIN:
        if isinstance(error, kind):
            return key, {}
    return "fault.other", {"kind": type(error).__name__}


def _named(key: str, name: str, known: Iterable[str]) -> tuple[str, dict[str, Any]]:
    near = nearest(name, known)
    shown = name[:40]
    return (f"{key}-like", {"name": shown, "near": near}) if near else (key, {"name": shown})


def _with_near(values: dict[str, Any]) -> dict[str, Any]:
    return {**values, "known": ", ".join(values["known"])} if "known" in values else values


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Find the name that was probably meant: the one with the fewest wrong letters."""
    allowed = min(_NEAR, 2 + len(name) // 5) if len(name) > 1 else 0
    best = None
    for other in sorted(known):
        wrong = _wrong_letters(name.lower(), other.lower(), allowed)
        if other != name and wrong < allowed:
            allowed, best = wrong, other
    return best


def _wrong_letters(one: str, other: str, most: int) -> int:
    """Count the letters that differ, are missing or too many; two exchanged ones count once."""
    if abs(len(one) - len(other)) >= most:
        return most
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, wanted in enumerate(other, 1):
            least = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                least = min(least, last[j - 2] + 1)
            row.append(least)
    return row[-1]


def _own_names(trace: TracebackType | None) -> set[str]:
    """List the names that the pupil's own functions knew when it happened."""
    names: set[str] = set()
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILE:
            names |= trace.tb_frame.f_locals.keys()
        trace = trace.tb_next
    return names


def _own_lines(trace: TracebackType | None) -> list[tuple[int, int | None, int | None]]:
    """List where the pupil's own code was, the outermost first: line, and columns if known."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename == FILE:
            line: int = trace.tb_lineno or 0
            first, last, column, end = next(
                islice(code.co_positions(), trace.tb_lasti // 2, None), (None, None, None, None)
            )
            whole = first == last == line
            found.append((line, column if whole else None, end if whole else None))
        trace = trace.tb_next
    return found
