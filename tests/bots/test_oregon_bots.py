"""Positions of Oregon that every level from Rancher up must solve, and what none may do."""

from __future__ import annotations

import pytest
from tests.core.games.oregon.stated import at

from frontier.bots.players import make_bot
from frontier.games.oregon import GAME
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance
from frontier.table.levels import LEVEL_NAMES
from frontier.table.picks import Action

GOOD = ("rancher", "marshal")
LAST_ROUND = " ".join(f"{column}1=A" for column in "abcdefghijklmn")
"""All fourteen farmers of seat 0, so that seat 1 has the last turn."""


def choices(position: OregonPosition, level: str, seeds: int = 3) -> list[Action]:
    assert position.turn is not None
    return [
        make_bot(GAME, level).choose(position, position.turn, Chance(seed)).action
        for seed in range(seeds)
    ]


def gains(position: OregonPosition, action: Action) -> tuple[int, int]:
    """Count the points that an action brings seat 0 and seat 1 for all to see."""
    after = position.copy()
    after.play(action)
    first, second = (
        sum(now) - sum(before) for now, before in zip(after.ledger, position.ledger, strict=True)
    )
    return first, second


@pytest.mark.parametrize("level", GOOD)
def test_a_post_office_goes_beside_two_farmers_of_ones_own(level: str) -> None:
    # Settler and campfire lead nowhere near; the post office scores 6 at g10 or g9.
    position = at("f10=A h10=A c1=B", phase="play", turn="0", hands="SSCp,?", tokens="-,-")
    for action in choices(position, level):
        assert action[0] == "post-office"
        assert gains(position, action) == (6, 0)


@pytest.mark.parametrize("level", GOOD)
def test_a_group_of_three_is_finished_in_the_last_turn(level: str) -> None:
    # Two eagles lead to the spaces beside the two farmers; nothing else scores.
    position = at(f"j4=B j3=B {LAST_ROUND}", phase="play", turn="1", hands="?,EEBh", tokens="-,-")
    for action in choices(position, level):
        assert gains(position, action) == (0, 5)


@pytest.mark.parametrize("level", GOOD)
def test_a_joker_is_not_wasted_where_cards_do_as_well(level: str) -> None:
    position = at("j4=A j3=A b1=B", phase="play", turn="0", hands="EEBh,?", tokens="J,J")
    for action in choices(position, level):
        assert not action[1].startswith("joker:")


@pytest.mark.parametrize("level", GOOD)
def test_an_extra_turn_in_the_last_round_is_taken(level: str) -> None:
    # Nobody draws any more: an unused card and an unused token are worth nothing.
    position = at(LAST_ROUND, phase="play", turn="1", hands="?,SSCC", tokens="-,E")
    position.play(("settler", "settler", "g5"))
    assert position.phase == "extra"
    assert choices(position, level) == [("extra",)] * 3


@pytest.mark.parametrize("level", GOOD)
def test_a_harbor_beside_the_others_is_left_alone(level: str) -> None:
    # The harbor would bring the other seat 4 for each of its three farmers.
    position = at("g7=B h7=B g6=B a1=A", phase="play", turn="0", hands="SBWh,?", tokens="-,-")
    for action in choices(position, level):
        assert gains(position, action)[1] == 0


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_useless_card_is_exchanged(level: str) -> None:
    position = at("a7=c b7=c c7=c a4=c", hands="BBWc,?", tokens="-,-")
    position.play(("bison", "bison", "e7"))
    assert choices(position, level) == [("swap:church",)] * 3


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_no_level_leaves_many_points_lying(level: str) -> None:
    position = at("f10=A h10=A c1=B", phase="play", turn="0", hands="SSCp,?", tokens="-,-")
    best = max(gains(position, action)[0] for action in position.legal())
    for action in choices(position, level, seeds=8):
        mine, theirs = gains(position, action)
        assert mine - theirs >= best - 4


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_deal_is_played_on_until_ones_own_next_turn_is_over(players: str) -> None:
    judge = GAME.judge
    assert judge
    assert judge.calm
    assert judge.likely
    table = GAME.start(GAME.complete({"players": players}), Chance("around"))
    for _ in range(100):
        if judge.calm(table):
            break
        table.advance(table.legal()[0])
    seat = table.turn
    assert seat is not None
    make_bot(GAME, "rancher").look(table, judge.likely(table), seat)
    # Nobody has an extra turn this early.
    assert table.turn == (seat + 1) % int(players)
