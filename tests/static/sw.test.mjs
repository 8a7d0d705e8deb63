/** The service worker of a built site: it works without a network, and no page has files of two
 * releases.
 */
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { provide } from "./support/browser.mjs";
import { rows, settled } from "./support/rows.mjs";

const ROOT = "https://x.example/go/";
const [OLD, NEW, RUNTIME] = [
  "release-000000000001",
  "release-000000000002",
  "runtime-00000000000a",
];
const OURS = `ttgo ${ROOT} `;
const FILES = [`${NEW}/a.js`, `${NEW}/pages/index.html`];
const LARGE = [`${RUNTIME}/pyodide.wasm`];
const GERMAN = `${NEW}/pages/de/index.html`;
const listeners = {};
/** By a cache's name, texts by address. */
let kept = new Map();
let fetched = [];
let served = (address) => new Response(`text of ${address.slice(ROOT.length)}`);
let claimed = 0;

const cache = (name) => ({
  put: async (address, response) => {
    const text = await response.text();
    kept.set(name, (kept.get(name) ?? new Map()).set(address, text));
  },
  add: async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new TypeError(`no ${address}`);
    await cache(name).put(address, response);
  },
});
provide({
  self: {
    addEventListener: (type, act) => {
      listeners[type] = act;
    },
    SITE: {
      release: NEW,
      runtime: RUNTIME,
      files: FILES,
      large: LARGE,
      pages: ["index.html", "static/rules.html", "de/index.html"],
    },
    registration: { scope: ROOT },
    clients: { claim: async () => void claimed++ },
  },
  caches: {
    open: async (name) => cache(name),
    keys: async () => [...kept.keys()],
    delete: async (name) => kept.delete(name),
    match: async (address, { cacheName }) => {
      const text = kept.get(cacheName)?.get(address);
      return text === undefined ? undefined : new Response(text);
    },
  },
  fetch: async (what) => {
    const address = typeof what === "string" ? what : what.url;
    fetched.push(address.slice(ROOT.length));
    return served(address);
  },
});
await import(new URL("../../static/sw.js", import.meta.url).href); // it is no module

beforeEach(() => {
  [kept, fetched] = [new Map(), []];
  served = (address) => new Response(`text of ${address.slice(ROOT.length)}`);
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

/** Have it kept, in the cache of its folder. */
const keep = (path, text = "kept") =>
  cache(OURS + path.split("/")[0]).put(ROOT + path, new Response(text));
const has = (path) => kept.get(OURS + path.split("/")[0])?.has(ROOT + path) ?? false;

function noNetwork() {
  served = () => {
    throw new TypeError("no network");
  };
}

it("an installation keeps all files of the release, each fetched once", async () => {
  await keep(`${NEW}/a.js`); // it has arrived before
  assert.equal(await told("install"), "done");
  assert.deepEqual([fetched, FILES.every(has)], [[`${NEW}/pages/index.html`], true]);
});

it("what earlier releases kept goes with their last page, and nothing of other sites", async () => {
  const others = ["ttgo https://x.example/other/ release-1", "photos"];
  const gone = [OLD, "runtime-00000000000b", "newest"].map((name) => OURS + name);
  const stays = [OURS + NEW, OURS + RUNTIME, ...others];
  for (const name of [...gone, ...stays]) await cache(name).put("x", new Response("x"));
  assert.equal(await told("activate"), "done");
  assert.deepEqual([[...kept.keys()], claimed], [stays, 1]);
});

rows(
  "is kept when it has been used",
  {
    "what is large": ["large", LARGE],
    "a page in another language": ["de/", [GERMAN]],
    "no other site's": ["../elsewhere", []],
  },
  async (data, paths) => {
    assert.equal(await told("message", data), "done");
    assert.deepEqual([fetched, paths.every(has)], [paths, true]);
  },
);

rows(
  "is none of the worker's business",
  {
    "another site": ["https://y.example/go/index.html"],
    "beside the site": ["https://x.example/other"],
    "one inside another": [`${ROOT}x/${NEW}/a.js`],
    "what is sent": [`${ROOT}index.html`, "POST"],
  },
  async (address, method) => assert.equal(await given(address, method), null),
);

it("a file that was not kept is fetched and kept, unless it is not there", async () => {
  assert.equal(await given(`${ROOT}${NEW}/b.js`), `text of ${NEW}/b.js`);
  served = () => new Response("gone", { status: 404 });
  assert.equal(await given(`${ROOT}${NEW}/b.js`), `text of ${NEW}/b.js`);
  assert.deepEqual([await given(`${ROOT}${NEW}/c.js`), has(`${NEW}/c.js`)], ["gone", false]);
});

it("a page is the server's, and without a network the release's copy", async () => {
  await keep(`${OLD}/pages/index.html`, "old");
  await keep(`${NEW}/pages/index.html`);
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
