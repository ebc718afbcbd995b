"""Browser profiles that tests use one after the other: what one has kept, the next does not find.

A new profile has to fetch and compile the page anew, which takes longer than most tests. So a
profile is lent again with its files but without anything that a page has kept in it. Tests of the
start, of caches or of the clock get a new one (`fresh_profile`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, CDPSession

TIMEOUT = 10_000
MOST = 4  # profiles that are kept open for the next test with the same settings
# All but the files: those that the browser has fetched, and those that the page has stored.
KEPT = "local_storage,indexeddb,websql,service_workers,file_systems,shared_storage"


class Profiles:
    """Lends contexts of one browser, each to one test at a time."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._kept: dict[str, tuple[BrowserContext, CDPSession]] = {}

    @contextmanager
    def lend(
        self, site: str, settings: Mapping[str, Any], fresh: bool = False
    ) -> Iterator[BrowserContext]:
        """Give a profile in which no page has kept anything."""
        chosen = {"base_url": site, "service_workers": "block", **settings}
        if fresh or chosen["service_workers"] != "block":
            context = self._new(chosen)
            yield context
            context.close()
            return
        name = json.dumps(chosen, sort_keys=True)
        kept = self._kept.pop(name) if name in self._kept else self._with_tools(chosen)
        context, tools = kept
        yield context
        self._empty(context, tools, site)
        self._kept[name] = kept
        if len(self._kept) > MOST:
            oldest, _ = self._kept.pop(next(iter(self._kept)))
            oldest.close()

    def _with_tools(self, chosen: Mapping[str, Any]) -> tuple[BrowserContext, CDPSession]:
        """Make a profile with a page that can empty it after its other pages are closed."""
        context = self._new(chosen)
        return context, context.new_cdp_session(context.new_page())

    def _new(self, chosen: Mapping[str, Any]) -> BrowserContext:
        context = self.browser.new_context(**chosen)
        context.set_default_timeout(TIMEOUT)
        return context

    def _empty(self, context: BrowserContext, tools: CDPSession, site: str) -> None:
        for page in context.pages[1:]:
            page.close()
        context.unroute_all()
        context.clear_permissions()
        context.clear_cookies()
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(site))
        tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": KEPT})

    def close(self) -> None:
        """Close all profiles."""
        for context, _ in self._kept.values():
            context.close()
