"""The land: the terrain of its spaces, what touches what, and where each card leads.

The map comes from `data/map.txt`, which is checked when it is loaded.
"""

from __future__ import annotations

from frontier.table.data import read_data
from frontier.table.errors import Unreadable

from .box import BUILDINGS, SYMBOLS

COLUMNS = "abcdefghijklmno"
WIDTH, HEIGHT = len(COLUMNS), 10
SPACES = WIDTH * HEIGHT
"""Spaces are numbered from a1 to the right, then row by row upwards."""

GREEN, MOUNTAIN, RAILROAD, WATER = ".", "M", "R", "W"
TERRAINS = {GREEN: "green", MOUNTAIN: "mountain", RAILROAD: "railroad", WATER: "water"}
GROUND = (GREEN, GREEN, GREEN, GREEN, MOUNTAIN, MOUNTAIN, RAILROAD)
"""The terrain on which each of BUILDINGS stands."""

NAMES = tuple(column + str(row) for row in range(1, HEIGHT + 1) for column in COLUMNS)
NUMBERS = {name: space for space, name in enumerate(NAMES)}


def _near(space: int, corners: bool) -> tuple[int, ...]:
    row, column = divmod(space, WIDTH)
    return tuple(
        (row + up) * WIDTH + column + right
        for up in (-1, 0, 1)
        for right in (-1, 0, 1)
        if 0 <= row + up < HEIGHT
        and 0 <= column + right < WIDTH
        and (up or right)
        and (corners or not (up and right))
    )


AROUND = tuple(_near(space, corners=True) for space in range(SPACES))
"""The spaces that touch a space, corners included, in the order of their numbers."""
BESIDE = tuple(_near(space, corners=False) for space in range(SPACES))
"""The spaces that share a side with a space."""

# Rule: columns go in threes from the left, rows in twos from the top, both in symbol order.
BAND_COLUMNS, BAND_ROWS = WIDTH // SYMBOLS, HEIGHT // SYMBOLS
COLUMN_SYMBOL = tuple(space % WIDTH // BAND_COLUMNS for space in range(SPACES))
ROW_SYMBOL = tuple((HEIGHT - 1 - space // WIDTH) // BAND_ROWS for space in range(SPACES))


def read_map(text: str) -> str:
    """Read the terrain of all spaces in the order of their numbers, or say what is wrong."""
    rows: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        row = "".join(line.split())
        if not row or row.startswith("#"):
            continue
        if len(row) != WIDTH or any(letter not in TERRAINS for letter in row):
            raise Unreadable("map-row", line=number, text=line[:40], columns=WIDTH)
        rows.append(row)
    if len(rows) != HEIGHT:
        raise Unreadable("map-rows", rows=len(rows), wanted=HEIGHT)
    terrain = "".join(reversed(rows))
    for kind, building in enumerate(BUILDINGS, 1):
        # Rule: each of the players may have to place a start tile, so there must be room for it.
        if not any(suits(terrain, kind, space) for space in range(SPACES)):
            raise Unreadable("map-no-site", building=building)
    return terrain


def suits(terrain: str, kind: int, space: int) -> bool:
    """Tell whether this kind of building may stand on this space of a map."""
    if terrain[space] != GROUND[kind - 1]:
        return False
    # Rule: a harbor touches water, if only at a corner.
    return BUILDINGS[kind - 1] != "harbor" or touches_water(terrain, space)


def touches_water(terrain: str, space: int) -> bool:
    """Tell whether water touches this space, corners included."""
    return any(terrain[near] == WATER for near in AROUND[space])


MAP = read_map(read_data(__package__, "map.txt"))

FIELDS = tuple(
    tuple(
        tuple(
            space
            for space in range(SPACES)
            if MAP[space] != WATER
            and (ROW_SYMBOL[space], COLUMN_SYMBOL[space]) in ((first, second), (second, first))
        )
        for second in range(SYMBOLS)
    )
    for first in range(SYMBOLS)
)
"""The dry spaces of the areas to which two symbols lead."""

STARTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(space for space in range(SPACES) if kind and suits(MAP, kind, space))
    for kind in range(len(BUILDINGS) + 1)
)
"""The spaces on which a kind of building may stand at all, by kind; none for 0."""

SITES = tuple(
    tuple(
        tuple(s for s in starts if symbol in (ROW_SYMBOL[s], COLUMN_SYMBOL[s]))
        for symbol in range(SYMBOLS)
    )
    for starts in STARTS
)
"""The spaces for a kind of building in the row and the column of a symbol."""
