/**
 * The language of a page's scripts. On other people's pages they speak English, but for boards
 * (embed/language.js).
 */
/**
 * The first of the wanted languages that there is; "" for none. A language that is not there as it
 * is wanted may be there as its script or its region writes it: Traditional Chinese for Taiwan.
 * @param {readonly string[]} tags  the best first
 * @param {string[]} there
 */
export function found(tags, there) {
  for (const wanted of tags.flatMap(alike)) {
    const one = there.find((each) => each.toLowerCase() === wanted.toLowerCase());
    if (one) return one;
  }
  return "";
}

/** A tag, and what may stand for it. @param {string} wanted */
function alike(wanted) {
  try {
    const { baseName, language, script, region } = new Intl.Locale(wanted).maximize();
    const parts = [`${script}-${region}`, script, region].map((part) => `${language}-${part}`);
    return [wanted, baseName, ...parts, language];
  } catch {
    return [wanted]; // which no browser knows
  }
}
