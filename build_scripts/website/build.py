"""Brings the site up to date; does nothing when nothing has changed since the last time."""

from __future__ import annotations

from pathlib import Path

from machine import fingerprint
from machine.environment import DIST, ROOT, WEB, WORKSHOP, SetupError, ensure_python_tools
from machine.lock import exclusive
from machine.node import ensure_packages
from machine.progress import step
from website.layout import lay_out, served_files


def build_site(web: Path = WEB, out: Path = DIST) -> bool:
    """Bring the site up to date; return whether anything had to be built."""
    if not (web / "index.html").is_file():
        raise SetupError(f"There is no page to build: {web / 'index.html'} is missing.")
    with exclusive(WORKSHOP / "site.lock"):
        stamp = WORKSHOP / f"site-{fingerprint.of_text(str(out.resolve()))}.stamp"
        inputs = _inputs(web)
        if stamp.exists() and (out / "index.html").exists() and stamp.read_text("utf-8") == inputs:
            return False
        ensure_packages()
        ensure_python_tools("build")
        stamp.unlink(missing_ok=True)
        with step("Building the site"):
            lay_out(web, out)
        stamp.write_text(inputs, "utf-8")
    return True


def _inputs(web: Path) -> str:
    """Hash everything that the site is made from."""
    core = [file for file in fingerprint.files_in(ROOT / "py_core") if file.suffix != ".pyc"]
    scripts = [
        file for file in fingerprint.files_in(ROOT / "build_scripts") if file.suffix != ".pyc"
    ]
    tree = [ROOT / "pyproject.toml", ROOT / "LICENSE", WEB / "package-lock.json", *core, *scripts]
    page = [*served_files(web), web / "icons.txt"]
    return fingerprint.of_files(ROOT, tree) + fingerprint.of_files(web, page)
