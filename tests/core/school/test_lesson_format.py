"""Lessons are normalised, and what is wrong with one is said by its key and its step."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.school.lessons import (
    GAMES,
    Json,
    every_kind,
    lesson,
    ok,
    refusal,
    saved,
    stated,
    step,
)

from frontier.doors.page import Door
from frontier.school.lesson import FORMAT
from frontier.table.match import Match, Setup


def read(told: Json) -> Json:
    answer: Json = ok(Door(), "lesson", lesson=told)["lesson"]
    return answer


@pytest.mark.parametrize("game", list(GAMES))
def test_a_lesson_comes_back_in_the_same_form(game: str) -> None:
    first = read(every_kind(game))
    assert read(first) == first
    assert first["steps"][1]["hints"][0] == "One"
    assert first["steps"][0]["match"]["options"].keys() == {
        option.name for option in GAMES[game].options
    }


def test_what_is_empty_or_said_by_default_is_left_out() -> None:
    told = lesson(
        "boomers",
        step(
            "boomers",
            {"is": "event", "kind": "stone", "values": {}, "least": {}, "anyone": False},
            hints=["", "  Look.  "],
            right="",
            wrong={"en": "", "fr": " "},
            text={"en": "Hello\r\nthere\tyou", "fr": ""},
        ),
        about="",
    )
    normal = read(told)
    assert "about" not in normal
    (only,) = normal["steps"]
    assert only["check"] == [{"is": "event", "kind": "stone"}]
    assert only["hints"] == ["Look."]
    assert "right" not in only
    assert "wrong" not in only
    assert only["text"] == {"en": "Hello\nthere you"}


def test_check_and_hints_may_be_left_out() -> None:
    (only,) = read(lesson("boomers", {"match": stated("boomers"), "text": "Hi"}))["steps"]
    assert (only["check"], only["hints"]) == ([], [])


def test_a_saved_match_is_taken_up_to_where_it_stands() -> None:
    match = Match(GAMES["boomers"], Setup("boomers", "taken"))
    for _ in range(4):
        match.play(match.position.legal()[0])
    more = {"game": "boomers", "players": ["Ann", "Bo"], "cursor": 3}
    (only,) = read(lesson("boomers", step("boomers", match={**saved(match), **more})))["steps"]
    assert only["match"] == {**saved(match), "actions": saved(match)["actions"][:3]}


def test_tags_are_only_text() -> None:
    text = "<script>alert(1)</script> & <img src=x onerror=alert(1)>"
    assert read(lesson("boomers", step("boomers", text=text)))["steps"][0]["text"] == text


def test_a_step_to_be_read_may_stand_where_the_game_is_over() -> None:
    over = {**stated("boomers"), "actions": [["A", "j10", "D"]]}
    read(lesson("boomers", step("boomers", {"is": "read"}, match=over)))
    for check in (
        [],
        [{"is": "score", "least": 1}],
        [{"is": "win", "level": "settler", "teacher": "much"}],
    ):
        told = refusal("lesson", lesson=lesson("boomers", step("boomers", *check, match=over)))
        assert (told["kind"], told["key"]) == ("impossible", "lesson-over")


def long(letters: int) -> str:
    return "x" * letters


PLAY = {"is": "play", "actions": [["A"]]}
EVENT = {"is": "event", "kind": "stone"}


def deep(levels: int) -> Any:
    nested: Any = []
    for _ in range(levels):
        nested = [nested]
    return nested


@pytest.mark.parametrize(
    ("told", "key"),
    [
        (None, "lesson-format"),
        (7, "lesson-format"),
        ([], "lesson-format"),
        ("lesson", "lesson-format"),
        ({}, "lesson-format"),
        ({"format": 0}, "lesson-format"),
        ({"format": True}, "lesson-format"),
        ({"format": 1.0}, "lesson-format"),
        ({"format": "1"}, "lesson-format"),
        ({"format": 1}, "lesson-missing"),
        (lesson("boomers", colour="red"), "lesson-unknown"),
        ({**lesson("boomers"), "game": "chess"}, "game-unknown"),
        ({**lesson("boomers"), "game": ["boomers"]}, "game-unknown"),
        (lesson("boomers", title=None), "lesson-wrong"),
        (lesson("boomers", title=long(121)), "lesson-long"),
        (lesson("boomers", title=long(1_000_000)), "lesson-long"),
        (lesson("boomers", title={}), "lesson-many"),
        (lesson("boomers", title={"english": "Hi"}), "lesson-unknown"),
        (lesson("boomers", title={"en": {"fr": "Hi"}}), "lesson-wrong"),
        (lesson("boomers", title="a\x00b"), "lesson-text"),
        (lesson("boomers", title="a\ud800b"), "lesson-text"),
        (lesson("boomers", about=long(201)), "lesson-long"),
        (lesson("boomers", steps=[]), "lesson-many"),
        (lesson("boomers", steps=[step("boomers")] * 21), "lesson-many"),
        (lesson("boomers", steps={}), "lesson-wrong"),
        (
            lesson("boomers", steps=[step("boomers", match={"actions": [["A"]] * 2001})] * 2),
            "lesson-many",
        ),
    ],
)
def test_a_lesson_that_is_none_is_refused(told: Any, key: str) -> None:
    answer = refusal("lesson", lesson=told)
    assert answer["key"] == key
    assert "step" not in answer["values"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"text": long(1201)}, "lesson-long"),
        ({"text": None}, "lesson-wrong"),
        ({"text": deep(20)}, "lesson-wrong"),
        ({"hints": ["a"] * 4}, "lesson-many"),
        ({"hints": "look"}, "lesson-wrong"),
        ({"right": 7}, "lesson-wrong"),
        ({"sound": "on"}, "lesson-unknown"),
        ({"match": None}, "lesson-wrong"),
        ({"match": {}}, "lesson-missing"),
        ({"match": {"seed": 5}}, "lesson-wrong"),
        ({"match": {"seed": "UP"}}, "seed"),
        ({"match": {"seed": "x", "url": "x"}}, "lesson-unknown"),
        ({"match": {"seed": "x", "game": "oregon"}}, "lesson-game"),
        ({"match": {"seed": "x", "options": {"setup": "sideways"}}}, "option-value"),
        ({"match": {"seed": "x", "options": {"wings": "on"}}}, "option-unknown"),
        ({"match": {"seed": "x", "options": {"setup": 1}}}, "lesson-wrong"),
        ({"match": {"seed": "x", "options": []}}, "lesson-wrong"),
        ({"match": {"seed": "x", "position": "what"}}, "position-fields"),
        ({"match": {"seed": "x", "position": 7}}, "lesson-wrong"),
        ({"match": {"seed": "x", "position": long(100_000)}}, "lesson-long"),
        ({"match": {"seed": "x", "actions": {}}}, "lesson-wrong"),
        ({"match": {"seed": "x", "actions": ["A c6 D"]}}, "lesson-wrong"),
        ({"match": {"seed": "x", "actions": [[]]}}, "lesson-many"),
        ({"match": {"seed": "x", "actions": [["A", 6]]}}, "lesson-wrong"),
        ({"match": {"seed": "x", "actions": [["A", "c6"]]}}, "lesson-action"),
        ({"match": {"seed": "x", "cursor": 1}}, "lesson-wrong"),
        ({"match": {"seed": "x", "cursor": True}}, "lesson-wrong"),
        ({"check": None}, "lesson-wrong"),
        ({"check": {}}, "lesson-wrong"),
        ({"check": [EVENT] * 9}, "lesson-many"),
        ({"check": ["read"]}, "lesson-wrong"),
        ({"check": [{}]}, "lesson-missing"),
        ({"check": [{"is": "fun"}]}, "lesson-statement"),
        ({"check": [{"is": ["read"]}]}, "lesson-statement"),
        ({"check": [{"is": "read", "now": 1}]}, "lesson-unknown"),
        ({"check": [{"is": "read"}, PLAY]}, "lesson-alone"),
        ({"check": [PLAY, {"is": "win", "level": "settler"}]}, "lesson-alone"),
        ({"check": [{"is": "win"}]}, "lesson-missing"),
        ({"check": [{"is": "win", "level": "settler", "teacher": "strict"}]}, "lesson-wrong"),
        ({"check": [{"is": "win", "level": "giant"}]}, "level-unknown"),
        ({"check": [{"is": "win", "level": ["settler"]}]}, "level-unknown"),
        ({"check": [{"is": "play", "actions": []}]}, "lesson-many"),
        ({"check": [{"is": "play", "actions": [["A", ""]]}]}, "lesson-wrong"),
        ({"check": [{"is": "play", "actions": [["A"] * 13]}]}, "lesson-many"),
        ({"check": [{"is": "score", "least": True}]}, "lesson-wrong"),
        ({"check": [{"is": "score", "least": 1.5}]}, "lesson-wrong"),
        ({"check": [{"is": "score", "least": float("nan")}]}, "lesson-wrong"),
        ({"check": [{"is": "score", "least": float("inf")}]}, "lesson-wrong"),
        ({"check": [{"is": "score", "least": "3"}]}, "lesson-wrong"),
        ({"check": [{"is": "score", "least": 10**400}]}, "lesson-number"),
        ({"check": [{"is": "leave", "least": 3}]}, "lesson-missing"),
        ({"check": [{"is": "event"}]}, "lesson-missing"),
        ({"check": [{"is": "event", "kind": "A b"}]}, "lesson-wrong"),
        ({"check": [{**EVENT, "values": []}]}, "lesson-wrong"),
        ({"check": [{**EVENT, "values": {"a": {"b": 1}}}]}, "lesson-wrong"),
        ({"check": [{**EVENT, "values": {"a": deep(9)}}]}, "lesson-wrong"),
        ({"check": [{**EVENT, "values": {"<b>": "c"}}]}, "lesson-wrong"),
        ({"check": [{**EVENT, "least": {"a": "b"}}]}, "lesson-wrong"),
        ({"check": [{**EVENT, "least": {f"a{n}": n for n in range(9)}}]}, "lesson-many"),
        ({"check": [{**EVENT, "anyone": 1}]}, "lesson-wrong"),
        ({"check": [{"is": "keep", "kind": "stone", "anyone": True}]}, "lesson-unknown"),
        ({"check": [{"is": "any", "of": []}]}, "lesson-many"),
        ({"check": [{"is": "any", "of": [{"is": "read"}]}]}, "lesson-statement"),
        ({"check": [{"is": "any", "of": [{"is": "any", "of": [PLAY]}]}]}, "lesson-statement"),
    ],
)
def test_a_wrong_step_is_refused_by_its_number(change: Json, key: str) -> None:
    fine = step("boomers")
    told = refusal("lesson", lesson=lesson("boomers", fine, {**fine, **change}))
    assert told["key"] == key
    assert told["kind"] in ("unreadable", "impossible")
    assert told["values"]["step"] == 2


def test_a_lesson_of_a_newer_version_says_so() -> None:
    for version in (FORMAT + 1, 10**30):
        told = refusal("lesson", lesson={"format": version, "stars": 5})
        assert (told["kind"], told["key"]) == ("too-new", "lesson-new")


def test_the_action_that_cannot_be_played_is_named() -> None:
    bad = {"seed": "x", "actions": [["A", "c6", "D"], ["D", "a1"]]}
    told = refusal("lesson", lesson=lesson("boomers", step("boomers", match=bad)))
    assert told["key"] == "lesson-action"
    assert told["values"] == {"move": 2, "action": "D a1", "step": 1}
