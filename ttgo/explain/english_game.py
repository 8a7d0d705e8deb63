"""What is said of a game, in English, each by its name: turns, refusals, what points reach, scores, how it ended.

Another language is another module with these names, beside those of english_record.py and english_session.py; language.py chooses. What
never changes is a constant, the rest are functions. They are given values and read no sentence: a colour or a player is "black", "white"
or "empty", points are vertices in order from A1, amounts are numbers, and rules are called what rulesets.py and endings.py call them.
What the trunk says in English to who uses it from Python is taken from there.
"""

from ttgo.endings import ENDINGS
from ttgo.illegal import GameOver, NoLiberty, NotAPoint, Occupied, Repeats, Stopped, Suicide, after
from ttgo.points import Grid
from ttgo.rules import BLACK, NAMES, WHITE, opponent
from ttgo.vertex import accepted

# Sentences, amounts and lists

BETWEEN = " "  # two sentences


def number(amount: float, thing: str) -> str:
    """An amount of things.

    >>> number(1, "stone"), number(2, "stone"), number(2, "liberty")
    ('1 stone', '2 stones', '2 liberties')
    """
    if amount == 1:
        return f"{amount} {thing}"
    return f"{amount} {thing[:-1]}ies" if thing[-1] == "y" else f"{amount} {thing}s"


def listed(vertices: "list[str]", between: str = ", ") -> str:
    """Vertices to be heard; of more than 12 the number and the ends.

    >>> listed(["A1", "B1"], " and ")
    'A1 and B1'
    >>> listed([f"A{row}" for row in range(1, 20)], ", ")
    '19 points, A1 to A19'
    """
    if len(vertices) > 12:
        return f"{len(vertices)} points, {vertices[0]} to {vertices[-1]}"
    return between.join(vertices)


def stones(at: "list[str]") -> str:
    """Stones that come off: "2 stones (D4, E4)"."""
    return f"{number(len(at), 'stone')} ({listed(at)})" if at else "no stone"


# What happened

SET_UP = "Another position is set up: the game begins anew with it."
SETTLED = "Two passes on the copy settle the dispute."


def begins(player: str, handicap: int, empty: bool) -> str:
    grid = "grid is empty" if empty else "grid is as it was set up"
    turns = f" with {number(handicap, 'turn')}" if handicap > 1 else ""
    return f"The {grid} and {NAMES[player]} begins{turns}."


def moved(player: str, vertex: str, captured: int, suicide: int) -> str:
    """A move, and the number of stones that it cleared."""
    did = f"{NAMES[player]} {vertex}"
    if captured:
        return f"{did} clears {number(captured, opponent(player) + ' stone')}."
    return f"{did} is suicide and clears {number(suicide, player + ' stone')}." if suicide else f"{did}."


_ANOTHER_PASS = {"over": "the game ends", "settled": "that settles it", "stopped": "play stops"}


def passed(player: str, other: str, then: str) -> str:
    """A pass, and what another would do: the game is "over", play is "stopped", or a dispute is "settled"."""
    return f"{NAMES[player]} passes. If {NAMES[other]} passes too, {_ANOTHER_PASS[then]}."


def passed_too(player: str, over: bool) -> str:
    """A second pass."""
    return f"{NAMES[player]} passes too, and two passes in a row {'end the game' if over else 'stop play'}."


def on_the_copy(happened: str) -> str:
    return f"On the copy: {happened}"


def proposed(player: str, off: "list[str] | None") -> str:
    """A proposal, None to play on, that the other player may answer."""
    return f"{_wants(player, off)}."


def differed(player: str, off: "list[str] | None", ending: str) -> str:
    """A proposal that differs, and what follows."""
    return f"{_wants(player, off)}. The players differ, so {ENDINGS[ending].follows}"


def _wants(player: str, off: "list[str] | None") -> str:
    return f"{NAMES[player]} wants to play on" if off is None else f"{NAMES[player]} wants {stones(off)} off"


def agreed(player: str, off: "list[str]") -> str:
    return f"{NAMES[player]} agrees: {stones(off)} off. The game is over."


def ruled(off: "list[str]") -> str:
    return f"The ruling takes off {stones(off)}."


# Who is to do what

ANY_POINT = "Choose any point."
TO_PROPOSE = "Mark the strings to take off, then say so for each player, or play on."
TO_RULE = "Mark what the ruling takes off."


def to_play(player: str, on_copy: bool) -> str:
    return f"{NAMES[player]} to play{' on the copy' if on_copy else ''}."


def to_answer(player: str) -> str:
    return f"{NAMES[player]}: agree, mark something else, or play on."


# Why a turn is refused


def not_a_point(text: object, width: int, height: int) -> str:
    return NotAPoint(text, accepted(Grid(width, height))).reason


def occupied(vertex: str, colour: str) -> str:
    return Occupied(vertex, colour).reason


def suicide(vertex: str, cleared: int) -> str:
    """Where suicide is forbidden; the number of stones."""
    return Suicide(vertex, cleared).reason


def repeats(vertex: str, turn: int) -> str:
    """Rule 6: the grid would be as it was after a turn."""
    return Repeats(vertex, turn).reason


def repeats_shown(vertex: str, turn: int) -> str:
    """The same where that grid is shown beside the sentence."""
    return f"{vertex} would repeat the grid as it was {after(turn)}, so it is not allowed."


_IN_VAIN = "a stone there would be cleared at once and leave the grid as it is"


def repeats_now(vertex: str) -> str:
    return f"{vertex} is not allowed: {_IN_VAIN}."


def game_over(by_passes: bool) -> str:
    """By two passes alone, or by what followed on them."""
    return GameOver().reason if by_passes else "The game is over; undo to go on."


def stopped(ruling: bool) -> str:
    """Play waits for a ruling, or for the players' proposals."""
    return Stopped(ruling).reason


def no_liberty(colour: str, vertex: str) -> str:
    """A position that no game can begin with: a string has no liberty."""
    return str(NoLiberty(colour, vertex))


def by_rule(rule: int, reason: str) -> str:
    return f"Rule {rule}: {reason}"


def may_move(player: str, vertex: str) -> str:
    return f"{NAMES[player]} may move at {vertex}."


def may_not_move(player: str, vertex: str) -> str:
    return f"{NAMES[player]} may not move at {vertex}."


# What there is at a point


def stone(vertex: str, colour: str, string: int, liberties: int) -> str:
    """A stone and its string: their numbers of stones and of liberties."""
    whole = "a lone stone" if string == 1 else f"in a string of {string} stones"
    return f"{vertex} is {colour}, {whole} with {number(liberties, 'liberty')}."


def empty_point(vertex: str, black: bool, white: bool, wording: str) -> str:
    return f"{vertex} is empty and {counts_for(black, white, wording)}."


def would_clear(player: str, vertex: str, captured: int, suicide: int) -> str:
    """What a move would do, where it would clear stones: the opponent's, or the player's own."""
    if captured:
        return f"{NAMES[player]} {vertex} would clear {number(captured, opponent(player) + ' stone')}."
    return f"{NAMES[player]} {vertex} would be suicide and clear {number(suicide, player + ' stone')}."


def not_allowed(reason: str) -> str:
    """After a sentence that has named the point."""
    return f"Not allowed: {reason}"


def repeats_there(turn: int) -> str:
    """After `not_allowed`."""
    return f"rule 6, the grid was the same {after(turn)}."


def in_vain_there() -> str:
    return f"rule 6, {_IN_VAIN}."


def suicide_there(cleared: int) -> str:
    """After `not_allowed`."""
    return f"it would be suicide of {number(cleared, 'stone')}."


def reaches(vertex: str, paths: "list[tuple[str, list[str]]]") -> str:
    """The colours that a point reaches, each with its path."""
    ways = [f"{NAMES[colour]} by {listed(path, ' ')}" for colour, path in paths]
    return f"{vertex} reaches {' and '.join(ways)}." if ways else f"{vertex} reaches no other colour."


# The three steps of a move (rule 7)

NO_CLEARING = "Nothing has been cleared yet."


def coloured(vertex: str, player: str) -> str:
    return f"First, {vertex} becomes {player}."


def cleared(last: bool, colour: str, at: "list[str]") -> str:
    """The second step or the last one; it may empty nothing."""
    step = f"{'Last' if last else 'Then'}, {colour} is cleared"
    if at:
        return f"{step}: {listed(at)} did not reach empty."
    return f"{step}: every {colour} point reaches empty, so nothing changes."


def no_steps(turns: bool) -> str:
    """There are none: the last turn was a pass, or no turn has been taken."""
    return "The last turn was no move." if turns else "There has been no move yet."


def last_clearing(turn: int, player: str, vertex: str, at: "list[str]") -> str:
    return f"The last clearing was turn {turn}, {NAMES[player]} {vertex}. It emptied {listed(at)}."


def turn_number(turn: int) -> str:
    return f"Turn {turn}."


# What counts for whom (rule 9)


def counts_for(black: bool, white: bool, wording: str) -> str:
    """What becomes of an empty point that reaches these players, as the rest of a sentence."""
    if black and white:
        return "reaches both colours, so it counts for nobody"
    if black or white:
        only = NAMES[BLACK if black else WHITE]
        return f"reaches only {only}, so it counts for {only}"
    return f"reaches neither colour, so it counts for {'nobody' if wording == 'only' else 'both'}"


def counts_as_stone(vertex: str, player: str) -> str:
    return f"{vertex} counts for {NAMES[player]} by the first clause of rule 9: it is {player}."


def counts_as_empty(vertex: str, player: str) -> str:
    only = NAMES[player]
    return f"{vertex} counts for {only} by the second clause: it is empty and reaches only {only}."


def counts_for_nobody(vertex: str, both: bool) -> str:
    """It reaches both colours, or neither."""
    reached = "Black and White" if both else "neither colour"
    return f"{vertex} counts for nobody: it is empty and reaches {reached}."


def counts_for_both(vertex: str) -> str:
    return f"{vertex} counts for both: it is empty and reaches neither opponent, as the 1995 wording asks."


# The score and the end (rules 8 to 10)


def score(black: int, white: int, neutral: int, komi: float) -> str:
    """The score, "Black 41, White 40, neutral 0", with a komi. Neutral points are not told of while all are: it is no newcomer's word."""
    added = f" {'+' if komi > 0 else '-'} {abs(komi)} komi" if komi else ""
    return f"Black {black}, White {white}{added}" + (f", neutral {neutral}" if black or white else "")


def score_alone(score: str) -> str:
    """The same as a sentence."""
    return f"{score}."


def result(margin: float, written: str) -> str:
    """Who wins, by how much, and how that is written: "B+3.5"."""
    if margin == 0:
        return "Equal scores are a tie."
    return f"{NAMES[BLACK if margin > 0 else WHITE]} wins by {abs(margin)} ({written})."


def area(player: str, own: int, empty: int, komi: float, wording: str) -> str:
    """How many stones and empty points count for a player."""
    if wording == "only":
        that = f"{'reaches' if empty == 1 else 'reach'} only {NAMES[player]}"
    else:
        that = f"{'does' if empty == 1 else 'do'} not reach {NAMES[opponent(player)]}"
    counts = f"{number(own, 'stone')} and {number(empty, 'empty point')} that {that}"
    added = f", plus komi {komi}" if komi else ""
    return f"{NAMES[player]}: {counts}, {own + empty} in all{added}."


def neutral(empty: int, both: bool) -> str:
    """How many empty points count for nobody: they reach both colours, or neither."""
    reach, count = ("reaches", "counts") if empty == 1 else ("reach", "count")
    colours = "both colours" if both else "neither colour"
    return f"{number(empty, 'empty point')} {reach} {colours} and {count} for nobody."


def ended_as_it_is(four: bool) -> str:
    """By two passes, or by four right after each other."""
    return f"{'Four' if four else 'Two'} passes in a row ended the game. No stone is taken off: the grid counts as it is."


def ended_by_agreement(off: "list[str]") -> str:
    if not off:
        return "Both players agreed to take no stone off: the grid counts as it is."
    return f"Both players agreed to take off {stones(off)}."


def ended_both_wanted(off: "list[str]") -> str:
    return f"Both wanted off {listed(off)}."


def ended_by_ruling(off: "list[str]") -> str:
    return f"The ruling takes off {stones(off)}." if off else "The ruling takes no stone off."


def ended_on_the_copy(off: "list[str]") -> str:
    if not off:
        return "On the copy nothing of the dispute was captured, so it stays on the grid."
    return f"Captured on the copy, and so taken off here: {stones(off)}."
