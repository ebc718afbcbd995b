"""The course of a turn: bids, cards taken in order, event cards, the roll, the next row.

What happens in each part is in `auction`, `event_cards`, `mayors` and `production`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Event
from frontier.table.picks import Action

from . import auction, production
from .cards import CODES, KEEPABLE, MINES, MUSTANG, NAMES, TOWN, Card
from .event_cards import place_kept, take_event, use
from .legal import RIDE
from .mayors import check_mayor, give_mine, pay_fee
from .scoring import tell_score

if TYPE_CHECKING:
    from .position import BoomtownPosition

_MUSTANG = KEEPABLE.index(MUSTANG)


def advance(position: BoomtownPosition, action: Action, told: list[Event] | None) -> None:
    """Carry out a legal action, then everything up to the next decision."""
    phase = position.phase
    seat = position.turn
    assert seat is not None
    if phase == "bid":
        if auction.answer(position, action, told):
            _next_to_take(position, told)
    elif phase == "take":
        take(position, seat, CODES[action[0][5:]], told)
    elif phase == "telegraph":
        production.send_telegram(position, action, told)
        production.produce(position, told)
        go_on(position, told)
    elif phase == "mustang":
        _mustang(position, seat, action, told)
    else:
        use(position, seat, action, told)
        go_on(position, told)


def take(position: BoomtownPosition, seat: int, card: Card, told: list[Event] | None) -> None:
    """Take a card from the row; a mine's fee comes before any change of mayor."""
    position.row.remove(card)
    position.order = position.order[1:]
    if told is not None:
        kind = "took-mine" if card < MINES else "took-card"
        told.append(Event(kind, "choosing", seat, {"card": NAMES[card]}, (NAMES[card],)))
    if card < MINES:
        town = TOWN[card]
        pay_fee(position, seat, town, told)
        give_mine(position, card, seat)
        check_mayor(position, town, told)
    elif take_event(position, seat, card, told):
        return
    go_on(position, told)


def go_on(position: BoomtownPosition, told: list[Event] | None) -> None:
    """Find the next decision, once a card or a roll is dealt with."""
    if place_kept(position, told):
        return
    if position.dice:
        _next_turn(position, told)
        return
    order = position.order
    if not order:
        if not production.roll(position, told):
            production.produce(position, told)
            go_on(position, told)
        return
    # Rule: Mustang order: right after the high bidder's card, unless its owner is next anyway.
    if len(order) == position.players - 1 and position.kept[_MUSTANG] in order[1:]:
        position.phase, position.turn = "mustang", position.kept[_MUSTANG]
        return
    _next_to_take(position, told)


def _mustang(
    position: BoomtownPosition, seat: int, action: Action, told: list[Event] | None
) -> None:
    if action == RIDE:
        position.kept[_MUSTANG] = -1
        position.order = (seat, *(other for other in position.order if other != seat))
    if told is not None:
        told.append(Event("mustang" if action == RIDE else "mustang-waits", "mustang", seat))
    _next_to_take(position, told)


def _next_to_take(position: BoomtownPosition, told: list[Event] | None) -> None:
    seat, row = position.order[0], position.row
    if row.count(row[0]) == len(row):
        # Nothing to choose: the last card has to be taken, or the cards left are all alike.
        take(position, seat, row[0], told)
    else:
        position.phase, position.turn = "take", seat


def _next_turn(position: BoomtownPosition, told: list[Event] | None) -> None:
    position.dice = ()
    drawn = position.drawn
    if drawn == len(position.deck):
        position.phase, position.turn = "over", None
        if told is not None:
            tell_score(position, told)
        return
    position.round += 1
    position.first = position.bidder
    position.drawn = drawn + position.players
    position.row = list(position.deck[drawn : position.drawn])
    if told is not None:
        cards = [NAMES[card] for card in position.row]
        values = {"round": position.round, "cards": cards}
        told.append(Event("row", "turn", None, values, tuple(cards), given=" ".join(cards)))
    if auction.open_bidding(position, told):
        _next_to_take(position, told)
