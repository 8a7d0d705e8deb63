/** A stand-in for a browser's workers: it keeps what they are told, and says what a test has them say. */
import { provide } from "./browser.mjs";
import { settled } from "./rows.mjs";

export class Worker {
  /** All that were started, the oldest first. @type {Worker[]} */ static all = [];
  static forbidden = false;
  /** @type {any[]} */ heard = [];
  ended = false;
  /** @type {Record<string, (event: any) => void>} */ listeners = {};

  /** @param {string | URL} address @param {object} how */
  constructor(address, how) {
    if (Worker.forbidden) throw new Error("SecurityError");
    Object.assign(this, { address: String(address), how });
    Worker.all.push(this);
  }

  addEventListener = (/** @type {string} */ type, /** @type {any} */ act) => { this.listeners[type] = act; };
  postMessage = (/** @type {any} */ data) => void this.heard.push(data);
  terminate = () => { this.ended = true; };

  /** @param {any} data */
  async says(data) {
    this.listeners.message({ data });
    await settled();
  }

  /** @param {string} message */
  async dies(message) {
    this.listeners.error({ message, preventDefault() {} });
    await settled();
  }
}

/** Give this process workers, and files that they ask for. @param {(address: string) => Response | Promise<Response>} [fetched] */
export function provideWorkers(fetched = () => new Response("{}")) {
  Worker.all = [];
  Worker.forbidden = false;
  provide({
    Worker, window: globalThis, location: { origin: "null" }, document: Object.assign(new EventTarget(), { body: { dataset: {} } }),
    fetch: async (/** @type {string | URL} */ address) => fetched(String(address)),
  });
}
