"""Write golden games or perft tables anew, after a change of the rules that is meant.

    .venv/bin/python -m tests.core.games.regenerate              the golden games of all games
    .venv/bin/python -m tests.core.games.regenerate oregon       those of one
    .venv/bin/python -m tests.core.games.regenerate perft        the perft tables (some minutes)

from the root of the repository. Read the difference before committing it: every line that changes
is a game that somebody saved and can no longer replay.
"""

from __future__ import annotations

import sys

from tests.core.games.boomers import perft_positions
from tests.core.games.goldens import Goldens, goldens_of

from frontier.games import NAMES


def write_goldens(goldens: Goldens) -> None:
    """Play the golden games of one game again and write them down."""
    goldens.FOLDER.mkdir(exist_ok=True)
    for name in goldens.GOLDENS:
        file = goldens.FOLDER / f"{name}.txt"
        file.write_text(goldens.golden(name), "utf-8", newline="\n")
        print(file)


def main(chosen: list[str]) -> int:
    """Write what was asked for."""
    if unknown := set(chosen) - {*NAMES, "perft"}:
        print(f"There is no {', '.join(sorted(unknown))}.\n\n{__doc__}", file=sys.stderr)
        return 1
    for name in chosen or NAMES:
        if name == "perft":
            perft_positions.write_tables_anew()
        else:
            write_goldens(goldens_of(name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
