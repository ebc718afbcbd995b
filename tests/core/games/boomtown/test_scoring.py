"""The final score and who wins."""

from __future__ import annotations

from tests.core.games.boomtown.stated import at
from tests.core.games.table_talk import play

LAST = (
    "round=15/15 first=0 phase=telegraph turn=3 bid=1:2 gold=9,20,3,0 dice=1+2 "
    "kept=telegraph:3,mustang:1 mines=coyote-10:0+vein,coyote-11:0,cactus-2:2,dry-gulch-10:3 "
    "mayors=coyote:0+governor,cactus:2 saloons=cactus:3"
)


def test_gold_mines_veins_and_mayors_count_and_nothing_else() -> None:
    position = at(LAST)
    told = play(position, "keep")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.totals == (9 + 6 + 3 + 3 + 5, 20, 3 + 6 + 5, 7)
    assert (outcome.winners, outcome.ended_by) == ((0,), "deck")
    points = [0, 0, 0, 0]
    for event in told:
        if event.seat is not None:
            points[event.seat] += event.points
    assert tuple(points) == outcome.totals
    assert position.legal() == []
    assert position.turn is None
    assert position.why_not(("bid:1",)).kind == "game-over"  # type: ignore[union-attr]


def test_items_say_what_would_count_now() -> None:
    position = at(LAST)
    items = [(item.seat, item.points, item.kind) for item in position.score()]
    assert items == [
        (0, 9, "gold"),
        (0, 6, "mine"),
        (0, 3, "vein"),
        (0, 3, "mine"),
        (0, 5, "mayor"),
        (1, 20, "gold"),
        (2, 3, "gold"),
        (2, 6, "mine"),
        (2, 5, "mayor"),
        (3, 0, "gold"),
        (3, 7, "mine"),
    ]
    assert position.outcome() is None


def test_a_tie_is_shared() -> None:
    position = at(LAST.replace("gold=9,20,3,0", "gold=9,26,3,19"))
    play(position, "keep")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1, 3)
    assert outcome.rule == "tie"
