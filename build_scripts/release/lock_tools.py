"""Writes down what the Python tools need, to the last package, with the hashes of all its wheels.

python3 build_scripts/release/lock_tools.py [--upgrade]

Run it after a change of pyproject.toml's groups. What is locked stays at its version unless it has
to move; with --upgrade everything that is not pinned there becomes the newest.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.environment import (
    SetupError,
    canonical,
    ensure_python_tools,
    groups,
    included,
    locked,
    locked_file,
    pip,
    run,
)
from machine.progress import say

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))

_HEAD = """# What the group “{group}” of pyproject.toml needs, without the groups that it includes:
# with the hashes of all wheels. Written by build_scripts/release/lock_tools.py.
"""
_PURE = {"py3", "py2.py3"}


def main(arguments: list[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Lock the Python tools.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest of what is free")
    options = parser.parse_args(arguments)
    try:
        ensure_python_tools("build")
        kept = {} if options.upgrade else {k: v for g in groups() for k, v in locked(g).items()}
        resolved = {group: resolve(pins, kept) for group, pins in groups().items()}
        for group, packages in resolved.items():
            before = {name for one in included(group) for name in resolved[one]}
            own = {name: packages[name] for name in sorted(packages) if name not in before}
            blocks = [block(name, version) for name, version in own.items()]
            text = _HEAD.format(group=group) + "".join(blocks)
            locked_file(group).write_text(text, "utf-8", newline="\n")
            say(f"{group}: {len(own)} packages")
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def resolve(pins: list[str], kept: dict[str, str]) -> dict[str, str]:
    """Find every package that some promised Python on some promised system needs."""
    from pip._vendor.packaging.requirements import Requirement  # pip's own reader of markers

    wanted, found = list(pins), dict[str, dict[str, Any]]()
    while wanted:
        found |= {canonical(one["name"]): one for one in report(wanted, kept)}
        needs = {
            need.name: str(need.specifier)
            for one in found.values()
            for need in map(Requirement, one.get("requires_dist", []))
            if need.marker is None or any(need.marker.evaluate(env) for env in environments())
        }
        wanted = [f"{name}{asked}" for name, asked in needs.items() if canonical(name) not in found]
    return {name: one["version"] for name, one in found.items()}


def report(wanted: list[str], kept: dict[str, str]) -> list[dict[str, Any]]:
    """Ask pip what it would install here, and for the metadata of that."""
    with tempfile.TemporaryDirectory() as folder:
        limits, told = Path(folder) / "limits.txt", Path(folder) / "report.json"
        pinned = {canonical(one.partition("==")[0]) for one in wanted if "==" in one}
        lines = [f"{name}=={version}" for name, version in kept.items() if name not in pinned]
        limits.write_text("\n".join(lines), "utf-8")
        only = ("--dry-run", "--ignore-installed", "--prefer-binary", "--quiet")
        ask = (*pip(), "install", *only, "--report", told, "-c", limits, *wanted)
        run(ask, "Asking pip what the tools need")
        return [one["metadata"] for one in json.loads(told.read_text("utf-8"))["install"]]


def environments() -> Iterator[dict[str, str]]:
    """Give the answers of every promised Python and system to the questions of markers."""
    for version in PYTHONS:
        for platform, system, name in SYSTEMS:
            yield {
                "extra": "",
                "implementation_name": "cpython",
                "os_name": name,
                "platform_python_implementation": "CPython",
                "platform_system": system,
                "python_full_version": f"{version}.0",
                "python_version": version,
                "sys_platform": platform,
            }


def block(name: str, version: str) -> str:
    """Write a package with the hashes of its wheels; one that has none with that of its source."""
    files = listed(name)
    hashes = sorted({found for file, found in files if fits(file, name, version)})
    if not hashes:
        hashes = [found for file, found in files if file == f"{name}-{version}.tar.gz"]
    if not hashes:
        raise SetupError(f"The index has no file of {name} {version} that fits.")
    lines = [f"{name}=={version}", *(f"    --hash=sha256:{one}" for one in hashes)]
    return " \\\n".join(lines) + "\n"


def fits(file: str, name: str, version: str) -> bool:
    """Tell whether a file is a wheel of this version for one of the promised Pythons."""
    if not file.endswith(".whl"):
        return False
    parts = file.removesuffix(".whl").split("-")
    if canonical(parts[0]) != name or parts[1] != version:
        return False
    tags = set(parts[-3].split("."))
    own = {f"cp{one.replace('.', '')}" for one in PYTHONS}
    if parts[-2] == "abi3":  # good for all Pythons from the one that it names on
        return any(int(tag.removeprefix("cp3")) <= 14 for tag in tags if tag.startswith("cp3"))
    return (bool(tags & own) and parts[-2] in own | {"none"}) or parts[-3] in _PURE


def listed(name: str) -> list[tuple[str, str]]:
    """List the files of a package in the index that pip uses, each with its hash."""
    index = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
    with urllib.request.urlopen(f"{index}/{name}/", timeout=60) as answer:
        page = _Links()
        page.feed(answer.read().decode())
    return [
        (unquote(Path(urlsplit(link).path).name), found[1])
        for link in page.links
        if (found := re.search(r"#sha256=([0-9a-f]{64})", link))
    ]


class _Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value for name, value in attrs if tag == "a" and name == "href" and value]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
