"""Which files of build_scripts/ a program is made of, so that a change of others does not count."""

from __future__ import annotations

import ast
from pathlib import Path

from machine import fingerprint
from machine.environment import SCRIPTS
from machine.imports import imports_in, modules_below, reached, texts_of


def files_behind(module: str, scripts: Path = SCRIPTS) -> list[Path]:
    """List a script, the scripts that it imports, and the files beside them that these name.

    A script names a file or folder beside it by `Path(__file__).with_name("…")`.
    """
    files = modules_below(scripts)
    found: set[Path] = set()
    for name in reached([module], imports_in(texts_of(files))):
        found.add(files[name])
        for companion in _companions(files[name]):
            found |= {companion} if companion.is_file() else set(fingerprint.files_in(companion))
    return sorted(file for file in found if file.suffix != ".pyc")


def _companions(file: Path) -> list[Path]:
    """List what a script names beside itself."""
    calls = (
        node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)
    )
    return [
        file.with_name(argument.value)
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr == "with_name"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
