"""When the site is built: when something that it is made from has changed, and once at a time."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from machine import fingerprint
from machine.environment import ROOT, SCRIPTS
from machine.scripts import files_behind
from website.headers import HASHED_FOLDERS

BARE_PAGE = ROOT / "tests" / "web" / "bare_page"


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    """A few scripts that import one another."""
    for name, text in {
        "first/__init__.py": "",
        "first/entry.py": "from first import near\nfrom pathlib import Path\n"
        'DATA = Path(__file__).with_name("data")\n',
        "first/near.py": "def work():\n    import second.far\n",
        "first/alone.py": "import first.entry\n",
        "first/data/one.txt": "1",
        "second/__init__.py": "",
        "second/far.py": "",
        "second/other.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_a_program_is_its_imports_and_the_files_that_they_name(scripts: Path) -> None:
    behind = {file.relative_to(scripts).as_posix() for file in files_behind("first.entry", scripts)}
    assert behind == {
        "first/__init__.py",
        "first/data/one.txt",
        "first/entry.py",
        "first/near.py",
        "second/__init__.py",
        "second/far.py",
    }


def test_a_script_that_the_site_does_not_use_does_not_rebuild_it() -> None:
    used = {file.relative_to(SCRIPTS).as_posix() for file in files_behind("website.layout")}
    assert {name.partition("/")[0] for name in used} == {"machine", "runtime", "website"}
    assert not used & {"website/serve.py", "website/pack.py", "machine/browser.py"}


def test_everything_that_works_on_the_runtime_rebuilds_the_site() -> None:
    used = {file for file in files_behind("website.layout") if file.parts[-2] != "__pycache__"}
    # For readers, tests, --dev, and whoever brings a new Pyodide.
    apart = ("README.md", "reach.py", "source_library.py", "train.py", "inside/workload.py")
    for_others = {SCRIPTS / "runtime" / name for name in apart}
    there = {file for file in fingerprint.files_in(SCRIPTS / "runtime") if file.suffix != ".pyc"}
    assert there - for_others <= used
    assert SCRIPTS / "website" / "bundle.mjs" in used
    assert SCRIPTS / "machine" / "locked" / "build.txt" in used


def test_two_builds_at_once_make_one_site(tmp_path: Path) -> None:
    web, out = shutil.copytree(BARE_PAGE, tmp_path / "web"), tmp_path / "site"
    command: list[str | Path] = [sys.executable, SCRIPTS / "build.py", "--web", web, "--out", out]
    builds = [subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") for _ in range(2)]
    told = sorted(build.communicate()[0].strip().splitlines()[-1] for build in builds)
    assert [build.returncode for build in builds] == [0, 0]
    assert told == [f"The site is in {out}.", f"The site is in {out}; nothing had changed."]
    for folder in (folder for part in HASHED_FOLDERS for folder in (out / part).iterdir()):
        assert folder.name == fingerprint.of_folder(folder)
    (app,) = (out / "app").iterdir()
    assert json.loads((app / "build.json").read_text("utf-8"))["files"]
