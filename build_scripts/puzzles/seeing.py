"""How hard a puzzle is: what has to be seen to solve it, and which levels fail to.

How far one has to look, how many other actions look as good, and the levels that miss it count
together. Easy are only puzzles of the base rules with one idea that a look at the board shows.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from frontier.bots.following import replay
from frontier.bots.players import make_bot
from frontier.bots.reasons import Account
from frontier.games.boomers.judge import nearer_land
from frontier.games.boomers.position import BoomersPosition
from frontier.table.chance import Chance
from frontier.table.game import Game, Position
from frontier.table.picks import Action

GRADES = ("easy", "medium", "hard")
LEVELS = ("greenhorn", "settler", "rancher")
"""Who is asked; the Marshal searches as the judge does."""
TRIES = 3
"""How often a level is asked, each time with another chance; half of them missed is a failure."""
FAR = 3
LATER = {
    "oregon": ("next", "leaves", "leaves-one"),
    "boomtown": ("left", "office", "price", "price-for", "paid", "pays"),
}
"""Causes that come about only in the turns that follow."""


def at_a_glance(game: Game, position: Position) -> dict[Action, float]:
    """Say how good the actions look before anything is read; need not name them all."""
    seat = position.turn
    judge = game.judge
    assert seat is not None
    assert judge is not None
    table = position.hidden(seat, Chance(0))
    if judge.sensible is not None:
        return {action: value for value, action in judge.sensible(table)}
    found = {}
    for action in position.legal():
        after = table.copy()
        after.advance(action)
        found[action] = judge.evaluate(after, seat) if after.turn is not None else 0.0
    return found


def steps_to_see(game: Game, position: Position, told: Account) -> int:
    """Count how many actions one has to look ahead: 1 where the answer itself shows its worth."""
    if game.name in LATER:
        return 2 if told.kind.startswith(LATER[game.name]) else 1
    line = told.verdict.lines[1 if told.of_other else 0]
    if told.kind in ("wins", "over"):
        return min(FAR, len(line))
    if told.kind in ("room", "room-given"):
        return _steps_to_room(position, told)
    if not told.kind.startswith(("closes", "settles")):
        return FAR
    owner = told.why[0].values["seat"]
    for number, events in enumerate(replay(position, line).told, 1):
        if any(event.kind == "homestead" and event.seat == owner for event in events):
            return min(FAR, number)
    return FAR


def _steps_to_room(position: Position, told: Account) -> int:
    """Count after how many actions at least half of the room that is told of shows on the board."""
    owner, squares = (told.why[0].values[name] for name in ("seat", "squares"))
    for number in range(1, FAR):
        better, other = (
            nearer_land(cast("BoomersPosition", replay(position, line[:number]).end))[owner]
            for line in told.verdict.lines
        )
        if 2 * abs(better.bit_count() - other.bit_count()) >= squares:
            return number
    return FAR


def misses(game: Game, position: Position, accepted: tuple[Action, ...], level: str) -> int:
    """Count how many of the tries of a level miss the best action."""
    seat = position.turn
    assert seat is not None
    bot = make_bot(game, level)
    return sum(
        bot.choose(position, seat, Chance(1000 + seed)).action not in accepted
        for seed in range(TRIES)
    )


class Scale(NamedTuple):
    """What is much in a game: there are sixty moves in Boomers, and a few cards in Boomtown."""

    crowd: tuple[int, int]
    """So many other actions that look as good are few; more than the second number are many."""
    easy: int
    """What adds up to no more is easy."""
    medium: int
    """What adds up to more is hard."""


SCALES = {
    "boomers": Scale((3, 10), easy=1, medium=3),
    "oregon": Scale((2, 9), easy=1, medium=4),
    "boomtown": Scale((0, 2), easy=0, medium=2),
}


def grade(game: str, steps: int, plausible: int, missed: dict[str, int], base: bool) -> str:
    """Grade a puzzle by all that makes it hard."""
    scale = SCALES[game]
    crowd = sum(plausible > number for number in scale.crowd)
    failing = sum(2 * missed[level] >= TRIES for level in LEVELS)
    hard = min(steps, FAR) - 1 + crowd + failing
    if hard <= scale.easy and steps < FAR and base:
        return "easy"
    return "medium" if hard <= scale.medium else "hard"
