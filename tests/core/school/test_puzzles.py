"""The shipped puzzles: whole, in both languages, of every kind, and each with one best action."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from frontier.games import all_games, find_game
from frontier.school.lesson import read_lesson
from frontier.school.solving import Verification
from frontier.table.chance import Chance
from frontier.table.game import Game, Position
from machine.environment import ROOT
from puzzles import choice, find
from puzzles.play import LEFT_OUT, without_hidden
from puzzles.proof import DEMANDS, GRADES, NEVER, Proof, grade, misses, prove, same_after
from puzzles.words import LANGUAGES, lesson, setups

Json = dict[str, Any]

FOLDER = ROOT / "web" / "puzzles"
GAMES = ("boomers", "oregon", "boomtown")
LEAST = 40
SAMPLE = 3
EXPANSIONS = ("railroad", "mines", "rivers", "sooners")


def puzzles_of(game: str) -> list[Json]:
    file: Json = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    assert (file["format"], file["game"]) == (1, game)
    puzzles: list[Json] = file["puzzles"]
    return puzzles


PUZZLES = [(game, puzzle) for game in GAMES for puzzle in puzzles_of(game)]
FOUND = {game: choice.shipped(FOLDER / f"{game}.json") for game in GAMES}
"""The puzzles as the search found them."""
every_puzzle = pytest.mark.parametrize(
    ("name", "puzzle"), PUZZLES, ids=[puzzle["id"] for _, puzzle in PUZZLES]
)


def step_of(puzzle: Json) -> Json:
    step: Json = puzzle["lesson"]["steps"][0]
    return step


def position_of(game: Game, puzzle: Json) -> Position:
    match = step_of(puzzle)["match"]
    return game.read(match["position"], Chance(match["seed"]))


def accepted_by(puzzle: Json) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(action) for action in step_of(puzzle)["check"][0]["actions"])


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_puzzles_of_every_grade_and_no_two_alike(name: str) -> None:
    puzzles = puzzles_of(name)
    ids = [puzzle["id"] for puzzle in puzzles]
    assert len(puzzles) >= LEAST
    assert ids == sorted(set(ids))
    assert all(re.fullmatch(choice.PREFIX[name] + r"\d{3}", one) for one in ids)
    grades = [puzzle["grade"] for puzzle in puzzles]
    assert set(grades) == set(GRADES)
    boards = [step_of(puzzle)["match"]["position"] for puzzle in puzzles]
    assert len(set(boards)) == len(boards)
    answers = [step_of(puzzle)["right"]["en"] for puzzle in puzzles]
    assert len(set(answers)) == len(answers)


def test_boomers_has_puzzles_without_and_with_every_expansion() -> None:
    game = find_game("boomers")
    there = [setups(position_of(game, puzzle)) for puzzle in puzzles_of("boomers")]
    assert ["base"] in there
    for expansion in EXPANSIONS:
        assert [expansion] in there, f"{expansion} alone"
    assert any(len(names) > 1 for names in there)
    sides = {position_of(game, puzzle).turn for puzzle in puzzles_of("boomers")}
    assert sides == {0, 1}


@pytest.mark.parametrize(("name", "players"), [("oregon", {2, 3, 4}), ("boomtown", {3, 4, 5})])
def test_every_number_of_players_has_puzzles(name: str, players: set[int]) -> None:
    game = find_game(name)
    assert {position_of(game, puzzle).players for puzzle in puzzles_of(name)} == players


def test_boomtown_has_puzzles_of_the_short_game_and_of_several_decisions() -> None:
    game = find_game("boomtown")
    positions = [position_of(game, puzzle) for puzzle in puzzles_of("boomtown")]
    lengths = {(position.players, position.view(0)["rounds"]) for position in positions}
    assert {(3, 15), (3, 20)} <= lengths
    assert len({position.phase for position in positions}) >= 3


@every_puzzle
def test_a_puzzle_is_a_lesson_that_accepts_its_best_action_alone(name: str, puzzle: Json) -> None:
    read = read_lesson(puzzle["lesson"], all_games())
    assert read.game.name == name
    verification = Verification(read)
    while not verification.done:
        verification.carry_on(1000)
    (told,) = verification.told()["steps"]
    assert told["solvable"]
    assert sorted(map(tuple, told["accepted"])) == sorted(accepted_by(puzzle))
    assert told["legal"] > len(told["accepted"])


@every_puzzle
def test_all_actions_that_come_to_the_same_are_accepted(name: str, puzzle: Json) -> None:
    position = position_of(find_game(name), puzzle)
    accepted = list(accepted_by(puzzle))
    assert accepted in same_after(position)
    assert tuple(puzzle["proof"]["second"]) in position.legal()
    assert tuple(puzzle["proof"]["second"]) not in accepted


@every_puzzle
def test_nothing_hidden_is_stated(name: str, puzzle: Json) -> None:
    game = find_game(name)
    position = position_of(game, puzzle)
    text = step_of(puzzle)["match"]["position"]
    assert without_hidden(game, position) == text
    assert not any(field.startswith(LEFT_OUT[name] or ("\n",)) for field in text.split(" "))


@every_puzzle
def test_texts_are_in_both_languages_and_their_numbers_are_those_of_the_core(
    name: str, puzzle: Json
) -> None:
    said = puzzle["lesson"]
    (found,) = (one for one in FOUND[name] if one["id"] == puzzle["id"])
    # Every sentence is made again from the position, the rules and the lines that were read.
    assert said == json.loads(json.dumps(lesson(find_game(name), found)))
    step = step_of(puzzle)
    assert 2 <= len(step["hints"]) <= 3
    for words in (said["title"], step["text"], *step["hints"], step["right"]):
        assert set(words) == set(LANGUAGES)
        assert words["en"] != words["fr"]
        for text in words.values():
            assert text
            assert not re.search(r"[{}|]|\b(?:event|why|pick|phase|card|town|colour)\.\w", text)
    assert any(letter.isdigit() for letter in step["right"]["en"])


@every_puzzle
def test_the_lead_is_large_enough_in_every_run(name: str, puzzle: Json) -> None:
    assert min(puzzle["proof"]["leads"]) >= DEMANDS[name].lead
    assert puzzle["grade"] == grade(puzzle["proof"]["misses"])


def some(puzzles: list[Json], many: Callable[[int], int], offset: int) -> list[Json]:
    """Take a few puzzles from all over the file; all of them with --long."""
    count = SAMPLE if many(10) < 10 else len(puzzles)
    stride = len(puzzles) // count
    return [puzzles[(offset + number * stride) % len(puzzles)] for number in range(count)]


@pytest.mark.parametrize("name", GAMES)
def test_a_search_finds_the_same_best_action_again(name: str, many: Callable[[int], int]) -> None:
    game = find_game(name)
    for puzzle in some(puzzles_of(name), many, 1):
        best = accepted_by(puzzle)[0]
        proof = prove(game, position_of(game, puzzle), best, shallow=False, doubtful=NEVER)
        assert proof is not None, puzzle["id"]
        assert proof.actions == accepted_by(puzzle)
        assert proof.leads == pytest.approx(puzzle["proof"]["leads"], abs=0.01)


@pytest.mark.parametrize("name", GAMES)
def test_levels_miss_what_the_grade_says(name: str, many: Callable[[int], int]) -> None:
    game = find_game(name)
    for puzzle in some(puzzles_of(name), many, 4):
        position = position_of(game, puzzle)
        counts = {one: misses(game, position, accepted_by(puzzle), one) for one in GRADES}
        assert grade(counts) == puzzle["grade"], puzzle["id"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_second_best_is_not_proved_best(name: str) -> None:
    game = find_game(name)
    puzzle = puzzles_of(name)[0]
    proof = prove(game, position_of(game, puzzle), tuple(puzzle["proof"]["second"]))
    assert proof is None or proof.actions == accepted_by(puzzle)


def test_a_grade_is_the_strongest_level_that_misses_half_of_the_time() -> None:
    assert grade({"greenhorn": 8, "settler": 4, "rancher": 3}) == "settler"
    assert grade({"greenhorn": 4, "settler": 0, "rancher": 8}) == "rancher"
    assert grade({"greenhorn": 3, "settler": 8, "rancher": 8}) is None


def test_proved_again_a_puzzle_gets_the_lead_and_the_grade_of_today(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = FOUND["oregon"][0]
    actions = tuple(map(tuple, found["actions"]))
    proof = Proof(actions, tuple(found["second"]), (7.0, 8.0), 3.0, (), (), 1)
    counts = {"greenhorn": 8, "settler": 8, "rancher": 0}
    monkeypatch.setattr(choice, "prove", lambda *_, **__: proof)
    monkeypatch.setattr(choice, "misses", lambda *said: counts[said[-1]])
    anew = choice.again("oregon", found)
    assert anew is not None
    assert (anew["id"], anew["leads"], anew["grade"]) == (found["id"], [7.0, 8.0], "settler")
    assert anew["misses"] == counts


def test_what_fails_when_it_is_proved_again_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    found = FOUND["oregon"][0]
    actions = tuple(map(tuple, found["actions"]))
    second = tuple(found["second"])
    proof = Proof(actions, second, (7.0,), 3.0, (), (), 1)
    monkeypatch.setattr(choice, "misses", lambda *_: 8)
    for failed in (None, proof._replace(actions=(second,), second=actions[0])):
        monkeypatch.setattr(choice, "prove", lambda *_, failed=failed, **__: failed)
        assert choice.again("oregon", found) is None
    monkeypatch.setattr(choice, "prove", lambda *_, **__: proof)
    assert choice.again("oregon", found) is not None
    monkeypatch.setattr(choice, "misses", lambda *_: 0)
    assert choice.again("oregon", found) is None


def test_puzzles_keep_their_names_when_more_are_found(tmp_path: Path) -> None:
    known = choice.shipped(FOLDER / "oregon.json")
    assert [one["id"] for one in known] == [puzzle["id"] for puzzle in puzzles_of("oregon")]
    file = tmp_path / "oregon.json"
    first = choice.choose("oregon", known[2:4], 2, file)
    choice.write("oregon", first, file)
    # Another search, on another machine, that met one of them again.
    more = choice.choose("oregon", [known[0], known[2], known[4]], 4, file)
    assert [one["id"] for one in more] == ["o001", "o002", "o003", "o004"]
    assert [one["position"] for one in more[:2]] == [one["position"] for one in first]
    assert len({one["position"] for one in more}) == 4
    choice.write("oregon", more, file)
    assert choice.choose("oregon", [], 4, file) == choice.shipped(file)


def test_a_search_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    book = tmp_path / "oregon-seed.jsonl"
    book.write_text('{"number": 0, "found": []}\n{"number": 1, "fou', "utf-8")
    assert [game["number"] for game in find.read_book(book)] == [0]
    assert list(find.read_book(tmp_path / "none")) == []
