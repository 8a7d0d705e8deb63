/**
 * A file's content as Python takes and gives it: text if it is UTF-8, else its bytes as hexadecimal
 * digits, which any Python reads quickly.
 */

/** Each byte as two hexadecimal digits. */
export const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const AT_ONCE = 8192; // bytes per call

/**
 * The content in the form that events and answers use.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {{text: string} | {hex: string}}
 */
export function held(bytes) {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const parts = [];
    for (let at = 0; at < bytes.length; at += AT_ONCE)
      parts.push(Array.from(bytes.subarray(at, at + AT_ONCE), (byte) => DIGITS[byte]).join(""));
    return { hex: parts.join("") };
  }
}

/** The bytes of lower-case hexadecimal digits. @param {string} digits */
export function bytesOf(digits) {
  const bytes = new Uint8Array(digits.length / 2);
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = (value(digits, 2 * at) << 4) | value(digits, 2 * at + 1);
  return bytes;
}

/** @param {string} digits @param {number} at */
function value(digits, at) {
  const code = digits.charCodeAt(at);
  return code < 0x40 ? code - 0x30 : code - 0x57;
}
