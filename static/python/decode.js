/** The browser's decoders for MicroPython, which knows only UTF-8: ttgo/sgf/codec.py calls this. */
import { bytesOf } from "./bytes.js";

/**
 * Bytes as text; null if they are not in this encoding, or the browser does not know it.
 * @param {string} digits hexadecimal, of the bytes
 * @param {string} name of an encoding
 * @param {boolean} fatal whether a wrong byte ends it; else it becomes U+FFFD
 * @param {boolean} [once] return each letter of the text only once
 */
export function decode(digits, name, fatal, once) {
  try {
    const text = new TextDecoder(name, { fatal }).decode(bytesOf(digits));
    return once ? [...new Set(text)].join("") : text;
  } catch {
    return null;
  }
}
