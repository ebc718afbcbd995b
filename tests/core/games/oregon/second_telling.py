"""A second, slow Oregon, written from the rules alone: coordinates, sets and counters.

It shares no code with the core. It reads a position's text, lists what is legal, and tells the
table after an action, as plain values to be compared.
"""

from __future__ import annotations

import copy
import itertools
from collections import Counter
from typing import Any

# The map of the rulings, typed once more: rows from the top, columns in threes.
LINES = [
    "MMM M.. ... ... ...",
    "MM. ... ..W W.R RRR",
    "RRR R.. .WW WRR .MM",
    "... RRR ... RR. MMM",
    "MMM ..R RRR R.. ..M",
    "MM. .MM .R. ... ...",
    "..W W.M .R. .MM ...",
    "..W WW. .RR .MM M..",
    "... ... ..R ..M ..M",
    "... .MM M.R ... .MM",
]
COLUMNS = "abcdefghijklmno"
LAND = {
    COLUMNS[column] + str(10 - line): letter
    for line, text in enumerate(LINES)
    for column, letter in enumerate(text.replace(" ", ""))
}
SYMBOLS = ["wagon", "bison", "settler", "eagle", "campfire"]
ACROSS = {"abc": "wagon", "def": "bison", "ghi": "settler", "jkl": "eagle", "mno": "campfire"}
DOWN = {
    (10, 9): "wagon",
    (8, 7): "bison",
    (6, 5): "settler",
    (4, 3): "eagle",
    (2, 1): "campfire",
}
LETTERS = {
    "W": "wagon",
    "B": "bison",
    "S": "settler",
    "E": "eagle",
    "C": "campfire",
    "p": "post-office",
    "c": "church",
    "w": "warehouse",
    "h": "harbor",
    "k": "coal-mine",
    "g": "gold-mine",
    "s": "station",
}
ORDER = list(LETTERS.values())
BUILDINGS = ORDER[5:]
NEEDS = dict.fromkeys(BUILDINGS, ".")
NEEDS |= {"coal-mine": "M", "gold-mine": "M", "station": "R"}
SOURCES = ["post-office", "church", "warehouse", "harbor", "station", "group"]


def xy(space: str) -> tuple[int, int]:
    return COLUMNS.index(space[0]), int(space[1:])


def around(space: str) -> set[str]:
    """The spaces that touch this one, corners included."""
    x, y = xy(space)
    return {
        other
        for other in LAND
        if other != space and abs(xy(other)[0] - x) < 2 and abs(xy(other)[1] - y) < 2
    }


AROUND = {space: around(space) for space in LAND}
BESIDE = {
    space: {o for o in AROUND[space] if o[0] == space[0] or o[1:] == space[1:]} for space in LAND
}
COLUMN = {space: symbol for space in LAND for c, symbol in ACROSS.items() if space[0] in c}
ROW = {space: symbol for space in LAND for r, symbol in DOWN.items() if int(space[1:]) in r}


def may_stand(building: str, space: str) -> bool:
    if LAND[space] != NEEDS[building]:
        return False
    return building != "harbor" or any(LAND[near] == "W" for near in AROUND[space])


class SlowOregon:
    """Everything on the table, as plain values."""

    def __init__(self, text: str) -> None:
        fields = dict(field.split(":", 1) for field in text.split(" "))
        self.players = int(fields["players"])
        seats = range(self.players)
        self.phase = fields["phase"]
        self.turn = None if fields["turn"] == "-" else int(fields["turn"])
        self.farmers: dict[str, int] = {}
        self.buildings: dict[str, str] = {}
        for line, row in enumerate(fields["board"].split("/")):
            column = 0
            for is_number, letters in itertools.groupby(row, str.isdigit):
                part = "".join(letters)
                if is_number:
                    column += int(part)
                    continue
                for letter in part:
                    space = COLUMNS[column] + str(10 - line)
                    if letter in "ABCD":
                        self.farmers[space] = "ABCD".index(letter)
                    else:
                        self.buildings[space] = LETTERS[letter]
                    column += 1
        self.start = [LETTERS.get(letter) for letter in fields["start"]]
        self.joker = ["J" in tokens for tokens in fields["tokens"].split(",")]
        self.extra = ["E" in tokens for tokens in fields["tokens"].split(",")]
        self.hands = [self.cards(hand) for hand in fields["hands"].split(",")]
        self.points = [
            dict(zip(SOURCES, map(int, numbers.split(".")), strict=True))
            for numbers in fields["points"].split(",")
        ]
        self.taken = {
            tile: [list(values.strip("-")) for values in fields[tile].split(",")]
            for tile in ("coal", "gold")
        }
        self.stack = {tile: list(fields[tile + "-stack"].strip("-")) for tile in ("coal", "gold")}
        self.supply = {
            kind: [LETTERS[letter] for letter in fields[kind].strip("-")]
            for kind in ("landscape", "building")
        }
        self.out = {
            kind: [LETTERS[letter] for letter in fields[kind + "-out"].strip("-")]
            for kind in ("landscape", "building")
        }
        self.swaps = int(fields.get("swaps", "0"))
        self.closing = fields.get("closing")
        assert len(self.hands) == len(self.joker) == len(self.points) == len(seats)
        self.shuffled = False

    @staticmethod
    def cards(letters: str) -> Counter[str]:
        return Counter(LETTERS[letter] for letter in letters.strip("-"))

    # What is where

    def empty(self, space: str) -> bool:
        return space not in self.farmers and space not in self.buildings

    def farmers_left(self, seat: int) -> int:
        return 14 - sum(owner == seat for owner in self.farmers.values())

    def tiles_left(self, building: str) -> int:
        placed = sum(other == building for other in self.buildings.values())
        start_tiles = self.start
        if self.phase == "start":
            assert self.turn is not None
            start_tiles = self.start[: self.turn]
        return 4 - placed + start_tiles.count(building)

    # What is legal

    def legal(self) -> set[tuple[str, ...]]:
        if self.turn is None:
            return set()
        if self.phase == "start":
            building = self.start[self.turn]
            assert building is not None
            return {(s,) for s in LAND if self.empty(s) and may_stand(building, s)}
        if self.phase == "extra":
            return {("extra",), ("end",)}
        hand = self.hands[self.turn]
        if self.phase == "discard":
            pairs = itertools.combinations(sorted(hand.elements(), key=ORDER.index), 2)
            return {("discard", *pair) for pair in pairs}
        if self.phase == "draw":
            return self.draws(hand)
        return self.plays(self.turn)

    def draws(self, hand: Counter[str]) -> set[tuple[str, ...]]:
        found: set[tuple[str, ...]] = set()
        landscapes = sum(hand[symbol] for symbol in SYMBOLS)
        buildings = sum(hand[building] for building in BUILDINGS)
        missing = 4 - landscapes - buildings
        for more_landscapes in range(missing + 1):
            more_buildings = missing - more_landscapes
            if landscapes + more_landscapes and buildings + more_buildings:
                found |= {("draw:landscape",)} if more_landscapes else set()
                found |= {("draw:building",)} if more_buildings else set()
        if self.swaps:
            for building in BUILDINGS:
                if hand[building] and self.tiles_left(building) == 0:
                    found.add(("swap:" + building,))
        return found | ({("end",)} if missing == 0 else set())

    def plays(self, seat: int) -> set[tuple[str, ...]]:
        """Try every pair of cards and every space."""
        hand = self.hands[seat]
        cards = sorted(hand.elements(), key=ORDER.index)
        pairs = set(itertools.combinations(cards, 2))
        if self.joker[seat]:
            pairs |= {(card, "joker:" + symbol) for card in cards for symbol in SYMBOLS}
        found: set[tuple[str, ...]] = set()
        for one, two in pairs:
            buildings = [card for card in (one, two) if card in BUILDINGS]
            symbols = [c.removeprefix("joker:") for c in (one, two) if c not in BUILDINGS]
            for space in LAND:
                if not self.empty(space):
                    continue
                if len(buildings) == 0:
                    row, column = ROW[space], COLUMN[space]
                    crossing = [row, column] in (symbols, symbols[::-1])
                    if crossing and LAND[space] != "W" and self.farmers_left(seat):
                        found.add((one, two, space))
                elif len(buildings) == 1:
                    band = symbols[0] in (ROW[space], COLUMN[space])
                    other = one if two == buildings[0] else two
                    if (
                        band
                        and may_stand(buildings[0], space)
                        and self.tiles_left(buildings[0]) > 0
                    ):
                        found.add((buildings[0], other, space))
        return found

    # What follows

    def after(self, action: tuple[str, ...]) -> SlowOregon:
        """Tell the table after a legal action; a shuffled supply is left in any order."""
        table = copy.deepcopy(self)
        seat = table.turn
        assert seat is not None
        if table.phase == "start":
            building = table.start[seat]
            assert building is not None
            table.buildings[action[0]] = building
            if seat == table.players - 1:
                table.turn_of(0)
            else:
                table.turn = seat + 1
        elif table.phase == "extra":
            if action == ("extra",):
                table.extra[seat] = False
                table.phase = "extra-play"
            else:
                table.after_plays()
        elif table.phase == "discard":
            table.lay_down(seat, *action[1:])
            table.after_plays()
        elif table.phase == "draw":
            table.after_draw(seat, action[0])
        else:
            table.after_play(seat, action)
        return table

    def lay_down(self, seat: int, *cards: str) -> None:
        for card in cards:
            if card.startswith("joker:"):
                self.joker[seat] = False
                continue
            self.hands[seat] -= Counter([card])
            self.out["building" if card in BUILDINGS else "landscape"].append(card)

    def after_play(self, seat: int, action: tuple[str, ...]) -> None:
        first, second, space = action
        self.lay_down(seat, first, second)
        if first in BUILDINGS:
            self.buildings[space] = first
            for step in range(self.players):
                scorer = (seat + step) % self.players
                for near in sorted(AROUND[space], key=lambda s: (xy(s)[1], xy(s)[0])):
                    if self.farmers.get(near) == scorer:
                        self.gain(scorer, space)
        else:
            before = self.groups(seat)
            self.farmers[space] = seat
            for near in sorted(AROUND[space], key=lambda s: (xy(s)[1], xy(s)[0])):
                if near in self.buildings:
                    self.gain(seat, near)
            whole = next(group for group in self.groups(seat) if space in group)
            if len(whole) >= 3 and not any(len(part) >= 3 for part in before if part <= whole):
                self.points[seat]["group"] += 5
        if self.closing is None:
            used_up = sum(self.tiles_left(building) == 0 for building in BUILDINGS)
            if self.farmers_left(seat) == 0:
                self.closing = "farmers"
            elif used_up >= self.players:
                self.closing = "tiles"
        if self.phase == "play" and self.extra[seat] and self.plays(seat):
            self.phase = "extra"
        else:
            self.after_plays()

    def gain(self, seat: int, place: str) -> None:
        """One farmer of a seat beside one building."""
        building = self.buildings[place]
        if building in ("coal-mine", "gold-mine"):
            tile = building.removesuffix("-mine")
            if self.stack[tile]:
                self.taken[tile][seat].append(self.stack[tile].pop(0))
            return
        if building == "church":
            self.points[seat]["church"] += sum(near in self.farmers for near in AROUND[place])
            return
        self.points[seat][building] += {"post-office": 3, "harbor": 4}.get(building, 1)
        if building == "warehouse":
            self.joker[seat] = True
        if building == "station":
            self.extra[seat] = True

    def groups(self, seat: int) -> list[set[str]]:
        groups = [{space} for space, owner in self.farmers.items() if owner == seat]
        joined = True
        while joined:
            joined = False
            for one, two in itertools.combinations(groups, 2):
                if any(BESIDE[space] & two for space in one):
                    groups.remove(two)
                    one |= two
                    joined = True
                    break
        return groups

    def after_plays(self) -> None:
        if self.closing:
            self.after_turn()
        else:
            self.phase = "draw"
            self.swaps = 3

    def after_draw(self, seat: int, pick: str) -> None:
        if pick == "end":
            self.after_turn()
            return
        what, which = pick.split(":")
        if what == "swap":
            self.lay_down(seat, which)
            self.swaps -= 1
            which = "building"
        if not self.supply[which]:
            self.supply[which], self.out[which] = self.out[which], []
            self.shuffled = True
            return
        self.hands[seat][self.supply[which].pop(0)] += 1
        self.settle_draw()

    def settle_draw(self) -> None:
        """End the draw if nothing more can be done in it."""
        assert self.turn is not None
        hand = self.hands[self.turn]
        exchange = self.swaps and any(
            hand[building] and not self.tiles_left(building) for building in BUILDINGS
        )
        if hand.total() == 4 and not exchange:
            self.after_turn()

    def after_turn(self) -> None:
        assert self.turn is not None
        self.swaps = 0
        if self.turn == self.players - 1 and self.closing:
            self.turn, self.phase = None, "over"
        else:
            self.turn_of((self.turn + 1) % self.players)

    def turn_of(self, seat: int) -> None:
        self.turn = seat
        self.phase = "play" if self.plays(seat) else "discard"

    def totals(self) -> list[int]:
        """The final score of each seat."""
        return [
            sum(self.points[seat].values())
            + sum(int(value) for tile in ("coal", "gold") for value in self.taken[tile][seat])
            for seat in range(self.players)
        ]

    def facts(self) -> dict[str, Any]:
        """Everything that can be compared."""
        facts = dict(vars(self))
        del facts["shuffled"]
        facts["hands"] = [+hand for hand in self.hands]
        return facts
