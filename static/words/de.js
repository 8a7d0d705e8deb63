// @ts-nocheck -- for translators; English says what each is given, and a test holds the names to it
/** What boards say in German: all names of board.js, start.js, embed.js and asked.js. */

const names = { black: "Schwarz", white: "Weiß" };
const count = (number, one, more) => `${number} ${number === 1 ? one : more}`;
const listed = (all, last) => (last && all.length > 1 ? `${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}` : all.join(", "));

export const between = ", ";

// Any board
export const goBoard = "Go-Brett";
export const sized = (label, width, height) => `${label}, ${width} mal ${height}`;
export const onCopy = "eine Kopie: Der Streit wird ausgespielt";
export const rule = (number) => `Regel ${number}`;
export const about = (sentence) => `: ${sentence}`;
export const earlierGrid = (turn) => `das Brett ${turn ? `nach Zug ${turn}` : "am Anfang"}`;
export const sameGrid = "das Brett, wie es ist";
export const pass = "Passen", undo = "Zurück", redo = "Vor", startOver = "Von vorn";

// A point of it
export const empty = "leer", marked = "markiert", disputed = "strittig";
export const stone = { X: "schwarzer Stein", O: "weißer Stein" };
export const reaches = { b: "erreicht nur Schwarz", w: "erreicht nur Weiß", 2: "erreicht Schwarz und Weiß", 0: "erreicht keine der beiden Farben" };
export const string = (stones, liberties) => `${stones > 1 ? `Kette von ${stones}, ` : ""}${count(liberties, "Freiheit", "Freiheiten")}`;
export const labelled = (label) => `bezeichnet mit ${label}`;
export const marks = { triangle: "Dreieck", square: "Quadrat", circle: "Kreis", cross: "Kreuz", dim: "abgeblendet" };
export const notAllowed = ({ rule: number, turn }) => `nicht erlaubt: ${number === 7 ? "Selbstmord" : `wiederholt ${earlierGrid(turn)}`}`;
export const wantsOff = { black: "Schwarz will ihn wegnehmen", white: "Weiß will ihn wegnehmen" };

// A touch that aims
export const placeAt = (at) => `Auf ${at} setzen`;
export const toPlay = "dort zu setzen";
export const aiming = (at, what) => `Ziel ist ${at}: Tippe noch einmal darauf, um ${what}, oder woandershin, um neu zu zielen.`;

// The start of a Python
export const loading = {
  failed: (cause) => `Python konnte nicht geladen werden: ${cause}`,
  silent: (seconds) => `${seconds} Sekunden lang ist nichts geschehen.`,
  missing: (file) => `der Server hat ${file ? `für ${file} ` : ""}nicht geantwortet.`,
  old: "dieser Browser ist zu alt dafür, oder sein WebAssembly ist abgeschaltet.",
  policy: "die Content-Security-Policy der Website lässt WebAssembly nicht laufen: In script-src fehlt 'wasm-unsafe-eval'.",
};
export const forbidden = (directive, lacks) => `Die Content-Security-Policy dieser Seite lässt Python nicht starten: In ${directive} fehlt ${lacks}.`;
export const broke = "Python hat mit einem Fehler angehalten.";

// An embedded board
export const toStart = "Zum Anfang", back = "Einen Zug zurück", on = "Einen Zug vor", toEnd = "Zum letzten Zug", openHere = "In ttgo öffnen";
export const atStart = (turns) => `Der Anfang. ${turns === 1 ? "Ein Zug folgt" : `${turns} Züge folgen`}.`;
export const choose = "Wähle einen Punkt.";
/** @param {Record<string, string>} names of a file */
export const players = ({ PB, PW, RE }) => [PB && `${names.black}: ${PB}`, PW && `${names.white}: ${PW}`, RE && `Ergebnis: ${RE}`].filter(Boolean).join(" · ");

// Against the computer
export const thinks = (side) => `${names[side]} denkt nach …`;
export const waitForIt = (side) => `Der Computer spielt ${names[side]} und ist am Zug: Warte auf ihn.`;
export const itsTurnHere = "Hier ist der Computer am Zug: Gehe zu einem deiner Züge.";
export const expects = (margin, resigns) => {
  const points = Math.abs(Math.round(margin));
  if (resigns) return "Der Computer erwartet nicht mehr zu gewinnen.";
  return points ? `Der Computer erwartet, mit etwa ${count(points, "Punkt", "Punkten")} zu ${margin > 0 ? "gewinnen" : "verlieren"}.` : "Der Computer erwartet ein knappes Ende.";
};
export const thinkerBroke = "Der Computer hat aufgehört zu denken; die Partie ist, wie sie war. Beim nächsten Zug versucht er es wieder.";

// A problem, and stepping by itself
export const solve = (side) => `${names[side]} ist am Zug: Finde den richtigen Zug.`;
export const notInIt = (at) => `Nicht ${at}: Versuche einen anderen Punkt.`;
export const solved = "Richtig: Das ist die Lösung.", notSolved = "Das misslingt.", isSolved = "Das ist vorbei: „Noch einmal“ beginnt von vorn.";
export const tryAgain = "Noch einmal", noSolution = "In dieser Aufzeichnung ist keine Variante als richtig markiert.";
export const autoplay = "Abspielen", pause = "Anhalten";

// To an author, about what was written
const howTo = {
  labels: "einen Punkt, einen Doppelpunkt und einen Text, etwa C3:A",
  line: "zwei Punkte mit einem Bindestrich, etwa A1-C3", arrow: "zwei Punkte mit einem Bindestrich, etwa A1-C3",
  crop: "zwei gegenüberliegende Ecken, etwa A1:E5",
};
export const faults = {
  oneGame: (...given) => `Ein Brett bekommt seine Partie aus ${listed(given, "oder")}, nicht aus mehreren; lass eines weg.`,
  noShow: (word, ...all) => `Bei show gibt es kein „${word}“; es gibt ${listed(all)}.`,
  notOneOf: (name, word, ...all) => `Das Attribut ${name} ist ${listed(all, "oder")}, nicht „${word}“.`,
  noMark: (name, word, size) => `„${word}“ im Attribut ${name} ist auf ${size} Punkten nicht zu zeichnen; schreibe ${howTo[name] ?? "Punkte wie C3, oder A1:B2 für ein Rechteck"}.`,
  noAttribute: (name, ...all) => `Ein Brett hat kein Attribut „${name}“; es gibt ${listed(all)}.`,
};
export const noSgf = (sgf) => `sgf ist die Adresse einer Partieaufzeichnung oder selbst eine, nicht „${sgf}“.`;
export const noDemo = (name, all) => `In „Learn“ gibt es kein Brett „${name}“; es gibt ${listed(all)}.`;
export const record = "die Aufzeichnung";
export const notFetched = (name) => `Die Partieaufzeichnung ${name} konnte nicht geladen werden.`;
export const tooLong = (name) => `Die Partieaufzeichnung ${name} ist zu lang, um hier gezeigt zu werden.`;

// Steps
export const whatif = (what) => `Was wäre, wenn ${what || "nicht"}?`;
export const speaksOf = (words, points) => `„${words}“: ${points.length ? listed(points) : "hier kein Punkt"}.`;
export const previous = "Zurück";
export const next = (step, all) => `Weiter (${step} von ${all})`;
export const wholeGrid = "Diese Schritte gelten dem ganzen Brett: Gehe sie mit den Knöpfen.";

// A question
export const think = "Was meinst du?", choosePoints = "Wähle Punkte auf dem Brett.";
export const choosePointsOf = (left) => `Wähle auf dem Brett: ${left === 1 ? "einen Punkt" : `${left} Punkte`}.`;
export const noMore = "Mehr gibt es nicht", showMe = "Zeig es mir", askAgain = "Frag mich noch einmal";
export const notThere = (at) => `${at} ist es nicht.`;
export const isAnswered = "Das ist beantwortet.";
export const choices = {
  black: "Schwarz", white: "Weiß", tie: "Unentschieden", yes: "Ja", no: "Nein", nobody: "Niemand", allowed: "Ja",
  "rule-6": "Nein: Regel 6, das Brett würde sich wiederholen", "rule-7": "Nein: Regel 7, der Punkt ist nicht leer", "rule-8": "Nein: Regel 8, die Partie ist zu Ende",
};
export const turn = (number) => (number === "none" ? "Keine" : number ? `Nach Zug ${number}` : "Der Anfang");
export const foundOne = (why) => `Ja. ${why} Gibt es noch mehr?`;
export const right = (why, left = 0) => `Ja. ${why}${left ? ` Noch ${left} zu finden.` : ""}`;
export const wrong = (why) => `Nein. ${why}`;
export const revealed = (points) => (points.length ? `Das sind alle: ${listed(points)}.` : "Es gibt keinen.");
export const ways = { ask: "Frage", solve: "Aufgabe", demo: "Schritte", steps: "Schritte", play: "Spielen", edit: "Ändern" };
