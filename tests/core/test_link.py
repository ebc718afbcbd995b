"""A match inside a link: it comes back whole, it is short, and a damaged one is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frontier.games import all_games
from frontier.table.chance import Chance
from frontier.table.errors import TooNew, Unreadable
from frontier.table.link import LETTERS, read_link, write_link
from frontier.table.match import Match, Setup
from frontier.table.record import Record, write_record

GAMES = all_games()
LONGEST = {"boomers": 120, "oregon": 250, "boomtown": 350}


def random_match(game: str, seed: str, moves: int = 5_000, **options: str) -> Match:
    match = Match(GAMES[game], Setup(game, seed, options))
    chance = Chance(seed)
    while match.position.turn is not None and match.cursor < moves:
        match.play(chance.choose(match.position.legal()))
    return match


def link(match: Match) -> str:
    return write_link(Record(match), GAMES)


@pytest.mark.parametrize("game", list(GAMES))
def test_whole_games_come_back_and_are_short(game: str, many: Callable[[int], int]) -> None:
    lengths = []
    for number in range(many(1_000)):
        options = {"players": str(3 + number % 2)} if game != "boomers" else {}
        match = random_match(game, f"l{number}", **options)
        text = link(match)
        lengths.append(len(text))
        again = read_link(text, GAMES)
        assert write_record(again) == write_record(Record(match))
    lengths.sort()
    assert lengths[len(lengths) * 95 // 100] <= LONGEST[game]


def every_value() -> list[tuple[str, str, str]]:
    return [
        (name, option.name, value)
        for name, game in GAMES.items()
        for option in game.options
        for value in option.values
    ]


@pytest.mark.parametrize(("game", "option", "value"), every_value())
def test_every_option_comes_back(game: str, option: str, value: str) -> None:
    options = {option: value, **({"players": "3"} if value == "short" else {})}
    options |= {"setup": "placed"} if option in ("sooners", "mines", "rivers") else {}
    if value in ("seat:4", "seat:3") and game == "boomtown":
        options["players"] = "5"
    match = random_match(game, "options", 8, **options)
    again = read_link(link(match), GAMES).match
    assert again.setup == match.setup
    assert again.position.text() == match.position.text()


def test_drawn_layouts_names_and_stated_positions_come_back() -> None:
    match = random_match("boomers", "drawn", 3, mines="b3.f5.j9")
    record = read_link(write_link(Record(match, ("Zoë", "王")), GAMES), GAMES)
    assert record.players == ("Zoë", "王")
    assert record.match.setup.options["mines"] == "b3.f5.j9"
    stated = Match(GAMES["boomers"], Setup("boomers", "x", position=match.position.text()))
    stated.play(stated.position.legal()[7])
    again = read_link(link(stated), GAMES).match
    assert again.setup.position == match.position.text()
    assert again.actions == stated.actions


def test_a_link_holds_the_match_up_to_the_move_it_is_at() -> None:
    match = random_match("boomers", "cut", 9)
    match.undo()
    assert read_link(link(match), GAMES).match.actions == match.actions[:8]


def test_every_damaged_letter_is_caught(many: Callable[[int], int]) -> None:
    chance = Chance("damage")
    for number in range(max(3, many(200) // 4)):
        game = list(GAMES)[number % 3]
        text = link(random_match(game, f"d{number}", 12))
        for place in range(len(text)):
            other = chance.choose(LETTERS.replace(text[place], ""))
            for damaged in (
                text[:place] + other + text[place + 1 :],
                text[:place] + text[place + 1 :],
                text[:place] + other + text[place:],
            ):
                with pytest.raises(Unreadable):
                    read_link(damaged, GAMES)


def test_a_link_of_a_newer_version_says_so() -> None:
    with pytest.raises(TooNew):
        read_link("2abc", GAMES)


@given(text=st.text(max_size=60) | st.text(alphabet=LETTERS, max_size=200).map(lambda t: "1" + t))
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_link(text, GAMES)


def test_a_huge_link_is_refused_at_once() -> None:
    with pytest.raises(Unreadable):
        read_link("1" + "z" * 1_000_000, GAMES)
