"""Why the stones of a move are refused: which piece can't be used, and what is in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frontier.table.events import Reason
from frontier.table.picks import Pick

from .effects import travel
from .lines import corners
from .squares import (
    BOOMERS_OF,
    COLUMN,
    FIRST_SOONER,
    LETTERS,
    NAMES,
    NOWHERE,
    PIECES,
    ROW,
    STRIDE,
    Piece,
    Square,
)

if TYPE_CHECKING:
    from .position import BoomersPosition

MOST_LETTERS = 20
"""How much of a pick that means nothing is repeated in the answer."""


def refused_stones(position: BoomersPosition, active: Piece, target: Square, pick: Pick) -> Reason:
    """Say why this pick can't follow a legal move to the target."""
    if pick not in PIECES and pick != "none":
        return Reason("use-unknown", "picks", {"pick": pick[:MOST_LETTERS]})
    after = position.copy()
    travel(after, active, target)
    values: dict[str, Any] = {"piece": LETTERS[active], "to": NAMES[target], "used": pick}
    if after.supply == 0:
        return Reason("no-stones-left", "supply", values)
    if after.settled >> target & 1:
        if active < FIRST_SOONER:
            return Reason("settled-by-move", "settled-land", values, (NAMES[target],))
        return Reason("settled-sooner", "settled-sooners", values, (NAMES[target],))
    if pick == "none":
        return Reason("nothing-to-place", "meeting-squares", values)
    used = PIECES[pick]
    if after.places[used] == NOWHERE:
        return Reason("piece-absent", "picks", {"piece": pick})
    where = (NAMES[after.places[used]],)
    if used == active:
        return Reason("use-itself", "meeting-squares", values, where)
    if used in BOOMERS_OF[position.side]:
        return Reason("use-own", "meeting-squares", values, where)
    if active >= FIRST_SOONER and used >= FIRST_SOONER:
        return Reason("sooner-with-sooner", "one-stone", values, where)
    if after.settled >> after.places[used] & 1:
        if used < FIRST_SOONER:
            return Reason("used-exhausted", "exhausted", values, where)
        return Reason("used-settled", "settled-sooners", values, where)
    there = after.places[used]
    if ROW[target] == ROW[there]:
        return Reason("same-row", "meeting-squares", values, (NAMES[target], *where))
    if COLUMN[target] == COLUMN[there]:
        return Reason("same-column", "meeting-squares", values, (NAMES[target], *where))
    return _no_corner(after, active, used, values)


def _no_corner(
    position: BoomersPosition, active: Piece, used: Piece, values: dict[str, Any]
) -> Reason:
    """Say in full why no stone can stand on the first meeting square, in brief on the other."""
    first, other = corners(position.places[active], position.places[used])
    why = _refused_corner(position, active, used, first)
    why_other = _refused_corner(position, active, used, other)
    told = {
        **values,
        "corner": NAMES[first],
        **why.values,
        "other": NAMES[other],
        "other_cause": why_other.kind.removeprefix("corner-"),
    }
    return why._replace(values=told, where=tuple(dict.fromkeys((*why.where, *why_other.where))))


def _refused_corner(
    position: BoomersPosition, active: Piece, used: Piece, corner: Square
) -> Reason:
    """Say why no stone can stand on one meeting square."""
    layout = position.layout
    where = (NAMES[corner],)
    if layout.mine_mask >> corner & 1:
        return Reason("corner-mine", "mines", where=where)
    if layout.river_mask >> corner & 1:
        return Reason("corner-river", "rivers", where=where)
    holder = holder_of(position, corner)
    if holder is not None:
        return Reason("corner-taken", "meeting-squares", {"blocker": holder}, where)
    if position.settled >> corner & 1:
        owner = owner_of(position, corner)
        return Reason("corner-homestead", "settled-land", {"owner": owner}, where)
    blocked = _blocked_line(position, active, corner) or _blocked_line(position, used, corner)
    # One of the two lines is blocked, or a stone could stand here.
    assert blocked is not None
    return blocked._replace(where=(*where, *blocked.where))


def _blocked_line(position: BoomersPosition, piece: Piece, corner: Square) -> Reason | None:
    """Say what is between a piece and a meeting square."""
    start = position.places[piece]
    step = STRIDE if COLUMN[start] == COLUMN[corner] else 1
    for square in range(start, corner, step if corner > start else -step):
        if square == start:
            continue
        at = NAMES[square]
        values: dict[str, Any] = {"seer": LETTERS[piece], "at": at}
        holder = holder_of(position, square)
        if holder is not None:
            values["blocker"] = holder
            return Reason("corner-blocked", "meeting-squares", values, (at,))
        if position.settled >> square & 1:
            values["owner"] = owner_of(position, square)
            return Reason("corner-behind-homestead", "settled-land", values, (at,))
    return None


def too_many(pick: Pick) -> Reason:
    """Refuse a pick after an action that is complete."""
    return Reason("too-many", "picks", {"pick": pick[:MOST_LETTERS]})


def holder_of(position: BoomersPosition, square: Square) -> str | None:
    """Name what stands on a square: a letter, `stone`, or nothing."""
    if position.stones >> square & 1:
        return "stone"
    if square in position.places:
        return LETTERS[position.places.index(square)]
    return None


def owner_of(position: BoomersPosition, square: Square) -> int:
    """Tell whose homestead a settled square belongs to."""
    area = next(area for area in position.areas if area >> square & 1)
    return 0 if any(area >> position.places[boomer] & 1 for boomer in BOOMERS_OF[0]) else 1
