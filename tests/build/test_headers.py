"""One list of headers: netlify.toml and the local server say the same."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from machine.environment import ROOT
from website.headers import HASHED_FOLDERS, ROOT_FILES, RULES, headers_for, write_netlify_toml


def test_netlify_toml_has_the_same_headers() -> None:
    config = tomllib.loads((ROOT / "netlify.toml").read_text("utf-8"))
    in_netlify = {rule["for"]: rule["values"] for rule in config["headers"]}
    assert in_netlify == RULES, "run build_scripts/website/headers.py"


def test_writing_netlify_toml_keeps_the_rest(tmp_path: Path) -> None:
    text = (ROOT / "netlify.toml").read_text("utf-8")
    file = tmp_path / "netlify.toml"
    file.write_text(text, "utf-8")
    write_netlify_toml(file)
    assert file.read_text("utf-8") == text


def test_netlify_builds_with_the_same_script() -> None:
    build = tomllib.loads((ROOT / "netlify.toml").read_text("utf-8"))["build"]
    assert build["command"] == "python3 build_scripts/build.py"
    assert build["publish"] == "dist"


@pytest.mark.parametrize(
    "path",
    ["/", *(f"/{name}" for name in ROOT_FILES), *(f"/{name}/0a/x.js" for name in HASHED_FOLDERS)],
)
def test_no_path_gets_a_header_twice(path: str) -> None:
    names = Counter[str]()
    for pattern, headers in RULES.items():
        if pattern == path or (pattern.endswith("/*") and path.startswith(pattern[:-1])):
            names.update(list(headers))
    assert set(names.values()) == {1}
    assert "Cache-Control" in names


def test_the_policy_allows_nothing_inline_but_the_opening_and_no_other_origin() -> None:
    policy = dict(
        part.split(" ", 1) for part in headers_for("/")["Content-Security-Policy"].split("; ")
    )
    assert "frame-ancestors" not in policy, "lessons are embedded anywhere, also in local files"
    assert policy["default-src"] == "'none'"
    allowed = Counter(source for sources in policy.values() for source in sources.split())
    opening = {source for source in allowed if source.startswith("'sha256-")}
    assert set(allowed) - opening == {"'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:"}
    # The opening's script and that of a bot's frame; the opening's style.
    assert {*policy["script-src"].split()[-2:], policy["style-src"].split()[-1]} == opening
    assert len(opening) == 3
    assert policy["worker-src"] == "'self' blob:"
    assert all(allowed[source] == 1 for source in opening)


def test_only_hashed_files_are_immutable() -> None:
    assert headers_for("/index.html")["Cache-Control"] == "no-cache"
    assert headers_for("/sw.js")["Cache-Control"] == "no-cache"
    assert "immutable" in headers_for("/app/0a1b/main.js")["Cache-Control"]
    assert "immutable" in headers_for("/pyodide/0a1b/pyodide.mjs")["Cache-Control"]
