"""Ten fixed strategies against a Marshal of Oregon with far less effort than it has."""

from __future__ import annotations

from tests.bots.tables import quick_bot
from tests.players.guests import GUESTS, seated
from tests.players.oregon_habits import IDEAS

from frontier.bots.arena import pairings, play_match
from frontier.bots.bot import Bot
from frontier.games.oregon import GAME
from frontier.table.game import Game

DEALS = 2


def quickly(game: Game, name: str) -> Bot:
    return seated(game, name) if name in GUESTS else quick_bot(game, name)


def test_no_fixed_strategy_gets_more_than_its_share() -> None:
    won = {
        name: sum(
            play_match(match, quickly).share
            for match in pairings(GAME, f"oregon-{name}", "marshal", DEALS, {}, "h")
        )
        for name in IDEAS
    }
    # A few matches each, so all of them together: a Marshal with two deals wins nearly all.
    assert sum(won.values()) <= DEALS * len(won) / 2, won
