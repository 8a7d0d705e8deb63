"""What boards say in simplified Chinese. Names and what they are given are those of explain/english_*.py; see language.py there."""
# fmt: off

from ttgo.vertex import column_name

_WHO = {"black": "黑", "white": "白"}
_COLOUR = {"black": "黑子", "white": "白子", "empty": "空点"}


def _listed(at, between="、"): return f"{at[0]}到{at[-1]}共{len(at)}个点" if len(at) > 12 else between.join(at)
def _other(player): return "white" if player == "black" else "black"
def _stones(at): return f"{len(at)}子（{_listed(at)}）" if at else "无"
def _after(turn): return f"第{turn}手之后" if turn else "开局时"
def _first_of(places): return f"（这样的地方有{places}处，这是第一处）" if places > 1 else ""
def _taken(off): return f"拿掉{_stones(off)}" if off else "不拿掉任何棋子"


BETWEEN = ""  # two sentences

# What happened

SET_UP = "摆上了另一个局面：棋局由此重新开始。"
SETTLED = "双方在副本上接连停一手，争议就此解决。"

def begins(player, handicap, empty):
    turns = f"，连下{handicap}手" if handicap > 1 else ""
    return f"{'棋盘是空的' if empty else '棋盘是摆好的局面'}，{_WHO[player]}先行{turns}。"

def moved(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]}{vertex}，提{captured}个{_COLOUR[_other(player)]}。"
    if suicide: return f"{_WHO[player]}{vertex}是自杀，拿掉自己的{suicide}子。"
    return f"{_WHO[player]}{vertex}。"

def passed(player, other, then):
    ends = {"over": "棋局结束", "settled": "争议解决", "stopped": "停止行棋"}[then]
    return f"{_WHO[player]}停一手。如果{_WHO[other]}也停一手，{ends}。"

def passed_too(player, over): return f"{_WHO[player]}也停一手，双方接连停手，{'棋局结束' if over else '停止行棋'}。"
def on_the_copy(happened): return f"在副本上：{happened}"
def _wants(player, off): return f"{_WHO[player]}要继续下" if off is None else f"{_WHO[player]}要{_taken(off)}"
def proposed(player, off): return f"{_wants(player, off)}。"
def differed(player, off, ending): return f"{_wants(player, off)}。双方意见不一致：{_FOLLOWS[ending]}"
def agreed(player, off): return f"{_WHO[player]}同意：{_taken(off)}。棋局结束。"
def ruled(off): return f"裁决：{_taken(off)}。"

_MORE = "继续下；若双方马上又接连停一手，棋局按现状结束。"
_FOLLOWS = {
    "tromp": _MORE, "chinese": _MORE,
    "taylor": "收回双方的停手；从现在起，停一手就算数。",
    "simple": "继续下；下次双方接连停一手时，棋局按现状结束。",
    "kgs": "开始清理：请提掉你认为是死的棋。清理中双方接连停一手，棋局结束。",
    "japanese": "在棋盘的副本上下出结果。",
    "judge": "由第三者裁决有争议的棋子。",
}

# Who is to do what

ANY_POINT = "任选一点。"
TO_PROPOSE = "标出要拿掉的棋，然后由双方分别确认，或者继续下。"
TO_RULE = "标出裁决要拿掉的棋子。"

def to_play(player, on_copy): return f"{'副本上' if on_copy else ''}轮到{_WHO[player]}下。"
def to_answer(player): return f"{_WHO[player]}：同意、另作标记，或继续下。"

# Why a turn is refused

def not_a_point(text, width, height):
    letters = "字母A" if width == 1 else f"字母A到Z或AA到{column_name(width - 1)}（不用I）" if width > 25 else (
        f"字母A到{column_name(width - 1)}{'（不用I）' if width > 8 else ''}")
    row = "数字1" if height == 1 else f"数字1到{height}"
    return f"“{str(text)[:40]}”不是这个棋盘上的点；请写{letters}加{row}，例如{column_name(width // 2)}{height // 2 + 1}，或写pass。"

def occupied(vertex, colour): return f"只能下在空点上，而{vertex}是{_COLOUR[colour]}。"
def suicide(vertex, cleared): return f"下在{vertex}会拿掉自己的{cleared}子，本局不许自杀。"
def repeats(vertex, turn): return f"下在{vertex}会使棋盘与{_after(turn)}相同。"
def repeats_shown(vertex, turn): return f"下在{vertex}会使棋盘与{_after(turn)}相同，所以不许下。"
_IN_VAIN = "下在那里的棋子会立刻被拿掉，棋盘不变"
def repeats_now(vertex): return f"{vertex}不许下：{_IN_VAIN}。"
def game_over(by_passes): return "双方接连停一手，棋局已经结束；要继续下，请悔一手。" if by_passes else "棋局已经结束；要继续下，请悔一手。"
def stopped(ruling): return f"双方接连停一手，已停止行棋；正在等待{'对有争议棋子的裁决' if ruling else '双方说明要拿掉哪些棋子'}。"
def no_liberty(colour, vertex): return f"{vertex}处的{_COLOUR[colour]}没有气；棋局不能从这样的局面开始。"
def by_rule(rule, reason): return f"规则{rule}：{reason}"
def may_move(player, vertex): return f"{_WHO[player]}可以下在{vertex}。"
def may_not_move(player, vertex): return f"{_WHO[player]}不可以下在{vertex}。"

# What there is at a point

def stone(vertex, colour, string, liberties):
    whole = "单独一子" if string == 1 else f"属于{string}子的一块棋"
    return f"{vertex}是{_COLOUR[colour]}，{whole}，有{liberties}气。"
def empty_point(vertex, black, white, wording): return f"{vertex}是空点，{counts_for(black, white, wording)}。"
def would_clear(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]}下在{vertex}会提{captured}个{_COLOUR[_other(player)]}。"
    return f"{_WHO[player]}下在{vertex}是自杀，会拿掉自己的{suicide}子。"
def not_allowed(reason): return f"不许下：{reason}"
def repeats_there(turn): return f"规则6，棋盘会与{_after(turn)}相同。"
def in_vain_there(): return f"规则6，{_IN_VAIN}。"
def suicide_there(cleared): return f"会是{cleared}子自杀。"
def reaches(vertex, paths):
    ways = [f"经{_listed(path, ' ')}到达{_WHO.get(colour, '空点')}" for colour, path in paths]
    return f"{vertex}{'，'.join(ways)}。" if ways else f"{vertex}到达不了别的颜色。"

# The three steps of a move (rule 7)

NO_CLEARING = "还没有提过子。"

def coloured(vertex, player): return f"首先，{vertex}变成{_COLOUR[player]}。"
def cleared(last, colour, at):
    step = f"{'最后' if last else '然后'}清理{_WHO[colour]}"
    if at: return f"{step}：{_listed(at)}到达不了空点，拿掉。"
    return f"{step}：每个{_COLOUR[colour]}都到达空点，所以没有变化。"
def no_steps(turns): return "上一手是停一手。" if turns else "还没有下过子。"
def last_clearing(turn, player, vertex, at): return f"最近一次提子是第{turn}手，{_WHO[player]}{vertex}，空出了{_listed(at)}。"
def turn_number(turn): return f"第{turn}手。"

# What counts for whom (rule 9)

def counts_for(black, white, wording):
    if black and white: return "到达双方的颜色，所以不算任何一方的"
    if black or white: return f"只到达{_WHO['black' if black else 'white']}，所以算{_WHO['black' if black else 'white']}的"
    return f"到达不了任何颜色，所以{'不算任何一方的' if wording == 'only' else '算双方的'}"
def counts_as_stone(vertex, player): return f"按规则9的前半句，{vertex}算{_WHO[player]}的：它是{_COLOUR[player]}。"
def counts_as_empty(vertex, player): return f"按规则9的后半句，{vertex}算{_WHO[player]}的：它是空点，只到达{_WHO[player]}。"
def counts_for_nobody(vertex, both): return f"{vertex}不算任何一方的：它是空点，{'既到达黑也到达白' if both else '到达不了任何颜色'}。"
def counts_for_both(vertex): return f"{vertex}算双方的：它是空点，到达不了对方（按1995年的条文）。"

# The score and the end (rules 8 to 10)

def score(black, white, neutral, komi):
    added = f" {'＋' if komi > 0 else '－'} 贴目{abs(komi)}" if komi else ""
    return f"黑{black}，白{white}{added}" + (f"，公共{neutral}" if black or white else "")
def score_alone(score): return f"{score}。"
def result(margin, written):
    if margin == 0: return "双方点数相同，和棋。"
    return f"{_WHO['black' if margin > 0 else 'white']}胜{abs(margin)}目（{written}）。"
def area(player, own, empty, komi, wording):
    that = f"只到达{_WHO[player]}" if wording == "only" else f"到达不了{_WHO[_other(player)]}"
    added = f"，另加贴目{komi}" if komi else ""
    return f"{_WHO[player]}：棋子{own}个，{that}的空点{empty}个，共{own + empty}{added}。"
def neutral(empty, both): return f"{empty}个空点{'到达双方的颜色' if both else '到达不了任何颜色'}，不算任何一方的。"
def ended_as_it_is(four): return f"{'接连停了四手' if four else '双方接连停一手'}，棋局结束。不拿掉任何棋子，棋盘按现状计算。"
def ended_by_agreement(off): return f"双方同意{_taken(off)}{'' if off else '，棋盘按现状计算'}。"
def ended_both_wanted(off): return f"双方都要拿掉{_listed(off)}。"
def ended_by_ruling(off): return ruled(off)
def ended_on_the_copy(off): return f"在副本上被提，因此在这里拿掉：{_stones(off)}。" if off else "有争议的棋子在副本上没有被提，所以留在棋盘上。"

# A record, in a list

NOTE = "备注"
SETUP = "摆棋"

def turn(number, vertex, copy): return f"副本 {number} {vertex}" if copy else f"{number} {vertex}"
def _off(amount): return f"拿掉{amount}子" if amount else "不拿掉"
def proposal(player, off): return f"{_WHO[player]}：{'继续下' if off is None else _off(off)}"
def ruling(off): return f"裁决：{_off(off)}"
def played_by(rules, ending, komi, handicap):
    parts = [rules] + ([_ENDS[ending]] if ending != "strict" else [])
    return "，".join(parts + ([f"贴目{komi}"] if komi else []) + ([f"让{handicap}子"] if handicap > 1 else []))
_ENDS = {
    "tromp": "双方同意或停四手后结束", "taylor": "双方同意或算数的停手后结束", "simple": "一次同意，或之后双方停手后结束",
    "chinese": "清单相同或停四手后结束", "kgs": "清单相同或清理后结束", "japanese": "双方同意或在副本上结束", "judge": "双方同意或裁决后结束",
}

# Where a record goes wrong, and what of it was not taken as it is

def stones_placed(turn): return f"第{turn}手之前，棋谱摆放了棋子。规则7：棋局开始后，棋子只能由着手而来。"
def not_in_turn(turn, player, taken_by): return f"第{turn}手该{_WHO[player]}下，棋谱中却是{_WHO[taken_by]}下的。规则5：双方轮流下。"
def not_legal(turn, player, vertex, rule, reason): return f"第{turn}手{_WHO[player]}{vertex}不合规则。{by_rule(rule, reason)}"
def after_the_end(turn, words):
    return f"棋局结束之后，棋谱还有第{turn}手：{'、'.join(words[:3])}{'……' if len(words) > 3 else ''}。予以保留，但不下出。"
def goes_wrong(turn, why): return f"第{turn}手之后棋谱有误。{why}"
def out_of_turn(turn, player, due, turns): return f"第{turn}手该{_WHO[due]}下，却是{_WHO[player]}下的{_first_of(turns)}：不当作中间停过一手。"
def set_up_anew(turn, places): return f"第{turn}手之后，棋谱摆上另一个局面{_first_of(places)}。{BEGINS_ANEW}"
WHITE_BEGINS = "这份棋谱由白先下，所以这里白先行。"
BLACK_BEGINS = "这份棋谱虽已摆好让子，仍由黑先下，所以这里黑先行。"
SET_UP_TWICE = "棋谱把某些点既摆成黑又摆成白；以白为准。"
NOT_GO = "不是围棋"
ENDS_IN_THE_MIDDLE = "文件在一局棋的中间就结束了。"
def komi_not_used(komi): return f"不采用棋谱的贴目{komi}；贴目是7.5这样的数。这里为0。"
def komi_read(komi, points, how):
    said = {"hundredfold": "乘了100", "pairs": "以子为单位（一子合两目）", "hundredfold-pairs": "以子为单位（一子合两目），并乘了100",
        "large": "比棋盘还大"}[how]
    return f"棋谱的贴目{komi}{said}：这里为{points}。"
def rules_not_used(used, why): return f"不采用棋谱的规则，而用{used}。{why}"
def handicap_not_used(handicap): return f"棋谱的让子数{handicap}不是数字，不予采用。"
def no_handicap(turns): return f"棋谱写着让{turns}子，却没有摆子，也没有以黑方连下{turns}手开始。"
def no_first_player(player): return f"棋谱的先行方{player}既不是B也不是W。"
def set_up_off_the_grid(point): return f"棋谱在棋盘之外摆了子，例如{point}。"
def one_of_games(games, number): return f"文件中有{games}局棋；这是第{number}局。"
def not_sgf(line, text, places): return f"第{line}行：{text}{_first_of(places)}不是SGF，略去。"
def no_value(line, name, places): return f"第{line}行：{name}{_first_of(places)}没有值，略去。"
def other_format(name, left): return f"文件是{name}格式；将存为SGF。" + (f"其中{left}行略去。" if left else "")
def other_encoding(named): return f"CA[{named}]不是文本的实际编码；文本是UTF-8。"
def guessed_encoding(named, known, taken):
    why = f"CA[{named}]不是文本的实际编码" if known else f"CA[{named}]是未知的编码"
    return f"{why if named else '文件没有写明编码'}；按{taken}读取，名字和注释可能显示不正确。"
def badly_encoded(places, encoding): return f"文本中有{places}处不是{encoding}；显示为\ufffd，并按原样保存。"

# To whom all of this is new

def how_to_play(): return "双方轮流在任一空点上放一颗棋子。范围大的一方获胜：自己的棋子，加上只到达自己棋子的空点。"
def why_all(points): return f"为什么全都是黑的？每个空点都到达黑，又没有白子可以到达：按现状，{points}个点全算黑的。"
def komi_added(komi, total): return f"贴目：白加{komi}，共{total}。"

# A position that is set up

SETTING_UP = "摆局面"
HOW_TO_SET_UP = "选一个点，它就依次变为空、黑、白、空。"
HOW_TO_BEGIN = "摆好之后，选择由谁先下。"
BEGIN = "开始"
CLEAR_THE_GRID = "清空棋盘"
TO_SET_UP = "请摆好开始的局面。"
TO_CHANGE = "请随意更改局面。"
IS_EMPTY_AGAIN = "棋盘又空了。"
NOTHING_SET_UP = "现在没有在摆局面；新的一局可以从摆局面开始。"
IS_SET_UP = "这里摆好了一个局面"
BEGINS_ANEW = "棋局重新开始：手数从这里算起，规则6也不再看更早的局面。"
CHANGE_IT = "更改局面"

def starts(player): return f"{_WHO[player]}先行"
def is_now(vertex, colour): return f"{vertex}是{_COLOUR[colour]}。"

# After two passes: which stones come off

WHICH_STONES = "要拿掉哪些棋子？"
HOW_TO_MARK = "选一块棋来标记，或取消标记。"
MARKED_THE_SAME = "现在的标记：相同。"

def wants_to_play_on(player): return proposed(player, None)
def wants_off(player, off, score, result): return f"{_wants(player, off)}。{score}：{result}"
def marked_now(off, score, result): return f"现在的标记：{_stones(off)}。{score}：{result}"
def marked(colour, vertex): return f"{vertex}处的{_COLOUR[colour]}已标记。"
def not_marked(colour, vertex): return f"{vertex}处的{_COLOUR[colour]}不再标记。"
def nothing_to_mark(vertex): return f"{vertex}是空点；请标记一块棋，或继续下。"
def takes_back(player): return f"{_WHO[player]}收回"
def agrees(player): return f"{_WHO[player]}同意"
def _what(marked): return "拿掉标记的棋子" if marked else "不拿掉任何棋子"
def proposes(player, marked): return f"{_WHO[player]}：{_what(marked)}"
def go_on(ending): return {"japanese": "在副本上下出结果", "judge": "请求裁决"}.get(ending, "继续下")

# A dispute on a copy, and a ruling

A_COPY = "棋盘的副本"
WHAT_COUNTS = "有争议的棋子在这里被提，就从真正的棋盘上拿掉；其余一概不算。"
PASSES_SETTLE = "双方接连停一手即告解决。"
A_RULING = "等待裁决"

def in_dispute(at): return f"有争议：{_stones(at)}。"
def off_anyway(off): return f"无论这里结果如何，双方都要拿掉：{_stones(off)}。"
def marked_off(off, score, result): return f"标记：{_stones(off)}。{score}：{result}"
def the_ruling(marked): return f"裁决：{_what(marked)}"
def not_in_dispute(vertex): return f"{vertex}的棋子没有争议；裁决只针对有争议的棋子。"

# Going about in a record, and what cannot be done

NOTHING_TO_UNDO = "没有可悔的棋：这是开局。"
NOTHING_TO_REDO = "没有可前进的棋：这是最后一手。"
NO_ANSWER = "未能取得回答所需的部分；请再试一次。"
NO_READER = "这里不能打开文件：缺少读取SGF的部分。"
NO_WRITER = "这里不能保存文件：缺少写入SGF的部分。"

def undone(turn): return f"第{turn}手已悔。"
def label_undone(label): return f"已悔：{label}。"
def turn_of(turn, turns): return f"第{turn}手，共{turns}手。"
def another_turn(turn): return f"另一个第{turn}手。"
