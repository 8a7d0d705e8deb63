/**
 * An editor for a few lines of Python: CodeMirror from PyScript, in a shadow root, where its style
 * sheets are objects and need no permission of the page's policy, which refuses the inline styles
 * and the blob of PyScript's own py-editor. If the files are missing, it is a text box. Tab goes
 * on, and Escape leaves.
 */

const NAMES = [
  "codemirror-BDx3jn9j.js",
  "codemirror_state-DxSVIxgn.js",
  "codemirror_lang-python-r-dBg-Wd.js",
]; // of PyScript 0.7.31
const FOLDER = new URL("../node_modules/@pyscript/core/dist/", import.meta.url);
const THEME = {
  "&": { fontSize: "0.8125rem", color: "var(--ink)", backgroundColor: "var(--sheet)" },
  "&.cm-focused": { outline: "2.5px solid var(--accent)" },
  ".cm-content": {
    caretColor: "var(--ink)",
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": {
    color: "var(--soft)",
    backgroundColor: "var(--sheet)",
    borderRight: "1px solid var(--hair)",
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
};

/** @typedef {{text: string, goTo: (line: number) => void}} Editor  `text` can be set silently */

/** @type {Promise<any[]> | null} */
let coming = null;

/**
 * @param {HTMLElement} host is filled
 * @param {string} text
 * @param {string} label
 * @param {() => void} changed
 * @param {() => void} leave
 * @returns {Promise<Editor>}
 */
export async function edit(host, text, label, changed, leave) {
  host.addEventListener(
    "keydown",
    (event) => {
      const searches = host.shadowRoot?.querySelector(".cm-panel"); // closed by it
      if (event.key === "Escape" && !searches) leave();
    },
    { capture: true },
  );
  coming ??= Promise.all(NAMES.map((name) => import(new URL(name, FOLDER).href)));
  try {
    return withCodeMirror(host, text, label, changed, await coming);
  } catch {
    return plain(host, text, label, changed);
  }
}

/**
 * @param {HTMLElement} host
 * @param {string} first
 * @param {string} label
 * @param {() => void} changed
 * @param {any[]} modules
 * @returns {Editor}
 */
function withCodeMirror(host, first, label, changed, [{ EditorView, basicSetup }, , { python }]) {
  const root = host.attachShadow({ mode: "open" });
  let quiet = false;
  const view = new EditorView({
    doc: first,
    root,
    parent: root,
    extensions: [
      basicSetup,
      python().language, // without its proposals: they appear unasked, and take Enter and Escape
      EditorView.theme(THEME),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label }),
      // Chromium would put text typed over a selection into a styled span, which the policy refuses
      // with a complaint.
      EditorView.domEventHandlers({
        beforeinput(/** @type {InputEvent} */ event, /** @type {any} */ over) {
          const { state } = over;
          if (event.inputType !== "insertText" || !event.data || state.selection.main.empty) return;
          over.dispatch(state.replaceSelection(event.data));
          event.preventDefault();
        },
      }),
      EditorView.updateListener.of(
        (/** @type {any} */ { docChanged }) => docChanged && !quiet && changed(),
      ),
    ],
  });
  readable(root);
  return {
    get text() {
      return view.state.doc.toString();
    },
    set text(text) {
      if (text === this.text) return;
      quiet = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      quiet = false;
    },
    goTo(line) {
      const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
  };
}

/**
 * CodeMirror's text colours are for white paper: mixed with the page's ink they can be read on any.
 * @param {ShadowRoot} root
 */
function readable(root) {
  for (const rule of root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])) {
    if (
      !(rule instanceof CSSStyleRule) ||
      !/^\.\u037c\w+$/.test(rule.selectorText) ||
      !rule.style.color
    )
      continue;
    rule.style.color = `color-mix(in srgb, ${rule.style.color} 45%, var(--ink))`;
  }
}

/**
 * @param {HTMLElement} host
 * @param {string} first
 * @param {string} label
 * @param {() => void} changed
 * @returns {Editor}
 */
function plain(host, first, label, changed) {
  const box = document.createElement("textarea");
  Object.assign(box, {
    value: first,
    ariaLabel: label,
    spellcheck: false,
    rows: first.split("\n").length + 1,
  });
  box.addEventListener("input", changed);
  host.replaceChildren(box);
  return {
    get text() {
      return box.value;
    },
    set text(text) {
      box.value = text;
    },
    goTo(line) {
      const before = box.value
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length;
      box.focus();
      box.setSelectionRange(before, before);
    },
  };
}
