"""Gathers the phrases that links of lessons in a language point back to, and keeps them for ever.

python3 build_scripts/release/keep_phrases.py LANGUAGE

Run it once for a language that was added, when its courses stand; a copy of a course, or somebody's
own version of it, then has a short link. What is written is never changed again: links need it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.environment import ROOT, WEB, SetupError
from machine.progress import say

sys.path.insert(0, str(ROOT / "py_core"))  # the rules need nothing else

from frontier.games import all_games
from frontier.school.lesson import Lesson, read_lesson
from frontier.school.lesson_link import lesson_text

FOLDER = ROOT / "py_core" / "frontier" / "school" / "data"
OFTEN_SAID = Path(__file__).parent / "phrases"
"""What teachers often say, a file a language; a language can do without."""
MOST = 32_000
"""Packing sees no further back."""
_FRAGMENTS = '","kind":"mayor-changed"'
"""Where the pieces of statements begin in the phrases of the second version."""


def keep_phrases(language: str, folder: Path = FOLDER) -> Path:
    """Write the phrases of a language; refuse to change what is there."""
    file = folder / f"link-words-3-{language}.txt"
    if file.exists():
        raise SetupError(f"{file.name} is there already: links need it for ever as it is.")
    file.write_text(gathered(language), "utf-8", newline="\n")
    return file


def gathered(language: str) -> str:
    """Put all courses in a language one behind the other, the longest last: it is never cut."""
    listed = json.loads((WEB / "lessons" / "index.json").read_text("utf-8"))
    names = [course["id"] for course in sorted(listed, key=lambda course: int(course["steps"]))]
    courses = [lesson_text(_course(name, language)) for name in names]
    known = (FOLDER / "link-words-2.txt").read_text("utf-8")
    own = OFTEN_SAID / f"{language}.txt"
    said = own.read_text("utf-8").strip() if own.exists() else ""
    text = "\n".join([*courses, said, known[known.rindex(_FRAGMENTS) :]])
    return text.encode()[-MOST:].decode("utf-8", "ignore")


def _course(name: str, language: str) -> Lesson:
    """Read a course as its reader sees it in a language."""

    def said(part: dict[str, Any]) -> Any:
        return part.get(language, part)

    text = (WEB / "lessons" / f"{name}.json").read_text("utf-8")
    return read_lesson({**json.loads(text, object_hook=said), "language": language}, all_games())


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Keep the phrases of a language for links.")
    parser.add_argument("language", help="its code, such as it")
    language = parser.parse_args(arguments).language
    try:
        file = keep_phrases(language)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    say(f"The phrases are in {file.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
