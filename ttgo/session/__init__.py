"""What a page talks to: `Session` takes events and gives views, `Sessions` has one a board."""

from ttgo.session.session import Session, Sessions

__all__ = ["Session", "Sessions"]
