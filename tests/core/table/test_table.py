"""The table itself: chance, picks, matches and records."""

from __future__ import annotations

import pytest

from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, Illegal, Impossible, TooNew, Unreadable
from frontier.table.link import write_link
from frontier.table.match import Match, NoSuchMove, Setup
from frontier.table.picks import next_picks, read_action, write_action
from frontier.table.record import Record, read_record, write_record


def boomers(seed: str = "table", **options: str) -> Match:
    return Match(find_game("boomers"), Setup("boomers", seed, options))


def test_chance_gives_the_numbers_of_the_specification() -> None:
    # The first three are SplitMix64's published ones for state 0.
    chance = Chance(0)
    assert [chance.next64() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]
    # A seed becomes a state by FNV-1a, whose published value for this word is:
    assert Chance("foobar").state == 0x85944171F73967E8
    prairie = Chance("prairie")
    assert [prairie.die() for _ in range(10)] == [3, 3, 4, 2, 6, 3, 6, 3, 6, 1]
    cards = list("abcdefgh")
    prairie.shuffle(cards)
    assert "".join(cards) == "fgeachbd"


def test_chance_is_fair_enough_to_play_with() -> None:
    chance = Chance("fair")
    rolls = [chance.die() for _ in range(60_000)]
    assert all(abs(rolls.count(face) - 10_000) < 400 for face in range(1, 7))


@pytest.mark.parametrize("seed", ["", "Prairie", "a b", "é", "a" * 13, "a\n", 7, None])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(Unreadable) as refused:
        Match(find_game("boomers"), Setup("boomers", seed))  # type: ignore[arg-type]
    assert refused.value.key == "seed"


def test_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(Impossible) as refused:
        boomers(weather="fine")
    assert refused.value.key == "option-unknown"
    with pytest.raises(Impossible) as refused:
        boomers(setup="upside-down")
    assert refused.value.key == "option-value"


def test_an_action_is_one_line() -> None:
    action = ("B", "e7", "E")
    assert write_action(action) == "B e7 E"
    assert read_action("  B e7   E ") == action
    with pytest.raises(Unreadable):
        read_action("   ")


def test_next_picks_follow_the_picks_made() -> None:
    actions = [("A", "a1", "D"), ("A", "a2"), ("B", "b1")]
    assert next_picks(actions, ()) == ["A", "B"]
    assert next_picks(actions, ("A",)) == ["a1", "a2"]
    assert next_picks(actions, ("A", "a2")) == []


def test_undo_redo_and_going_to_a_move() -> None:
    match = boomers()
    texts = [match.position.text()]
    for _ in range(4):
        match.play(match.position.legal()[0])
        texts.append(match.position.text())
    match.undo()
    match.undo()
    assert match.position.text() == texts[2]
    match.redo()
    assert match.position.text() == texts[3]
    match.go_to(0)
    assert match.position.text() == texts[0]
    match.go_to(4)
    assert match.at(1).text() == texts[1]
    match.go_to(2)
    match.play(match.position.legal()[-1])
    assert len(match.actions) == 3
    with pytest.raises(NoSuchMove):
        match.redo()
    with pytest.raises(NoSuchMove):
        match.go_to(4)


def test_a_refused_action_changes_nothing() -> None:
    match = boomers()
    match.play(match.position.legal()[0])
    match.undo()
    with pytest.raises(Illegal):
        match.play(("A", "a1"))
    match.redo()
    assert match.cursor == 1


def test_a_match_from_a_stated_position_has_a_record_too() -> None:
    first = boomers()
    first.play(("A", "c6", "D"))
    position = first.position.text()
    match = Match(find_game("boomers"), Setup("boomers", "x", position=position))
    match.play(match.position.legal()[0])
    text = write_record(Record(match, ("Ann", "Bo")))
    assert f"position: {position}" in text
    again = read_record(text, find_game)
    assert again.players == ("Ann", "Bo")
    assert again.match.position.text() == match.position.text()


RECORD = """frontier record 1
game: boomers
options: setup=standard
seed: prairie
player 0: Ann

A c6 D
# a comment
D i9 none
"""


def test_a_record_is_read_with_its_defaults() -> None:
    record = read_record(RECORD, find_game)
    assert record.match.cursor == 2
    assert record.players == ("Ann",)
    assert record.match.actions[0] == ("A", "c6", "D")


@pytest.mark.parametrize(
    ("old", "new", "kind", "key"),
    [
        ("frontier record 1", "chess record 1", Unreadable, "record-title"),
        ("frontier record 1", "frontier record 2", TooNew, "record-new"),
        ("frontier record 1", "", Unreadable, "record-title"),
        ("game: boomers", "game: poker", Unreadable, "game-unknown"),
        ("game: boomers", "game boomers", Unreadable, "record-header"),
        ("game: boomers\n", "", Unreadable, "record-missing"),
        ("seed: prairie\n", "", Unreadable, "record-missing"),
        ("seed: prairie", "seed: PRAIRIE", Unreadable, "seed"),
        ("setup=standard", "setup", Unreadable, "record-option"),
        ("setup=standard", "colour=red", Impossible, "option-unknown"),
        ("D i9 none", "D i9 none = 6", Unreadable, "record-chance"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(
    old: str, new: str, kind: type[FrontierError], key: str
) -> None:
    with pytest.raises(kind) as refused:
        read_record(RECORD.replace(old, new), find_game)
    assert refused.value.key == key


def test_an_illegal_line_is_named_by_its_number() -> None:
    with pytest.raises(Illegal) as refused:
        read_record(RECORD.replace("D i9", "D a1"), find_game)
    assert refused.value.values["line"] == 9
    assert refused.value.values["game"] == "boomers"


def test_a_refused_set_up_tells_whose_words_its_refusal_is_in() -> None:
    with pytest.raises(Impossible) as refused:
        read_record(RECORD.replace("setup=standard", "sooners=on"), find_game)
    assert (refused.value.key, refused.value.values["game"]) == ("sooners-standard", "boomers")


def test_a_position_stated_on_several_lines_gives_a_record_that_can_be_read() -> None:
    game = find_game("boomtown")
    text = Match(game, Setup("boomtown", "x")).position.text().replace(" ", "\n", 1)
    match = Match(game, Setup("boomtown", "x", position=text))
    again = read_record(write_record(Record(match)), find_game)
    assert again.match.position.text() == match.position.text()


def test_a_match_never_grows_beyond_what_can_be_reopened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("frontier.table.match.MOST_ACTIONS", 2)
    match = boomers()
    for _ in range(2):
        match.play(match.position.legal()[0])
    with pytest.raises(Impossible) as refused:
        match.play(match.position.legal()[0])
    assert refused.value.key == "match-long"
    assert read_record(write_record(Record(match)), find_game).match.cursor == 2


@pytest.mark.parametrize(("limit", "most"), [("_ACTIONS", 2), ("MOST_LETTERS", 9)])
def test_a_link_that_could_not_be_read_is_never_written(
    monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(f"frontier.table.link.{limit}", most)
    match = boomers()
    for _ in range(2):
        match.play(match.position.legal()[0])
    with pytest.raises(Unreadable) as refused:
        write_link(Record(match), all_games())
    assert refused.value.key == "link-long"
