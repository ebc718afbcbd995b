"""What is good in a position of Boomtown, as named features with weights, all in gold.

Everything lies open but the order of the deck, and that is not looked at.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum
from operator import mul

from frontier.table.game import Feature, Position

from .auction import shares
from .cards import KEEPABLE, MINES, TOWN, TOWNS, VALUE, Card
from .mayors import MOST_PLAYERS
from .position import BoomtownPosition
from .production import VEIN_ADDS
from .scoring import MAYOR_SCORES
from .worth import INCOME, PAWN, Outlook, card_worth

WEIGHTS = {
    "gold": 1.0,
    "mines": 1.0,
    "income": INCOME,
    "mayors": PAWN / MAYOR_SCORES,
    "fees": 0.7,
    "saloons": 1.0,
    "cards": 1.0,
    "row": 0.9,
}
"""What one gold of each is worth, by fits to the totals of self-played matches.

`mines` is what they are worth in the end and `income` what they will bring, `mayors` five for each
pawn by its odds, `fees` and `saloons` what is to be expected from others, `cards` what is kept and
`row` what the cards on sale will bring if the bid as it stands wins.
"""
_NAMES = tuple(WEIGHTS)
_WEIGHTS = tuple(WEIGHTS.values())
LEADER = 0.5
"""How much of the comparison is with the best of the others; the rest is with all of them."""


def features(position: Position, seat: int) -> list[Feature]:
    """List what this seat has more, or less, of than the others, mostly the best of them."""
    return [
        Feature(name, value, WEIGHTS[name])
        for name, value in zip(_NAMES, _values(position, seat), strict=True)
    ]


def evaluate(position: Position, seat: int) -> float:
    """Estimate by how much gold this seat will be ahead in the end."""
    return _sum(_values(position, seat))


def _sum(values: Iterable[float]) -> float:
    return fsum(map(mul, values, _WEIGHTS))


def _values(position: Position, seat: int) -> list[float]:
    assert isinstance(position, BoomtownPosition)
    table = standings(position)
    players = position.players
    totals = list(map(_sum, zip(*table, strict=True)))
    totals[seat] = -1e9
    best = totals.index(max(totals))
    each = (1 - LEADER) / (players - 1)
    return [row[seat] * (1 + each) - LEADER * row[best] - each * fsum(row) for row in table]


def standings(position: BoomtownPosition) -> list[list[float]]:
    """Count each feature for every seat, in the order of the weights."""
    players = position.players
    outlook = Outlook(position)
    times, lasts = outlook.times, outlook.lasts
    gold = [float(coins) for coins in position.gold]
    mines = [0.0] * players
    income = [0.0] * players
    saloons = [0.0] * players
    vein = position.vein
    for mine, seat in enumerate(position.owner):
        if seat >= 0:
            value = VALUE[mine] + VEIN_ADDS if mine == vein else VALUE[mine]
            mines[seat] += value * lasts[mine]
            income[seat] += value * times[mine]
    for keeper, town, girls in position.saloons:
        for mine in range(MINES):
            seat = position.owner[mine]
            if TOWN[mine] == town and seat >= 0 and seat != keeper:
                due = (4 if girls else 2) * times[mine]
                saloons[seat] -= due
                saloons[keeper] += due
        # Mines still to come pay as well.
        later = outlook.coming[town] * outlook.rolls / 18 * (4 if girls else 2)
        saloons[keeper] += later * (players - 1) / players
    mayors = [0.0] * players
    fees = [0.0] * players
    for town in range(len(TOWNS)):
        if any(position.count[town * MOST_PLAYERS : town * MOST_PLAYERS + players]):
            for seat, odds in enumerate(outlook.mayor_odds(position, town)):
                mayors[seat] += MAYOR_SCORES * odds
            mayor = position.mayors[town]
            if mayor >= 0:
                fees[mayor] += outlook.fees(position, town)
    cards = [0.0] * players
    for index, seat in enumerate(position.kept):
        if seat >= 0:
            cards[seat] += outlook.kept(position, KEEPABLE[index], seat)
    return [gold, mines, income, mayors, fees, saloons, cards, _row(position, outlook)]


def _row(position: BoomtownPosition, outlook: Outlook) -> list[float]:
    """Tell what each seat may expect from the cards of the row, the bid as it stands paid."""
    gains = [0.0] * position.players
    if not position.row or (position.phase == "bid" and not position.passed and not position.bid):
        # A new row: nobody is ahead in it yet.
        return gains
    order = position.order
    if position.phase == "bid":
        winner = position.bidder if position.bidder >= 0 else position.first
        order = tuple((winner + step) % position.players for step in range(position.players))
        pay_bid(gains, winner, position.bid)
    worths = row_worths(position, outlook, order)
    for seat, card in picks_in_order(position.row, order, worths):
        gains[seat] += worths[seat][card]
    return gains


def pay_bid(gains: list[float], winner: int, bid: int) -> None:
    """Take a bid from its winner and give it to those who share it."""
    players = len(gains)
    gains[winner] -= bid
    for step, share in enumerate(shares(bid, players)[0], 1):
        gains[(winner - step) % players] += share


def row_worths(
    position: BoomtownPosition, outlook: Outlook, order: tuple[int, ...]
) -> list[dict[Card, float]]:
    """Tell what each card of the row is worth to each seat of an order; empty for the others."""
    cards = dict.fromkeys(position.row)
    found: list[dict[Card, float]] = [{} for _ in range(position.players)]
    for seat in order:
        found[seat] = {card: card_worth(position, outlook, card, seat) for card in cards}
    return found


def picks_in_order(
    row: list[Card], order: tuple[int, ...], worths: list[dict[Card, float]]
) -> list[tuple[int, Card]]:
    """Let each seat of an order take the card that is worth most to it."""
    left = row[:]
    picks = []
    for seat in order:
        card = max(left, key=worths[seat].__getitem__)
        left.remove(card)
        picks.append((seat, card))
        if not left:
            break
    return picks
