"""Stands for `_pyodide._base`: evaluates what Pyodide's start does, and imports modules.

The real one parses with `ast`, which is large, and which no page needs.
"""

from __future__ import annotations

import builtins
import importlib
import sys
from collections.abc import Callable
from typing import Any

from late import enter, stand_in

__getattr__ = stand_in(__name__)

# What Pyodide evaluates at its start, without and with a snapshot.
_AT_START: dict[str, Callable[[], Any]] = {
    "{}": dict,
    "import importlib; importlib": lambda: importlib,
    "import __main__; __main__.__dict__": lambda: sys.modules["__main__"].__dict__,
    "import builtins; builtins.__dict__": lambda: builtins.__dict__,
}


def eval_code(source: str, *more: Any, **how: Any) -> Any:
    """Evaluate what is asked at the start; anything else is the real module's business."""
    if source in _AT_START:
        return _AT_START[source]()
    return enter(__name__).eval_code(source, *more, **how)


def pyimport_impl(path: str) -> Any:
    """Import a module, or what is in one."""
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError as error:
        home, _, name = path.rpartition(".")
        if error.name != path or not home:
            raise
        found = importlib.import_module(home)
        if not hasattr(found, name):
            raise
        return getattr(found, name)
