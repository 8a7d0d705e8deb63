/**
 * The point that the reader looks at: told once a pointer rests, or a finger is held, on it; ""
 * once they look away.
 */

const REST = 500; // ms

export class Hover {
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
    if (vertex) this.#timer = setTimeout(() => this.now(vertex), REST);
  }

  /**
   * A finger is on a point; `held` is called if it stays.
   * @param {string} vertex
   * @param {() => void} held
   */
  hold(vertex, held) {
    this.stop();
    this.#timer = setTimeout(() => {
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

  /**
   * The pointer has played its point: do not tell this one before another.
   * @param {string} vertex
   */
  choose(vertex) {
    this.now("");
    this.#pointed = vertex;
  }

  /**
   * The board has changed: tell the same point again after a rest; forget it if `rests` is false.
   * @param {boolean} [rests]
   */
  again(rests = true) {
    const told = rests && this.told;
    if (told || !rests) this.now("");
    if (told) this.at(told);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
