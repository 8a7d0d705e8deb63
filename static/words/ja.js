// @ts-nocheck -- for translators; English says what each is given, and a test holds the names to it
/** What boards say in Japanese: all names of board.js, start.js, embed.js and asked.js. */

const names = { black: "黒", white: "白" };

export const between = "、";

// Any board
export const goBoard = "碁盤";
export const sized = (label, width, height) => `${label}、${width}×${height}`;
export const onCopy = "写しの盤：争いを打っています";
export const rule = (number) => `規則${number}`;
export const about = (sentence) => `：${sentence}`;
export const earlierGrid = (turn) => `${turn ? `${turn}手目の後` : "開始時"}の盤面`;
export const sameGrid = "今と同じ盤面";
export const pass = "パス", undo = "戻す", redo = "進める", startOver = "最初から";

// A point of it
export const empty = "空点", marked = "印あり", disputed = "争われている";
export const stone = { X: "黒石", O: "白石" };
export const reaches = { b: "黒だけに到達", w: "白だけに到達", 2: "黒と白に到達", 0: "どちらの色にも到達しない" };
export const string = (stones, liberties) => `${stones > 1 ? `${stones}子のつながり、` : ""}呼吸点${liberties}`;
export const labelled = (label) => `ラベル${label}`;
export const marks = { triangle: "三角", square: "四角", circle: "丸", cross: "バツ", dim: "薄い表示" };
export const notAllowed = ({ rule: number, turn }) => `着手禁止：${number === 7 ? "自殺手" : `同形再現、${earlierGrid(turn)}`}`;
export const wantsOff = { black: "黒は取り除きたい", white: "白は取り除きたい" };

// A touch that aims
export const placeAt = (at) => `${at}に打つ`;
export const toPlay = "打ちます";
export const aiming = (at, what) => `${at}を狙っています。もう一度触れると${what}。ほかの所に触れると狙い直します。`;

// The start of a Python
export const loading = {
  failed: (cause) => `Pythonを読み込めませんでした。${cause}`,
  silent: (seconds) => `${seconds}秒間、何も起こりませんでした。`,
  missing: (file) => `サーバーが${file ? `${file}について` : ""}応答しませんでした。`,
  old: "このブラウザーは古すぎるか、WebAssemblyが無効になっています。",
  policy: "このサイトのContent-Security-PolicyがWebAssemblyを許していません。script-srcに'wasm-unsafe-eval'がありません。",
};
export const forbidden = (directive, lacks) => `このページのContent-Security-PolicyがPythonの開始を許していません。${directive}に${lacks}がありません。`;
export const broke = "Pythonがエラーで止まりました。";

// An embedded board
export const toStart = "最初へ", back = "一手戻る", on = "一手進む", toEnd = "最後へ", openHere = "ttgoで開く";
export const atStart = (turns) => `開始局面です。この後${turns}手あります。`;
export const choose = "点を選んでください。";
/** @param {Record<string, string>} names of a file */
export const players = ({ PB, PW, RE }) => [PB && `${names.black}：${PB}`, PW && `${names.white}：${PW}`, RE && `結果：${RE}`].filter(Boolean).join(" · ");

// Against the computer
export const thinks = (side) => `${names[side]}が考えています…`;
export const waitForIt = (side) => `コンピューターが${names[side]}を持ち、今はその番です。お待ちください。`;
export const itsTurnHere = "ここはコンピューターの番です。ご自分の番に移ってください。";
export const expects = (margin, resigns) => {
  const points = Math.abs(Math.round(margin));
  if (resigns) return "コンピューターはもう勝てないと見ています。";
  return points ? `コンピューターは約${points}目${margin > 0 ? "勝つ" : "負ける"}と見ています。` : "コンピューターは細かい碁になると見ています。";
};
export const thinkerBroke = "コンピューターの思考が止まりました。対局は元のままで、次の番にもう一度試します。";

// A problem, and stepping by itself
export const solve = (side) => `${names[side]}の番です。正解の手を見つけてください。`;
export const notInIt = (at) => `${at}ではありません。別の点を試してください。`;
export const solved = "正解です。", notSolved = "失敗です。", isSolved = "もう終わりました。「もう一度」で最初から始まります。";
export const tryAgain = "もう一度", noSolution = "この棋譜には正解とされた手順がありません。";
export const autoplay = "自動再生", pause = "一時停止";

// To an author, about what was written
const howTo = {
  labels: "点、コロン、文字の順（例：C3:A）で",
  line: "二つの点をハイフンでつないで（例：A1-C3）", arrow: "二つの点をハイフンでつないで（例：A1-C3）",
  crop: "向かい合う二つの角（例：A1:E5）を",
};
export const faults = {
  oneGame: (...given) => `盤の対局は${given.join("か")}のどれか一つから取ります。ほかは消してください。`,
  noShow: (word, ...all) => `showに「${word}」はありません。あるのは${all.join("、")}です。`,
  notOneOf: (name, word, ...all) => `属性${name}は${all.join("、")}のどれかで、「${word}」ではありません。`,
  noMark: (name, word, size) => `属性${name}の「${word}」は${size}の盤に描けません。${howTo[name] ?? "C3のような点か、長方形ならA1:B2のように"}書いてください。`,
  noAttribute: (name, ...all) => `盤に属性「${name}」はありません。あるのは${all.join("、")}です。`,
};
export const noSgf = (sgf) => `sgfには棋譜のアドレスか棋譜そのものを書きます。「${sgf}」は違います。`;
export const noDemo = (name, all) => `Learnに盤「${name}」はありません。あるのは${all.join("、")}です。`;
export const record = "棋譜";
export const notFetched = (name) => `棋譜${name}を読み込めませんでした。`;
export const tooLong = (name) => `棋譜${name}は長すぎて、ここでは表示できません。`;

// Steps
export const whatif = (what) => `もし${what || "違ったら"}？`;
export const speaksOf = (words, points) => `「${words}」：${points.length ? points.join("、") : "ここにはありません"}。`;
export const previous = "戻る";
export const next = (step, all) => `次へ（${step}/${all}）`;
export const wholeGrid = "この手順は盤全体についてのものです。ボタンで進めてください。";

// A question
export const think = "どう思いますか。", choosePoints = "盤の点を選んでください。";
export const choosePointsOf = (left) => `盤の点を${left}か所選んでください。`;
export const noMore = "もうありません", showMe = "答えを見る", askAgain = "もう一度質問する";
export const notThere = (at) => `${at}ではありません。`;
export const isAnswered = "もう答えが出ています。";
export const choices = {
  black: "黒", white: "白", tie: "持碁", yes: "はい", no: "いいえ", nobody: "どちらでもない", allowed: "はい",
  "rule-6": "いいえ：規則6、盤面が繰り返される", "rule-7": "いいえ：規則7、その点は空ではない", "rule-8": "いいえ：規則8、対局は終わっている",
};
export const turn = (number) => (number === "none" ? "なし" : number ? `${number}手目の後` : "開始時");
export const foundOne = (why) => `正解です。${why} まだありますか？`;
export const right = (why, left = 0) => `正解。${why}${left ? `あと${left}か所です。` : ""}`;
export const wrong = (why) => `違います。${why}`;
export const revealed = (points) => (points.length ? `これで全部です：${points.join("、")}。` : "ありません。");
export const ways = { ask: "問題", solve: "詰碁", demo: "手順", steps: "手順", play: "打つ", edit: "変更" };
