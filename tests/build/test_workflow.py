"""What GitHub runs: the two commands, on every system and Python that the project promises."""

from __future__ import annotations

import re
import tomllib

from machine.environment import ROOT

WORKFLOW = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")


def listed(name: str) -> list[str]:
    """Read a row of the matrix."""
    row = re.search(rf"^ +{name}: \[(.*)\]$", WORKFLOW, flags=re.MULTILINE)
    assert row
    return [value.strip().strip('"') for value in row[1].split(",")]


def test_it_runs_on_every_system() -> None:
    assert {name.removesuffix("-latest") for name in listed("os")} == {"ubuntu", "macos", "windows"}


def test_it_runs_on_every_python_that_the_wheel_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = re.findall(r":: (3\.\d+)$", "\n".join(project["classifiers"]), flags=re.MULTILINE)
    assert listed("python") == named
    assert project["requires-python"] == f">={named[0]}"


def test_it_runs_the_commands_as_they_are() -> None:
    runs = re.findall(r"^ +run: python (\S+)(.*)$", WORKFLOW, flags=re.MULTILINE)
    assert [script for script, _ in runs] == ["build_scripts/play.py", "build_scripts/test.py"]
    for script, options in runs:
        source = (ROOT / script).read_text("utf-8")
        assert all(f'"{option}"' in source for option in options.split())
