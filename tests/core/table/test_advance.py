"""Answers in advance: which one applies, what a seat may imagine, and how they travel in a link."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frontier.games import all_games
from frontier.table import advance_link
from frontier.table.advance import Answer, Foreseen, Sheet, foreseen, imagine
from frontier.table.advance_link import SHEET_LETTERS
from frontier.table.chance import Chance
from frontier.table.errors import Impossible, TooNew, Unreadable
from frontier.table.link import DigitWriter, read_link, write_link
from frontier.table.match import Match, Setup
from frontier.table.picks import Action
from frontier.table.record import Record

GAMES = all_games()


def boomers(*actions: Action) -> Match:
    return Match(GAMES["boomers"], Setup("boomers", "ahead", {}), actions)


def random_match(game: str, seed: str, moves: int, /, **options: str) -> Match:
    match = Match(GAMES[game], Setup(game, seed, options))
    chance = Chance(seed)
    while match.position.turn is not None and match.cursor < moves:
        match.play(chance.choose(match.position.legal()))
    return match


def answered(*answers: tuple[list[str], list[str]]) -> Sheet:
    """State the answers of the first seat after its first action, as `A c6 D` and the like."""

    def read(texts: list[str]) -> tuple[Action, ...]:
        return tuple(tuple(text.split()) for text in texts)

    return Sheet(0, 1, tuple(Answer(read(seen), read(play)) for seen, play in answers))


FIRST = ("A", "a9", "E")
THEIRS = ("F", "b10", "B")


def test_the_answer_to_what_was_played_is_found() -> None:
    match = boomers(FIRST, THEIRS)
    sheet = answered((["D i4 none"], ["C j2 none"]), (["F b10 B"], ["A a7 D"]))
    assert foreseen(match, sheet) == Foreseen(True, 1, (("A", "a7", "D"),), ())


def test_the_first_of_two_that_apply_is_played() -> None:
    match = boomers(FIRST, THEIRS)
    sheet = answered((["F b10"], ["C j2 none"]), ([], ["A a7 D"]))
    assert foreseen(match, sheet).play == (("C", "j2", "none"),)


def test_an_answer_to_whatever_comes_is_played_as_long_as_it_is_allowed() -> None:
    match = boomers(FIRST, THEIRS)
    sheet = answered(([], ["A z9 D"]), ([], ["A a7 D"]))
    assert foreseen(match, sheet) == Foreseen(True, 1, (("A", "a7", "D"),), (0,))


def test_nothing_applies_to_something_else() -> None:
    match = boomers(FIRST, THEIRS)
    sheet = answered((["F b10 D"], ["A a7 D"]), (["b10 F"], ["A a7 D"]))
    assert foreseen(match, sheet) == Foreseen(True, None, (), ())


def test_what_is_not_allowed_any_more_is_told() -> None:
    match = boomers(FIRST, THEIRS)
    assert foreseen(match, answered((["F"], ["B b10 E"]))) == Foreseen(True, None, (), (0,))


def test_a_sheet_is_for_the_next_time_only() -> None:
    sheet = answered(([], ["A a7 D"]))
    assert not foreseen(boomers(FIRST), sheet).due
    match = boomers(FIRST, THEIRS)
    match.play(("C", "j2", "none"))
    match.play(match.position.legal()[0])
    assert match.position.turn == 0
    assert foreseen(match, sheet) == Foreseen(False, None, (), ())


def test_a_sheet_of_a_move_that_was_taken_back_says_nothing() -> None:
    match = boomers()
    assert foreseen(match, answered(([], ["A a7 D"]))) == Foreseen(False, None, (), ())


def oregon_after_a_turn() -> tuple[Match, Sheet]:
    """Play Oregon until the second seat has played a whole turn after the first one."""
    match = random_match("oregon", "turns", 14, players="2")
    while not (match.position.turn == 0 and match.position.phase == "play"):
        match.play(match.position.legal()[0])
    while match.position.turn == 0:
        match.play(match.position.legal()[0])
    move = match.cursor
    while match.position.turn == 1:
        match.play(match.position.legal()[0])
    assert match.position.phase == "play"
    return match, Sheet(0, move, ())


def test_a_whole_turn_is_answered_with_what_chance_gives() -> None:
    match, sheet = oregon_after_a_turn()
    play = match.position.legal()[-1]
    draws = (("draw:building",), ("draw:landscape",))
    answer = Answer((), (play, *draws))
    found = foreseen(match, sheet._replace(answers=(answer,)))
    assert found.play == (play, *draws)
    for action in found.play:
        match.play(action)
    assert match.position.turn == 1


def test_a_turn_stops_where_it_is_not_allowed_any_more() -> None:
    match, sheet = oregon_after_a_turn()
    play = match.position.legal()[-1]
    answer = Answer((), (play, ("draw:building",), ("extra",), ("draw:landscape",)))
    found = foreseen(match, sheet._replace(answers=(answer,)))
    assert found.play == (play, ("draw:building",))


def test_an_answer_says_only_what_its_seat_has_to_do() -> None:
    """After the last action of the turn the next seat could play something of the same name."""
    match, sheet = oregon_after_a_turn()
    play = match.position.legal()[-1]
    draws = (("draw:building",),) * 3
    found = foreseen(match, sheet._replace(answers=(Answer((), (play, *draws)),)))
    assert found.play == (play, *draws[:2])


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_imagined_hangs_on_nothing_that_is_hidden(game: str) -> None:
    """Two matches that a seat cannot tell apart are imagined alike."""
    players = {"players": "3"} if game != "boomers" else {}
    match = random_match(game, "one", 24, **players)
    seat = 0
    dealt = match.position.hidden(seat, Chance("another"))
    other = Match(GAMES[game], Setup(game, "two", match.setup.options, dealt.text()))
    for seen in (None, ()):
        mine, theirs = imagine(match, seat, seen), imagine(other, seat, seen)
        assert mine.setup.seed == theirs.setup.seed != match.setup.seed
        assert mine.position.view(seat) == theirs.position.view(seat)
        assert mine.actions == theirs.actions


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_comes_it_is_imagined_up_to_ones_own_turn(game: str) -> None:
    players = {"players": "3"} if game != "boomers" else {}
    match = random_match(game, "imagine", 30, **players)
    while match.position.turn == 0:
        match.play(match.position.legal()[0])
    before = match.position.text()
    imagined = imagine(match, 0, ())
    assert imagined.position.turn == 0
    assert imagined.cursor > 0
    assert all(imagined.at(move).turn != 0 for move in range(imagined.cursor))
    assert match.position.text() == before


def test_a_square_that_is_taken_is_imagined_so() -> None:
    match, _ = oregon_after_a_turn()
    while match.position.turn == 0:
        match.play(match.position.legal()[0])
    squares = {action[-1] for action in match.position.legal() if len(action) == 3}
    for square in sorted(squares)[:3]:
        imagined = imagine(match, 0, [(square,)])
        assert any(square in action for action in imagined.actions)
        assert imagined.position.turn == 0


def test_what_cannot_come_is_refused() -> None:
    match = boomers(FIRST)
    with pytest.raises(Impossible, match="answer-unforeseen"):
        imagine(match, 0, [("A", "a1")])


def sent(match: Match, *sheets: Sheet) -> str:
    return write_link(Record(match, ("Ann", "Bo"), ("elsewhere",) * 2, sheets), GAMES)


def test_answers_travel_in_the_link_and_cost_little() -> None:
    match = boomers(FIRST)
    sheet = answered((["F b10 B"], ["A a7 D"]), ([], ["C j2 none"]))
    plain, whole = sent(match), sent(match, sheet)
    record = read_link(whole, GAMES)
    assert record.sheets == (sheet,)
    assert record.match.actions == match.actions
    assert read_link(plain, GAMES).sheets == ()
    assert len(whole) - len(plain) <= 36


def test_sheets_of_several_seats_travel_together() -> None:
    match = random_match("boomtown", "seats", 12, players="4")
    sheets = (
        Sheet(0, 10, (Answer((("bid:3",), ("pass",)), (("bid:4",),)), Answer((), (("pass",),)))),
        Sheet(3, 12, (Answer((), (("take:dry-gulch-9",),)),)),
    )
    record = Record(match, (), ("elsewhere",) * 4, sheets)
    assert read_link(write_link(record, GAMES), GAMES).sheets == sheets


picks = st.text(st.sampled_from(SHEET_LETTERS[5:]), min_size=1, max_size=12)
actions = st.lists(picks, min_size=1, max_size=4).map(tuple)


@given(
    st.lists(
        st.tuples(
            st.lists(actions, max_size=3).map(tuple),
            st.lists(actions, min_size=1, max_size=3).map(tuple),
        ),
        min_size=1,
        max_size=12,
    )
)
def test_any_answers_come_back(
    answers: list[tuple[tuple[Action, ...], tuple[Action, ...]]],
) -> None:
    sheet = Sheet(1, 0, tuple(Answer(*answer) for answer in answers))
    match = boomers(FIRST)
    assert read_link(sent(match, sheet), GAMES).sheets == (sheet,)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_pick_can_be_written(game: str) -> None:
    match = random_match(game, "letters", 150)
    letters = {letter for action in match.actions for pick in action for letter in pick}
    assert letters <= set(SHEET_LETTERS[5:])


def test_letters_and_digits_that_are_not_known_are_from_a_newer_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def put_more(number: DigitWriter, sheets: Sequence[Sheet], cursor: int) -> None:
        advance_link.put_sheets(number, sheets, cursor)
        number.put(1, 8)

    sheet = answered(([], ["A a7 D"]))
    with monkeypatch.context() as newer:
        newer.setattr("frontier.table.link.put_sheets", put_more)
        more = sent(boomers(FIRST), sheet)
    with monkeypatch.context() as newer:
        newer.setattr(advance_link, "SHEET_LETTERS", f"{SHEET_LETTERS}+")
        letters = sent(boomers(FIRST), answered(([], ["A+ a7 D"])))
    for link in (more, letters):
        with pytest.raises(TooNew):
            read_link(link, GAMES)


@pytest.mark.parametrize(
    "sheet",
    [
        Sheet(0, 1, ()),
        Sheet(0, 1, (Answer((), ()),)),
        Sheet(0, 1, (Answer(((),), (("A",),)),)),
        Sheet(0, 1, (Answer((), (("A",),)),) * 13),
        Sheet(0, 1, (Answer((), (("A",),) * 25),)),
        Sheet(0, -1, (Answer((), (("A",),)),)),
    ],
)
def test_an_odd_sheet_is_refused(sheet: Sheet) -> None:
    with pytest.raises(Unreadable):
        sent(boomers(FIRST), sheet)


def test_a_seat_that_is_not_known_here_is_from_a_newer_version() -> None:
    with pytest.raises(TooNew):
        read_link(sent(boomers(FIRST), Sheet(5, 1, (Answer((), (("A",),)),))), GAMES)
