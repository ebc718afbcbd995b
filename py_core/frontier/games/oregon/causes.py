"""What makes one action better than another: points at once, tokens, and what the next turns bring.

Over deals of what a seat cannot see; what is told of others is an average, never a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, cast

from frontier.table.causes import Cause, Comparison, Line
from frontier.table.events import Event

from .box import SYMBOLS
from .features import WEIGHTS
from .outlook import COAL_WORTH, GOLD_WORTH, TURNS_FOR_FULL_WORTH, turns_left
from .position import OregonPosition

TILE_WORTH = {"coal": COAL_WORTH, "gold": GOLD_WORTH}
SOURCES = ("post-office", "church", "warehouse", "harbor", "station")
"""Events that score for farmers beside a building."""


def causes(comparison: Comparison) -> list[Cause]:
    """List what speaks for the better action, counted on both sides over the same deals."""
    seat = comparison.seat
    better, other = comparison.better, comparison.other
    if comparison.before.phase == "draw":
        return _cards(comparison)
    return [
        *_at_once(better[0], other[0], seat),
        *_given(better[0], other[0], seat),
        *_tokens(better, other, seat),
        *_later(better, other, seat),
    ]


def _cards(comparison: Comparison) -> list[Cause]:
    """Tell which cards the hand lacks: drawing one kind or the other differs by nothing else."""
    hand = cast("OregonPosition", comparison.before).hands[comparison.seat]
    symbols = sum(hand[:SYMBOLS])
    values = {"seat": comparison.seat}
    verb, _, kind = comparison.better[0].actions[0][0].partition(":")
    if verb != "draw":
        return []
    values["cards"] = symbols if kind == "landscape" else sum(hand) - symbols
    few = "few" if values["cards"] else "no"
    return [Cause(f"{few}-{kind}", inf, values, (f"draw:{kind}",))]


def _scored(line: Line, seat: int) -> list[Event]:
    """List what the first action scores a seat for certain."""
    return [event for event in line.told[0] if event.seat == seat and event.points]


def _tiles(line: Line, seat: int) -> dict[str, int]:
    """Count the tiles that the first action brings a seat."""
    found = dict.fromkeys(TILE_WORTH, 0)
    for event in line.told[0]:
        if event.seat == seat and event.kind in found:
            found[event.kind] += event.values["tiles"]
    return found


def _sum(events: Sequence[Event]) -> int:
    return sum(event.points for event in events)


def _at_once(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell the points and tiles that only the better action brings at once."""
    found = []
    mine, theirs = _scored(better, seat), _scored(other, seat)
    more = _sum(mine) - _sum(theirs)
    if more > 0:
        where = tuple(pick for event in mine for pick in event.where)
        values: dict[str, Any] = {"seat": seat, "points": _sum(mine), "less": _sum(theirs)}
        kind = "scores-more" if theirs else "scores"
        if len(mine) == 1 and not theirs:
            (event,) = mine
            kind = "beside" if event.kind in SOURCES else event.kind
            values |= {"building": event.kind, **event.values}
        compared = kind == "scores-more"
        found.append(Cause(kind, more, values, where, compared=compared))
    tiles, less = _tiles(better, seat), _tiles(other, seat)
    for kind, worth in TILE_WORTH.items():
        if tiles[kind] > less[kind]:
            where = tuple(p for event in better.told[0] if event.kind == kind for p in event.where)
            values = {"seat": seat, "tiles": tiles[kind]}
            found.append(Cause(kind, worth * (tiles[kind] - less[kind]), values, where))
    return found


def _given(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell the points that the other action gives away to somebody else at once."""
    found = []
    others = other.end.players - 1
    for rival in range(others + 1):
        if rival == seat:
            continue
        given = _scored(other, rival)
        more = _sum(given) - _sum(_scored(better, rival))
        if more > 0:
            where = tuple(pick for event in given for pick in event.where)
            values = {"seat": seat, "rival": rival, "points": _sum(given)}
            found.append(Cause("gives", more / others, values, where, of_other=True))
    return found


def _tokens(betters: Sequence[Line], others: Sequence[Line], seat: int) -> list[Cause]:
    """Tell of a token that only the better action leaves ready, or makes so."""
    found = []
    better, other = betters[0], others[0]
    left = turns_left(cast("OregonPosition", better.after))
    share = min(1.0, left / TURNS_FOR_FULL_WORTH)  # a token is worth nothing once all is over
    for name in ("joker", "extra"):
        if _has(better, name, seat) and not _has(other, name, seat):
            woken = any(
                event.kind == f"{name}-active" and event.seat == seat for event in better.told[0]
            )
            kind = f"{name}-{'woken' if woken else 'kept'}"
            values: dict[str, Any] = {"seat": seat}
            if kind == "extra-kept":
                values["points"] = round(_taken_now(others, seat))
                kind = kind if values["points"] else "extra-idle"
            found.append(Cause(kind, WEIGHTS[name] * share, values, (name,)))
    return found


def _taken_now(lines: Sequence[Line], seat: int) -> float:
    """Say how many points the extra turn would score that these lines begin with."""
    scored = sum(
        event.points
        for line in lines
        for told in line.told[1:2]
        for event in told
        if event.seat == seat
    )
    return scored / len(lines)


def _has(line: Line, name: str, seat: int) -> bool:
    after = cast("OregonPosition", line.after)
    return bool((after.joker if name == "joker" else after.extra)[seat])


def _later(better: Sequence[Line], other: Sequence[Line], seat: int) -> list[Cause]:
    """Tell what the next turns bring more, on average over deals."""
    others = better[0].end.players - 1
    own = _mean(better, lambda one: one == seat) - _mean(other, lambda one: one == seat)
    theirs = _mean(other, lambda one: one != seat) - _mean(better, lambda one: one != seat)
    found = []
    if own >= 1:
        values = {"seat": seat, "points": round(own)}
        found.append(Cause("next", own, values, compared=True))
    if theirs >= 1:
        values = {"seat": seat, "points": round(theirs)}
        if others == 1:
            values["rival"] = 1 - seat
        kind = "leaves" if others > 1 else "leaves-one"
        found.append(Cause(kind, theirs / others, values, of_other=True))
    return found


def _mean(lines: Sequence[Line], counts: Callable[[int | None], bool]) -> float:
    """Average the points after the first action, of the seats that count."""
    total = sum(
        event.points
        for line in lines
        for told in line.told[1:]
        for event in told
        if counts(event.seat)
    )
    return total / len(lines)
