"""A position as a picture: `picture`."""

from ttgo.svg.drawing import picture

__all__ = ["picture"]
