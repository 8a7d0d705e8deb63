/**
 * Links to "Change a rule" once ran at once, in a worker of this site, and could fill its storage with files and buckets. The site has none of
 * its own, so these are removed, once; but not where other pages share its origin, whose they may be.
 */
const DONE = "ttgo:1:leftovers"; // in localStorage
const OURS = /^ttgo\b/; // what is kept for ttgo begins so

/** @typedef {{keys: () => Promise<string[]>, delete: (name: string) => Promise<void>}} Buckets */

export async function removeLeftovers() {
  if (localStorage.getItem(DONE)) return;
  const others = [
    ...Object.keys(localStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
  ].filter((name) => !OURS.test(name));
  if (others.length === 0) {
    const files = await navigator.storage.getDirectory();
    for await (const name of /** @type {any} */ (files).keys())
      await files.removeEntry(name, { recursive: true });
    const buckets = /** @type {{storageBuckets?: Buckets}} */ (navigator).storageBuckets;
    for (const name of (await buckets?.keys()) ?? []) await buckets?.delete(name);
  }
  localStorage.setItem(DONE, "1");
}
