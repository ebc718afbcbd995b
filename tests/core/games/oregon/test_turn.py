"""The course of a turn: extra turn, drawing, exchanging, nothing to play, and the end."""

from __future__ import annotations

import pytest
from tests.core.games.oregon.stated import at
from tests.core.games.table_talk import play, points

from frontier.games.oregon import GAME
from frontier.games.oregon.box import CARDS
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance

# All four churches and, in the second line, all four post offices, away from everything.
CHURCHES = "a1=c b1=c c1=c d1=c"
POSTS = "a2=p b2=p c2=p d2=p"


def start(players: str, seed: int = 3) -> OregonPosition:
    position = GAME.start({"players": players}, Chance(seed))
    assert isinstance(position, OregonPosition)
    return position


# The beginning


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_hands_begin_with_three_landscapes_and_a_building(players: str) -> None:
    position = start(players)
    assert [(sum(hand[:5]), sum(hand[5:])) for hand in position.hands] == [(3, 1)] * int(players)
    assert len(position.supplies[0]) == 50 - 3 * int(players)
    assert len(position.supplies[1]) == 21 - int(players)
    assert len(set(position.start_tiles)) == int(players)
    assert all(position.joker)
    assert all(position.extra)


def test_in_the_first_round_everyone_only_places_a_start_tile() -> None:
    position = start("3")
    for seat in range(3):
        assert (position.turn, position.phase) == (seat, "start")
        events = position.play(position.legal()[seat])
        assert [(event.kind, event.points) for event in events] == [("start-tile", 0)]
    assert (position.turn, position.phase) == (0, "play")
    assert position.tiles == [4] * 7
    assert all(sum(hand) == 4 for hand in position.hands)


# The extra turn


def test_an_extra_turn_is_offered_after_a_play_and_can_be_kept() -> None:
    position = at(hands="BBWc,?", tokens="E,-")
    play(position, "bison bison e7")
    assert position.legal() == [("extra",), ("end",)]
    kept = position.copy()
    play(kept, "end")
    assert kept.phase == "draw"
    assert kept.extra[0]
    play(position, "extra")
    assert position.phase == "extra-play"
    assert not position.extra[0]
    play(position, "church wagon c9")
    assert position.phase == "draw"


def test_an_extra_turn_is_not_offered_with_an_inactive_token() -> None:
    position = at(hands="BBWc,?", tokens="J,JE")
    play(position, "bison bison e7")
    assert position.phase == "draw"


def test_an_extra_turn_is_not_offered_when_nothing_is_left_to_play() -> None:
    two_buildings = at(hands="BBpc,?", tokens="E,-")
    play(two_buildings, "bison bison e7")
    assert two_buildings.phase == "draw"
    with_joker = at(hands="BBpc,?", tokens="JE,-")
    play(with_joker, "bison bison e7")
    assert with_joker.phase == "extra"
    no_tiles = at(CHURCHES, hands="BBWc,?", tokens="E,-")
    play(no_tiles, "bison bison e7")
    assert no_tiles.phase == "draw"


def test_a_joker_won_a_moment_ago_counts_for_the_extra_turn() -> None:
    position = at("e8=w", hands="BBpc,?", tokens="E,-")
    play(position, "bison bison e7")
    assert position.phase == "extra"
    play(position, "extra")
    assert {action[1].partition(":")[0] for action in position.legal()} == {"joker"}


def test_a_token_won_a_moment_ago_gives_an_extra_turn() -> None:
    position = at("e8=A", hands="BBsp,?", tokens="-,-")
    play(position, "station bison e7")
    assert position.phase == "extra"


# Drawing


def test_cards_are_drawn_one_by_one_until_there_are_four() -> None:
    position = at(hands="BBWc,?", tokens="-,-", landscape="?")
    play(position, "bison bison e7")
    assert position.view(0)["draws"] == 2
    top = position.supplies[0][-1]
    events = play(position, "draw:landscape")
    assert events[0].given == CARDS[top]
    assert events[0].seen_by(0)["values"] == {"card": CARDS[top]}
    assert events[0].seen_by(1)["values"] == {}
    assert position.turn == 0
    play(position, "draw:building")
    assert sum(position.hands[0]) == 4
    assert (position.turn, position.phase) == (1, "play")


def test_the_last_card_must_be_of_the_kind_that_is_missing() -> None:
    position = at(hands="BBWW,?", tokens="-,-")
    play(position, "bison bison e7")
    play(position, "draw:landscape")
    assert position.legal() == [("draw:building",)]
    other = at(hands="BBpc,?", tokens="-,-")
    play(other, "bison bison e7")
    play(other, "draw:building")
    assert other.legal() == [("draw:landscape",)]


def test_four_cards_are_drawn_after_an_extra_turn() -> None:
    position = at(hands="BBBB,?", tokens="E,-")
    for action in ("bison bison e7", "extra", "bison bison d7"):
        play(position, action)
    assert position.view(0)["draws"] == 4
    for _ in range(3):
        play(position, "draw:building")
    assert position.legal() == [("draw:landscape",)]


def test_one_card_is_drawn_after_a_play_with_the_joker() -> None:
    position = at(hands="BWWc,?", tokens="J,-")
    play(position, "church joker:bison e8")
    assert position.view(0)["draws"] == 1
    assert position.legal() == [("draw:building",)]


def test_an_empty_supply_is_refilled_when_a_card_is_wanted() -> None:
    position = at(
        hands="BBWc,WWSp",
        tokens="-,-",
        landscape="-",
        landscape_out="WWWWWWWBBBBBBBBSSSSSSSSSEEEEEEEEEECCCCCCCCCC",
    )
    play(position, "bison bison e7")
    assert len(position.discards[0]) == 46, "played cards go on the discards first"
    assert position.supplies[0] == []
    events = play(position, "draw:landscape")
    assert [event.kind for event in events] == ["shuffled-landscape", "drew-landscape"]
    assert events[0].given == "shuffled:landscape"
    assert (len(position.supplies[0]), position.discards[0]) == (45, [])


# Exchanging


def test_a_useless_building_card_may_be_exchanged_while_drawing() -> None:
    position = at(CHURCHES, hands="BBWc,?", tokens="-,-")
    play(position, "bison bison e7")
    assert position.legal() == [("draw:landscape",), ("draw:building",), ("swap:church",)]
    next_card = CARDS[position.supplies[1][-1]]
    (event,) = play(position, "swap:church")
    assert event.given == next_card
    assert position.discards[1][-1] == CARDS.index("church")
    assert position.swaps == 2


def test_a_card_without_a_free_space_is_not_useless() -> None:
    # All stations' spaces are taken, but tiles are left: no exchange.
    west = "a8 b8 c8 d8 d7 e7 f7 f6 g6 h6 h5 h4 h3 i3 i2 i1".split()  # noqa: SIM905
    east = "i6 j6 j7 k7 k8 l8 l9 m9 n9 o9".split()  # noqa: SIM905
    rails = west + east
    pieces = " ".join(f"{square}={'A' if i % 2 else 'B'}" for i, square in enumerate(rails))
    position = at(pieces, hands="SSWs,?", tokens="-,-")
    assert not [action for action in position.legal() if action[0] == "station"]
    play(position, "settler settler g5")
    assert ("swap:station",) not in position.legal()


def test_three_exchanges_a_turn_and_no_more() -> None:
    position = at(
        CHURCHES,
        hands="BBWc,SSSp",
        tokens="-,-",
        building="ccppwwwhhhkkkgggsss",
    )
    play(position, "bison bison e7")
    for left in (2, 1):
        play(position, "swap:church")
        assert position.swaps == left
    play(position, "swap:church")
    assert ("swap:church",) not in position.legal()


def test_the_draw_goes_on_while_something_can_be_exchanged() -> None:
    position = at(CHURCHES, hands="BBWc,?", tokens="-,-")
    play(position, "bison bison e7")
    play(position, "draw:landscape")
    play(position, "draw:landscape")
    assert (position.turn, position.phase) == (0, "draw")
    assert position.legal() == [("swap:church",), ("end",)]
    kept = position.copy()
    assert [event.kind for event in play(kept, "end")] == ["kept"]
    assert kept.turn == 1


def test_the_draw_ends_by_itself_when_nothing_can_be_exchanged() -> None:
    position = at(CHURCHES, hands="BBWc,SSSp", tokens="-,-", building="pccpwwwhhhkkkgggsss")
    play(position, "bison bison e7")
    play(position, "draw:landscape")
    play(position, "draw:landscape")
    play(position, "swap:church")
    assert position.turn == 1, "the post office drawn is of use"


def test_an_exchange_from_an_empty_supply_shuffles_the_card_in() -> None:
    position = at(
        CHURCHES,
        hands="BBWc,SSSp",
        tokens="-,-",
        building="-",
        building_out="ccppwwwhhhkkkgggsss",
    )
    play(position, "bison bison e7")
    events = play(position, "swap:church")
    assert [event.kind for event in events] == ["shuffled-building", "swapped"]
    assert len(position.supplies[1]) == 19


# Nothing to play


def test_without_a_play_the_hand_is_shown_and_two_cards_go() -> None:
    position = at(CHURCHES, turn="1", hands="ccWW,BBBE", tokens="-,-")
    play(position, "bison bison e7")
    play(position, "draw:landscape")
    events = play(position, "draw:building")
    # Seat 0 holds two wagons, which can be played.
    assert (position.turn, position.phase) == (0, "play")
    assert "shown" not in [event.kind for event in events]

    stuck = at(CHURCHES, turn="1", hands="cccW,BBBE", tokens="-,-")
    play(stuck, "bison bison e7")
    play(stuck, "draw:landscape")
    events = play(stuck, "draw:building")
    assert (stuck.turn, stuck.phase) == (0, "discard")
    assert events[-1].kind == "shown"
    assert events[-1].values == {"cards": ["wagon", "church", "church", "church"]}
    assert events[-1].given == "shown:wagon,church,church,church"
    assert stuck.legal() == [("discard", "wagon", "church"), ("discard", "church", "church")]
    assert stuck.view(1)["seats"][0]["hand"] == ["wagon", "church", "church", "church"]
    events = play(stuck, "discard church church")
    assert points(events) == {}
    assert stuck.phase == "draw"
    assert stuck.view(1)["seats"][0]["shown"] == ["wagon", "church"]
    play(stuck, "draw:landscape")
    assert stuck.view(1)["seats"][0]["hand"] is None, "the card drawn is nobody else's business"


def test_a_play_with_the_joker_has_to_be_made_if_it_is_the_only_one() -> None:
    position = at(CHURCHES, hands="cccW,?", tokens="J,-")
    assert position.phase == "play"
    assert {action[:1] for action in position.legal()} == {("wagon",)}
    assert {action[1] for action in position.legal()} >= {"joker:wagon", "joker:campfire"}


def test_in_the_last_round_two_cards_are_discarded_and_none_drawn() -> None:
    position = at(
        CHURCHES + " a2=p b2=p c2=p",
        hands="WWWp,WBcc",
        tokens="-,-",
    )
    play(position, "post-office wagon c5")
    assert position.closing == "tiles"
    assert (position.turn, position.phase) == (1, "play")
    assert points(play(position, "wagon bison d10")) == {}
    assert position.phase == "over"


def test_stuck_in_the_last_round() -> None:
    position = at(CHURCHES + " " + POSTS, turn="1", hands="-,Wccp", tokens="-,-")
    assert position.phase == "discard"
    assert position.closing == "tiles"
    play(position, "discard wagon church")
    assert position.phase == "over"
    assert sum(position.hands[1]) == 2


# The end


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_kinds_used_up_as_players_close_the_game(players: int) -> None:
    lines = [CHURCHES, POSTS, "l1=w m1=w j2=w k2=w", "n8=k o8=k m7=k n7=k"]
    pieces = " ".join(lines[: players - 1])
    hands = ",".join(["WWhh"] + ["?"] * (players - 1))
    tokens = ",".join(["-"] * players)
    position = at(pieces + " h10=h i10=h h9=h", players, hands=hands, tokens=tokens)
    assert position.closing == ""
    events = play(position, "harbor wagon c5")
    assert "closing-tiles" in [event.kind for event in events]
    assert position.closing == "tiles"
    for seat in range(1, players):
        assert position.turn == seat
        position.play(position.legal()[0])
    assert position.phase == "over", "nobody draws, and the last seat has the last turn"
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.ended_by == "tiles"


def test_one_kind_less_does_not_close_the_game() -> None:
    position = at(CHURCHES + " h10=h i10=h h9=h", 3, hands="WWhh,?,?", tokens="-,-,-")
    play(position, "harbor wagon c5")
    assert position.closing == ""
    assert position.phase == "draw"


def test_the_last_farmer_closes_the_game_and_the_round_is_finished() -> None:
    thirteen = " ".join(f"{column}10=B" for column in "abcdefghijklm")
    position = at(thirteen, 3, turn="1", hands="?,WWpc,?", tokens="-,-,-")
    events = play(position, "wagon wagon a9")
    assert events[-1].kind == "closing-farmers"
    assert position.turn == 2, "seat 0 has had its turn; seat 2 has one more"
    position.play(position.legal()[0])
    assert position.phase == "over"
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.ended_by == "farmers"


def test_the_last_seat_ends_the_game_at_once() -> None:
    thirteen = " ".join(f"{column}10=B" for column in "abcdefghijklm")
    position = at(thirteen, turn="1", hands="?,WWpc", tokens="-,-")
    play(position, "wagon wagon a9")
    assert position.phase == "over"
    assert position.turn is None


def test_the_extra_turn_is_still_there_in_the_last_round() -> None:
    thirteen = " ".join(f"{column}10=B" for column in "abcdefghijklm")
    position = at(thirteen, turn="1", hands="?,WWWc", tokens="-,E")
    play(position, "wagon wagon a9")
    assert position.phase == "extra"
    play(position, "extra")
    assert {action[0] for action in position.legal()} == {"church"}
    position.play(position.legal()[0])
    assert position.phase == "over"


def test_coal_and_gold_are_added_at_the_end() -> None:
    thirteen = " ".join(f"{column}10=B" for column in "abcdefghijklm")
    position = at(thirteen, turn="1", hands="?,WWpc", tokens="-,-", coal="12,3", gold="5,-")
    assert [item.points for item in position.score()] == []
    events = play(position, "wagon wagon a9")
    assert points(events) == {0: 8, 1: 3}
    assert [(event.kind, event.given) for event in events if event.given] == [
        ("coal-counted", "coal-of-0:1,2"),
        ("gold-counted", "gold-of-0:5"),
        ("coal-counted", "coal-of-1:3"),
    ]
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.totals == (8, 3)
    assert outcome.winners == (0,)


@pytest.mark.parametrize(
    ("farmers", "winners"), [("a1=A b3=A c7=B", (0,)), ("a1=A c7=B", (0, 1)), ("c7=B", (1,))]
)
def test_a_tie_goes_to_more_farmers_and_then_is_shared(
    farmers: str, winners: tuple[int, ...]
) -> None:
    used_up = "l1=c j1=c k1=c j2=c h10=h i10=h h9=h j10=h"
    position = at(f"{farmers} {used_up}", phase="over", gold="3,-", coal="-,3")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.totals == (3, 3)
    assert outcome.winners == winners
