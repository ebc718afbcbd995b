"""A second implementation of Oklahoma Boomers: slow, plain, and sharing no code with the core.

Squares are (x, y) coordinates from 0 to 10, everything else is sets and dictionaries, and areas
are found by walking about in them. It reads a position's text and plays on from there.
"""

from __future__ import annotations

from functools import lru_cache

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
BOARD = {(x, y) for y in range(11) for x in range(11)}


def named(square):
    return "abcdefghijk"[square[0]] + str(square[1] + 1)


def square_of(name):
    return "abcdefghijk".index(name[0]), int(name[1:]) - 1


def colour_of(letter):
    if letter in "ABC":
        return "b"
    if letter in "DEF":
        return "o"
    return "sooner"


@lru_cache(maxsize=64)
def areas_between(walls):
    """Cut the board into areas; they depend on the walls alone, so some are remembered."""
    left = BOARD - walls
    areas = []
    while left:
        area = set()
        reached = [left.pop()]
        while reached:
            x, y = reached.pop()
            area.add((x, y))
            for dx, dy in STEPS:
                beside = (x + dx, y + dy)
                if beside in left:
                    left.remove(beside)
                    reached.append(beside)
        areas.append(area)
    return areas


class SlowBoomers:
    def __init__(self, text):
        rows, self.side, supply, quiet, barred, mines, rivers, tracks, pending = text.split()
        self.pieces = {}
        self.stones = set()
        for y, row in zip(range(10, -1, -1), rows.split("/"), strict=True):
            row = row.replace("11", "." * 11).replace("10", "." * 10)
            for digit in "123456789":
                row = row.replace(digit, "." * int(digit))
            for x, letter in enumerate(row):
                if letter == "o":
                    self.stones.add((x, y))
                elif letter != ".":
                    self.pieces[letter] = (x, y)
        self.supply = int(supply)
        self.clock = quiet != "-"
        self.quiet = int(quiet) if self.clock else 0
        self.barred = None if barred == "-" else barred
        self.mines = set() if mines == "-" else {square_of(n) for n in mines.split(".")}
        self.rivers = set() if rivers == "-" else {square_of(n) for n in rivers.split(".")}
        self.tracks = set()
        if tracks != "-":
            for track in tracks.split("."):
                self.tracks.add(frozenset(square_of(n) for n in track.split("-")))
        self.pending = [] if pending == "-" else pending.split(".")
        self.history = []
        self.ended_by = None
        if not self.pending:
            self.history.append(self.likeness())
            self.look_for_end()

    def copy(self):
        twin = object.__new__(SlowBoomers)
        twin.__dict__.update(self.__dict__)
        twin.pieces = dict(self.pieces)
        twin.stones = set(self.stones)
        twin.history = list(self.history)
        twin.pending = list(self.pending)
        return twin

    # Areas and homesteads

    def areas(self):
        return areas_between(frozenset(self.stones | self.rivers))

    def homesteads(self):
        """List (colour, squares, letters of the boomers) of every homestead."""
        if self.pending:
            return []
        found = []
        for area in self.areas():
            letters = [p for p, s in self.pieces.items() if s in area and p in "ABCDEF"]
            colours = {colour_of(letter) for letter in letters}
            if len(colours) == 1:
                found.append((colours.pop(), area, sorted(letters)))
        return found

    def settled(self):
        """Gather the squares of all homesteads."""
        return {square for _, area, _ in self.homesteads() for square in area}

    # Legal actions

    def is_free(self, square):
        return square not in self.stones and square not in self.pieces.values()

    def legal(self):
        if self.ended_by:
            return set()
        if self.pending:
            return {(named(s),) for s in BOARD if self.may_place(self.pending[0][1], s)}
        found = set()
        for letter in self.pieces:
            if colour_of(letter) == self.side or colour_of(letter) == "sooner":
                for target in self.targets(letter):
                    found |= self.with_stones(letter, target)
        return found

    def may_place(self, kind, square):
        if not self.is_free(square) or square in self.mines:
            return False
        return not (kind == "s" and square in self.rivers)

    def targets(self, letter):
        """List where a piece may be moved."""
        start = self.pieces[letter]
        if letter == self.barred:
            return []
        settled = set()
        for _, area, boomers in self.homesteads():
            if letter in boomers:
                return []
            if start not in area:
                settled |= area
        found = []
        for dx, dy in STEPS:
            x, y = start
            while True:
                x, y = x + dx, y + dy
                if (x, y) not in BOARD or not self.is_free((x, y)) or (x, y) in settled:
                    break
                if (x, y) not in self.mines:
                    found.append((x, y))
                if (x, y) in self.rivers:
                    break
        return found

    def moved(self, letter, target):
        after = self.copy()
        after.pieces[letter] = target
        return after

    def with_stones(self, letter, target):
        """List the actions that move this piece there."""
        after = self.moved(letter, target)
        settled = after.settled()
        start = (letter, named(target))
        actions: set[tuple[str, ...]] = set()
        for used in after.pieces:
            squares = after.stone_squares(letter, used, settled)
            due = 1 if "sooner" in (colour_of(letter), colour_of(used)) else 2
            if len(squares) > min(due, after.supply):
                actions |= {(*start, used, named(s)) for s in squares}
            elif squares:
                actions.add((*start, used))
        if actions:
            return actions | {(*start, "none")}
        return {start}

    def stone_squares(self, active, used, settled):
        """List the squares where stones may go, the active piece standing on its target."""
        if self.supply == 0:
            return []
        opponent = "o" if self.side == "b" else "b"
        allowed = [opponent] if colour_of(active) == "sooner" else [opponent, "sooner"]
        if colour_of(used) not in allowed:
            return []
        (x, y), (x2, y2) = self.pieces[active], self.pieces[used]
        if x == x2 or y == y2:
            return []
        if (x, y) in settled or (x2, y2) in settled:
            return []
        found = []
        for corner in ((x2, y), (x, y2)):
            if corner in self.mines or corner in self.rivers:
                continue
            way = self.way((x, y), corner) + self.way((x2, y2), corner)
            if all(self.is_free(s) and s not in settled for s in way):
                found.append(corner)
        return found

    def way(self, start, end):
        """List the squares from behind start up to and including end, on one line."""
        (x, y), squares = start, []
        dx = (end[0] > x) - (end[0] < x)
        dy = (end[1] > y) - (end[1] < y)
        while (x, y) != end:
            x, y = x + dx, y + dy
            squares.append((x, y))
        return squares

    # Playing

    def play(self, action):
        if self.pending:
            self.place(square_of(action[0]))
            return
        letter, target = action[0], square_of(action[1])
        before = len(self.homesteads())
        self.pieces[letter] = target
        laid = []
        if len(action) > 2 and action[2] != "none":
            laid = self.stone_squares(letter, action[2], self.settled())
            if len(action) == 4:
                assert square_of(action[3]) in laid
                laid = [square_of(action[3])]
            self.stones |= set(laid)
            self.supply -= len(laid)
        self.barred = letter if colour_of(letter) == "sooner" else None
        self.side = "o" if self.side == "b" else "b"
        if laid or len(self.homesteads()) > before:
            self.quiet = 0
        else:
            self.quiet += 1
        self.history.append(self.likeness())
        self.look_for_end()

    def place(self, square):
        who, kind = self.pending.pop(0)
        if kind == "s":
            self.stones.add(square)
            self.supply -= 1
        else:
            letters = "XYZ" if kind == "n" else {"b": "ABC", "o": "DEF"}[who]
            self.pieces[next(each for each in letters if each not in self.pieces)] = square
        if not self.pending:
            self.history.append(self.likeness())
            self.look_for_end()

    def likeness(self):
        """What two positions have in common that count as the same one."""
        groups: dict[str, set[object]] = {"b": set(), "o": set(), "sooner": set()}
        for letter, square in self.pieces.items():
            groups[colour_of(letter)].add(square)
        return (
            self.side,
            self.pieces.get(self.barred),
            frozenset(self.stones),
            *(frozenset(group) for group in groups.values()),
        )

    def look_for_end(self):
        if not any(self.targets(p) for p in self.pieces if colour_of(p) == self.side):
            self.ended_by = "stuck"
        elif self.clock and self.history.count(self.history[-1]) >= 3:
            self.ended_by = "repeated"
        elif self.clock and self.quiet >= 20:
            self.ended_by = "quiet"

    # Scoring

    def score(self):
        """Give the points of blue and orange."""
        points = {"b": 0, "o": 0}
        for colour, area, boomers in self.homesteads():
            values = sorted((self.worth(part) for part in self.sections(area)), reverse=True)
            points[colour] += sum(values[: len(boomers)])
        return points["b"], points["o"]

    def worth(self, squares):
        return sum(11 if square in self.mines else 1 for square in squares)

    def sections(self, area):
        left = set(area)
        while left:
            section, reached = set(), [left.pop()]
            while reached:
                square = reached.pop()
                section.add(square)
                for dx, dy in STEPS:
                    beside = (square[0] + dx, square[1] + dy)
                    if beside in left and frozenset((square, beside)) not in self.tracks:
                        left.remove(beside)
                        reached.append(beside)
            yield section
