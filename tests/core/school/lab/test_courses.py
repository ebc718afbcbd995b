"""The courses of the laboratory: each step can be solved, and is not before something is done."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.conftest import Some
from tests.core.school.lab.bots import GAMES, match_of, reply_of, series_of
from tests.core.school.lab.courses import COURSES, series_start, solution
from tests.core.school.lessons import ask
from tests.core.sentences import LANGUAGES

from frontier.doors.page import Door
from frontier.school.lab import work
from frontier.school.lesson import read_lesson
from frontier.table.chance import Chance
from frontier.table.errors import Unreadable
from frontier.table.levels import LEVEL_NAMES
from machine.environment import ROOT


def answered(game: str, number: int, code: str) -> bool:
    """Let a bot answer a step, and ask the rules whether that is right."""
    door = Door()
    ask(door, "lesson", lesson=COURSES[game])
    ask(door, "lesson_step", step=number)
    assert door.match is not None
    reply = reply_of(code, match=door.match)
    assert reply["fault"] is None, reply["fault"]
    verdict: bool = ask(door, "lesson_try", picks=list(reply["action"]))["ok"]["verdict"]["solved"]
    return verdict


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_a_lesson_of_ten_to_twelve_steps_in_every_language(game: str) -> None:
    lesson = read_lesson(COURSES[game], GAMES)
    assert 10 <= len(lesson.steps) <= 12
    for step in COURSES[game]["steps"]:
        assert set(step["text"]) == set(LANGUAGES)
        assert step["code"].startswith(("def ", "WEIGHTS"))
        assert all(set(hint) == set(LANGUAGES) for hint in step["hints"])


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_asks_for_an_action_is_solved_by_what_it_teaches(
    game: str, number: int
) -> None:
    assert answered(game, number, solution(game, number))


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_not_solved_by_the_code_that_it_begins_with(game: str, number: int) -> None:
    assert not answered(game, number, COURSES[game]["steps"][number]["code"])


@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_every_step_runs(game: str) -> None:
    for step in COURSES[game]["steps"]:
        assert reply_of(step["code"], game)["fault"] is None


@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_every_step_keeps_within_the_work_of_one_choice(game: str) -> None:
    meter = (ROOT / "web/lab/bot/meter.worker.js").read_text("utf-8")
    budget = re.search(r"BUDGET = ([\d_]+)", meter)
    assert budget is not None
    spent: list[int] = []
    work.measure_by(spent.append)
    chance, match = Chance("work"), match_of(game, "course")
    try:
        for _ in range(3 if game == "boomers" else 30):
            for step in COURSES[game]["steps"]:
                spent.clear()
                reply_of(step["code"], match=match)
                assert sum(spent) < 0.7 * int(budget[1])  # Python's own steps come on top
            match.play(chance.choose(match.position.legal()))
    finally:
        work.measure_by(lambda _: None)


@pytest.mark.parametrize("game", GAMES)
def test_a_series_is_won_by_what_its_step_teaches(game: str, some: Some) -> None:
    steps = COURSES[game]["steps"]
    series = [n for n, step in enumerate(steps) if step["check"][0]["is"] == "beat"]
    for number in some(4, series):
        wanted = steps[number]["check"][0]
        told = series_of(
            game,
            {"bot:me": solution(game, number)},
            ("bot:me", wanted["level"]),
            wanted["games"],
            "course",
            series_start(game, number),
        ).told()["sum"]
        assert told is not None
        assert told["wins"] >= wanted["least"], number + 1


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_a_boss_the_weakest_first(game: str) -> None:
    checks = [step["check"][0] for step in COURSES[game]["steps"]]
    bosses = dict.fromkeys(check["level"] for check in checks if check["is"] == "beat")
    assert list(bosses) == ["random", *LEVEL_NAMES]


def check(**statement: Any) -> dict[str, Any]:
    first = COURSES["oregon"]["steps"][0]
    steps = [{**first, "check": [{"is": "beat", **statement}]}]
    return {**COURSES["oregon"], "steps": steps}


def test_a_series_is_asked_for_in_the_form_that_is_documented() -> None:
    asked = check(level="random", games=20, least=20)
    written = read_lesson(asked, GAMES).written()
    assert written["steps"][0]["check"] == asked["steps"][0]["check"]
    assert written["steps"][0].get("code") == asked["steps"][0]["code"]
    for odd in (
        {"level": "nobody", "games": 2, "least": 1},
        {"level": "random", "games": 101, "least": 1},
        {"level": "random", "games": 2, "least": 3},
        {"level": "random", "games": 2, "least": 0},
        {"level": "random", "games": 2},
    ):
        with pytest.raises(Unreadable):
            read_lesson(check(**odd), GAMES)
    alone = check(level="random", games=2, least=1)
    alone["steps"][0]["check"].append({"is": "score", "least": 1})
    with pytest.raises(Unreadable):
        read_lesson(alone, GAMES)


def test_code_keeps_its_spaces_and_has_a_limit() -> None:
    step = COURSES["oregon"]["steps"][0]
    told = {**COURSES["oregon"], "steps": [{**step, "code": "if 1:\r\n\tx = 1\n"}]}
    assert read_lesson(told, GAMES).steps[0].code == "if 1:\n    x = 1\n"
    for odd in (7, "x" * 4001, "\x00"):
        told["steps"][0]["code"] = odd
        with pytest.raises(Unreadable):
            read_lesson(told, GAMES)
