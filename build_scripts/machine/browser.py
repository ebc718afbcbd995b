"""The Chromium that the page tests drive: one that is installed, else one that can be."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from machine.environment import SetupError, run, venv_python
from machine.progress import say, step

VARIABLE = "FRONTIER_CHROMIUM"  # names the browser; also how test.py tells pytest

FLAGS = (
    "--no-sandbox",  # as root Chromium refuses to start with it
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Playwright's list, which ours takes the place of, and what Chromium would show below its
    # address bar: for each window two processes that nobody sees, half of what a window costs.
    "--disable-features="
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
    # Whatever a page asks for, nothing but this machine can be reached. By one name it is to the
    # browser some machine of a network, whose pages over plain http may do less.
    "--host-resolver-rules=MAP frontier.test 127.0.0.1, MAP * ~NOTFOUND,"
    "EXCLUDE 127.0.0.1, EXCLUDE localhost",
)

_SHELL = "chromium-headless-shell"  # the same engine without windows: a sixth less work a test
_COMMANDS = (
    _SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
)
_MAC_APPS = (
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
_WINDOWS_APPS = (
    "Chromium/Application/chrome.exe",
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)


def ensure_chromium() -> str:
    """Return the path of a Chromium, installing one if there is none."""
    found = installed_chromium() or _playwrights_own() or _download() or _from_debian()
    if not found:
        raise SetupError(
            "No Chromium was found for the page tests: install Chromium or Chrome,"
            f" or name one in the environment variable {VARIABLE}."
        )
    return found


def installed_chromium() -> str | None:
    """Return the path of a Chromium, Chrome or Edge that the machine already has."""
    if named := os.environ.get(VARIABLE):
        return named
    for command in _COMMANDS:
        if path := shutil.which(command):
            return path
    return next((str(path) for path in _app_paths() if path.exists()), None)


def _app_paths() -> list[Path]:
    if sys.platform == "darwin":
        homes = [Path("/Applications"), Path.home() / "Applications"]
        return [home / app for home in homes for app in _MAC_APPS]
    if sys.platform == "win32":
        variables = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        homes = [Path(os.environ[name]) for name in variables if name in os.environ]
        return [home / app for home in homes for app in _WINDOWS_APPS]
    return []


def _playwrights_own() -> str | None:
    code = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: print(p.chromium.executable_path)"
    )
    path = run([venv_python(), "-c", code], "Asking Playwright for its Chromium").strip()
    return path if Path(path).exists() else None


def _download() -> str | None:
    try:
        with step("Fetching Playwright's Chromium"):
            run([venv_python(), "-m", "playwright", "install", "chromium"], "playwright install")
    except SetupError:
        say("  Playwright's Chromium cannot be fetched here.")
        return None
    return _playwrights_own()


def _from_debian() -> str | None:
    apt = shutil.which("apt-get")
    if sys.platform != "linux" or not apt or os.geteuid() != 0:
        return None
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    install = [apt, "install", "-qq", "-y", "--no-install-recommends"]
    for package in (_SHELL, "chromium"):
        try:
            with step(f"Installing Debian's {package}"):
                run([apt, "update", "-qq"], "apt-get update", env=quiet)
                run([*install, package], f"apt-get install {package}", env=quiet)
        except SetupError as error:
            say(f"  {error}")
        else:
            return installed_chromium()
    return None
