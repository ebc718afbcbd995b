"""What the documents tell is there: files, links, commands with their options, names of code."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from machine.environment import ROOT

# A log says what was true when it was written.
LOGS = ("CHANGELOG.md", "docs/bots-log.md", "docs/ladder.md")

# What the commands and tools leave in the tree, and what is in the built site and the wheel only.
LEFT = (".build", ".venv", "dist", "test-results", "shots", "node_modules", ".git", ".hypothesis")
CACHES = ("__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache")
MADE = (*LEFT, "web/node_modules", "app", "start", "pyodide", "facts", "frontier/words")
MADE_FILES = ("*.bin", "glue.mjs", "build.json", "*.zip", "*.pyc", "pyodide-lock.json")

# Names that are not ours: options of Pyodide, and words of examples.
OTHERS = {"fullStdLib", "checkAPIVersion", "enableRunUntilComplete", "dative"}

_SOURCES = (".py", ".js", ".mjs", ".json", ".toml", ".css", ".html", ".ts", ".txt", ".yml")
_ENDINGS = "py|m?js|json|md|css|toml|txt|html|yml"
_PATH = re.compile(rf"\.?[\w<>*{{}}.-]+(/[\w<>*{{}}.-]*)+|[\w<>*-]+\.({_ENDINGS})")
_NAME = re.compile(r"[A-Za-z_][\w.]*(\(.*\))?")
_NUMBER = re.compile(r"[0-9a-f]{8,}")
_COMMAND = re.compile(r"(?:python3?|\.venv/bin/python) (build_scripts/\S+\.py)([^`\n#]*)")


@cache
def repository() -> list[str]:
    """List the files of the tree, but for what is made and what tools have left."""
    found: list[str] = []
    for folder, folders, files in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)
        at_root = not here.parts
        folders[:] = [
            name
            for name in folders
            if name not in (*CACHES, "node_modules") and not (at_root and name in LEFT)
        ]
        found += [(here / name).as_posix() for name in files]
    return found


@cache
def words_of_the_code() -> set[str]:
    """List every word of the sources, and the names of the files."""
    found: set[str] = set()
    for name in repository():
        found |= set(re.findall(r"\w+", name))
        if name.endswith(_SOURCES) and not name.startswith(("web/puzzles/", "tests/records/")):
            found |= set(re.findall(r"\w+", (ROOT / name).read_text("utf-8")))
    return found


DOCUMENTS = [name for name in repository() if name.endswith(".md") and name not in LOGS]
every_document = pytest.mark.parametrize("document", sorted(DOCUMENTS))


def text_of(document: str) -> str:
    return (ROOT / document).read_text("utf-8")


def spans(document: str) -> Iterator[str]:
    """List what stands between backticks, outside of blocks of code."""
    prose = re.sub(r"^```.*?^```$", "", text_of(document), flags=re.MULTILINE | re.DOTALL)
    yield from re.findall(r"`([^`\n]+)`", prose)


def is_made(path: str) -> bool:
    in_made_folder = f"{path}/".startswith(tuple(f"{folder}/" for folder in MADE))
    return in_made_folder or any(fnmatch(Path(path).name, name) for name in MADE_FILES)


def is_there(path: str) -> bool:
    """Tell whether a file or folder ends in this path; `<game>` and the like stand for any name."""
    pattern = re.sub(r"<[^>]*>|\{[^}]*\}", "*", path).removeprefix("./").strip("/")
    there = {*repository(), *(str(one) for name in repository() for one in Path(name).parents)}
    return any(fnmatch(name, pattern) or fnmatch(name, f"*/{pattern}") for name in there)


def slug(heading: str) -> str:
    """Name a heading as GitHub does."""
    return re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")


@every_document
def test_every_link_leads_somewhere(document: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", text_of(document)):
        if target.startswith(("https://", "mailto:")):
            continue
        path, _, anchor = target.partition("#")
        file = ((ROOT / document).parent / path).resolve() if path else ROOT / document
        assert file.exists(), target
        if anchor:
            heads = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), flags=re.MULTILINE)
            assert anchor in map(slug, heads), target


@every_document
def test_every_file_that_is_named_exists(document: str) -> None:
    for span in spans(document):
        if _PATH.fullmatch(span) and not is_made(span):
            assert is_there(span), span


@every_document
def test_every_command_exists_with_its_options(document: str) -> None:
    for script, rest in _COMMAND.findall(text_of(document)):
        assert (ROOT / script).is_file(), script
        given, _, _ = rest.partition(" -- ")
        source = (ROOT / script).read_text("utf-8")
        for option in re.findall(r"(?<!\S)\[?(--?[a-z][\w-]*)", given):
            assert f'"{option}"' in source, f"{script} {option}"


@every_document
def test_every_name_that_is_mentioned_is_in_the_code(document: str) -> None:
    for span in spans(document):
        if _NAME.fullmatch(span) and not _PATH.fullmatch(span):
            words = set(re.findall(r"[A-Za-z_]\w*", span.partition("(")[0]))
            known = words_of_the_code() | OTHERS
            assert {word for word in words - known if not _NUMBER.fullmatch(word)} == set(), span


def test_a_mistake_would_be_found() -> None:
    assert not is_there("web/core/no-such-file.js")
    assert is_there("web/games/<game>/index.js")
    assert not is_there("web/games/<game>/no-such-file.js")
    assert "chooseKind" in words_of_the_code()
    assert "chooseNothing".upper() not in words_of_the_code()
