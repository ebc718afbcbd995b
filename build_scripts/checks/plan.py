"""What a run of test.py is to do: sections, and for those of pytest the files of tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from checks.changed import Suite
from machine.environment import ROOT

SECTIONS = ("lint", "js", "core", "build", "web")

TESTS = {
    "core": ("tests/core", "tests/bots", "tests/school"),
    "build": ("tests/build",),
    "web": ("tests/web",),
}
"""Folders of tests, by section."""

LONG = ("test_random_games.py", "test_second_telling.py", "test_perft.py")
"""Tests of a game that play it over and over: nine tenths of the time of its tests."""


@dataclass
class Plan:
    """What is to be run."""

    sections: set[str]
    tests: dict[str, list[str]] = field(default_factory=dict)
    """For each section of pytest, its folders or files of tests."""
    first: list[str] = field(default_factory=list)
    """Files of tests to hear of before all others: the rules of a game that has changed."""
    options: list[str] = field(default_factory=list)
    """What pytest is told besides."""


def everything(sections: set[str]) -> Plan:
    """Plan all tests of some sections."""
    tests = {
        section: [folder for folder in folders if (ROOT / folder).is_dir()]
        for section, folders in TESTS.items()
        if section in sections
    }
    return Plan(sections, tests)


def what_changed(sections: set[str], changed: Sequence[str]) -> Plan:
    """Plan what some changed files can touch."""
    suite = Suite()
    touched = suite.touched_by(changed)
    wanted = {
        section: sorted(touched & {one for folder in folders for one in suite.of_folder(folder)})
        for section, folders in TESTS.items()
        if section in sections
    }
    chosen = {section for section, files in wanted.items() if files}
    if any(file.startswith(("web/", "tests/js/", "tests/vectors/")) for file in changed):
        chosen.add("js")
    first = [
        file
        for game in suite.games
        if any(file.startswith(f"py_core/frontier/games/{game}/") for file in changed)
        for file in wanted.get("core", [])
        if file.startswith(f"tests/core/games/{game}/") and not file.endswith(LONG)
    ]
    if first:
        wanted["core"] = [one for one in wanted["core"] if one not in first]
    return Plan(sections & {"lint", *chosen}, wanted, first)


def only(plan: Plan, named: Sequence[str]) -> Plan:
    """Keep of a plan the tests that are named."""
    for section, folders in TESTS.items():
        if section in plan.tests:
            plan.tests[section] = [one for one in named if one.startswith(folders)]
    plan.sections = {one for one in plan.sections if one not in TESTS or plan.tests[one]}
    plan.first = []
    return plan
