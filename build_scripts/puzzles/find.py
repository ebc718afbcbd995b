"""Finds puzzles in self-played games and writes web/puzzles/<game>.json.

python3 build_scripts/puzzles/find.py boomers [-n 60] [--seed SEED] [--grade GRADE] [--look|--add]
python3 build_scripts/puzzles/find.py boomers --again [--from DAY] [--cores N]
python3 build_scripts/puzzles/find.py boomers --reword [--cores N]

What was found is kept in .build/puzzles after every game: a run that was stopped goes on where it
was. What is in the file already is proved and graded anew, as it must be when the judge or a level
has changed; what fails is retired: it leaves the lists, and its address goes on opening it. With
--again nothing is searched, with --reword nothing is proved either: only what the judge says is put
into words once more. With --add what is listed keeps its proof and its words, and is only graded by
the numbers of the proof. docs/puzzles.md says how it works.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.environment import ROOT, WEB, WORKSHOP, SetupError, ensure_python_tools
from machine.progress import say

Json: TypeAlias = dict[str, Any]

GAMES = ("boomers", "oregon", "boomtown")
GRADES = ("easy", "medium", "hard")


def main() -> int:
    """Run inside the virtual environment, where rich is."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("-n", type=int, default=60, metavar="PUZZLES", help="how many to list")
    parser.add_argument("--seed", default="frontier", help="one to twelve of a-z and 0-9")
    parser.add_argument("--cores", type=int, default=cpu_count() or 1)
    parser.add_argument("--games", type=int, default=10_000, help="play no more than so many")
    parser.add_argument("--spare", type=float, default=1.5, help="find so many times n to choose")
    parser.add_argument("--grade", default="", choices=GRADES, help="look for no other")
    parser.add_argument("--again", action="store_true", help="only prove what is shipped anew")
    parser.add_argument("--reword", action="store_true", help="only word what is shipped anew")
    parser.add_argument("--add", action="store_true", help="leave what is shipped as it is proved")
    parser.add_argument("--from", dest="day", help="the day from which the list is the daily one's")
    parser.add_argument("--look", action="store_true", help="only search, and write nothing")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if not wanted.inside:
        try:
            python = ensure_python_tools("puzzles")
        except SetupError as error:
            print(f"\n{error}", file=sys.stderr)
            return 1
        return subprocess.run(
            [python, Path(__file__), *sys.argv[1:], "--inside"], check=False
        ).returncode
    sys.path.insert(0, str(ROOT / "py_core"))
    found, tried = ([], "") if wanted.again or wanted.reword else search(wanted)
    if wanted.look:
        say(f"{tried}: {len(found)} found")
        return 0
    file = WEB / "puzzles" / f"{wanted.game}.json"
    say(f"{tried} {put_together(wanted, found, file)} in {file.relative_to(ROOT)}".strip())
    return 0


def put_together(wanted: argparse.Namespace, found: list[Json], file: Path) -> str:
    """Prove what is shipped again, add what is wanted of what was found, and write the file."""
    from puzzles.choice import (
        again,
        choose,
        found_in,
        made,
        named,
        regraded,
        reworded,
        shipped,
        write,
    )
    from puzzles.rota import read_days, with_new_days

    known = shipped(file)
    days = read_days(file)
    active = [one for one in known if not one.get("retired")]
    with get_context().Pool(max(1, wanted.cores)) as pool:
        anew = reworded if wanted.reword else regraded if wanted.add else again
        proved = pool.starmap(anew, [(wanted.game, one) for one in active], chunksize=1)
        by_name = {one["id"]: one for one in proved}
        listed = [found_in(one) for one in proved if not one.get("retired")]
        chosen = named(wanted.game, choose(wanted.game, found, wanted.n, listed), known)
        new = pool.starmap(made, [(wanted.game, one) for one in chosen], chunksize=1)
    puzzles = [by_name.get(one["id"], one) for one in known] + new
    write(wanted.game, puzzles, with_new_days(days, puzzles, wanted.day), file)
    return f"{len(listed) + len(new)} listed, {len(known) - len(listed)} retired"


def search(wanted: argparse.Namespace) -> tuple[list[Json], str]:
    """Play games until enough puzzles are found; give them, and what was tried in words."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from puzzles.play import Task, look_through

    name = "-".join(filter(None, (wanted.game, wanted.seed, wanted.grade)))
    book = WORKSHOP / "puzzles" / f"{name}.jsonl"
    book.parent.mkdir(parents=True, exist_ok=True)
    done = {game["number"]: game for game in read_book(book)}
    # Written anew, so that a line cut off by a stop is gone.
    book.write_text("".join(json.dumps(game) + "\n" for game in done.values()), "utf-8")
    enough = int(wanted.n * wanted.spare)

    def count() -> int:
        return sum(len(game["found"]) for game in done.values())

    tasks = (
        Task(wanted.game, number, f"{wanted.seed[:7]}{number}", wanted.grade)
        for number in range(wanted.games)
        if number not in done
    )
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:.0f} of {task.total:.0f} puzzles"),
        TimeElapsedColumn(),
    )
    with book.open("a", encoding="utf-8") as out, Progress(*columns) as bar:
        shown = bar.add_task(wanted.game, total=enough, completed=count())
        if count() < enough:
            with get_context().Pool(max(1, wanted.cores)) as pool:
                for game in pool.imap_unordered(look_through, tasks):
                    done[game["number"]] = game
                    out.write(json.dumps(game) + "\n")
                    out.flush()
                    text = f"{wanted.game}, {len(done)} games"
                    bar.update(shown, completed=count(), description=text)
                    if count() >= enough:
                        pool.terminate()
                        break
    games = [done[number] for number in sorted(done)]
    sums = {
        name: sum(game["tried"][name] for game in games)
        for name in ("positions", "filtered", "proved")
    }
    told = ", ".join(f"{sums[name]:,} {name}" for name in sums)
    return [puzzle for game in games for puzzle in game["found"]], f"{len(games)} games, {told}"


def read_book(book: Path) -> Iterator[Json]:
    """Read the games of earlier runs; a line cut off by a stop is done again."""
    if book.exists():
        for line in book.read_text("utf-8").splitlines():
            try:
                yield json.loads(line)
            except json.JSONDecodeError:
                continue


if __name__ == "__main__":
    sys.exit(main())
