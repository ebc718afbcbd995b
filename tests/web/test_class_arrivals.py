"""How results come to a teacher: shared, scanned into a window that is open, saved and opened."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import FilePayload, Page, expect
from tests.web.classroom import RIGHT, done, foreign_result, gather_at, given, room_of, wrong
from tests.web.playing import START, settle

from machine.environment import ROOT

# A browser that gives its one window what is scanned; tests call `launch`.
_LAUNCHING = """Object.defineProperty(window, "launchQueue", { value: {
    setConsumer(take) { window.launch = (targetURL) => take({ targetURL }); },
} })"""


def results(link: str, *names: str) -> list[str]:
    room = room_of(link)
    return [room.write(done(name, [wrong(0), RIGHT[0]], [], [])) for name in names]


def test_the_manifest_names_what_the_page_takes() -> None:
    manifest = json.loads((ROOT / "web/manifest.webmanifest").read_text("utf-8"))
    assert manifest["launch_handler"]["client_mode"][0] == "focus-existing"
    (files,) = manifest["file_handlers"]
    assert set(files["accept"]) == {"text/plain", "application/json"}
    for shortcut in manifest["shortcuts"]:
        for icon in shortcut["icons"]:
            assert (ROOT / "web" / icon["src"].removeprefix("{{app}}/")).is_file()
    target = manifest["share_target"]
    assert (target["action"], target["method"]) == ("./", "GET")  # Android drops what is behind "#"
    assert set(target["params"].values()) == {"title", "text", "url"}


def test_what_the_device_shares_comes_to_its_class(page: Page, site: str) -> None:
    settle(page)
    link = given()
    gather_at(page, link)
    one, two, three = results(link, "Ann", "Bo", "Cy")
    shared = urlencode({"title": "Ann: 5b", "text": f"Here it is: {site}#{one}", "url": ""})
    page.goto(f"./?{shared}")
    expect(page.locator("p[data-kind=new]")).to_have_text(
        "\u2068Ann\u2069: taken in.", timeout=START
    )
    assert "?" not in page.url
    many = f"Bo {site}#{two}\nCy {site}#{three} and {site}#{foreign_result()}"
    page.goto(f"./?{urlencode({'text': many})}")
    expect(page.locator("p[data-kind=new]")).to_have_count(2, timeout=START)
    expect(page.locator("p[data-kind=homeless]")).to_have_count(1)
    page.get_by_role("link", name="To the class").click()
    expect(page.locator(".class-grid tbody tr")).to_have_count(3)
    page.goto(f"./?{urlencode({'text': 'no link at all'})}")
    expect(page.locator(".games").first).to_be_visible()


def test_a_scan_comes_to_the_window_that_gathers_and_stays_there(page: Page, site: str) -> None:
    settle(page)
    page.add_init_script(_LAUNCHING)
    link = given()
    gather_at(page, link)
    at = page.url
    ann, bo, cy = results(link, "Ann", "Bo", "Cy")
    page.evaluate("address => launch(address)", f"{site}#{ann}")
    expect(page.locator(".taken")).to_contain_text("Ann")
    # What is shared comes to it by the query.
    page.evaluate("address => launch(address)", f"{site}?{urlencode({'text': f'{site}#{bo}'})}")
    expect(page.locator(".taken")).to_contain_text("Bo")
    expect(page.locator(".class-grid tbody tr")).to_have_count(2)
    assert page.url == at
    page.goto("./#/about")
    page.evaluate("address => launch(address)", f"{site}#{cy}")
    expect(page.locator("p[data-kind=new]")).to_contain_text("Cy", timeout=START)
    page.evaluate("address => launch(address)", f"{site}#/rules/oregon")
    expect(page.locator("main h1").first).to_contain_text("Oregon")


def test_a_scan_says_who_is_still_missing(page: Page) -> None:
    settle(page)
    link = given()
    gather_at(page, link)
    page.locator(".names summary").click()
    page.locator("#class-names").fill("Ann\nBo\nZoë")
    (ann,) = results(link, "Ann")
    page.goto("./#/about")
    page.goto(f"./#{ann}")
    expect(page.locator("main")).to_contain_text("2 are missing: Bo, Zoë", timeout=START)


def test_result_files_are_opened_many_at_once_and_odd_ones_get_a_sentence(
    page: Page, tmp_path: Path
) -> None:
    settle(page)
    link = given()
    gather_at(page, link)
    files: list[Path] = []
    for name, result in zip("AB", results(link, "Ann", "Bo"), strict=True):
        file = tmp_path / f"{name}.result.txt"
        file.write_text(f"https://elsewhere.example/frontier/#{result}\r\n", "utf-8")
        files.append(file)
    odd = tmp_path / "photo <b>.txt"
    odd.write_bytes(b"\x89PNG\r\n\xff\xfe\0" * 100)
    page.locator("input[type=file]").set_input_files([*files, odd])
    expect(page.locator(".class-grid tbody tr")).to_have_count(2)
    expect(page.locator(".taken .refused")).to_contain_text("no result in “photo <b>.txt”")
    giant: FilePayload = {
        "name": "giant.txt",
        "mimeType": "text/plain",
        "buffer": b"R1" + b"z" * 1_500_000,
    }
    page.locator("input[type=file]").set_input_files(giant)
    expect(page.locator(".taken .refused")).to_contain_text("giant.txt")
    page.locator("#class-paste").fill("R1" + "z" * 20_000)
    expect(page.locator(".taken .refused")).to_have_count(1)
    expect(page.locator(".taken .refused")).not_to_contain_text("giant.txt")
    expect(page.locator(".class-grid tbody tr")).to_have_count(2)
    page.locator(".pasting").evaluate(
        """(place, text) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "dropped.txt", { type: "text/plain" }));
            place.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
        }""",
        results(link, "Dee")[0],
    )
    expect(page.locator(".class-grid tbody tr")).to_have_count(3)
