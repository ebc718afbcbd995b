"""The core beside the slow second telling: what is legal and what follows, step by step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.core.games.oregon.samples import TASTES, choose_action
from tests.core.games.oregon.second_telling import SlowOregon

from frontier.games.oregon import GAME
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance

PLAYERS = ("2", "3", "4")


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
            table = SlowOregon(position.text())
            assert set(position.legal()) == table.legal(), position.text()
            action = choose_action(position, taste, chance)
            expected = table.after(action)
            position.advance(action)
            found = SlowOregon(position.text())
            if expected.shuffled:
                settle_shuffle(expected, found, table.turn, action[0])
            assert found.facts() == expected.facts(), (table.facts(), action)
        outcome = position.outcome()
        assert outcome is not None
        assert list(outcome.totals) == SlowOregon(position.text()).totals()


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
