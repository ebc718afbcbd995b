"""Boomtown once more, slow and plain: one function from the first bid to the last roll.

It shares no line with the core: its own list of mines, dictionaries, names instead of numbers.
The random games compare the two after every action.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

Action = tuple[str, ...]
Asked = Generator[tuple[int, str, list[Action]], Action, Any]

MINES = {
    "cactus": "2/6 4/3 5/2 6/5 7/6D 8/3 9/4 11/2 12/5",
    "cold-mountain": "3/5 4/6 5/3 6/9D 7/5 8/1 9/3 10/4 12/5",
    "coyote": "3/1 4/3 5/5 6/4 7/3 8/4 10/6 11/3 12/6",
    "dry-gulch": "2/5 3/4 5/2 6/4 7/2 8/5 9/4 10/7 11/3",
    "san-narciso": "2/6 3/3 4/5 6/1 7/4 8/2 9/7 10/2 11/4",
}
NUMBER: dict[str, int] = {}
VALUE: dict[str, int] = {}
TOWN: dict[str, str] = {}
for _town, _words in MINES.items():
    for _word in _words.rstrip("D").split():
        _number, _, _value = _word.partition("/")
        TOWN[f"{_town}-{_number}"] = _town
        NUMBER[f"{_town}-{_number}"] = int(_number)
        VALUE[f"{_town}-{_number}"] = int(_value.rstrip("D"))
DANGEROUS = ("cactus-7", "cold-mountain-6")


class SlowBoomtown:
    """The table as dictionaries; `play` asks for every decision that leaves a choice."""

    def __init__(
        self, players: int, first: int, rows: list[list[str]], die: Callable[[], int]
    ) -> None:
        self.players = players
        self.first = first
        self.rows = rows
        self.die = die
        self.gold = dict.fromkeys(range(players), 10)
        self.bank = 0
        self.owner: dict[str, int] = {}
        self.mayor: dict[str, int] = {}
        self.governor: str | None = None
        self.vein: str | None = None
        self.saloons: list[dict[str, Any]] = []
        self.kept: dict[str, int] = {}
        self.taken: list[list[int]] = []

    def play(self) -> Asked:
        for row in self.rows:
            self.taken.append([])
            winner = yield from self.auction()
            yield from self.share_out(row, winner)
            yield from self.production()
            self.first = winner

    def ask(self, seat: int, phase: str, actions: Sequence[Action]) -> Asked:
        if len(actions) == 1:
            return actions[0]
        return (yield seat, phase, list(actions))

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def move(self, payer: int, to: int | None, due: int) -> None:
        paid = min(due, self.gold[payer])
        self.gold[payer] -= paid
        if to is None:
            self.bank += paid
        else:
            self.gold[to] += paid

    # The auction

    def auction(self) -> Asked:
        bidding = self.clockwise(self.first)
        high, leader = 0, None
        while bidding and bidding != [leader]:
            seat = bidding.pop(0)
            bids = [(f"bid:{gold}",) for gold in range(high + 1, self.gold[seat] + 1)]
            answer = yield from self.ask(seat, "bid", [*bids, ("pass",)])
            if answer != ("pass",):
                high, leader = int(answer[0].split(":")[1]), seat
                bidding.append(seat)
        if leader is None:
            return self.first
        rest, seat = high, leader
        for _ in range(self.players - 1):
            seat = (seat - 1) % self.players
            last = seat == (leader + 1) % self.players
            share = rest if last and self.players > 3 else rest - rest // 2
            self.move(leader, seat, share)
            rest -= share
        self.move(leader, None, rest)
        return leader

    # The cards

    def share_out(self, row: list[str], winner: int) -> Asked:
        waiting = self.clockwise(winner)
        while waiting:
            seat = waiting.pop(0)
            cards = list(dict.fromkeys(row))
            answer = yield from self.ask(seat, "take", [(f"take:{card}",) for card in cards])
            card = answer[0].split(":")[1]
            row.remove(card)
            self.taken[-1].append(seat)
            yield from self.take(seat, card)
            yield from self.place_what_waits()
            rider = self.kept.get("mustang")
            if seat == winner and rider in waiting[1:]:
                answer = yield from self.ask(rider, "mustang", [("mustang",), ("wait",)])
                if answer == ("mustang",):
                    del self.kept["mustang"]
                    waiting.remove(rider)
                    waiting.insert(0, rider)

    def take(self, seat: int, card: str) -> Asked:
        others = [other for other in range(self.players) if other != seat]
        if card in TOWN:
            self.pay_mayor(seat, TOWN[card])
            self.owner[card] = seat
            self.elect(TOWN[card])
        elif card == "card-shark":
            for other in others:
                self.move(other, None, 4)
        elif card == "stagecoach":
            self.gold[seat] += 10
            self.bank -= 10
        elif card == "dynamite":
            targets = [
                (card, f"seat:{other}", target)
                for other in others
                for target in [
                    *(mine for mine in TOWN if self.owner.get(mine) == other),
                    *dict.fromkeys(self.pick(s) for s in self.saloons if s["seat"] == other),
                ]
            ]
            if targets:
                answer = yield from self.ask(seat, card, targets)
                self.blow_up(int(answer[1].split(":")[1]), answer[2])
        elif card == "expropriation":
            towns = {TOWN[mine] for mine, owner in self.owner.items() if owner == seat}
            targets = [
                (card, f"seat:{other}", mine)
                for other in others
                for mine in TOWN
                if self.owner.get(mine) == other and TOWN[mine] in towns
            ]
            if targets:
                mine = (yield from self.ask(seat, card, targets))[2]
                self.pay_mayor(seat, TOWN[mine])
                self.owner[mine] = seat
                self.elect(TOWN[mine])
        elif card == "holdup":
            targets = [
                (card, f"seat:{other}", str(number)) for other in others for number in range(2, 13)
            ]
            answer = yield from self.ask(seat, card, targets)
            if self.die() + self.die() >= int(answer[2]):
                self.move(int(answer[1].split(":")[1]), seat, int(answer[2]))
        elif card == "saloon":
            town = (yield from self.ask(seat, card, [(card, town) for town in MINES]))[1]
            self.saloons.append({"seat": seat, "town": town, "girls": False})
        else:
            self.kept[card] = seat

    def place_what_waits(self) -> Asked:
        if "governor" in self.kept:
            seat = self.kept["governor"]
            towns = [town for town in MINES if self.mayor.get(town) == seat]
            if towns:
                actions: list[Action] = [("governor", town) for town in towns]
                self.governor = (yield from self.ask(seat, "governor", actions))[1]
                del self.kept["governor"]
        if "girls" in self.kept:
            seat = self.kept["girls"]
            mine = [saloon for saloon in self.saloons if saloon["seat"] == seat]
            if mine:
                actions = list(dict.fromkeys(("girls", saloon["town"]) for saloon in mine))
                town = (yield from self.ask(seat, "girls", actions))[1]
                next(saloon for saloon in mine if saloon["town"] == town)["girls"] = True
                del self.kept["girls"]
        if "new-vein" in self.kept:
            seat = self.kept["new-vein"]
            actions = [("new-vein", mine) for mine in TOWN if self.owner.get(mine) == seat]
            if actions:
                self.vein = (yield from self.ask(seat, "new-vein", actions))[1]
                del self.kept["new-vein"]

    def pick(self, saloon: dict[str, Any]) -> str:
        same = [
            s for s in self.saloons if (s["seat"], s["town"]) == (saloon["seat"], saloon["town"])
        ]
        name = f"saloon:{saloon['town']}"
        return f"{name}:girls" if saloon["girls"] and len(same) == 2 else name

    def blow_up(self, victim: int, target: str) -> None:
        if target in TOWN:
            self.bury(target)
            self.elect(TOWN[target])
        else:
            hit = [s for s in self.saloons if s["seat"] == victim and self.pick(s) == target]
            self.saloons.remove(hit[0])

    def bury(self, mine: str) -> None:
        del self.owner[mine]
        if self.vein == mine:
            self.vein = None

    # Mayors

    def mines_in(self, town: str, seat: int) -> int:
        return sum(TOWN[mine] == town and owner == seat for mine, owner in self.owner.items())

    def pay_mayor(self, seat: int, town: str) -> None:
        mayor = self.mayor.get(town)
        if mayor is not None and mayor != seat:
            factor = 2 if self.governor == town else 1
            self.move(seat, mayor, factor * self.mines_in(town, mayor))

    def elect(self, town: str) -> None:
        old = self.mayor.get(town)
        if old is None:
            for seat in range(self.players):
                if self.mines_in(town, seat) >= 2:
                    self.mayor[town] = seat
            return
        # Clockwise from the old mayor; a later one must have strictly more than those before.
        new = old
        for seat in self.clockwise(old):
            if self.mines_in(town, seat) > self.mines_in(town, new):
                new = seat
        self.mayor[town] = new
        if new != old and self.governor == town:
            self.governor = None

    # The roll

    def production(self) -> Asked:
        dice = [self.die(), self.die()]
        if "telegraph" in self.kept:
            actions: list[Action] = [
                ("telegraph", f"die:{die}", str(face))
                for die in (1, 2)
                for face in range(1, 7)
                if dice[die - 1] != face
            ]
            seat = self.kept["telegraph"]
            answer = yield from self.ask(seat, "telegraph", [*actions, ("keep",)])
            if answer != ("keep",):
                dice[int(answer[1].split(":")[1]) - 1] = int(answer[2])
                del self.kept["telegraph"]
        for seat in self.clockwise(self.first):
            working = [m for m in TOWN if NUMBER[m] == sum(dice) and self.owner.get(m) == seat]
            for mine in working:
                gold = VALUE[mine] + (3 if self.vein == mine else 0)
                self.gold[seat] += gold
                self.bank -= gold
            for saloon in self.saloons:
                for mine in working:
                    if saloon["town"] == TOWN[mine] and saloon["seat"] != seat:
                        self.move(seat, saloon["seat"], 4 if saloon["girls"] else 2)
        if sum(dice) in (2, 12):
            fallen = [mine for mine in DANGEROUS if mine in self.owner]
            for mine in fallen:
                self.bury(mine)
            for mine in fallen:
                self.elect(TOWN[mine])
            yield from self.place_what_waits()

    def totals(self) -> list[int]:
        return [
            self.gold[seat]
            + sum(VALUE[mine] for mine, owner in self.owner.items() if owner == seat)
            + (3 if self.vein is not None and self.owner[self.vein] == seat else 0)
            + 5 * sum(mayor == seat for mayor in self.mayor.values())
            for seat in range(self.players)
        ]
