"""Plants a fifth language in a copy of the house: one folder, and one line in the page.

Its words are the English ones with their letters changed, so nobody has to keep them.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.core.sentences import SLOT

LANGUAGE, NAME = "eo", "Esperanto"
"""A language that browsers know and the page does not."""
COUNTING = {
    "list.last": "{before} kaj {last}",
    "list.more": "{before}, {next}",
    "list.two": "{before} kaj {last}",
    "number.thousands": "\u202f",
    "pair": "{name}: {said}",
    "plural.one": "n = 1",
}
LINE = ("web/core/words.js", " };\n\nconst SLOT = /")
"""The end of the line that names the languages, and what follows it."""

_LETTERS = str.maketrans("aeiouAEIOUbcdfghyBCDFGHY", "eiouaEIOUAcdfgbyhCDFGBYH")


def invented(template: str) -> str:
    """Change the letters of a sentence, and leave what is to be filled in."""
    said, place = [], 0
    for slot in SLOT.finditer(template):
        name, table, forms = slot.groups()
        chosen = [form.partition("=") for form in forms.split("|")[1:]]
        written = "".join(f"|{form}={text.translate(_LETTERS)}" for form, _, text in chosen)
        said.append(template[place : slot.start()].translate(_LETTERS))
        said.append(f"{{{name}{f':{table}' if table else ''}{written}}}")
        place = slot.end()
    return "".join([*said, template[place:].translate(_LETTERS)])


def invent(english: Path, own: Path) -> None:
    """Write a file of English words in the invented language."""
    words = json.loads(english.read_text("utf-8"))
    told = {key: invented(text) for key, text in words.items()}
    own.write_text(json.dumps(told, ensure_ascii=False, indent=2) + "\n", "utf-8", newline="\n")


def plant_language(house: Path) -> Path:
    """Give the copy of the house its fifth language."""
    english, own = (house / "web" / "words" / language for language in ("en", LANGUAGE))
    own.mkdir()
    for file in english.glob("*.json"):
        invent(file, own / file.name)
    told = json.dumps(COUNTING, ensure_ascii=False, indent=2) + "\n"
    (own / "language.json").write_text(told, "utf-8", newline="\n")
    name, end = LINE
    text = (house / name).read_text("utf-8")
    if text.count(end) != 1:
        raise LookupError(f"{name} does not name its languages as it used to.")
    named = text.replace(end, f', {LANGUAGE}: "{NAME}"{end}')
    (house / name).write_text(named, "utf-8", newline="\n")
    return house
