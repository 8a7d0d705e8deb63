/**
 * Files that come inside a script: those of the page in one file (game/onefile.js) and of the
 * package for npm (ttgo/web/build/npm.py). They become blob: addresses; sources.js finds them in
 * `ttgoFiles`. A worker gets them all again: from file:// Chromium gives workers no modules, and no
 * way to the files of its page, but a script may make modules of its own.
 */

/**
 * Unpack the files, base64 of a gzip.
 * @param {string} text
 */
async function begin(text) {
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
  Object.assign(globalThis, { ttgoFiles: files });
  return files;
}

/**
 * A worker's part; messages wait until its modules have come.
 * @param {typeof begin} bring
 * @param {(files: Record<string, string>) => Promise<unknown>} load
 * @param {string} text
 */
async function work(bring, load, text) {
  /** @type {MessageEvent[]} */
  const early = [];
  const hold = (/** @type {MessageEvent} */ message) => void early.push(message);
  addEventListener("message", hold);
  await load(await bring(text));
  removeEventListener("message", hold);
  for (const { data } of early) dispatchEvent(new MessageEvent("message", { data }));
}

/**
 * Unpack a page's files, and begin with one, if it is named. Its workers begin in the same way: by
 * these functions as text, in which Vite's server would change an import, so that is text here.
 * @param {string} text
 * @param {string} worker  their address
 * @param {string} [entry]
 */
export async function unpack(text, worker, entry) {
  const files = await begin(text);
  const load = `(files) => import(files[${JSON.stringify(worker)}])`;
  const script = [`(${work})(${begin}, ${load}, "`, text, `");`];
  files[worker] = URL.createObjectURL(new Blob(script, { type: "text/javascript" }));
  if (entry) await import(/* @vite-ignore */ /* webpackIgnore: true */ files[entry]);
}
