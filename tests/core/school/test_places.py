"""What a lesson points at or asks for is on the table of its step."""

from __future__ import annotations

import pytest
from tests.core.school.lessons import GAMES, MARKED, Json, lesson, moments, ok, refusal, step
from tests.core.sentences import assert_said

from frontier.doors.page import Door
from frontier.school.answers import right_answer
from frontier.school.known import offered
from machine.environment import ROOT

every_game = pytest.mark.parametrize("game", list(GAMES))

NOWHERE = "z99"
ABSENT = {"boomers": "clock", "oregon": "seat-3", "boomtown": "coyote-4"}
"""What is not on the small tables: nobody waits there, two play, the mine lies in the row."""


def pointing(place: str, other: str) -> list[Json]:
    """Make what else a step has, with a place in each of the ways that there are."""
    ring: list[Json] = [{"ring": place}]
    return [
        {"point": {"text": ring}},
        {"point": {"right": [{"shade": place}]}},
        {"point": {"wrong": ring}},
        {"point": {"hints": [[], [{"arrow": [other, place]}]]}},
        {"replies": [{"if": {"is": "has", "one": other}, "text": "No.", "point": ring}]},
        {"replies": [{"unless": {"is": "has", "one": place}, "text": "No."}]},
    ]


@every_game
def test_a_place_that_the_table_does_not_have_is_refused_with_a_sentence(game: str) -> None:
    one, other, _ = MARKED[game]
    mark = {"is": "mark", "right": [one]}
    for more in pointing(NOWHERE, other):
        told = refusal("lesson", lesson=lesson(game, step(game), step(game, mark, **more)))
        assert (told["key"], told["values"]["step"]) == ("lesson-place", 2), more
        assert_said("school", f"error.{told['key']}", told["values"])
    for more in pointing(one, other):
        ok(Door(), "lesson", lesson=lesson(game, step(game, mark, **more)))


@every_game
def test_an_answer_that_is_not_on_the_board_there_is_refused(game: str) -> None:
    for place in (NOWHERE, ABSENT[game]):
        marked = step(game, {"is": "mark", "right": [MARKED[game][0], place]})
        told = refusal("lesson", lesson=lesson(game, step(game), marked))
        assert (told["key"], told["values"]["step"]) == ("lesson-mark", 2)
        assert_said("school", f"error.{told['key']}", told["values"])


@every_game
def test_a_lesson_with_such_a_place_is_given_no_link(game: str) -> None:
    for check in ([{"is": "mark", "right": [ABSENT[game]]}], []):
        point = {} if check else {"text": [{"ring": NOWHERE}]}
        told = lesson(game, step(game, *check, point=point))
        assert refusal("lesson_link", lesson=told, ms=1)["key"].startswith("lesson-")


def test_a_link_of_former_days_that_points_nowhere_opens_and_can_be_taken() -> None:
    links = (ROOT / "tests" / "links" / "lessons-2.txt").read_text("utf-8").splitlines()
    link = next(one for one in links if one.startswith("L2Wwosv"))
    door = Door()
    told = ok(door, "lesson_follow", link=link)["lesson"]
    assert ok(door, "lesson", lesson=told)["lesson"] == told, "it lies on the desk"
    assert refusal("lesson", lesson=told)["key"] == "lesson-place"


def test_what_an_answer_brings_can_be_pointed_at_before_it_is_there() -> None:
    point: Json = {"right": [{"ring": "coyote-4"}], "text": [{"ring": "row-1"}]}
    ok(Door(), "lesson", lesson=lesson("boomtown", step("boomtown", point=point)))
    fifth: Json = {"text": [{"ring": "seat:4"}]}
    told = refusal("lesson", lesson=lesson("boomtown", step("boomtown", point=fifth)))
    assert told["key"] == "lesson-place", "four play there"


@every_game
def test_what_the_rules_mark_is_there(game: str) -> None:
    looked = 0
    places = GAMES[game].places
    assert places
    for match in moments(game, "marks", 12):
        there = places(match.position, match.position.turn)
        for question in offered(match):
            if question["kind"] != "mark":
                continue
            for about in question["about"][:6]:
                asked = {"is": "mark", "of": question["name"], "about": list(about)}
                marks = right_answer(match, asked) or ()
                assert all(there[place] for place in marks), (question["name"], about, marks)
                looked += 1
    assert looked > 2
