/**
 * Workers for lines of Python that anybody may have written. They are started from a blob, so that the page's policy holds in them, too: no
 * address but this site's, and no code from text. Once Python is there, what could ask for anything is taken away.
 */

const TAKEN = ["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts", "Worker", "BroadcastChannel", "indexedDB", "caches", "cookieStore", "FileReaderSync", "RTCPeerConnection"];

/** Start one. The address of the blob is to be revoked once the worker runs. @param {URL} module @returns {{worker: Worker, address: string}} */
export function fenced(module) {
  const script = new Blob([`import ${JSON.stringify(module.href)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(script);
  return { worker: new Worker(address, { type: "module" }), address };
}

/** In the worker: nothing here may ask for anything any more. */
export function take() {
  for (const name of TAKEN) {
    for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner)) {
      if (Object.hasOwn(owner, name)) Object.defineProperty(owner, name, { value: undefined, writable: false, configurable: false });
    }
  }
}
