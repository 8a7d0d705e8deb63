/**
 * The Python that thinks, in a worker of its own and shared by all callers: one question at a time,
 * in the order in which they came, in slices. A caller who asks again or stops hears no more of the
 * old question. MicroPython starts with the first question; Pyodide, which thinks several times as
 * fast, starts beside it where that is wanted, takes its place, and goes on with what it knows.
 */
import { Connection } from "./connection.js";
import { startMicroPython } from "./micropython-client.js";
import { isAlone } from "./sources.js";

/** @import { Send } from "./connection.js" */
/** @typedef {{done?: boolean, error?: string} & Record<string, any>} Slice  of an answer */

const PATIENCE = 60; // seconds for one slice

/** Pyodide, where it can think and does not yet. @type {Promise<Send> | null} */
let faster = null;
let comes = false; // Pyodide, or it is there
const python = new Connection(({ loading }) => {
  const started = faster ?? noted("micropython", startMicroPython(loading, "think"));
  faster = null;
  return started;
});
/** Callers; Python thinks for the first one. @type {Thinking[]} */
const waiting = [];
let number = 0; // of the newest question

export class Thinking {
  /** @type {() => object} */ question = () => ({});
  /** @type {(slice: Slice) => void} */ take = () => {};

  /**
   * @param {() => void} broke is called if two Pythons have failed on its question; the next
   *   question starts a new one
   * @param {() => void} restarted  is called if one has, and another is asked
   * @param {boolean} [goesOn] its questions are long and go on where they were: others are answered
   *   first
   */
  constructor(broke, restarted, goesOn = false) {
    this.broke = broke;
    this.restarted = restarted;
    this.goesOn = goesOn;
  }

  /** Whether it waits for an answer, or for its turn. */
  get asks() {
    return waiting.includes(this);
  }

  /**
   * Ask, and be given each slice of the answer.
   * @param {() => object} question  makes an event of ttgo/player/player_session.py when its turn comes
   * @param {(slice: Slice) => void} take
   */
  ask(question, take) {
    Object.assign(this, { question, take });
    if (!this.asks) {
      const place = this.goesOn ? -1 : waiting.findIndex(({ goesOn }) => goesOn);
      waiting.splice(place < 0 ? waiting.length : place, 0, this);
    }
    if (waiting[0] === this) void think();
  }

  stop() {
    const place = waiting.indexOf(this);
    if (place < 0) return;
    waiting.splice(place, 1);
    if (place === 0) void think();
  }
}

/**
 * Have Pyodide think, as soon as it can; not for a user who saves data, or on a slow line.
 * @param {() => Promise<Send>} start
 */
export function bringPyodide(start) {
  const { saveData = false, effectiveType = "4g" } =
    Reflect.get(globalThis.navigator ?? {}, "connection") ?? {};
  if (comes || isAlone || saveData || effectiveType !== "4g") return;
  comes = true;
  const over = () => {
    comes = false;
    faster = null;
  };
  const starting = noted("pyodide", start());
  starting.then((send) => {
    faster = starting;
    void send.ended?.then(over);
  }, over); // MicroPython goes on
}

/** Have the page know which Python can think. @param {string} name @param {Promise<Send>} starting */
function noted(name, starting) {
  starting.then(
    () => (document.body.dataset.thinker = name),
    () => {}, // who asks it is told
  );
  return starting;
}

/** Answer the first question that waits, slice by slice, until another is asked. */
async function think() {
  const own = ++number;
  const [first] = waiting;
  if (!first) return;
  if (faster) python.end(new Error("slower"));
  /** @type {Send | null} */ let thinks = null; // it has the question
  let once = false; // it is a second one
  let leaves = false; // it gives what it knows to a faster one
  let known = {};
  const event = (/** @type {Send} */ send, /** @type {boolean} */ again) => {
    if (own !== number) return null;
    leaves = send === thinks && faster !== null;
    if (send === thinks) return { do: leaves ? "known" : "on" };
    if (again) first.restarted();
    [thinks, once] = [send, again];
    return { ...first.question(), ...known };
  };
  try {
    while (own === number) {
      const slice = await python.ask(event, { patience: () => PATIENCE, once });
      if (own !== number) return;
      if (leaves) {
        known = slice;
        python.end(new Error("slower"));
      } else if (Object.keys(slice).length) give(slice); // else it has nothing to tell yet
    }
  } catch {
    if (own === number) next().broke();
  }
}

/** Give the first one a slice. @param {Slice} slice */
function give(slice) {
  const [first] = waiting;
  if (slice.done || slice.error) next();
  first.take(slice);
}

/** The first one waits no more. */
function next() {
  const [first] = waiting.splice(0, 1);
  void think();
  return first;
}
