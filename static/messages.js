/**
 * What the scripts say: messages of the catalogues (static/words/, made by ttgo/web/site/words.py),
 * in the part of ICU MessageFormat that they use. The site's pages have them within themselves, so
 * that a new sentence changes no script; English is built into scripts for other people's pages.
 */
const own = /* @__PURE__ */ ofPage();
/** The language of the page's scripts. @type {string} */
export const tag = /* @__PURE__ */ tagOf(own);
/** @type {Record<string, Intl.PluralRules>} */ const forms = {}; // each takes a while to make

/** What the page has (ttgo/web/site/words.py). @returns {any} */
function ofPage() {
  const text = globalThis.document?.getElementById("ttgo-words")?.textContent;
  return text && JSON.parse(text);
}

/** @param {any} words */
function tagOf(words) {
  return words?.tag ?? "en";
}

/** Messages of a part in the language of the page. @param {string} part @param {any[]} [english] */
export const said = (part, english) => spoken(own?.[part] ?? english, tag);

/**
 * A message becomes its text, or a function of its facts; a list or a table of messages is the same
 * one afterwards.
 * @param {any} message @param {string} language @returns {any}
 */
export function spoken(message, language) {
  if (typeof message === "string")
    return message.includes("{")
      ? (/** @type {Record<string, any>} */ facts) => formatted(message, facts, language)
      : message;
  for (const name in message) message[name] = spoken(message[name], language);
  return message;
}

/**
 * What a message says of facts: {name}, {n, plural, =0 {none} one {# stone} other {# stones}},
 * {side, select, black {Black} other {White}}. It is written so; tests hold this.
 * @param {string} rest @param {Record<string, any>} facts @param {string} language
 */
function formatted(rest, facts, language) {
  /** What stands next, which is passed. @param {RegExp} pattern  that fits anything */
  function pass(pattern) {
    const found = /** @type {RegExpExecArray} */ (pattern.exec(rest));
    rest = rest.slice(found[0].length);
    return found;
  }
  /** Up to the brace that closes it; # is the number. @param {any} number @returns {string} */
  function text(number) {
    const [, plain, name, kind] = pass(/^([^{}]*)(?:{(\w+)(?:, (\w+),)?)?/);
    const begun = plain.replaceAll("#", number);
    if (!name) return begun;
    const fact = facts[name];
    const isNumber = kind === "plural";
    /** @type {Record<string, string>} */ const texts = {};
    for (let form; (form = pass(/^(?: (\S+) {)?/)[1]); pass(/^}/))
      texts[form] = text(isNumber ? fact : "#");
    pass(/^}/);
    const form = isNumber
      ? (forms[language] ??= new Intl.PluralRules(language)).select(fact)
      : fact;
    return begun + (kind ? (texts[`=${fact}`] ?? texts[form] ?? texts.other) : fact) + text(number);
  }
  return text("#");
}
