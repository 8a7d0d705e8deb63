"""What a page talks to: `Session` takes events and gives views, `Sessions` is one for each of many boards."""

from ttgo.session.session import Session
from ttgo.session.sessions import Sessions

__all__ = ["Session", "Sessions"]
