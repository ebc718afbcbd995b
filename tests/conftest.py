"""What all tests share: the everyday and the long numbers."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import settings

# The everyday run tries the same examples each time: a red run is red for everybody.
settings.register_profile("everyday", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=1000, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the large numbers, not a tenth")
    parser.addoption("--traces", action="store_true", help="record a trace of every page test")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if is_long(config) else "everyday")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not is_long(config):
        for item in items:
            if "long" in item.keywords:
                item.add_marker(pytest.mark.skip(reason="runs only with --long"))


def is_long(config: pytest.Config) -> bool:
    """Tell whether the large numbers were asked for."""
    return bool(config.getoption("--long") or os.environ.get("FRONTIER_LONG"))


@pytest.fixture(scope="session")
def many(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """Scale a count: `many(10_000)` is 10,000 with --long and 1,000 in the everyday run."""

    def scaled(count: int) -> int:
        return count if is_long(pytestconfig) else max(1, count // 10)

    return scaled
