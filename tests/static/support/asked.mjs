/**
 * A stand-in for whatever is asked and answers later: it keeps the questions until a test answers
 * them.
 */
import { settled } from "./rows.mjs";

export class Asked {
  /** All questions, answered or not. */ questions = [];
  #open = [];

  ask(question) {
    this.questions.push(question);
    return new Promise((resolve, reject) => {
      this.#open.push({ resolve, reject });
    });
  }

  /** The questions since this was asked the last time. */
  news() {
    return this.questions.splice(0);
  }

  /** Answer the oldest question, and let what follows happen. */
  async answer(answer = {}) {
    this.#open.shift()?.resolve(answer);
    await settled();
  }

  async fail(error) {
    this.#open.shift()?.reject(error);
    await settled();
  }
}
