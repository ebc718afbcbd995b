"""Twelve fixed strategies of Boomtown: none may get more than its share against Marshals.

Each has one idea of bidding and one of choosing, and follows them without looking ahead; whatever
else is to be decided goes against the leader.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from frontier.bots.bot import OWN, Bot, Choice, Deal
from frontier.games.boomtown.auction import PASS
from frontier.games.boomtown.cards import (
    CODES,
    DYNAMITE,
    EXPROPRIATION,
    HOLDUP,
    MINES,
    NUMBER,
    STAGECOACH,
    TOWN,
    VALUE,
    Card,
)
from frontier.games.boomtown.legal import TAKE
from frontier.games.boomtown.mayors import MOST_PLAYERS
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.picks import Action

EVENT_VALUE = 4
"""What an event card counts beside the printed value of mines."""
LIKELY_ROLL = "6"
HARM = (DYNAMITE, EXPROPRIATION, HOLDUP)


class Idea(NamedTuple):
    """How far to bid as things stand, and how much to like a card."""

    limit: Callable[[BoomtownPosition, int], int]
    liking: Callable[[BoomtownPosition, int, Card], float]


def printed(position: BoomtownPosition, seat: int, card: Card) -> float:
    """Like what is worth most in the end."""
    return VALUE[card] if card < MINES else EVENT_VALUE


def often(position: BoomtownPosition, seat: int, card: Card) -> float:
    """Like what brings most gold."""
    return VALUE[card] * (6 - abs(7 - NUMBER[card])) if card < MINES else 6 * EVENT_VALUE


def together(position: BoomtownPosition, seat: int, card: Card) -> float:
    """Like mines of the towns in which there are own ones: to be mayor there."""
    if card >= MINES:
        return 1.0
    return 10 * position.count[TOWN[card] * MOST_PLAYERS + seat] + VALUE[card]


def follow(position: BoomtownPosition, seat: int, card: Card) -> float:
    """Like mines of the towns in which the others have most."""
    if card >= MINES:
        return 1.0
    base = TOWN[card] * MOST_PLAYERS
    return 10 * sum(position.count[base : base + position.players]) + VALUE[card]


def events(position: BoomtownPosition, seat: int, card: Card) -> float:
    """Like event cards before mines."""
    return 100 + card if card >= MINES else VALUE[card]


def harm(position: BoomtownPosition, seat: int, card: Card) -> float:
    """Like what hurts the leader."""
    return 100.0 if card in HARM else printed(position, seat, card)


def coins(position: BoomtownPosition, seat: int, card: Card) -> float:
    """Like gold at once, and no fees."""
    if card == STAGECOACH:
        return 100.0
    return printed(position, seat, card) - 10 * _costs(position, seat, card)


def leftover(position: BoomtownPosition, seat: int, card: Card) -> float:
    """Like what nobody else would take."""
    return -printed(position, seat, card)


def _costs(position: BoomtownPosition, seat: int, card: Card) -> int:
    return card < MINES and position.mayors[TOWN[card]] not in (-1, seat)


def _never(position: BoomtownPosition, seat: int) -> int:
    return 0


def _always(position: BoomtownPosition, seat: int) -> int:
    return position.gold[seat]


def _half(position: BoomtownPosition, seat: int) -> int:
    return position.gold[seat] // 2


def _little(position: BoomtownPosition, seat: int) -> int:
    return 2


def _gap(position: BoomtownPosition, seat: int) -> int:
    values = [printed(position, seat, card) for card in position.row]
    return int(max(values) - min(values))


def _for_harm(position: BoomtownPosition, seat: int) -> int:
    return 8 if any(card in HARM for card in position.row) else 0


def _for_events(position: BoomtownPosition, seat: int) -> int:
    return 6 if any(card >= MINES for card in position.row) else 1


def _for_pawns(position: BoomtownPosition, seat: int) -> int:
    return 7 if max(together(position, seat, card) for card in position.row) > 10 else 2


def _alone(position: BoomtownPosition, seat: int) -> int:
    """Bid only when all others are out: the leftover of an auction."""
    others = position.players - 1
    return 1 if position.passed.bit_count() == others and position.bidder < 0 else 0


IDEAS: dict[str, Idea] = {
    "one-more": Idea(_always, printed),
    "never-bid": Idea(_never, printed),
    "leftover": Idea(_alone, leftover),
    "hoard": Idea(_never, coins),
    "half": Idea(_half, often),
    "little": Idea(_little, printed),
    "gap": Idea(_gap, printed),
    "often": Idea(_gap, often),
    "mayor": Idea(_for_pawns, together),
    "follow": Idea(_gap, follow),
    "events": Idea(_for_events, events),
    "leader": Idea(_for_harm, harm),
}


class Habit(Bot):
    """Bids and chooses by its idea."""

    def __init__(self, game: Game, idea: Idea) -> None:
        super().__init__(game, OWN)
        self.idea = idea

    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Go by the idea."""
        table = deal()
        assert isinstance(table, BoomtownPosition)
        action = self._action(table, seat, chance)
        self.choice = Choice(action, 0.0, (action,))
        yield 1.0

    def _action(self, table: BoomtownPosition, seat: int, chance: Chance) -> Action:
        phase, legal = table.phase, table.legal()
        if phase == "bid":
            raised = table.bid < self.idea.limit(table, seat)
            return legal[0] if raised else PASS
        if phase == "take":
            return TAKE[max(table.row, key=lambda card: self.idea.liking(table, seat, card))]
        if phase in ("dynamite", "expropriation", "holdup"):
            return max(legal, key=lambda action: _hurts(table, action))
        if phase == "mustang":
            return legal[0]
        return chance.choose(legal)


def _hurts(table: BoomtownPosition, action: Action) -> tuple[int, int]:
    """Tell how much a target hurts: the leader's best mine, or a holdup that may succeed."""
    _, victim, target = action
    worth = VALUE[CODES[target]] if target in CODES else int(target == LIKELY_ROLL)
    return table.totals()[int(victim.removeprefix("seat:"))], worth


def habit(name: str) -> Callable[[Game], Bot]:
    """Give whoever seats a player of this idea."""
    return lambda game: Habit(game, IDEAS[name])
