"""The error of the arena."""

from __future__ import annotations


class ArenaError(Exception):
    """Something a run cannot go on with, told in a sentence for whoever started it."""
