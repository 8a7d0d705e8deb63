// @ts-nocheck -- for translators; English says what each is given, and a test holds the names to it
/** What boards say in Spanish: all names of board.js, start.js, embed.js and asked.js. */

const names = { black: "Negro", white: "Blanco" };
const count = (number, one, more) => `${number} ${number === 1 ? one : more}`;
const listed = (all, last) => (last && all.length > 1 ? `${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}` : all.join(", "));

export const between = ", ";

// Any board
export const goBoard = "Tablero de go";
export const sized = (label, width, height) => `${label}, ${width} por ${height}`;
export const onCopy = "una copia: se juega la disputa";
export const rule = (number) => `Regla ${number}`;
export const about = (sentence) => `: ${sentence}`;
export const earlierGrid = (turn) => `el tablero ${turn ? `después del turno ${turn}` : "al principio"}`;
export const sameGrid = "el tablero tal como está";
export const pass = "Pasar", undo = "Deshacer", redo = "Rehacer", startOver = "Empezar de nuevo";

// A point of it
export const empty = "vacío", marked = "marcada", disputed = "en disputa";
export const stone = { X: "piedra negra", O: "piedra blanca" };
export const reaches = { b: "solo alcanza a Negro", w: "solo alcanza a Blanco", 2: "alcanza a Negro y a Blanco", 0: "no alcanza ninguno de los dos colores" };
export const string = (stones, liberties) => `${stones > 1 ? `cadena de ${stones}, ` : ""}${count(liberties, "libertad", "libertades")}`;
export const labelled = (label) => `etiqueta ${label}`;
export const marks = { triangle: "triángulo", square: "cuadrado", circle: "círculo", cross: "cruz", dim: "atenuado" };
export const notAllowed = ({ rule: number, turn }) => `no permitido: ${number === 7 ? "suicidio" : `repite ${earlierGrid(turn)}`}`;
export const wantsOff = { black: "Negro quiere retirarla", white: "Blanco quiere retirarla" };

// A touch that aims
export const placeAt = (at) => `Jugar en ${at}`;
export const toPlay = "jugar ahí";
export const aiming = (at, what) => `Apuntas a ${at}: tócalo otra vez para ${what}, o toca en otro lugar para apuntar de nuevo.`;

// The start of a Python
export const loading = {
  failed: (cause) => `No se pudo cargar Python: ${cause}`,
  silent: (seconds) => `no ha pasado nada durante ${count(seconds, "segundo", "segundos")}.`,
  missing: (file) => `el servidor no respondió${file && ` para ${file}`}.`,
  old: "este navegador es demasiado antiguo o tiene WebAssembly desactivado.",
  policy: "la Content-Security-Policy del sitio no permite WebAssembly: a script-src le falta 'wasm-unsafe-eval'.",
};
export const forbidden = (directive, lacks) => `La Content-Security-Policy de esta página no deja arrancar Python: a ${directive} le falta ${lacks}.`;
export const broke = "Python se detuvo con un error.";

// An embedded board
export const toStart = "Al principio", back = "Un turno atrás", on = "Un turno adelante", toEnd = "Al último turno", openHere = "Abrir en ttgo";
export const atStart = (turns) => `El principio. ${turns === 1 ? "Sigue un turno" : `Siguen ${turns} turnos`}.`;
export const choose = "Elige un punto.";
/** @param {Record<string, string>} names of a file */
export const players = ({ PB, PW, RE }) => [PB && `${names.black}: ${PB}`, PW && `${names.white}: ${PW}`, RE && `Resultado: ${RE}`].filter(Boolean).join(" · ");

// Against the computer
export const thinks = (side) => `${names[side]} está pensando …`;
export const waitForIt = (side) => `El ordenador lleva ${names[side]} y le toca jugar: espera.`;
export const itsTurnHere = "Aquí le toca al ordenador: ve a uno de tus turnos.";
export const expects = (margin, resigns) => {
  const points = Math.abs(Math.round(margin));
  if (resigns) return "El ordenador ya no espera ganar.";
  return points ? `El ordenador espera ${margin > 0 ? "ganar" : "perder"} por ${points === 1 ? "1 punto" : `unos ${points} puntos`}.` : "El ordenador espera un final igualado.";
};
export const thinkerBroke = "El ordenador ha dejado de pensar; la partida está como estaba. Lo intentará de nuevo en su próximo turno.";

// A problem, and stepping by itself
export const solve = (side) => `Juega ${names[side]}: encuentra la jugada correcta.`;
export const notInIt = (at) => `${at} no: prueba otro punto.`;
export const solved = "Correcto: esa es la solución.", notSolved = "Eso falla.", isSolved = "Ya ha terminado: «Intentarlo de nuevo» vuelve a empezar.";
export const tryAgain = "Intentarlo de nuevo", noSolution = "Ninguna variante de este registro está marcada como correcta.";
export const autoplay = "Reproducir", pause = "Pausa";

// To an author, about what was written
const howTo = {
  labels: "un punto, dos puntos y un texto, como C3:A",
  line: "dos puntos con un guion, como A1-C3", arrow: "dos puntos con un guion, como A1-C3",
  crop: "dos esquinas opuestas, como A1:E5",
};
export const faults = {
  oneGame: (...given) => `Un tablero toma su partida de ${listed(given, "o")}, no de varios; quita alguno.`,
  noShow: (word, ...all) => `En show no hay «${word}»; hay ${listed(all)}.`,
  notOneOf: (name, word, ...all) => `El atributo ${name} es ${listed(all, "o")}, no «${word}».`,
  noMark: (name, word, size) => `«${word}» en el atributo ${name} no se puede dibujar en ${size} puntos; escribe ${howTo[name] ?? "puntos como C3, o A1:B2 para un rectángulo"}.`,
  noAttribute: (name, ...all) => `Un tablero no tiene el atributo «${name}»; hay ${listed(all)}.`,
};
export const noSgf = (sgf) => `sgf es la dirección de un registro de partida o un registro, no «${sgf}».`;
export const noDemo = (name, all) => `«Learn» no tiene ningún tablero «${name}»; hay ${listed(all)}.`;
export const record = "el registro";
export const notFetched = (name) => `No se pudo cargar el registro de partida ${name}.`;
export const tooLong = (name) => `El registro de partida ${name} es demasiado largo para mostrarlo aquí.`;

// Steps
export const whatif = (what) => `¿Y si ${what || "no"}?`;
export const speaksOf = (words, points) => `«${words}»: ${points.length ? listed(points) : "aquí ningún punto"}.`;
export const previous = "Atrás";
export const next = (step, all) => `Siguiente (${step} de ${all})`;
export const wholeGrid = "Estos pasos son para todo el tablero: recórrelos con los botones.";

// A question
export const think = "¿Qué te parece?", choosePoints = "Elige puntos en el tablero.";
export const choosePointsOf = (left) => `Elige en el tablero: ${left === 1 ? "un punto" : `${left} puntos`}.`;
export const noMore = "No hay más", showMe = "Muéstramelo", askAgain = "Pregúntame otra vez";
export const notThere = (at) => `No es ${at}.`;
export const isAnswered = "Eso ya está contestado.";
export const choices = {
  black: "Negro", white: "Blanco", tie: "Empate", yes: "Sí", no: "No", nobody: "Nadie", allowed: "Sí",
  "rule-6": "No: regla 6, el tablero se repetiría", "rule-7": "No: regla 7, el punto no está vacío", "rule-8": "No: regla 8, la partida ha terminado",
};
export const turn = (number) => (number === "none" ? "Ninguna" : number ? `Tras el turno ${number}` : "El comienzo");
export const foundOne = (why) => `Sí. ${why} ¿Hay más?`;
export const right = (why, left = 0) => `Sí. ${why}${left ? ` ${left === 1 ? "Queda 1" : `Quedan ${left}`} por encontrar.` : ""}`;
export const wrong = (why) => `No. ${why}`;
export const revealed = (points) => (points.length ? `Estos son todos: ${listed(points)}.` : "No hay ninguno.");
export const ways = { ask: "Pregunta", solve: "Problema", demo: "Pasos", steps: "Pasos", play: "Jugar", edit: "Cambiar" };
