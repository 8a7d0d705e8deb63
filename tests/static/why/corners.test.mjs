/**
 * The corners of a board on a picture of 200 by 100 pixels, which the page shows half as large:
 * how they are shown, and moved.
 */
import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { Made } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";
import { around, cornersOf } from "../../../static/why/corners.js";
import { rowsOf } from "../../../static/why/pixels.js";

const FOUND = [
  [20, 10],
  [180, 10],
  [180, 90],
  [20, 90],
];
const revoked = mock.method(URL, "revokeObjectURL", () => {}).mock;
mock.method(URL, "createObjectURL", ({ name }) => `blob:${name}`);
globalThis.innerWidth = 390;

/** A picture at (0, 0) of the window, with its corners, if they are known; a list of taps. */
function begun(corners = /** @type {any} */ (null)) {
  const box = (left, top, width = 100, height = 50) => ({ left, top, width, height });
  const [polygon, lens] = [new Made(), new Made()];
  const photo = Object.assign(new Made(), { setPointerCapture() {} });
  const img = Object.assign(new Made(), { src: "", getBoundingClientRect: () => box(0, 0) });
  const rings = Array.from({ length: 4 }, () => {
    const ring = new Made();
    const at = (part) => Number.parseFloat(ring.style[part]);
    const getBoundingClientRect = () => ({
      left: at("left"),
      top: at("top") / 2,
      width: 0,
      height: 0,
    });
    return Object.assign(ring, { getBoundingClientRect });
  });
  const found = { ".photo": photo, img, polygon, ".lens": lens, ".photo > button": rings };
  /** @type {number[]} */
  const taps = [];
  const made = cornersOf(/** @type {any} */ (Object.assign(new Made(), { found })), (many) =>
    taps.push(many),
  );
  const show = (name) => made.show(/** @type {any} */ ({ name }), { width: 200, height: 100 });
  show("one");
  if (corners) made.put(corners.map(([x, y]) => [x, y]));
  const touch = (type, [clientX, clientY] = [0, 0], isPrimary = true) =>
    photo.hears(type, { clientX, clientY, isPrimary, pointerId: 1 });
  return { img, lens, rings, show, taps, touch, spots: made.spots, polygon };
}

/** A finger that comes down, moves and leaves. */
function dragged({ touch }, [from, to], end = "pointerup") {
  touch("pointerdown", from);
  touch("pointermove", to);
  touch(end);
}

it("another picture takes the place of the one before, and no corner of it is known", () => {
  const { img, show, spots } = begun(FOUND);
  show("two");
  assert.deepEqual(
    [img.src, revoked.calls.at(-1)?.arguments, spots()],
    ["blob:two", ["blob:one"], []],
  );
});

rows(
  "corners are in their order",
  {
    "however they were tapped": [[FOUND[2], FOUND[0], FOUND[1], FOUND[3]], FOUND],
    crosswise: [[FOUND[0], FOUND[2], FOUND[1], FOUND[3]], FOUND],
    "of a board on its corner": [
      [
        [50, 90],
        [90, 52],
        [10, 48],
        [50, 10],
      ],
      [
        [10, 48],
        [50, 10],
        [90, 52],
        [50, 90],
      ],
    ],
  },
  (tapped, right) => assert.deepEqual(around(tapped), right),
);

it("four taps in any order show the corners, and each is told", () => {
  const all = begun();
  for (const [x, y] of [FOUND[3], FOUND[1], FOUND[0], FOUND[2]])
    dragged(all, [
      [x / 2, y / 2],
      [x / 2, y / 2],
    ]);
  assert.deepEqual([all.spots(), all.taps], [FOUND, [1, 2, 3, 4]]);
  assert.equal(all.polygon.attributes.points, "10,10 90,10 90,90 10,90");
});

rows(
  "a finger that moves",
  {
    "takes the nearest corner along": [[80, 40], [95, 48], "pointerup", FOUND.with(2, [190, 96])],
    "ends at the picture's edges": [[12, 7], [-90, -90], "pointerup", FOUND.with(0, [0, 0])],
    "leaves it where it was stopped": [
      [80, 40],
      [95, 48],
      "pointercancel",
      FOUND.with(2, [190, 96]),
    ],
  },
  (from, to, end, corners) => {
    const all = begun(FOUND);
    dragged(all, [from, to], end);
    assert.deepEqual([all.spots(), all.taps, all.lens.hidden], [corners, [], true]);
  },
);

it("a tap that the page takes for itself shows no corner", () => {
  const all = begun();
  dragged(
    all,
    [
      [10, 10],
      [20, 10],
    ],
    "pointercancel",
  );
  assert.deepEqual([all.spots(), all.taps], [[], []]);
});

it("a second finger is not followed", () => {
  const { spots, touch } = begun();
  touch("pointerdown", [10, 5]);
  touch("pointerdown", [50, 5], false);
  touch("pointermove", [50, 5], false);
  assert.deepEqual(spots(), [[20, 10]]);
});

rows(
  "the magnifier",
  {
    "is above the finger": [300, 400, "236px 224px"],
    "is beside it near the window's top": [300, 100, "124px 0px"],
    "ends at the window's edge": [390, 400, "262px 224px"],
  },
  (x, y, place) => {
    const { img, lens, touch } = begun();
    img.getBoundingClientRect = () => ({ left: 0, top: y - 100, width: 390, height: 195 });
    touch("pointerdown", [x, y]);
    assert.deepEqual([lens.hidden, `${lens.style.left} ${lens.style.top}`], [false, place]);
  },
);

rows(
  "a key on a ring",
  {
    left: ["ArrowLeft", false, [19, 10]],
    right: ["ArrowRight", false, [21, 10]],
    down: ["ArrowDown", false, [20, 11]],
    "further with Shift": ["ArrowRight", true, [30, 10]],
    "of another kind is the page's": ["a", false, null],
  },
  (key, shiftKey, spot) => {
    const { rings, spots } = begun(FOUND);
    const { defaultPrevented } = rings[0].hears("keydown", { key, shiftKey });
    assert.deepEqual([spots(), defaultPrevented], [FOUND.with(0, spot ?? FOUND[0]), spot !== null]);
  },
);

it("a key begins with four corners inside the picture", () => {
  const { rings, spots } = begun();
  rings[2].hears("keydown", { key: "ArrowUp", shiftKey: false });
  assert.deepEqual(spots(), [
    [30, 15],
    [170, 15],
    [170, 84],
    [30, 85],
  ]);
});

it("its pixels are told as red, green and blue by rows, without how opaque they are", () =>
  assert.deepEqual(
    rowsOf(new Uint8ClampedArray([1, 2, 3, 255, 250, 251, 252, 0, 9, 9, 9, 9, 0, 0, 0, 0]), 2),
    ["010203fafbfc", "090909000000"],
  ));
