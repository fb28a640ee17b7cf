"""The engine on the command line, for people who ask, measure and keep records; ``python -m ginrummy --help``."""

from ginrummy.cli.command import main

__all__ = ["main"]
