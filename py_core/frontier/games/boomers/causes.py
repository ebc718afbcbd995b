"""What makes one move better than another: land closed, land nearer, boomers free to move, who
leads when the clock runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, cast

from frontier.table.causes import Cause, Comparison, Line
from frontier.table.events import Event, Values
from frontier.table.picks import Pick

from .effects import QUIET_LIMIT
from .judge import CALM, FREE, REACH, SETTLED, evaluate, features, nearer_land
from .position import BoomersPosition
from .squares import BOOMERS_OF, LETTERS, SQUARES, STRIDE, Mask, mask_of, names_in

MOST_SQUARES = 2.5
"""For a point that open land makes, no more squares than these are named."""
A_SQUARE = 1.2
"""How many points a square of open land makes at most."""


def causes(comparison: Comparison) -> list[Cause]:
    """List what speaks for the better move, counted where both lines end."""
    (better,), (other,) = comparison.better, comparison.other
    seat = comparison.seat
    ending = _ending(better, other, seat)
    if ending:
        return ending
    return [
        *_closed(better, other, seat),
        *_open_land(better, other, seat),
        *_free(better, other, seat),
        *(_clock(better, other, seat) or _lead(better, other, seat)),
    ]


def _ending(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell that only one of the lines ends the game, and how."""
    ends = [line.end.outcome() for line in (better, other)]
    if ends[0] is not None and ends[1] is not None and ends[0].winners == ends[1].winners:
        return []
    for outcome, of_other in ((ends[1], True), (ends[0], False)):
        winner = 1 - seat if of_other else seat
        if outcome is not None and outcome.winners == (winner,):
            totals = outcome.totals
            values = {"seat": winner, "points": totals[winner], "less": totals[1 - winner]}
            kind = "over" if of_other else "wins"
            # What decides the game needs no more points than it has.
            return [Cause(kind, inf, values, (), of_other)]
    return []


def _closed(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell which homesteads only one of the lines brings, and the stones that close them."""
    found = []
    for line, against, owner in ((other, better, 1 - seat), (better, other, seat)):
        there, here = _points(against, owner), _points(line, owner)
        closing = [
            (told, event)
            for told in line.told
            for event in told
            if event.kind == "homestead" and event.seat == owner
        ]
        if here <= there or not closing:
            continue
        told, event = max(closing, key=lambda one: one[1].values["squares"])
        points = _worth_of(event, line)
        if 2 * (here - there) < points:
            # Most of it comes about either way: the homestead itself would explain nothing.
            score = {"seat": owner, "points": here, "less": there}
            worth = SETTLED * (here - there)
            found.append(Cause("holds", worth, score, event.where, owner != seat))
            continue
        stones = _fence(told, event)
        values: dict[str, Any] = {
            "seat": owner,
            "squares": event.values["squares"],
            "at": stones,
            "count": len(stones),
        }
        kind = "closes" if stones else "settles"
        if points != event.values["squares"]:
            kind, values["points"] = f"{kind}-worth", points
        # Where several homesteads are closed, the one that is named answers for itself alone.
        most = here - there if len(closing) == 1 else points
        worth = SETTLED * min(here - there, most)
        found.append(Cause(kind, worth, values, (*stones, *event.where), owner != seat))
    return found


def _fence(told: Sequence[Event], homestead: Event) -> list[Pick]:
    """List the stones that closed a homestead: those laid just before it, and beside it."""
    land = mask_of(SQUARES[name] for name in homestead.where)
    beside = land << 1 | land >> 1 | land << STRIDE | land >> STRIDE
    before = told[: told.index(homestead)]
    stones: list[Pick] = [one.values["at"] for one in before if one.kind == "stone"]
    return [stone for stone in stones if beside >> SQUARES[stone] & 1]


def _worth_of(event: Event, line: Line) -> int:
    """Count what a homestead scores where its line ends: with mines or tracks not its squares."""
    land = set(event.where)
    found = [item for item in line.end.score() if item.seat == event.seat and land & {*item.where}]
    return found[0].points if found else int(event.values["squares"])


def _points(line: Line, seat: int) -> int:
    return line.end.totals()[seat]


def _open_land(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell what the lines make of open land: by nearness, or by moves where these make more."""
    changes = _changes(_end(better), _end(other), seat)
    room = _room(better, other, seat, changes)
    reach = _reach(better, other, seat, changes)
    return (reach or room) if changes["reach"] > changes["land"] else (room or reach)


def _room(better: Line, other: Line, seat: int, changes: dict[str, float]) -> list[Cause]:
    """Tell whose boomers come nearer to how many squares."""
    one, two = _end(better), _end(other)
    if changes["land"] <= 0:
        return []
    worth = changes["land"] + changes["reach"]
    # Rule: a river belongs to nobody.
    land = one.layout.land
    own, own_other = nearer_land(one)[seat] & land, nearer_land(two)[seat] & land
    theirs, theirs_other = nearer_land(one)[1 - seat] & land, nearer_land(two)[1 - seat] & land
    lost = own.bit_count() - own_other.bit_count()
    given = theirs_other.bit_count() - theirs.bit_count()
    # Where open land counts for little, a large number of squares would explain nothing.
    if worth <= 0 or max(lost, given) <= 0 or max(lost, given) > MOST_SQUARES * worth:
        return []
    squares: Mask = own & ~own_other if lost >= given else theirs_other & ~theirs
    kind, who = ("room", seat) if lost >= given else ("room-given", 1 - seat)
    values = {"seat": who, "rival": 1 - who, "squares": max(lost, given)}
    where = tuple(names_in(squares))
    # What is named answers for itself alone, and a square is worth little more than a point.
    worth = min(worth, A_SQUARE * max(lost, given))
    return [Cause(kind, worth, values, where, lost < given, compared=True)]


def _reach(better: Line, other: Line, seat: int, changes: dict[str, float]) -> list[Cause]:
    """Tell who alone gets to how many more squares in one move."""
    one, two = _end(better), _end(other)
    worth = changes["reach"]
    rival = 1 - seat
    own, theirs = _alone(one, seat), _alone(two, rival)
    more, given = len(own) - len(_alone(two, seat)), len(theirs) - len(_alone(one, rival))
    squares = max(more, given)
    if worth <= 0 or squares <= 0 or squares > MOST_SQUARES * worth:
        return []
    who, where = (seat, own) if more >= given else (rival, theirs)
    values = {"seat": who, "rival": 1 - who, "squares": squares}
    worth = min(worth, REACH * squares)
    return [Cause("reach", worth, values, tuple(sorted(where)), who != seat, compared=True)]


def _alone(position: BoomersPosition, seat: int) -> set[Pick]:
    """Find the squares to which only this seat gets in one move."""
    return _stops(position, seat) - _stops(position, 1 - seat)


def _stops(position: BoomersPosition, seat: int) -> set[Pick]:
    """Find the squares where boomers of a seat could stop if it were its turn."""
    table = position.copy()
    table.side = table.turn = seat
    boomers = {LETTERS[boomer] for boomer in BOOMERS_OF[seat]}
    return {action[1] for action in table.legal() if action[0] in boomers}


def _clock(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell of the stalemate clock, where only one of the lines lets it run on."""
    one, two = _end(better), _end(other)
    for end, quiet, of_other in ((two, one.quiet, True), (one, two.quiet, False)):
        if end.quiet <= max(quiet, CALM):
            continue
        stopped = end.copy()
        stopped.quiet = quiet
        worth = evaluate(end, seat) - evaluate(stopped, seat)
        if of_other:
            worth = -worth
        values = {"seat": seat, "turns": end.quiet, "most": QUIET_LIMIT}
        return [_leading("clock", end, values, worth, of_other=of_other)]
    return []


def _lead(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell who leads, where only one of the lines brings that about."""
    one, two = _end(better), _end(other)
    worth = _changes(one, two, seat)["ahead"]
    for end, against, of_other in ((two, one, True), (one, two, False)):
        who = 1 - seat if of_other else seat
        if _leads(end, who) and not _leads(against, who):
            return [_leading("leads", end, {}, worth, of_other=of_other)]
    return []


def _leads(position: BoomersPosition, seat: int) -> bool:
    totals = position.totals()
    return totals[seat] > totals[1 - seat]


def _leading(
    kind: str, end: BoomersPosition, values: Values, worth: float, *, of_other: bool
) -> Cause:
    """Make a cause that tells the score, too."""
    totals = end.totals()
    leader = totals.index(max(totals))
    if totals[0] == totals[1]:
        return Cause(f"{kind}-even", worth, values, (), of_other)
    score = {"seat": leader, "points": totals[leader], "less": totals[1 - leader]}
    return Cause(kind, worth, {**values, **score}, (), of_other)


def _end(line: Line) -> BoomersPosition:
    return cast("BoomersPosition", line.end)


def _changes(one: BoomersPosition, two: BoomersPosition, seat: int) -> dict[str, float]:
    """Say how many points each feature makes."""
    return {
        mine.name: mine.value * mine.weight - theirs.value * theirs.weight
        if mine.name == "ahead"
        else (mine.value - theirs.value) * mine.weight
        for mine, theirs in zip(features(one, seat), features(two, seat), strict=True)
    }


def _free(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell of a boomer that can still move in only one of the lines."""
    one, two = _end(better), _end(other)
    found = []
    for owner, sign in ((seat, 1), (1 - seat, -1)):
        more = sign * (_movable(one, owner) - _movable(two, owner))
        if more > 0:
            stuck = owner == seat
            # Whoever has settled much land has lost nothing by being settled.
            settled = sign * (_points(other, owner) - _points(better, owner))
            worth = FREE * more - SETTLED * max(0, settled)
            values = {"seat": owner, "boomers": more}
            found.append(Cause("stuck" if stuck else "shut", worth, values, (), stuck))
    return found


def _movable(position: BoomersPosition, seat: int) -> int:
    return sum(1 for boomer in BOOMERS_OF[seat] if not position.exhausted >> boomer & 1)
