/** Imported first: if the rest does not run, as in a browser that is too old for it, fetch the file that keeps diagrams readable. */
setTimeout(() => customElements.get("tt-board") || import("./readable.js"));
