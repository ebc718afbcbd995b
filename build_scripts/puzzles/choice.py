"""Choosing among the puzzles that were found, for variety, and writing the file of a game.

Whatever was shipped once stays in the file: what is no longer proved is retired from the lists,
and its address goes on opening it as it was.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, TypeAlias

from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.game import Game
from puzzles.play import graded, setups
from puzzles.proof import KEPT, account_of, explain, prove
from puzzles.rota import FORMER_GRADES
from puzzles.seeing import GRADES, grade
from puzzles.themes import theme_of
from puzzles.words import lesson

Json: TypeAlias = dict[str, Any]

PREFIX = {"boomers": "b", "oregon": "o", "boomtown": "t"}
"""The first letter of a puzzle's name."""
PROOF = ("other", "loss", "cause", "steps", "plausible", "misses")
"""What is shipped of a proof, so that tests can do it again and compare every number."""


def choose(game: str, found: list[Json], wanted: int, listed: list[Json]) -> list[Json]:
    """Add the most different of those found to those that are listed, the rarest grades first."""
    rules = find_game(game)
    there = {one["position"] for one in listed}
    left = {one["position"]: one for one in found if one["position"] not in there}
    counts: Counter[str] = Counter()
    for one in listed:
        counts.update(_kinds(rules, one))
    kinds = {position: _kinds(rules, one) for position, one in left.items()}
    chosen: list[Json] = []
    while left and (
        len(listed) + len(chosen) < wanted
        or any(counts[f"grade {one}"] < wanted // len(GRADES) for one in GRADES)
    ):
        # A grade of which there are too few comes first, then the rarest kind.
        position = min(
            left,
            key=lambda one: (
                min(counts[f"grade {left[one]['grade']}"], wanted // len(GRADES)),
                sum(counts[kind] for kind in kinds[one]),
                -left[one]["loss"],
            ),
        )
        counts.update(kinds[position])
        chosen.append(left.pop(position))
    return chosen


def named(game: str, chosen: list[Json], known: list[Json]) -> list[Json]:
    """Give new puzzles the names that come next; a name is never given twice."""
    last = max((int(one["id"][1:]) for one in known), default=0)
    return [
        {**one, "id": f"{PREFIX[game]}{number:03}"} for number, one in enumerate(chosen, last + 1)
    ]


def shipped(file: Path) -> list[Json]:
    """Read the puzzles that are in the file, the retired among them, as they were written."""
    if not file.exists():
        return []
    puzzles: list[Json] = json.loads(file.read_text("utf-8"))["puzzles"]
    return puzzles


def found_in(puzzle: Json) -> Json:
    """Give a shipped puzzle as it was found."""
    step = puzzle["lesson"]["steps"][0]
    where = {name: step["match"][name] for name in ("position", "seed")}
    told = {name: puzzle[name] for name in ("id", "grade", "theme") if name in puzzle}
    return {**told, **where, "actions": step["check"][0]["actions"], **puzzle.get("proof", {})}


def made(game: str, found: Json) -> Json:
    """Write a puzzle as it is shipped, with the judge's reasons of today."""
    rules = find_game(game)
    position = rules.read(found["position"], Chance(found["seed"]))
    best, other = tuple(found["actions"][0]), tuple(found["other"])
    account = account_of(rules, position, best, other)
    theme = theme_of(game, account)
    if theme is None:
        raise ValueError(f"{found['id']}: nothing definite can be said for its answer any more")
    told = {**found, "theme": theme, "cause": account.kind}
    return {
        "id": found["id"],
        "grade": found["grade"],
        "theme": theme,
        "lesson": lesson(rules, told, account),
        "proof": {name: told[name] for name in PROOF},
    }


def again(game: str, puzzle: Json) -> Json:
    """Prove and grade a shipped puzzle anew, by the judge and the levels of today, or retire it."""
    rules = find_game(game)
    found = found_in(puzzle)
    position = rules.read(found["position"], Chance(found["seed"]))
    actions = tuple(map(tuple, found["actions"]))
    proof = prove(rules, position, actions[0], KEPT)
    theme = theme_of(game, proof.account) if proof else None
    if proof is None or theme is None or set(proof.actions) != set(actions):
        former = dict(zip(FORMER_GRADES, GRADES, strict=True))
        return {**puzzle, "grade": former.get(puzzle["grade"], puzzle["grade"]), "retired": True}
    proved = {**found, **proof.told(), "theme": theme}
    return made(game, graded(rules, position, proved))


def reworded(game: str, puzzle: Json) -> Json:
    """Word a shipped puzzle anew; what was proved of it stays, and so does its grade.

    Where today's judge has nothing definite to say beside the action that it was explained beside,
    another one that tempts takes its place; where there is none, the puzzle is retired.
    """
    rules, found = find_game(game), found_in(puzzle)
    position = rules.read(found["position"], Chance(found["seed"]))
    best, other = tuple(found["actions"][0]), tuple(found["other"])
    told = explain(rules, position, best, other)
    if told is None:
        return {**puzzle, "retired": True}
    return made(game, {**found, "other": told.verdict.action})


def regraded(game: str, puzzle: Json) -> Json:
    """Grade a shipped puzzle by the numbers of its proof, as where only a scale has changed."""
    found, proof = found_in(puzzle), puzzle["proof"]
    position = find_game(game).read(found["position"], Chance(found["seed"]))
    base = setups(position) == ["base"]
    told = grade(game, proof["steps"], proof["plausible"], proof["misses"], base)
    return {**puzzle, "grade": told}


def write(game: str, puzzles: list[Json], days: list[Json], file: Path) -> None:
    """Write the file, one puzzle a line so that changes can be read."""
    lines = [json.dumps(puzzle, ensure_ascii=False) for puzzle in puzzles]
    head = f'{{"format": 2, "game": "{game}", "days": [\n'
    rounds = ",\n".join(json.dumps(one) for one in days)
    file.parent.mkdir(exist_ok=True)
    file.write_text(head + rounds + '\n], "puzzles": [\n' + ",\n".join(lines) + "\n]}\n", "utf-8")


def _kinds(game: Game, found: Json) -> list[str]:
    """Name what makes a puzzle different: its options, game, decision, theme and grade."""
    position = game.read(found["position"], Chance(found["seed"]))
    return [
        f"options {' '.join(setups(position))} {position.players}",
        f"game {found.get('game', found.get('id'))}",
        f"phase {position.phase}",
        f"theme {found['theme']}",
        f"grade {found['grade']}",
    ]
