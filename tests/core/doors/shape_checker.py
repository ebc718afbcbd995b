"""Compares JSON with the shape that is stated for it: a TypedDict, and what its fields may be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

PLAIN: dict[type, Any] = {str: str, bool: bool, NoneType: NoneType, int: int, float: (int, float)}


def faults(value: Any, shape: Any, at: str = "") -> Iterator[str]:
    """Tell where JSON is not of a shape."""
    origin, parts = get_origin(shape), get_args(shape)
    if shape in (Any, object):
        return
    if is_typeddict(shape):
        yield from _keys(value, shape, at)
    elif origin in (Union, UnionType):
        if all(any(faults(value, part)) for part in parts):
            yield f"{at}: {_short(value)} is none of {', '.join(map(str, parts))}"
    elif origin is Literal:
        if value not in parts:
            yield f"{at}: {_short(value)} is none of {parts}"
    elif shape in PLAIN:
        if not isinstance(value, PLAIN[shape]) or (isinstance(value, bool) and shape is not bool):
            yield f"{at}: {_short(value)} is not {shape.__name__}"
    elif origin is tuple:
        if not isinstance(value, list) or len(value) != len(parts):
            yield f"{at}: {_short(value)} is no list of {len(parts)}"
            return
        for place, (one, part) in enumerate(zip(value, parts, strict=True)):
            yield from faults(one, part, f"{at}[{place}]")
    elif origin is Sequence:
        if not isinstance(value, list):
            yield f"{at}: {_short(value)} is no list"
            return
        for place, one in enumerate(value):
            yield from faults(one, parts[0], f"{at}[{place}]")
    elif origin is Mapping:
        if not isinstance(value, dict):
            yield f"{at}: {_short(value)} is no object"
            return
        for name, one in value.items():
            yield from faults(one, parts[1], f"{at}.{name}")
    else:
        yield f"{at}: {shape} is no shape of JSON"


def _keys(value: Any, shape: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {_short(value)} is no {shape.__name__}"
        return
    fields = get_type_hints(shape)
    for name in sorted(shape.__required_keys__ - value.keys()):
        yield f"{at}.{name} is missing"
    for name, one in value.items():
        if name in fields:
            yield from faults(one, fields[name], f"{at}.{name}")
        else:
            yield f"{at}.{name} is not in {shape.__name__}"


def _short(value: Any) -> str:
    return repr(value)[:60]
