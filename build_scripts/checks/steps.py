"""Runs tools as steps, one after the other or side by side, and sums up how they ended."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path

from machine.environment import ROOT
from machine.progress import say

NO_TESTS = 5  # pytest's exit code when nothing was selected


@dataclass(frozen=True)
class Tool:
    """A command line, under the name that the summary shows."""

    name: str
    command: Sequence[str | Path]


@dataclass(frozen=True)
class Result:
    """How one step ended."""

    name: str
    state: str  # ok, failed, unsure (what failed passed alone), or why nothing is said
    seconds: float


class Steps:
    """Runs steps and keeps their results."""

    def __init__(self) -> None:
        self.results: list[Result] = []
        self.began = time.monotonic()

    def run(self, tool: Tool) -> Result:
        """Run a tool; its own words go to the screen while it works."""
        say(f"\n── {tool.name}")
        start = time.monotonic()
        command = [str(part) for part in tool.command]
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        self.results.append(Result(tool.name, _state(code), time.monotonic() - start))
        return self.results[-1]

    def run_twice(self, tool: Tool, again: Tool) -> None:
        """Run a tool; where it fails, another one tells whether it does so again."""
        first = self.run(tool)
        if first.state == "failed" and self.run(again).state == "ok":
            self.results[-2] = replace(first, state="unsure")

    def side_by_side(self, tools: Sequence[Tool]) -> None:
        """Run several at once, and show the words of each that fails."""
        with ThreadPoolExecutor(max(1, len(tools))) as pool:
            for done in as_completed([pool.submit(_listen, tool) for tool in tools]):
                self._tell(*done.result())

    def start(self, tool: Tool) -> Future[tuple[Result, str]]:
        """Let a tool work while others do; `finish` waits for it."""
        pool = ThreadPoolExecutor(1)
        begun = pool.submit(_listen, tool)
        pool.shutdown(wait=False)
        return begun

    def finish(self, begun: Future[tuple[Result, str]]) -> bool:
        """Wait for a tool that was started; tell whether it went well."""
        self._tell(*begun.result())
        return self.results[-1].state == "ok"

    def _tell(self, result: Result, words: str) -> None:
        say(f"\n── {result.name}")
        say(words if result.state != "ok" else f"{result.seconds:.1f} s")
        self.results.append(result)

    def summary(self) -> int:
        """Print a line for each step; return the exit code."""
        say("\n── summary")
        for result in self.results:
            say(f"   {result.state:<8}  {result.name:<24} {result.seconds:7.1f} s")
        bad = sum(result.state == "failed" for result in self.results)
        if any(result.state == "unsure" for result in self.results):
            say("   unsure: what failed there passed when it ran alone; it is named above, mend it")
        verdict = f"{bad} of {len(self.results)} steps failed" if bad else "everything passed"
        say(f"   {verdict}, {time.monotonic() - self.began:.1f} s")
        return 1 if bad else 0


def _listen(tool: Tool) -> tuple[Result, str]:
    start = time.monotonic()
    done = subprocess.run(
        [str(part) for part in tool.command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    result = Result(tool.name, _state(done.returncode), time.monotonic() - start)
    return result, done.stdout.strip()


def _state(code: int) -> str:
    return {0: "ok", NO_TESTS: "no tests"}.get(code, "failed")
