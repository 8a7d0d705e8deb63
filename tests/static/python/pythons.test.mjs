/** A Python in a worker, and who asks one: all games of a page, a single event, and the thinker. */
import assert from "node:assert/strict";
import { resolveObjectURL } from "node:buffer";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { rows, settled } from "../support/rows.mjs";
import { newest, provideWorkers, Worker } from "../support/worker.mjs";

provideWorkers();
const { startEarly, startMicroPython } =
  await import("../../../static/python/micropython-client.js");
const { ask, askAlone, python } = await import("../../../static/python/boards-client.js");
const { live } = await import("../../../static/python/life.js");
const { fetchAhead, fetched, spawn } = await import("../../../static/python/sources.js");
const { startPython } = await import("../../../static/python/pyodide.js");
const { loading } = await import("../../../static/words/start.js");

const FAILED = "Python could not be loaded: ";
const WORKER = new URL("file:///ttgo/static/python/micropython-worker.js");

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

describe("MicroPython in its worker", () => {
  it("is started with what the page has fetched for it, and answers by number", async () => {
    startEarly(undefined, "teach/all.json");
    const started = startMicroPython(loading);
    await settled();
    const worker = newest();
    const config = new TextEncoder().encode("{}").buffer;
    assert.deepEqual(worker.heard, [
      {
        number: 0,
        text: "",
        task: "handle",
        soon: "teach/all.json",
        fetched: { wasm: null, config, english: "{}" },
      },
    ]);
    await worker.starts();
    const send = await started;
    const [one, other] = [ending(send('"one"')), send('"other"')];
    assert.deepEqual(worker.news(), ["one", "other"]);
    await worker.says({ number: 2, answer: "second" });
    await worker.says({ number: 7, answer: "nobody asked" });
    await worker.breaks();
    assert.deepEqual([await other, await one], ["second", "Traceback"]);
  });

  rows(
    "that does not start says why",
    {
      "a file that is missing": [
        () => newest().says({ number: 0, broke: "https://x.example/a/b.wasm", missing: true }),
        "the server did not answer for b.wasm.",
      ],
      "an error": [
        () => newest().says({ number: 0, broke: "RangeError: memory" }),
        "RangeError: memory.",
      ],
      "a file that the server does not give": [
        () => {},
        "the server did not answer for pyscript.json.",
        (address) => new Response("", { status: address.endsWith("json") ? 404 : 200 }),
      ],
    },
    async (act, told, files) => {
      provideWorkers(files);
      const started = ending(startMicroPython(loading));
      await settled();
      await act();
      assert.deepEqual([await started, newest().ended], [FAILED + told, true]);
    },
  );

  it("is given up after a minute of silence", async () => {
    const started = ending(startMicroPython(loading));
    mock.timers.tick(59_999);
    await settled();
    mock.timers.tick(1);
    assert.equal(await started, `${FAILED}nothing happened for 60 seconds.`);
  });

  it("may have been started before anybody asked, for one", async () => {
    startEarly();
    const started = startMicroPython(loading);
    await newest().starts();
    await started;
    assert.equal(Worker.all.length, 1);
    void startMicroPython(loading);
    assert.equal(Worker.all.length, 2);
  });

  rows(
    "ends, at rest or at work: that is known, and questions are refused",
    { "by the page": [(send) => send.end()], "in silence": [() => newest().ends()] },
    async (act) => {
      const started = startMicroPython(loading);
      await newest().starts();
      const send = await started;
      const open = ending(send("x"));
      await act(send);
      await newest().ends();
      await send.ended;
      assert.deepEqual(
        [await open, await ending(send("y")), newest().ended],
        ["ended", "ended", true],
      );
    },
  );
});

it("a worker tells nothing of its life where the browser has no locks", () => {
  const told = [];
  Object.assign(globalThis, { postMessage: (data) => void told.push(data) });
  Reflect.deleteProperty(navigator, "locks");
  live();
  assert.deepEqual(told, []);
});

rows(
  "what was asked for ahead",
  {
    "is not asked for again": [[200], 3],
    "is, if it did not come": [[404, 200], 6],
    "is, if it may not be compiled then": [[204, 200], 6],
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

it("a worker of another site is started by a script of our own", async () => {
  spawn(WORKER);
  assert.equal(Reflect.get(newest(), "address"), WORKER.href);
  Object.assign(globalThis, { location: { origin: "https://page.example" } });
  spawn(WORKER);
  const script = resolveObjectURL(Reflect.get(newest(), "address"));
  assert.equal(await script?.text(), `import "${WORKER.href}";`);
});

rows(
  "where MicroPython cannot start",
  {
    "Pyodide is tried, and MicroPython's failure told": [null, "x", true],
    "not if another choice was made": ["micropython", "x", false],
    "not if the page's policy is the cause": [null, "blocked by CSP", false],
    "not in a browser that is too old": [null, "x is not defined", false],
  },
  async (choice, broke, tried) => {
    const asked = [];
    provideWorkers((address) => asked.push(address) && new Response("{}"));
    const started = ending(startPython(choice, loading));
    await settled();
    asked.length = 0;
    await newest().says({ number: 0, broke });
    assert.match(await started, /^Python could not be loaded: (?!.*pyscript)/);
    assert.equal(
      asked.some((address) => address.endsWith("pyscript.json")),
      tried,
    );
  },
);

const SCRIPTS = { disposition: "enforce", effectiveDirective: "script-src" };

rows(
  "one Python for all games of a page tells why it does not start, with the page's own policy",
  {
    "that forbids scripts": [
      { ...SCRIPTS, blockedURI: "https://x.example/" },
      "This page’s Content-Security-Policy does not let Python start: its script-src lacks null",
    ],
    "that forbids WebAssembly": [
      { ...SCRIPTS, blockedURI: "wasm-eval" },
      "script-src lacks 'wasm-unsafe-eval'",
    ],
    "that is only reported": [
      { ...SCRIPTS, disposition: "report", blockedURI: "wasm-eval" },
      "no room",
    ],
    "that forbids workers, which it does without": [
      { ...SCRIPTS, effectiveDirective: "worker-src", blockedURI: "x" },
      "no room",
    ],
    "that forbids a script of our own, which it does without": [
      { ...SCRIPTS, blockedURI: "blob" },
      "no room",
    ],
  },
  async (violation, told) => {
    const failed = ending(python.get());
    await settled();
    document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation));
    await newest().says({ number: 0, broke: "no room" });
    mock.timers.tick(50);
    assert.ok((await failed).includes(told));
  },
);

describe("a Python for one event", () => {
  const EVENT = { do: "photo" };
  let wanted = new AbortController();

  beforeEach(async () => {
    wanted = new AbortController();
    const woken = python.get(); // the page's own
    await newest()?.starts();
    await woken;
  });

  /** The one that was asked for now. */
  async function starts() {
    await settled();
    await newest().starts();
  }

  it("is another one each time, and ends when it has answered", async () => {
    const pages = Worker.all.length;
    for (const save of ["x", "y"]) {
      const answer = askAlone(EVENT, wanted.signal);
      await starts();
      assert.deepEqual([newest().news(), newest().ended], [[EVENT], false]);
      await newest().answers({ save });
      assert.deepEqual([await answer, newest().ended], [{ save }, true]);
    }
    assert.deepEqual([Worker.all.length - pages, Worker.all[0].ended], [2, pages === 0]);
    void ask({ do: "view" }); // of the page's game
    await settled();
    assert.equal(Worker.all.length - pages, 2);
  });

  it("says so when two stop with an error", async () => {
    const answer = ending(askAlone(EVENT, wanted.signal));
    for (let time = 0; time < 2; time++) {
      await starts();
      await newest().breaks();
    }
    assert.deepEqual(
      [await answer, newest().ended, Worker.all.length],
      ["The board stopped with an error.", true, 2],
    );
  });

  rows(
    "ends as soon as nobody wants its answer",
    { "while it answers": [true], "while it starts": [false] },
    async (here) => {
      const answer = ending(askAlone(EVENT, wanted.signal));
      await settled();
      if (here) await newest().starts();
      wanted.abort();
      if (!here) await newest().starts();
      await answer;
      assert.deepEqual([newest().ended, Worker.all.length], [true, 1]);
    },
  );

  it("is not started where nobody wants its answer any more", async () => {
    wanted.abort();
    await ending(askAlone(EVENT, wanted.signal));
    assert.equal(Worker.all.length, 0);
  });
});

describe("the Python that thinks", () => {
  /** @type {typeof import("../../../static/python/think-client.js")} */
  let client;
  /** By who has asked: slices, and whether another was asked. @type {Record<string, any[]>} */
  let given = {};
  /** @type {Record<string, import("../../../static/python/think-client.js").Thinking>} */
  let askers = {};

  beforeEach(async () => {
    const address = "../../../static/python/think-client.js";
    client = await import(`${address}?${Math.random()}`);
    [given, askers] = [{}, {}];
  });

  const acts = {
    slice: () => newest().answers({ games: 1 }),
    done: () => newest().answers({ done: true }),
    error: () => newest().answers({ error: "no game" }),
    breaks: () => newest().breaks(),
    ends: () => newest().ends(),
    minute: () => mock.timers.tick(60_000),
  };

  /** An act; "a" asks, a capital letter with a question that goes on; "-a" stops. */
  async function happens(what) {
    for (const one of what.split(" ").filter(Boolean)) {
      const name = one.replace("-", "");
      if (acts[one]) await acts[one]();
      else if (name !== one) askers[name].stop();
      else {
        const told = (given[name] ??= []);
        askers[name] ??= new client.Thinking(
          () => void told.push("broke"),
          () => void told.push("again"),
          name < "a",
        );
        askers[name].ask(
          () => ({ of: name }),
          (slice) => void told.push(Object.keys(slice).join()),
        );
      }
      await settled();
      if (Worker.all.length && newest().heard.length < 2) await newest().starts();
    }
  }

  /** What each was asked, without the slices after the first. */
  const asked = () =>
    Worker.all
      .map((worker) => worker.news().map(({ of = "" }) => of))
      .map((all) => all.join(""))
      .join("/");

  rows(
    "is asked, and what is told",
    {
      "each slice until it is done": ["a slice slice done a", "aa", { a: "games games done" }],
      "no earlier question": ["a a slice done done", "aa", { a: "done" }],
      "nothing after a stop": ["a -a -a slice", "a", { a: "" }],
      "one after the other": ["a b done done", "ab", { a: "done", b: "done" }],
      "others before one that goes on, and that again": [
        "L a b slice done done done",
        "LabL",
        { L: "done", a: "done", b: "done" },
      ],
      "a stop of one that waits": ["a b -b done", "a", { a: "done", b: "" }],
      "an error that Python tells": ["a error minute", "a", { a: "error" }],
      "the same of another that breaks": ["a breaks done", "a/a", { a: "again done" }],
      "of one that ends in silence": ["a ends done", "a/a", { a: "again done" }],
      "of one that says nothing for a minute": ["a minute done", "a/a", { a: "again done" }],
      "no third one, but at the next question": [
        "a breaks breaks a done",
        "a/a/a",
        { a: "again broke done" },
      ],
      "of one that ends at rest nothing": ["a done ends a done", "a/a", { a: "done done" }],
    },
    async (what, questions, told) => {
      await happens(what);
      const found = Object.entries(given).map(([name, all]) => [name, all.join(" ")]);
      assert.deepEqual([asked(), Object.fromEntries(found)], [questions, told]);
      assert.equal(Worker.all[0].heard[0].task, "think");
      assert.ok(Worker.all.slice(0, -1).every(({ ended }) => ended));
    },
  );

  it("is waited for a minute from each slice on", async () => {
    await happens("a");
    for (let time = 0; time < 2; time++) {
      mock.timers.tick(59_999);
      await happens("slice");
    }
    assert.equal(Worker.all.length, 1);
  });

  it("cannot be where the page may have no worker", async () => {
    Worker.forbidden = true;
    await happens("a");
    assert.equal(given.a.at(-1), "broke");
  });

  describe("with Pyodide", () => {
    /** A question to MicroPython, and Pyodide that comes: a worker like that. */
    async function both(who = "a") {
      await happens(who);
      client.bringPyodide(() => startMicroPython(loading, "think"));
      await settled();
    }

    const [KNOWN, ANEW] = [{ a: "games done" }, { a: "games again done" }];

    rows(
      "that can think takes its place",
      {
        "at the next question": [[{ done: true }], "b", "a/b", { a: "done", b: "done" }],
        "and goes on with what is known": [[{ games: 1 }, { known: 5 }], "", "a/a", KNOWN],
        "if the other breaks then, from the start": [[{ games: 1 }], "breaks", "a/a", ANEW],
      },
      async (slices, then, questions, told) => {
        await both();
        const [micropython, pyodide] = Worker.all;
        await pyodide.starts();
        assert.equal(document.body.dataset.thinker, "pyodide");
        for (const slice of slices) {
          await micropython.answers(slice);
          await settled();
        }
        if (then === "breaks") await micropython.breaks();
        else await happens(then);
        const { known } = JSON.parse(pyodide.heard[1].text);
        assert.equal(known, told === KNOWN ? 5 : undefined);
        await pyodide.answers({ done: true });
        const found = Object.entries(given).map(([name, all]) => [name, all.join(" ")]);
        assert.deepEqual([asked(), Object.fromEntries(found)], [questions, told]);
        assert.ok(micropython.ended);
      },
    );

    rows(
      "that ends: MicroPython goes on",
      {
        "before it can think": [(pyodide) => pyodide.says({ number: 0, broke: "x" }), "", "ab/"],
        "when it could": [(pyodide) => pyodide.starts(), "", "ab/"],
        "at work": [(pyodide) => pyodide.starts(), "-a c", "a/c/cb"],
      },
      async (act, then, questions) => {
        await both();
        const [micropython, pyodide] = Worker.all;
        await act(pyodide);
        await happens(then);
        await pyodide.ends();
        if (then) await newest().starts();
        await (then ? newest() : micropython).answers({ done: true });
        await happens("b");
        assert.deepEqual([asked(), micropython.ended], [questions, then !== ""]);
      },
    );

    rows(
      "is not fetched",
      { "for who saves data": [{ saveData: true }], "on a slow line": [{ effectiveType: "3g" }] },
      async (connection) => {
        Object.assign(navigator, { connection });
        await both();
        assert.equal(Worker.all.length, 1);
      },
    );
  });
});
