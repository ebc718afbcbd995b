"""The program that learns weights: it finds factors that are known, and plays the same again."""

from __future__ import annotations

import pytest

from benches.learn import Sample, explained, fit, play
from frontier.games import NAMES
from frontier.table.chance import Chance


def test_factors_that_are_known_are_found_again() -> None:
    chance = Chance("known")
    samples = []
    for _ in range(400):
        added = tuple(float(chance.below(41) - 20) for _ in range(3))
        margin = 2.0 * added[0] + 0.5 * added[1] - added[2]
        samples.append(Sample(0, added, margin))
    factors = fit(samples)
    assert factors == pytest.approx([2.0, 0.5, -1.0], abs=0.05)
    assert explained(samples, factors) > 0.99


def test_without_evidence_the_judge_is_believed() -> None:
    assert fit([Sample(0, (0.0, 0.0), 5.0)]) == [1.0, 1.0]


@pytest.mark.parametrize("game", NAMES)
def test_the_same_seed_gives_the_same_samples(game: str) -> None:
    options = {"setup": "random"} if game == "boomers" else {}
    samples = play("again", game, "random", options)
    assert samples == play("again", game, "random", options)
    assert {sample.stage for sample in samples} == {0, 1, 2}
