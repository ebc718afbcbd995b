"""A course may have lessons of several games: one link, one progress, one result."""

from __future__ import annotations

from tests.core.school.lessons import (
    GAMES,
    Json,
    lesson,
    ok,
    refusal,
    several_games,
    step,
    to_the_end,
)

from frontier.doors.page import Door
from frontier.school.lesson import read_lesson
from frontier.school.lesson_link import read_lesson_link, write_link


def test_each_step_lies_on_the_table_of_its_game() -> None:
    door = Door()
    told = ok(door, "lesson", lesson=several_games())["lesson"]
    assert [one.get("game") for one in told["steps"]] == [None, "oregon", "boomtown"]
    laid = [ok(door, "lesson_step", step=n)["saved"]["game"] for n in range(3)]
    assert laid == ["boomers", "oregon", "boomtown"]
    ok(door, "lesson_step", step=1)
    assert ok(door, "lesson_answer", answer=["d7"])["verdict"]["solved"]
    ok(door, "lesson_step", step=2)
    assert ok(door, "lesson_answer", answer=["13.8889"])["verdict"]["solved"]


def test_it_comes_back_whole_from_its_link_once_all_steps_can_be_solved() -> None:
    told = to_the_end(Door(), "lesson_link", lesson=several_games(), ms=1000)
    assert len(told["link"]) < 450
    again = ok(Door(), "lesson_follow", link=told["link"])["lesson"]
    assert again == ok(Door(), "lesson", lesson=several_games())["lesson"]
    assert again["format"] == 2, "the first version had one game a lesson"


def test_steps_of_one_game_share_their_match_in_a_link() -> None:
    twice = several_games()
    twice["steps"].append({**twice["steps"][1], "part": "Again"})
    once, both = (
        len(write_link(read_lesson(one, GAMES), GAMES)) for one in (several_games(), twice)
    )
    assert both - once < 40
    read = read_lesson_link(write_link(read_lesson(twice, GAMES), GAMES), GAMES)
    assert [one.match.game.name for one in read.steps] == [
        "boomers",
        "oregon",
        "boomtown",
        "oregon",
    ]


def test_a_class_hands_it_in() -> None:
    door = Door()
    terms: Json = {"title": "", "skip": True, "hints": True, "undo": True, "until": None}
    given = {**terms, "what": "lesson", "lesson": several_games()}
    link = ok(door, "assignment_link", assignment=given)["link"]
    tries: list[list[list[list[str]]]] = [[[["A", "k11"]]], [[["d7"]]], [[["14"]], [["13.8889"]]]]
    steps = [{"tries": one, "hints": 0, "seconds": 9} for one in tries]
    done = {"name": "Ann", "made": 5, "steps": steps}
    result = ok(door, "result_link", assignment=link, done=done)["link"]
    checked = ok(Door(), "result", assignment=link, link=result)["result"]
    assert [one["solved"] for one in checked["steps"]] == [True, True, True]


def test_an_unknown_game_and_steps_for_bots_are_refused() -> None:
    odd = lesson("boomers", {**step("boomers"), "game": "chess"})
    assert refusal("lesson", lesson=odd)["key"] == "game-unknown"
    bots = several_games()
    bots["steps"][0]["code"] = "def choose(position): ..."
    assert refusal("lesson", lesson=bots)["key"] == "lesson-games"
    other = lesson("boomers", step("oregon"))
    assert refusal("lesson", lesson=other)["kind"] in ("unreadable", "impossible")
