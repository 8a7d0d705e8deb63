/** The pages of why/: sharing their address. The boards are those of embed.js. */

for (const button of document.querySelectorAll("button[data-share]")) {
  const { share: url = "", title, done = "" } = /** @type {HTMLElement} */ (button).dataset;
  const told = /** @type {HTMLElement} */ (button.parentElement?.querySelector(".told"));
  const dialog = typeof navigator.share === "function";
  /** @type {HTMLElement} */ (button).hidden = false;
  button.addEventListener("click", async () => {
    try {
      await (dialog ? navigator.share({ title, url }) : navigator.clipboard.writeText(url));
      if (!dialog) told.textContent = done;
    } catch {
      told.textContent = url; // refused or cancelled: the reader can copy it by hand
    }
  });
}
