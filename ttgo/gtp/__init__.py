"""The Go Text Protocol: `Engine` answers commands."""

from ttgo.gtp.engine import Engine

__all__ = ["Engine"]
