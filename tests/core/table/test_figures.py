"""The figures of the rules pages: legal positions, existing rules, the core's own numbers."""

from __future__ import annotations

import json
import re

import pytest
from tests.core.sentences import LANGUAGES

from frontier.doors.page import Door
from frontier.games import all_games, find_game
from frontier.table.errors import Unreadable
from frontier.table.figures import load_figures, read_figures
from machine.environment import ROOT

WORDS = ROOT / "web" / "words"
GAMES = sorted(all_games())
SLOT = re.compile(r"\{(\w+)[^{}]*\}")
SQUARE = re.compile(r"\b[a-o](?:1[01]|[1-9])\b")
START = "3o7/11/11/11/11/2A5D2/11/11/11/11/11 b 30 0 - - - - -"


def captions(game: str, language: str) -> dict[str, str]:
    words = json.loads((WORDS / language / f"{game}.json").read_text("utf-8"))
    return {
        key.removeprefix("figure."): text
        for key, text in words.items()
        if key.startswith("figure.")
    }


@pytest.mark.parametrize(("game", "least"), [("boomers", 10), ("oregon", 5), ("boomtown", 5)])
def test_every_game_has_its_figures(game: str, least: int) -> None:
    figures = load_figures(find_game(game))
    assert len(figures) >= least
    assert figures[0].rule == "goal", "the home page shows the figure of the goal"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_has_its_caption_and_every_caption_its_figure(
    game: str, language: str
) -> None:
    said = captions(game, language)
    figures = load_figures(find_game(game))
    assert sorted(said) == sorted(figure.caption for figure in figures)
    for figure in figures:
        assert set(SLOT.findall(said[figure.caption])) == set(figure.values), figure.caption


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_number_of_a_caption_is_written_by_hand(game: str, language: str) -> None:
    for key, text in captions(game, language).items():
        plain = SQUARE.sub("", SLOT.sub("", text))
        assert not re.search(r"\d", plain), f"{key}: {text}"


def test_the_numbers_are_those_of_the_rule_books_examples() -> None:
    figures = {figure.caption: figure for figure in load_figures(find_game("boomtown"))}
    shares = [figures["paying"].values[name] for name in ("first", "second", "third", "last")]
    assert shares == [5, 2, 1, 1]
    figures = {figure.caption: figure for figure in load_figures(find_game("oregon"))}
    assert figures["two-areas"].values["n"] == len(figures["two-areas"].next) == 11


def test_the_page_is_told_the_figures() -> None:
    told = json.loads(Door().answer('{"do": "figures", "game": "oregon"}'))["ok"]["figures"]
    scored = next(figure for figure in told if figure["caption"] == "group")
    assert [event["points"] for event in scored["last"]] == [0, 5]
    assert scored["view"]["groups"]


def test_a_figure_hides_no_hand_that_an_onlooker_may_not_see_but_the_players_own() -> None:
    for figure in load_figures(find_game("oregon")):
        hands = [seat["hand"] for seat in figure.view["seats"]]
        assert sum(hand is not None for hand in hands) <= 1


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ([], "not lists of figures by rule"),
        ({"no-such-rule": []}, "no-such-rule: there is no such rule"),
        ({"moving": [{"caption": "x", "position": "nonsense"}]}, "moving, figure 1: unreadable"),
        ({"moving": [{"position": START}]}, "moving, figure 1: 'caption'"),
        (
            {"moving": [{"caption": "x", "position": START, "picks": "D"}]},
            "no legal action begins with D",
        ),
        (
            {"moving": [{"caption": "x", "position": START, "play": ["A a1 none"]}]},
            "moving, figure 1: illegal",
        ),
        (
            {"moving": [{"caption": "x", "position": START, "values": {"n": "guess 7"}}]},
            "“guess 7” is no source of a number",
        ),
        ({"moving": [{"caption": "x", "position": START, "colour": "red"}]}, "its fields are"),
    ],
)
def test_a_bad_figure_is_refused_by_name(data: object, problem: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_figures(find_game("boomers"), data)
    assert problem in refused.value.values["problem"]
