"""Everybody who plays at a level has a name, a face, a line on the style and something to say."""

from __future__ import annotations

import re

import pytest
from tests.core.sentences import LANGUAGES

from frontier.doors.words import read_words
from frontier.games import NAMES
from frontier.table.people import PEOPLE
from machine.environment import ROOT

FIGURES = [person.partition("/")[2] for person in PEOPLE]
MOMENTS = ("own", "other", "won", "lost", "close")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_named_and_described_in_every_language(language: str) -> None:
    words = read_words(language, "bots")
    for figure in FIGURES:
        name = words[f"figure.{figure}"]
        for game in NAMES:
            assert words[f"figure.{figure}.{game}"].startswith(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_more_than_one_line_for_every_moment(language: str) -> None:
    lines = read_words(language, "people")
    for figure in FIGURES:
        for moment in MOMENTS:
            assert lines[f"{figure}.{moment}.1"] != lines[f"{figure}.{moment}.2"]
    assert all(len(line) <= 60 for line in lines.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_moments_of_its_own_that_really_happen(language: str) -> None:
    lines = read_words(language, "people")
    for game in NAMES:
        told = {key.removeprefix("event.") for key in read_words(language, game)}
        kinds = {key.split(".")[1] for key in lines if key.startswith(f"{game}.")}
        assert kinds
        assert kinds <= told
    firsts = {key.split(".")[0] for key in lines}
    assert firsts == {*NAMES, *FIGURES}


def test_everybody_has_a_face() -> None:
    drawn = (ROOT / "web" / "art" / "figures" / "pictures.js").read_text("utf-8")
    assert re.findall(r"^  (\w+): \[$", drawn, re.MULTILINE) == FIGURES
