"""The Go Text Protocol: `Engine` answers commands, `run` reads and writes them."""

from ttgo.gtp.engine import Engine, run

__all__ = ["Engine", "run"]
