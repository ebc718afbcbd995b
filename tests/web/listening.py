"""Plays a match as somebody does who hears the page and has a keyboard, and nothing else.

What can be picked is found by roles and names, as a screen reader has them; it is gone to by the
shortest way of keys; and what is announced is what the live region said.
"""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Locator, Page, expect
from tests.web.playing import PagePlayer

from frontier.table.chance import Chance
from frontier.table.match import Match

# Everything that has been announced, also what has left the page since.
_LISTEN = """window.heard = [];
new MutationObserver(changes => {
    for (const { addedNodes, target } of changes) {
        if (target instanceof Element && target.getAttribute("role") === "log") {
            for (const line of addedNodes) window.heard.push(line.textContent);
        }
    }
}).observe(document, { childList: true, subtree: true });"""

# Wait until more than so many lines have been announced, or a dialog tells what to do.
_HEAR_MORE = """told => new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error("nothing was announced")), 10000);
    const listen = () => {
        if (window.heard.length <= told && !document.querySelector("dialog[open]")) {
            requestAnimationFrame(listen);
            return;
        }
        clearTimeout(late);
        done();
    };
    listen();
})"""

# The fewest keys from the focus to an element, by the keys that ? shows.
_WAY = """target => {
    const spots = [...document.querySelectorAll(".twin button")].map(one => {
        const row = one.closest("[role=row]");
        const rows = [...one.closest("[role=grid]").querySelectorAll("[role=row]")]
            .map(line => [...line.querySelectorAll("button")]);
        const box = one.getBoundingClientRect();
        return { one, rows, y: rows.findIndex(line => line.includes(one)),
            x: [...row.querySelectorAll("button")].indexOf(one),
            left: box.x + box.width / 2, top: box.y + box.height / 2 };
    });
    const known = new Map(spots.map(spot => [spot.one, spot]));
    const next = spots.filter(({ one }) => one.dataset.state === "next");
    const stops = [...next.map(({ one }) => one), ...document.querySelectorAll(
        ":is(.offers, .picks .row) :is([data-pick], [name=amount], .main)")];
    const beside = (from, by) => {
        const wanted = by > 0 ? 4 : 2;
        const there = stop => from.compareDocumentPosition(stop) & wanted;
        return by > 0 ? stops.find(there) ?? stops[0] : stops.findLast(there) ?? stops.at(-1);
    };
    const nearest = (from, right, down) => {
        let best, least = Infinity;
        for (const spot of next) {
            const [dx, dy] = [spot.left - from.left, spot.top - from.top];
            const ahead = dx * right + dy * down;
            const far = ahead + 2 * (Math.abs(dx * down) + Math.abs(dy * right));
            if (ahead > 1 && far < least) [best, least] = [spot.one, far];
        }
        return best;
    };
    const ways = from => {
        const found = [["n", beside(from, 1)], ["Shift+N", beside(from, -1)]];
        const spot = known.get(from);
        if (!spot) return found;
        const { rows, x, y } = spot;
        const at = (line, i) => rows[line]?.[Math.min(i, rows[line].length - 1)];
        found.push(["ArrowLeft", at(y, x - 1)], ["ArrowRight", at(y, x + 1)],
            ["ArrowUp", at(y - 1, x)], ["ArrowDown", at(y + 1, x)], ["Home", at(y, 0)],
            ["End", at(y, rows[y].length - 1)], ["PageUp", at(0, x)],
            ["PageDown", at(rows.length - 1, x)],
            ["Control+ArrowLeft", nearest(spot, -1, 0)],
            ["Control+ArrowRight", nearest(spot, 1, 0)],
            ["Control+ArrowUp", nearest(spot, 0, -1)],
            ["Control+ArrowDown", nearest(spot, 0, 1)]);
        return found;
    };
    const seen = new Map([[document.activeElement, []]]);
    for (const [from, keys] of seen) {
        if (from === target) return keys;
        for (const [key, to] of ways(from)) if (to && !seen.has(to)) seen.set(to, [...keys, key]);
    }
    return null;
}"""

PICKABLE = re.compile(", can be picked$")
NO_PICKS = re.compile("^(Hint|Next hint|Take back the pick|Play|Bid|[−+])$")


class ListeningPlayer(PagePlayer):
    """A person who hears the page and uses the keyboard."""

    keys = 0

    @classmethod
    def sit_down(cls, page: Page, match: Match) -> Self:
        page.add_init_script(_LISTEN)
        player = cls.resume(page, match)
        page.get_by_role("heading", level=1).evaluate("one => { one.tabIndex = -1; one.focus(); }")
        return player

    def heard(self) -> list[str]:
        """List everything that has been announced."""
        return list(self.page.evaluate("window.heard"))

    def last_line(self) -> Locator:
        """What was announced last."""
        return self.page.get_by_role("log").get_by_role("paragraph").last

    def press_key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1

    def take_over(self) -> None:
        """Take the device where hands are hidden: its button has the focus."""
        button = self.page.get_by_role("button", name=re.compile("show my hand$"))
        if button.count():
            expect(button).to_be_focused()
            self.press_key("Enter")
            expect(button).to_have_count(0)

    def choices(self) -> list[Locator]:
        """Find what can be picked, as it is named: spots of the board, and buttons in words."""
        on_board = self.page.get_by_role("button", name=PICKABLE).all()
        panel = self.page.get_by_role("region", name="Your move", exact=True)
        beside = self.page.get_by_role("group", name="Your move", exact=True)
        buttons = panel.or_(beside).get_by_role("button").all()
        offered = [one for one in buttons if not NO_PICKS.match(one.inner_text())]
        return [*on_board, *offered]

    def pick(self, choice: Locator) -> None:
        """Go to something by the fewest keys, press Enter, and hear what comes of it."""
        way = choice.evaluate(_WAY)
        assert way is not None, "no key leads there"
        for key in way:
            self.press_key(key)
        expect(choice).to_be_focused()
        told = len(self.heard())
        self.press_key("Enter")
        self.page.evaluate(_HEAR_MORE, told)

    def play_by_ear(self, seed: str) -> Match:
        """Play until the winner is told; each turn has to be heard, and the focus to be kept."""
        chance = Chance(seed)
        while (match := self.match()).position.turn is not None:
            self.take_over()
            name = match.game.colours[match.position.turn].capitalize()
            expect(self.last_line()).to_contain_text(name)
            while self.match().cursor == match.cursor:
                self.pick(chance.choose(self.choices()))
                lost = self.page.evaluate("document.activeElement === document.body")
                assert not lost, "the focus fell to the page"
        return match
