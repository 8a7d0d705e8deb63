/** The <tt-board> element. On a server, where there are no elements, this does nothing. */
export const ready = globalThis.customElements ? import("./element.js") : Promise.resolve();
