"""Tables to begin at, and players who bid as careful people might."""

from __future__ import annotations

from frontier.games.boomtown import GAME
from frontier.games.boomtown.cards import (
    DECK,
    GIRLS,
    GOVERNOR,
    KEEPABLE,
    MINES,
    NAMES,
    NEW_VEIN,
    SALOON,
    TOWN,
    TOWNS,
)
from frontier.games.boomtown.position import BoomtownPosition
from frontier.games.boomtown.reading import read
from frontier.games.boomtown.setup import start as set_up
from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.game import Position
from frontier.table.picks import Action

TABLES = [(3, "full", 20), (3, "short", 15), (4, "full", 15), (5, "full", 12)]
"""How many play, which length of the game, and how many rounds that makes."""


def options(players: int, length: str = "full", first: str = "random") -> dict[str, str]:
    """Choose the options of a table."""
    return {"players": str(players), "length": length, "first": first}


def start(players: int, length: str, seed: int) -> BoomtownPosition:
    """Set a table up."""
    return set_up(GAME.complete(options(players, length)), Chance(seed))


def choose_action(position: Position, chance: Chance) -> Action:
    """Choose a low bid, or pass about every other time; everything else at random."""
    actions = position.legal()
    if position.phase == "bid" and len(actions) > 1:
        return chance.choose([*actions[:2], actions[-1], actions[-1]])
    return chance.choose(actions)


def chance_position(chance: Chance) -> BoomtownPosition:
    """State the beginning of an auction with everything strewn about, as games seldom reach it."""
    while True:
        try:
            return read(_strewn(chance), chance)
        except Impossible:
            continue  # chance has held back a card that could be placed


def _strewn(chance: Chance) -> str:
    players = 3 + chance.below(3)
    rounds = len(DECK) // players
    now = 1 + chance.below(rounds)
    cards = list(DECK)
    chance.shuffle(cards)
    row = [cards.pop() for _ in range(players)]
    rest = cards[(rounds - now) * players :]
    mines = {card: chance.below(players) for card in rest if card < MINES and chance.below(3)}
    vein = chance.choose(sorted(mines)) if mines and NEW_VEIN in rest and chance.below(2) else None
    mayors = {}
    for town, name in enumerate(TOWNS):
        owners = [seat for mine, seat in mines.items() if TOWN[mine] == town]
        most = max(map(owners.count, range(players)))
        # A mayor stays with one mine or none, as long as nobody has more.
        if most >= 2 or chance.below(2):
            mayors[name] = chance.choose([s for s in range(players) if owners.count(s) == most])
    governor = chance.choose(sorted(mayors)) if mayors and GOVERNOR in rest else None
    saloons = [
        f"{town}:{chance.below(players)}"
        for town in {chance.choose(TOWNS): None}
        for _ in range(chance.below(1 + rest.count(SALOON)))
    ]
    if saloons and GIRLS in rest and chance.below(2):
        saloons[-1] += "+girls"
    kept = [
        f"{NAMES[card]}:{chance.below(players)}"
        for card in KEEPABLE
        if card in rest
        and card != (NEW_VEIN if vein is not None else None)
        and card != (GOVERNOR if governor else None)
        and not (card == GIRLS and saloons)
    ]
    first = chance.below(players)
    fields = {
        "round": f"{now}/{rounds}",
        "first": first,
        "phase": "bid",
        "turn": first,
        "gold": ",".join(str(chance.choose((0, 1, 5, 20, 60))) for _ in range(players)),
        "row": ",".join(NAMES[card] for card in row),
        "mines": ",".join(
            f"{NAMES[mine]}:{seat}" + ("+vein" if mine == vein else "")
            for mine, seat in sorted(mines.items())
        ),
        "mayors": ",".join(
            f"{town}:{seat}" + ("+governor" if town == governor else "")
            for town, seat in mayors.items()
        ),
        "saloons": ",".join(saloons),
        "kept": ",".join(kept),
    }
    return " ".join(f"{name}={value}" for name, value in fields.items() if value != "")
