"""What boards say in Spanish. Names and what they are given are those of explain/english_*.py; see language.py there."""
# fmt: off

from ttgo.vertex import column_name

_WHO = {"black": "Negro", "white": "Blanco"}
_COLOUR = {"black": "negro", "white": "blanco", "empty": "vacío"}  # of a point, which is masculine
_FEMININE = {"black": "negra", "white": "blanca"}  # of a stone and of a chain


def _n(amount): return str(amount).replace(".", ",")
def _count(amount, one, more): return f"{amount} {one if amount == 1 else more}"
def _listed(at, between=", "): return f"{len(at)} puntos, de {at[0]} a {at[-1]}" if len(at) > 12 else between.join(at)
def _some(colour, amount): return f"{amount} {'piedra' if amount == 1 else 'piedras'} {_FEMININE[colour]}{'' if amount == 1 else 's'}"
def _own(amount): return "su propia piedra" if amount == 1 else f"{amount} piedras propias"
def _other(player): return "white" if player == "black" else "black"
def _stones(at): return f"{_count(len(at), 'piedra', 'piedras')} ({_listed(at)})" if at else "ninguna piedra"
def _after(turn): return f"después del turno {turn}" if turn else "al principio"
def _first_of(places): return f" (el primero de {places} lugares así)" if places > 1 else ""


BETWEEN = " "  # two sentences

# What happened

SET_UP = "Se coloca otra posición: la partida empieza de nuevo con ella."
SETTLED = "Dos pases en la copia deciden la disputa."

def begins(player, handicap, empty):
    turns = f" con {handicap} turnos" if handicap > 1 else ""
    return f"El tablero está {'vacío' if empty else 'como se colocó'} y empieza {_WHO[player]}{turns}."

def moved(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]} {vertex} captura {_some(_other(player), captured)}."
    if suicide: return f"{_WHO[player]} {vertex} es suicidio y retira {_own(suicide)}."
    return f"{_WHO[player]} {vertex}."

def passed(player, other, then):
    ends = {"over": "termina la partida", "settled": "queda decidido", "stopped": "se detiene el juego"}[then]
    return f"{_WHO[player]} pasa. Si {_WHO[other]} también pasa, {ends}."

def passed_too(player, over):
    return f"{_WHO[player]} también pasa, y dos pases seguidos {'terminan la partida' if over else 'detienen el juego'}."

def on_the_copy(happened): return f"En la copia: {happened}"
def _wants(player, off): return f"{_WHO[player]} quiere seguir jugando" if off is None else (
    f"{_WHO[player]} {'quiere' if off else 'no quiere'} retirar {_stones(off)}")
def proposed(player, off): return f"{_wants(player, off)}."
def differed(player, off, ending): return f"{_wants(player, off)}. Los jugadores no están de acuerdo: {_FOLLOWS[ending]}"
def agreed(player, off):
    off_now = f"se {'retira' if len(off) == 1 else 'retiran'} {_stones(off)}" if off else "no se retira ninguna piedra"
    return f"{_WHO[player]} está de acuerdo: {off_now}. La partida ha terminado."
def ruled(off): return f"El árbitro {'retira' if off else 'no retira'} {_stones(off)}."

_MORE = "el juego sigue; otros dos pases inmediatos terminan la partida tal como está."
_FOLLOWS = {
    "tromp": _MORE, "chinese": _MORE,
    "taylor": "se retiran los dos pases; desde ahora un pase obliga.",
    "simple": "el juego sigue; los próximos dos pases seguidos terminan la partida tal como está.",
    "kgs": "empieza la limpieza: captura lo que tengas por muerto. Sus dos pases terminan la partida.",
    "japanese": "la disputa se juega en una copia del tablero.",
    "judge": "una tercera persona decide sobre las piedras en disputa.",
}

# Who is to do what

ANY_POINT = "Elige cualquier punto."
TO_PROPOSE = "Marca las cadenas que hay que retirar y confírmalo por cada jugador, o sigue jugando."
TO_RULE = "Marca lo que retira el árbitro."

def to_play(player, on_copy): return f"Juega {_WHO[player]}{' en la copia' if on_copy else ''}."
def to_answer(player): return f"{_WHO[player]}: acepta, marca otra cosa o sigue jugando."

# Why a turn is refused

def not_a_point(text, width, height):
    letters = "la letra A" if width == 1 else f"una letra de la A a la {column_name(width - 1)}{' (sin I)' if width > 8 else ''}"
    if width > 25: letters = f"letras de la A a la Z o de AA a {column_name(width - 1)} (sin I)"
    row = "el número 1" if height == 1 else f"un número del 1 al {height}"
    example = column_name(width // 2) + str(height // 2 + 1)
    return f"«{str(text)[:40]}» no es un punto de este tablero; escribe {letters} y {row}, como {example}, o pass."

def occupied(vertex, colour): return f"Una jugada colorea un punto vacío, y {vertex} es {_COLOUR[colour]}."
def suicide(vertex, cleared): return f"{vertex} retiraría {_own(cleared)}, y el suicidio no está permitido en esta partida."
def repeats(vertex, turn): return f"{vertex} repetiría el tablero tal como estaba {_after(turn)}."
def repeats_shown(vertex, turn): return f"{vertex} repetiría el tablero tal como estaba {_after(turn)}, así que no está permitido."
_IN_VAIN = "una piedra ahí se retiraría enseguida y dejaría el tablero como está"
def repeats_now(vertex): return f"{vertex} no está permitido: {_IN_VAIN}."
def game_over(by_passes):
    return "Dos pases seguidos han terminado la partida; deshaz uno para seguir jugando." if by_passes else (
        "La partida ha terminado; deshaz para continuar.")
def stopped(ruling):
    wanted = "una decisión sobre las piedras en disputa" if ruling else "la palabra de ambos jugadores sobre qué piedras retirar"
    return f"Dos pases han detenido el juego; ahora la partida espera {wanted}."
def no_liberty(colour, vertex): return f"La cadena {_FEMININE[colour]} en {vertex} no tiene libertades; ninguna partida puede empezar con una así."
def by_rule(rule, reason): return f"Regla {rule}: {reason}"
def may_move(player, vertex): return f"{_WHO[player]} puede jugar en {vertex}."
def may_not_move(player, vertex): return f"{_WHO[player]} no puede jugar en {vertex}."

# What there is at a point

def stone(vertex, colour, string, liberties):
    whole = "una piedra suelta" if string == 1 else f"en una cadena de {string} piedras"
    return f"{vertex} es {_COLOUR[colour]}, {whole} con {_count(liberties, 'libertad', 'libertades')}."
def empty_point(vertex, black, white, wording): return f"{vertex} está vacío y {counts_for(black, white, wording)}."
def would_clear(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]} {vertex} capturaría {_some(_other(player), captured)}."
    return f"{_WHO[player]} {vertex} sería suicidio y retiraría {_own(suicide)}."
def not_allowed(reason): return f"No está permitido: {reason}"
def repeats_there(turn): return f"regla 6, el tablero era el mismo {_after(turn)}."
def in_vain_there(): return f"regla 6, {_IN_VAIN}."
def suicide_there(cleared): return f"sería suicidio de {_count(cleared, 'piedra', 'piedras')}."
def reaches(vertex, paths):
    ways = [f"{_REACHED[colour]} por {_listed(path, ' ')}" for colour, path in paths]
    return f"{vertex} alcanza {' y '.join(ways)}." if ways else f"{vertex} no alcanza ningún otro color."

# The three steps of a move (rule 7)

NO_CLEARING = "Todavía no se ha capturado nada."

def coloured(vertex, player): return f"Primero, {vertex} pasa a ser {_COLOUR[player]}."
def cleared(last, colour, at):
    step = f"{'Por último' if last else 'Luego'} se limpia {_WHO[colour]}"
    if at: return f"{step}: {_listed(at)} no {'alcanzaba' if len(at) == 1 else 'alcanzaban'} ningún punto vacío."
    return f"{step}: cada punto {_COLOUR[colour]} alcanza un punto vacío, así que nada cambia."
def no_steps(turns): return "El último turno fue un pase." if turns else "Todavía no se ha jugado ninguna piedra."
def last_clearing(turn, player, vertex, at): return f"La última captura fue en el turno {turn}, {_WHO[player]} {vertex}. Vació {_listed(at)}."
def turn_number(turn): return f"Turno {turn}."

# What counts for whom (rule 9)

def counts_for(black, white, wording):
    if black and white: return "alcanza ambos colores, así que no cuenta para nadie"
    if black or white: return f"solo alcanza a {_WHO['black' if black else 'white']}, así que cuenta para {_WHO['black' if black else 'white']}"
    return f"no alcanza ninguno de los dos colores, así que {'no cuenta para nadie' if wording == 'only' else 'cuenta para ambos'}"
def counts_as_stone(vertex, player): return f"{vertex} cuenta para {_WHO[player]} por la primera cláusula de la regla 9: es {_COLOUR[player]}."
def counts_as_empty(vertex, player):
    return f"{vertex} cuenta para {_WHO[player]} por la segunda cláusula: está vacío y solo alcanza a {_WHO[player]}."
def counts_for_nobody(vertex, both):
    reached = "alcanza a Negro y a Blanco" if both else "no alcanza ninguno de los dos colores"
    return f"{vertex} no cuenta para nadie: está vacío y {reached}."
def counts_for_both(vertex): return f"{vertex} cuenta para ambos: está vacío y no alcanza a ningún adversario, como pide el texto de 1995."

# The score and the end (rules 8 to 10)

def score(black, white, neutral, komi):
    added = f" {'+' if komi > 0 else '-'} {_n(abs(komi))} de komi" if komi else ""
    return f"Negro {black}, Blanco {white}{added}" + (f", neutrales {neutral}" if black or white else "")
def score_alone(score): return f"{score}."
def result(margin, written):
    if margin == 0: return "Con puntos iguales hay empate."
    return f"Gana {_WHO['black' if margin > 0 else 'white']} por {_n(abs(margin))} {'punto' if abs(margin) == 1 else 'puntos'} ({written})."
def area(player, own, empty, komi, wording):
    if wording == "only": that = f"solo {'alcanza' if empty == 1 else 'alcanzan'} a {_WHO[player]}"
    else: that = f"no {'alcanza' if empty == 1 else 'alcanzan'} a {_WHO[_other(player)]}"
    added = f", más {_n(komi)} de komi" if komi else ""
    points = f"{_count(empty, 'punto vacío que', 'puntos vacíos que')} {that}"
    return f"{_WHO[player]}: {_count(own, 'piedra', 'piedras')} y {points}, {own + empty} en total{added}."
def neutral(empty, both):
    if both: reach = "alcanza ambos colores" if empty == 1 else "alcanzan ambos colores"
    else: reach = "no alcanza ninguno de los dos colores" if empty == 1 else "no alcanzan ninguno de los dos colores"
    return f"{_count(empty, 'punto vacío', 'puntos vacíos')} {reach} y no {'cuenta' if empty == 1 else 'cuentan'} para nadie."
def ended_as_it_is(four):
    return f"{'Cuatro' if four else 'Dos'} pases seguidos terminaron la partida. No se retira ninguna piedra: el tablero cuenta tal como está."
def ended_by_agreement(off):
    if not off: return "Los dos jugadores acordaron no retirar ninguna piedra: el tablero cuenta tal como está."
    return f"Los dos jugadores acordaron retirar {_stones(off)}."
def ended_both_wanted(off): return f"Ambos querían retirar {_listed(off)}."
def ended_by_ruling(off): return ruled(off)
def ended_on_the_copy(off):
    if not off: return "En la copia no se capturó nada de lo disputado, así que se queda en el tablero."
    return f"Capturado en la copia, y por eso retirado aquí: {_stones(off)}."

# A record, in a list

NOTE = "nota"
SETUP = "posición"

def turn(number, vertex, copy): return f"copia {number} {vertex}" if copy else f"{number} {vertex}"
def _off(amount): return _count(amount, "retirada", "retiradas") if amount else "ninguna retirada"
def proposal(player, off): return f"{_WHO[player]}: {'sigue jugando' if off is None else _off(off)}"
def ruling(off): return f"arbitraje: {_off(off)}"
def played_by(rules, ending, komi, handicap):
    parts = [rules] + ([f"termina {_ENDS[ending]}"] if ending != "strict" else [])
    return ", ".join(parts + ([f"komi {_n(komi)}"] if komi else []) + ([f"hándicap {handicap}"] if handicap > 1 else []))
_ENDS = {
    "tromp": "por acuerdo o por cuatro pases", "taylor": "por acuerdo o por pases que obligan",
    "simple": "por un único acuerdo, o más tarde por dos pases", "chinese": "por listas iguales o por cuatro pases",
    "kgs": "por listas iguales o por limpieza", "japanese": "por acuerdo o en una copia", "judge": "por acuerdo o por arbitraje",
}

# Where a record goes wrong, and what of it was not taken as it is

def stones_placed(turn): return f"Antes del turno {turn} el registro coloca piedras. Regla 7: una vez empezada la partida, las piedras llegan con las jugadas."
def not_in_turn(turn, player, taken_by):
    return f"El turno {turn} es de {_WHO[player]}, y en el registro lo juega {_WHO[taken_by]}. Regla 5: los jugadores se alternan."
def not_legal(turn, player, vertex, rule, reason): return f"El turno {turn}, {_WHO[player]} {vertex}, no está permitido. {by_rule(rule, reason)}"
def after_the_end(turn, words):
    more = ", ..." if len(words) > 3 else ""
    return f"Tras el final de la partida el registro sigue con el turno {turn}: {', '.join(words[:3])}{more}. Se conserva, y no se juega."
def goes_wrong(turn, why): return f"Después del turno {turn} el registro es incorrecto. {why}"
def out_of_turn(turn, player, due, turns): return f"El turno {turn} es de {_WHO[due]}, y lo juega {_WHO[player]}{_first_of(turns)}: no se supone ningún pase."
def set_up_anew(turn, places): return f"Después del turno {turn} el registro coloca otra posición{_first_of(places)}. {BEGINS_ANEW}"
WHITE_BEGINS = "Blanco juega el primer turno de este registro, así que aquí empieza Blanco."
BLACK_BEGINS = "Negro juega el primer turno de este registro aunque su hándicap está colocado, así que aquí empieza Negro."
SET_UP_TWICE = "El registro coloca algunos puntos como negros y blancos; son blancos."
NOT_GO = "no es go"
ENDS_IN_THE_MIDDLE = "El archivo termina en medio de una partida."
def komi_not_used(komi): return f"El komi del registro, {komi}, no se usa; un komi es un número como 7.5. Aquí es 0."
def komi_read(komi, points, how):
    said = {"hundredfold": "está multiplicado por 100", "pairs": "está escrito en la unidad china de dos puntos",
        "hundredfold-pairs": "está multiplicado por 100, en la unidad china de dos puntos", "large": "es mayor que el tablero"}[how]
    return f"El komi del registro, {komi}, {said}: aquí es {_n(points)}."
def rules_not_used(used, why): return f"No se usan las reglas del registro, sino {used}. {why}"
def handicap_not_used(handicap): return f"El hándicap del registro, {handicap}, no es un número y no se usa."
def no_handicap(turns): return f"El registro tiene un hándicap de {turns}, pero ni coloca piedras ni empieza con {turns} turnos de Negro."
def no_first_player(player): return f"El primer jugador del registro, {player}, no es ni B ni W."
def set_up_off_the_grid(point): return f"El registro coloca puntos que no están en su tablero, como {point}."
def one_of_games(games, number): return f"El archivo contiene {games} partidas; esta es la número {number}."
def not_sgf(line, text, places): return f"Línea {line}: {text}{_first_of(places)} no es SGF y se omite."
def no_value(line, name, places): return f"Línea {line}: {name}{_first_of(places)} no tiene valor y se omite."
def other_format(name, left):
    rest = f" {_count(left, 'línea se omite', 'líneas se omiten')}." if left else ""
    return f"El archivo es {name}; se guarda como SGF.{rest}"
def other_encoding(named): return f"CA[{named}] no es como está escrito el texto; es UTF-8."
def guessed_encoding(named, known, taken):
    why = f"CA[{named}] no es como está escrito el texto" if known else f"CA[{named}] no nombra ninguna codificación conocida aquí"
    return f"{why if named else 'El archivo no nombra ninguna codificación'}; se lee como {taken}, y los nombres y comentarios pueden verse mal."
def badly_encoded(places, encoding):
    if places == 1: return f"Un lugar del texto no es {encoding}; se muestra como \ufffd y se guarda como está."
    return f"{places} lugares del texto no son {encoding}; se muestran como \ufffd y se guardan como están."

# To whom all of this is new

def how_to_play():
    return ("Colocad por turnos una piedra en cualquier punto vacío. "
        "Gana el área mayor: las piedras propias y los puntos vacíos que solo las alcanzan a ellas.")
def why_all(black): return "Solo Negro está en el tablero, así que cada punto vacío alcanza solo a Negro." if black else "Solo Blanco está en el tablero, así que cada punto vacío alcanza solo a Blanco."
def komi_added(komi, total): return f"Komi: {_n(komi)} se suma a los puntos de Blanco, lo que da {_n(total)}."

# A position that is set up

SETTING_UP = "Colocar una posición"
HOW_TO_SET_UP = "Elige un punto para cambiarlo de vacío a negro, a blanco, a vacío."
HOW_TO_BEGIN = "Cuando todo esté como debe, elige quién juega primero."
BEGIN = "Empezar"
CLEAR_THE_GRID = "Vaciar el tablero"
TO_SET_UP = "Coloca la posición con la que se empieza."
TO_CHANGE = "Cambia la posición como quieras."
IS_EMPTY_AGAIN = "El tablero está vacío de nuevo."
NOTHING_SET_UP = "No se está colocando ninguna posición; una partida nueva puede empezar con una."
IS_SET_UP = "Aquí hay una posición colocada"
BEGINS_ANEW = "La partida empieza de nuevo: los turnos se cuentan desde aquí, y la regla 6 no mira más atrás."
CHANGE_IT = "Cambiar la posición"

def starts(player): return f"Empieza {_WHO[player]}"
def is_now(vertex, colour): return f"{vertex} {'está' if colour == 'empty' else 'es'} {_COLOUR[colour]}."

# After two passes: which stones come off

WHICH_STONES = "¿Qué piedras se retiran?"
HOW_TO_MARK = "Elige una cadena para marcarla o quitarle la marca."
MARKED_THE_SAME = "Marcado ahora: lo mismo."

def wants_to_play_on(player): return f"{_WHO[player]} quiere seguir jugando."
def wants_off(player, off, score, result): return f"{_wants(player, off)}. {score}: {result}"
def marked_now(off, score, result): return f"Marcado ahora: {_stones(off)}. {score}: {result}"
def marked(colour, vertex): return f"La cadena {_FEMININE[colour]} en {vertex} está marcada."
def not_marked(colour, vertex): return f"La cadena {_FEMININE[colour]} en {vertex} ya no está marcada."
def nothing_to_mark(vertex): return f"{vertex} está vacío; marca una cadena de piedras o sigue jugando."
def takes_back(player): return f"{_WHO[player]} lo retira"
def agrees(player): return f"{_WHO[player]} está de acuerdo"
def _what(marked): return "retirar lo marcado" if marked else "no retirar nada"
def proposes(player, marked): return f"{_WHO[player]}: {_what(marked)}"
def go_on(ending): return {"japanese": "Jugarlo en una copia", "judge": "Pedir un arbitraje"}.get(ending, "Seguir jugando")

# A dispute on a copy, and a ruling

A_COPY = "Una copia del tablero"
WHAT_COUNTS = "Las piedras en disputa que se capturen aquí se retiran del tablero real; nada más cuenta."
PASSES_SETTLE = "Dos pases lo deciden."
A_RULING = "Se espera una decisión"

def in_dispute(at): return f"En disputa: {_stones(at)}."
def off_anyway(off): return f"Ambos quieren retirar, pase lo que pase aquí: {_stones(off)}."
def marked_off(off, score, result): return f"Marcado: {_stones(off)}. {score}: {result}"
def the_ruling(marked): return f"La decisión: {_what(marked)}"
def not_in_dispute(vertex): return f"La piedra en {vertex} no está en disputa; una decisión trata de las que lo están."

# Going about in a record, and what cannot be done

NOTHING_TO_UNDO = "No hay ningún turno que deshacer: este es el principio de la partida."
NOTHING_TO_REDO = "No hay ningún turno que rehacer: este es el último."
NO_ANSWER = "No se pudo cargar lo que responde a esto; inténtalo de nuevo."
NO_READER = "Aquí no se pueden abrir archivos: falta lo que lee SGF."
NO_WRITER = "Aquí no se pueden guardar archivos: falta lo que escribe SGF."

def undone(turn): return f"El turno {turn} está deshecho."
def label_undone(label): return f"Deshecho: {label}."
def turn_of(turn, turns): return f"Turno {turn} de {turns}."
def another_turn(turn): return f"Otro turno {turn}."

# A question that the rules answer

_REACHED = {"black": "a Negro", "white": "a Blanco", "empty": "un punto vacío"}
_MISSED = {"black": "a Negro", "white": "a Blanco", "empty": "ningún punto vacío"}
NO_MORE = "No hay más."

def _is(colour): return f"{'está' if colour == 'empty' else 'es'} {_COLOUR[colour]}"
def itself(vertex): return f"{vertex} es ese mismo punto."
def next_to(vertex, other): return f"{vertex} está al lado de {other}."
def not_next_to(vertex, other): return f"{vertex} no está al lado de {other}: solo lo están los puntos de arriba, abajo, izquierda y derecha."
def reaches_its_own(vertex, colour): return f"{vertex} mismo {_is(colour)}; la regla 3 trata de puntos de otro color."
def does_not_reach(vertex, colour, stone):
    return f"{vertex} no alcanza {_MISSED[colour]}: ningún punto alrededor de su {'cadena' if stone else 'región'} {_is(colour)}."
def goes(vertex): return f"{vertex} se va: no alcanza ningún punto vacío."
def stays(vertex, path): return f"{vertex} se queda: alcanza un punto vacío por {_listed(path, ' ')}."
def goes_then(vertex): return f"{vertex} se retira: no alcanza ningún punto vacío."
def stands(vertex, path, colour, cleared):
    reaches = f"alcanza un punto vacío por {_listed(path, ' ')}."
    if not cleared: return f"{vertex} se mantiene: {reaches}"
    return f"Una vez {'capturada' if cleared == 1 else 'capturadas'} {_some(colour, cleared)}, {vertex} se mantiene: {reaches}"
def stone_is_no_liberty(vertex, colour): return f"{vertex} {_is(colour)}; una libertad es un punto vacío."
def liberty(vertex, other): return f"{vertex} está vacío y al lado de {other}: una libertad."
def no_liberty_of(vertex, string): return f"{vertex} está vacío, pero no al lado de la cadena en {string}."
def clears(player, vertex, captured, suicide):
    return moved(player, vertex, captured, suicide) if captured or suicide else f"{_WHO[player]} {vertex} no captura nada."
def clears_first(player, vertex, captured):
    return f"{_WHO[player]} {vertex} captura primero {_some(_other(player), captured)} y entonces alcanza un punto vacío."
def is_no_suicide(player, vertex, path): return f"{_WHO[player]} {vertex} no retira nada: alcanza un punto vacío por {_listed(path, ' ')}."
def repeats_nothing(player, vertex): return f"{_WHO[player]} puede jugar en {vertex}: ningún tablero anterior era así."
def more(at): return f"{'Falta' if len(at) == 1 else 'Faltan'} {len(at)}: {_listed(at)}."
def is_over(turns): return f"Los turnos {turns - 1} y {turns} fueron pases, uno justo después del otro. Así que la partida ha terminado."
def is_not_over(turns, passed):
    if not turns: return "Todavía no se ha jugado ningún turno. Así que la partida sigue."
    return f"{'Solo el último turno fue un pase' if passed else 'El último turno no fue un pase'}. Así que la partida sigue."
def plays_first(player): return f"Todavía no se ha jugado ningún turno, y empieza {_WHO[player]}."
def plays_next(player, last):
    did = f"jugó en {last}" if last else "pasó"
    return f"En el último turno, {_WHO[_other(player)]} {did}. Así que juega {_WHO[player]}."
def miscounts(points, how, other):
    return {
        "stones": f"{points} cuenta solo las piedras.", "both": f"{points} cuenta también los puntos que alcanzan ambos colores.",
        "empty": f"{points} cuenta solo los puntos vacíos.", "other": f"{points} es la puntuación de {_WHO[other]}.",
    }[how]
def is_forced(player, move, vertex, line):
    then = f" Por ejemplo: {_listed(line)}." if len(line) > 1 else ""
    return f"Después de {_WHO[player]} {move}, nada impide que se capture {vertex}.{then}"
def can_be_kept(player, vertex, moves):
    within = _count(moves, "jugada", "jugadas")
    return f"Haga lo que haga {_WHO[player]}, {_WHO[_other(player)]} puede impedir que se capture {vertex} en {within}."
def is_allowed(player, captured, suicide):
    does = "El punto está vacío"
    if captured: does = f"La jugada captura {_some(_other(player), captured)}"
    elif suicide: does = f"La jugada retira {_own(suicide)}"
    return f"{does}, y el tablero que deja no había aparecido antes."
def about_these(at, vertex): return f"La pregunta trata de {_listed(at)}, y {vertex} no está entre ellos."
def about_empty(vertex, colour): return f"La pregunta trata de puntos vacíos, y {vertex} {_is(colour)}."
def about_stones(wanted, vertex, colour):
    return f"La pregunta trata de piedras{' ' + _FEMININE[wanted] + 's' if wanted else ''}, y {vertex} {_is(colour)}."
def no_string(vertex): return f"{vertex} está vacío; las cadenas de piedras son las que tienen libertades."
def not_the_opponents(vertex): return f"{vertex} no es una piedra del adversario."
def no_question(given, all_of_them): return f"No existe la pregunta {given}; existen {', '.join(all_of_them)}."
def wants_a_colour(question, colours, given): return f"La pregunta «{question}» necesita un color ({', '.join(colours)}), no {given}."

# Steps: rule 3

def which_others(vertex, colour): return f"{vertex} {_is(colour)}. ¿Qué otros colores alcanza?"
def path_over(vertex, colour): return f"Un camino desde {vertex} pasa solo por puntos {_COLOUR[colour]}s."
def touches(vertex, at, colour): return f"{at} {_is(colour)}: {vertex} alcanza {_REACHED[colour]}."
def more_beside(points, colour): return _count(points, f"punto {_COLOUR[colour]} más", f"puntos {_COLOUR[colour]}s más") + " al lado de esos."
def concluded(vertex, reached, missed):
    if not missed: return f"{vertex} alcanza {_REACHED[reached[0]]} y {_REACHED[reached[1]]}."
    if not reached: return f"{vertex} no alcanza ni {_REACHED[missed[0]]} ni {_REACHED[missed[1]]}."
    return f"{vertex} alcanza {_REACHED[reached[0]]}, pero no {_REACHED[missed[0]]}: ningún punto alrededor de estos {_is(missed[0])}."

# Rule 4

BEGIN_AT_EMPTY = "Empieza por los puntos vacíos."

def clearing(colour): return f"Limpiar {_WHO[colour]} vacía los puntos {_COLOUR[colour]}s que no alcanzan ningún punto vacío."
def found_beside(points, colour, again):
    found = _count(points, f"punto {_COLOUR[colour]}", f"puntos {_COLOUR[colour]}s")
    reach = "alcanza" if points == 1 else "alcanzan"
    return f"{found} al lado de esos: también {reach} un punto vacío." if again else f"{found} al lado de un punto vacío: lo {reach}."
def none_to_clear(colour, points):
    every = f"Cada punto {_COLOUR[colour]} alcanza un punto vacío" if points else f"No hay ningún punto {_COLOUR[colour]}"
    return f"{every}, así que nada cambia."
def not_found(at):
    if len(at) == 1: return f"{at[0]} no se ha encontrado: no alcanza ningún punto vacío."
    return f"{_listed(at)} no se han encontrado: no alcanzan ningún punto vacío."
def emptied(points): return "Así que 1 punto queda vacío." if points == 1 else f"Así que {points} puntos quedan vacíos."

# Rule 7

SAME_EITHER_WAY = "La regla 7 limpia primero el color del adversario. Aquí los dos órdenes dejan el mismo tablero."

def moves_at(player, vertex, wrong_order):
    return f"{_WHO[player]} juega en {vertex}, que está vacío, {'y se limpia en el orden equivocado' if wrong_order else 'en tres pasos'}."
def chooses_another(player): return f"Así que la jugada no está permitida, y {_WHO[player]} elige otro turno."
def is_done(player): return f"La jugada está hecha. Juega {_WHO[player]}."
def cleared_in_turn(colour, first, at):
    step = f"{'Primero' if first else 'Después'} se limpia {_WHO[colour]}"
    return f"{step}: {_listed(at)} no {'alcanza' if len(at) == 1 else 'alcanzan'} ningún punto vacío." if at else f"{step}: nada cambia."
def in_right_order(player, captured):
    go = f"{'se retira' if captured == 1 else 'se retiran'} {_some(_other(player), captured)}"
    return f"La regla 7 limpia primero {_WHO[_other(player)]}: {go}, y entonces cada punto {_COLOUR[player]} alcanza un punto vacío."

# Rule 6

_SUPERKO = {
    "positional": "Ninguna jugada puede formar un tablero que ya haya existido.",
    "situational": "Ninguna jugada puede formar un tablero anterior en el que después jugaba el mismo jugador.",
    "natural situational": "Ninguna jugada puede formar un tablero que el mismo jugador ya formó con una jugada anterior.",
    "taylor 1995": "Ninguna jugada puede formar un tablero que el mismo jugador ya dejó antes, con una jugada o un pase.",
}

def may_one_move(player, vertex): return f"¿Puede {_WHO[player]} jugar en {vertex}?"
def would_leave(player, vertex): return f"{_WHO[player]} {vertex} dejaría este tablero. ¿Ya existió antes?"
def none_among(first, last): return f"Los turnos {first} a {last} tampoco dejaron un tablero que impida la jugada."
def is_the_same(turn): return f"El tablero {_after(turn)} es el mismo."
def is_the_same_but_allowed(turn, superko): return f"El tablero {_after(turn)} es el mismo, pero esta partida lo permite. {_SUPERKO[superko]}"
def differs(turn, points): return f"El tablero {_after(turn)}: {_count(points, 'punto es distinto', 'puntos son distintos')}."
def none_refuses(player, vertex): return f"Ningún tablero anterior lo impide, así que {_WHO[player]} puede jugar en {vertex}."
def could_move(player, vertex): return f"Sin la regla 6, {_WHO[player]} podría jugar en {vertex}, aunque el tablero se repita."
def comes_again(turn, player, vertex, before): return f"Turno {turn}, {_WHO[player]} {vertex or 'pasa'}: el tablero está como {_after(before)}."
def for_ever(turns): return f"Cada {turns} turnos vuelve a empezar, y así para siempre: nada termina la partida."
def goes_not_round(vertex): return f"La regla 6 no impide {vertex}, así que allí nada da vueltas sin ella."

# Rules 9 and 10

HOW_MANY = "¿Cuántos puntos cuentan para cada jugador?"
WITHOUT_ONLY = "Sin la palabra «solo», un punto vacío cuenta para cada color que alcanza."

def has_stones(player, stones):
    return f"{_WHO[player]} {'tiene ' + _count(stones, 'piedra', 'piedras') if stones else 'no tiene ninguna piedra'} en el tablero."
def _region(vertex, points): return f"El punto vacío {vertex}" if points == 1 else f"La región de {points} puntos en {vertex}"
def region(vertex, points, black, white, wording): return f"{_region(vertex, points)} {counts_for(black, white, wording)}."
def region_of_both(vertex, points): return f"{_region(vertex, points)} alcanza ambos colores."
def adds(player, before, more): return f"{_WHO[player]}: {before} + {more} = {before + more}."
def sums_without(black, white, points, twice):
    counted = f"{_count(twice, 'punto se cuenta', 'puntos se cuentan')} dos veces." if twice else "Aquí no hay diferencia."
    return f"Negro {black}, Blanco {white}, y el tablero tiene {_count(points, 'punto', 'puntos')}. {counted}"
def with_only(score): return f"Con «solo»: {score}."

# What is no process

def no_process(given, all_of_them): return f"No hay pasos de {given}; hay pasos de {', '.join(all_of_them)}."
def never_without(process, all_of_them): return f"«{process}» no tiene pasos sin la regla; los tienen {', '.join(all_of_them)}."
def no_colour_to_clear(colours, given): return f"El color que se limpia es {' o '.join(colours)}, no {given}."
def too_large_for_steps(most): return f"Los pasos se muestran en tableros de {most} por {most} puntos como máximo."
def too_long_for_steps(most, turns): return f"Los pasos se muestran de {most} turnos como máximo, y esta partida tiene {turns}."

# A picture, to those who do not see it

_DRAWN = {
    "region": "Resaltado", "clearing": "Retirándose", "refused": "No permitido", "dim": "Atenuado",
    "triangle": "Triángulo", "square": "Cuadrado", "circle": "Círculo", "cross": "Cruz", "ring": "Anillo",
}

def board(width, height): return f"Tablero de go, {width} por {height}"
def stones_at(colour, at):
    if not at: return f"Ninguna piedra {_FEMININE[colour]}."
    stones = _some(colour, len(at))
    return f"{stones}: {', '.join(at)}." if len(at) <= 12 else f"{stones}: de {at[0]} a {at[-1]}."
def last_move(vertex): return f"Última jugada: {vertex}."
def drawn(kind, at): return f"{_DRAWN[kind]}: {_listed(at)}."
def path(start, end, steps): return f"Camino de {start} a {end}, {_count(steps, 'paso', 'pasos')}."
def labels(texts):
    each = ", ".join([f"{text} en {vertex}" for vertex, text in texts])
    return f"{len(texts)} puntos tienen etiqueta." if len(texts) > 12 else f"Etiquetas: {each}."
def joins(arrow, start, end): return f"{'Flecha' if arrow else 'Línea'} de {start} a {end}."
def part(low, high): return f"Se muestra la parte de {low} a {high}."
def drawn_dashed(differs):
    if not differs: return "A trazos, un tablero anterior que no difiere en nada."
    return f"A trazos, un tablero anterior que difiere en: {_listed(differs)}."

# What was given and cannot be taken: in English these stand where they are raised (illegal.Wrong)

def wrong_diagram(): return "Un diagrama necesita al menos una fila de X, O y . para los puntos; este está vacío."
def wrong_mark(row, column, mark): return f"En la fila {row}, columna {column} del diagrama hay {mark}; escribe ahí X, O o un punto."
def wrong_row(row, column, missing, width):
    what = f"falta la columna {column}" if missing else f"sobra la columna {column}"
    return f"En la fila {row} del diagrama {what}: cada fila tiene {width}, como la primera."
def diagram_too_large(width, height, most): return f"El diagrama tiene {width} por {height} puntos; un tablero tiene {most} por {most} como máximo."
def wrong_side(least, most, given): return f"El ancho y el alto de un tablero son números enteros del {least} al {most}, no {given}."
def two_sizes(width, height, given): return f"El diagrama es de {width} por {height} y size dice {given}; quita uno de los dos."
def wrong_size(given): return f"size es un número como 9, o dos como 9x7, no {given}."
def wrong_number(attribute, given): return f"{attribute} es un número entero, no {given}."
def wrong_komi(given): return f"El komi es un número como 7 o 7.5, no {given}."
def wrong_handicap(most, given): return f"El hándicap es un número entero de turnos, de 0 a {most}, no {given}."
def wrong_first(players, given): return f"Quien empieza es {' o '.join(players)}, no {given}."
def first_with_handicap(): return "Con hándicap los primeros turnos son de Negro: quita first."
def wrong_rules(given, names): return f"ttgo no conoce reglas llamadas {given}; conoce {', '.join(names)}."
def wrong_rule(what, given, names): return f"Para {what} no existe {given}; existen {', '.join(names)}."
def wrong_turn(given, last): return f"No existe el turno {given}; existen del 0, el principio, al {last}."
def too_many_moves(moves, most): return f"Son {moves} jugadas; aquí se pueden mostrar {most} como máximo."
def wrong_link(): return "Esto no es un enlace de ttgo, o le falta una parte."
def wrong_record(name): return f"No se puede leer como partida de go: {name}."
