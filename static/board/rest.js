/** What somebody looks at: a point is told once a pointer has rested there, or a finger was held on it; "" once they look away. */

const REST = 500; // ms

export class Rest {
  told = ""; // the point last told,
  #pointed = ""; // and the one that the pointer or the keyboard is at
  #timer = 0;

  /** @param {(vertex: string) => void} tell */
  constructor(tell) {
    this.tell = tell;
  }

  /** The pointer or the keyboard is at a point, "" for none. @param {string} vertex */
  at(vertex) {
    if (vertex === this.#pointed) return;
    this.now("");
    this.#pointed = vertex;
    if (vertex) this.#timer = window.setTimeout(() => this.now(vertex), REST);
  }

  /** A finger is on a point; `held` is called if it stays. @param {string} vertex @param {() => void} held */
  hold(vertex, held) {
    this.stop();
    this.#timer = window.setTimeout(() => {
      held();
      this.now(vertex);
    }, REST);
  }

  /** Tell it without waiting, unless it has been told. @param {string} vertex */
  now(vertex) {
    this.stop();
    this.#pointed = vertex;
    if (vertex === this.told) return;
    this.told = vertex;
    this.tell(vertex);
  }

  /** What is there has changed: the pointer, which is at a point, is to be told of another one first. @param {string} vertex */
  anew(vertex) {
    this.stop();
    this.told = "";
    this.#pointed = vertex;
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
