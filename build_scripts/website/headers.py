"""The one list of response headers: the local server sends them, netlify.toml repeats them.

Run this file to write the list into netlify.toml after a change here, of web/opening.js or of
web/lab/frame.html.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.environment import WEB
from website.opening import FRAME, SCRIPT, STYLE, script_of, source_of, source_of_text

# Files whose names do not change between versions, so a browser must always ask again.
ROOT_FILES = ("index.html", "sw.js", "manifest.webmanifest")

# Folders under which every path holds the hash of its content.
HASHED_FOLDERS = ("app", "pyodide", "start")

_POLICY = {
    "default-src": "'none'",
    # WebAssembly for Python; no eval. The frame of a bot takes over this policy, and has a script.
    "script-src": "'self' 'wasm-unsafe-eval' {script} {frame}",
    "style-src": "'self' {style}",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",  # a frame of an origin of its own has no files to name
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    # No frame-ancestors: teachers embed lessons in their schools' pages, and even "*" would shut
    # out a page that is opened from a file.
}


def policy(web: Path = WEB) -> str:
    """State what a page may do; nothing stands in it but the opening's own script and style."""
    own = {
        "script": source_of(web / SCRIPT),
        "style": source_of(web / STYLE),
        "frame": source_of_text(script_of(web / FRAME)),
    }
    return "; ".join(f"{name} {value.format(**own)}" for name, value in _POLICY.items())


_UNUSED_FEATURES = (
    "accelerometer",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
)

_EVERYWHERE = {
    "Content-Security-Policy": policy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "cross-origin",  # an embedding page may ask for proof of it
    "Permissions-Policy": ", ".join(f"{name}=()" for name in _UNUSED_FEATURES),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

# Patterns are whole paths or end in "/*", which every host reads alike. No two patterns that
# match one path set the same header: hosts differ in what they would make of that.
RULES: Mapping[str, Mapping[str, str]] = {
    "/*": _EVERYWHERE,
    "/": {"Cache-Control": "no-cache"},
    **{f"/{name}": {"Cache-Control": "no-cache"} for name in ROOT_FILES},
    **{
        f"/{folder}/*": {"Cache-Control": "public, max-age=31536000, immutable"}
        for folder in HASHED_FOLDERS
    },
}

_NETLIFY = Path(__file__).resolve().parents[2] / "netlify.toml"
_MARK = "# Headers, written by build_scripts/website/headers.py; a test compares them with it."


def headers_for(path: str) -> dict[str, str]:
    """Return the headers of the response to a path such as `/index.html`."""
    found: dict[str, str] = {}
    for pattern, headers in RULES.items():
        if pattern == path or (pattern.endswith("/*") and path.startswith(pattern[:-1])):
            found |= headers
    return found


def as_netlify_toml() -> str:
    """Write the rules as the headers section of netlify.toml."""
    parts = [_MARK]
    for pattern, headers in RULES.items():
        lines = [f"    {name} = {json.dumps(value)}" for name, value in headers.items()]
        parts.append(
            "\n".join(["[[headers]]", f'  for = "{pattern}"', "  [headers.values]", *lines])
        )
    return "\n\n".join(parts) + "\n"


def write_netlify_toml(file: Path = _NETLIFY) -> None:
    """Replace the headers section of netlify.toml and leave the rest as it is."""
    before = file.read_text("utf-8").split(_MARK)[0]
    file.write_text(before + as_netlify_toml(), "utf-8", newline="\n")


if __name__ == "__main__":
    write_netlify_toml()
