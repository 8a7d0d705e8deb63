/** Parts of a page, and a row of buttons. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

const parts = await import("../../../static/board/parts.js");
const { joined } = await import("../../../static/joined.js");
const { playerOf } = await import("../../../static/python/whose.js");
const { Bar } = await import("../../../static/board/bar.js");

rows(
  "sentences one after the other",
  {
    "those of letters": ["Red. Blue?", "Red.", "", "Blue?"],
    "those whose full stops hold their blank": [
      "黒の番です。打てますか？",
      "黒の番です。",
      "打てますか？",
    ],
  },
  (/** @type {string} */ said, /** @type {string[]} */ ...given) =>
    assert.equal(joined(...given), said),
);

rows(
  "who took a turn",
  {
    Black: [1, "black"],
    White: [2, "white"],
    "nobody: stones were set up": [3, null],
    "the start": [0, null],
  },
  (turn, player) => assert.equal(playerOf(/** @type {any} */ ({ players: "BW-" }), turn), player),
);

rows(
  "a text is copied, or it is said that it is not",
  {
    copied: [() => Promise.resolve(), true],
    refused: [() => Promise.reject(new Error("no")), false],
  },
  async (writeText, copied) => {
    provide({ navigator: { clipboard: { writeText } } });
    assert.equal(await parts.copied("text"), copied);
  },
);

it("an element is told of once, when it comes near", () => {
  let observer;
  provide({
    IntersectionObserver: class {
      watched = new Set();
      constructor(see, how) {
        observer = Object.assign(this, { see, how });
      }
      observe = (element) => void this.watched.add(element);
      unobserve = (element) => void this.watched.delete(element);
    },
  });
  const told = [];
  parts.whenNear(/** @type {any} */ (["one", "two"]), (element) => void told.push(element));
  observer.see([
    { target: "one", isIntersecting: false },
    { target: "two", isIntersecting: true },
  ]);
  assert.deepEqual(
    [told, [...observer.watched], observer.how.rootMargin],
    [["two"], ["one"], "300px"],
  );
});

/** A row of buttons, of which the one at a place has the focus. */
function bar(choices, focused = -1) {
  const element = /** @type {any} */ (new Made());
  const done = [];
  const made = new Bar(element, () => done.push("left"));
  const show = (shown) =>
    made.show(shown.map((choice) => ({ act: () => done.push(choice.text), ...choice })));
  show(choices);
  page.activeElement = element.children[focused] ?? null;
  return { element, show, done };
}

const [ONE, TWO, THREE] = ["one", "two", "three"].map((text) => ({ text }));
rows(
  "a button",
  {
    "that is pressed, the main one": [{ pressed: true, main: true }, ["true", null, "main"], "one"],
    "that is not, and cannot be": [{ pressed: false, able: false }, ["false", "true"], undefined],
    plain: [{}, [null, null], "one"],
  },
  (choice, said, click) => {
    const { element, show, done } = bar([TWO, THREE]);
    const [button] = element.children;
    show([{ ...ONE, ...choice }]);
    const { ariaPressed, ariaDisabled, classes, textContent } = button;
    assert.deepEqual([ariaPressed, ariaDisabled, ...classes, textContent], [...said, "one"]);
    element.hears("click", { target: button });
    assert.deepEqual([element.children, done[0]], [[button], click]);
  },
);

rows(
  "the focus, where fewer buttons are left",
  {
    "stays at its button": [0, [ONE], 0, []],
    "goes to the last one": [2, [ONE, TWO], 1, []],
    "is taken where none is left": [1, [], -1, ["left"]],
    "is not taken from elsewhere": [-1, [], -1, []],
  },
  (focused, left, wanted, done) => {
    const made = bar([ONE, TWO, THREE], focused);
    made.show(left);
    const { children, hidden } = made.element;
    assert.deepEqual(
      [page.activeElement, hidden, made.done],
      [children[wanted] ?? null, !left.length, done],
    );
  },
);
