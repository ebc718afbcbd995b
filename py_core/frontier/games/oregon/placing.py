"""What a piece scores on a lean table, and the tokens that it wins or costs."""

from __future__ import annotations

from .box import CHURCH, COAL, COAL_MINE, FARMER, GOLD, GOLD_MINE, STATION, WAREHOUSE
from .lean import POINTS, Lean
from .outlook import COAL_WORTH, GOLD_WORTH
from .scoring import GROUP_POINTS
from .worths import DRY


def settle(table: Lean, seat: int, space: int) -> None:
    """Place a farmer and give its seat what it scores."""
    board = table.board
    if table.stand(seat, space):
        table.points[seat] += GROUP_POINTS
    for near in DRY[space]:
        kind = board[near]
        if 0 < kind < FARMER:
            _reward(table, seat, near, 1)
    table.farmers[seat] -= 1
    # Rule: the last farmer of anybody makes this round the last one.
    if not table.farmers[seat]:
        table.closing = True


def build(table: Lean, kind: int, space: int) -> None:
    """Place a building and give everybody beside it what it scores."""
    table.put_up(kind, space)
    for seat, cover in enumerate(table.cover):
        if cover[space]:
            _reward(table, seat, space, cover[space])
    tiles = table.tiles
    tiles[kind - 1] -= 1
    # Rule: as many kinds of tiles used up as there are players.
    if not tiles[kind - 1] and tiles.count(0) >= table.players:
        table.closing = True


def spend_joker(table: Lean, seat: int) -> None:
    """Turn a joker inactive: what makes it active again is worth more now."""
    table.joker[seat] = False
    table.turn_token(seat, WAREHOUSE, table.token[0])


def spend_extra(table: Lean, seat: int) -> None:
    """Turn an extra turn inactive."""
    table.extra[seat] = False
    table.turn_token(seat, STATION, table.token[1])


def _reward(table: Lean, seat: int, place: int, farmers: int) -> None:
    """Give a seat what a building is worth to so many farmers that touch it."""
    kind = table.board[place]
    if kind == CHURCH:
        # Rule: a church is worth the number of all farmers around it, of any colour.
        table.points[seat] += sum([cover[place] for cover in table.cover]) * farmers
    elif kind in (COAL_MINE, GOLD_MINE):
        tile = COAL if kind == COAL_MINE else GOLD
        # Rule: where the stack is empty, nothing is given.
        taken = min(farmers, table.stacks[tile])
        table.stacks[tile] -= taken
        table.points[seat] += taken * (GOLD_WORTH if tile else COAL_WORTH)
    else:
        table.points[seat] += POINTS[kind] * farmers
        if kind == WAREHOUSE and not table.joker[seat]:
            table.joker[seat] = True
            table.turn_token(seat, WAREHOUSE, -table.token[0])
        elif kind == STATION and not table.extra[seat]:
            table.extra[seat] = True
            table.turn_token(seat, STATION, -table.token[1])
