"""Mines that are blown up or taken over this turn after one of two actions, not after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from frontier.table.causes import Cause, Line

from .books import Ledger, mostly_taken, this_turn

SURELY = 0.8
"""In this part of the deals at least it happens, or it is not said."""
TARGETS = {"dynamite-mine": "target", "expropriated": "mine"}
"""The events that strike a mine, and which of their values names it."""


class Blow(NamedTuple):
    """Somebody strikes a mine of somebody."""

    kind: str
    by: int
    victim: int
    card: str


def of_blows(ledger: Ledger) -> list[Cause]:
    """List the blows that the better action makes possible, and those that it prevents."""
    comparison = ledger.comparison
    seat = comparison.seat
    struck, suffered = _blows(comparison.better), _blows(comparison.other)
    found = []
    # What the other action takes over instead is made up for by it.
    instead = sum(
        ledger.own(("mine", blow.card))[1]
        for blow in suffered - struck
        if (blow.kind, blow.by) == ("expropriated", seat)
    )
    for blow in struck - suffered:
        # What the action itself blows up is told as a hit.
        hit = blow.kind == "dynamite-mine" and blow.card in comparison.better[0].actions[0]
        if blow.by == seat and not hit:
            found += _struck(blow, instead, ledger)
    for blow in suffered - struck:
        if blow.victim == seat:
            found += _suffered(blow, ledger)
    if all(cause.points < 1 for cause in found):
        # What the others do to each other is told where nothing nearer is.
        for blow in struck - suffered:
            if seat not in (blow.by, blow.victim) and blow.kind == "dynamite-mine":
                found += _among_others(blow, ledger)
    return found


def _blows(lines: Sequence[Line]) -> set[Blow]:
    """Find the blows of this turn that are struck in almost every deal."""
    counts: Counter[Blow] = Counter()
    for line in lines:
        for event in this_turn(line):
            if event.kind in TARGETS and event.seat is not None:
                card = event.values[TARGETS[event.kind]]
                counts[Blow(event.kind, event.seat, event.values["victim"], card)] += 1
    return {blow for blow, count in counts.items() if count >= SURELY * len(lines)}


def _struck(blow: Blow, instead: float, ledger: Ledger) -> list[Cause]:
    source = "mine", blow.card
    worth = ledger.theirs_more(source)
    values = {"seat": blow.by, "rival": blow.victim, "card": blow.card}
    if blow.kind == "dynamite-mine":
        lost = ledger.other[blow.victim].get(source, 0.0)
        return [Cause("blow", worth, {**values, "gold": round(lost)}, (blow.card,))]
    gold = ledger.better[blow.by].get(source, 0.0)
    worth += gold - instead
    return [Cause("seize", worth, {**values, "gold": round(gold)}, (blow.card,))]


def _among_others(blow: Blow, ledger: Ledger) -> list[Cause]:
    lost = ledger.other[blow.victim].get(("mine", blow.card), 0.0)
    who = {"seat": ledger.comparison.seat, "other": blow.by, "rival": blow.victim}
    values = {**who, "card": blow.card, "gold": round(lost)}
    return [Cause("blow-by", ledger.theirs_more(("mine", blow.card)), values, (blow.card,))]


def _suffered(blow: Blow, ledger: Ledger) -> list[Cause]:
    source = "mine", blow.card
    kind = "blown" if blow.kind == "dynamite-mine" else "seized"
    values = {"seat": blow.victim, "rival": blow.by, "card": blow.card}
    gold, left = ledger.own(source)
    worth = gold - left + ledger.theirs_more(source)
    better, other = (mostly_taken(lines, blow.victim) for lines in ledger.comparison[2:])
    if other == blow.card:
        # The card that is taken is lost at once: it brings nothing, unlike the better one.
        worth += ledger.own(("mine", better))[0]
        return [Cause(f"{kind}-new", worth, values, (blow.card,), of_other=True)]
    return [Cause(kind, worth, {**values, "gold": round(gold)}, (blow.card,), of_other=True)]
