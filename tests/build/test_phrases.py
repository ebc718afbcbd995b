"""Phrases for links of lessons: gathered once for a language, and never written again."""

from __future__ import annotations

from pathlib import Path

import pytest

from frontier.school.lesson_link import LANGUAGES
from machine.environment import SetupError
from release.keep_phrases import MOST, gathered, keep_phrases


def test_phrases_that_links_need_are_not_written_again(tmp_path: Path) -> None:
    file = keep_phrases("de", tmp_path)
    assert "Boomer" in file.read_text("utf-8")
    with pytest.raises(SetupError):
        keep_phrases("de", tmp_path)


@pytest.mark.parametrize("language", [*LANGUAGES, "it"])
def test_packing_can_see_as_far_back_as_phrases_go(language: str) -> None:
    # A language in which nothing is said yet falls back on what the courses have.
    assert len(gathered(language).encode()) <= MOST
