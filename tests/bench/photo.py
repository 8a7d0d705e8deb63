"""How well pictures of other programs' boards are read: `python3 -m tests.bench.photo`.

The boards are those that npm has, pinned: WGo, goban, Shudan and BesoGo. Each is drawn by the
Chromium that the tests use, on 9, 13 and 19 lines, light and dark, with coordinates and with marks
on its stones, and read twice: as on a screen, and as a camera sees it. `--keep FOLDER` keeps the
pictures. `--tables NUMBER` reads instead so many photos of each size that a script has made of
boards on tables (tests/support/scenes.py), without help, with corners 3 pixels off, and a corner
of each board cut out.
"""

import argparse
import json
import mimetypes
import random
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from tests.bench.browser import chromium, table
from tests.bench.js_peers import PEERS, brought
from tests.support.pictures import photographed, position
from tests.support.scenes import scene, taken
from ttgo import photo

HOME = "http://boards.test/"
SIDE, MARGIN = 600, 20
MOST = 640  # pixels of the longer side, as the page of verdicts makes them
SIZES = (9, 13, 19)
AROUND = {"light": "#fff", "dark": "#222"}
PINNED = {
    **{peer.name: (peer.name, peer.version, peer.sha512) for peer in PEERS},
    "shudan": (
        "@sabaki/shudan",
        "1.7.1",
        "wny2PbKAt2gET+6m/Ov5Q/0Xyjbz+UoV/z/eVMsq0rKVxH63/Gm5LDcxVkahbAdAZxKTsvxIjEPnIOSrDUmzNg==",
    ),
    "preact": (
        "preact",
        "10.19.3",
        "nHHTeFVBTHRGxJXKkKu5hT8C/YWBkPso4/Gad6xuj5dbptt9iF9NZr9pHbPhBrnT2klheu7mHTxTZ/LjwJiEiQ==",
    ),
    "besogo": (
        "besogo",
        "0.0.2-alpha",
        "9CljE/6LK28PMdJLrKPxfpmQd2rYZsAoqIYNA8/nyLZhG5sOnjVjz5KyGYYCwG2eAuX7EuwUQkJOM8Ns5zuEPA==",
    ),
}
# Of each board: what its page loads, and the script that draws `asked` into `element`. Marks are
# "", "last" (on one stone) or "numbers".
BOARDS = {
    "WGo": (
        '<script src="wgo/dist/index.js"></script>',
        """
        const board = new WGo.SVGBoard(element, {
          size: asked.size, width: asked.side, height: asked.side, coordinates: asked.labels,
        });
        each((x, y, black) => board.addObject(new WGo.FieldBoardObject(black ? "B" : "W", x, y)));
        marked((x, y, text) => board.addObject(
          text ? new WGo.LabelBoardObject(text, x, y) : new WGo.MarkupBoardObject("CR", x, y)));
        """,
    ),
    "goban": (
        '<script src="goban/build/goban.min.js"></script>',
        """
        // The plain stones: the others are pictures that its own site serves.
        const themes = {
          white: "Plain", black: "Plain", board: asked.tone === "dark" ? "Night Play" : "Plain",
          "removal-graphic": "square", "removal-scale": 1,
        };
        goban.setGobanCallbacks({ getSelectedThemes: () => themes });
        goban.setGobanRenderer("canvas");
        const letters = { black: "", white: "" };
        each((x, y, black) => { letters[black ? "black" : "white"] += at(x, y); });
        const board = goban.createGoban({
          board_div: element, interactive: false, mode: "puzzle",
          width: asked.size, height: asked.size, display_width: asked.side,
          square_size: "auto", initial_state: letters,
          draw_top_labels: asked.labels, draw_left_labels: asked.labels,
          draw_bottom_labels: asked.labels, draw_right_labels: asked.labels,
        });
        marked((x, y, text) => board.setMark(x, y, text || "circle", false));
        """,
    ),
    "Shudan": (
        """<link rel="stylesheet" href="shudan/css/goban.css"><script type="importmap">{"imports": {
          "preact": "./preact/dist/preact.module.js",
          "preact/hooks": "./preact/hooks/dist/hooks.module.js",
          "classnames": "./classnames.js"}}</script>""",
        """
        const { createElement, render } = await import("preact");
        const { BoundedGoban } = await import("./shudan/src/main.js");
        const empty = (what) => asked.rows.map((row) => [...row].map(() => what));
        const [signMap, markerMap] = [empty(0), empty(null)];
        each((x, y, black) => { signMap[y][x] = black ? 1 : -1; });
        marked((x, y, text) => {
          markerMap[y][x] = text ? { type: "label", label: text } : { type: "point" };
        });
        if (asked.tone === "dark") {
          element.style.cssText += "; --shudan-board-background-color: #444;"
            + "--shudan-board-foreground-color: #aaa; --shudan-board-border-color: #333;"
            + "--shudan-black-background-color: #111";
        }
        render(createElement(BoundedGoban, {
          maxWidth: asked.side, maxHeight: asked.side, signMap, markerMap,
          showCoordinates: asked.labels,
        }), element);
        """,
    ),
    "BesoGo": (
        """<link rel="stylesheet" href="besogo/css/besogo.css">
        <link rel="stylesheet" href="besogo/css/board-TONE.css">
        <script src="besogo/besogo.all.js"></script>""",
        """
        const said = { AB: "", AW: "", LB: "", CR: "" };
        each((x, y, black) => { said[black ? "AB" : "AW"] += `[${at(x, y)}]`; });
        marked((x, y, text) => {
          said[text ? "LB" : "CR"] += `[${at(x, y)}${text && `:${text}`}]`;
        });
        const node = Object.entries(said).map(([key, all]) => all && key + all).join("");
        element.textContent = `(;GM[1]SZ[${asked.size}]${node})`;
        besogo.create(element, {
          size: asked.size, panels: "", coord: asked.labels ? "western" : "none",
          resize: "fixed", realstones: asked.tone === "light",
        });
        """,
    ),
}  # fmt: skip
CLASSNAMES = (
    'export default (...all) => all.flatMap((one) => one && typeof one === "object" '
    '? Object.keys(one).filter((key) => one[key]) : one || []).join(" ");'
)
EACH = """
const element = document.getElementById("board");
const at = (x, y) => "abcdefghijklmnopqrs"[x] + "abcdefghijklmnopqrs"[y];
const each = (put) => asked.rows.forEach((row, y) => [...row].forEach((stone, x) => {
  if (stone !== ".") put(x, y, stone === "X");
}));
const marked = (put) => {
  let number = 0;
  each((x, y) => {
    number++;
    if (asked.marks === "numbers") put(x, y, String(number));
    else if (asked.marks && number === 1) put(x, y, "");
  });
};
"""


class Shot(NamedTuple):
    """A board to be drawn."""

    board: str
    size: int
    tone: str
    labels: bool
    marks: str

    @property
    def rows(self):
        return position(self.size, self.size, {9: 0.5, 13: 0.4, 19: 0.6}[self.size])


def shots():
    """Each board on each size in both tones: one with coordinates and a last move, one with
    numbers.
    """
    for board in BOARDS:
        for size in SIZES:
            for tone in AROUND:
                for labels, marks in ((True, "last"), (False, "numbers")):
                    yield Shot(board, size, tone, labels, marks)


def page_of(shot):
    """The page that draws it."""
    loads, script = BOARDS[shot.board]
    asked = json.dumps({**shot._asdict(), "rows": shot.rows, "side": SIDE})
    loads = loads.replace("TONE", {"light": "wood", "dark": "dark"}[shot.tone])
    return f"""<!doctype html><meta charset="utf-8"><style>
body {{ margin: {MARGIN}px; background: {AROUND[shot.tone]} !important }}
#board {{ width: {SIDE}px; height: {SIDE}px }}
</style><div id="board"></div>{loads}<script type="module">
const asked = {asked};{EACH}{script};
await document.fonts.ready;
document.title = "drawn";</script>"""


def served(route, page, files):
    """An answer from memory: nothing else is asked."""
    path = route.request.url.removeprefix(HOME)
    body = page.encode() if not path else files.get(path)
    if body is None:
        route.fulfill(status=404)
    else:
        kind = (
            "text/html" if not path else mimetypes.guess_type(path)[0] or "application/octet-stream"
        )
        route.fulfill(body=body, content_type=kind)


def drawn(page, shot, files):
    """Its picture, as the page of verdicts makes it small."""
    page.unroute_all()
    page.route("**/*", lambda route: served(route, page_of(shot), files))
    page.goto(HOME)
    page.wait_for_function("document.title === 'drawn'")
    page.wait_for_load_state("networkidle")
    image = Image.open(BytesIO(page.screenshot())).convert("RGB")
    image.thumbnail((MOST, MOST), Image.Resampling.LANCZOS)
    return image


def wrong(image, rows):
    """How many points are read wrong: all of them where no board of that size is found."""
    try:
        found = photo.read(image.tobytes(), image.width, image.height).position
    except photo.NoBoard:
        found = ()
    if len(found) != len(rows):
        return len(rows) ** 2
    return sum(
        one != other for row, other_row in zip(found, rows) for one, other in zip(row, other_row)
    )


def off_by(corners, pixels, seed):
    """Corners as a person shows them."""
    chance = random.Random(seed)
    return tuple(
        (x + chance.choice((-pixels, pixels)), y + chance.choice((-pixels, pixels)))
        for x, y in corners
    )


def on_tables(number):
    """A row for each size; the parameters of photos whose board is not read right are printed."""
    rows = []
    for size in SIZES:
        whole = flagged = cut = wrong_points = 0
        for seed in range(number):
            stones = position(size, seed, (0.2, 0.45, 0.7)[seed % 3])
            given = scene(seed + 100 * size)
            image, corners = taken(stones, given, ((480, 640), (640, 480))[seed % 2])
            off = wrong(image, stones)
            whole += not off
            if off:
                print(size, "lines,", off, "wrong:", given, flush=True)
            shown = off_by(corners, 3, seed)
            read = photo.read(image.tobytes(), image.width, image.height, shown, size)
            wrong_points += sum(
                one != other
                for row, other_row in zip(read.position, stones)
                for one, other in zip(row, other_row)
            )
            (left, top), (right, bottom) = corners[0], corners[2]
            part = image.crop((0, 0, int((left + right) / 2), int((top + bottom) / 2)))
            try:
                flagged += photo.read(part.tobytes(), part.width, part.height).part
            except photo.NoBoard:
                flagged += 1
            cut += 1
        points = number * size**2
        rows.append(
            [size, number, whole, f"{100 * (1 - wrong_points / points):.2f}", f"{flagged} of {cut}"]
        )
    heads = ["lines", "photos", "boards right", "% of points, corners 3 off", "crops flagged"]
    print(table(heads, rows))


def main():
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench.photo", description=__doc__)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the pictures there")
    parser.add_argument("--only", choices=BOARDS, help="one board")
    parser.add_argument("--tables", type=int, metavar="NUMBER", help="photos of boards on tables")
    given = parser.parse_args()
    if given.tables:
        on_tables(given.tables)
        return
    files = {"classnames.js": CLASSNAMES.encode()}
    for name, pinned in PINNED.items():
        with brought(*pinned) as archive:
            for member in archive.getmembers():
                if file := archive.extractfile(member):
                    files[f"{name}/{member.name.removeprefix('package/')}"] = file.read()
    files |= {
        path.removeprefix("besogo/"): file
        for path, file in files.items()
        if path.startswith("besogo/img/")
    }  # asked for there
    counts: dict[str, list[int]] = {}
    with chromium() as browser:
        page = browser.new_page(viewport={"width": SIDE + 2 * MARGIN, "height": SIDE + 2 * MARGIN})
        for seed, shot in enumerate(shots()):
            if given.only not in (None, shot.board):
                continue
            plain = drawn(page, shot, files)
            for kind, image in (("plain", plain), ("warped", photographed(plain, seed))):
                off = wrong(image, shot.rows)
                count = counts.setdefault(f"{shot.board}, {kind}", [0, 0, 0])
                for k, more in enumerate((1, shot.size**2, off)):
                    count[k] += more
                if off:
                    print(
                        f"{' '.join(map(str, shot))}, {kind}: {off} of {shot.size**2} wrong",
                        flush=True,
                    )
                if given.keep:
                    given.keep.mkdir(parents=True, exist_ok=True)
                    image.save(given.keep / f"{'-'.join(map(str, shot))}-{kind}.png")
    rows: list[list[object]] = [
        [name, pictures, points, off, f"{100 * (1 - off / points):.2f}"]
        for name, (pictures, points, off) in sorted(
            counts.items(), key=lambda pair: pair[0].split(", ")[1]
        )
    ]
    print(table(["board", "pictures", "points", "wrong", "% right"], rows))


if __name__ == "__main__":
    main()
