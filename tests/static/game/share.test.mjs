/** What is shared: the address of a link, the lines for somebody's page, names of files. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { clipboard, part, provide } from "../support/browser.mjs";
import { rows, settled } from "../support/rows.mjs";

const page = { href: "https://ttgo.example/ttgo/?python=pyodide#part", hash: "#part" };
const body = { dataset: {} };
const documentElement = { dataset: { page: "index.html" } };
const replaced = [];
const parts = {};

const found = (more = {}) => part({ querySelector: (name) => (parts[name] ??= found()), ...more });
const dialog = found();
provide({
  location: page,
  history: { state: 7, replaceState: (...given) => void replaced.push(given) },
  navigator: { clipboard },
  matchMedia: () => ({ matches: false }),
  document: {
    title: "ttgo",
    body,
    documentElement,
    getElementById: (id) =>
      ({ part: {}, "share-dialog": dialog })[id] ??
      (["card", "gif-of", "png", "gif"].includes(id) ? found() : null),
    createElement: () => found(),
  },
  addEventListener() {},
  CSSStyleSheet: class {
    replaceSync() {}
  },
});
const { forget, linkHere, numberIn } = await import("../../../static/game/address.js");
const { Share } = await import("../../../static/game/share.js");
const VIEW = /** @type {any} */ ({
  size: [3, 2],
  stones: ["X..", ".O."],
  turn: 2,
  turns: ["A2", "B1"],
  toPlay: "black",
  over: null,
  phase: null,
  names: {},
});

function begun(view = VIEW) {
  for (const name of Object.keys(parts)) delete parts[name];
  const sent = [];
  parts["#paste-as"] = part({ value: "element" });
  const share = new Share((event) => void sent.push(event));
  share.pictures.open = async () => {}; // pictures.test.mjs
  share.show(view, /** @type {any} */ ({ event: null }));
  return {
    share,
    sent,
    field: parts.input,
    said: () => parts["[role=status]"].textContent.trim(),
    lines: parts["#paste-lines"],
  };
}

rows(
  "the address of a link",
  {
    "is this page's without its fragment": [
      undefined,
      "index.html",
      "https://ttgo.example/ttgo/#v=1&s=3",
    ],
    "names no language": [undefined, "de/index.html", "https://ttgo.example/#v=1&s=3"],
    "is the site's that the page in one file names": [
      "https://site.example/",
      undefined,
      "https://site.example/#v=1&s=3",
    ],
  },
  (site, at, address) => {
    if (site) body.dataset.site = site;
    documentElement.dataset.page = at;
    const { share, field } = begun();
    share.takes.link("v=1&s=3");
    delete body.dataset.site;
    documentElement.dataset.page = "index.html";
    assert.equal(field.value, address);
  },
);

rows(
  "a link in the page's address",
  {
    none: ["", "", null],
    "a game": ["#v=1&s=9", "v=1&s=9", "https://ttgo.example/ttgo/?python=pyodide"],
    "a part of the page": ["#part", "", null],
  },
  (hash, link, after) => {
    page.hash = hash;
    replaced.length = 0;
    assert.equal(linkHere(), link);
    forget("v=2");
    forget(link);
    assert.deepEqual(replaced, after ? [[7, "", after]] : []);
  },
);

rows(
  "the number of a link's game with a friend",
  {
    "in our order": ["v=1&s=9&g=k3x9q2ab&t=eecc&a=2", "k3x9q2ab"],
    "as the last part": ["v=1&s=9&t=aabb&a=2&g=k3x9q2ab", "k3x9q2ab"],
    "with percent signs": ["v=1&s=9&%67%3Dk3x9q2ab&a=2", "k3x9q2ab"],
    none: ["v=1&s=9&t=eecc", ""],
    damaged: ["v=1&g=%zz", ""],
  },
  (link, number) => assert.equal(numberIn(link), number),
);

describe("the dialog", () => {
  it("asks Python for the link, and has none before", () => {
    const { share, sent, field } = begun();
    share.open();
    assert.deepEqual(
      [sent, field.value, parts["#copy"].ariaDisabled, parts["#hand-on"].hidden],
      [[{ do: "link" }], "", "true", true],
    );
    share.takes.link("v=1");
    assert.deepEqual([parts["#copy"].ariaDisabled, parts["#hand-on"].hidden], [null, true]);
  });

  rows(
    "tells of a link that is too long for some",
    { "2,000 letters": [2000, false], "one more": [2001, true] },
    (length, told) => {
      const { share, said } = begun();
      share.takes.link("x".repeat(length - "https://ttgo.example/ttgo/#".length));
      assert.equal(said() !== "", told);
    },
  );

  it("copies the link, or has it selected", async () => {
    const { share, field, said } = begun();
    parts["#copy"].listeners.click();
    await settled();
    assert.equal(clipboard.text, "");
    share.takes.link("v=1");
    parts["#copy"].listeners.click();
    await settled();
    const copied = said();
    assert.deepEqual([clipboard.text, field.chosen], [field.value, 0]);
    clipboard.open = false;
    parts["#copy"].listeners.click();
    await settled();
    clipboard.open = true;
    assert.notEqual(said(), copied);
    assert.equal(field.chosen, 1);
  });

  it("hands the link on where a phone can", async () => {
    const handed = [];
    provide({ matchMedia: () => ({ matches: true }) });
    Object.assign(navigator, { share: async (what) => void handed.push(what) });
    const { share, said } = begun();
    share.takes.link("v=1");
    assert.equal(parts["#hand-on"].hidden, false);
    parts["#hand-on"].listeners.click();
    await settled();
    assert.deepEqual(handed, [{ title: "ttgo", url: "https://ttgo.example/ttgo/#v=1" }]);
    for (const [name, told] of /** @type {[string, boolean][]} */ ([
      ["AbortError", false],
      ["NotAllowedError", true],
    ])) {
      Object.assign(navigator, {
        share: () => Promise.reject(Object.assign(new Error(""), { name })),
      });
      parts["#hand-on"].listeners.click();
      await settled();
      assert.equal(said() !== "", told);
    }
    provide({ matchMedia: () => ({ matches: false }) });
  });
});

const ELEMENT = `<script type="module" src="https://ttgo.example/ttgo/static/embed.js"></script>

<tt-board link="v=1&amp;s=3" show="reach score coordinates"><pre>
  X . .
  . O .
</pre></tt-board>`;

it("a GIF that was stopped can be asked for again", () => {
  const { share } = begun();
  const told = [];
  share.pictures.refuse = (sentence) => void told.push(sentence);
  share.takes.stopped("link");
  assert.deepEqual(told, []);
  share.takes.stopped("film");
  assert.deepEqual(told, [""]);
});

rows(
  "the lines for somebody's page",
  {
    "an element": ["element", ELEMENT],
    "a frame": [
      "frame",
      `<iframe src="https://ttgo.example/ttgo/static/board.html?show=score#v=1&amp;s=3" title="Go board, 3 by 2, move 2" loading="lazy" ` +
        `style="border: 0; width: 100%; max-width: 26rem; aspect-ratio: 3 / 4"></iframe>`,
    ],
    "a picture in Markdown": [
      "markdown",
      "[![Go board, 3 by 2, move 2](ttgo%203x2%20turn%202.png)](https://ttgo.example/ttgo/#v=1&s=3)",
    ],
  },
  (kind, lines) => {
    const { share, lines: field } = begun();
    share.takes.link("v=1&s=3");
    parts["#paste-as"].value = kind;
    parts["#paste-as"].listeners.change();
    assert.equal(field.value, lines);
  },
);
