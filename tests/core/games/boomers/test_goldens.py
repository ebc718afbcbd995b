"""The golden games of Boomers hold every expansion, alone and together."""

from __future__ import annotations

from tests.core.games.boomers.goldens import GOLDENS

EXPANSIONS = ("railroad", "mines", "rivers", "sooners")


def test_at_least_ten_combinations_of_expansions_have_a_golden_game() -> None:
    combined = {
        tuple(name for name in EXPANSIONS if options.get(name, "off") != "off")
        for options in GOLDENS.values()
    }
    assert all((name,) in combined for name in EXPANSIONS)
    assert sum(len(names) > 1 for names in combined) >= 10
    assert EXPANSIONS in combined
