/** Pythons that a test starts, has answer and breaks, in the place of MicroPython and Pyodide. */
import { Asked } from "./asked.mjs";
import { settled } from "./rows.mjs";

/** What has been started, oldest first. */
export class Starts {
  /** @type {{resolve: (python: any) => void, reject: (why: unknown) => void}[]} */ #open = [];
  times = 0;
  /** What the start tells of how far it is. @type {(fraction: number, what: string) => void} */ report = () => {};

  /** As startMicroPython and startPyodide are called. @param {any} given */
  start = (given) => {
    this.times++;
    if (typeof given === "function") this.report = given;
    return new Promise((resolve, reject) => { this.#open.push({ resolve, reject }); });
  };

  /** The oldest start that has not ended gives a Python. */
  async come() {
    const python = new Python();
    this.#open.shift()?.resolve(python.send);
    await settled();
    return python;
  }

  /** @param {string} why */
  async fail(why) {
    this.#open.shift()?.reject(new Error(why));
    await settled();
  }
}

/** A Python that is asked JSON text and answers when a test says so. */
export class Python {
  #asked = new Asked();
  ended = 0;
  send = Object.assign((/** @type {string} */ text) => this.#asked.ask(JSON.parse(text)), { end: () => void this.ended++ });

  /** What it was asked since this was looked at the last time. */
  get news() {
    return this.#asked.news();
  }

  /** @param {object} answer */
  answer(answer) {
    return this.#asked.answer(JSON.stringify(answer));
  }

  breaks() {
    return this.#asked.fail(new Error("Traceback"));
  }
}
