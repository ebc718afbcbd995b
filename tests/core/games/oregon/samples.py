"""Random players of several tastes, who reach every corner of the rules, and where they get to."""

from __future__ import annotations

from frontier.games.oregon.box import BOX, BUILDINGS, CARDS, FARMER, LANDSCAPES, SYMBOLS
from frontier.games.oregon.land import HEIGHT, MAP, NAMES, WATER, WIDTH, suits
from frontier.games.oregon.position import OregonPosition
from frontier.games.oregon.reading import read
from frontier.games.oregon.setup import start
from frontier.games.oregon.text import CARD_LETTERS, PIECES
from frontier.table.chance import Chance
from frontier.table.errors import Impossible
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


def chance_position(chance: Chance) -> OregonPosition:
    """State a position with everything strewn about, as games seldom reach it."""
    while True:
        try:
            return read(_strewn(chance), chance)
        except Impossible:
            continue  # chance has asked for too many tiles, or for a phase that cannot be


def _strewn(chance: Chance) -> str:
    players = 2 + chance.below(3)
    board = {row: ["."] * WIDTH for row in range(HEIGHT, 0, -1)}
    spaces = list(range(len(NAMES)))
    chance.shuffle(spaces)
    letters = [PIECES[FARMER + seat] for seat in range(players) for _ in range(chance.below(15))]
    for kind in range(1, FARMER):
        letters += PIECES[kind] * chance.choose((0, 1, 2, 3, 4, 4))
    chance.shuffle(letters)
    for letter in letters:
        for space in spaces:
            piece = PIECES.index(letter)
            if MAP[space] != WATER if piece >= FARMER else suits(MAP, piece, space):
                spaces.remove(space)
                board[space // WIDTH + 1][space % WIDTH] = letter
                break
    cards = [letter for card, letter in enumerate(CARD_LETTERS) for _ in range(BOX.cards[card])]
    chance.shuffle(cards)
    hands = [
        "".join(cards.pop() for _ in range(chance.choose((0, 2, 3, 4, 4)))) or "-"
        for _ in range(players)
    ]
    out = cards[: chance.choose((0, 20, len(cards)))]
    fields = {
        "players": str(players),
        "phase": chance.choose(("play", "play", "extra", "extra-play", "draw", "draw")),
        "turn": str(chance.below(players)),
        "board": "/".join("".join(row) for row in board.values()),
        "tokens": ",".join(chance.choose(("JE", "J", "E", "-")) for _ in range(players)),
        "hands": ",".join(hands),
        "landscape-out": "".join(card for card in out if card in CARD_LETTERS[:SYMBOLS]) or "-",
        "building-out": "".join(card for card in out if card in CARD_LETTERS[SYMBOLS:]) or "-",
    }
    return " ".join(f"{name}:{value}" for name, value in fields.items())
