/**
 * Begins a page that is one file: ttgo/web/pages.py puts this text into it, with the list of the modules to begin with. The page's
 * files become blob: addresses; sources.js finds them in `ttgoFiles`.
 */
const decoder = new TextDecoder();
/** @type {Record<string, string>} */
const files = {};

// The site's other pages are not here; a link to a rule leads to it on this page, if it is here.
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='ttgo:']");
  if (!link) return;
  event.preventDefault();
  const { hash } = new URL(/** @type {HTMLAnchorElement} */ (link).href);
  if (hash && document.getElementById(hash.slice(1))) location.hash = hash;
});

try {
  const packed = Uint8Array.from(atob(document.getElementById("ttgo-files")?.textContent ?? ""), (byte) => byte.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let at = 4 + new DataView(bytes.buffer).getUint32(0);
  for (const [address, type, size] of JSON.parse(decoder.decode(bytes.subarray(4, at)))) {
    const part = bytes.subarray(at, at + size);
    at += size;
    // A module stands after all that it imports; its own address, which it knows itself by, is not there yet.
    const data = type.startsWith("text/javascript") ? decoder.decode(part).replace(/"(ttgo:[^"]*)"/g, (all, name) => (files[name] ? `"${files[name]}"` : all)) : part;
    files[address] = URL.createObjectURL(new Blob([data], { type }));
  }
  Object.assign(globalThis, { ttgoFiles: files });
  const entries = /** @type {string[]} */ (JSON.parse('ENTRIES'));
  for (const entry of entries) await import(files[entry]);
} catch (error) {
  const failure = document.getElementById("failure");
  if (failure?.firstElementChild) failure.firstElementChild.textContent = `This browser cannot open ttgo as one file: ${error}`;
  failure?.removeAttribute("hidden");
}

export {}; // a module, for the awaits above
