"""The picture on the canvas, point by point."""

import base64

from e2e.support.waiting import settle

AREA = """
([x, y, width, height]) => {
  const board = document.querySelector("tt-grid");
  const canvas = board.shadowRoot.querySelector("canvas");
  const box = canvas.getBoundingClientRect();
  const ratio = canvas.width / box.width;
  const part = [x - box.x, y - box.y, width, height].map((size) => Math.round(size * ratio));
  const ground = getComputedStyle(board).backgroundColor.match(/\\d+/g).map(Number);
  const { data } = canvas.getContext("2d").getImageData(...part);
  let bytes = "";  // one text: Playwright takes a minute for a list of half a million numbers
  for (let k = 0; k < data.length; k += 4) {
    const alpha = data[k + 3] / 255;
    for (let n = 0; n < 3; n++) {
      const seen = data[k + n] * alpha + ground[n] * (1 - alpha);
      bytes += String.fromCharCode(Math.round(seen));
    }
  }
  return [part[2], btoa(bytes)];
}
"""


def area(page, x, y, width, height):
    """What the canvas shows in a rectangle of the page: its width in pixels, and their colours row
    by row.
    """
    return unpacked(*page.evaluate(AREA, [x, y, width, height]))


def unpacked(width, text):
    data = base64.b64decode(text)
    return width, list(zip(data[::3], data[1::3], data[2::3], strict=True))


class Patch:
    """The pixels of one cell: `at(x, y)` with -0.5 to 0.5 from the point to the edges of the cell."""

    def __init__(self, page, vertex):
        box = page.locator(f'tt-grid [data-at="{vertex}"]').bounding_box()
        self.width, self.pixels = area(page, box["x"], box["y"], box["width"], box["height"])
        self.height = len(self.pixels) // self.width

    def at(self, x, y):
        column, row = (
            min(int((part + 0.5) * size), size - 1)
            for part, size in ((x, self.width), (y, self.height))
        )
        return self.pixels[row * self.width + column]

    def around(self, x, y, reach=1):
        """The pixel there and its neighbours: a thin line may lie on either side of a rounded
        number.
        """
        column, row = int((x + 0.5) * self.width), int((y + 0.5) * self.height)
        return [
            self.pixels[r * self.width + c]
            for r in range(max(0, row - reach), min(self.height, row + reach + 1))
            for c in range(max(0, column - reach), min(self.width, column + reach + 1))
        ]


def patch(page, vertex):
    settle(page)
    return Patch(page, vertex)


def palette(page):
    """The board's colours by name, as its style says them."""
    found = page.locator("tt-grid").evaluate(
        """board => ["ground", "black-area", "white-area", "line", "label", "quiet",
            "black", "black-rim", "white", "white-rim", "accent", "yes", "no"].map(name => {
          const text = getComputedStyle(board).getPropertyValue(`--${name}`).trim();
          return [name, [1, 3, 5].map(k => parseInt(text.slice(k, k + 2), 16))];
        })"""
    )
    return {name: tuple(colour) for name, colour in found}
