/** What is said of a Python that does not start, or ends, in English. See board.js. */

/** What each start of a Python says. */
export const loading = {
  failed: (/** @type {string} */ cause) => `Python could not be loaded: ${cause}`,
  silent: (/** @type {number} */ seconds) => `nothing happened for ${seconds} seconds.`,
  missing: (/** @type {string} */ file) => `the server did not answer${file && ` for ${file}`}.`,
  old: "this browser is too old for it, or its WebAssembly is switched off.",
  policy: "the site’s Content-Security-Policy does not let WebAssembly run: its script-src lacks 'wasm-unsafe-eval'.",
};
export const forbidden = (/** @type {string} */ directive, /** @type {string} */ lacks) =>
  `This page’s Content-Security-Policy does not let Python start: its ${directive} lacks ${lacks}.`;
export const broke = "Python stopped with an error.";
