"""A class: what it is given to do, and what pupils hand in, replayed by the rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.core.school.lessons import GAMES, Json, ask, lesson, ok, saved, step

from frontier.doors.page import Door
from frontier.school.classroom import MOST_LETTERS, Classroom
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError
from frontier.table.link import LETTERS, number_of, seal, spell, unseal
from frontier.table.match import Match, Setup
from machine.environment import ROOT

CLOSED = ["A", "j10", "D"]  # three points for Blue
OPEN = ["A", "j10", "none"]
POINTS = {"is": "score", "least": 3}
READ = {"is": "read"}
WIN = {"is": "win", "level": "greenhorn"}
LESSON = lesson("boomers", step("boomers", READ), step("boomers", POINTS), step("boomers", WIN))
NOW = 29_700_000  # minutes since 1970


def link_of(what: str, **more: Any) -> str:
    told = ok(Door(), "assignment_link", assignment={"what": what, **more})
    return str(told["link"])


def done(*tries: list[Any], name: Any = "Ann", **more: Any) -> Json:
    steps = [{"tries": list(played), "hints": 1, "seconds": 20} for played in tries]
    return {"name": name, "made": NOW, "steps": steps, **more}


def handed_in(assignment: str, told: Json, of: Json | None = None) -> str:
    return str(ok(Door(), "result_link", assignment=assignment, lesson=of, done=told)["link"])


def checked(assignment: str, link: str, of: Json | None = None) -> Json:
    told: Json = ok(Door(), "result", assignment=assignment, lesson=of, link=link)["result"]
    return told


def refused(assignment: str, link: str, of: Json | None = None) -> str:
    reply = ask(Door(), "result", assignment=assignment, lesson=of, link=link)
    assert "error" in reply, reply
    return str(reply["error"]["key"])


def shipped(name: str) -> Json:
    told: Json = json.loads((ROOT / "web" / "lessons" / f"{name}.json").read_text("utf-8"))
    return told


def a_match(game: str = "boomers") -> Json:
    options = {"boomers": {}, "oregon": {"players": "3"}, "boomtown": {"players": "3"}}[game]
    seats = 2 if game == "boomers" else 3
    match = Match(GAMES[game], Setup(game, "class", options))
    return {**saved(match), "game": game, "kinds": ["person", *["settler"] * (seats - 1)]}


# What a class is given to do


@pytest.mark.parametrize(
    "content",
    [
        {"what": "course", "course": "boomers-river"},
        {"what": "puzzles", "game": "oregon", "puzzles": ["o001", "o002"]},
        {"what": "lesson", "lesson": LESSON},
        {"what": "lesson", "lesson": LESSON | {"language": "de"}},
        {"what": "bots", "game": "boomtown"},
        *({"what": "match", "match": a_match(game)} for game in GAMES),
    ],
    ids=lambda content: content["what"],
)
def test_an_assignment_comes_back_whole_from_its_link(content: Json) -> None:
    terms: Json = {
        "title": "5b, <Monday> 🤠",
        "skip": False,
        "hints": True,
        "undo": False,
        "until": NOW,
    }
    link = link_of(**content, **terms)
    told = ok(Door(), "assignment", link=link)["assignment"]
    assert {name: told[name] for name in terms} == terms
    assert told["what"] == content["what"]
    assert link_of(**told) == link
    usual = ok(Door(), "assignment", link=link_of(**content))["assignment"]
    assert [usual[name] for name in terms] == ["", True, True, True, None]


def test_what_comes_with_the_page_travels_by_name_and_is_short() -> None:
    assert len(link_of("course", course="boomers-sooners")) < 40
    ten = [f"b{number:03}" for number in range(10)]
    assert len(link_of("puzzles", game="boomers", puzzles=ten)) < 120
    assert len(link_of("match", match=a_match("boomtown"))) < 60


@pytest.mark.parametrize(
    "wrong",
    [
        {"what": "homework"},
        {"what": "course"},
        {"what": "course", "course": "../secret"},
        {"what": "puzzles", "game": "chess", "puzzles": ["b001"]},
        {"what": "puzzles", "game": "boomers", "puzzles": []},
        {"what": "puzzles", "game": "boomers", "puzzles": ["b001"] * 21},
        {"what": "lesson", "lesson": {}},
        {"what": "match", "match": {**a_match(), "kinds": ["person", "person"]}},
        {"what": "match", "match": {**a_match(), "kinds": ["settler", "settler"]}},
        {"what": "match", "match": {**a_match(), "kinds": ["person"]}},
        {"what": "match"},
        {"what": "course", "course": "boomers", "until": -1},
        {"what": "course", "course": "boomers", "until": True},
        {"what": "course", "course": "boomers", "skip": "no"},
        {"what": "course", "course": "boomers", "title": "x" * 61},
        {"what": "course", "course": "boomers", "more": 1},
        "course",
    ],
    ids=str,
)
def test_an_odd_assignment_is_refused(wrong: Any) -> None:
    assert "error" in ask(Door(), "assignment_link", assignment=wrong)


def test_a_damaged_foreign_or_future_assignment_is_refused() -> None:
    link = link_of("course", course="boomers")
    for other in (
        link[:-1],
        link + "0",
        "C",
        "",
        "C2" + link[2:],
        "L" + link[1:],
        "C1" + "z" * 99_999,
    ):
        assert "error" in ask(Door(), "assignment", link=other), other[:20]
    key = ask(Door(), "assignment", link="C2" + link[2:])["error"]["key"]
    assert key == "link-new"


# What pupils hand in


def test_a_result_is_replayed_and_nothing_of_it_is_claimed() -> None:
    assignment = link_of("lesson", lesson=LESSON)
    link = handed_in(assignment, done([], [[OPEN], [CLOSED]], [[OPEN, ["D", "j9"]]]))
    told = checked(assignment, link)
    assert (told["name"], told["made"], told["late"]) == ("Ann", NOW, False)
    reading, points, game = told["steps"]
    assert reading["reading"]
    assert not reading["tries"]
    assert points["tries"] == [[OPEN], [CLOSED]]
    assert (points["right"], points["solved"]) == ([False, True], True)
    assert (points["hints"], points["seconds"]) == (1, 20)
    assert game["tries"] == [[OPEN, ["D", "j9"]]]
    assert not game["solved"]
    assert len(link) < 60


def test_a_course_by_its_name_is_checked_with_what_the_page_has() -> None:
    assignment = link_of("course", course="boomers")
    course = shipped("boomers")
    nothing = done(*[[] for _ in course["steps"]])
    told = checked(assignment, handed_in(assignment, nothing, course), course)
    assert len(told["steps"]) == len(course["steps"])
    assert not any(one["solved"] for one in told["steps"])
    assert refused(
        assignment, handed_in(assignment, nothing, course), shipped("boomers-river")
    ) == ("result-altered")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_is_in_the_result_with_all_its_actions(game: str) -> None:
    told = a_match(game)
    match = Match(GAMES[game], Setup(game, told["seed"], told["options"]))
    chance = Chance("pupil")
    while match.position.turn is not None:
        match.play(chance.choose(match.position.legal()))
    assignment = link_of("match", match=told)
    link = handed_in(assignment, done([saved(match)["actions"]], undone=2))
    result = checked(assignment, link)
    outcome = match.position.outcome()
    assert outcome is not None
    assert result["match"] == {
        "over": True,
        "won": 0 in outcome.winners,
        "seat": 0,
        "totals": match.position.totals(),
        "moves": match.cursor,
        "undone": 2,
    }
    assert result["steps"][0]["tries"] == [saved(match)["actions"]]
    assert len(link) < 1200


def test_what_the_rules_refuse_cannot_be_handed_in() -> None:
    assignment = link_of("lesson", lesson=LESSON)
    for wrong in (
        done([], [[["A", "a1"]]], []),
        done([[OPEN]], [], []),
        done([], [[OPEN, CLOSED]], []),
        done([], []),
        done([], [], [], name="  "),
        done([], [], [], name="x" * 41),
        done([], [], [], name=5),
        done([], [[OPEN]] * 21, []),
        {**done([], [], []), "made": -1},
        {**done([], [], []), "score": 100},
    ):
        reply = ask(Door(), "result_link", assignment=assignment, lesson=None, done=wrong)
        assert "error" in reply, wrong


@pytest.mark.parametrize("name", ["<b>Ann</b>", "مريم", "🤠🤠", "Zoë  O’Hara", "\u202eevil"])
def test_a_name_is_text_whatever_it_is(name: str) -> None:
    assignment = link_of("lesson", lesson=LESSON)
    link = handed_in(assignment, done([], [], [], name=name))
    assert checked(assignment, link)["name"] == " ".join(name.split())


def test_one_that_comes_too_late_says_so() -> None:
    assignment = link_of("lesson", lesson=LESSON, until=NOW - 1)
    assert checked(assignment, handed_in(assignment, done([], [], [])))["late"]


def test_a_result_of_another_assignment_is_refused() -> None:
    one, other = link_of("lesson", lesson=LESSON), link_of("lesson", lesson=LESSON, hints=False)
    assert refused(other, handed_in(one, done([], [], []))) == "result-other"


def test_a_damaged_foreign_future_or_giant_result_is_refused() -> None:
    assignment = link_of("lesson", lesson=LESSON)
    link = handed_in(assignment, done([], [[CLOSED]], []))
    assert refused(assignment, link[:-1]) == "link-damaged"
    assert refused(assignment, link[:-1] + ("0" if link[-1] != "0" else "1")) == "link-damaged"
    assert refused(assignment, "hello") == "link-damaged"
    assert refused(assignment, "R2" + link[2:]) == "link-new"
    assert refused(assignment, assignment) == "link-damaged"
    assert refused(assignment, "R1" + "z" * MOST_LETTERS) == "link-damaged"


def forged(link: str, change: Callable[[int], int]) -> str:
    """Change the number of a result and give it a right checksum."""
    return link[:2] + spell(seal(change(unseal(number_of(link[2:])))))


def test_more_than_was_played_is_refused_though_its_checksum_is_right() -> None:
    assignment = link_of("lesson", lesson=LESSON)
    link = handed_in(assignment, done([], [[CLOSED]], []))
    assert refused(assignment, forged(link, lambda number: number << 400)) != ""
    assert refused(assignment, forged(link, lambda number: number + (1 << 900))) == "result-altered"


@pytest.mark.parametrize("game", list(GAMES))
def test_mutated_results_are_refused_or_replayed_by_the_rules(
    game: str, many: Callable[[int], int]
) -> None:
    """Whatever a forger writes, the result tells legal actions and what they are worth."""
    told = lesson(game, step(game, READ), step(game), step(game, WIN))
    assignment = link_of("lesson", lesson=told)
    room = Classroom(assignment, None, GAMES)
    begin = Match(GAMES[game], Setup(game, "school", {}, told["steps"][1]["match"]["position"]))
    legal = begin.position.legal()
    link = room.write(done([], [[list(legal[0])]], [[list(legal[-1])]]))
    chance = Chance(f"forge{game[:6]}")
    accepted = 0
    for number in range(many(3_400)):
        if number % 2:
            place = 2 + chance.below(len(link) - 2)
            letter = LETTERS[chance.below(len(LETTERS))]
            other = link[:place] + letter + link[place + 1 :]
        else:
            bit = 1 << chance.below(200)
            other = forged(link, lambda value, bit=bit: value ^ bit)  # type: ignore[misc]
        try:
            result = room.read(other)
        except FrontierError:
            continue
        accepted += 1
        for one in result["steps"][1]["tries"]:
            assert tuple(one[0]) in legal
        assert room.write(_as_done(result)) == other
    assert 0 < accepted < many(3_400)


def _as_done(result: Any) -> Json:
    steps = [{name: one[name] for name in ("tries", "hints", "seconds")} for one in result["steps"]]
    told = {"name": result["name"], "made": result["made"], "steps": steps}
    plain: Json = json.loads(json.dumps(told))
    return plain


# A class that writes bots

CODE = "def choose(position):\n    return position.legal()[0]\n"


def a_bot(**more: Any) -> Json:
    return {"name": "Ann", "made": NOW, "steps": [], "bot": {"name": "Dog", "code": CODE}, **more}


def test_a_bot_is_handed_in_whole_and_only_for_its_class() -> None:
    assignment = link_of("bots", game="oregon", until=NOW - 1)
    told = checked(assignment, handed_in(assignment, a_bot()))
    assert told["bot"] == {"name": "Dog", "code": CODE}
    assert (told["name"], told["steps"], told["late"]) == ("Ann", [], True)
    assert "match" not in told
    other = link_of("bots", game="boomers")
    assert refused(other, handed_in(assignment, a_bot())) == "result-other"


@pytest.mark.parametrize(
    "odd",
    [
        {"bot": None},
        {"bot": {"name": "Dog"}},
        {"bot": {"name": "Dog", "code": 7}},
        {"bot": {"name": "Dog", "code": "x" * 40_001}},
        {"steps": [{"tries": [], "hints": 0, "seconds": 0}]},
    ],
)
def test_what_is_no_bot_is_not_handed_in(odd: Json) -> None:
    assignment = link_of("bots", game="oregon")
    reply = ask(Door(), "result_link", assignment=assignment, lesson=None, done=a_bot(**odd))
    assert "error" in reply


def test_a_long_bot_can_be_handed_in_and_one_that_is_longer_than_any_link_cannot() -> None:
    assignment = link_of("bots", game="oregon")
    chance = Chance("code")
    word = "".join(chance.choose("abcdefgh") for _ in range(12_000))
    bot = {"name": "", "code": f"x = '{word}'\n"}
    assert checked(assignment, handed_in(assignment, a_bot(bot=bot)))["bot"] == bot
    longest = {"name": "", "code": "".join(chance.choose(LETTERS) for _ in range(39_000))}
    reply = ask(Door(), "result_link", assignment=assignment, lesson=None, done=a_bot(bot=longest))
    assert reply["error"]["key"] == "result-long"
