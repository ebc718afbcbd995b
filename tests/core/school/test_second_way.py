"""The solutions of random steps, found a second time by playing out every line of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.core.school.lessons import GAMES, Json, accepted, moments, ok, saved

from frontier.doors.page import Door
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.game import Position
from frontier.table.match import Match
from frontier.table.picks import Action

OWN_DECISIONS = 40


def total(position: Position, seat: int) -> int:
    return sum(item.points for item in position.score() if item.seat == seat)


class Line:
    """An action and all answers to it, each played out on a board of its own."""

    def __init__(self, before: Position, action: Action) -> None:
        assert before.turn is not None
        self.seat: int = before.turn
        self.action = action
        after = before.copy()
        self.told = after.play(action)
        self.rise = total(after, self.seat) - total(before, self.seat)
        self.answers: list[tuple[int, list[Event]]] = []
        for _ in range(OWN_DECISIONS):
            if after.turn == self.seat:
                after.play(after.legal()[-1])
        other = after.turn
        if other is not None and other != self.seat:
            for answer in after.legal():
                end = after.copy()
                told = end.play(answer)
                self.answers.append((total(end, other) - total(after, other), told))

    def has(self, events: list[Event], statement: Json) -> bool:
        for event in events:
            values: dict[str, Any] = {**event.values}
            if event.seat == self.seat:
                values |= event.private
            if event.points:
                values.setdefault("points", event.points)
            if (
                event.kind == statement["kind"]
                and all(
                    name in values and values[name] == value
                    for name, value in statement.get("values", {}).items()
                )
                and all(
                    values.get(name, -99999) >= least
                    for name, least in statement.get("least", {}).items()
                )
                and (
                    statement["is"] == "keep" or statement.get("anyone") or event.seat == self.seat
                )
            ):
                return True
        return False

    def solves(self, statement: Json) -> bool:
        kind = statement["is"]
        if kind == "any":
            return any(self.solves(part) for part in statement["of"])
        if kind == "play":
            text = " ".join(self.action) + " "
            return any(text.startswith(" ".join(picks) + " ") for picks in statement["actions"])
        if kind == "score":
            return self.rise >= int(statement["least"])
        if kind == "event":
            return self.has(self.told, statement)
        if kind == "leave":
            return all(rise <= statement["most"] for rise, _ in self.answers)
        events = [*self.told, *(event for _, told in self.answers for event in told)]
        return not self.has(events, statement)


def simple_statement(match: Match, offered: Json, chance: Chance) -> Json:
    """Draw a statement that is true of some actions and not of others, if chance wants it so."""
    legal = match.position.legal()
    kind = chance.choose(["play", "score", "event", "leave", "keep", "keep"])
    if kind == "play":
        drawn = [chance.choose(legal) for _ in range(1 + chance.below(3))]
        return {"is": kind, "actions": [list(a[: 1 + chance.below(len(a))]) for a in drawn]}
    if kind in ("score", "leave"):
        least, most = offered["rises"]
        number = least + chance.below(most - least + 2)
        return {"is": kind, "least" if kind == "score" else "most": number}
    events = offered["events"] if kind == "event" or not offered["answers"] else offered["answers"]
    event = chance.choose(events)
    statement: Json = {"is": kind, "kind": event["kind"]}
    if event["values"] and chance.below(2):
        name = chance.choose(list(event["values"]))
        statement["values"] = {name: chance.choose(event["values"][name])}
    if kind == "event":
        if event["numbers"] and chance.below(2):
            name = chance.choose(list(event["numbers"]))
            least, most = event["numbers"][name]
            statement["least"] = {name: least + chance.below(most - least + 2)}
        statement["anyone"] = bool(chance.below(2))
    return statement


def drawn_check(match: Match, offered: Json, chance: Chance) -> list[Json]:
    check = [simple_statement(match, offered, chance) for _ in range(1 + chance.below(2))]
    if chance.below(3) == 0:
        parts = [simple_statement(match, offered, chance) for _ in range(2)]
        check.append({"is": "any", "of": parts})
    return check


@pytest.mark.parametrize("game", list(GAMES))
def test_every_solution_is_found_and_nothing_else(game: str, many: Callable[[int], int]) -> None:
    chance = Chance(f"second{game}"[:12])
    some = all_of_them = 0
    for number in range(many(30)):
        for match in moments(game, f"way{number}", 9):
            if len(match.position.legal()) > 60:
                continue  # the slow way is too slow there
            offered = ok(Door(), "statements", game=game, match=saved(match))
            lines = [Line(match.position, action) for action in match.position.legal()]
            for _ in range(4):
                check = drawn_check(match, offered, chance)
                expected = [
                    " ".join(line.action)
                    for line in lines
                    if all(line.solves(statement) for statement in check)
                ]
                assert accepted(game, *check, match=saved(match)) == expected, check
                some += 0 < len(expected) < len(lines)
                all_of_them += len(expected) == len(lines)
    assert some > 10, "the checks drawn here hardly tell one action from another"
    assert all_of_them
