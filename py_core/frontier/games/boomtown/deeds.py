"""What an action is in words: a bid, a card taken, or what an event card is used on."""

from __future__ import annotations

from frontier.table.events import Deed
from frontier.table.game import Position
from frontier.table.picks import Action

from .cards import NAMES
from .position import BoomtownPosition


def deed(position: Position, action: Action) -> Deed:
    """Say what a legal action is."""
    first, *rest = action
    verb, _, what = first.partition(":")
    assert isinstance(position, BoomtownPosition)
    row = tuple(NAMES[card] for card in position.row)
    if verb == "bid":
        return Deed("bid", {"bid": int(what)}, row)
    if verb == "take":
        return Deed("take", {"card": what}, (what,))
    if not rest:
        # Each has words of its own; what is decided about lies there.
        about = {"pass": row, "keep": ("telegraph",)}
        return Deed(first, where=about.get(first, ("mustang",)))
    where = tuple(rest)
    if verb in ("dynamite", "expropriation", "holdup"):
        return _against(verb, int(rest[0].partition(":")[2]), rest[1], where)
    if verb == "telegraph":
        return Deed(verb, {"die": int(rest[0].partition(":")[2]), "face": int(rest[1])}, where)
    kind, _, town = rest[0].partition(":")
    if kind == "saloon":
        return Deed(verb, {"town": town.partition(":")[0]}, where)
    return Deed(verb, {"mine" if verb == "new-vein" else "town": rest[0]}, where)


def _against(verb: str, victim: int, what: str, where: tuple[str, ...]) -> Deed:
    """Say whom a card is aimed at, and what of theirs."""
    if verb == "holdup":
        return Deed(verb, {"victim": victim, "wanted": int(what)}, where[:1])
    kind, _, town = what.partition(":")
    if kind == "saloon":
        return Deed(f"{verb}-saloon", {"victim": victim, "town": town.partition(":")[0]}, where)
    return Deed(verb, {"victim": victim, "mine": what}, where)
