// @ts-nocheck -- for translators; English says what each is given, and a test holds the names to it
/** What boards say in French: all names of board.js, start.js, embed.js and asked.js. A space that does not break stands before : ; ? and !. */

const names = { black: "Noir", white: "Blanc" };
const count = (number, one, more) => `${number} ${number < 2 ? one : more}`;
const listed = (all, last) => (last && all.length > 1 ? `${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}` : all.join(", "));

export const between = ", ";

// Any board
export const goBoard = "Goban";
export const sized = (label, width, height) => `${label}, ${width} sur ${height}`;
export const onCopy = "une copie : on y joue le désaccord";
export const rule = (number) => `Règle ${number}`;
export const about = (sentence) => ` : ${sentence}`;
export const earlierGrid = (turn) => `le goban ${turn ? `après le coup ${turn}` : "au début"}`;
export const sameGrid = "le goban tel qu’il est";
export const pass = "Passer", undo = "Annuler", redo = "Rétablir", startOver = "Recommencer";

// A point of it
export const empty = "vide", marked = "marquée", disputed = "en litige";
export const stone = { X: "pierre noire", O: "pierre blanche" };
export const reaches = { b: "n’atteint que Noir", w: "n’atteint que Blanc", 2: "atteint Noir et Blanc", 0: "n’atteint aucune des deux couleurs" };
export const string = (stones, liberties) => `${stones > 1 ? `chaîne de ${stones}, ` : ""}${count(liberties, "liberté", "libertés")}`;
export const labelled = (label) => `étiquette ${label}`;
export const marks = { triangle: "triangle", square: "carré", circle: "cercle", cross: "croix", dim: "estompé" };
export const notAllowed = ({ rule: number, turn }) => `pas permis : ${number === 7 ? "suicide" : `répète ${earlierGrid(turn)}`}`;
export const wantsOff = { black: "Noir veut la retirer", white: "Blanc veut la retirer" };

// A touch that aims
export const placeAt = (at) => `Jouer en ${at}`;
export const toPlay = "y jouer";
export const aiming = (at, what) => `Visée sur ${at} : touchez-le encore pour ${what}, ou touchez ailleurs pour viser de nouveau.`;

// The start of a Python
export const loading = {
  failed: (cause) => `Python n’a pas pu être chargé : ${cause}`,
  silent: (seconds) => `rien ne s’est passé pendant ${count(seconds, "seconde", "secondes")}.`,
  missing: (file) => `le serveur n’a pas répondu${file && ` pour ${file}`}.`,
  old: "ce navigateur est trop ancien, ou WebAssembly y est désactivé.",
  policy: "la Content-Security-Policy du site n’autorise pas WebAssembly : il manque 'wasm-unsafe-eval' à script-src.",
};
export const forbidden = (directive, lacks) => `La Content-Security-Policy de cette page ne laisse pas Python démarrer : il manque ${lacks} à ${directive}.`;
export const broke = "Python s’est arrêté sur une erreur.";

// An embedded board
export const toStart = "Au début", back = "Un coup en arrière", on = "Un coup en avant", toEnd = "Au dernier coup", openHere = "Ouvrir dans ttgo";
export const atStart = (turns) => `Le début. ${turns === 1 ? "Un coup suit" : `${turns} coups suivent`}.`;
export const choose = "Choisissez un point.";
/** @param {Record<string, string>} names of a file */
export const players = ({ PB, PW, RE }) => [PB && `${names.black} : ${PB}`, PW && `${names.white} : ${PW}`, RE && `Résultat : ${RE}`].filter(Boolean).join(" · ");

// Against the computer
export const thinks = (side) => `${names[side]} réfléchit …`;
export const waitForIt = (side) => `L’ordinateur joue ${names[side]}, et c’est à lui de jouer : attendez-le.`;
export const itsTurnHere = "Ici, c’est à l’ordinateur de jouer : allez à l’un de vos coups.";
export const expects = (margin, resigns) => {
  const points = Math.abs(Math.round(margin));
  if (resigns) return "L’ordinateur ne pense plus gagner.";
  return points ? `L’ordinateur pense ${margin > 0 ? "gagner" : "perdre"} d’environ ${count(points, "point", "points")}.` : "L’ordinateur prévoit une fin serrée.";
};
export const thinkerBroke = "L’ordinateur a cessé de réfléchir ; la partie est comme avant. Il réessaiera au prochain coup.";

// A problem, and stepping by itself
export const solve = (side) => `À ${names[side]} de jouer : trouvez le bon coup.`;
export const notInIt = (at) => `Pas ${at} : essayez un autre point.`;
export const solved = "Juste : c’est la solution.", notSolved = "Cela échoue.", isSolved = "C’est terminé : « Réessayer » recommence.";
export const tryAgain = "Réessayer", noSolution = "Aucune variante de cet enregistrement n’est marquée comme juste.";
export const autoplay = "Dérouler", pause = "Pause";

// To an author, about what was written
const howTo = {
  labels: "un point, deux-points et un texte, comme C3:A",
  line: "deux points avec un trait d’union, comme A1-C3", arrow: "deux points avec un trait d’union, comme A1-C3",
  crop: "deux coins opposés, comme A1:E5",
};
export const faults = {
  oneGame: (...given) => `Un goban tire sa partie de ${listed(given, "ou")}, pas de plusieurs ; enlevez-en.`,
  noShow: (word, ...all) => `Il n’y a pas de « ${word} » pour show ; il y a ${listed(all)}.`,
  notOneOf: (name, word, ...all) => `L’attribut ${name} est ${listed(all, "ou")}, pas « ${word} ».`,
  noMark: (name, word, size) => `« ${word} » dans l’attribut ${name} ne se dessine pas sur ${size} points ; écrivez ${howTo[name] ?? "des points comme C3, ou A1:B2 pour un rectangle"}.`,
  noAttribute: (name, ...all) => `Un goban n’a pas d’attribut « ${name} » ; il y a ${listed(all)}.`,
};
export const noSgf = (sgf) => `sgf est l’adresse d’un enregistrement ou un enregistrement lui-même, pas « ${sgf} ».`;
export const noDemo = (name, all) => `« Learn » n’a pas de goban « ${name} » ; il y a ${listed(all)}.`;
export const record = "l’enregistrement";
export const notFetched = (name) => `L’enregistrement ${name} n’a pas pu être chargé.`;
export const tooLong = (name) => `L’enregistrement ${name} est trop long pour être montré ici.`;

// Steps
export const whatif = (what) => `Et si ${what || "non"} ?`;
export const speaksOf = (words, points) => `« ${words} » : ${points.length ? listed(points) : "aucun point ici"}.`;
export const previous = "Retour";
export const next = (step, all) => `Suite (${step} sur ${all})`;
export const wholeGrid = "Ces étapes portent sur tout le goban : parcourez-les avec les boutons.";

// A question
export const think = "Qu’en pensez-vous ?", choosePoints = "Choisissez des points sur le goban.";
export const choosePointsOf = (left) => `Choisissez sur le goban : ${left === 1 ? "un point" : `${left} points`}.`;
export const noMore = "Il n’y en a plus", showMe = "Montrez-moi", askAgain = "Reposez-moi la question";
export const notThere = (at) => `Ce n’est pas ${at}.`;
export const isAnswered = "La réponse est donnée.";
export const choices = {
  black: "Noir", white: "Blanc", tie: "Égalité", yes: "Oui", no: "Non", nobody: "Personne", allowed: "Oui",
  "rule-6": "Non : règle 6, la grille se répéterait", "rule-7": "Non : règle 7, le point n’est pas vide", "rule-8": "Non : règle 8, la partie est finie",
};
export const turn = (number) => (number === "none" ? "Aucune" : number ? `Après le coup ${number}` : "Le début");
export const foundOne = (why) => `Oui. ${why} Y en a-t-il d’autres ?`;
export const right = (why, left = 0) => `Oui. ${why}${left ? ` Encore ${left} à trouver.` : ""}`;
export const wrong = (why) => `Non. ${why}`;
export const revealed = (points) => (points.length ? `Les voici tous : ${listed(points)}.` : "Il n’y en a aucun.");
export const ways = { ask: "Question", solve: "Problème", demo: "Étapes", steps: "Étapes", play: "Jouer", edit: "Modifier" };
