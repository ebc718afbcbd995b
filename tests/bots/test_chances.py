"""Chances of winning: a lead means more the less is to come, and the fit finds what was true."""

from __future__ import annotations

import pytest
from tests.bots.tables import GAMES, met

from benches.chances import Sample, fit, unlikeliness
from frontier.bots.bot import VICTORY
from frontier.bots.judging import won_by
from frontier.table.chance import Chance
from frontier.table.chances import Chances, in_a_hundred
from frontier.table.game import Game

TRUE = Chances(-0.6, 0.12)


def test_a_lead_means_more_the_less_is_to_come() -> None:
    for lead in (1.0, 5.0, 20.0):
        early, late = TRUE.of(lead, 1.0), TRUE.of(lead, 0.1)
        assert TRUE.of(0.0, 0.5) < early < late < 1
        assert TRUE.of(-lead, 0.1) < TRUE.of(-lead, 1.0) < TRUE.of(0.0, 0.5)


def test_a_game_that_is_over_leaves_no_doubt() -> None:
    assert won_by(VICTORY + 1, TRUE, 0.5) == 1.0
    assert won_by(-VICTORY - 1, TRUE, 0.5) == 0.0
    assert 0 < won_by(VICTORY - 1, TRUE, 0.5) < 1


def test_only_a_game_that_is_over_is_told_as_certain() -> None:
    told = [in_a_hundred(chance) for chance in (0.0, 0.001, 0.37, 0.996, 1.0)]
    assert told == [0, 1, 37, 99, 100]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_players_has_its_chances(game: Game) -> None:
    judge = game.judge
    assert judge is not None
    counts = next((o.values for o in game.options if o.name == "players"), ("2",))
    assert set(judge.chances) == set(map(int, counts))
    parts = [judge.left(position) for position in met(game, "left", every=9)]
    assert all(0 <= part <= 1 for part in parts)
    assert parts[-1] < parts[0]


def test_a_fit_finds_the_numbers_that_made_what_happened() -> None:
    chance = Chance("fit")
    samples = []
    for _ in range(4000):
        left, lead = chance.below(100) / 100, (chance.below(601) - 300) / 10
        won = chance.below(10_000) < 10_000 * TRUE.of(lead, left)
        samples.append(Sample(left, (lead,), float(won)))
    found = fit(samples)
    assert found.even == pytest.approx(TRUE.even, abs=0.2)
    assert found.point == pytest.approx(TRUE.point, rel=0.15)
    assert unlikeliness(samples, found) <= unlikeliness(samples, TRUE) + 1e-6
