"""Joins the modules and styles of the page into the few files that it names; it opens sooner."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from machine.environment import WEB, WORKSHOP, SetupError
from machine.node import NODE_MODULES, ensure_packages
from runtime.start_files import write_glue

_NAMED = re.compile(r'(?:src|href)="\{\{app\}\}/([^"]+\.(?:js|css))"')
# What is a file of its own: what workers run, and what the page fetches when it stands.
_APART = ("worker.js", "pictures.js", "class.css", "journal.css", "lab.css")
# Parts of the page that few visits need: files of their own, which share the modules of the page.
_ROOMS = ("room.js", "host.js", "qr.js")
BOT_WORKER = "lab/bot/worker.js"
"""It holds the runtime's own scripts too: what runs in a bot's frame can fetch nothing."""
_MADE = ("fonts/",)  # by the build, and whole already
_EDITOR = (
    *(f"@codemirror/{name}" for name in ("autocomplete", "commands", "lang-python", "language")),
    *(f"@codemirror/{name}" for name in ("state", "view")),
    *(f"@lezer/{name}" for name in ("common", "highlight", "lr", "python")),
    *("@marijn/find-cluster-break", "crelt", "style-mod", "w3c-keyname"),
)
# Of the packages that are joined into the page's own modules.
_LICENCES = {"qr": "LICENSE-MIT", **dict.fromkeys(_EDITOR, "LICENSE")}


def entries_of(web: Path) -> list[str]:
    """List the modules and styles that the page names itself, and those that come apart."""
    page = (web / "index.html").read_text("utf-8")
    named = [name for name in _NAMED.findall(page) if not name.startswith(_MADE)]
    return list(dict.fromkeys([*named, *_called(web, _APART), *rooms_of(web)]))


def rooms_of(web: Path) -> list[str]:
    """List the modules of rooms that are entered seldom."""
    return _called(web, _ROOMS)


def _called(web: Path, names: tuple[str, ...]) -> list[str]:
    return [
        file.relative_to(web).as_posix()
        for name in names
        for file in sorted(web.glob(f"**/{name}"))
        if "node_modules" not in file.parts
    ]


def bundle(web: Path, out: Path) -> None:
    """Write each entry, under its own name, with everything that it imports."""
    join(web, out, entries_of(web))
    licences = [
        f"{name}\n\n{(NODE_MODULES / name / file).read_text('utf-8').strip()}\n"
        for name, file in _LICENCES.items()
    ]
    (out / "LICENSES.txt").write_text("\n\n".join(licences), "utf-8", newline="\n")


def join(web: Path, out: Path, entries: list[str]) -> None:
    """Write some entries; those that one of them imports stay files of their own."""
    for entry in entries:
        if not (web / entry).is_file():
            raise SetupError(f"The page loads “{entry}”, which does not exist.")
    asked = {
        "web": str(web.resolve()),
        "out": str(out.resolve()),
        "entries": entries,
        "apart": entries_of(web),
        "rooms": [room for room in rooms_of(web) if room in entries],
        "glue": str(_glue()) if BOT_WORKER in entries else None,
    }
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


def _glue() -> Path:
    """Write the runtime's own script where the Python of a bot, which has no network, takes it."""
    WORKSHOP.mkdir(exist_ok=True)
    made = WORKSHOP / "glue.mjs"
    write_glue(made)
    return made
