"""The map and the box: as they are, and refused with a place when they are wrong."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from tests.core.games.oregon import second_telling as second

from frontier.games.oregon.box import BOX, read_box
from frontier.games.oregon.land import (
    AROUND,
    BESIDE,
    COLUMN_SYMBOL,
    FIELDS,
    MAP,
    NAMES,
    NUMBERS,
    ROW_SYMBOL,
    read_map,
)
from frontier.table.errors import Unreadable

MAP_TEXT = (files("frontier.games.oregon") / "data/map.txt").read_text("utf-8")
BOX_TEXT = (files("frontier.games.oregon") / "data/box.json").read_text("utf-8")


def test_the_map_is_that_of_the_rulings() -> None:
    assert dict(zip(NAMES, MAP, strict=True)) == second.LAND


def test_spaces_touch_as_on_a_board() -> None:
    for space, name in enumerate(NAMES):
        assert {NAMES[near] for near in AROUND[space]} == second.AROUND[name]
        assert {NAMES[near] for near in BESIDE[space]} == second.BESIDE[name]
        assert second.SYMBOLS[COLUMN_SYMBOL[space]] == second.COLUMN[name]
        assert second.SYMBOLS[ROW_SYMBOL[space]] == second.ROW[name]


def test_there_are_25_areas_of_six_spaces() -> None:
    areas = list(zip(ROW_SYMBOL, COLUMN_SYMBOL, strict=True))
    assert {areas.count(area) for area in areas} == {6}
    assert len(set(areas)) == 25
    assert (ROW_SYMBOL[NUMBERS["a10"]], COLUMN_SYMBOL[NUMBERS["a10"]]) == (0, 0)
    assert (ROW_SYMBOL[NUMBERS["o1"]], COLUMN_SYMBOL[NUMBERS["o1"]]) == (4, 4)


def test_no_farmer_space_is_water_and_only_one_pair_has_eleven() -> None:
    sizes = [len(FIELDS[a][b]) for a in range(5) for b in range(a, 5)]
    assert sizes.count(11) == 1
    assert all(MAP[space] != "W" for row in FIELDS for field in row for space in field)


def test_the_box_holds_what_the_rule_book_lists() -> None:
    assert BOX.cards == (10,) * 5 + (3,) * 7
    assert BOX.tiles == (4,) * 7
    assert BOX.minerals == ({1: 7, 2: 7, 3: 7}, {3: 7, 4: 7, 5: 7})
    assert BOX.farmers == 14


def test_a_bad_row_of_the_map_is_refused_by_its_line() -> None:
    lines = MAP_TEXT.splitlines()
    bad = next(number for number, line in enumerate(lines) if line.startswith("RRR"))
    for wrong in ("RRR R.. .WW WRR .M", "RRR R.. .WW WRR .MX"):
        with pytest.raises(Unreadable) as refused:
            read_map("\n".join([*lines[:bad], wrong, *lines[bad + 1 :]]))
        assert refused.value.key == "map-row"
        assert refused.value.values["line"] == bad + 1


def test_a_map_with_a_row_too_few_or_no_room_for_a_building_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        read_map("\n".join(MAP_TEXT.splitlines()[:-1]))
    assert refused.value.key == "map-rows"
    for letter, building in (("R", "station"), ("M", "coal-mine"), ("W", "harbor")):
        terrain = "\n".join(
            line if line.startswith("#") else line.replace(letter, ".")
            for line in MAP_TEXT.splitlines()
        )
        with pytest.raises(Unreadable) as refused:
            read_map(terrain)
        assert refused.value.key == "map-no-site"
        assert refused.value.values["building"] == building


def changed(part: str, counts: object) -> str:
    box = json.loads(BOX_TEXT)
    box[part] = counts
    return json.dumps(box)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "box-json"),
        ("[]", "box-part"),
        (changed("coal", {"1": 7}), "box-part"),
        (changed("gold", {"3": 7, "4": 7, "5": 0}), "box-count"),
        (changed("farmers", {"each": "many"}), "box-count"),
        (changed("farmers", {"each": True}), "box-count"),
        (changed("building cards", dict.fromkeys(second.BUILDINGS, 2)), "box-few"),
    ],
)
def test_a_bad_box_is_refused(text: str, key: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_box(text)
    assert refused.value.key == key
