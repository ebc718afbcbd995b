"""What each space would be worth to a seat: points for a farmer there, and farmers around it.

Built by spreading every piece over its neighbours, so that one look serves all plays at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.games.oregon.box import (
    CHURCH,
    COAL,
    COAL_MINE,
    FARMER,
    GOLD,
    GOLD_MINE,
    STATION,
    WAREHOUSE,
)
from frontier.games.oregon.land import AROUND, BESIDE, MAP, SPACES, WATER
from frontier.games.oregon.scoring import GROUP_POINTS, GROUP_SIZE, PER_FARMER

if TYPE_CHECKING:
    from frontier.games.oregon.position import OregonPosition

TAKEN = -1000.0
"""What an occupied space is worth: never the best one."""
COAL_WORTH, GOLD_WORTH = 2.0, 4.0
"""The mean values of a coal and a gold tile."""
JOKER_WORTH, EXTRA_WORTH = 3.5, 2.0
"""What an active token is worth, in points, while there are turns left to use it."""
TURNS_FOR_FULL_WORTH = 4
CROWD_WORTH = 0.35
"""What each own farmer around a new one is worth: one building may score for both."""
BESIDE_WORTH = 0.4
"""What an own farmer that shares a side with a new one is worth, on the way to a group."""
OPEN_WORTH = 0.2
"""What each empty dry space around a new farmer is worth: something may be built there."""

_OPEN = [OPEN_WORTH * sum(MAP[near] != WATER for near in AROUND[space]) for space in range(SPACES)]


def turns_left(position: OregonPosition) -> float:
    """Estimate how many turns each seat still has."""
    if position.closing:
        return 0.0
    by_farmers = min(position.farmers) * 1.35
    # The kinds that would have to run out first, and how many of their tiles are left.
    wanted = position.players - position.tiles.count(0)
    left = sorted(tiles for tiles in position.tiles if tiles)[:wanted]
    by_tiles = sum(left) * 2.2 / position.players
    return max(1.0, min(by_farmers, by_tiles))


def spite(players: int) -> float:
    """Tell how much of another seat's point counts against one's own."""
    return 1.0 if players == 2 else 0.7 if players == 3 else 0.5


class Outlook:
    """The worth of every space to one seat, as far as all can see."""

    __slots__ = ("around", "extra", "farm", "joker", "lead", "worth")

    def __init__(self, position: OregonPosition, seat: int) -> None:
        board = position.board
        share = min(1.0, turns_left(position) / TURNS_FOR_FULL_WORTH)
        self.joker, self.extra = JOKER_WORTH * share, EXTRA_WORTH * share
        """What an active token is worth at this time of the game."""
        self.worth = worth = self._worth(position, seat)
        """What each kind of building gives for one farmer; a church depends on its place."""
        self.around = around = [0] * SPACES
        """Farmers of all seats around each space."""
        self.lead = lead = [0.0] * SPACES
        """Own farmers around each space, less a share of those of the others; TAKEN likewise."""
        self.farm = farm = _OPEN[:]
        """Points for a farmer on each space, its prospects counted in; TAKEN if occupied."""
        mine = FARMER + seat
        against = spite(position.players)
        pieces = [space for space, piece in enumerate(board) if piece]
        churches = []
        own = []
        for space in pieces:
            piece = board[space]
            if piece == mine:
                own.append(space)
                for near in AROUND[space]:
                    around[near] += 1
                    lead[near] += 1.0
                    farm[near] += CROWD_WORTH - OPEN_WORTH
            elif piece >= FARMER:
                for near in AROUND[space]:
                    around[near] += 1
                    lead[near] -= against
                    farm[near] -= OPEN_WORTH
            elif piece == CHURCH:
                churches.append(space)
            else:
                each = worth[piece] - OPEN_WORTH
                for near in AROUND[space]:
                    farm[near] += each
        for space in churches:
            # Rule: a church is worth the number of all farmers around it, the new one too.
            each = around[space] + 1 - OPEN_WORTH
            for near in AROUND[space]:
                farm[near] += each
        _add_groups(farm, own)
        for space in pieces:
            farm[space] = lead[space] = TAKEN

    def _worth(self, position: OregonPosition, seat: int) -> list[float]:
        worth = [0.0] * FARMER
        for kind, points in PER_FARMER.items():
            worth[kind] = points
        if not position.joker[seat]:
            worth[WAREHOUSE] += self.joker
        if not position.extra[seat]:
            worth[STATION] += self.extra
        if position.stacks[COAL]:
            worth[COAL_MINE] = COAL_WORTH
        if position.stacks[GOLD]:
            worth[GOLD_MINE] = GOLD_WORTH
        return worth

    def built(self, kind: int, space: int) -> float:
        """Tell what a building brings the seat there, less what it gives to the others."""
        around = self.around[space]
        if not around:
            return LONELY if self.lead[space] > TAKEN else TAKEN
        each = around if kind == CHURCH else self.worth[kind]
        return self.lead[space] * each


LONELY = -0.6
"""What a building beside nobody is worth: a gift to whoever settles there."""


def groups_of(own: list[int]) -> list[list[int]]:
    """Gather farmers on these spaces into groups that share sides."""
    left = dict.fromkeys(own)
    groups = []
    while left:
        group = [left.popitem()[0]]
        for member in group:
            for near in BESIDE[member]:
                if near in left:
                    del left[near]
                    group.append(near)
        groups.append(group)
    return groups


def _add_groups(farm: list[float], own: list[int]) -> None:
    """Add what the group of a new farmer would bring to the worth of every space."""
    sizes: dict[int, int] = {}
    scored = SPACES
    for group in groups_of(own):
        # Rule: a part of three or more has scored already, so the whole scores nothing more.
        size = len(group) if len(group) < GROUP_SIZE else scored
        for space in dict.fromkeys([near for member in group for near in BESIDE[member]]):
            sizes[space] = sizes.get(space, 0) + size
    for space, size in sizes.items():
        if size < scored:
            farm[space] += GROUP_POINTS if size + 1 >= GROUP_SIZE else BESIDE_WORTH
