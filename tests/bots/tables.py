"""Positions and quick bots for the tests of all games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import fsum

import pytest
from tests.conftest import Many
from tests.players.guests import GUESTS, seated

from frontier.bots import following, judging, review
from frontier.bots.arena import pairings, play_match
from frontier.bots.bot import Bot
from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.bots.statistics import summarise
from frontier.games import all_games
from frontier.table.chance import Chance
from frontier.table.game import Game, Position
from frontier.table.levels import LEVEL_NAMES, Level
from frontier.table.match import Match, Setup

GAMES = list(all_games().values())
IDEAS_AT_LEAST = 10
"""How many fixed strategies each game has."""


def quick_bot(game: Game, name: str, times: int = 1) -> Bot:
    """Make a bot of a level that spends little: the same search with far less effort."""
    level = level_of(game, name)
    if name in LEVEL_NAMES:
        level = level._replace(
            effort=min(level.effort, 150 * times), samples=min(level.samples, 2 * times)
        )
    return make_bot(game, name, level)


def no_habit_pays(game: Game, ideas: Iterable[str], options: Mapping[str, str], many: Many) -> None:
    """Hold fixed strategies to their fair share against Marshals with far less effort than usual.

    A few matches each every day, and so all of them together; each by itself in the long run,
    against Marshals that spend more.
    """
    times, matches = many(10, 1), many(8, 2)

    def quickly(game: Game, name: str) -> Bot:
        return seated(game, name) if name in GUESTS else quick_bot(game, name, times)

    played = {
        name: [
            play_match(match, quickly)
            for match in pairings(game, f"{game.name}-{name}", "marshal", matches, options, "h")
        ]
        for name in ideas
    }
    assert len(played) >= IDEAS_AT_LEAST
    fair = 1 / Match(game, Setup(game.name, "h", options)).position.players
    won = {name: fsum(result.share for result in results) for name, results in played.items()}
    assert fsum(won.values()) <= fair * matches * len(won), won
    surely = {name for name, results in played.items() if summarise(results).low > fair}
    assert not surely, won


def brief_judge(patch: pytest.MonkeyPatch) -> None:
    """Let the judge look at little: what holds for its whole effort holds for less."""

    def spending(game: Game, name: str) -> Level:
        return level_of(game, name)._replace(effort=300, samples=3, width=6)

    patch.setattr(judging, "level_of", spending)
    patch.setattr(judging, "DEALS", 8)
    patch.setattr(following, "DEALS", 3)
    patch.setattr(review, "SUSPECTS", 2)


def met(game: Game, seed: str, every: int = 6) -> Iterator[Position]:
    """Give positions on the way of a match of sensible, somewhat random players."""
    match = Match(game, Setup(game.name, seed))
    chance = Chance(seed)
    position = match.position.copy()
    bot = quick_bot(game, "greenhorn")
    number = 0
    while position.turn is not None:
        if number % every == 0:
            yield position
        if chance.below(4):
            action = bot.choose(position, position.turn, chance).action
        else:
            action = chance.choose(position.legal())
        position.advance(action)
        number += 1
