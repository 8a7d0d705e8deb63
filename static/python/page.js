/**
 * The Python page: each example can be run, edited, and put back. The text on the page is what
 * runs, each time in a worker of its own: one program at a time, to be stopped at any time.
 */
import { able, button, copier, made } from "../board/parts.js";
import { edit } from "./editor.js";
import * as every from "../words.js";
import * as words from "../words/python.js";
import { cause } from "./cause.js";
import { spawn } from "./sources.js";
import { loading } from "../words/start.js";

/** @import { Editor } from "./editor.js" */

for (const code of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll("[data-example]")
))
  liven(code);
for (const example of document.querySelectorAll("[data-copy]")) {
  // it runs elsewhere
  const code = /** @type {HTMLElement} */ (example.querySelector("code"));
  example.append(
    made("div", { className: "code" }, ...copier(() => code.textContent ?? "", code, every)),
  );
}

/** Give an example its buttons. @param {HTMLElement} code */
function liven(code) {
  const text = code.textContent ?? "";
  const printed = /** @type {HTMLElement} */ (code.parentElement?.querySelector(".printed"));
  const first = [...printed.childNodes];
  const title = code.closest("section")?.querySelector("h2")?.textContent ?? "";
  const told = made("p", { className: "told", role: "status" });
  const host = made("div", { className: "lines", hidden: true });
  const box = made("div", { className: "code" });
  /** @type {Editor | null} */
  let editor = null;

  const runIt = async () => {
    if (run.ariaDisabled === "true") return;
    able(run, false);
    stop.hidden = false;
    told.textContent = words.running;
    let output = "";
    try {
      const fault = await runLines(editor?.text ?? text, (part) => {
        output += part;
        if (!output.startsWith("<svg")) show(output, printed);
      });
      if (output || !fault) show(output, printed);
      told.textContent = fault || words.printed;
    } catch (error) {
      told.textContent = error instanceof Error ? error.message : String(error);
    }
    if (document.activeElement === stop) run.focus();
    stop.hidden = true;
    able(run, true);
  };
  const changeIt = async () => {
    if (change.ariaDisabled === "true") return;
    able(change, false);
    editor = await edit(
      host,
      text,
      words.editorLabel({ title }),
      () => {},
      () => run.focus(),
    );
    code.hidden = change.hidden = true;
    host.hidden = original.hidden = false;
    editor.goTo(1);
  };
  const restore = () => {
    if (editor) editor.text = text;
    printed.replaceChildren(...first);
    told.textContent = words.restored;
  };
  const run = button(words.run, runIt, { ariaLabel: words.runExample({ title }) });
  const change = button(words.edit, changeIt, { ariaLabel: words.editExample({ title }) });
  const [stop, original] = [
    button(words.stop, () => stopLines(words.stopped), { ariaLabel: words.stopExample({ title }) }),
    button(words.original, restore, { ariaLabel: words.originalOf({ title }) }),
  ];
  stop.hidden = original.hidden = true;
  code.before(box);
  box.append(code, host, run, " ", stop, " ", change, " ", original, told);
}

/** A picture as a picture, else text. @param {string} text @param {HTMLElement} printed */
function show(text, printed) {
  if (!text.startsWith("<svg")) {
    printed.replaceChildren(made("samp", { textContent: text.replace(/\n$/, "") }));
    return;
  }
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const picture = made("img", { alt: "" });
  picture.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
  picture.src = address;
  printed.replaceChildren(picture);
}

const WORKER = new URL("../python/lines-worker.js", import.meta.url);

/** @type {((sentence: string) => void) | null} */
let stopped = null;

/**
 * Run a program; stop one still running.
 * @param {string} text @param {(printed: string) => void} print  gets each part of its output
 * @returns {Promise<string>} "", or a sentence about what stopped it; rejects with an Error, one
 *   sentence, if Python cannot start
 */
async function runLines(text, print) {
  stopLines(words.another);
  const worker = spawn(WORKER);
  try {
    return await new Promise((done, fail) => {
      stopped = done;
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        done(words.ended);
      });
      worker.addEventListener("message", ({ data: { printed, full, fault, failed } }) => {
        if (failed) fail(Object.assign(new Error(), failed));
        if (printed) print(printed);
        if (full) done(words.full);
        if (fault !== undefined) done(fault);
      });
      worker.postMessage({ text });
    });
  } catch (error) {
    throw new Error(loading.failed({ cause: cause(error, loading) }), { cause: error });
  } finally {
    worker.terminate();
  }
}

/** Stop the program, if one runs. @param {string} sentence */
function stopLines(sentence) {
  stopped?.(sentence);
  stopped = null;
}
