"""Undo: free within a play, never past a card drawn, a tile revealed or a hand shown."""

from __future__ import annotations

import pytest
from tests.core.games.oregon.stated import at

from frontier.games.oregon import GAME
from frontier.table.match import Match, NoSuchMove, Setup

CHURCHES = "a1=c b1=c c1=c d1=c"
THIRTEEN = " ".join(f"{column}10=B" for column in "abcdefghijklm")


def match(pieces: str = "", players: int = 2, **fields: str) -> Match:
    return Match(GAME, Setup("oregon", "undo", position=at(pieces, players, **fields).text()))


def play(table: Match, *actions: str) -> None:
    for action in actions:
        table.play(tuple(action.split()))


def test_plays_can_be_taken_back_until_a_card_is_drawn() -> None:
    table = match(hands="BBWc,?", tokens="E,-")
    before = table.position.text()
    play(table, "bison bison e7", "extra", "church wagon c9")
    assert table.floor == 0
    table.go_to(0)
    assert table.position.text() == before
    table.go_to(3)
    play(table, "draw:landscape")
    assert table.floor == 4
    with pytest.raises(NoSuchMove):
        table.undo()


def test_a_coal_tile_taken_is_never_taken_back() -> None:
    table = match("e8=p d8=B d10=k", hands="WBpp,?", tokens="E,-")
    play(table, "wagon bison d9")
    assert table.floor == 1
    with pytest.raises(NoSuchMove):
        table.undo()


def test_the_play_after_a_tile_can_be_taken_back_to_it() -> None:
    table = match("d10=g", hands="WBBp,?", tokens="JE,-")
    play(table, "wagon bison d9", "extra", "post-office bison e9")
    assert table.floor == 1
    table.go_to(1)
    assert table.position.phase == "extra"
    with pytest.raises(NoSuchMove):
        table.undo()


def test_an_exchange_is_never_taken_back() -> None:
    table = match(CHURCHES, hands="BBWc,?", tokens="-,-")
    play(table, "bison bison e7", "swap:church")
    assert table.floor == 2


def test_a_hand_shown_is_never_hidden_again() -> None:
    # The last action before it draws nothing, and still cannot be taken back.
    table = match(CHURCHES + " a2=p b2=p c2=p", hands="WWWp,Wccc", tokens="-,-")
    play(table, "post-office wagon c5")
    assert table.position.phase == "discard"
    assert table.floor == 1
    play(table, "discard wagon church")
    assert table.position.phase == "over"
    assert table.floor == 1


def test_the_tiles_turned_over_at_the_end_stay_open() -> None:
    table = match(THIRTEEN, turn="1", hands="?,WWpc", tokens="-,-", coal="12,-")
    play(table, "wagon wagon a9")
    assert table.position.phase == "over"
    assert table.floor == 1


def test_start_tiles_can_be_taken_back() -> None:
    table = Match(GAME, Setup("oregon", "undo"))
    play(table, *(table.position.legal()[3]))
    table.undo()
    assert table.position.text() == table.at(0).text()
