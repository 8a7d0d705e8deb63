/** What went wrong while a Python was fetched and started, in words for the user. */

/** A file that the server did not give; the message is its address. */
export class Missing extends Error {}

/** What went wrong, as the end of a sentence. @param {unknown} error @param {typeof import("../words.js").loading} words */
export function cause(error, words) {
  const text = error instanceof Error ? error.message : String(error);
  // Browsers put the address into their words: "Failed to fetch dynamically imported module: <address>".
  const address = text.match(/https?:\S+/);
  if (error instanceof Missing || (address && /fetch|import|load/i.test(text))) {
    const path = new URL(error instanceof Missing ? text : String(address)).pathname;
    return words.missing(path.slice(path.lastIndexOf("/") + 1));
  }
  if (error instanceof TypeError && /fetch|network|load/i.test(text)) return words.missing("");
  // A Python error is a whole traceback; its last line says what it was.
  const line = text.trim().split("\n").pop() ?? "";
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** Whatever was thrown. @param {unknown} error */
export function asError(error) {
  return error instanceof Error ? error : new Error(String(error));
}

/** No answer came: a worker that was stopped, for one, never answers. */
export class Silence extends Error {}

/** A person did not want to wait for the answer. */
export class Stopped extends Error {}

/**
 * A promise that is given up after a while.
 * @template T
 * @param {Promise<T>} answer
 * @param {number} patience ms
 * @param {string} sentence of the Silence that it ends with then
 * @returns {Promise<T>}
 */
export function inTime(answer, patience, sentence) {
  return new Promise((resolve, reject) => {
    const silence = setTimeout(() => reject(new Silence(sentence)), patience);
    answer.then(resolve, reject).finally(() => clearTimeout(silence));
  });
}
