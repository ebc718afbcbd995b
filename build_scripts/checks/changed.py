"""Which tests a change can touch: by the imports of Python, and by a short table for the rest.

A file that nobody has thought of touches everything.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path, PurePosixPath

from machine.environment import ROOT
from machine.imports import imports_in, modules_below, reached, texts_of

GAMES = "frontier.games"
"""The package that imports its games by name, when one is wanted: no import statement tells."""

# Where Python's packages lie, and which of them are ours.
_ROOTS = {"py_core": "frontier", "build_scripts": "", ".": "tests"}

# Files that are no Python. The first pattern that fits says what they touch: folders of tests, or
# words of which a page test must hold one to be touched.
_TABLE: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"(docs/.*|[A-Z]+\.md|LICENSE|\.github/.*|.*/README\.md)", ("tests/build/test_recipes.py",)),
    (r"netlify\.toml", ("tests/build/test_headers.py",)),
    (r"web/(lessons|puzzles)/.*", ("tests/core", "tests/build", "tests/web")),
    (r"web/words/.*", ("tests/core", "tests/bots", "tests/build", "tests/web")),
    (r"web/games/(?P<game>\w+)/.*", ("tests/core/test_structure.py", "tests/build")),
    (r"web/.*\.(js|css|d\.ts|html|svg|png|webp|txt|webmanifest)", ("tests/build", "tests/web")),
    (r"tests/js/.*", ()),
    (r"\.(editorconfig|gitattributes|gitignore)|\.ci/.*", ()),
)


def changed_files() -> list[str]:
    """List what differs from where this branch left main, what is not committed included."""
    since = _git("merge-base", "HEAD", "main") or _git("merge-base", "HEAD", "origin/main")
    differs = _git("diff", "--name-only", "--no-renames", since[0] if since else "HEAD")
    return sorted({*differs, *_git("ls-files", "--others", "--exclude-standard")})


def _git(*command: str) -> list[str]:
    done = subprocess.run(
        ["git", *command], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    return done.stdout.splitlines() if done.returncode == 0 else []


class Suite:
    """The tests of a tree, and what each of them reaches."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.files: dict[str, str] = {}
        """The file of every module, relative to the root."""
        sources: dict[str, str] = {}
        for folder, package in _ROOTS.items():
            found = modules_below(root / folder, package)
            sources |= texts_of(found)
            self.files |= {name: file.relative_to(root).as_posix() for name, file in found.items()}
        self.sources: Mapping[str, str] = sources
        # The package imports its library only for guests who ask for its names.
        self._imports = {**imports_in(sources), "frontier": set()}
        self.modules = {file: name for name, file in self.files.items()}
        self.games = sorted(
            name.rpartition(".")[2]
            for name, file in self.files.items()
            if re.fullmatch(rf"{re.escape(GAMES)}\.\w+", name) and file.endswith("/__init__.py")
        )

    def touched_by(self, changed: Iterable[str]) -> set[str]:
        """List the files of tests that some changed files can touch."""
        found: set[str] = set()
        for file in changed:
            found |= self._touched(file)
        return found

    def of_folder(self, folder: str) -> set[str]:
        """List the files of tests below a folder, or the one file that it names."""
        return {test for test in self._reached if f"{test}/".startswith(f"{folder}/")}

    def _touched(self, file: str) -> set[str]:
        module = self.modules.get(file)
        if module is not None:
            return self._touched_by_module(module)
        for pattern, tests in _TABLE:
            fits = re.fullmatch(pattern, file)
            if fits:
                found = {one for folder in tests for one in self.of_folder(folder)}
                game = fits.groupdict().get("game")
                return found | (self._page_tests_of(game) if game else set())
        if file.startswith("tests/"):
            return self._tests_beside(file)
        owner = self._owner(file)
        return self._touched_by_module(owner) if owner else set(self._reached)

    def _tests_beside(self, file: str) -> set[str]:
        """List the tests of the nearest folder that has some: data of tests is theirs."""
        folders = (str(folder) for folder in PurePosixPath(file).parents)
        return next(filter(None, map(self.of_folder, folders)), set(self._reached))

    def _touched_by_module(self, module: str) -> set[str]:
        found = {test for test, names in self._reached.items() if module in names}
        if not found:
            # Nobody imports it: it is run as a program, by its package or as a command.
            owner = self._owner(self.files[module])
            found = {test for test, names in self._reached.items() if owner in names}
            found |= set() if owner else self.of_folder("tests/build")
        if module.startswith("frontier"):  # every page test runs the core
            game = next((g for g in self.games if f"{module}.".startswith(f"{GAMES}.{g}.")), None)
            found |= self._page_tests_of(game) if game else self.of_folder("tests/web")
            found |= self.of_folder("tests/build/test_start_files.py")
            found |= self._readers_of_the_core
        return found

    def _page_tests_of(self, game: str) -> set[str]:
        """List the page tests that name a game or go through all of them."""
        return {
            test
            for test in self.of_folder("tests/web")
            if any(
                word in self.sources[name]
                for name in self._reached[test]
                if name.startswith("tests.web.") or name == "shots.screens"
                for word in (game, "all_games", "NAMES")
            )
        }

    def _owner(self, file: str) -> str | None:
        """Find the package in whose folder a file lies."""
        inits = (f"{folder}/__init__.py" for folder in PurePosixPath(file).parents)
        return next((self.modules[init] for init in inits if init in self.modules), None)

    @cached_property
    def _readers_of_the_core(self) -> set[str]:
        """List the tests of the core that are no game's own: some read its files themselves."""
        own = {one for game in self.games for one in self.of_folder(f"tests/core/games/{game}")}
        return self.of_folder("tests/core") - own

    @cached_property
    def _reached(self) -> dict[str, frozenset[str]]:
        """What every file of tests reaches."""
        found = {}
        for file, module in self.modules.items():
            if file.startswith("tests/") and PurePosixPath(file).name.startswith("test_"):
                found[file] = frozenset(self._reach(file, module))
        return found

    def _reach(self, file: str, module: str) -> set[str]:
        folders = [folder for folder in PurePosixPath(file).parents if folder.parts]
        shared = [self.modules.get(f"{folder}/conftest.py", "") for folder in folders]
        names = reached([module, *shared], self._imports)
        if GAMES in names:
            # The tests of one game find that game alone by its name.
            own = next((game for game in self.games if game in PurePosixPath(file).parts), None)
            first = [f"{GAMES}.{game}" for game in ([own] if own else self.games)]
            names |= reached(first, self._imports)
        return names
