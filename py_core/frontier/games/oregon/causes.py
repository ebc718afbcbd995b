"""What makes one action better than another: points at once, tokens, and what the next turns bring.

Over deals of what a seat cannot see; what is told of others is an average, never a hand.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import fsum, inf
from typing import Any, TypeAlias, cast

from frontier.table.causes import Cause, Comparison, Line
from frontier.table.events import Event

from .box import BOX, BUILDINGS, SYMBOLS, TILES
from .features import WEIGHTS
from .land import NUMBERS
from .legal import EXTRA, JOKERS
from .outlook import COAL_WORTH, GOLD_WORTH, TURNS_FOR_FULL_WORTH, turns_left
from .position import OregonPosition

TILE_WORTH = {"coal": COAL_WORTH, "gold": GOLD_WORTH}
TILE_RANGE = {
    kind: {"least": min(values), "most": max(values)}
    for kind, values in zip(TILES, BOX.minerals, strict=True)
}
"""Between which values a tile lies that nobody has seen yet."""
SOURCES = ("post-office", "church", "warehouse", "harbor", "station")
"""Events that score for farmers beside a building."""
MINES = {"coal": "coal-mine", "gold": "gold-mine"}
"""Where tiles come from."""


def causes(comparison: Comparison) -> list[Cause]:
    """List what speaks for the better action, counted on both sides over the same deals."""
    seat = comparison.seat
    better, other = comparison.better, comparison.other
    if comparison.before.phase == "draw":
        return _cards(comparison)
    if free := _free_joker(better[0], other[0], seat):
        return free
    tokens = _tokens(better, other, seat)
    own = _follows(better, other, lambda one: one == seat)
    waits = _put_off(better[0], other[0], seat, own)
    later = [
        *_next(better, other, seat, tokens, own, waits),
        *_left(other, seat, _follows(other, better, lambda one: one != seat)),
    ]
    # An extra turn that a station makes possible is told once: by what it brings soon, or else
    # by what its token is worth.
    soon = next((cause for cause in later if cause.kind == "next-woken"), None)
    woken = next((cause for cause in tokens if cause.kind == "extra-woken"), None)
    if soon is not None and woken is not None:
        if soon.points < woken.points:
            later.remove(soon)
        else:
            tokens.remove(woken)
    if other[0].actions[0] == EXTRA:
        # Of a token that is kept, what it brings now says more than what it brings later.
        gained = sum(cause.points for cause in later if cause.kind.startswith("next"))
        tokens = [token._replace(points=max(token.points, gained)) for token in tokens]
        later = [cause for cause in later if cause.of_other or not tokens]
    put_off = fsum(points for (kind, _), points in waits.items() if kind not in MINES.values())
    at_once = _joined(_at_once(better[0], other[0], seat, put_off), tokens)
    return [*at_once, *_given(better[0], other[0], seat), *later]


def _cards(comparison: Comparison) -> list[Cause]:
    """Tell which cards the hand lacks: drawing one kind or the other differs by nothing else."""
    hand = cast("OregonPosition", comparison.before).hands[comparison.seat]
    symbols, seat = sum(hand[:SYMBOLS]), comparison.seat
    verb, _, kind = comparison.better[0].actions[0][0].partition(":")
    held = symbols if kind == "landscape" else sum(hand) - symbols
    # A play takes two landscape cards, or one and a building card.
    short = symbols <= 2 if kind == "landscape" else symbols >= 2
    if verb != "draw" or not short:
        return []
    few = "few" if held else "no"
    return [Cause(f"{few}-{kind}", inf, {"seat": seat, "cards": held}, (f"draw:{kind}",))]


def _free_joker(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell of a joker that comes back at once, where the same piece stands on the same space."""
    one, two = better.actions[0], other.actions[0]
    if len(one) != 3 or len(two) != 3 or one[2] != two[2]:
        return []
    back = [event for event in better.told[0] if event.kind == "joker-active"]
    if one[1] not in JOKERS or two[1] in JOKERS or not back:
        return []
    saved = Counter(two[:2]) - Counter(one[:1])
    if sum(saved.values()) != 1 or saved.keys() & {*BUILDINGS}:
        return []  # Another piece stands there.
    values = {"seat": seat, "square": back[0].where[0], "card": next(iter(saved))}
    return [Cause("joker-free", inf, values, back[0].where)]


def _scored(line: Line, seat: int) -> list[Event]:
    """List what the first action scores a seat for certain."""
    return [event for event in line.told[0] if event.seat == seat and event.points]


def _taken(line: Line, seat: int, kind: str) -> list[Event]:
    """List the mines that give a seat tiles of a kind by the first action."""
    return [event for event in line.told[0] if event.seat == seat and event.kind == kind]


def _tiles(events: Sequence[Event]) -> int:
    return sum(event.values["tiles"] for event in events)


def _sum(events: Sequence[Event]) -> int:
    return sum(event.points for event in events)


def _squares(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(pick for event in events for pick in event.where)


def _at_once(better: Line, other: Line, seat: int, put_off: float) -> list[Cause]:
    """Tell the points and tiles that only the better action brings at once.

    What the other one scores is no loss as far as it is only put off.
    """
    found = []
    values: dict[str, Any]
    mine, theirs = _scored(better, seat), _scored(other, seat)
    more = _sum(mine) - _sum(theirs)
    if mine and put_off > max(more, _sum(theirs) / 2):
        values = {"seat": seat, "points": _sum(mine), "less": _sum(theirs)}
        cause = Cause("scores-first", more + put_off, values, _squares(mine), compared=True)
        found.append(cause)
    elif more > 0:
        values = {"seat": seat, "points": _sum(mine), "less": _sum(theirs)}
        most = max(mine, key=lambda event: event.points)
        kind = "scores"
        if theirs:
            kind = "scores-more"
        elif len(mine) == 1 or most.points > _sum(mine) / 2:
            kind = "beside" if most.kind in SOURCES else most.kind
            if len(mine) > 1:
                kind = f"scores-{kind}"
            values = {"building": most.kind, **most.values, **values}
        compared = kind == "scores-more"
        found.append(Cause(kind, more, values, _squares(mine), compared=compared))
    for kind, worth in TILE_WORTH.items():
        taken = _taken(better, seat, kind)
        tiles, less = _tiles(taken), _tiles(_taken(other, seat, kind))
        if tiles > less:
            values = {"seat": seat, "tiles": tiles, **TILE_RANGE[kind]}
            where = _squares(taken)
            named = kind
            if less:
                named, values["less"] = f"{kind}-more", less
            elif len(taken) == 1:
                named, values["square"] = MINES[kind], where[0]
            points = worth * (tiles - less)
            found.append(Cause(named, points, values, where, compared=bool(less)))
    return found


def _given(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell the points and tiles that the other action gives away to somebody else at once."""
    found = []
    others = other.end.players - 1
    for rival in range(others + 1):
        if rival == seat:
            continue
        given = _scored(other, rival)
        more = _sum(given) - _sum(_scored(better, rival))
        if more > 0:
            values = {"seat": seat, "rival": rival, "points": _sum(given)}
            found.append(Cause("gives", more / others, values, _squares(given), of_other=True))
        for kind, worth in TILE_WORTH.items():
            taken = _taken(other, rival, kind)
            tiles = _tiles(taken)
            if (more := tiles - _tiles(_taken(better, rival, kind))) > 0:
                values = {"seat": seat, "rival": rival, "tiles": tiles, **TILE_RANGE[kind]}
                points, where = worth * more / others, _squares(taken)
                found.append(Cause(f"gives-{kind}", points, values, where, of_other=True))
    return found


def _tokens(betters: Sequence[Line], others: Sequence[Line], seat: int) -> list[Cause]:
    """Tell of a token that only the better action leaves ready, or makes so."""
    found = []
    better, other = betters[0], others[0]
    left = turns_left(cast("OregonPosition", better.after))
    share = min(1.0, left / TURNS_FOR_FULL_WORTH)  # a token is worth nothing once all is over
    for name in ("joker", "extra"):
        if _has(better, name, seat) and not _has(other, name, seat):
            where = next((e.where for e in better.told[0] if e.kind == f"{name}-active"), ())
            values: dict[str, Any] = {"seat": seat}
            if where:
                kind, values["square"] = f"{name}-woken", where[0]
            else:
                kind, where = f"{name}-kept", (name,)
                if name == "extra":
                    values["points"] = round(_taken_now(others, seat))
                    kind = kind if values["points"] else "extra-idle"
            # What an extra turn would bring now is told of the action that takes it.
            taken = kind in ("extra-kept", "extra-idle")
            found.append(Cause(kind, WEIGHTS[name] * share, values, where, of_other=taken))
    return found


def _joined(at_once: list[Cause], tokens: list[Cause]) -> list[Cause]:
    """Tell in one sentence what one building brings and which token it wakes."""
    for one in at_once:
        for token in tokens:
            name, _, what = token.kind.partition("-")
            if one.kind == "beside" and what == "woken" and one.where[0] == token.where[0]:
                both = one._replace(kind=f"{name}-beside", points=one.points + token.points)
                return [
                    both,
                    *(cause for cause in (*at_once, *tokens) if cause not in (one, token)),
                ]
    return [*at_once, *tokens]


def _taken_now(lines: Sequence[Line], seat: int) -> float:
    """Say how many points the extra turn would score that these lines begin with."""
    return _mean(lines, [line.told[1:2] for line in lines], seat)


def _has(line: Line, name: str, seat: int) -> bool:
    after = cast("OregonPosition", line.after)
    return bool((after.joker if name == "joker" else after.extra)[seat])


def _follows(
    lines: Sequence[Line], against: Sequence[Line], counts: Callable[[int], bool]
) -> dict[_Source, float]:
    """Average what the turns after the first action bring more to seats that count, by source."""
    found: dict[_Source, float] = defaultdict(float)
    for some, sign in ((lines, 1), (against, -1)):
        for line in some:
            for source, owner, points in _brought(line.told[1:]):
                if counts(owner):
                    found[source] += sign * points / len(some)
    return found


def _put_off(
    better: Line, other: Line, seat: int, own: Mapping[_Source, float]
) -> dict[_Source, float]:
    """Tell what only the other action brings at once, as far as the better one brings it later."""
    sooner: dict[_Source, float] = defaultdict(float)
    for line, sign in ((other, 1), (better, -1)):
        for source, owner, points in _brought(line.told[:1]):
            if owner == seat:
                sooner[source] += sign * points
    both = {source: min(points, own.get(source, 0.0)) for source, points in sooner.items()}
    return {source: points for source, points in both.items() if points > 0}


def _next(
    better: Sequence[Line],
    other: Sequence[Line],
    seat: int,
    tokens: Sequence[Cause],
    own: Mapping[_Source, float],
    waits: Mapping[_Source, float],
) -> list[Cause]:
    """Tell what the next turns bring more, and where most of it; not what is only put off."""
    gained = {source: points - waits.get(source, 0.0) for source, points in own.items()}
    if (more := fsum(gained.values())) < 1:
        return []
    if better[0].actions[0] == EXTRA and (now := round(_taken_now(better, seat))) >= round(more):
        return [Cause("extra-taken", more, {"seat": seat, "points": now}, EXTRA)]
    extra = _in_extra_turns(better, seat) - _in_extra_turns(other, seat)
    how, where = _mostly(gained, more, better, seat)
    if extra > more / 2:
        woken = [cause.values["square"] for cause in tokens if cause.kind == "extra-woken"]
        if woken:
            how, where = "woken", {"square": woken[0]}
        how = how or "extra"
    values = {"seat": seat, "points": round(more), **where}
    vague = how in ("", "extra")
    cause = Cause("next", more, values, _square(where), compared=True, vague=vague, later=True)
    return [cause._replace(kind=f"next-{how}") if how else cause]


def _left(other: Sequence[Line], seat: int, theirs: Mapping[_Source, float]) -> list[Cause]:
    """Tell what the other action leaves to the others in the next turns, and where most of it."""
    if (more := fsum(theirs.values())) < 1:
        return []
    how, where = _mostly(theirs, more, other, seat)
    others = other[0].end.players - 1
    values: dict[str, Any] = {"seat": seat, "points": round(more)}
    kind, at = "leaves", how == "at"
    if others == 1:
        kind, values["rival"] = "leaves-one", 1 - seat
    cause = Cause(kind, more / others, values, of_other=True, vague=not at, later=True)
    if not at:
        return [cause]
    return [cause._replace(kind=f"{kind}-at", values=values | where, where=_square(where))]


_Source: TypeAlias = tuple[str, str]
"""What scores, and on which square: a building, or a group, which has no square of its own."""


def _brought(told: Iterable[Sequence[Event]]) -> Iterator[tuple[_Source, int, float]]:
    """Give what scores, for whom, and how much; tiles by their mean."""
    for event in (event for events in told for event in events):
        if event.seat is None:
            continue
        if event.kind in MINES:
            points = TILE_WORTH[event.kind] * event.values["tiles"]
            yield (MINES[event.kind], event.values["square"]), event.seat, points
        elif event.points and not event.kind.endswith("-counted"):
            # Tiles that are turned over in the end were counted when they were taken.
            yield (event.kind, event.values.get("square", "")), event.seat, event.points


def _mostly(
    points: Mapping[_Source, float], more: float, lines: Sequence[Line], seat: int
) -> tuple[str, dict[str, str]]:
    """Find what makes more than half of a difference, as far as anything does."""
    kind, square = source = max(points, key=lambda one: points[one])
    if points[source] <= more / 2:
        return "", {}
    if kind == "group":
        return "group", {}
    after, number = cast("OregonPosition", lines[0].after), BUILDINGS.index(kind)
    where = {"building": kind, "square": square}
    if after.board[NUMBERS[square]] == number + 1:
        return "at", where
    # What others may build, or what may yet be drawn, is nothing to count on.
    return ("built", where) if after.hands[seat][SYMBOLS + number] else ("", {})


def _square(where: Mapping[str, str]) -> tuple[str, ...]:
    return (where["square"],) if where else ()


def _in_extra_turns(lines: Sequence[Line], seat: int) -> float:
    """Average what a seat scores in extra turns after the first action."""
    plays = [
        [told for before, told in zip(line.actions, line.told[1:], strict=False) if before == EXTRA]
        for line in lines
    ]
    return _mean(lines, plays, seat)


def _mean(lines: Sequence[Line], told: Sequence[Iterable[Sequence[Event]]], seat: int) -> float:
    """Average over lines what a seat scores in some of their actions."""
    brought = (points for one in told for _, owner, points in _brought(one) if owner == seat)
    return fsum(brought) / len(lines)
