"""Positions as text: written, read back, dealt where left open, and refused where impossible."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.core.games.oregon.samples import TASTES, assert_conserved, somewhere
from tests.core.games.oregon.stated import at
from tests.core.games.table_talk import play

from frontier.games.oregon import GAME
from frontier.games.oregon.box import BOX
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, Impossible, Unreadable

TEXT = (
    "players:2 phase:play turn:1 "
    "board:15/4c10/3AB10/15/15/15/15/15/15/4k10 start:.c tokens:J,- hands:WBSp,EECk "
    "points:3.2.0.0.0.0,0.0.0.0.0.0 coal:12,- gold:-,5 "
    "coal-stack:1111112222223333333 gold-stack:33333334444444555555 "
    "landscape:WWWWWWWWWBBBBBBBBBSSSSSSSSSEEEEEEEECCCCCC building:ppcccwwwhhhgggsss "
    "landscape-out:CCC building-out:kk"
)


def read(text: str) -> str:
    return GAME.read(text, Chance(1)).text()


def with_field(name: str, value: str | None) -> str:
    """Change one field of the text, or leave it out."""
    fields = [field for field in TEXT.split() if not field.startswith(name + ":")]
    return " ".join(fields + ([] if value is None else [f"{name}:{value}"]))


def test_a_text_is_read_back_to_itself() -> None:
    assert read(TEXT) == TEXT


def test_the_order_of_fields_and_a_dot_for_an_empty_space_do_not_matter() -> None:
    assert read(" ".join(reversed(TEXT.split()))) == TEXT
    assert read(TEXT.replace("4k10", "....k..........")) == TEXT


def test_supplies_are_written_with_the_next_card_first() -> None:
    position = at(hands="BBWc,SSSp", tokens="-,-", building="pccpwwwhhhkkkgggsss")
    play(position, "bison bison e7")
    (event,) = play(position, "draw:building")
    assert event.given == "post-office"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_left_out_is_dealt_from_what_is_left(players: int) -> None:
    position = at("e7=A c9=c", players)
    assert_conserved(position)
    assert [(sum(hand[:5]), sum(hand[5:])) for hand in position.hands] == [(3, 1)] * players
    assert position.text() != at("e7=A c9=c", players, 2).text()
    assert position.text() == at("e7=A c9=c", players).text()
    assert read(position.text()) == position.text()


def test_question_marks_are_dealt_too() -> None:
    position = at(hands="BBBB,?", coal="12,-", coal_stack="?", landscape="?", gold="?")
    assert_conserved(position)
    assert position.hands[0][1] == 4
    assert sum(position.hands[1]) == 4


def test_start_tiles_are_drawn_for_those_who_have_yet_to_place_one() -> None:
    position = at("a1=c", 3, phase="start", turn="1")
    assert position.start_tiles[0] == 2
    assert len(set(position.start_tiles)) == 3
    assert_conserved(position)


def test_a_stated_hand_without_a_play_is_shown_at_once() -> None:
    position = at("a1=c b1=c c1=c d1=c", hands="cccW,?", tokens="-,-")
    assert position.phase == "discard"
    assert "shown:Wccc,-" in position.text()


UNREADABLE = {
    "text-long": "players:2 " + "x" * 3000,
    "text-field": TEXT + " weather:fine",
    "text-twice": TEXT + " turn:0",
    "text-players": with_field("players", "5"),
    "text-phase": with_field("phase", "sleep"),
    "text-turn": with_field("turn", "2"),
    "text-rows": with_field("board", "15/15"),
    "text-row": with_field("board", "15/" * 9 + "14"),
    "text-start": with_field("start", "cc"),
    "text-tokens": with_field("tokens", "J,X"),
    "text-seats": with_field("hands", "WBSp"),
    "text-card": with_field("hands", "WBSx,?"),
    "text-points": with_field("points", "1,2"),
    "text-tiles": with_field("coal", "9,-"),
    "text-swaps": with_field("swaps", "3"),
    "text-closing": with_field("closing", "boredom"),
}
IMPOSSIBLE = {
    "farmer-water": "players:2 board:15/15/15/15/15/15/2A12/15/15/15",
    "farmer-count": "players:2 board:AAAAAAAAAAAAAAA/15/15/15/15/15/15/15/15/15",
    "building-ground": "players:2 board:c14/15/15/15/15/15/15/15/15/15",
    "harbor-dry": "players:2 board:14h/15/15/15/15/15/15/15/15/15",
    "tile-count": "players:2 board:10ccccc/15/15/15/15/15/15/15/15/15",
    "start-missing": "players:2 start:c.",
    "start-board": "players:2 phase:start turn:1",
    "card-many": "players:2 hands:cccW,cBBB",
    "cards-short": "players:2 building-out:" + "pppcccwwwhhhkkkgggss",
    "cards-missing": "players:2 building:ppp",
    "tiles-many": "players:2 coal:11111111,-",
    "tiles-missing": "players:2 gold-stack:345",
    "shown-hand": "players:2 hands:WWBc,? shown:EE,-",
    "points-step": "players:2 points:2.0.0.0.0.0,0.0.0.0.0.0",
    "closing-early": "players:2 closing:farmers",
    "over-early": "players:2 phase:over",
    "hand-size": "players:2 hands:WWWWW,?",
    "discard-early": "players:2 phase:discard hands:WWBB,?",
    "extra-never": "players:2 phase:extra hands:pc,? tokens:E,-",
    "draw-never": "players:2 phase:draw board:AAAAAAAAAAAAAA1/15/15/15/15/15/15/15/15/15 hands:W,?",
    "draw-over": "players:2 phase:draw hands:WWBc,?",
}


@pytest.mark.parametrize("key", UNREADABLE)
def test_a_text_that_cannot_be_read_is_refused(key: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read(UNREADABLE[key])
    assert refused.value.key == key


@pytest.mark.parametrize("key", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(key: str) -> None:
    with pytest.raises(Impossible) as refused:
        read(IMPOSSIBLE[key])
    assert refused.value.key == key


@pytest.mark.parametrize(
    "text",
    [
        "players:2 phase:start start:.c",
        "players:2 phase:start turn:1 board:10cA3/15/15/15/15/15/15/15/15/15",
        "players:2 phase:start turn:1 board:10A4/15/15/15/15/15/15/15/15/15",
        "players:2 phase:over turn:0",
        "players:2 turn:-",
        "players:2 phase:draw swaps:4 hands:WB,?",
        "players:2 phase:extra-play hands:-,? tokens:E,-",
        "players:2 hands:W,?",
        "players:2 board:15²/15/15/15/15/15/15/15/15/15",
        "players:2 board:150/15/15/15/15/15/15/15/15/15",
        "players:2 board:8C6/15/15/15/15/15/15/15/15/15",
        "players:2 points:٣.0.0.0.0.0,0.0.0.0.0.0",
        "players:2 points:0.0.0.0.0.0.0,0.0.0.0.0.0",
        "players:2 phase:draw closing:tiles",
        "",
        "?",
        "players",
        ":",
    ],
)
def test_other_bad_texts_are_refused_too(text: str) -> None:
    with pytest.raises(FrontierError):
        read(text)


def test_a_damaged_text_is_refused_or_read_but_never_breaks(many: Callable[[int], int]) -> None:
    chance = Chance("damage")
    letters = "WBSECpcwhkgsABCDJE0123456789-?,./: xé"
    refused = 0
    for trial in range(many(20_000)):
        if trial % 50 == 0:
            taste = TASTES[trial // 50 % 4]
            text = somewhere("234"[trial // 50 % 3], trial, chance.below(140), taste).text()
        at_letter = chance.below(len(text))
        cut = chance.below(3)
        damaged = (
            text[:at_letter] + chance.choose(letters) * chance.below(3) + text[at_letter + cut :]
        )
        try:
            position = GAME.read(damaged, Chance(0))
        except FrontierError:
            refused += 1
            continue
        # Whatever is read is a position like any other.
        assert read(position.text()) == position.text()
        assert bool(position.legal()) == (position.turn is not None)
    assert refused > many(20_000) // 3


def test_farmers_and_tiles_left_follow_from_the_board() -> None:
    position = at("a1=A b1=A c1=B k10=c l10=c", start="c.")
    assert position.farmers == [BOX.farmers - 2, BOX.farmers - 1]
    assert position.tiles[1] == 3
