/**
 * All that the scripts say, in English, by name; boards have their words from words/board.js, also in other languages. What a page says
 * before its scripts run stands in the page, and all that is about a game comes from Python.
 *
 * Here are words and plurals, and no facts: what a sentence speaks of, it is given.
 */

/** @typedef {"black" | "white"} Side */

export * from "./words/board.js";
export * from "./words/start.js";

const names = { black: "Black", white: "White" };

/** @param {number} number @param {string} one @param {string} [more] */
const count = (number, one, more = `${one}s`) => `${number} ${number === 1 ? one : more}`;

// Boards of the site
export const start = "Start", copyLink = "Copy link";
export const chooseAt = (/** @type {string} */ at) => `Choose ${at}`;
export const toPlace = "place a stone there", toChoose = "choose it";

// The start of a Python, and its end
export const silent = "Python has stopped answering.";
export const workerStopped = "its worker stopped.";
export const fetchingPyScript = "Fetching PyScript", fetching = "Fetching Python", starting = "Starting Python", reading = "Reading the rules", ready = "Ready";
export const fetched = (/** @type {string} */ done, /** @type {string} */ all) => `Fetching Python, ${done} of ${all} MB`;

// The page about embedded boards
export const code = "Code", codeOf = (/** @type {string} */ title) => `Code: ${title}`, copyOf = (/** @type {string} */ title) => `Copy: ${title}`;
export const codeLabel = "Code of the example; a change shows at once";
export const copy = "Copy", copied = "Copied.", selected = "Selected; copy it with your own keys.";

// The Python page

// The game's page: what waits, and what is kept
export const linked = "The link's game", earlier = "The earlier game";
export const openingLink = "Opening the link's game.";
export const opensSoon = (/** @type {string} */ name) => `Opening ${within(name)}…`;
export const thatOpensSoon = "Opening that game…";
export const beingOpened = (/** @type {string} */ name) => `${name} is being opened; wait for it.`;
/** A name within a sentence. @param {string} name */
const within = (name) => name.replace(/^The /, "the ");
/** What Python does when that takes long. @param {string} name of what it opens */
export const works = (name) => (name ? `Replaying ${within(name)}` : "Working");
export const lasts = (/** @type {number} */ seconds) => `: ${count(seconds, "second")} so far.`;
export const stoppedIt = (/** @type {string} */ name, /** @type {boolean} */ kept) =>
  `Stopped: ${name ? `${within(name)} is not opened.${kept ? " It is kept under New game." : ""}` : "the game is as it was before."}`;
export const inAnotherTab = "That game is being played in another tab.";
export const othersKept = "The other games are under New game.";
export const tooLargeToWait = (/** @type {string} */ name) => `${name} is too large to wait over a restart: open it again.`;
export const goesOn = (/** @type {string} */ why) => `${why} Play goes on without all of it, only slower.`;
export const stays = (/** @type {string} */ why) => `${why} What you played is kept.`;

// Files
export const opening = (/** @type {string} */ name) => `Opening ${name}…`;
export const tooLarge = (/** @type {string} */ name, /** @type {number} */ size, /** @type {number} */ most) =>
  `${name} has ${size} MB; a game record has at most ${most} MB.`;
export const unreadable = (/** @type {string} */ name) => `${name} cannot be read; choose or drop a single file.`;
export const saved = (/** @type {string} */ name) => `Saved as ${name}.`;
export const opened = (/** @type {string} */ name, /** @type {number} */ turns, /** @type {boolean} */ wheel, /** @type {boolean} */ remarks) =>
  `${name}: ${count(turns, "turn")}.${turns ? ` Step with Back and Next${wheel ? ", the arrow keys or the wheel" : ", or swipe"}.` : ""}${
    remarks ? " Not all could be taken as it is: see the remarks." : ""}`;
/** A file's result, if it is one that the format knows. @param {string} text */
const resultSaid = (text) => text.replace(/^([BW])\+(\d+(\.5)?)$/, (_, who, by) => `${who === "B" ? names.black : names.white} by ${by}`).replace(/^([BW])\+R(esign)?$/, (_, who) => `${who === "B" ? names.black : names.white} by resignation`);
export const fileSays = (/** @type {string} */ result) => `Recorded result: ${resultSaid(result)}`;
export const game = (/** @type {number} */ number, /** @type {string} */ title) => (title ? `${number}. ${title}` : `Game ${number}`);
export const played = (/** @type {Side} */ side) => `${names[side]}: `;
export const pictureName = (size = "grid", turn = 0) => `ttgo ${size} turn ${turn}`;

// The dialog for a new game
const lower = (/** @type {string} */ text) => text.slice(0, 1).toLowerCase() + text.slice(1);
export const ownRules = (/** @type {string} */ superko, /** @type {string} */ suicide, /** @type {string} */ score) =>
  `${superko} superko, suicide ${lower(suicide)}, score by ${score}`;
export const ends = (/** @type {string} */ rules, /** @type {string} */ ending) => `${rules}, ends ${lower(ending)}`;
export const aGame = "A game";
export const gamesOf = (/** @type {number} */ number) => count(number, "game");
export const earlierGames = (/** @type {number} */ number) => `Earlier games (${number})`;
export const drop = "Delete", forGood = "Delete for good?";
export const deleteFinished = (/** @type {number} */ number) => `Delete ${count(number, "finished game")}`;
export const deleteForGood = (/** @type {number} */ number) => `Delete ${count(number, "game")} for good?`;
export const deleted = (/** @type {number} */ number) => `${count(number, "game")} deleted.`;
export const sideToPlay = (/** @type {Side} */ side) => `${names[side]} to play`;
export const settingUp = "Setting up";
export const bothDecide = "Both decide";
export const counted = (/** @type {Side} */ side, /** @type {number} */ points) => `${names[side]} ${points}`;
/** What a result as in SGF says. @param {string} result */
export const verdict = (result) => {
  const [winner, by] = result.split("+");
  const name = names[winner === "B" ? "black" : "white"];
  return by === undefined ? "The game is a tie" : by === "R" ? `${name} wins by resignation` : `${name} wins by ${halves(Number(by))} ${by === "1" ? "point" : "points"}`;
};
/** Half points as one writes them. @param {number} number */
export const halves = (number) => (Math.abs(number % 1) === 0.5 ? `${number < 0 ? "−" : ""}${Math.floor(Math.abs(number)) || ""}½` : String(number).replace("-", "−"));
export const openPoints = (/** @type {number} */ number) => (number === 1 ? "1 point is open" : `${number} points are open`);
export const named = names;
export const you = "You";
/** By the number of random games. @type {Record<string, string>} */
const levels = { 10: "First game", 30: "Easy", 100: "Medium", 1000: "Hard", 10000: "Expert" };
export const computerAt = (/** @type {string} */ games) => `Computer, ${levels[games]}`;
export const withKomi = (/** @type {string} */ name, /** @type {string} */ komi) => `${name}, ${komi.startsWith("−") ? "" : "+"}${komi} komi`;
export const summary = (/** @type {number[]} */ size, /** @type {number} */ turns, /** @type {string} */ result) =>
  [size.join(" by "), count(turns, "turn"), result].filter(Boolean).join(", ");

// The computer as a player
const leads = (/** @type {number} */ margin) => (Math.abs(margin) < 0.25 ? "nobody" : names[margin > 0 ? "black" : "white"]);
const leadsBy = (/** @type {number} */ margin) =>
  `${leads(margin)} leads${leads(margin) === "nobody" ? "" : ` by about ${Math.max(1, Math.round(Math.abs(margin)))}`}`;
/** As a result is written, in whole points: "B+3". */
export const ahead = (/** @type {number} */ margin) => (Math.round(margin) ? `${margin > 0 ? "B" : "W"}+${Math.abs(Math.round(margin))}` : "0");
export const expectedAfter = (/** @type {number} */ turn, /** @type {number} */ all, /** @type {number | null} */ margin) =>
  `Expected by the computer after turn ${turn} of ${all}: ${margin === null ? "not known" : `${leadsBy(margin)}`}`;
export const changed = (/** @type {number} */ turn, /** @type {Side} */ side, /** @type {string} */ at, /** @type {number} */ by) =>
  `Move ${turn}, ${names[side]} ${at}: ${names[by > 0 ? "black" : "white"]} gained ${count(Math.round(Math.abs(by)), "point")}`;
export const looksBack = (/** @type {number} */ turn, /** @type {number} */ all) => `The computer looks through the game: turn ${turn} of ${all}.`;
export const lookBack = "Look through the game";
export const thinks = (/** @type {Side} */ side) => `${names[side]} is thinking`;
export const expects = (/** @type {Side} */ side, /** @type {number} */ margin, /** @type {boolean} */ resigns) => {
  const own = Math.round(side === "black" ? margin : -margin);
  if (resigns) return `${names[side]} offers to resign: it does not expect to win any more.`;
  return own ? `The computer thinks you are about ${count(Math.abs(own), "point")} ${own > 0 ? "behind" : "ahead"}.` : "The computer thinks it is close.";
};
export const offers = (/** @type {Side} */ side) => `${names[side]} offers to resign.`;
export const resigned = (/** @type {Side} */ side) => `${names[side]} resigns, so ${names[side === "black" ? "white" : "black"]} wins.`;
export const hintOf = (/** @type {Side} */ side, /** @type {string} */ at, /** @type {number} */ share, /** @type {number} */ games) =>
  `Try ${at === "pass" ? "a pass" : at}. ${names[side]} won ${Math.round(100 * share)}% of ${count(games, "trial game")} from there.`;
/** What the numbers on the discs are. */
export const discs = (/** @type {Side} */ side) => `Numbers: of 100 trial games from there, how many ${names[side]} wins.`;
/** @typedef {import("./game/thoughts.js").Tried} Tried */
/** What follows a move, "" where it has not been tried. @param {{player: Side, aim: number}} of @param {string} at @param {Tried | null} tried */
export const whatIf = ({ player, aim }, at, tried) => {
  if (!tried) return "";
  const sides = player === "black" ? [names.black, names.white] : [names.white, names.black];
  const then = tried.line.slice(1, 6).map((turn, index) => `${sides[(index + 1) % 2]} ${turn}`).join(", ");
  const wins = aim ? `does better than ${ahead(aim)}` : "wins";
  return `What if ${sides[0]} plays ${at}? ${then && `Then ${then}. `}${sides[0]} ${wins} in ${Math.round(100 * tried.share)} % of ${
    count(tried.games, "trial game")}; ${leadsBy(tried.margin)} at their end.`;
};
export const notTried = (/** @type {string} */ at) => `It has not looked at a move at ${at}.`;
export const noThought = "It has not thought about this turn yet: ask for a hint first.";
export const explainWhich = "Choose a point: what it reaches is shown.";
export const showAnyway = "Show it";
export const stonesAlone = (/** @type {number} */ black, /** @type {number} */ white) => `Stones: Black ${black}, White ${white}`;
export const judgedSoon = (/** @type {string} */ at) => `${at} is judged as soon as Python has started.`;
export const waitForIt = "The computer is thinking. Press Stop to play for it.";
export const stopThinking = "Stop";
export const thinkNow = "Let it play";
export const hint = "Hint";
export const thinkerBroke = "The computer's thinking stopped. The game is as it was: “Let it play” tries again.";

// The dialog for sharing
export const copyLinkFor = (/** @type {Side} */ next) => `Copy link for ${names[next]}`;
export const inLink = "The whole game is in the link, and no server sees it.";
export const handOn = (/** @type {Side} */ next) => `${inLink} ${names[next]}, who is to play, opens it, plays, and sends a link back.`;
export const longLink = (/** @type {number} */ length) => `The link has ${length} characters; some programs cut one as long as that.`;
export const linkCopied = "The link is copied.";
export const linkSelected = "This browser does not let the page copy. The link is selected: copy it yourself.";
export const boardOf = (/** @type {number[]} */ size, /** @type {number} */ turn) => `Go board, ${size.join(" by ")}${turn ? `, turn ${turn}` : ""}`;
/** @type {Record<string, string>} */
export const pasted = {
  element: "It can be stepped through. Where there is no JavaScript the diagram is read.",
  frame: "For places where scripts are not allowed.",
  markdown: "Save the picture as SVG and put it beside your text; it leads to the game.",
  svg: "The picture itself, to stand in a page.",
};
export const linesCopied = "The lines are copied.";
export const linesSelected = "This browser does not let the page copy. The lines are selected: copy them yourself.";
export const notSent = "This browser could not send it: copy the link.";
export const filmName = (size = "grid", from = 0, to = 0) => `ttgo ${size} turns ${from}-${to}`;
export const filming = (/** @type {number} */ part) => `Making the moving picture: ${Math.round(100 * part)} %.`;
export const noGif = "This browser cannot make a GIF of it; save it as SVG.";
export const noPng = "This browser cannot make a PNG of it; save it as SVG.";

// Turns
export const placeOf = (/** @type {number} */ turn, /** @type {number} */ all) => `${turn} of ${all}`;
export const beforeTurns = (/** @type {number} */ all) => `Start, before turn 1 of ${all}`;
export const turnOf = (/** @type {number} */ turn, /** @type {number} */ all, /** @type {string} */ what) => `Turn ${turn} of ${all}, ${what}`;
export const turnBy = (/** @type {Side} */ side, /** @type {string} */ at) => `${names[side]} ${at}`;
/** A link's name begins with what is seen of it. */
export const turnNamed = (/** @type {string} */ label, /** @type {Side | null} */ side) => (side ? `${label}, ${names[side]}` : label);
export const inVariation = (/** @type {string} */ turn) => `${turn}, in a variation`;
export const plot = (/** @type {number} */ turn, /** @type {number} */ all, /** @type {import("./view.js").Score} */ { black, white, komi }) =>
  `Points after turn ${turn} of ${all}: ${names.black} ${black}, ${names.white} ${white + komi}`;

// Learn: a board
export const more = "More";
export const demoCopied = "The link is copied. Whoever opens it sees this position here.";
export const copyEmbed = "Copy line to embed", embedCopied = "The line for your own page is copied.";
export const linkInAddress = "The link is in the address of this page now.";
export const openLarge = "Open on the large board";
export const payoff = (/** @type {number} */ margin) =>
  margin > 0 ? `You won by ${margin}.` : margin < 0 ? `The computer won by ${-margin}. Start over, and try again.` : "A tie. Start over, and try again.";

// Learn: the way through
export const chapters = "Chapters", goOn = "Continue";
export const whereYouAre = (/** @type {number} */ at, /** @type {number} */ all, /** @type {number} */ finished) =>
  `${at ? `Board ${at} of ${all}` : `${all} boards`} · ${finished} done`;
export const chapterNamed = (/** @type {string} */ title, /** @type {boolean} */ finished) => `${title}${finished ? ", done" : ""}`;
export const again = "Answer all again";
export const copyChapter = "Copy line to embed this chapter", printChapter = "Print this chapter";

// Learn: exercises
export const exercise = (/** @type {string} */ title, /** @type {number} */ level) => `${title} · level ${level} of 5`;
/** @type {Record<string, string>} */
export const exercises = {
  reach: "What reaches what?", clear: "What is cleared?", owner: "Whose point?", stands: "What is left?", rule: "Is it allowed?",
  repeated: "Which position comes back?", score: "The score", winner: "Who has won?", capture: "Can it be captured?",
};
export const ofDay = (/** @type {string} */ date) => `Exercise of ${date}`, today = "One a day:", mixed = "Mixed", anyKind = "Kinds of exercises";
export const inARow = (/** @type {number} */ rights) => (rights > 1 ? `${rights} right in a row` : "");
export const playItOut = (/** @type {boolean} */ can) =>
  can ? "Now capture it: the computer defends." : "Try it yourself: the computer defends.";
export const answerIs = (/** @type {string} */ right) => `The answer: ${right}.`;

// Learn: from ten rules to a player
const percent = (/** @type {number} */ share) => `${Math.round(100 * share)} %`;
export const wholeGame = "To the end", otherGame = "Another game", otherGames = "Other games";
export const lessonBroke = "The computer’s thinking stopped. Choose again to begin anew.";
export const guessed = (/** @type {boolean} */ rightly, /** @type {string} */ say) => `${say} ${rightly ? "As you guessed." : "You guessed otherwise."}`;
export const gamesSoFar = (/** @type {number} */ games) => `${count(games, "random game")} so far.`;
/** @param {Tried} move @param {boolean} tree */
export const triedMove = ({ at, games, share, line }, tree) =>
  tree ? `${at}: ${count(games, "game")}, ${percent(share)} won${line.length > 1 ? `; then ${line.slice(1, 5).join(" ")}` : ""}` : `${at}: won ${percent(share)} of ${count(games, "game")}`;
/** @param {{games: number, moves: Tried[]}} found @param {string} guess @param {Tried | null} tried @param {boolean} tree */
export const manyTold = ({ games, moves }, guess, tried, tree) => {
  const [best] = moves;
  const told = tree ? `${best.games} of ${games} games went to ${best.at}` : `Of the first moves ${best.at} won most often, ${percent(best.share)} of its games`;
  if (!guess) return `${told}.`;
  if (guess === best.at) return `${told}, as you said.`;
  const own = tried ? (tree ? `${count(tried.games, "game")} went to ${guess}` : `${guess} won ${percent(tried.share)}`) : `no game went to ${guess}`;
  return `${told}; ${own}.`;
};

// Learn: ten questions
export const tally = (/** @type {number} */ rightly, /** @type {number} */ all, /** @type {number} */ left) =>
  `${rightly} of ${all} right${left ? `, ${left} to go.` : ". That was all; there is more to answer under Practice."}`;

// Watching a match
export const noMatch = "No match is being watched here. `ttgo match --watch` shows its games on this page.";
export const matchGone = "The match has ended or was stopped. Its table is where it was started.";
export const watched = (/** @type {number} */ number, /** @type {string} */ black, /** @type {string} */ white) => `Game ${number}: ${black} (black) and ${white} (white)`;
export const matchStands = (/** @type {number} */ done, /** @type {number} */ all, /** @type {string} */ standing) =>
  `${done} of ${all} games are over.${standing ? ` ${standing}` : ""}`;
