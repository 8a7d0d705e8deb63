"""What boards say in Korean. Names and what they are given are those of explain/english_*.py; see language.py there.

Points of a komi and of a result are told as 3집반, and 반집 for half a one. A particle never follows a vertex itself, since it would
hang on how the vertex is read aloud: "E5 자리는".
"""
# fmt: off

from ttgo.vertex import column_name

_WHO = {"black": "흑", "white": "백"}  # both end in a consonant: 흑이, 백이
_COLOUR = {"black": "흑돌", "white": "백돌", "empty": "빈 자리"}


def _n(amount):
    if amount < 0: return f"-{_n(-amount)}"
    whole, half = int(amount), amount != int(amount)
    if half and amount - whole != 0.5: return f"{amount}집"
    return (f"{whole}집반" if whole else "반집") if half else f"{whole}집"
def _listed(at, between=", "): return f"{at[0]}부터 {at[-1]}까지 {len(at)}자리" if len(at) > 12 else between.join(at)
def _other(player): return "white" if player == "black" else "black"
def _stones(at): return f"돌 {len(at)}점({_listed(at)})" if at else "없음"
def _after(turn): return f"{turn}수 다음" if turn else "처음"
def _first_of(places): return f"(이런 곳 {places}군데 가운데 첫째)" if places > 1 else ""
def _taken(off): return f"{_stones(off)} 들어내기" if off else "아무 돌도 들어내지 않기"


BETWEEN = " "  # two sentences

# What happened

SET_UP = "다른 국면이 놓였습니다. 대국은 여기서 새로 시작합니다."
SETTLED = "사본에서 두 번 이어 패스하여 다툼이 해결되었습니다."

def begins(player, handicap, empty):
    turns = f" {handicap}수를 이어서 둡니다." if handicap > 1 else ""
    return f"바둑판은 {'비어 있고' if empty else '놓인 국면이고'} {_WHO[player]}이 먼저 둡니다.{turns}"

def moved(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]} {vertex}, {_COLOUR[_other(player)]} {captured}점을 따냈습니다."
    if suicide: return f"{_WHO[player]} {vertex}, 자살수로 자기 돌 {suicide}점을 들어냈습니다."
    return f"{_WHO[player]} {vertex}."

def passed(player, other, then):
    ends = {"over": "대국이 끝납니다", "settled": "다툼이 해결됩니다", "stopped": "대국이 멈춥니다"}[then]
    return f"{_WHO[player]}이 패스했습니다. {_WHO[other]}도 패스하면 {ends}."

def passed_too(player, over): return f"{_WHO[player]}도 패스했습니다. 두 번 이어 패스하여 {'대국이 끝났습니다' if over else '대국이 멈췄습니다'}."
def on_the_copy(happened): return f"사본에서: {happened}"
def _wants(player, off): return f"{_WHO[player]}의 뜻: {'계속 두기' if off is None else _taken(off)}"
def proposed(player, off): return f"{_wants(player, off)}."
def differed(player, off, ending): return f"{_wants(player, off)}. 두 대국자의 뜻이 다르므로, {_FOLLOWS[ending]}"
def agreed(player, off): return f"{_WHO[player]}이 동의했습니다: {_taken(off)}. 대국이 끝났습니다."
def ruled(off): return f"판정: {_taken(off)}."

_MORE = "대국을 계속합니다. 곧바로 두 번 이어 패스하면 지금 그대로 끝납니다."
_FOLLOWS = {
    "tromp": _MORE, "chinese": _MORE,
    "taylor": "두 패스를 무릅니다. 이제부터 패스는 무를 수 없습니다.",
    "simple": "대국을 계속합니다. 다음에 두 번 이어 패스하면 지금 그대로 끝납니다.",
    "kgs": "정리를 시작합니다. 죽었다고 보는 돌을 따내십시오. 여기서 두 번 이어 패스하면 대국이 끝납니다.",
    "japanese": "바둑판의 사본에서 두어 가립니다.",
    "judge": "다투는 돌은 제삼자가 판정합니다.",
}

# Who is to do what

ANY_POINT = "아무 자리나 고르십시오."
TO_PROPOSE = "들어낼 돌의 무리를 표시하고 두 대국자가 각각 확인하거나, 계속 두십시오."
TO_RULE = "판정으로 들어낼 돌을 표시하십시오."

def to_play(player, on_copy): return f"{'사본에서 ' if on_copy else ''}{_WHO[player]}의 차례입니다."
def to_answer(player): return f"{_WHO[player]}: 동의하거나, 다르게 표시하거나, 계속 두십시오."

# Why a turn is refused

def not_a_point(text, width, height):
    letters = "글자 A" if width == 1 else f"A부터 Z까지 또는 AA부터 {column_name(width - 1)}까지의 글자(I 제외)" if width > 25 else (
        f"A부터 {column_name(width - 1)}까지의 글자{'(I 제외)' if width > 8 else ''}")
    row = "숫자 1" if height == 1 else f"1부터 {height}까지의 숫자"
    example = column_name(width // 2) + str(height // 2 + 1)
    return f"‘{str(text)[:40]}’ 자리는 이 바둑판에 없습니다. {letters}, 그리고 {row}로 {example}처럼 쓰거나 pass라고 쓰십시오."

def occupied(vertex, colour): return f"돌은 빈 자리에 둡니다. {vertex} 자리는 {_COLOUR[colour]}입니다."
def suicide(vertex, cleared): return f"{vertex} 자리에 두면 자기 돌 {cleared}점이 들리는데, 이 대국에서 자살수는 금지입니다."
def repeats(vertex, turn): return f"{vertex} 자리에 두면 {_after(turn)}과 같은 국면이 됩니다."
def repeats_shown(vertex, turn): return f"{vertex} 자리에 두면 {_after(turn)}과 같은 국면이 되므로 둘 수 없습니다."
_IN_VAIN = "거기 둔 돌은 바로 들려서 바둑판이 그대로입니다"
def repeats_now(vertex): return f"{vertex} 자리에는 둘 수 없습니다. {_IN_VAIN}."
def game_over(by_passes):
    return "두 번 이어 패스하여 대국이 끝났습니다. 계속 두려면 패스 하나를 무르십시오." if by_passes else "대국이 끝났습니다. 계속 두려면 무르십시오."
def stopped(ruling):
    wanted = "다투는 돌에 대한 판정" if ruling else "어느 돌을 들어낼지에 대한 두 대국자의 답"
    return f"두 번 이어 패스하여 대국이 멈췄습니다. {wanted}을 기다립니다."
def no_liberty(colour, vertex): return f"{vertex} 자리의 {_COLOUR[colour]}에는 활로가 없습니다. 이런 국면에서는 시작할 수 없습니다."
def by_rule(rule, reason): return f"규칙 {rule}: {reason}"
def may_move(player, vertex): return f"{_WHO[player]}은 {vertex} 자리에 둘 수 있습니다."
def may_not_move(player, vertex): return f"{_WHO[player]}은 {vertex} 자리에 둘 수 없습니다."

# What there is at a point

def stone(vertex, colour, string, liberties):
    whole = "홀로 있는 돌" if string == 1 else f"{string}점 무리의 돌"
    return f"{vertex} 자리는 {_COLOUR[colour]}, {whole}이며 활로는 {liberties}개입니다."
def empty_point(vertex, black, white, wording): return f"{vertex} 자리는 비어 있고, {counts_for(black, white, wording)}."
def would_clear(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]}이 {vertex} 자리에 두면 {_COLOUR[_other(player)]} {captured}점을 따냅니다."
    return f"{_WHO[player]}이 {vertex} 자리에 두면 자살수로 자기 돌 {suicide}점이 들립니다."
def not_allowed(reason): return f"둘 수 없습니다. {reason}"
def repeats_there(turn): return f"규칙 6, {_after(turn)}과 같은 국면이 됩니다."
def in_vain_there(): return f"규칙 6, {_IN_VAIN}."
def suicide_there(cleared): return f"돌 {cleared}점의 자살수가 됩니다."
def reaches(vertex, paths):
    ways = [f"{_listed(path, ' ')} 길로 {_WHO.get(colour, '빈 자리')}에" for colour, path in paths]
    return f"{vertex} 자리는 {', '.join(ways)} 닿습니다." if ways else f"{vertex} 자리는 다른 색에 닿지 않습니다."

# The three steps of a move (rule 7)

NO_CLEARING = "아직 따낸 돌이 없습니다."

def coloured(vertex, player): return f"먼저, {vertex} 자리가 {_COLOUR[player]}이 됩니다."
def cleared(last, colour, at):
    step = f"{'마지막으로' if last else '다음으로'} {_WHO[colour]}을 정리합니다"
    if at: return f"{step}. 빈 자리에 닿지 않는 돌을 들어냅니다: {_listed(at)}."
    return f"{step}. 모든 {_COLOUR[colour]}이 빈 자리에 닿으므로 바뀌는 것이 없습니다."
def no_steps(turns): return "마지막 차례는 패스였습니다." if turns else "아직 둔 돌이 없습니다."
def last_clearing(turn, player, vertex, at): return f"마지막으로 돌을 따낸 것은 {turn}수, {_WHO[player]} {vertex}. 비게 된 자리: {_listed(at)}."
def turn_number(turn): return f"{turn}수."

# What counts for whom (rule 9)

def counts_for(black, white, wording):
    if black and white: return "두 색에 모두 닿으므로 누구의 것으로도 세지 않습니다"
    if black or white: return f"{_WHO['black' if black else 'white']}에만 닿으므로 {_WHO['black' if black else 'white']}의 것으로 셉니다"
    return f"어느 색에도 닿지 않으므로 {'누구의 것으로도 세지 않습니다' if wording == 'only' else '둘 모두의 것으로 셉니다'}"
def counts_as_stone(vertex, player): return f"{vertex} 자리는 규칙 9의 앞 절에 따라 {_WHO[player]}의 것으로 셉니다. {_COLOUR[player]}이기 때문입니다."
def counts_as_empty(vertex, player): return f"{vertex} 자리는 규칙 9의 뒤 절에 따라 {_WHO[player]}의 것으로 셉니다. 비어 있고 {_WHO[player]}에만 닿기 때문입니다."
def counts_for_nobody(vertex, both):
    return f"{vertex} 자리는 누구의 것으로도 세지 않습니다. 비어 있고 {'흑과 백에 모두 닿기' if both else '어느 색에도 닿지 않기'} 때문입니다."
def counts_for_both(vertex): return f"{vertex} 자리는 둘 모두의 것으로 셉니다. 비어 있고 상대에게 닿지 않기 때문입니다(1995년 문안)."

# The score and the end (rules 8 to 10)

def score(black, white, neutral, komi):
    added = f" {'+' if komi > 0 else '-'} 덤 {_n(abs(komi))}" if komi else ""
    return f"흑 {black}, 백 {white}{added}" + (f", 중립 {neutral}" if black or white else "")
def score_alone(score): return f"{score}."
def result(margin, written):
    if margin == 0: return "점수가 같아 비겼습니다."
    return f"{_WHO['black' if margin > 0 else 'white']} {_n(abs(margin))} 승({written})."
def area(player, own, empty, komi, wording):
    that = f"{_WHO[player]}에만 닿는" if wording == "only" else f"{_WHO[_other(player)]}에 닿지 않는"
    added = f", 여기에 덤 {_n(komi)}" if komi else ""
    return f"{_WHO[player]}: 돌 {own}점과 {that} 빈 자리 {empty}개, 모두 {own + empty}{added}."
def neutral(empty, both): return f"빈 자리 {empty}개는 {'두 색에 모두 닿으므로' if both else '어느 색에도 닿지 않으므로'} 누구의 것으로도 세지 않습니다."
def ended_as_it_is(four): return f"{'네' if four else '두'} 번 이어 패스하여 대국이 끝났습니다. 아무 돌도 들어내지 않고, 바둑판 그대로 셉니다."
def ended_by_agreement(off): return f"두 대국자가 동의했습니다: {_taken(off)}.{'' if off else ' 바둑판 그대로 셉니다.'}"
def ended_both_wanted(off): return f"둘 다 들어내려 한 돌: {_listed(off)}."
def ended_by_ruling(off): return ruled(off)
def ended_on_the_copy(off): return f"사본에서 따냈으므로 여기서 들어냅니다: {_stones(off)}." if off else "다투던 돌이 사본에서 하나도 잡히지 않아 바둑판에 남습니다."

# A record, in a list

NOTE = "메모"
SETUP = "국면"

def turn(number, vertex, copy): return f"사본 {number} {vertex}" if copy else f"{number} {vertex}"
def _off(amount): return f"{amount}점 들어내기" if amount else "들어내지 않기"
def proposal(player, off): return f"{_WHO[player]}: {'계속 두기' if off is None else _off(off)}"
def ruling(off): return f"판정: {_off(off)}"
def played_by(rules, ending, komi, handicap):
    parts = [rules] + ([_ENDS[ending]] if ending != "strict" else [])
    return ", ".join(parts + ([f"덤 {_n(komi)}"] if komi else []) + ([f"접바둑 {handicap}점"] if handicap > 1 else []))
_ENDS = {
    "tromp": "합의나 네 번의 패스로 끝남", "taylor": "합의나 무를 수 없는 패스로 끝남", "simple": "한 번의 합의나 나중의 두 패스로 끝남",
    "chinese": "같은 목록이나 네 번의 패스로 끝남", "kgs": "같은 목록이나 정리로 끝남", "japanese": "합의나 사본으로 끝남", "judge": "합의나 판정으로 끝남",
}

# Where a record goes wrong, and what of it was not taken as it is

def stones_placed(turn): return f"{turn}수 앞에서 기보가 돌을 놓습니다. 규칙 7: 대국이 시작되면 돌은 착수로만 놓입니다."
def not_in_turn(turn, player, taken_by): return f"{turn}수는 {_WHO[player]}의 차례인데 기보에는 {_WHO[taken_by]}이 두었습니다. 규칙 5: 두 대국자는 번갈아 둡니다."
def not_legal(turn, player, vertex, rule, reason): return f"{turn}수 {_WHO[player]} {vertex}, 규칙에 어긋납니다. {by_rule(rule, reason)}"
def after_the_end(turn, words):
    return f"대국이 끝난 뒤에도 기보는 {turn}수로 이어집니다: {', '.join(words[:3])}{', ...' if len(words) > 3 else ''}. 그대로 두되 놓지는 않습니다."
def goes_wrong(turn, why): return f"{turn}수 다음에서 기보가 잘못되었습니다. {why}"
def out_of_turn(turn, player, due, turns): return f"{turn}수는 {_WHO[due]}의 차례인데 {_WHO[player]}이 두었습니다{_first_of(turns)}. 그 사이에 패스가 있었다고 보지 않습니다."
def set_up_anew(turn, places): return f"{turn}수 다음에 기보가 다른 국면을 놓습니다{_first_of(places)}. {BEGINS_ANEW}"
WHITE_BEGINS = "이 기보에서는 백이 먼저 두므로 여기서도 백이 먼저 둡니다."
BLACK_BEGINS = "접바둑 돌이 놓여 있지만 이 기보에서는 흑이 먼저 두므로 여기서도 흑이 먼저 둡니다."
SET_UP_TWICE = "기보가 몇몇 자리에 흑과 백을 함께 놓습니다. 백으로 봅니다."
NOT_GO = "바둑이 아님"
ENDS_IN_THE_MIDDLE = "파일이 대국 중간에서 끝납니다."
def komi_not_used(komi): return f"기보의 덤 {komi}, 쓰지 않습니다. 덤은 7.5 같은 수입니다. 여기서는 0입니다."
def komi_read(komi, points, how):
    said = {"hundredfold": "100을 곱해 적혀 있습니다", "pairs": "두 집을 한 단위로 하는 중국식으로 적혀 있습니다",
        "hundredfold-pairs": "두 집을 한 단위로 하는 중국식에 100을 곱해 적혀 있습니다", "large": "바둑판보다 큽니다"}[how]
    return f"기보의 덤 {komi}, {said}. 여기서는 {_n(points)}입니다."
def rules_not_used(used, why): return f"기보의 규칙 대신 {used} 규칙을 씁니다. {why}"
def handicap_not_used(handicap): return f"기보의 접바둑 {handicap}, 수가 아니므로 쓰지 않습니다."
def no_handicap(turns): return f"기보는 접바둑 {turns}점이라고 하지만 돌이 놓여 있지 않고 흑의 {turns}수로 시작하지도 않습니다."
def no_first_player(player): return f"기보의 첫 대국자 {player}, B도 W도 아닙니다."
def set_up_off_the_grid(point): return f"기보가 바둑판에 없는 자리에 돌을 놓습니다. 예: {point}."
def one_of_games(games, number): return f"파일에 대국이 {games}개 있습니다. 이것은 {number}번째입니다."
def not_sgf(line, text, places): return f"{line}행: {text}{_first_of(places)}, SGF가 아니므로 뺍니다."
def no_value(line, name, places): return f"{line}행: {name}{_first_of(places)}, 값이 없으므로 뺍니다."
def other_format(name, left): return f"파일 형식은 {name}입니다. SGF로 저장합니다." + (f" 그 가운데 {left}행은 뺍니다." if left else "")
def other_encoding(named): return f"CA[{named}]라고 되어 있지만 글의 인코딩은 UTF-8입니다."
def guessed_encoding(named, known, taken):
    why = f"CA[{named}]라고 되어 있지만 실제 인코딩과 다릅니다" if known else f"CA[{named}]라는 인코딩은 알지 못합니다"
    return f"{why if named else '파일에 인코딩이 적혀 있지 않습니다'}. {taken} 인코딩으로 읽으므로 이름과 설명이 잘못 보일 수 있습니다."
def badly_encoded(places, encoding): return f"글에 {encoding} 인코딩이 아닌 곳이 {places}군데 있습니다. \ufffd로 보이며 그대로 저장됩니다."

# To whom all of this is new

def how_to_play(): return "번갈아 빈 자리 아무 데나 돌을 하나씩 놓습니다. 넓은 쪽이 이깁니다. 자기 돌과, 자기 돌에만 닿는 빈 자리를 셉니다."
def why_all(points): return f"왜 모두 흑의 것일까요? 모든 빈 자리가 흑에 닿고, 닿을 백돌이 없습니다. 지금 그대로는 {points}자리를 모두 흑의 것으로 셉니다."
def komi_added(komi, total): return f"덤: 백에 {_n(komi)}을 더하여 {_n(float(total))}이 됩니다."

# A position that is set up

SETTING_UP = "국면 놓기"
HOW_TO_SET_UP = "자리를 고르면 빈 자리, 흑, 백, 빈 자리 순서로 바뀝니다."
HOW_TO_BEGIN = "다 놓았으면 누가 먼저 둘지 고르십시오."
BEGIN = "시작"
CLEAR_THE_GRID = "바둑판 비우기"
TO_SET_UP = "시작할 국면을 놓으십시오."
TO_CHANGE = "국면을 마음대로 바꾸십시오."
IS_EMPTY_AGAIN = "바둑판이 다시 비었습니다."
NOTHING_SET_UP = "놓고 있는 국면이 없습니다. 새 대국을 국면 놓기로 시작할 수 있습니다."
IS_SET_UP = "여기에 국면이 놓여 있습니다"
BEGINS_ANEW = "대국이 새로 시작됩니다. 수는 여기부터 세고, 규칙 6은 이보다 앞을 보지 않습니다."
CHANGE_IT = "국면 바꾸기"

def starts(player): return f"{_WHO[player]} 먼저"
def is_now(vertex, colour): return f"{vertex} 자리는 {_COLOUR[colour]}입니다." if colour != "empty" else f"{vertex} 자리는 비었습니다."

# After two passes: which stones come off

WHICH_STONES = "어느 돌을 들어냅니까?"
HOW_TO_MARK = "무리를 고르면 표시하거나 표시를 지웁니다."
MARKED_THE_SAME = "지금 표시: 같음."

def wants_to_play_on(player): return proposed(player, None)
def wants_off(player, off, score, result): return f"{_wants(player, off)}. {score}: {result}"
def marked_now(off, score, result): return f"지금 표시: {_stones(off)}. {score}: {result}"
def marked(colour, vertex): return f"{vertex} 자리의 {_COLOUR[colour]} 무리를 표시했습니다."
def not_marked(colour, vertex): return f"{vertex} 자리의 {_COLOUR[colour]} 무리의 표시를 지웠습니다."
def nothing_to_mark(vertex): return f"{vertex} 자리는 비어 있습니다. 돌의 무리를 표시하거나 계속 두십시오."
def takes_back(player): return f"{_WHO[player]}이 무릅니다"
def agrees(player): return f"{_WHO[player]}이 동의합니다"
def _what(marked): return "표시한 돌 들어내기" if marked else "아무 돌도 들어내지 않기"
def proposes(player, marked): return f"{_WHO[player]}: {_what(marked)}"
def go_on(ending): return {"japanese": "사본에서 두어 보기", "judge": "판정 구하기"}.get(ending, "계속 두기")

# A dispute on a copy, and a ruling

A_COPY = "바둑판의 사본"
WHAT_COUNTS = "다투는 돌이 여기서 잡히면 실제 바둑판에서 들어냅니다. 다른 것은 세지 않습니다."
PASSES_SETTLE = "두 번 이어 패스하면 해결됩니다."
A_RULING = "판정을 기다립니다"

def in_dispute(at): return f"다투는 돌: {_stones(at)}."
def off_anyway(off): return f"여기 결과와 상관없이 둘 다 들어내려는 돌: {_stones(off)}."
def marked_off(off, score, result): return f"표시: {_stones(off)}. {score}: {result}"
def the_ruling(marked): return f"판정: {_what(marked)}"
def not_in_dispute(vertex): return f"{vertex} 자리의 돌은 다투는 돌이 아닙니다. 판정은 다투는 돌에 대한 것입니다."

# Going about in a record, and what cannot be done

NOTHING_TO_UNDO = "무를 수가 없습니다. 대국의 처음입니다."
NOTHING_TO_REDO = "다시 둘 수가 없습니다. 마지막 수입니다."
NO_ANSWER = "답하는 데 필요한 부분을 가져오지 못했습니다. 다시 해 보십시오."
NO_READER = "여기서는 파일을 열 수 없습니다. SGF를 읽는 부분이 없습니다."
NO_WRITER = "여기서는 파일을 저장할 수 없습니다. SGF를 쓰는 부분이 없습니다."

def undone(turn): return f"{turn}수를 물렀습니다."
def label_undone(label): return f"물렀습니다: {label}."
def turn_of(turn, turns): return f"{turns}수 가운데 {turn}수."
def another_turn(turn): return f"다른 {turn}수."
