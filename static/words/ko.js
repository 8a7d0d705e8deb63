// @ts-nocheck -- for translators; English says what each is given, and a test holds the names to it
/** What boards say in Korean: all names of board.js, start.js, embed.js and asked.js. No particle follows what is given, for it would hang on how that is read. */

const names = { black: "흑", white: "백" };

export const between = ", ";

// Any board
export const goBoard = "바둑판";
export const sized = (label, width, height) => `${label}, ${width}×${height}`;
export const onCopy = "사본: 다툼을 두어 가리는 중";
export const rule = (number) => `규칙 ${number}`;
export const about = (sentence) => `: ${sentence}`;
export const earlierGrid = (turn) => `${turn ? `${turn}수 다음` : "처음"} 국면`;
export const sameGrid = "지금 그대로의 국면";
export const pass = "패스", undo = "무르기", redo = "다시 두기", startOver = "처음부터";

// A point of it
export const empty = "빈 자리", marked = "표시됨", disputed = "다투는 돌";
export const stone = { X: "흑돌", O: "백돌" };
export const reaches = { b: "흑에만 닿음", w: "백에만 닿음", 2: "흑과 백에 닿음", 0: "어느 색에도 닿지 않음" };
export const string = (stones, liberties) => `${stones > 1 ? `${stones}점 무리, ` : ""}활로 ${liberties}개`;
export const labelled = (label) => `이름표 ${label}`;
export const marks = { triangle: "세모", square: "네모", circle: "동그라미", cross: "가위표", dim: "흐리게" };
export const notAllowed = ({ rule: number, turn }) => `둘 수 없음: ${number === 7 ? "자살수" : `동형반복, ${earlierGrid(turn)}`}`;
export const wantsOff = { black: "흑이 들어내려는 돌", white: "백이 들어내려는 돌" };

// A touch that aims
export const placeAt = (at) => `${at} 자리에 두기`;
export const toPlay = "거기에 둡니다";
export const aiming = (at, what) => `${at} 자리를 겨누고 있습니다. 다시 누르면 ${what}. 다른 곳을 누르면 다시 겨눕니다.`;

// The start of a Python
export const loading = {
  failed: (cause) => `Python을 불러오지 못했습니다. ${cause}`,
  silent: (seconds) => `${seconds}초 동안 아무 일도 없었습니다.`,
  missing: (file) => `서버가 응답하지 않았습니다${file && `(${file})`}.`,
  old: "이 브라우저가 너무 오래되었거나 WebAssembly가 꺼져 있습니다.",
  policy: "이 사이트의 Content-Security-Policy가 WebAssembly를 허용하지 않습니다. script-src 항목에 'wasm-unsafe-eval' 값이 없습니다.",
};
export const forbidden = (directive, lacks) => `이 페이지의 Content-Security-Policy 때문에 Python이 시작되지 않습니다. ${directive} 항목에 ${lacks} 값이 없습니다.`;
export const broke = "Python이 오류로 멈췄습니다.";

// An embedded board
export const toStart = "처음으로", back = "한 수 뒤로", on = "한 수 앞으로", toEnd = "마지막 수로", openHere = "ttgo에서 열기";
export const atStart = (turns) => `처음입니다. 이어서 ${turns}수가 있습니다.`;
export const choose = "자리를 고르십시오.";
/** @param {Record<string, string>} names of a file */
export const players = ({ PB, PW, RE }) => [PB && `${names.black}: ${PB}`, PW && `${names.white}: ${PW}`, RE && `결과: ${RE}`].filter(Boolean).join(" · ");

// Against the computer
export const thinks = (side) => `${names[side]}이 생각하고 있습니다…`;
export const waitForIt = (side) => `컴퓨터가 ${names[side]}이고 지금 컴퓨터의 차례입니다. 기다려 주십시오.`;
export const itsTurnHere = "여기는 컴퓨터의 차례입니다. 자신의 차례로 이동해 주십시오.";
export const expects = (margin, resigns) => {
  const points = Math.abs(Math.round(margin));
  if (resigns) return "컴퓨터는 더 이상 이길 수 없다고 봅니다.";
  return points ? `컴퓨터는 약 ${points}집 ${margin > 0 ? "이긴다고" : "진다고"} 봅니다.` : "컴퓨터는 미세한 끝을 내다봅니다.";
};
export const thinkerBroke = "컴퓨터의 생각이 멈췄습니다. 대국은 그대로이며, 다음 차례에 다시 해 봅니다.";

// A problem, and stepping by itself
export const solve = (side) => `${names[side]}의 차례: 정답 수를 찾으십시오.`;
export const notInIt = (at) => `${at} 자리는 아닙니다. 다른 자리를 찾아보십시오.`;
export const solved = "정답입니다.", notSolved = "실패입니다.", isSolved = "끝났습니다. ‘다시 풀기’를 누르면 처음부터 시작합니다.";
export const tryAgain = "다시 풀기", noSolution = "이 기보에는 정답으로 표시된 수순이 없습니다.";
export const autoplay = "자동 재생", pause = "멈춤";

// To an author, about what was written
const howTo = {
  labels: "자리, 쌍점, 글자를 C3:A처럼",
  line: "두 자리를 붙임표로 이어 A1-C3처럼", arrow: "두 자리를 붙임표로 이어 A1-C3처럼",
  crop: "마주 보는 두 귀퉁이를 A1:E5처럼",
};
export const faults = {
  oneGame: (...given) => `바둑판의 대국은 ${given.join(", ")} 가운데 하나에서만 옵니다. 나머지는 빼십시오.`,
  noShow: (word, ...all) => `show에 ‘${word}’ 값은 없습니다. 있는 값: ${all.join(", ")}.`,
  notOneOf: (name, word, ...all) => `속성 ${name}에는 ‘${word}’ 값이 없습니다. 있는 값: ${all.join(", ")}.`,
  noMark: (name, word, size) => `속성 ${name}의 ‘${word}’ 값은 ${size} 바둑판에 그릴 수 없습니다. ${howTo[name] ?? "C3 같은 자리나 A1:B2 같은 직사각형을"} 쓰십시오.`,
  noAttribute: (name, ...all) => `바둑판에 ‘${name}’ 속성은 없습니다. 있는 속성: ${all.join(", ")}.`,
};
export const noSgf = (sgf) => `sgf에는 기보의 주소나 기보를 씁니다. ‘${sgf}’ 값은 아닙니다.`;
export const noDemo = (name, all) => `Learn에 바둑판 ‘${name}’ 항목은 없습니다. 있는 바둑판: ${all.join(", ")}.`;
export const record = "기보";
export const notFetched = (name) => `기보 ${name}, 가져오지 못했습니다.`;
export const tooLong = (name) => `기보 ${name}, 너무 길어서 여기에 보일 수 없습니다.`;

// Steps
export const whatif = (what) => `만약 ${what || "아니라면"}?`;
export const speaksOf = (words, points) => `“${words}”: ${points.length ? points.join(", ") : "여기에는 없습니다"}.`;
export const previous = "뒤로";
export const next = (step, all) => `다음(${step}/${all})`;
export const wholeGrid = "이 단계들은 바둑판 전체에 대한 것입니다. 단추로 따라가십시오.";

// A question
export const think = "어떻게 생각합니까?", choosePoints = "바둑판에서 자리를 고르십시오.";
export const choosePointsOf = (left) => `바둑판에서 ${left}자리를 고르십시오.`;
export const noMore = "더 없습니다", showMe = "답 보기", askAgain = "다시 물어보기";
export const notThere = (at) => `${at} 자리가 아닙니다.`;
export const isAnswered = "이미 답이 나왔습니다.";
export const choices = {
  black: "흑", white: "백", tie: "비김", yes: "예", no: "아니요", nobody: "아무도 아님", allowed: "예",
  "rule-6": "아니요: 규칙 6, 판이 되풀이됩니다", "rule-7": "아니요: 규칙 7, 그 점은 비어 있지 않습니다", "rule-8": "아니요: 규칙 8, 대국이 끝났습니다",
};
export const turn = (number) => (number === "none" ? "없음" : number ? `${number}번째 차례 뒤` : "처음");
export const foundOne = (why) => `맞습니다. ${why} 더 있습니까?`;
export const right = (why, left = 0) => `맞습니다. ${why}${left ? ` ${left}자리가 남았습니다.` : ""}`;
export const wrong = (why) => `아닙니다. ${why}`;
export const revealed = (points) => (points.length ? `모두 다음과 같습니다: ${points.join(", ")}.` : "하나도 없습니다.");
export const ways = { ask: "질문", solve: "문제", demo: "단계", steps: "단계", play: "두기", edit: "바꾸기" };
