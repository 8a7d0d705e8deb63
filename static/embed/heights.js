/** In a page that shows boards in frames: a frame of this site tells how high its board is, and gets that height, by what comes for the first. */

const come = () => import("./fit.js");

window.addEventListener("message", (message) => {
  if (message.data?.ttgo === 1) come().then(({ fit }) => fit(message), () => {});
});
if (document.querySelector("iframe")) come().catch(() => {}); // it asks the frames that were there first
