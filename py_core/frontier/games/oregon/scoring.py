"""How points come about: farmers, buildings and groups, and the sheet at the end.

Every point is told as an event when it is made, and kept in the ledger by its source.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from frontier.table.events import Event, Item
from frontier.table.game import Outcome

from .box import (
    BOX,
    BUILDINGS,
    CHURCH,
    COAL,
    COAL_MINE,
    FARMER,
    GOLD,
    GOLD_MINE,
    HARBOR,
    POST_OFFICE,
    STATION,
    TILES,
    WAREHOUSE,
)
from .land import AROUND, BESIDE, NAMES

if TYPE_CHECKING:
    from .position import OregonPosition

SOURCES = ("post-office", "church", "warehouse", "harbor", "station", "group")
"""The columns of the ledger; coal and gold are added from the tiles at the end."""
_COLUMN = {POST_OFFICE: 0, CHURCH: 1, WAREHOUSE: 2, HARBOR: 3, STATION: 4}
GROUP = 5
# Rule: a post office pays 3 for each farmer beside it, a harbor 4, a warehouse or a station 1.
PER_FARMER = {POST_OFFICE: 3, HARBOR: 4, WAREHOUSE: 1, STATION: 1}
"""Points for each farmer beside the building; a church counts the farmers around it."""
GROUP_SIZE = 3
GROUP_POINTS = 5
STEPS = {
    **{source: PER_FARMER.get(kind, 1) for kind, source in enumerate(BUILDINGS, 1)},
    "group": GROUP_POINTS,
}
"""By how many points each source goes up; a church by any number."""


def score_farmer(position: OregonPosition, seat: int, space: int, told: list[Event] | None) -> None:
    """Score a farmer just placed: the buildings around it in board order, then its group."""
    board = position.board
    for near in AROUND[space]:
        if 0 < board[near] < FARMER:
            _reward(position, seat, near, (space,), told)
    _score_group(position, seat, space, told)


def score_building(
    position: OregonPosition, builder: int, space: int, told: list[Event] | None
) -> None:
    """Score a building just placed, for everyone beside it, clockwise from the builder."""
    board = position.board
    around = [near for near in AROUND[space] if board[near] >= FARMER]
    if not around:
        return
    for step in range(position.players):
        seat = (builder + step) % position.players
        farmers = tuple(near for near in around if board[near] == FARMER + seat)
        if farmers:
            _reward(position, seat, space, farmers, told)


def _reward(
    position: OregonPosition,
    seat: int,
    place: int,
    farmers: tuple[int, ...],
    told: list[Event] | None,
) -> None:
    """Give a seat what the building at a place is worth to these farmers beside it."""
    board = position.board
    kind = board[place]
    if kind in (COAL_MINE, GOLD_MINE):
        _take_tiles(position, seat, place, farmers, told)
        return
    if kind == CHURCH:
        # Rule: a church is worth the number of all farmers around it, of any colour.
        each = sum(board[near] >= FARMER for near in AROUND[place])
    else:
        each = PER_FARMER[kind]
    points = each * len(farmers)
    position.ledger[seat][_COLUMN[kind]] += points
    if told is not None:
        name = BUILDINGS[kind - 1]
        told.append(
            Event(
                name,
                name,
                seat,
                {"square": NAMES[place], "farmers": len(farmers), "each": each, "points": points},
                _names(place, *farmers),
                points,
            )
        )
    # Rule: tokens turn active by themselves; one that is active already stays so.
    if kind == WAREHOUSE and not position.joker[seat]:
        position.joker[seat] = True
        if told is not None:
            told.append(Event("joker-active", "warehouse", seat, where=_names(place)))
    elif kind == STATION and not position.extra[seat]:
        position.extra[seat] = True
        if told is not None:
            told.append(Event("extra-active", "station", seat, where=_names(place)))


def _take_tiles(
    position: OregonPosition,
    seat: int,
    mine: int,
    farmers: tuple[int, ...],
    told: list[Event] | None,
) -> None:
    """Give a seat one tile for each of these farmers beside a mine, as long as there are any."""
    kind = COAL if position.board[mine] == COAL_MINE else GOLD
    stack = position.stacks[kind]
    due = len(farmers)
    taken = [stack.pop() for _ in range(min(due, len(stack)))]
    position.minerals[seat][kind] += taken
    if told is None:
        return
    name, where = TILES[kind], _names(mine, *farmers)
    square = NAMES[mine]
    if taken:
        told.append(
            Event(
                name,
                BUILDINGS[position.board[mine] - 1],
                seat,
                {"square": square, "tiles": len(taken)},
                where,
                given=f"{name}:{','.join(map(str, taken))}",
                private={"values": taken},
            )
        )
    if len(taken) < due:
        # Rule: where the stack is empty, nothing is given.
        missing = {"square": square, "tile": name, "missing": due - len(taken)}
        told.append(Event("none-left", "empty-stack", seat, missing, where))


def _score_group(position: OregonPosition, seat: int, space: int, told: list[Event] | None) -> None:
    """Give five points when a farmer just placed makes a group that has not scored yet."""
    board = position.board
    farmer = FARMER + seat
    group = [space]
    for near in BESIDE[space]:
        if board[near] != farmer or near in group:
            continue
        part = connected(board, near, farmer, without=space)
        # Rule: a part of three or more has scored already, so the whole scores nothing more.
        if len(part) >= GROUP_SIZE:
            return
        group += part
    if len(group) < GROUP_SIZE:
        return
    position.ledger[seat][GROUP] += GROUP_POINTS
    if told is not None:
        values = {"size": len(group), "points": GROUP_POINTS}
        told.append(Event("group", "group", seat, values, _names(*sorted(group)), GROUP_POINTS))


def connected(board: list[int], space: int, farmer: int, without: int = -1) -> list[int]:
    """List the spaces of the group of a farmer, as if one space were empty."""
    group = [space]
    for member in group:
        for near in BESIDE[member]:
            if board[near] == farmer and near != without and near not in group:
                group.append(near)
    return group


def scored_groups(position: OregonPosition) -> list[tuple[int, list[int]]]:
    """List the groups that have scored: exactly those of three or more, by their first space."""
    board = position.board
    grouped: set[int] = set()
    groups: list[tuple[int, list[int]]] = []
    for space, piece in enumerate(board):
        if piece < FARMER or space in grouped:
            continue
        group = connected(board, space, piece)
        grouped.update(group)
        if len(group) >= GROUP_SIZE:
            groups.append((piece - FARMER, sorted(group)))
    return groups


def count_tiles(position: OregonPosition, told: list[Event] | None) -> None:
    """Turn over the coal and gold of every seat: their points count from now on."""
    if told is None:
        return
    for seat in range(position.players):
        for kind, tile in enumerate(TILES):
            values = position.minerals[seat][kind]
            if values:
                told.append(
                    Event(
                        tile + "-counted",
                        tile + "-mine",
                        seat,
                        {"values": list(values), "tiles": len(values), "points": sum(values)},
                        points=sum(values),
                        given=f"{tile}-of-{seat}:{','.join(map(str, values))}",
                    )
                )


def items(position: OregonPosition) -> list[Item]:
    """List each seat's points by source; coal and gold are hidden until the game is over."""
    found: list[Item] = []
    for seat in range(position.players):
        for source, points in zip(SOURCES, position.ledger[seat], strict=True):
            if points:
                values = {"points": points, "times": points // STEPS[source]}
                where = _made_at(position, seat, source)
                found.append(Item(seat, points, source, source, values, where))
        if position.phase == "over":
            for kind, tile in enumerate(TILES):
                taken = position.minerals[seat][kind]
                if taken:
                    told = {"points": sum(taken), "values": list(taken), "tiles": len(taken)}
                    where = _made_at(position, seat, tile + "-mine")
                    found.append(Item(seat, sum(taken), tile, tile + "-mine", told, where))
    return found


def _made_at(position: OregonPosition, seat: int, source: str) -> tuple[str, ...]:
    """Name the buildings of a kind with a seat's farmers beside them, or its groups."""
    board = position.board
    if source == "group":
        groups = [group for owner, group in scored_groups(position) if owner == seat]
        return _names(*(space for group in groups for space in group))
    kind = BUILDINGS.index(source) + 1
    spaces: dict[int, None] = {}
    for space, piece in enumerate(board):
        if piece == kind:
            farmers = [near for near in AROUND[space] if board[near] == FARMER + seat]
            spaces |= dict.fromkeys([space, *farmers] if farmers else [])
    return _names(*spaces)


def totals(position: OregonPosition) -> list[int]:
    """Add up what each seat has for all to see: with coal and gold once it is over."""
    sums = [sum(points) for points in position.ledger]
    if position.phase == "over":
        for seat, (coal, gold) in enumerate(position.minerals):
            sums[seat] += sum(coal) + sum(gold)
    return sums


def outcome(position: OregonPosition, counted: Sequence[int] | None = None) -> Outcome | None:
    """Tell who won: the most points, then the most farmers on the board, then all of those."""
    if position.phase != "over":
        return None
    sums = totals(position) if counted is None else counted
    ranks = [(sums[seat], BOX.farmers - left) for seat, left in enumerate(position.farmers)]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    return Outcome(winners, tuple(sums), position.closing, "end")


def _names(*spaces: int) -> tuple[str, ...]:
    return tuple([NAMES[space] for space in spaces])
