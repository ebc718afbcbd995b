"""What a seat may see: everything but the order of the deck, the same for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .auction import shares
from .cards import (
    COPIES,
    DANGEROUS,
    KEEPABLE,
    MINES,
    NAMES,
    NUMBER,
    SALOON,
    TOWN,
    TOWNS,
    VALUE,
    Card,
)
from .event_cards import saloon_pick
from .legal import TAKE
from .mayors import MOST_PLAYERS, fee
from .production import value_of
from .scoring import totals

if TYPE_CHECKING:
    from .position import BoomtownPosition
    from .shapes import BoomtownMine, BoomtownOffer, BoomtownShare, BoomtownView


def view(position: BoomtownPosition) -> BoomtownView:
    """Describe the table as plain JSON."""
    players = range(position.players)
    count = position.count
    return {
        "game": "boomtown",
        "players": position.players,
        "round": position.round,
        "rounds": position.rounds,
        "phase": position.phase,
        "turn": position.turn,
        "first": position.first,
        "right": right_neighbours(position.players),
        "gold": position.gold[:],
        "totals": totals(position),
        "row": [_offer(position, card) for card in position.row],
        "mines": [
            {**_mine(position, mine), "seat": seat}
            for mine, seat in enumerate(position.owner)
            if seat >= 0
        ],
        "towns": [
            {
                "town": name,
                "mayor": position.mayors[town] if position.mayors[town] >= 0 else None,
                "governor": position.governor == town,
                "fee": fee(position, town),
                "mines": [count[town * MOST_PLAYERS + seat] for seat in players],
            }
            for town, name in enumerate(TOWNS)
        ],
        "saloons": [
            {
                "seat": seat,
                "town": TOWNS[town],
                "girls": girls,
                "pick": saloon_pick(position, index),
            }
            for index, (seat, town, girls) in enumerate(position.saloons)
        ],
        "kept": [
            {"card": NAMES[card], "seat": seat}
            for card, seat in zip(KEEPABLE, position.kept, strict=True)
            if seat >= 0
        ],
        "bid": {"gold": position.bid, "seat": position.bidder} if position.bidder >= 0 else None,
        "shares": _shares(position),
        "passed": [seat for seat in players if position.passed >> seat & 1],
        "order": list(position.order),
        "dice": list(position.dice),
        "deck": len(position.deck) - position.drawn,
        "aside": len(position.aside),
        "unseen": [NAMES[card] for card in sorted(_unseen(position))],
        "gone": [NAMES[card] for card in gone(position)],
    }


def right_neighbours(players: int) -> list[int]:
    """Tell who sits to the right of each seat, and so is the first to be paid by it."""
    return [(seat - 1) % players for seat in range(players)]


def _shares(position: BoomtownPosition) -> list[BoomtownShare]:
    """Tell who would get how much of the highest bid if the auction ended with it."""
    if position.phase != "bid" or position.bidder < 0:
        return []
    kept, bank = shares(position.bid, position.players)
    right = right_neighbours(position.players)
    told: list[BoomtownShare] = []
    seat = position.bidder
    for gold in kept:
        seat = right[seat]
        if gold:
            told.append({"seat": seat, "gold": gold})
    if bank:
        told.append({"seat": None, "gold": bank})
    return told


def _offer(position: BoomtownPosition, card: Card) -> BoomtownOffer:
    pick = TAKE[card][0]
    if card >= MINES:
        return {"card": NAMES[card], "kind": "event", "pick": pick}
    return {**_mine(position, card), "pick": pick}


def _mine(position: BoomtownPosition, card: Card) -> BoomtownMine:
    return {
        "card": NAMES[card],
        "kind": "mine",
        "town": TOWNS[TOWN[card]],
        "number": NUMBER[card],
        "value": VALUE[card],
        "produces": value_of(position, card),
        "dangerous": card in DANGEROUS,
        "vein": card == position.vein,
    }


def _unseen(position: BoomtownPosition) -> list[Card]:
    return [*position.deck[position.drawn :], *position.aside]


def in_play(position: BoomtownPosition) -> list[Card]:
    """List the cards that lie open: in the row, owned, placed, kept or just being used."""
    cards = [*position.row, *(m for m, seat in enumerate(position.owner) if seat >= 0)]
    cards += [SALOON] * (len(position.saloons) + (position.phase == "saloon"))
    for index, seat in enumerate(position.kept):
        if seat >= 0:
            cards.append(KEEPABLE[index])
    placed = (
        position.governor >= 0,
        any(girls for _, _, girls in position.saloons),
        position.vein >= 0,
    )
    cards += [KEEPABLE[index] for index, there in enumerate(placed) if there]
    return cards


def gone(position: BoomtownPosition) -> list[Card]:
    """List the cards that have been used up, blown up or buried: what is nowhere else."""
    left = list(COPIES)
    for card in in_play(position) + _unseen(position):
        left[card] -= 1
    return [card for card, copies in enumerate(left) for _ in range(copies)]
