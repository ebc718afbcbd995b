"""Taking a lesson: fresh copies, verdicts, what is hidden; and verifying one that is made."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.school.lessons import (
    GAMES,
    Json,
    ask,
    every_kind,
    lesson,
    ok,
    refusal,
    saved,
    stated,
    step,
    to_the_end,
)

from frontier.doors.page import Door
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup

MANY = {"is": "score", "least": 100}
WIN = {"is": "win", "level": "greenhorn"}


def taught(told: Json, number: int = 0) -> Door:
    door = Door()
    ok(door, "lesson", lesson=told)
    ok(door, "lesson_step", step=number)
    return door


def test_a_step_lays_its_match_on_the_table() -> None:
    door = Door()
    later = {**stated("boomers"), "actions": [["A", "k11"], ["D", "k10"]]}
    ok(door, "lesson", lesson=lesson("boomers", step("boomers"), step("boomers", match=later)))
    state = ok(door, "lesson_step", step=1)
    assert state["step"] == 1
    assert state["saved"]["actions"] == later["actions"]
    assert (state["turn"], state["seat"]) == (0, 0)
    assert state["legal"]
    assert ok(door, "state")["cursor"] == state["cursor"] == 2


def test_each_opening_of_a_step_is_a_fresh_copy() -> None:
    door = taught(lesson("boomers"))
    first = ok(door, "lesson_step", step=0)
    ok(door, "lesson_try", picks=["A", "j10", "none"])
    ok(door, "play", picks=["D", "j9"])
    assert ok(door, "lesson_step", step=0) == first
    again = Door()
    ok(again, "lesson", lesson=lesson("boomers"))
    assert ok(again, "lesson_step", step=0) == first


def test_a_right_action_solves_a_step_and_a_wrong_one_does_not() -> None:
    door = taught(lesson("boomers", step("boomers", {"is": "score", "least": 3})))
    state = ok(door, "lesson_try", picks=["A", "j10", "none"])
    assert state["verdict"]["solved"] is False
    assert state["verdict"]["missed"] == [0]
    assert [turn["action"] for turn in state["told"]["turns"]] == [["A", "j10", "none"]]
    assert refusal_of(door, "lesson_try", picks=["D", "j9"]) == "lesson-answered"
    ok(door, "undo")
    assert ok(door, "lesson_try", picks=["A", "j10", "D"])["verdict"]["solved"] is True


def refusal_of(door: Door, do: str, **request: Any) -> str:
    reply = ask(door, do, **request)
    assert "error" in reply, reply
    return str(reply["error"]["key"])


def test_an_illegal_action_is_refused_with_its_rule_and_costs_nothing() -> None:
    door = taught(lesson("boomers", step("boomers", {"is": "score", "least": 3})))
    reply = ask(door, "lesson_try", picks=["A", "a1"])
    assert reply["error"]["kind"] == "illegal"
    assert reply["error"]["rule"]
    assert ok(door, "lesson_try", picks=["A", "j10", "D"])["verdict"]["solved"]


def test_there_is_nothing_to_try_without_a_step_on_the_table() -> None:
    assert refusal_of(Door(), "lesson_try", picks=["A"]) == "lesson-none"
    assert refusal_of(Door(), "lesson_step", step=0) == "lesson-none"
    door = Door()
    ok(door, "lesson", lesson=lesson("boomers"))
    assert refusal_of(door, "lesson_try", picks=["A"]) == "lesson-none"
    for number in (1, -1, None, True, "0", 0.0):
        assert refusal_of(door, "lesson_step", step=number) == "lesson-no-step"
    ok(door, "lesson_step", step=0)
    ok(door, "new", game="boomers", seed="other")
    assert refusal_of(door, "lesson_try", picks=["A", "k11"]) == "lesson-none"
    reading = taught(lesson("boomers", step("boomers", {"is": "read"})))
    assert refusal_of(reading, "lesson_try", picks=["A", "k11"]) == "lesson-reading"


def test_a_refused_lesson_leaves_the_one_on_the_desk() -> None:
    door = taught(lesson("boomers"))
    assert refusal_of(door, "lesson", lesson={"format": 1}) == "lesson-missing"
    assert ok(door, "lesson_try", picks=["A", "k11"])["verdict"]["solved"]


def held(text: str) -> set[str]:
    return {name for name in ("wagon", "post-office") if f'"{name}"' in text}


def test_the_hand_of_another_seat_is_in_no_answer() -> None:
    # Seat 1 holds two wagons and two post offices; nothing else in this position has these names.
    check: list[Json] = [
        {"is": "leave", "most": 0},
        {"is": "keep", "kind": "post-office", "values": {"square": "c7"}},
        {"is": "any", "of": [{"is": "leave", "most": 0}]},
    ]
    door = Door()
    ok(door, "lesson", lesson=lesson("oregon", step("oregon", *check)))
    state = ok(door, "lesson_step", step=0)
    assert state["view"]["seats"][0]["hand"] is not None
    assert state["view"]["seats"][1]["hand"] is None
    tried = ok(door, "lesson_try", picks=["bison", "bison", "f7"])
    assert tried["view"]["seats"][1]["hand"] is None
    assert tried["seat"] == 0
    assert tried["verdict"]["missed"] == [0, 1, 2]
    assert tried["verdict"]["numbers"][0] == {"rise": 3, "answer": {"picks": None, "rise": 3}}
    for answer in (state, tried):
        # The set-up is the author's text; the page keeps it to itself.
        views = ("view", "onlooker")
        shown = {name: part for name, part in answer.items() if name not in ("saved", *views)}
        assert held(json.dumps(shown)) == set()
        for view in views:
            assert held(json.dumps(answer[view]["seats"])) == set()


def test_an_onlooker_is_given_no_hand_and_no_actions() -> None:
    door = Door()
    ok(door, "lesson", lesson=lesson("oregon"))
    state = ok(door, "lesson_step", step=0, seat=None)
    assert all(seat["hand"] is None for seat in state["view"]["seats"])
    assert state["legal"] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_every_step_of_a_lesson_is_verified(game: str) -> None:
    told = to_the_end(Door(), "lesson_verify", lesson=every_kind(game), ms=1)
    legal = {"boomers": 3, "oregon": 27, "boomtown": 4}[game]
    assert told["progress"] == 1
    assert [part["solvable"] for part in told["steps"]] == [True] * 5
    assert [part["legal"] for part in told["steps"]] == [legal] * 5
    assert [len(part["accepted"]) for part in told["steps"]] == [0, 1, legal, legal, 1]


def test_verification_goes_on_from_slice_to_slice() -> None:
    door = Door()
    match = {"seed": "slices", "actions": []}
    long_one = lesson("boomers", *[step("boomers", {"is": "leave", "most": 0}, match=match)] * 3)
    told = [ok(door, "lesson_verify", lesson=long_one, ms=1)]
    while not told[-1]["done"]:
        told.append(ok(door, "lesson_verify", lesson=long_one, ms=1))
    assert len(told) > 3
    assert [part["progress"] for part in told] == sorted(part["progress"] for part in told)
    assert len(told[-1]["steps"]) == 3


def test_a_step_that_cannot_be_solved_is_found() -> None:
    told = lesson("boomers", step("boomers"), step("boomers", MANY), step("boomers"))
    steps = to_the_end(Door(), "lesson_verify", lesson=told)["steps"]
    assert [part["solvable"] for part in steps] == [True, False, True]
    error = refusal("lesson_link", lesson=told, ms=1000)
    assert (error["kind"], error["key"]) == ("impossible", "lesson-unsolvable")
    assert error["values"] == {"step": 2}


def test_what_was_begun_for_one_check_is_not_given_for_another() -> None:
    door = Door()
    request = {"game": "boomers", "match": stated("boomers"), "ms": 1000}
    for least, count in ((3, 1), (0, 3), (4, 0), (3, 1)):
        check = [{"is": "score", "least": least}]
        assert (
            len(to_the_end(door, "lesson_solutions", check=check, **request)["accepted"]) == count
        )
    reply = ask(door, "lesson_solutions", check=[{"is": "score", "least": 3.0}], **request)
    assert reply["error"]["key"] == "lesson-wrong"


def nearly_over(game: str) -> Match:
    """Find a moment shortly before the end from which a good player can still win."""
    match = Match(GAMES[game], Setup(game, "ending"))
    chance = Chance("ending")
    while match.position.turn is not None:
        match.play(chance.choose(match.position.legal()))
    outcome = match.position.outcome()
    assert outcome is not None
    assert outcome.winners
    back = match.cursor - 1
    while match.at(back).turn not in outcome.winners or match.cursor - back < 4:
        back -= 1
    return Match(match.game, match.setup, match.actions[:back])


@pytest.mark.parametrize("game", list(GAMES))
def test_a_step_to_be_won_is_played_to_its_end(game: str) -> None:
    match = saved(nearly_over(game))
    if game == "boomtown":  # the last cards are mostly luck there, unless one is very rich
        match = stated(game)
        match["position"] = match["position"].replace("gold=9,", "gold=90,")
    told = lesson(game, step(game, WIN, match=match))
    (solved,) = to_the_end(Door(), "lesson_verify", lesson=told, ms=1000)["steps"]
    assert solved["solvable"]
    assert solved["accepted"] == [solved["line"][0]]
    door = taught(told)
    for number, picks in enumerate(solved["line"], 1):
        verdict = ok(door, "lesson_try", picks=picks)["verdict"]
        assert verdict["over"] == verdict["solved"] == (number == len(solved["line"]))


def test_the_others_play_in_a_line_what_they_would_play_in_the_page() -> None:
    told = lesson("oregon", step("oregon", WIN, match=saved(nearly_over("oregon"))))
    (solved,) = to_the_end(Door(), "lesson_verify", lesson=told, ms=1000)["steps"]
    door = taught(told)
    pupil = ok(door, "state")["turn"]
    for picks in solved["line"]:
        turn = ok(door, "state")["turn"]
        if turn != pupil:
            assert to_the_end(door, "think", level="greenhorn", ms=1000)["choice"] == picks
        ok(door, "lesson_try", picks=picks)


def test_a_step_that_is_lost_is_over_and_not_solved() -> None:
    # Blue closes three squares, but the rest of the board is Orange's.
    door = taught(lesson("boomers", step("boomers", WIN)))
    verdict = ok(door, "lesson_try", picks=["A", "j10", "D"])["verdict"]
    assert (verdict["solved"], verdict["over"], verdict["missed"]) == (False, True, [0])
    told = lesson("boomers", step("boomers", WIN))
    (lost,) = to_the_end(Door(), "lesson_verify", lesson=told, ms=1000)["steps"]
    assert not lost["solvable"]
    assert refusal("lesson_link", lesson=told, ms=9000)["key"] == "lesson-unsolvable"


def test_a_step_to_be_won_goes_on_where_it_was_left() -> None:
    door = taught(lesson("boomers", step("boomers", WIN), step("boomers", MANY)))
    first = ok(door, "lesson_step", step=0)
    assert (first["pupil"], first["began"]) == (0, 0)
    state = ok(door, "lesson_step", step=0, actions=[["A", "k11"]])
    assert (state["pupil"], state["began"], state["cursor"], state["turn"]) == (0, 0, 1, 1)
    assert refusal_of(door, "lesson_step", step=1, actions=[["A", "k11"]]) == "lesson-answered"
    assert refusal_of(door, "lesson_step", step=0, actions=[["A", "a1"]]) != ""
    assert refusal_of(door, "lesson_step", step=0, actions="A") == "lesson-wrong"
