/**
 * Small parts of the game's page: keys, choices that are kept, what is told of earlier games, where
 * life and death is offered, and what is shown while one player alone has stones.
 */
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { openTab, provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

provide({ document: page });
openTab();
const { chooseAreas, chooseSound } = await import("../../../static/game/board.js");
provide({
  CSSStyleSheet: class {
    replaceSync() {}
  },
  IntersectionObserver: class {
    observe() {}
  },
});
const { Life } = await import("../../../static/game/life.js");
const { toldOf } = await import("../../../static/game/newgame.js");
const { shownScore, waits } = await import("../../../static/game/status.js");
const { listenToKeys } = await import("../../../static/game/controls.js");

let done = [];
beforeEach(() => {
  done = [];
});
const doing = (what) => () => void done.push(what);
const sent = (event) => void done.push(Object.values(event).join(" "));

describe("keys on the board", () => {
  /** @param [can] whether there are turns to step to */
  function pressed(key, how = {}, can = true) {
    const main = new Made();
    const board = Object.assign(new Made(), {
      at: "E5",
      view: { turns: ["A1", "B1"] },
      lookHere: doing("look"),
      focusPoint: doing("board"),
      found: { main },
    });
    const actions = Object.fromEntries(
      ["pass", "undo", "redo", "think", "expect", "new", "type", "explain"].map((name) => [
        name,
        doing(name),
      ]),
    );
    const steps = { by: (turns) => void done.push(turns), can: () => can };
    listenToKeys(/** @type {any} */ (board), actions, /** @type {any} */ (steps), sent);
    const inside = { composedPath: () => (Reflect.get(how, "within") ? [board] : []) };
    return (key === "Escape" ? main : board).hears("keydown", {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...inside,
      ...how,
    }).defaultPrevented;
  }

  rows(
    "do what the page says",
    Object.fromEntries(
      Object.entries({
        p: "pass",
        u: "undo",
        y: "redo",
        h: "think",
        e: "expect",
        n: "new",
        ",": -1,
        ".": 1,
        PageUp: -10,
        PageDown: 10,
        "<": -Infinity,
        ">": Infinity,
        i: "type",
        o: "tell here E5",
        l: "tell last E5",
        c: "tell capture E5",
        s: "tell score E5",
        m: "tell legal E5",
        w: "tell counts E5",
        x: "explain",
        t: "tell steps E5",
        Escape: "board",
      }).map(([key, what]) => [key, [what, key]]),
    ),
    (what, key) => {
      assert.equal(pressed(key), true);
      assert.deepEqual(done, [what]);
    },
  );

  it("r looks at the point first", () => {
    pressed("r");
    assert.deepEqual(done, ["look", "tell reach E5"]);
  });

  rows(
    "with others",
    {
      "Control and z": ["z", { ctrlKey: true }, ["undo"]],
      "Shift, too": ["Z", { ctrlKey: true, shiftKey: true }, ["redo"]],
      "Control and y": ["y", { ctrlKey: true }, ["redo"]],
      "Control and p is the browser's": ["p", { ctrlKey: true }, []],
      "a key that does nothing": ["q", {}, []],
      "Escape on the board itself is the board's": ["Escape", { within: true }, []],
    },
    (key, how, wanted) => {
      assert.equal(pressed(key, how), wanted.length > 0);
      assert.deepEqual(done, wanted);
    },
  );

  rows(
    "pages scroll where there is nothing to step to",
    { up: ["PageUp"], down: ["PageDown"] },
    (key) => {
      assert.equal(pressed(key, {}, false), false);
      assert.deepEqual(done, []);
    },
  );
});

describe("Is it dead?", () => {
  /** Whether it is not. */
  function asked(at, stones, fates = true) {
    page.parts = { life: Object.assign(new Made(), { hidden: true }) };
    const view = { stones, fates, phase: null };
    const board = Object.assign(new Made(), { view });
    new Life(/** @type {any} */ (board), doing("ask"));
    board.hears("tt-play", { detail: { at } });
    return page.parts.life.hidden;
  }

  const stones = ["X..", ".X.", "..O"];
  rows(
    "is asked of stones alone",
    {
      "a stone": ["B2", false],
      "an empty point": ["A1", true],
      "a point beyond the board": ["D4", true],
      "typed without a column": ["0", true],
      "typed in small letters": ["b2", false],
      "typed at random": ["7 -3", true],
      "nothing typed": ["", true],
      "a pass": ["pass", true],
    },
    (at, hidden) => {
      assert.equal(asked(at, stones), hidden);
    },
  );
  it("is not asked where Python says so", () => {
    assert.equal(asked("B2", stones, false), true);
  });
});

describe("how areas are shown", () => {
  /** A choice of two ways on a page whose browser has kept one, or none. */
  function chosen(kept) {
    openTab();
    for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
    if (kept) localStorage.setItem("ttgo:1:areas", kept);
    const input = ["shading", "dots"].map((value) =>
      Object.assign(new Made(), { value, checked: value === "shading" }),
    );
    const drawn = { areas: "" };
    chooseAreas(/** @type {any} */ (Object.assign(new Made(), { found: { input } })), (areas) =>
      Object.assign(drawn, { areas }),
    );
    return { input, drawn };
  }

  rows(
    "is what was kept",
    {
      "nothing: as the page has it": [null, "shading"],
      "another way": ["dots", "dots"],
      "what there is not": ["stripes", ""],
    },
    (kept, areas) => assert.equal(chosen(kept).drawn.areas, areas),
  );

  it("is changed, and kept", () => {
    const { input, drawn } = chosen(null);
    input[1].hears("change");
    assert.deepEqual([drawn.areas, localStorage.getItem("ttgo:1:areas")], ["dots", "dots"]);
  });

  it("of sound is off, is heard once chosen, and is kept", () => {
    const box = /** @type {any} */ (new Made());
    chooseSound(box, doing("heard"));
    assert.equal(box.checked, false);
    box.checked = true;
    box.hears("change");
    const later = /** @type {any} */ (new Made());
    chooseSound(later, doing("heard again"));
    assert.deepEqual([done, later.checked], [["heard"], true]);
    box.checked = false;
    box.hears("change");
    chooseSound(later, doing("heard again"));
    assert.deepEqual([done, later.checked], [["heard"], false]);
  });
});

describe("earlier games", () => {
  const row = { size: [9, 9], turns: 3, result: "B+3", stones: ["X"], names: "" };
  const at = (/** @type {number} */ day, hour = 12) => new Date(2026, 10, day, hour).getTime();

  rows(
    "say who played, what came of it and when",
    {
      "won by the person": [
        { id: "w", row, time: at(26, 0) },
        ["Computer, step 8", "9 by 9, 3 moves, You won by 3 points", "today"],
      ],
      "kept by an earlier version": [
        { id: "old", row: { ...row, result: "" }, time: at(25, 23) },
        ["The computer", "9 by 9, 3 moves", "yesterday"],
      ],
      "with names": [
        { id: "f", row: { ...row, names: "<b> – Bo" }, time: at(21) },
        ["<b> – Bo", "9 by 9, 3 moves, Black wins by 3 points", "5 days ago"],
      ],
      "of two people": [
        { id: "two", row, time: at(1) },
        ["Two players", "9 by 9, 3 moves, Black wins by 3 points", "11/1/2026"],
      ],
      "of which nothing is known": [
        { id: "x", row: null, time: 0 },
        ["The computer", "A game", ""],
      ],
    },
    (game, told) => {
      mock.timers.enable({ apis: ["Date"], now: new Date(2026, 10, 26, 0, 30) });
      page.documentElement = { lang: "en" };
      localStorage.setItem(
        "ttgo:1:opponents",
        JSON.stringify({ w: "white 30", old: "black", x: "white" }),
      );
      const found = toldOf(game);
      mock.timers.reset();
      assert.deepEqual(found, told);
    },
  );
});

/** @param stones a row */
const viewOf = (stones, more = {}) =>
  /** @type {any} */ ({
    size: [4, 1],
    stones: [stones],
    over: null,
    phase: null,
    score: { black: 4, white: 0, neutral: 0, komi: 0.5, text: "4 to 0" },
    ...more,
  });

rows(
  "areas wait while one player alone has stones",
  {
    "nobody has": ["....", {}, false],
    Black: ["X..X", {}, true],
    White: ["O...", {}, true],
    "both have": ["XO..", {}, false],
    "not at the end": ["X...", { over: {} }, false],
    "nor where points are coloured": ["X...", { phase: { click: "colour" } }, false],
  },
  (stones, more, waiting) => assert.equal(waits(viewOf(stones, more)), waiting),
);

it("the score is of the stones meanwhile", () => {
  const { black, white, neutral, komi } = shownScore(viewOf("X..X"));
  assert.deepEqual([black, white, neutral, komi], [2, 0, 2, 0.5]);
  assert.equal(shownScore(viewOf("XO..")).black, 4);
});
