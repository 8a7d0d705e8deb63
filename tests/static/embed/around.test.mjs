/**
 * What is around boards: frames and their heights, diagrams where nothing runs, a notebook's cell,
 * and what their authors are told.
 */
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows, settled } from "../support/rows.mjs";

let told = [];
beforeEach(() => {
  told = [];
});

/** A frame with a border of two pixels at each side. */
const frame = (src) =>
  Object.assign(new Made(), {
    src,
    offsetHeight: 154,
    clientHeight: 150,
    style: { height: "" },
    contentWindow: { postMessage: (data, to) => void told.push([src, data, to]) },
  });
const frames = [
  frame("https://x.example/static/board.html?play"),
  frame("https://other.example/"),
  frame("https://x.example/static/board.html"),
];

describe("frames of this site", () => {
  const SITE = "https://x.example";
  /** fit.js as that site has it. */
  let fit;

  it("that were there first are asked, and no others", async () => {
    page.querySelectorAll = (what) => (what === "iframe" ? frames : []);
    const { URL: Plain } = globalThis;
    provide({
      URL: class {
        origin = SITE;
      },
    });
    ({ fit } = await import("../../../static/embed/fit.js"));
    provide({ URL: Plain });
    assert.deepEqual(
      told,
      [frames[0], frames[2]].map(({ src }) => [src, { ttgo: 1, tell: "height" }, "*"]),
    );
  });

  rows(
    "get the height that they tell, with their borders",
    {
      "a height": [{ ttgo: 1, height: 300.2 }, SITE, 0, "305px"],
      "the least": [{ ttgo: 1, height: 40 }, SITE, 0, "44px"],
      "the most": [{ ttgo: 1, height: 10_000 }, SITE, 0, "10004px"],
      less: [{ ttgo: 1, height: 39 }, SITE, 0, ""],
      more: [{ ttgo: 1, height: 10_001 }, SITE, 0, ""],
      "no number": [{ ttgo: 1, height: NaN }, SITE, 0, ""],
      "a text": [{ ttgo: 1, height: "300" }, SITE, 0, ""],
      "another message": [{ ttgo: 2, height: 300 }, SITE, 0, ""],
      none: [null, SITE, 0, ""],
      "another site": [{ ttgo: 1, height: 300 }, "https://other.example", 0, ""],
      "a list": [{ ttgo: 1, height: [300] }, SITE, 0, ""],
      "a page that is nowhere": [{ ttgo: 1, height: 300 }, "null", 0, ""],
      "a frame of another site": [{ ttgo: 1, height: 300 }, SITE, 1, ""],
    },
    (data, origin, from, height) => {
      for (const { style } of frames) style.height = "";
      fit({ data, origin, source: frames[from].contentWindow });
      assert.deepEqual(
        frames.map(({ style }) => style.height),
        ["", "", ""].map((none, at) => (at === from ? height : none)),
      );
    },
  );
});

it("a diagram stays text where no board can run, and a sentence says what it would be", async () => {
  const after = [];
  const board = new Made();
  const hidden = Object.assign(new Made(), {
    shadowRoot: {},
    textContent: ". X .",
    after: (element) => void after.push(element),
  });
  page.querySelectorAll = (what) => (what === "tt-board" ? [board, hidden] : []);
  const { createElement } = page;
  page.createElement = () => new Made();
  await import("../../../static/embed/readable.js");
  page.createElement = createElement;
  const { unable } = await import("../../../static/words/unable.js");
  const style = { display: "block", whiteSpace: "pre-wrap", fontFamily: "monospace" };
  for (const shown of [board, ...after])
    assert.deepEqual([shown.children, shown.style], [[unable], style]);
  assert.deepEqual([hidden.children, after.length, after[0].textContent], [[], 1, ". X ."]);
});

it("a notebook's cell shows the game that Python sets, and tells Python what is played, until it goes", async () => {
  const {
    default: { render },
  } = await import("../../../static/embed/widget.js");
  const model = {
    attributes: '{"size":"5","play":""}',
    given: "v=1",
    site: new URL("../support/nothing/", import.meta.url).href,
  };
  const heard = {};
  const board = Object.assign(new Made(), { fragment: async () => "v=1&m=C3" });
  const { createElement } = page;
  page.createElement = () => board;
  const el = new Made();
  const leave = await render(
    /** @type {any} */ ({
      el,
      model: {
        get: (name) => model[name],
        set: (name, value) => {
          model[name] = value;
        },
        save_changes: () => void told.push("saved"),
        on: (type, act) => {
          heard[type] = act;
        },
        off: (type, act) => {
          if (heard[type] === act) delete heard[type];
        },
      },
    }),
  );
  page.createElement = createElement;
  assert.deepEqual(
    [el.children, board.attributes],
    [[board], { size: "5", play: "", link: "v=1" }],
  );
  board.hears("tt-place");
  await settled();
  assert.deepEqual([model.played, told], ["v=1&m=C3", ["saved"]]);
  model.given = "v=1&m=A1";
  heard["change:given"]();
  assert.equal(board.attributes.link, "v=1&m=A1");
  leave();
  assert.deepEqual(heard, {});
});
