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
    if (vertex) this.#timer = setTimeout(() => this.now(vertex), REST);
  }

  /** A finger is on a point; `held` is called if it stays. @param {string} vertex @param {() => void} held */
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

  /** The pointer has chosen the point that it is at: another one is to be told first. @param {string} vertex */
  choose(vertex) {
    this.now("");
    this.#pointed = vertex;
  }

  /** What is on the board has changed: the point that was told is told again, once it has come to rest; no more, where nothing rests. @param {boolean} [rests] */
  again(rests = true) {
    const told = rests && this.told;
    if (told || !rests) this.now("");
    if (told) this.at(told);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
