"""Checks everything, quick things first, and ends with one line per step.

python3 build_scripts/test.py [lint|core|build|web|all] [-k EXPRESSION] [--long] [--fix] [-- PYTEST]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from machine import browser
from machine.environment import ROOT, WEB, SetupError, ensure_python_tools
from machine.node import NODE_MODULES, ensure_packages
from machine.progress import say
from website.build import build_site

SECTIONS = ("lint", "core", "build", "web")

# Folders of tests, by section. Core tests share nothing, so they run on both cores; page tests keep
# a page for a whole file, so they are shared out by files.
TESTS = {
    "core": (("tests/core", "tests/bots", "tests/school"), ("-n", "2")),
    "build": (("tests/build",), ()),
    "web": (("tests/web",), ("-n", "2", "--dist", "loadfile")),
}

_NO_TESTS = 5  # pytest's exit code when nothing was selected


@dataclass(frozen=True)
class Result:
    """How one step ended."""

    name: str
    state: str  # ok, failed, or why it has nothing to say
    seconds: float


class Checks:
    """Runs steps one after the other and keeps their results."""

    def __init__(self) -> None:
        self.results: list[Result] = []

    def command(
        self, name: str, command: Sequence[str | Path], good: tuple[int, ...] = (0,)
    ) -> None:
        """Run a tool as a step; the tool's own words go to the screen."""

        def run() -> str:
            code = subprocess.run([str(part) for part in command], cwd=ROOT, check=False).returncode
            if code in good:
                return "no tests" if code == _NO_TESTS else "ok"
            return "failed"

        self.step(name, run)

    def step(self, name: str, work: Callable[[], str]) -> None:
        """Run a function as a step; it returns its state."""
        say(f"\n── {name}")
        start = time.monotonic()
        try:
            state = work()
        except SetupError as error:
            say(str(error))
            state = "failed"
        self.results.append(Result(name, state, time.monotonic() - start))

    def summary(self) -> int:
        """Print a line for each step; return the exit code."""
        say("\n── summary")
        for result in self.results:
            say(f"   {result.state:<8}  {result.name:<24} {result.seconds:7.1f} s")
        total = sum(result.seconds for result in self.results)
        bad = sum(result.state == "failed" for result in self.results)
        verdict = f"{bad} of {len(self.results)} steps failed" if bad else "everything passed"
        say(f"   {verdict}, {total:.1f} s")
        return 1 if bad else 0


def lint(checks: Checks, python: Path, fix: bool) -> None:
    """Check form and types of the Python and the JavaScript; put the form right if asked."""
    ruff = [str(python), "-m", "ruff"]
    checks.command("ruff check", [*ruff, "check", *(["--fix"] if fix else [])])
    checks.command("ruff format", [*ruff, "format", *([] if fix else ["--check"])])
    checks.command("mypy --strict", [python, "-m", "mypy"])
    node = ensure_packages().node
    prettier = NODE_MODULES / "prettier" / "bin" / "prettier.cjs"
    # Where it looks for what to leave out depends on the folder that it is called from.
    ignored = f"--ignore-path={WEB / '.prettierignore'}"
    deed = "--write" if fix else "--check"
    checks.command("prettier", [node, prettier, deed, ignored, "--log-level=warn", WEB])
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    for config in ("tsconfig.json", "tsconfig.worker.json"):
        checks.command(f"tsc {config}", [node, tsc, "-p", WEB / config])


def tests(checks: Checks, python: Path, section: str, selection: list[str]) -> None:
    """Run the tests of one section."""
    folders, options = TESTS[section]
    there = [folder for folder in folders if (ROOT / folder).is_dir()]
    if there:
        command = [str(python), "-m", "pytest", *options, *there, *selection]
        checks.command(f"pytest {section}", command, good=(0, _NO_TESTS))


def prepare_page(checks: Checks) -> bool:
    """Build the site and find a browser, for the tests that need them."""

    def work() -> str:
        os.environ[browser.VARIABLE] = browser.ensure_chromium()
        build_site()
        return "ok"

    checks.step("build the site", work)
    return checks.results[-1].state == "ok"


def main(arguments: list[str]) -> int:
    """Run the command."""
    split = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(description="Check everything.", epilog="-- goes to pytest.")
    parser.add_argument("section", nargs="*", help="lint, core, build, web or all (all)")
    parser.add_argument("-k", metavar="EXPRESSION", help="only the tests that match, as in pytest")
    parser.add_argument("--long", action="store_true", help="the large numbers, not a tenth")
    parser.add_argument("--fix", action="store_true", help="let lint put the form right")
    options = parser.parse_args(arguments[:split])
    if unknown := set(options.section) - {*SECTIONS, "all"}:
        parser.error(f"there is no section {', '.join(sorted(unknown))}")

    selection = [*(["-k", options.k] if options.k else []), *arguments[split + 1 :]]
    if options.long:
        selection = ["--long", "--timeout=0", *selection]
    chosen = set(options.section) - {"all"}
    if not chosen or "all" in options.section:
        # Whoever asks for certain tests does not ask for the form of the rest.
        chosen = set(SECTIONS) - ({"lint"} if options.k else set())
    checks = Checks()
    try:
        python = ensure_python_tools("test")
        if "lint" in chosen:
            lint(checks, python, options.fix)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    if "core" in chosen:
        tests(checks, python, "core", selection)
    if {"build", "web"} & chosen and prepare_page(checks):
        for section in ("build", "web"):
            if section in chosen:
                tests(checks, python, section, selection)
    code = checks.summary()
    ran = [result for result in checks.results if result.name.startswith("pytest")]
    asked = bool(selection) and bool(chosen & set(TESTS))
    if asked and not code and all(result.state == "no tests" for result in ran):
        say("   No test matches.")
        return 1
    return code


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
