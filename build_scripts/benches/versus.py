"""Sets players of the tests, such as the Marshal of former days, against the levels of a game.

python3 build_scripts/benches/versus.py boomers marshal marshal-1 -n 40 --options setup=random

It takes what `frontier arena` takes, and the guests of tests/players besides.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # where the tests are
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py_core"))

from tests.players.guests import GUESTS, seated

from frontier.doors import arena
from frontier.games import NAMES, find_game


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arena.add_arguments(parser, list(NAMES), guests=tuple(GUESTS))
    arena.run(parser.parse_args(), find_game, seated)
    return 0


if __name__ == "__main__":
    sys.exit(main())
