"""What makes one move better than another: land closed, land nearer, boomers free to move, who
leads when the clock runs.

Points are those by which the judge has weighed both moves, so that a cause that is told makes the
number that is told with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, cast

from frontier.table.causes import Cause, Comparison, Line
from frontier.table.events import Event, Values
from frontier.table.picks import Pick

from .effects import QUIET_LIMIT
from .judge import CALM, LOCKED, SETTLED, SHARED_MINE, features, nearer_land
from .position import BoomersPosition
from .prospect_weights import Weight, Weights
from .prospects import _nearer_in_moves
from .quick_board import BoomersBoard
from .scoring import MINE_POINTS
from .side_by_side import BOARD, many
from .squares import (
    ALL,
    BOOMERS_OF,
    FIRST_SOONER,
    LETTERS,
    NOWHERE,
    SQUARES,
    STRIDE,
    WHOLE,
    Mask,
    mask_of,
    names_in,
)

MOST_SQUARES = 8.0
"""For a point that open land makes, no more squares than these are named."""
A_SQUARE = 1.5
"""How many points a square of open land makes at most."""
USED_UP = 0.5
"""How much of what a homestead brings is at most made up for by what it takes out of the open."""
_NOTHING = Weight(0.0, 0.0)
_NONE = Weights._make([*[_NOTHING] * 9, 0.0, None])
_PARTS = {
    "settled": ("settled",),
    "ahead": ("ahead", "stuck"),
    "land": ("steps",),
    "silver": ("mines",),
    "fence": ("fenced",),
    "moves": ("moves",),
    "reach": ("reach",),
    "free": ("free",),
    "turn": ("turn",),
}
"""What makes up the prospects, by the weights that say so."""
OPEN = ("land", "silver", "fence", "moves", "reach", "free", "turn")
"""What counts for less where there is less hope that land can be closed."""


def causes(comparison: Comparison) -> list[Cause]:
    """List what speaks for the better move, counted where both lines end."""
    (better,), (other,) = comparison.better, comparison.other
    seat = comparison.seat
    ending = _ending(better, other, seat)
    if ending:
        return ending
    # While pieces are being placed nobody reads by prospects.
    placing = bool(cast("BoomersPosition", comparison.before).pending)
    one, two = (parts(_end(line), seat, placing=placing) for line in (better, other))
    changes = {name: one[name] - two[name] for name in one}
    fence = _shorter_border(better, other, seat, (one["fence"], two["fence"]))
    a_point = SETTLED if placing else max(map(_settled_point, map(_end, (better, other))))
    closed = _closed(better, other, seat, a_point)
    led = _clock(better, other, seat, placing=placing) or _lead(comparison, changes)
    return [
        *_net(_with_lead(closed, led), changes),
        *_open_land(better, other, seat, changes, fence),
        *([] if placing else _hopes(better, other, (one, two))),
        *_free(better, other, seat, changes, a_point),
    ]


def parts(position: BoomersPosition, seat: int, *, placing: bool = False) -> dict[str, float]:
    """Say what makes up a position as the judge weighs it, in points for a seat."""
    none = dict.fromkeys(_PARTS, 0.0)
    if position.turn is None:
        totals = position.totals()
        return {**none, "settled": float(totals[seat] - totals[1 - seat])}
    if placing:
        return none | {one.name: one.value * one.weight for one in features(position, seat)}
    board = BoomersBoard(position, 0.0)
    weights = board.prospects.weights
    sign = 1 if board.side == seat else -1
    found = {}
    for name, used in _PARTS.items():
        # How much hope there is for open land is the same for every part.
        kept = ("hopes", *used)
        board.prospects.weights = _NONE._replace(**{one: getattr(weights, one) for one in kept})
        found[name] = sign * board.value()
    return found


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


def _closed(better: Line, other: Line, seat: int, a_point: float) -> list[Cause]:
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
            worth = a_point * (here - there)
            found.append(Cause("holds", worth, score, event.where, owner != seat))
            continue
        stones = _fence(told, event)
        values: dict[str, Any] = {
            "seat": owner,
            "squares": event.values["squares"],
            "at": stones,
            "count": len(stones),
            # What is laid only later is not what the move itself does.
            "move": 1 + line.told.index(told),
        }
        kind = "closes" if stones else "settles"
        if points != event.values["squares"]:
            kind, values["points"] = f"{kind}-worth", points
        # Where several homesteads are closed, the one that is named answers for itself alone.
        most = here - there if len(closing) == 1 else points
        worth = a_point * min(here - there, most)
        found.append(Cause(kind, worth, values, (*stones, *event.where), owner != seat))
    return found


def _settled_point(end: BoomersPosition) -> float:
    """Say what a settled point is worth: the more, the less land is open."""
    late, early = BoomersBoard(end, 0.0).prospects.weights.settled
    return late + early * (WHOLE & ~(end.stones | end.settled)).bit_count() / len(ALL)


def _fence(told: Sequence[Event], homestead: Event) -> list[Pick]:
    """List the stones that closed a homestead: those laid just before it, and beside it."""
    beside = _beside(mask_of(SQUARES[name] for name in homestead.where))
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


def _open_land(
    better: Line, other: Line, seat: int, changes: dict[str, float], fence: list[Cause]
) -> list[Cause]:
    """Tell what the lines make of open land: by nearness, by what is missing around it, by reach.

    Squares nearer in steps are nearly those nearer in moves, and whoever has more land often has
    the shorter border for it: of these that one is told which makes most.
    """
    near = _nearer(better, other, seat, changes)
    quicker = _quicker(better, other, seat, changes)
    reach = _reach(better, other, seat, changes)
    most = max(near, quicker, fence, key=_most)
    if most is quicker and reach and quicker and reach[0].of_other == quicker[0].of_other:
        # What is reached in one move is among what is reached in fewer moves.
        return [quicker[0]._replace(points=quicker[0].points + reach[0].points)]
    return [*most, *reach]


def _most(found: list[Cause]) -> float:
    return max((cause.points for cause in found), default=0.0)


def _shorter_border(
    better: Line, other: Line, seat: int, worths: tuple[float, float]
) -> list[Cause]:
    """Tell whose land has the shorter border, and is easier to close, in one of the lines."""
    sides = [_borders(_end(line)) for line in (better, other)]
    for kind, who, here in (("fence", seat, 0), ("fence-given", 1 - seat, 1)):
        own, against = sides[here], sides[1 - here]
        # Of what this is worth here, that much a longer border would leave.
        kept = (2 + sum(own)) / (2 + sum(against))
        worth = (worths[here] if who == seat else -worths[here]) * (1 - kept)
        if worth > 0 and own[who] < against[who]:
            values = {"seat": who, "border": own[who], "more": against[who]}
            return [Cause(kind, worth, values, (), who != seat, compared=True)]
    return []


def _borders(position: BoomersPosition) -> tuple[int, int]:
    """Count the open squares along the land of each side: Blue's and Orange's."""
    ground = WHOLE & ~(position.stones | position.settled)
    blue, orange = nearer_land(position)
    return (_beside(blue) & ground & ~blue).bit_count(), (
        _beside(orange) & ground & ~orange
    ).bit_count()


def _beside(land: Mask) -> Mask:
    return land << 1 | land >> 1 | land << STRIDE | land >> STRIDE


def _nearer(better: Line, other: Line, seat: int, changes: dict[str, float]) -> list[Cause]:
    """Tell whose boomers come nearer to which mines, and to how many squares."""
    by_squares = changes["land"] + changes["fence"]
    nearer = by_squares + changes["silver"]
    if nearer <= 0:
        return []
    one, two = _end(better), _end(other)
    mines, land = one.layout.mine_mask, one.layout.land
    near, near_other = nearer_land(one), nearer_land(two)
    mine_sides = [(near[who] & mines, near_other[who] & mines) for who in (seat, 1 - seat)]
    # Rule: a river belongs to nobody.
    sides = [(near[who] & land, near_other[who] & land) for who in (seat, 1 - seat)]
    more_mines = MINE_POINTS * (_more(*mine_sides[0]) - _more(*mine_sides[1]))
    more_squares = _more(*sides[0]) - _more(*sides[1])
    by_mines = by_squares * min(1.0, max(0.0, more_mines / max(1, more_mines + more_squares)))
    by_mines = min(nearer, max(0.0, by_mines + changes["silver"]))
    worth = nearer - by_mines + max(0.0, changes["moves"])
    return [
        *_nearer_mines(mine_sides, seat, by_mines),
        *_squares(("room", "room-given"), sides, seat, worth),
    ]


def _more(one: Mask, two: Mask) -> int:
    return one.bit_count() - two.bit_count()


def _nearer_mines(sides: list[tuple[Mask, Mask]], seat: int, worth: float) -> list[Cause]:
    """Name the mines that only one of the lines keeps nearer to a side."""
    (own, own_other), (theirs, theirs_other) = sides
    kept, given = own & ~own_other, theirs_other & ~theirs
    for kind, who, named, lost in (
        ("mines", seat, kept, own_other & ~own),
        ("mines-given", 1 - seat, given, theirs & ~theirs_other),
    ):
        if worth > 0 and named and not lost:
            at = tuple(names_in(named))
            values = {"seat": who, "rival": 1 - who, "at": at, "count": len(at)}
            return [Cause(kind, worth, values, at, who != seat, compared=True)]
    return []


def _quicker(better: Line, other: Line, seat: int, changes: dict[str, float]) -> list[Cause]:
    """Tell whose boomers get to how many squares in fewer moves."""
    sides = list(zip(_by_moves(_end(better)), _by_moves(_end(other)), strict=True))
    kinds = "quicker", "quicker-given"
    return _squares(kinds, sides if not seat else sides[::-1], seat, changes["moves"])


def _by_moves(position: BoomersPosition) -> tuple[Mask, Mask]:
    """Share out the squares to the side that gets there in fewer moves: Blue's and Orange's."""
    ground = WHOLE & ~(position.stones | position.settled)
    blue, orange = (
        mask_of(position.places[boomer] for boomer in boomers) & ground for boomers in BOOMERS_OF
    )
    taken = mask_of(place for place in position.places if place != NOWHERE)
    empty, mines = ground & ~taken, position.layout.mine_mask
    own, empty, mines = (
        one | other << BOARD for one, other in ((blue, orange), (empty, empty), (mines, mines))
    )
    every = many(1).all
    _, both, _ = _nearer_in_moves(own, empty, mines, BOARD, every)
    land = position.layout.land
    return both & every & land, both >> BOARD & land


def _squares(
    kinds: tuple[str, str], sides: list[tuple[Mask, Mask]], seat: int, worth: float
) -> list[Cause]:
    """Tell how many more squares a side has, its own in the better line or the rival's."""
    (own, own_other), (theirs, theirs_other) = sides
    lost, given = _more(own, own_other), _more(theirs_other, theirs)
    # Where open land counts for little, a large number of squares would explain nothing.
    if worth <= 0 or lost + given <= 0 or max(lost, given) > MOST_SQUARES * worth:
        return []
    squares: Mask = own & ~own_other if lost >= given else theirs_other & ~theirs
    kind, who = (kinds[0], seat) if lost >= given else (kinds[1], 1 - seat)
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
    if worth <= 0 or more + given <= 0 or squares > MOST_SQUARES * worth:
        return []
    who, where = (seat, own) if more >= given else (rival, theirs)
    values = {"seat": who, "rival": 1 - who, "squares": squares}
    worth = min(worth, A_SQUARE * squares)
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


def _clock(better: Line, other: Line, seat: int, *, placing: bool) -> list[Cause]:
    """Tell of the stalemate clock, where only one of the lines lets it run on."""
    one, two = _end(better), _end(other)
    for end, quiet, of_other in ((two, one.quiet, True), (one, two.quiet, False)):
        if end.quiet <= max(quiet, CALM):
            continue
        stopped = end.copy()
        stopped.quiet = quiet
        running, without = (
            sum(parts(board, seat, placing=placing).values()) for board in (end, stopped)
        )
        worth = without - running if of_other else running - without
        values = {"seat": seat, "turns": end.quiet, "most": QUIET_LIMIT}
        return [_leading("clock", end, values, worth, of_other=of_other)]
    return []


def _lead(comparison: Comparison, changes: dict[str, float]) -> list[Cause]:
    """Tell who leads, where only one of the lines brings that about."""
    (better,), (other,) = comparison.better, comparison.other
    one, two, seat = _end(better), _end(other), comparison.seat
    before = cast("BoomersPosition", comparison.before)
    found = []
    for end, against, of_other in ((two, one, True), (one, two, False)):
        who = 1 - seat if of_other else seat
        if _leads(end, who) and not _leads(against, who):
            found.append((who, end, of_other))
    # Whoever leads already has not been given the lead: it is taken away in the other line.
    found.sort(key=lambda entry: _leads(before, entry[0]))
    return [
        _leading("leads", end, {}, changes["ahead"], of_other=of_other)
        for _, end, of_other in found[:1]
    ]


def _net(closed: list[Cause], changes: dict[str, float]) -> list[Cause]:
    """Take from the largest homestead what it uses up: land and boomers that were still free."""
    used = -sum(changes[name] for name in OPEN if name != "turn")
    if used <= 0 or not closed:
        return closed
    largest = max(closed, key=lambda cause: cause.points)
    points = largest.points - min(used, largest.points * USED_UP)
    return [cause._replace(points=points) if cause is largest else cause for cause in closed]


def _with_lead(closed: list[Cause], led: list[Cause]) -> list[Cause]:
    """Let a homestead of some size speak for the lead that it brings, too."""
    for lead in led:
        for number, cause in enumerate(closed):
            same = lead.kind == "leads" and cause.of_other == lead.of_other
            if same and 2 * cause.points >= lead.points > 0:
                both = cause._replace(points=cause.points + lead.points)
                return [*closed[:number], both, *closed[number + 1 :]]
    return [*closed, *led]


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


def _hopes(
    better: Line, other: Line, worths: tuple[dict[str, float], dict[str, float]]
) -> list[Cause]:
    """Tell where in only one of the lines land can hardly be closed: at a mine, or anywhere."""
    ends = [_end(line) for line in (better, other)]
    if any(end.turn is None for end in ends):
        return []
    found = []
    most = sum(worths[0][name] - worths[1][name] for name in OPEN)
    gaps = [_shared_mines(end) for end in ends]
    locked = [_is_locked(end) for end in ends]
    for here, of_other in ((0, False), (1, True)):
        # Whoever has more open land is hurt by it, whoever has less is helped.
        open_land = sum(worths[here][name] for name in OPEN)
        if of_other:
            open_land = -open_land
        if gaps[here] and not gaps[1 - here]:
            at = tuple(names_in(gaps[here]))
            worth = min(most, -open_land * (_without(ends[here], "gap") - 1))
            found.append(Cause("gap", worth, {"at": at, "count": len(at)}, at, of_other))
        if locked[here] and not locked[1 - here]:
            worth = min(most, -open_land * (_without(ends[here], "locked") - 1))
            found.append(Cause("locked", worth, {}, (), of_other))
    return found


def _without(position: BoomersPosition, hindrance: str) -> float:
    """Say by how much open land would count for more if nothing of this kind were in the way."""
    prospects = BoomersBoard(position, 0.0).prospects
    hopes = prospects.weights.hopes
    if hopes is None:
        return 1 / {"gap": SHARED_MINE, "locked": LOCKED}[hindrance]
    shares = []
    for one in (hopes, hopes._replace(**{hindrance: 0.0})):
        # With nothing but the move to count, what it counts for is the hope.
        board = BoomersBoard(position, 0.0)
        board.prospects.weights = _NONE._replace(turn=Weight(1.0, 0.0), hopes=one)
        shares.append(board.value())
    return shares[1] / shares[0]


def _shared_mines(position: BoomersPosition) -> Mask:
    """Find the mines that lie between the land of both: no stone closes such a gap."""
    blue, orange = nearer_land(position)
    mines = position.layout.mine_mask & ~position.settled
    return mines & _beside(blue) & _beside(orange)


def _is_locked(position: BoomersPosition) -> bool:
    """Tell whether no stone can be laid just now, as no square is in reach of both sides."""
    sooners = position.places[FIRST_SOONER] != NOWHERE
    return not sooners and not _stops(position, 0) & _stops(position, 1)


def _free(
    better: Line, other: Line, seat: int, changes: dict[str, float], a_point: float
) -> list[Cause]:
    """Tell of a boomer that can still move in only one of the lines."""
    one, two = _end(better), _end(other)
    more = [_movable(one, who) - _movable(two, who) for who in (seat, 1 - seat)]
    if more[0] == more[1]:
        return []
    a_boomer = changes["free"] / (more[0] - more[1])
    found = []
    for owner, count in ((seat, more[0]), (1 - seat, -more[1])):
        if count > 0:
            stuck = owner == seat
            # Whoever has settled much land has lost nothing by being settled.
            lines = (other, better) if stuck else (better, other)
            settled = _points(lines[0], owner) - _points(lines[1], owner)
            worth = a_boomer * count - a_point * max(0, settled)
            values = {"seat": owner, "boomers": count}
            found.append(Cause("stuck" if stuck else "shut", worth, values, (), stuck))
    return found


def _movable(position: BoomersPosition, seat: int) -> int:
    return sum(1 for boomer in BOOMERS_OF[seat] if not position.exhausted >> boomer & 1)
