"""What tests do to files on their way into the browser; test_interception.py is their control.

That control found that large files which a worker asks for and a test hands on unchanged may never
arrive. So what is changed here is the worker's own script; faulty_line.py, a server, does the rest.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Route

# What the worker of the page asks for, itself included.
WORKER = "**/core/worker.js"
OF_THE_WORKER = (WORKER, "**/*.mjs", "**/*.bin", "**/*.wasm")


def begin_workers_with(context: BrowserContext, code: Callable[[], str]) -> None:
    """Let each worker begin with some code of ours, asked for when its script is fetched."""

    def fulfil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=code() + answer.text())

    context.route(WORKER, fulfil)


def begin_worker_with(context: BrowserContext, code: str) -> None:
    """Let every worker begin with some code of ours."""
    begin_workers_with(context, lambda: code)


def refuse(context: BrowserContext, *files: str) -> None:
    """Let requests fail, as without a network."""
    for pattern in files:
        context.route(pattern, lambda route: route.abort())


class Held:
    """Holds files back until they are let go."""

    def __init__(self, context: BrowserContext, *files: str) -> None:
        self.routes: list[Route] = []
        self.free = False
        for pattern in files or ("**/*.bin",):
            context.route(pattern, self.hold)

    def hold(self, route: Route) -> None:
        """Take a request, and pass it on when it may go."""
        if self.free:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        """Pass everything on from now on."""
        self.free = True
        for route in self.routes:
            route.continue_()
