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
    ways = [f"{_listed(path, ' ')} 길로 {_TO[colour]}" for colour, path in paths]
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
def why_all(black): return "판 위에 흑만 있으므로, 모든 빈 자리가 흑에만 닿습니다." if black else "판 위에 백만 있으므로, 모든 빈 자리가 백에만 닿습니다."
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

# A question that the rules answer

_TO = {"black": "흑에", "white": "백에", "empty": "빈 자리에"}
_NONE = {"black": "흑돌이 없습니다", "white": "백돌이 없습니다", "empty": "빈 자리가 없습니다"}
NO_MORE = "더는 없습니다."

def itself(vertex): return f"{vertex} 자리는 바로 그 자리입니다."
def next_to(vertex, other): return f"{vertex} 자리는 {other} 자리 바로 옆입니다."
def not_next_to(vertex, other): return f"{vertex} 자리는 {other} 자리 옆이 아닙니다. 위, 아래, 왼쪽, 오른쪽 자리만 옆입니다."
def reaches_its_own(vertex, colour): return f"{vertex} 자리 자체가 {_COLOUR[colour]}입니다. 규칙 3은 다른 색의 자리를 말합니다."
def does_not_reach(vertex, colour, stone): return f"{vertex} 자리는 {_TO[colour]} 닿지 않습니다. 그 {'무리' if stone else '구역'} 둘레에 {_NONE[colour]}."
def goes(vertex): return f"{vertex} 자리는 들립니다. 빈 자리에 닿지 않습니다."
def stays(vertex, path): return f"{vertex} 자리는 남습니다. {_listed(path, ' ')} 길로 빈 자리에 닿습니다."
def goes_then(vertex): return f"{vertex} 자리의 돌은 들립니다. 빈 자리에 닿지 않습니다."
def stands(vertex, path, colour, cleared):
    first = f"{_COLOUR[colour]} {cleared}점을 따내면 " if cleared else ""
    return f"{first}{vertex} 자리의 돌은 남습니다. {_listed(path, ' ')} 길로 빈 자리에 닿습니다."
def stone_is_no_liberty(vertex, colour): return f"{vertex} 자리는 {_COLOUR[colour]}입니다. 활로는 빈 자리입니다."
def liberty(vertex, other): return f"{vertex} 자리는 비어 있고 {other} 자리 옆이므로 활로입니다."
def no_liberty_of(vertex, string): return f"{vertex} 자리는 비어 있지만, {string} 자리의 무리 옆이 아닙니다."
def clears(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]} {vertex}, {_COLOUR[_other(player)]} {captured}점을 따냅니다."
    if suicide: return f"{_WHO[player]} {vertex}, 자살수로 자기 돌 {suicide}점을 들어냅니다."
    return f"{_WHO[player]} {vertex}, 아무 돌도 따내지 않습니다."
def clears_first(player, vertex, captured): return f"{_WHO[player]} {vertex}, 먼저 {_COLOUR[_other(player)]} {captured}점을 따내므로 스스로 빈 자리에 닿습니다."
def is_no_suicide(player, vertex, path): return f"{_WHO[player]} {vertex}, 아무 돌도 들어내지 않습니다. {_listed(path, ' ')} 길로 빈 자리에 닿습니다."
def repeats_nothing(player, vertex): return f"{_WHO[player]}은 {vertex} 자리에 둘 수 있습니다. 그런 국면은 전에 없었습니다."
def more(at): return f"{len(at)}곳이 더 있습니다: {_listed(at)}."
def is_over(turns): return f"{turns - 1}수와 {turns}수는 이어진 패스였습니다. 그래서 대국이 끝났습니다."
def is_not_over(turns, passed):
    if not turns: return "아직 둔 수가 없습니다. 그래서 대국은 계속됩니다."
    return f"{'마지막 수만 패스였습니다' if passed else '마지막 수는 패스가 아니었습니다'}. 그래서 대국은 계속됩니다."
def plays_first(player): return f"아직 둔 수가 없고, {_WHO[player]}이 먼저 둡니다."
def plays_next(player, last):
    did = f"{last} 자리에 두었습니다" if last else "패스했습니다"
    return f"마지막에 {_WHO[_other(player)]}이 {did}. 그래서 {_WHO[player]}의 차례입니다."
def miscounts(points, how, other):
    return {
        "stones": f"{points}: 돌만 센 수입니다.", "both": f"{points}: 두 색에 모두 닿는 자리까지 센 수입니다.",
        "empty": f"{points}: 빈 자리만 센 수입니다.", "other": f"{points}: {_WHO[other]}의 점수입니다.",
    }[how]
def is_forced(player, move, vertex, line):
    then = f" 예: {_listed(line)}." if len(line) > 1 else ""
    return f"{_WHO[player]} {move} 다음에는 {vertex} 자리의 돌이 잡히는 것을 막을 수 없습니다.{then}"
def can_be_kept(player, vertex, moves):
    return f"{_WHO[player]}이 어떻게 두어도, {_WHO[_other(player)]}은 {vertex} 자리의 돌이 {moves}수 안에 잡히는 것을 막을 수 있습니다."
def is_allowed(player, captured, suicide):
    does = "그 자리는 비어 있고"
    if captured: does = f"이 수는 {_COLOUR[_other(player)]} {captured}점을 따내고"
    elif suicide: does = f"이 수는 자기 돌 {suicide}점을 들어내고"
    return f"{does}, 그 뒤의 국면은 전에 없었습니다."
def about_these(at, vertex): return f"묻는 자리: {_listed(at)}. {vertex} 자리는 그 가운데 없습니다."
def about_empty(vertex, colour): return f"묻는 것은 빈 자리인데, {vertex} 자리는 {_COLOUR[colour]}입니다."
def about_stones(wanted, vertex, colour): return f"묻는 것은 {_COLOUR.get(wanted, '돌')}인데, {vertex} 자리는 {_COLOUR[colour]}입니다."
def no_string(vertex): return f"{vertex} 자리는 비어 있습니다. 활로는 돌의 무리에 있습니다."
def not_the_opponents(vertex): return f"{vertex} 자리는 상대의 돌이 아닙니다."
def no_question(given, all_of_them): return f"없는 질문입니다: {given}. 있는 질문: {', '.join(all_of_them)}."
def wants_a_colour(question, colours, given): return f"질문 ‘{question}’에는 색({', '.join(colours)})이 필요합니다. 주어진 것: {given}."

# Steps: rule 3

def which_others(vertex, colour): return f"{vertex} 자리는 {_COLOUR[colour]}입니다. 다른 어느 색에 닿습니까?"
def path_over(vertex, colour): return f"{vertex} 자리에서 가는 길은 {_COLOUR[colour]}만 지납니다."
def touches(vertex, at, colour): return f"{at} 자리는 {_COLOUR[colour]}입니다. {vertex} 자리는 {_TO[colour]} 닿습니다."
def more_beside(points, colour): return f"그 옆에 {_COLOUR[colour]} {points}{'곳이' if colour == 'empty' else '점이'} 더 있습니다."
def concluded(vertex, reached, missed):
    if not missed: return f"{vertex} 자리는 {_TO[reached[0]]} 닿고 {_TO[reached[1]]}도 닿습니다."
    if not reached: return f"{vertex} 자리는 {_TO[missed[0]]}도 {_TO[missed[1]]}도 닿지 않습니다."
    return f"{vertex} 자리는 {_TO[reached[0]]} 닿고 {_TO[missed[0]]}는 닿지 않습니다. 이들 둘레에 {_NONE[missed[0]]}."

# Rule 4

BEGIN_AT_EMPTY = "빈 자리에서 시작합니다."

def clearing(colour): return f"{_WHO[colour]}을 정리하면, 빈 자리에 닿지 않는 {_COLOUR[colour]}을 들어냅니다."
def found_beside(points, colour, again):
    return f"그 옆의 {_COLOUR[colour]} {points}점: 역시 빈 자리에 닿습니다." if again else f"빈 자리 옆의 {_COLOUR[colour]} {points}점: 빈 자리에 닿습니다."
def none_to_clear(colour, points):
    return f"모든 {_COLOUR[colour]}이 빈 자리에 닿으므로 바뀌는 것이 없습니다." if points else f"{_COLOUR[colour]}이 없으므로 바뀌는 것이 없습니다."
def not_found(at): return f"찾지 못한 돌: {_listed(at)}. 빈 자리에 닿지 않습니다."
def emptied(points): return f"그래서 {points}곳이 빕니다."

# Rule 7

SAME_EITHER_WAY = "규칙 7은 상대의 색을 먼저 정리합니다. 여기서는 어느 순서로도 같은 국면이 됩니다."

def moves_at(player, vertex, wrong_order):
    return f"{_WHO[player]}이 비어 있는 {vertex} 자리에 둡니다. {'정리하는 순서를 바꿉니다' if wrong_order else '세 단계로 봅니다'}."
def chooses_another(player): return f"그래서 이 수는 둘 수 없고, {_WHO[player]}은 다른 수를 고릅니다."
def is_done(player): return f"이 수가 끝나고, {_WHO[player]}의 차례입니다."
def cleared_in_turn(colour, first, at):
    step = f"{'먼저' if first else '다음으로'} {_WHO[colour]}을 정리합니다"
    return f"{step}. 빈 자리에 닿지 않는 돌: {_listed(at)}." if at else f"{step}. 바뀌는 것이 없습니다."
def in_right_order(player, captured):
    other = _other(player)
    return f"규칙 7은 {_WHO[other]}을 먼저 정리합니다. {_COLOUR[other]} {captured}점이 들리고, 그러면 모든 {_COLOUR[player]}이 빈 자리에 닿습니다."

# Rule 6

_SUPERKO = {
    "positional": "전에 있었던 국면을 만드는 수는 둘 수 없습니다.",
    "situational": "전에 있었던 국면이면서 다음 차례도 같아지는 수는 둘 수 없습니다.",
    "natural situational": "같은 대국자가 전에 돌을 놓아 만든 국면을 다시 만드는 수는 둘 수 없습니다.",
    "taylor 1995": "같은 대국자가 전에 돌을 놓거나 패스하여 남긴 국면을 다시 만드는 수는 둘 수 없습니다.",
}

def may_one_move(player, vertex): return f"{_WHO[player]}은 {vertex} 자리에 둘 수 있습니까?"
def would_leave(player, vertex): return f"{_WHO[player]} {vertex} 다음에는 이 국면이 됩니다. 전에 있었습니까?"
def none_among(first, last): return f"{first}수부터 {last}수까지의 국면도 이 수를 막지 않습니다."
def is_the_same(turn): return f"{_after(turn)}의 국면과 같습니다."
def is_the_same_but_allowed(turn, superko): return f"{_after(turn)}의 국면과 같지만, 이 대국에서는 허용됩니다. {_SUPERKO[superko]}"
def differs(turn, points): return f"{_after(turn)}의 국면과는 {points}곳이 다릅니다."
def none_refuses(player, vertex): return f"전의 어느 국면도 막지 않으므로, {_WHO[player]}은 {vertex} 자리에 둘 수 있습니다."
def could_move(player, vertex): return f"규칙 6이 없으면, 같은 국면이 되는데도 {_WHO[player]}은 {vertex} 자리에 둘 수 있습니다."
def comes_again(turn, player, vertex, before): return f"{turn}수, {_WHO[player]} {vertex or '패스'}. {_after(before)}의 국면과 같습니다."
def for_ever(turns): return f"{turns}수마다 처음으로 돌아가 끝없이 이어집니다. 아무것도 대국을 끝내지 않습니다."
def goes_not_round(vertex): return f"규칙 6은 {vertex} 자리를 막지 않으므로, 규칙 6이 없어도 거기서 되풀이되지 않습니다."

# Rules 9 and 10

HOW_MANY = "두 대국자의 것으로 세는 자리는 각각 몇 곳입니까?"
WITHOUT_ONLY = "‘만’이라는 말이 없으면, 빈 자리는 닿는 모든 색의 것으로 셉니다."

def has_stones(player, stones): return f"바둑판에 {_COLOUR[player]}이 {stones}점 있습니다." if stones else f"바둑판에 {_COLOUR[player]}이 없습니다."
def _region(vertex, points): return f"빈 {vertex} 자리" if points == 1 else f"{vertex} 자리를 포함한 {points}곳의 구역"
def region(vertex, points, black, white, wording): return f"{_region(vertex, points)}{'는' if points == 1 else '은'} {counts_for(black, white, wording)}."
def region_of_both(vertex, points): return f"{_region(vertex, points)}{'는' if points == 1 else '은'} 두 색에 모두 닿습니다."
def adds(player, before, more): return f"{_WHO[player]}: {before} + {more} = {before + more}."
def sums_without(black, white, points, twice):
    return f"흑 {black}, 백 {white}, 바둑판은 {points}곳. {str(twice) + '곳을 두 번 셌습니다' if twice else '여기서는 차이가 없습니다'}."
def with_only(score): return f"‘만’이 있으면: {score}."

# What is no process

def no_process(given, all_of_them): return f"없는 단계입니다: {given}. 있는 단계: {', '.join(all_of_them)}."
def never_without(process, all_of_them): return f"‘{process}’에는 규칙 없는 단계가 없습니다. 있는 것: {', '.join(all_of_them)}."
def no_colour_to_clear(colours, given): return f"정리할 색을 쓰십시오: {', '.join(colours)}. 주어진 것: {given}."
def too_large_for_steps(most): return f"단계는 {most}×{most}까지의 바둑판에서 보여 줍니다."
def too_long_for_steps(most, turns): return f"단계는 {most}수까지 보여 주는데, 이 대국은 {turns}수입니다."

# A picture, to those who do not see it

_DRAWN = {
    "region": "강조", "clearing": "들어내는 돌", "refused": "둘 수 없는 자리", "dim": "흐리게",
    "triangle": "세모", "square": "네모", "circle": "동그라미", "cross": "가위표", "ring": "고리",
}

def board(width, height): return f"바둑판, {width}×{height}"
def stones_at(colour, at):
    if not at: return f"{_COLOUR[colour]} 없음."
    return f"{_COLOUR[colour]} {len(at)}점: {', '.join(at)}." if len(at) <= 12 else f"{_COLOUR[colour]} {len(at)}점: {at[0]}부터 {at[-1]}까지."
def last_move(vertex): return f"마지막 수: {vertex}."
def drawn(kind, at): return f"{_DRAWN[kind]}: {_listed(at)}."
def path(start, end, steps): return f"{start}부터 {end}까지의 길, {steps}걸음."
def labels(texts):
    each = ", ".join([f"{vertex} {text}" for vertex, text in texts])
    return f"글자가 있는 자리 {len(texts)}곳." if len(texts) > 12 else f"글자: {each}."
def joins(arrow, start, end): return f"{'화살표' if arrow else '선'}: {start}부터 {end}까지."
def part(low, high): return f"보이는 부분: {low}부터 {high}까지."
def drawn_dashed(differs): return f"점선은 전의 국면입니다. 다른 자리: {_listed(differs)}." if differs else "점선은 전의 국면이며, 다른 자리가 없습니다."

# What was given and cannot be taken: in English these stand where they are raised (illegal.Wrong)

def wrong_diagram(): return "그림에는 자리를 나타내는 X, O, .의 줄이 적어도 하나 있어야 합니다. 이 그림은 비었습니다."
def wrong_mark(row, column, mark): return f"그림의 {row}행 {column}열: {mark}. 거기에는 X, O, . 가운데 하나를 쓰십시오."
def wrong_row(row, column, missing, width):
    what = "없습니다" if missing else "남습니다"
    return f"그림의 {row}행 {column}열이 {what}. 모든 줄은 첫 줄처럼 {width}열입니다."
def diagram_too_large(width, height, most): return f"그림은 {width}×{height}자리입니다. 바둑판은 {most}×{most}까지입니다."
def wrong_side(least, most, given): return f"바둑판의 너비와 높이는 {least}부터 {most}까지의 정수입니다. 주어진 것: {given}."
def two_sizes(width, height, given): return f"그림은 {width}×{height}인데 size의 값은 다릅니다: {given}. 하나를 빼십시오."
def wrong_size(given): return f"size의 값은 9 같은 수, 또는 9x7 같은 두 수입니다. 주어진 것: {given}."
def wrong_number(attribute, given): return f"{attribute}의 값은 정수입니다. 주어진 것: {given}."
def wrong_komi(given): return f"덤은 7이나 7.5 같은 수입니다. 주어진 것: {given}."
def wrong_handicap(most, given): return f"접바둑의 수는 0부터 {most}까지의 정수입니다. 주어진 것: {given}."
def wrong_first(players, given): return f"먼저 두는 쪽을 쓰십시오: {', '.join(players)}. 주어진 것: {given}."
def first_with_handicap(): return "접바둑에서는 흑이 처음에 이어서 둡니다. first 속성을 빼십시오."
def wrong_rules(given, names): return f"ttgo에 없는 규칙입니다: {given}. 있는 규칙: {', '.join(names)}."
def wrong_rule(what, given, names): return f"{what}의 값으로 없는 것입니다: {given}. 있는 것: {', '.join(names)}."
def wrong_turn(given, last): return f"{given}수는 없습니다. 0(처음)부터 {last}까지 있습니다."
def too_many_moves(moves, most): return f"{moves}수입니다. 여기서는 {most}수까지 보여 줄 수 있습니다."
def wrong_link(): return "ttgo의 링크가 아니거나, 일부가 빠졌습니다."
def wrong_record(name): return f"바둑 기보로 읽을 수 없습니다: {name}."
