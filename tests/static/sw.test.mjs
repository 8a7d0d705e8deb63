/** The service worker of a built site: it works without a network, and no page has files of two
 * releases.
 */
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { provide } from "./support/browser.mjs";
import { rows, settled } from "./support/rows.mjs";

const ROOT = "https://x.example/go/";
const OURS = `ttgo ${ROOT} `;
const KEPT = `${OURS}kept`;
const [OLD, NEW] = ["static/a-000001.js", "static/a-000002.js"];
const FIRST = [NEW, "index.html?000003", "static/rules.html?000004"];
const LARGE = ["runtime-00000a/pyodide.wasm"];
const GERMAN = "de/index.html?000005";
const listeners = {};
/** By a cache's name, texts by address. */
let kept = new Map();
let fetched = [];
let served = (path) => new Response(`text of ${path}`);
let claimed = 0;
let open = []; // pages

const cache = (name) => ({
  match: async (address, { ignoreSearch = false } = {}) => {
    const own = (key) => (ignoreSearch ? key.replace(/\?.*/, "") : key);
    const found = [...(kept.get(name) ?? [])].find(([key]) => own(key) === own(address));
    return found && new Response(found[1]);
  },
  keys: async () => [...(kept.get(name)?.keys() ?? [])].map((url) => ({ url })),
  delete: async (address) => kept.get(name)?.delete(address),
  put: async (address, response) => {
    const text = await response.text();
    kept.set(name, (kept.get(name) ?? new Map()).set(address, text));
  },
});
provide({
  self: {
    addEventListener: (type, act) => {
      listeners[type] = act;
    },
    SITE: { first: FIRST, large: LARGE, rest: [GERMAN] },
    registration: { scope: ROOT },
    clients: {
      claim: async () => void claimed++,
      matchAll: async () => open.map((url) => ({ url })),
    },
  },
  caches: {
    open: async (name) => cache(name),
    keys: async () => [...kept.keys()],
    delete: async (name) => kept.delete(name),
  },
  fetch: async (what, how) => {
    const address = typeof what === "string" ? what : what.url;
    const path = address.slice(ROOT.length);
    fetched.push(how?.cache === "no-cache" ? `${path} as it is now` : path);
    return served(path);
  },
});
await import(new URL("../../static/sw.js", import.meta.url).href); // it is no module

beforeEach(() => {
  claimed = 0;
  [kept, fetched, open] = [new Map(), [], []];
  served = (path) => new Response(`text of ${path}`);
});

/** What becomes of an event that the worker has time for. */
function told(type, data) {
  return new Promise((ended) => {
    const waitUntil = (done) =>
      done.then(
        () => ended("done"),
        (error) => ended(error.message),
      );
    listeners[type]({ data, waitUntil });
  });
}

/** What a page is given for an address; null if that is not the worker's business. */
async function given(address, method = "GET") {
  let response = null;
  const respondWith = (answer) => {
    response = answer;
  };
  listeners.fetch({ request: { url: address, method }, respondWith });
  const answer = /** @type {Response | null} */ (await response);
  await settled();
  const to = answer?.headers.get("location");
  return to ? `to ${to}` : answer && answer.text();
}

const keep = (path, text = "kept") => cache(KEPT).put(ROOT + path, new Response(text));
const has = (path) => kept.get(KEPT)?.has(ROOT + path) ?? false;

function noNetwork() {
  served = () => {
    throw new TypeError("no network");
  };
}

it("an installation keeps what has changed, and all only if all come", async () => {
  for (const path of [NEW, "static/rules.html?000004", "index.html?000001"]) await keep(path);
  open = [`${ROOT}?python=x#v=1`, "https://x.example/other/"];
  assert.equal(await told("install"), "done");
  assert.deepEqual([fetched, FIRST.every(has)], [[" as it is now"], true]);
  kept.clear();
  served = (path) => new Response(null, { status: path.endsWith(".js") ? 404 : 200 });
  assert.equal(await told("install"), NEW);
  assert.equal(kept.size, 0, "and no page before its files");
});

it("a page that is not open stays as it was kept, with what it names, until it is", async () => {
  await keep("index.html?000001", `<script src="${OLD}">`);
  await keep(OLD, 'new URL("../words-000007/", import.meta.url)');
  for (const path of ["words-000007/de.js", "words-000008/de.js"]) await keep(path);
  for (const path of ["static/rules.html?000001", "static/rules.html?000004"]) await keep(path);
  assert.equal(await told("install"), "done");
  assert.deepEqual(fetched, []);
  assert.equal(await told("activate"), "done");
  const stay = ["index.html?000001", OLD, "words-000007/de.js"];
  assert.deepEqual([...stay, "words-000008/de.js", "static/rules.html?000001"].filter(has), stay);
  noNetwork();
  assert.equal(await given(ROOT), `<script src="${OLD}">`);
  fetched = [];
  served = () => new Response(`<script src="static/../${NEW}">`);
  assert.equal(await told("message", ""), "done");
  assert.deepEqual(fetched, [" as it is now", NEW]);
  assert.equal(await told("activate"), "done");
  assert.deepEqual(stay.filter(has), []);
});

it("what only an earlier release had goes with its last page, and nothing of other sites", async () => {
  const others = ["ttgo https://x.example/other/ kept", "photos"];
  for (const name of [`${OURS}release-000000000001`, `${OURS}runtime-00000000000b`, ...others])
    await cache(name).put("x", new Response("x"));
  for (const path of [OLD, NEW, "static/gone.html?000001", ...LARGE, GERMAN]) await keep(path);
  assert.equal(await told("activate"), "done");
  assert.deepEqual([[...kept.keys()], claimed], [[...others, KEPT], 1]);
  assert.deepEqual(
    [...kept.get(KEPT).keys()],
    [NEW, ...LARGE, GERMAN].map((path) => ROOT + path),
  );
});

rows(
  "is kept when it has been used",
  {
    "what is large": ["large", LARGE, LARGE],
    "a page in another language": ["de/", [GERMAN], ["de/ as it is now"]],
    "no other site's": ["../elsewhere", [], []],
  },
  async (data, paths, asked) => {
    assert.equal(await told("message", data), "done");
    assert.deepEqual([fetched, paths.every(has)], [asked, true]);
  },
);

it("what is large and does not come is no failure", async () => {
  served = () => new Response(null, { status: 404 });
  assert.equal(await told("message", "large"), "done");
});

rows(
  "is none of the worker's business",
  {
    "another site": ["https://y.example/go/index.html"],
    "beside the site": ["https://x.example/other"],
    "a file without a hash": [`${ROOT}static/embed.js`],
    "a folder within another": [`${ROOT}x/runtime-00000a/a.js`],
    "what is sent": [`${ROOT}index.html`, "POST"],
  },
  async (address, method) => assert.equal(await given(address, method), null),
);

it("a file is what was kept, of any release, or is fetched and kept, unless it is not there", async () => {
  await keep(OLD, "old");
  assert.deepEqual([await given(`${ROOT}${OLD}?x#y`), fetched], ["old", []]);
  for (const path of [NEW, "runtime-00000a/b.js"])
    assert.deepEqual([await given(ROOT + path), has(path)], [`text of ${path}`, true]);
  served = () => new Response("gone", { status: 404 });
  assert.equal(await given(ROOT + NEW), `text of ${NEW}`);
  assert.deepEqual([await given(`${ROOT}c-000001.js`), has("c-000001.js")], ["gone", false]);
});

it("a page is the server's, and without a network what was kept of it", async () => {
  await keep("index.html?100003", "old");
  await keep("index.html?000003");
  assert.equal(await given(`${ROOT}?python=x#v=1`), "text of ?python=x#v=1");
  noNetwork();
  assert.equal(await given(`${ROOT}?python=x#v=1`), "kept");
});

it("a page in another language, where nobody has been, is then the English one", async () => {
  noNetwork();
  assert.equal(await given(`${ROOT}de/`), `to ${ROOT}index.html?lang=en`);
  await keep(GERMAN);
  assert.equal(await given(`${ROOT}de/`), "kept");
  await assert.rejects(given(`${ROOT}static/rules.html`), { message: "no network" });
});
