"""What happens: placing, moving, laying stones, homesteads closing, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Event
from frontier.table.picks import Action

from . import scoring
from .areas import areas_of, in_order, may_split
from .legal import can_move_a_boomer
from .lines import meeting_squares
from .squares import (
    BOOMERS_OF,
    COLUMN,
    FIRST_SOONER,
    LETTERS,
    NAMES,
    NO_PIECE,
    NOWHERE,
    PIECES,
    ROW,
    SOONERS,
    SQUARES,
    Mask,
    Piece,
    Square,
    by_columns,
    by_rows,
    mask_of,
    names_in,
)

if TYPE_CHECKING:
    from .position import BoomersPosition, Occurrence

QUIET_LIMIT = 20
"""After so many turns in a row without a stone or a homestead the game ends."""
REPEAT_LIMIT = 3
"""At this occurrence of a position the game ends."""


def advance(position: BoomersPosition, action: Action, told: list[Event] | None) -> None:
    """Carry out a legal action, telling what happens when asked to."""
    if position.pending:
        _place(position, SQUARES[action[0]], told)
    else:
        _move(position, action, told)
    if position.turn is None and told is not None:
        told += scoring.final_events(position)


def _place(position: BoomersPosition, square: Square, told: list[Event] | None) -> None:
    seat, kind = position.pending[0]
    position.pending = position.pending[1:]
    if kind == "stone":
        position.stones |= 1 << square
        position.supply -= 1
        put(position, square)
        if told is not None:
            told.append(
                Event("placed-stone", "placing", seat, {"at": NAMES[square]}, (NAMES[square],))
            )
    else:
        piece = next_piece(position, seat, kind)
        position.places[piece] = square
        put(position, square)
        if told is not None:
            values = {"piece": LETTERS[piece], "at": NAMES[square]}
            told.append(Event("placed-piece", "placing", seat, values, (NAMES[square],)))
    if position.pending:
        await_placing(position)
    else:
        begin(position, told)


def next_piece(position: BoomersPosition, seat: int, kind: str) -> Piece:
    """Give the piece that a placing step is about: the first one that is not on the board."""
    pieces = SOONERS if kind == "sooner" else BOOMERS_OF[seat]
    return next(piece for piece in pieces if position.places[piece] == NOWHERE)


def await_placing(position: BoomersPosition) -> None:
    """Make the next placing step due."""
    seat, kind = position.pending[0]
    position.turn = seat
    position.phase = f"placing-{kind}"


def begin(position: BoomersPosition, told: list[Event] | None = None) -> None:
    """Start the moves once the set-up is complete."""
    # Rule: areas count from here on, not during the set-up.
    position.areas = areas_of(position.layout.land & ~position.stones)
    settle(position, told)
    position.turn = position.side
    position.phase = "moving"
    if position.clock:
        position.seen = (_occurrence(position),)
    _check_end(position, told)


def put(position: BoomersPosition, square: Square) -> None:
    """Let a square stop others from now on."""
    row, column = ROW[square], COLUMN[square]
    position.rows[row] |= 1 << column
    position.columns[column] |= 1 << row


def travel(
    position: BoomersPosition, piece: Piece, target: Square, told: list[Event] | None = None
) -> bool:
    """Carry out a move without its stones, and tell whether it made a homestead."""
    origin = position.places[piece]
    if not position.settled >> origin & 1:
        position.rows[ROW[origin]] ^= 1 << COLUMN[origin]
        position.columns[COLUMN[origin]] ^= 1 << ROW[origin]
    position.places[piece] = target
    put(position, target)
    if told is not None:
        told.append(_moved(position.side, piece, origin, target))
    # Rule: homesteads are looked for after the move and again after the stones. Only a boomer
    # that steps on or off a river leaves its area.
    rivers = position.layout.river_mask
    if piece < FIRST_SOONER and rivers and (rivers >> origin | rivers >> target) & 1:
        return settle(position, told)
    return False


def _move(position: BoomersPosition, action: Action, told: list[Event] | None) -> None:
    seat = position.side
    piece = PIECES[action[0]]
    changed = travel(position, piece, SQUARES[action[1]], told)
    if len(action) > 2 and action[2] != "none":
        used = PIECES[action[2]]
        if len(action) > 3:
            squares = [SQUARES[action[3]]]
        else:
            squares = meeting_squares(position, piece, used)
        if told is not None:
            told += [_laid(seat, piece, used, square) for square in squares]
        if _lay(position, squares):
            settle(position, told)
        if told is not None and not position.supply:
            told.append(Event("supply-empty", "supply"))
        changed = True
    position.barred = piece if piece >= FIRST_SOONER else NO_PIECE
    if told is not None and piece >= FIRST_SOONER:
        barred = {"piece": LETTERS[piece]}
        told.append(Event("barred", "barred-sooner", 1 - seat, barred, (action[1],)))
    position.side = position.turn = 1 - seat
    if position.clock:
        now = _occurrence(position)
        if changed:
            position.quiet = 0
            position.seen = (now,)
        else:
            position.quiet += 1
            position.seen += (now,)
    _check_end(position, told)


def _moved(seat: int, piece: Piece, origin: Square, target: Square) -> Event:
    start, end = NAMES[origin], NAMES[target]
    rule = "moving" if piece < FIRST_SOONER else "moving-sooners"
    values = {"piece": LETTERS[piece], "from": start, "to": end}
    return Event("moved", rule, seat, values, (start, end))


def _laid(seat: int, piece: Piece, used: Piece, square: Square) -> Event:
    rule = "one-stone" if max(piece, used) >= FIRST_SOONER else "meeting-squares"
    values = {"at": NAMES[square], "piece": LETTERS[piece], "used": LETTERS[used]}
    return Event("stone", rule, seat, values, (NAMES[square],))


def _lay(position: BoomersPosition, squares: list[Square]) -> bool:
    """Lay stones, and tell whether an area was cut."""
    cut = False
    for square in squares:
        stone = 1 << square
        position.stones |= stone
        position.supply -= 1
        put(position, square)
        areas = list(position.areas)
        place = next(place for place, area in enumerate(areas) if area & stone)
        areas[place] ^= stone
        if may_split(square, areas[place]):
            areas[place : place + 1] = areas_of(areas[place])
            cut = cut or len(areas) > len(position.areas)
        elif not areas[place]:
            del areas[place]
        position.areas = tuple(areas)
    return cut


def settle(position: BoomersPosition, told: list[Event] | None) -> bool:
    """Make every area with boomers of one colour only a homestead; tell whether one is new."""
    places = position.places
    colours = [mask_of(places[boomer] for boomer in boomers) for boomers in BOOMERS_OF]
    new = False
    for area in in_order(position.areas):
        blue, orange = area & colours[0], area & colours[1]
        if area & position.settled or bool(blue) == bool(orange):
            continue
        new = True
        position.settled |= area
        for row, line in enumerate(by_rows(area)):
            position.rows[row] |= line
        for column, line in enumerate(by_columns(area)):
            position.columns[column] |= line
        seat = 0 if blue else 1
        here = [boomer for boomer in BOOMERS_OF[seat] if area >> places[boomer] & 1]
        for boomer in here:
            position.exhausted |= 1 << boomer
        if told is not None:
            told.append(_homestead(seat, area, here))
    return new


def _homestead(seat: int, area: Mask, boomers: list[Piece]) -> Event:
    names = names_in(area)
    values = {"squares": len(names), "boomers": [LETTERS[boomer] for boomer in boomers]}
    return Event("homestead", "homesteads", seat, values, tuple(names))


def _occurrence(position: BoomersPosition) -> Occurrence:
    """Sum up what makes a position the same: boomers of a colour are alike, and so are sooners."""
    a, b, c, d, e, f, x, y, z = position.places
    barred = position.barred
    return (
        position.side,
        NOWHERE if barred == NO_PIECE else position.places[barred],
        1 << a | 1 << b | 1 << c,
        1 << d | 1 << e | 1 << f,
        1 << x | 1 << y | 1 << z,
    )


def repeats(position: BoomersPosition) -> int:
    """Count how often this position has occurred."""
    return position.seen.count(position.seen[-1]) if position.seen else 1


def _check_end(position: BoomersPosition, told: list[Event] | None) -> None:
    """End the game when the player to move has no move, or the clock says so."""
    if not can_move_a_boomer(position):
        ended_by, rule = "stuck", "end"
    elif position.clock and position.quiet and repeats(position) >= REPEAT_LIMIT:
        ended_by, rule = "repeated", "clock"
    elif position.clock and position.quiet >= QUIET_LIMIT:
        ended_by, rule = "quiet", "clock"
    else:
        return
    if told is not None:
        told.append(Event(f"ended-{ended_by}", rule, position.side))
    position.turn = None
    position.phase = "over"
    position.ended_by = ended_by
