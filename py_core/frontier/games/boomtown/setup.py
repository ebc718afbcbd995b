"""How a match of Boomtown begins: its options, the shuffle and the first row."""

from __future__ import annotations

from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.game import Option, Options

from .cards import DECK, MINES, Card
from .mayors import MOST_PLAYERS
from .position import BoomtownPosition

START_GOLD = 10
SHORT_GAME_LEAVES_OUT = 15

OPTIONS = (
    Option("players", ("3", "4", "5"), "4", seats=True),
    Option("length", ("full", "short"), "full"),
    Option("first", ("random", *(f"seat:{seat}" for seat in range(MOST_PLAYERS))), "random"),
)


def start(options: Options, chance: Chance) -> BoomtownPosition:
    """Set up a match: the first player, then the shuffle, then the first row."""
    players = int(options["players"])
    if options["length"] == "short" and players != 3:
        raise Impossible("short-needs-three", players=players)
    if options["first"] == "random":
        first = chance.below(players)
    else:
        first = int(options["first"].removeprefix("seat:"))
        if first >= players:
            raise Impossible("first-seat", players=players, first=first + 1)
    cards = list(DECK)
    chance.shuffle(cards)
    aside: list[Card] = []
    if options["length"] == "short":
        aside, cards = cards[:SHORT_GAME_LEAVES_OUT], cards[SHORT_GAME_LEAVES_OUT:]
    row, deck = first_row(cards, players, chance)
    position = BoomtownPosition(players, len(cards) // players, chance)
    position.first = position.turn = first
    position.gold = [START_GOLD] * players
    position.row, position.deck, position.aside = row, tuple(deck), tuple(aside)
    return position


def first_row(cards: list[Card], players: int, chance: Chance) -> tuple[list[Card], list[Card]]:
    """Draw the first row, mines only, and give it with the deck that is left."""
    row: list[Card] = []
    events: list[Card] = []
    drawn = 0
    while len(row) < players:
        card = cards[drawn]
        drawn += 1
        (row if card < MINES else events).append(card)
    deck = cards[drawn:] + events
    if events:
        # Rule: events met on the way go back and the deck is reshuffled.
        chance.shuffle(deck)
    return row, deck
