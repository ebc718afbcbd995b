"""A match inside a link: it comes back whole, it is short, and a damaged one is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conftest import Many

from frontier.games import all_games
from frontier.table.chance import Chance
from frontier.table.errors import Impossible, TooNew, Unreadable
from frontier.table.levels import LEVEL_NAMES
from frontier.table.link import LETTERS, VERSION, read_link, seal, spell, write_link
from frontier.table.match import Match, Setup
from frontier.table.people import KINDS, PEOPLE
from frontier.table.record import Record, read_record, write_record

GAMES = all_games()
LONGEST = {"boomers": 120, "oregon": 250, "boomtown": 350}


def random_match(game: str, seed: str, moves: int = 5_000, /, **options: str) -> Match:
    match = Match(GAMES[game], Setup(game, seed, options))
    chance = Chance(seed)
    while match.position.turn is not None and match.cursor < moves:
        match.play(chance.choose(match.position.legal()))
    return match


def link(match: Match) -> str:
    return write_link(Record(match), GAMES)


def assert_comes_back(match: Match) -> str:
    """Send a match through a link and tell that link."""
    text = link(match)
    again = read_link(text, GAMES)
    assert again.match.setup == match.setup
    assert write_record(again) == write_record(Record(match))
    assert again.match.position.text() == match.position.text()
    return text


@pytest.mark.parametrize("game", list(GAMES))
def test_whole_games_come_back_and_are_short(game: str, many: Callable[[int], int]) -> None:
    seats = next((option.values for option in GAMES[game].options if option.name == "players"), ())
    lengths = []
    for number in range(many(1_000)):
        options = {"players": seats[number % len(seats)]} if seats else {}
        lengths.append(len(assert_comes_back(random_match(game, f"l{number}", 5_000, **options))))
    lengths.sort()
    assert lengths[len(lengths) * 95 // 100] <= LONGEST[game]


def every_option() -> list[tuple[str, str]]:
    return [(name, option.name) for name, game in GAMES.items() for option in game.options]


@pytest.mark.parametrize(("game", "option"), every_option())
def test_games_with_every_option_come_back(game: str, option: str, many: Many) -> None:
    """Play with each value of one option in turn, and the other options as chance has them."""
    for number in range(many(1_000, 40)):
        chance = Chance(f"{option[:6]}{number}".replace("-", ""))
        match = None
        while match is None:
            options = {one.name: chance.choose(one.values) for one in GAMES[game].options}
            values = next(one.values for one in GAMES[game].options if one.name == option)
            options[option] = values[number % len(values)]
            try:
                match = random_match(game, f"o{number}", 120, **options)
            except Impossible:
                continue  # not every value goes with every other
        assert_comes_back(match)


def test_drawn_layouts_names_and_stated_positions_come_back() -> None:
    match = random_match("boomers", "drawn", 3, mines="b3.f5.j9")
    record = read_link(write_link(Record(match, ("Zoë", "王")), GAMES), GAMES)
    assert record.players == ("Zoë", "王")
    assert record.match.setup.options["mines"] == "b3.f5.j9"
    stated = Match(GAMES["boomers"], Setup("boomers", "x", position=match.position.text()))
    stated.play(stated.position.legal()[7])
    again = read_link(link(stated), GAMES).match
    assert again.setup.position == match.position.text()
    assert again.actions == stated.actions


def test_a_link_holds_the_match_up_to_the_move_it_is_at() -> None:
    match = random_match("boomers", "cut", 9)
    match.undo()
    assert read_link(link(match), GAMES).match.actions == match.actions[:8]


def test_a_link_tells_who_sits_where() -> None:
    match = random_match("boomtown", "seats", 9, players="5")
    for kinds in (
        ("person", "greenhorn", "settler", "rancher", "marshal"),
        ("elsewhere", "elsewhere", "marshal", "elsewhere", "person"),
        ("marshal", "person", "person", "person", "person"),
    ):
        again = read_link(write_link(Record(match, ("Ann",), kinds), GAMES), GAMES)
        assert again.kinds == kinds
        assert again.players == ("Ann",)
        assert again.match.actions == match.actions


def test_every_level_of_the_computer_can_travel() -> None:
    assert set(LEVEL_NAMES) < set(KINDS)


def test_persons_take_no_room_and_links_of_before_have_nobody_else() -> None:
    match = random_match("oregon", "before", 9, players="4")
    people = write_link(Record(match, (), ("person",) * 4), GAMES)
    assert people == link(match)
    assert read_link(people, GAMES).kinds == ()


def test_a_chain_of_links_holds_the_whole_game() -> None:
    """Each turn is taken from the link of the one before; nothing else is handed on."""
    whole = random_match("oregon", "chain", players="3")
    kinds = ("elsewhere", "marshal", "elsewhere")
    text = write_link(Record(Match(whole.game, whole.setup), (), kinds), GAMES)
    for action in whole.actions:
        record = read_link(text, GAMES)
        record.match.play(action)
        text = write_link(Record(record.match, record.players, record.kinds), GAMES)
    last = read_link(text, GAMES)
    assert last.kinds == kinds
    assert write_record(Record(last.match)) == write_record(Record(whole))


def test_every_damaged_letter_is_caught(many: Callable[[int], int]) -> None:
    for number in range(many(200)):
        game = list(GAMES)[number % 3]
        match = random_match(game, f"d{number}", number % 25)
        kinds = (KINDS[number % len(KINDS)],) * 2
        text = write_link(Record(match, ("Ann",) if number % 5 == 0 else (), kinds), GAMES)
        assert read_link(text, GAMES).match.actions == match.actions
        for damaged in damages(text):
            with pytest.raises(Unreadable):
                read_link(damaged, GAMES)


def damages(text: str) -> Iterator[str]:
    """Damage a link in every way that takes one letter: another, none, one more, two exchanged."""
    for place in range(len(text)):
        yield text[:place] + text[place + 1 :]
        if place and text[place - 1] != text[place]:
            yield text[: place - 1] + text[place] + text[place - 1] + text[place + 1 :]
        for other in LETTERS:
            yield text[:place] + other + text[place:]
            if other != text[place]:
                yield text[:place] + other + text[place + 1 :]
    for other in LETTERS:
        yield text + other


def test_a_link_of_a_newer_version_says_so() -> None:
    for text in ("2abc", "9"):
        with pytest.raises(TooNew):
            read_link(text, GAMES)


def test_a_link_without_its_first_letter_is_damaged_and_not_newer() -> None:
    with pytest.raises(Unreadable) as refused:
        read_link("Zabc", GAMES)
    assert refused.value.key == "link-damaged"


def sealed(*digits: tuple[int, int]) -> str:
    """Spell digits with their radixes as a link with a right checksum."""
    value = 0
    for digit, radix in reversed(digits):
        value = value * radix + digit
    return VERSION + spell(seal(value))


SEED = ((1, 13), (0, 36))  # the seed "a"


@pytest.mark.parametrize(
    "digits",
    [
        pytest.param(((9, 16), (0, 32), *SEED), id="a game that is not known"),
        pytest.param(((0, 16), (31, 32), *SEED), id="more options than the game has"),
        pytest.param(((1, 16), (1, 32), (1, 2), (40, 64), *SEED), id="a value that is not known"),
        pytest.param(
            ((0, 16), (0, 32), *SEED, (0, 2), (0, 16), (0, 5001), (7, 8)), id="another kind of seat"
        ),
        pytest.param(
            ((0, 16), (0, 32), *SEED, (0, 2), (0, 16), (0, 5001), (0, 8), (0, 8), (1, 2)),
            id="more at the end",
        ),
    ],
)
def test_a_whole_link_that_holds_more_than_is_known_is_newer(
    digits: tuple[tuple[int, int], ...],
) -> None:
    with pytest.raises(TooNew):
        read_link(sealed(*digits), GAMES)


def test_more_actions_than_a_game_has_are_refused() -> None:
    match = random_match("oregon", "over")
    digits = [(1, 16), (1, 32), (0, 2), (4, 13)]
    digits += [("abcdefghijklmnopqrstuvwxyz0123456789".index(letter), 36) for letter in "over"]
    digits += [(0, 2), (0, 16), (match.cursor + 1, 5001)]
    digits += [
        (match.at(move).legal().index(action), len(match.at(move).legal()))
        for move, action in enumerate(match.actions)
    ]
    with pytest.raises(Unreadable):
        read_link(sealed(*digits), GAMES)


@given(text=st.text(max_size=60) | st.text(alphabet=LETTERS, max_size=200).map(lambda t: "1" + t))
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_link(text, GAMES)


ODD = " /%#?&+-_=.\\\"'<>\0\n\u202e\u00e9\ud83e\U0001f920"


def nonsense(chance: Random, links: list[str]) -> str:
    """Make up what an address could end in: odd signs, letters, links cut and joined."""
    length = chance.randrange(chance.choice((20, 200, 2_000, 9_000)))
    odd = "".join(chance.choices(LETTERS + ODD, k=length))
    plain = "".join(chance.choices(LETTERS, k=length + 1))
    real = chance.choice(links)
    cut = chance.randrange(len(real) - 1)
    return chance.choice(
        (odd, VERSION + plain, real[:cut] + plain, real + real, real[:cut], plain + real)
    )


def test_random_strings_are_refused_within_a_second(many: Callable[[int], int]) -> None:
    chance = Random("nonsense")
    links = [link(random_match(game, f"n{seed}", 9)) for game in GAMES for seed in range(9)]
    slowest = 0.0
    for _ in range(many(10_000)):
        text = nonsense(chance, links)
        began = process_time()
        with pytest.raises(Unreadable):
            read_link(text, GAMES)
        slowest = max(slowest, process_time() - began)
    assert slowest < 1


def test_numbers_that_are_sealed_right_are_read_or_refused(many: Callable[[int], int]) -> None:
    """Whoever takes a link apart and makes another gets a match or a refusal, and soon."""
    chance = Chance("sealed")
    for number in range(many(2_000)):
        value = 0
        for _ in range(1 + number % 12):
            value = value << 64 | chance.next64()
        value = value // 16 * 16 + number % 3  # one of the games
        began = process_time()
        with suppress(Unreadable):
            read_link(VERSION + spell(seal(value)), GAMES)
        assert process_time() - began < 1


def test_a_huge_link_is_refused_at_once() -> None:
    began = process_time()
    with pytest.raises(Unreadable):
        read_link("1" + "z" * 1_000_000, GAMES)
    assert process_time() - began < 1


def test_a_link_and_a_record_remember_who_plays_at_a_level() -> None:
    match = random_match("boomers", "people", 3)
    for person in PEOPLE:
        record = Record(match, (), ("person", person))
        assert read_link(write_link(record, GAMES), GAMES).kinds == record.kinds
        assert read_record(write_record(record), GAMES.__getitem__).kinds == record.kinds


def test_whoever_is_not_told_of_is_a_person_beside_them_too() -> None:
    match = random_match("boomtown", "people", 3, players="4")
    link = write_link(Record(match, (), ("person", "settler/ines")), GAMES)
    assert read_link(link, GAMES).kinds == ("person", "settler/ines", "person", "person")


def test_without_them_links_and_records_are_what_they_were() -> None:
    match = random_match("boomers", "people", 3)
    plain = write_record(Record(match, (), ("person", "settler")))
    assert plain == write_record(Record(match))
    assert read_record(plain, GAMES.__getitem__).kinds == ()
