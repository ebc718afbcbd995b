"""Compiles archives of Python into one stored zip, inside Pyodide, so that the magic number fits.

Stored and not deflated: what the host compresses as a whole gets smaller than what is packed twice.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from types import CodeType
from zipfile import ZIP_STORED, ZipFile, ZipInfo

HOME = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
"""Where Pyodide puts its standard library, and first on sys.path."""

_UNCHECKED = MAGIC_NUMBER + bytes([1, 0, 0, 0]) + bytes(8)  # never compared with any source
_WITH_DOCSTRINGS = ("_pyodide/", "pyodide/")  # Pyodide copies its own into its core
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_EIGHT = bytes([0x80 | 13 << 3 | 7, 0])
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
    tree = ast.parse(data)
    asked_for = name.startswith(_WITH_DOCSTRINGS)
    if asked_for:
        _empty_docstrings(tree)
    if name.startswith(_OURS):
        _forget_annotations(tree)
        _describe_dataclasses(tree)
    optimize = 1 if asked_for else 2
    code = compile(tree, f"{HOME}/{name}", "exec", dont_inherit=True, optimize=optimize)
    return _UNCHECKED + dumps(_with_first_lines(code))


def _empty_docstrings(tree: ast.Module) -> None:
    """Leave a full stop of each docstring, for whoever wants to have one."""
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant(".")), node.body[0])
    ast.fix_missing_locations(tree)


def _forget_annotations(tree: ast.Module) -> None:
    """Leave the annotations of functions out, which nothing reads at run time."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None


def _describe_dataclasses(tree: ast.Module) -> None:
    """Give dataclasses a full stop for a description: else each writes its signature there."""
    full_stop = ast.parse("__doc__ = '.'").body
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and "dataclass" in map(_name, node.decorator_list):
            node.body += full_stop


def _name(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return called.id if isinstance(called, ast.Name) else ""


def _with_first_lines(code: CodeType) -> CodeType:
    """Tell of every instruction the line where its function begins: exact lines take more room.

    CPython's InternalDocs/code_objects.md has the format: eight instructions an entry, no columns.
    """
    whole, rest = divmod(len(code.co_code) // 2, 8)
    lines = _EIGHT * whole + (bytes([_EIGHT[0] - 8 + rest, 0]) if rest else b"")
    consts = tuple(
        _with_first_lines(const) if isinstance(const, CodeType) else const
        for const in code.co_consts
    )
    return code.replace(co_consts=consts, co_linetable=lines)


def _write(target: str, files: dict[str, bytes]) -> None:
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for name, data in files.items():
            archive.writestr(ZipInfo(name, _LONG_AGO), data)
