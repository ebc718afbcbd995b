"""What only Boomers has to say: its pieces, the phases of placing, and every kind of event."""

from __future__ import annotations

from collections.abc import Callable

from tests.core.games.boomers.samples import choose_action, sample_options
from tests.core.games.boomers.stated import at
from tests.core.sentences import assert_said, worded

from frontier.games.boomers import GAME, scoring
from frontier.table.chance import Chance


def test_pieces_phases_and_endings_are_worded() -> None:
    for piece in (*"ABCDEFXYZ", "stone"):
        assert_said("boomers", f"a.{piece}")
        assert_said("boomers", f"piece.{piece}")
    for phase in ("moving", "over", "placing-stone", "placing-boomer", "placing-sooner"):
        assert_said("boomers", f"phase.{phase}")
    assert worded("boomers", "end") == set(scoring.ENDINGS)
    assert_said("boomers", "pick.none")


def test_every_kind_of_event_happens_but_two(many: Callable[[int], int]) -> None:
    told: set[str] = set()
    for number in range(many(1_000)):
        chance = Chance(number)
        position = GAME.start(sample_options(number), chance)
        while position.turn is not None:
            action = choose_action(position, chance, eager=number % 3 > 0)
            told.update(event.kind for event in position.play(action))
    told.update(event.kind for event in at("A b1 D h8", supply=1).play(("A", "b2", "D", "b8")))
    assert told <= worded("boomers", "event")
    assert worded("boomers", "event") - told <= {"ended-repeated", "draw"}
