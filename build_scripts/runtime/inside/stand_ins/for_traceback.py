"""Stands for `traceback`, which Pyodide names as what prints errors, until one is printed."""

from __future__ import annotations

import sys
from typing import Any

from late import enter, stand_in

__getattr__ = stand_in(__name__)


def print_exception(exc: Any, /, *more: Any, **how: Any) -> None:
    """Print an error, in a plainer way where the real module cannot be had."""
    try:
        real = enter(__name__)
    except ImportError:
        error = more[0] if more else exc
        sys.__excepthook__(type(error), error, error.__traceback__)
    else:
        real.print_exception(exc, *more, **how)
