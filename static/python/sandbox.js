/**
 * Workers for lines of Python that nobody has checked. They are started from a blob, so that the page's policy holds in them, too: no
 * address but this site's, and no code from text. Once Python runs, all means to send requests are removed.
 */

const TAKEN = ["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts", "Worker", "BroadcastChannel", "indexedDB", "caches", "cookieStore", "FileReaderSync", "RTCPeerConnection"];

/** Start one. The caller revokes the blob's address once the worker runs. @param {URL} module @returns {{worker: Worker, address: string}} */
export function fenced(module) {
  const script = new Blob([`import ${JSON.stringify(module.href)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(script);
  return { worker: new Worker(address, { type: "module" }), address };
}

/** In the worker: remove all means to send requests. */
export function take() {
  for (const name of TAKEN) {
    for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner)) {
      if (Object.hasOwn(owner, name)) Object.defineProperty(owner, name, { value: undefined, writable: false, configurable: false });
    }
  }
}
