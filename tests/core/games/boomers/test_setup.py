"""Set-ups: the standard, placed and random starts, and what is refused."""

import pytest
from tests.core.games.boomers.stated import begun
from tests.core.games.table_talk import ended

from frontier.games.boomers import GAME
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, Impossible

HALF_TURN = {
    f"{column}{row}": f"{'kjihgfedcba'['abcdefghijk'.index(column)]}{12 - row}"
    for column in "abcdefghijk"
    for row in range(1, 12)
}


def steps(position):
    return " ".join(f"{'bo'[step['seat']]}:{step['piece']}" for step in position.view(0)["pending"])


def test_the_standard_start():
    view = begun().view(0)
    assert view["pieces"] == {"A": "c9", "B": "e2", "C": "j5", "D": "i3", "E": "g10", "F": "b7"}
    assert view["stones"] == ["d4", "f6", "h8"]
    assert view["supply"] == 37
    assert view["turn"] == 0


def test_the_other_player_may_begin():
    assert begun(first="orange").turn == 1


def test_the_placed_start_has_the_published_order_and_player_a_begins():
    position = begun(setup="placed")
    assert steps(position) == "b:stone o:stone b:stone o:D b:A b:B o:E o:F b:C"
    for square in ("d4", "f6", "h8", "i3", "c9", "e2", "g10", "b7", "j5"):
        assert position.phase.startswith("placing-")
        position.play((square,))
    assert position.phase == "moving"
    assert position.turn == 0
    assert position.text() == begun().text()


def test_player_a_may_be_orange():
    position = begun(setup="placed", first="orange")
    assert steps(position).startswith("o:stone b:stone o:stone b:A o:D o:E")


def test_with_sooners_the_other_player_begins():
    position = begun(setup="placed", sooners="on")
    assert steps(position) == (
        "b:X o:Y b:Z o:stone b:stone o:stone b:A o:D o:E b:B b:C o:F"
    )  # fmt: skip
    for square in ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "j10", "k11", "a3"]:
        position.play((square,))
    assert position.turn == 1


@pytest.mark.parametrize(
    ("options", "stones"),
    [
        ({}, 3),
        ({"mines": "ready"}, 0),
        ({"rivers": "broken"}, 0),
        ({"rivers": "broken", "river_stones": "on"}, 3),
        ({"mines": "ready", "rivers": "long"}, 0),
        ({"railroad": "fork"}, 3),
    ],
)
def test_starting_stones_depend_on_mines_and_rivers(options, stones):
    assert len(begun(**options).view(0)["stones"]) == stones
    assert len(begun(setup="random", **options).view(0)["stones"]) == stones
    placed = begun(setup="placed", **options)
    assert steps(placed).count("stone") == stones


def test_nothing_is_placed_on_a_mine_and_no_stone_on_a_river():
    position = begun(setup="placed", rivers="broken", river_stones="on")
    squares = {action[0] for action in position.legal()}
    assert not squares & set(position.view(0)["rivers"])
    for square in ("d4", "f6", "h8"):
        position.play((square,))
    assert set(position.view(0)["rivers"]) <= {action[0] for action in position.legal()}
    position = begun(setup="placed", mines="ready")
    assert not {action[0] for action in position.legal()} & set(position.view(0)["mines"])


def test_a_set_up_may_end_the_game_at_once():
    # A and B fill a1 and b1 behind three stones, and C is hemmed in by two boomers.
    position = begun(setup="placed")
    for square in ["a2", "b2", "c1", "k10", "a1", "b1", "j11", "e5"]:
        position.play((square,))
    told = position.play(("k11",))
    kinds = [event.kind for event in told]
    assert kinds[:3] == ["placed-piece", "homestead", "ended-stuck"]
    assert ended(position).totals == (2, 0)


@pytest.mark.parametrize("number", range(40))
def test_random_starts_are_symmetric_and_open(number):
    position = begun(f"s{number}", setup="random", sooners="on" if number % 2 else "off")
    view = position.view(0)
    pieces = view["pieces"]
    for mine, theirs in zip("ABC", "DEF", strict=True):
        assert HALF_TURN[pieces[mine]] == pieces[theirs]
    boomers = [pieces[letter] for letter in "ABCDEF"]
    assert len({square[0] for square in boomers}) == 6
    assert len({square[1:] for square in boomers}) == 6
    stones = view["stones"]
    assert "f6" in stones
    assert {HALF_TURN[square] for square in stones} == set(stones)
    if "X" in pieces:
        sooners = [pieces[letter] for letter in "XYZ"]
        assert sum(HALF_TURN[square] in sooners for square in sooners) >= 2
    assert view["homesteads"] == []
    assert position.turn == 0


@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("setup", ["standard", "placed", "random"])
def test_random_layouts_are_symmetric_and_leave_the_start_open(setup, number):
    position = begun(
        f"s{number}",
        setup=setup,
        mines="random",
        mine_count="345"[number % 3],
        rivers="random",
        railroad="random",
        tracks=str(2 + number % 29),
    )
    view = position.view(0)
    assert len(view["mines"]) == 3 + number % 3
    assert 1 <= len(view["rivers"]) <= 15
    assert 2 <= len(view["tracks"]) <= 2 + number % 29
    for squares in (view["mines"], view["rivers"]):
        assert {HALF_TURN[square] for square in squares} == set(squares)
    assert not set(view["mines"]) & set(view["rivers"])
    assert view["homesteads"] == []
    # What was drawn is accepted when it is given by hand.
    begun(
        setup="placed",
        mines=".".join(view["mines"]),
        rivers=".".join(view["rivers"]),
        railroad=".".join(view["tracks"]),
        tracks="30",
    )


@pytest.mark.parametrize("rivers", ["broken", "long", "lakes"])
@pytest.mark.parametrize("mines", ["off", "3", "4", "5"])
@pytest.mark.parametrize("railroad", ["off", "crossing", "fork", "bend"])
def test_all_ready_layouts_fit_together_on_the_standard_start(rivers, mines, railroad):
    counted = {"mines": "off"} if mines == "off" else {"mines": "ready", "mine_count": mines}
    position = begun(rivers=rivers, railroad=railroad, **counted)
    assert position.view(0)["homesteads"] == []
    assert position.turn == 0


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"sooners": "on"}, "sooners-standard"),
        ({"mines": "ready", "rivers": "long", "river_stones": "on"}, "stones-with-mines"),
        ({"mines": "a1.b2"}, "mines-number"),
        ({"mines": "a1.b2.c3.d4.e5.f6"}, "mines-number"),
        ({"mines": "a1.b2.a1"}, "square-twice"),
        ({"mines": "a1.b2.z9"}, "square-name"),
        ({"mines": ""}, "square-name"),
        ({"mines": "a1.b2.c9"}, "start-taken"),
        ({"rivers": "d4", "river_stones": "on"}, "start-taken"),
        ({"rivers": "b9.c10.c8.d9"}, "start-closed"),
        ({"setup": "placed", "mines": "a1.b2.c3", "rivers": "c3"}, "mine-on-river"),
        ({"rivers": "a1.a2.a3.a4.a5.a6.a7.a8.a9.a10.a11.b1.b2.b3.b4.b5"}, "rivers-number"),
        ({"railroad": "a1-b2"}, "track-neighbours"),
        ({"railroad": "a1-a2.a2-a1"}, "track-twice"),
        ({"railroad": "a1:a2"}, "track-name"),
        ({"railroad": "a1-a2.k1-k2"}, "tracks-apart"),
        ({"railroad": "a1-a2"}, "tracks-sides"),
        ({"railroad": "e5-e6"}, "tracks-sides"),
        ({"railroad": "fork", "tracks": "14"}, "tracks-many"),
        ({"setup": "open"}, "option-value"),
        ({"sooners": "yes"}, "option-value"),
    ],
)
def test_impossible_set_ups_are_refused_by_name(options, key):
    with pytest.raises(FrontierError) as refusal:
        begun(**options)
    assert refusal.value.key == key


def test_a_river_may_run_under_a_boomer_of_the_standard_start():
    assert begun(rivers="c9.i3").view(0)["pieces"]["A"] == "c9"


def test_the_same_seed_gives_the_same_start():
    options = {"setup": "random", "mines": "random", "rivers": "random", "railroad": "random"}
    assert begun("maple", **options).text() == begun("maple", **options).text()
    assert begun("maple", **options).text() != begun("cedar", **options).text()


def test_no_option_can_crash_the_start():
    for name in ("mines", "rivers", "railroad"):
        for value in ("x", ".", "-", "a1-", "e5..e6", "１", "a1 b2", "a" * 5000, "random.off"):
            with pytest.raises(FrontierError):
                GAME.start(GAME.complete({name: value}), Chance("a"))
    with pytest.raises(Impossible):
        GAME.complete({"mines": 3})
