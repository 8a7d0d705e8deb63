/** Game records as files: which are opened, in which order, and how they are named. */
import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { provide } from "../../support/browser.mjs";
import { Made, page } from "../../support/elements.mjs";
import { rows, settled } from "../../support/rows.mjs";

const heard = {};
provide({
  addEventListener: (type, act) => {
    heard[type] = act;
  },
  matchMedia: (asked) => ({ matches: asked === "(hover: hover)" }),
});
const { Files, LARGEST, nameFor } = await import("../../../../static/game/out/files.js");
const { dayOf, download } = await import("../../../../static/board/parts.js");

/** The page's files, and what comes of them. */
function begun(input = new Made()) {
  const sent = [];
  page.parts = { file: input, drop: Object.assign(new Made(), { hidden: true }) };
  const files = new Files((what) => void sent.push(what));
  return { files, input, sent, told: () => page.parts.say.children.join("") };
}

rows(
  "a file that is opened",
  {
    "a record": [
      {
        name: "a.sgf",
        size: 5,
        arrayBuffer: async () => new TextEncoder().encode("(;\u00e9)").buffer,
      },
      { do: "open", name: "a.sgf", text: "(;\u00e9)" },
    ],
    "one that is not UTF-8": [
      {
        name: "b.sgf",
        size: 3,
        arrayBuffer: async () => new Uint8Array([0x28, 0x3b, 0xe9, 0x29]).buffer,
      },
      { do: "open", name: "b.sgf", hex: "283be929" },
    ],
    "the largest": [
      { name: "c", size: LARGEST, arrayBuffer: async () => new ArrayBuffer(0) },
      { do: "open", name: "c", text: "" },
    ],
    "one that is too large": [
      { name: "d", size: LARGEST + 1 },
      null,
      "d is 10.1 MB; a game record can be at most 10 MB.",
    ],
    "a folder": [
      { name: "e", size: 0, arrayBuffer: () => Promise.reject(new Error("NotReadable")) },
      null,
      "e cannot be read. Choose or drop a single file.",
    ],
  },
  async (file, event, said) => {
    const { files, input, sent, told } = begun(
      Object.assign(new Made(), { files: [file], value: "C:\\fakepath" }),
    );
    input.hears("change");
    assert.equal(files.reading, event ? file.name : files.reading);
    await settled();
    assert.deepEqual(
      [sent, told(), input.value, files.reading],
      [event ? [event] : [], said ?? `Opening ${file.name}…`, "", ""],
    );
  },
);

const RECORD = {
  name: "a.sgf",
  size: 3,
  arrayBuffer: async () => new TextEncoder().encode("(;)").buffer,
};

it("files that are chosen one after another are opened in that order, whichever is read first", async () => {
  const { files, sent } = begun();
  let read = (_) => {};
  const slow = new Promise((resolve) => {
    read = resolve;
  });
  void files.open(/** @type {any} */ ({ ...RECORD, name: "large", arrayBuffer: () => slow }));
  void files.open(/** @type {any} */ ({ ...RECORD, name: "small" }));
  await settled();
  assert.deepEqual([sent, files.reading], [[], "small"]);
  read(new ArrayBuffer(0));
  await settled();
  assert.deepEqual([sent.map(({ name }) => name), files.reading], [["large", "small"], ""]);
});

it("text that is dragged is left alone", () => {
  begun();
  const event = { dataTransfer: { types: ["text/plain"] }, preventDefault: assert.fail };
  for (const type of ["dragenter", "dragover", "dragleave", "drop"]) heard[type](event);
});

rows(
  "a record is saved under",
  {
    "the players' names": [
      { PB: "Honinbo Shusaku", PW: "Gennan (8p) / <Inseki>" },
      "Honinbo Shusaku - Gennan 8p Inseki.sgf",
    ],
    "40 letters of each at most": [{ PB: "b".repeat(50), PW: "w" }, `${"b".repeat(40)} - w.sgf`],
    "the day, with one name": [{ PB: "A" }, `ttgo ${dayOf()}.sgf`],
    "the day, without a game": [undefined, `ttgo ${dayOf()}.sgf`],
    "its own ending": [{ PB: "A", PW: "B" }, "A - B.part.sgf", "game.part.sgf"],
  },
  (names, name, file = "game.sgf") => assert.equal(nameFor(file, names), name),
);

it("what is saved is there for a minute, for browsers that begin to read it later", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const gone = mock.fn();
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: gone });
  assert.equal(download("a.sgf", new Blob()), "a.sgf");
  mock.timers.tick(59_999);
  assert.equal(gone.mock.callCount(), 0);
  mock.timers.tick(1);
  assert.deepEqual(gone.mock.calls[0].arguments, ["blob:1"]);
  mock.timers.reset();
});
