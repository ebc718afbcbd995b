"""Lets tests and benches reach the page's Python, from outside: the site itself has no way to it.

The runtime comes over the line with a few lines around it that show it to the worker.
"""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Route, Worker

_SHOWN = """import { loadPyodide as load } from "./pyodide.mjs?stock";
export async function loadPyodide(options) {
  return (self.python = await load(options));
}
"""


def show_python(context: BrowserContext) -> None:
    """Show Python to the workers of all pages that are opened from now on."""

    def fulfil(route: Route) -> None:
        headers = {"Content-Type": "text/javascript; charset=utf-8"}
        route.fulfill(body=_SHOWN, headers=headers)

    context.route("**/pyodide.mjs", fulfil)


def run_python(worker: Worker, code: str) -> object:
    """Run some lines in a worker's Python, and give the value of the last one."""
    return worker.evaluate("code => self.python.runPython(code)", code)


def python_memory(worker: Worker) -> int:
    """Tell how many bytes a worker's Python has taken from the browser."""
    taken: int = worker.evaluate("() => self.python._module.HEAPU8.byteLength")
    return taken
