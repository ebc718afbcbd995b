"""Builds the wheel of the rules with its standard backend, the same bytes from the same sources."""

from __future__ import annotations

from pathlib import Path

from machine.environment import ROOT, SetupError, ensure_python_tools, run


def build_wheel(into: Path) -> Path:
    """Build the wheel into a folder and return it."""
    python = ensure_python_tools("build")
    # Hatchling dates every entry alike; the variable would override that date.
    run(
        [python, "-m", "hatchling", "build", "-t", "wheel", "-d", into],
        "Building the wheel",
        cwd=ROOT,
        env={"SOURCE_DATE_EPOCH": "1580601600"},
    )
    wheels = list(into.glob("*.whl"))
    if len(wheels) != 1:
        raise SetupError(f"Building the wheel made {len(wheels)} wheels where one was expected.")
    return wheels[0]
