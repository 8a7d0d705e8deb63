/** What went wrong while a Python was fetched, started and asked, in words for the user. */

/**
 * A file was not found on the server; the message is its address. Code checks its name, because the
 * scripts of a build share no classes.
 */
export class Missing extends Error {
  /** @override */ name = "Missing";
}

// Messages of browsers (their workers omit the error's kind): about WebAssembly that the page may
// not compile,
const FORBIDDEN = /unsafe-eval|\bCSP\b|Content.Security.Policy/i;
// about WebAssembly too new for them,
const OLD = /WebAssembly|CompileError|LinkError|Unexpected reserved word/;
// and about other features that they lack.
const LACKS = /is not defined$|is not a (function|constructor)|Can't find variable/;
const OTHER = /Traceback|memory/i; // Python's errors, or no memory

/**
 * What went wrong, as the end of a sentence.
 * @param {unknown} error
 * @param {typeof import("../words.js").loading} words
 */
export function cause(error, words) {
  const { message: text, name } = asError(error);
  // Browsers name the address: "Failed to fetch dynamically imported module: <address>".
  const [address = ""] = name === "Missing" ? [text] : (text.match(/https?:\S+/) ?? []);
  const fetched = /fetch|network|import|load/i.test(text);
  if (name === "Missing" || (fetched && (address || error instanceof TypeError))) {
    const file = address.replace(/[?#].*|.*\//g, "");
    return words.missing({ named: file !== "", file });
  }
  if (FORBIDDEN.test(text)) return words.policy;
  if (
    typeof WebAssembly === "undefined" ||
    ((OLD.test(text) || LACKS.test(text)) && !OTHER.test(text))
  )
    return words.old;
  // A Python error is a whole traceback; its last line says what it was.
  const line = text.trim().split("\n").pop() ?? "";
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** Any thrown value as an Error. @param {unknown} error */
export function asError(error) {
  return error instanceof Error ? error : new Error(String(error));
}

/** No answer came in time, for instance because the worker was stopped. */
export class Silence extends Error {}

/** The user did not want to wait for the answer. */
export class Stopped extends Error {}

/**
 * Act after some seconds. They are counted one by one, so that a computer's sleep, or a frozen
 * tab's, is not taken for silence.
 * @param {number} seconds @param {() => void} act @returns {() => void}  ends the counting
 */
export function after(seconds, act) {
  let left = seconds;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, 1000);
  return () => clearInterval(timer);
}

/**
 * A Python that starts within its time limit; else the error's message is one sentence for the user.
 * @template T
 * @param {Promise<T>} starting
 * @param {number} patience seconds
 * @param {typeof import("../words.js").loading} words
 */
export async function started(starting, patience, words) {
  try {
    return await inTime(starting, patience, words.silent({ seconds: patience }));
  } catch (error) {
    throw new Error(words.failed({ cause: cause(error, words) }), { cause: error });
  }
}

/**
 * A promise with a time limit.
 * @template T
 * @param {Promise<T>} answer
 * @param {number} patience seconds
 * @param {string} sentence of the Silence that it then throws
 * @returns {Promise<T>}
 */
export function inTime(answer, patience, sentence) {
  return new Promise((resolve, reject) => {
    const heard = after(patience, () => reject(new Silence(sentence)));
    answer.then(resolve, reject).finally(heard);
  });
}
