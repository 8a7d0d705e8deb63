/**
 * In a page that shows boards in frames: a frame of this site tells how high its board is, and
 * fit.js, fetched for the first one, sets it.
 */

const come = () => import("./fit.js");

window.addEventListener("message", (message) => {
  if (message.data?.ttgo === 1)
    come().then(
      ({ fit }) => fit(message),
      () => {},
    );
});
if (document.querySelector("iframe")) come().catch(() => {}); // it asks the frames that came before
