"""What all tests share: the everyday and the long numbers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Protocol

import pytest
from hypothesis import settings

# The everyday run tries the same examples each time: a red run is red for everybody.
settings.register_profile("everyday", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=1000, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the large numbers, not a tenth")
    parser.addoption("--traces", action="store_true", help="record a trace of every page test")
    parser.addoption("--slowest", action="store_true", help="tell which files take the longest")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if is_long(config) else "everyday")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not is_long(config):
        for item in items:
            if "long" in item.keywords:
                item.add_marker(pytest.mark.skip(reason="runs only with --long"))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """With --slowest: the seconds of each file, and those of its slowest tests."""
    if not config.getoption("--slowest"):
        return
    taken: dict[str, dict[str, float]] = {}
    for report in (one for reports in terminalreporter.stats.values() for one in reports):
        if isinstance(report, pytest.TestReport):
            file, _, test = report.nodeid.partition("::")
            tests = taken.setdefault(file, {})
            tests[test] = tests.get(test, 0) + report.duration
    terminalreporter.section("seconds by file, and its slowest tests")
    for file, tests in sorted(taken.items(), key=lambda one: -sum(one[1].values())):
        terminalreporter.line(f"{sum(tests.values()):7.1f}  {file} ({len(tests)})")
        for test, seconds in sorted(tests.items(), key=lambda one: -one[1])[:3]:
            if seconds >= 2:
                terminalreporter.line(f"          {seconds:5.1f}  {test}")


def is_long(config: pytest.Config) -> bool:
    """Tell whether the large numbers were asked for."""
    return bool(config.getoption("--long") or os.environ.get("FRONTIER_LONG"))


class Many(Protocol):
    """Scales a count."""

    def __call__(self, count: int, every_day: int | None = None) -> int: ...


@pytest.fixture(scope="session")
def many(pytestconfig: pytest.Config) -> Many:
    """Scale a count: `many(10_000)` is that with --long, and a tenth or what is said every day."""

    def scaled(count: int, every_day: int | None = None) -> int:
        return count if is_long(pytestconfig) else every_day or max(1, count // 10)

    return scaled


class Some(Protocol):
    """Gives every so-and-so-many-th of a list."""

    def __call__(self, every: int, of: Sequence[Any]) -> Sequence[Any]: ...


@pytest.fixture(scope="session")
def some(pytestconfig: pytest.Config) -> Some:
    """Take a sample: `some(4, cases)` is all of them with --long, and one in four every day."""

    def sample(every: int, of: Sequence[Any]) -> Sequence[Any]:
        return of if is_long(pytestconfig) else of[::every]

    return sample
