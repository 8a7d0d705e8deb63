/** What a diagram in a page shows, and what is none. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { stillView } from "../../../static/board/partial.js";
import { diagramOf, emptyRows, plainOf } from "../../../static/embed/diagram.js";
import { rows } from "../support/rows.mjs";

rows(
  "a diagram",
  {
    "with spaces": [". X .\nX O .", [".X.", "XO."], {}, []],
    "without spaces": [".X.\nXO.", [".X.", "XO."], {}, []],
    "with both": [".X .\nX O.", [".X.", "XO."], {}, []],
    "indented, with empty lines around and between": [
      "\n   . X\n\n\t X O  \n",
      [".X", "XO"],
      {},
      [],
    ],
    "of one point": ["X", ["X"], {}, []],
    "with star points": ["+ .\n. +", ["..", ".."], {}, ["A2", "B1"]],
    "with star points in a word": [".+.\n+X+", ["...", ".X."], {}, ["B2", "A1", "C1"]],
    "with a labelled black stone": ["X1 .", ["X."], { A1: "1" }, []],
    "with a labelled white stone": [". O23", [".O"], { B1: "23" }, []],
    "with a labelled empty point": [".a .", [".."], { A1: "a" }, []],
    "with a letter alone": ["a .\n. B", ["..", ".."], { A2: "a", B1: "B" }, []],
    "with a number alone": ["1 12 123", ["..."], { A1: "1", B1: "12", C1: "123" }, []],
    "with a labelled star point": ["+a .", [".."], { A1: "a" }, ["A1"]],
    "with labels after words of several points": ["XO. a", ["XO.."], { D1: "a" }, []],
    "of 52 by 52 points": [
      Array(52).fill(".".repeat(52)).join("\n"),
      Array(52).fill(".".repeat(52)),
      {},
      [],
    ],
  },
  (text, stones, labels, stars) =>
    assert.deepEqual(diagramOf(text), { rows: stones, labels, stars }),
);

rows(
  "no diagram",
  {
    nothing: [""],
    spaces: [" \n \n"],
    "lines of different lengths": [". .\n."],
    prose: ["Black plays here"],
    "prose of letters": ["a bc"],
    "a zero for a stone": [". 0x"],
    "four digits": ["1234 ."],
    "two letters": ["ab ."],
    "a label of two after a stone": ["Xab"],
    "a comma": [". , ."],
    "53 columns": [".".repeat(53)],
    "53 lines": [Array(53).fill(".").join("\n")],
    "small letters for stones in a word": [".x.\n..."],
  },
  (text) => assert.equal(diagramOf(text), null),
);

rows(
  "the text that Python is given of it",
  {
    "stones alone": ["X1 .a b +\nO . + 12", "X . . .\nO . . ."],
    "prose as it is": ["See  the point", "See the point"],
    "its lines": ["  X O\n\n. .", "X O\n\n. ."],
  },
  (text, plain) => assert.equal(plainOf(text), plain),
);

rows(
  "an empty grid",
  {
    9: ["9", [9, 9]],
    "9x7": ["9x7", [9, 7]],
    "large X": ["3X2", [3, 2]],
    spaces: [" 5 ", [5, 5]],
    52: ["52", [52, 52]],
    "of more than 52": ["60x99", [52, 52]],
    "of 0": ["0", [1, 1]],
    "of nothing": ["", [9, 9]],
    "of no number": ["x", [9, 9]],
    "of three digits": ["100", [9, 9]],
    "of three sides": ["9x9x9", [9, 9]],
    "of half a side": ["9x", [9, 9]],
    "below 0": ["-9", [9, 9]],
  },
  (size, [width, height]) =>
    assert.deepEqual(emptyRows(size), Array(height).fill(".".repeat(width))),
);

it("a view of stones alone claims nothing", () => {
  const view = stillView(["X.", ".O", ".."]);
  assert.deepEqual(
    [view.size, view.stones, view.reach, view.legal],
    [
      [2, 3],
      ["X.", ".O", ".."],
      ["..", "..", ".."],
      ["..", "..", ".."],
    ],
  );
  const {
    size: _size,
    stones: _stones,
    reach: _reach,
    legal: _legal,
    toPlay,
    score,
    ...rest
  } = view;
  assert.equal(toPlay, "black");
  assert.deepEqual(
    Object.entries(score).filter(([, value]) => value),
    [],
  );
  const empty = (value) => !value || (typeof value === "object" && !Object.keys(value).length);
  assert.deepEqual(
    Object.entries(rest).filter(([, value]) => !empty(value)),
    [],
  );
});
