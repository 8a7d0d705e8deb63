/**
 * Gives a frame of this site the height that it asks for (heights.js). All other messages to the
 * page are left alone.
 */

const SITE = new URL(import.meta.url).origin;
const [LEAST, MOST] = [40, 10_000]; // pixels that a board may ask for

/** @param {MessageEvent} message */
export function fit({ data, origin, source }) {
  if (origin !== SITE || origin === "null" || data?.ttgo !== 1 || typeof data.height !== "number")
    return;
  if (!(data.height >= LEAST && data.height <= MOST)) return; // nor NaN
  for (const frame of frames()) {
    if (frame.contentWindow === source)
      frame.style.height = `${Math.ceil(data.height + frame.offsetHeight - frame.clientHeight)}px`;
  }
}

function frames() {
  return [...document.querySelectorAll("iframe")].filter((frame) =>
    frame.src.startsWith(`${SITE}/`),
  );
}

// Nobody heard frames that loaded before this. The question may be public, so it goes to any
// origin: while a frame is still empty, the browser would complain about a narrower one.
for (const frame of frames()) frame.contentWindow?.postMessage({ ttgo: 1, tell: "height" }, "*");
