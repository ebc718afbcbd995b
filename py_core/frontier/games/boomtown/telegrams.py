"""What makes one use of the telegraph better than another: the roll, or saving it for later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from frontier.table.causes import Cause, Comparison, Line
from frontier.table.picks import Action

from .books import Ledger, this_turn
from .position import BoomtownPosition
from .production import DICE, KEEP

BROUGHT = ("produced", "saloon-paid")
"""How a roll brings gold at once."""


def of_telegram(ledger: Ledger) -> list[Cause]:
    """List what speaks for a roll, or for keeping the card: gold at once, and mines that stay."""
    comparison = ledger.comparison
    seat = comparison.seat
    better, other = comparison.better[0], comparison.other[0]
    sums = [_sum(comparison, line.actions[0]) for line in (better, other)]
    found = []
    for rival, weight in {seat: -1.0, **ledger.rivals}.items():
        now, then = (_at_once(line, rival) for line in (better, other))
        more = weight * (then - now)
        if more <= 0 or min(now, then) < 0:
            continue
        values = {"seat": seat, "sum": sums[0], "gold": now, "less": then}
        if rival == seat:
            found.append(Cause("wire", more, values, DICE))
        else:
            values |= {"rival": rival, "sum": sums[1], "gold": then, "less": now}
            found.append(Cause("wire-rival", more, values, DICE, of_other=True))
    found += _collapses(ledger, sums)
    if better.actions[0] == KEEP:
        found += kept_for_later(comparison)
    return found


def kept_for_later(comparison: Comparison) -> list[Cause]:
    """Tell what the telegraph brings when a later roll is changed by it."""
    seat = comparison.seat
    gold = _later(comparison.better, seat)
    values = {"seat": seat, "gold": round(gold)}
    return [Cause("wire-later", gold, values, ("telegraph",))] if round(gold) else []


def _sum(comparison: Comparison, action: Action) -> int:
    dice = list(cast("BoomtownPosition", comparison.before).dice)
    if action != KEEP:
        dice[DICE.index(action[1])] = int(action[2])
    return sum(dice)


def _at_once(line: Line, seat: int) -> int:
    """Add up what a roll brings a seat, less what it spends on it in saloons."""
    gold = 0
    for event in this_turn(line):
        if event.kind in BROUGHT:
            gold += event.values["gold"] * (
                (event.values["to"] == seat) - (event.values["from"] == seat)
            )
    return gold


def _collapses(ledger: Ledger, sums: Sequence[int]) -> list[Cause]:
    """Tell which mines collapse by one of the rolls alone: one's own by the other, or theirs."""
    comparison = ledger.comparison
    seat = comparison.seat
    now, then = (
        {event.values["mine"]: event.seat for event in this_turn(line) if event.kind == "collapsed"}
        for line in (comparison.better[0], comparison.other[0])
    )
    found = []
    for card in [card for card, owner in then.items() if owner == seat and card not in now]:
        gold = ledger.own(("mine", card))[0]
        values = {"seat": seat, "sum": sums[1], "card": card, "gold": round(gold)}
        found.append(Cause("wire-lost", gold, values, (card,), of_other=True))
    weights = ledger.rivals
    for card, rival in now.items():
        if rival is not None and rival in weights and card not in then:
            gold = ledger.other[rival].get(("mine", card), 0.0)
            values = {"seat": seat, "rival": rival, "sum": sums[0], "card": card}
            values["gold"] = round(gold)
            found.append(Cause("wire-hit", weights[rival] * gold, values, (card,)))
    return found


def _later(lines: Sequence[Line], seat: int) -> float:
    """Find the roll that a seat changes in each line, and what it brings beside keeping."""
    gold = 0
    for line in lines:
        table = line.after.copy()
        for action in line.actions[1:]:
            if table.turn == seat and action[0] == "telegraph":
                kept = table.copy()
                kept.advance(KEEP)
                table.advance(action)
                gold += table.totals()[seat] - kept.totals()[seat]
                break
            table.advance(action)
    return gold / len(lines)
