"""What the page asks of the bots, through its door: think, hint, why and review."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.bots.tables import GAMES, met

from frontier.bots.explain import explain
from frontier.bots.slices import start_thinking
from frontier.doors.page import Door
from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.events import Event
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


def test_a_reason_counts_what_the_rules_count() -> None:
    door = table()
    why = ask(door, do="why", picks=["A", "f2", "F"])["why"]
    played = ask(door, do="play", picks=["A", "f2", "F"])
    events = played["told"]["turns"][-1]["events"]
    closed = [event for event in events if event["kind"] == "homestead"]
    told = [said for said in why if said["key"] == "event.homestead"]
    assert [said["values"]["squares"] for said in told] == [47, 13]
    assert [said["values"]["squares"] for said in told] == [
        event["values"]["squares"] for event in closed
    ]
    assert [said["where"] for said in told] == [event["where"] for event in closed]


def test_a_reason_warns_of_the_answer_to_the_obvious_move() -> None:
    text = (
        "2o8/2o2o1o3/4oF1o3/3o2o1o2/3oAo2o2/3o1o2o2/1Y2o1ooDoo/o2o4oBX/1ooC6o/Z1Eo5o1/2o4oo2"
        " b 9 0 - - - - -"
    )
    position = find_game("boomers").read(text, Chance())
    line = (("A", "e8", "none"), ("F", "f8"))
    told = explain(find_game("boomers"), position, line[0], line)
    feared = next(said for said in told if said.key == "why.feared")
    for action in (feared.values["picks"], feared.values["answer"]):
        last = position.play(tuple(action.split()))
    closed = [dict(event.values) for event in last if event.kind == "homestead"]
    after = told[told.index(feared) + 1 :]
    assert {"squares": 2, "boomers": ["A"]} in closed
    assert [said.values["squares"] for said in after] == [home["squares"] for home in closed]


def test_a_move_of_the_past_can_be_explained() -> None:
    door = table()
    why = ask(door, do="why", picks=["A", "f2", "F"])
    ask(door, do="play", picks=["A", "f2", "F"])
    assert ask(door, do="why", picks=["A", "f2", "F"], move=0) == why


def test_a_hint_gives_away_a_little_more_each_step() -> None:
    door = table()
    steps = [finish(door, do="hint", step=step, ms=200) for step in (1, 2, 3)]
    assert [step["picks"] for step in steps] == [["A"], ["A"], ["A", "f2", "F"]]
    assert steps[0]["hint"][0]["key"] == "hint.look"
    assert steps[1]["hint"][0]["key"] == "event.homestead"
    assert steps[2]["hint"][0]["values"]["picks"] == "A f2 F"


def test_a_review_finds_what_was_given_away() -> None:
    door = table()
    ask(door, do="play", picks=["A", "d2"])
    ask(door, do="play", picks=["F", "j1"])
    review = finish(door, do="review", ms=100)
    assert len(review["totals"]) == len(review["outlook"]) == 3
    worst = review["mistakes"][0]
    assert (worst["move"], worst["seat"], worst["played"]) == (0, 0, ["A", "d2"])
    assert worst["better"] == ["A", "f2", "F"]
    assert worst["loss"] > 20
    assert worst["why"][0]["values"]["squares"] == 47


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_match_can_be_reviewed(game: Game) -> None:
    door = Door()
    state = ask(door, do="new", game=game.name, seed="review")
    while state["turn"] is not None:
        choice = finish(door, do="think", level="greenhorn", ms=1000)["choice"]
        state = ask(door, do="play", picks=choice)
    review = finish(door, do="review", ms=1000)
    assert review["totals"][-1] == state["totals"]
    assert len(review["outlook"]) == state["length"] + 1
    assert len(review["mistakes"]) <= 3
    losses = [mistake["loss"] for mistake in review["mistakes"]]
    assert losses == sorted(losses, reverse=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_explanation_can_be_worded(game: Game) -> None:
    known = {(file, key) for file in ("bots", game.name) for key in words("en", file)}
    told = set()
    for position in met(game, "words", every=3):
        for action in position.legal()[::5]:
            for sentence in explain(game, position, action, (action,)):
                told.add((sentence.file, sentence.key))
                template = words("en", sentence.file)[sentence.key]
                for name in sentence.values:
                    json.dumps({name: sentence.values[name]})
                assert all(
                    slot in sentence.values
                    for slot in ("seat", "change", "points")
                    if f"{{{slot}" in template
                )
    assert told <= known
    judge = game.judge
    assert judge is not None
    for feature in judge.changing:
        for way in ("more", "less"):
            assert f"feature.{feature}.{way}" in words("fr", game.name)
    for kind in judge.telling:
        assert f"event.{kind}" in words("fr", game.name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_explanation_tells_only_what_is_sure_to_happen(game: Game) -> None:
    for position in met(game, "sure", every=5):
        seat = position.turn
        assert seat is not None
        for action in position.legal()[::7]:
            told: list[Event] = []
            position.copy().advance(action, told)
            happened = [(f"event.{event.kind}", list(event.where)) for event in told]
            for sentence in explain(game, position, action):
                if sentence.key.startswith("event."):
                    assert (sentence.key, list(sentence.where)) in happened


def test_every_level_has_a_name_in_every_language() -> None:
    for language in ("en", "fr"):
        known = words(language, "bots")
        assert all(
            f"level.{level}{part}" in known for level in LEVEL_NAMES for part in ("", ".help")
        )
