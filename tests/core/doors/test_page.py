"""The door for the browser: every request gets an answer, and no answer tells a secret."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frontier.doors.page import Door, answer
from frontier.games import all_games
from frontier.table.chance import Chance

GAMES = list(all_games())


def ask(door: Door, **request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(door.answer(json.dumps(request)))
    return reply


def ok(door: Door, **request: Any) -> dict[str, Any]:
    reply = ask(door, **request)
    assert "ok" in reply, reply
    told: dict[str, Any] = reply["ok"]
    return told


def refusal(door: Door, **request: Any) -> str:
    reply = ask(door, **request)
    assert "error" in reply, reply
    return str(reply["error"]["key"])


def test_the_page_asks_one_function() -> None:
    assert json.loads(answer('{"do":"facts"}'))["ok"]["games"][0]["name"] == "boomers"


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_match_opens_again_as_it_was(game: str) -> None:
    door = Door()
    state = ok(door, do="new", game=game, seed="page", players=["Ann", "Bo"])
    saved = {**state["saved"], "actions": [], "cursor": 12}
    for _ in range(12):
        state = ok(door, do="state", seat=state["turn"])
        saved["actions"].append(state["legal"][0])
        state = ok(door, do="play", picks=state["legal"][0], seat=state["turn"])
    again = ok(Door(), do="open", saved=saved, seat=state["seat"])
    assert again.pop("saved") == saved
    assert again == ok(door, do="state", seat=state["seat"])


def test_what_was_taken_back_can_be_redone_after_opening() -> None:
    door = Door()
    saved = ok(door, do="new", game="boomers", seed="page")["saved"]
    ok(door, do="play", picks=["A", "c6", "D"])
    state = ok(door, do="undo")
    assert (state["cursor"], state["length"]) == (0, 1)
    again = Door()
    ok(again, do="open", saved={**saved, "actions": [["A", "c6", "D"]]})
    assert ok(again, do="redo")["cursor"] == 1


def test_told_says_only_what_is_new() -> None:
    door = Door()
    ok(door, do="new", game="boomers", seed="page")
    first = ok(door, do="play", picks=["A", "c6", "D"])["told"]
    assert (first["since"], len(first["turns"])) == (0, 1)
    second = ok(door, do="play", picks=["D", "i9", "none"])["told"]
    assert (second["since"], len(second["turns"])) == (1, 1)
    assert ok(door, do="undo")["told"] == {"since": 1, "turns": []}


def test_an_onlooker_and_another_seat_see_no_hand() -> None:
    door = Door()
    mine = ok(door, do="new", game="oregon", seed="page", seat=0)
    assert mine["view"]["seats"][0]["hand"] is not None
    assert mine["view"]["seats"][1]["hand"] is None
    looking = ok(door, do="state", seat=None)
    assert all(seat["hand"] is None for seat in looking["view"]["seats"])
    assert looking["legal"] == []
    other = ok(door, do="state", seat=1)
    assert other["legal"] == []


def test_a_drawn_card_is_told_to_its_seat_only() -> None:
    door = Door()
    chance = Chance("drawn")
    state = ok(door, do="new", game="oregon", seed="page", seat=0)
    while not any(event["kind"].startswith("drew") for event in last_events(state)):
        turn = state["turn"]
        legal = ok(door, do="state", seat=turn)["legal"]
        state = ok(door, do="play", picks=chance.choose(legal), seat=turn)
    drew = next(event for event in last_events(state) if event["kind"].startswith("drew"))
    assert "card" in drew["values"]
    onlooker = ok(door, do="state", seat=None)["told"]["turns"][-1]["events"]
    assert all("card" not in event["values"] for event in onlooker if event["kind"] == drew["kind"])


def last_events(state: dict[str, Any]) -> list[dict[str, Any]]:
    turns = state["told"]["turns"]
    events: list[dict[str, Any]] = turns[-1]["events"] if turns else []
    return events


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_never_tells_what_chance_will_give(game: str) -> None:
    door = Door()
    chance = Chance("preview")
    state = ok(door, do="new", game=game, seed="page", seat=0)
    for _ in range(40):
        state = ok(door, do="state", seat=state["turn"])
        picks = chance.choose(state["legal"])
        preview = ok(door, do="preview", actions=[picks])["previews"][0]
        match = door.match
        assert match is not None
        told = match.play(tuple(picks))
        assert not preview or not any(event.given for event in told)
        state = ok(door, do="state")


def test_looking_back_changes_nothing() -> None:
    door = Door()
    ok(door, do="new", game="boomers", seed="page")
    state = ok(door, do="play", picks=["A", "c6", "D"])
    seen = ok(door, do="look", move=0)
    assert seen["view"]["pieces"]["A"] == "c9"
    assert ok(door, do="state")["view"] == state["view"]
    assert refusal(door, do="look", move=2) == "move-number"


def test_a_refusal_has_its_rule_and_its_squares() -> None:
    door = Door()
    ok(door, do="new", game="boomers", seed="page")
    error = ask(door, do="play", picks=["A", "a1"])["error"]
    assert error["kind"] == "illegal"
    assert error["rule"]
    assert ok(door, do="why_not", picks=["A", "c6"]) == {"reason": None}
    assert ok(door, do="why_not", picks=["D"])["reason"]["rule"]


@pytest.mark.parametrize(
    "text", ["", "7", "[]", "null", '"new"', "{}", '{"do":7}', '{"do":"fly"}', "{", '{"do":[]}']
)
def test_nonsense_gets_an_answer(text: str) -> None:
    assert json.loads(Door().answer(text))["error"]["key"] == "request"


def test_without_a_match_there_is_nothing_to_do() -> None:
    for verb in ("play", "undo", "redo", "state", "write", "look", "preview", "why_not"):
        assert refusal(Door(), do=verb, picks=["a1"]) == "no-match"


SETUP = ("game", "seed", "options", "position", "players")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(
    verb=st.sampled_from(["new", "open", "read", "play", "look", "preview", "why_not", "check"]),
    fields=st.dictionaries(
        st.sampled_from([*SETUP, "saved", "record", "picks", "move", "seat", "actions", "cursor"]),
        JSON | st.sampled_from(["boomers", "oregon", "prairie"]),
    ),
)
def test_no_request_breaks_the_door(verb: str, fields: dict[str, Any]) -> None:
    door = Door()
    ok(door, do="new", game="boomers", seed="page")
    reply = ask(door, do=verb, **{"saved": dict(fields), **fields})
    assert ("ok" in reply) != ("error" in reply)
    if "error" in reply:
        assert ok(door, do="state")["colours"] == ["blue", "orange"]


def test_a_link_is_followed_to_the_same_match() -> None:
    door = Door()
    ok(door, do="new", game="boomers", seed="page", players=["Ann", "Bo"])
    ok(door, do="play", picks=["A", "c6", "D"])
    link = ok(door, do="link")["link"]
    followed = ok(Door(), do="follow", link=link)
    assert followed["saved"]["actions"] == [["A", "c6", "D"]]
    assert followed["view"] == ok(door, do="state")["view"]
    assert refusal(Door(), do="follow", link=link[:-1]) == "link-damaged"


def test_a_link_brings_who_sits_where() -> None:
    door = Door()
    ok(door, do="new", game="boomtown", seed="seats", options={"players": "3"}, players=["Ann"])
    told = ok(door, do="link", kinds=["elsewhere", "rancher", "a bot of one's own"])
    state = ok(Door(), do="follow", link=told["link"])
    assert state["kinds"] == ["elsewhere", "rancher", "person"]
    assert state["saved"]["players"] == ["Ann"]
    assert ok(Door(), do="follow", link=ok(door, do="link")["link"])["kinds"] == []
    assert refusal(door, do="link", kinds="person") == "request"


def test_an_odd_name_does_not_stop_a_link() -> None:
    door = Door()
    ok(door, do="new", game="boomers", seed="odd", players=["\ud800", "\u202e" * 90])
    state = ok(Door(), do="follow", link=ok(door, do="link")["link"])
    assert state["saved"]["players"] == ["?", "\u202e" * 80]
