/**
 * What Python sends and what the page draws: types only, no code. `ttgo/view.py` makes it; a test holds both to the same keys.
 * Rows run top to bottom, one character a point; vertices are names such as "E5".
 *
 * @typedef {object} View
 * @property {[number, number]} size  width and height in points
 * @property {string[]} stones  "X" black, "O" white, "." empty
 * @property {string[]} reach  of empty points: "b" reaches only Black, "w" only White, "2" both, "0" neither; "." a stone
 * @property {string[]} legal  "1" where the player to play may move
 * @property {Record<string, {rule: number, turn: number}>} illegal  empty points where a move would repeat the grid after `turn`
 * @property {{points: string[], liberties: number}[]} strings
 * @property {"black" | "white"} toPlay
 * @property {number} turn  turns so far
 * @property {string[]} turns  the turns so far and those that redo would bring back; vertices or "pass"
 * @property {string} players  whose turns they are: "B" or "W" a turn
 * @property {Record<string, string[]>} branches  by turn number: the other turns that were once played there
 * @property {string} last  the last turn; "" at the start
 * @property {Score} score
 * @property {Steps | null} steps  what the last turn did, if it was a move
 * @property {Refused | null} refused  the turn that was just refused
 * @property {{result: string, lines: [number, string][]} | null} over  the end: lines of a rule's number and a sentence
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {number} rule  the rule that `say` speaks of; 0 for none
 * @property {string} say  what just happened and who is to play
 * @property {boolean} error  `say` is about bad input
 *
 * @typedef {object} Score
 * @property {number} black  points of area
 * @property {number} white
 * @property {number} neutral
 * @property {number} komi
 * @property {number} margin
 * @property {string} result
 * @property {string} text  "Black 41, White 40, neutral 0"
 *
 * @typedef {object} Steps  the three steps of a move, rule 7
 * @property {string} at
 * @property {"black" | "white"} colour
 * @property {string[]} opponent  points cleared by the second step
 * @property {string[]} own  points cleared by the third step
 *
 * @typedef {object} Refused
 * @property {number} rule
 * @property {string | null} at
 * @property {number | null} turn  the turn that would be repeated
 * @property {string[] | null} earlier  the grid after it
 *
 * @typedef {object} Look  what there is to see at a point, rule 3
 * @property {string} at
 * @property {"black" | "white" | "empty"} colour
 * @property {string[]} points  its string or empty region
 * @property {{to: string, points: string[]}[]} paths  a shortest path to each colour it reaches
 * @property {number} rule
 * @property {string} say
 *
 * @typedef {{view?: View, save?: string, look?: Look, tell?: string}} Answer
 */
export {};
