"""The core beside the slow second telling: what is legal and what follows, step by step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.core.games.oregon.samples import TASTES, chance_position, choose_action
from tests.core.games.oregon.second_telling import SlowOregon

from frontier.games.oregon import GAME
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance
from frontier.table.picks import Action

PLAYERS = ("2", "3", "4")
SHARES = range(4)
"""The work is cut into so many tests, so that it spreads over processes."""


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("taste", TASTES)
def test_the_second_telling_agrees_with_every_step(
    players: str, taste: str, many: Callable[[int], int]
) -> None:
    for game in range(many(60)):
        position = GAME.start({"players": players}, Chance(game + 500))
        assert isinstance(position, OregonPosition)
        chance = Chance(game)
        while position.turn is not None:
            assert_alike_after(position, choose_action(position, taste, chance))
        outcome = position.outcome()
        assert outcome is not None
        assert list(outcome.totals) == SlowOregon(position.text()).totals()


@pytest.mark.parametrize("share", SHARES)
def test_strewn_boards_agree(share: int, many: Callable[[int], int]) -> None:
    for number in range(share, many(2_000), len(SHARES)):
        chance = Chance(number)
        position = chance_position(chance)
        for _ in range(8):
            if position.turn is None:
                break
            assert_alike_after(position, chance.choose(position.legal()))


def assert_alike_after(position: OregonPosition, action: Action) -> None:
    """Play one action in both tellings."""
    table = SlowOregon(position.text())
    assert set(position.legal()) == table.legal(), position.text()
    expected = table.after(action)
    position.advance(action)
    found = SlowOregon(position.text())
    if expected.shuffled:
        settle_shuffle(expected, found, table.turn, action[0])
    assert found.facts() == expected.facts(), (table.facts(), action)


def settle_shuffle(expected: SlowOregon, found: SlowOregon, seat: int | None, pick: str) -> None:
    """Take the order that chance gave a refilled supply, and the card drawn from it, as found."""
    assert seat is not None
    kind = "landscape" if pick == "draw:landscape" else "building"
    drawn = found.hands[seat] - expected.hands[seat]
    assert drawn.total() == 1
    (card,) = drawn
    assert sorted([card, *found.supply[kind]]) == sorted(expected.supply[kind])
    expected.supply[kind] = found.supply[kind]
    expected.hands[seat][card] += 1
    expected.settle_draw()
