"""Where gold comes from and goes to in lines that are played to the end, seat by seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import fsum
from typing import NamedTuple, TypeAlias

from frontier.table.causes import Comparison, Line
from frontier.table.events import Event

from .gold import BANK

Source: TypeAlias = tuple[str, str]
"""Where gold comes from or goes: a kind, and the card or town that it is about."""
Books: TypeAlias = Mapping[Source, float]

BY_MINE = ("produced", "scored-mine", "scored-vein")
BY_TOWN = {"fee": "mayor", "fee-governor": "mayor", "saloon-paid": "saloon"}
PAID = ("bid-paid", "bid-bank")
LEADER = 0.5
"""How much of the comparison is with the best of the others; the rest is with all of them."""
MOSTLY = 0.6
"""In this part of the deals at least a seat takes a card, or it is not told which."""


class Ledger(NamedTuple):
    """What each seat gets after the better action and after the other one, by its sources."""

    comparison: Comparison
    better: Sequence[Books]
    other: Sequence[Books]
    rivals: Mapping[int, float]
    """The others, and how much the gold of each counts."""

    def own(self, source: Source) -> tuple[float, float]:
        """Tell what comes to the seat itself from a source, after both actions."""
        seat = self.comparison.seat
        return self.better[seat].get(source, 0.0), self.other[seat].get(source, 0.0)

    def theirs_more(self, source: Source) -> float:
        """Tell how much more the others get from a source after the other action, as it counts."""
        return fsum(
            weight * (self.other[rival].get(source, 0.0) - self.better[rival].get(source, 0.0))
            for rival, weight in self.rivals.items()
        )


def ledger_of(comparison: Comparison) -> Ledger:
    """Count the gold of all seats after both actions."""
    players = len(comparison.before.totals())
    better, other = (_books_of(one, players) for one in (comparison.better, comparison.other))
    return Ledger(comparison, better, other, _rivals(comparison))


def _books_of(lines: Sequence[Line], players: int) -> list[Books]:
    """Add up everybody's gold by where it came from, on average over deals."""
    books: list[dict[Source, float]] = [defaultdict(float) for _ in range(players)]
    for line in lines:
        first = True
        for told in line.told:
            for event in told:
                first = first and event.kind != "row"
                # What is paid in later auctions has little to do with the choice of now.
                if first or event.kind not in PAID:
                    _enter(books, event)
    return [{source: gold / len(lines) for source, gold in one.items()} for one in books]


def _enter(books: Sequence[dict[Source, float]], event: Event) -> None:
    values = event.values
    if event.kind in BY_MINE:
        if event.seat is not None:
            gold = values.get("gold", values.get("value", 0))
            books[event.seat]["mine", values["mine"]] += gold
        return
    if event.kind == "scored-mayor":
        if event.seat is not None:
            books[event.seat]["mayor", values["town"]] += event.points
        return
    gold = values.get("gold")
    if gold is None or "from" not in values:
        return
    payer, to = values["from"], values["to"]
    if event.kind in BY_TOWN:
        source = BY_TOWN[event.kind], values["town"]
    elif event.kind in PAID:
        source = "bids", ""
    else:
        source = event.kind, ""
    if to != BANK:
        # What the others' bids bring is not what one's own costs.
        books[to][("shares", "") if event.kind in PAID else source] += gold
    if payer != BANK:
        # Fees and drinks that are paid are no office of one's own.
        books[payer][("pays", source[1]) if event.kind in BY_TOWN else source] -= gold


def this_turn(line: Line) -> Iterator[Event]:
    """List what happens before the next row is laid out."""
    for told in line.told:
        for event in told:
            if event.kind in ("row", "end"):
                return
            yield event


def _rivals(comparison: Comparison) -> dict[int, float]:
    """List the others, and how much the gold of each counts: most that of the best of them."""
    ends = [line.end.totals() for line in comparison.other]
    sums = [sum(totals) for totals in zip(*ends, strict=True)]
    rivals = [rival for rival in range(len(sums)) if rival != comparison.seat]
    best = max(rivals, key=lambda rival: sums[rival])
    each = (1 - LEADER) / len(rivals)
    return {rival: each + LEADER * (rival == best) for rival in rivals}


def events_of(lines: Sequence[Line], kind: str) -> list[Event]:
    """List the events of a kind that happen this turn, in any deal."""
    return [event for line in lines for event in this_turn(line) if event.kind == kind]


def mostly_taken(lines: Sequence[Line], seat: int) -> str:
    """Name the card that a seat takes this turn in most deals."""
    cards = Counter(
        event.values["card"]
        for kind in ("took-mine", "took-card")
        for event in events_of(lines, kind)
        if event.seat == seat
    )
    card, count = cards.most_common(1)[0] if cards else ("", 0)
    return card if count >= MOSTLY * len(lines) else ""


def total(lines: Sequence[Line], seat: int) -> float:
    """Tell what a seat scores in the end, on average over deals."""
    return sum(line.end.totals()[seat] for line in lines) / len(lines)
