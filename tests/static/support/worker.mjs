/**
 * A stand-in for a browser's workers: it keeps what they are told, and says what a test has them
 * say.
 */
import { live } from "../../../static/python/life.js";
import { Locks, provide } from "./browser.mjs";
import { settled } from "./rows.mjs";

let locks = new Locks();

export class Worker {
  /** All that were started, the oldest first. */ static all = [];
  static forbidden = false;
  heard = [];
  ended = false;
  life = "";
  listeners = {};

  /** End all, and each that is started in their place: nobody waits for one any more. */
  static over() {
    for (const worker of Worker.all) void worker.dies("the test is over");
  }

  constructor(address, how) {
    if (Worker.forbidden) throw new Error("SecurityError");
    Object.assign(this, { address: String(address), how });
    Worker.all.push(this);
  }

  addEventListener = (type, act) => {
    this.listeners[type] = act;
  };
  postMessage = (data) => void this.heard.push(data);
  terminate = () => {
    this.ended = true;
  };

  async says(data) {
    this.listeners.message({ data });
    await settled();
  }

  /** It runs what ours run first. */
  async lives() {
    this.life = await live();
    await this.says({ life: this.life });
  }

  /** The browser ends it, and fires no event. */
  async ends() {
    locks.free(this.life);
    await settled();
  }

  async dies(message) {
    this.listeners.error({ message, preventDefault() {} });
    await settled();
  }
}

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
    document: Object.assign(new EventTarget(), { body: { dataset: {} } }),
    fetch: async (address) => fetched(String(address)),
  });
}
