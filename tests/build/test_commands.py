"""The two commands, as a person types them."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

from machine.environment import (
    ROOT,
    canonical,
    groups,
    included,
    locked,
    locked_file,
    requirements,
    venv_python,
)

PLAY = ROOT / "build_scripts" / "play.py"
TEST = ROOT / "build_scripts" / "test.py"


def run_tests(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, TEST, *arguments], capture_output=True, encoding="utf-8", check=False
    )


def test_a_second_start_of_play_builds_nothing() -> None:
    for attempt in ("to build", "with nothing changed"):
        command: list[str | Path] = [sys.executable, PLAY, "--no-open", "--port", "8800"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
            assert process.stdout is not None
            told = ""
            while "http://" not in told:
                line = process.stdout.readline()
                assert line, f"no address was printed {attempt}: {told}"
                told += line
            address = re.search(r"http://\S+", told)
            assert address
            with urllib.request.urlopen(address[0], timeout=60) as response:
                assert "text/html" in response.headers["Content-Type"]
            process.terminate()
    assert "Building the site" not in told


def test_a_selection_that_matches_nothing_fails() -> None:
    done = run_tests("core", "-k", "no_test_has_this_name")
    assert done.returncode == 1
    assert "No test matches" in done.stdout


def test_an_unknown_section_is_named() -> None:
    done = run_tests("corre")
    assert done.returncode == 2
    assert "there is no section corre" in done.stderr


def test_every_tool_is_pinned() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for group in config["dependency-groups"]:
        for requirement in requirements(group):
            assert re.fullmatch(r"[\w.-]+==[\w.]+", requirement)
    assert config["project"]["dependencies"] == []
    assert config["build-system"]["requires"] == requirements("build")


@pytest.mark.parametrize("group", list(groups()))
def test_what_a_group_needs_is_locked_once_with_hashes_and_no_address(group: str) -> None:
    files = [locked_file(one) for one in (*included(group), group)]
    text = "".join(file.read_text("utf-8") for file in files)
    assert "://" not in text
    blocks = re.findall(r"(?m)^([\w.-]+==[\w.]+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n", text)
    assert len(blocks) == text.count("=="), "run build_scripts/release/lock_tools.py"
    names = [block.partition("==")[0] for block, _ in blocks]
    assert len(set(names)) == len(names)
    assert {_locked_name(pin) for pin in requirements(group)} <= {block for block, _ in blocks}


def test_everything_that_is_installed_is_locked() -> None:
    frozen = subprocess.run(
        [venv_python(), "-m", "pip", "freeze"], capture_output=True, encoding="utf-8", check=True
    )
    installed = {_locked_name(line) for line in frozen.stdout.splitlines() if "==" in line}
    assert installed <= {f"{k}=={v}" for group in groups() for k, v in locked(group).items()}


def test_the_lock_file_names_no_host() -> None:
    assert '"resolved"' not in Path(ROOT / "web" / "package-lock.json").read_text("utf-8")


def _locked_name(requirement: str) -> str:
    name, _, version = requirement.partition("==")
    return f"{canonical(name)}=={version}"


def test_the_top_of_the_tree_is_what_the_architecture_draws() -> None:
    wanted = {"pyproject.toml", "netlify.toml", "py_core", "web", "build_scripts", "tests", "docs"}
    wanted |= {f"{name}.md" for name in ("README", "CHANGELOG", "CONTRIBUTING", "SECURITY")}
    made = {"dist", "test-results", "shots", "frontier-school.zip"}
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert there - made == wanted | {"LICENSE"}


def test_what_is_served_and_what_is_built_only_exclude_each_other() -> None:
    done = subprocess.run(
        [sys.executable, PLAY, "--dev", "--build-only"], capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 2
    assert "not allowed with" in done.stderr
