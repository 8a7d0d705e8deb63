/**
 * Frames around boards: which are asked for their height, and get it; and boards that cannot run.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";
import { unable } from "../../../static/words/unable.js";

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
page.querySelectorAll = () => frames;

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

rows(
  "where no board can run, what it was to show is text on lines of its own",
  {
    moves: [{ moves: "B2 C3" }, "B2 C3"],
    "a record, not its address": [{ sgf: "(;B[aa])", moves: "C3" }, "(;B[aa])"],
    "not what is elsewhere": [{ sgf: "game.sgf" }, ""],
  },
  (attributes, shown) => {
    const board = Object.assign(new Made(), {
      getAttribute: (name) => attributes[name] ?? null,
    });
    page.querySelectorAll = () => [board];
    read();
    assert.deepEqual(board.children, ["\n", shown, "\n", unable]);
    assert.equal(board.dataset.read, "");
  },
);
