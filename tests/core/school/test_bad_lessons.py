"""Whatever is handed in as a lesson gets an answer within a second, and the door stays open."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import process_time
from typing import Any

import pytest
from tests.conftest import Many
from tests.core.school.lessons import (
    GAMES,
    every_kind,
    every_question,
    moments,
    saved,
    several_games,
    step,
)
from tests.core.sentences import assert_said

from frontier.doors.page import Door
from frontier.doors.words import speak
from frontier.table.chance import Chance
from frontier.table.link import LETTERS

A_SECOND = 1.0
KINDS = ("unreadable", "impossible", "too-new")


def nested(levels: int) -> Any:
    value: Any = 1
    for level in range(levels):
        value = [value] if level % 2 else {"is": value}
    return value


ODDITIES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    2**63,
    -(10**300),
    10**4000,
    0.5,
    1e308,
    float("nan"),
    float("inf"),
    "",
    " ",
    "0",
    "read",
    "boomers",
    "oregon",
    "z99",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "\ud800",
    "\udfff\ud800",
    "\x00\x07\x1b[2J",
    "‮gnidliub",
    "__proto__",
    "é" * 700,
    "x" * 5_000,
    "x" * 1_000_000,
    [],
    {},
    [[]],
    [None],
    [{}],
    [{"is": "any", "of": [{"is": "any", "of": []}]}],
    {"en": "<img src=x onerror=alert(1)>"},
    {"__proto__": {"x": 1}},
    {"constructor": "x"},
    {"en": None, "fr": []},
    nested(50),
    nested(300),
    ["x"] * 10_000,
    [["A", "c6", "D"]] * 6_000,
    dict.fromkeys((f"k{n}" for n in range(3_000)), "v"),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the ways to everything inside a JSON value."""
    found = [path]
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            found += places(part, (*path, index))
    return found


def oddity(chance: Chance) -> Any:
    """Draw something odd, a copy of it where it can be changed."""
    drawn = chance.choose(ODDITIES)
    return json.loads(json.dumps(drawn)) if isinstance(drawn, list | dict) else drawn


def mutated(told: Any, chance: Chance) -> Any:
    """Change some things inside a lesson, anywhere: replace, remove, repeat, exchange, rename."""
    told = json.loads(json.dumps(told))
    for _ in range(1 + chance.below(3)):
        path = chance.choose(places(told))
        if not path:
            if chance.below(40) == 0:
                return oddity(chance)
            continue
        home = told
        for part in path[:-1]:
            home = home[part]
        key = path[-1]
        way = chance.below(7)
        if way == 0:
            del home[key]
        elif way == 1 and isinstance(home, list):
            home[key:key] = [home[key]] * (1 + chance.below(30))
        elif way == 2 and isinstance(home, dict):
            home[chance.choose(["is", "of", "match", "extra", "seed", "en", "\ud800"])] = home[key]
        elif way == 3 and isinstance(home[key], str) and home[key]:
            text = home[key]
            place = chance.below(len(text))
            home[key] = text[:place] + chance.choose(LETTERS + " <\x00é/.:") + text[place + 1 :]
        elif way == 4:
            other = told
            for part in chance.choose(places(told)):
                other = other[part]
            home[key] = json.loads(json.dumps(other))
        else:
            home[key] = oddity(chance)
    return told


def answered(door: Door, request: dict[str, Any]) -> dict[str, Any]:
    text = json.dumps(request)
    begun = process_time()
    reply: dict[str, Any] = json.loads(door.answer(text))
    took = process_time() - begun
    assert took < A_SECOND, f"{took:.2f} s for {text[:300]}"
    return reply


def of_moves() -> list[dict[str, Any]]:
    told = [every_kind(game) for game in GAMES]
    for whole in told:
        game = whole["game"]
        match = next(iter(moments(game, "bad", 20)))
        whole["steps"].append(step(game, {"is": "score", "least": -9}, match=saved(match)))
    return told


def of_new_kinds() -> list[dict[str, Any]]:
    """Give what the second format has: every question, and a course of several games."""
    return [*(every_question(game) for game in GAMES), several_games()]


def lessons() -> list[dict[str, Any]]:
    return [*of_moves(), *of_new_kinds()]


VERBS = ("lesson", "lesson", "lesson_verify", "lesson_link")


@pytest.mark.parametrize("kinds", [of_moves, of_new_kinds])
def test_mutated_lessons_are_refused_with_a_sentence_or_read(
    kinds: Callable[[], list[dict[str, Any]]], many: Many
) -> None:
    chance = Chance("mutated")
    door = Door()
    originals = kinds()
    refused: dict[str, int] = {}
    read = 0
    for _ in range(many(10_000, 500)):
        told = mutated(chance.choose(originals), chance)
        reply = answered(door, {"do": chance.choose(VERBS), "lesson": told, "ms": 1})
        if "ok" in reply:
            read += 1
            continue
        assert reply["error"]["kind"] in KINDS, reply
        key = reply["error"]["key"]
        refused[key] = refused.get(key, 0) + 1
        json.dumps(reply["error"]["values"], allow_nan=False)
        if refused[key] == 1:
            own = speak("en").has("school", f"error.{key}")
            values = reply["error"]["values"]
            file = "school" if own else values.get("game") or told["game"]
            assert_said(file, f"error.{key}", values)
    assert read > 20
    assert len(refused) > 18, refused
    assert "ok" in json.loads(door.answer(json.dumps({"do": "lesson", "lesson": originals[0]})))


def test_mutated_checks_and_matches_are_refused_or_read(many: Callable[[int], int]) -> None:
    chance = Chance("checks")
    door = Door()
    originals = lessons()
    for _ in range(many(5_000)):
        whole = chance.choose(originals)
        part = chance.choose(whole["steps"])
        request = {"game": whole["game"], "match": part["match"], "check": part["check"]}
        request = mutated(request, chance)
        if not isinstance(request, dict):
            request = {"match": request}
        verb = chance.choose(["lesson_solutions", "lesson_solutions", "statements"])
        reply = answered(door, {**request, "do": verb, "ms": 1})
        assert "ok" in reply or reply["error"]["kind"] in KINDS


def test_mutated_requests_are_refused_or_answered(many: Callable[[int], int]) -> None:
    chance = Chance("requests")
    door = Door()
    json.loads(door.answer(json.dumps({"do": "lesson", "lesson": every_kind("boomers")})))
    for _ in range(many(3_000)):
        verb = chance.choose(
            ["lesson_step", "lesson_try", "lesson_answer", "lesson_follow", "lesson_solutions"]
        )
        names = ["step", "picks", "answer", "seat", "link", "ms", "match", "check", "game"]
        drawn = {chance.choose(names): oddity(chance) for _ in range(3)}
        reply = answered(door, {"do": verb, **drawn})
        assert "ok" in reply or reply["error"]["kind"] in (*KINDS, "illegal")


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"lesson","lesson":' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"do":"lesson","lesson":' + '{"steps":[' * 50_000 + "]}" * 50_000 + "}",
        '{"do":"lesson","lesson":{"format":' + "9" * 100_000 + "}}",
        '{"do":"lesson","lesson":{"format":1e999}}',
        '{"do":"lesson","lesson":{"format":1,"game":"boomers","title":"\\ud800","steps":[{}]}}',
        '{"do":"lesson","lesson":"' + "x" * 1_000_000 + '"}',
        '{"do":"lesson","lesson":' + "[0," * 300_000 + "0]",
        '{"do":"lesson_verify","lesson":' + "[" * 900 + "]" * 900 + "}",
        '{"do":"lesson_solutions","check":'
        + "[" * 900
        + "]" * 900
        + ',"match":{},"game":"oregon"}',
        "{" * 1_000_000,
        '{"do":"lesson","lesson":[' + "[]," * 300_000 + "[]]}",
        '{"do":"lesson","lesson":"' + '\\"[' * 200_000 + '"}',
        '{"do":"facts","more":' + "[" * 40 + "]" * 40 + "}",
        "\ud800",
    ],
    ids=lambda text: text[:45],
)
def test_what_is_hardly_json_is_refused(text: str) -> None:
    door = Door()
    begun = process_time()
    reply = json.loads(door.answer(text))
    assert process_time() - begun < A_SECOND
    assert reply["error"]["kind"] == "unreadable"
    assert "ok" in json.loads(door.answer('{"do":"facts"}'))


def test_random_strings_are_no_links(many: Callable[[int], int]) -> None:
    chance = Chance("strings")
    door = Door()
    for _ in range(many(10_000)):
        alphabet = chance.choose([LETTERS, LETTERS + "%<>/.# é\n\x00", "L1", "01"])
        text = "".join(chance.choose(alphabet) for _ in range(chance.below(300)))
        link = chance.choose(["L1", "L2", "L", ""]) + text
        reply = answered(door, {"do": "lesson_follow", "link": link})
        assert reply["error"]["kind"] in ("unreadable", "too-new")
