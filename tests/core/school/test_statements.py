"""What a check accepts, counted by hand in three small positions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.school.lessons import GAMES, accepted, ok, step, to_the_end

from frontier.doors.page import Door

ALL_OF_BOOMERS = ["A j10 D", "A j10 none", "A k11"]
MAYOR = {"town": "coyote"}


@pytest.mark.parametrize(("game", "count"), [("boomers", 3), ("oregon", 27), ("boomtown", 4)])
def test_without_a_statement_every_legal_action_will_do(game: str, count: int) -> None:
    told = to_the_end(
        Door(), "lesson_solutions", game=game, match=step(game)["match"], check=[], ms=1000
    )
    assert told["legal"] == len(told["accepted"]) == count
    assert told["solvable"]


def test_play_accepts_what_begins_with_one_of_the_picks() -> None:
    def play(*actions: list[str]) -> dict[str, Any]:
        return {"is": "play", "actions": list(actions)}

    assert accepted("boomers", play(["A"])) == ALL_OF_BOOMERS
    assert accepted("boomers", play(["A", "j10"])) == ["A j10 D", "A j10 none"]
    assert accepted("boomers", play(["A", "k11"], ["A", "j10", "D"])) == ["A j10 D", "A k11"]
    assert accepted("boomers", play(["D"], ["A", "j1"])) == []
    assert len(accepted("oregon", play(["bison", "bison"]))) == 3
    assert accepted("boomtown", play(["take:cactus-2"])) == ["take:cactus-2"]


def test_score_counts_how_far_the_own_total_rises() -> None:
    # The stones on k10 and j9 leave A three of the squares.
    assert accepted("boomers", {"is": "score", "least": 3}) == ["A j10 D"]
    assert accepted("boomers", {"is": "score", "least": 4}) == []
    assert accepted("boomers", {"is": "score", "least": 0}) == ALL_OF_BOOMERS
    # Five for a group of three; a church beside both farmers gives two to each of them.
    groups = ["bison bison e7", "bison bison f8"]
    assert accepted("oregon", {"is": "score", "least": 5}) == groups
    churches = ["church bison d9", "church bison e9"]
    assert accepted("oregon", {"is": "score", "least": 4}) == [*groups, *churches]
    # Coyote 3 is worth one gold and makes a mayor of five; Coyote 4 is worth three, Cactus 2 six.
    assert accepted("boomtown", {"is": "score", "least": 8}) == ["take:coyote-4"]
    assert accepted("boomtown", {"is": "score", "least": 6}) == [
        "take:coyote-3",
        "take:coyote-4",
        "take:cactus-2",
    ]


def test_an_event_must_be_of_the_kind_and_have_the_values() -> None:
    def event(kind: str, **more: Any) -> dict[str, Any]:
        return {"is": "event", "kind": kind, **more}

    assert accepted("boomers", event("homestead")) == ["A j10 D"]
    assert accepted("boomers", event("homestead", least={"squares": 3})) == ["A j10 D"]
    assert accepted("boomers", event("homestead", least={"squares": 4})) == []
    assert accepted("boomers", event("homestead", values={"boomers": ["A"]})) == ["A j10 D"]
    assert accepted("boomers", event("homestead", values={"boomers": ["B"]})) == []
    assert accepted("boomers", event("homestead", values={"squares": 3})) == ["A j10 D"]
    assert accepted("oregon", event("group", least={"size": 3})) == [
        "bison bison e7",
        "bison bison f8",
    ]
    assert accepted("oregon", event("church", values={"square": "d9"}, least={"points": 4})) == [
        "church bison d9"
    ]
    assert accepted("boomtown", event("mayor", values=MAYOR)) == ["take:coyote-3", "take:coyote-4"]
    assert accepted("boomtown", event("mayor", values={"town": "cactus"})) == []
    assert accepted("boomtown", event("mayor", values={"mines": "2"})) == []


def test_an_event_of_somebody_else_counts_only_when_that_is_said() -> None:
    # D keeps a single square when A closes its own three.
    shut_in = {"is": "event", "kind": "homestead", "values": {"boomers": ["D"]}}
    assert accepted("boomers", shut_in) == []
    assert accepted("boomers", {**shut_in, "anyone": True}) == ["A j10 D"]
    # A church on d6, e6 or c7 pays seat 1 for its farmer on d7.
    paid = {"is": "event", "kind": "church", "values": {"farmers": 1}, "least": {"points": 1}}
    theirs = accepted("oregon", {**paid, "anyone": True})
    mine = accepted("oregon", paid)
    assert set(theirs) - set(mine) == {"church bison d6", "church bison e6"}
    assert "church bison c7" in mine


def test_leave_looks_at_every_answer_of_the_next_seat() -> None:
    # After A j10 without a stone, D goes to k11 and closes a square with A. If A has closed, or
    # has gone to k11 itself, there is nothing left to close.
    assert accepted("boomers", {"is": "leave", "most": 0}) == ["A j10 D", "A k11"]
    assert accepted("boomers", {"is": "leave", "most": 1}) == ALL_OF_BOOMERS
    # Seat 1 can score by a post office on c7 only: three for the farmer on d7.
    assert accepted("oregon", {"is": "leave", "most": 2}) == ["church bison c7"]
    assert len(accepted("oregon", {"is": "leave", "most": 3})) == 27
    # Coyote 4 is worth eight to seat 1 as long as that makes it mayor.
    assert accepted("boomtown", {"is": "leave", "most": 6}) == [
        "take:coyote-3",
        "take:coyote-4",
    ]
    # With Cactus 2 gone too it would be three, but one card at a time is all there is.
    assert accepted("boomtown", {"is": "leave", "most": 5}) == []


def test_keep_looks_at_the_action_and_at_every_answer() -> None:
    assert accepted("boomers", {"is": "keep", "kind": "homestead"}) == ["A k11"]
    no_mayor_but_me = {"is": "keep", "kind": "mayor", "values": MAYOR}
    assert accepted("boomtown", no_mayor_but_me) == []
    assert accepted("boomtown", {"is": "keep", "kind": "fee"}) == ["take:cactus-2", "take:cactus-4"]
    # A post office on c7 is kept off by building there; others may pay seat 0, whose event it is.
    office: dict[str, Any] = {"is": "keep", "kind": "post-office"}
    assert accepted("oregon", {**office, "values": {"square": "c7"}}) == ["church bison c7"]
    assert accepted("oregon", office) == []
    office = {"is": "keep", "kind": "post-office", "values": {"points": 4}}
    assert len(accepted("oregon", office)) == 27


def test_all_statements_must_hold_and_of_any_one_will_do() -> None:
    score, leave = {"is": "score", "least": 4}, {"is": "leave", "most": 2}
    assert accepted("oregon", score, leave) == []
    assert accepted("oregon", {"is": "any", "of": [score, leave]}) == [
        "bison bison e7",
        "bison bison f8",
        "church bison c7",
        "church bison d9",
        "church bison e9",
    ]
    group = {"is": "event", "kind": "group"}
    assert accepted("oregon", {"is": "any", "of": [score, leave]}, group) == [
        "bison bison e7",
        "bison bison f8",
    ]
    assert accepted("boomers", {"is": "score", "least": 1}, {"is": "leave", "most": 0}) == [
        "A j10 D"
    ]


def test_a_statement_to_read_asks_for_nothing() -> None:
    told = to_the_end(
        Door(),
        "lesson_solutions",
        game="oregon",
        match=step("oregon")["match"],
        check=[{"is": "read"}],
    )
    assert (told["solvable"], told["accepted"]) == (True, [])


def test_the_numbers_behind_a_verdict() -> None:
    door = Door()
    check: list[dict[str, Any]] = [
        {"is": "score", "least": 3},
        {"is": "leave", "most": 0},
        {"is": "keep", "kind": "homestead"},
        {"is": "event", "kind": "homestead", "least": {"squares": 2}},
    ]
    told = {"format": 1, "game": "boomers", "title": "", "steps": [step("boomers", *check)]}
    ok(door, "lesson", lesson=told)
    ok(door, "lesson_step", step=0)
    wrong = ok(door, "lesson_try", picks=["A", "j10", "none"])["verdict"]
    answer = ["D", "k11", "A"]
    assert wrong == {
        "solved": False,
        "over": True,
        "missed": [0, 1, 2, 3],
        "numbers": [
            {"rise": 0},
            {"rise": 1, "answer": {"picks": answer, "rise": 1}},
            {"kept": False, "answer": {"picks": answer}},
            {"events": []},
        ],
    }
    ok(door, "lesson_step", step=0)
    better = ok(door, "lesson_try", picks=["A", "j10", "D"])["verdict"]
    assert better["missed"] == [2]
    assert better["numbers"] == [
        {"rise": 3},
        {"rise": 0, "answer": None},
        {"kept": False, "answer": None},
        {"events": [{"squares": 3, "boomers": ["A"]}]},
    ]


def test_what_an_author_can_choose_from() -> None:
    told = ok(Door(), "statements", game="boomers", match=step("boomers")["match"])
    kinds = {event["kind"]: event for event in told["events"]}
    assert told["rises"] == [0, 3]
    assert told["legal"] == 3
    assert told["levels"] == ["greenhorn", "settler", "rancher", "marshal"]
    assert kinds["moved"]["values"]["to"] == ["j10", "k11"]
    assert kinds["homestead"]["numbers"]["squares"] == [1, 3]
    assert kinds["homestead"]["values"]["boomers"] == [["D"], ["A"]]
    assert kinds["homestead"]["own"]
    assert next(event["kind"] for event in told["answers"]) == "moved"
    mayors = ok(Door(), "statements", game="boomtown", match=step("boomtown")["match"])
    mayor = next(event for event in mayors["events"] if event["kind"] == "mayor")
    assert mayor["values"]["town"] == ["coyote"]
    assert {"fee", "mayor"} <= {event["kind"] for event in mayors["answers"]}


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_that_is_offered_can_be_asked_for(game: str) -> None:
    match = step(game)["match"]
    told = ok(Door(), "statements", game=game, match=match)
    for event in told["events"]:
        wanted = {"is": "event", "kind": event["kind"], "anyone": not event["own"]}
        assert accepted(game, wanted), wanted
        for name, values in event["values"].items():
            for value in values:
                said = {**wanted, "values": {name: value}, "anyone": True}
                assert accepted(game, said), said
        for name, (least, most) in event["numbers"].items():
            anyone = {**wanted, "anyone": True}
            assert accepted(game, {**anyone, "least": {name: least}})
            assert accepted(game, {**anyone, "least": {name: most}})
            assert not accepted(game, {**anyone, "least": {name: most + 1}})
    least, most = told["rises"]
    assert accepted(game, {"is": "score", "least": most})
    assert not accepted(game, {"is": "score", "least": most + 1})
    assert len(accepted(game, {"is": "score", "least": least})) == told["legal"]
