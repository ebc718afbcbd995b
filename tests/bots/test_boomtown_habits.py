"""Twelve fixed strategies against Marshals of Boomtown with far less effort than they have."""

from __future__ import annotations

from tests.bots.tables import quick_bot
from tests.players.boomtown_habits import IDEAS
from tests.players.guests import GUESTS, seated

from frontier.bots.arena import pairings, play_match
from frontier.bots.bot import Bot
from frontier.games.boomtown import GAME
from frontier.table.game import Game

PLAYERS, MATCHES = 3, 2


def quickly(game: Game, name: str) -> Bot:
    return seated(game, name) if name in GUESTS else quick_bot(game, name)


def test_no_fixed_strategy_gets_more_than_its_share() -> None:
    options = {"players": str(PLAYERS)}
    won = {
        name: sum(
            play_match(match, quickly).share
            for match in pairings(GAME, f"boomtown-{name}", "marshal", MATCHES, options, "h")
        )
        for name in IDEAS
    }
    # Few matches each, so all of them together.
    assert sum(won.values()) <= MATCHES * len(won) / PLAYERS, won
