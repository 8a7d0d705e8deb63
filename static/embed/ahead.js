/**
 * Of a build: what a board that plays needs is asked for when the first one comes near, all at once
 * and not one file after the other. Nothing of it starts before the board is used.
 */
import { fetchAhead } from "../python/sources.js";

/**
 * @param {string[]} scripts  modules
 * @param {string} said  the folder of what Python says
 * @param {string} base  from which these are named
 */
export function ahead(scripts, said, base) {
  Reflect.set(globalThis, "ttgoSaid", new URL(said, base).href);
  const Board = /** @type {typeof import("./element.js").Board | undefined} */ (
    customElements.get("tt-board")
  );
  if (!Board) return; // an old browser
  Board.near = () => {
    Board.near = () => {};
    fetchAhead();
    for (const script of scripts) {
      const { href } = new URL(script, base);
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    }
  };
}
