/**
 * The page's end of the worker in a frame, for Python that nobody has checked: what it is told, and
 * when it is ended.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { runInNewContext } from "node:vm";
import { provide } from "../support/browser.mjs";
import { rows, settled } from "../support/rows.mjs";

/** @type {any} */
let frame = null;
/** @type {any} */
let port = null;
let page = new EventTarget();

/** A browser with frames that do nothing, and channels whose other end a test has. */
function provideFrames(fetched = (_address) => new Response("code")) {
  page = new EventTarget();
  provide({
    window: globalThis,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    document: {
      body: { append: (made) => made.dispatchEvent(new globalThis.Event("load")) },
      createElement: () =>
        (frame = Object.assign(new EventTarget(), {
          attributes: {},
          there: true,
          heard: [],
          setAttribute: (name, value) => (frame.attributes[name] = value),
          remove: () => (frame.there = false),
          contentWindow: { postMessage: (...heard) => frame.heard.push(heard) },
        })),
    },
    MessageChannel: class {
      port2 = "port";
      port1 = (port = {
        heard: [],
        open: true,
        onmessage: (_) => {},
        postMessage: (data) => port.heard.push(data),
        close: () => (port.open = false),
      });
    },
    fetch: async (address) => fetched(String(address)),
  });
}
provideFrames();
const { BOOT, Ended, Sandbox } = await import("../../../static/python/sandbox.js");

beforeEach(() => {
  provideFrames();
  mock.timers.enable({ apis: ["setInterval", "Date"] });
});
afterEach(() => mock.timers.reset());

/** @type {any} */
const given = { parts: {}, files: [["a.py", "pass"]], cases: "" };
const says = async (data) => {
  port.onmessage?.({ data });
  await settled();
};
const ending = (promise) =>
  promise.then(
    (answer) => answer,
    (error) => (error instanceof Ended ? error.why : error.message),
  );

/** One that has started, and what it tells of its end. */
async function started(patience = 2000) {
  const told = [];
  const sandbox = new Sandbox(Promise.resolve(given), patience, (...why) => told.push(why));
  await settled();
  await says({ answer: "" });
  await sandbox.ready;
  port.heard = [];
  return { sandbox, told };
}

/** One that has run what nobody has checked, and is not asked now. */
async function used() {
  const { sandbox, told } = await started();
  const answer = sandbox.ask("rule", true);
  await settled();
  await says({ answer: "board" });
  assert.equal(await answer, "board");
  port.heard = [];
  return { sandbox, told };
}

/** Look at it so often, and answer if it is asked for a sign of life and has time. */
function tick(ms, answers) {
  for (let at = 0; at < ms && port.open; at += 100) {
    mock.timers.tick(100);
    if (answers) port.onmessage?.({ data: {} });
  }
}

it("is in a frame without an origin, which starts its worker from text and passes it a port", async () => {
  const { sandbox } = await started();
  assert.deepEqual(frame.attributes, { sandbox: "allow-scripts" });
  assert.match(
    frame.srcdoc,
    /content="default-src 'none'; [^"]*connect-src 'none'"><script>onmessage = /,
  );
  assert.deepEqual(frame.heard, [["code", "*", ["port"]]]);
  sandbox.end();
  assert.deepEqual([frame.there, port.open], [false, false]);
});

it("its frame makes the worker, and tells of nothing but its errors", () => {
  const heard = [];
  const made = [];
  class Worker {
    ended = false;
    postMessage = (...said) => made.push(said);
    terminate = () => (this.ended = true);
    constructor(address) {
      if (address === "refused") throw new Error("no worker");
      made.push(this);
    }
  }
  const boot = (address) => {
    const inside = {
      onmessage: (_) => {},
      parent: { postMessage: (...said) => heard.push(said) },
      Worker,
      Blob,
      URL: { createObjectURL: () => address },
    };
    runInNewContext(BOOT, inside);
    inside.onmessage({ data: "code", ports: ["port"] });
  };
  boot("blob:x");
  assert.deepEqual(made[1], ["", ["port"]]);
  made[0].onerror({ message: "out of memory", preventDefault() {} });
  made[0].onmessage();
  assert.ok(made[0].ended);
  boot("refused");
  assert.deepEqual(heard, [
    ["out of memory", "*"],
    ["", "*"],
    ["no worker", "*"],
  ]);
});

describe("A question", () => {
  it("has its answer, what is printed before, and no end while it shows signs of life", async () => {
    const { sandbox, told } = await started();
    let printed = "";
    const answer = sandbox.ask("rule", true, (part) => (printed += part));
    await settled();
    assert.deepEqual(port.heard, [{ text: "rule" }]);
    tick(30_000, true);
    await says({ printed: "one" });
    await says({ printed: "two", answer: "" });
    assert.deepEqual([await answer, printed, told], ["", "onetwo", []]);
  });

  rows(
    "ends the worker",
    {
      "that is silent for two seconds": [() => tick(2000, false), "silent"],
      "that shows signs of life for ever": [() => tick(60_000, true), "silent"],
      "that floods the page": [
        () => {
          for (let many = 0; many <= 100; many++) port.onmessage?.({ data: { printed: "x" } });
        },
        "flood",
      ],
      "with an error": [
        () =>
          page.dispatchEvent(
            Object.assign(new globalThis.Event("message"), {
              source: frame.contentWindow,
              data: "out of memory",
            }),
          ),
        "error",
      ],
    },
    async (act, why) => {
      const { sandbox, told } = await started();
      const answer = ending(sandbox.ask("rule", true));
      await settled();
      act();
      assert.deepEqual(told, [[why, true]]);
      assert.deepEqual([await answer, await ending(sandbox.ask("more", true))], [why, why]);
      assert.deepEqual([frame.there, port.open], [false, false]);
    },
  );

  it("may take as long as it likes where a reader's lines run", async () => {
    const { sandbox, told } = await started(Infinity);
    const answer = sandbox.ask("lines", true);
    await settled();
    tick(300_000, false);
    assert.deepEqual(told, []);
    sandbox.end(new Error("stopped"));
    assert.equal(await ending(answer), "stopped");
  });

  it("is not ended by a computer's sleep, nor where the page itself comes late", async () => {
    const { sandbox, told } = await started();
    void ending(sandbox.ask("rule", true));
    await settled();
    for (let second = 0; second < 4; second++) {
      mock.timers.setTime(3_600_000 + second * 1000);
      mock.timers.tick(100);
    }
    assert.deepEqual(told, []);
  });
});

describe("Without a question", () => {
  rows(
    "the worker is ended",
    {
      "that works for two seconds": [() => tick(2100, false), "busy", 2200],
      "that works for two seconds in parts": [
        () => {
          for (let part = 0; part < 10; part++) {
            tick(400, false);
            port.onmessage?.({ data: {} });
          }
        },
        "busy",
        4000,
      ],
      "that floods the page": [
        () => {
          for (let many = 0; many <= 100; many++) port.onmessage?.({ data: "x".repeat(many) });
        },
        "flood",
        100,
      ],
      "that takes memory slowly, or works in parts so small that nobody sees them, after ten seconds":
        [() => tick(20_000, true), "idle", 10_000],
    },
    async (act, why, within) => {
      const { told } = await used();
      const before = Date.now();
      act();
      assert.deepEqual(told, [[why, false]]);
      assert.ok(Date.now() - before <= within, String(Date.now() - before));
      assert.deepEqual([frame.there, port.open], [false, false]);
    },
  );

  it("one that has run nothing of others is left in peace", async () => {
    const { told } = await started();
    tick(60_000, false);
    assert.deepEqual([told, port.heard], [[], []]);
  });

  it("what is printed goes nowhere", async () => {
    const { sandbox } = await started();
    const printed = [];
    const answer = sandbox.ask("rule", true, (part) => printed.push(part));
    await settled();
    await says({ answer: "board" });
    await answer;
    await says({ printed: "late" });
    assert.deepEqual(printed, []);
  });
});

rows(
  "One that does not start says why",
  {
    "a missing file": [() => {}, null, "no such file"],
    "an error of Python": [
      () => says({ answer: "RangeError: memory" }),
      given,
      "RangeError: memory",
    ],
    "a browser that makes no such worker": [
      () =>
        page.dispatchEvent(
          Object.assign(new globalThis.Event("message"), {
            source: frame.contentWindow,
            data: "SecurityError",
          }),
        ),
      given,
      "SecurityError",
    ],
    silence: [() => tick(60_000, false), given, "nothing happened for 60 seconds."],
  },
  async (act, first, why) => {
    const told = [];
    const sandbox = new Sandbox(
      first ? Promise.resolve(first) : Promise.reject(new Error("no such file")),
      2000,
      (...end) => told.push(end),
    );
    const answer = ending(sandbox.ask("rule", true));
    await settled();
    await act();
    assert.deepEqual([await answer, told, frame.there], [why, [], false]);
  },
);
