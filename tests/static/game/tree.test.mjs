/**
 * The list of turns: its rows, which of them is marked and in sight, where Tab and the arrows go,
 * and what is asked.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { provide, providePage } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

providePage();
let resize = (_) => {};
provide({
  document: page,
  CSS: { escape: (text) => text },
  requestAnimationFrame: (act) => act(),
  addEventListener() {},
  ResizeObserver: class {
    observe() {}
    constructor(tell) {
      resize = tell;
    }
  },
});
const { lineOf, Tree } = await import("../../../static/game/tree.js");
const words = await import("../../../static/words.js");

/** A list, whose links are found by their keys as a page finds them. */
class List extends Made {
  scrollTop = 0;
  get links() {
    return this.children.flatMap((item) => item.children.filter((one) => one.kind === "a"));
  }
  /** What was put into it. */ put = [];
  insertBefore = (item, before) => {
    this.put.push(item);
    this.children = this.children.filter((one) => one !== item);
    this.children.splice(before ? this.children.indexOf(before) : this.children.length, 0, item);
    item.remove = () => {
      this.children = this.children.filter((one) => one !== item);
      for (const link of item.children) Object(link).isConnected = false;
    };
  };
  /** @override */ contains = (other) => this.links.includes(other);
  /** @override */ querySelectorAll = (what) => this.links.filter(({ kind }) => kind === what);
  /** @override */ querySelector = (what) =>
    this.links.find(({ dataset, attributes }) =>
      what === "[aria-current]"
        ? "aria-current" in attributes
        : what === `[data-key="${dataset.key}"]`,
    ) ?? null;
}
let scrolls = false;
const create = page.createElement;
page.createElement = (kind) => {
  const one = create(kind);
  const { append } = one;
  const focus = (how = { preventScroll: true }) => {
    scrolls ||= !how.preventScroll;
    page.activeElement = one;
  };
  return Object.assign(one, {
    style: {},
    focus,
    append: (...inside) => {
      for (const part of inside)
        if (part instanceof Made) Object.assign(part, { parentElement: one, isConnected: true });
      append(...inside);
    },
  });
};
beforeEach(() => {
  page.activeElement = null;
});
afterEach(() => assert.equal(scrolls, false, "no focus scrolls the page"));

const LABELS = ["1 E5", "2 D4", "3 C3", "4 B2", "5 A1", "6 pass"];
const VIEW = /** @type {any} */ ({
  turns: ["E5", "D4", "C3", "B2", "A1", "pass"],
  turn: 1,
  players: "BWBWBW",
  branches: {},
  labels: LABELS,
});
const OUTLINE = {
  more: false,
  rows: [
    { turn: 1, moves: ["E5", "D4"], players: "BW" },
    { turn: 2, moves: ["F6", "pass"], players: "WB", at: "F6", more: true },
    { turn: 2, comment: "So it is." },
    { turn: 3, moves: ["C3"], players: "B" },
  ],
};

/** A list in sight, or not. */
function begun(height = 300, view = VIEW) {
  const list = new List();
  const [sent, asked] = [[], []];
  page.parts = { turns: list };
  const tree = new Tree(
    (event) => void sent.push(event),
    (event) => void asked.push(event),
  );
  if (view) tree.show(view);
  if (height) resize([{ contentRect: { height } }]);
  const here = () =>
    list.links
      .filter(({ attributes }) => attributes["aria-current"] === "step")
      .map(({ dataset }) => dataset.key);
  const stops = () =>
    list.links.filter(({ tabIndex }) => tabIndex === 0).map(({ dataset }) => dataset.key);
  const link = (key) => list.links.find(({ dataset }) => dataset.key === key);
  return { list, tree, sent, asked, here, stops, link };
}

/** The same with rows that Python has told. */
function outlined() {
  const all = begun();
  all.tree.takes.outline(/** @type {any} */ (OUTLINE));
  return all;
}

const text = (part) =>
  typeof part === "string" ? part : part.children.map(text).join("") || part.textContent;

describe("the rows", () => {
  it("have a link for each turn", () => {
    const { list } = outlined();
    assert.deepEqual(
      list.children.map((item) => [item.kind, item.className, item.children.map(text)]),
      [
        ["li", "line", ["1 E5", "2 D4"]],
        ["li", "other", ["2 F6", "3 pass", "…"]],
        ["li", "said", ["So it is."]],
        ["li", "line", ["3 C3"]],
      ],
    );
    assert.deepEqual(
      list.links.map(({ dataset }) => ({ ...dataset })),
      [
        { turn: 1, key: "1" },
        { turn: 2, key: "2" },
        { turn: 2, key: "2 2 F6", at: "F6", fork: 2 },
        { turn: 3, key: "3 2 F6", at: "F6", fork: 2 },
        { turn: 2, key: "2 c" },
        { turn: 3, key: "3" },
      ],
    );
    assert.ok(
      list.links.every(
        ({ href, tabIndex, attributes }) =>
          href === "#turns" && tabIndex === ("aria-current" in attributes ? 0 : -1),
      ),
    );
  });

  it("say who took a turn and its number, which stands once a row", () => {
    const { list, link } = outlined();
    assert.deepEqual(
      ["1", "2", "2 2 F6", "2 c"].map((key) => link(key).ariaLabel),
      [
        words.turnNamed("1 E5", "black"),
        words.turnNamed("2 D4", "white"),
        words.inVariation({ turn: words.turnNamed("2 F6", "white") }),
        undefined,
      ],
    );
    assert.deepEqual(
      list.links
        .slice(0, 2)
        .map(({ children: [number, side] }) => [
          number.kind,
          number.className,
          number.textContent,
          side.kind,
          side.className,
        ]),
      [
        ["span", "number", "1 ", "span", "black"],
        ["span", "unseen", "2 ", "span", "white"],
      ],
    );
    assert.equal(link("2 c").dir, "auto");
  });

  it("begin with the start, which is no turn", () => {
    const { link } = begun();
    assert.deepEqual(
      [
        text(link("0")),
        link("0").ariaLabel,
        link("0").children[1].className,
        link("0").children[0].textContent,
      ],
      [words.start, undefined, "", ""],
    );
    assert.deepEqual(text(link("6")), "6 pass");
  });

  it("stay where they are if they say the same", () => {
    const { list, tree } = outlined();
    list.put = [];
    tree.takes.outline(/** @type {any} */ (OUTLINE));
    assert.deepEqual(list.put, []);
    const [, ...others] = OUTLINE.rows;
    const [first] = list.children;
    const later = [...others, { turn: 5, moves: ["A1"], players: "B" }];
    tree.takes.outline(/** @type {any} */ ({ ...OUTLINE, rows: later }));
    assert.deepEqual([list.put.map(text), list.children.length], [["5 A1"], 4]);
    assert.equal(list.children.includes(first), false);
    const labels = ["1 E5", "2 D4", "4 C3"]; // another number of the same turn
    tree.show({ ...VIEW, labels });
    list.put = [];
    tree.takes.outline(/** @type {any} */ ({ ...OUTLINE, rows: others }));
    assert.deepEqual(list.put.map(text), ["4 C3"]);
  });

  it("of which several say the same are all there", () => {
    const { list, tree } = begun();
    const same = Array(3).fill(OUTLINE.rows[0]);
    for (let time = 0; time < 2; time++) {
      tree.takes.outline(/** @type {any} */ ({ ...OUTLINE, rows: same }));
      assert.equal(list.children.length, 3);
    }
  });

  const SETUP = { turns: ["E5", "setup"], labels: ["12 E5", "setup", "1 D2"], players: "B B" };

  it("of something else than a turn are of nobody, and have no number", () => {
    const { link } = begun(300, { ...VIEW, ...SETUP });
    const {
      ariaLabel,
      children: [number, side],
    } = link("2");
    assert.deepEqual(
      [ariaLabel, number.textContent, side.className, text(link("1"))],
      [words.turnNamed("setup", null), "", "", "12 E5"],
    );
  });

  rows(
    "of a variation have numbers of their own",
    { "after a turn": [2, "13 F6"], "after a set-up": [3, "13 F6"], "at the start": [1, "1 F6"] },
    (turn, named) => {
      const { tree, link } = begun(300, { ...VIEW, ...SETUP });
      const other = { turn, moves: ["F6"], players: "W", at: "F6" };
      tree.takes.outline(/** @type {any} */ ({ ...OUTLINE, rows: [other] }));
      assert.equal(text(link(`${turn} ${turn} F6`)), named);
    },
  );
});

it("Python is asked where the line is another, while the list is seen", () => {
  const { tree, asked } = begun(0);
  assert.deepEqual(asked, []);
  resize([{ contentRect: { height: 300 } }]);
  resize([{ contentRect: { height: 200 } }]);
  assert.deepEqual(asked, [{ do: "outline" }]);
  tree.takes.outline(/** @type {any} */ (OUTLINE));
  tree.show({ ...VIEW, turn: 2 });
  assert.equal(asked.length, 1, "a turn that is listed");
  tree.show({ ...VIEW, turn: 5 });
  assert.equal(asked.length, 2, "one that is not");
  tree.show({ ...VIEW, turn: 1, turns: [...VIEW.turns.slice(0, 5), "J9"] });
  assert.equal(asked.length, 3, "another line");
  tree.show({ ...VIEW, turn: 1, turns: [...VIEW.turns.slice(0, 5), "J9"] });
  assert.equal(asked.length, 3, "the same");
  tree.show({ ...VIEW, turn: 1, players: "BWBWBB" });
  assert.equal(asked.length, 4, "another player's");
  tree.show({ ...VIEW, turn: 1, players: "BWBWBB", branches: { 2: ["C3"] } });
  assert.equal(asked.length, 5, "another one beside it");
  tree.show({ ...VIEW, turn: 1, players: "BWBWBB", branches: { 2: ["C3"] } }, { anew: true });
  assert.equal(asked.length, 6, "another game");
});

it("of very many rows all are there once they are asked for, until another game comes", () => {
  const { list, tree, asked } = begun();
  tree.takes.outline(/** @type {any} */ ({ ...OUTLINE, more: true }));
  const [all] = /** @type {any} */ (list.children.at(-1)).children;
  assert.equal(all.textContent, words.showAll);
  all.hears("click");
  assert.deepEqual(asked.at(-1), { do: "outline", all: true });
  tree.show({ ...VIEW, turn: 5 });
  assert.deepEqual(asked.at(-1), { do: "outline", all: true });
  tree.show(VIEW, { anew: true });
  assert.deepEqual(asked.at(-1), { do: "outline" });
});

describe("the place that is shown", () => {
  it("is marked, and the one that Tab comes to", () => {
    const { tree, here, stops, link } = begun();
    assert.deepEqual([here(), stops()], [["1"], ["1"]]);
    tree.show({ ...VIEW, turn: 4 });
    assert.deepEqual([here(), stops(), link("1").tabIndex], [["4"], ["4"], -1]);
  });

  rows(
    "comes into sight",
    {
      "from above": [0, 615],
      "from below": [1500, 615],
      "a line below it": [449, 615],
      "not if it is there": [480, 480],
    },
    (before, after) => {
      const { list, tree, link } = begun();
      Object.assign(list, { scrollTop: before, clientHeight: 300 });
      Object.assign(link("5").parentElement, { offsetTop: 750, offsetHeight: 30 });
      tree.show({ ...VIEW, turn: 5 });
      assert.equal(list.scrollTop, after);
    },
  );
});

describe("the focus", () => {
  it("stays with its row when there are new ones, else goes to the place that is shown", () => {
    const { tree, link } = begun();
    link("3").focus();
    const before = link("3");
    tree.takes.outline(/** @type {any} */ (OUTLINE));
    assert.deepEqual(
      [page.activeElement === link("3"), page.activeElement === before],
      [true, false],
    );
    link("2 c").focus();
    tree.takes.outline(/** @type {any} */ ({ ...OUTLINE, rows: OUTLINE.rows.slice(0, 1) }));
    assert.equal(page.activeElement, link("1"));
  });

  it("is where Tab comes to again", () => {
    const { list, tree, link, stops } = begun();
    link("3").focus();
    list.hears("focusin", { target: link("3") });
    assert.deepEqual(stops(), ["3"]);
    tree.show({ ...VIEW, turn: 2 });
    assert.deepEqual(stops(), ["3"], "though another place is shown");
    page.activeElement = null;
    tree.show({ ...VIEW, turn: 4 });
    assert.deepEqual(stops(), ["4"]);
  });

  const press = (list, target, key, how = {}) =>
    list.hears("keydown", { key, target, ctrlKey: false, metaKey: false, altKey: false, ...how })
      .defaultPrevented;

  rows(
    "goes by arrows",
    {
      on: ["ArrowRight", "2 2 F6"],
      back: ["ArrowLeft", "1"],
    },
    (key, to) => {
      const { list, link } = outlined();
      link("2").focus();
      Object.assign(list, { scrollTop: 600, clientHeight: 300 });
      Object.assign(link(to).parentElement, { offsetTop: 30, offsetHeight: 30 });
      assert.deepEqual(
        [press(list, link("2"), key), page.activeElement === link(to), list.scrollTop < 100],
        [true, true, true],
      );
    },
  );

  rows(
    "stays with",
    {
      "another key": ["Home", {}, false],
      "the first": ["ArrowLeft", {}, true],
    },
    (key, how, used) => {
      const { list, link } = begun();
      link("0").focus();
      assert.deepEqual(
        [press(list, link("0"), key, how), page.activeElement === link("0")],
        [used, true],
      );
    },
  );
});

it("a link that is chosen is gone to, a button is not", () => {
  const { list, link, sent } = outlined();
  const inside = Object.assign(new Made(), { found: { a: link("3 2 F6") } });
  assert.equal(list.hears("click", { target: inside }).defaultPrevented, true);
  const goTo = (key) =>
    list.hears("click", { target: Object.assign(new Made(), { found: { a: link(key) } }) });
  goTo("2 2 F6");
  goTo("3");
  assert.deepEqual(sent.splice(0), [
    { do: "branch", turn: 2, at: "F6" },
    { do: "goto", turn: 3 },
    { do: "branch", turn: 2, at: "F6" },
    { do: "goto", turn: 3 },
  ]);
  for (const found of [{}, { a: link("1"), button: new Made() }])
    assert.equal(
      list.hears("click", { target: Object.assign(new Made(), { found }) }).defaultPrevented,
      false,
    );
  assert.deepEqual(sent, []);
});

rows(
  "the line, until rows are told",
  {
    "a few turns": [
      { turn: 1, labels: ["1 E5", "setup", "1 D2", "2 E1", "3 pass"], players: "B BWB" },
      [
        [0, [""], " "],
        [1, ["E5", "setup", "D2", "E1"], "B BW"],
        [5, ["pass"], "B"],
      ],
    ],
  },
  (view, told) =>
    assert.deepEqual(
      lineOf(view).rows.map(({ turn, moves, players }) => [turn, moves, players]),
      told,
    ),
);

it("of a long line only what is near is made", () => {
  const { rows: lines } = lineOf({
    turn: 2000,
    labels: Array(4000).fill("1 A1"),
    players: "B".repeat(4000),
  });
  assert.deepEqual([lines.length, lines[20].turn], [41, 1997]);
});
