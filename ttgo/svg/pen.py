"""The pen that draws a picture's parts: inks, text, shapes. The proportions are those of
static/board/pen.js, in units of 20 to a cell (palette.py).

The first column and the top row are at 0, so that a point's place is a short number.
"""

from ttgo.points import Grid, members
from ttgo.svg.palette import DARK, DRAWN, INKS, LIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

CELL = 20

# How Jupyter, VS Code and Colab tell their theme. Only an inline picture can see it; one in an
# <img> follows the browser's setting.
NOTEBOOKS = (
    '.vscode-light,[data-jp-theme-light="true"],[theme="light"]',
    '.vscode-dark,.vscode-high-contrast,[data-jp-theme-light="false"],[theme="dark"]',
)

# Discs one inside the other, for the shadow and light that fade in static/board/stones.js
_DISCS = {"shadow": 2, "black": 6, "white": 3}


def num(value: float, decimals: int = 2) -> str:
    """A number in as few characters as its decimals need."""
    text = f"{round(value, decimals):.2f}".rstrip("0").rstrip(".")
    sign = "-" if text.startswith("-") else ""
    text = text.lstrip("-")
    if text.startswith("0."):
        text = text[1:]
    return "0" if text == "0" else sign + text


def escape(text: str) -> str:
    """Text escaped for XML, on one line, with non-breaking spaces; characters that XML cannot hold
    become U+FFFD.
    """
    kept = []
    plain = "".join([" " if mark in "\t\n\v\f\r\x85\u2028\u2029" else mark for mark in text])
    for mark in " ".join([word for word in plain.split(" ") if word]):
        allowed = " " <= mark < "\ud800" or "\ue000" <= mark <= "\ufffd" or mark > "\uffff"
        kept.append(mark if allowed else "\ufffd")
    text = "".join(kept)
    for mark, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(mark, name)
    return text


class Pen:
    """Shapes on a grid whose cells will be `cell` pixels wide; `theme` is "auto", "notebook",
    "light" or "dark".

    "light" and "dark" put colours into plain attributes. The others add classes, and a style sheet
    that follows the reader's setting; programs without style sheets still find the light colours in
    the attributes.
    """

    def __init__(self, grid: Grid, cell: float, theme: str) -> None:
        self.grid = grid
        self.cell = cell
        self.theme = theme
        self.styled = theme in ("auto", "notebook")
        self._inks = DARK if theme == "dark" else LIGHT
        self._used: "set[tuple[str, str]]" = set()

    def size(self, pixels: float, part: float) -> float:
        """A part of a cell, in units, but at least `pixels` pixels."""
        return max(pixels * CELL / self.cell, part * CELL)

    def lined(self, inner: str, ink: str, pixels: float, more: str = "") -> str:
        """Shapes drawn in lines that stay `pixels` wide however large the picture is shown; thinner
        only where points are close.
        """
        inner = inner.replace("/>", ' vector-effect="non-scaling-stroke"/>')
        return self.group(inner, "", ink, pixels * min(1, self.cell / CELL), more)

    def drawn(self, name: str) -> float:
        """A part of a board that the palette knows, in units."""
        part, least = DRAWN[name]
        return self.size(least, part)

    def place(self, point: int) -> "tuple[int, int]":
        y, x = divmod(point, self.grid.stride)
        return x * CELL, (self.grid.height - 1 - y) * CELL

    def places(self, points: "int | Sequence[int]") -> "list[tuple[int, int]]":
        return [
            self.place(point) for point in (members(points) if isinstance(points, int) else points)
        ]

    def group(
        self, inner: str, fill: str = "", line: str = "", width: float = 0, more: str = ""
    ) -> str:
        """A group of shapes with these inks ("" for none) and width of line; "" for nothing, and no
        group around a single shape.
        """
        if not inner:
            return ""
        classes, colours = [], ""
        for kind, attribute, ink in (("fill", "fill", fill), ("line", "stroke", line)):
            if ink:
                self._used.add((kind, ink))
                classes.append(f"tt-{kind}-{ink}")
                colours += f' {attribute}="{self._inks[INKS.index(ink)]}"'
        if not fill:
            colours += ' fill="none"'
        if width:
            colours += f' stroke-width="{num(width)}"'
        named = f' class="{" ".join(classes)}"' if self.styled and classes else ""
        if inner.count("<") == 1:
            return inner.replace("/>", f"{named}{colours}{more}/>")
        return f"<g{named}{colours}{more}>{inner}</g>"

    def style(self) -> str:
        """The style sheet for the inks used so far; "" for "light" or "dark". Each class begins
        with tt-.
        """
        if not self.styled:
            return ""
        named = {ink for kind, ink in self._used}
        light, dark = (
            ";".join(f"--{ink}:{colour}" for ink, colour in zip(INKS, inks) if ink in named)
            for inks in (LIGHT, DARK)
        )
        rules = "".join(
            f".tt-{kind}-{ink}{{{style}:var(--tt-{ink},var(--{ink}))}}"
            for kind, ink in sorted(self._used)
            for style in ["stroke" if kind == "line" else "fill"]
        )
        said = "".join(
            f":is({where}) .tt-svg{{{inks}}}" for where, inks in zip(NOTEBOOKS, (light, dark))
        )
        notebook = f"@media screen{{{said}}}" if self.theme == "notebook" else ""
        scheme = f"@media screen and (prefers-color-scheme:dark){{.tt-svg{{{dark}}}}}{notebook}"
        paper = "@media print{.tt-svg{--ground:#fff}.tt-svg image{display:none}}"
        return f"<style>.tt-svg{{{light}}}{scheme}{paper}{rules}</style>"

    def rings(
        self, points: "int | Sequence[int]", part: float, ink: str = "accent", dash: bool = False
    ) -> str:
        """A ring around each point, with a light border; its radius is a part of a cell."""
        dashed = ' stroke-dasharray="4 3"' if dash else ""
        discs = self.discs(points, part * CELL)
        if ink == "quiet":
            return self.group(discs, "", ink, self.size(1, 0.04))
        casing = self.lined(discs, "white", 5.5, dashed) if ink in ("accent", "no") else ""
        return casing + self.lined(discs, ink, 2.5, dashed)

    def discs(self, points: "int | Sequence[int]", radius: float) -> str:
        return "".join(
            f'<circle cx="{x}" cy="{y}" r="{num(radius, 1)}"/>' for x, y in self.places(points)
        )

    def stones(self, points: int, colour: str, more: str = "") -> str:
        """Discs with a rim, a shadow, and light from the upper left."""
        if not points:
            return ""
        rim, radius = self.drawn("rim"), DRAWN["radius"]
        body = self.group(self.discs(points, radius * CELL - rim / 2), colour, f"{colour}-rim", rim)
        right, down, begins, ends, strength = DRAWN["shadow"]
        discs, light = _DISCS["shadow"], ""
        drawn = ""
        for disc in range(discs):
            size = ends + (begins - ends) * (disc + 0.5) / discs
            drawn += self._dots(points, right, down, size)
        drawn = _faint(drawn, strength / discs, "#000") + body
        right, down, strength = DRAWN[colour]
        discs = _DISCS[colour]
        if colour == "white":  # darker towards its rim
            ring = self.discs(points, 0.88 * radius * CELL)
            faint = f' stroke-opacity=".08" stroke-width="{num(0.24 * radius * CELL - rim)}"'
            drawn += self.group(ring, "", "white-rim", more=faint)
        for disc in range(1, discs + 1):
            off = disc / (discs + 1)
            size = radius * (1 - off) - rim / CELL
            light += self._dots(points, right * off, down * off, size)
        drawn += _faint(light, strength / discs, "#fff")
        return f"<g{more}>{drawn}</g>" if more else drawn

    def _dots(self, points: int, right: float, down: float, radius: float) -> str:
        """A disc at each point: lines of no length with round ends are the shortest way to write
        them.
        """
        data = self.shapes(points, "h0", right * CELL, down * CELL)
        return f'<path d="{data}" stroke-width="{num(radius * 2 * CELL)}"/>'

    def shapes(
        self, points: "int | Sequence[int]", outline: str, right: float = 0, down: float = 0
    ) -> str:
        """Path data of an outline at each point, starting `right` and `down` of the point; the
        outline ends where it starts, or with z.
        """
        data, before = "", (0, -1)
        for x, y in self.places(points):
            if y == before[1]:
                data += f"m{x - before[0]} 0{outline}"
            else:
                data += f"M{num(x + right, 1)} {num(y + down, 1)}{outline}"
            before = (x, y)
        return data

    def cased(self, data: str, width: float, ink: str = "accent") -> str:
        """A line with a light border, to show on every stone and area; its width is in pixels."""
        line = path(data)
        return self.group(
            self.lined(line, "white", width + 3) + self.lined(line, ink, width),
            "",
            more=' stroke-linecap="round" stroke-linejoin="round"',
        )

    def areas(self, black: int, white: int) -> str:
        """Shade each colour's area, its cells joined."""
        black_area = self.group(path(self.outline(black)), "black-area")
        return black_area + self.group(path(self.outline(white)), "white-area")

    def barred(self, points: int) -> str:
        """A circle with a bar through it: a move is not allowed."""
        data = self.shapes(points, "a6 6 0 0 1 12 0a6 6 0 0 1-12 0z", -6) + self.shapes(
            points, "l8.4-8.4z", -4.2, 4.2
        )
        return self.cased(data, 2.5, "no") if points else ""

    def reach(self, kinds: "Sequence[int]", all_kinds: bool) -> str:
        """The marks of empty points that reach only Black, only White, both, neither: four sets.
        Small marks for the first two sets, or, with `all_kinds`, marks for all four.
        """
        black, white, both, neither = kinds
        size = self.size(1.6, 0.13) if all_kinds else self.size(1.3, 0.04)
        rim = min(self.size(1, 0.04), 1.25 * CELL / self.cell)
        tip, radius = round(size * 1.35, 1), round(size * 0.72, 1)
        side, slope, bow = num(size * 2, 1), num(tip, 1), num(radius, 1)
        square = f"h{side}v{side}h-{side}z"
        diamond = f"l{slope} {slope}-{slope} {slope}-{slope}-{slope}z"
        drawn = self.group(
            path(self.shapes(black, square, -size, -size)), "black", "black-rim", rim
        )
        drawn += self.group(path(self.shapes(white, diamond, 0, -tip)), "white", "line", rim)
        if not all_kinds:
            return drawn
        half = f"a{bow} {bow} 0 0 0 0 {num(radius * 2, 1)}z"
        dots = path(self.shapes(both, "h0"))
        ends = ' stroke-linecap="round"'
        return (
            drawn
            + self.group(dots, "", "white-rim", radius * 2 + rim, ends)
            + self.group(dots, "", "white", radius * 2 - rim, ends)
            + self.group(path(self.shapes(both, half, 0, -radius)), "black")
            + self.rings(neither, size * 0.5 / CELL, "quiet")
        )

    def region(self, points: int) -> str:
        """Tint the cells of a string or a region, and draw their outline."""
        data = self.outline(points)
        if not data:
            return ""
        return self.group(path(data), "accent", more=' fill-opacity=".1"') + self.cased(data, 1.5)

    def outline(self, points: int) -> str:
        """Path data along the sides of all cells of a set, from the middle of one to the middle of
        the next, in a quarter of a circle where the way turns. Cells that meet only at a corner do
        not join.
        """
        half = CELL // 2
        inside = self.places(points)
        known = set(inside)
        # Where each side begins, and its direction: right, down, left, up
        sides: "dict[tuple[int, int, int], bool]" = {}
        for x, y in inside:
            for way, (dx, dy) in enumerate(_WAYS):
                ahead = _WAYS[(way + 3) % 4]  # the cell on the other side of that side
                if (x + ahead[0] * CELL, y + ahead[1] * CELL) not in known:
                    sides[x - half * (dx - dy), y - half * (dy + dx), way] = True
        data = ""
        for first in sorted(sides):
            if not sides[first]:
                continue
            x, y, way = first
            dx, dy = _WAYS[way]
            data += f"M{x + dx * half} {y + dy * half}"
            run = 0
            side = first
            while sides.get(side):
                sides[side] = False
                x, y = x + _WAYS[way][0] * CELL, y + _WAYS[way][1] * CELL
                turn = 1
                for turn in (1, 0, 3):
                    side = (x, y, (way + turn) % 4)
                    if sides.get(side) or side == first:
                        break
                if turn == 0:
                    run += CELL
                    continue
                data += _straight(run, way)
                run = 0
                (dx, dy), way = _WAYS[way], side[2]
                right, down = (dx + _WAYS[way][0]) * half, (dy + _WAYS[way][1]) * half
                data += f"a{half} {half} 0 0 {1 if turn == 1 else 0} {right} {down}".replace(
                    " -", "-"
                )
            data += _straight(run, way) + "z"
        return data


_WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def _straight(run: int, way: int) -> str:
    return f"{'hv'[way % 2]}{run if way < 2 else -run}" if run else ""


def path(data: str) -> str:
    return f'<path d="{data}"/>' if data else ""


def _faint(dots: str, strength: float, colour: str) -> str:
    more = f'stroke="{colour}" stroke-linecap="round" stroke-opacity="{num(strength)}"'
    return f'<g fill="none" {more}>{dots}</g>'
