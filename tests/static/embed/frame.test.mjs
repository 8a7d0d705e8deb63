/**
 * What a board in a frame takes from its address, and what it tells the page around it, and no
 * other.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide, providePage, withAttributes } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

const AROUND = "https://teacher.example";
const told = [];
const listeners = {};
const parent = { postMessage: (data, to) => void told.push([data, to]) };
const grid = { offsetHeight: 200, shape: 2, hidden: false };
const board = withAttributes(
  { show: "score" },
  {
    offsetHeight: 250,
    clientWidth: 300,
    shadowRoot: { querySelector: (of) => (of === "tt-grid" ? grid : null) },
  },
);
const html = { lang: "fr", style: /** @type {any} */ ({}) };
const location = {
  search: "?play&show=reach&theme=dark&lang=de&junk=1",
  hash: "#v=1&s=9",
  ancestorOrigins: [AROUND],
};

/** A frame's page, with that address, in another page. @param [referrer] the page that led here */
function open(referrer = "") {
  providePage();
  provide({
    window: {
      parent,
      addEventListener: (type, act) => {
        listeners[type] = act;
      },
    },
    location,
    document: {
      referrer,
      getElementById: () => null,
      querySelectorAll: () => [],
      querySelector: (of) => (of === "tt-board" ? board : null),
      createElement: () => ({}),
      body: { style: { setProperty() {} } },
      documentElement: html,
    },
    innerHeight: 500,
    getComputedStyle: () => ({ maxWidth: "none" }),
    matchMedia: () => ({ matches: false, addEventListener() {} }),
  });
}

open();
await import("../../../static/embed/frame.js");

it("it tells no height that it does not know yet", () => {
  listeners.message({ source: parent, origin: AROUND, data: { ttgo: 1, tell: "height" } });
  assert.deepEqual(told, []);
});

it("the address says what is on it, the fragment is the game", () => {
  assert.deepEqual(board.getAttributeNames().sort(), ["link", "play", "show"]);
  assert.deepEqual([board.getAttribute("show"), board.getAttribute("link")], ["reach", "v=1&s=9"]);
  assert.deepEqual([html.lang, html.style.colorScheme], ["de", "dark"]);
});

it("another fragment is another game, none is none", () => {
  Object.assign(location, { hash: "#v=1&s=5", search: "?theme=blue" });
  listeners.hashchange({});
  assert.deepEqual(
    ["link", "theme", "play"].map((name) => board.getAttribute(name)),
    ["v=1&s=5", "blue", null],
  );
  location.hash = "";
  listeners.hashchange({});
  assert.deepEqual([board.getAttribute("link"), html.lang], [null, "fr"]);
});

it("it tells its height once, and again when it is asked", () => {
  told.length = 0;
  listeners.resize({});
  // 50 of words, and 300 wide with twice the width of its height
  assert.deepEqual(told, [[{ ttgo: 1, height: 200 }, AROUND]]);
  listeners.resize({});
  assert.equal(told.length, 1);
  listeners.message({ source: parent, origin: AROUND, data: { ttgo: 1, tell: "height" } });
  assert.deepEqual(told[1], told[0]);
  grid.hidden = true;
  listeners.resize({});
  assert.deepEqual(told[2], [{ ttgo: 1, height: 50 }, AROUND]);
});

rows(
  "it is told nothing else, by nobody else",
  {
    "nothing to do": [{}],
    "another's message": [{ ttgo: 2, tell: "height" }],
    "another origin": [{ tell: "height" }, { origin: "https://other.example" }],
    "another window": [{ tell: "height" }, { source: {} }],
    null: [{}, { data: null }],
  },
  (data, other = {}) => {
    listeners.resize({});
    told.length = 0;
    listeners.message({ source: parent, origin: AROUND, data: { ttgo: 1, ...data }, ...other });
    assert.deepEqual(told, []);
  },
);

rows(
  "whom it tells, if a browser says otherwise where it is",
  {
    "the page that led to it": [undefined, `${AROUND}/lesson.html?a`, [AROUND]],
    "nobody, if that is hidden": [undefined, "", []],
    "nobody, if that page has no address": [["null"], "", []],
    "nobody without a page around it": [[AROUND], "", [], true],
  },
  async (ancestorOrigins, referrer, to, alone = false) => {
    told.length = 0;
    Object.assign(location, { ancestorOrigins });
    open(referrer);
    if (alone) Object.assign(window, { parent: window, postMessage: parent.postMessage });
    const script = "../../../static/embed/frame.js";
    await import(`${script}?${[ancestorOrigins, referrer, alone]}`);
    listeners.resize({});
    assert.deepEqual(
      told.map(([, around]) => around),
      to,
    );
  },
);
