/**
 * A stand-in for a Python in a browser's worker: it keeps what it is told, and says what a test has
 * it say.
 */
import { live } from "../../../static/python/life.js";
import { Locks, provide } from "./browser.mjs";
import { settled } from "./rows.mjs";

let locks = new Locks();

export class Worker {
  /** All that were started, the oldest first. @type {Worker[]} */ static all = [];
  static forbidden = false;
  heard = [];
  ended = false;
  life = "";
  /** @type {Record<string, ((event: object) => void)[]>} */ listeners = {};
  #told = 1; // messages that a test has looked at; the first one starts it
  #answered = 1;

  constructor(address, how) {
    if (Worker.forbidden) throw new Error("SecurityError");
    Object.assign(this, { address: String(address), how });
    Worker.all.push(this);
  }

  addEventListener = (type, act) => {
    (this.listeners[type] ??= []).push(act);
  };
  postMessage = (data) => void this.heard.push(data);
  terminate = () => {
    this.ended = true;
  };

  async says(data) {
    for (const hear of this.listeners.message) hear({ data });
    await settled();
  }

  /** Its Python is ready; where the browser has locks it has told its life. */
  async starts(watched = true) {
    await settled();
    if (watched) {
      provide({ postMessage: (data) => void this.says((this.life = data.life) && data) });
      live();
      await settled();
    }
    await this.says({ number: 0, answer: "" });
  }

  /** The events that it was asked since this was asked the last time. */
  news() {
    const some = this.heard.slice(this.#told).map(({ text }) => JSON.parse(text));
    this.#told += some.length;
    return some;
  }

  /** To the oldest event that has no answer; nobody waits for that of one that leaves. */
  async #says(said) {
    await settled();
    while (this.heard[this.#answered]?.text.includes('"leave"')) this.#answered++;
    await this.says({ number: this.#answered++, ...said });
  }

  answers = (answer = {}) => this.#says({ answer: JSON.stringify(answer) });
  breaks = () => this.#says({ broke: "Traceback" });

  /** The browser ends it, and fires no event. */
  async ends() {
    locks.free(this.life);
    await settled();
  }

  async dies(message) {
    for (const hear of this.listeners.error) hear({ message, preventDefault() {} });
    await settled();
  }
}

export const newest = () => /** @type {Worker} */ (Worker.all.at(-1));

/** Give this process workers, and files that they ask for. */
export function provideWorkers(fetched = (_address) => new Response("{}")) {
  Worker.all = [];
  locks = new Locks();
  Worker.forbidden = false;
  provide({
    Worker,
    window: globalThis,
    navigator: { locks },
    location: { origin: "null" },
    document: Object.assign(new EventTarget(), {
      body: { dataset: {} },
      getElementById: () => null,
    }),
    fetch: async (address) => fetched(String(address)),
  });
}
