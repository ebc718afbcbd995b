"""How a match of Oregon begins: hands dealt, tiles shuffled, start tiles drawn."""

from __future__ import annotations

from frontier.table.chance import Chance
from frontier.table.game import Option, Options

from .box import BOX, BUILDING, BUILDINGS, LANDSCAPE, SYMBOLS, TILES
from .position import OregonPosition

OPTIONS = (Option("players", ("2", "3", "4"), "2", seats=True),)

DEALT = (3, 1)
"""How many landscape and building cards a hand begins with."""


def start(options: Options, chance: Chance) -> OregonPosition:
    """Set up a match: everything shuffled, four cards and a start tile for each."""
    position = OregonPosition(int(options["players"]), chance)
    for kind in (LANDSCAPE, BUILDING):
        position.supplies[kind] = shuffled(cards_of(kind), chance)
        for hand in position.hands:
            for _ in range(DEALT[kind]):
                hand[position.supplies[kind].pop()] += 1
    for tile in range(len(TILES)):
        position.stacks[tile] = shuffled(mineral_values(tile), chance)
    position.start_tiles = deal_start_tiles(position.players, chance)
    return position


def deal_start_tiles(players: int, chance: Chance) -> tuple[int, ...]:
    """Draw a start tile for each seat; there is one of each building."""
    return tuple(shuffled(list(range(1, len(BUILDINGS) + 1)), chance)[:players])


def cards_of(kind: int) -> list[int]:
    """List all landscape or all building cards of the box."""
    return [
        card
        for card, count in enumerate(BOX.cards)
        if (card >= SYMBOLS) == (kind == BUILDING)
        for _ in range(count)
    ]


def mineral_values(tile: int) -> list[int]:
    """List the values of all coal or all gold tiles of the box."""
    return [value for value, count in BOX.minerals[tile].items() for _ in range(count)]


def shuffled(things: list[int], chance: Chance) -> list[int]:
    """Give these things back in a random order."""
    chance.shuffle(things)
    return things
