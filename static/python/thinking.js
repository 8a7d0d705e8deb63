/** The worker that thinks (thinker.js), started with the first question. Only the newest question is answered, slice by slice. */

// Named as from any folder of modules: a build has this file's text in a file elsewhere.
const ADDRESS = new URL("../python/thinker.js", import.meta.url);

export class Thinking {
  /** @type {Worker | null} */ #worker = null;
  #number = 0; // of the newest question

  /**
   * @param {(answer: any, python: string) => void} heard  a slice of an answer to the newest question
   * @param {() => void} broke  the worker is gone; the next question starts another
   */
  constructor(heard, broke) {
    this.heard = heard;
    this.broke = broke;
  }

  /** @param {object} event of ttgo/player/served.py @param {boolean} [whole] whether Pyodide is fetched, so that it can think, too */
  ask(event, whole = false) {
    this.#number++;
    this.#start().postMessage({ number: this.#number, whole, event });
  }

  /** Nobody waits for an answer any more. */
  stop() {
    this.#number++;
    this.#worker?.postMessage({ number: this.#number, event: null });
  }

  /** @returns {Worker} */
  #start() {
    if (this.#worker) return this.#worker;
    const worker = new Worker(ownAddress(), { type: "module" });
    worker.addEventListener("message", ({ data: { number, answer, python } }) => {
      if (number !== this.#number) return;
      if (answer.broken) this.#gone();
      else this.heard(answer, python);
    });
    worker.addEventListener("error", () => this.#gone());
    return (this.#worker = worker);
  }

  #gone() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#number++;
    this.broke();
  }
}

/** Browsers start no worker of another site, but one of the page's own may import its module from there. */
function ownAddress() {
  if (ADDRESS.origin === location.origin) return ADDRESS;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(ADDRESS.href)};`], { type: "text/javascript" }));
}
