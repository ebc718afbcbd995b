"""How the steps of a check are summed up."""

from __future__ import annotations

import sys

import pytest

from checks.steps import Steps, Tool


def ends_with(code: int, name: str = "tool") -> Tool:
    return Tool(name, [sys.executable, "-c", f"raise SystemExit({code})"])


@pytest.mark.parametrize(
    ("first", "second", "states", "code"),
    [
        (0, 1, ["ok"], 0),
        (1, 0, ["unsure", "ok"], 0),
        (1, 1, ["failed", "failed"], 1),
        (1, 5, ["failed", "no tests"], 1),  # nothing was tried again: it fell over itself
        (5, 0, ["no tests"], 0),
    ],
)
def test_what_fails_and_then_passes_alone_is_named_and_what_fails_again_fails(
    first: int, second: int, states: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = Steps()
    steps.run_twice(ends_with(first), ends_with(second, "alone"))
    assert [result.state for result in steps.results] == states
    assert steps.summary() == code
    assert ("unsure:" in capsys.readouterr().out) == ("unsure" in states)
