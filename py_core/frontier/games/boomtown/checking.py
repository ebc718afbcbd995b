"""Whether a position that somebody wrote down can be played on from; `reading` reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.errors import Impossible, Unreadable

from .cards import (
    CODES,
    DYNAMITE,
    EXPROPRIATION,
    HOLDUP,
    KEEPABLE,
    MUSTANG,
    NAMES,
    PLACEABLE,
    SALOON,
    TELEGRAPH,
    TOWNS,
)
from .event_cards import choices
from .mayors import MOST_PLAYERS

if TYPE_CHECKING:
    from .position import BoomtownPosition

MOST_GOLD_IN_ALL = 999

PLACED = tuple(NAMES[card] for card in KEEPABLE[:PLACEABLE])
PLAYED = tuple(NAMES[card] for card in (DYNAMITE, EXPROPRIATION, HOLDUP, SALOON))
PHASES = ("bid", "take", "mustang", "telegraph", *PLACED, *PLAYED, "over")


def check(position: BoomtownPosition) -> None:
    """Refuse a position that the rules cannot go on from."""
    if position.phase not in PHASES:
        raise Unreadable("text-phase", phase=position.phase[:40])
    if sum(position.gold) > MOST_GOLD_IN_ALL:
        raise Impossible("too-much-gold", most=MOST_GOLD_IN_ALL)
    _check_mayors(position)
    _need(position, "turn", (position.turn is None) == (position.phase == "over"))
    if position.phase == "bid":
        _check_bidding(position)
    elif position.phase == "over":
        _need(position, "row", not position.row)
        _need(position, "order", not position.order)
        _need(position, "dice", not position.dice)
        _need(position, "passed", not position.passed)
        _need(position, "round", position.round == position.rounds)
    else:
        _check_taking(position)
    for index in range(PLACEABLE):
        card, seat = KEEPABLE[index], position.kept[index]
        if seat >= 0 and position.phase != NAMES[card] and choices(position, card, seat):
            raise Impossible("kept-placeable", card=NAMES[card])


def _need(position: BoomtownPosition, field: str, right: bool) -> None:
    if not right:
        raise Impossible("text-phase-field", phase=position.phase, field=field)


def _check_mayors(position: BoomtownPosition) -> None:
    for town, name in enumerate(TOWNS):
        base = town * MOST_PLAYERS
        counts = position.count[base : base + position.players]
        mayor = position.mayors[town]
        if max(counts) > (1 if mayor < 0 else counts[mayor]):
            raise Impossible("mayor-wrong", town=name)


def _check_bidding(position: BoomtownPosition) -> None:
    bidder, turn = position.bidder, position.turn
    assert turn is not None
    _need(position, "row", len(position.row) == position.players)
    _need(position, "order", not position.order)
    _need(position, "dice", not position.dice)
    _need(position, "passed", not position.passed >> turn & 1)
    if bidder >= 0:
        right = bidder != turn and not position.passed >> bidder & 1
        _need(position, "bid", right and 1 <= position.bid <= position.gold[bidder])


def _check_taking(position: BoomtownPosition) -> None:
    phase, order, turn = position.phase, position.order, position.turn
    assert turn is not None
    _need(position, "bid", position.bidder >= 0)
    _need(position, "passed", not position.passed)
    _need(position, "order", len(set(order)) == len(order))
    _need(position, "row", len(position.row) == len(order))
    _need(position, "dice", len(position.dice) in (0, 2) and not (position.dice and order))
    if phase == "take":
        _need(position, "order", bool(order) and order[0] == turn)
        return
    _need(position, "order", len(order) < position.players)
    if phase == "mustang":
        _need(position, "kept", position.kept[KEEPABLE.index(MUSTANG)] == turn)
        _need(position, "order", len(order) == position.players - 1 and turn in order[1:])
    elif phase == "telegraph":
        _need(position, "kept", position.kept[KEEPABLE.index(TELEGRAPH)] == turn)
        _need(position, "dice", bool(position.dice))
    else:
        if phase in PLACED:
            _need(position, "kept", position.kept[PLACED.index(phase)] == turn)
        else:
            _need(position, "dice", not position.dice)
            _need(position, "order", turn not in order)
        if not choices(position, CODES[phase], turn):
            raise Impossible("no-choice", card=phase)
