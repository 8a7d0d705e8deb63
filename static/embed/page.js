/**
 * The page about boards in other pages. An example's board runs the code beside it, now and after
 * every change: nothing else on the page says what its board is.
 */
import { Board } from "./element.js";
import { button, copier, made } from "../board/parts.js";
import { sayAddress } from "../site.js";
import * as words from "../words.js";

const ATTRIBUTES = [...Board.observedAttributes, "id", "class", "lang"];

sayAddress(document.querySelectorAll("code"));
for (const example of document.querySelectorAll(".example"))
  liven(/** @type {HTMLElement} */ (example));

/**
 * Show what an example's code makes, and let readers edit and copy it.
 * @param {HTMLElement} example
 */
function liven(example) {
  const codes = /** @type {HTMLElement[]} */ ([...example.querySelectorAll("pre > code")]);
  const text = () => codes.map((code) => code.textContent).join("\n\n");
  const isCard = example.matches(".one");
  const live = example.querySelector(".live") ?? made("div", {});
  live.className = "live";
  if (isCard) example.querySelector("h3, span")?.after(live);
  if (!live.isConnected) example.prepend(live);
  const rest = [...live.childNodes]; // what the code has beside boards
  const draw = () => live.replaceChildren(...partsOf(text()), ...rest);
  let frame = 0;
  for (const code of codes) {
    code.setAttribute("contenteditable", "plaintext-only"); // read-only in browsers without this
    Object.assign(code, {
      role: "textbox",
      ariaLabel: words.codeLabel,
      ariaMultiLine: "true",
      spellcheck: false,
    });
    code.addEventListener("input", () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    });
  }
  const last = codes[codes.length - 1];
  const pre = /** @type {HTMLElement} */ (last.parentElement);
  const box = made("div", { className: "code" });
  const copies = copier(text, last, words);
  const title = example.querySelector("h2, h3")?.textContent ?? example.id.replace(/^p-/, "");
  copies[0].ariaLabel = words.copyOf({ title });
  pre.before(box);
  if (isCard) {
    example.append(box);
    box.append(...copies, folder(pre, title), pre);
  } else {
    box.append(pre, ...copies);
  }
  draw();
}

/** A button that shows a code, or hides it. @param {HTMLElement} pre @param {string} title */
function folder(pre, title) {
  const turn = () => {
    pre.hidden = !pre.hidden;
    fold.ariaExpanded = String(!pre.hidden);
  };
  const fold = button(words.code, turn, { ariaLabel: words.codeOf({ title }) });
  turn();
  return fold;
}

/** Only the boards and frames of a code. @param {string} code @returns {HTMLElement[]} */
function partsOf(code) {
  // Styles are the page's own (examples/colours.css): its policy forbids styles within a text.
  const plain = code
    .replace(/<style[^]*?<\/style>/g, "")
    .replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/g, "");
  const parsed = new DOMParser().parseFromString(plain, "text/html");
  return [...parsed.querySelectorAll("tt-board, iframe")].map((found) => {
    const element = document.createElement(found.localName);
    const frame = element instanceof HTMLIFrameElement;
    for (const name of frame ? ["src", "title", "loading"] : ATTRIBUTES) {
      const value = found.getAttribute(name);
      if (value !== null) element.setAttribute(name, value);
    }
    if (!frame) element.textContent = found.textContent;
    return element;
  });
}
