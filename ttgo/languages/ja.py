"""What boards say in Japanese. Names and what they are given are those of explain/english_*.py; see language.py there.

Points of a komi and of a result are told as 3目半, and 半目 for half a one.
"""
# fmt: off

from ttgo.vertex import column_name

_WHO = {"black": "黒", "white": "白"}
_COLOUR = {"black": "黒", "white": "白", "empty": "空点"}


def _n(amount):
    if amount < 0: return f"-{_n(-amount)}"
    whole, half = int(amount), amount != int(amount)
    if half and abs(amount - whole) != 0.5: return f"{amount}目"
    return (f"{whole}目半" if whole else "半目") if half else f"{whole}目"
def _listed(at, between="、"): return f"{at[0]}から{at[-1]}までの{len(at)}点" if len(at) > 12 else between.join(at)
def _other(player): return "white" if player == "black" else "black"
def _stones(at): return f"石{len(at)}子（{_listed(at)}）" if at else "なし"
def _after(turn): return f"{turn}手目の後" if turn else "開始時"
def _first_of(places): return f"（同様の{places}か所の最初）" if places > 1 else ""


BETWEEN = ""  # two sentences

# What happened

SET_UP = "別の局面が置かれました。対局はここから新しく始まります。"
SETTLED = "写しの盤で二回続けてパスしたので、争いは決着しました。"

def begins(player, handicap, empty):
    turns = f"（{handicap}手続けて打ちます）" if handicap > 1 else ""
    return f"{'盤は空です' if empty else '盤は置かれた局面です'}。{_WHO[player]}から始めます{turns}。"

def moved(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]}{vertex}、{_WHO[_other(player)]}石を{captured}子取りました。"
    if suicide: return f"{_WHO[player]}{vertex}、自殺手で自分の石を{suicide}子取り除きました。"
    return f"{_WHO[player]}{vertex}。"

def passed(player, other, then):
    ends = {"over": "終局です", "settled": "決着します", "stopped": "対局は中断します"}[then]
    return f"{_WHO[player]}がパスしました。{_WHO[other]}もパスすると{ends}。"

def passed_too(player, over): return f"{_WHO[player]}もパスしました。二回続けてパスしたので{'終局です' if over else '対局は中断します'}。"
def on_the_copy(happened): return f"写しの盤で：{happened}"
def _wants(player, off):
    if off is None: return f"{_WHO[player]}は続けて打つことを望んでいます"
    return f"{_WHO[player]}は{_stones(off)}を取り除くことを望んでいます" if off else f"{_WHO[player]}は石を取り除かないことを望んでいます"
def proposed(player, off): return f"{_wants(player, off)}。"
def differed(player, off, ending): return f"{_wants(player, off)}。両者の意見が違うので、{_FOLLOWS[ending]}"
def agreed(player, off): return f"{_WHO[player]}が同意しました。{_taken(off)}終局です。"
def _taken(off): return f"{_stones(off)}を取り除きます。" if off else "石は取り除きません。"
def ruled(off): return f"裁定：{_taken(off)}"

_MORE = "対局を続けます。すぐに二回続けてパスすると、そのまま終局です。"
_FOLLOWS = {
    "tromp": _MORE, "chinese": _MORE,
    "taylor": "二つのパスは取り消されます。これからのパスは取り消せません。",
    "simple": "対局を続けます。次に二回続けてパスすると、そのまま終局です。",
    "kgs": "整理に入ります。死んでいると思う石を取ってください。そこで二回続けてパスすると終局です。",
    "japanese": "争いは盤の写しで打って決めます。",
    "judge": "争われている石は第三者が裁定します。",
}

# Who is to do what

ANY_POINT = "好きな点を選んでください。"
TO_PROPOSE = "取り除く石のつながりに印を付け、両者それぞれ確認するか、続けて打ってください。"
TO_RULE = "裁定で取り除く石に印を付けてください。"

def to_play(player, on_copy): return f"{'写しの盤で' if on_copy else ''}{_WHO[player]}の番です。"
def to_answer(player): return f"{_WHO[player]}：同意するか、別の印を付けるか、続けて打ってください。"

# Why a turn is refused

def not_a_point(text, width, height):
    letters = "文字A" if width == 1 else f"AからZまで（Iを除く）かAAから{column_name(width - 1)}までの文字" if width > 25 else (
        f"Aから{column_name(width - 1)}までの文字{'（Iを除く）' if width > 8 else ''}")
    row = "数字1" if height == 1 else f"1から{height}までの数字"
    return f"「{str(text)[:40]}」はこの盤の点ではありません。{letters}と{row}で、{column_name(width // 2)}{height // 2 + 1}のように書くか、passと書いてください。"

def occupied(vertex, colour): return f"石は空点に打ちます。{vertex}は{_COLOUR[colour]}です。"
def suicide(vertex, cleared): return f"{vertex}に打つと自分の石{cleared}子が取り除かれます。この対局では自殺手は禁止です。"
def repeats(vertex, turn): return f"{vertex}に打つと、{_after(turn)}と同じ盤面になります。"
def repeats_shown(vertex, turn): return f"{vertex}に打つと、{_after(turn)}と同じ盤面になるので打てません。"
_IN_VAIN = "そこに打った石はすぐに取り除かれ、盤面は変わりません"
def repeats_now(vertex): return f"{vertex}には打てません。{_IN_VAIN}。"
def game_over(by_passes):
    return "二回続けてパスしたので終局しました。続けるにはパスを一つ戻してください。" if by_passes else "終局しました。続けるには一手戻してください。"
def stopped(ruling):
    wanted = "争われている石の裁定" if ruling else "取り除く石についての両者の返事"
    return f"二回続けてパスしたので対局は中断しています。{wanted}を待っています。"
def no_liberty(colour, vertex): return f"{vertex}の{_WHO[colour]}石には呼吸点がありません。そのような石がある局面からは始められません。"
def by_rule(rule, reason): return f"規則{rule}：{reason}"
def may_move(player, vertex): return f"{_WHO[player]}は{vertex}に打てます。"
def may_not_move(player, vertex): return f"{_WHO[player]}は{vertex}に打てません。"

# What there is at a point

def stone(vertex, colour, string, liberties):
    whole = "一子だけの石" if string == 1 else f"{string}子のつながり"
    return f"{vertex}は{_WHO[colour]}、{whole}、呼吸点は{liberties}です。"
def empty_point(vertex, black, white, wording): return f"{vertex}は空点で、{counts_for(black, white, wording)}。"
def would_clear(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]}が{vertex}に打つと、{_WHO[_other(player)]}石を{captured}子取ります。"
    return f"{_WHO[player]}が{vertex}に打つと自殺手で、自分の石が{suicide}子取り除かれます。"
def not_allowed(reason): return f"打てません。{reason}"
def repeats_there(turn): return f"規則6、{_after(turn)}の盤面と同じになります。"
def in_vain_there(): return f"規則6、{_IN_VAIN}。"
def suicide_there(cleared): return f"{cleared}子の自殺手になります。"
def reaches(vertex, paths):
    ways = [f"{_listed(path, ' ')}を通って{_COLOUR[colour]}" for colour, path in paths]
    return f"{vertex}は{'、'.join(ways)}に到達します。" if ways else f"{vertex}はほかの色に到達しません。"

# The three steps of a move (rule 7)

NO_CLEARING = "まだ石は取られていません。"

def coloured(vertex, player): return f"まず、{vertex}が{_WHO[player]}になります。"
def cleared(last, colour, at):
    step = f"{'最後に' if last else '次に'}{_WHO[colour]}を調べます"
    if at: return f"{step}。{_listed(at)}は空点に到達しないので取り除きます。"
    return f"{step}。どの{_WHO[colour]}石も空点に到達するので、何も変わりません。"
def no_steps(turns): return "直前の手番はパスでした。" if turns else "まだ石は打たれていません。"
def last_clearing(turn, player, vertex, at): return f"最後に石が取られたのは{turn}手目、{_WHO[player]}{vertex}で、{_listed(at)}が空きました。"
def turn_number(turn): return f"{turn}手目。"

# What counts for whom (rule 9)

def counts_for(black, white, wording):
    if black and white: return "両方の色に到達するので、どちらの地でもありません"
    if black or white: return f"{_WHO['black' if black else 'white']}だけに到達するので、{_WHO['black' if black else 'white']}に数えます"
    return f"どちらの色にも到達しないので、{'どちらの地でもありません' if wording == 'only' else '両方に数えます'}"
def counts_as_stone(vertex, player): return f"{vertex}は規則9の前半により{_WHO[player]}に数えます。{_WHO[player]}石だからです。"
def counts_as_empty(vertex, player): return f"{vertex}は規則9の後半により{_WHO[player]}に数えます。空点で、{_WHO[player]}だけに到達するからです。"
def counts_for_nobody(vertex, both): return f"{vertex}はどちらにも数えません。空点で、{'黒と白の両方に到達する' if both else 'どちらの色にも到達しない'}からです。"
def counts_for_both(vertex): return f"{vertex}は両方に数えます。空点で、相手に到達しないからです（1995年の文言）。"

# The score and the end (rules 8 to 10)

def score(black, white, neutral, komi):
    added = f" {'＋' if komi > 0 else '－'} コミ{_n(abs(komi))}" if komi else ""
    return f"黒{black}、白{white}{added}" + (f"、中立{neutral}" if black or white else "")
def score_alone(score): return f"{score}。"
def result(margin, written):
    if margin == 0: return "同点なので持碁です。"
    return f"{_WHO['black' if margin > 0 else 'white']}の{_n(abs(margin))}勝ち（{written}）。"
def area(player, own, empty, komi, wording):
    that = f"{_WHO[player]}だけに到達する" if wording == "only" else f"{_WHO[_other(player)]}に到達しない"
    added = f"、これにコミ{_n(komi)}を加えます" if komi else ""
    return f"{_WHO[player]}：石{own}子と、{that}空点{empty}、合わせて{own + empty}{added}。"
def neutral(empty, both): return f"空点{empty}は{'両方の色に到達する' if both else 'どちらの色にも到達しない'}ので、どちらにも数えません。"
def ended_as_it_is(four): return f"{'四' if four else '二'}回続けてパスしたので終局しました。石は取り除かず、盤をそのまま数えます。"
def ended_by_agreement(off): return f"両者が同意しました。{_taken(off)}{'' if off else '盤をそのまま数えます。'}"
def ended_both_wanted(off): return f"両者とも{_listed(off)}を取り除くことを望みました。"
def ended_by_ruling(off): return ruled(off)
def ended_on_the_copy(off):
    if not off: return "争われた石は写しの盤で取られなかったので、盤に残ります。"
    return f"写しの盤で取られたので、ここから取り除きます：{_stones(off)}。"

# A record, in a list

NOTE = "メモ"
SETUP = "局面"

def turn(number, vertex, copy): return f"写し {number} {vertex}" if copy else f"{number} {vertex}"
def _off(amount): return f"{amount}子取り除く" if amount else "取り除かない"
def proposal(player, off): return f"{_WHO[player]}：{'続けて打つ' if off is None else _off(off)}"
def ruling(off): return f"裁定：{_off(off)}"
def played_by(rules, ending, komi, handicap):
    parts = [rules] + ([_ENDS[ending]] if ending != "strict" else [])
    return "、".join(parts + ([f"コミ{_n(komi)}"] if komi else []) + ([f"置き石{handicap}"] if handicap > 1 else []))
_ENDS = {
    "tromp": "合意か四回のパスで終局", "taylor": "合意か取り消せないパスで終局", "simple": "一度だけの合意か、後の二回のパスで終局",
    "chinese": "一致した申告か四回のパスで終局", "kgs": "一致した申告か整理で終局", "japanese": "合意か盤の写しで終局", "judge": "合意か裁定で終局",
}

# Where a record goes wrong, and what of it was not taken as it is

def stones_placed(turn): return f"{turn}手目の前に棋譜が石を置いています。規則7：対局が始まったら、石は着手で置かれます。"
def not_in_turn(turn, player, taken_by): return f"{turn}手目は{_WHO[player]}の番ですが、棋譜では{_WHO[taken_by]}が打っています。規則5：両者は交互に打ちます。"
def not_legal(turn, player, vertex, rule, reason): return f"{turn}手目の{_WHO[player]}{vertex}は打てません。{by_rule(rule, reason)}"
def after_the_end(turn, words):
    return f"終局の後、棋譜は{turn}手目に続きます：{'、'.join(words[:3])}{'…' if len(words) > 3 else ''}。保存されますが、打たれません。"
def goes_wrong(turn, why): return f"{turn}手目の後、棋譜に誤りがあります。{why}"
def out_of_turn(turn, player, due, turns): return f"{turn}手目は{_WHO[due]}の番ですが、{_WHO[player]}が打っています{_first_of(turns)}。間にパスがあったとは見なしません。"
def set_up_anew(turn, places): return f"{turn}手目の後、棋譜は別の局面を置いています{_first_of(places)}。{BEGINS_ANEW}"
WHITE_BEGINS = "この棋譜では白が最初に打つので、ここでも白から始めます。"
BLACK_BEGINS = "置き石がありますが、この棋譜では黒が最初に打つので、ここでも黒から始めます。"
SET_UP_TWICE = "棋譜はいくつかの点に黒と白の両方を置いています。白とします。"
NOT_GO = "囲碁ではない"
ENDS_IN_THE_MIDDLE = "ファイルは対局の途中で終わっています。"
def komi_not_used(komi): return f"棋譜のコミ{komi}は使いません。コミは7.5のような数です。ここでは0とします。"
def komi_read(komi, points, how):
    said = {"hundredfold": "100倍で書かれています", "pairs": "二目を単位とする中国式で書かれています",
        "hundredfold-pairs": "二目を単位とする中国式で、100倍で書かれています", "large": "盤の広さを超えています"}[how]
    return f"棋譜のコミ{komi}は{said}。ここでは{_n(points)}とします。"
def rules_not_used(used, why): return f"棋譜のルールではなく、{used}を使います。{why}"
def handicap_not_used(handicap): return f"棋譜の置き石{handicap}は数ではないので使いません。"
def no_handicap(turns): return f"棋譜の置き石は{turns}ですが、石は置かれておらず、黒の{turns}手でも始まっていません。"
def no_first_player(player): return f"棋譜の先番{player}はBでもWでもありません。"
def set_up_off_the_grid(point): return f"棋譜は盤にない点（{point}など）に置いています。"
def one_of_games(games, number): return f"ファイルには{games}局あります。これは{number}番目です。"
def not_sgf(line, text, places): return f"{line}行目：{text}{_first_of(places)}はSGFではないので省きます。"
def no_value(line, name, places): return f"{line}行目：{name}{_first_of(places)}には値がないので省きます。"
def other_format(name, left): return f"ファイルは{name}です。SGFとして保存します。" + (f"そのうち{left}行は省きます。" if left else "")
def other_encoding(named): return f"CA[{named}]とありますが、文字コードはUTF-8です。"
def guessed_encoding(named, known, taken):
    why = f"CA[{named}]は実際の文字コードと違います" if known else f"CA[{named}]は知られていない文字コードです"
    return f"{why if named else 'ファイルに文字コードの指定がありません'}。{taken}として読むので、名前やコメントが正しく表示されないことがあります。"
def badly_encoded(places, encoding): return f"{encoding}ではない箇所が{places}か所あります。\ufffdと表示し、そのまま保存します。"

# To whom all of this is new

def how_to_play(): return "交互に、好きな空点に石を一つずつ置きます。広いほうが勝ちです。自分の石と、自分の石だけに到達する空点を数えます。"
def why_all(black): return "盤上には黒石しかないので、どの空点も黒だけに到達します。" if black else "盤上には白石しかないので、どの空点も白だけに到達します。"
def komi_added(komi, total): return f"コミ：白に{_n(komi)}を加えて{_n(float(total))}になります。"

# A position that is set up

SETTING_UP = "局面を置く"
HOW_TO_SET_UP = "点を選ぶと、空点、黒、白、空点の順に変わります。"
HOW_TO_BEGIN = "すべて置いたら、先に打つほうを選んでください。"
BEGIN = "始める"
CLEAR_THE_GRID = "盤を空にする"
TO_SET_UP = "開始局面を置いてください。"
TO_CHANGE = "局面を自由に変えてください。"
IS_EMPTY_AGAIN = "盤は再び空です。"
NOTHING_SET_UP = "置いている局面はありません。新しい対局を局面から始めることができます。"
IS_SET_UP = "ここに局面が置かれています"
BEGINS_ANEW = "対局はここから新しく始まり、手数はここから数え、規則6はこれより前を見ません。"
CHANGE_IT = "局面を変える"

def starts(player): return f"{_WHO[player]}から始める"
def is_now(vertex, colour): return f"{vertex}は{_COLOUR[colour]}です。"

# After two passes: which stones come off

WHICH_STONES = "どの石を取り除きますか"
HOW_TO_MARK = "つながりを選ぶと、印を付けたり外したりできます。"
MARKED_THE_SAME = "今の印：同じです。"

def wants_to_play_on(player): return proposed(player, None)
def wants_off(player, off, score, result): return f"{_wants(player, off)}。{score}：{result}"
def marked_now(off, score, result): return f"今の印：{_stones(off)}。{score}：{result}"
def marked(colour, vertex): return f"{vertex}の{_WHO[colour]}石に印を付けました。"
def not_marked(colour, vertex): return f"{vertex}の{_WHO[colour]}石の印を外しました。"
def nothing_to_mark(vertex): return f"{vertex}は空点です。石に印を付けるか、続けて打ってください。"
def takes_back(player): return f"{_WHO[player]}は取り消す"
def agrees(player): return f"{_WHO[player]}は同意する"
def _what(marked): return "印の石を取り除く" if marked else "石を取り除かない"
def proposes(player, marked): return f"{_WHO[player]}：{_what(marked)}"
def go_on(ending): return {"japanese": "盤の写しで打つ", "judge": "裁定を求める"}.get(ending, "続けて打つ")

# A dispute on a copy, and a ruling

A_COPY = "盤の写し"
WHAT_COUNTS = "ここで取られた争いの石だけが本当の盤から取り除かれます。ほかは何も数えません。"
PASSES_SETTLE = "二回続けてパスすると決着します。"
A_RULING = "裁定を待っています"

def in_dispute(at): return f"争われている石：{_stones(at)}。"
def off_anyway(off): return f"ここでどうなっても両者が取り除くことを望む石：{_stones(off)}。"
def marked_off(off, score, result): return f"印：{_stones(off)}。{score}：{result}"
def the_ruling(marked): return f"裁定：{_what(marked)}"
def not_in_dispute(vertex): return f"{vertex}の石は争われていません。裁定は争われている石についてのものです。"

# Going about in a record, and what cannot be done

NOTHING_TO_UNDO = "戻す手がありません。対局の始めです。"
NOTHING_TO_REDO = "進める手がありません。これが最後の手です。"
NO_ANSWER = "これに答えるための部分を読み込めませんでした。もう一度試してください。"
NO_READER = "ここではファイルを開けません。SGFを読む部分がありません。"
NO_WRITER = "ここではファイルを保存できません。SGFを書く部分がありません。"

def undone(turn): return f"{turn}手目を戻しました。"
def label_undone(label): return f"戻しました：{label}。"
def turn_of(turn, turns): return f"{turns}手中{turn}手目。"
def another_turn(turn): return f"別の{turn}手目。"

# A question that the rules answer

_POINT = {"black": "黒石", "white": "白石", "empty": "空点"}
NO_MORE = "もうありません。"

def itself(vertex): return f"{vertex}はその点自身です。"
def next_to(vertex, other): return f"{vertex}は{other}の隣です。"
def not_next_to(vertex, other): return f"{vertex}は{other}の隣ではありません。隣は上下左右の点だけです。"
def reaches_its_own(vertex, colour): return f"{vertex}自身が{_POINT[colour]}です。規則3は別の色の点についてのものです。"
def does_not_reach(vertex, colour, stone):
    return f"{vertex}は{_COLOUR[colour]}に到達しません。その{'つながり' if stone else '領域'}の周りに{_POINT[colour]}がありません。"
def goes(vertex): return f"{vertex}は取り除かれます。空点に到達しません。"
def stays(vertex, path): return f"{vertex}は残ります。{_listed(path, ' ')}を通って空点に到達します。"
def goes_then(vertex): return f"{vertex}は取られます。空点に到達しません。"
def stands(vertex, path, colour, cleared):
    first = f"{_POINT[colour]}を{cleared}子取ると、" if cleared else ""
    return f"{first}{vertex}は残ります。{_listed(path, ' ')}を通って空点に到達します。"
def stone_is_no_liberty(vertex, colour): return f"{vertex}は{_POINT[colour]}です。呼吸点は空点です。"
def liberty(vertex, other): return f"{vertex}は空点で{other}の隣なので、呼吸点です。"
def no_liberty_of(vertex, string): return f"{vertex}は空点ですが、{string}の石のつながりの隣ではありません。"
def clears(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]}{vertex}は{_POINT[_other(player)]}を{captured}子取ります。"
    if suicide: return f"{_WHO[player]}{vertex}は自殺手で、自分の石を{suicide}子取り除きます。"
    return f"{_WHO[player]}{vertex}では石を取れません。"
def clears_first(player, vertex, captured):
    return f"{_WHO[player]}{vertex}はまず{_POINT[_other(player)]}を{captured}子取り、それで自分が空点に到達します。"
def is_no_suicide(player, vertex, path): return f"{_WHO[player]}{vertex}で石は取り除かれません。{_listed(path, ' ')}を通って空点に到達します。"
def repeats_nothing(player, vertex): return f"{_WHO[player]}は{vertex}に打てます。同じ盤面は前にありませんでした。"
def more(at): return f"あと{len(at)}か所あります。{_listed(at)}。"
def is_over(turns): return f"{turns - 1}手目と{turns}手目は続けてパスでした。したがって終局です。"
def is_not_over(turns, passed):
    if not turns: return "まだ一手も打たれていません。したがって対局は続きます。"
    return f"{'パスは最後の一手だけでした' if passed else '最後の手番はパスではありませんでした'}。したがって対局は続きます。"
def plays_first(player): return f"まだ一手も打たれていません。{_WHO[player]}から始めます。"
def plays_next(player, last):
    did = f"{last}に打ちました" if last else "パスしました"
    return f"最後は{_WHO[_other(player)]}が{did}。したがって{_WHO[player]}の番です。"
def miscounts(points, how, other):
    return {
        "stones": f"{points}は石だけを数えた数です。", "both": f"{points}は両方の色に到達する点も数えた数です。",
        "empty": f"{points}は空点だけを数えた数です。", "other": f"{points}は{_WHO[other]}の点数です。",
    }[how]
def is_forced(player, move, vertex, line):
    then = f"例えば、{_listed(line)}。" if len(line) > 1 else ""
    return f"{_WHO[player]}{move}の後は、{vertex}が取られるのを防げません。{then}"
def can_be_kept(player, vertex, moves): return f"{_WHO[player]}がどう打っても、{_WHO[_other(player)]}は{vertex}が{moves}手以内に取られるのを防げます。"
def is_allowed(player, captured, suicide):
    does = "その点は空いていて"
    if captured: does = f"この手は{_POINT[_other(player)]}を{captured}子取り"
    elif suicide: does = f"この手は自分の石を{suicide}子取り除き"
    return f"{does}、その後の盤面は前にありませんでした。"
def about_these(at, vertex): return f"問われているのは{_listed(at)}で、{vertex}はその中にありません。"
def about_empty(vertex, colour): return f"問われているのは空点で、{vertex}は{_POINT[colour]}です。"
def about_stones(wanted, vertex, colour): return f"問われているのは{_POINT.get(wanted, '石')}で、{vertex}は{_POINT[colour]}です。"
def no_string(vertex): return f"{vertex}は空点です。呼吸点があるのは石のつながりです。"
def not_the_opponents(vertex): return f"{vertex}は相手の石ではありません。"
def no_question(given, all_of_them): return f"{given}という問いはありません。あるのは{'、'.join(all_of_them)}です。"
def wants_a_colour(question, colours, given): return f"問い「{question}」には色（{'、'.join(colours)}）が必要です。{given}は使えません。"

# Steps: rule 3

def which_others(vertex, colour): return f"{vertex}は{_POINT[colour]}です。ほかのどの色に到達しますか。"
def path_over(vertex, colour): return f"{vertex}からの道は{_POINT[colour]}だけを通ります。"
def touches(vertex, at, colour): return f"{at}は{_POINT[colour]}です。{vertex}は{_COLOUR[colour]}に到達します。"
def more_beside(points, colour): return f"その隣に{_POINT[colour]}がさらに{points}{'点' if colour == 'empty' else '子'}あります。"
def concluded(vertex, reached, missed):
    if not missed: return f"{vertex}は{_COLOUR[reached[0]]}と{_COLOUR[reached[1]]}に到達します。"
    if not reached: return f"{vertex}は{_COLOUR[missed[0]]}にも{_COLOUR[missed[1]]}にも到達しません。"
    return f"{vertex}は{_COLOUR[reached[0]]}に到達し、{_COLOUR[missed[0]]}には到達しません。これらの周りに{_POINT[missed[0]]}がありません。"

# Rule 4

BEGIN_AT_EMPTY = "空点から始めます。"

def clearing(colour): return f"{_WHO[colour]}を調べて、空点に到達しない{_POINT[colour]}を取り除きます。"
def found_beside(points, colour, again):
    return f"その隣に{_POINT[colour]}が{points}子。これも空点に到達します。" if again else f"空点の隣に{_POINT[colour]}が{points}子。空点に到達します。"
def none_to_clear(colour, points):
    return f"どの{_POINT[colour]}も空点に到達するので、何も変わりません。" if points else f"{_POINT[colour]}はないので、何も変わりません。"
def not_found(at): return f"{_listed(at)}は見つかりませんでした。空点に到達しません。"
def emptied(points): return f"したがって{points}点が空きます。"

# Rule 7

SAME_EITHER_WAY = "規則7は相手の色を先に調べます。ここではどちらの順でも同じ盤面になります。"

def moves_at(player, vertex, wrong_order):
    return f"{_WHO[player]}が空点の{vertex}に打ちます。{'取り除く順を逆にします' if wrong_order else '三段階で見ます'}。"
def chooses_another(player): return f"したがってこの手は打てません。{_WHO[player]}は別の手を選びます。"
def is_done(player): return f"この手は終わり、{_WHO[player]}の番です。"
def cleared_in_turn(colour, first, at):
    step = f"{'最初に' if first else '次に'}{_WHO[colour]}を調べます"
    return f"{step}。{_listed(at)}は空点に到達しません。" if at else f"{step}。何も変わりません。"
def in_right_order(player, captured):
    other = _other(player)
    return f"規則7は{_WHO[other]}を先に調べます。{_POINT[other]}{captured}子が取り除かれ、それからどの{_POINT[player]}も空点に到達します。"

# Rule 6

_SUPERKO = {
    "positional": "前にあった盤面にする手は打てません。",
    "situational": "前にあった盤面で、次の手番も同じになる手は打てません。",
    "natural situational": "同じ対局者が前に石を打って作った盤面にする手は打てません。",
    "taylor 1995": "同じ対局者が石を打つかパスをして前に残した盤面にする手は打てません。",
}

def may_one_move(player, vertex): return f"{_WHO[player]}は{vertex}に打てますか。"
def would_leave(player, vertex): return f"{_WHO[player]}{vertex}の後はこの盤面になります。前にありましたか。"
def none_among(first, last): return f"{first}手目から{last}手目までの盤面も、この手を禁じません。"
def is_the_same(turn): return f"{_after(turn)}の盤面と同じです。"
def is_the_same_but_allowed(turn, superko): return f"{_after(turn)}の盤面と同じですが、この対局では許されます。{_SUPERKO[superko]}"
def differs(turn, points): return f"{_after(turn)}の盤面とは{points}点が違います。"
def none_refuses(player, vertex): return f"前のどの盤面も禁じないので、{_WHO[player]}は{vertex}に打てます。"
def could_move(player, vertex): return f"規則6がなければ、同じ盤面に戻るのに{_WHO[player]}は{vertex}に打てます。"
def comes_again(turn, player, vertex, before): return f"{turn}手目、{_WHO[player]}{vertex or 'パス'}。{_after(before)}の盤面と同じです。"
def for_ever(turns): return f"{turns}手ごとに初めに戻り、いつまでも続きます。何も対局を終わらせません。"
def goes_not_round(vertex): return f"規則6は{vertex}を禁じないので、規則6がなくてもそこで繰り返しは起きません。"

# Rules 9 and 10

HOW_MANY = "黒と白に数える点は、それぞれいくつですか。"
WITHOUT_ONLY = "「だけ」という語がなければ、空点は到達するすべての色に数えます。"

def has_stones(player, stones): return f"盤上に{_POINT[player]}が{stones}子あります。" if stones else f"盤上に{_POINT[player]}はありません。"
def _region(vertex, points): return f"空点{vertex}" if points == 1 else f"{vertex}を含む{points}点の領域"
def region(vertex, points, black, white, wording): return f"{_region(vertex, points)}は{counts_for(black, white, wording)}。"
def region_of_both(vertex, points): return f"{_region(vertex, points)}は両方の色に到達します。"
def adds(player, before, more): return f"{_WHO[player]}、{before}＋{more}＝{before + more}。"
def sums_without(black, white, points, twice):
    return f"黒{black}、白{white}、盤は{points}点。{str(twice) + '点が二重に数えられています' if twice else 'ここでは違いがありません'}。"
def with_only(score): return f"「だけ」があれば、{score}。"

# What is no process

def no_process(given, all_of_them): return f"{given}の手順はありません。あるのは{'、'.join(all_of_them)}です。"
def never_without(process, all_of_them): return f"「{process}」には規則なしの手順がありません。あるのは{'、'.join(all_of_them)}です。"
def no_colour_to_clear(colours, given): return f"調べる色は{'か'.join(colours)}です。{given}は使えません。"
def too_large_for_steps(most): return f"手順を見られるのは{most}×{most}までの盤です。"
def too_long_for_steps(most, turns): return f"手順を見られるのは{most}手までで、この対局は{turns}手です。"

# A picture, to those who do not see it

_DRAWN = {
    "region": "強調", "clearing": "取り除かれる石", "refused": "打てない点", "dim": "薄い表示",
    "triangle": "三角", "square": "四角", "circle": "丸", "cross": "バツ", "ring": "輪",
}

def board(width, height): return f"碁盤、{width}×{height}"
def stones_at(colour, at):
    if not at: return f"{_POINT[colour]}なし。"
    return f"{_POINT[colour]}{len(at)}子：{'、'.join(at)}。" if len(at) <= 12 else f"{_POINT[colour]}{len(at)}子：{at[0]}から{at[-1]}まで。"
def last_move(vertex): return f"最後の手：{vertex}。"
def drawn(kind, at): return f"{_DRAWN[kind]}：{_listed(at)}。"
def path(start, end, steps): return f"{start}から{end}への道、{steps}歩。"
def labels(texts):
    each = "、".join([f"{vertex}に{text}" for vertex, text in texts])
    return f"{len(texts)}点に文字があります。" if len(texts) > 12 else f"文字：{each}。"
def joins(arrow, start, end): return f"{start}から{end}への{'矢印' if arrow else '線'}。"
def part(low, high): return f"{low}から{high}までの部分を表示。"
def drawn_dashed(differs): return f"破線は前の盤面で、違う点は{_listed(differs)}です。" if differs else "破線は前の盤面で、違う点はありません。"

# What was given and cannot be taken: in English these stand where they are raised (illegal.Wrong)

def wrong_diagram(): return "図には、点を表すX、O、.の行が少なくとも一つ必要です。この図は空です。"
def wrong_mark(row, column, mark): return f"図の{row}行{column}列が{mark}です。X、O、.のどれかを書いてください。"
def wrong_row(row, column, missing, width):
    what = "ありません" if missing else "余分です"
    return f"図の{row}行{column}列が{what}。どの行も最初の行と同じく{width}列です。"
def diagram_too_large(width, height, most): return f"図は{width}×{height}点です。盤は{most}×{most}点までです。"
def wrong_side(least, most, given): return f"盤の幅と高さは{least}から{most}までの整数です。{given}は使えません。"
def two_sizes(width, height, given): return f"図は{width}×{height}で、sizeは{given}です。どちらかを消してください。"
def wrong_size(given): return f"sizeは9のような数か、9x7のような二つの数です。{given}は使えません。"
def wrong_number(attribute, given): return f"{attribute}は整数です。{given}は使えません。"
def wrong_komi(given): return f"コミは7や7.5のような数です。{given}は使えません。"
def wrong_handicap(most, given): return f"置き石は0から{most}までの整数です。{given}は使えません。"
def wrong_first(players, given): return f"先に打つのは{'か'.join(players)}です。{given}は使えません。"
def first_with_handicap(): return "置き石があれば初めは黒が続けて打ちます。firstを消してください。"
def wrong_rules(given, names): return f"{given}という規則はありません。あるのは{'、'.join(names)}です。"
def wrong_rule(what, given, names): return f"{what}に{given}はありません。あるのは{'、'.join(names)}です。"
def wrong_turn(given, last): return f"{given}手目はありません。あるのは0（開始時）から{last}までです。"
def too_many_moves(moves, most): return f"{moves}手あります。ここで表示できるのは{most}手までです。"
def wrong_link(): return "ttgoのリンクではないか、一部が欠けています。"
def wrong_record(name): return f"囲碁の棋譜として読めません：{name}。"
