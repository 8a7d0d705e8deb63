/** What gives a frame of this site the height that it tells (heights.js). Whatever else is said to the page is left alone. */

const SITE = new URL(import.meta.url).origin;
const [LEAST, MOST] = [40, 10_000]; // pixels that a board may ask for

/** @param {MessageEvent} message */
export function fit({ data, origin, source }) {
  if (origin !== SITE || origin === "null" || data?.ttgo !== 1 || typeof data.height !== "number") return;
  if (!(data.height >= LEAST && data.height <= MOST)) return; // nor NaN
  for (const frame of frames()) {
    if (frame.contentWindow === source) frame.style.height = `${Math.ceil(data.height + frame.offsetHeight - frame.clientHeight)}px`;
  }
}

function frames() {
  return [...document.querySelectorAll("iframe")].filter((frame) => frame.src.startsWith(`${SITE}/`));
}

// Frames that were there first have told it to nobody. The question holds nothing that is not for everybody's eyes, and a frame that is
// still empty would make the browser complain of any narrower address.
for (const frame of frames()) frame.contentWindow?.postMessage({ ttgo: 1, tell: "height" }, "*");
