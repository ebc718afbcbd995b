"""Choosing among the puzzles that were found, for variety, and writing the file of a game."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, TypeAlias

from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.game import Game
from puzzles.proof import GRADES, NEVER, grade, misses, prove
from puzzles.words import lesson, setups, theme

Json: TypeAlias = dict[str, Any]


def choose(game: str, found: list[Json], wanted: int, file: Path) -> list[Json]:
    """Keep the puzzles of the file, and add the most different of those found."""
    rules = find_game(game)
    chosen = shipped(file)
    there = {one["position"] for one in chosen}
    left = {
        one["position"]: one for one in found if one["position"] not in there and _theme(rules, one)
    }
    counts: Counter[str] = Counter()
    for one in chosen:
        counts.update(_kinds(rules, one))
    kinds = {position: _kinds(rules, one) for position, one in left.items()}
    last = max((int(one["id"][1:]) for one in chosen), default=0)
    while left and len(chosen) < wanted:
        # The rarest kind comes first; of equals the one with the larger lead.
        position = min(
            left,
            key=lambda one: (
                sum(counts[kind] for kind in kinds[one]),
                -min(left[one]["leads"]),
            ),
        )
        last += 1
        counts.update(kinds[position])
        chosen.append({**left.pop(position), "id": f"{PREFIX[game]}{last:03}"})
    return chosen


PREFIX = {"boomers": "b", "oregon": "o", "boomtown": "t"}
"""The first letter of a puzzle's name."""


PROOF = ("leads", "second", "line", "second_line", "misses")
"""What is shipped of a proof, so that tests can do it again and compare every number."""


def write(game: str, chosen: list[Json], file: Path) -> None:
    """Write the file, one puzzle a line so that changes can be read."""
    puzzles = [
        {
            "id": one["id"],
            "grade": one["grade"],
            "lesson": lesson(find_game(game), one),
            "proof": {name: one[name] for name in PROOF},
        }
        for one in chosen
    ]
    lines = [json.dumps(puzzle, ensure_ascii=False) for puzzle in puzzles]
    head = f'{{"format": 1, "game": "{game}", "puzzles": [\n'
    file.parent.mkdir(exist_ok=True)
    file.write_text(head + ",\n".join(lines) + "\n]}\n", "utf-8")


def shipped(file: Path) -> list[Json]:
    """List the puzzles that are in the file already, as they were found."""
    if not file.exists():
        return []
    puzzles = json.loads(file.read_text("utf-8"))["puzzles"]
    found = []
    for one in puzzles:
        step = one["lesson"]["steps"][0]
        told = {name: one[name] for name in ("id", "grade")}
        where = {name: step["match"][name] for name in ("position", "seed")}
        found.append({**told, **where, "actions": step["check"][0]["actions"], **one["proof"]})
    return found


def again(name: str, found: Json) -> Json | None:
    """Prove and grade a puzzle anew, by the judge and the levels of today; None if it fails."""
    game = find_game(name)
    position = game.read(found["position"], Chance(found["seed"]))
    actions = tuple(map(tuple, found["actions"]))
    proof = prove(game, position, actions[0], shallow=False, doubtful=NEVER)
    if proof is None or set(proof.actions) != set(actions):
        return None
    proved = {**found, **proof.told()}
    counts = {level: misses(game, position, actions, level) for level in GRADES}
    level = grade(counts)
    if level is None or theme(game, position, proved) is None:
        return None
    return {**proved, "grade": level, "misses": counts}


def _theme(game: Game, found: Json) -> str | None:
    return theme(game, game.read(found["position"], Chance(found["seed"])), found)


def _kinds(game: Game, found: Json) -> list[str]:
    """Name what makes a puzzle different: its options, game, decision, reason and grade."""
    position = game.read(found["position"], Chance(found["seed"]))
    return [
        f"options {' '.join(setups(position))} {position.players}",
        f"game {found.get('game', found.get('id'))}",
        f"phase {position.phase}",
        f"theme {_theme(game, found)}",
        # Grades are few: counted twice, so that all of them are well represented.
        *[f"grade {found['grade']}"] * 2,
    ]
