"""Every language says everything that every game and every door has to say."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from tests.core.sentences import LANGUAGES, SLOT, WORDS, assert_said, slots, worded

from frontier.doors.words import Words, read_words, speak
from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError
from frontier.table.game import Game, Position
from machine.environment import ROOT

FILES = sorted(path.stem for path in (WORDS / "en").glob("*.json"))
SPOKEN = [name for name in FILES if name != "language"]
GAMES = list(all_games())
VECTORS = json.loads((ROOT / "tests" / "vectors" / "words.json").read_text("utf-8"))
KINDS = {
    "Event": "event",
    "Reason": "why",
    "Unreadable": "error",
    "Impossible": "error",
    "TooNew": "error",
}


# The template language


CASES = [
    (vector.get("language", "en"), case)
    for vector in VECTORS["vectors"]
    for case in vector.get("cases", [vector])
]


def invented(language: Any) -> Words:
    """Speak the words of the vectors, in a language that is shipped or stated there."""
    rules = read_words(language, "language") if isinstance(language, str) else language
    files = {**VECTORS["files"], "language": rules}
    return Words(lambda name: files.get(name, {}), VECTORS["names"])


@pytest.mark.parametrize(("language", "case"), CASES)
def test_the_terminal_reads_templates_as_the_page_does(language: Any, case: Any) -> None:
    said = invented(language).say(case.get("file", "game"), case["key"], case.get("values"))
    assert said == case["said"]


def test_a_plural_rule_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="no plural rule"):
        invented({"plural.one": "n is 1"}).say("game", "points", {"n": 1})


def test_a_vector_has_something_to_say_about_every_sentence_of_the_vectors() -> None:
    keys = {case["key"] for _, case in CASES}
    tables = {table for words in VECTORS["files"].values() for table in _tables(words)}
    for words in VECTORS["files"].values():
        for key in words:
            asked = "{" in key or key in keys or key.partition(".")[0] in tables
            assert asked, f"nothing is said by {key}"


def _tables(words: Mapping[str, str]) -> set[str]:
    return {slot[2] for template in words.values() for slot in SLOT.finditer(template) if slot[2]}


# Every language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.stem for path in (WORDS / language).iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPOKEN)
def test_every_language_has_the_same_sentences_with_the_same_values(
    name: str, language: str
) -> None:
    english, other = read_words("en", name), read_words(language, name)
    assert english.keys() <= other.keys()
    tables_of_its_own = {key.partition(".")[0] for key in other.keys() - english.keys()}
    assert tables_of_its_own <= _tables(other)
    differing = {key for key in english if slots(english[key]) != slots(other[key])}
    assert not sorted(differing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_file_of_words_is_sorted_and_every_template_can_be_filled(
    name: str, language: str
) -> None:
    words = read_words(language, name)
    assert list(words) == sorted(words)
    rules = read_words(language, "language")
    forms = {"other", *(key.removeprefix("plural.") for key in rules if key.startswith("plural."))}
    known = {key.partition(".")[0] for key in (*words, *read_words(language, "table"))}
    for key, template in words.items():
        # What is heard of an event may be nothing; a language may group digits by nothing.
        may_be_empty = key.endswith(".heard") or key == "number.thousands"
        assert template.strip() or may_be_empty, f"{key} is empty"
        assert not re.search(r"[{}<]", SLOT.sub("", template)), f"{key}: {template}"
        named = slots(key)
        for slot, table, choices in SLOT.findall(template):
            assert table in known | {"", "seat"}, f"{key} looks {slot} up in no table"
            names = {choice.partition("=")[0] for choice in choices[1:].split("|")}
            assert not choices or "other" in names, f"{key} has no form for all others"
            assert not choices or table or names <= forms, f"{key} has a plural of no use"
        assert named <= slots(template), f"{key} names what its sentence does not say"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_how_it_counts_and_lists(language: str) -> None:
    rules = read_words(language, "language")
    assert slots(rules["list.two"]) == slots(rules["list.last"]) == {"before", "last"}
    assert slots(rules["list.more"]) == {"before", "next"}
    words = speak(language)
    assert words.listed(["a", "b", "c"]) != words.listed(["a", "b", "c", "d"])
    assert words.number(1234567) == f"1{rules['number.thousands']}234{rules['number.thousands']}567"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_a_form_for_every_category_of_the_language(language: str) -> None:
    rules = read_words(language, "language")
    categories = {key.removeprefix("plural.") for key in rules if key.startswith("plural.")}
    for name in SPOKEN:
        for key, template in read_words(language, name).items():
            for _, table, choices in SLOT.findall(template):
                names = {choice.partition("=")[0] for choice in choices[1:].split("|")}
                assert not choices or table or names == {*categories, "other"}, f"{name}: {key}"


ALIKE = json.loads((ROOT / "tests" / "core" / "alike.json").read_text("utf-8"))
"""What a language may say as English does; every other text is to be translated."""
ENGLISH = re.compile(r"\b(?:the|and|your?|with|which|this|that|from|have|are)\b")
"""Words that are in no other language of the page."""
TRANSLATED = [language for language in LANGUAGES if language != "en"]


def bare(template: str) -> str:
    """Take the slots out of a template, all but the words of their forms."""
    return SLOT.sub(lambda slot: " ".join(re.findall(r"=([^|]*)", slot[3])), template)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_english_is_left_over(language: str) -> None:
    shared = {*ALIKE["*"], *ALIKE.get(language, ())}
    alike, mixed = set(), []
    for name in SPOKEN:
        english = read_words("en", name)
        for key, template in read_words(language, name).items():
            if english.get(key) == template and re.search(r"[^\W\d_]", bare(template)):
                alike.add(template)
            titles = re.sub(
                r"[\"“«„][^\"”»“]*[\"”»“]|[A-Z][\w ]* (?:the|and) [A-Z]", "", bare(template)
            )
            if ENGLISH.search(titles):
                mixed.append(f"{name}: {key}: {template}")
    assert sorted(alike - shared) == []
    assert sorted(set(ALIKE.get(language, ())) - alike) == [], "listed and not needed"
    assert mixed == []


NOTATION = re.compile(
    r"\b[A-FX-Z] [a-o]\d|\b(?:bid|saloon|seat|joker|die|card|take|swap|pick|pos):[\w-]|→"
    r"|\b(?:null|undefined)\b"
)
"""How records, picks and positions are written, which is for no sentence."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_notation_stands_in_a_sentence(language: str) -> None:
    for name in (one for one in SPOKEN if one not in ("lab", "terminal")):
        for key, template in read_words(language, name).items():
            assert not NOTATION.search(bare(template)), f"{name}: {key}: {template}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_starts_the_school_pack_can_be_said_by_every_shell(language: str) -> None:
    for key, text in read_words(language, "site").items():
        assert not set(text) & set("'\"$`\\%&|<>^!"), key


# The page


def test_every_sentence_that_the_page_names_is_there() -> None:
    calls = re.compile(r'\bui\(\s*"([\w.-]+)"|\bwords\s*\.say\(\s*"(\w+)",\s*"([\w.-]+)"')
    named = {
        (found[2] or "page", found[1] or found[3])
        for file in (ROOT / "web").rglob("*.js")
        if "node_modules" not in file.parts
        for found in calls.finditer(file.read_text("utf-8"))
    }
    assert len(named) > 100
    for file, key in sorted(named):
        assert speak("en").has(file, key), f"{file}.json has no {key}"


# Every game


@pytest.mark.parametrize("name", GAMES)
def test_the_facts_of_a_game_have_their_words(name: str) -> None:
    game = find_game(name)
    wanted = {"title", "tagline", "short"}
    for rule in game.rules:
        wanted |= {f"rule.{rule.id}.title", f"rule.{rule.id}.text"}
        assert speak("en").has(name, f"rule.{rule.id}.reading") == rule.reading
        if rule.reading:
            wanted.add(f"rule.{rule.id}.reading")
    for option in game.options:
        wanted |= {f"option.{option.name}", f"option.{option.name}.help"}
        wanted |= {f"option.{option.name}.{value}" for value in option.values}
    wanted |= {f"colour.{colour}" for colour in game.colours}
    for key in sorted(wanted):
        assert_said(name, key)
    # Whatever makes one action better than another is also a kind of mistake.
    assert worded(name, "mistake") <= worded(name, "cause")
    assert worded(name, "deed") == worded(name, "look")
    assert worded(name, "rule") == {rule.id for rule in game.rules}
    assert worded(name, "option") == {option.name for option in game.options}


def code_of(name: str) -> Iterator[ast.AST]:
    for file in (ROOT / "py_core" / "frontier" / "games" / name).glob("*.py"):
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


@pytest.mark.parametrize("name", GAMES)
def test_whatever_the_code_of_a_game_names_has_a_sentence(name: str) -> None:
    for node in code_of(name):
        family = KINDS.get(getattr(node.func, "id", "")) if isinstance(node, ast.Call) else None
        if family and isinstance(node, ast.Call):
            kinds = node.args[0]
            for kind in [kinds.body, kinds.orelse] if isinstance(kinds, ast.IfExp) else [kinds]:
                if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                    assert speak("en").has(name, f"{family}.{kind.value}")


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_of_a_game_is_left_over(name: str) -> None:
    named = {str(part.value) for part in code_of(name) if isinstance(part, ast.Constant)}
    composed = [
        "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z-]+"
            for part in text.values
        )
        for text in code_of(name)
        if isinstance(text, ast.JoinedStr) and any(isinstance(p, ast.Constant) for p in text.values)
    ]
    beginnings = tuple(text for text in named if re.fullmatch("[a-z-]+-", text))
    endings = tuple(text for text in named if re.fullmatch("-[a-z-]+", text))
    for family in ("event", "why", "error", "end", "item"):
        for kind in worded(name, family):
            made_up = any(re.fullmatch(pattern, kind) for pattern in composed)
            joined = kind.startswith(beginnings) or kind.endswith(endings)
            assert kind in named or made_up or joined, f"nobody says {family}.{kind}"


def starts(game: Game, count: int) -> Iterator[tuple[Position, Chance]]:
    """Start matches with options drawn at random; combinations that the rules refuse are left."""
    seed = 0
    while count:
        seed += 1
        chance = Chance(seed)
        drawn = {option.name: chance.choose(option.values) for option in game.options}
        try:
            position = game.start(game.complete(drawn), chance)
        except FrontierError as error:
            assert_said(game.name, f"error.{error.key}", error.values)
            continue
        count -= 1
        yield position, chance


@pytest.mark.parametrize("name", GAMES)
def test_whatever_happens_in_random_games_can_be_said(
    name: str, many: Callable[[int], int]
) -> None:
    game = find_game(name)
    rules = {rule.id for rule in game.rules}
    checked: set[str] = set()

    def check(key: str, values: dict[str, Any], rule: str | None = None) -> None:
        assert rule is None or rule in rules
        once = json.dumps([key, values], sort_keys=True)
        if once not in checked:
            checked.add(once)
            assert_said(name, key, values)

    def check_short(key: str, values: dict[str, Any]) -> None:
        for short in (f"{key}.heard", f"{key}.recap"):
            if speak("en").has(name, short):
                check(short, values)

    for position, chance in starts(game, many(100)):
        while position.turn is not None:
            legal = position.legal()
            check(f"phase.{position.phase}", {})
            chosen = chance.choose(legal)
            for made in range(len(chosen)):
                counted = {"card": 1, "cards": position.view(None).get("draws", 0)}
                prompt = {**counted, "seat": position.turn, "first": chosen[0]}
                check(f"prompt.{position.phase}.{made}", prompt)
                check_short(f"prompt.{position.phase}.{made}", prompt)
            wrong = (*chosen[: chance.below(len(chosen))], chance.choose(legal)[-1])
            reason = position.why_not(wrong)
            if reason:
                check(f"why.{reason.kind}", dict(reason.values), reason.rule)
            for event in position.play(chosen):
                seat = {"seat": event.seat}
                check(f"event.{event.kind}", {**event.values, **seat}, event.rule)
                check_short(f"event.{event.kind}", {**event.values, **seat})
                for value in (*event.values, *event.private):
                    check(f"value.{value}", {})  # for whoever makes a lesson of it
                if event.private:
                    told = {**event.values, **event.private, **seat}
                    check(f"event.{event.kind}.own", told, event.rule)
        for item in position.score():
            check(f"item.{item.kind}", {**item.values, "seat": item.seat}, item.rule)
        outcome = position.outcome()
        assert outcome is not None
        check(f"end.{outcome.ended_by}", {}, outcome.rule)
