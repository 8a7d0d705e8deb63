"""The picture on the canvas, point by point."""

from playwright.sync_api import Page

from e2e.driver import settle

Colour = tuple[int, int, int]

AREA = """
([x, y, width, height]) => {
  const board = document.querySelector("tt-grid");
  const canvas = board.shadowRoot.querySelector("canvas");
  const box = canvas.getBoundingClientRect();
  const ratio = canvas.width / box.width;
  const part = [(x - box.x) * ratio, (y - box.y) * ratio, width * ratio, height * ratio].map(Math.round);
  const ground = getComputedStyle(board).backgroundColor.match(/\\d+/g).map(Number);
  const { data } = canvas.getContext("2d").getImageData(...part);
  const colours = [];
  for (let k = 0; k < data.length; k += 4) {
    const alpha = data[k + 3] / 255;
    colours.push([0, 1, 2].map((n) => Math.round(data[k + n] * alpha + ground[n] * (1 - alpha))));
  }
  return { width: part[2], colours };
}
"""


class Patch:
    """The pixels of one cell: `at(x, y)` with -0.5 to 0.5 from the point to the edges of the cell."""

    def __init__(self, page: Page, vertex: str) -> None:
        box = page.locator(f'tt-grid [data-at="{vertex}"]').bounding_box()
        assert box
        found = page.evaluate(AREA, [box["x"], box["y"], box["width"], box["height"]])
        self.width = found["width"]
        self.pixels: list[Colour] = [tuple(colour) for colour in found["colours"]]
        self.height = len(self.pixels) // self.width

    def at(self, x: float, y: float) -> Colour:
        column, row = (
            min(int((part + 0.5) * size), size - 1) for part, size in ((x, self.width), (y, self.height))
        )
        return self.pixels[row * self.width + column]

    def around(self, x: float, y: float, reach: int = 1) -> list[Colour]:
        """The pixel there and its neighbours: a thin line may lie on either side of a rounded number."""
        column, row = int((x + 0.5) * self.width), int((y + 0.5) * self.height)
        return [
            self.pixels[r * self.width + c]
            for r in range(max(0, row - reach), min(self.height, row + reach + 1))
            for c in range(max(0, column - reach), min(self.width, column + reach + 1))
        ]


def patch(page: Page, vertex: str) -> Patch:
    settle(page)
    return Patch(page, vertex)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def palette(page: Page) -> dict[str, Colour]:
    """The board's colours by name, as its style says them."""
    found = page.locator("tt-grid").evaluate(
        """board => ["ground", "black-area", "white-area", "line", "label", "quiet",
            "black", "black-rim", "white", "white-rim", "accent", "yes", "no"].map(name => {
          const text = getComputedStyle(board).getPropertyValue(`--${name}`).trim();
          return [name, [1, 3, 5].map(k => parseInt(text.slice(k, k + 2), 16))];
        })"""
    )
    return {name: tuple(colour) for name, colour in found}
