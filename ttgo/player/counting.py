"""How often each point is in some sets of points: sets are spread so that they can be added up.

The text of a set's binary digits, read as bytes, is a byte for each point, 48 or 49 by ASCII, and its lowest bit says whether the point
is in the set. Of up to 255 such numbers the sum still has a byte for each point: a list of counts, by points.
"""

MOST = 255  # sets that can be added up
_ONES = int.from_bytes(b"\x01" * 1000, "big")


def spread(points: int) -> int:
    """A set with a byte for each point, 0 or 1."""
    return int.from_bytes(f"{points:b}".encode(), "big") & _ONES


def counts(total: int, length: int) -> bytearray:
    """The counts in a sum of spread sets, one for each of `length` points."""
    return bytearray(total.to_bytes(length, "little"))
