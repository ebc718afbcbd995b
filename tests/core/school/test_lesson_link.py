"""A lesson inside a link: it comes back whole, a damaged one is refused, old ones keep working."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from time import process_time
from typing import Any
from zlib import compressobj

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.school.lessons import (
    GAMES,
    Json,
    every_kind,
    every_question,
    lesson,
    moments,
    ok,
    refusal,
    saved,
    step,
    to_the_end,
)

from frontier.doors.page import Door
from frontier.school.lesson import read_lesson
from frontier.school.lesson_link import (
    LANGUAGES,
    MOST_LETTERS,
    known_phrases,
    read_lesson_link,
    write_link,
)
from frontier.school.lesson_link_1 import _KNOWN
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, TooNew, Unreadable
from frontier.table.link import LETTERS, DigitWriter, read_link, seal, spell
from machine.environment import ROOT

OLD_LINKS = ROOT / "tests" / "links"
A_MOMENT = 1.0


def link_of(told: Json) -> str:
    return write_link(read_lesson(told, GAMES), GAMES)


def opened(link: str) -> Json:
    return dict(read_lesson_link(link, GAMES).written())


@pytest.mark.parametrize("game", list(GAMES))
def test_a_lesson_comes_back_whole_from_its_link(game: str) -> None:
    door = Door()
    told = to_the_end(door, "lesson_link", lesson=every_kind(game), ms=1000)
    assert told["link"].startswith("L2")
    assert told["length"] == len(told["link"])
    assert [part["solvable"] for part in told["steps"]] == [True] * 5
    normal = ok(door, "lesson", lesson=every_kind(game))["lesson"]
    other = Door()
    assert ok(other, "lesson_follow", link=told["link"])["lesson"] == normal
    assert ok(other, "lesson_step", step=1)["saved"]["game"] == game


@pytest.mark.parametrize("game", list(GAMES))
def test_questions_come_back_whole_from_their_link(game: str) -> None:
    told = every_question(game)
    normal = ok(Door(), "lesson", lesson=told)["lesson"]
    assert normal["format"] == 2
    assert opened(link_of(told)) == normal


def played_lesson(game: str, seed: str, every: int = 12) -> Json:
    steps = [step(game, match=saved(match)) for match in moments(game, seed, every)]
    return lesson(game, *steps[:8], title={"en": seed, "fr": "Leçon"})


@pytest.mark.parametrize("game", list(GAMES))
def test_moments_of_played_games_come_back_and_are_short(
    game: str, many: Callable[[int], int]
) -> None:
    for number in range(many(60)):
        told = played_lesson(game, f"link{number}")
        link = link_of(told)
        assert opened(link) == read_lesson(told, GAMES).written()
        assert len(link) < 1800


def test_a_lesson_of_two_languages_fits_in_a_chat_message() -> None:
    english = (
        "A boomer moves in a straight line, as far as you like. Orange wants the corner: find the "
        "move that closes a homestead of at least twelve squares before that."
    )
    french = (
        "Un pionnier se déplace en ligne droite, aussi loin que possible. Orange veut le coin : "
        "trouver le coup qui ferme d’abord une concession d’au moins douze cases."
    )
    said = [{"en": f"{n}. {english}", "fr": f"{n}. {french}"} for n in range(5)]
    steps = [
        step("boomers", {"is": "score", "least": n}, text=text, match=saved(match), hints=["Look!"])
        for n, (text, match) in enumerate(zip(said, moments("boomers", "chat", 5), strict=False))
    ]
    assert len(link_of(lesson("boomers", *steps))) < 1800


def some_links(count: int) -> list[str]:
    links = [link_of(make(game)) for game in GAMES for make in (every_kind, every_question)]
    links += [link_of(lesson(game)) for game in GAMES]
    links += [link_of(played_lesson(list(GAMES)[n % 3], f"damage{n}", 20)) for n in range(count)]
    return links[:count]


def test_every_damaged_letter_is_caught(many: Callable[[int], int]) -> None:
    chance = Chance("damage")
    for link in some_links(max(4, many(40))):
        for place in range(len(link)):
            other = chance.choose(LETTERS.replace(link[place], ""))
            for damaged in (
                link[:place] + other + link[place + 1 :],
                link[:place] + link[place + 1 :],
                link[:place] + other + link[place:],
                link[:place] + link[place] + link[place:],
            ):
                with pytest.raises(Unreadable):
                    read_lesson_link(damaged, GAMES)
        for more in ("0", "z", " ", "\n"):
            with pytest.raises(Unreadable):
                read_lesson_link(link + more, GAMES)
        for end in range(len(link)):
            with pytest.raises(Unreadable):
                read_lesson_link(link[:end], GAMES)


def test_a_link_of_a_newer_version_says_so() -> None:
    link = link_of(lesson("boomers"))
    with pytest.raises(TooNew):
        read_lesson_link("L4" + link[2:], GAMES)
    assert refusal("lesson_follow", link="L4abc")["kind"] == "too-new"
    assert refusal("lesson_follow", link="L0abc")["key"] == "link-damaged"


def test_lessons_and_matches_are_not_taken_for_each_other() -> None:
    door = Door()
    ok(door, "new", game="boomers", seed="page")
    match = ok(door, "link")["link"]
    assert refusal("lesson_follow", link=match)["key"] == "link-damaged"
    link = link_of(lesson("boomers"))
    assert refusal("follow", link=link) == {
        "kind": "unreadable",
        "key": "link-damaged",
        "values": {},
    }
    with pytest.raises(Unreadable):
        read_link(link[1:], GAMES)
    assert refusal("lesson_follow", link=7)["key"] == "request"


@given(
    text=st.text(max_size=60)
    | st.text(alphabet=LETTERS, max_size=200).map(lambda t: "L1" + t)
    | st.text(alphabet=LETTERS, max_size=200).map(lambda t: "L2" + t)
    | st.text(alphabet=LETTERS, max_size=200).map(lambda t: "L3" + t)
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_lesson_link(text, GAMES)


def forged(content: bytes) -> str:
    """Seal something that no lesson was ever packed into."""
    return "L1" + spell(seal(int.from_bytes(b"\x01" + content, "big")))


def packed(content: bytes) -> bytes:
    packer = compressobj(9, 8, -15, 9, 0, _KNOWN)
    return packer.compress(content) + packer.flush()


def repacked(change: Callable[[Json], Any]) -> str:
    """Change what a link unpacks to, and pack it again with a seal that fits."""
    told = {"game": "boomers", "title": "T", "steps": [{"match": "1", "text": "Hi"}]}
    door = Door()
    ok(door, "new", game="boomers", seed="page")
    told["steps"] = [{"match": ok(door, "link")["link"], "text": "Hi"}]
    return forged(packed(json.dumps(change(told)).encode()))


def test_a_forged_link_is_refused_however_well_it_is_sealed() -> None:
    assert opened(repacked(lambda told: told))["title"] == "T"
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    link = repacked(lambda told: told)
    forgeries = [
        forged(b""),
        forged(b"\x00" * 50),
        forged(b"not packed at all"),
        forged(packed(b"")),
        forged(packed(b"\xff\xfe")),
        forged(packed(b"7")),
        forged(packed(b"[" * 100_000)),
        forged(packed(b'{"steps":' + b"9" * 5000 + b"}")),
        forged(packed(b" " * 399_000)),
        forged(packed(b" " * 50_000_000)),
        forged(packed(json.dumps({"steps": deep}).encode())),
        forged(packed(b"{}") + b"more"),
        forged(packed(b"{}")[:-1]),
        "L1" + spell(seal(5)),
        repacked(lambda told: {**told, "steps": [told["steps"][0]] * 21}),
        repacked(lambda told: {**told, "steps": [{"match": link, "text": "Hi"}]}),
        repacked(lambda told: {**told, "steps": [{"match": None, "text": "Hi"}]}),
        repacked(lambda told: {**told, "game": "oregon"}),
        repacked(lambda told: {**told, "onload": "alert(1)"}),
        "L1" + "z" * (MOST_LETTERS - 2),
        "L1" + "z" * 1_000_000,
    ]
    for forgery in forgeries:
        begun = process_time()
        with pytest.raises(FrontierError):
            read_lesson_link(forgery, GAMES)
        assert process_time() - begun < A_MOMENT


def forged_2(told: Any, *digits: tuple[int, int]) -> str:
    """Seal something as a link of the second version."""
    packer = compressobj(9, 8, -15, 9, 0, known_phrases(""))
    content = packer.compress(json.dumps(told).encode()) + packer.flush()
    number = DigitWriter()
    number.put(len(content), 1 << 16)
    for octet in content:
        number.put(octet, 256)
    for digit, radix in digits:
        number.put(digit, radix)
    return "L2" + spell(seal(number.value()))


def test_a_forged_link_of_the_second_version_is_refused_too() -> None:
    begun = {"t": "Hi", "m": ["page"]}
    none = (0, 4001)
    assert opened(forged_2(["boomers", "T", "", "", begun], none))["title"] == "T"
    forgeries = [
        forged_2({}),
        forged_2([]),
        forged_2(["boomers", "T", "", ""]),
        forged_2(["chess", "T", "", "", begun], none),
        forged_2(["boomers", "T", "", "", []], none),
        forged_2(["boomers", "T", "", "", {"t": "Hi"}], none),
        forged_2(["boomers", "T", "", "", {"t": "Hi", "m": []}], none),
        forged_2(["boomers", "T", "", "", {"t": "Hi", "m": [7]}], none),
        forged_2(["boomers", "T", "", "", {"t": "Hi", "m": ["x", []]}], none),
        forged_2(["boomers", "T", "", "", {"t": "Hi", "m": ["x", {}, 5]}], none),
        forged_2(["boomers", "T", "", "", {"t": "Hi", "m": ["x", {}, "nonsense"]}], none),
        forged_2(["boomers", "T", "", "", {**begun, "onload": "alert(1)"}], none),
        forged_2(["boomers", "T", "", "", begun], (4000, 4001)),
        forged_2(["boomers", "T", "", "", begun], none, (1, 2)),
        forged_2(["boomers", "T", "", "", *[begun] * 61], *[none] * 61),
        forged_2(["boomers", "T", "", "", begun, {"t": "Hi"}], none, (7, 60), none, none),
        "L2" + "z" * (MOST_LETTERS - 2),
        "L2" + "z" * 1_000_000,
    ]
    for forgery in forgeries:
        start = process_time()
        with pytest.raises(FrontierError):
            read_lesson_link(forgery, GAMES)
        assert process_time() - start < 3 * A_MOMENT


def forged_3(*digits: tuple[int, int]) -> str:
    number = DigitWriter()
    for digit, radix in digits:
        number.put(digit, radix)
    return "L3" + spell(seal(number.value()))


def test_phrases_of_a_language_that_is_not_known_yet_belong_to_a_newer_version() -> None:
    with pytest.raises(TooNew):
        read_lesson_link(forged_3((len(LANGUAGES), 256), (5, 1 << 16)), GAMES)
    for digits in ([(0, 256)], [(0, 256), (0, 1 << 16)], [(1, 256), (9, 1 << 16), (7, 256)]):
        with pytest.raises(Unreadable):
            read_lesson_link(forged_3(*digits), GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("course", ["boomers", "oregon", "boomtown"])
def test_a_copy_of_a_shipped_course_has_a_short_link(course: str, language: str) -> None:
    told = _in_one_language(language, course)
    assert len(told["steps"]) >= 9
    link = link_of(told)
    assert link.startswith("L3")
    assert len(link) < 150
    assert opened(link) == read_lesson(told, GAMES).written()


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebodys_own_version_of_a_shipped_course_has_a_short_link(language: str) -> None:
    course = _in_one_language(language)
    for part in course["steps"]:
        part["text"] += " Now try it yourself!"
    assert len(link_of(course)) < 250


@pytest.mark.parametrize("language", ["", *LANGUAGES])
def test_links_of_every_language_come_back_and_damage_is_caught(language: str) -> None:
    told = lesson("boomers", step("boomers", text="Now: B e7 E"), title="Ü", language=language)
    if not language:
        del told["language"]
    link = link_of(told)
    assert link[:2] == ("L3" if language else "L2")
    assert opened(link) == read_lesson(told, GAMES).written()
    for place in range(len(link)):
        with pytest.raises(Unreadable):
            read_lesson_link(link[:place] + link[place + 1 :], GAMES)


def _in_one_language(language: str, course: str = "boomers") -> Json:
    """Copy a course as the page does for whoever reads it in a language."""
    text = (ROOT / "web" / "lessons" / f"{course}.json").read_text("utf-8")
    copy: Json = json.loads(text, object_hook=lambda part: part.get(language, part))
    return {**copy, "language": language}


THREE_TEXTS = (
    "The blue boomers need more room. Which of their moves keeps the way "
    "to the river open for them here?",
    "Orange threatens to close the corner at once. Find the one ride that "
    "stops this and still lays a stone.",
    "Now count the land on both sides. How many squares would Blue have if "
    "you closed the very last gap too?",
)


@pytest.mark.parametrize("game", list(GAMES))
def test_three_steps_with_a_hundred_letters_each_have_a_short_link(game: str) -> None:
    steps = [
        step(game, {"is": "score", "least": 1}, text=text, match=saved(match))
        for text, match in zip(THREE_TEXTS, moments(game, "three", 5), strict=False)
    ]
    assert min(map(len, THREE_TEXTS)) >= 100
    assert len(link_of(lesson(game, *steps, title="Three small steps"))) < 450


def test_a_lesson_that_is_too_large_for_a_link_says_so() -> None:
    chance = Chance("large")
    steps = [
        step("boomers", text="".join(chance.choose(LETTERS) for _ in range(1200)))
        for _ in range(20)
    ]
    told = lesson("boomers", *steps)
    assert refusal("lesson_link", lesson=told, ms=5000)["key"] == "lesson-too-big"


def test_the_words_that_links_point_back_to_have_not_changed() -> None:
    # Every link of version 1 needs exactly these; other words need another version.
    assert sha256(_KNOWN).hexdigest() == KNOWN_WORDS


def test_the_phrases_of_the_second_version_have_not_changed() -> None:
    assert sha256(known_phrases("")).hexdigest() == KNOWN_PHRASES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phrases_of_a_language_have_not_changed(language: str) -> None:
    assert sha256(known_phrases(language)).hexdigest() == PHRASES_OF[language]


PHRASES_OF = {
    "de": "2d8d20d4734a525875b100398140aeb87be5ae21a800e7772a2e5a60823072fa",
    "es": "a12909d85b87ce2cd09afca9ed7ae40f99aee156c80aed0d29212f5edca47216",
    "en": "c61b874ecccfe4bbcbb0dfb59ce74348f507d747c0f16092ad32ff33d384ca25",
    "fr": "0533575dfae33ce59888c5d2cc41a3a678410be361624178503c3020395a1f0a",
}
KNOWN_PHRASES = "d02230a76d9230f7f566f33c97176e7daa84c4bb9a1c88ea2ca175e35ab2d314"
KNOWN_WORDS = "e1e909dba305b2e7d54b1ab071fb58693aac7b1cb8a2f58b664b3b92f88d73d5"


def old_links() -> list[tuple[str, Json]]:
    """Read pairs of lines: a link, and the lesson that it opens."""
    files = sorted(OLD_LINKS.glob("lessons-*.txt"))
    text = "\n".join(file.read_text("utf-8").strip() for file in files)
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [(link, json.loads(told)) for link, told in zip(lines[::2], lines[1::2], strict=True)]


@pytest.mark.parametrize(("link", "told"), old_links(), ids=lambda part: str(part)[:12])
def test_old_links_open_what_they_always_did(link: str, told: Json) -> None:
    assert opened(link) == read_lesson(told, GAMES).written()
