/**
 * The pixels of a picture, for Python to read a position from: made small enough, and as text.
 */

const MOST = 560; // pixels of the longer side: enough for 19 lines, and a few seconds of MicroPython

/** Three bytes a pixel, by rows, as base64. Throws what the browser does for a file that is no picture. @param {Blob} file */
export async function pixelsOf(file) {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MOST / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(width, height).getContext("2d"));
  context.fillStyle = "#fff"; // behind what is transparent
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return { width, height, pixels: text(context.getImageData(0, 0, width, height).data) };
}

/** Red, green and blue of each pixel as base64. @param {Uint8ClampedArray} rgba */
export function text(rgba) {
  let bytes = "";
  for (let at = 0; at < rgba.length; at += 4) bytes += String.fromCharCode(rgba[at], rgba[at + 1], rgba[at + 2]);
  return btoa(bytes);
}
