"""Game records as SGF: `read`, `unchecked` and `write`."""

from ttgo.sgf.files import read, unchecked, write

__all__ = ["read", "unchecked", "write"]
