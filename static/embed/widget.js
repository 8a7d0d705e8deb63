/**
 * A board in a notebook, as anywidget shows it (ttgo/web/widget.py): moves played on it go to
 * Python, and it shows the game that Python sets. All that crosses is text: `given` and `played`
 * are fragments of links, `attributes` is JSON.
 */

/** @import { Board } from "./element.js" */
/**
 * @typedef {{get: (name: string) => string, set: (name: string, value: string) => void,
 *   save_changes: () => void, on: (type: string, act: () => void) => void, off: (type: string, act:
 *   () => void) => void}} Model
 */

/** @param {{model: Model, el: HTMLElement}} cell */
async function render({ model, el }) {
  await import(/* @vite-ignore */ `${model.get("site")}static/embed.js`);
  const board = /** @type {Board} */ (document.createElement("tt-board"));
  for (const [name, value] of Object.entries(JSON.parse(model.get("attributes"))))
    board.setAttribute(name, value);
  const show = () => board.setAttribute("link", model.get("given"));
  const tell = async () => {
    model.set("played", await board.fragment());
    model.save_changes();
  };
  show();
  board.addEventListener("tt-place", () => void tell());
  model.on("change:given", show);
  el.append(board);
  return () => model.off("change:given", show);
}

export default { render };
