"""The numbers of the arena: intervals, shares and margins."""

from __future__ import annotations

import pytest

from frontier.bots.statistics import Result, summarise, wilson


def result(share: float, margin: int = 0, drawn: bool = False) -> Result:
    return Result("seed", 0, share, drawn, margin, 10)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        # Worked out by hand from Wilson's formula, and in many textbooks.
        (5, 10, 0.2366, 0.7634),
        (65, 100, 0.5525, 0.7364),
        (130, 200, 0.5816, 0.7127),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilsons_interval(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=1e-4)


def test_without_matches_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert summarise([]).share == 0.0


def test_draws_are_left_out_of_the_share_but_not_of_the_margin() -> None:
    summary = summarise([result(1.0, 6), result(1.0, 4), result(0.0, -1), result(0.0, 0, True)])
    assert (summary.wins, summary.draws, summary.losses) == (2, 1, 1)
    assert summary.share == pytest.approx(2 / 3)
    assert summary.margin == pytest.approx(9 / 4)
    # The margins 6, 4, -1, 0 have a standard deviation of 3.304.
    assert summary.margin_error == pytest.approx(1.96 * 3.304 / 2, abs=1e-2)


def test_a_shared_win_counts_for_its_part() -> None:
    summary = summarise([result(0.5), result(1.0)])
    assert (summary.wins, summary.losses) == (1.5, 0.5)
    assert summary.share == 0.75
