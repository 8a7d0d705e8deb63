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
const { ask, askAlone, python } = await import("../../../static/python/boards-client.js");
const { fetchAhead, fetched, spawn } = await import("../../../static/python/sources.js");
const { startPython } = await import("../../../static/python/pyodide.js");
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
        [
          {
            number: 0,
            task: "handle",
            fetched: { wasm: null, config: new TextEncoder().encode("{}").buffer },
          },
        ],
      ],
    );
    await worker.says({ number: 0, answer: "" });
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
        { broke: "https://x.example/a/b.wasm", missing: true },
        "Python could not be loaded: the server did not answer for b.wasm.",
      ],
      "an error": [
        { broke: "RangeError: memory", missing: false },
        "Python could not be loaded: RangeError: memory.",
      ],
    },
    async (said, told) => {
      const started = ending(startMicroPython(loading));
      await settled();
      await newest().says({ number: 0, ...said });
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
    await settled();
    assert.equal(Worker.all.length, 1);
    await newest().says({ number: 0, answer: "" });
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
  const failed = ending(python.get());
  await settled();
  await newest().says({ number: 0, broke: "no room" });
  mock.timers.tick(50);
  assert.equal(await failed, "Python could not be loaded: no room.");
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
    const failed = ending(python.get());
    await settled();
    document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation));
    await newest().says({ number: 0, broke: "no room" });
    mock.timers.tick(50);
    assert.match(await failed, told);
  },
);

it("one Python for all boards is asked about the page's own game", async () => {
  const woken = python.get();
  await settled();
  await newest().says({ number: 0, answer: "" });
  await woken;
  const answered = ask({ do: "turn", at: "A1" });
  await settled();
  const worker = newest();
  assert.deepEqual(JSON.parse(worker.heard[1].text), {
    do: "turn",
    at: "A1",
  });
  await worker.says({ number: 1, answer: '{"save":"x"}' });
  assert.deepEqual(await answered, { save: "x" });
  const broken = ending(ask({ do: "undo" }));
  await settled();
  await worker.says({ number: worker.heard.at(-1).number, broke: "Traceback" });
  await newest().says({ number: 0, answer: "" });
  await newest().says({ number: 1, broke: "Traceback" });
  // a new one was asked, too
  assert.deepEqual([await broken, Worker.all.length], ["Python stopped with an error.", 2]);
});

describe("MicroPython's worker ends", () => {
  /** One that lives. */
  async function living() {
    const started = startMicroPython(loading);
    await settled();
    await newest().lives();
    await newest().says({ number: 0, answer: "" });
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
    const woken = python.get(); // the boards' own
    await settled();
    await newest()?.says({ number: 0, answer: "" });
    await woken;
  });

  /** One that has been asked, beside that of the boards. */
  async function alone(wanted = signal) {
    const answer = ending(askAlone(EVENT, wanted).then(({ save }) => assert.equal(save, "x")));
    await settled();
    await newest().says({ number: 0, answer: "" });
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
    await newest().says({ number: 0, answer: "" }); // another one is asked
    await newest().says({ number: 1, broke: "Traceback" });
    assert.deepEqual([await answer, worker.ended], ["Python stopped with an error.", true]);
  });

  rows(
    "ends as soon as nobody wants its answer",
    { "while it answers": [true], "while it starts": [false] },
    async (asked) => {
      const wanted = new AbortController();
      const answer = ending(askAlone(EVENT, wanted.signal));
      await settled();
      if (asked) await newest().says({ number: 0, answer: "" });
      wanted.abort();
      if (!asked) await newest().says({ number: 0, answer: "" });
      await answer;
      assert.equal(newest().ended, true);
    },
  );
});

describe("the Python that thinks", () => {
  /** @type {typeof import("../../../static/python/think-client.js")} */
  let client;

  beforeEach(async () => {
    const address = "../../../static/python/think-client.js";
    client = await import(`${address}?${Math.random()}`);
  });

  /** Somebody who asks it, and what they are given. */
  function asking(goesOn = false) {
    const slices = [];
    const told = { broke: 0, restarted: 0 };
    const thinking = new client.Thinking(
      () => void told.broke++,
      () => void told.restarted++,
      goesOn,
    );
    /** Ask, and have the newest worker start. */
    const asks = async (of = "") => {
      const workers = Worker.all.length;
      thinking.ask(
        () => ({ of }),
        (slice) => void slices.push(slice),
      );
      await settled();
      if (Worker.all.length > workers) await begins();
    };
    return { thinking, slices, told, asks };
  }

  /** The newest worker lives and is ready. */
  async function begins() {
    await newest().lives();
    await newest().says({ number: 0, answer: "" });
  }

  /** Somebody who has asked it. */
  async function asked() {
    const who = asking();
    await who.asks();
    return who;
  }

  /** What it was asked, without the slices after the first. */
  const events = (worker = newest()) =>
    worker.heard
      .slice(1)
      .map(({ text }) => JSON.parse(text))
      .filter((event) => event.do !== "on")
      .map(({ of }) => of);
  /** It answers the newest event. */
  const says = (answer, worker = newest()) =>
    worker.says({ number: worker.heard.at(-1).number, answer: JSON.stringify(answer) });
  const DONE = { done: true };

  it("comes with the first question, and gives each slice until it is done", async () => {
    const { slices, asks } = asking();
    assert.equal(Worker.all.length, 0);
    await asks("x");
    assert.deepEqual([newest().heard[0].task, events()], ["think", ["x"]]);
    for (const slice of [{ games: 1 }, { games: 2, ...DONE }, { games: 3 }]) await says(slice);
    assert.deepEqual(slices, [{ games: 1 }, { games: 2, ...DONE }]);
    const texts = newest().heard.map(({ text = "" }) => text);
    assert.deepEqual(texts, ["", '{"of":"x"}', '{"do":"on"}']);
    await asks();
    assert.equal(Worker.all.length, 1);
  });

  it("is not heard about an earlier question, nor after a stop", async () => {
    const { thinking, slices, asks } = asking();
    await asks("one");
    const { number } = newest().heard[1];
    await asks("other");
    await newest().says({ number, answer: JSON.stringify(DONE) });
    thinking.stop();
    thinking.stop();
    await says(DONE);
    assert.deepEqual([slices, events(), newest().heard.length], [[], ["one", "other"], 3]);
  });

  it("answers others before a question that goes on where it was, and that again", async () => {
    const [long, one, two] = [asking(true), asking(), asking()];
    await long.asks("long");
    await one.asks("one");
    await two.asks("two");
    assert.deepEqual(events(), ["long", "one"]);
    for (let time = 0; time < 2; time++) await says(DONE);
    assert.deepEqual(events(), ["long", "one", "two", "long"]);
    await says(DONE);
    assert.deepEqual([long.slices, one.slices], [[DONE], [DONE]]);
  });

  it("ends with an error that Python tells", async () => {
    const { slices, told } = await asked();
    await says({ error: "no game" });
    mock.timers.tick(60_000);
    assert.deepEqual([slices, told.broke, newest().ended], [[{ error: "no game" }], 0, false]);
  });

  rows(
    "is replaced and asked the same, which is said, then given up, and the next question begins anew",
    {
      "when it ends in silence": [(worker) => worker.ends()],
      "when it dies": [(worker) => worker.dies("x")],
      "when it breaks": [(worker) => worker.says({ number: 1, broke: "Traceback" })],
      "when it says nothing for a minute": [() => mock.timers.tick(60_000)],
    },
    async (act) => {
      const { slices, told, asks } = await asked();
      const first = newest();
      await act(first);
      await settled();
      const second = newest();
      await begins();
      assert.deepEqual([told, first.ended], [{ broke: 0, restarted: 1 }, true]);
      assert.deepEqual(events(second), events(first));
      await act(second);
      await settled();
      assert.deepEqual([told, slices, Worker.all.length], [{ broke: 1, restarted: 1 }, [], 2]);
      await asks();
      await says(DONE);
      assert.deepEqual([told.restarted, slices, Worker.all.length], [1, [DONE], 3]);
    },
  );

  it("that ends at rest is replaced at the next question, and nothing is said", async () => {
    const { told, asks } = await asked();
    await says(DONE);
    await newest().ends();
    await asks();
    assert.deepEqual([Worker.all.length, told], [2, { broke: 0, restarted: 0 }]);
  });

  it("that was given up ends later: the new one goes on", async () => {
    await asked();
    const first = newest();
    await first.dies("x");
    await begins();
    await first.ends();
    assert.equal(Worker.all.length, 2);
  });

  it("thinks for one after the other", async () => {
    const [one, other] = [asking(), asking()];
    await one.asks("one");
    await other.asks("other");
    assert.deepEqual([events(), other.thinking.asks], [["one"], true]);
    await says(DONE);
    assert.deepEqual([events(), one.slices, other.slices], [["one", "other"], [DONE], []]);
    await one.asks("one");
    one.thinking.stop();
    other.thinking.stop();
    await says(DONE);
    assert.deepEqual([events(), other.slices], [["one", "other"], []]);
  });

  it("is waited for a minute from each slice on", async () => {
    const { told } = await asked();
    for (const restarted of [0, 0, 1]) {
      mock.timers.tick(59_999);
      await settled();
      assert.equal(told.restarted, 0);
      if (restarted) {
        mock.timers.tick(1);
        await settled();
        await begins();
      } else await says({});
      await settled();
      assert.equal(told.restarted, restarted);
    }
  });

  it("cannot be where the page may have no worker", async () => {
    Worker.forbidden = true;
    const { asks, told } = asking();
    await asks();
    assert.equal(told.broke, 1);
  });

  describe("with Pyodide", () => {
    /** MicroPython, which is asked, and Pyodide, which a test has begin and end. */
    async function both(goesOn = false) {
      const who = asking(goesOn);
      await who.asks("one");
      const pyodide = /** @type {any} */ ({ heard: [] });
      const send = Object.assign(
        (text) => {
          pyodide.heard.push(JSON.parse(text).of);
          return new Promise((_, reject) => {
            pyodide.fails = () => reject(new Error("ended"));
          });
        },
        {
          end() {},
          ended: new Promise((ends) => {
            pyodide.ends = () => (ends(null), pyodide.fails());
          }),
        },
      );
      client.bringPyodide(
        () =>
          new Promise((resolve, reject) => {
            pyodide.begins = () => (resolve(send), settled());
            pyodide.fails = () => (reject(new Error("x")), settled());
          }),
      );
      return { ...who, micropython: newest(), pyodide };
    }

    it("starts beside it, and takes its place at the next question", async () => {
      const { asks, slices, micropython, pyodide } = await both();
      await pyodide.begins();
      await says(DONE, micropython);
      assert.deepEqual([slices, document.body.dataset.thinker], [[DONE], "pyodide"]);
      await asks("other");
      assert.deepEqual([micropython.ended, pyodide.heard], [true, ["other"]]);
    });

    it("is asked the rest of a question that goes on, as soon as it can think", async () => {
      const { micropython, pyodide } = await both(true);
      await pyodide.begins();
      assert.deepEqual([micropython.ended, pyodide.heard], [true, ["one"]]);
    });

    rows(
      "that ends: MicroPython goes on",
      {
        "before it can think": [(pyodide) => pyodide.fails(), 0],
        "when it could": [(pyodide) => pyodide.begins(), 0],
        "at work": [(pyodide) => pyodide.begins(), 1],
      },
      async (act, restarted) => {
        const { asks, told, micropython, pyodide } = await both();
        await act(pyodide);
        if (restarted) await asks("other");
        pyodide.ends();
        await settled();
        if (restarted) await begins();
        await asks("last");
        assert.deepEqual([told.restarted, events().at(-1)], [restarted, "last"]);
        assert.equal(micropython.ended, restarted > 0);
      },
    );

    rows(
      "is not fetched",
      { "for who saves data": [{ saveData: true }], "on a slow line": [{ effectiveType: "3g" }] },
      async (connection) => {
        Object.assign(navigator, { connection });
        client.bringPyodide(() => assert.fail());
      },
    );
  });
});

rows(
  "where MicroPython cannot start",
  {
    "Pyodide is tried, and MicroPython's failure told": [null, { broke: "x" }, true],
    "not if another choice was made": ["micropython", { broke: "x" }, false],
    "not if the page's policy is the cause": [null, { broke: "blocked by CSP" }, false],
    "not in a browser that is too old": [null, { broke: "x is not defined" }, false],
  },
  async (choice, said, tried) => {
    const asked = [];
    provideWorkers((address) => asked.push(address) && new Response("{}"));
    const started = ending(startPython(choice, loading));
    await settled();
    asked.length = 0;
    await newest().says({ number: 0, ...said });
    assert.match(await started, /^Python could not be loaded: (?!.*pyscript)/);
    assert.equal(
      asked.some((address) => address.endsWith("pyscript.json")),
      tried,
    );
  },
);
