"""Ten fixed strategies against a Marshal of Boomers with far less effort than it has."""

from __future__ import annotations

import pytest
from tests.bots.tables import quick_bot
from tests.players.boomers_habits import IDEAS
from tests.players.guests import GUESTS, seated

from frontier.bots.arena import pairings, play_match
from frontier.bots.bot import Bot
from frontier.games.boomers import GAME
from frontier.table.game import Game

MATCHES = 2


def quickly(game: Game, name: str) -> Bot:
    return seated(game, name) if name in GUESTS else quick_bot(game, name)


@pytest.mark.parametrize("mines", ["off", "random"])
def test_no_fixed_strategy_gets_more_than_its_share(mines: str) -> None:
    options = {"setup": "random", "mines": mines}
    won = {
        name: sum(
            play_match(match, quickly).share
            for match in pairings(GAME, f"boomers-{name}", "marshal", MATCHES, options, "h")
        )
        for name in IDEAS
    }
    # A few matches each, so all of them together: even this Marshal wins nearly all.
    assert len(won) == 10
    assert sum(won.values()) <= MATCHES * len(won) / 2, won
