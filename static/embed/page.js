/**
 * The page about boards in other pages. The code of an example is what runs beside it, now and after every change: nothing else on the
 * page says what its board is.
 */
import { Board } from "./element.js";
import { copied, made } from "../board/parts.js";
import * as words from "../words.js";

const ANYWHERE = "https://YOUR-SITE/"; // as the page says before it knows its own address
const SITE = new URL("..", location.href).href;
const ATTRIBUTES = [...Board.observedAttributes, "id", "class", "lang"];

if (location.protocol.startsWith("http")) {
  for (const code of document.querySelectorAll("code")) {
    const text = code.textContent ?? "";
    const there = text.replaceAll(ANYWHERE, SITE).replaceAll(ANYWHERE.slice(0, -1), new URL(SITE).origin);
    if (there !== text) code.textContent = there;
  }
}
for (const example of document.querySelectorAll(".example")) liven(/** @type {HTMLElement} */ (example));

/** Show what an example's code makes, and let it be changed and copied. @param {HTMLElement} example */
function liven(example) {
  const pre = /** @type {HTMLElement} */ (example.querySelector("pre"));
  const code = /** @type {HTMLElement} */ (pre.querySelector("code"));
  const live = example.querySelector(".live") ?? example.appendChild(document.createElement("div"));
  live.className = "live";
  const rest = [...live.childNodes]; // what the code has besides boards
  const draw = () => live.replaceChildren(...partsOf(code.textContent ?? ""), ...rest);

  code.setAttribute("contenteditable", "plaintext-only"); // where this is not known it is only read
  Object.assign(code, { role: "textbox", ariaLabel: words.codeLabel, ariaMultiLine: "true", spellcheck: false });
  let frame = 0;
  code.addEventListener("input", () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  });

  const box = made("div", { className: "code" });
  pre.before(box);
  box.append(pre, ...copier(code));
  draw();
}

/** The boards and frames of a code, and nothing else that may stand in it. @param {string} code @returns {HTMLElement[]} */
function partsOf(code) {
  // Styles are the page's own (examples/colours.css): its policy forbids those that stand in a text.
  const plain = code.replace(/<style[^]*?<\/style>/g, "").replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/g, "");
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

/** A button that copies a code, and what it says afterwards. @param {HTMLElement} code */
function copier(code) {
  const copy = made("button", { type: "button", textContent: words.copy });
  const told = made("p", { className: "told", role: "status" });
  copy.addEventListener("click", async () => {
    const done = await copied(`${code.textContent}\n`);
    if (!done) getSelection()?.selectAllChildren(code);
    told.textContent = done ? words.copied : words.selected;
  });
  return [copy, told];
}
