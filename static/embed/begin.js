/**
 * What a board needs only once it is used: what its author wrote, turned into the events by which
 * Python begins the game; sentences about faults in it; and links to the game.
 */
export { gameOf, wake } from "../python/boards-client.js";
export { moveNumbers } from "./numbers.js";
export { Roles } from "./roles.js";
export { tellings } from "./events.js";
import { held } from "../python/bytes.js";

/** @import { Event } from "../view.js" */
/** @import { AllWords } from "./language.js" */

const LONGEST = 2_000_000; // bytes of a game record: all boards of a page wait for it

/**
 * A fault found by content.js, as a sentence.
 * @param {NonNullable<ReturnType<typeof import("./content.js").faultOf>>} fault
 * @param {AllWords} words
 */
export function sentenceOf([name, about], words) {
  const facts = Object.entries(about).map(([fact, text]) => [
    fact,
    typeof text === "string" ? brief(text) : text.map(brief).join(words.inList),
  ]);
  return words.faults[name](Object.fromEntries(facts));
}

/**
 * The events that begin the game. A link or a record wins over the content, which then serves
 * readers without JavaScript.
 * @param {HTMLElement} board
 * @param {Record<string, string>} content  the attributes of the game, and the diagram
 * @param {string | null} record  that stands in the content
 * @param {AbortSignal} signal
 * @param {AllWords} words
 * @returns {Promise<Event[]>}
 */
export async function beginning(board, content, record, signal, words) {
  const at = (board.getAttribute("at") ?? "").trim();
  const place = at ? [{ do: "goto", turn: /^\d{1,6}$/.test(at) ? Number(at) : at }] : [];
  const link = board.getAttribute("link");
  if (link !== null) return [{ do: "follow", link }, ...place];
  const demo = board.getAttribute("demo");
  if (demo !== null) {
    const known = await (await import("./process.js")).learnt();
    if (!Object.hasOwn(known, demo))
      throw new Error(
        words.noDemo({ name: brief(demo), all: Object.keys(known).join(words.inList) }),
      );
    return [{ do: "follow", link: known[demo].link }, ...place];
  }
  const sgf = board.getAttribute("sgf") ?? record;
  if (sgf !== null)
    return [
      { do: "open", ...(await recordOf(sgf.trim(), board.baseURI, signal, words)) },
      ...place,
    ];
  return [{ do: "set", ...content }];
}

/**
 * @param {string} sgf a record or the address of one
 * @param {string} base
 * @param {AbortSignal} signal
 * @param {AllWords} words
 */
async function recordOf(sgf, base, signal, words) {
  if (/^\s*\(\s*;/.test(sgf)) return { name: words.record, ...held(new TextEncoder().encode(sgf)) };
  const address = addressOf(sgf, base);
  if (!sgf || !address || !["http:", "https:", "blob:"].includes(address.protocol)) {
    throw new Error(words.noSgf({ sgf: brief(sgf) }));
  }
  const name = brief(address.pathname.slice(address.pathname.lastIndexOf("/") + 1));
  const response = await fetch(address, { signal }).catch(() => null);
  const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (!bytes) throw new Error(words.notFetched({ name }));
  if (bytes.byteLength > LONGEST) throw new Error(words.tooLong({ name }));
  return { name, ...held(new Uint8Array(bytes)) };
}

/** URL.canParse is of 2023. @param {string} text @param {string} base */
function addressOf(text, base) {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** @param {string} text */
function brief(text) {
  return text.length > 40 ? `${text.slice(0, 36)}...` : text;
}

/**
 * A record's comment for readers; in a problem, without the marks that programs read.
 * @param {import("../view.js").View | null} view
 * @param {boolean} task
 */
export function plain(view, task) {
  const comment = view?.comment ?? "";
  return task ? comment.replace(/\b(?:RIGHT|WRONG)\b[.:!]?\s*/g, "").trim() : comment;
}

/**
 * A sentence with the labels of the points that it names: "1 (C3)".
 * @param {string} sentence
 * @param {Record<string, string>} labels
 */
export function called(sentence, labels) {
  return Object.entries(labels).reduce(
    (said, [at, label]) =>
      /\w/.test(label) ? said.replace(new RegExp(`\\b${at}\\b`), `${label} (${at})`) : said,
    sentence,
  );
}
