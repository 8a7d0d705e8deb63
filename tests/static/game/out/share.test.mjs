/** What is shared: the site's address, links in addresses, the lines for somebody's page. */
import assert from "node:assert/strict";
import { provide } from "../../support/browser.mjs";
import { rows } from "../../support/rows.mjs";

const page = { href: "https://ttgo.example/ttgo/?python=pyodide#part", hash: "#part" };
const body = { dataset: {} };
const documentElement = { dataset: { page: "index.html" } };
const replaced = [];
provide({
  location: page,
  history: { state: 7, replaceState: (...given) => void replaced.push(given) },
  document: {
    body,
    documentElement,
    getElementById: (id) => (id === "part" ? {} : null),
  },
  CSSStyleSheet: class {
    replaceSync() {}
  },
});
const { forget, linkHere, numberIn, siteHere } = await import("../../../../static/game/address.js");
const { handOn } = await import("../../../../static/board/parts.js");
const { linesOf } = await import("../../../../static/game/out/share.js");

rows(
  "the address of the site, for others,",
  {
    "is this page's without its fragment": [undefined, "index.html", "https://ttgo.example/ttgo/"],
    "names no language": [undefined, "de/index.html", "https://ttgo.example/"],
    "is the one that the page in one file names": [
      "https://site.example/",
      undefined,
      "https://site.example/",
    ],
  },
  (site, at, address) => {
    Object.assign(documentElement.dataset, { page: at });
    Object.assign(body.dataset, { site });
    assert.equal(siteHere(), address);
  },
);

rows(
  "a link in the page's address",
  {
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
    "with percent signs": ["v=1&s=9&%67%3Dk3x9q2ab&a=2", "k3x9q2ab"],
    none: ["v=1&s=9&t=eecc", ""],
    damaged: ["v=1&g=%zz", ""],
  },
  (link, number) => assert.equal(numberIn(link), number),
);

rows(
  "the lines for somebody's page",
  {
    element: [
      `<script type="module" src="https://ttgo.example/ttgo/static/embed.js"></script>

<tt-board link="v=1&amp;s=3" show="reach score coordinates"><pre>
  X . .
  . O .
</pre></tt-board>`,
    ],
    frame: [
      `<iframe src="https://ttgo.example/ttgo/static/board.html?show=score#v=1&amp;s=3" title="Go board, 3 by 2, move 2" loading="lazy" ` +
        `style="border: 0; width: 100%; max-width: 26rem; aspect-ratio: 3 / 4"></iframe>`,
    ],
    markdown: [
      "[![Go board, 3 by 2, move 2](ttgo%203x2%20turn%202.png)](https://ttgo.example/ttgo/#v=1&s=3)",
    ],
  },
  (lines) => {
    const view = { size: [3, 2], stones: ["X..", ".O."], turn: 2 };
    const made = linesOf("https://ttgo.example/ttgo/", "v=1&s=3", /** @type {any} */ (view));
    assert.ok(Object.values(made).includes(lines), JSON.stringify(made));
  },
);

rows(
  "what is handed to a phone's programs",
  {
    "is sent": [null, "done"],
    "is kept by who changes their mind": ["AbortError", "left"],
    "could not be sent": ["NotAllowedError", "failed"],
  },
  async (name, how) => {
    const share = async () => {
      if (name) throw Object.assign(new Error(""), { name });
    };
    provide({ navigator: { share } });
    assert.equal(await handOn({}), how);
  },
);
