/**
 * Of a build: what a board that plays needs is asked for when the first one comes near, beside the
 * element if it is near by then, all at once and not one file after the other. Nothing of it starts
 * before the board is used.
 */
import { fetchAhead } from "../python/sources.js";
import { NEEDS } from "./content.js";

const ASK = ["tt-lesson", ...["play", ...NEEDS].map((name) => `tt-board[${name}]`)].join();

/**
 * @param {string[]} addresses  of what Python says, and of modules
 * @param {string} base  from which these are named
 * @returns {() => void}  asks, for boards that come later
 */
export function ahead([said, ...scripts], base) {
  Reflect.set(globalThis, "ttgoSaid", new URL(said, base).href);
  let asked = false;
  const ask = () => {
    sight.disconnect();
    if (asked) return;
    asked = true;
    fetchAhead();
    for (const script of scripts) {
      const { href } = new URL(script, base);
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    }
  };
  const sight = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask(),
    { rootMargin: "200px" },
  );
  // in older browsers there is no element (element.js)
  if ("role" in Element.prototype)
    for (const one of document.querySelectorAll(ASK)) sight.observe(one);
  return ask;
}
