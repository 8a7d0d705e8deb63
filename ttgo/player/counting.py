"""Counts how many of some sets each point is in: sets are spread out so that they can be added.

The text of a set's binary digits, as bytes, has a byte for each point, 48 or 49 in ASCII, whose lowest bit says whether the point
is in the set. The sum of up to 255 such numbers still has a byte for each point: a list of counts.
"""

MOST = 255  # sets that can be added up
_ONES = int.from_bytes(b"\x01" * 1000, "big")


def spread(points: int) -> int:
    """A set with a byte for each point, 0 or 1."""
    return int.from_bytes(f"{points:b}".encode(), "big") & _ONES


def counts(total: int, length: int) -> bytearray:
    """The counts in a sum of spread sets, one for each of `length` points."""
    return bytearray(total.to_bytes(length, "little"))
