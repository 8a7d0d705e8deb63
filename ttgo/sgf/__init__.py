"""Game records as SGF: `read` takes a path, `parse` what a file holds; `write` gives bytes."""

from ttgo.sgf.files import parse, read
from ttgo.sgf.writing import write

__all__ = ["parse", "read", "write"]
