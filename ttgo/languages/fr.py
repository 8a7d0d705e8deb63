"""What boards say in French. Names and what they are given are those of explain/english_*.py; see language.py there.

A space that does not break stands before : ; ? and !, as French has it.
"""
# fmt: off

from ttgo.vertex import column_name

_WHO = {"black": "Noir", "white": "Blanc"}
_COLOUR = {"black": "noir", "white": "blanc", "empty": "vide"}  # of a point, which is masculine
_FEMININE = {"black": "noire", "white": "blanche"}  # of a stone and of a chain


def _n(amount): return str(amount).replace(".", ",")
def _count(amount, one, more): return f"{amount} {one if amount < 2 else more}"
def _listed(at, between=", "): return f"{len(at)} points, de {at[0]} à {at[-1]}" if len(at) > 12 else between.join(at)
def _some(colour, amount): return f"{amount} {'pierre' if amount < 2 else 'pierres'} {_FEMININE[colour]}{'' if amount < 2 else 's'}"
def _own(amount): return "sa propre pierre" if amount == 1 else f"{amount} de ses propres pierres"
def _other(player): return "white" if player == "black" else "black"
def _stones(at): return f"{_count(len(at), 'pierre', 'pierres')} ({_listed(at)})" if at else "aucune pierre"
def _after(turn): return f"après le coup {turn}" if turn else "au début"
def _first_of(places): return f" (le premier de {places} endroits pareils)" if places > 1 else ""


BETWEEN = " "  # two sentences

# What happened

SET_UP = "Une autre position est placée : la partie recommence à partir d’elle."
SETTLED = "Deux passes sur la copie tranchent le désaccord."

def begins(player, handicap, empty):
    turns = f" avec {handicap} coups" if handicap > 1 else ""
    return f"Le goban est {'vide' if empty else 'tel qu’il a été placé'} et {_WHO[player]} commence{turns}."

def moved(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]} {vertex} capture {_some(_other(player), captured)}."
    if suicide: return f"{_WHO[player]} {vertex} est un suicide et retire {_own(suicide)}."
    return f"{_WHO[player]} {vertex}."

def passed(player, other, then):
    ends = {"over": "la partie se termine", "settled": "c’est tranché", "stopped": "le jeu s’arrête"}[then]
    return f"{_WHO[player]} passe. Si {_WHO[other]} passe aussi, {ends}."

def passed_too(player, over):
    return f"{_WHO[player]} passe aussi, et deux passes de suite {'terminent la partie' if over else 'arrêtent le jeu'}."

def on_the_copy(happened): return f"Sur la copie : {happened}"
def _wants(player, off): return f"{_WHO[player]} veut continuer à jouer" if off is None else (
    f"{_WHO[player]} {'veut retirer' if off else 'ne veut retirer'} {_stones(off)}")
def proposed(player, off): return f"{_wants(player, off)}."
def differed(player, off, ending): return f"{_wants(player, off)}. Les joueurs ne sont pas d’accord : {_FOLLOWS[ending]}"
def agreed(player, off):
    off_now = f"on retire {_stones(off)}" if off else "on ne retire aucune pierre"
    return f"{_WHO[player]} est d’accord : {off_now}. La partie est terminée."
def ruled(off): return f"L’arbitre {'retire' if off else 'ne retire'} {_stones(off)}."

_MORE = "le jeu continue ; deux autres passes aussitôt terminent la partie telle qu’elle est."
_FOLLOWS = {
    "tromp": _MORE, "chinese": _MORE,
    "taylor": "les deux passes sont reprises ; désormais une passe engage.",
    "simple": "le jeu continue ; les deux prochaines passes de suite terminent la partie telle qu’elle est.",
    "kgs": "le nettoyage commence : capturez ce que vous tenez pour mort. Ses deux passes terminent la partie.",
    "japanese": "le désaccord se joue sur une copie du goban.",
    "judge": "une troisième personne décide des pierres en litige.",
}

# Who is to do what

ANY_POINT = "Choisissez un point quelconque."
TO_PROPOSE = "Marquez les chaînes à retirer, puis confirmez pour chaque joueur, ou continuez à jouer."
TO_RULE = "Marquez ce que l’arbitre retire."

def to_play(player, on_copy): return f"À {_WHO[player]} de jouer{' sur la copie' if on_copy else ''}."
def to_answer(player): return f"{_WHO[player]} : donnez votre accord, marquez autre chose, ou continuez à jouer."

# Why a turn is refused

def not_a_point(text, width, height):
    letters = "la lettre A" if width == 1 else f"une lettre de A à {column_name(width - 1)}{' (sans I)' if width > 8 else ''}"
    if width > 25: letters = f"les lettres de A à Z ou de AA à {column_name(width - 1)} (sans I)"
    row = "le nombre 1" if height == 1 else f"un nombre de 1 à {height}"
    example = column_name(width // 2) + str(height // 2 + 1)
    return f"« {str(text)[:40]} » n’est pas un point de ce goban ; écrivez {letters} et {row}, comme {example}, ou pass."

def occupied(vertex, colour): return f"Un coup colore un point vide, et {vertex} est {_COLOUR[colour]}."
def suicide(vertex, cleared): return f"{vertex} retirerait {_own(cleared)}, et le suicide est interdit dans cette partie."
def repeats(vertex, turn): return f"{vertex} répéterait le goban tel qu’il était {_after(turn)}."
def repeats_shown(vertex, turn): return f"{vertex} répéterait le goban tel qu’il était {_after(turn)} ; ce n’est donc pas permis."
_IN_VAIN = "une pierre posée là serait retirée aussitôt et laisserait le goban tel quel"
def repeats_now(vertex): return f"{vertex} n’est pas permis : {_IN_VAIN}."
def game_over(by_passes):
    return "Deux passes de suite ont terminé la partie ; annulez-en une pour continuer." if by_passes else (
        "La partie est terminée ; annulez pour continuer.")
def stopped(ruling):
    wanted = "une décision sur les pierres en litige" if ruling else "l’avis des deux joueurs sur les pierres à retirer"
    return f"Deux passes ont arrêté le jeu ; la partie attend maintenant {wanted}."
def no_liberty(colour, vertex):
    return f"La chaîne {_FEMININE[colour]} en {vertex} n’a aucune liberté ; aucune partie ne peut commencer ainsi."
def by_rule(rule, reason): return f"Règle {rule} : {reason}"
def may_move(player, vertex): return f"{_WHO[player]} peut jouer en {vertex}."
def may_not_move(player, vertex): return f"{_WHO[player]} ne peut pas jouer en {vertex}."

# What there is at a point

def stone(vertex, colour, string, liberties):
    whole = "une pierre isolée" if string == 1 else f"dans une chaîne de {string} pierres"
    return f"{vertex} est {_COLOUR[colour]}, {whole} avec {_count(liberties, 'liberté', 'libertés')}."
def empty_point(vertex, black, white, wording): return f"{vertex} est vide et {counts_for(black, white, wording)}."
def would_clear(player, vertex, captured, suicide):
    if captured: return f"{_WHO[player]} {vertex} capturerait {_some(_other(player), captured)}."
    return f"{_WHO[player]} {vertex} serait un suicide et retirerait {_own(suicide)}."
def not_allowed(reason): return f"Pas permis : {reason}"
def repeats_there(turn): return f"règle 6, le goban était le même {_after(turn)}."
def in_vain_there(): return f"règle 6, {_IN_VAIN}."
def suicide_there(cleared): return f"ce serait un suicide de {_count(cleared, 'pierre', 'pierres')}."
def reaches(vertex, paths):
    ways = [f"{_WHO.get(colour, 'un point vide')} par {_listed(path, ' ')}" for colour, path in paths]
    return f"{vertex} atteint {' et '.join(ways)}." if ways else f"{vertex} n’atteint aucune autre couleur."

# The three steps of a move (rule 7)

NO_CLEARING = "Rien n’a encore été capturé."

def coloured(vertex, player): return f"D’abord, {vertex} devient {_COLOUR[player]}."
def cleared(last, colour, at):
    step = f"{'Enfin' if last else 'Puis'}, on nettoie {_WHO[colour]}"
    if at: return f"{step} : {_listed(at)} {'n’atteignait' if len(at) == 1 else 'n’atteignaient'} aucun point vide."
    return f"{step} : chaque point {_COLOUR[colour]} atteint un point vide, donc rien ne change."
def no_steps(turns): return "Le dernier coup était une passe." if turns else "Aucune pierre n’a encore été posée."
def last_clearing(turn, player, vertex, at): return f"La dernière capture était au coup {turn}, {_WHO[player]} {vertex}. Elle a vidé {_listed(at)}."
def turn_number(turn): return f"Coup {turn}."

# What counts for whom (rule 9)

def counts_for(black, white, wording):
    if black and white: return "atteint les deux couleurs, donc ne compte pour personne"
    if black or white: return f"n’atteint que {_WHO['black' if black else 'white']}, donc compte pour {_WHO['black' if black else 'white']}"
    return f"n’atteint aucune des deux couleurs, donc {'ne compte pour personne' if wording == 'only' else 'compte pour les deux'}"
def counts_as_stone(vertex, player): return f"{vertex} compte pour {_WHO[player]} selon la première clause de la règle 9 : il est {_COLOUR[player]}."
def counts_as_empty(vertex, player): return f"{vertex} compte pour {_WHO[player]} selon la seconde clause : il est vide et n’atteint que {_WHO[player]}."
def counts_for_nobody(vertex, both):
    reached = "atteint Noir et Blanc" if both else "n’atteint aucune des deux couleurs"
    return f"{vertex} ne compte pour personne : il est vide et {reached}."
def counts_for_both(vertex): return f"{vertex} compte pour les deux : il est vide et n’atteint aucun adversaire, comme le veut le texte de 1995."

# The score and the end (rules 8 to 10)

def score(black, white, neutral, komi):
    added = f" {'+' if komi > 0 else '-'} {_n(abs(komi))} de komi" if komi else ""
    return f"Noir {black}, Blanc {white}{added}" + (f", neutres {neutral}" if black or white else "")
def score_alone(score): return f"{score}."
def result(margin, written):
    if margin == 0: return "À égalité de points, la partie est nulle."
    return f"{_WHO['black' if margin > 0 else 'white']} gagne de {_n(abs(margin))} {'point' if abs(margin) < 2 else 'points'} ({written})."
def area(player, own, empty, komi, wording):
    if wording == "only": that = f"{'n’atteint' if empty < 2 else 'n’atteignent'} que {_WHO[player]}"
    else: that = f"{'n’atteint' if empty < 2 else 'n’atteignent'} pas {_WHO[_other(player)]}"
    added = f", plus {_n(komi)} de komi" if komi else ""
    points = f"{_count(empty, 'point vide qui', 'points vides qui')} {that}"
    return f"{_WHO[player]} : {_count(own, 'pierre', 'pierres')} et {points}, {own + empty} en tout{added}."
def neutral(empty, both):
    if both: reach = "atteint les deux couleurs" if empty < 2 else "atteignent les deux couleurs"
    else: reach = "n’atteint aucune des deux couleurs" if empty < 2 else "n’atteignent aucune des deux couleurs"
    return f"{_count(empty, 'point vide', 'points vides')} {reach} et ne {'compte' if empty < 2 else 'comptent'} pour personne."
def ended_as_it_is(four):
    return f"{'Quatre' if four else 'Deux'} passes de suite ont terminé la partie. Aucune pierre n’est retirée : le goban compte tel qu’il est."
def ended_by_agreement(off):
    if not off: return "Les deux joueurs sont convenus de ne retirer aucune pierre : le goban compte tel qu’il est."
    return f"Les deux joueurs sont convenus de retirer {_stones(off)}."
def ended_both_wanted(off): return f"Les deux voulaient retirer {_listed(off)}."
def ended_by_ruling(off): return ruled(off)
def ended_on_the_copy(off):
    if not off: return "Sur la copie, rien de ce qui était en litige n’a été capturé ; tout reste donc sur le goban."
    return f"Capturé sur la copie, et donc retiré ici : {_stones(off)}."

# A record, in a list

NOTE = "note"
SETUP = "position"

def turn(number, vertex, copy): return f"copie {number} {vertex}" if copy else f"{number} {vertex}"
def _off(amount): return _count(amount, "retirée", "retirées") if amount else "aucune retirée"
def proposal(player, off): return f"{_WHO[player]} : {'continue' if off is None else _off(off)}"
def ruling(off): return f"arbitre : {_off(off)}"
def played_by(rules, ending, komi, handicap):
    parts = [rules] + ([f"fin {_ENDS[ending]}"] if ending != "strict" else [])
    return ", ".join(parts + ([f"komi {_n(komi)}"] if komi else []) + ([f"handicap {handicap}"] if handicap > 1 else []))
_ENDS = {
    "tromp": "par accord ou par quatre passes", "taylor": "par accord ou par des passes qui engagent",
    "simple": "par un seul accord, ou plus tard par deux passes", "chinese": "par listes égales ou par quatre passes",
    "kgs": "par listes égales ou par nettoyage", "japanese": "par accord ou sur une copie", "judge": "par accord ou par arbitrage",
}

# Where a record goes wrong, and what of it was not taken as it is

def stones_placed(turn): return f"Avant le coup {turn}, l’enregistrement place des pierres. Règle 7 : une fois la partie commencée, elles viennent par les coups."
def not_in_turn(turn, player, taken_by):
    return f"Le coup {turn} est à {_WHO[player]}, et dans l’enregistrement c’est {_WHO[taken_by]} qui le joue. Règle 5 : les joueurs alternent."
def not_legal(turn, player, vertex, rule, reason): return f"Le coup {turn}, {_WHO[player]} {vertex}, n’est pas permis. {by_rule(rule, reason)}"
def after_the_end(turn, words):
    more = ", ..." if len(words) > 3 else ""
    return f"Après la fin de la partie, l’enregistrement continue au coup {turn} : {', '.join(words[:3])}{more}. C’est conservé, mais pas joué."
def goes_wrong(turn, why): return f"Après le coup {turn}, l’enregistrement est faux. {why}"
def out_of_turn(turn, player, due, turns):
    return f"Le coup {turn} est à {_WHO[due]}, et {_WHO[player]} le joue{_first_of(turns)} : aucune passe n’est supposée."
def set_up_anew(turn, places): return f"Après le coup {turn}, l’enregistrement place une autre position{_first_of(places)}. {BEGINS_ANEW}"
WHITE_BEGINS = "Blanc joue le premier coup de cet enregistrement, et commence donc ici."
BLACK_BEGINS = "Noir joue le premier coup de cet enregistrement bien que son handicap soit placé, et commence donc ici."
SET_UP_TWICE = "L’enregistrement place certains points en noir et en blanc ; ils sont blancs."
NOT_GO = "pas du go"
ENDS_IN_THE_MIDDLE = "Le fichier s’arrête au milieu d’une partie."
def komi_not_used(komi): return f"Le komi de l’enregistrement, {komi}, n’est pas utilisé ; un komi est un nombre comme 7.5. Ici il vaut 0."
def komi_read(komi, points, how):
    said = {"hundredfold": "multiplié par 100", "pairs": "écrit dans l’unité chinoise de deux points",
        "hundredfold-pairs": "multiplié par 100, dans l’unité chinoise de deux points", "large": "plus grand que le goban"}[how]
    return f"Le komi de l’enregistrement, {komi}, est {said} : ici il vaut {_n(points)}."
def rules_not_used(used, why): return f"Les règles de l’enregistrement ne sont pas utilisées, mais {used}. {why}"
def handicap_not_used(handicap): return f"Le handicap de l’enregistrement, {handicap}, n’est pas un nombre et n’est pas utilisé."
def no_handicap(turns):
    return f"L’enregistrement a un handicap de {turns}, mais ne place pas de pierres et ne commence pas par {turns} coups de Noir."
def no_first_player(player): return f"Le premier joueur de l’enregistrement, {player}, n’est ni B ni W."
def set_up_off_the_grid(point): return f"L’enregistrement place des points qui ne sont pas sur son goban, comme {point}."
def one_of_games(games, number): return f"Le fichier contient {games} parties ; voici le numéro {number}."
def not_sgf(line, text, places): return f"Ligne {line} : {text}{_first_of(places)} n’est pas du SGF et est laissé de côté."
def no_value(line, name, places): return f"Ligne {line} : {name}{_first_of(places)} n’a pas de valeur et est laissé de côté."
def other_format(name, left):
    rest = f" {_count(left, 'de ses lignes est laissée', 'de ses lignes sont laissées')} de côté." if left else ""
    return f"Le fichier est en {name} ; il est enregistré en SGF.{rest}"
def other_encoding(named): return f"CA[{named}] n’est pas le codage du texte ; c’est de l’UTF-8."
def guessed_encoding(named, known, taken):
    why = f"CA[{named}] n’est pas le codage du texte" if known else f"CA[{named}] ne nomme aucun codage connu ici"
    return f"{why if named else 'Le fichier ne nomme aucun codage'} ; il est lu en {taken}, et les noms et commentaires peuvent paraître faux."
def badly_encoded(places, encoding):
    if places == 1: return f"Un endroit du texte n’est pas en {encoding} ; il s’affiche comme \ufffd et est enregistré tel quel."
    return f"{places} endroits du texte ne sont pas en {encoding} ; ils s’affichent comme \ufffd et sont enregistrés tels quels."

# To whom all of this is new

def how_to_play():
    return ("Posez chacun à votre tour une pierre sur un point vide quelconque. "
        "Le plus grand espace gagne : ses propres pierres, et les points vides qui n’atteignent qu’elles.")
def why_all(points):
    counts = "l’unique point compte" if points == 1 else f"les {points} points comptent tous"
    return (f"Pourquoi tout est-il à Noir ? Chaque point vide atteint Noir, et il n’y a aucune pierre blanche à atteindre : "
        f"en l’état, {counts} pour Noir.")
def komi_added(komi, total): return f"Komi : {_n(komi)} s’ajoute aux points de Blanc, ce qui fait {_n(total)}."

# A position that is set up

SETTING_UP = "Placer une position"
HOW_TO_SET_UP = "Choisissez un point pour le faire passer de vide à noir, à blanc, puis à vide."
HOW_TO_BEGIN = "Quand tout est en place, choisissez qui joue le premier coup."
BEGIN = "Commencer"
CLEAR_THE_GRID = "Vider le goban"
TO_SET_UP = "Placez la position de départ."
TO_CHANGE = "Modifiez la position à votre gré."
IS_EMPTY_AGAIN = "Le goban est de nouveau vide."
NOTHING_SET_UP = "Aucune position n’est en train d’être placée ; une nouvelle partie peut commencer par une."
IS_SET_UP = "Une position est placée ici"
BEGINS_ANEW = "La partie recommence : les coups sont comptés à partir d’ici, et la règle 6 ne regarde pas plus loin en arrière."
CHANGE_IT = "Modifier la position"

def starts(player): return f"{_WHO[player]} commence"
def is_now(vertex, colour): return f"{vertex} est {_COLOUR[colour]}."

# After two passes: which stones come off

WHICH_STONES = "Quelles pierres retire-t-on ?"
HOW_TO_MARK = "Choisissez une chaîne pour la marquer ou ne plus la marquer."
MARKED_THE_SAME = "Marqué maintenant : la même chose."

def wants_to_play_on(player): return f"{_WHO[player]} veut continuer à jouer."
def wants_off(player, off, score, result): return f"{_wants(player, off)}. {score} : {result}"
def marked_now(off, score, result): return f"Marqué maintenant : {_stones(off)}. {score} : {result}"
def marked(colour, vertex): return f"La chaîne {_FEMININE[colour]} en {vertex} est marquée."
def not_marked(colour, vertex): return f"La chaîne {_FEMININE[colour]} en {vertex} n’est plus marquée."
def nothing_to_mark(vertex): return f"{vertex} est vide ; marquez une chaîne de pierres, ou continuez à jouer."
def takes_back(player): return f"{_WHO[player]} se ravise"
def agrees(player): return f"{_WHO[player]} est d’accord"
def _what(marked): return "retirer ce qui est marqué" if marked else "ne rien retirer"
def proposes(player, marked): return f"{_WHO[player]} : {_what(marked)}"
def go_on(ending): return {"japanese": "Jouer sur une copie", "judge": "Demander un arbitrage"}.get(ending, "Continuer à jouer")

# A dispute on a copy, and a ruling

A_COPY = "Une copie du goban"
WHAT_COUNTS = "Les pierres en litige capturées ici sont retirées du vrai goban ; rien d’autre ne compte."
PASSES_SETTLE = "Deux passes tranchent."
A_RULING = "Une décision est attendue"

def in_dispute(at): return f"En litige : {_stones(at)}."
def off_anyway(off): return f"Les deux veulent retirer, quoi qu’il arrive ici : {_stones(off)}."
def marked_off(off, score, result): return f"Marqué : {_stones(off)}. {score} : {result}"
def the_ruling(marked): return f"La décision : {_what(marked)}"
def not_in_dispute(vertex): return f"La pierre en {vertex} n’est pas en litige ; une décision porte sur celles qui le sont."

# Going about in a record, and what cannot be done

NOTHING_TO_UNDO = "Il n’y a aucun coup à annuler : c’est le début de la partie."
NOTHING_TO_REDO = "Il n’y a aucun coup à rétablir : c’est le dernier."
NO_ANSWER = "Ce qui répond à cela n’a pas pu être chargé ; réessayez."
NO_READER = "On ne peut pas ouvrir de fichier ici : il manque ce qui lit le SGF."
NO_WRITER = "On ne peut pas enregistrer de fichier ici : il manque ce qui écrit le SGF."

def undone(turn): return f"Le coup {turn} est annulé."
def label_undone(label): return f"Annulé : {label}."
def turn_of(turn, turns): return f"Coup {turn} sur {turns}."
def another_turn(turn): return f"Un autre coup {turn}."
