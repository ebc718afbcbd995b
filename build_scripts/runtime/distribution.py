"""The Python of the page: Pyodide from npm, micropip from PyPI, pinned and hashed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from machine import fingerprint
from machine.environment import SetupError, ensure_python_tools, pip, run
from machine.kept import kept
from machine.node import NODE_MODULES

FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

_PYODIDE = NODE_MODULES / "pyodide"
_WHEELS = Path(__file__).with_name("pyodide-wheels.txt")
_LICENCES = Path(__file__).with_name("licences")

_TERMS = """Pyodide {version} and micropip
Mozilla Public License 2.0: https://www.mozilla.org/MPL/2.0/
Sources: https://github.com/pyodide/pyodide/tree/{version} and https://github.com/pyodide/micropip

Emscripten, whose runtime library is part of pyodide.asm.wasm and pyodide.asm.mjs
MIT licence or University of Illinois/NCSA Open Source License
Sources and terms: https://github.com/emscripten-core/emscripten/blob/main/LICENSE

CPython {python}
Python Software Foundation License, below. Sources: https://github.com/python/cpython/tree/v{python}


"""


def copy_runtime(into: Path) -> None:
    """Fill a folder with all that `loadPyodide` and micropip fetch."""
    into.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(_PYODIDE / name, into / name)
    lock = _stock_lock()
    wheels = _download()
    for wheel in wheels:
        shutil.copyfile(wheel, into / wheel.name)
    (into / "LICENSES.txt").write_text(licences(), "utf-8", newline="\n")
    own_lock = json.dumps(_own_lock(lock, wheels), indent=1)
    (into / "pyodide-lock.json").write_text(own_lock, "utf-8", newline="\n")


def licences() -> str:
    """Tell under which terms the runtime is handed on, and where its sources are."""
    version = json.loads((_PYODIDE / "package.json").read_text("utf-8"))["version"]
    python = _stock_lock()["info"]["python"]
    return _TERMS.format(version=version, python=python) + _terms_of_python(python)


def _terms_of_python(version: str) -> str:
    """Read the licence of a version of Python: the text changes a little with most of them."""
    file = _LICENCES / f"cpython-{version.rpartition('.')[0]}.txt"
    if not file.exists():
        raise SetupError(f"This Pyodide has Python {version}: put its licence into {file.name}.")
    return file.read_text("utf-8")


def abi_version() -> str:
    """Name the binary interface that this Pyodide has; it asks for it before it starts."""
    return str(_stock_lock()["info"]["abi_version"])


def _stock_lock() -> dict[str, dict[str, Any]]:
    lock: dict[str, dict[str, Any]] = json.loads(
        (_PYODIDE / "pyodide-lock.json").read_text("utf-8")
    )
    return lock


def _own_lock(lock: dict[str, dict[str, Any]], wheels: list[Path]) -> dict[str, object]:
    """Cut Pyodide's lock file down to the packages that we serve, with the hashes of our files."""
    packages = {}
    for wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        entry = lock["packages"].get(name)
        if entry is None or entry["version"] != version:
            raise SetupError(
                f"{_WHEELS.name} has {name} {version}, but this Pyodide wants"
                f" {entry['version'] if entry else 'no such package'}."
            )
        packages[name] = {**entry, "file_name": wheel.name, "sha256": fingerprint.of_file(wheel)}
    return {"info": lock["info"], "packages": packages}


def _download() -> list[Path]:
    """Fetch the wheels once; pip checks their hashes."""

    def fetch(draft: Path) -> None:
        ensure_python_tools("build")
        only = ("--no-deps", "--only-binary=:all:", "--require-hashes", "--implementation=py")
        version = _stock_lock()["info"]["python"]
        target = (f"--python-version={version}", "-r", str(_WHEELS), "-d", str(draft))
        run([*pip(), "download", *only, *target], "Fetching wheels for the page from PyPI")

    with kept("wheels", f"wheels-{fingerprint.of_file(_WHEELS)[:16]}", fetch) as folder:
        return sorted(folder.glob("*.whl"))
