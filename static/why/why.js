/** The pages of why/: sharing their address. The boards are those of embed.js. */
import { copied, handOn } from "../board/parts.js";

for (const button of document.querySelectorAll("button[data-share]")) {
  const { share: url = "", title, done = "" } = /** @type {HTMLElement} */ (button).dataset;
  const told = /** @type {HTMLElement} */ (button.parentElement?.querySelector(".told"));
  const dialog = typeof navigator.share === "function";
  /** @type {HTMLElement} */ (button).hidden = false;
  button.addEventListener("click", async () => {
    if (dialog && (await handOn({ title, url })) !== "failed") return;
    told.textContent = (await copied(url)) ? done : url; // which the reader can copy by hand
  });
}
