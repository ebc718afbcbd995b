"""Brings the site up to date; does nothing when nothing has changed since the last time."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from machine import fingerprint
from machine.environment import DIST, ROOT, WEB, WORKSHOP, SetupError, ensure_python_tools
from machine.lock import exclusive
from machine.node import ensure_packages
from machine.progress import step
from machine.scripts import files_behind
from website.icons import icon_lists
from website.layout import lay_out, served_files
from website.previews import site_address, template_files


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
    scripts = files_behind(lay_out.__module__)
    about, files = _metadata()
    tree = [*files, WEB / "package-lock.json", *core, *scripts]
    page = [*served_files(web), *icon_lists(web).values(), *template_files(web)]
    about += site_address()
    return about + fingerprint.of_files(ROOT, tree) + fingerprint.of_files(web, page)


def _metadata() -> tuple[str, list[Path]]:
    """Hash what the wheel takes of pyproject.toml, not the tools' settings, and name its files."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = config["project"]
    about = [project, config["build-system"], config["tool"]["hatch"]]
    files = [*project["license-files"], *([project["readme"]] if "readme" in project else [])]
    return fingerprint.of_text(json.dumps(about)), [ROOT / file for file in files]
