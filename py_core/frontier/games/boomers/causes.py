"""What makes one move better than another: land closed, land nearer, boomers free to move."""

from __future__ import annotations

from math import inf
from typing import cast

from frontier.table.causes import Cause, Comparison, Line
from frontier.table.events import Event

from .judge import FREE, SETTLED, features, nearer_land
from .position import BoomersPosition
from .squares import BOOMERS_OF, Mask, names_in

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
        *_room(better, other, seat),
        *_free(better, other, seat),
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
        stones = [one.values["at"] for one in told if one.kind == "stone"]
        values = {
            "seat": owner,
            "squares": event.values["squares"],
            "at": stones,
            "count": len(stones),
        }
        kind = "closes" if stones else "settles"
        points = _worth_of(event, line)
        if points != event.values["squares"]:
            kind, values["points"] = f"{kind}-worth", points
        # Where several homesteads are closed, the one that is named answers for itself alone.
        most = here - there if len(closing) == 1 else points
        worth = SETTLED * min(here - there, most)
        found.append(Cause(kind, worth, values, (*stones, *event.where), owner != seat))
    return found


def _worth_of(event: Event, line: Line) -> int:
    """Count what a homestead scores where its line ends: with mines or tracks not its squares."""
    land = set(event.where)
    found = [item for item in line.end.score() if item.seat == event.seat and land & {*item.where}]
    return found[0].points if found else int(event.values["squares"])


def _points(line: Line, seat: int) -> int:
    return line.end.totals()[seat]


def _room(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell whose boomers come nearer to how many squares."""
    one, two = (cast("BoomersPosition", line.end) for line in (better, other))
    changes = {
        mine.name: (mine.value - theirs.value) * mine.weight
        for mine, theirs in zip(features(one, seat), features(two, seat), strict=True)
    }
    worth = changes["land"] + changes["reach"]
    own, own_other = nearer_land(one)[seat], nearer_land(two)[seat]
    theirs, theirs_other = nearer_land(one)[1 - seat], nearer_land(two)[1 - seat]
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


def _free(better: Line, other: Line, seat: int) -> list[Cause]:
    """Tell of a boomer that can still move in only one of the lines."""
    one, two = (cast("BoomersPosition", line.end) for line in (better, other))
    found = []
    for owner, sign in ((seat, 1), (1 - seat, -1)):
        more = sign * (_movable(one, owner) - _movable(two, owner))
        if more > 0:
            stuck = owner == seat
            values = {"seat": owner, "boomers": more}
            found.append(Cause("stuck" if stuck else "shut", FREE * more, values, (), stuck))
    return found


def _movable(position: BoomersPosition, seat: int) -> int:
    return sum(1 for boomer in BOOMERS_OF[seat] if not position.exhausted >> boomer & 1)
