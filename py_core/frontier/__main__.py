"""Lets `python3 -m frontier` open the door for the terminal."""

from __future__ import annotations

import sys

from .doors.terminal import main

if __name__ == "__main__":
    sys.exit(main())
