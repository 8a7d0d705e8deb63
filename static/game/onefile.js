/**
 * Starts the page in one file: ttgo/web/pages.py puts this text into it. The page's files become
 * blob: addresses; sources.js finds them in `ttgoFiles`. A worker gets them all again: from file://
 * Chromium gives workers no modules, and no way to the files of its page, but a script may make
 * modules of its own.
 */
const PAGE = "ttgo:/static/game/first.js";
const WORKERS = ["micropython-worker", "think-worker"].map(
  (name) => `ttgo:/static/python/${name}.js`,
);

// The site's other pages are not here; a link to a rule stays on this page, if the rule is here.
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='ttgo:']");
  if (!link) return;
  event.preventDefault();
  const { hash } = new URL(/** @type {HTMLAnchorElement} */ (link).href);
  if (hash && document.getElementById(hash.slice(1))) location.hash = hash;
});

/**
 * Unpack the files, base64 of a gzip, and begin with one.
 * @param {string} text
 * @param {string} entry
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
  await import(files[entry]);
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

try {
  const text = document.getElementById("ttgo-files")?.textContent ?? "";
  await begin(text, PAGE, (files) => {
    for (const worker of WORKERS) {
      const script = [`(${work})(${begin}, "`, text, `", ${JSON.stringify(worker)});`];
      files[worker] = URL.createObjectURL(new Blob(script, { type: "text/javascript" }));
    }
  });
} catch (error) {
  const failure = document.getElementById("failure");
  if (failure?.firstElementChild)
    failure.firstElementChild.textContent = `This browser cannot open ttgo as one file: ${error}`;
  failure?.removeAttribute("hidden");
}

export {}; // a module, for the awaits above
