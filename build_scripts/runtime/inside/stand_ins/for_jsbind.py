"""Stands for `_pyodide.jsbind`: how a function of JavaScript is called that nobody has described.

The real one finds that out by inspecting a function of its own.
"""

from __future__ import annotations

from typing import Any

from _pyodide_core import (
    JsFuncSignature,
    js2py_default_call_result,
    py2js_default,
)
from late import stand_in

__getattr__ = stand_in(__name__)


class no_default:  # noqa: N801 - its name is Pyodide's
    """Marks that an argument has to be given."""


def _anything(*args: Any, **named: Any) -> None:
    """Take what comes."""


_of_a_class, _needed, _by_place, _defaults, _names = False, 0, (), (), ()
default_signature = JsFuncSignature(
    _anything,
    _of_a_class,
    _needed,
    _by_place,
    _defaults,
    py2js_default,
    _names,
    (),
    (),
    py2js_default,
    js2py_default_call_result,
)
