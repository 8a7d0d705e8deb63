/** Parts of a page, and a row of buttons. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

const parts = await import("../../../static/board/parts.js");
const { joined } = await import("../../../static/joined.js");
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
  (turn, player) =>
    assert.equal(parts.playerOf(/** @type {any} */ ({ players: "BW-" }), turn), player),
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

/** A row of buttons with these texts, of which the one at a place has the focus. */
function bar(texts, focused) {
  const element = /** @type {any} */ (new Made());
  const done = [];
  const made = new Bar(element, () => done.push("left"));
  made.show(texts.map((text) => ({ text, act: () => done.push(text) })));
  page.activeElement = focused === undefined ? null : element.children[focused];
  return { element, made, done };
}

it("buttons say whether they are pressed, able, and the main one, and stay the same elements", () => {
  const { element, made } = bar(["one", "two"]);
  const [first] = element.children;
  made.show([
    { text: "on", act() {}, pressed: true, main: true },
    { text: "off", act() {}, pressed: false, able: false },
    { text: "plain", act() {} },
  ]);
  const said = element.children.map(
    ({ kind, type, textContent, ariaPressed, ariaDisabled, classes }) => [
      kind,
      type,
      textContent,
      ariaPressed,
      ariaDisabled,
      [...classes],
    ],
  );
  assert.deepEqual(said, [
    ["button", "button", "on", "true", null, ["main"]],
    ["button", "button", "off", "false", "true", []],
    ["button", "button", "plain", null, null, []],
  ]);
  assert.equal(element.children[0], first);
  made.show([]);
  assert.deepEqual([element.children, element.hidden], [[], true]);
});

rows(
  "the focus, where fewer buttons are left",
  {
    "stays at its button": [0, ["one"], ({ element }) => element.children[0], []],
    "goes to the last one": [2, ["one", "two"], ({ element }) => element.children[1], []],
    "is taken where none is left": [1, [], () => null, ["left"]],
    "is not taken from elsewhere": [undefined, [], () => null, []],
  },
  (focused, texts, wanted, done) => {
    const made = bar(["one", "two", "three"], focused);
    made.made.show(texts.map((text) => ({ text, act() {} })));
    assert.deepEqual([page.activeElement, made.done], [wanted(made), done]);
  },
);

rows(
  "a click",
  {
    "on a button": [0, ["one"]],
    "on one that cannot be pressed": [1, []],
  },
  (at, wanted) => {
    const done = [];
    let click;
    const element = /** @type {any} */ (
      Object.assign(new Made(), {
        addEventListener: (type, act) => {
          if (type === "click") click = act;
        },
      })
    );
    new Bar(element).show([
      { text: "one", act: () => done.push("one") },
      { text: "two", act: () => done.push("two"), able: false },
    ]);
    click({ target: element.children[at] });
    assert.deepEqual(done, wanted);
  },
);
