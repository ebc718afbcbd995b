"""How people go wrong in Oregon; docs/levels.md shows an example of each."""

from __future__ import annotations

from collections.abc import Callable

from frontier.table.game import Position
from frontier.table.picks import Action
from frontier.table.slips import Slip

from .box import CHURCH, FARMER, SYMBOLS
from .land import AROUND, MAP, NUMBERS, WATER
from .legal import EXTRA, NUMBER
from .likely import EXTRA_PRICE
from .outlook import CROWD_WORTH, OPEN_WORTH, Outlook, spite
from .position import OregonPosition

Seems = Callable[[Action], float]
LIKED = 2.0
"""What the kind of piece that somebody likes seems worth besides, in points."""
TOGETHER = 1.0
"""What each own farmer around a new one seems worth to somebody who keeps together."""


def _nothing(_: Action) -> float:
    return 0.0


def _playing(position: Position) -> OregonPosition | None:
    """Give the position where two cards and a space are to be chosen."""
    assert isinstance(position, OregonPosition)
    return position if position.phase in ("play", "extra-play") else None


def _gift(position: Position) -> Seems:
    """What a building gives to the others does not come to mind."""
    table = _playing(position)
    if table is None or table.turn is None:
        return _nothing
    outlook = Outlook(table, table.turn)
    against = spite(table.players)

    def seems(action: Action) -> float:
        card = NUMBER[action[0]]
        if card < SYMBOLS:
            return 0.0
        kind, space = card - SYMBOLS + 1, NUMBERS[action[2]]
        around = outlook.around[space]
        others = (around - outlook.lead[space]) / (1 + against)
        each = around if kind == CHURCH else outlook.worth[kind]
        return against * others * each

    return seems


def _cheap_joker(position: Position) -> Seems:
    """The joker costs nothing, so it is spent at the first chance."""
    table = _playing(position)
    if table is None or table.turn is None:
        return _nothing
    price = Outlook(table, table.turn).joker
    return lambda action: 0.0 if action[1] in NUMBER else price


def _cheap_extra(_: Position) -> Seems:
    """An extra turn is taken as soon as there is one."""
    return lambda action: EXTRA_PRICE if action == EXTRA else 0.0


def _today(position: Position) -> Seems:
    """Only what scores at once counts: no room to build, no farmers side by side."""
    table = _playing(position)
    if table is None or table.turn is None:
        return _nothing
    board, mine = table.board, table.turn
    own = {space for space in range(len(board)) if board[space] == FARMER + mine}

    def seems(action: Action) -> float:
        if NUMBER[action[0]] >= SYMBOLS:
            return 0.0
        prospects = 0.0
        for near in AROUND[NUMBERS[action[2]]]:
            if near in own:
                prospects += CROWD_WORTH
            elif not board[near] and MAP[near] != WATER:
                prospects += OPEN_WORTH
        return -prospects

    return seems


def _liking(farmers: bool) -> Callable[[Position], Seems]:
    def of(position: Position) -> Seems:
        if _playing(position) is None:
            return _nothing
        return lambda action: LIKED if (NUMBER[action[0]] < SYMBOLS) == farmers else 0.0

    return of


def _together(position: Position) -> Seems:
    """A new farmer belongs to the others of its colour."""
    table = _playing(position)
    if table is None or table.turn is None:
        return _nothing
    board, farmer = table.board, FARMER + table.turn

    def seems(action: Action) -> float:
        if NUMBER[action[0]] >= SYMBOLS:
            return 0.0
        return TOGETHER * sum(board[near] == farmer for near in AROUND[NUMBERS[action[2]]])

    return seems


def _any_draw(position: Position) -> Seems:
    """Cards are drawn as they come, more buildings than can be played."""
    assert isinstance(position, OregonPosition)
    if position.phase != "draw":
        return _nothing
    return lambda action: 2.0 if action[0] == "draw:building" else 0.0


def _with_joker(_: Position, action: Action) -> bool:
    return len(action) == 3 and action[1] not in NUMBER


def _is_extra(_: Position, action: Action) -> bool:
    return action == EXTRA


SLIPS = {
    "gift": Slip(seems=_gift),
    "cheap-joker": Slip(seems=_cheap_joker),
    "cheap-extra": Slip(seems=_cheap_extra),
    "no-joker": Slip(unseen=_with_joker),
    "no-extra": Slip(unseen=_is_extra),
    "today": Slip(seems=_today),
    "farmers": Slip(seems=_liking(farmers=True)),
    "builder": Slip(seems=_liking(farmers=False)),
    "together": Slip(seems=_together),
    "any-draw": Slip(seems=_any_draw),
}
