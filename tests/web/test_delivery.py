"""The built files, the server and the policy let a page start Python, and let nothing else in.

The page here is the bare one beside this file: it loads the runtime and the wheel, no more.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import frontier
from website.layout import lay_out
from website.serve import serving

pytestmark = pytest.mark.fresh_profile

START = 60_000  # milliseconds; a slow and busy machine needs many


@pytest.fixture(scope="module")
def bare_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bare")
    lay_out(Path(__file__).parent / "bare_page", folder)
    return folder


@pytest.fixture(scope="module")
def site(bare_site: Path) -> Iterator[str]:
    """The bare page, below a folder of its host; the other page tests are at the root of theirs."""
    with serving(bare_site, base="/a/folder/") as address:
        yield address


def test_micropip_installs_the_wheel_in_a_module_worker(page: Page) -> None:
    page.goto("./")
    expect(page.locator("#answer")).not_to_have_text("waiting", timeout=START)
    expect(page.locator("#answer")).to_have_text(f"frontier {frontier.__version__}")


def test_it_starts_inside_somebody_elses_page(page: Page, site: str) -> None:
    page.set_content(f'<iframe src="{site}"></iframe>')
    answer = page.frame_locator("iframe").locator("#answer")
    expect(answer).not_to_have_text("waiting", timeout=START)
    expect(answer).to_have_text(f"frontier {frontier.__version__}")


@pytest.mark.expects_problems
def test_the_policy_stops_inline_scripts_and_other_origins(
    page: Page, site: str, problems: list[str]
) -> None:
    page.goto("./")
    page.evaluate(
        """async () => {
            const script = document.createElement("script");
            script.textContent = "document.title = 'inline ran'";
            document.body.append(script);
            await fetch("https://example.org/").catch(() => {});
        }"""
    )
    expect(page).to_have_title("Bare page")
    text = "\n".join(problems)
    assert "script-src" in text
    assert "connect-src" in text
    assert "left the origin" not in text


def test_all_three_families_load(page: Page) -> None:
    page.goto("./")
    loaded = page.evaluate(
        """async () => {
            const names = ["Frontier Title", "Frontier Text", "Frontier Sans"];
            const fonts = names.map((name) => document.fonts.load(`16px "${name}"`, "Été"));
            return (await Promise.all(fonts)).map((faces) => faces.length);
        }"""
    )
    assert loaded == [1, 1, 1]
