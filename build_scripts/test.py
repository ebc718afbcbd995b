"""Checks everything, quick things first, and ends with one line per step.

python3 build_scripts/test.py [lint|js|core|build|web|all] [--changed] [-k EXPRESSION] [--long]
    [--slowest] [--fix] [-- PYTEST]

With --changed only what the difference from main can touch is run. What stands after -- goes to
pytest; files of tests that are named there are the only ones that run.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from checks.changed import changed_files
from checks.lint import js_tests, lint_tools
from checks.plan import SECTIONS, Plan, everything, only, what_changed
from checks.steps import Steps, Tool
from machine import browser
from machine.environment import ROOT, SCRIPTS, SetupError, ensure_python_tools
from machine.node import ensure_packages
from machine.progress import say

SHARED_OUT = ("--dist", "worksteal")
"""Who has nothing left takes from another, whose tests stay in their order: those of one file may
share a page."""
WORKERS = {"web": "3"}
"""Two for two cores; a test of the page often waits, and a third one uses that time."""
ALONE = ("--last-failed", "--last-failed-no-failures", "none", "--maxfail", "3")
"""What fails in a browser on a machine full of browsers is asked once more on a quiet one: a fault
fails again, and a race is named in the summary."""

SITE = "build the site"


def carry_out(plan: Plan, fix: bool) -> Steps:
    """Run a plan, the quick things first."""
    steps = Steps()
    python = ensure_python_tools("test")
    node = ensure_packages().node
    needs_site = bool({"build", "web"} & plan.sections)
    if needs_site:
        os.environ[browser.VARIABLE] = browser.ensure_chromium()
    tools = lint_tools(python, node, fix) if "lint" in plan.sections else []
    if "js" in plan.sections and js_tests():
        os.environ["PYTHON"] = str(python)  # some ask the core for what the page is given
        tools.append(Tool("node --test", [node, "--test", "--test-reporter=spec", *js_tests()]))
    if fix:  # one after the other, as they write into the same files
        for tool in tools:
            steps.run(tool)
    else:
        steps.side_by_side(tools)

    def pytest(name: str, tests: Sequence[str]) -> None:
        if tests:
            command: list[str | Path] = [python, "-m", "pytest"]
            all_of_them = Tool(
                f"pytest {name}",
                [*command, "-n", WORKERS.get(name, "2"), *SHARED_OUT, *tests, *plan.options],
            )
            if name == "web":
                alone = Tool("pytest web, failed", [*command, *ALONE, *tests, *plan.options])
                steps.run_twice(all_of_them, alone)
            else:
                steps.run(all_of_them)

    pytest("changed rules", plan.first)
    # It takes one core for half a minute, and nobody waits for it yet.
    site = steps.start(Tool(SITE, [sys.executable, SCRIPTS / "build.py"])) if needs_site else None
    pytest("core", plan.tests.get("core", []))
    if site and steps.finish(site):
        for section in ("build", "web"):
            pytest(section, plan.tests.get(section, []))
    return steps


def main(arguments: list[str]) -> int:
    """Run the command."""
    split = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(description="Check everything.", epilog="-- goes to pytest.")
    parser.add_argument("section", nargs="*", help=f"{', '.join(SECTIONS)} or all (all)")
    parser.add_argument("--changed", action="store_true", help="what differs from main can touch")
    parser.add_argument("-k", metavar="EXPRESSION", help="only the tests that match, as in pytest")
    parser.add_argument("--long", action="store_true", help="the large numbers, not a tenth")
    parser.add_argument("--slowest", action="store_true", help="tell which tests take the longest")
    parser.add_argument("--fix", action="store_true", help="let lint put the form right")
    options = parser.parse_args(arguments[:split])
    if unknown := set(options.section) - {*SECTIONS, "all"}:
        parser.error(f"there is no section {', '.join(sorted(unknown))}")
    extra = arguments[split + 1 :]
    named = [one for one in extra if (ROOT / one.partition("::")[0]).exists()]
    selection = [*(["-k", options.k] if options.k else []), *extra]

    sections = set(options.section) - {"all"}
    if not sections or "all" in options.section:
        # Whoever asks for certain tests does not ask for the form of the rest.
        sections = set(SECTIONS) - ({"lint", "js"} if options.k or named else set())
    try:
        if options.changed:
            changed = changed_files()
            say("\n".join(["Changed:", *(f"   {file}" for file in changed or ["nothing"])]))
            plan = what_changed(sections, changed)
        else:
            plan = everything(sections)
        if named:
            plan = only(plan, named)
        plan.options = [one for one in selection if one not in named]
        if options.long:
            plan.options = ["--long", "--timeout=0", *plan.options]
        if options.slowest:
            plan.options = ["--slowest", *plan.options]
        steps = carry_out(plan, options.fix)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    code = steps.summary()
    ran = [result for result in steps.results if result.name.startswith("pytest")]
    if selection and ran and not code and all(result.state == "no tests" for result in ran):
        say("   No test matches.")
        return 1
    return code


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
