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

/** URL.parse is of 2024. @param {string} address @param {string} base */
export function urlOf(address, base) {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
