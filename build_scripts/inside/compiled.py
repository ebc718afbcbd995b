"""Compiles archives of Python into one stored zip, inside Pyodide, so that the magic number fits.

Stored and not deflated: what the host compresses as a whole gets smaller than what is packed twice.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from types import CodeType
from zipfile import ZIP_STORED, ZipFile, ZipInfo

HOME = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
"""Where Pyodide puts its standard library, and first on sys.path."""

_UNCHECKED = MAGIC_NUMBER + bytes([1, 0, 0, 0]) + bytes(8)  # never compared with any source
_WITH_DOCSTRINGS = ("_pyodide/", "pyodide/")  # Pyodide copies some of its own into its core
_OURS = "frontier/"
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


def compile_archives(archives: Iterable[str], target: str) -> None:
    """Write every file of some zips into one, the modules compiled."""
    files: dict[str, bytes] = {}
    for archive in archives:
        with ZipFile(archive) as source:
            for name in source.namelist():
                if not name.endswith("/") and ".dist-info/" not in name:
                    files[name] = source.read(name)
    _write(target, {_entry(name): _content(name, files[name]) for name in sorted(files)})


def _entry(name: str) -> str:
    return f"{name}c" if name.endswith(".py") else name


def _content(name: str, data: bytes) -> bytes:
    if not name.endswith(".py"):
        return data
    optimize = 0 if name.startswith(_WITH_DOCSTRINGS) else 2
    code = compile(data, f"{HOME}/{name}", "exec", dont_inherit=True, optimize=optimize)
    return _UNCHECKED + dumps(code if name.startswith(_OURS) else _without_lines(code))


def _without_lines(code: CodeType) -> CodeType:
    """Leave the line numbers out, an eighth of the code; a traceback names the function."""
    consts = tuple(
        _without_lines(const) if isinstance(const, CodeType) else const for const in code.co_consts
    )
    return code.replace(co_consts=consts, co_linetable=b"")


def _write(target: str, files: dict[str, bytes]) -> None:
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for name, data in files.items():
            archive.writestr(ZipInfo(name, _LONG_AGO), data)
