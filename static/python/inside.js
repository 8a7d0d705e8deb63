/**
 * Files that come inside a script: those of the page in one file (game/onefile.js) and of the
 * package for npm (ttgo/web/npm.py). They become blob: addresses; sources.js finds them in
 * `ttgoFiles`. A worker gets them all again: from file:// Chromium gives workers no modules, and no
 * way to the files of its page, but a script may make modules of its own.
 */

/**
 * Unpack the files, base64 of a gzip, and begin with one, if it is named.
 * @param {string} text
 * @param {string} [entry]
 * @param {(files: Record<string, string>) => void} [before]
 */
async function begin(text, entry, before) {
  /** @type {Record<string, string>} */
  const files = {};
  const packed = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let at = 4 + new DataView(bytes.buffer).getUint32(0);
  for (const [address, type, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(4, at)))) {
    files[address] = URL.createObjectURL(new Blob([bytes.subarray(at, at + size)], { type }));
    at += size;
  }
  before?.(files);
  Object.assign(globalThis, { ttgoFiles: files });
  if (entry) await import(/* @vite-ignore */ /* webpackIgnore: true */ files[entry]);
}

/**
 * A worker's part; messages wait until its modules have come.
 * @param {typeof begin} bring
 * @param {string} text
 * @param {string} entry
 */
async function work(bring, text, entry) {
  /** @type {MessageEvent[]} */
  const early = [];
  const hold = (/** @type {MessageEvent} */ message) => void early.push(message);
  addEventListener("message", hold);
  await bring(text, entry);
  removeEventListener("message", hold);
  for (const { data } of early) dispatchEvent(new MessageEvent("message", { data }));
}

/**
 * Unpack a page's files. Its workers begin in the same way.
 * @param {string} text
 * @param {string[]} workers  their addresses
 * @param {string} [entry]
 */
export function unpack(text, workers, entry) {
  return begin(text, entry, (files) => {
    for (const worker of workers) {
      const script = [`(${work})(${begin}, "`, text, `", ${JSON.stringify(worker)});`];
      files[worker] = URL.createObjectURL(new Blob(script, { type: "text/javascript" }));
    }
  });
}
