"""A bot as a file and as a link: whole, or refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.school.lab.bots import BEST_SCORE, FIRST, GAMES, fault_of, reply_of

from frontier.school.lab.bot_file import (
    MOST_CODE,
    read_bot,
    read_bot_file,
    read_bot_link,
    write_bot_file,
    write_bot_link,
)
from frontier.school.lab.shapes import Bot
from frontier.table.errors import FrontierError, Impossible, TooNew, Unreadable

LINK = "B198a7MvnZkSGoL4WO5kvXfPznskqv2zpUiKqbLaNpXncD25S9LiETwiI9w"
BOT: Bot = {"game": "oregon", "name": "Prairie Dog · été", "code": BEST_SCORE}


def test_a_link_and_a_file_give_the_bot_back() -> None:
    assert read_bot_link(write_bot_link(BOT), GAMES) == BOT
    assert read_bot_file(write_bot_file(BOT), GAMES) == BOT
    assert len(write_bot_link(BOT)) < 400


def test_a_link_of_version_one_opens_for_ever() -> None:
    assert read_bot_link(LINK, GAMES) == {"game": "boomers", "name": "First", "code": FIRST}


def test_a_link_with_any_letter_changed_is_refused() -> None:
    link = write_bot_link({"game": "boomers", "name": "", "code": FIRST})
    for at in range(len(link)):
        wrong = link[:at] + ("x" if link[at] != "x" else "y") + link[at + 1 :]
        with pytest.raises(FrontierError):
            read_bot_link(wrong, GAMES)
    for wrong in ("", "B", "B1", link[:-1], link + "0", link[1:]):
        with pytest.raises(Unreadable):
            read_bot_link(wrong, GAMES)


def test_what_a_later_version_made_is_refused_as_such() -> None:
    with pytest.raises(TooNew):
        read_bot_link("B2abc", GAMES)
    with pytest.raises(TooNew):
        read_bot_file("# frontier-bot 2 · oregon · Dog\npass", GAMES)


def test_a_file_of_plain_python_is_taken_for_the_game_that_is_told() -> None:
    assert read_bot_file("\ufeff" + FIRST.replace("\n", "\r\n"), GAMES, "oregon") == {
        "game": "oregon",
        "name": "",
        "code": FIRST,
    }
    with pytest.raises(Unreadable):
        read_bot_file(FIRST, GAMES)


def test_the_file_is_code_that_runs_and_its_lines_are_told_as_they_are() -> None:
    text = write_bot_file({"game": "boomers", "name": "x", "code": FIRST})
    assert reply_of(text)["action"] == ("A", "d9", "D")
    assert fault_of(text + "nowhere")["line"] == 4


@pytest.mark.parametrize(
    "odd",
    [
        None,
        {"game": "chess", "name": "", "code": ""},
        {"game": "oregon", "name": 7, "code": ""},
        {"game": "oregon", "name": {"en": "x"}, "code": ""},
        {"game": "oregon", "name": "x" * 41, "code": ""},
        {"game": "oregon", "name": "", "code": 7},
        {"game": "oregon", "name": "", "code": "", "seed": "x"},
        {"game": "oregon", "name": "", "code": "x" * (MOST_CODE + 1)},
    ],
)
def test_what_is_no_bot_is_refused(odd: Any) -> None:
    with pytest.raises(Unreadable):
        read_bot(odd, GAMES)


def test_code_that_does_not_fit_into_a_link_is_for_a_file() -> None:
    code = "".join(f"# {number * 7919 % 100_003}\n" for number in range(4_900))
    with pytest.raises(Impossible):
        write_bot_link({"game": "boomers", "name": "", "code": code[:MOST_CODE]})
