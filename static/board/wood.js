/** Wood: a tone, and over it the grain, whose few points are drawn out from edge to edge. */
import { GRAIN } from "../words/inks.js"; // made of ttgo/svg/palette.py

const [WIDE, HIGH] = [320, 4]; // points, each a level of two bits
const [TONES, STRENGTHS, ROWS] = [41, 65, 88]; // where they begin in the file

/** @type {HTMLCanvasElement | null} */ let kept = null;

/** Lighter and darker than what it is drawn over; made once. */
export function grain() {
  if (kept) return kept;
  kept = document.createElement("canvas");
  kept.width = WIDE;
  kept.height = HIGH;
  const file = Uint8Array.from(atob(GRAIN), (byte) => byte.charCodeAt(0));
  const points = new ImageData(WIDE, HIGH);
  for (let at = 0; at < WIDE * HIGH; at++) {
    const [x, y] = [at % WIDE, Math.floor(at / WIDE)];
    const four = file[ROWS + y * (1 + WIDE / 4) + 1 + Math.floor(x / 4)];
    const level = (four >> (6 - 2 * (x % 4))) & 3;
    const tone = file.subarray(TONES + 3 * level, TONES + 3 * level + 3);
    points.data.set([...tone, file[STRENGTHS + level]], 4 * at);
  }
  kept.getContext("2d")?.putImageData(points, 0, 0);
  return kept;
}
