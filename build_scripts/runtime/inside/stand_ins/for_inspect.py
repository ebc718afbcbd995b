"""Stands for `inspect`, of which `dataclasses` and Pyodide's own start use one thing each."""

from __future__ import annotations

from functools import partial
from types import FunctionType, MethodType
from typing import Any

from late import stand_in

__getattr__ = stand_in(__name__)

_COROUTINE = 128  # the flag of their code


def unwrap(func: Any) -> Any:
    """Give what is inside a function that wraps another."""
    while hasattr(func, "__wrapped__"):
        func = func.__wrapped__
    return func


def iscoroutinefunction(obj: Any) -> bool:
    """Tell whether somebody has to wait for what a function gives."""
    while isinstance(obj, MethodType | partial):
        obj = obj.__func__ if isinstance(obj, MethodType) else obj.func
    return isinstance(obj, FunctionType) and bool(obj.__code__.co_flags & _COROUTINE)
