"""Every kind of event has a name of its own, so that a check never shows a sentence with gaps."""

from __future__ import annotations

import pytest
from tests.core.sentences import LANGUAGES

from frontier.doors.words import read_words
from frontier.games import all_games
from frontier.school.known import EVERYWHERE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(all_games()))
def test_every_event_can_be_named_without_its_values(game: str, language: str) -> None:
    words = read_words(language, game)
    kinds = {key.split(".")[1] for key in words if key.startswith("event.")}
    named = {key.removeprefix("happening.") for key in words if key.startswith("happening.")}
    assert kinds == named
    for kind in kinds:
        assert not set("{}…") & set(words[f"happening.{kind}"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(all_games()))
def test_every_question_that_the_rules_answer_is_worded(game: str, language: str) -> None:
    own = {one.name for one in all_games()[game].questions()}
    for name in own:
        assert f"ask.{name}" in read_words(language, game)
    for question in EVERYWHERE:
        assert question.name not in own
        assert f"ask.{question.name}" in read_words(language, "school")
