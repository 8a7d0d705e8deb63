/**
 * Where the site is. A page's address within it is on the page (ttgo/web/site/languages.py): a page
 * in another language is a folder deeper than the English one, and a build has its scripts in a
 * folder of their own, so neither tells it alone.
 */

/**
 * The folder of the whole site.
 * @param {string} page  within it, as "ja/static/change.html"
 * @param {string} base  of that page
 */
export const siteOf = (page, base) =>
  new URL(`./${"../".repeat(page.split("/").length - 1)}`, base).href;

/** The folder of this page's site. */
export const site = () =>
  siteOf(document.documentElement.dataset.page ?? "static/a.html", document.baseURI);

const ANYWHERE = "https://YOUR-SITE"; // said until a page knows its own address

/**
 * Say this site's address in lines to copy.
 * @param {Iterable<Element>} lines
 */
export function sayAddress(lines) {
  if (!location.protocol.startsWith("http")) return;
  for (const line of lines) {
    const text = line.textContent ?? "";
    const { origin } = new URL(site());
    const there = text.replaceAll(`${ANYWHERE}/`, site()).replaceAll(ANYWHERE, origin);
    if (there !== text) line.textContent = there;
  }
}

/** URL.parse is of 2024. @param {string} address @param {string} base */
export function urlOf(address, base) {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
