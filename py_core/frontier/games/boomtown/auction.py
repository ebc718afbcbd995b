"""The auction that opens a turn, and where the winning bid goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Event
from frontier.table.picks import Action

from .gold import pay

if TYPE_CHECKING:
    from .position import BoomtownPosition

PASS: Action = ("pass",)
MOST_GOLD = 2000
"""More than any seat can own: a position begins with less than 1000 in all (`checking`), and
twenty rolls add less than 30 each."""
_BIDS: tuple[Action, ...] = tuple((f"bid:{gold}",) for gold in range(MOST_GOLD))


def bids(position: BoomtownPosition) -> list[Action]:
    """List the bids that the seat in turn can make, and passing."""
    seat = position.turn
    assert seat is not None
    return [*_BIDS[position.bid + 1 : position.gold[seat] + 1], PASS]


def open_bidding(position: BoomtownPosition, told: list[Event] | None) -> bool:
    """Begin the auction of this turn's row; say whether it is over, as nobody has gold."""
    position.phase = "bid"
    position.bid, position.bidder, position.passed = 0, -1, 0
    return _next_to_bid(position, position.first, told)


def answer(position: BoomtownPosition, action: Action, told: list[Event] | None) -> bool:
    """Carry out a bid or a pass of the seat in turn; say whether that ends the auction."""
    seat = position.turn
    assert seat is not None
    if action == PASS:
        position.passed |= 1 << seat
        if told is not None:
            told.append(Event("passed", "bidding", seat))
    else:
        position.bid, position.bidder = int(action[0][4:]), seat
        if told is not None:
            told.append(Event("bid", "bidding", seat, {"bid": position.bid}))
    return _next_to_bid(position, (seat + 1) % position.players, told)


def _next_to_bid(position: BoomtownPosition, seat: int, told: list[Event] | None) -> bool:
    players, gold, bid, bidder = position.players, position.gold, position.bid, position.bidder
    everybody = (1 << players) - 1
    while seat != bidder and position.passed != everybody:
        if not position.passed >> seat & 1:
            if gold[seat] > bid:
                position.turn = seat
                return False
            # Nothing to choose: who cannot bid more than the last bid can only pass.
            position.passed |= 1 << seat
            if told is not None:
                told.append(Event("cannot-bid", "bidding", seat, {"gold": gold[seat]}))
        seat = (seat + 1) % players
    _win(position, told)
    return True


def _win(position: BoomtownPosition, told: list[Event] | None) -> None:
    players = position.players
    if position.bidder < 0:
        # Rule: when everybody passes, the first player counts as the highest bidder.
        position.bidder = position.first
        if told is not None:
            told.append(Event("won-free", "all-pass", position.bidder))
    else:
        if told is not None:
            told.append(Event("won", "bidding", position.bidder, {"bid": position.bid}))
        _pay_bid(position, told)
    winner = position.bidder
    position.passed = 0
    position.order = tuple((winner + step) % players for step in range(players))


def shares(bid: int, players: int) -> tuple[list[int], int]:
    """Split a bid: what each seat to the right keeps, in order, and what the bank gets."""
    kept = []
    for step in range(1, players):
        # Rule: with four or five, the last one of the chain keeps all that reaches him.
        share = bid if step == players - 1 and players > 3 else (bid + 1) // 2
        kept.append(share)
        bid -= share
    return kept, bid


def _pay_bid(position: BoomtownPosition, told: list[Event] | None) -> None:
    winner, players = position.bidder, position.players
    kept, bank = shares(position.bid, players)
    for step, share in enumerate(kept, 1):
        if share:
            pay(position, winner, (winner - step) % players, share, told, "bid-paid", "paying")
    if bank:
        pay(position, winner, None, bank, told, "bid-bank", "paying")
