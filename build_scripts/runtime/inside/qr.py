"""Draws QR codes with segno's encoder. The worker fetches it, with segno, when one is wanted.

Part of the page, not of the rules: those import nothing of anybody else's.
"""

from __future__ import annotations

import json

from segno.encoder import DataOverflowError, encode  # type: ignore[import-not-found]


def draw(text: str) -> str:
    """Give the rows of the code as JSON, `1` for dark, or say that the text is too long for one."""
    try:
        # The lowest level of correction that there is room for: a screen has no stains.
        code = encode(text, error="l", boost_error=True, micro=False)
    except DataOverflowError:
        refusal = {"kind": "unreadable", "key": "qr-long", "values": {"n": len(text)}}
        return json.dumps({"error": refusal})
    rows = ["".join(map(str, row)) for row in code.matrix]
    return json.dumps({"ok": {"rows": rows}}, separators=(",", ":"))
