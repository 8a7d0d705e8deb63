"""What boards say in German. Names and what they are given are those of explain/english_*.py; see language.py there."""
# fmt: off

from ttgo.vertex import column_name

_WHO = {"black": "Schwarz", "white": "Weiß"}
_COLOUR = {"black": "schwarz", "white": "weiß", "empty": "leer"}


def _n(amount): return str(amount).replace(".", ",")
def _count(amount, one, more): return f"{amount} {one if amount == 1 else more}"
def _listed(at, between=", "): return f"{len(at)} Punkte, {at[0]} bis {at[-1]}" if len(at) > 12 else between.join(at)
def _some(colour, amount): return f"einen {_COLOUR[colour]}en Stein" if amount == 1 else f"{amount} {_COLOUR[colour]}e Steine"
def _own(amount): return "den eigenen Stein" if amount == 1 else f"{amount} eigene Steine"
def _other(player): return "white" if player == "black" else "black"
def _stones(at): return f"{_count(len(at), 'Stein', 'Steine')} ({_listed(at)})" if at else "kein Stein"
def _stones_off(at): return f"{_count(len(at), 'Stein', 'Steine')} ({_listed(at)})" if at else "keinen Stein"
def _after(turn): return f"nach Zug {turn}" if turn else "am Anfang"
def _first_of(places): return f" (die erste von {places} solchen Stellen)" if places > 1 else ""


BETWEEN = " "  # two sentences

# What happened

SET_UP = "Eine andere Stellung wird aufgebaut: Die Partie beginnt damit neu."
SETTLED = "Zweimal Passen auf der Kopie entscheidet den Streit."

def begins(player, handicap, empty):
    turns = f" mit {handicap} Zügen" if handicap > 1 else ""
    return f"Das Brett {'ist leer' if empty else 'ist wie aufgebaut'}, und {_WHO[player]} beginnt{turns}."

def moved(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]} {vertex} schlägt {_some(_other(player), captured)}."
    if suicide: return f"{_WHO[player]} {vertex} ist Selbstmord und schlägt {_own(suicide)}."
    return f"{_WHO[player]} {vertex}."

def passed(player, other, then):
    ends = {"over": "endet die Partie", "settled": "ist es entschieden", "stopped": "ruht das Spiel"}[then]
    return f"{_WHO[player]} passt. Wenn auch {_WHO[other]} passt, {ends}."

def passed_too(player, over):
    ends = "Zweimal Passen hintereinander beendet die Partie" if over else "Nach zweimal Passen ruht das Spiel"
    return f"Auch {_WHO[player]} passt. {ends}."

def on_the_copy(happened): return f"Auf der Kopie: {happened}"
def _wants(player, off): return f"{_WHO[player]} will weiterspielen" if off is None else f"{_WHO[player]} will {_stones_off(off)} wegnehmen"
def proposed(player, off): return f"{_wants(player, off)}."
def differed(player, off, ending): return f"{_wants(player, off)}. Die Spieler sind sich nicht einig: {_FOLLOWS[ending]}"
def agreed(player, off): return f"{_WHO[player]} stimmt zu: {_stones(off)} kommt weg. Die Partie ist zu Ende." if len(off) < 2 else (
    f"{_WHO[player]} stimmt zu: {_stones(off)} kommen weg. Die Partie ist zu Ende.")
def ruled(off): return f"Der Schiedsspruch nimmt {_stones_off(off)} weg."

_MORE = "Das Spiel geht weiter; noch zweimal Passen gleich danach beendet die Partie, wie sie steht."
_FOLLOWS = {
    "tromp": _MORE, "chinese": _MORE,
    "taylor": "Beide Passes werden zurückgenommen; von jetzt an bindet ein Pass.",
    "simple": "Das Spiel geht weiter; das nächste zweimalige Passen beendet die Partie, wie sie steht.",
    "kgs": "Jetzt wird aufgeräumt: Schlage, was du für tot hältst. Zweimal Passen beendet dann die Partie.",
    "japanese": "Der Streit wird auf einer Kopie des Bretts ausgespielt.",
    "judge": "Eine dritte Person entscheidet über die strittigen Steine.",
}

# Who is to do what

ANY_POINT = "Wähle irgendeinen Punkt."
TO_PROPOSE = "Markiere die Ketten, die wegkommen, und sag es dann für jeden Spieler, oder spielt weiter."
TO_RULE = "Markiere, was der Schiedsspruch wegnimmt."

def to_play(player, on_copy): return f"{_WHO[player]} ist {'auf der Kopie ' if on_copy else ''}am Zug."
def to_answer(player): return f"{_WHO[player]}: zustimmen, etwas anderes markieren oder weiterspielen."

# Why a turn is refused

def not_a_point(text, width, height):
    letters = "der Buchstabe A" if width == 1 else f"ein Buchstabe von A bis {column_name(width - 1)}{' (ohne I)' if width > 8 else ''}"
    if width > 25: letters = f"Buchstaben von A bis Z oder AA bis {column_name(width - 1)} (ohne I)"
    row = "die Zahl 1" if height == 1 else f"eine Zahl von 1 bis {height}"
    example = column_name(width // 2) + str(height // 2 + 1)
    return f"„{str(text)[:40]}“ ist kein Punkt dieses Bretts; möglich sind {letters} und {row}, etwa {example}, oder pass."

def occupied(vertex, colour): return f"Ein Zug färbt einen leeren Punkt, und {vertex} ist {_COLOUR[colour]}."
def suicide(vertex, cleared):
    return f"{vertex} würde {_own(cleared)} schlagen, und Selbstmord ist in dieser Partie verboten."
def repeats(vertex, turn): return f"{vertex} würde das Brett wiederholen, wie es {_after(turn)} war."
def repeats_shown(vertex, turn): return f"{vertex} würde das Brett wiederholen, wie es {_after(turn)} war, und ist deshalb nicht erlaubt."
_IN_VAIN = "ein Stein dort würde sofort wieder geschlagen, und das Brett bliebe, wie es ist"
def repeats_now(vertex): return f"{vertex} ist nicht erlaubt: {_IN_VAIN[0].upper()}{_IN_VAIN[1:]}."
def game_over(by_passes):
    return "Zweimal Passen hintereinander hat die Partie beendet; nimm einen Pass zurück, um weiterzuspielen." if by_passes else (
        "Die Partie ist zu Ende; nimm einen Zug zurück, um weiterzuspielen.")
def stopped(ruling):
    wanted = "einen Schiedsspruch über die strittigen Steine" if ruling else "das Wort beider Spieler, welche Steine wegkommen"
    return f"Nach zweimal Passen ruht das Spiel; jetzt wartet die Partie auf {wanted}."
def no_liberty(colour, vertex): return f"Die {_COLOUR[colour]}e Kette bei {vertex} hat keine Freiheit; mit so einer Kette kann keine Partie beginnen."
def by_rule(rule, reason): return f"Regel {rule}: {reason}"
def may_move(player, vertex): return f"{_WHO[player]} darf auf {vertex} setzen."
def may_not_move(player, vertex): return f"{_WHO[player]} darf nicht auf {vertex} setzen."

# What there is at a point

def stone(vertex, colour, string, liberties):
    whole = "ein einzelner Stein" if string == 1 else f"in einer Kette von {string} Steinen"
    return f"{vertex} ist {_COLOUR[colour]}, {whole} mit {_count(liberties, 'Freiheit', 'Freiheiten')}."
def empty_point(vertex, black, white, wording): return f"{vertex} ist leer und {counts_for(black, white, wording)}."
def would_clear(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]} {vertex} würde {_some(_other(player), captured)} schlagen."
    return f"{_WHO[player]} {vertex} wäre Selbstmord und würde {_own(suicide)} schlagen."
def not_allowed(reason): return f"Nicht erlaubt: {reason}"
def repeats_there(turn): return f"Regel 6, {_after(turn)} war das Brett genauso."
def in_vain_there(): return f"Regel 6, {_IN_VAIN}."
def suicide_there(cleared): return f"Es wäre Selbstmord von {_count(cleared, 'Stein', 'Steinen')}."
def reaches(vertex, paths):
    ways = [f"{_REACHED[colour]} über {_listed(path, ' ')}" for colour, path in paths]
    return f"{vertex} erreicht {' und '.join(ways) if ways else 'keine andere Farbe'}."

# The three steps of a move (rule 7)

NO_CLEARING = "Bisher ist nichts geschlagen worden."

def coloured(vertex, player): return f"Zuerst wird {vertex} {_COLOUR[player]}."
def cleared(last, colour, at):
    step = f"{'Zuletzt' if last else 'Dann'} wird {_WHO[colour]} bereinigt"
    if at: return f"{step}: {_listed(at)} {'hat' if len(at) == 1 else 'haben'} keinen leeren Punkt erreicht."
    return f"{step}: Jeder {_COLOUR[colour]}e Punkt erreicht einen leeren, also ändert sich nichts."
def no_steps(turns): return "Zuletzt wurde gepasst, kein Stein gesetzt." if turns else "Bisher wurde kein Stein gesetzt."
def last_clearing(turn, player, vertex, at): return f"Zuletzt wurde in Zug {turn} geschlagen, {_WHO[player]} {vertex}: {_listed(at)}."
def turn_number(turn): return f"Zug {turn}."

# What counts for whom (rule 9)

def counts_for(black, white, wording):
    if black and white: return "erreicht beide Farben, zählt also für niemanden"
    if black or white: return f"erreicht nur {_WHO['black' if black else 'white']}, zählt also für {_WHO['black' if black else 'white']}"
    return f"erreicht keine der beiden Farben, zählt also für {'niemanden' if wording == 'only' else 'beide'}"
def counts_as_stone(vertex, player): return f"{vertex} zählt für {_WHO[player]} nach dem ersten Satz von Regel 9: Der Punkt ist {_COLOUR[player]}."
def counts_as_empty(vertex, player):
    return f"{vertex} zählt für {_WHO[player]} nach dem zweiten Satz: Der Punkt ist leer und erreicht nur {_WHO[player]}."
def counts_for_nobody(vertex, both):
    return f"{vertex} zählt für niemanden: Der Punkt ist leer und erreicht {'Schwarz und Weiß' if both else 'keine der beiden Farben'}."
def counts_for_both(vertex): return f"{vertex} zählt für beide: Der Punkt ist leer und erreicht keinen Gegner, wie es der Wortlaut von 1995 verlangt."

# The score and the end (rules 8 to 10)

def score(black, white, neutral, komi):
    added = f" {'+' if komi > 0 else '-'} {_n(abs(komi))} Komi" if komi else ""
    return f"Schwarz {black}, Weiß {white}{added}" + (f", neutral {neutral}" if black or white else "")
def score_alone(score): return f"{score}."
def result(margin, written):
    if margin == 0: return "Gleich viele Punkte: unentschieden."
    return f"{_WHO['black' if margin > 0 else 'white']} gewinnt mit {_n(abs(margin))} {'Punkt' if abs(margin) == 1 else 'Punkten'} ({written})."
def area(player, own, empty, komi, wording):
    if wording == "only": that = f"nur {_WHO[player]} {'erreicht' if empty == 1 else 'erreichen'}"
    else: that = f"{_WHO[_other(player)]} nicht {'erreicht' if empty == 1 else 'erreichen'}"
    points = f"{_count(empty, 'leerer Punkt, der', 'leere Punkte, die')} {that}"
    added = f", dazu Komi {_n(komi)}" if komi else ""
    return f"{_WHO[player]}: {_count(own, 'Stein', 'Steine')} und {points}; zusammen {own + empty}{added}."
def neutral(empty, both):
    reach, count = ("erreicht", "zählt") if empty == 1 else ("erreichen", "zählen")
    colours = "beide Farben" if both else "keine der beiden Farben"
    return f"{_count(empty, 'leerer Punkt', 'leere Punkte')} {reach} {colours} und {count} für niemanden."
def ended_as_it_is(four):
    return f"{'Viermal' if four else 'Zweimal'} Passen hintereinander hat die Partie beendet. Kein Stein kommt weg: Das Brett zählt, wie es steht."
def ended_by_agreement(off):
    if not off: return "Beide Spieler haben sich geeinigt, keinen Stein wegzunehmen: Das Brett zählt, wie es steht."
    return f"Beide Spieler haben sich geeinigt, {_stones_off(off)} wegzunehmen."
def ended_both_wanted(off): return f"Beide wollten wegnehmen: {_listed(off)}."
def ended_by_ruling(off): return ruled(off)
def ended_on_the_copy(off):
    if not off: return "Auf der Kopie wurde von dem, was strittig war, nichts geschlagen; also bleibt es auf dem Brett."
    return f"Auf der Kopie geschlagen und deshalb hier weggenommen: {_stones(off)}."

# A record, in a list

NOTE = "Notiz"
SETUP = "Aufbau"

def turn(number, vertex, copy): return f"Kopie {number} {vertex}" if copy else f"{number} {vertex}"
def _off(amount): return f"{amount} weg" if amount else "keiner weg"
def proposal(player, off): return f"{_WHO[player]}: {'spielt weiter' if off is None else _off(off)}"
def ruling(off): return f"Schiedsspruch: {_off(off)}"
def played_by(rules, ending, komi, handicap):
    parts = [rules] + ([f"endet {_ENDS[ending]}"] if ending != "strict" else [])
    return ", ".join(parts + ([f"Komi {_n(komi)}"] if komi else []) + ([f"Vorgabe {handicap}"] if handicap > 1 else []))
_ENDS = {
    "tromp": "durch Einigung oder viermal Passen", "taylor": "durch Einigung oder bindende Passes",
    "simple": "durch eine Einigung oder später durch zweimal Passen", "chinese": "durch gleiche Listen oder viermal Passen",
    "kgs": "durch gleiche Listen oder Aufräumen", "japanese": "durch Einigung oder auf einer Kopie",
    "judge": "durch Einigung oder Schiedsspruch",
}

# Where a record goes wrong, and what of it was not taken as it is

def stones_placed(turn): return f"Vor Zug {turn} setzt die Aufzeichnung Steine hin. Regel 7: Nach dem Beginn kommen Steine durch Züge."
def not_in_turn(turn, player, taken_by):
    return f"Zug {turn} gehört {_WHO[player]}, und in der Aufzeichnung zieht {_WHO[taken_by]}. Regel 5: Die Spieler wechseln sich ab."
def not_legal(turn, player, vertex, rule, reason): return f"Zug {turn}, {_WHO[player]} {vertex}, ist nicht erlaubt. {by_rule(rule, reason)}"
def after_the_end(turn, words):
    more = ", ..." if len(words) > 3 else ""
    return f"Nach dem Ende der Partie geht die Aufzeichnung mit Zug {turn} weiter: {', '.join(words[:3])}{more}. Das bleibt darin und wird nicht gespielt."
def goes_wrong(turn, why): return f"Nach Zug {turn} stimmt die Aufzeichnung nicht. {why}"
def out_of_turn(turn, player, due, turns): return f"Zug {turn} gehört {_WHO[due]}, und {_WHO[player]} zieht{_first_of(turns)}: Ein Pass wird nicht hinzugedacht."
def set_up_anew(turn, places):
    return f"Nach Zug {turn} baut die Aufzeichnung eine andere Stellung auf{_first_of(places)}. {BEGINS_ANEW}"
WHITE_BEGINS = "Weiß macht in dieser Aufzeichnung den ersten Zug und beginnt deshalb hier."
BLACK_BEGINS = "Schwarz macht in dieser Aufzeichnung den ersten Zug, obwohl die Vorgabe aufgebaut ist, und beginnt deshalb hier."
SET_UP_TWICE = "Die Aufzeichnung stellt manche Punkte schwarz und weiß auf; sie sind weiß."
NOT_GO = "kein Go"
ENDS_IN_THE_MIDDLE = "Die Datei endet mitten in einer Partie."
def komi_not_used(komi): return f"Das Komi der Aufzeichnung, {komi}, wird nicht verwendet; Komi ist eine Zahl wie 7.5. Hier ist es 0."
def komi_read(komi, points, how):
    said = {"hundredfold": "mal 100 geschrieben", "pairs": "in der chinesischen Einheit von zwei Punkten geschrieben",
        "hundredfold-pairs": "mal 100 geschrieben, in der chinesischen Einheit von zwei Punkten", "large": "größer als das Brett"}[how]
    return f"Das Komi der Aufzeichnung, {komi}, ist {said}: Hier ist es {_n(points)}."
def rules_not_used(used, why): return f"Die Regeln der Aufzeichnung werden nicht verwendet, sondern {used}. {why}"
def handicap_not_used(handicap): return f"Die Vorgabe der Aufzeichnung, {handicap}, ist keine Zahl und wird nicht verwendet."
def no_handicap(turns):
    return f"Die Aufzeichnung hat eine Vorgabe von {turns}, setzt aber weder Steine hin noch beginnt sie mit {turns} Zügen von Schwarz."
def no_first_player(player): return f"Wer in der Aufzeichnung beginnt, {player}, ist weder B noch W."
def set_up_off_the_grid(point): return f"Die Aufzeichnung stellt Punkte auf, die nicht auf ihrem Brett sind, etwa {point}."
def one_of_games(games, number): return f"Die Datei enthält {games} Partien; dies ist Nummer {number}."
def not_sgf(line, text, places): return f"Zeile {line}: {text}{_first_of(places)} ist kein SGF und wird weggelassen."
def no_value(line, name, places): return f"Zeile {line}: {name}{_first_of(places)} hat keinen Wert und wird weggelassen."
def other_format(name, left):
    rest = f" {_count(left, 'Zeile davon wird', 'Zeilen davon werden')} weggelassen." if left else ""
    return f"Die Datei ist {name}; gespeichert wird sie als SGF.{rest}"
def other_encoding(named): return f"CA[{named}] stimmt nicht: Der Text ist UTF-8."
def guessed_encoding(named, known, taken):
    why = f"CA[{named}] stimmt nicht" if known else f"CA[{named}] nennt keine bekannte Kodierung"
    return f"{why if named else 'Die Datei nennt keine Kodierung'}; sie wird als {taken} gelesen, Namen und Kommentare können also falsch aussehen."
def badly_encoded(places, encoding):
    if places == 1: return f"Eine Stelle im Text ist kein {encoding}; sie erscheint als \ufffd und wird gespeichert, wie sie ist."
    return f"{places} Stellen im Text sind kein {encoding}; sie erscheinen als \ufffd und werden gespeichert, wie sie sind."

# To whom all of this is new

def how_to_play():
    return ("Setzt abwechselnd einen Stein auf irgendeinen leeren Punkt. "
        "Das größere Gebiet gewinnt: die eigenen Steine und die leeren Punkte, die nur sie erreichen.")
def why_all(black): return "Nur Schwarz steht auf dem Brett, also erreicht jeder leere Punkt nur Schwarz." if black else "Nur Weiß steht auf dem Brett, also erreicht jeder leere Punkt nur Weiß."
def komi_added(komi, total): return f"Komi: {_n(komi)} kommt zu den Punkten von Weiß hinzu, das macht {_n(total)}."

# A position that is set up

SETTING_UP = "Eine Stellung aufbauen"
HOW_TO_SET_UP = "Wähle einen Punkt, um ihn von leer zu schwarz, zu weiß, zu leer zu ändern."
HOW_TO_BEGIN = "Wenn alles steht, wie es soll, wähle, wer den ersten Zug hat."
BEGIN = "Beginnen"
CLEAR_THE_GRID = "Brett leeren"
TO_SET_UP = "Baue die Stellung auf, mit der es beginnt."
TO_CHANGE = "Ändere die Stellung nach Belieben."
IS_EMPTY_AGAIN = "Das Brett ist wieder leer."
NOTHING_SET_UP = "Es wird keine Stellung aufgebaut; eine neue Partie kann mit einer beginnen."
IS_SET_UP = "Hier ist eine Stellung aufgebaut"
BEGINS_ANEW = "Die Partie beginnt neu: Züge werden von hier an gezählt, und Regel 6 blickt nicht weiter zurück."
CHANGE_IT = "Stellung ändern"

def starts(player): return f"{_WHO[player]} beginnt"
def is_now(vertex, colour): return f"{vertex} ist {_COLOUR[colour]}."

# After two passes: which stones come off

WHICH_STONES = "Welche Steine kommen weg?"
HOW_TO_MARK = "Wähle eine Kette, um sie zu markieren oder nicht mehr zu markieren."
MARKED_THE_SAME = "Jetzt markiert: dasselbe."

def wants_to_play_on(player): return f"{_WHO[player]} will weiterspielen."
def wants_off(player, off, score, result): return f"{_WHO[player]} will wegnehmen: {_stones_off(off)}. {score}: {result}"
def marked_now(off, score, result): return f"Jetzt markiert: {_stones(off)}. {score}: {result}"
def marked(colour, vertex): return f"Die {_COLOUR[colour]}e Kette bei {vertex} ist markiert."
def not_marked(colour, vertex): return f"Die {_COLOUR[colour]}e Kette bei {vertex} ist nicht mehr markiert."
def nothing_to_mark(vertex): return f"{vertex} ist leer; markiere eine Kette von Steinen, oder spielt weiter."
def takes_back(player): return f"{_WHO[player]} nimmt es zurück"
def agrees(player): return f"{_WHO[player]} stimmt zu"
def _what(marked): return "das Markierte wegnehmen" if marked else "nichts wegnehmen"
def proposes(player, marked): return f"{_WHO[player]}: {_what(marked)}"
def go_on(ending): return {"japanese": "Auf einer Kopie ausspielen", "judge": "Um einen Schiedsspruch bitten"}.get(ending, "Weiterspielen")

# A dispute on a copy, and a ruling

A_COPY = "Eine Kopie des Bretts"
WHAT_COUNTS = "Strittige Steine, die hier geschlagen werden, kommen vom wirklichen Brett; nichts anderes zählt."
PASSES_SETTLE = "Zweimal Passen entscheidet."
A_RULING = "Ein Schiedsspruch steht aus"

def in_dispute(at): return f"Strittig: {_stones(at)}."
def off_anyway(off): return f"Beide wollen wegnehmen, was hier auch geschieht: {_stones_off(off)}."
def marked_off(off, score, result): return f"Markiert: {_stones(off)}. {score}: {result}"
def the_ruling(marked): return f"Der Schiedsspruch: {_what(marked)}"
def not_in_dispute(vertex): return f"Der Stein auf {vertex} ist nicht strittig; ein Schiedsspruch gilt denen, die es sind."

# Going about in a record, and what cannot be done

NOTHING_TO_UNDO = "Es gibt keinen Zug zurückzunehmen: Dies ist der Anfang der Partie."
NOTHING_TO_REDO = "Es gibt keinen Zug zu wiederholen: Dies ist der letzte."
NO_ANSWER = "Was darauf antwortet, konnte nicht geladen werden; versuche es noch einmal."
NO_READER = "Hier können keine Dateien geöffnet werden: Was SGF liest, fehlt."
NO_WRITER = "Hier können keine Dateien gespeichert werden: Was SGF schreibt, fehlt."

def undone(turn): return f"Zug {turn} ist zurückgenommen."
def label_undone(label): return f"Zurückgenommen: {label}."
def turn_of(turn, turns): return f"Zug {turn} von {turns}."
def another_turn(turn): return f"Ein anderer Zug {turn}."

# A question that the rules answer

_REACHED = {"black": "Schwarz", "white": "Weiß", "empty": "einen leeren Punkt"}
_MISSED = {"black": "Schwarz nicht", "white": "Weiß nicht", "empty": "keinen leeren Punkt"}
NO_MORE = "Mehr gibt es nicht."

def itself(vertex): return f"{vertex} ist dieser Punkt selbst."
def next_to(vertex, other): return f"{vertex} liegt neben {other}."
def not_next_to(vertex, other): return f"{vertex} liegt nicht neben {other}: Das tun nur die Punkte darüber, darunter, links und rechts davon."
def reaches_its_own(vertex, colour): return f"{vertex} ist selbst {_COLOUR[colour]}; Regel 3 handelt von Punkten einer anderen Farbe."
def does_not_reach(vertex, colour, stone):
    return f"{vertex} erreicht {_MISSED[colour]}: Kein Punkt um {'seine Kette' if stone else 'seinen Bereich'} ist {_COLOUR[colour]}."
def goes(vertex): return f"{vertex} kommt weg: Kein leerer Punkt wird erreicht."
def stays(vertex, path): return f"{vertex} bleibt: Über {_listed(path, ' ')} wird ein leerer Punkt erreicht."
def goes_then(vertex): return f"{vertex} wird geschlagen: Kein leerer Punkt wird erreicht."
def stands(vertex, path, colour, cleared):
    reaches = f"Über {_listed(path, ' ')} wird ein leerer Punkt erreicht."
    if not cleared: return f"{vertex} bleibt stehen: {reaches}"
    stones = f"ein {_COLOUR[colour]}er Stein geschlagen ist" if cleared == 1 else f"{cleared} {_COLOUR[colour]}e Steine geschlagen sind"
    return f"Sobald {stones}, bleibt {vertex} stehen: {reaches}"
def stone_is_no_liberty(vertex, colour): return f"{vertex} ist {_COLOUR[colour]}; eine Freiheit ist ein leerer Punkt."
def liberty(vertex, other): return f"{vertex} ist leer und liegt neben {other}: eine Freiheit."
def no_liberty_of(vertex, string): return f"{vertex} ist leer, liegt aber nicht neben der Kette bei {string}."
def clears(player, vertex, captured, suicide):
    return moved(player, vertex, captured, suicide) if captured or suicide else f"{_WHO[player]} {vertex} schlägt nichts."
def clears_first(player, vertex, captured):
    return f"{_WHO[player]} {vertex} schlägt zuerst {_some(_other(player), captured)} und erreicht dann selbst einen leeren Punkt."
def is_no_suicide(player, vertex, path): return f"{_WHO[player]} {vertex} schlägt nichts: Über {_listed(path, ' ')} wird ein leerer Punkt erreicht."
def repeats_nothing(player, vertex): return f"{_WHO[player]} darf auf {vertex} setzen: Kein früheres Brett sah so aus."
def more(at): return f"Es {'fehlt' if len(at) == 1 else 'fehlen'} noch {len(at)}: {_listed(at)}."
def is_over(turns): return f"In Zug {turns - 1} und Zug {turns} wurde gepasst, unmittelbar hintereinander. Also ist die Partie zu Ende."
def is_not_over(turns, passed):
    if not turns: return "Noch niemand hat gezogen. Also geht die Partie weiter."
    return f"{'Nur im letzten Zug wurde gepasst' if passed else 'Im letzten Zug wurde nicht gepasst'}. Also geht die Partie weiter."
def plays_first(player): return f"Noch niemand hat gezogen, und {_WHO[player]} beginnt."
def plays_next(player, last):
    did = f"auf {last} gesetzt" if last else "gepasst"
    return f"{_WHO[_other(player)]} hat zuletzt {did}. Also ist {_WHO[player]} am Zug."
def miscounts(points, how, other):
    return {
        "stones": f"{points} zählt nur die Steine.", "both": f"{points} zählt auch die Punkte, die beide Farben erreichen.",
        "empty": f"{points} zählt nur die leeren Punkte.", "other": f"{points} ist die Punktzahl von {_WHO[other]}.",
    }[how]
def is_forced(player, move, vertex, line):
    then = f" Zum Beispiel: {_listed(line)}." if len(line) > 1 else ""
    return f"Nach {_WHO[player]} {move} verhindert nichts mehr, dass {vertex} geschlagen wird.{then}"
def can_be_kept(player, vertex, moves):
    within = "mit einem Zug" if moves == 1 else f"mit {moves} Zügen"
    return f"Was {_WHO[player]} auch tut: {_WHO[_other(player)]} kann verhindern, dass {vertex} {within} geschlagen wird."
def is_allowed(player, captured, suicide):
    does = "Der Punkt ist leer"
    if captured: does = f"Der Zug schlägt {_some(_other(player), captured)}"
    elif suicide: does = f"Der Zug schlägt {_own(suicide)}"
    return f"{does}, und das Brett danach gab es vorher nicht."
def about_these(at, vertex): return f"Gefragt ist nach {_listed(at)}, und {vertex} gehört nicht dazu."
def about_empty(vertex, colour): return f"Gefragt ist nach leeren Punkten, und {vertex} ist {_COLOUR[colour]}."
def about_stones(wanted, vertex, colour):
    return f"Gefragt ist nach {_COLOUR[wanted] + 'en ' if wanted else ''}Steinen, und {vertex} ist {_COLOUR[colour]}."
def no_string(vertex): return f"{vertex} ist leer; Freiheiten haben Ketten von Steinen."
def not_the_opponents(vertex): return f"{vertex} ist kein Stein des Gegners."
def no_question(given, all_of_them): return f"Die Frage {given} gibt es nicht; es gibt {', '.join(all_of_them)}."
def wants_a_colour(question, colours, given): return f"Zur Frage „{question}“ gehört eine Farbe ({', '.join(colours)}), nicht {given}."

# Steps: rule 3

def which_others(vertex, colour): return f"{vertex} ist {_COLOUR[colour]}. Welche anderen Farben erreicht der Punkt?"
def path_over(vertex, colour): return f"Ein Weg von {vertex} führt nur über {_COLOUR[colour]}e Punkte."
def touches(vertex, at, colour): return f"{at} ist {_COLOUR[colour]}: {vertex} erreicht {_REACHED[colour]}."
def more_beside(points, colour):
    return f"Ein weiterer {_COLOUR[colour]}er Punkt daneben." if points == 1 else f"{points} weitere {_COLOUR[colour]}e Punkte daneben."
def concluded(vertex, reached, missed):
    if not missed: return f"{vertex} erreicht {_REACHED[reached[0]]} und {_REACHED[reached[1]]}."
    if not reached: return f"{vertex} erreicht weder {_REACHED[missed[0]]} noch {_REACHED[missed[1]]}."
    return f"{vertex} erreicht {_REACHED[reached[0]]}, aber {_MISSED[missed[0]]}: Kein Punkt um diese herum ist {_COLOUR[missed[0]]}."

# Rule 4

BEGIN_AT_EMPTY = "Beginne bei den leeren Punkten."

def clearing(colour): return f"Wird {_WHO[colour]} bereinigt, so werden die {_COLOUR[colour]}en Punkte leer, die keinen leeren Punkt erreichen."
def found_beside(points, colour, again):
    where, too = ("diesen", "auch ") if again else ("einem leeren Punkt", "")
    if points == 1: return f"Ein {_COLOUR[colour]}er Punkt neben {where}: Er erreicht {too}einen leeren."
    return f"{points} {_COLOUR[colour]}e Punkte neben {where}: Sie erreichen {too}einen leeren."
def none_to_clear(colour, points):
    every = f"Jeder {_COLOUR[colour]}e Punkt erreicht einen leeren" if points else f"Es gibt keinen {_COLOUR[colour]}en Punkt"
    return f"{every}, also ändert sich nichts."
def not_found(at): return f"{_listed(at)} {'wurde' if len(at) == 1 else 'wurden'} nicht gefunden: Kein leerer Punkt wird erreicht."
def emptied(points): return "Also wird ein Punkt leer." if points == 1 else f"Also werden {points} Punkte leer."

# Rule 7

SAME_EITHER_WAY = "Regel 7 bereinigt zuerst die Farbe des Gegners. Hier ergeben beide Reihenfolgen dasselbe Brett."

def moves_at(player, vertex, wrong_order):
    return f"{_WHO[player]} setzt auf den leeren Punkt {vertex}{' und bereinigt in der falschen Reihenfolge' if wrong_order else ', in drei Schritten'}."
def chooses_another(player): return f"Also ist der Zug nicht erlaubt, und {_WHO[player]} wählt einen anderen."
def is_done(player): return f"Der Zug ist fertig, und {_WHO[player]} ist am Zug."
def cleared_in_turn(colour, first, at):
    step = f"{'Zuerst' if first else 'Danach'} wird {_WHO[colour]} bereinigt"
    return f"{step}: {_listed(at)} {'erreicht' if len(at) == 1 else 'erreichen'} keinen leeren Punkt." if at else f"{step}: Nichts ändert sich."
def in_right_order(player, captured):
    colour = _COLOUR[_other(player)]
    go = f"Ein {colour}er Stein kommt weg" if captured == 1 else f"{captured} {colour}e Steine kommen weg"
    return f"Regel 7 bereinigt zuerst {_WHO[_other(player)]}: {go}, und dann erreicht jeder {_COLOUR[player]}e Punkt einen leeren."

# Rule 6

_SUPERKO = {
    "positional": "Kein Zug darf ein Brett ergeben, das es schon einmal gab.",
    "situational": "Kein Zug darf ein früheres Brett ergeben, bei dem derselbe Spieler als Nächster am Zug war.",
    "natural situational": "Kein Zug darf ein Brett ergeben, das derselbe Spieler schon mit einem früheren Stein gemacht hat.",
    "taylor 1995": "Kein Zug darf ein Brett ergeben, das derselbe Spieler schon hinterlassen hat, mit einem Stein oder einem Pass.",
}

def may_one_move(player, vertex): return f"Darf {_WHO[player]} auf {vertex} setzen?"
def would_leave(player, vertex): return f"{_WHO[player]} {vertex} würde dieses Brett hinterlassen. Gab es das schon?"
def none_among(first, last): return f"Auch Zug {first} bis {last} haben kein Brett hinterlassen, das den Zug verbietet."
def is_the_same(turn): return f"Das Brett {_after(turn)} ist dasselbe."
def is_the_same_but_allowed(turn, superko): return f"Das Brett {_after(turn)} ist dasselbe, aber diese Partie erlaubt das. {_SUPERKO[superko]}"
def differs(turn, points): return f"Das Brett {_after(turn)}: {_count(points, 'Punkt ist', 'Punkte sind')} anders."
def none_refuses(player, vertex): return f"Kein früheres Brett verbietet es, also darf {_WHO[player]} auf {vertex} setzen."
def could_move(player, vertex): return f"Ohne Regel 6 könnte {_WHO[player]} auf {vertex} setzen, obwohl das Brett wiederkehrt."
def comes_again(turn, player, vertex, before): return f"Zug {turn}, {_WHO[player]} {vertex or 'passt'}: Das Brett ist wie {_after(before)}."
def for_ever(turns): return f"Alle {turns} Züge beginnt es von vorn, und so immer weiter: Nichts beendet die Partie."
def goes_not_round(vertex): return f"Regel 6 verbietet {vertex} nicht, also dreht sich dort auch ohne sie nichts im Kreis."

# Rules 9 and 10

HOW_MANY = "Wie viele Punkte zählen für jeden Spieler?"
WITHOUT_ONLY = "Ohne das Wort „nur“ zählt ein leerer Punkt für jede Farbe, die er erreicht."

def has_stones(player, stones): return f"{_WHO[player]} hat {_count(stones, 'Stein', 'Steine') if stones else 'keinen Stein'} auf dem Brett."
def _region(vertex, points): return f"Der leere Punkt {vertex}" if points == 1 else f"Der Bereich von {points} Punkten bei {vertex}"
def region(vertex, points, black, white, wording): return f"{_region(vertex, points)} {counts_for(black, white, wording)}."
def region_of_both(vertex, points): return f"{_region(vertex, points)} erreicht beide Farben."
def adds(player, before, more): return f"{_WHO[player]}: {before} + {more} = {before + more}."
def sums_without(black, white, points, twice):
    counted = f"{_count(twice, 'Punkt wird', 'Punkte werden')} doppelt gezählt." if twice else "Hier macht es keinen Unterschied."
    return f"Schwarz {black}, Weiß {white}, und das Brett hat {_count(points, 'Punkt', 'Punkte')}. {counted}"
def with_only(score): return f"Mit „nur“: {score}."

# What is no process

def no_process(given, all_of_them): return f"Schritte von {given} gibt es nicht; es gibt {', '.join(all_of_them)}."
def never_without(process, all_of_them): return f"„{process}“ hat keine Schritte ohne die Regel; die haben {', '.join(all_of_them)}."
def no_colour_to_clear(colours, given): return f"Die Farbe, die bereinigt wird, ist {' oder '.join(colours)}, nicht {given}."
def too_large_for_steps(most): return f"Schritte werden auf Brettern von höchstens {most} mal {most} Punkten gezeigt."
def too_long_for_steps(most, turns): return f"Schritte werden von höchstens {most} Zügen gezeigt, und diese Partie hat {turns}."

# A picture, to those who do not see it

_DRAWN = {
    "region": "Hervorgehoben", "clearing": "Wird geschlagen", "refused": "Nicht erlaubt", "dim": "Abgeblendet",
    "triangle": "Dreieck", "square": "Quadrat", "circle": "Kreis", "cross": "Kreuz", "ring": "Ring",
}

def board(width, height): return f"Go-Brett, {width} mal {height}"
def stones_at(colour, at):
    if not at: return f"Keine {_COLOUR[colour]}en Steine."
    stones = _count(len(at), f"{_COLOUR[colour]}er Stein", f"{_COLOUR[colour]}e Steine")
    return f"{stones}: {', '.join(at)}." if len(at) <= 12 else f"{stones}: {at[0]} bis {at[-1]}."
def last_move(vertex): return f"Letzter Zug: {vertex}."
def drawn(kind, at): return f"{_DRAWN[kind]}: {_listed(at)}."
def path(start, end, steps): return f"Weg von {start} nach {end}, {_count(steps, 'Schritt', 'Schritte')}."
def labels(texts):
    each = ", ".join([f"{vertex} mit {text}" for vertex, text in texts])
    return f"{len(texts)} Punkte sind beschriftet." if len(texts) > 12 else f"Beschriftet: {each}."
def joins(arrow, start, end): return f"{'Pfeil' if arrow else 'Linie'} von {start} nach {end}."
def part(low, high): return f"Gezeigt wird der Ausschnitt von {low} bis {high}."
def drawn_dashed(differs):
    if not differs: return "Gestrichelt ist ein früheres Brett, das nirgends anders ist."
    return f"Gestrichelt ist ein früheres Brett, anders bei: {_listed(differs)}."

# What was given and cannot be taken: in English these stand where they are raised (illegal.Wrong)

def wrong_diagram(): return "Ein Diagramm braucht mindestens eine Reihe aus X, O und . für die Punkte; dieses ist leer."
def wrong_mark(row, column, mark): return f"In Reihe {row}, Spalte {column} des Diagramms steht {mark}; dort gehört X, O oder . hin."
def wrong_row(row, column, missing, width):
    what = f"fehlt Spalte {column}" if missing else f"ist Spalte {column} zu viel"
    return f"In Reihe {row} des Diagramms {what}: Jede Reihe ist {width} breit, wie die erste."
def diagram_too_large(width, height, most): return f"Das Diagramm hat {width} mal {height} Punkte; ein Brett hat höchstens {most} mal {most}."
def wrong_side(least, most, given): return f"Breite und Höhe eines Bretts sind ganze Zahlen von {least} bis {most}, nicht {given}."
def two_sizes(width, height, given): return f"Das Diagramm ist {width} mal {height}, und size sagt {given}; lass eines weg."
def wrong_size(given): return f"size ist eine Zahl wie 9, oder zwei wie 9x7, nicht {given}."
def wrong_number(attribute, given): return f"{attribute} ist eine ganze Zahl, nicht {given}."
def wrong_komi(given): return f"Komi ist eine Zahl wie 7 oder 7.5, nicht {given}."
def wrong_handicap(most, given): return f"Eine Vorgabe ist eine ganze Zahl von Zügen, von 0 bis {most}, nicht {given}."
def wrong_first(players, given): return f"Wer beginnt, ist {' oder '.join(players)}, nicht {given}."
def first_with_handicap(): return "Bei einer Vorgabe hat Schwarz die ersten Züge: Lass first weg."
def wrong_rules(given, names): return f"Regeln namens {given} kennt ttgo nicht; es kennt {', '.join(names)}."
def wrong_rule(what, given, names): return f"Für {what} gibt es {given} nicht; es gibt {', '.join(names)}."
def wrong_turn(given, last): return f"Zug {given} gibt es nicht; es gibt 0, den Anfang, bis {last}."
def too_many_moves(moves, most): return f"Das sind {moves} Züge; hier können höchstens {most} gezeigt werden."
def wrong_link(): return "Das ist kein Link von ttgo, oder ein Teil davon fehlt."
def wrong_record(name): return f"Nicht als Go-Partie zu lesen: {name}."
