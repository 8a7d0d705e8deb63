/** Imported first: where the rest does not come to run, as in a browser that is too old for it, what is left for it to do is fetched. */
setTimeout(() => customElements.get("tt-board") || import("./readable.js"));
