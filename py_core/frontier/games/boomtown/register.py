"""The register of cards on the set-up board of Boomtown: what follows when a card changes hands."""

from __future__ import annotations

from frontier.table.setup_board import NOBODY, Pieces

from .cards import CODES, DECK, EVENT_SPOTS, MINES, NAMES, TOWN, TOWNS
from .checking import PLAYED
from .setup import START_GOLD

MINE_NAMES = NAMES[:MINES]
PILES = ("row", "deck", "gone", "aside")


def is_seat(seat: object, players: int) -> bool:
    """Tell whether a value is a seat at the table."""
    return type(seat) is int and 0 <= seat < players


def is_saloon(saloon: object, players: int) -> bool:
    """Tell whether a value is a saloon as it lies among the pieces."""
    return (
        isinstance(saloon, dict)
        and saloon.keys() == {"town", "seat", "girls"}
        and saloon["town"] in TOWNS
        and is_seat(saloon["seat"], players)
        and isinstance(saloon["girls"], bool)
    )


def is_at(saloon: dict[str, object], town: str, seat: int) -> bool:
    """Tell whether a saloon is this seat's, in this town."""
    return saloon["town"] == town and saloon["seat"] == seat


def town_at(at: str) -> tuple[str, str]:
    """Tell what of which town a place stands for, mayor or saloon; nothing of a card's."""
    kind, colon, town = at.partition(":")
    return (kind, town) if colon else ("", "")


def card_at(at: str) -> str | None:
    """Name the card of a place in the register; none where it is a town's."""
    name = at.partition(".")[0]
    return name if name in MINE_NAMES or at in EVENT_SPOTS else None


def placed(pieces: Pieces, card: str) -> int:
    """Count the cards of a kind that are in use."""
    if card == "saloon":
        return len(pieces["saloons"])
    if card == "girls":
        return sum(saloon["girls"] for saloon in pieces["saloons"])
    return (
        bool(pieces["governor"])
        if card == "governor"
        else bool(card == "new-vein" and pieces["vein"])
    )


def listed(pieces: Pieces, card: str) -> int:
    """Count the cards of a kind that lie in piles."""
    return sum(pieces[pile].count(card) for pile in PILES)


def off_piles(pieces: Pieces, card: str) -> Pieces:
    """Take one card of a kind from wherever it waits, to be used."""
    kept = {one: seat for one, seat in pieces["kept"].items() if one != card}
    for pile in PILES:
        if card in pieces[pile]:
            left = [*pieces[pile]]
            left.remove(card)
            return {**pieces, "kept": kept, pile: left, "rest": True}
    return {**pieces, "kept": kept}


def appointed(pieces: Pieces, players: int) -> Pieces:
    """Make mayor whoever has most mines, where the one that there is does not fit."""
    mayors = dict(pieces["mayors"])
    for town in TOWNS:
        counts = [0] * players
        for mine, seat in pieces["mines"].items():
            counts[seat] += TOWNS[TOWN[CODES[mine]]] == town
        most = 1 if town not in mayors else counts[mayors[town]]
        if max(counts) > most:
            mayors[town] = counts.index(max(counts))
    return {**pieces, "mayors": mayors}


def far_enough(pieces: Pieces, players: int) -> Pieces:
    """Let so many turns have passed that the cards which lie elsewhere can have left the deck."""
    if not pieces["rest"]:
        return pieces
    lying = len(pieces["mines"]) + len(pieces["kept"])
    lying += sum(placed(pieces, card) for card in ("saloon", "girls", "governor", "new-vein"))
    lying += sum(len(pieces[pile]) for pile in PILES if pile != "deck")
    turns = max(0, len(DECK) - lying) // players
    least = min(pieces["rounds"], pieces["rounds"] - turns)
    return {**pieces, "round": max(pieces["round"], least)}


def for_players(pieces: Pieces, players: int) -> Pieces:
    """Let seats come and go: those that come have the gold of a start."""

    def fitted(values: list[object], usual: object) -> list[object]:
        return [*values[:players], *[usual] * (players - len(values))]

    owned = {
        part: {thing: seat for thing, seat in pieces[part].items() if seat < players}
        for part in ("mines", "mayors", "kept")
    }
    rounds = len(DECK) // players
    return {
        **pieces,
        **owned,
        "gold": fitted(pieces["gold"], START_GOLD),
        "passed": fitted(pieces["passed"], False),
        "saloons": [one for one in pieces["saloons"] if one["seat"] < players],
        "vein": pieces["vein"] if pieces["vein"] in owned["mines"] else "",
        "governor": pieces["governor"] if pieces["governor"] in owned["mayors"] else "",
        "order": [seat for seat in pieces["order"] if seat < players],
        **{part: min(pieces[part], players - 1) for part in ("turn", "first", "bidder")},
        "rounds": rounds,
        "round": min(pieces["round"], rounds),
        "deck": [],
        "aside": [],
        "rest": True,
    }


def in_turn(pieces: Pieces, part: str, players: int) -> Pieces:
    """Let order, bidder and dice follow from the phase, whose turn it is and the row."""
    phase, turn, row = pieces["phase"], pieces["turn"], len(pieces["row"])
    if part not in ("phase", "turn", "row", "players", "bidder", ""):
        return pieces
    order = pieces["order"]
    if phase == "over":
        order = []
        pieces = {**pieces, "row": [], "round": pieces["rounds"], "bidder": NOBODY, "bid": 0}
    elif phase == "bid":
        order = []
    else:
        if pieces["bidder"] == NOBODY:
            pieces = {**pieces, "bidder": turn if phase == "take" else pieces["first"]}
        after = [(turn + step) % players for step in range(players)]
        if phase == "mustang":
            first = (pieces["bidder"] + 1) % players
            after = [(first + step) % players for step in range(players - 1)]
        elif phase == "take":
            right = order[:1] == [turn]
            after = order if right and len(order) == row else after[:row]
        elif phase in PLAYED:
            after = after[1:][:row]
        else:
            after = order[:row] if len(order) >= row else after[:row]
        order = after
    dice = pieces["dice"] if phase not in ("over", "bid") else []
    passed = pieces["passed"] if phase == "bid" else [False] * players
    return {**pieces, "order": order, "dice": dice, "passed": passed}
