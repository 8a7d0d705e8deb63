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
    ways = [f"{_REACHED[colour]} par {_listed(path, ' ')}" for colour, path in paths]
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
def why_all(black): return "Noir est seul sur le plateau : chaque point vide n’atteint donc que Noir." if black else "Blanc est seul sur le plateau : chaque point vide n’atteint donc que Blanc."
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

# A question that the rules answer

_REACHED = {"black": "Noir", "white": "Blanc", "empty": "un point vide"}
_MISSED = {"black": "pas Noir", "white": "pas Blanc", "empty": "aucun point vide"}
NO_MORE = "Il n’y en a pas d’autre."

def itself(vertex): return f"{vertex} est ce point lui-même."
def next_to(vertex, other): return f"{vertex} est à côté de {other}."
def not_next_to(vertex, other): return f"{vertex} n’est pas à côté de {other} : seuls le sont les points au-dessus, au-dessous, à gauche et à droite."
def reaches_its_own(vertex, colour): return f"{vertex} est lui-même {_COLOUR[colour]} ; la règle 3 parle de points d’une autre couleur."
def does_not_reach(vertex, colour, stone):
    return f"{vertex} n’atteint {_MISSED[colour]} : aucun point autour de sa {'chaîne' if stone else 'région'} n’est {_COLOUR[colour]}."
def goes(vertex): return f"{vertex} part : il n’atteint aucun point vide."
def stays(vertex, path): return f"{vertex} reste : il atteint un point vide par {_listed(path, ' ')}."
def goes_then(vertex): return f"{vertex} est retiré : il n’atteint aucun point vide."
def stands(vertex, path, colour, cleared):
    reaches = f"il atteint un point vide par {_listed(path, ' ')}."
    if not cleared: return f"{vertex} tient : {reaches}"
    return f"Une fois {_some(colour, cleared)} {'capturée' if cleared == 1 else 'capturées'}, {vertex} tient : {reaches}"
def stone_is_no_liberty(vertex, colour): return f"{vertex} est {_COLOUR[colour]} ; une liberté est un point vide."
def liberty(vertex, other): return f"{vertex} est vide et à côté de {other} : une liberté."
def no_liberty_of(vertex, string): return f"{vertex} est vide, mais pas à côté de la chaîne en {string}."
def clears(player, vertex, captured, suicide):
    return moved(player, vertex, captured, suicide) if captured or suicide else f"{_WHO[player]} {vertex} ne capture rien."
def clears_first(player, vertex, captured):
    return f"{_WHO[player]} {vertex} capture d’abord {_some(_other(player), captured)}, puis atteint un point vide."
def is_no_suicide(player, vertex, path): return f"{_WHO[player]} {vertex} ne retire rien : il atteint un point vide par {_listed(path, ' ')}."
def repeats_nothing(player, vertex): return f"{_WHO[player]} peut jouer en {vertex} : aucun goban antérieur n’était ainsi."
def more(at): return f"Il en manque {len(at)} : {_listed(at)}."
def is_over(turns): return f"Les coups {turns - 1} et {turns} étaient des passes, l’une juste après l’autre. La partie est donc terminée."
def is_not_over(turns, passed):
    if not turns: return "Aucun coup n’a été joué. La partie continue donc."
    return f"{'Seul le dernier coup était une passe' if passed else 'Le dernier coup n’était pas une passe'}. La partie continue donc."
def plays_first(player): return f"Aucun coup n’a été joué, et {_WHO[player]} commence."
def plays_next(player, last):
    did = f"joué en {last}" if last else "passé"
    return f"Au dernier coup, {_WHO[_other(player)]} a {did}. C’est donc à {_WHO[player]} de jouer."
def miscounts(points, how, other):
    return {
        "stones": f"{points} ne compte que les pierres.", "both": f"{points} compte aussi les points qui atteignent les deux couleurs.",
        "empty": f"{points} ne compte que les points vides.", "other": f"{points} est le score de {_WHO[other]}.",
    }[how]
def is_forced(player, move, vertex, line):
    then = f" Par exemple : {_listed(line)}." if len(line) > 1 else ""
    return f"Après {_WHO[player]} {move}, rien n’empêche la capture de {vertex}.{then}"
def can_be_kept(player, vertex, moves):
    within = _count(moves, "coup", "coups")
    return f"Quoi que fasse {_WHO[player]}, {_WHO[_other(player)]} peut empêcher la capture de {vertex} en {within}."
def is_allowed(player, captured, suicide):
    does = "Le point est vide"
    if captured: does = f"Le coup capture {_some(_other(player), captured)}"
    elif suicide: does = f"Le coup retire {_own(suicide)}"
    return f"{does}, et le goban qu’il laisse n’a jamais existé avant."
def about_these(at, vertex): return f"La question porte sur {_listed(at)}, et {vertex} n’en fait pas partie."
def about_empty(vertex, colour): return f"La question porte sur des points vides, et {vertex} est {_COLOUR[colour]}."
def about_stones(wanted, vertex, colour):
    return f"La question porte sur des pierres{' ' + _FEMININE[wanted] + 's' if wanted else ''}, et {vertex} est {_COLOUR[colour]}."
def no_string(vertex): return f"{vertex} est vide ; ce sont les chaînes de pierres qui ont des libertés."
def not_the_opponents(vertex): return f"{vertex} n’est pas une pierre de l’adversaire."
def no_question(given, all_of_them): return f"La question {given} n’existe pas ; il y a {', '.join(all_of_them)}."
def wants_a_colour(question, colours, given): return f"La question « {question} » demande une couleur ({', '.join(colours)}), pas {given}."

# Steps: rule 3

def which_others(vertex, colour): return f"{vertex} est {_COLOUR[colour]}. Quelles autres couleurs atteint-il ?"
def path_over(vertex, colour): return f"Un chemin depuis {vertex} ne passe que par des points {_COLOUR[colour]}s."
def touches(vertex, at, colour): return f"{at} est {_COLOUR[colour]} : {vertex} atteint {_REACHED[colour]}."
def more_beside(points, colour): return _count(points, f"autre point {_COLOUR[colour]}", f"autres points {_COLOUR[colour]}s") + " à côté de ceux-là."
def concluded(vertex, reached, missed):
    if not missed: return f"{vertex} atteint {_REACHED[reached[0]]} et {_REACHED[reached[1]]}."
    if not reached: return f"{vertex} n’atteint ni {_REACHED[missed[0]]} ni {_REACHED[missed[1]]}."
    return f"{vertex} atteint {_REACHED[reached[0]]}, mais {_MISSED[missed[0]]} : aucun point autour de ceux-ci n’est {_COLOUR[missed[0]]}."

# Rule 4

BEGIN_AT_EMPTY = "Commencez par les points vides."

def clearing(colour): return f"Nettoyer {_WHO[colour]} vide les points {_COLOUR[colour]}s qui n’atteignent aucun point vide."
def found_beside(points, colour, again):
    found = _count(points, f"point {_COLOUR[colour]}", f"points {_COLOUR[colour]}s")
    reach = "il atteint" if points == 1 else "ils atteignent"
    return f"{found} à côté de ceux-là : {reach} aussi un point vide." if again else f"{found} à côté d’un point vide : {reach} un point vide."
def none_to_clear(colour, points):
    every = f"Chaque point {_COLOUR[colour]} atteint un point vide" if points else f"Il n’y a aucun point {_COLOUR[colour]}"
    return f"{every}, donc rien ne change."
def not_found(at):
    if len(at) == 1: return f"{at[0]} n’est pas trouvé : il n’atteint aucun point vide."
    return f"{_listed(at)} ne sont pas trouvés : ils n’atteignent aucun point vide."
def emptied(points): return "Donc 1 point devient vide." if points == 1 else f"Donc {points} points deviennent vides."

# Rule 7

SAME_EITHER_WAY = "La règle 7 nettoie d’abord la couleur de l’adversaire. Ici, les deux ordres laissent le même goban."

def moves_at(player, vertex, wrong_order):
    return f"{_WHO[player]} joue en {vertex}, qui est vide, {'et l’on nettoie dans le mauvais ordre' if wrong_order else 'en trois étapes'}."
def chooses_another(player): return f"Le coup n’est donc pas permis, et {_WHO[player]} en choisit un autre."
def is_done(player): return f"Le coup est fait, et c’est à {_WHO[player]} de jouer."
def cleared_in_turn(colour, first, at):
    step = f"{'D’abord' if first else 'Ensuite'}, on nettoie {_WHO[colour]}"
    return f"{step} : {_listed(at)} {'n’atteint' if len(at) == 1 else 'n’atteignent'} aucun point vide." if at else f"{step} : rien ne change."
def in_right_order(player, captured):
    go = f"{_some(_other(player), captured)} {'part' if captured == 1 else 'partent'}"
    return f"La règle 7 nettoie d’abord {_WHO[_other(player)]} : {go}, puis chaque point {_COLOUR[player]} atteint un point vide."

# Rule 6

_SUPERKO = {
    "positional": "Aucun coup ne peut refaire un goban qui a déjà existé.",
    "situational": "Aucun coup ne peut refaire un goban antérieur après lequel c’était au même joueur de jouer.",
    "natural situational": "Aucun coup ne peut refaire un goban que le même joueur a déjà fait en posant une pierre.",
    "taylor 1995": "Aucun coup ne peut refaire un goban que le même joueur a déjà laissé, en posant une pierre ou en passant.",
}

def may_one_move(player, vertex): return f"{_WHO[player]} peut-il jouer en {vertex} ?"
def would_leave(player, vertex): return f"{_WHO[player]} {vertex} laisserait ce goban. A-t-il déjà existé ?"
def none_among(first, last): return f"Les coups {first} à {last} n’ont pas non plus laissé de goban qui interdise ce coup."
def is_the_same(turn): return f"Le goban {_after(turn)} est le même."
def is_the_same_but_allowed(turn, superko): return f"Le goban {_after(turn)} est le même, mais cette partie le permet. {_SUPERKO[superko]}"
def differs(turn, points): return f"Le goban {_after(turn)} : {_count(points, 'point diffère', 'points diffèrent')}."
def none_refuses(player, vertex): return f"Aucun goban antérieur ne l’interdit, donc {_WHO[player]} peut jouer en {vertex}."
def could_move(player, vertex): return f"Sans la règle 6, {_WHO[player]} pourrait jouer en {vertex}, bien que le goban revienne."
def comes_again(turn, player, vertex, before): return f"Coup {turn}, {_WHO[player]} {vertex or 'passe'} : le goban est comme {_after(before)}."
def for_ever(turns): return f"Tous les {turns} coups, cela recommence, et ainsi sans fin : rien ne termine la partie."
def goes_not_round(vertex): return f"La règle 6 n’interdit pas {vertex}, donc rien n’y tourne en rond sans elle."

# Rules 9 and 10

HOW_MANY = "Combien de points comptent pour chaque joueur ?"
WITHOUT_ONLY = "Sans le mot « seulement », un point vide compte pour chaque couleur qu’il atteint."

def has_stones(player, stones):
    return f"{_WHO[player]} {'a ' + _count(stones, 'pierre', 'pierres') if stones else 'n’a aucune pierre'} sur le goban."
def _region(vertex, points): return f"Le point vide {vertex}" if points == 1 else f"La région de {points} points en {vertex}"
def region(vertex, points, black, white, wording): return f"{_region(vertex, points)} {counts_for(black, white, wording)}."
def region_of_both(vertex, points): return f"{_region(vertex, points)} atteint les deux couleurs."
def adds(player, before, more): return f"{_WHO[player]} : {before} + {more} = {before + more}."
def sums_without(black, white, points, twice):
    counted = f"{_count(twice, 'point est compté', 'points sont comptés')} deux fois." if twice else "Ici, cela ne change rien."
    return f"Noir {black}, Blanc {white}, et le goban a {_count(points, 'point', 'points')}. {counted}"
def with_only(score): return f"Avec « seulement » : {score}."

# What is no process

def no_process(given, all_of_them): return f"Il n’y a pas d’étapes de {given} ; il y a celles de {', '.join(all_of_them)}."
def never_without(process, all_of_them): return f"« {process} » n’a pas d’étapes sans la règle ; {', '.join(all_of_them)} en ont."
def no_colour_to_clear(colours, given): return f"La couleur à nettoyer est {' ou '.join(colours)}, pas {given}."
def too_large_for_steps(most): return f"Les étapes se montrent sur des gobans de {most} sur {most} points au plus."
def too_long_for_steps(most, turns): return f"Les étapes se montrent pour {most} coups au plus, et cette partie en a {turns}."

# A picture, to those who do not see it

_DRAWN = {
    "region": "Mis en évidence", "clearing": "En cours de retrait", "refused": "Pas permis", "dim": "Estompé",
    "triangle": "Triangle", "square": "Carré", "circle": "Cercle", "cross": "Croix", "ring": "Anneau",
}

def board(width, height): return f"Goban, {width} sur {height}"
def stones_at(colour, at):
    if not at: return f"Aucune pierre {_FEMININE[colour]}."
    stones = _some(colour, len(at))
    return f"{stones} : {', '.join(at)}." if len(at) <= 12 else f"{stones} : de {at[0]} à {at[-1]}."
def last_move(vertex): return f"Dernier coup : {vertex}."
def drawn(kind, at): return f"{_DRAWN[kind]} : {_listed(at)}."
def path(start, end, steps): return f"Chemin de {start} à {end}, {_count(steps, 'pas', 'pas')}."
def labels(texts):
    each = ", ".join([f"{text} en {vertex}" for vertex, text in texts])
    return f"{len(texts)} points portent une étiquette." if len(texts) > 12 else f"Étiquettes : {each}."
def joins(arrow, start, end): return f"{'Flèche' if arrow else 'Ligne'} de {start} à {end}."
def part(low, high): return f"La partie montrée va de {low} à {high}."
def drawn_dashed(differs):
    if not differs: return "En pointillés, un goban antérieur qui ne diffère nulle part."
    return f"En pointillés, un goban antérieur qui diffère en : {_listed(differs)}."

# What was given and cannot be taken: in English these stand where they are raised (illegal.Wrong)

def wrong_diagram(): return "Un diagramme demande au moins une ligne de X, O et . pour les points ; celui-ci est vide."
def wrong_mark(row, column, mark): return f"Ligne {row}, colonne {column} du diagramme, il y a {mark} ; écrivez-y X, O ou un point."
def wrong_row(row, column, missing, width):
    what = f"la colonne {column} manque" if missing else f"la colonne {column} est de trop"
    return f"À la ligne {row} du diagramme, {what} : chaque ligne en a {width}, comme la première."
def diagram_too_large(width, height, most): return f"Le diagramme a {width} sur {height} points ; un goban en a au plus {most} sur {most}."
def wrong_side(least, most, given): return f"La largeur et la hauteur d’un goban sont des nombres entiers de {least} à {most}, pas {given}."
def two_sizes(width, height, given): return f"Le diagramme est de {width} sur {height} et size dit {given} ; enlevez l’un des deux."
def wrong_size(given): return f"size est un nombre comme 9, ou deux comme 9x7, pas {given}."
def wrong_number(attribute, given): return f"{attribute} est un nombre entier, pas {given}."
def wrong_komi(given): return f"Le komi est un nombre comme 7 ou 7.5, pas {given}."
def wrong_handicap(most, given): return f"Le handicap est un nombre entier de coups, de 0 à {most}, pas {given}."
def wrong_first(players, given): return f"Qui commence est {' ou '.join(players)}, pas {given}."
def first_with_handicap(): return "Avec un handicap, les premiers coups sont à Noir : enlevez first."
def wrong_rules(given, names): return f"ttgo ne connaît pas de règles nommées {given} ; il connaît {', '.join(names)}."
def wrong_rule(what, given, names): return f"Pour {what}, {given} n’existe pas ; il y a {', '.join(names)}."
def wrong_turn(given, last): return f"Le coup {given} n’existe pas ; il y a de 0, le début, à {last}."
def too_many_moves(moves, most): return f"Ce sont {moves} coups ; on peut en montrer ici {most} au plus."
def wrong_link(): return "Ce n’est pas un lien de ttgo, ou il en manque une partie."
def wrong_record(name): return f"Ne peut être lu comme une partie de go : {name}."
