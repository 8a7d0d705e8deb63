/** What is said on the page about the computer alone, in English, with what boards say of questions. See words.js. */
export * from "./asked.js";

export const chooseOne = "Choose one point on the board.";
