/** Pictures as pixels. */

/** A picture painted, with `sharp` pixels for each of its own. @param {string} svg @param {number} [sharp] @returns {Promise<HTMLCanvasElement>} */
export async function canvasOf(svg, sharp = 1) {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(sharp * image.naturalWidth);
    canvas.height = Math.round(sharp * image.naturalHeight);
    canvas
      .getContext("2d", { willReadFrequently: true })
      ?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
export function png(canvas) {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no PNG"))), "image/png");
  });
}
