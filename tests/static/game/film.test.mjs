/**
 * A picture that moves: which turns are asked for, what is saved, and how a GIF is made of the SVG.
 */
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { part, provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

provide({ document: Object.assign(page, { body: { dataset: {} } }) });
const { Film, gifOf, stills } = await import("../../../static/game/film.js");
const words = await import("../../../static/words.js");
const SVG =
  "<svg><style>@media x{.tt-3-0-1{animation:tt-3-0-1 4.2s step-end infinite}}</style>" +
  '<g class="tt-3-0-1"/><g class="tt-3-1-3" opacity="0"/><g/></svg>';
const LONG = /** @type {any} */ ({ size: [9, 9], turn: 40, turns: Array(50).fill("A1") });
const there = (svg) =>
  [...svg.matchAll(/\.(tt-[\d-]+)\{animation:none!important;opacity:1\}/g)].map(([, name]) => name);

/** What was saved, oldest first. */
let saved = [];
beforeEach(() => {
  saved = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});
const blobs = new Map();
provide({
  URL: Object.assign(globalThis.URL, {
    createObjectURL: (blob) => (blobs.set(`blob:${blobs.size}`, blob), `blob:${blobs.size - 1}`),
    revokeObjectURL: (url) => void blobs.delete(url),
  }),
});

/** An image that a browser has read once its address is known: as wide as its text is long. */
class Image {
  text = "";
  naturalWidth = 2;
  naturalHeight = 1;
  onload = () => {};
  onerror = () => {};

  set src(address) {
    const blob = /** @type {Blob} */ (blobs.get(address));
    void blob.text().then((text) => {
      this.text = text;
      (text.includes("<svg") && blob.type === "image/svg+xml" ? this.onload : this.onerror)();
    });
  }
}
const create = page.createElement;
page.createElement = (kind) => {
  const one = /** @type {any} */ (create(kind));
  let text = "";
  // Two pixels: the first one is of the grid's first name, the second stays.
  const seen = () => (there(text)[0] === "tt-3-0-1" ? 1 : 2);
  const paint = {
    drawImage: (image) => {
      text = image.text;
    },
    getImageData: (...box) => ({
      data: Uint8ClampedArray.of(seen(), 0, 0, 255, 9, 0, 0, 255).subarray(0, 4 * box[2] * box[3]),
    }),
  };
  return Object.assign(one, {
    click: () =>
      saved.push({
        name: one.download,
        type: blobs.get(one.href)?.type ?? "",
        data: /** @type {Blob} */ (blobs.get(one.href)),
      }),
    getContext: () => paint,
  });
};
provide({ Image });

/** The part of a dialog. @param [last] turns that are chosen */
function begun(view = LONG, last = "20") {
  const parts = {
    "#film-of": part({ value: last }),
    "#film": new Made(),
    "#film-svg": new Made(),
    "#film-gif": new Made(),
  };
  const [sent, said] = [[], []];
  const film = new Film(
    /** @type {any} */ ({ querySelector: (name) => parts[name] }),
    (event) => void sent.push(event),
    (sentence) => void said.push(sentence),
  );
  film.open(view);
  const press = (kind) => parts[`#film-${kind}`].hears("click");
  return { film, sent, said, parts, press };
}

rows(
  "of which turns",
  {
    "the last up to the one that is shown": [LONG, "20", [20, 40]],
    all: [LONG, "0", [0, 50]],
  },
  (view, last, [from, to]) => {
    const { sent, said, press } = begun(view, last);
    press("svg");
    assert.deepEqual([sent, said], [[{ do: "film", from, to }], [words.filming(0)]]);
  },
);

describe("what Python has made", () => {
  const busy = ({ parts }) => ["#film-svg", "#film-gif"].map((name) => parts[name].ariaDisabled);

  it("is saved as it is", async () => {
    const of = begun();
    of.press("svg");
    of.press("gif"); // nothing more is asked for meanwhile
    assert.deepEqual([of.sent.length, busy(of)], [1, ["true", "true"]]);
    await of.film.take(SVG);
    const [{ name, type, data }] = saved;
    assert.deepEqual(
      [saved.length, name, type, await data.text()],
      [1, `${words.filmName("9x9", 20, 40)}.svg`, "image/svg+xml", SVG],
    );
    assert.deepEqual([of.said.at(-1), busy(of)], [words.saved({ name }), [null, null]]);
    await of.film.take(SVG);
    assert.equal(saved.length, 1, "it was asked for once");
  });

  it("is saved as a GIF, and it is told how far that is", async () => {
    const of = begun();
    of.press("gif");
    await of.film.take(SVG);
    assert.deepEqual(of.said.slice(1, -1), [0, 1 / 3, 2 / 3].map(words.filming));
    assert.deepEqual(
      saved.map(({ name, type }) => [name, type]),
      [[`${words.filmName("9x9", 20, 40)}.gif`, "image/gif"]],
    );
  });

  it("may be no picture", async () => {
    const of = begun();
    of.press("gif");
    await of.film.take("none");
    assert.deepEqual([saved, of.said.at(-1), busy(of)], [[], words.noGif, [null, null]]);
  });
});

it("a GIF has what changes of each grid, and the last one stands longest", async () => {
  const [frames, told] = [[], []];
  const encoder = {
    quantize: (data, most) => [
      [data[0], most, 0],
      [9, 9, 9],
    ],
    applyPalette: (data, palette) => Uint8Array.of(data[0] * 10 + palette.length, data[4]),
    GIFEncoder: () => ({
      writeFrame: (pixels, ...how) => void frames.push([[...pixels], ...how]),
      finish: () => void frames.push("end"),
      bytes: () => new Uint8Array(frames.length),
    }),
  };
  const gif = await gifOf(
    SVG,
    (share) => void told.push(share),
    async () => encoder,
  );
  const how = { transparentIndex: 2, dispose: 1 };
  assert.deepEqual(frames, [
    [
      [12, 9],
      2,
      1,
      {
        ...how,
        palette: [
          [2, 63, 0],
          [9, 9, 9],
          [0, 0, 0],
        ],
        delay: 700,
        transparent: false,
      },
    ],
    [[22, 2], 2, 1, { ...how, delay: 700, transparent: true }],
    [[2, 2], 2, 1, { ...how, delay: 2800, transparent: true }],
    "end",
  ]);
  assert.deepEqual([told, gif.type, gif.size], [[0, 1 / 3, 2 / 3], "image/gif", 4]);
});

rows(
  "a grid of a moving picture holds still with what is there at that time",
  { first: [0, ["tt-3-0-1"]], second: [1, ["tt-3-1-3"]], last: [2, ["tt-3-1-3"]] },
  (grid, names) => assert.deepEqual(there(stills(SVG).at(grid)), names),
);
