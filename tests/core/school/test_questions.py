"""Steps that ask a question: judged, answered by the rules where they know, and handed in."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.school.lessons import (
    GAMES,
    Json,
    ask,
    lesson,
    ok,
    refusal,
    stated,
    step,
    to_the_end,
)

from frontier.doors.page import Door
from frontier.school.known import EVERYWHERE, offered
from frontier.school.lesson import read_lesson
from frontier.school.lesson_link import read_lesson_link, write_link
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup

NUMBER = {"is": "number", "answer": 13.9, "within": 0.5, "unit": {"en": "percent", "fr": "%"}}
CHOICE = {"is": "choice", "from": ["North", {"en": "South", "fr": "Sud"}, "East"], "right": [1]}
SEVERAL = {"is": "choice", "from": ["a", "b", "c"], "right": [0, 2], "several": True}
MARK = {"is": "mark", "right": ["a1", "c3"]}
ORDER = {"is": "order", "from": ["first", "second", "third"]}
OPEN = {"is": "open"}
EVERY_KIND: list[Json] = [NUMBER, CHOICE, SEVERAL, MARK, ORDER, OPEN]


def asking(game: str, *questions: Json) -> Json:
    return lesson(game, *[step(game, one) for one in questions])


def verdict(check: Json, answer: list[str], game: str = "boomers", **more: Any) -> Json:
    door = Door()
    ok(door, "lesson", lesson=lesson(game, step(game, check, **more)))
    ok(door, "lesson_step", step=0)
    told: Json = ok(door, "lesson_answer", answer=answer)["verdict"]
    return told


@pytest.mark.parametrize(
    ("check", "right", "wrong"),
    [
        (NUMBER, ["14.2"], ["15"]),
        (CHOICE, ["1"], ["2"]),
        (SEVERAL, ["2", "0"], ["0"]),
        (MARK, ["c3", "a1"], ["c3"]),
        (ORDER, ["0", "1", "2"], ["0", "2", "1"]),
    ],
    ids=lambda one: one["is"] if isinstance(one, dict) else None,
)
def test_an_answer_is_right_or_wrong(check: Json, right: list[str], wrong: list[str]) -> None:
    assert verdict(check, right)["solved"]
    assert not verdict(check, wrong)["solved"]


def test_words_of_ones_own_are_kept_and_not_judged() -> None:
    assert verdict(OPEN, ["Because of the river."])["solved"]


@pytest.mark.parametrize(
    ("check", "answer"),
    [
        (NUMBER, ["many"]),
        (NUMBER, ["nan"]),
        (NUMBER, ["1e999"]),
        (CHOICE, ["3"]),
        (CHOICE, ["0", "1"]),
        (SEVERAL, ["0", "0"]),
        (ORDER, ["0", "1"]),
        (MARK, ["a 1"]),
        (MARK, []),
        (OPEN, [" "]),
        (OPEN, ["x" * 500]),
        (CHOICE, "1"),
    ],
)
def test_what_cannot_be_an_answer_is_refused(check: Json, answer: Any) -> None:
    door = Door()
    ok(door, "lesson", lesson=asking("boomers", check))
    ok(door, "lesson_step", step=0)
    assert ask(door, "lesson_answer", answer=answer)["error"]["kind"] == "unreadable"


def test_a_step_takes_what_it_asks_for() -> None:
    door = Door()
    ok(door, "lesson", lesson=lesson("boomers", step("boomers", NUMBER), step("boomers")))
    begun = ok(door, "lesson_step", step=1)
    assert '"lesson-no-question"' in door.answer('{"do": "lesson_answer", "answer": ["1"]}')
    ok(door, "lesson_try", picks=begun["legal"][0])
    ok(door, "lesson_step", step=0)
    assert '"lesson-reading"' in door.answer('{"do": "lesson_try", "picks": ["A", "c6"]}')


@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_answer_every_question_they_offer(game: str) -> None:
    chance = Chance("asked")
    match = Match(GAMES[game], Setup(game, "asked"))
    for _ in range(60):
        if match.position.turn is None:
            break
        match.play(chance.choose(match.position.legal()))
    questions = offered(match)
    assert {one["name"] for one in questions} >= {one.name for one in EVERYWHERE}
    assert len(questions) > len(EVERYWHERE)
    saved: Json = {
        "seed": "asked",
        "options": {},
        "position": None,
        "actions": [list(action) for action in match.actions],
    }
    for question in questions:
        for about in [question["about"][0], question["about"][-1]]:
            check = {"is": question["kind"], "of": question["name"], "about": list(about)}
            told = to_the_end(
                Door(), "lesson_solutions", game=game, match=saved, check=[check], ms=100
            )
            assert told["solvable"], check
            assert verdict(check, list(told["accepted"][0]), game, match=saved)["solved"]


@pytest.mark.parametrize(
    ("game", "check", "answer"),
    [
        ("boomtown", {"is": "number", "of": "chance", "about": ["8"]}, ["13.8889"]),
        ("boomtown", {"is": "number", "of": "chance", "about": ["7"]}, ["16.6667"]),
        ("boomers", {"is": "number", "of": "points", "about": ["A", "k11"]}, None),
        ("boomers", {"is": "number", "of": "score", "about": ["seat:1"]}, None),
    ],
)
def test_known_answers(game: str, check: Json, answer: list[str] | None) -> None:
    wanted = {"game": game, "match": stated(game), "check": [check], "ms": 100}
    told = to_the_end(Door(), "lesson_solutions", **wanted)
    if answer is not None:
        assert told["accepted"] == [answer]
        assert verdict(check, answer, game)["solved"]
    else:
        assert float(told["accepted"][0][0]) >= 0


@pytest.mark.parametrize(
    "check",
    [
        {"is": "number"},
        {"is": "number", "answer": "3"},
        {"is": "number", "answer": float("nan")},
        {"is": "number", "answer": 2_000_000},
        {"is": "number", "answer": 1, "of": "moves"},
        {"is": "number", "answer": 1, "within": -1},
        {"is": "number", "of": "no-such-question"},
        {"is": "number", "of": "reach", "about": ["A"]},
        {"is": "number", "of": "points", "about": ["A", "a1"]},
        {"is": "number", "of": "moves", "about": ["A"]},
        {"is": "choice", "from": ["a"], "right": [0]},
        {"is": "choice", "from": ["a", ""], "right": [0]},
        {"is": "choice", "from": ["a", "b"], "right": []},
        {"is": "choice", "from": ["a", "b"], "right": [2]},
        {"is": "choice", "from": ["a", "b"], "right": [0, 0]},
        {"is": "choice", "from": ["a", "b"], "right": [True]},
        {"is": "mark", "right": []},
        {"is": "mark", "right": ["a 1"]},
        {"is": "mark", "right": ["a1"], "about": ["A"]},
        {"is": "mark", "of": "reach", "about": ["D"]},
        {"is": "order", "from": ["a"] * 9},
        {"is": "open", "answer": "x"},
    ],
)
def test_bad_questions_are_refused(check: Json) -> None:
    error = refusal("lesson", lesson=asking("boomers", check))
    assert error["kind"] in ("unreadable", "impossible")
    assert error["values"]["step"] == 1


def test_a_question_stands_alone() -> None:
    told = lesson("boomers", step("boomers", NUMBER, {"is": "score", "least": 1}))
    assert refusal("lesson", lesson=told)["key"] == "lesson-alone"


POINT = {
    "text": [{"arrow": ["a1", "c3"], "number": 1}, {"ring": "b2"}],
    "hints": [[], [{"shade": "c3"}]],
    "right": [{"ring": "c3", "number": 2}],
}


def test_pointing_is_kept_and_read_back_from_the_link() -> None:
    told = lesson("boomers", step("boomers", point=POINT, hints=["One", "Two"]))
    read = read_lesson(told, GAMES)
    assert read.written()["steps"][0]["point"] == POINT
    assert read.written()["format"] == 2
    assert read_lesson_link(write_link(read, GAMES), GAMES).written() == read.written()


@pytest.mark.parametrize(
    "point",
    [
        {"text": [{"arrow": ["a1"]}]},
        {"text": [{"arrow": ["a1", "a1"]}]},
        {"text": [{"ring": "a 1"}]},
        {"text": [{"number": 1}]},
        {"text": [{"ring": "a1", "number": 0}]},
        {"text": [{"ring": "a1", "shade": "a2"}]},
        {"text": [{"ring": "a1"}] * 31},
        {"hints": [[], [], [], []]},
        {"elsewhere": []},
        [],
    ],
)
def test_bad_pointing_is_refused(point: Any) -> None:
    assert refusal("lesson", lesson=lesson("boomers", step("boomers", point=point)))


def test_the_first_reply_whose_condition_is_met_is_due() -> None:
    match: Json = {"seed": "x", "options": {}, "position": None, "actions": []}
    check = {"is": "play", "actions": [["A"]]}
    replies = [
        {"if": {"is": "play", "actions": [["B"]]}, "text": "Not with B."},
        {"unless": {"is": "event", "kind": "stone"}, "text": "You laid no stone."},
    ]
    door = Door()
    told = lesson("boomers", step("boomers", check, match=match, replies=replies))
    ok(door, "lesson", lesson=told)
    for picks, due in (
        (["B", "e5", "D"], 0),
        (["C", "j7", "none"], 1),
        (["C", "j7", "D"], None),
        (["A", "c6", "none"], None),
    ):
        begun = ok(door, "lesson_step", step=0)
        piece = [one for one in begun["legal"] if one[0] == picks[0]]
        laying = [
            one for one in piece if len(one) > 2 and (one[2] == "none") == (picks[2] == "none")
        ]
        verdict = ok(door, "lesson_try", picks=laying[0])["verdict"]
        assert verdict.get("reply") == due, laying[0]


@pytest.mark.parametrize(
    ("check", "condition", "met", "other"),
    [
        (NUMBER, {"is": "above"}, ["20"], ["1"]),
        (NUMBER, {"is": "below"}, ["1"], ["20"]),
        (CHOICE, {"is": "has", "one": 2}, ["2"], ["0"]),
        (MARK, {"is": "has", "one": "b2"}, ["a1", "b2"], ["a1"]),
    ],
)
def test_wrong_answers_to_questions_have_replies(
    check: Json, condition: Json, met: list[str], other: list[str]
) -> None:
    replies = [{"if": condition, "text": "Look again."}]
    assert verdict(check, met, replies=replies)["reply"] == 0
    assert "reply" not in verdict(check, other, replies=replies)


@pytest.mark.parametrize(
    ("check", "condition"),
    [
        (NUMBER, {"is": "has", "one": 1}),
        (NUMBER, {"is": "score", "least": 1}),
        (CHOICE, {"is": "has", "one": 3}),
        (MARK, {"is": "has", "one": 3}),
        (ORDER, {"is": "above"}),
        (OPEN, {"is": "above"}),
        ({"is": "read"}, {"is": "score", "least": 1}),
        ({"is": "play", "actions": [["A"]]}, {"is": "above"}),
    ],
)
def test_replies_must_fit_the_question(check: Json, condition: Json) -> None:
    replies = [{"if": condition, "text": "No."}]
    assert refusal("lesson", lesson=lesson("boomers", step("boomers", check, replies=replies)))


def test_an_old_lesson_stays_of_the_first_format_and_new_things_need_the_second() -> None:
    assert read_lesson(lesson("boomers"), GAMES).written()["format"] == 1
    for more in (
        {"language": "fr"},
        {"title": {"en": "One", "fr": "Un", "*": "fr"}},
    ):
        assert read_lesson(lesson("boomers", **more), GAMES).written()["format"] == 2
    part = lesson("boomers", step("boomers", part="Second part"))
    assert read_lesson(part, GAMES).written()["format"] == 2


def test_a_text_that_is_older_in_a_language_it_does_not_have_is_refused() -> None:
    title = {"en": "One", "*": "fr"}
    assert refusal("lesson", lesson=lesson("boomers", title=title))["key"] == "lesson-unknown"


def test_a_course_has_parts_of_a_lessons_length() -> None:
    steps = [step("boomers", {"is": "read"}, part="x" if n % 20 == 0 else "") for n in range(40)]
    assert len(read_lesson(lesson("boomers", *steps), GAMES).steps) == 40
    steps[20]["part"] = ""
    assert refusal("lesson", lesson=lesson("boomers", *steps))["key"] == "lesson-many"


def test_answers_are_handed_in_and_judged_anew_when_they_are_gathered() -> None:
    door = Door()
    told = asking("oregon", *EVERY_KIND)
    link = ok(door, "assignment_link", assignment={"what": "lesson", "lesson": told})["link"]
    tries = [
        [[["15"]], [["13.9"]]],
        [[["1"]]],
        [[["0", "1"]]],
        [[["c3", "a1"]]],
        [[["2", "1", "0"]], [["0", "1", "2"]]],
        [[["Parce que c’est plus court."]]],
    ]
    steps = [{"tries": one, "hints": 0, "seconds": 3} for one in tries]
    done = {"name": "Ana", "made": 7, "steps": steps}
    result = ok(door, "result_link", assignment=link, done=done)["link"]
    read = ok(Door(), "result", assignment=link, link=result)["result"]["steps"]
    assert [one["solved"] for one in read] == [True, True, False, True, True, True]
    assert [one["asked"] for one in read] == ["number", "choice", "choice", "mark", "order", "open"]
    assert read[0]["right"] == [False, True]
    assert read[5]["tries"] == [[["Parce que c’est plus court."]]]
    assert read[3]["tries"] == [[["a1", "c3"]]]


def test_statements_that_ask_for_nothing_are_named() -> None:
    idle = {"is": "score", "least": -9999}
    real = {"is": "play", "actions": [["A"]]}
    match: Json = {"seed": "x", "options": {}, "position": None, "actions": []}
    wanted: Json = {"game": "boomers", "match": match, "ms": 500}
    told = to_the_end(Door(), "lesson_solutions", check=[real, idle], **wanted)
    assert told["idle"] == [1]
    assert 0 < len(told["accepted"]) < told["legal"]
    assert "idle" not in to_the_end(Door(), "lesson_solutions", check=[real], **wanted)
    every = to_the_end(Door(), "lesson_solutions", check=[idle], **wanted)
    assert (every["idle"], len(every["accepted"])) == ([0], every["legal"])


def test_the_levels_are_asked_how_hard_a_step_is() -> None:
    wanted: Json = {"game": "boomtown", "match": stated("boomtown"), "ms": 500}
    told = to_the_end(Door(), "lesson_grade", check=[{"is": "score", "least": -9999}], **wanted)
    assert list(told["found"].values()) == [True] * 4
    impossible = [{"is": "score", "least": 9999}]
    told = to_the_end(Door(), "lesson_grade", check=impossible, **wanted)
    assert list(told["found"].values()) == [False] * 4
    assert refusal("lesson_grade", check=[{"is": "open"}], **wanted)["key"] == "lesson-no-grade"
