"""Every screen of the page, and how to get there: for the screenshots and for the tests.

Tables are reached by playing random actions through the core and keeping the match in the browser.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from frontier.games import all_games, find_game
from frontier.school.assignment import read_assignment, read_assignment_link, write_assignment
from frontier.school.classroom import Classroom
from frontier.school.lab.bot_file import write_bot_link
from frontier.school.lab.shapes import Bot
from frontier.school.lesson import read_lesson
from frontier.school.lesson_link import write_link as write_lesson_link
from frontier.table.chance import Chance
from frontier.table.link import write_link
from frontier.table.match import Match, Setup
from frontier.table.record import Record

START = 60_000  # milliseconds in which Python must have started, on a slow and busy machine

SIZES = {
    "phone": (360, 640),
    "lying": (640, 360),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "wide": (1920, 1080),
}
THEMES = ("light", "dark")
LANGUAGES = ("en", "fr")
GAMES = ("boomers", "oregon", "boomtown")

# Name of a kept match: game, moves played, options.
_MATCHES: dict[str, tuple[str, int, dict[str, str]]] = {
    "boomers-early": ("boomers", 2, {}),
    "boomers-mid": (
        "boomers",
        24,
        {
            "railroad": "fork",
            "mines": "ready",
            "rivers": "long",
            "sooners": "on",
            "setup": "random",
        },
    ),
    "boomers-end": ("boomers", 500, {}),
    "oregon-early": ("oregon", 5, {"players": "3"}),
    "oregon-mid": ("oregon", 110, {"players": "4"}),
    "oregon-end": ("oregon", 2000, {"players": "2"}),
    "boomtown-early": ("boomtown", 3, {"players": "3"}),
    "boomtown-mid": ("boomtown", 90, {"players": "5"}),
    "boomtown-end": ("boomtown", 2000, {"players": "4"}),
}

# The match by link: one person here, the others elsewhere, and one of these to act.
_BY_LINK = ("oregon", 44, {"players": "3"})
_NAMES = ("Ada", "Bo", "Clementine", "Dutch", "Esperanza")


@dataclass(frozen=True)
class Screen:
    """A screen: its address, and what has to be done and waited for there."""

    name: str
    hash: str
    ready: str
    """A selector of something that is there when the screen is."""
    kept: bool = True
    """Whether the device keeps matches."""
    act: Callable[[Page], None] | None = None


def _take_over(page: Page) -> None:
    """Take the device where hands are hidden; wait until there is something to do or to read."""
    page.locator(
        "[data-do=take-over], .ending:not([hidden]) .result, .twin button[data-state=next]"
    ).first.wait_for()
    button = page.locator("[data-do=take-over]")
    if button.is_visible():
        button.click()
        expect(button).to_have_count(0)


def _open_replay(page: Page) -> None:
    _take_over(page)
    _show_panel(page, "back")
    page.locator("[data-do=look-replay]").click()
    expect(page.locator("section.replay")).to_be_visible()


def _open_score(page: Page) -> None:
    _take_over(page)
    _show_panel(page, "score")


def _open_log(page: Page) -> None:
    _take_over(page)
    _show_panel(page, "log")


def _open_menu(page: Page) -> None:
    _take_over(page)
    page.locator("[data-do=menu]").click()


def _count_up(page: Page) -> None:
    """Let the score be counted on the board, and stop at its first step."""
    page.locator("[data-do=ending-tally]").click()
    page.locator("[data-do=ending-previous]").click()


def _show_panel(page: Page, name: str) -> None:
    """Bring a panel of the table forward; below the board its sheet is pulled up first."""
    handle = page.locator(".tabbed > .handle")
    if handle.is_visible():
        handle.click()
    page.locator(f"#tab-{name}").click()


def _begin_pick(page: Page) -> None:
    """Make the first pick, so that what can follow is highlighted."""
    _take_over(page)
    page.locator('.twin button[data-state="next"]').first.click()


def _show_code(page: Page) -> None:
    """Show the QR code of the match."""
    page.locator("[data-do=share]").click()
    page.locator("dialog.share [data-do=qr]").click()
    expect(page.locator("dialog.share svg.qr")).to_be_visible()


def _show_large(page: Page) -> None:
    _show_code(page)
    page.locator("dialog.share [data-do=large]").click()
    expect(page.locator("dialog.projector svg.qr")).to_be_visible()


def _figures(page: Page) -> None:
    expect(page.locator("figure canvas").last).to_be_visible()


def _match(game: str, moves: int, options: dict[str, str]) -> Match:
    """Play so many random actions, or all of them."""
    match = Match(find_game(game), Setup(game, "shots", options))
    chance = Chance(game)
    while match.position.turn is not None and (
        # Oregon is shown with cards to play, not while somebody draws.
        match.cursor < moves or (game == "oregon" and match.position.phase != "play")
    ):
        match.play(chance.choose(match.position.legal()))
    return match


@cache
def _by_link() -> Match:
    return _match(*_BY_LINK)


def _link() -> str:
    """Write the link that the others in the match by link get."""
    names = _NAMES[: _by_link().position.players]
    record = Record(_by_link(), names, ("elsewhere",) * len(names))
    return write_link(record, all_games())


def _tables() -> list[Screen]:
    ready = "main.table[data-move]"
    screens = [
        Screen(f"table-{name}", f"#/match/{name}", ready, act=_take_over) for name in _MATCHES
    ]
    return [
        *screens,
        *(Screen(f"picking-{g}", f"#/match/{g}-mid", ready, act=_begin_pick) for g in GAMES[:2]),
        Screen("handover", "#/match/oregon-early", "dialog.handover[open]"),
        Screen("replay", "#/match/boomers-mid", ready, act=_open_replay),
        Screen("score", "#/match/boomtown-mid", ready, act=_open_score),
        Screen("log", "#/match/boomtown-mid", ready, act=_open_log),
        Screen("menu", "#/match/oregon-mid", ready, act=_open_menu),
        Screen("tally", "#/match/boomtown-end", ".ending:not([hidden])", act=_count_up),
        Screen("share", "#/match/boomers-mid", ready, act=_show_code),
        Screen("share-large", "#/match/boomers-mid", ready, act=_show_large),
        Screen("arrival", f"#{_link()}", ".arrival .button", kept=False),
        Screen("by-link", "#/match/by-link", ".sending .address"),
        Screen("answer-ahead", "#/answer/by-link", "[data-do=ahead-whatever]"),
        Screen("arrival-known", f"#{_link()}", ".arrival .known"),
    ]


def _wrong_answer(page: Page) -> None:
    """Answer the first step of a lesson with some other move, and see what comes of it."""
    _hint(page)
    picks = page.locator(".twin [data-state=next], [data-pick]")
    for _ in range(4):
        picks.last.click()
        page.wait_for_timeout(200)
        if page.locator("main.lesson").get_attribute("data-state") != "asked":
            break
    page.locator("main.lesson:is([data-state=right], [data-state=wrong])").wait_for()


def _hint(page: Page) -> None:
    button = page.locator("[data-do=hint]")
    if button.is_visible():
        button.click()


def _finish(page: Page) -> None:
    """Go through a lesson without solving anything."""
    for _ in range(20):
        if page.locator("main.lesson").get_attribute("data-state") == "finished":
            break
        page.locator("[data-do=next]").click()
        page.wait_for_timeout(100)


def _conditions(page: Page) -> None:
    """Choose conditions, and see which moves fulfil them."""
    page.locator("#make-manner").select_option("check")
    for kind in ("score", "event", "leave"):
        page.locator(f"[data-add={kind}]").click()
    page.locator("#make-any").select_option("any")
    page.locator(".livecount:is([data-kind=fine], [data-kind=warned])").wait_for(timeout=START)
    for summary in page.locator(".forms summary:visible").all():
        summary.click()


def _point(page: Page) -> None:
    """Point at the board with the text of a step, and open all that can be opened."""
    for summary in page.locator(".forms summary:visible").all():
        summary.click()
    page.locator("[data-point=text]").click()


_BOT = """def choose(position):
    for action in position.legal():
        rate(action, 1)
    return action
"""


def _try_a_bot(page: Page) -> None:
    """Write a bot and let it choose, with what it thinks on the board."""
    page.locator(".cm-content").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(_BOT)
    page.locator("[data-do=lab-try]").click()
    page.locator(".lab-value").first.wait_for(timeout=START)


def _school() -> list[Screen]:
    asked = "main.lesson:is([data-state=asked], [data-state=read])"
    return [
        Screen("school", "#/school", ".days"),
        Screen("puzzles", "#/puzzles/boomers", ".puzzles a"),
        Screen("puzzle-today", "#/puzzle/today", asked, act=_hint),
        *(Screen(f"lesson-{game}", f"#/lesson/{game}", asked) for game in GAMES),
        *(Screen(f"lesson-wrong-{g}", f"#/lesson/{g}", asked, act=_wrong_answer) for g in GAMES),
        Screen("lesson-finished", "#/lesson/boomers-mines", asked, act=_finish),
        Screen("lesson-own", "#/lesson/own/shots", asked),
        Screen("maker", "#/make/shots", ".livecount[data-kind=fine]"),
        Screen("maker-conditions", "#/make/shots/1", "[data-spot]", act=_conditions),
        Screen("maker-question", "#/make/shots/2", ".livecount[data-kind=fine]", act=_point),
        Screen("maker-help", "#/make/help", ".maker-help canvas"),
        Screen("lesson-question", "#/lesson/own/shots/try/2", asked),
        Screen("maker-boomtown", "#/make/new/boomtown", ".livecount[data-kind=fine]"),
        Screen("class-list", "#/class", "#class-course"),
        Screen("class-given", f"#{_of_course()}", "#nickname"),
        Screen("class-results", "#/class/shots", ".chosen-list li"),
        Screen("class-match", f"#{_of_match()}", "[data-do=gather]", act=_gather_match),
        Screen("class-handed", f"#{_of_course()}", "#nickname", act=_hand_in),
        Screen("class-result", f"#{_handed()}", "main [data-kind]"),
        Screen("class-wall", "#/class/shots/wall", ".console-board canvas", act=_reveal),
        Screen("class-projector", "#/wall", ".wall", act=_project),
        Screen("class-guide", "#/school/guide", ".guide-steps"),
        Screen("class-paper", "#/paper/own/shots", "[data-do=print]"),
    ]


def _of_course() -> str:
    return _assignment(what="course", course="boomers")


def _of_match() -> str:
    match = {"game": "boomers", "seed": "class", "position": None, "kinds": ["person", "greenhorn"]}
    return _assignment(what="match", match={**match, "options": {}, "actions": []})


def _gather_match(page: Page) -> None:
    """Gather what some have played of a match."""
    given = read_assignment_link(_of_match(), all_games()).match
    assert given is not None
    match = given.match
    first = match.position.legal()
    match.play(first[3])
    both = [list(first[3]), list(match.position.legal()[0])]
    room = Classroom(_of_match(), None, all_games())
    results = []
    for number, name in enumerate(_NAMES):
        steps = [{"tries": [both if number else [list(first[40])]], "hints": 0, "seconds": 9}]
        results.append(room.write({"name": name, "made": 29_000_000, "steps": steps}))
    page.locator("[data-do=gather]").click()
    page.locator("#class-paste").fill("\n".join(results))
    expect(page.locator(".way-choice")).to_have_count(2, timeout=START)


def _handed() -> str:
    """Write a result of somebody who is not in the kept class yet."""
    room = Classroom(kept_class()["link"], None, all_games())
    steps = [{"tries": [], "hints": 0, "seconds": 0}] * len(kept_lesson()["lesson"]["steps"])
    return room.write({"name": "Zacharias", "made": 29_000_001, "steps": steps})


def _hand_in(page: Page) -> None:
    """Begin what a class is given, and hand it in at once."""
    page.locator("#nickname").fill("Ada")
    page.locator("[data-do=start]").click()
    page.locator("[data-do=hand-in]").first.click(timeout=START)
    expect(page.locator("dialog[data-result] svg.qr")).to_be_visible(timeout=START)


def _reveal(page: Page) -> None:
    """Show a hint, the votes and the answer on the wall."""
    for deed in ("hint", "votes", "answer"):
        page.locator(f"[data-do=wall-{deed}]").click()
    expect(page.locator(".wall-answer")).to_be_visible(timeout=START)


def _project(page: Page) -> None:
    """Let the wall show what the teacher's window would tell it."""
    page.evaluate(_ON_THE_WALL, _wall_view())
    expect(page.locator(".wall-board canvas")).to_be_visible()


def _wall_view() -> dict[str, Any]:
    position = _match(*_MATCHES["boomers-early"]).position
    return {**position.view(0), "seat": 0}


_ON_THE_WALL = """view => new BroadcastChannel("frontier/wall").postMessage({ shown: {
    title: "5b, Monday", heading: "Step 2 of 9", hints: ["Look at the corners first."],
    text: ["Ride with any boomer, and lay the first stone where it fences off the most land."],
    answer: "Blue moves boomer A from c9 to d9.", code: "",
    votes: [{ words: "Blue moves boomer A from c9 to d9.", n: 12, right: false },
        { words: "Blue moves boomer B from e2 to e5.", n: 5, right: false }],
    board: { game: "boomers", view, marks: [{ from: "A", to: "d9", n: 12 },
        { from: "B", to: "e5", n: 5 }, { from: "g4", to: null }] } } })"""


def _assignment(**given: Any) -> str:
    """Write what a class is given as a link."""
    return write_assignment(read_assignment({**given, "skip": False}, all_games()), all_games())


@cache
def kept_class() -> dict[str, Any]:
    """Let some pupils hand in what they did in the kept lesson."""
    given = _assignment(what="lesson", lesson=kept_lesson()["lesson"])
    room = Classroom(given, None, all_games())
    legal = [list(action) for action in _match(*_MATCHES["boomers-early"]).position.legal()]
    results = []
    for number, name in enumerate((*_NAMES, "A name that is rather long to read", "مريم")):
        tries = [[[legal[number // 2]]], [[legal[7]]] if number % 2 else []]
        tries.append([[[str(number % 2)]]])  # an answer to the question
        steps = [{"tries": one, "hints": number % 3, "seconds": 9 * number} for one in tries]
        link = room.write({"name": name, "made": 29_000_000, "steps": steps})
        results.append({"link": link, "result": room.read(link)})
    return {
        "id": "shots",
        "link": given,
        "title": "5b, Monday",
        "made": 1_750_000_000_000,
        "names": [*_NAMES, "Zacharias"],
        "results": results,
    }


def _unfold(page: Page) -> None:
    """Open whatever a set-up board has folded away."""
    for summary in page.locator(".setup .controls > details > summary").all():
        summary.click()


def _for_bots() -> str:
    """Write a lesson whose first step asks the pupil, and whose second one asks a bot."""
    lesson = kept_lesson()["lesson"]
    ride, _, asked = lesson["steps"]
    told = {**lesson, "steps": [asked, {**ride, "code": _BOT}]}
    return write_lesson_link(read_lesson(told, all_games()), all_games())


def _lab() -> list[Screen]:
    bot: Bot = {"game": "oregon", "name": "Prairie Dog", "code": _BOT}
    return [
        Screen("lab", "#/lab", ".lab-editor", act=_try_a_bot),
        Screen("lab-course", "#/lab/course/boomers", ".lab-course"),
        Screen("lab-lesson", f"#{_for_bots()}", ".lab-course .pointers > *"),
        Screen("lab-arrival", f"#{write_bot_link(bot)}", ".lab-arena"),
        Screen("lab-tournament", "#/lab/tournament", "#lab-links"),
    ]


_RESULTS = """results => {
    results.forEach((text, i) => localStorage.setItem(`frontier/result/shots${i}`, text));
    location.hash = "#/about";
    return new Promise(done => setTimeout(() => done(location.hash = "#/book")));
}"""


def _fill_the_book(page: Page) -> None:
    """Let a dozen matches have been finished, of every game and against several levels."""
    levels = ("greenhorn", "settler", "rancher")
    results = [
        {
            "game": GAMES[number % 3],
            "options": {"railroad": "fork"} if number % 6 == 0 else {},
            "kinds": ["person", levels[number // 5]],
            "seat": 0,
            "totals": [20 + number, 37 - number],
            "winners": [number % 2],
            "when": 1_790_000_000_000 + number * 90_000_000,
            "actions": 60,
            "items": {},
        }
        for number in range(14)
    ]
    page.evaluate(_RESULTS, [json.dumps(result) for result in results])
    expect(page.locator(".strength-plot").first).to_be_visible()


@cache
def kept_matches() -> dict[str, dict[str, Any]]:
    """Play the matches that the device is to keep, by their ids."""
    kept = {name: _kept(name, _match(*how)) for name, how in _MATCHES.items()}
    away = _kept("by-link", _by_link())
    kinds = ["person", *["elsewhere"] * (_by_link().position.players - 1)]
    return {**kept, "by-link": {**away, "kinds": kinds}}


def _kept(name: str, match: Match) -> dict[str, Any]:
    """Write a match down as the page keeps it."""
    totals = [0] * match.position.players
    for item in match.position.score():
        totals[item.seat] += item.points
    saved = {
        "game": match.game.name,
        "seed": "shots",
        "options": dict(match.setup.options),
        "position": None,
        "players": list(_NAMES[: match.position.players]),
        "actions": [list(action) for action in match.actions],
        "cursor": match.cursor,
    }
    over = match.position.turn is None
    return {
        "id": name,
        "saved": saved,
        "changed": 1_750_000_000_000,
        "over": over,
        "totals": totals,
    }


def kept_lesson() -> dict[str, Any]:
    """Make a lesson of moments of a kept match."""
    saved = kept_matches()["boomers-early"]["saved"]
    match = {name: saved[name] for name in ("seed", "options", "position", "actions")}
    steps = [
        {"match": match, "text": "Ride with any boomer.", "check": [], "hints": ["Pick one."]},
        {"match": match, "text": "Once more.", "check": [], "hints": []},
        {
            "match": match,
            "text": {"en": "What stops a boomer?", "fr": "Qu’est-ce qui arrête un boomer ?"},
            "check": [{"is": "choice", "from": ["A stone", "A cloud"], "right": [0]}],
            "hints": [],
            "point": {"text": [{"arrow": ["c9", "c6"], "number": 1}, {"ring": "f6"}]},
            "replies": [{"if": {"is": "has", "one": 1}, "text": "No."}],
            "part": "A part",
        },
    ]
    lesson = {"format": 2, "game": "boomers", "title": "A first ride", "steps": steps}
    return {"id": "shots", "lesson": lesson, "changed": 1_750_000_000_000}


def settle(context: BrowserContext, theme: str = "light", language: str = "en") -> None:
    """Choose the settings of every page of a context: no movement and no questions."""
    chosen = {"motion": "none", "confirm": "never", "theme": theme, "language": language}
    text = json.dumps(chosen)
    context.add_init_script(f"localStorage.setItem('frontier/settings', {json.dumps(text)})")


def visit(page: Page, screen: Screen) -> None:
    """Go to a screen and wait until all of it is there."""
    if page.url == "about:blank":
        page.goto("./#/about")
        expect(page.locator("main h1")).to_be_visible()
    page.evaluate("() => { location.hash = '#/about'; }")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("main.table, dialog")).to_have_count(0)
    kept = kept_matches() if screen.kept else {}
    page.evaluate(_KEEP, {key: json.dumps(match) for key, match in kept.items()})
    page.evaluate(_KEEP_LESSON, json.dumps(kept_lesson()) if screen.kept else "")
    page.evaluate(_KEEP_CLASS, json.dumps(kept_class()) if screen.kept else "")
    page.evaluate("hash => { location.hash = hash; }", screen.hash)
    expect(page.locator(screen.ready).first).to_be_attached(timeout=START)
    if screen.act:
        screen.act(page)
    page.evaluate("() => document.fonts.ready")
    page.evaluate(_TWO_FRAMES)


_KEEP = """kept => {
    for (const key of Object.keys(localStorage)) {
        if (/^frontier.(match|progress|class|pupil|result)/.test(key)) localStorage.removeItem(key);
    }
    for (const [id, text] of Object.entries(kept)) {
        localStorage.setItem(`frontier/match/${id}`, text);
    }
}"""

_KEEP_LESSON = """text => {
    for (const key of Object.keys(localStorage)) {
        if (key.startsWith("frontier/lesson/")) localStorage.removeItem(key);
    }
    if (text) localStorage.setItem("frontier/lesson/shots", text);
}"""

_KEEP_CLASS = """text => {
    if (text) localStorage.setItem("frontier/class/shots", text);
}"""

_TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


SCREENS = (
    Screen("home", "#/", ".games", kept=False),
    Screen("home-kept", "#/", ".kept"),
    *(Screen(f"new-{game}", f"#/new/{game}", ".waiting[hidden]") for game in GAMES),
    *(
        Screen(f"setup-{game}", f"#/setup/{game}", ".verdict[data-kind=fine]", act=_unfold)
        for game in GAMES
    ),
    *_tables(),
    *(Screen(f"rules-{game}", f"#/rules/{game}", "figure canvas", act=_figures) for game in GAMES),
    *(Screen(f"history-{game}", f"#/history/{game}", ".questions") for game in GAMES),
    *_school(),
    *_lab(),
    Screen("deal", "#/deal", ".deal .card"),
    Screen("trail", "#/trail", ".trail-stops"),
    Screen("book", "#/book", ".badges", act=_fill_the_book),
    Screen("settings", "#/settings", "#setting-reset"),
    Screen("about", "#/about", "main h1"),
)


def find_screens(names: list[str]) -> list[Screen]:
    """List the screens whose names contain one of these words; all of them when there is none."""
    return [screen for screen in SCREENS if not names or any(name in screen.name for name in names)]
