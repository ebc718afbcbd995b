"""What each event card is worth to each seat at a glance, in gold."""

from __future__ import annotations

from collections.abc import Callable

from frontier.games.boomtown.cards import (
    CARD_SHARK,
    DYNAMITE,
    EXPROPRIATION,
    GIRLS,
    GOVERNOR,
    HOLDUP,
    MUSTANG,
    NEW_VEIN,
    SALOON,
    STAGECOACH,
    TELEGRAPH,
    TOWN,
    TOWNS,
    VALUE,
    Card,
)
from frontier.games.boomtown.event_cards import SHARK_TAKES, STAGECOACH_GIVES
from frontier.games.boomtown.mayors import MOST_PLAYERS
from frontier.games.boomtown.production import VEIN_ADDS
from frontier.games.boomtown.worth import CALM_ROUNDS, best_holdup

from .state import WAYS, State
from .worths import ROLLS, Worths

MOST_LOOT = 12
HOLDUPS = tuple(best_holdup(gold) for gold in range(MOST_LOOT + 1))
"""What a holdup of somebody with so much gold brings, and the number to name for it."""
VEIN_KEPT = 2.0
TOWN_NUMBERS = range(len(TOWNS))


def of_event(worths: Worths, table: State, card: Card) -> list[float]:
    """Tell what an event card of the row is worth to each seat."""
    return _OF[card](worths, table)


def _stagecoach(worths: Worths, table: State) -> list[float]:
    return [STAGECOACH_GIVES * worths.weights.stagecoach] * worths.players


def _card_shark(worths: Worths, table: State) -> list[float]:
    taken = [min(SHARK_TAKES, gold) for gold in table.gold]
    share = worths.weights.card_shark / (worths.players - 1)
    return [share * (sum(taken) - own) for own in taken]


def _holdup(worths: Worths, table: State) -> list[float]:
    harm = 1 + 1 / (worths.players - 1)
    return [harm * HOLDUPS[min(MOST_LOOT, most)][0] for most in _most_of_others(table.gold)]


def _most_of_others(values: list[int]) -> list[int]:
    most = max(values)
    first = values.index(most)
    found = [most] * len(values)
    found[first] = max(values[:first] + values[first + 1 :])
    return found


def _dynamite(worths: Worths, table: State) -> list[float]:
    best = [0.0] * worths.players
    values = worths.mine[table.turns + 1]
    for mine, seat in enumerate(table.owner):
        if seat >= 0 and values[mine] > best[seat]:
            best[seat] = values[mine]
    most = max(best)
    first = best.index(most)
    found = [worths.weights.dynamite * most] * worths.players
    found[first] = worths.weights.dynamite * max(best[:first] + best[first + 1 :])
    return found


def _expropriation(worths: Worths, table: State) -> list[float]:
    players = worths.players
    best = [0.0] * players
    values, count = worths.mine[table.turns + 1], table.count
    for mine, owner in enumerate(table.owner):
        if owner >= 0:
            base = TOWN[mine] * MOST_PLAYERS
            for seat in range(players):
                if count[base + seat] and seat != owner and values[mine] + 1 > best[seat]:
                    best[seat] = values[mine] + 1
    harm = worths.weights.expropriation * (1 + 1 / (players - 1))
    return [harm * one for one in best]


def _saloon(worths: Worths, table: State) -> list[float]:
    players = worths.players
    harm = worths.weights.saloon * (1 + 1 / (players - 1))
    return [
        harm * max([worths.of_saloon(table, town, seat) for town in TOWN_NUMBERS])
        for seat in range(players)
    ]


def _new_vein(worths: Worths, table: State) -> list[float]:
    best = [0] * worths.players
    for mine, seat in enumerate(table.owner):
        if seat >= 0 and WAYS[mine] > best[seat]:
            best[seat] = WAYS[mine]
    often = worths.weights.income * (table.turns + 1) / ROLLS
    waiting = VEIN_KEPT * _calm(table)
    return [VEIN_ADDS * (1 + often * ways) if ways else waiting for ways in best]


def _governor(worths: Worths, table: State) -> list[float]:
    placed: dict[int, float] = {}
    for town, mayor in enumerate(table.mayors):
        if mayor >= 0:
            mines = table.count[town * MOST_PLAYERS + mayor]
            fees = worths.weights.fees * table.coming[town] * mines
            placed[mayor] = max(fees, placed.get(mayor, 0.0))
    waiting = worths.weights.governor * _calm(table)
    return [placed.get(seat, waiting) for seat in range(worths.players)]


def _girls(worths: Worths, table: State) -> list[float]:
    harm = 1 + 1 / (worths.players - 1)
    placed: dict[int, float] = {}
    for keeper, town, _ in table.saloons:
        takes = harm * worths.of_saloon(table, town, keeper)
        placed[keeper] = max(takes, placed.get(keeper, 0.0))
    waiting = worths.weights.girls * _calm(table)
    return [placed.get(seat, waiting) for seat in range(worths.players)]


def _mustang(worths: Worths, table: State) -> list[float]:
    worth = worths.weights.mustang * _calm(table) if table.turns else 0.0
    return [worth] * worths.players


def _telegraph(worths: Worths, table: State) -> list[float]:
    weight = worths.weights.telegraph * min(1.0, (table.turns + 1) / 3)
    return [weight * telegram(table, seat) for seat in range(worths.players)]


def telegram(table: State, seat: int) -> float:
    """Tell what changing a die once may bring a seat."""
    best = [VALUE[mine] for mine, owner in enumerate(table.owner) if owner == seat]
    return 1.0 + 0.8 * max(best, default=0)


def _calm(table: State) -> float:
    return min(1.0, (table.turns + 1) / CALM_ROUNDS)


_OF: dict[Card, Callable[[Worths, State], list[float]]] = {
    STAGECOACH: _stagecoach,
    CARD_SHARK: _card_shark,
    HOLDUP: _holdup,
    DYNAMITE: _dynamite,
    EXPROPRIATION: _expropriation,
    SALOON: _saloon,
    NEW_VEIN: _new_vein,
    GOVERNOR: _governor,
    GIRLS: _girls,
    MUSTANG: _mustang,
    TELEGRAPH: _telegraph,
}
