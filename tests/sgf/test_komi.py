"""Komi as files write it, and in points."""

import pytest

from ttgo.sgf import komi

# the text and the points of the grid -> the komi, and what is odd about it

KOMI: dict[str, tuple[str, int, tuple[float, str] | None]] = {
    "in points": (" 6.5 ", 81, (6.5, "")),
    "between blanks of other scripts": ("\u00a06.5\u2003\u3000", 81, (6.5, "")),
    "in full width": ("\uff16\uff0e\uff15", 81, (6.5, "")),
    "in other digits": ("\u0667", 81, None),
    "beside what is no blank of ASCII's": ("\x1c6.5\x85", 81, None),
    "with a comma": ("6,5", 81, (6.5, "")),
    "with two commas": ("6,,5", 81, None),
    "with both": ("6,5.0", 81, None),
    "with a plus": ("+5", 81, (5, "")),
    "below zero": ("-5", 81, (-5, "")),
    "with two signs": ("+-5", 81, None),
    "a sign alone": ("-", 81, None),
    "a letter": ("X7", 81, None),
    "six digits": ("000007", 81, (7, "")),
    "seven digits": ("0000007", 81, None),
    "twenty decimals": ("7." + "0" * 20, 81, (7, "")),
    "twenty-one decimals": ("7." + "0" * 21, 81, None),
    "the area": ("9", 9, (9, "")),
    "more than the area": ("9.5", 9, (9.5, "large")),
    "less than any area": ("-9.5", 9, (-9.5, "large")),
    "199": ("199", 361, (199, "")),
    "200, times 100 or not": ("200", 361, None),
    "6.5 times 100": ("650", 361, (6.5, "hundredfold")),
    "650 points": ("650.0", 361, (650, "large")),
    "3.75 times 100": ("375", 361, (7.5, "hundredfold-pairs")),
    "3.75": ("3.75", 361, (7.5, "pairs")),
    "an eighth": ("3.125", 361, None),
    "the most": ("9999.0", 361, (9999, "large")),
    "more than that": ("9999.5", 361, None),
}


@pytest.mark.parametrize(("text", "area", "known"), KOMI.values(), ids=KOMI)
def test_read(text: str, area: int, known: tuple[float, str] | None) -> None:
    assert komi.read(text, area) == known


@pytest.mark.parametrize(
    ("points", "text"), [(6.5, "6.5"), (7, "7"), (-3, "-3"), (650, "650.0"), (200, "200.0")]
)
def test_written(points: float, text: str) -> None:
    """So that it is read as what it is."""
    assert komi.write(points, 361) == text
