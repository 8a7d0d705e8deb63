/**
 * The corners of a board on a picture of 200 by 100 pixels, which the page shows half as large:
 * where their rings stand, and how they are moved.
 */
import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { Made } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";
import { cornersOf } from "../../../static/why/corners.js";
import { rowsOf } from "../../../static/why/pixels.js";

const FOUND = [
  [20, 10],
  [180, 10],
  [180, 90],
  [20, 90],
];
const revoked = mock.method(URL, "revokeObjectURL", () => {}).mock;
mock.method(URL, "createObjectURL", ({ name }) => `blob:${name}`);

/** A ring, which catches the pointer that comes down on it, and that one alone. */
class Ring extends Made {
  kept = 0;
  setPointerCapture = (pointer) => {
    this.kept = pointer;
  };
  hasPointerCapture = (pointer) => this.kept === pointer;
}

/** A picture with its corners, if they are known. */
function begun(corners = /** @type {any} */ (undefined)) {
  const [img, polygon, rings] = [
    Object.assign(new Made(), { src: "", getBoundingClientRect: () => ({ width: 100 }) }),
    new Made(),
    Array.from({ length: 4 }, () => new Ring()),
  ];
  const made = cornersOf(
    /** @type {any} */ (
      Object.assign(new Made(), { found: { img, polygon, "svg~button": rings } })
    ),
  );
  const show = (name) =>
    made.show(/** @type {any} */ ({ name }), { width: 200, height: 100 }, corners);
  show("one");
  return {
    img,
    rings,
    show,
    spots: made.spots,
    drawn: () => [
      polygon.attributes.points,
      ...rings.map(({ style: { left, top } }) => `${left} ${top}`),
    ],
  };
}

it("the rings stand inside a picture until its corners are found", () =>
  assert.equal(begun().drawn().join(), "15,15 85,15 85,85 15,85,15% 15%,85% 15%,85% 85%,15% 85%"));

it("another picture takes the place of the one before", () => {
  const { img, show } = begun();
  show("two");
  assert.deepEqual([img.src, revoked.calls.at(-1)?.arguments], ["blob:two", ["blob:one"]]);
});

rows(
  "a ring that is dragged",
  {
    "goes as far as the pointer": [[40, 30], [45, 33], 1, [190, 96]],
    "ends at the picture's edges": [[40, 30], [-90, -90], 1, [0, 0]],
    "hears its own pointer alone": [[40, 30], [30, 20], 2, [180, 90]],
  },
  ([x, y], [clientX, clientY], pointerId, spot) => {
    const { rings, spots, drawn } = begun(FOUND.map(([left, top]) => [left, top]));
    rings[2].hears("pointerdown", { pointerId: 1, clientX: x, clientY: y });
    rings[2].hears("pointermove", { pointerId, clientX, clientY });
    assert.deepEqual([spots(), drawn()[3]], [FOUND.with(2, spot), `${spot[0] / 2}% ${spot[1]}%`]);
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
    const { rings, spots } = begun(FOUND.map(([left, top]) => [left, top]));
    const { defaultPrevented } = rings[0].hears("keydown", { key, shiftKey });
    assert.deepEqual([spots(), defaultPrevented], [FOUND.with(0, spot ?? FOUND[0]), spot !== null]);
  },
);

it("its pixels are told as red, green and blue by rows, without how opaque they are", () =>
  assert.deepEqual(
    rowsOf(new Uint8ClampedArray([1, 2, 3, 255, 250, 251, 252, 0, 9, 9, 9, 9, 0, 0, 0, 0]), 2),
    ["010203fafbfc", "090909000000"],
  ));
