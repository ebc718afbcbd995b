"""What the Marshal of Boomers goes by, said plainly, square by square: `prospects` must agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from frontier.bots.bot import VICTORY
from frontier.games.boomers.effects import QUIET_LIMIT
from frontier.games.boomers.judge import CALM, LOCKED, SHARED_MINE, regions
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.prospect_weights import WEIGHTS
from frontier.games.boomers.prospects import MEETING, MOVES_AHEAD
from frontier.games.boomers.scoring import MINE_POINTS
from frontier.games.boomers.squares import ALL, BOOMERS_OF, NOWHERE, SOONERS, STRIDE, squares_in

WAYS = (1, -1, STRIDE, -STRIDE)
Squares = set[int]


def worth(position: BoomersPosition, seat: int) -> float:
    """Say about how many points a seat will be ahead."""
    blue, orange = position.totals()
    points = blue - orange
    if position.turn is None:
        value = float(points + (VICTORY if points > 0 else -VICTORY if points < 0 else 0))
    else:
        value = _estimate(position, points)
    return -value if seat else value


def _estimate(position: BoomersPosition, points: int) -> float:
    layout = position.layout
    mines, rivers = set(layout.mines), set(layout.rivers)
    closed = set(squares_in(position.stones | position.settled))
    ground = set(ALL) - closed
    sides = [{position.places[boomer] for boomer in boomers} & ground for boomers in BOOMERS_OF]

    def walk(square: int) -> Squares:
        return {square + way for way in WAYS} & ground

    steps = [_distances(side, walk) for side in sides]
    rides = rides_of(position)
    nearer = [_nearer(*steps), _nearer(*reversed(steps))]
    sooner = [_nearer(*rides), _nearer(*reversed(rides))]
    reach = [{square for square, moves in side.items() if moves <= 1} for side in rides]
    borders = [{beside for one in land for beside in walk(one)} - land for land in nearer]
    lands = [
        _land(position, boomers, land - rivers) for boomers, land in zip(sides, nearer, strict=True)
    ]
    has_sooners = any(position.places[sooner] != NOWHERE for sooner in SOONERS)
    weights = WEIGHTS[bool(mines), has_sooners]
    locked = not has_sooners and not (reach[0] & reach[1]) - mines
    gap = any(all(_touches(mine, land) for land in nearer) for mine in mines & ground)
    quiet = position.quiet
    if weights.hopes is None:
        hope = (QUIET_LIMIT - max(quiet, CALM)) / (QUIET_LIMIT - CALM)
        hope *= (LOCKED if locked else 1) * (SHARED_MINE if gap else 1)
    else:
        kinds = weights.hopes
        meeting = len((set(rides[0]) & set(rides[1])) - mines)
        odds = (
            kinds.even
            + kinds.locked * locked
            + kinds.gap * gap
            + kinds.apart * max(0, MEETING - meeting) / MEETING
            + kinds.quiet * quiet / QUIET_LIMIT
            + kinds.border * (len(borders[0]) + len(borders[1]))
            + kinds.reach * (len(reach[0]) + len(reach[1]))
        )
        hope = 1 / (1 + max(0.0, 1 - odds / 16) ** 16)
    ahead = lands[0] - lands[1]
    features = {
        "steps": ahead,
        "fenced": ahead / (1 + (len(borders[0]) + len(borders[1])) / 2),
        "moves": len(sooner[0] - rivers) - len(sooner[1] - rivers),
        "reach": len(reach[0]) - len(reach[1]),
        "free": len(sides[0]) - len(sides[1]),
        "turn": -1 if position.turn else 1,
        "mines": len(nearer[0] & mines) - len(nearer[1] & mines),
    }
    early = len(ground) / len(ALL)

    def weight(name: str) -> float:
        late, more = getattr(weights, name)
        return float(late + more * early)

    lead = (points > 0) - (points < 0)
    return (
        weight("settled") * points
        + (weight("ahead") + weights.stuck * (1 - hope)) * lead
        + hope * sum(weight(name) * value for name, value in features.items())
    )


def rides_of(position: BoomersPosition) -> list[dict[int, int]]:
    """Say in how few moves the boomers of each side get to each square."""
    ground = set(ALL) - set(squares_in(position.stones | position.settled))
    pieces = {place for place in position.places if place != NOWHERE}
    mines = set(position.layout.mines)

    def ride(square: int) -> Squares:
        seen = set()
        for way in WAYS:
            stop = square + way
            while stop in ground and stop not in pieces:
                seen.add(stop)
                stop += way
        return set() if square in mines else seen

    sides = [{position.places[boomer] for boomer in boomers} & ground for boomers in BOOMERS_OF]
    return [_distances(side, ride, MOVES_AHEAD) for side in sides]


def _distances(
    start: Iterable[int], beside: Callable[[int], Squares], most: int = len(ALL)
) -> dict[int, int]:
    """Say how far away each square is, as far as it can be reached."""
    found = dict.fromkeys(start, 0)
    edge = list(found)
    for distance in range(1, most + 1):
        edge = [other for square in edge for other in beside(square) if other not in found]
        found.update(dict.fromkeys(edge, distance))
        edge = list(dict.fromkeys(edge))
    return found


def _nearer(own: dict[int, int], theirs: dict[int, int]) -> Squares:
    far = len(ALL)
    return {square for square, distance in own.items() if distance < theirs.get(square, far)}


def _touches(square: int, land: Squares) -> bool:
    return any(square + way in land for way in WAYS)


def _land(position: BoomersPosition, boomers: Squares, land: Squares) -> int:
    """Count the points of nearer land: along the railroad the best sections, one a boomer."""
    mines = set(position.layout.mines)

    def points(squares: Squares) -> int:
        return len(squares) + MINE_POINTS * len(squares & mines)

    if not position.layout.tracks:
        return points(land)
    total = 0
    for area in position.areas:
        here = set(squares_in(area))
        parts = [here & land & set(squares_in(one)) for one in regions(position.layout.tracks)]
        total += sum(sorted(map(points, parts), reverse=True)[: len(here & boomers)])
    return total
