/** What went wrong while a Python was started, in words; and what files and texts are in bytes. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { bytesOf, held } from "../../../static/python/bytes.js";
import { cause, inTime, Missing, Silence } from "../../../static/python/cause.js";
import { decode } from "../../../static/python/micropython.js";
import { loading } from "../../../static/words/start.js";
import { provide } from "../support/browser.mjs";
import { rows, settled } from "../support/rows.mjs";

const A = "https://x.example/ttgo/static/python/host.py?v=1";
const OLD = loading.old;

rows(
  "why Python could not be started",
  {
    "a file that the server did not give": [
      new Missing(A),
      "the server did not answer for host.py.",
    ],
    "a module without https": [
      new TypeError("Failed to fetch dynamically imported module: http://localhost/host.py"),
      "the server did not answer for host.py.",
    ],
    "Chromium, a module": [
      new TypeError(`Failed to fetch dynamically imported module: ${A}`),
      "the server did not answer for host.py.",
    ],
    "Firefox, a module": [
      new TypeError(`error loading dynamically imported module: ${A}`),
      "the server did not answer for host.py.",
    ],
    "WebKit, a module": [
      new TypeError(`Importing a module script failed: ${A}`),
      "the server did not answer for host.py.",
    ],
    "Chromium, no network": [new TypeError("Failed to fetch"), "the server did not answer."],
    "Firefox, no network": [
      new TypeError("NetworkError when attempting to fetch resource."),
      "the server did not answer.",
    ],
    "WebKit, no network": [new TypeError("Load failed"), "the server did not answer."],
    "the same words by another error": [new Error("Failed to fetch"), "Failed to fetch."],
    "Chromium's policy": [
      new Error(
        "WebAssembly.compileStreaming(): Refused to compile because 'unsafe-eval' is not allowed",
      ),
      loading.policy,
    ],
    "Firefox's policy": [new Error("call to WebAssembly.compile() blocked by CSP"), loading.policy],
    "WebAssembly that is not known": [new Error("CompileError: invalid opcode"), OLD],
    "an await that is not known": [new SyntaxError("Unexpected reserved word"), OLD],
    "a name that is not there": [new ReferenceError("structuredClone is not defined"), OLD],
    "what a sentence says is not defined": [
      new Error("that is not defined here"),
      "that is not defined here.",
    ],
    "a method that is not there": [new TypeError("x.at is not a function"), OLD],
    "Safari's words for it": [new ReferenceError("Can't find variable: WebAssembly"), OLD],
    "Python's own error": [
      new Error(
        "Traceback (most recent call last):\n  File x\nNameError: name 'x' is not defined\n",
      ),
      "NameError: name 'x' is not defined.",
    ],
    "too little memory": [
      new RangeError("WebAssembly.Memory(): could not allocate memory"),
      "WebAssembly.Memory(): could not allocate memory.",
    ],
    "a sentence": [
      new Error("nothing happened for 60 seconds."),
      "nothing happened for 60 seconds.",
    ],
    "what is no error": ["gone", "gone."],
  },
  (error, told) => assert.equal(cause(error, loading), told),
);

it("without WebAssembly every cause is the browser's age", () => {
  const { WebAssembly } = globalThis;
  Reflect.deleteProperty(globalThis, "WebAssembly");
  const told = cause(new Error("x"), loading);
  Object.assign(globalThis, { WebAssembly });
  assert.equal(told, OLD);
});

rows(
  "an answer in time is what it is",
  { "an answer": [Promise.resolve(7), 7], "a refusal": [Promise.reject(new Error("no")), "no"] },
  async (answer, ending) =>
    assert.equal(await inTime(answer, 50, "quiet").catch((error) => error.message), ending),
);

it("an answer in time is Silence after its time", async () => {
  const { setInterval } = globalThis;
  let second = () => {};
  provide({ setInterval: (act, ms) => setInterval((second = act), 1000 * ms) });
  let over = null;
  void inTime(new Promise(() => {}), 3, "quiet").catch((error) => {
    over = error;
  });
  provide({ setInterval });
  second(); // however long it took, as a computer may have slept
  second();
  await settled();
  assert.equal(over, null);
  second();
  await settled();
  assert.deepEqual([over instanceof Silence, over.message], [true, "quiet"]);
});

const LONG = new Uint8Array(20_000).fill(0xe9);

rows(
  "bytes that are no UTF-8 come as digits, and back",
  {
    one: [new Uint8Array([0xff]), "ff"],
    "each digit": [
      new Uint8Array([0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef]),
      "0123456789abcdef",
    ],
    "more than are made at once": [LONG, "e9".repeat(20_000)],
  },
  (bytes, hex) => {
    assert.deepEqual(held(bytes), { hex });
    assert.deepEqual(bytesOf(hex), bytes);
  },
);

rows(
  "bytes that are UTF-8 come as text",
  {
    nothing: [[], ""],
    letters: [[0x28, 0x3b], "(;"],
    "two bytes a letter": [[0xc3, 0xa9], "\u00e9"],
    "a mark of order, which is kept": [[0xef, 0xbb, 0xbf, 0x41], "\ufeffA"],
  },
  (bytes, text) => assert.deepEqual(held(new Uint8Array(bytes)), { text }),
);

rows(
  "text for MicroPython",
  {
    Shift_JIS: ["82a0", "shift_jis", "\u3042"],
    Latin: ["e9", "latin1", "\u00e9"],
    "not written so": ["ff", "utf-8", null],
    "no such encoding": ["41", "klingon", null],
  },
  (hex, name, text) => assert.equal(decode(hex, name), text),
);
