/** Pictures to send: what is asked for, what is saved or handed on, and how a GIF is made. */
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { part, provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows, settled } from "../support/rows.mjs";

/** @type {Record<string, any>} */ let parts = {};
let [saved, handed] = [[], []];
provide({
  document: Object.assign(page, {
    body: { dataset: {} },
    getElementById: (id) => (parts[id] ??= part()),
  }),
  getComputedStyle: () => ({ getPropertyValue: (name) => name, fontFamily: "plain" }),
  matchMedia: () => ({ matches: true }),
  navigator: {},
});
const { gifOf, Pictures } = await import("../../../static/game/pictures.js");
const words = await import("../../../static/words.js");
const VIEW = /** @type {any} */ ({
  size: [9, 9],
  stones: ["X.", ".O"],
  turn: 40,
  turns: Array(50).fill("A1"),
  you: "black",
  score: { text: "Black 1, White 1, neutral 2" },
  over: { result: "B+2" },
});
const [BLACK, WHITE] = ["A1", "B2"].map((last) => ({
  stones: ["X.", ".O"],
  reach: ["..", ".."],
  last,
}));
const PASS = { ...WHITE, last: "pass" };

let texts = [];
const create = page.createElement;
page.createElement = (kind) => {
  const one = /** @type {any} */ (create(kind));
  const paint = {
    fillRect() {},
    beginPath() {},
    roundRect() {},
    clip() {},
    drawImage() {},
    translate() {},
    scale() {},
    arc() {},
    fill() {},
    stroke() {},
    createRadialGradient: () => ({ addColorStop() {} }),
    fillText: (text) => void texts.push(text),
    getImageData: () => ({ data: Uint8ClampedArray.of(1, 0, 0, 255), width: 1, height: 1 }),
  };
  return Object.assign(one, {
    click: () => void saved.push(one.download),
    getContext: () => paint,
    toBlob: (done, type) => done(one.width === 1200 ? new Blob(["card"], { type }) : null),
  });
};
beforeEach(() => {
  const named = (textContent) => part({ textContent });
  parts = {
    card: { alt: "", src: "" },
    "gif-of": part({ value: "60" }),
    png: new Made(),
    gif: new Made(),
    "black-name": named("You"),
    "white-name": named("Easy"),
    "black-points": named("43"),
    "white-points": named("38"),
  };
  [saved, handed, texts] = [[], [], []];
  mock.timers.reset();
});

/** @param {string[]} turns */
async function begun(turns = VIEW.turns) {
  const [sent, said] = [[], []];
  const pictures = new Pictures(
    () => {},
    (event) => void sent.push(event),
    (sentence) => void said.push(sentence),
  );
  await pictures.open({ ...VIEW, turns });
  const press = async (kind) => {
    parts[kind].hears("click");
    await settled();
  };
  return { pictures, sent, said, press };
}

describe("the picture", () => {
  it("is shown with names, points and result, those of the one who sends it aside", async () => {
    await begun();
    assert.equal(parts.card.alt, "Black wins by 2 points. Black 1, White 1, neutral 2");
    assert.match(parts.card.src, /^blob:/);
    assert.deepEqual(texts, ["Black", "43", "Easy", "38", "Black wins by 2 points", "ttgo"]);
  });

  it("is saved, or handed on where people do that", async () => {
    const of = await begun();
    await of.press("png");
    assert.deepEqual(
      [saved, of.said],
      [["ttgo 9x9 turn 40.png"], [words.saved({ name: saved[0] })]],
    );
    const refused = (name) => () => Promise.reject(Object.assign(new Error(""), { name }));
    for (const [share, more] of /** @type {[any, number][]} */ ([
      [async ({ files }) => void handed.push(files[0].name), 0],
      [refused("AbortError"), 0],
      [refused("NotAllowedError"), 1],
    ])) {
      saved = [];
      Object.assign(navigator, { share, canShare: () => true });
      await of.press("png");
      assert.deepEqual([saved.length, handed], [more, ["ttgo 9x9 turn 40.png"]]);
    }
    for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
  });
});

rows(
  "a GIF is of",
  {
    "the whole game": [50, "60", 0],
    "the last moves of a long game": [61, "60", 1],
    "all of a long game, if that is chosen": [61, "", 0],
  },
  async (length, chosen, from) => {
    const { sent, press } = await begun(Array(length).fill("A1"));
    assert.equal(parts["gif-of"].hidden, length <= 60);
    parts["gif-of"].value = chosen;
    await press("gif");
    await press("gif"); // nothing more is asked for meanwhile
    assert.deepEqual([sent, parts.gif.ariaDisabled], [[{ do: "film", from }], "true"]);
  },
);

it("what Python tells without being asked is no GIF", async () => {
  const of = await begun();
  await of.pictures.take([BLACK]);
  assert.deepEqual([saved, of.said], [[], []]);
});

it("a GIF is saved, and it is told how far that is", async () => {
  const of = await begun();
  await of.press("gif");
  await of.pictures.take([BLACK, WHITE]);
  assert.deepEqual(of.said.slice(0, 3), [0, 0, 1 / 2].map(words.filming));
  assert.deepEqual([saved, parts.gif.ariaDisabled], [["ttgo 9x9 turn 40.gif"], null]);
});

it("a GIF that cannot be made is told", async () => {
  const of = await begun();
  await of.press("gif");
  await of.pictures.take([]);
  assert.deepEqual([saved, of.said.at(-1), parts.gif.ariaDisabled], [[], words.noPicture, null]);
});

it("has what changes of each grid, all its colours, and the last grid longest", async () => {
  const [frames, told] = [[], []];
  const ink = { A1: 1, B2: 2, pass: 3 };
  const encoder = {
    quantize: (data, most) =>
      [...data].filter((_, at) => at % 8 === 0).map((tone) => [tone, most, 0]),
    applyPalette: (data) => Uint8Array.of(data[0], data[4]),
    GIFEncoder: () => ({
      writeFrame: (pixels, ...how) => void frames.push([[...pixels], ...how]),
      finish: () => void frames.push("end"),
      bytes: () => new Uint8Array(frames.length),
    }),
  };
  const gif = await gifOf(
    [BLACK, WHITE, PASS],
    ({ last }) => ({
      data: Uint8ClampedArray.of(ink[last], 0, 0, 255, 9, 0, 0, 255),
      width: 2,
      height: 1,
    }),
    (share) => void told.push(share),
    async () => encoder,
  );
  const how = { transparentIndex: 3, dispose: 1 };
  const palette = [
    [1, 255, 0],
    [2, 255, 0],
    [3, 255, 0],
    [0, 0, 0],
  ];
  assert.deepEqual(frames, [
    [[1, 9], 2, 1, { ...how, palette, delay: 700, transparent: false }],
    [[2, 3], 2, 1, { ...how, delay: 700, transparent: true }],
    [[3, 3], 2, 1, { ...how, delay: 2800, transparent: true }],
    "end",
  ]);
  assert.deepEqual([told, gif.type, gif.size], [[0, 1 / 3, 2 / 3], "image/gif", 4]);
});
