/** Tables with a named row for each case, and waiting for what is asked and answered. */
import { describe, it } from "node:test";

/**
 * A test for each row, which has what `check` is given.
 * @param {string} title what holds for all of them @param {Record<string, any[]>} table by the
 *   rows' names @param {(...row: any[]) => unknown} check
 */
export function rows(title, table, check) {
  describe(title, () => {
    for (const [name, row] of Object.entries(table)) it(name, () => check(...row));
  });
}

/** Ends once all that is ready to go on has gone on: a promise that waits for nothing outside. */
export async function settled() {
  for (let turn = 0; turn < 10; turn++)
    await new Promise((soon) => {
      setImmediate(soon);
    });
}

/**
 * A stand-in for whatever is asked and answers later: it keeps the questions until a test answers
 * them.
 */
export class Asked {
  /** All questions, answered or not. */ questions = [];
  #open = [];

  ask(question) {
    this.questions.push(question);
    return new Promise((answer) => {
      this.#open.push(answer);
    });
  }

  /** The questions since this was asked the last time. */
  news() {
    return this.questions.splice(0);
  }

  /** Answer the oldest question, and let what follows happen. */
  async answer(answer = {}) {
    this.#open.shift()?.(answer);
    await settled();
  }
}
