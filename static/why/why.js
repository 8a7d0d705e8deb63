/** The pages of why/: sharing their address. The boards are those of embed.js. */

for (const button of document.querySelectorAll("button[data-share]")) {
  const { share: url = "", title, done = "" } = /** @type {HTMLElement} */ (button).dataset;
  const told = /** @type {HTMLElement} */ (button.parentElement?.querySelector(".told"));
  /** @type {HTMLElement} */ (button).hidden = !("share" in navigator || "clipboard" in navigator);
  button.addEventListener("click", async () => {
    try {
      if ("share" in navigator) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        told.textContent = done;
      }
    } catch {
      told.textContent = url; // refused, or closed without a choice: it can be copied by hand
    }
  });
}
