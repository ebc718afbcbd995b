"""A table of Oregon for reading lines fast: what each space is worth is kept up with every piece.

Made from a dealt position; it knows no legality beyond its own plays and tells no events. Tiles of
coal and gold taken on the way count by their mean, so that lines differ by play and not by luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum

from .box import (
    CHURCH,
    COAL,
    COAL_MINE,
    FARMER,
    GOLD,
    GOLD_MINE,
    STATION,
    WAREHOUSE,
)
from .grouping import join
from .land import SPACES
from .outlook import COAL_WORTH, GOLD_WORTH, TAKEN, spite, turns_left
from .position import OregonPosition
from .scoring import PER_FARMER
from .worths import (
    ALL_OPEN,
    BLOCK,
    CROWD_WORTH,
    DRY,
    EXTRA_WORTH,
    JOKER_WORTH,
    OPEN_WORTH,
    TURNS_FOR_FULL_WORTH,
)

POINTS = tuple(float(PER_FARMER.get(kind, 0)) for kind in range(FARMER))
"""Points for each farmer beside a kind of building that always pays the same."""


@dataclass(init=False, slots=True)
class Lean:
    """The board, the hands and the points, with the worth of every space to every seat."""

    board: list[int]
    turn: int
    players: int
    closing: bool
    share: float
    """How much of their full worth tokens and prospects have at this time of the game."""
    points: list[float]
    tiles: list[int]
    farmers: list[int]
    joker: list[bool]
    extra: list[bool]
    hands: list[list[int]]
    deck: list[list[int]]
    """The supplies: shared by all lines of a deal, and read from the end."""
    left: list[int]
    """How many cards of each supply are left."""
    out: list[list[int]]
    """The discards of each kind."""
    seed: int
    """The chance of the deal, for a supply that runs out."""
    stacks: list[int]
    """Coal and gold tiles left."""
    cover: list[list[int]]
    """For each seat, how many of its farmers touch each space."""
    lead: list[list[float]]
    """Those, less a share of the farmers of the others; hardly any where it is occupied."""
    want: list[list[float]]
    """For each seat, what a farmer of its own on each space is worth, blocking counted in."""
    ground: list[int]
    """How many empty dry spaces each seat's farmers touch."""
    depots: list[int]
    """Where the warehouses and stations are."""
    groups: list[dict[int, tuple[int, ...]]]
    """The group of each farmer of a seat, by its space."""
    token: tuple[float, float]
    """What an active joker and extra turn are worth."""

    def __init__(self, position: OregonPosition) -> None:
        players = position.players
        self.players = players
        self.turn = position.turn or 0
        self.closing = bool(position.closing)
        self.share = share = min(1.0, turns_left(position) / TURNS_FOR_FULL_WORTH)
        self.token = JOKER_WORTH * share, EXTRA_WORTH * share
        self.tiles = position.tiles[:]
        self.farmers = position.farmers[:]
        self.joker = position.joker[:]
        self.extra = position.extra[:]
        self.stacks = [len(position.stacks[COAL]), len(position.stacks[GOLD])]
        self.deal(position)
        self._spread(position.board)

    def deal(self, position: OregonPosition) -> None:
        """Take what is hidden from another deal of the same position."""
        self.points = [
            float(sum(ledger) + sum(coal) + sum(gold))
            for ledger, (coal, gold) in zip(position.ledger, position.minerals, strict=True)
        ]
        self.hands = [hand[:] for hand in position.hands]
        self.deck = position.supplies
        self.left = [len(cards) for cards in position.supplies]
        self.out = [cards[:] for cards in position.discards]
        self.seed = position.chance.state

    def _spread(self, board: list[int]) -> None:
        """Put the pieces on an empty board one by one, nobody scoring."""
        seats = range(self.players)
        self.board = [0] * SPACES
        self.cover = [[0] * SPACES for _ in seats]
        self.lead = [[0.0] * SPACES for _ in seats]
        self.want = [[worth * (1 + BLOCK) for worth in ALL_OPEN] for _ in seats]
        self.ground = [0 for _ in seats]
        self.groups = [{} for _ in seats]
        self.depots = []
        # Farmers first: a church is worth what stands around it.
        for space, piece in enumerate(board):
            if piece >= FARMER:
                self.stand(piece - FARMER, space)
        for space, piece in enumerate(board):
            if 0 < piece < FARMER:
                self.put_up(piece, space)

    def copy(self) -> Lean:
        """Make a copy for one line; the supplies are shared."""
        twin = Lean.__new__(Lean)
        twin.players = self.players
        twin.turn = self.turn
        twin.closing = self.closing
        twin.share = self.share
        twin.token = self.token
        twin.points = self.points[:]
        twin.tiles = self.tiles[:]
        twin.farmers = self.farmers[:]
        twin.joker = self.joker[:]
        twin.extra = self.extra[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck
        twin.left = self.left[:]
        twin.out = [self.out[0][:], self.out[1][:]]
        twin.seed = self.seed
        twin.stacks = self.stacks[:]
        twin.board = self.board[:]
        twin.cover = [counts[:] for counts in self.cover]
        twin.lead = [counts[:] for counts in self.lead]
        twin.want = [worths[:] for worths in self.want]
        twin.ground = self.ground[:]
        twin.depots = self.depots[:]
        twin.groups = [groups.copy() for groups in self.groups]
        return twin

    def stand(self, seat: int, space: int) -> bool:
        """Put a farmer down and spread what follows; tell whether it makes a group that scores."""
        board, players = self.board, self.players
        board[space] = FARMER + seat
        dry = DRY[space]
        others = BLOCK / (players - 1)
        gain = CROWD_WORTH - OPEN_WORTH
        self._occupy(space)
        cover, lead, want = self.cover[seat], self.lead[seat], self.want[seat]
        step = gain - BLOCK * OPEN_WORTH
        ground = 0
        for near in dry:
            if not cover[near]:
                ground += not board[near]
            cover[near] += 1
            lead[near] += 1.0
            want[near] += step
        self.ground[seat] += ground
        step = others * (gain - (players - 2) * OPEN_WORTH) - OPEN_WORTH
        against = spite(players)
        for other in range(players):
            if other != seat:
                lead, want = self.lead[other], self.want[other]
                for near in dry:
                    lead[near] -= against
                    want[near] += step
        for near in dry:
            if board[near] == CHURCH:
                # Rule: a church is worth the number of all farmers around it.
                for want in self.want:
                    for beside in DRY[near]:
                        want[beside] += 1.0 + BLOCK
        return join(self, seat, space)

    def put_up(self, kind: int, space: int) -> None:
        """Put a building down, and spread its worth over the spaces around it."""
        self.board[space] = kind
        if kind in (WAREHOUSE, STATION):
            self.depots.append(space)
        dry = DRY[space]
        self._occupy(space)
        worths = self.worths(kind, space)
        others = BLOCK / (self.players - 1)
        total = fsum(worths)
        for worth, want in zip(worths, self.want, strict=True):
            step = worth + others * (total - worth) - (1 + BLOCK) * OPEN_WORTH
            for near in dry:
                want[near] += step

    def worths(self, kind: int, space: int) -> list[float]:
        """Tell what a building there is worth to one new farmer beside it, for each seat."""
        if kind == CHURCH:
            return [sum([cover[space] for cover in self.cover]) + 1.0] * self.players
        if kind == WAREHOUSE:
            return [1.0 if active else 1.0 + self.token[0] for active in self.joker]
        if kind == STATION:
            return [1.0 if active else 1.0 + self.token[1] for active in self.extra]
        if kind in (COAL_MINE, GOLD_MINE):
            tile = COAL if kind == COAL_MINE else GOLD
            worth = (GOLD_WORTH if tile else COAL_WORTH) if self.stacks[tile] else 0.0
            return [worth] * self.players
        return [POINTS[kind]] * self.players

    def _occupy(self, space: int) -> None:
        """Take a space out of what everybody may still use."""
        ground = self.ground
        for seat, cover in enumerate(self.cover):
            if cover[space]:
                ground[seat] -= 1
            self.want[seat][space] = self.lead[seat][space] = TAKEN

    def turn_token(self, seat: int, kind: int, change: float) -> None:
        """Change what the buildings of a token are worth to a seat, and to whoever blocks it."""
        board = self.board
        blocked = change * BLOCK / (self.players - 1)
        for place in self.depots:
            if board[place] == kind:
                for other, want in enumerate(self.want):
                    step = change if other == seat else blocked
                    for near in DRY[place]:
                        want[near] += step
