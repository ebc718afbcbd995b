"""What a bot sees of a game: its few words, and nothing that its seat may not know."""

from __future__ import annotations

import gc
import json
from types import ModuleType
from typing import Any

import pytest
from tests.core.school.lab.bots import GAMES, fault_of, match_of, reply_of

from frontier.school.lab.brief import write_brief
from frontier.school.lab.sight import Sight
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.match import Match, Setup
from machine.environment import ROOT


def sight(match: Match) -> Sight:
    brief = write_brief(match.position, match.position.turn or 0, match.cursor)
    luck = Chance(int(brief["luck"], 16))
    game = match.game
    return Sight(game, game.read(brief["text"], luck), brief["seat"], luck)


def printed(code: str, game: str) -> list[str]:
    reply = reply_of(f"def choose(position):\n    {code}\n    return position.legal()[0]", game)
    assert reply["fault"] is None, reply["fault"]
    lines: list[str] = reply["printed"]
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_sees_the_legal_actions_of_the_real_position(game: str) -> None:
    for moves in (0, 3, 9):
        match = match_of(game, moves=moves)
        assert sight(match).legal() == match.position.legal()


@pytest.mark.parametrize("game", GAMES)
def test_after_leaves_the_position_as_it_is(game: str) -> None:
    position = sight(match_of(game))
    before = str(position)
    after = position.after(position.legal()[0])
    assert str(position) == before != str(after)
    assert after.me == position.me


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_can_be_asked_for_by_its_name_up_to_the_end(game: str) -> None:
    match = match_of(game)
    position = sight(match)
    names = list(position.features())
    assert len(names) > 4
    assert all(position.feature(name) == position.features()[name] for name in names)
    while not position.over:
        position = position.after(position.legal()[0])
    assert list(position.features()) == names
    assert position.legal() == []
    assert all(seat in range(position.players) for seat in position.winners())


def test_points_are_those_of_the_rules() -> None:
    match = match_of("boomtown", moves=12)
    position = sight(match)
    totals = match.position.totals()
    assert [position.score(seat) for seat in range(4)] == totals
    assert position.score() == totals[position.me]
    assert position.lead(0) == totals[0] - max(totals[1:])


@pytest.mark.parametrize("game", GAMES)
def test_a_brief_has_no_seed_and_no_hidden_thing(game: str) -> None:
    """Where something is hidden, briefs of two matches that look alike cannot be told apart."""
    match = match_of(game, seed="zqseedqz", moves=2)
    seat = match.position.turn or 0
    brief = write_brief(match.position, seat, match.cursor)
    assert set(brief) == {"game", "seat", "text", "luck"}
    assert "zqseedqz" not in str(brief)
    other = match.position.hidden(seat, Chance("elsewhere"))
    assert write_brief(other, seat, match.cursor) == brief


def test_the_hand_of_another_seat_and_the_deck_are_dealt_anew() -> None:
    match = match_of("oregon", moves=4)
    real = match.position.text()
    seen = [
        write_brief(match.position, match.position.turn or 0, match.cursor, number)["text"]
        for number in range(8)
    ]
    assert real not in seen
    assert len(set(seen)) == 8
    seat = match.position.turn or 0

    def hand(text: str, whose: int) -> str:
        return text.split("hands:")[1].split()[0].split(",")[whose]

    assert {hand(text, seat) for text in seen} == {hand(real, seat)}
    assert len({hand(text, 1 - seat) for text in seen}) > 1
    assert len({text.split("landscape:")[1].split()[0] for text in seen}) == 8


def test_luck_does_not_hang_on_the_seed_of_the_match() -> None:
    text = "11/6E4/2A8/7o3/1F9/5o5/9C1/3o7/8D2/4B6/11 b 37 0 - - - - -"
    stated = [Match(GAMES["boomers"], Setup("boomers", seed, {}, text)) for seed in ("one", "two")]
    assert len({write_brief(match.position, 0, 0)["luck"] for match in stated}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_bot_holds_leads_to_a_match_or_its_seed(game: str) -> None:
    match = match_of(game, seed="zqseedqz", moves=3)
    reached: list[Any] = [sight(match)]
    seen = set()
    while reached:
        thing = reached.pop()
        if id(thing) in seen or isinstance(thing, ModuleType | Game | type):
            continue
        seen.add(id(thing))
        assert not isinstance(thing, Match | Setup)
        assert thing != "zqseedqz"
        if not callable(thing):
            reached += gc.get_referents(thing)


def test_deal_deals_what_is_hidden_anew_and_keeps_what_is_seen() -> None:
    match = match_of("oregon", moves=4)
    position = sight(match)
    dealt = [position.deal() for _ in range(6)]
    assert len({str(one) for one in dealt}) > 1
    assert all(one.legal() == position.legal() for one in dealt)


def test_the_same_luck_gives_the_same_random_numbers() -> None:
    code = "import random; print(random.random(), str(deal()))"
    assert printed(code, "oregon") == printed(code, "oregon")


def test_a_feature_that_is_none_is_answered_with_those_that_are() -> None:
    fault = fault_of("def choose(position):\n    return position.feature('lnd')")
    assert fault["key"] == "fault.lab-feature"
    assert "land" in fault["values"]["known"]
    assert fault["line"] == 2
    fault = fault_of("def choose(position):\n    return position.score(7)")
    assert (fault["key"], fault["values"]["last"]) == ("fault.lab-seat", 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_beside_the_editor_runs_and_shows_something(game: str) -> None:
    told = json.loads((ROOT / "web/lab/vocabulary.json").read_text("utf-8"))
    assert reply_of(told["starter"], game)["fault"] is None
    for word in told["words"]:
        code = told["example"].replace("CODE", word["code"].replace("\n", "\n    "))
        reply = reply_of(code, game)
        assert reply["fault"] is None, word["word"]
        assert reply["printed"] or reply["said"] or reply["rated"], word["word"]
        assert word["apply"].rstrip('("') in word["code"]
