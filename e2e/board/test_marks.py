"""Each mark as it is drawn: its shape, its ink, and what it lies upon, a letter for every tenth of
the way from point to point, or each twentieth. Where one is to be drawn otherwise, look at what the
test says that it has written, and copy it over marks.txt. How far inks differ: tests/test_inks.py.
"""

import pytest

from e2e.support.servers import DATA

# A letter and a colour for each ink; the light on a stone changes no letter
INKS = {
    "ground": (".", "#c8a060"),
    "line": ("+", "#80ff80"),
    "black": ("X", "#000000"),
    "blackRim": ("x", "#604080"),
    "white": ("O", "#ffffff"),
    "whiteRim": ("o", "#80c0c0"),
    "blackArea": ("b", "#804000"),
    "whiteArea": ("w", "#ffff80"),
    "accent": ("a", "#0000ff"),
    "no": ("n", "#ff0000"),
    "yes": ("y", "#00a000"),
    "last": ("l", "#ff00ff"),
    "label": ("t", "#00ffff"),
    "quiet": ("q", "#808000"),
}
STONES = ["XX..O", "...O.", "X..X."]
REACH = ["BBb2W", "bb2Ww", "Bb2.2"]
STEPS = {"at": "C2", "colour": "black", "opponent": ["D2"], "own": []}
BOTH = ["C2", "D2"]
SCENES = {
    "what points reach, and how; where no move is legal": {
        "areas": "marks",
        "view": {"stones": ["....."], "reach": ["bw20."], "illegal": {"E1": {}}},
        "look": {
            "colour": "empty",
            "points": [],
            "clears": [],
            "paths": [{"points": ["C1", "B1"]}] * 2,
        },
        "rows": 1,
        "letters": 20,
    },
    "stones that are to be removed": {
        "view": {
            "stones": [".....", "XXOOX", "O...."],
            "last": "A1",
            "phase": {
                "click": "mark",
                "marks": ["B2"],
                "disputed": ["D2"],
                "proposals": {"black": ["A2", "C2"], "white": ["C2", "E2"]},
            },
        },
    },
    "areas, a region with its border, its path, and a stone that may come": {
        "view": {"stones": STONES, "reach": REACH, "legal": ["....1"] * 3},
        "look": {
            "colour": "empty",
            "points": ["A2", "B2", "B1"],
            "border": ["A3", "A1"],
            "clears": ["D2"],
            "paths": [{"points": ["B1", "B2", "B3"]}],
        },
        "hover": "E1",
    },
    "what an author and a lesson point out": {
        "view": {"stones": ["X.O..", ".X.O.", "....."]},
        "markup": {
            "triangle": ["A3"],
            "square": ["B3"],
            "circle": ["C3"],
            "cross": ["D3"],
            "dim": ["E3", "B2", "B2"],
            "labels": {"A2": " ", "C1": " "},
            "line": [["A1", "B1"]],
            "arrow": [["A2", "C2"]],
            "stars": ["E2"],
        },
        "shown": {"found": ["C1"], "wrong": ["D1"], "missed": ["E1"], "lit": ["D2"]},
    },
    "a repeat that is refused": {
        "view": {"stones": STONES, "copy": True},
        "refused": {"rule": 6, "at": "C2", "earlier": ["XX..O", "..X..", "X..X."]},
        "step": 2,
        "aim": "E1",
    },
    "a move that clears, half done, where a part of the grid is shown": {
        "view": {"stones": ["XX..O", "..X..", "X..X."], "last": "C2", "steps": STEPS},
        "step": 1.5,
        "part": [1, 0, 4, 2],
        "aim": "E1",
    },
    "the end, counted in part; stones that are lifted; a waiting move; the keyboard": {
        "view": {"stones": STONES, "reach": REACH, "legal": ["...1."] * 3},
        "counted": {"colour": "black", "part": 0.5},
        "lifted": {"stone": "O", "by": 0.2},
        "waiting": ["D3"],
        "focus": "C1",
    },
    "areas that meet at corners, in a view of another grid than the one that is drawn": {
        "view": {"stones": ["XX..XX", "..XX.."], "reach": ["BB22BB", "22BB22"]},
    },
    "a step of a lesson": {
        "view": {"stones": STONES},
        "shown": {
            "frame": {
                "stones": STONES,
                "tint": BOTH,
                "front": BOTH,
                "clearing": ["D2"],
                "paths": [],
                "earlier": None,
            }
        },
    },
}
DRAW = """async ([inks, scenes]) => {
  const module = (name) => import(new URL(`board/${name}.js`, location.href));
  const { BASE, draw, emptyScene } = await module("draw");
  const { withBase } = await module("evidence");
  const { LATER } = await module("later");
  const { stillView } = await module("partial");
  const { nothing } = await module("markup");
  const { layer } = await module("overlay");
  const palette = Object.fromEntries(Object.entries(inks).map(([name, [, ink]]) => [name, ink]));
  const known = Object.values(inks).map(([letter, ink]) =>
    [letter, [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16))]);
  const letterOf = (pixel) => {
    const far = known.map(([, ink]) => Math.hypot(...ink.map((part, at) => part - pixel[at])));
    return known[far.indexOf(Math.min(...far))][0];
  };
  const canvas = Object.assign(document.createElement("canvas"), { width: 500, height: 300 });
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  return scenes.map(({ view, markup, shown, part, rows = 3, letters = 10, ...scene }) => {
    const window = part ?? [0, 0, 4, rows - 1];
    const m = { columns: 5, rows, window, cell: 100, left: 50.5, top: 50.5, ratio: 1 };
    const given = {
      ...emptyScene({ earlierGrid: () => "" }),
      layers: withBase({ ...BASE, ...LATER.layers }),
      coordinates: false,
      ...scene,
      view: { ...stillView(view.stones), ...view },
      markup: { ...nothing(), ...markup },
      over: shown ? layer(shown, markup?.labels) : null,
    };
    draw(ctx, Object.freeze(given), m, palette);
    const { data } = ctx.getImageData(0, 0, 500, 300);
    const at = (x, y) => 4 * (500 * y + x) * 100 / letters;
    const row = (y) => Array.from({ length: 5 * letters }, (_, x) =>
      letterOf(data.slice(at(x, y), at(x, y) + 3))).join("");
    return Array.from({ length: rows * letters }, (_, y) => row(y)).join("\\n");
  });
}"""


@pytest.mark.only_browser("chromium")  # another one's edges are of other pixels
def test_each_mark_is_drawn_as_it_was(page, tmp_path):
    page.goto("static/board.html")
    pictures = page.evaluate(DRAW, [INKS, list(SCENES.values())])
    drawn = "".join(f"{name}\n{picture}\n" for name, picture in zip(SCENES, pictures, strict=True))
    (tmp_path / "marks.txt").write_text(drawn)
    assert drawn == (DATA / "marks.txt").read_text(), f"now: {tmp_path}/marks.txt"
