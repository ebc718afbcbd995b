"""Stands for `annotationlib`: tells annotations that are texts, as all of the rules' are.

The real one needs `ast` for those that are not.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from late import enter, stand_in

__getattr__ = stand_in(__name__)


class Format(IntEnum):
    """How annotations are told."""

    VALUE = 1
    VALUE_WITH_FAKE_GLOBALS = 2
    FORWARDREF = 3
    STRING = 4


class ForwardRef:
    """An annotation as a text; who wants its value asks the real one."""

    __slots__ = ("__forward_arg__", "_how")
    __forward_code__ = None

    def __init__(self, arg: str, **how: Any) -> None:
        self.__forward_arg__ = arg
        self._how = how

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and not name.startswith("__forward_"):
            raise AttributeError(name)
        return getattr(enter(__name__).ForwardRef(self.__forward_arg__, **self._how), name)


def get_annotations(obj: Any, **how: Any) -> dict[str, Any]:
    """Tell the annotations of a class: texts, or none."""
    if isinstance(obj, type) and getattr(obj, "__annotate__", None) is None:
        return dict(obj.__annotations__)
    found: dict[str, Any] = enter(__name__).get_annotations(obj, **how)
    return found
