"""Builds the site into dist/, and does nothing when nothing has changed since the last time.

python3 build_scripts/build.py [--web FOLDER] [--out FOLDER]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from machine.environment import DIST, WEB, SetupError
from machine.progress import say
from website.build import build_site


def main(arguments: list[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Build the site.")
    parser.add_argument("--web", type=Path, default=WEB, help="the page's sources")
    parser.add_argument("--out", type=Path, default=DIST, help="where the site goes")
    options = parser.parse_args(arguments)
    try:
        built = build_site(options.web.resolve(), options.out.resolve())
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    say(f"The site is in {options.out}" + ("." if built else "; nothing had changed."))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
