"""Runs a bot's file in a Python of its own: it cannot reach the match, and it can be ended.

Run as a module it is that Python: a line of JSON in, a line of JSON out.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any

from frontier.school.lab.replies import read_reply

if TYPE_CHECKING:
    from frontier.school.lab import shapes

SECONDS = 20.0
"""How long a choice may take. The page counts work instead, which is the same on every device."""


class BotProcess:
    """A bot's file, ready to choose."""

    def __init__(self, file: Path, seconds: float = SECONDS) -> None:
        self._code = file.read_text("utf-8")
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None

    def choose(self, brief: shapes.Brief) -> shapes.Reply:
        """Let the bot choose; one that takes too long, or ends its Python, has no answer."""
        process = self._process or self._start()
        ended = Timer(self._seconds, process.kill)
        ended.start()
        try:
            told = self._ask(process, {"brief": brief})
        except (OSError, ValueError, KeyError):
            self.close()
            late = not ended.is_alive()
            key = "fault.time" if late else "fault.ended"
            return read_reply({"fault": {"key": key, "values": {"seconds": f"{self._seconds:g}"}}})
        finally:
            ended.cancel()
        for line in told["printed"]:
            print(line, file=sys.stderr)
        return read_reply(told)

    def close(self) -> None:
        """End its Python."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _start(self) -> subprocess.Popen[str]:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            # Sets are gone through in the same order each time.
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
        self._ask(self._process, {"code": self._code})
        return self._process

    def _ask(self, process: subprocess.Popen[str], request: dict[str, Any]) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        told = json.loads(process.stdout.readline())
        return told["reply"] if "brief" in request else told


def _serve() -> None:
    """Answer line by line; what the code prints does not come between."""
    from .bot import answer

    lines, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        lines.write(answer(line) + "\n")
        lines.flush()


if __name__ == "__main__":
    _serve()
