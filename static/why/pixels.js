/** The pixels of a picture, for Python to read a position from: made small enough, and as text. */
import { DIGITS } from "../python/bytes.js";

// pixels of the longer side: enough for 19 lines seen from one side, and a few seconds of
// MicroPython
const MOST = 640;

/**
 * Three bytes a pixel, by rows, as hexadecimal digits; and `still`, the same to be shown, as of an
 * animated picture one frame is read. For a file that is no picture, throws the browser's error.
 * @param {Blob} file
 */
export async function pixelsOf(file) {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MOST / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const canvas = new OffscreenCanvas(width, height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.fillStyle = "#fff"; // behind transparent parts
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  image.close();
  const pixels = rowsOf(context.getImageData(0, 0, width, height).data, width);
  return { width, height, pixels, still: await canvas.convertToBlob() };
}

/**
 * Red, green and blue of each pixel as hexadecimal digits, a text a row: MicroPython reads one long
 * text slowly.
 * @param {Uint8ClampedArray} rgba
 * @param {number} width
 */
export function rowsOf(rgba, width) {
  const rows = [];
  for (let at = 0; at < rgba.length; at += 4) {
    if (at % (4 * width) === 0) rows.push("");
    rows[rows.length - 1] += DIGITS[rgba[at]] + DIGITS[rgba[at + 1]] + DIGITS[rgba[at + 2]];
  }
  return rows;
}
