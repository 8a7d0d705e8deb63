"""Everything that was played: `Record`, a tree of `Node`, and its texts."""

from ttgo.record.node import Node
from ttgo.record.tree import Record

__all__ = ["Node", "Record"]
