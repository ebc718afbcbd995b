"""The data files of the deck, and what is refused in them."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from frontier.games.boomtown import cards
from frontier.games.boomtown.cards import DeckError, read_events, read_mines

DATA = files("frontier.games.boomtown").joinpath("data")
MINES = json.loads(DATA.joinpath("mines.json").read_text("utf-8"))
EVENTS = json.loads(DATA.joinpath("events.json").read_text("utf-8"))


def test_there_are_45_mines_and_15_events() -> None:
    assert cards.MINES == 45
    assert len(cards.DECK) == 60
    by_town = [
        sum(v for v, t in zip(cards.VALUE, cards.TOWN, strict=True) if t == town)
        for town in range(5)
    ]
    assert by_town == [36, 41, 35, 36, 34]
    assert [len(cards.BY_NUMBER[number]) for number in range(2, 13)] == [
        3, 4, 4, 4, 5, 5, 5, 4, 4, 4, 3,
    ]  # fmt: skip
    assert [cards.NAMES[mine] for mine in cards.DANGEROUS] == ["cactus-7", "cold-mountain-6"]


@pytest.mark.parametrize(
    ("town", "mines", "complaint"),
    [
        ("coyote", "3/1 4/3 5/5 6/4 7/3 8/4 10/6 11/3 12/x", "coyote, '12/x'"),
        ("coyote", "3/1 4/3 5/5 6/4 7/3 8/4 10/6 11/3 13/6", "coyote, '13/6'"),
        ("coyote", "4/3 3/1 5/5 6/4 7/3 8/4 10/6 11/3 12/6", "coyote, '3/1'"),
        ("coyote", "3/1 4/3 5/5 6/4 7/3 8/0 10/6 11/3 12/6", "coyote, '8/0'"),
        ("coyote", "3/1 4/3 5/5 6/4 7/3 8/4 10/6 11/3", "2 mines have the number 12, not 3"),
    ],
)
def test_a_wrong_mine_is_refused_with_its_place(town: str, mines: str, complaint: str) -> None:
    wrong = {"towns": {**MINES["towns"], town: mines}}
    with pytest.raises(DeckError, match=r"mines\.json") as refused:
        read_mines(json.dumps(wrong))
    assert complaint in str(refused.value)


def test_a_missing_town_is_refused() -> None:
    with pytest.raises(DeckError, match="the towns must be"):
        read_mines('{"towns": {"cactus": ""}}')


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"copies": 3}', '{"towns": []}'])
def test_a_file_of_another_shape_is_refused(text: str) -> None:
    with pytest.raises(DeckError):
        read_mines(text)
    with pytest.raises(DeckError):
        read_events(text)


@pytest.mark.parametrize(
    ("card", "copies", "complaint"),
    [
        ("dynamite", 2, "14 events, not 15"),
        ("mustang", 2, "mustang"),
        ("girls", 0, "girls"),
        ("saloon", 3, "tokens"),
        ("holdup", "2", "holdup"),
    ],
)
def test_a_wrong_number_of_events_is_refused(card: str, copies: object, complaint: str) -> None:
    wrong = {"copies": {**EVENTS["copies"], card: copies}}
    with pytest.raises(DeckError, match=r"events\.json") as refused:
        read_events(json.dumps(wrong))
    assert complaint in str(refused.value)
