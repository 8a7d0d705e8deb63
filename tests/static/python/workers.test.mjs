/**
 * The page's ends of its workers: MicroPython's, by which all boards are answered, and the one that
 * thinks.
 */
import assert from "node:assert/strict";
import { resolveObjectURL } from "node:buffer";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { rows, settled } from "../support/rows.mjs";
import { provide } from "../support/browser.mjs";
import { provideWorkers, Worker } from "../support/worker.mjs";

provideWorkers();
const { startEarly, startMicroPython } =
  await import("../../../static/python/micropython-client.js");
const { ask, askAlone, leave, wake } = await import("../../../static/python/boards-client.js");
const { fetchAhead, fetched, spawn } = await import("../../../static/python/sources.js");
const { startPython } = await import("../../../static/python/pyodide.js");
const { Thinking } = await import("../../../static/python/think-client.js");
const { loading } = await import("../../../static/words/start.js");

beforeEach(() => {
  provideWorkers();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
});
afterEach(() => mock.timers.reset());

const ending = (promise) =>
  promise.then(
    () => "there",
    (error) => error.message,
  );
const newest = () => /** @type {Worker} */ (Worker.all.at(-1));

describe("MicroPython in its worker", () => {
  it("is started with what the page has fetched for it, and answers by number", async () => {
    const started = startMicroPython(loading);
    await settled();
    const worker = newest();
    assert.match(Reflect.get(worker, "address"), /\/static\/python\/micropython-worker\.js$/);
    assert.deepEqual(
      [Reflect.get(worker, "how"), worker.heard.splice(0)],
      [
        { type: "module" },
        [{ fetched: { wasm: null, config: new TextEncoder().encode("{}").buffer } }],
      ],
    );
    await worker.says({ ready: true });
    const send = await started;
    const [one, other] = [ending(send("one")), send("other")];
    assert.deepEqual(worker.heard, [
      { number: 1, text: "one" },
      { number: 2, text: "other" },
    ]);
    await worker.says({ number: 2, answer: "second" });
    await worker.says({ number: 7, answer: "nobody asked" });
    await worker.says({ number: 1, broke: "Traceback" });
    assert.deepEqual([await other, await one], ["second", "Traceback"]);
  });

  rows(
    "that does not start says why",
    {
      "a file that is missing": [
        { failed: "https://x.example/a/b.wasm", missing: true },
        "Python could not be loaded: the server did not answer for b.wasm.",
      ],
      "an error": [
        { failed: "RangeError: memory", missing: false },
        "Python could not be loaded: RangeError: memory.",
      ],
    },
    async (said, told) => {
      const started = ending(startMicroPython(loading));
      await newest().says(said);
      assert.deepEqual([await started, newest().ended], [told, true]);
    },
  );

  it("is given up after a minute of silence", async () => {
    const started = ending(startMicroPython(loading));
    mock.timers.tick(59_999);
    await settled();
    mock.timers.tick(1);
    assert.equal(await started, "Python could not be loaded: nothing happened for 60 seconds.");
  });

  it("needs files that the server may not give", async () => {
    provideWorkers((address) =>
      address.endsWith("pyscript.json") ? new Response(null, { status: 404 }) : new Response(""),
    );
    assert.equal(
      await ending(startMicroPython(loading)),
      "Python could not be loaded: the server did not answer for pyscript.json.",
    );
  });

  it("may have been started before anybody asked, for one", async () => {
    startEarly();
    const started = startMicroPython(loading);
    assert.equal(Worker.all.length, 1);
    await newest().says({ ready: true });
    await started;
    void startMicroPython(loading);
    assert.equal(Worker.all.length, 2);
  });
});

rows(
  "what was asked for ahead",
  {
    "is not asked for again": [[200], 2],
    "is, if it did not come": [[404, 200], 4],
    "is, if it may not be compiled then": [[204, 200], 4],
  },
  async (answers, requests) => {
    const asked = [];
    const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
    provideWorkers((address) => {
      asked.push(address);
      if (address.endsWith("json")) return new Response("{}");
      const status = answers.shift() ?? 200;
      const headers = { "Content-Type": status === 204 ? "" : "application/wasm" };
      return new Response(status === 200 ? empty : null, { status, headers });
    });
    fetchAhead();
    await settled();
    const { wasm } = await fetched();
    assert.deepEqual([wasm instanceof WebAssembly.Module, asked.length], [true, requests]);
  },
);

rows(
  "a worker of this site, or of another",
  {
    ours: ["null", /^file:.*micropython-worker\.js$/],
    "another's, by way of a script of our own": ["https://page.example", /^blob:/],
  },
  async (origin, address) => {
    Object.assign(globalThis, { location: { origin } });
    spawn(new URL("file:///ttgo/static/python/micropython-worker.js"));
    const own = Reflect.get(newest(), "address");
    assert.match(own, address);
    const script = resolveObjectURL(own);
    if (script)
      assert.deepEqual(
        [await script.text(), script.type],
        ['import "file:///ttgo/static/python/micropython-worker.js";', "text/javascript"],
      );
  },
);

it("one Python for all boards tells why it does not start, and tries again at the next call", async () => {
  const failed = ending(wake());
  await settled();
  await newest().says({ failed: "no room", missing: false });
  mock.timers.tick(50);
  assert.equal(await failed, "Python could not be loaded: no room.");
  leave("b1"); // there is nothing to forget
  assert.equal(newest().heard.length, 1);
});

rows(
  "one Python for all boards tells of the page's own policy if that is in the way",
  {
    scripts: [
      {
        disposition: "enforce",
        effectiveDirective: "script-src",
        blockedURI: "https://x.example/",
      },
      /^This page’s Content-Security-Policy does not let Python start: its script-src lacks null/,
    ],
    WebAssembly: [
      { disposition: "enforce", effectiveDirective: "script-src", blockedURI: "wasm-eval" },
      /script-src lacks 'wasm-unsafe-eval'/,
    ],
    "a policy that is only reported": [
      { disposition: "report", effectiveDirective: "script-src", blockedURI: "wasm-eval" },
      /no room/,
    ],
    "a worker, which it does without": [
      { disposition: "enforce", effectiveDirective: "worker-src", blockedURI: "x" },
      /no room/,
    ],
    "a script of our own, which it does without": [
      { disposition: "enforce", effectiveDirective: "script-src", blockedURI: "blob" },
      /no room/,
    ],
  },
  async (violation, told) => {
    const failed = ending(wake());
    await settled();
    document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation));
    await newest().says({ failed: "no room", missing: false });
    mock.timers.tick(50);
    assert.match(await failed, told);
  },
);

it("one Python for all boards is asked by each board's name, and forgets one that leaves", async () => {
  const woken = wake();
  await settled();
  await newest().says({ ready: true });
  await woken;
  const answered = ask("b7", { do: "turn", at: "A1" });
  await settled();
  const worker = newest();
  assert.deepEqual(JSON.parse(worker.heard[1].text), {
    do: "turn",
    at: "A1",
    board: "b7",
  });
  await worker.says({ number: 1, answer: '{"save":"x"}' });
  assert.deepEqual(await answered, { save: "x" });
  leave("b7");
  await settled();
  assert.deepEqual(JSON.parse(worker.heard.at(-1).text), { do: "leave", board: "b7" });
  assert.equal(Worker.all.length, 1);
  const broken = ending(ask("b8", { do: "undo" }));
  await settled();
  await worker.says({ number: worker.heard.at(-1).number, broke: "Traceback" });
  await newest().says({ ready: true });
  await newest().says({ number: 1, broke: "Traceback" });
  // a new one was asked, too
  assert.deepEqual([await broken, Worker.all.length], ["Python stopped with an error.", 2]);
});

describe("MicroPython's worker ends", () => {
  /** One that lives. */
  async function living() {
    const started = startMicroPython(loading);
    await newest().lives();
    await newest().says({ ready: true });
    return started;
  }

  rows(
    "at rest or at work: that is known, and questions are refused",
    { "by the page": [(send) => send.end()], "in silence": [() => newest().ends()] },
    async (act) => {
      const send = await living();
      let known = false;
      void send.ended?.then(() => {
        known = true;
      });
      const open = ending(send("x"));
      await settled();
      assert.equal(known, false);
      await act(send);
      await newest().ends();
      assert.deepEqual([known, newest().ended], [true, true]);
      assert.deepEqual([await open, await ending(send("y"))], ["ended", "ended"]);
    },
  );

  it("where the browser has no locks nothing is told", async () => {
    provide({ navigator: {} });
    assert.equal((await living()).ended, undefined);
  });
});

describe("a Python for one event", () => {
  const EVENT = { do: "photo" };
  const { signal } = new AbortController();

  beforeEach(async () => {
    const woken = wake(); // the boards' own
    await settled();
    await newest()?.says({ ready: true });
    await woken;
  });

  /** One that has been asked, beside that of the boards. */
  async function alone(wanted = signal) {
    const answer = ending(askAlone(EVENT, wanted).then(({ save }) => assert.equal(save, "x")));
    await settled();
    await newest().says({ ready: true });
    return { answer, worker: newest() };
  }

  it("is another one each time, and ends when it has answered", async () => {
    const boards = Worker.all.length;
    for (const nth of [1, 2, 3]) {
      const { answer, worker } = await alone();
      assert.deepEqual(JSON.parse(worker.heard[1].text), EVENT);
      assert.equal(worker.ended, false);
      await worker.says({ number: 1, answer: '{"save":"x"}' });
      assert.deepEqual(
        [await answer, worker.ended, Worker.all.length - boards],
        ["there", true, nth],
      );
    }
  });

  it("says so when it stops with an error", async () => {
    const { answer, worker } = await alone();
    await worker.says({ number: 1, broke: "Traceback" });
    assert.deepEqual([await answer, worker.ended], ["Python stopped with an error.", true]);
  });

  rows(
    "ends as soon as nobody wants its answer",
    { "while it answers": [true], "while it starts": [false] },
    async (asked) => {
      const wanted = new AbortController();
      if (!asked) wanted.abort();
      const { answer, worker } = await alone(wanted.signal);
      wanted.abort();
      await answer;
      assert.equal(worker.ended, true);
    },
  );
});

describe("a worker that thinks", () => {
  afterEach(() => Worker.over());

  /** Somebody who asks it, and what they are given. */
  function asking(goesOn = false) {
    const slices = [];
    const told = { broke: 0, restarted: 0 };
    const thinking = new Thinking(
      () => void told.broke++,
      () => void told.restarted++,
      goesOn,
    );
    const asks = (of = "", fast = false) =>
      thinking.ask(
        () => ({ of }),
        (slice) => void slices.push(slice),
        fast,
      );
    return { thinking, slices, told, asks };
  }

  /** Somebody who has asked it. */
  function asked() {
    const who = asking();
    who.asks();
    return who;
  }

  /** What it was asked; null for a stop. */
  const events = (worker = newest()) => worker.heard.slice(1).map(({ event }) => event && event.of);
  /** It answers the newest question. */
  const says = (answer, worker = newest()) =>
    worker.says({ number: worker.heard.at(-1).number, answer });
  const DONE = { done: true };

  it("comes with the first question, and gives each slice until it is done", async () => {
    const { slices, asks } = asking();
    assert.equal(Worker.all.length, 0);
    asks("x");
    assert.deepEqual([newest().heard[0], events()], [{ python: "micropython" }, ["x"]]);
    for (const slice of [{ games: 1 }, { games: 2, ...DONE }, { games: 3 }]) await says(slice);
    assert.deepEqual(slices, [{ games: 1 }, { games: 2, ...DONE }]);
    asks();
    assert.equal(Worker.all.length, 1);
  });

  it("is not heard about an earlier question, nor after a stop", async () => {
    const { thinking, slices, asks } = asking();
    asks("one");
    const { number } = newest().heard[1];
    asks("other");
    await newest().says({ number, answer: DONE });
    thinking.stop();
    thinking.stop();
    await says(DONE);
    assert.deepEqual([slices, events()], [[], ["one", "other", null]]);
  });

  it("answers others before a question that goes on where it was, and that again", async () => {
    const [long, one, two] = [asking(true), asking(), asking()];
    long.asks("long");
    one.asks("one");
    two.asks("two");
    assert.deepEqual(events(), ["long", "one"]);
    for (let time = 0; time < 2; time++) await says(DONE);
    assert.deepEqual(events(), ["long", "one", "two", "long"]);
    await says(DONE);
    assert.deepEqual([long.slices, one.slices], [[DONE], [DONE]]);
  });

  it("is a faster one for the rest of such a question, as soon as that can think", async () => {
    asking(true).asks("long", true);
    const [slow, fast] = Worker.all.slice(-2);
    await fast.says({ ready: "pyodide" });
    assert.deepEqual([slow.ended, events(fast)], [true, ["long"]]);
  });

  it("ends with an error that Python tells", async () => {
    const { slices, told } = asked();
    await says({ error: "no game" });
    mock.timers.tick(60_000);
    assert.deepEqual([slices, told.broke, newest().ended], [[{ error: "no game" }], 0, false]);
  });

  rows(
    "is replaced and asked the same, which is said, then given up, and the next question begins anew",
    {
      "when it ends in silence": [(worker) => worker.ends()],
      "when it dies": [(worker) => worker.dies("x")],
      "when its Python breaks": [(worker) => says({ error: "x", broken: true }, worker)],
      "when it says nothing for a minute": [() => mock.timers.tick(60_000)],
    },
    async (act) => {
      const { slices, told, asks } = asked();
      const first = newest();
      await first.lives();
      await act(first);
      const second = newest();
      assert.deepEqual([told, first.ended], [{ broke: 0, restarted: 1 }, true]);
      assert.deepEqual(events(second), events(first));
      await second.lives();
      await act(second);
      assert.deepEqual([told, slices, Worker.all.length], [{ broke: 1, restarted: 1 }, [], 2]);
      asks();
      await says(DONE);
      assert.deepEqual([told.restarted, slices, Worker.all.length], [1, [DONE], 3]);
    },
  );

  it("that ends at rest is replaced at the next question, and nothing is said", async () => {
    const { told, asks } = asked();
    await newest().lives();
    await says(DONE);
    await newest().ends();
    asks();
    assert.deepEqual([Worker.all.length, told], [2, { broke: 0, restarted: 0 }]);
  });

  it("that was given up ends later: the new one goes on", async () => {
    asked();
    const first = newest();
    await first.lives();
    await first.dies("x");
    await newest().lives();
    await first.ends();
    assert.equal(Worker.all.length, 2);
  });

  it("thinks for one after the other", async () => {
    const [one, other] = [asking(), asking()];
    one.asks("one");
    other.asks("other");
    assert.deepEqual([events(), other.thinking.asks], [["one"], true]);
    await says(DONE);
    assert.deepEqual([events(), one.slices, other.slices], [["one", "other"], [DONE], []]);
    one.asks("one");
    one.thinking.stop();
    other.thinking.stop();
    assert.deepEqual(events(), ["one", "other", null]);
  });

  it("is waited for a minute from each slice on", async () => {
    const { told } = asked();
    mock.timers.tick(59_999);
    await says({});
    mock.timers.tick(59_999);
    assert.equal(told.restarted, 0);
    mock.timers.tick(1);
    assert.equal(told.restarted, 1);
  });

  it("cannot be where the page may have no worker", () => {
    Worker.forbidden = true;
    const { asks, told } = asking();
    asks("", true);
    assert.equal(told.broke, 1);
  });

  describe("with Pyodide", () => {
    /** MicroPython's, which is asked, and Pyodide's. */
    async function both() {
      const who = asking();
      who.asks("one", true);
      const [micropython, pyodide] = Worker.all;
      await pyodide.lives();
      return { ...who, micropython, pyodide };
    }

    it("starts beside MicroPython's, and takes its place at the next question", async () => {
      const { asks, slices, micropython, pyodide } = await both();
      assert.deepEqual(pyodide.heard, [{ python: "pyodide" }]);
      await pyodide.says({ ready: "pyodide" });
      await says(DONE, micropython);
      assert.deepEqual([slices, document.body.dataset.thinker], [[DONE], "pyodide"]);
      asks("other", true);
      const found = [micropython.ended, events(pyodide), Worker.all.length];
      assert.deepEqual(found, [true, ["other"], 2]);
    });

    rows(
      "ends: MicroPython's goes on",
      { "before it can think": [false, 0], "when it could": [true, 0], "at work": [true, 1] },
      async (ready, restarted) => {
        const { asks, told, micropython, pyodide } = await both();
        if (ready) await pyodide.says({ ready: "pyodide" });
        if (restarted) asks("other");
        await pyodide.ends();
        asks("last");
        const thinks = Worker.all.filter((worker) => !worker.ended);
        assert.deepEqual([thinks.length, thinks[0].heard[0]], [1, { python: "micropython" }]);
        assert.deepEqual([told.restarted, events(thinks[0]).at(-1)], [restarted, "last"]);
        assert.equal(micropython.ended, restarted > 0);
      },
    );

    rows(
      "is not fetched",
      { "for who saves data": [{ saveData: true }], "on a slow line": [{ effectiveType: "3g" }] },
      async (connection) => {
        Object.assign(navigator, { connection });
        asking().asks("", true);
        assert.equal(Worker.all.length, 1);
      },
    );
  });
});

rows(
  "where MicroPython cannot start",
  {
    "Pyodide is tried, and MicroPython's failure told": [null, { failed: "x" }, true],
    "not if another choice was made": ["micropython", { failed: "x" }, false],
    "not if the page's policy is the cause": [null, { failed: "blocked by CSP" }, false],
    "not in a browser that is too old": [null, { failed: "x is not defined" }, false],
  },
  async (choice, said, tried) => {
    const asked = [];
    provideWorkers((address) => asked.push(address) && new Response("{}"));
    const started = ending(startPython(choice, loading));
    await settled();
    asked.length = 0;
    await newest().says(said);
    assert.match(await started, /^Python could not be loaded: (?!.*pyscript)/);
    assert.equal(
      asked.some((address) => address.endsWith("pyscript.json")),
      tried,
    );
  },
);
