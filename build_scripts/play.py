"""Builds the site and serves it on this machine: the one command to play.

python3 build_scripts/play.py [--port 8000] [--no-open] [--build-only | --dev]

With --dev nothing is built: the sources are served as they are, and the page shows every change of
web/ or py_core/ by itself.
"""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from collections.abc import Callable

from machine.environment import DIST, SetupError
from machine.progress import say
from website.build import build_site
from website.dev import DevServer, Workbench
from website.serve import SiteServer, on_free_port


def main(arguments: list[str]) -> int:
    """Run the command until it is interrupted."""
    parser = argparse.ArgumentParser(description="Build the site and serve it on this machine.")
    parser.add_argument("--port", type=int, default=8000, help="the first port to try (8000)")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--build-only", action="store_true", help="build, and serve nothing")
    way.add_argument("--dev", action="store_true", help="serve the sources, show each change")
    options = parser.parse_args(arguments)
    try:
        say("Frontier")
        if options.build_only:
            build_site()
            return 0
        server = on_free_port(_workbench() if options.dev else _built_site(), options.port)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    with server:
        say(f"Play at {server.address} (Ctrl-C stops it)")
        if not options.no_open and _has_screen():
            webbrowser.open(server.address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("\nStopped.")
    return 0


def _built_site() -> Callable[[int], SiteServer]:
    build_site()
    return lambda port: SiteServer(DIST, port)


def _workbench() -> Callable[[int], SiteServer]:
    bench = Workbench()
    bench.prepare()
    return lambda port: DevServer(bench, port)


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
