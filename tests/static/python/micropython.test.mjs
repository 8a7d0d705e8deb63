/**
 * MicroPython as a page starts it, here in node: what it fetches and when, and its worker.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Locks, provide } from "../support/browser.mjs";
import { settled } from "../support/rows.mjs";

/** What was asked for, by the ends of the addresses. */
let asked = [];
let missing = /^$/;
const files = async (address) => {
  const path = String(address);
  asked.push(path.replace(/.*\/(static|ttgo)\//, ""));
  return missing.test(path)
    ? new Response(null, { status: 404 })
    : new Response(path.endsWith("pyscript.json") ? CONFIG : await readFile(new URL(path)));
};
/** As a server has it. */
const CONFIG = await readFile(
  new URL("../../../static/words/.pyscript.json", import.meta.url),
  "utf8",
);
// The runtime keeps its newest instance in a global: what the collector tells of an older one's
// objects would free the newer one's, and an older one that collects garbage would call a function
// of the newer one. A page has each in a worker of its own; here they are many, and nothing is
// freed or collected.
provide({
  fetch: files,
  FinalizationRegistry: class {
    register() {}
  },
});
const { start } = await import("../../../static/python/micropython.js");
const { WASM } = await import("../../../static/python/sources.js");
const json = (event) => JSON.stringify(event);
const SGF = { do: "open", name: "a.sgf", text: "(;SZ[3];B[bb])" };

/** A Python that was asked nothing yet. */
async function begun(...given) {
  const send = await start(...given);
  asked = [];
  return async (event) => JSON.parse(await send(json(event)));
}

beforeEach(() => {
  [asked, missing] = [[], /^$/];
});

describe("a Python for games", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  it("fetches the core, and nothing that a game without files, pictures and questions needs", async () => {
    await start();
    assert.ok(
      asked.includes("pyscript.json") && asked.includes("host.py") && asked.includes("rules.py"),
      String(asked),
    );
    assert.deepEqual(
      asked.filter((path) => /^(sgf|svg|teach|player|languages)\/(?!en)/.test(path)),
      [],
    );
  });

  it("fetches the rest with the first event that needs it, once", async () => {
    const send = await begun();
    assert.equal((await send({ do: "new", width: 3 })).view.size[0], 3);
    assert.deepEqual(asked, []);
    assert.equal((await send(SGF)).view.error, false);
    assert.ok(asked.length > 5 && asked.every((path) => path.startsWith("sgf/")), String(asked));
    asked = [];
    await send(SGF);
    assert.deepEqual(asked, []);
    assert.match((await send({ do: "new", width: 3, lang: "de" })).view.say, /Schwarz/);
    assert.deepEqual(asked, ["languages/de.json"]);
    assert.match((await send({ do: "new", width: 3, lang: "zh-Hant" })).view.say, /黑先行/);
    assert.deepEqual(asked, ["languages/de.json", "languages/zh-Hant.json"]);
  });

  it("fetches what the page's first answer needs before it is asked", async () => {
    await start(undefined, "handle", "../python-00000a/ttgo/teach/all.json");
    assert.ok(asked.includes("teach/problem.py"), String(asked));
    assert.deepEqual(
      asked.filter((path) => /^(sgf|svg|solve|player)\//.test(path)),
      [],
    );
  });

  it("says so where a part does not come, and asks for it again", async () => {
    const send = await begun();
    missing = /de\.json/;
    assert.doesNotMatch((await send({ do: "new", width: 3, lang: "de" })).view.say, /Schwarz/);
    missing = /^$/;
    assert.match((await send({ do: "new", width: 3, lang: "de" })).view.say, /Schwarz/);
  });

  it("collects its garbage in a pause after five answers", async () => {
    const send = await begun();
    for (let time = 0; time < 10; time++) await send({ do: "view" });
    mock.timers.tick(500);
    assert.equal((await send({ do: "new", width: 2 })).view.size[0], 2);
  });

  it("takes what the page has fetched and compiled, and leaves the page as it was", async () => {
    const { instantiateStreaming } = WebAssembly;
    const wasm = await WebAssembly.compile(await readFile(WASM));
    const config = new TextEncoder().encode(CONFIG).buffer;
    const english = await readFile(
      new URL("../../../ttgo/languages/en.json", import.meta.url),
      "utf8",
    );
    const send = await start({ wasm, config, english });
    assert.deepEqual(
      asked.filter((path) => /wasm|pyscript|en\.json/.test(path)),
      [],
    );
    assert.deepEqual(
      [globalThis.fetch, WebAssembly.instantiateStreaming],
      [files, instantiateStreaming],
    );
    assert.equal(JSON.parse(await send(json({ do: "new", width: 2 }))).view.size[0], 2);
  });

  it("reads what CPython has saved beyond U+FFFF, and refuses what is no saved game", async () => {
    const send = await begun();
    const saved = {
      ttgo: 2,
      size: [2, 2],
      komi: 0,
      turns: "A1",
      at: 1,
      notes: { "": { C: ["\ud83d\ude00"] } },
    };
    const text = json(saved).replace("\ud83d\ude00", "\\ud83d\\ude00");
    const { view, save } = await send({ do: "load", text });
    assert.deepEqual([view.error, view.turn], [false, 1]);
    assert.ok(!save.includes("\\ud83d"));
    assert.equal((await send({ do: "view", game: { text } })).save, save);
    assert.equal((await send({ do: "load", text: "\\ud83d no" })).view.error, true);
  });
});

/** What a worker's module says, by its own posts, and how it is told. */
async function worker(name) {
  const posts = [];
  let hear;
  let posted = () => {};
  let life = "";
  provide({
    navigator: { locks: new Locks() },
    addEventListener: (type, act) => {
      if (type === "message") hear = act;
    },
    postMessage: (data) => {
      if (data.life) return void ({ life } = data);
      posts.push(data);
      posted();
    },
  });
  await import(`../../../static/python/${name}.js?${Math.random()}`);
  await settled();
  assert.match(life, /^ttgo:1:life:0\.\d+$/);
  return {
    posts,
    tell: (data) => void hear({ data }),
    until: (done) =>
      new Promise((soon) => {
        posted = () => done() && soon(null);
        posted();
      }),
  };
}

it("the worker that answers is ready, answers by number, and tells of what breaks", async () => {
  const { posts, tell, until } = await worker("micropython-worker");
  tell({ number: 0, text: "", task: "handle" });
  await until(() => posts.length === 1);
  tell({ number: 1, text: json({ do: "new", width: 2 }) });
  tell({ number: 2, text: "{" });
  await until(() => posts.length === 3);
  posts.sort((one, other) => (one.number ?? 0) - (other.number ?? 0));
  assert.deepEqual(posts[0], { number: 0, answer: "" });
  assert.deepEqual([posts[1].number, JSON.parse(posts[1].answer).view.size[0]], [1, 2]);
  assert.equal(posts[2].number, 2);
  assert.ok(posts[2].broke ?? JSON.parse(posts[2].answer).view.error);
});

it("the worker that answers tells which file is missing", async (t) => {
  missing = /match\.py/;
  // its MicroPython is on the way meanwhile, and never comes: it would be the newest instance
  const held = new Promise((soon) => {
    const never = new Promise(() => {});
    t.mock.method(WebAssembly, "instantiate", () => (soon(null), never));
  });
  const { posts, tell, until } = await worker("micropython-worker");
  tell({ number: 0, text: "", task: "handle" });
  await until(() => posts.length === 1);
  assert.equal(posts[0].missing, true);
  assert.match(posts[0].broke, /match\.py$/);
  await held;
});

it("a worker that thinks has the opponent's files, which another has not", async () => {
  const { posts, tell, until } = await worker("micropython-worker");
  tell({ number: 0, text: "", task: "think" });
  tell({ number: 1, text: json({ do: "on" }) });
  await until(() => posts.length === 2);
  assert.deepEqual(posts[0], { number: 0, answer: "" });
  assert.match(JSON.parse(posts[1].answer).error, /^One is told to think about a game/);
  assert.ok(asked.includes("player/player_session.py"), String(asked));
});
