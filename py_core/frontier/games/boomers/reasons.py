"""Why picks are refused: one specific reason for every refusal that the rules can produce."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frontier.table.events import Reason
from frontier.table.picks import Action, Pick

from .refused_stones import MOST_LETTERS, holder_of, owner_of, refused_stones, too_many
from .squares import (
    BOOMERS_OF,
    COLUMN,
    FIRST_SOONER,
    LETTERS,
    NAMES,
    NOWHERE,
    PIECES,
    ROW,
    SQUARES,
    STRIDE,
    Mask,
    Piece,
    Square,
    names_in,
)

if TYPE_CHECKING:
    from .position import BoomersPosition


def reason(position: BoomersPosition, picks: Action) -> Reason:
    """Say which rule refuses these picks, knowing that no legal action begins with them."""
    actions = position.legal()
    made = 0
    while any(action[: made + 1] == picks[: made + 1] for action in actions):
        made += 1
    good, bad = picks[:made], picks[made]
    if position.pending:
        return _refused_placing(position, bad) if made == 0 else too_many(bad)
    if made == 0:
        return _refused_piece(position, bad)
    piece = PIECES[good[0]]
    if made == 1:
        return _refused_target(position, piece, bad)
    if made == 2:
        return refused_stones(position, piece, SQUARES[good[1]], bad)
    choices = [action[3] for action in actions if action[:made] == good and len(action) > made]
    if choices and bad in SQUARES:
        rule = "one-stone" if max(piece, PIECES[good[2]]) >= FIRST_SOONER else "supply"
        return Reason("not-a-choice", rule, {"at": bad, "choices": choices}, (bad,))
    if choices:
        return _unknown_square(bad)
    if bad in SQUARES and good[2] != "none":
        return Reason("no-choice", "both-stones", {"used": good[2]}, (bad,))
    return too_many(bad)


def _unknown_square(pick: Pick) -> Reason:
    return Reason("square-unknown", "picks", {"pick": pick[:MOST_LETTERS]})


def _refused_placing(position: BoomersPosition, pick: Pick) -> Reason:
    if pick not in SQUARES:
        return _unknown_square(pick)
    square = SQUARES[pick]
    holder = holder_of(position, square)
    if holder is not None:
        values = {"at": pick, "blocker": holder}
        return Reason("place-taken", "placing", values, (pick,))
    if position.layout.mine_mask >> square & 1:
        return Reason("place-mine", "mines", {"at": pick}, (pick,))
    return Reason("place-river", "rivers", {"at": pick}, (pick,))


def _refused_piece(position: BoomersPosition, pick: Pick) -> Reason:
    if pick in SQUARES:
        return Reason("piece-first", "picks", {"pick": pick}, (pick,))
    if pick not in PIECES:
        return Reason("piece-unknown", "picks", {"pick": pick[:MOST_LETTERS]})
    piece = PIECES[pick]
    square = position.places[piece]
    if square == NOWHERE:
        return Reason("piece-absent", "picks", {"piece": pick})
    where = (NAMES[square],)
    values: dict[str, Any] = {"piece": pick, "at": NAMES[square]}
    if piece in BOOMERS_OF[1 - position.side]:
        return Reason("not-yours", "turn", values, where)
    if position.exhausted >> piece & 1:
        home = next(area for area in position.areas if area >> square & 1)
        return Reason("exhausted", "exhausted", values, tuple(names_in(home)))
    if piece == position.barred:
        return Reason("barred", "barred-sooner", values, where)
    return Reason("hemmed-in", "moving", values, where)


def _refused_target(position: BoomersPosition, piece: Piece, pick: Pick) -> Reason:
    if pick not in SQUARES:
        return _unknown_square(pick)
    start, target = position.places[piece], SQUARES[pick]
    values: dict[str, Any] = {"piece": LETTERS[piece], "from": NAMES[start], "to": pick}
    if target == start:
        return Reason("zero-move", "moving", values, (pick,))
    if ROW[start] != ROW[target] and COLUMN[start] != COLUMN[target]:
        return Reason("not-straight", "moving", values, (NAMES[start], pick))
    return _stopped(position, start, target, values)


def _stopped(
    position: BoomersPosition, start: Square, target: Square, values: dict[str, Any]
) -> Reason:
    """Walk towards the target and say what ends the move too soon."""
    home = _homestead_around(position, start)
    step = STRIDE if COLUMN[start] == COLUMN[target] else 1
    for square in range(start, target, step if target > start else -step):
        if square == start:
            continue
        stop = _stop_at(position, square, home, "cross")
        if stop is None and position.layout.river_mask >> square & 1:
            stop = Reason("river-ends", "rivers")
        if stop is not None:
            where = (NAMES[square], NAMES[target])
            return stop._replace(values={**values, "at": NAMES[square], **stop.values}, where=where)
    stop = _stop_at(position, target, home, "enter") or Reason("mine-stop", "mines")
    at = NAMES[target]
    return stop._replace(values={**values, "at": at, **stop.values}, where=(at,))


def _stop_at(position: BoomersPosition, square: Square, home: Mask, how: str) -> Reason | None:
    """Say what on this square stops a piece that wants to enter or cross it."""
    holder = holder_of(position, square)
    if holder is not None:
        kind = "square-taken" if how == "enter" else "path-blocked"
        return Reason(kind, "moving", {"blocker": holder})
    # Rule: nobody enters or crosses a homestead; a sooner in one moves on within it.
    if (position.settled & ~home) >> square & 1:
        return Reason(f"homestead-{how}", "settled-land", {"owner": owner_of(position, square)})
    return None


def _homestead_around(position: BoomersPosition, square: Square) -> Mask:
    """Give the homestead that a square belongs to, if any."""
    for area in position.areas:
        if area >> square & 1 and area & position.settled:
            return area
    return 0
