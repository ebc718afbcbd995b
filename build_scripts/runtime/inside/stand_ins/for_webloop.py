"""Stands for `pyodide.webloop`, and with it for asyncio: the page asks its Python and waits."""

from __future__ import annotations

from late import stand_in
from pyodide_js._api import scheduleCallback

__getattr__ = stand_in(__name__)
_held = scheduleCallback  # a snapshot is refused where nobody holds it


def _initialize_event_loop() -> None:
    """Wait with that until somebody imports asyncio."""
