"""What an action is in words: what is built where, with which cards, or what is drawn."""

from __future__ import annotations

from frontier.table.events import Deed, Event
from frontier.table.game import Position
from frontier.table.picks import Action

from .box import BUILDINGS, CARDS
from .legal import EXTRA
from .position import OregonPosition


def deed(position: Position, action: Action) -> Deed:
    """Say what a legal action is."""
    first, phase = action[0], position.phase
    if phase == "start":
        told: list[Event] = []
        position.copy().advance(action, told)
        return Deed("start", told[0].values, action)
    if phase in ("play", "extra-play"):
        return _played(action)
    if action == EXTRA:
        return Deed("extra", where=EXTRA)
    if phase == "extra":
        return Deed("keep-token", where=EXTRA)
    if first == "end":
        return Deed("keep-cards", where=_hand(position))
    verb, _, card = first.partition(":")
    if verb == "draw":
        return Deed(f"draw-{card}", where=action)
    if verb == "swap":
        return Deed("swap", {"card": card}, (card,))
    return Deed("discard", {"cards": list(action[1:])}, action[1:])


def _hand(position: Position) -> tuple[str, ...]:
    assert isinstance(position, OregonPosition)
    assert position.turn is not None
    return tuple(
        card for card, count in zip(CARDS, position.hands[position.turn], strict=True) if count
    )


def _played(action: Action) -> Deed:
    *cards, square = action
    if cards[0] in BUILDINGS:
        values = {"building": cards[0], "card": cards[1], "square": square}
        return Deed("building", values, action)
    if cards[0] == cards[1]:
        return Deed("farmer-pair", {"card": cards[0], "square": square}, action)
    return Deed("farmer", {"cards": cards, "square": square}, action)
