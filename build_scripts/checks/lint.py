"""The tools that look at form and types; all of them together, none waits for another."""

from __future__ import annotations

from pathlib import Path

from checks.steps import Tool
from machine.environment import ROOT, SCRIPTS, WEB, WORKSHOP
from machine.node import NODE_MODULES

_JS_TESTS = ROOT / "tests" / "js"
_WIRE_TYPES = SCRIPTS / "website" / "wire_types.py"


def lint_tools(python: Path, node: str, fix: bool) -> list[Tool]:
    """List what checks form and types of the Python and the JavaScript, or puts the form right."""
    ruff: list[str | Path] = [python, "-m", "ruff"]
    prettier = NODE_MODULES / "prettier" / "bin" / "prettier.cjs"
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    form = [
        "--write" if fix else "--check",
        f"--config={WEB / '.prettierrc.json'}",
        # Where it looks for what to leave out depends on the folder that it is called from.
        f"--ignore-path={WEB / '.prettierignore'}",
        "--cache",
        f"--cache-location={WORKSHOP / 'prettier'}",
        "--log-level=warn",
    ]
    return [
        Tool("ruff check", [*ruff, "check", *(["--fix"] if fix else [])]),
        Tool("ruff format", [*ruff, "format", *([] if fix else ["--check"])]),
        Tool("mypy --strict", [python, "-m", "mypy"]),
        Tool("types of the wire", [python, _WIRE_TYPES, *([] if fix else ["--check"])]),
        Tool("prettier", [node, prettier, *form, *filter(Path.is_dir, [WEB, _JS_TESTS])]),
        *(
            Tool(f"tsc {config}", [node, tsc, "-p", WEB / config])
            for config in ("tsconfig.json", "tsconfig.worker.json", "tsconfig.tests.json")
        ),
    ]


def js_tests() -> list[Path]:
    """List the tests that run in Node."""
    return sorted(file for file in _JS_TESTS.rglob("*.test.*") if file.suffix in (".js", ".mjs"))
