/** The address of Learn and of Practice: "?only&lang=de#reach&v=1&s=5". */
import { made, running } from "../board/parts.js";
import { setAside } from "./progress.js";
import * as words from "../words.js";

const asked = new URLSearchParams(location.search);
document.body.classList.toggle("only", asked.has("only")); // in another page

/** Of what boards say. */
export const lang = asked.get("lang") ?? document.documentElement.lang;
export const main = /** @type {HTMLElement} */ (document.querySelector("main"));

/**
 * Show what the address names, now and whenever it changes.
 * @param {(id: string, link: string) => unknown} show "reach", and a position to put on it or ""
 */
export function follow(show) {
  const read = () => {
    const [id, ...rest] = location.hash.slice(1).split("&");
    show(id, rest.join("&"));
  };
  addEventListener("hashchange", read);
  read();
  running();
  if (setAside()) main.prepend(made("p", { role: "status", textContent: words.spoilt }));
}
