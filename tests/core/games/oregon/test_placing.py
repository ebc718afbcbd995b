"""Where farmers and buildings may go, with cards and with the joker."""

from __future__ import annotations

import pytest
from tests.core.games.oregon.stated import at, spaces
from tests.core.games.table_talk import play

from frontier.games.oregon.land import MAP, NUMBERS


def names(columns: str, *rows: int) -> set[str]:
    return {column + str(row) for column in columns for row in rows}


def test_one_pair_of_cards_leads_to_eleven_spaces() -> None:
    # Wagon and settler: the top row in columns g h i, where i9 is water, and rows 6 and 5 in a b c.
    position = at(hands="WSpp,?", tokens="-,-")
    found = spaces(position, "wagon", "settler")
    assert len(found) == 11
    assert found == (names("ghi", 10, 9) - {"i9"}) | names("abc", 6, 5)


def test_two_equal_cards_lead_to_the_one_area_on_the_diagonal() -> None:
    position = at(hands="BBpp,?")
    assert spaces(position, "bison", "bison") == names("def", 8, 7)


def test_a_farmer_goes_neither_on_a_farmer_nor_on_a_building() -> None:
    position = at("g10=A a6=B b6=k c5=w", hands="WSpp,?")
    found = spaces(position, "wagon", "settler")
    assert len(found) == 7
    assert not found & {"g10", "a6", "b6", "c5", "i9"}


def test_a_gold_mine_goes_on_mountains_of_the_row_or_the_column() -> None:
    position = at(hands="CCCg,?", tokens="-,-")
    found = spaces(position, "gold-mine", "campfire")
    # Campfire: columns m n o, and rows 2 and 1.
    assert found == {"n8", "o8", "m7", "n7", "o7", "o6", "m3"} | {
        "l2",
        "o2",
        "e1",
        "f1",
        "g1",
        "n1",
        "o1",
    }


@pytest.mark.parametrize(
    ("building", "letter", "terrain"),
    [
        ("post-office", "p", "."),
        ("church", "c", "."),
        ("warehouse", "w", "."),
        ("coal-mine", "k", "M"),
        ("gold-mine", "g", "M"),
        ("station", "s", "R"),
    ],
)
def test_a_building_goes_on_all_of_its_terrain_in_the_bands(
    building: str, letter: str, terrain: str
) -> None:
    position = at(hands=f"EEE{letter},?", tokens="-,-")
    bands = names("jkl", *range(1, 11)) | names("abcdefghijklmno", 4, 3)
    assert spaces(position, building, "eagle") == {
        square for square in bands if MAP[NUMBERS[square]] == terrain
    }


def test_a_harbor_touches_water_if_only_at_a_corner() -> None:
    position = at(hands="EEEh,?", tokens="-,-")
    found = spaces(position, "harbor", "eagle")
    # Around the western lake in rows 4 and 3, around the northern one in columns j k l.
    assert found == {"b4", "b3", "e4", "f3", "j10", "k10", "k9"}
    assert "b4" in found  # beside
    assert "k10" in found  # only at a corner of j9
    assert "a4" not in found


def test_a_building_without_tiles_cannot_be_built() -> None:
    position = at("a1=c b1=c c1=c", hands="WWcc,?", tokens="-,-")
    assert spaces(position, "church", "wagon")
    play(position, "church wagon c7")
    assert position.tiles[1] == 0
    full = at("a1=c b1=c c1=c c7=c", hands="WWcc,?", tokens="J,-")
    assert not [action for action in full.legal() if action[0] == "church"]


def test_a_start_tile_is_not_one_of_the_four() -> None:
    position = at("a1=c b1=c c1=c c7=c", hands="WWcc,?", start="c.")
    assert position.tiles[1] == 1
    assert spaces(position, "church", "wagon")


def test_two_building_cards_are_not_played_together() -> None:
    position = at(hands="Wcpp,?", tokens="-,-")
    assert {frozenset(action[:2]) for action in position.legal()} == {
        frozenset({"church", "wagon"}),
        frozenset({"post-office", "wagon"}),
    }


def test_the_joker_is_any_landscape_beside_one_card() -> None:
    position = at(hands="Bccc,?")
    pairs = {action[:2] for action in position.legal()}
    assert pairs == {("church", "bison")} | {
        (card, "joker:" + symbol)
        for card in ("bison", "church")
        for symbol in ("wagon", "bison", "settler", "eagle", "campfire")
    }
    assert spaces(position, "bison", "joker:bison") == names("def", 8, 7)
    assert spaces(position, "church", "joker:bison") == spaces(position, "church", "bison")


def test_the_joker_may_be_spent_although_the_card_is_there() -> None:
    position = at(hands="BEpp,?")
    assert spaces(position, "bison", "eagle") == spaces(position, "bison", "joker:eagle")
    play(position, "bison joker:eagle k8")
    assert not position.joker[0]
    assert position.hands[0][3] == 1


def test_without_the_joker_two_cards_are_needed() -> None:
    position = at(hands="Bccc,?", tokens="E,JE")
    assert {action[:2] for action in position.legal()} == {("church", "bison")}


def test_without_farmers_only_buildings_are_played() -> None:
    thirteen = " ".join(f"{column}10=A" for column in "abcdefghijklm")
    position = at(thirteen, hands="WWcp,?", tokens="JE,-")
    play(position, "wagon wagon a9")
    assert position.farmers[0] == 0
    assert position.closing == "farmers"
    assert position.phase == "extra"
    play(position, "extra")
    assert {action[0] for action in position.legal()} == {"church", "post-office"}


def test_the_start_tile_goes_on_any_free_space_of_its_terrain() -> None:
    position = at("n8=k", phase="start", turn="1", start="kg")
    legal = {action[0] for action in position.legal()}
    assert len(legal) == MAP.count("M") - 1
    harbor = at(phase="start", start="hc")
    assert {action[0] for action in harbor.legal()} >= {"h10", "b2", "f2"}
    assert len(harbor.legal()) == 22


def test_plays_are_listed_in_their_order() -> None:
    position = at(hands="WBcp,?")
    order = list(dict.fromkeys(action[:2] for action in position.legal()))
    symbols = ["wagon", "bison", "settler", "eagle", "campfire"]
    assert order == [
        ("wagon", "bison"),
        ("post-office", "wagon"),
        ("post-office", "bison"),
        ("church", "wagon"),
        ("church", "bison"),
        *[("wagon", f"joker:{symbol}") for symbol in symbols],
        *[("bison", f"joker:{symbol}") for symbol in symbols],
        *[("post-office", f"joker:{symbol}") for symbol in symbols],
        *[("church", f"joker:{symbol}") for symbol in symbols],
    ]
    squares = [action[2] for action in position.legal() if action[:2] == ("wagon", "bison")]
    assert squares == sorted(squares, key=NUMBERS.__getitem__)
