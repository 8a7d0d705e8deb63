"""Everything that was played: `Record`, a tree of `Node`, and its texts."""

from ttgo.record.tree import Node, Record

__all__ = ["Node", "Record"]
