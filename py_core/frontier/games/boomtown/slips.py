"""How people go wrong in Boomtown; docs/levels.md shows an example of each."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import TypeAlias

from frontier.table.game import Position
from frontier.table.picks import Action
from frontier.table.slips import Slip

from .auction import PASS, shares
from .cards import CODES, MINES, TOWN, VALUE, Card
from .features import picks_in_order, row_worths
from .likely import by_winner, leader_without
from .mayors import MOST_PLAYERS
from .position import BoomtownPosition
from .worth import FEE_SHARE, INCOME, PAWN, Outlook

Seems: TypeAlias = Callable[[Action], float]
PLAIN_ODDS = 1 / 11
"""How likely each number looks to somebody who forgets that sevens come often."""
FEVER = 7.0
"""What winning the auction itself is worth to somebody who has begun to bid, in gold."""
THRIFT = 0.4
"""What each coin that is bid seems to cost besides, to somebody who hates to spend."""
EVENT = 4.0
"""What an event card seems worth besides, to somebody who likes a stir."""
GRUDGE = 6.0
"""What hitting the neighbour seems worth besides."""
WORTH_ROBBING = 4
"""With how much gold the neighbour is worth a holdup at all."""
GREED = 0.5
"""What each coin asked for in a holdup seems worth, whether it can be rolled or not."""


def _nothing(_: Action) -> float:
    return 0.0


def _in(position: Position, *phases: str) -> BoomtownPosition | None:
    """Give the position where one of these decisions is due."""
    assert isinstance(position, BoomtownPosition)
    return position if position.phase in phases else None


def _card(action: Action) -> Card:
    return CODES[action[0].removeprefix("take:")]


def _of_mines(worth: Callable[[BoomtownPosition, Outlook, int, Card], float]) -> Slip:
    """Make a slip of how a mine of the row looks, in taking it and in bidding for it."""

    def seems(position: Position) -> Seems:
        table = _in(position, "bid", "take")
        if table is None or table.turn is None:
            return _nothing
        seat, outlook = table.turn, Outlook(table)
        errors = {
            card: worth(table, outlook, seat, card) if card < MINES else 0.0
            for card in dict.fromkeys(table.row)
        }
        if table.phase == "take":
            return lambda action: errors[_card(action)]
        # Whoever wins takes what looks best; a bid seems worth so much more, or less.
        worths = row_worths(table, outlook, (seat,))[seat]
        best = max(worths.values())
        looks = max(worths[card] + error for card, error in errors.items())
        return lambda action: 0.0 if action == PASS else looks - best

    return Slip(seems=seems)


def _plain_dice(table: BoomtownPosition, outlook: Outlook, _: int, mine: Card) -> float:
    return VALUE[mine] * INCOME * (outlook.rolls * PLAIN_ODDS - outlook.times[mine])


def _no_pawn(table: BoomtownPosition, outlook: Outlook, seat: int, mine: Card) -> float:
    town = TOWN[mine]
    before, after = outlook.odds_now(table, town), outlook.mayor_odds(table, town, seat)
    held = table.mayors[town] >= 0
    fees = outlook.fees(table, town) if held else 2 * FEE_SHARE * outlook.coming[town]
    return -(after[seat] - before[seat]) * (PAWN + fees)


def _no_fee(table: BoomtownPosition, _: Outlook, seat: int, mine: Card) -> float:
    town = TOWN[mine]
    mayor = table.mayors[town]
    if mayor < 0 or mayor == seat:
        return 0.0
    due = table.count[town * MOST_PLAYERS + mayor] * (2 if table.governor == town else 1)
    return min(table.gold[seat], due) * (1 + 1 / (table.players - 1))


def _big(table: BoomtownPosition, _: Outlook, __: int, mine: Card) -> float:
    return 1.2 * VALUE[mine]


def _stir(position: Position) -> Seems:
    table = _in(position, "take")
    if table is None:
        return _nothing
    return lambda action: EVENT if _card(action) >= MINES else 0.0


def _leftovers(position: Position) -> Seems:
    """What a card leaves for the others does not count, nor what passing leaves for oneself."""
    table = _in(position, "bid", "take")
    if table is None or table.turn is None:
        return _nothing
    seat = table.turn
    if table.phase == "bid":
        left = by_winner(table)[leader_without(table, seat)][seat]
        return lambda action: -0.5 * max(0.0, left) if action == PASS else 0.0
    order = table.order
    worths = row_worths(table, Outlook(table), order)

    def seems(action: Action) -> float:
        left = table.row[:]
        left.remove(_card(action))
        others = fsum([worths[s][c] for s, c in picks_in_order(left, order[1:], worths)])
        return others / (table.players - 1)

    return seems


def _no_shares(position: Position) -> Seems:
    """Forgets that a bid is paid to the others."""
    table = _in(position, "bid")
    if table is None or table.turn is None:
        return _nothing
    players, seat, bid = table.players, table.turn, table.bid
    own = 0.0
    if table.bidder >= 0:
        for step, share in enumerate(shares(bid, players)[0], 1):
            if (table.bidder - step) % players == seat:
                own = float(share)

    def seems(action: Action) -> float:
        if action == PASS:
            return -own
        return sum(shares(int(action[0][4:]), players)[0]) / (players - 1)

    return seems


def _fever(position: Position) -> Seems:
    table = _in(position, "bid")
    if table is None or not table.bid:
        return _nothing
    return lambda action: 0.0 if action == PASS else FEVER


def _thrift(position: Position) -> Seems:
    if _in(position, "bid") is None:
        return _nothing
    return lambda action: 0.0 if action == PASS else -THRIFT * int(action[0][4:])


def _grudge(position: Position) -> Seems:
    table = _in(position, "dynamite", "expropriation", "holdup")
    if table is None or table.turn is None:
        return _nothing
    seat = (table.turn + 1) % table.players
    if table.phase == "holdup" and table.gold[seat] < WORTH_ROBBING:
        return _nothing
    neighbour = f"seat:{seat}"
    return lambda action: GRUDGE if len(action) > 1 and action[1] == neighbour else 0.0


def _greed(position: Position) -> Seems:
    if _in(position, "holdup") is None:
        return _nothing
    return lambda action: GREED * int(action[2])


SLIPS = {
    "dice": _of_mines(_plain_dice),
    "pawns": _of_mines(_no_pawn),
    "fees": _of_mines(_no_fee),
    "big": _of_mines(_big),
    "stir": Slip(seems=_stir),
    "leftovers": Slip(seems=_leftovers),
    "shares": Slip(seems=_no_shares),
    "fever": Slip(seems=_fever),
    "thrift": Slip(seems=_thrift),
    "grudge": Slip(seems=_grudge),
    "greed": Slip(seems=_greed),
}
