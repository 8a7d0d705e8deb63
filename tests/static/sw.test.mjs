/**
 * The service worker of a built site: a release is there whole or not at all, and no page has files
 * of two.
 */
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { provide } from "./support/browser.mjs";
import { rows, settled } from "./support/rows.mjs";

const ROOT = "https://x.example/go/";
const [OLD, NEW, RUNTIME] = [
  "release-000000000001",
  "release-000000000002",
  "runtime-00000000000a",
];
const OURS = `ttgo ${ROOT} `;
const FILES = { [`${NEW}/a.js`]: "sha256-a", [`${NEW}/pages/index.html`]: "sha256-i" };
const LARGE = `${RUNTIME}/pyodide.wasm`;
const SPOILT = `${RUNTIME}/stdlib.zip`; // kept by an earlier worker, as it came
const hash = async (text) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};
const RARE = `${NEW}/rare.js`;
const HASHES = Object.fromEntries(
  await Promise.all(
    [LARGE, SPOILT, RARE].map(async (path) => [path, await hash(`text of ${path}`)]),
  ),
);
const listeners = {};
/** By a cache's name, texts by address. */
let kept = new Map();
let fetched = [];
let served = (address, _how) => new Response(`text of ${address.slice(ROOT.length)}`);
let claimed = 0;

const cache = (name) => ({
  put: async (address, response) => {
    const text = await response.text();
    kept.set(name, (kept.get(name) ?? new Map()).set(address, text));
  },
  delete: async (address) => kept.get(name)?.delete(address),
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
      large: HASHES,
      rare: [RARE],
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
  fetch: async (what, how) => {
    const address = typeof what === "string" ? what : what.url;
    fetched.push([address.slice(ROOT.length), how]);
    const response = await served(address, how);
    if (
      Object.values(HASHES).includes(how?.integrity) &&
      how.integrity !== (await hash(await response.clone().text()))
    )
      throw new TypeError("not what its hash says");
    return response;
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
    listeners[type]({
      data,
      waitUntil: (done) =>
        done.then(
          () => ended("done"),
          (error) => ended(error.message),
        ),
    });
  });
}

/** What a page is given for an address; null if that is not the worker's business. */
async function given(address, method = "GET") {
  let response = null;
  listeners.fetch({
    request: { url: address, method },
    respondWith: (answer) => {
      response = answer;
    },
  });
  const answer = /** @type {Response | null} */ (await response);
  await settled();
  const to = answer?.headers.get("location");
  return to ? `to ${to}` : answer && answer.text();
}

const newest = () => kept.get(`${OURS}newest`)?.get(`${ROOT}newest`);
const names = () => [...kept.keys()].map((name) => name.slice(OURS.length)).sort();

describe("an installation", () => {
  it("keeps all files of the release, each by its hash, and then it is the newest", async () => {
    assert.equal(await told("install"), "done");
    assert.deepEqual(
      fetched,
      Object.entries(FILES).map(([path, integrity]) => [path, { integrity, cache: "default" }]),
    );
    assert.deepEqual(
      [newest(), [...(kept.get(OURS + NEW)?.keys() ?? [])]],
      [NEW, Object.keys(FILES).map((path) => ROOT + path)],
    );
  });

  it("does not fetch again what has arrived before", async () => {
    await cache(OURS + NEW).put(`${ROOT}${NEW}/a.js`, new Response("a"));
    await told("install");
    assert.deepEqual(
      fetched.map(([path]) => path),
      [`${NEW}/pages/index.html`],
    );
  });

  rows(
    "asks anew for what the browser has spoilt",
    {
      "a copy that is not what it should be": [() => Promise.reject(new TypeError("integrity"))],
      "a copy of a failure": [() => new Response(null, { status: 503 })],
    },
    async (spoilt) => {
      served = (address, how) => (how.cache === "default" ? spoilt() : new Response(address));
      assert.deepEqual([await told("install"), newest()], ["done", NEW]);
      assert.deepEqual(fetched.filter(([, how]) => how.cache === "reload").length, 2);
    },
  );

  it("fails if a file does not come, and the release before stays the newest", async () => {
    await cache(`${OURS}newest`).put(`${ROOT}newest`, new Response(OLD));
    served = (address) => new Response(null, { status: address.endsWith("a.js") ? 404 : 200 });
    assert.deepEqual(
      [await told("install"), newest()],
      [`The server did not answer for ${NEW}/a.js.`, OLD],
    );
  });

  it("fails if the browser throws something away meanwhile", async () => {
    const { open } = caches;
    caches.open = async (name) =>
      name === OURS + NEW ? /** @type {any} */ ({ put: async () => {} }) : open(name);
    const ended = await told("install");
    caches.open = open;
    assert.deepEqual(
      [ended, newest()],
      ["Some of the release was thrown away while the rest arrived.", undefined],
    );
  });
});

it("what earlier releases kept goes with their last page, and nothing of other sites", async () => {
  await told("install");
  for (const name of [
    OURS + OLD,
    OURS + RUNTIME,
    `${OURS}runtime-00000000000b`,
    "ttgo https://x.example/other/ release-1",
    "photos",
  ])
    await cache(name).put("x", new Response("x"));
  assert.equal(await told("activate"), "done");
  assert.deepEqual(
    [...kept.keys()].sort(),
    [
      `${OURS}newest`,
      OURS + NEW,
      OURS + RUNTIME,
      "photos",
      "ttgo https://x.example/other/ release-1",
    ].sort(),
  );
  assert.equal(claimed, 1);
});

it("the newest release stays while another is to be it", async () => {
  await cache(`${OURS}newest`).put(`${ROOT}newest`, new Response(OLD));
  await cache(OURS + OLD).put("x", new Response("x"));
  await told("activate");
  assert.deepEqual(names(), ["newest", OLD]);
});

rows(
  "what is large is kept when it has been used",
  { "once it is said": ["large", [LARGE, SPOILT]], "another message": ["small", []] },
  async (data, paths) => {
    listeners.message({ data, waitUntil: () => {} });
    await settled();
    assert.deepEqual(
      fetched.map(([path]) => path),
      paths,
    );
  },
);

it("what is large and does not come is no failure", async () => {
  served = () => new Response(null, { status: 404 });
  assert.equal(await told("message", "large"), "done");
});

describe("what a page asks for", () => {
  rows(
    "is none of the worker's business",
    {
      "another site": ["https://y.example/go/index.html"],
      "beside the site": ["https://x.example/other"],
      "no page of it": [`${ROOT}notes.html`],
      "a folder that is no release": [`${ROOT}release-1/a.js`],
      "one inside another": [`${ROOT}x/${NEW}/a.js`],
      "what is sent": [`${ROOT}index.html`, "POST"],
    },
    async (address, method) => assert.equal(await given(address, method), null),
  );

  it("is what was kept, of any release", async () => {
    await cache(OURS + OLD).put(`${ROOT}${OLD}/a.js`, new Response("old"));
    assert.deepEqual([await given(`${ROOT}${OLD}/a.js?x#y`), fetched], ["old", []]);
  });

  it("is fetched if it was not, and kept if it is large", async () => {
    assert.equal(await given(`${ROOT}${NEW}/b.js`), `text of ${NEW}/b.js`);
    assert.deepEqual(names(), []);
    assert.equal(await given(ROOT + LARGE), `text of ${LARGE}`);
    assert.equal(kept.get(OURS + RUNTIME)?.get(ROOT + LARGE), `text of ${LARGE}`);
  });

  rows(
    "is never kept, and never stays, if it is not what the build made",
    {
      "a login page": [LARGE, ""],
      "one kept by an earlier worker": [SPOILT, "Please log in"],
    },
    async (path, before) => {
      const address = ROOT + path;
      if (before) await cache(OURS + RUNTIME).put(address, new Response(before));
      served = () => new Response("Please log in");
      assert.equal(await given(address), "Please log in");
      assert.equal(kept.get(OURS + RUNTIME)?.get(address), undefined);
      served = () => new Response(`text of ${path}`); // the host is well again
      assert.deepEqual(
        [await given(address), kept.get(OURS + RUNTIME)?.get(address)],
        [`text of ${path}`, `text of ${path}`],
      );
      fetched = [];
      assert.deepEqual([await given(address), fetched], [`text of ${path}`, []]);
    },
  );

  it("is not kept if it is not there", async () => {
    served = () => new Response("gone", { status: 404 });
    assert.deepEqual([await given(ROOT + LARGE), names()], ["gone", []]);
  });

  rows(
    "is a page of the newest release",
    {
      "the first": ["", "index.html"],
      "with a link": ["?python=x#v=1", "index.html"],
      "by its name": ["index.html", "index.html"],
      another: ["static/rules.html", "static/rules.html"],
    },
    async (path, page) => {
      await cache(`${OURS}newest`).put(`${ROOT}newest`, new Response(NEW));
      await cache(OURS + NEW).put(`${ROOT}${NEW}/pages/${page}`, new Response("kept"));
      assert.deepEqual([await given(ROOT + path), fetched], ["kept", []]);
    },
  );

  describe("is a page in another language", () => {
    const PAGE = `${NEW}/pages/de/index.html`;
    beforeEach(async () => {
      await cache(`${OURS}newest`).put(`${ROOT}newest`, new Response(NEW));
      HASHES[PAGE] = await hash(`text of ${PAGE}`);
    });

    it("kept when somebody has been there", async () => {
      assert.deepEqual(
        [await given(`${ROOT}de/`), kept.get(OURS + NEW)?.get(ROOT + PAGE)],
        [`text of ${PAGE}`, `text of ${PAGE}`],
      );
      fetched = [];
      assert.deepEqual([await given(`${ROOT}de/index.html`), fetched], [`text of ${PAGE}`, []]);
    });

    it("kept when it says that somebody is there", async () => {
      assert.equal(await told("message", { page: "de/" }), "done");
      assert.equal(kept.get(OURS + NEW)?.get(ROOT + PAGE), `text of ${PAGE}`);
      assert.equal(await told("message", { page: "../elsewhere" }), "done");
    });

    it("the English one without a network, where nobody has been", async () => {
      served = () => {
        throw new TypeError("no network");
      };
      assert.equal(await given(`${ROOT}de/`), `to ${ROOT}index.html?lang=en`);
    });
  });

  it("is a page from the server while no release is whole", async () =>
    assert.equal(await given(ROOT), "text of "));
});
