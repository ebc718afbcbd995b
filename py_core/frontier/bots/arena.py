"""Matches between computer players, on all cores, every deal played from each seat.

With two seats the players swap them; with more, the first player takes each seat in turn
against the second player in all others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from os import cpu_count
from typing import NamedTuple, TypeAlias

from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.game import Game, Position
from frontier.table.match import Match, Setup

from .bot import Bot
from .players import unhurried_bot
from .statistics import Result

MOST_ACTIONS = 2_000
"""A match that is longer is left as a draw; only Boomers without its clock can be."""
TRIES = 50
"""How many seeds are tried for a deal that the options allow."""


Seating: TypeAlias = Callable[[Game, str], Bot]
"""Seats a player at a game by its name."""


class Pairing(NamedTuple):
    """One match to be played."""

    game: Game
    first: str
    second: str
    options: Mapping[str, str]
    seed: str
    seat: int
    """Where the first player sits."""


def pairings(
    game: Game, first: str, second: str, matches: int, options: Mapping[str, str], seed: str
) -> Iterator[Pairing]:
    """List the matches: each deal once from every seat, until there are enough."""
    chance = Chance(seed)
    done = 0
    while done < matches:
        deal = _playable(game, options, chance)
        seats = Match(game, Setup(game.name, deal, options)).position.players
        for seat in range(seats):
            if done < matches:
                yield Pairing(game, first, second, options, deal, seat)
                done += 1


def _playable(game: Game, options: Mapping[str, str], chance: Chance) -> str:
    """Draw a seed with which these options can be set up, or refuse the options."""
    for _ in range(TRIES - 1):
        seed = chance.seed()
        try:
            Match(game, Setup(game.name, seed, options))
        except Impossible:
            continue
        return seed
    seed = chance.seed()
    Match(game, Setup(game.name, seed, options))
    return seed


def play_match(pairing: Pairing, seated: Seating = unhurried_bot) -> Result:
    """Play one match to its end."""
    game = pairing.game
    match = Match(game, Setup(game.name, pairing.seed, pairing.options))
    position = match.position.copy()
    seats = position.players
    bots = [
        seated(game, pairing.first if seat == pairing.seat else pairing.second)
        for seat in range(seats)
    ]
    # Each seat has its own chance, the same whoever sits there.
    chances = [Chance(Chance(pairing.seed).next64() + seat) for seat in range(seats)]
    actions = 0
    while position.turn is not None and actions < MOST_ACTIONS:
        seat = position.turn
        position.advance(bots[seat].choose(position, seat, chances[seat]).action)
        actions += 1
    return result_of(position, pairing, actions)


def result_of(position: Position, pairing: Pairing, actions: int) -> Result:
    """Say how a match has ended for its first player; one without an end is a draw."""
    outcome = position.outcome()
    if outcome is None:
        return Result(pairing.seed, pairing.seat, 0.0, True, 0, actions)
    own = outcome.totals[pairing.seat]
    margin = own - max(total for seat, total in enumerate(outcome.totals) if seat != pairing.seat)
    winners = outcome.winners
    drawn = not winners or len(winners) == position.players
    share = 1 / len(winners) if pairing.seat in winners else 0.0
    return Result(pairing.seed, pairing.seat, share, drawn, margin, actions)


def play_all(
    matches: list[Pairing],
    tell: Callable[[int], None],
    cores: int | None = None,
    seated: Seating = unhurried_bot,
) -> list[Result]:
    """Play matches on all cores, telling how many are done; the order is that of the list."""
    results = []
    processes = min(cores or cpu_count() or 1, len(matches))
    if processes < 2:
        for done, match in enumerate(matches, 1):
            results.append(play_match(match, seated))
            tell(done)
        return results
    from multiprocessing import get_context  # the page, which has one core, does not load it

    with get_context().Pool(processes) as pool:
        for done, result in enumerate(pool.imap(partial(play_match, seated=seated), matches), 1):
            results.append(result)
            tell(done)
    return results
