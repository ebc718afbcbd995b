"""The two commands, as a person types them."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

from machine.environment import ROOT, requirements, venv_python

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


def test_what_the_tools_need_is_pinned() -> None:
    pinned = {_name(line) for line in _constraints()} | {
        _name(requirement) for group in ("test", "node") for requirement in requirements(group)
    }
    frozen = subprocess.run(
        [venv_python(), "-m", "pip", "freeze"], capture_output=True, encoding="utf-8", check=True
    )
    needed = {_name(line) for line in frozen.stdout.splitlines() if "==" in line}
    bench = {_name(requirement) for requirement in requirements("bench")}
    assert needed - bench <= pinned


def test_the_lock_file_names_no_host() -> None:
    assert '"resolved"' not in Path(ROOT / "web" / "package-lock.json").read_text("utf-8")


def _constraints() -> list[str]:
    text = (ROOT / "build_scripts" / "machine" / "constraints.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def _name(requirement: str) -> str:
    return requirement.split("==")[0].lower().replace("_", "-")


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
