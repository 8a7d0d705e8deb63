"""How often each point is in some sets of points: sets are spread so that they can be added, up to nine of them.

A set's binary digits, read as hexadecimal ones, are four bits for each point, 0 or 1; the sum of nine such numbers has a digit from 0
to 9 for each point. In ASCII these are the bytes 48 to 57, and so the sum's text is the list of counts, from the last point down to
the first: the count of point p is at ~p, which is -1 - p.
"""

MOST = 9  # sets that can be added up
ZERO = 48  # the byte of the digit 0


def spread(points: int) -> int:
    """A set with four bits for each point."""
    return int(f"{points:b}", 16)


def digits(total: int, length: int) -> bytearray:
    """A sum of spread sets of so many bits as digits, which stand for the counts."""
    return bytearray((f"%0{length}x" % total).encode())
