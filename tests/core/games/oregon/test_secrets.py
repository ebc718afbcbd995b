"""Who sees what, and deals of what a seat cannot see."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.core.games.oregon.samples import TASTES, assert_conserved, choose_action, somewhere
from tests.core.games.oregon.stated import at
from tests.core.games.table_talk import play

from frontier.games.oregon import GAME
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance


def test_a_seat_sees_its_own_hand_and_only_counts_of_the_others() -> None:
    position = at(hands="BBWc,SSSp", coal="12,3", gold="-,45")
    mine, theirs = position.view(0)["seats"]
    assert mine["hand"] == ["wagon", "bison", "bison", "church"]
    assert mine["coal_values"] == [1, 2]
    assert theirs["hand"] is None
    assert (theirs["landscape"], theirs["building"]) == (3, 1)
    assert (theirs["coal"], theirs["gold"]) == (1, 2)
    assert theirs["coal_values"] is None
    assert theirs["gold_values"] is None
    for seat in position.view(None)["seats"]:
        assert seat["hand"] is None
        assert seat["coal_values"] is None


def test_a_view_is_plain_json_and_tells_the_table() -> None:
    position = at(
        "e7=A d7=A d8=A c9=c",
        hands="?,?",
        start="c.",
        landscape_out="WB",
        points="3.0.0.0.0.5,0.0.0.0.0.0",
        tokens="J,E",
    )
    view = position.view(0)
    assert json.loads(json.dumps(view)) == view
    assert view["buildings"] == {"c9": "church"}
    assert view["farmers"] == [["d7", "e7", "d8"], []]
    assert view["groups"] == [{"seat": 0, "squares": ["d7", "e7", "d8"]}]
    assert view["tiles"]["church"] == 4
    assert view["discards"] == {"landscape": ["wagon", "bison"], "building": []}
    assert view["supplies"] == {"landscape": 50 - 6 - 2, "building": 19}
    assert (view["coal"], view["gold"]) == (21, 21)
    assert [seat["points"] for seat in view["seats"]] == [8, 0]
    assert [(seat["joker"], seat["extra"]) for seat in view["seats"]] == [
        (True, False),
        (False, True),
    ]
    assert [seat["start"] for seat in view["seats"]] == ["church", None]
    assert view["map"][0] == "MMMM..........."
    assert len(view["map"]) == 10
    assert view["closing"] is None


def test_coal_and_gold_are_open_when_it_is_over() -> None:
    used_up = "l1=c j1=c k1=c j2=c h10=h i10=h h9=h j10=h"
    position = at(used_up, phase="over", gold="3,-", coal="-,12")
    first, second = position.view(None)["seats"]
    assert (first["gold_values"], second["coal_values"]) == ([3], [1, 2])
    assert (first["points"], second["points"]) == (3, 3)


@pytest.mark.parametrize("taste", TASTES)
def test_a_hidden_deal_keeps_every_piece_and_what_the_seat_sees(
    taste: str, many: Callable[[int], int]
) -> None:
    different = 0
    chance = Chance("deals")
    for trial in range(many(400)):
        position = somewhere("234"[trial % 3], trial, chance.below(130), taste)
        for seat in range(position.players):
            dealt = position.hidden(seat, chance)
            assert_conserved(dealt)
            assert dealt.view(seat) == position.view(seat)
            assert bool(dealt.legal()) == (dealt.turn is not None)
            if dealt.turn == seat:
                assert dealt.legal() == position.legal()
            # What the reader refuses could not have come to be.
            assert GAME.read(dealt.text(), Chance(0)).text() == dealt.text()
            different += dealt.text() != position.text()
    assert different > many(400)


def test_a_deal_does_not_depend_on_what_the_seat_cannot_see(many: Callable[[int], int]) -> None:
    chance = Chance("permuted")
    for trial in range(many(400)):
        taste = TASTES[trial % 4]
        position = somewhere("234"[trial % 3], trial + 50, chance.below(130), taste)
        for seat in range(position.players):
            permuted = position.hidden(seat, chance)
            one = position.hidden(seat, Chance(trial))
            other = permuted.hidden(seat, Chance(trial))
            assert one.text() == other.text()
            assert one.chance.state == other.chance.state
            if one.turn == seat:
                # So a player who looks at deals only chooses the same, whatever the others hold.
                assert choose_action(one, "crowded", Chance(2)) == choose_action(
                    other, "crowded", Chance(2)
                )


def test_a_deal_leaves_the_position_as_it_was() -> None:
    position = somewhere("3", 8, 40)
    before, state = position.text(), position.chance.state
    dealt = position.hidden(0, Chance(1))
    while dealt.turn is not None:
        dealt.advance(choose_action(dealt, "any", Chance(5)))
    assert position.text() == before
    assert position.chance.state == state


def test_cards_once_shown_stay_known_in_every_deal() -> None:
    position = at("a1=c b1=c c1=c d1=c", hands="cccW,?", tokens="-,-")
    assert position.phase == "discard"
    for seed in range(20):
        assert position.hidden(1, Chance(seed)).hands[0] == position.hands[0]
    play(position, "discard church church")
    play(position, "draw:landscape")
    seen = set()
    for seed in range(40):
        hand = position.hidden(1, Chance(seed)).hands[0]
        assert hand[0] >= 1
        assert hand[6] >= 1
        assert (sum(hand[:5]), sum(hand[5:])) == (2, 1)
        seen.add(tuple(hand))
    assert len(seen) > 1


def test_a_deal_for_an_onlooker_seat_lets_the_player_to_act_act() -> None:
    # Seat 0 has two cards left and decides about an extra turn: so these two can be played.
    position = at("a1=c b1=c c1=c d1=c", hands="BBWp,?", tokens="E,-")
    play(position, "bison bison e7")
    assert position.phase == "extra"
    for seed in range(200):
        dealt = position.hidden(1, Chance(seed))
        play(dealt, "extra")
        assert dealt.legal()
    # And a full hand that is still being drawn holds something to exchange.
    drawing = at("a1=c b1=c c1=c d1=c", hands="BBWc,?", tokens="-,-")
    for action in ("bison bison e7", "draw:landscape", "draw:landscape"):
        play(drawing, action)
    assert drawing.phase == "draw"
    for seed in range(50):
        assert drawing.hidden(1, Chance(seed)).hands[0][6] == 1


def test_unseen_cards_are_dealt_evenly() -> None:
    # Of 21 building cards seat 0 sees one church; the other hand's card is a church in 2 of 20.
    position = at(hands="BBWc,SSSp")
    churches = sum(position.hidden(0, Chance(seed)).hands[1][6] for seed in range(2000))
    assert 140 < churches < 260


def test_positions_are_of_the_same_kind() -> None:
    assert isinstance(somewhere("2", 1, 5).hidden(0, Chance(1)), OregonPosition)
