/** The browser's decoders, lent to MicroPython, which has UTF-8 alone: ttgo/sgf/codec.py calls this. */

/**
 * The text that bytes are, or null if they are not written so, or if no such encoding is known.
 * @param {string} bytes as JSON, a character a byte: a NUL would end a plain string on its way out of MicroPython
 * @param {string} name of an encoding
 * @param {boolean} fatal whether a byte that is none ends it; else it becomes U+FFFD
 */
export function decode(bytes, name, fatal) {
  try {
    return new TextDecoder(name, { fatal }).decode(Uint8Array.from(JSON.parse(bytes), (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}
