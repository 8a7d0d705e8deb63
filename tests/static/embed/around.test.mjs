/**
 * What is around boards: frames and their heights, diagrams where nothing runs, and a notebook's
 * cell.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows, settled } from "../support/rows.mjs";

const SITE = "https://x.example";
const { URL: Plain } = globalThis;
provide({
  URL: class {
    origin = SITE;
  },
});
const { askHeights, fit, read } = await import("../../../static/embed/around.js");
provide({ URL: Plain });
const told = [];

/** A frame with a border of two pixels at each side. */
const frame = (src) =>
  Object.assign(new Made(), {
    src,
    offsetHeight: 154,
    clientHeight: 150,
    style: { height: "" },
    contentWindow: { postMessage: (data, to) => void told.push([src, data, to]) },
  });
const frames = ["/static/board.html?play", "", "/static/board.html"].map((path) =>
  frame(path ? SITE + path : "https://other.example/"),
);
const boards = [];
page.querySelectorAll = (what) => (what === "iframe" ? frames : boards);

it("frames of this site that were there first are asked, and no others", () => {
  askHeights();
  assert.deepEqual(
    told,
    [frames[0], frames[2]].map(({ src }) => [src, { ttgo: 1, tell: "height" }, "*"]),
  );
});

rows(
  "frames of this site get the height that they tell, with their borders",
  {
    "a height": [{ ttgo: 1, height: 300.2 }, SITE, 0, "305px"],
    "the least": [{ ttgo: 1, height: 40 }, SITE, 0, "44px"],
    "the most": [{ ttgo: 1, height: 10_000 }, SITE, 0, "10004px"],
    less: [{ ttgo: 1, height: 39 }, SITE, 0, ""],
    more: [{ ttgo: 1, height: 10_001 }, SITE, 0, ""],
    "no number": [{ ttgo: 1, height: NaN }, SITE, 0, ""],
    "a text": [{ ttgo: 1, height: "300" }, SITE, 0, ""],
    "another message": [{ ttgo: 2, height: 300 }, SITE, 0, ""],
    "another site": [{ ttgo: 1, height: 300 }, "https://other.example", 0, ""],
    "a frame of another site": [{ ttgo: 1, height: 300 }, SITE, 1, ""],
  },
  (data, origin, from, height) => {
    for (const { style } of frames) style.height = "";
    fit(/** @type {any} */ ({ data, origin, source: frames[from].contentWindow }));
    assert.deepEqual(
      frames.map(({ style }) => style.height),
      ["", "", ""].map((none, at) => (at === from ? height : none)),
    );
  },
);

it("a diagram stays text where no board can run, beside what hides it, with a sentence", async () => {
  const after = [];
  const hidden = Object.assign(new Made(), {
    shadowRoot: {},
    textContent: ". X .",
    after: (element) => void after.push(element),
  });
  boards.push(new Made(), hidden);
  read();
  const { unable } = await import("../../../static/words/unable.js");
  const style = { display: "block", whiteSpace: "pre-wrap", fontFamily: "monospace" };
  for (const shown of [boards[0], ...after])
    assert.deepEqual([shown.children, shown.style], [[unable], style]);
  assert.deepEqual([hidden.children, after.length, after[0].textContent], [[], 1, ". X ."]);
});

it("a notebook's cell shows Python's game, and tells what is played, until it goes", async () => {
  const {
    default: { render },
  } = await import("../../../static/embed/widget.js");
  const model = {
    attributes: '{"size":"5","play":""}',
    given: "v=1",
    played: "",
    site: new URL("../support/nothing/", import.meta.url).href,
  };
  const heard = {};
  const board = Object.assign(new Made(), { fragment: async () => "v=1&m=C3" });
  page.createElement = () => board;
  let saved = 0;
  const leave = await render(
    /** @type {any} */ ({
      el: new Made(),
      model: {
        get: (name) => model[name],
        set: (name, value) => void (model[name] = value),
        save_changes: () => void saved++,
        on: (type, act) => void (heard[type] = act),
        off: (type) => void delete heard[type],
      },
    }),
  );
  assert.deepEqual(board.attributes, { size: "5", play: "", link: "v=1" });
  board.hears("tt-place");
  await settled();
  assert.deepEqual([model.played, saved], ["v=1&m=C3", 1]);
  model.given = "v=1&m=A1";
  heard["change:given"]();
  assert.equal(board.attributes.link, "v=1&m=A1");
  leave();
  assert.deepEqual(heard, {});
});
