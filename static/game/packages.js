/**
 * What is fetched only when it is asked for, and is not ours. A build knows such addresses in modules
 * one folder below static/.
 */

const CODE = new URL("../node_modules/lean-qr/index.mjs", import.meta.url);
export const ENCODER = new URL("../node_modules/gifenc/dist/gifenc.esm.js", import.meta.url);

/**
 * Draw a QR code of a text; false if that is not possible: offline, or the text is too long.
 * @param {string} text @param {Element} canvas
 */
export async function drawCode(text, canvas) {
  try {
    const { generate } = await import(CODE.href);
    generate(text).toCanvas(canvas, { on: [0, 0, 0], off: [255, 255, 255] });
    return true;
  } catch {
    return false;
  }
}
