/**
 * Games in the browser's storage: what is there again after a reload, in another tab, and where
 * storage is off, full or holds junk.
 */
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { peek } from "../../../static/keep/kept.js";
import { Store } from "../../../static/keep/store.js";
import * as storage from "../../../static/keep/storage.js";
import { Locks, openTab, provide, Storage } from "../support/browser.mjs";
import { rows, settled } from "../support/rows.mjs";

const GAME = "ttgo:1:game:";
const EMPTY = /** @type {any} */ ({
  size: [2, 1],
  stones: [".."],
  reach: ["00"],
  legal: ["11"],
  turns: [],
  comment: "",
  remarks: [],
  names: {},
  over: null,
});
const PLAYED = { ...EMPTY, stones: ["X."], turns: ["A1"] };
const OVER = { ...PLAYED, turns: ["A1", "pass", "pass"], over: { result: "B+2" } };
const A1 = { do: "turn", at: "A1" };

let locks = new Locks();
const everybody = () => /** @type {any} */ (globalThis).localStorage;
const session = () => /** @type {any} */ (globalThis).sessionStorage;

beforeEach(() => {
  Storage.full = () => false;
  locks = new Locks();
  provide({ localStorage: new Storage() });
  openTab({ locks });
});

/** A tab that has looked for a game to go on with. */
async function claiming(store = new Store()) {
  await store.claim();
  return store;
}

/** A tab with a game of its own that has been kept. */
async function playing(view = PLAYED, text = "{}") {
  const store = await claiming();
  store.keep(text, view, false);
  return store;
}

/** The same tab after a reload: its locks are free again. */
function reloaded() {
  locks = new Locks();
  provide({ navigator: { locks } });
  return new Store();
}

describe("a game", () => {
  it("is there at once after a reload, and is this tab's", async () => {
    const { id } = await playing(PLAYED, '{"a":1}');
    const store = reloaded();
    const kept = peek();
    assert.deepEqual([kept?.text, kept?.view, kept?.then], ['{"a":1}', PLAYED, []]);
    assert.deepEqual([(await store.claim())?.text, store.id], ['{"a":1}', id]);
  });

  rows(
    "has what has happened since it was kept",
    {
      "as it was added": [() => {}, [A1]],
      "nothing once it is kept anew": [(before) => before.keep('{"new":1}', PLAYED, false), []],
      "nothing that happened to another state of it": [
        ({ id }) => {
          const kept = JSON.parse(everybody().getItem(GAME + id));
          everybody().setItem(GAME + id, JSON.stringify({ ...kept, time: kept.time + 1 }));
        },
        [],
      ],
    },
    async (act, then) => {
      const before = await playing();
      assert.equal(before.add([A1], PLAYED), true);
      act(before);
      assert.deepEqual((await reloaded().claim())?.then, then);
    },
  );

  rows(
    "that a link has brought is an earlier game",
    {
      "only if somebody has played in it": [PLAYED, PLAYED, 0],
      "with a resignation": [PLAYED, { ...PLAYED, names: { RE: "B+R" } }, 1],
    },
    async (brought, left, earlier) => {
      for (const [id, again] of /** @type {[any, any][]} */ ([
        [undefined, (store) => store],
        ["abc123", (store) => store],
        [undefined, reloaded],
      ])) {
        everybody().clear();
        let store = new Store();
        await store.begin(true, id);
        store.keep("{}", brought, false);
        store = again(store);
        if (!store.id) await store.claim();
        store.keep("{}", left, false);
        await store.begin();
        assert.equal(store.others().length, earlier);
      }
    },
  );

  it("that a link has brought goes when another link comes, and nobody has played in it", async () => {
    for (const id of ["abc123", "abc124", "abc125"]) {
      const store = new Store();
      await store.begin(true, id);
      store.keep("{}", PLAYED, false);
      if (id === "abc124") store.keep("{}", OVER, false);
      locks = new Locks();
      openTab({ locks });
    }
    const left = new Store().others().map(({ id }) => id);
    assert.deepEqual(left.sort(), ["abc124", "abc125"]);
  });

  it("with a friend is never begun over the one of that number that is kept", async () => {
    const store = new Store();
    await store.begin(false, "abc123");
    store.keep('{"mine":1}', PLAYED, false);
    assert.equal((await new Store().begin(true, "abc123"))?.text, '{"mine":1}');
    assert.equal(await new Store().begin(true, "abc124"), null);
  });

  it("that cannot be read leaves the one before where it was", async () => {
    const store = await playing();
    const { id } = store;
    everybody().setItem(`${GAME}bad`, JSON.stringify({ text: "{bad" }));
    await store.take("bad");
    await store.back();
    store.keep("{}", PLAYED, true);
    assert.deepEqual([store.id, store.others().map((other) => other.id)], [id, ["bad"]]);
    const fresh = new Store();
    await fresh.back();
    assert.notEqual(fresh.id, "");
  });

  it("is the newest one in a new tab after all were closed", async () => {
    await playing(PLAYED, '{"first":1}');
    openTab({ locks });
    await playing(PLAYED, '{"second":1}');
    locks = new Locks();
    openTab({ locks });
    assert.equal((await new Store().claim())?.text, '{"second":1}');
  });

  it("of a duplicated tab goes on as a copy", async () => {
    const first = await playing(PLAYED, '{"one":1}');
    const copied = Object.assign(new Storage(), session());
    openTab({ locks });
    provide({ sessionStorage: copied });
    const second = new Store();
    const claimed = second.claim();
    assert.equal((await claimed)?.text, '{"one":1}');
    assert.notEqual(second.id, first.id);
    assert.equal(second.source, first.id);
    await second.begin();
    assert.equal(second.source, "");
  });

  it("whose page is just being reloaded is waited for", async () => {
    await playing(PLAYED, '{"one":1}');
    const own = session().getItem("ttgo:1:playing");
    locks = new Locks();
    provide({ navigator: { locks } });
    let letGo = (_) => {};
    void locks.request(
      GAME + own,
      {},
      () =>
        new Promise((free) => {
          letGo = free;
        }),
    );
    const store = new Store();
    const claimed = store.claim();
    await settled();
    letGo(null);
    assert.deepEqual([(await claimed)?.text, store.id], ['{"one":1}', own]);
  });
});

it("where there are no locks the newest of another tab is not taken", async () => {
  await playing();
  openTab();
  assert.equal(await new Store().claim(), null);
});

rows(
  "what is worth keeping",
  {
    "nothing played, nobody chose it": [EMPTY, false, false],
    "nothing played, but chosen": [EMPTY, true, true],
    "a comment": [{ ...EMPTY, comment: "x" }, false, true],
    "a player's name": [{ ...EMPTY, names: { PB: "x" } }, false, true],
  },
  async (view, chosen, kept) => {
    const store = await claiming();
    assert.equal(store.keep("{}", view, chosen), true);
    assert.equal(store.has(store.id), kept);
  },
);

it("a game that is left keeps its text, its events and a row, and not its picture", async () => {
  const store = await playing();
  store.add([A1], OVER);
  await store.begin();
  const [{ text, then, view, row }] = store.others();
  assert.deepEqual(
    { text, then, view, row },
    {
      text: "{}",
      then: [A1],
      view: null,
      row: { size: [2, 1], stones: ["X."], names: "", turns: 3, result: "B+2" },
    },
  );
});

it("a game that is left is gone if nothing is left in it", async () => {
  const store = await playing();
  store.keep('{"empty":1}', EMPTY, false);
  assert.equal(peek()?.text, '{"empty":1}', "while it is played");
  await store.begin();
  assert.deepEqual(store.others(), []);
});

it("the list of the others has the newest first, without this tab's", async () => {
  mock.timers.enable({ apis: ["Date"], now: 1 });
  const store = await playing(PLAYED, '{"n":1}');
  for (const text of ['{"n":2}', '{"n":3}', '{"n":4}']) {
    await store.begin();
    mock.timers.tick(1);
    store.keep(text, PLAYED, false);
  }
  mock.timers.reset();
  assert.deepEqual(
    store.others().map(({ text }) => text),
    ['{"n":3}', '{"n":2}', '{"n":1}'],
  );
});

it("a game with a friend is shown in two tabs, and deleted once none has it", async () => {
  const [first, second] = [new Store(), new Store()];
  for (const store of [first, second]) {
    openTab({ locks });
    await store.begin(false, "abc123");
  }
  second.keep("{}", PLAYED, false);
  openTab({ locks });
  const third = new Store();
  await third.begin();
  assert.deepEqual([await third.drop(["abc123"]), third.has("abc123")], [0, true]);
  await first.begin();
  await second.begin();
  assert.equal(await third.drop(["abc123"]), 1);
});

it("deleting takes all of a game, and not one that another tab plays", async () => {
  const first = await playing();
  openTab({ locks });
  const second = await playing();
  second.add([A1], PLAYED);
  const { id } = second;
  await second.begin();
  assert.equal(await second.drop([first.id, id]), 1);
  assert.deepEqual([second.has(first.id), second.has(id)], [true, false]);
  assert.deepEqual(
    Object.keys(everybody()).filter((key) => key.includes(id) && !key.endsWith("newest")),
    [],
  );
});

const ROW = { size: [9, 9], turns: 4, result: "" };
const KEPT = { text: "{}", view: PLAYED, row: null, time: 1 };

rows(
  "what is kept under a game's key may be anybody's",
  {
    "no JSON": ["{", null],
    "a text that is no game": [JSON.stringify({ ...KEPT, text: "x" }), null],
    "a game": [JSON.stringify(KEPT), { view: true, row: 1 }],
    "a row": [JSON.stringify({ text: "{}", row: ROW }), { view: false, row: 4 }],
    ...Object.fromEntries(
      Object.entries({ turns: null, names: undefined, remarks: 7, size: [0, 0], stones: [7] }).map(
        ([name, value]) => [
          `a view with wrong ${name}`,
          [
            JSON.stringify({ ...KEPT, view: { ...PLAYED, [name]: value } }),
            { view: false, row: null },
          ],
        ],
      ),
    ),
    "a view of nothing": [
      JSON.stringify({ ...KEPT, view: { ...PLAYED, size: [0, 0], stones: [] } }),
      { view: false, row: null },
    ],
    ...Object.fromEntries(
      [{}, "row", { size: [1], turns: 1, result: "" }, { ...ROW, stones: [7, 8] }].map((row) => [
        `a row that is ${JSON.stringify(row)}`,
        [JSON.stringify({ text: "{}", row }), { view: false, row: null }],
      ]),
    ),
  },
  (text, expected) => {
    everybody().setItem(`${GAME}x`, text);
    const [kept] = new Store().others();
    assert.deepEqual(
      kept ? { view: kept.view !== null, row: kept.row?.turns ?? null } : null,
      expected,
    );
  },
);

it("what is no game is set aside once, and not deleted", async () => {
  const store = await playing();
  everybody().setItem(`${GAME}x`, "{");
  assert.deepEqual([store.setAside(), store.setAside()], [1, 0]);
  assert.deepEqual(
    [everybody().getItem("ttgo:1:broken:x"), everybody().getItem(`${GAME}x`), store.has(store.id)],
    ["{", null, true],
  );
});

rows(
  "what has happened since may be anybody's, too",
  {
    "no JSON": ["{", undefined],
    "no list": ['{"time":1,"events":7}', []],
  },
  (text, then) => {
    everybody().setItem(`${GAME}x`, JSON.stringify(KEPT));
    everybody().setItem("ttgo:1:then:x", text);
    assert.deepEqual(new Store().others()[0]?.then, then);
  },
);

describe("where storage is full", () => {
  it("a game is kept without its picture", async () => {
    Storage.full = (key, text) => key.startsWith(GAME) && text.includes('"view"');
    await playing();
    assert.deepEqual([peek()?.view, peek()?.row?.turns], [null, 1]);
  });

  it("what was kept before is there as it was, and that is said", async () => {
    const store = await playing();
    Storage.full = () => true;
    assert.equal(store.keep('{"more":1}', PLAYED, false), false);
    assert.equal(store.add([A1], PLAYED), false);
    assert.equal(store.hold("[]"), false);
    assert.deepEqual([peek()?.text, peek()?.then], ["{}", []]);
  });

  it("nothing is added to what could not be kept, nor to what was not kept yet", async () => {
    const [store, other] = [await playing(), new Store()];
    Storage.full = (key) => key.startsWith(GAME);
    store.keep('{"more":1}', PLAYED, false);
    await other.claim();
    assert.deepEqual(
      [store.add([A1], PLAYED), other.add([A1], PLAYED)],
      [false, false],
      "it would be of another state",
    );
  });
});

it("where storage is switched off a game can be played", async () => {
  for (const kind of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, kind, {
      configurable: true,
      get: () => {
        throw new Error("SecurityError");
      },
    });
  }
  const store = new Store();
  assert.deepEqual(
    [peek(), await store.claim(), store.keep("{}", PLAYED, false), store.others(), store.held()],
    [null, null, false, [], ""],
  );
  assert.deepEqual(
    [storage.get("local", "x"), storage.set("session", "x", ""), storage.remove("local", "x")],
    ["", false, undefined],
  );
});

it("what waits is held once, for this tab", () => {
  const store = new Store();
  assert.equal(store.hold('[{"do":"undo"}]'), true);
  assert.deepEqual([store.held(), store.held()], ['[{"do":"undo"}]', ""]);
});
