/**
 * Workers for lines of Python that nobody has checked. They are started from a blob, so that the page's policy holds in them, too: no
 * address but this site's, and no code from text. Once Python runs, all means to send requests are removed.
 */
import { Missing } from "./cause.js";

const TAKEN = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "EventSource",
  "importScripts",
  "Worker",
  "BroadcastChannel",
  "indexedDB",
  "caches",
  "cookieStore",
  "FileReaderSync",
  "RTCPeerConnection",
];

/**
 * Start one; it is there once it says {ready}. {failed} tells why it is not, and whether that is a `missing` file.
 * @param {URL} module @param {Promise<object>} [first] the message that it begins with
 */
export async function fenced(module, first) {
  const address = URL.createObjectURL(
    new Blob([`import ${JSON.stringify(module.href)};`], { type: "text/javascript" }),
  );
  const worker = new Worker(address, { type: "module" });
  try {
    await new Promise((ready, fail) => {
      worker.onmessage = ({ data }) =>
        data.ready
          ? ready(null)
          : fail(data.missing ? new Missing(data.failed) : new Error(data.failed));
      worker.onerror = (event) => {
        event.preventDefault();
        fail(new Error(event.message));
      };
      first?.then((message) => worker.postMessage(message), fail);
    });
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** In the worker: remove all means to send requests. */
export function take() {
  for (const name of TAKEN) {
    for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner)) {
      if (Object.hasOwn(owner, name))
        Object.defineProperty(owner, name, {
          value: undefined,
          writable: false,
          configurable: false,
        });
    }
  }
}
