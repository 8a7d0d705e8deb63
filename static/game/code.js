/** QR codes. What draws them is fetched when it is asked for (packages.js). */

const CODE = new URL("../node_modules/lean-qr/index.mjs", import.meta.url);

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
