"""How people go wrong in Boomers; docs/levels.md shows an example of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from frontier.table.game import Position
from frontier.table.picks import Action
from frontier.table.slips import Slip

from .squares import BOOMERS_OF, COLUMN, NOWHERE, PIECES, ROW, SQUARES

if TYPE_CHECKING:
    from .position import BoomersPosition

FAR = 4
"""From how many squares on a move is easily overlooked."""
A_STONE = 4.0
"""What laying stones seems worth to somebody who likes to build, in points."""
CLOSE_BY, A_NEIGHBOUR = 2, 4.0
"""How near a rival has to be to seem worth pressing, and how much, in points."""


def _is_far(position: Position, action: Action) -> bool:
    """Tell whether a piece goes a long way."""
    if len(action) < 2:
        return False
    start = cast("BoomersPosition", position).places[PIECES[action[0]]]
    end = SQUARES[action[1]]
    return abs(ROW[start] - ROW[end]) + abs(COLUMN[start] - COLUMN[end]) >= FAR


def _with_stones(_: Position) -> Callable[[Action], float]:
    return lambda action: A_STONE if len(action) > 2 and action[2] != "none" else 0.0


def near_rivals(board: BoomersPosition) -> Callable[[int], bool]:
    """Tell of a square whether a boomer of the other side that can still move is close by."""
    rivals = [
        board.places[boomer]
        for boomer in BOOMERS_OF[1 - board.side]
        if board.places[boomer] != NOWHERE and not board.exhausted >> boomer & 1
    ]
    return lambda end: any(
        abs(ROW[end] - ROW[rival]) + abs(COLUMN[end] - COLUMN[rival]) <= CLOSE_BY
        for rival in rivals
    )


def _beside_rivals(position: Position) -> Callable[[Action], float]:
    near = near_rivals(cast("BoomersPosition", position))
    return lambda action: A_NEIGHBOUR if len(action) > 1 and near(SQUARES[action[1]]) else 0.0


SLIPS = {
    "far": Slip(unseen=_is_far),
    "freedom": Slip(weighs={"free": 0.0, "reach": 0.0}),
    "little": Slip(weighs={"settled": 1.8, "ahead": 1.5, "land": 0.5}),
    "stones": Slip(seems=_with_stones),
    "chase": Slip(seems=_beside_rivals),
}
"""`far`: long moves are overlooked, one's own and the answers. `freedom`: forgets that a boomer
must be able to go somewhere. `little`: a small
homestead now is dearer than a large one later. `stones`: a turn with stones is a good turn.
`chase`: runs after the others."""
