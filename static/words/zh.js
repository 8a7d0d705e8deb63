// @ts-nocheck -- for translators; English says what each is given, and a test holds the names to it
/** What boards say in simplified Chinese: all names of board.js, start.js, embed.js and asked.js. */

const names = { black: "黑", white: "白" };

export const between = "，";

// Any board
export const goBoard = "围棋棋盘";
export const sized = (label, width, height) => `${label}，${width}×${height}`;
export const onCopy = "副本：正在下出争议";
export const rule = (number) => `规则${number}`;
export const about = (sentence) => `：${sentence}`;
export const earlierGrid = (turn) => `${turn ? `第${turn}手之后` : "开局时"}的棋盘`;
export const sameGrid = "与现在相同的棋盘";
export const pass = "停一手", undo = "悔棋", redo = "前进", startOver = "重来";

// A point of it
export const empty = "空点", marked = "已标记", disputed = "有争议";
export const stone = { X: "黑子", O: "白子" };
export const reaches = { b: "只到达黑", w: "只到达白", 2: "到达黑和白", 0: "到达不了任何颜色" };
export const string = (stones, liberties) => `${stones > 1 ? `${stones}子的一块棋，` : ""}${liberties}气`;
export const labelled = (label) => `标签${label}`;
export const marks = { triangle: "三角", square: "方块", circle: "圆圈", cross: "叉", dim: "变淡" };
export const notAllowed = ({ rule: number, turn }) => `不许下：${number === 7 ? "自杀" : `同形再现，${earlierGrid(turn)}`}`;
export const wantsOff = { black: "黑要拿掉它", white: "白要拿掉它" };

// A touch that aims
export const placeAt = (at) => `下在${at}`;
export const toPlay = "下子";
export const aiming = (at, what) => `瞄准${at}：再点一次即${what}，点别处则重新瞄准。`;

// The start of a Python
export const loading = {
  failed: (cause) => `无法加载Python：${cause}`,
  silent: (seconds) => `${seconds}秒内没有任何动静。`,
  missing: (file) => `服务器没有响应${file && `（${file}）`}。`,
  old: "此浏览器太旧，或WebAssembly已被关闭。",
  policy: "本站的Content-Security-Policy不允许WebAssembly：script-src缺少'wasm-unsafe-eval'。",
};
export const forbidden = (directive, lacks) => `本页的Content-Security-Policy不让Python启动：${directive}缺少${lacks}。`;
export const broke = "Python出错停止了。";

// An embedded board
export const toStart = "到开头", back = "后退一手", on = "前进一手", toEnd = "到最后一手", openHere = "在ttgo中打开";
export const atStart = (turns) => `开局。后面有${turns}手。`;
export const choose = "请选一个点。";
/** @param {Record<string, string>} names of a file */
export const players = ({ PB, PW, RE }) => [PB && `${names.black}：${PB}`, PW && `${names.white}：${PW}`, RE && `结果：${RE}`].filter(Boolean).join(" · ");

// Against the computer
export const thinks = (side) => `${names[side]}正在思考……`;
export const waitForIt = (side) => `电脑执${names[side]}，现在轮到它下：请等一等。`;
export const itsTurnHere = "这里轮到电脑下：请转到轮到您下的地方。";
export const expects = (margin, resigns) => {
  const points = Math.abs(Math.round(margin));
  if (resigns) return "电脑认为自己赢不了了。";
  return points ? `电脑预计${margin > 0 ? "胜" : "负"}约${points}目。` : "电脑预计结局接近。";
};
export const thinkerBroke = "电脑停止了思考；棋局保持原样，下次轮到它时会再试。";

// A problem, and stepping by itself
export const solve = (side) => `轮到${names[side]}下：请找出正解。`;
export const notInIt = (at) => `不是${at}：请试试别的点。`;
export const solved = "正解。", notSolved = "失败。", isSolved = "已经结束了：“再试一次”可以重新开始。";
export const tryAgain = "再试一次", noSolution = "这份棋谱没有标为正解的变化。";
export const autoplay = "自动播放", pause = "暂停";

// To an author, about what was written
const howTo = {
  labels: "点、冒号和文字，例如C3:A",
  line: "用连字符连起来的两个点，例如A1-C3", arrow: "用连字符连起来的两个点，例如A1-C3",
  crop: "相对的两个角，例如A1:E5",
};
export const faults = {
  oneGame: (...given) => `一个棋盘的棋局只能来自${given.join("或")}之一；请去掉其余的。`,
  noShow: (word, ...all) => `show没有“${word}”；可用的是${all.join("、")}。`,
  notOneOf: (name, word, ...all) => `属性${name}应为${all.join("、")}之一，而不是“${word}”。`,
  noMark: (name, word, size) => `属性${name}中的“${word}”无法画在${size}的棋盘上；请写${howTo[name] ?? "像C3这样的点，或像A1:B2这样的矩形"}。`,
  noAttribute: (name, ...all) => `棋盘没有属性“${name}”；可用的是${all.join("、")}。`,
};
export const noSgf = (sgf) => `sgf应为棋谱的地址或棋谱本身，而不是“${sgf}”。`;
export const noDemo = (name, all) => `Learn没有棋盘“${name}”；可用的是${all.join("、")}。`;
export const record = "棋谱";
export const notFetched = (name) => `无法取得棋谱${name}。`;
export const tooLong = (name) => `棋谱${name}太长，无法在这里显示。`;

// Steps
export const whatif = (what) => `如果${what || "不是这样"}呢？`;
export const speaksOf = (words, points) => `“${words}”：${points.length ? points.join("、") : "这里没有"}。`;
export const previous = "后退";
export const next = (step, all) => `下一步（${step}/${all}）`;
export const wholeGrid = "这些步骤针对整个棋盘：请用按钮逐步查看。";

// A question
export const think = "你怎么看？", choosePoints = "请在棋盘上选点。";
export const choosePointsOf = (left) => `请在棋盘上选${left}个点。`;
export const noMore = "没有了", showMe = "给我看答案", askAgain = "再问我一次";
export const notThere = (at) => `不是${at}。`;
export const isAnswered = "已经有答案了。";
export const choices = {
  black: "黑", white: "白", tie: "和棋", yes: "是", no: "否", nobody: "都不是", allowed: "可以",
  "rule-6": "不可以：规则6，盘面会重复", "rule-7": "不可以：规则7，该点不是空的", "rule-8": "不可以：规则8，棋局已结束",
};
export const turn = (number) => (number === "none" ? "没有" : number ? `第${number}手之后` : "开始时");
export const foundOne = (why) => `对。${why}还有吗？`;
export const right = (why, left = 0) => `对。${why}${left ? `还有${left}个要找。` : ""}`;
export const wrong = (why) => `不对。${why}`;
export const revealed = (points) => (points.length ? `全部是：${points.join("、")}。` : "一个也没有。");
export const ways = { ask: "问题", solve: "解题", demo: "步骤", steps: "步骤", play: "下棋", edit: "改动" };
