"""Stands for `asyncio` until something of it is used: then Pyodide's own loop is put into it."""

from __future__ import annotations

from late import stand_in


def _with_the_loop_of_the_page() -> None:
    from pyodide import webloop

    webloop.WebLoop  # noqa: B018 - what stands for the module gives way to it
    webloop._initialize_event_loop()


__getattr__ = stand_in(__name__, _with_the_loop_of_the_page)
