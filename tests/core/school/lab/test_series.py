"""Series of games: the same each time, seats changed, and what is worth looking at."""

from __future__ import annotations

import json

import pytest
from tests.core.school.lab.bots import BEST_SCORE, FIRST, GAMES, games_of, match_of, series_of

from frontier.school.lab.replies import read_reply
from frontier.school.lab.series import Series
from frontier.school.lab.shapes import SeriesSum
from frontier.table.errors import Unreadable
from frontier.table.match import Match, Setup

ME = ("bot:me", "random")


def sum_of(series: Series) -> SeriesSum:
    told = series.told()["sum"]
    assert told is not None
    return told


@pytest.mark.parametrize("game", GAMES)
def test_two_runs_give_the_same_games(game: str) -> None:
    code = "import random\ndef choose(p):\n    return random.choice(deal().legal())"
    runs = [series_of(game, {"bot:me": code}, ME, 3) for _ in range(2)]
    assert games_of(runs[0]) == games_of(runs[1])
    assert json.dumps(runs[0].told()) == json.dumps(runs[1].told())


def test_every_deal_is_played_from_each_seat() -> None:
    series = series_of("oregon", {"bot:me": FIRST}, ME, 4)
    assert [pairing.seat for pairing in series.pairings] == [0, 1, 0, 1]
    seeds = [pairing.seed for pairing in series.pairings]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_two_bots_of_pupils_play_each_other() -> None:
    codes = {"bot:a": FIRST, "bot:b": BEST_SCORE}
    series = series_of("oregon", codes, ("bot:a", "bot:b"), 4)
    back = series_of("oregon", codes, ("bot:b", "bot:a"), 4)
    assert sum_of(series)["losses"] == sum_of(back)["wins"] == 4


def test_where_the_points_came_from_adds_up_to_the_scores() -> None:
    series = series_of("oregon", {"bot:me": BEST_SCORE}, ME, 4)
    told = sum_of(series)
    difference = sum(told["points"].values()) - sum(told["others"].values())
    assert difference == pytest.approx(told["margin"], abs=0.05)
    assert list(told["points"].values()) == sorted(told["points"].values(), reverse=True)


def test_games_worth_looking_at_can_be_replayed_with_what_the_bot_thought() -> None:
    told = series_of("oregon", {"bot:me": BEST_SCORE}, ME, 6).told()
    assert [game["why"] for game in told["look"]] == ["best", "closest", "closest"]
    assert len({game["number"] for game in told["look"]}) == 3
    for game in told["look"]:
        saved = game["saved"]
        match = Match(GAMES["oregon"], Setup("oregon", saved["seed"], saved["options"]))
        for action in saved["actions"]:
            match.play(tuple(action))
        assert match.position.turn is None
        totals = match.position.totals()
        assert totals[game["seat"]] - totals[1 - game["seat"]] == game["margin"]
        assert {thought["seat"] for thought in game["thoughts"]} == {game["seat"]}
        for thought in game["thoughts"]:
            legal = match.at(thought["move"]).legal()
            assert all(tuple(rated["action"]) in legal for rated in thought["rated"])


def test_code_that_fails_has_lost_the_game_and_the_fault_is_shown_first() -> None:
    wrong = "def choose(position):\n    return 1 / 0\n"
    series = series_of("boomers", {"bot:me": wrong}, ME, 2)
    assert sum_of(series)["losses"] == 2
    first = series.told()["look"][0]
    assert (first["why"], first["faulty"]) == ("fault", "bot:me")
    assert first["fault"] is not None
    assert first["fault"]["key"] == "fault.zero"


def test_code_that_cannot_be_read_loses_in_all_its_seats() -> None:
    series = series_of("boomtown", {"bot:me": "nonsense("}, ("random", "bot:me"), 4)
    assert [played.result.share for played in series.played] == [1, 1, 1, 1]
    assert all(played.faulty == "bot:me" for played in series.played)


@pytest.mark.parametrize(
    "odd", [None, 7, {}, {"action": "A"}, {"action": [1]}, {"action": ["nowhere"]}, {"fault": 3}]
)
def test_an_odd_reply_loses_the_game_and_nothing_more(odd: object) -> None:
    series = Series(GAMES["boomers"], ME, 1, {}, "odd")
    while series.wanted is None:
        series.carry_on(1000)
    series.carry_on(1000, odd)
    assert series.done
    assert series.played[0].result.share == 0
    assert series.played[0].fault is not None


def test_a_reply_is_cut_to_what_may_be_kept() -> None:
    rated = [{"action": ["A"], "value": 1}] * 900 + [{"action": ["A"], "value": float("inf")}]
    reply = read_reply({"said": ["x" * 900] * 90, "rated": rated, "printed": ["x"] * 9})
    assert len(reply["said"]) == 12
    assert len(reply["said"][0]) == 300
    assert len(reply["rated"]) == 500
    assert not reply["printed"]


def test_a_series_that_cannot_be_is_refused() -> None:
    with pytest.raises(Unreadable):
        Series(GAMES["boomers"], ("bot:me", "nobody"), 2, {})
    for matches in (0, 1001):
        with pytest.raises(Unreadable):
            Series(GAMES["boomers"], ME, matches, {})


def test_games_that_start_at_a_moment_go_on_from_there_with_the_bot_to_act() -> None:
    begun = match_of("oregon", moves=20)
    code = "import random\ndef choose(p):\n    say(p.me)\n    return random.choice(p.legal())"
    series = series_of("oregon", {"bot:me": code}, ME, 2, "moment", begun)
    seats = {thought["seat"] for game in series.played for thought in game.thoughts}
    assert seats == {begun.position.turn}
    for game in series.told()["look"]:
        saved = game["saved"]
        assert list(map(tuple, saved["actions"][:20])) == list(begun.actions)
        again = Match(
            GAMES["oregon"],
            Setup("oregon", saved["seed"], saved["options"], saved["position"]),
            map(tuple, saved["actions"]),
        )
        assert again.position.outcome() is not None
    first, second = series.played
    assert first.actions != second.actions  # the luck of the players differs


def test_a_series_cannot_start_where_a_game_is_over() -> None:
    over = match_of("boomtown")
    while over.position.turn is not None:
        over.play(over.position.legal()[0])
    with pytest.raises(Unreadable):
        Series(GAMES["boomtown"], ("bot:me", "random"), 2, {}, "moment", over)
