/** A stand-in for a browser's workers: it keeps what they are told, and says what a test has them say. */
import { provide } from "./browser.mjs";
import { settled } from "./rows.mjs";

export class Worker {
  /** All that were started, the oldest first. */ static all = [];
  static forbidden = false;
  heard = [];
  ended = false;
  listeners = {};

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

  async dies(message) {
    this.listeners.error({ message, preventDefault() {} });
    await settled();
  }
}

/** Give this process workers, and files that they ask for. */
export function provideWorkers(fetched = (_address) => new Response("{}")) {
  Worker.all = [];
  Worker.forbidden = false;
  provide({
    Worker,
    window: globalThis,
    location: { origin: "null" },
    document: Object.assign(new EventTarget(), { body: { dataset: {} } }),
    fetch: async (address) => fetched(String(address)),
  });
}
