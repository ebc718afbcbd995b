"""Joins the modules and styles of the page into the few files that it names; it opens sooner."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from machine.environment import WEB, SetupError
from machine.node import NODE_MODULES, ensure_packages

_NAMED = re.compile(r'(?:src|href)="\{\{app\}\}/([^"]+\.(?:js|css))"')
# Modules that are files of their own: what workers run, and what the page fetches when it stands.
_APART = ("worker.js", "pictures.js")
_MADE = ("fonts/",)  # by the build, and whole already
_LICENCES = {"qr": "LICENSE-MIT"}  # of the packages that are joined into the page's own modules


def entries_of(web: Path) -> list[str]:
    """List the modules and styles that the page names itself, and those that come apart."""
    page = (web / "index.html").read_text("utf-8")
    named = [name for name in _NAMED.findall(page) if not name.startswith(_MADE)]
    apart = [
        file.relative_to(web).as_posix()
        for name in _APART
        for file in sorted(web.glob(f"**/{name}"))
        if "node_modules" not in file.parts
    ]
    return list(dict.fromkeys([*named, *apart]))


def bundle(web: Path, out: Path) -> None:
    """Write each entry, under its own name, with everything that it imports."""
    entries = entries_of(web)
    for entry in entries:
        if not (web / entry).is_file():
            raise SetupError(f"The page loads “{entry}”, which does not exist.")
    asked = {"web": str(web.resolve()), "out": str(out.resolve()), "entries": entries}
    script = Path(__file__).with_name("bundle.mjs")
    made = subprocess.run(
        [ensure_packages().node, script, WEB],
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        cwd=web,
    )
    if made.returncode:
        raise SetupError(f"The page's modules do not fit together.\n{made.stderr.strip()}")
    licences = [
        f"{name}\n\n{(NODE_MODULES / name / file).read_text('utf-8').strip()}\n"
        for name, file in _LICENCES.items()
    ]
    (out / "LICENSES.txt").write_text("\n\n".join(licences), "utf-8", newline="\n")
