"""JSON from anybody is read as ever, unless it is nested deeply."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frontier.table.json_text import MOST_DEPTH, read_json

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(alphabet='[]{}"\\,:é'),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(alphabet='[]{}"\\'), inner),
    max_leaves=80,
)


@given(value=JSON)
def test_what_is_not_deep_is_read(value: object) -> None:
    assert read_json(json.dumps(value)) == value


@pytest.mark.parametrize("brackets", ["[]", "{}"])
def test_the_limit_is_where_it_is_said_to_be(brackets: str) -> None:
    left, right = (brackets[0], brackets[1]) if brackets == "[]" else ('{"a":', "}")
    inside = brackets if brackets == "[]" else "{}"
    # Many pairs side by side, so that it is not the number of brackets that counts.
    fine = left * (MOST_DEPTH - 2) + f"[{','.join([inside] * 100)}]" + right * (MOST_DEPTH - 2)
    assert read_json(fine)
    with pytest.raises(ValueError, match="nested"):
        read_json(left + fine + right)


@pytest.mark.parametrize(
    "text", ["", "[", "]" * 50, "[" * 100_000, '"' + "[" * 50, '{"a":1}}' * 40]
)
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_json(text)
