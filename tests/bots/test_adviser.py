"""What the page asks of the bots, through its door: think, hint, why and review."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from tests.bots.tables import GAMES, brief_judge

from frontier.bots.slices import start_thinking
from frontier.doors.page import Door
from frontier.doors.words import languages
from frontier.table.game import Game
from frontier.table.levels import LEVEL_NAMES
from frontier.table.match import Match, Setup
from machine.environment import ROOT

WORDS = ROOT / "web" / "words"
CLOSING = (
    "3Eo2o3/2oo2oC3/2o2D1oo2/o1ooo2o1o1/1o3oo1B1o/5o3o1/7o1o1/7o1o1/5o1oo2/4A1o1o2/2o1o2F3"
    " b 9 12 - - - - -"
)


def words(language: str, file: str) -> dict[str, str]:
    known: dict[str, str] = json.loads((WORDS / language / f"{file}.json").read_text("utf-8"))
    return known


def ask(door: Door, **request: Any) -> Any:
    answer = json.loads(door.answer(json.dumps(request)))
    assert "ok" in answer, answer
    return answer["ok"]


def refused(door: Door, **request: Any) -> str:
    error = json.loads(door.answer(json.dumps(request)))["error"]
    return str(error["key"])


def finish(door: Door, **request: Any) -> Any:
    told = ask(door, **request)
    while not told["done"]:
        told = ask(door, **request)
    return told


def table(position: str = CLOSING) -> Door:
    door = Door()
    ask(door, do="new", game="boomers", seed="door", position=position)
    return door


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_slices_give_the_same_choice_as_thinking_at_once(game: Game) -> None:
    match = Match(game, Setup(game.name, "slices"))
    bot, slices = start_thinking(match, "rancher")
    seen = []
    while not slices.done:
        slices.carry_on(1)
        seen.append(slices.progress)
    at_once, whole = start_thinking(match, "rancher")
    whole.carry_on(60_000)
    assert whole.done
    assert bot.choice == at_once.choice
    assert seen == sorted(seen)
    assert len(seen) > 1 or bot.work < 50


def test_the_page_is_told_progress_and_then_a_legal_choice() -> None:
    door = table()
    first = ask(door, do="think", level="marshal", ms=1)
    assert not first["done"]
    assert 0 <= first["progress"] < 1
    told = finish(door, do="think", level="marshal", ms=50)
    assert told["progress"] == 1
    assert told["choice"] == ["A", "f2", "F"]
    assert ask(door, do="play", picks=told["choice"])["outcome"]["winners"] == [0]


def test_thinking_is_dropped_when_something_is_played_or_taken_back() -> None:
    door = table()
    ask(door, do="think", level="marshal", ms=1)
    ask(door, do="play", picks=["A", "d2"])
    told = finish(door, do="think", level="greenhorn", ms=50)
    assert told["choice"][0] in "DEF"
    ask(door, do="undo")
    told = finish(door, do="think", level="greenhorn", ms=50)
    assert told["choice"][0] in "ABC"


def test_nonsense_is_refused_with_a_reason() -> None:
    door = table()
    assert refused(door, do="think", level="sheriff", ms=10) == "level-unknown"
    assert refused(door, do="think", level="marshal", ms=-1) == "request"
    assert refused(door, do="hint", step=4, ms=10) == "request"
    assert refused(door, do="why", picks=["A", "k11"]) != "request"
    assert refused(door, do="why", picks=["A", "f2", "F"], move=99) == "move-number"
    ask(door, do="play", picks=["A", "f2", "F"])
    assert refused(door, do="think", level="marshal", ms=10) == "nothing-to-think"
    assert refused(Door(), do="think", level="marshal", ms=10) == "no-match"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_match_can_be_reviewed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    brief_judge(monkeypatch)
    door = Door()
    state = ask(door, do="new", game=game.name, seed="review")
    while state["turn"] is not None:
        choice = finish(door, do="think", level="greenhorn", ms=1000)["choice"]
        state = ask(door, do="play", picks=choice)
    review = finish(door, do="review", ms=1000)
    assert review["totals"][-1] == state["totals"]
    assert len(review["outlook"]) == state["length"] + 1
    assert len(review["mistakes"]) <= 3
    risks = [best - now for best, now in (mistake["chances"] for mistake in review["mistakes"])]
    assert all(now + 1 >= later for now, later in pairwise(risks))


def test_a_reason_counts_what_the_rules_count() -> None:
    door = table()
    why = finish(door, do="why", picks=["A", "f2", "F"], ms=200)["why"]
    assert [said["key"] for said in why] == ["cause.wins"]
    state = ask(door, do="play", picks=["A", "f2", "F"])
    seat = why[0]["values"]["seat"]
    assert state["outcome"]["winners"] == [seat]
    told = why[0]["values"]["points"], why[0]["values"]["less"]
    assert told == (state["totals"][seat], state["totals"][1 - seat])


def test_a_move_of_the_past_is_explained_as_it_was_then() -> None:
    door = table()
    why = finish(door, do="why", picks=["A", "f2", "F"], ms=200)
    ask(door, do="play", picks=["A", "f2", "F"])
    assert finish(door, do="why", picks=["A", "f2", "F"], move=0, ms=200) == why


def test_a_hint_gives_away_a_little_more_each_step() -> None:
    door = table()
    steps = [finish(door, do="hint", step=step, ms=200) for step in (1, 2, 3)]
    assert [step["hint"][0]["key"] for step in steps] == [
        "look.move-stones",
        "cause.wins",
        "hint.move",
    ]
    assert steps[0]["picks"] == ["A"]
    deed = steps[2]["hint"][0]["values"]["deed"]
    assert deed["values"]["to"] == "f2"
    assert steps[2]["line"][0]["arrow"] == ["e2", "f2"]
    assert {"A", "f2", "F"} <= set(steps[2]["picks"])  # all that is to be picked is marked


def test_a_review_finds_what_was_given_away() -> None:
    door = table()
    ask(door, do="play", picks=["A", "e3"])
    ask(door, do="play", picks=["F", "j1"])
    review = finish(door, do="review", ms=100)
    assert len(review["totals"]) == len(review["outlook"]) == 3
    worst = review["mistakes"][0]
    assert (worst["move"], worst["seat"], worst["played"]) == (0, 0, ["A", "e3"])
    assert worst["better"] == ["A", "f2", "F"]
    assert worst["better_deed"]["values"]["at"]
    assert worst["chances"][0] > worst["chances"][1] + 10


def test_a_teacher_hands_back_what_decides_and_nothing_that_is_as_good() -> None:
    door = table()
    told = finish(door, do="teach", picks=["A", "e3"], tolerance="decisive", ms=200)
    assert told["back"]["better"] == ["A", "f2", "F"]
    assert told["back"]["line"][0]["seat"] == 0
    best = finish(door, do="teach", picks=["A", "f2", "F"], tolerance="little", ms=200)
    assert best["back"] is None
    assert refused(door, do="teach", picks=["A", "e3"], tolerance="none") == "request"
    assert refused(door, do="teach", picks=["A", "k11"], tolerance="much") != "request"


def test_what_another_hand_could_have_done_is_not_told_before_the_end() -> None:
    door = Door()
    state = ask(door, do="new", game="oregon", seed="hidden", seat=0)
    while state["turn"] != 1 or state["phase"] != "play":
        choice = finish(door, do="think", level="greenhorn", ms=1000)["choice"]
        state = ask(door, do="play", picks=choice)
    match = door.match
    assert match is not None
    move = match.cursor
    # The worst that seat 1 can do, as seat 0 asks about it afterwards.
    ask(door, do="play", picks=list(match.position.legal()[-1]))
    why = finish(door, do="why", picks=list(match.actions[move]), move=move, seat=0, ms=200)
    assert all(said["key"].startswith("event.") for said in why["why"])


def test_every_level_has_a_name_in_every_language() -> None:
    for language in languages():
        known = words(language, "bots")
        assert all(
            f"level.{level}{part}" in known for level in LEVEL_NAMES for part in ("", ".help")
        )
