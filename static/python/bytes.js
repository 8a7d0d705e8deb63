/** Bytes as the text that Python takes them as: a character a byte. */

const AT_ONCE = 8192; // bytes made characters in one call

/** A character a byte; TextDecoder's "latin1" is another encoding. @param {Uint8Array} bytes */
export function characters(bytes) {
  const parts = [];
  for (let at = 0; at < bytes.length; at += AT_ONCE) parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)));
  return parts.join("");
}
