/** The list of turns: what its rows say, when Python is asked for them, and where links lead. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide, providePage } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

providePage();
let resize = (_) => {};
provide({
  requestAnimationFrame() {},
  addEventListener() {},
  ResizeObserver: class {
    observe() {}
    constructor(tell) {
      resize = tell;
    }
  },
});
const { chosen, lineOf, numbersOf, Tree } = await import("../../../static/game/tree.js");

const LABELS = ["12 E5", "setup", "1 D2"];

rows(
  "the numbers of a row's turns",
  {
    "are those of the line": [{ turn: 1, moves: ["E5", "setup", "D2"] }, ["12", "", "1"]],
    "go on in a variation": [{ turn: 2, moves: ["F6", "G7"], at: "F6" }, ["13", "14"]],
    "begin in one at the start": [{ turn: 1, moves: ["F6"], at: "F6" }, ["1"]],
  },
  (row, numbers) => assert.deepEqual(numbersOf(row, LABELS), numbers),
);

rows(
  "a link leads",
  {
    "to a turn of the line": [{ turn: "3" }, ["goto 3"]],
    "into a variation": [{ turn: "2", at: "F6", fork: "2" }, ["branch 2 F6"]],
    "to a later turn of one": [{ turn: "3", at: "F6", fork: "2" }, ["branch 2 F6", "goto 3"]],
  },
  (link, events) =>
    assert.deepEqual(
      chosen(link).map((event) => Object.values(event).join(" ")),
      events,
    ),
);

rows(
  "the line, until rows are told, has of many turns what is near",
  {
    "a few turns": [
      { turn: 1, labels: ["1 E5", "setup", "1 D2", "2 E1", "3 pass"], players: "B BWB" },
      3,
      { turn: 1, moves: ["E5", "setup", "D2", "E1"], players: "B BW" },
    ],
    "a long one": [
      { turn: 2000, labels: Array(4000).fill("1 A1"), players: "B".repeat(4000) },
      41,
      { turn: 1921, moves: Array(4).fill("A1"), players: "BBBB" },
    ],
  },
  (view, count, row) => {
    const { rows: lines } = lineOf(view);
    assert.deepEqual([lines.length, lines[1]], [count, row]);
  },
);

/** A list, whose links are found by their keys as a page finds them. */
class List extends Made {
  insertBefore = (item, before) => {
    this.children.splice(before ? this.children.indexOf(before) : this.children.length, 0, item);
    item.remove = () => {
      this.children = this.children.filter((one) => one !== item);
    };
  };
  /** @override */ querySelector = (what) =>
    this.children
      .flatMap(({ children }) => children)
      .find(({ dataset }) => what === `[data-key="${dataset?.key}"]`) ?? null;
}

const VIEW = /** @type {any} */ ({
  turns: ["E5", "D4", "C3", "B2", "A1"],
  turn: 1,
  players: "BWBWB",
  branches: {},
  labels: ["1 E5", "2 D4", "3 C3", "4 B2", "5 A1"],
});
const ROW = { turn: 1, moves: ["E5", "D4"], players: "BW" };

/** A list in sight, or not. */
function begun(height = 300) {
  const [list, asked] = [new List(), /** @type {any[]} */ ([])];
  page.parts = { turns: list };
  const tree = new Tree(
    () => {},
    (event) => void asked.push(event),
  );
  tree.show(VIEW);
  if (height) resize([{ contentRect: { height } }]);
  const outline = (more, ...found) => tree.takes.outline({ more, rows: found });
  return { list, tree, asked, outline };
}

rows(
  "Python is asked for rows",
  {
    "not again for a turn that is listed": [{ turn: 2 }, {}, 0],
    "for one that is not": [{ turn: 5 }, {}, 1],
    "for another line": [{ turns: ["E5", "J9"] }, {}, 1],
    "for another player's": [{ players: "BWBWW" }, {}, 1],
    "for another one beside it": [{ branches: { 2: ["C3"] } }, {}, 1],
    "for another game": [{}, { anew: true }, 1],
  },
  (view, context, times) => {
    const { tree, asked, outline } = begun();
    outline(false, ROW);
    asked.length = 0;
    for (let time = 0; time < 2; time++) tree.show({ ...VIEW, ...view }, time ? {} : context);
    assert.equal(asked.length, "turn" in view ? 2 * times : times);
  },
);

it("Python is asked once the list is seen", () => {
  const { asked } = begun(0);
  assert.deepEqual(asked, []);
  for (const height of [300, 200]) resize([{ contentRect: { height } }]);
  assert.deepEqual(asked, [{ do: "outline" }]);
});

it("of very many rows all are there once they are asked for, until another game comes", () => {
  const { list, tree, asked, outline } = begun();
  outline(true, ROW);
  const [all] = /** @type {any} */ (list.children.at(-1)).children;
  all.hears("click");
  tree.show({ ...VIEW, turn: 5 });
  tree.show(VIEW, { anew: true });
  const [again, game] = [{ do: "outline", all: true }, { do: "outline" }];
  assert.deepEqual(asked, [game, again, again, game]);
});

rows(
  "what is shown anew",
  {
    "keeps its rows if it is the same line, such as when a side is given to the computer": [
      {},
      true,
    ],
    "has others if it is another": [{ turns: ["E5", "D4", "C3", "B2", "J9"] }, false],
  },
  (view, keeps) => {
    const { list, tree, outline } = begun();
    outline(false, { turn: 1, comment: "So it is." }, ROW);
    const before = list.children;
    tree.show({ ...VIEW, ...view }, { anew: true });
    assert.equal(list.children.includes(before[0]), keeps);
    assert.equal(list.children.length, keeps ? 2 : 1 + Math.ceil(VIEW.turns.length / 4));
  },
);

it("rows of which several say the same are all there", () => {
  const { list, outline } = begun();
  for (let time = 0; time < 2; time++) {
    outline(false, ROW, ROW, ROW);
    assert.equal(list.children.length, 3);
  }
});

it("rows of a variation and of a comment are told apart", () => {
  const { list, outline } = begun();
  outline(false, ROW, { ...ROW, at: "F6" }, { turn: 2, comment: "So it is." });
  assert.deepEqual(
    list.children.map(({ className }) => className),
    ["line", "other", "said"],
  );
});
