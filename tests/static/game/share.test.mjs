/** What is shared: the address of a link, the lines for somebody's page, names of files. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { part, provide } from "../support/browser.mjs";
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
  navigator: {},
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

function begun() {
  for (const name of Object.keys(parts)) delete parts[name];
  parts["#paste-as"] = part({ value: "element" });
  const share = new Share(() => {});
  share.pictures.open = async () => {}; // pictures.test.mjs
  share.show(VIEW, /** @type {any} */ ({ event: null }));
  return {
    share,
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

it("the dialog hands the link on where a phone can", async () => {
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

const ELEMENT = `<script type="module" src="https://ttgo.example/ttgo/static/embed.js"></script>

<tt-board link="v=1&amp;s=3" show="reach score coordinates"><pre>
  X . .
  . O .
</pre></tt-board>`;

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
