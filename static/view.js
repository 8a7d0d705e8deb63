/**
 * What Python sends and what the page draws: types only, no code. `ttgo/session/view.py` makes it;
 * tsc compares both. Rows run top to bottom, one character a point; vertices are names such as
 * "E5".
 *
 * @typedef {object} View
 * @property {[number, number]} size  width and height in points
 * @property {string[]} stones  "X" black, "O" white, "." empty
 * @property {string[]} reach  of empty points: "b" reaches only Black, "w" only White, "2" both,
 *   "0" neither; of stones: "B" and "W" are shaded with those, "." not
 * @property {string[]} legal  "1" where the player to play may move
 * @property {Record<string, {rule: number, turn: number | null}>} illegal  empty points where a
 *   move is refused: by rule 6, as the grid
 *   was the same after `turn`, or by rule 7, where suicide is forbidden
 * @property {{points: string[], liberties: number}[]} strings
 * @property {boolean} fates  whether it makes sense to ask if stones are dead
 * @property {"black" | "white"} toPlay
 * @property {"" | "black" | "white"} you  whose colour its sentences call "you", the other one being
 *   the computer's; "" for nobody's
 * @property {{number: string, you: "black" | "white", state: "move" | "send" | "wait" | "",
 *   past: string[][]} | null} friend  of a game by links (ttgo/record/friend.py); `past` are grids
 *   to play out before this one
 * @property {number} turn  the place in `turns` that is shown; 0 is the start
 * @property {string[]} turns  what happened so far and what redo would bring back: vertices,
 *   "pass", and words such as "black=D4"
 * @property {string[]} labels  the same for people: "1 E5", "Black: 2 off", "note"
 * @property {string} players  whose turns they are: "B", "W" or " " for what is no turn, a
 *   character each
 * @property {Record<string, string[]>} branches  by turn number: the other turns that were once
 *   played there
 * @property {string} last  the last turn; "" at the start
 * @property {Score} score
 * @property {Steps | null} steps  what the last turn did, if it was a move
 * @property {Refused | null} refused  the turn that was just refused
 * @property {Phase | null} phase  what is waited for besides turns
 * @property {boolean} copy  a dispute is being played out on a copy of the grid
 * @property {{result: string, lines: [number, string][], neutral: string} | null} over  the end: lines
 *   of a rule's number and a sentence; of them that of the neutral points, or ""
 * @property {string} resigned  the result, "W+R" or "B+R", where a resignation has ended the game;
 *   else ""
 * @property {string} rules  what the game is played by: "Tromp-Taylor, komi 7.5"
 * @property {Record<string, string>} names  of a file, by SGF's properties, where it has them: the
 *   players "PB" and "PW", their ranks "BR" and "WR", the game "GN", the event "EV", its round "RO",
 *   the place "PC", the day "DT", the result "RE"
 * @property {{at: number, titles: string[]} | null} games  of a file with several: the number of
 *   this one, and what all are called
 * @property {Markup | null} markup  what a file points out at the place that is shown
 * @property {string} comment  what is written about the place that is shown
 * @property {string[]} remarks  sentences about what a file says that could not be taken as it is
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
 * @typedef {object} Markup  what somebody points out on the grid; points are vertices
 * @property {Record<string, string>} labels  short texts, by vertex
 * @property {string[]} triangle
 * @property {string[]} square
 * @property {string[]} circle
 * @property {string[]} cross
 * @property {[string, string][]} line  from one point to another
 * @property {[string, string][]} arrow
 * @property {string[]} dim
 * @property {string[]} stars
 * @property {[string, string] | null} crop  two opposite corners of the part that is shown; null
 *   for all
 *
 * @typedef {object} Phase  a position being set up, proposals, a copy, a ruling
 * @property {"turn" | "mark" | "colour"} click  what choosing a point is: a turn as ever, a mark on
 *   its string, a change of its colour
 * @property {string} title
 * @property {string[]} lines  sentences
 * @property {{text: string, event: Event | null}[]} buttons  each with the event to send; null
 *   where it only tells
 * @property {string[]} marks  points marked at the moment
 * @property {string[]} disputed  points that one player wants emptied and the other does not
 * @property {{black?: string[], white?: string[]}} proposals  points that a player has proposed to
 *   empty
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
 * @property {Steps | null} steps  what the refused move would have done
 *
 * @typedef {object} Look  what there is to see at a point, rule 3
 * @property {string} at
 * @property {"black" | "white" | "empty"} colour
 * @property {string[]} points  its string or empty region
 * @property {string[]} border  the points around it
 * @property {string[]} clears  the stones that a move here would clear now
 * @property {{to: string, points: string[]}[]} paths  a shortest path to each colour it reaches
 * @property {number} rule
 * @property {string} say
 *
 * @typedef {{turn: number, black: number[], white: number[]}} Plot  points of area after a turn (0:
 *   the start) and some that follow
 *
 * @typedef {{rows: Row[], more: boolean}} Outline  of the tree; of very many rows those around the
 *   place that is shown
 *
 * @typedef {object} Row  turns of the line that is shown; or, "at" a name, another turn and what
 *   follows it; or a comment (ttgo/session/outline.py)
 * @property {number} turn  of the first move, or of the comment
 * @property {string[]} [moves]  "" for the start
 * @property {string} [players]  as in a view
 * @property {string} [at]
 * @property {boolean} [more]  more turns follow
 * @property {string} [comment]
 *
 * @typedef {object} Frame  a step of a process, as ttgo/teach/frame.py makes it
 * @property {string[]} stones
 * @property {string[] | null} reach
 * @property {string[]} tint  found so far
 * @property {string[]} front  found by this step
 * @property {string[][]} paths
 * @property {string[]} clearing  about to become empty
 * @property {Record<string, string>} labels
 * @property {string[] | null} earlier  rows of an earlier grid to compare with
 * @property {{black: number, white: number, neutral: number} | null} counts
 * @property {number} rule
 * @property {string} say
 *
 * @typedef {Pick<View, "stones" | "reach" | "last"> & {comment?: string}} Still
 *
 * @typedef {object} Moment  a place of a game where a rule acted, as ttgo/teach/moments.py says it
 * @property {number} turn
 * @property {number} rule
 * @property {string} say
 * @property {string[]} points
 *
 * @typedef {object} Guess  whether a guess is right, and the evidence, as ttgo/teach/questions.py
 *   judges it
 * @property {boolean} right
 * @property {string | null} at  the vertex guessed; null for a choice and for "done"
 * @property {string} say
 * @property {string[][]} paths
 * @property {string[]} points
 * @property {string[] | null} earlier  the grid that a move would repeat
 * @property {Frame[]} frames  the positions of a line of turns that shows it
 * @property {string} reply  the opponent's answer to a right move, if the question goes on; or ""
 * @property {string[]} finds  what a right guess finds
 * @property {number} left  right points that are still to be found; for a choice 0 or 1
 *
 * @typedef {{do: string, at?: string, [more: string]: unknown}} Event  what Python is told, or
 *   asked (ttgo/session/events.py)
 *
 * @typedef {object} Answer  a view and the game as text, or what was asked
 *   (ttgo/session/queries.py)
 * @property {View} [view]
 * @property {string} [save]  the text that "load" takes back
 * @property {boolean} [changed]  the event has changed the game
 * @property {Saved} [file]
 * @property {Look} [look]
 * @property {string} [tell]  a sentence
 * @property {Plot} [plot]
 * @property {Outline} [outline]
 * @property {string} [link]  the fragment of an address
 * @property {string} [picture]  SVG
 * @property {Still[]} [film]  the grids of the game, one by one
 * @property {Record<string, string[]>} [facts]  what is true of which points, by name
 * @property {Frame[]} [frames]
 * @property {Moment[]} [moments]
 * @property {string} [stopped]  the question that a person has stopped
 * @property {{winner: string, say: string} | null} [captured]
 * @property {{choices: string[] | number[], left: number}} [question]  what there is to choose
 *   from, or how many points are to be found
 * @property {Guess} [guess]
 * @property {string[] | string | number} [reveal]  the right answer of a question
 * @property {{known?: boolean, reply?: string, end?: "" | "right" | "wrong", line?: string[]}}
 *   [problem]  what a turn leads to, as ttgo/teach/problem.py says; or the first right line
 * @property {Exercise} [exercise]
 * @property {Territory} [territory]
 * @property {Verdict} [verdict]
 * @property {Lesson} [lesson]
 * @property {{rows: string[], doubtful: string[], corners: [number, number][], part: boolean}}
 *   [photo]  the position in a picture, where its corner points are, and whether it looks like part
 *   of a larger board
 *
 * @typedef {[name: string, attributes: Record<string, string>, ...inside: any[]]} LessonNode  an
 *   element (ttgo/lessons/markup.py); in it are texts and others
 *
 * @typedef {object} Lesson  as ttgo/lessons/lesson.py makes it
 * @property {string} title
 * @property {LessonNode[]} nodes
 * @property {string[]} files
 * @property {{line: number, say: string}[]} mistakes
 *
 * @typedef {object} Territory  one game counted both ways, as ttgo/teach/verdict.py makes it
 * @property {string[]} rows
 * @property {string[]} dead
 * @property {Counted} area
 * @property {Counted} territory
 * @property {string[]} say
 *
 * @typedef {{say: string, result: string}} Stands  who has won, also as SGF has it
 * @typedef {{black: number, white: number, say: string}} Counted  points, White's with komi, and
 *   who has won
 *
 * @typedef {object} Verdict  on a board that somebody brings, as ttgo/teach/verdict.py makes it
 * @property {string[]} rows
 * @property {string} first
 * @property {number} komi
 * @property {number[]} captured  by Black and White before
 * @property {string} stated  the result of the game's record, as SGF has it
 * @property {string} recorded  the same in a sentence
 * @property {string[]} reach
 * @property {string[] | null} square  the points of territory, where the rules named count these
 * @property {string[]} dead
 * @property {string[]} alive  what is not asked about
 * @property {string} named  the rules that record names, if they are others that are counted here; or ""
 * @property {boolean} part  whether it looks like part of a larger board
 * @property {boolean} sure  whether the reader, or the end of a record, has said that it is right
 * @property {string} won  the verdict in a sentence, or what the board is
 * @property {boolean} open  whether the game is not over
 * @property {boolean} final  whether it is, on a whole board, and no stones are in doubt
 * @property {string} by  the rules that it is by, and what the ten say beside others
 * @property {{at: string[], say: string, fate: string} | null} asked  strings that may be dead, the
 *   question, and what a search says of them
 * @property {Stands} stands
 * @property {Stands | null} off  with the dead stones off
 * @property {Counted} territory
 * @property {string[]} why
 * @property {string[]} change  what would change the winner
 * @property {string} link  "" where it is no position of a game
 * @property {string} text  to be pasted
 *
 * @typedef {{link: string, told: string, ask: string,
 *   question: Record<string, unknown>,
 *   labels: Record<string, string>, steps: Record<string, string>}} Exercise  as
 *   ttgo/teach/exercises.py makes it
 *
 * @typedef {object} Evidence  as ttgo/player/match_player.py gives it
 * @property {boolean} done
 * @property {number} progress  0 to 1
 * @property {string} turn
 * @property {"black" | "white"} player
 * @property {number} games
 * @property {number} share  of these games that the player won, 0 to 1
 * @property {number} margin  Black's, for the same player as the share
 * @property {number} low  Black's margins between which half of these games end
 * @property {number} high
 * @property {"unknown" | "even" | "leads" | "leads_clearly" | "wins"} standing  of who has more
 *   than half
 * @property {{at: string, games: number, share: number, margin: number, line: string[]}[]} moves
 *   each with the best line that it begins
 * @property {number} aim  the margin for Black that counts as a win in `moves`; 0 as usual
 * @property {string[]} line
 * @property {boolean} resigns
 * @property {{why: string, points: string[], part: string[]} | null} reason  of advice: what holds,
 *   where, and the part of the board to look in; "first" of an idea, before it is done
 * @property {number | null} proven  Black's margin if both play perfectly
 *
 * @typedef {object} TurningPoint  a turn that cost something
 * @property {number} turn
 * @property {"black" | "white"} player
 * @property {string} taken
 * @property {string} better
 * @property {string[]} line  that begins with the better one
 * @property {number} kept  Black's margin after that
 * @property {number} cost  points
 *
 * @typedef {{name: string, text: string}} Saved  a file
 */
export {};
