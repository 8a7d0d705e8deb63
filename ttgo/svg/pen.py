"""What a picture is drawn with: inks, text, shapes. The proportions are those of static/board/pen.js, in units of 20 to a cell.

The first column and the top row are at 0, so that a point's place is a short number.
"""

from ttgo.points import Grid, members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

CELL = 20

# The inks of static/board/ink.js, by the names that a page may give them anew: --tt-ground and so on.
INKS = ("ground", "line", "label", "quiet", "black", "black-rim", "white", "white-rim", "accent")
LIGHT = ("#fbfaf6", "#8d8a82", "#66635c", "#77746c", "#1b1e23", "#1b1e23", "#fff", "#4d5157", "#c8371f")
DARK = ("#171c22", "#626c77", "#98a1ab", "#7f8994", "#05070a", "#8b95a1", "#efece4", "#efece4", "#e8593a")


def num(value: float, decimals: int = 2) -> str:
    """A number in as few characters as its decimals need."""
    text = f"{round(value, decimals):.2f}".rstrip("0").rstrip(".")
    sign = "-" if text.startswith("-") else ""
    text = text.lstrip("-")
    if text.startswith("0."):
        text = text[1:]
    return "0" if text == "0" else sign + text


def escape(text: str) -> str:
    """Text as it may stand in XML, on one line; what XML cannot hold becomes U+FFFD."""
    kept = []
    for mark in " ".join(text.split()):
        allowed = " " <= mark < "\ud800" or "\ue000" <= mark <= "\ufffd" or mark > "\uffff"
        kept.append(mark if allowed else "\ufffd")
    text = "".join(kept)
    for mark, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(mark, name)
    return text


class Pen:
    """Shapes on a grid whose cells are meant to be `cell` pixels wide; `theme` is "auto", "light" or "dark".

    A theme of its own puts the colours into plain attributes. "auto" adds classes, and a style sheet that follows the reader's
    setting; a program that knows no style sheets still finds the light colours in the attributes.
    """

    def __init__(self, grid: Grid, cell: float, theme: str) -> None:
        self.grid = grid
        self.cell = cell
        self.theme = theme
        self._inks = DARK if theme == "dark" else LIGHT
        self._used: "set[tuple[str, str]]" = set()

    def size(self, pixels: float, part: float) -> float:
        """A part of a cell, in units, but not less than so many pixels."""
        return max(pixels * CELL / self.cell, part * CELL)

    def place(self, point: int) -> "tuple[int, int]":
        y, x = divmod(point, self.grid.stride)
        return x * CELL, (self.grid.height - 1 - y) * CELL

    def places(self, points: "int | Sequence[int]") -> "list[tuple[int, int]]":
        return [self.place(point) for point in (members(points) if isinstance(points, int) else points)]

    def group(self, inner: str, fill: str = "", line: str = "", width: float = 0, more: str = "") -> str:
        """A group of shapes with these inks ("" for none) and width of line; "" for nothing, and no group around a single shape."""
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
        named = f' class="{" ".join(classes)}"' if self.theme == "auto" else ""
        if inner.count("<") == 1:
            return inner.replace("/>", f"{named}{colours}{more}/>")
        return f"<g{named}{colours}{more}>{inner}</g>"

    def style(self) -> str:
        """The style sheet for the inks used so far; "" for a theme of its own. Every class begins with tt-."""
        if self.theme != "auto":
            return ""
        named = {ink for kind, ink in self._used}
        light, dark = (
            ";".join(f"--{ink}:{colour}" for ink, colour in zip(INKS, inks) if ink in named)
            for inks in (LIGHT, DARK)
        )
        rules = "".join(
            f".tt-{kind}-{ink}{{{'stroke' if kind == 'line' else 'fill'}:var(--tt-{ink},var(--{ink}))}}"
            for kind, ink in sorted(self._used)
        )
        return (
            f"<style>.tt-svg{{{light}}}@media screen and (prefers-color-scheme:dark){{.tt-svg{{{dark}}}}}"
            f"@media print{{.tt-svg{{--ground:#fff}}}}{rules}</style>"
        )

    def rings(self, points: "int | Sequence[int]", part: float, ink: str = "accent", dash: float = 0) -> str:
        """A ring around each point, its radius and its dashes parts of a cell."""
        dashed = f' stroke-dasharray="{num(dash * CELL)}"' if dash else ""
        return self.group(self.discs(points, part * CELL), "", ink, self.size(1, 0.04), dashed)

    def discs(self, points: "int | Sequence[int]", radius: float) -> str:
        return "".join(f'<circle cx="{x}" cy="{y}" r="{num(radius, 1)}"/>' for x, y in self.places(points))

    def stones(self, points: int, colour: str, more: str = "") -> str:
        rim = min(self.size(1, 0.035), 1.5 * CELL / self.cell)
        return self.group(self.discs(points, 0.46 * CELL - rim / 2), colour, f"{colour}-rim", rim, more)

    def shapes(self, points: "int | Sequence[int]", outline: str, right: float = 0, down: float = 0) -> str:
        """Path data of an outline at each point, begun at a distance from it; the outline ends where it begins, or with z."""
        data, before = "", (0, -1)
        for x, y in self.places(points):
            if y == before[1]:
                data += f"m{x - before[0]} 0{outline}"
            else:
                data += f"M{num(x + right, 1)} {num(y + down, 1)}{outline}"
            before = (x, y)
        return data

    def cased(self, data: str, width: float) -> str:
        """A line with a casing of the ground's colour, so that it shows on every stone."""
        line = path(data)
        return self.group(
            self.group(line, "", "ground", width * 2.2) + self.group(line, "", "accent", width),
            "",
            more=' stroke-linecap="round" stroke-linejoin="round"',
        )

    def reach(self, kinds: "Sequence[int]") -> str:
        """The marks of empty points that reach only Black, only White, both, neither: four sets."""
        black, white, both, neither = kinds
        size = self.size(1.6, 0.13)
        rim = min(self.size(1, 0.04), 1.25 * CELL / self.cell)
        tip, radius = round(size * 1.35, 1), round(size * 0.72, 1)
        side, slope, bow = num(size * 2, 1), num(tip, 1), num(radius, 1)
        square = f"h{side}v{side}h-{side}z"
        diamond = f"l{slope} {slope}-{slope} {slope}-{slope}-{slope}z"
        half = f"a{bow} {bow} 0 0 0 0 {num(radius * 2, 1)}z"
        # Lines of no length with round ends: the shortest way to write discs
        dots = path(self.shapes(both, "h0"))
        ends = ' stroke-linecap="round"'
        return (
            self.group(path(self.shapes(black, square, -size, -size)), "black", "black-rim", rim)
            + self.group(path(self.shapes(white, diamond, 0, -tip)), "white", "white-rim", rim)
            + self.group(dots, "", "white-rim", radius * 2 + rim, ends)
            + self.group(dots, "", "white", radius * 2 - rim, ends)
            + self.group(path(self.shapes(both, half, 0, -radius)), "black")
            + self.rings(neither, size * 0.5 / CELL, "quiet")
        )

    def region(self, points: int) -> str:
        """A string or a region: its cells tinted, and the lines between them and all others."""
        half = CELL // 2
        inside = self.places(points)
        known = set(inside)
        cells = border = ""
        for x, y, run in _runs(inside, CELL, 0):
            cells += f"M{x - half} {y - half}h{run * CELL}v{CELL}h-{run * CELL}z"
        for dx, dy in ((CELL, 0), (-CELL, 0), (0, CELL), (0, -CELL)):
            edges = [(x, y) for x, y in inside if (x + dx, y + dy) not in known]
            along, down = abs(dy), abs(dx)
            for x, y, run in _runs(edges, along, down):
                line = "h" if along else "v"
                border += f"M{x + (dx - along) // 2} {y + (dy - down) // 2}{line}{run * CELL}"
        tint = self.group(path(cells), "accent", more=' fill-opacity=".07"')
        more = ' stroke-opacity=".6" stroke-linecap="round"'
        return tint + self.group(path(border), "", "accent", self.size(1, 0), more)


def _runs(places: "list[tuple[int, int]]", dx: int, dy: int) -> "list[tuple[int, int, int]]":
    """Places joined to runs in one direction: the first of each, and how many there are."""
    known = set(places)
    runs = []
    for x, y in places:
        if (x - dx, y - dy) not in known:
            run = 1
            while (x + run * dx, y + run * dy) in known:
                run += 1
            runs.append((x, y, run))
    return runs


def path(data: str) -> str:
    return f'<path d="{data}"/>' if data else ""
