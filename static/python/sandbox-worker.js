/**
 * In the worker of sandbox.js: Pyodide for rules (ttgo/lab/bench.py), or MicroPython for lines of a
 * reader's (ttgo/teach/lines.py). No module: it is handed in as text, where no other file can be
 * had.
 *
 * Through the port that it is given comes first what it begins with, then {text}, questions, and
 * {}, to which a sign of life is the answer. From it: {answer}, to the first "" or why it cannot
 * start; before it {printed}, whenever there is some, and {} while it takes long.
 */
{
  // Beside the frame, which has no use for them: what sends requests, and keeps or locks anything.
  const TAKEN = [
    "XMLHttpRequest",
    "WebSocket",
    "WebSocketStream",
    "WebTransport",
    "EventSource",
    "importScripts",
    "Worker",
    "BroadcastChannel",
    "indexedDB",
    "caches",
    "cookieStore",
    "FileReaderSync",
    "RTCPeerConnection",
  ];
  const OFTEN = 100; // ms between two signs of life, and two parts of the output
  const MOST = 50_000; // bytes of it

  /**
   * @typedef
   *   {{FS: {mkdirTree: (path: string) => void, writeFile: (path: string, data: string |
   *   Uint8Array) => void}, pyimport: (name: string) => any}} Python
   */

  /** @type {((text: string) => string) | null} */
  let ask = null;
  let last = 0;
  /** @type {number[]} */
  let waiting = [];
  let all = 0;
  const decoder = new TextDecoder();

  addEventListener(
    "message",
    ({ ports: [port] }) => {
      const tell = (/** @type {object} */ news) => {
        last = performance.now();
        port.postMessage(news);
      };
      const alive = () => performance.now() > last + OFTEN && tell({});
      const printed = () => {
        const text = decoder.decode(Uint8Array.from(waiting), { stream: true });
        waiting = [];
        return text;
      };
      const print = (/** @type {Uint8Array} */ bytes) => {
        if (all >= MOST) return;
        waiting.push(...bytes);
        all += bytes.length;
        if (bytes.includes(10) && performance.now() > last + OFTEN) tell({ printed: printed() });
        if (all >= MOST) tell({ printed: printed(), full: true });
      };

      port.onmessage = ({ data }) => {
        if (data.parts)
          begin(data, alive, print).then(
            (found) => {
              ask = found;
              tell({ answer: "" });
            },
            (error) => tell({ answer: String(error?.message ?? error) }),
          );
        else if (data.text === undefined) tell({});
        else {
          [waiting, all, last] = [[], 0, -OFTEN]; // the first line is told at once
          const answer = ask?.(data.text);
          tell({ printed: printed(), answer });
        }
      };
    },
    { once: true },
  );

  /**
   * @param
   *   {{parts: Record<string, ArrayBuffer>, files: [string, string | Uint8Array][], cases?:
   *   string}} given
   * @param {() => void} alive
   * @param {(bytes: Uint8Array) => void} print
   * @returns {Promise<(text: string) => string>}
   */
  async function begin({ parts, files, cases }, alive, print) {
    // before Python: Pyodide would try importScripts, which the policy refuses with a complaint
    take(TAKEN);
    const type = "application/wasm";
    Object.assign(globalThis, {
      fetch: async (/** @type {string | URL} */ address) =>
        new Response(parts[String(address).replace(/.*\//, "")], {
          headers: { "content-type": type },
        }),
    });
    const load = (/** @type {string} */ name) =>
      import(URL.createObjectURL(new Blob([parts[name]], { type: "text/javascript" })));
    /** @type {Python} */
    const python = await (cases === undefined ? micropython(load, print) : pyodide(load));
    for (const [path, data] of files) {
      python.FS.mkdirTree(path.replace(/\/?[^/]*$/, "") || ".");
      python.FS.writeFile(path, data);
    }
    const answer =
      cases === undefined
        ? python.pyimport("ttgo.teach.lines").run
        : python.pyimport("ttgo.lab.bench").Bench(cases, alive).answer;
    take(["fetch", "navigator"]);
    return answer;
  }

  /** @param {(name: string) => Promise<any>} load @param {(bytes: Uint8Array) => void} stdout */
  async function micropython(load, stdout) {
    const { loadMicroPython } = await load("micropython.mjs");
    return loadMicroPython({ stdout, linebuffer: false, url: "https://ttgo/micropython.wasm" });
  }

  /** @param {(name: string) => Promise<any>} load */
  async function pyodide(load) {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
      ["pyodide.mjs", "pyodide.asm.mjs"].map(load),
    );
    const silent = () => {};
    const jsglobals = Object.assign(Object.create(null), {
      Object,
      Array,
      Promise,
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
    });
    return loadPyodide({
      createPyodideModule,
      indexURL: "https://ttgo/",
      stdout: silent,
      stderr: silent,
      jsglobals,
    });
  }

  /** @param {string[]} names */
  function take(names) {
    for (const name of names) {
      for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner)) {
        if (Object.hasOwn(owner, name))
          Object.defineProperty(owner, name, {
            value: undefined,
            writable: false,
            configurable: false,
          });
      }
    }
  }
}
