"""Random players of several tastes, who reach every corner of the rules, and where they get to."""

from __future__ import annotations

from frontier.games.oregon.box import BOX, BUILDINGS, CARDS, FARMER, LANDSCAPES
from frontier.games.oregon.position import OregonPosition
from frontier.games.oregon.setup import start
from frontier.table.chance import Chance
from frontier.table.picks import Action

TASTES = ("any", "farmers", "crowded", "buildings")


def choose_action(position: OregonPosition, taste: str, chance: Chance) -> Action:
    """Choose a legal action to a taste: farmers or buildings first, crowded together, or any."""
    actions = position.legal()
    if taste == "any" or position.phase not in ("play", "extra-play", "draw"):
        return chance.choose(actions)
    if position.phase == "draw":
        wanted = "draw:building" if taste == "buildings" else "draw:landscape"
        if (wanted,) in actions and chance.below(3):
            return (wanted,)
        return chance.choose(actions)
    farmers = taste != "buildings"
    liked = [action for action in actions if (action[0] in LANDSCAPES) == farmers]
    if liked and chance.below(8):
        actions = liked
    if taste == "crowded" and chance.below(4):
        # Points are where others are: look at a few and take the one that scores most.
        few = [chance.choose(actions) for _ in range(6)]
        return max(few, key=lambda action: _gain(position, action))
    return chance.choose(actions)


def _gain(position: OregonPosition, action: Action) -> int:
    after = position.copy()
    seat = position.turn
    assert seat is not None
    before = sum(after.ledger[seat]) + 3 * sum(map(len, after.minerals[seat]))
    after.advance(action)
    return sum(after.ledger[seat]) + 3 * sum(map(len, after.minerals[seat])) - before


def somewhere(players: str, seed: int, steps: int, taste: str = "any") -> OregonPosition:
    """Play a random match for some steps, or to its end."""
    position = start({"players": players}, Chance(seed))
    chance = Chance(seed + 1_000_003)
    for _ in range(steps):
        if position.turn is None:
            break
        position.advance(choose_action(position, taste, chance))
    return position


def assert_conserved(position: OregonPosition) -> None:
    """Check that no card, tile or farmer has appeared or gone."""
    for card in range(len(CARDS)):
        held = sum(hand[card] for hand in position.hands)
        piles = position.supplies + position.discards
        assert held + sum(pile.count(card) for pile in piles) == BOX.cards[card]
    for tile, stock in enumerate(BOX.minerals):
        values = position.stacks[tile] + [v for taken in position.minerals for v in taken[tile]]
        assert {value: values.count(value) for value in stock} == stock
        assert len(values) == sum(stock.values())
    for seat in range(position.players):
        assert position.board.count(FARMER + seat) + position.farmers[seat] == BOX.farmers
    for kind, building in enumerate(BUILDINGS, 1):
        placed = position.turn if position.phase == "start" else position.players
        start_tile = position.start_tiles[:placed].count(kind)
        on_board = position.board.count(kind)
        assert on_board - start_tile + position.tiles[kind - 1] == BOX.tiles[kind - 1], building
