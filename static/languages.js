/**
 * The language of a page. Each page of the site is there in several (ttgo/web/site/languages.py),
 * and links lead from one to the others. An address may say which one is wanted, ?lang=ja; else the
 * English page sends its reader on to what was chosen before, or to what the browser asks for. A
 * page in another language is never left by itself, so that what somebody links to is what others
 * see; nor is one in a frame.
 */
import { found } from "./speech.js";
import { get, set } from "./keep/storage.js";

const KEY = "ttgo language";
const { page = "" } = document.documentElement.dataset; // its address within the site
const known = [
  .../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[hreflang]")),
].map(({ hreflang }) => hreflang);
const first = page.replace(/\/.*/, "");
const own = known.includes(first) ? first : "en";

/** Where the page is in a language, with all that its address says besides. @param {string} tag */
function pageIn(tag) {
  const english = own === "en" ? page : page.slice(own.length + 1);
  const address = new URL(
    `./${"../".repeat(page.split("/").length - 1)}${tag === "en" ? "" : `${tag}/`}${english}`,
    location.href,
  );
  address.search = location.search;
  address.hash = location.hash;
  return address;
}

/** The language that the reader should have here. */
function wanted() {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked) return found([asked], known);
  return own === "en" && window.parent === window
    ? found([get("local", KEY) || navigator.languages].flat(), known)
    : "";
}

if (page) {
  const tag = wanted();
  if (tag && tag !== own) location.replace(pageIn(tag));
  addEventListener("click", ({ target }) => {
    const link = /** @type {HTMLAnchorElement | null} */ (
      target instanceof Element ? target.closest("a[hreflang]") : null
    );
    if (!link) return;
    set("local", KEY, link.hreflang);
    const address = pageIn(link.hreflang);
    address.searchParams.delete("lang");
    link.href = address.href;
  });
}
