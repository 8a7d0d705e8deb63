/**
 * The language of a page's scripts. English is built into them (static/words/, made by
 * ttgo/web/words.py of the catalogues). A page of the site in another language loads its words
 * before its scripts, and they go before the English ones, each by its number. On other people's
 * pages the scripts speak English, but for boards (embed/language.js).
 */
/** @type {string} */
export const tag = Reflect.get(globalThis, "ttgoWords")?.tag ?? "en";

const HAN = /^zh-(?:hant|tw|hk|mo)\b/; // who writes Chinese in the traditional way

/**
 * The first of the wanted languages that there is; "" for none.
 * @param {readonly string[]} tags  the best first
 * @param {string[]} there
 */
export function found(tags, there) {
  for (const wanted of tags.map((one) => one.toLowerCase())) {
    for (const name of [HAN.test(wanted) ? "zh-hant" : wanted, wanted.replace(/-.*/, "")]) {
      const one = there.find((each) => each.toLowerCase() === name);
      if (one) return one;
    }
  }
  return "";
}
