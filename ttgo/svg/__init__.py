"""Positions as SVG pictures: `picture`."""

from ttgo.svg.drawing import picture

__all__ = ["picture"]
