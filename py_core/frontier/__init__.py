"""Frontier's rules core: three board games of the American West, without input or output."""

__version__ = "0.1.0"
