"""What Python starts from in the page, made by the page's own Python under Node.

library.bin    the standard library and the rules, compiled, cut down to what they import (a zip)
whole.bin      the same with nothing cut; fetched when a module is missing
snapshot.bin   the memory of a Python that has imported the rules, where it differs from a new one
runtime.wasm   the runtime, cut down to what the page was seen to use
rest.wasm      the whole runtime on the same memory; fetched when something else is called
glue.mjs       the runtime's own script without what only binary packages would ask it for

Not called .zip: hosts do not compress what they take for compressed.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from machine import fingerprint
from machine.environment import WORKSHOP, SetupError, run
from machine.kept import kept
from machine.node import NODE_MODULES, find_node
from machine.scripts import files_behind
from runtime.glue import shortened, without_unnamed_exports
from runtime.page_modules import PACKAGE, libraries_of_the_page, modules_of_the_page
from runtime.small_runtime import REST, SMALL, USED, Used, cut
from runtime.stand_ins import write_stand_ins

LIBRARY, WHOLE, SNAPSHOT = "library.bin", "whole.bin", "snapshot.bin"
GLUE = "glue.mjs"

_HERE = Path(__file__).parent
_PYODIDE = NODE_MODULES / "pyodide"
_SCRIPT = Path(__file__).with_name("start_files.mjs")
_INSIDE = Path(__file__).with_name("inside")

# Modules of which others make use if they are there, and which the page does not need.
DISPENSABLE = ("ssl.", "_ssl.", "bz2.", "lzma.", "compression/")

# Small ones that Python's own library imports when it is used, and that bots like.
ALSO = ("bisect", "copy", "enum", "heapq")

_LONG_AGO = (1980, 1, 1, 0, 0, 0)
_KEPT = 4  # results that are kept for the next build


def copy_start_files(wheel: Path, into: Path) -> None:
    """Put the start files of a wheel into a new folder; the same wheel is worked on once."""
    scripts = [file for file in files_behind(__name__) if file.is_relative_to(_HERE)] + [USED]
    key = fingerprint.of_text("".join(map(fingerprint.of_file, [wheel, _stock_lock(), *scripts])))
    with kept("start", f"start-{key}", lambda draft: make_start_files(wheel, draft)) as made:
        shutil.copytree(made, into)
        _forget_old()


def make_start_files(wheel: Path, into: Path) -> None:
    """Make the start files of a wheel."""
    into.mkdir(parents=True)
    rules = into / "rules.zip"
    _node("compile", rules, wheel)
    _join([compiled_stdlib(), rules], into / WHOLE)
    rules.unlink()

    modules = ",".join([*libraries_of_the_page(wheel), *ALSO, *modules_of_the_page(wheel), "late"])
    smaller = _compiled_stand_ins(into)
    _copy(into / WHOLE, into / LIBRARY, lambda name: not name.startswith(DISPENSABLE), smaller)
    used = json.loads(_node("imports", into / LIBRARY, modules).strip().splitlines()[-1])
    _copy(into / WHOLE, into / LIBRARY, lambda name: name in used or _is_our_data(name), smaller)
    write_glue(into / GLUE)
    left = json.dumps(write_halves(into))
    halves = (into / SMALL, into / REST, left)
    _node("snapshot", into / LIBRARY, modules, _INSIDE / "warm.py", *halves, into / SNAPSHOT)


def write_glue(target: Path) -> None:
    """Write the runtime's own script, shortened."""
    script = shortened((_PYODIDE / "pyodide.asm.mjs").read_text("utf-8"))
    target.write_text(script, "utf-8", newline="\n")


def write_halves(into: Path) -> list[tuple[int, int]]:
    """Write the runtime in two halves; tell the places of the data that comes with the second."""
    script = without_unnamed_exports((_PYODIDE / "pyodide.asm.mjs").read_text("utf-8"))
    halves = cut(_PYODIDE / "pyodide.asm.wasm", script, Used.read())
    (into / SMALL).write_bytes(halves.small)
    (into / REST).write_bytes(halves.rest)
    return halves.left


def compiled_stdlib() -> Path:
    """Compile Pyodide's standard library, once for each of its versions."""
    key = fingerprint.of_text(
        "".join(map(fingerprint.of_file, [_stock_lock(), _SCRIPT, *sorted(_INSIDE.glob("*.py"))]))
    )

    def make(draft: Path) -> None:
        late = draft.with_name("late.zip")
        with ZipFile(late, "w") as archive:
            archive.write(_INSIDE / "late.py", "late.py")
        _node("compile", draft, _PYODIDE / "python_stdlib.zip", late)

    with kept("stdlib", f"stdlib-{key}.zip", make) as made:
        return made


def _stock_lock() -> Path:
    file = _PYODIDE / "pyodide-lock.json"
    if not file.is_file():
        raise SetupError("Pyodide is missing from web/node_modules.")
    return file


def _node(task: str, *arguments: str | Path) -> str:
    command: list[str | Path] = [find_node().node, _SCRIPT, task, _PYODIDE, *arguments]
    return run(command, f"Making Python's start files ({task})")


def _join(archives: list[Path], target: Path) -> None:
    files: dict[str, bytes] = {}
    for archive in archives:
        with ZipFile(archive) as source:
            files |= {name: source.read(name) for name in source.namelist()}
    _write(target, files)


def _copy(
    archive: Path, target: Path, wanted: Callable[[str], bool], instead: dict[str, bytes]
) -> None:
    with ZipFile(archive) as source:
        files = {name: source.read(name) for name in source.namelist() if wanted(name)}
    _write(target, files | instead)


def _compiled_stand_ins(folder: Path) -> dict[str, bytes]:
    sources, compiled = folder / "stand-ins.zip", folder / "compiled.zip"
    write_stand_ins(sources)
    _node("compile", compiled, sources)
    with ZipFile(compiled) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    sources.unlink()
    compiled.unlink()
    return files


def _is_our_data(name: str) -> bool:
    ours = name.startswith(f"{PACKAGE}/") and not name.startswith(f"{PACKAGE}/words/")
    return ours and not name.endswith(".pyc")  # sentences are the terminal's; the page has its own


def _write(target: Path, files: dict[str, bytes]) -> None:
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(ZipInfo(name, _LONG_AGO), files[name])


def _forget_old() -> None:
    made = sorted(WORKSHOP.glob("start-*"), key=lambda folder: folder.stat().st_mtime)
    for folder in made[:-_KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
