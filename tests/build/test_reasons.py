"""Reasons can be sampled, each with what is needed to check it."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.bots.tables import brief_judge

from benches.reasons import KINDS, sample, write
from frontier.bots.teacher import is_mistake
from frontier.games import find_game

HASTE = 50


@pytest.mark.parametrize("kind", [one for one in KINDS if one != "look"])
def test_a_reason_comes_with_what_is_needed_to_check_it(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    brief_judge(monkeypatch)
    (reason,) = islice(sample(find_game("oregon"), kind, "sampled", HASTE), 1)
    text = write(reason, ("en", "fr"))
    lines = text.split("\n")
    assert reason.position.text() in lines
    english, french = (
        next(line for line in lines if line.startswith(f"{one}:")) for one in ("en", "fr")
    )
    assert english[3:] != french[3:]
    assert " in 100 · " in text
    if reason.verdict.better != reason.verdict.action:
        assert sum(line.startswith("    ends ") for line in lines) == 2


@pytest.mark.long
def test_a_look_back_gives_the_mistakes_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    brief_judge(monkeypatch)
    reasons = list(islice(sample(find_game("oregon"), "look", "sampled", HASTE), 3))
    assert all(is_mistake(reason.verdict) for reason in reasons)


def test_the_same_seed_gives_the_same_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    brief_judge(monkeypatch)
    one, other = (
        [
            write(reason, ("en",))
            for reason in islice(sample(find_game("oregon"), "why", "same", HASTE), 2)
        ]
        for _ in range(2)
    )
    assert one == other
