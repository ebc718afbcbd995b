"""The text of a position, and the data files: written, read back, and refused when bad."""

import pytest
from tests.core.games.boomers.stated import begun

from frontier.games.boomers import GAME
from frontier.games.boomers.ready import START, load, read_layouts, read_placing, read_start
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, Impossible, Unreadable

STANDARD = "11/6E4/2A8/7o3/1F9/5o5/9C1/3o7/8D2/4B6/11 b 37 0 - - - - -"


def read(text):
    return GAME.read(text, Chance())


def test_the_text_of_the_standard_start():
    assert begun().text() == STANDARD


@pytest.mark.parametrize(
    "text",
    [
        STANDARD,
        "A9X/11/11/11/11/11/11/11/11/11/5D4Y o 12 7 Y b1.c2.d3 e5.f6 a1-b1.a1-a2 -",
        "11/11/11/11/11/11/11/11/11/11/11 b 40 0 - - - - bs.os.bs.op.bp.bp.op.op.bp",
        "11/11/11/5o5/11/11/11/11/11/1A9/11 o 39 - - - - - op.bp",
    ],
)
def test_what_is_written_is_read_back(text):
    assert read(text).text() == text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "position-fields"),
        (STANDARD + " ", "position-fields"),
        (STANDARD.replace(" b ", "  b "), "position-fields"),
        (STANDARD.replace(" b ", " x "), "position-side"),
        (STANDARD.replace(" 37 ", " many "), "position-number"),
        (STANDARD.replace(" 37 ", " -1 "), "position-number"),
        (STANDARD.replace(" 37 ", " ３ "), "position-number"),
        (STANDARD.replace(" 37 ", " 38 "), "stones-number"),
        (STANDARD.replace(" 37 0", " 37 21"), "position-quiet"),
        (STANDARD.replace(" 37 0 -", " 37 0 A"), "position-barred"),
        (STANDARD.replace(" 37 0 -", " 37 0 X"), "barred-absent"),
        ("11/" + STANDARD, "position-rows"),
        (STANDARD.replace("6E4", "6E5"), "position-row"),
        (STANDARD.replace("6E4", "6E3"), "position-row"),
        (STANDARD.replace("6E4", "6Q4"), "position-row"),
        (STANDARD.replace("6E4", "06E4"), "position-row"),
        (STANDARD.replace("6E4", "6A4"), "piece-twice"),
        ("11/11/11/11/11/11/11/11/11/11/10A b 40 0 - - - - -", "boomers-number"),
        ("11/11/11/11/11/11/11/11/11/11/ABC7D b 40 0 - - - - bp", "boomers-number"),
        ("11/11/11/11/11/11/11/11/11/11/A5XYZ1D b 40 0 - - - - bn", "sooners-number"),
        ("11/11/11/11/11/11/11/11/11/11/A9D b 0 0 - - - - bs", "stones-pending"),
        ("11/11/11/11/11/11/11/11/11/11/A9D b 0 0 - a1 - - -", "piece-on-mine"),
        ("11/11/11/11/11/11/11/11/11/11/Ao8D b 0 0 - - b1 - -", "stone-on-river"),
        ("11/11/11/11/11/11/11/11/11/11/A9D b 0 0 - b1 b1 - -", "mine-on-river"),
        ("11/11/11/11/11/11/11/11/11/11/A9D b 0 0 - b1.b2.b3.b4.b5.b6 - - -", "mines-number"),
        ("11/11/11/11/11/11/11/11/11/11/A9D b 0 0 - b1.b1 - - -", "square-twice"),
        ("11/11/11/11/11/11/11/11/11/11/A9D b 0 0 - - - e5-e6 -", "tracks-sides"),
        ("11/11/11/11/11/11/11/11/11/11/A9D b 9 0 - - - - bq", "position-pending"),
        ("11/11/11/11/11/11/11/11/11/11/A9D b 9 0 - - - - bp.", "position-pending"),
    ],
)
def test_bad_text_is_refused_by_name(text, key):
    with pytest.raises(FrontierError) as refusal:
        read(text)
    assert refusal.value.key == key


def test_damaged_text_never_crashes(many):
    letters = "AXo1/ b-.k9\n０é"
    for number in range(many(20_000)):
        chance = Chance(number)
        text = "A9X/11/11/11/3o7/11/11/11/11/11/5D4Y o 12 7 Y b1.c2.d3 e5.f6 a1-b1.a1-a2 -"
        for _ in range(1 + chance.below(3)):
            place = chance.below(len(text))
            text = text[:place] + chance.choose(letters) + text[place + chance.below(3) :]
        try:
            position = read(text)
        except (Unreadable, Impossible):
            continue
        assert read(position.text()).text() == position.text()


LAYOUTS: dict[str, dict[str, str]] = {"railroads": {}, "mines": {}, "rivers": {}}


@pytest.mark.parametrize(
    ("part", "name", "value", "key"),
    [
        ("railroads", "short", "a1-a2", "tracks-sides"),
        ("railroads", "apart", "a1-a2.k1-k2", "tracks-apart"),
        ("mines", "3", "a1.b2", "mines-number"),
        ("mines", "3", "a1.f6.k11.b1.j11", "mines-number"),
        ("mines", "3", "c9.f6.i3", "start-taken"),
        ("mines", "3", "a1.f6.k10", "layout-lopsided"),
        ("rivers", "wet", "d4.h8", "start-taken"),
        ("rivers", "wet", "a1.k10", "layout-lopsided"),
    ],
)
def test_a_bad_ready_layout_is_refused(part, name, value, key):
    with pytest.raises(FrontierError) as refusal:
        read_layouts({**LAYOUTS, part: {name: value}}, START)
    assert refusal.value.key == key


def test_ready_mines_and_rivers_must_not_overlap():
    data = {**LAYOUTS, "mines": {"3": "a1.f6.k11"}, "rivers": {"wet": "a1.k11"}}
    with pytest.raises(Impossible) as refusal:
        read_layouts(data, START)
    assert refusal.value.key == "mine-on-river"


def test_a_bad_standard_start_or_placing_order_is_refused():
    boomers = {"A": "c9", "B": "e2", "C": "j5", "D": "i3", "E": "g10", "F": "b7"}
    with pytest.raises(Impossible, match="start-squares"):
        read_start({"boomers": boomers, "stones": ["c9", "f6", "h8"]})
    with pytest.raises(Impossible, match="start-lines"):
        read_start({"boomers": {**boomers, "F": "b9"}, "stones": ["d4", "f6", "h8"]})
    with pytest.raises(Impossible, match="placing-order"):
        read_placing({"order": ["A stone", "B boomer"], "begins": "A"})


def test_a_damaged_data_file_is_named():
    with pytest.raises(Unreadable) as refusal:
        load("standard.json", lambda data: data["nothing"])
    assert refusal.value.key == "data-file"
    assert refusal.value.values["file"] == "standard.json"
    with pytest.raises(Unreadable) as refusal:
        load("layouts.json", lambda data: read_layouts({**data, "mines": {"3": "a1"}}, START))
    assert "mines-number" in refusal.value.values["problem"]
