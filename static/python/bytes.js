/** What a file holds, as Python takes and gives it: text where it is UTF-8, else its bytes as hexadecimal digits, which any Python reads quickly. */

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const AT_ONCE = 8192; // bytes made digits in one call

/** As an event or an answer has it. @param {Uint8Array<ArrayBuffer>} bytes @returns {{text: string} | {hex: string}} */
export function held(bytes) {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const parts = [];
    for (let at = 0; at < bytes.length; at += AT_ONCE) parts.push(Array.from(bytes.subarray(at, at + AT_ONCE), (byte) => DIGITS[byte]).join(""));
    return { hex: parts.join("") };
  }
}

/** The bytes of hexadecimal digits. @param {string} digits */
export function bytesOf(digits) {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}
