"""The position in a picture, for a page: pixels as text in, rows and doubtful points out."""

from ttgo.illegal import brief
from ttgo.points import Grid
from ttgo.vertex import names

_MOST = 720  # pixels a side: what the page makes of a larger picture
_SURE = 0.6  # the confidence below which a point is doubtful


def pictured(event: "dict[str, object]") -> "dict[str, object]":
    """Read a picture of `width` times `height` pixels; `pixels` has a text for each row: hexadecimal digits, three bytes a pixel.
    Gives "rows", "doubtful" vertices, "corners", pairs of integers, and "part": it looks like part of a larger board. With `corners`
    and `size` it need not find the board. Raises ValueError, one sentence. (One long text, or base64, would take MicroPython seconds.)
    """
    from ttgo.photo import read  # loaded with the first of these events

    width, height, size, corners = [
        event.get(name) for name in ("width", "height", "size", "corners")
    ]
    for side in (width, height):
        if isinstance(side, bool) or not isinstance(side, int) or not 20 <= side <= _MOST:
            raise ValueError(f"A picture has 20 to {_MOST} pixels a side, not {brief(side)}.")
    if size is not None and (isinstance(size, bool) or not isinstance(size, int)):
        raise ValueError(f"A board has 2 to 25 lines, not {brief(size)}.")
    try:
        pixels = bytes.fromhex("".join(event.get("pixels")))  # type: ignore[arg-type]
        shown = corners if corners is None else tuple((float(x), float(y)) for x, y in corners)  # type: ignore[attr-defined]
        four = shown is None or len(shown) == 4
    except (ValueError, TypeError):
        four = False
    if not four:
        raise ValueError(
            "A picture comes as rows of hexadecimal digits, and four corners as pairs of numbers."
        )
    found = read(pixels, width, height, shown, size)  # type: ignore[arg-type]
    n = len(found.position)
    doubtful = 0
    for row, sures in enumerate(found.confidence):
        for column, sure in enumerate(sures):
            if sure < _SURE:
                doubtful |= 1 << Grid(n).point(column, n - 1 - row)
    return {
        "rows": list(found.position),
        "doubtful": names(Grid(n), doubtful),
        "corners": [[round(x), round(y)] for x, y in found.corners],
        "part": found.part,
    }
