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
    ways = [f"经{_listed(path, ' ')}到达{_REACHED[colour]}" for colour, path in paths]
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
def why_all(black): return "棋盘上只有黑子，所以每个空点都只到达黑。" if black else "棋盘上只有白子，所以每个空点都只到达白。"
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

# A question that the rules answer

_REACHED = {"black": "黑", "white": "白", "empty": "空点"}
NO_MORE = "没有了。"

def itself(vertex): return f"{vertex}就是这个点本身。"
def next_to(vertex, other): return f"{vertex}与{other}相邻。"
def not_next_to(vertex, other): return f"{vertex}与{other}不相邻：相邻的只有上下左右的点。"
def reaches_its_own(vertex, colour): return f"{vertex}本身就是{_COLOUR[colour]}；规则3说的是另一种颜色的点。"
def does_not_reach(vertex, colour, stone): return f"{vertex}到达不了{_REACHED[colour]}：{'那块棋' if stone else '那片空地'}周围没有{_COLOUR[colour]}。"
def goes(vertex): return f"{vertex}要拿掉：它到达不了空点。"
def stays(vertex, path): return f"{vertex}留下：它经{_listed(path, ' ')}到达空点。"
def goes_then(vertex): return f"{vertex}被拿掉：它到达不了空点。"
def stands(vertex, path, colour, cleared):
    first = f"提掉{cleared}个{_COLOUR[colour]}之后，" if cleared else ""
    return f"{first}{vertex}留在盘上：它经{_listed(path, ' ')}到达空点。"
def stone_is_no_liberty(vertex, colour): return f"{vertex}是{_COLOUR[colour]}；气是空点。"
def liberty(vertex, other): return f"{vertex}是空点，与{other}相邻：是一口气。"
def no_liberty_of(vertex, string): return f"{vertex}是空点，但不与{string}那块棋相邻。"
def clears(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]}{vertex}提{captured}个{_COLOUR[_other(player)]}。"
    if suicide: return f"{_WHO[player]}{vertex}是自杀，拿掉自己的{suicide}子。"
    return f"{_WHO[player]}{vertex}提不了子。"
def clears_first(player, vertex, captured): return f"{_WHO[player]}{vertex}先提{captured}个{_COLOUR[_other(player)]}，于是自己到达空点。"
def is_no_suicide(player, vertex, path): return f"{_WHO[player]}{vertex}不拿掉任何棋子：它经{_listed(path, ' ')}到达空点。"
def repeats_nothing(player, vertex): return f"{_WHO[player]}可以下在{vertex}：以前的棋盘都不是这样。"
def more(at): return f"还有{len(at)}个：{_listed(at)}。"
def is_over(turns): return f"第{turns - 1}手和第{turns}手接连停手，所以棋局结束了。"
def is_not_over(turns, passed):
    if not turns: return "还没有下过一手，所以棋局继续。"
    return f"{'只有最后一手是停一手' if passed else '最后一手不是停一手'}，所以棋局继续。"
def plays_first(player): return f"还没有下过一手，{_WHO[player]}先行。"
def plays_next(player, last):
    did = f"下在{last}" if last else "停一手"
    return f"上一手{_WHO[_other(player)]}{did}，所以轮到{_WHO[player]}下。"
def miscounts(points, how, other):
    return {
        "stones": f"{points}只数了棋子。", "both": f"{points}把到达双方颜色的点也数了进去。",
        "empty": f"{points}只数了空点。", "other": f"{points}是{_WHO[other]}的点数。",
    }[how]
def is_forced(player, move, vertex, line):
    then = f"例如：{_listed(line)}。" if len(line) > 1 else ""
    return f"{_WHO[player]}{move}之后，{vertex}无论如何都会被提掉。{then}"
def can_be_kept(player, vertex, moves): return f"无论{_WHO[player]}怎么下，{_WHO[_other(player)]}都能使{vertex}在{moves}手之内不被提掉。"
def is_allowed(player, captured, suicide):
    does = "这一点是空的"
    if captured: does = f"这一手提{captured}个{_COLOUR[_other(player)]}"
    elif suicide: does = f"这一手拿掉自己的{suicide}子"
    return f"{does}，之后的棋盘以前没有出现过。"
def about_these(at, vertex): return f"问的是{_listed(at)}，{vertex}不在其中。"
def about_empty(vertex, colour): return f"问的是空点，而{vertex}是{_COLOUR[colour]}。"
def about_stones(wanted, vertex, colour): return f"问的是{_COLOUR.get(wanted, '棋子')}，而{vertex}是{_COLOUR[colour]}。"
def no_string(vertex): return f"{vertex}是空点；棋子连成的块才有气。"
def not_the_opponents(vertex): return f"{vertex}不是对方的棋子。"
def no_question(given, all_of_them): return f"没有{given}这个问题；有{'、'.join(all_of_them)}。"
def wants_a_colour(question, colours, given): return f"问题“{question}”需要一种颜色（{'、'.join(colours)}），不能是{given}。"

# Steps: rule 3

def which_others(vertex, colour): return f"{vertex}是{_COLOUR[colour]}。它还到达哪些别的颜色？"
def path_over(vertex, colour): return f"从{vertex}出发的路只经过{_COLOUR[colour]}。"
def touches(vertex, at, colour): return f"{at}是{_COLOUR[colour]}：{vertex}到达{_REACHED[colour]}。"
def more_beside(points, colour): return f"旁边还有{points}个{_COLOUR[colour]}。"
def concluded(vertex, reached, missed):
    if not missed: return f"{vertex}到达{_REACHED[reached[0]]}，也到达{_REACHED[reached[1]]}。"
    if not reached: return f"{vertex}既到达不了{_REACHED[missed[0]]}，也到达不了{_REACHED[missed[1]]}。"
    return f"{vertex}到达{_REACHED[reached[0]]}，到达不了{_REACHED[missed[0]]}：这些点周围没有{_COLOUR[missed[0]]}。"

# Rule 4

BEGIN_AT_EMPTY = "从空点开始。"

def clearing(colour): return f"清理{_WHO[colour]}，就是拿掉到达不了空点的{_COLOUR[colour]}。"
def found_beside(points, colour, again):
    return f"这些旁边有{points}个{_COLOUR[colour]}：也到达空点。" if again else f"空点旁边有{points}个{_COLOUR[colour]}：到达空点。"
def none_to_clear(colour, points): return f"每个{_COLOUR[colour]}都到达空点，所以没有变化。" if points else f"没有{_COLOUR[colour]}，所以没有变化。"
def not_found(at): return f"没有找到{_listed(at)}：到达不了空点。"
def emptied(points): return f"于是空出{points}个点。"

# Rule 7

SAME_EITHER_WAY = "规则7先清理对方的颜色。这里两种顺序得到同样的棋盘。"

def moves_at(player, vertex, wrong_order): return f"{_WHO[player]}下在空点{vertex}，{'按错误的顺序清理' if wrong_order else '分三步'}。"
def chooses_another(player): return f"所以这一手不许下，{_WHO[player]}另选一手。"
def is_done(player): return f"这一手下完了，轮到{_WHO[player]}下。"
def cleared_in_turn(colour, first, at):
    step = f"{'先' if first else '再'}清理{_WHO[colour]}"
    return f"{step}：{_listed(at)}到达不了空点。" if at else f"{step}：没有变化。"
def in_right_order(player, captured):
    other = _other(player)
    return f"规则7先清理{_WHO[other]}：拿掉{captured}个{_COLOUR[other]}，然后每个{_COLOUR[player]}都到达空点。"

# Rule 6

_SUPERKO = {
    "positional": "任何一手都不许形成以前出现过的棋盘。",
    "situational": "任何一手都不许形成以前出现过、而且当时也轮到同一方下的棋盘。",
    "natural situational": "任何一手都不许形成同一方以前落子所形成的棋盘。",
    "taylor 1995": "任何一手都不许形成同一方以前落子或停手后留下的棋盘。",
}

def may_one_move(player, vertex): return f"{_WHO[player]}可以下在{vertex}吗？"
def would_leave(player, vertex): return f"{_WHO[player]}{vertex}之后会是这样的棋盘。以前有过吗？"
def none_among(first, last): return f"第{first}手到第{last}手的棋盘也都不禁止这一手。"
def is_the_same(turn): return f"与{_after(turn)}的棋盘相同。"
def is_the_same_but_allowed(turn, superko): return f"与{_after(turn)}的棋盘相同，但本局允许。{_SUPERKO[superko]}"
def differs(turn, points): return f"与{_after(turn)}的棋盘有{points}个点不同。"
def none_refuses(player, vertex): return f"以前的棋盘都不禁止，所以{_WHO[player]}可以下在{vertex}。"
def could_move(player, vertex): return f"没有规则6的话，即使棋盘重复，{_WHO[player]}也可以下在{vertex}。"
def comes_again(turn, player, vertex, before): return f"第{turn}手，{_WHO[player]}{vertex or '停一手'}：棋盘与{_after(before)}相同。"
def for_ever(turns): return f"每{turns}手从头重来，永远如此：没有什么能结束棋局。"
def goes_not_round(vertex): return f"规则6不禁止{vertex}，所以没有规则6那里也不会循环。"

# Rules 9 and 10

HOW_MANY = "算黑的点和算白的点各有多少？"
WITHOUT_ONLY = "没有“只”这个字的话，空点就算它到达的每种颜色的。"

def has_stones(player, stones): return f"棋盘上有{stones}个{_COLOUR[player]}。" if stones else f"棋盘上没有{_COLOUR[player]}。"
def _region(vertex, points): return f"空点{vertex}" if points == 1 else f"{vertex}所在的{points}点空地"
def region(vertex, points, black, white, wording): return f"{_region(vertex, points)}{counts_for(black, white, wording)}。"
def region_of_both(vertex, points): return f"{_region(vertex, points)}到达双方的颜色。"
def adds(player, before, more): return f"{_WHO[player]}：{before}＋{more}＝{before + more}。"
def sums_without(black, white, points, twice):
    return f"黑{black}，白{white}，棋盘共有{points}个点。{str(twice) + '个点数了两次' if twice else '这里没有区别'}。"
def with_only(score): return f"有“只”字：{score}。"

# What is no process

def no_process(given, all_of_them): return f"没有{given}的步骤；有{'、'.join(all_of_them)}的步骤。"
def never_without(process, all_of_them): return f"“{process}”没有不用规则的步骤；有的是{'、'.join(all_of_them)}。"
def no_colour_to_clear(colours, given): return f"要清理的颜色是{'或'.join(colours)}，不能是{given}。"
def too_large_for_steps(most): return f"步骤只在不超过{most}×{most}的棋盘上显示。"
def too_long_for_steps(most, turns): return f"步骤最多显示{most}手，而本局有{turns}手。"

# A picture, to those who do not see it

_DRAWN = {
    "region": "突出显示", "clearing": "正在拿掉", "refused": "不许下", "dim": "变淡",
    "triangle": "三角", "square": "方块", "circle": "圆圈", "cross": "叉", "ring": "圆环",
}

def board(width, height): return f"围棋棋盘，{width}×{height}"
def stones_at(colour, at):
    if not at: return f"没有{_COLOUR[colour]}。"
    return f"{len(at)}个{_COLOUR[colour]}：{'、'.join(at)}。" if len(at) <= 12 else f"{len(at)}个{_COLOUR[colour]}：{at[0]}到{at[-1]}。"
def last_move(vertex): return f"最后一手：{vertex}。"
def drawn(kind, at): return f"{_DRAWN[kind]}：{_listed(at)}。"
def path(start, end, steps): return f"从{start}到{end}的路，{steps}步。"
def labels(texts):
    each = "、".join([f"{vertex}为{text}" for vertex, text in texts])
    return f"{len(texts)}个点有文字。" if len(texts) > 12 else f"文字：{each}。"
def joins(arrow, start, end): return f"从{start}到{end}的{'箭头' if arrow else '线'}。"
def part(low, high): return f"显示的是从{low}到{high}的部分。"
def drawn_dashed(differs): return f"虚线是以前的棋盘，不同的点：{_listed(differs)}。" if differs else "虚线是以前的棋盘，没有不同的点。"

# What was given and cannot be taken: in English these stand where they are raised (illegal.Wrong)

def wrong_diagram(): return "图形至少要有一行用X、O和.表示的点；这个图形是空的。"
def wrong_mark(row, column, mark): return f"图形第{row}行第{column}列是{mark}；那里请写X、O或.。"
def wrong_row(row, column, missing, width):
    what = "缺少" if missing else "多出"
    return f"图形第{row}行{what}第{column}列：每行都与第一行一样有{width}列。"
def diagram_too_large(width, height, most): return f"图形有{width}×{height}个点；棋盘最大{most}×{most}。"
def wrong_side(least, most, given): return f"棋盘的宽和高是{least}到{most}的整数，不能是{given}。"
def two_sizes(width, height, given): return f"图形是{width}×{height}，而size是{given}；请去掉其中一个。"
def wrong_size(given): return f"size是一个数，如9，或两个数，如9x7，不能是{given}。"
def wrong_number(attribute, given): return f"{attribute}是整数，不能是{given}。"
def wrong_komi(given): return f"贴目是7或7.5这样的数，不能是{given}。"
def wrong_handicap(most, given): return f"让子数是0到{most}的整数，不能是{given}。"
def wrong_first(players, given): return f"先行的是{'或'.join(players)}，不能是{given}。"
def first_with_handicap(): return "让子时由黑连下最初几手：请去掉first。"
def wrong_rules(given, names): return f"ttgo没有名为{given}的规则；有{'、'.join(names)}。"
def wrong_rule(what, given, names): return f"{what}没有{given}；有{'、'.join(names)}。"
def wrong_turn(given, last): return f"没有第{given}手；有0（开局）到{last}。"
def too_many_moves(moves, most): return f"共有{moves}手；这里最多能显示{most}手。"
def wrong_link(): return "这不是ttgo的链接，或者缺了一部分。"
def wrong_record(name): return f"不能读作围棋棋谱：{name}。"
