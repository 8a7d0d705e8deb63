"""Komi as files write it: in points, with a comma, times 100, or in the Chinese unit of two points.

Quarters cannot be points: areas are whole, and komi breaks ties by halves. They are Chinese units: 3.75 are 7.5 points. A number
larger than any grid's area is neither: Fox and others write 375 for 3.75 of that unit, and 650 for 6.5 points.
"""

from ttgo.record.values import normalized

_MOST = 9999  # what a Start takes
_HUNDREDFOLD = 200  # from here on a whole number is not a real komi
_USUAL = (5.5, 6.5, 7.5)  # halves often written times 100; 350 may be 3.5 points or 7


def read(text: str, area: int) -> "tuple[float, str] | None":
    """The komi in points that a text means on a grid of that many points, and what is odd about it; None if it is unclear.

    Odd are "hundredfold", "pairs" (the Chinese unit), "hundredfold-pairs" and "large"; "" is none of these.
    """
    text = normalized(text).replace(",", ".")
    unsigned = text[1:] if text[:1] in ("+", "-") else text
    whole, point, part = unsigned.partition(".")
    digits = whole + part
    if not digits or digits.strip("0123456789") or len(whole) > 6 or len(part) > 20:
        return None
    value = float(text)
    odd = "large" if abs(value) > area else ""
    if point == "" and value >= _HUNDREDFOLD:
        value, odd = value / 100, "hundredfold"
        if value == int(value * 2) / 2 and value not in _USUAL:
            return None
    if abs(value) > _MOST or value * 4 != int(value * 4):
        return None
    if value * 2 != int(value * 2):
        return value * 2, "hundredfold-pairs" if odd == "hundredfold" else "pairs"
    return value, odd


def write(komi: float, area: int) -> str:
    """A komi as text for `read`."""
    text = str(komi)
    return text if (read(text, area) or (None,))[0] == komi else f"{text}.0"
