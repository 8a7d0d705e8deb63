"""What is said of a record and of its file, in English: labels of what happened, where it goes wrong. See english_game.py."""

from ttgo.endings import ENDINGS
from ttgo.explain.english_game import by_rule
from ttgo.rules import NAMES

# What happened, in a list

NOTE = "note"
SETUP = "setup"


def turn(number: int, vertex: str, copy: bool) -> str:
    return f"copy {number} {vertex}" if copy else f"{number} {vertex}"


def proposal(player: str, off: "int | None") -> str:
    """To take off so many stones, or to play on (None)."""
    return f"{NAMES[player]}: {'plays on' if off is None else _off(off)}"


def ruling(off: int) -> str:
    return f"ruling: {_off(off)}"


def _off(amount: int) -> str:
    return f"{amount} off" if amount else "none off"


def played_by(rules: str, ending: str, komi: float, handicap: int) -> str:
    """The rules by their name, an ending that is not the strict one, and what else there is: "Tromp-Taylor, komi 7.5"."""
    parts = [rules]
    if ending != "strict":
        parts.append(f"ends {ENDINGS[ending].in_short}")
    if komi:
        parts.append(f"komi {komi}")
    if handicap > 1:
        parts.append(f"handicap {handicap}")
    return ", ".join(parts)


# Where it goes wrong


def stones_placed(turn: int) -> str:
    return f"Before turn {turn} the record places stones. Rule 7: stones come by moves once a game has begun."


def not_in_turn(turn: int, player: str, taken_by: str) -> str:
    taken = f"Turn {turn} is {NAMES[player]}'s, and the record has {NAMES[taken_by]} take it."
    return f"{taken} Rule 5: the players take turns."


def not_legal(turn: int, player: str, vertex: str, rule: int, reason: str) -> str:
    return f"Turn {turn}, {NAMES[player]} {vertex}, is not legal. {by_rule(rule, reason)}"


def after_the_end(turn: int, words: "list[str]") -> str:
    """What the record has from that turn on, the first few words of it."""
    more = ", ..." if len(words) > 3 else ""
    return f"After the end of the game the record goes on with turn {turn}: {', '.join(words[:3])}{more}. It is kept, and not played."


def goes_wrong(turn: int, why: str) -> str:
    return f"After turn {turn} the record goes wrong. {why}"


# What is odd and was taken as it is


def out_of_turn(turn: int, player: str, due: str, turns: int) -> str:
    """A player's turn that was the other's, the first of some."""
    return f"Turn {turn} is {NAMES[due]}'s, and {NAMES[player]} takes it{_first_of(turns)}: no pass is thought of."


def set_up_anew(turn: int, places: int) -> str:
    """A position that is set up after a turn, the first of some."""
    begun = "The game begins anew there: turns are counted from it, and rule 6 looks back no further."
    return f"After turn {turn} the record sets up another position{_first_of(places)}. {begun}"


# What of a file was not taken as it is

WHITE_BEGINS = "White takes the first turn of this record, and so White begins here."
BLACK_BEGINS = (
    "Black takes the first turn of this record though its handicap is set up, and so Black begins here."
)
SET_UP_TWICE = "The record sets some points up as black and white; they are white."
NOT_GO = "not Go"
ENDS_IN_THE_MIDDLE = "The file ends in the middle of a game."


def komi_not_used(komi: str) -> str:
    return f"The record's komi, {komi}, is not used; komi is a number such as 7.5. Here it is 0."


def komi_read(komi: str, points: float, how: str) -> str:
    """A komi that is written in an odd way (sgf/komi.py), and what it is in points."""
    said = {
        "hundredfold": "written times 100",
        "pairs": "written in the Chinese unit of two points",
        "hundredfold-pairs": "written times 100, in the Chinese unit of two points",
        "large": "larger than the grid's area",
    }[how]
    return f"The record's komi, {komi}, is {said}: here it is {points}."


def rules_not_used(used: str, why: str) -> str:
    return f"The record's rules are not used, but {used}. {why}"


def handicap_not_used(handicap: str) -> str:
    return f"The record's handicap, {handicap}, is not a number and is not used."


def no_handicap(turns: int) -> str:
    """It is said to be one, and is not played."""
    begun = f"neither places stones nor begins with {turns} turns of Black's"
    return f"The record has a handicap of {turns} but {begun}."


def no_first_player(player: str) -> str:
    return f"The record's first player, {player}, is neither B nor W."


def set_up_off_the_grid(point: str) -> str:
    return f"The record sets up points that are not on its grid, such as {point}."


def one_of_games(games: int, number: int) -> str:
    return f"The file holds {games} games; this is number {number}."


def not_sgf(line: int, text: str, places: int) -> str:
    """The first of some places in a text that are no part of a game."""
    return f"Line {line}: {text}{_first_of(places)} is not SGF and is left out."


def no_value(line: int, name: str, places: int) -> str:
    """The first of some properties without a value."""
    return f"Line {line}: {name}{_first_of(places)} has no value and is left out."


def _first_of(places: int) -> str:
    return f" (the first of {places} such places)" if places > 1 else ""


def other_format(name: str, left: int) -> str:
    """A file in another format, and how many of its lines are left out."""
    rest = (
        ""
        if left == 0
        else " 1 line of it is left out."
        if left == 1
        else f" {left} lines of it are left out."
    )
    return f"The file is {name}; it is saved as SGF.{rest}"


def other_encoding(named: str) -> str:
    """The text is UTF-8, and is said to be something else."""
    return f"CA[{named}] is not how the text is written; it is UTF-8."


def guessed_encoding(named: str, known: bool, taken: str) -> str:
    """CA is missing (""), or names no encoding that is known here, or one that the text is not written in."""
    why = (
        f"CA[{named}] is not how the text is written"
        if known
        else f"CA[{named}] names no encoding that is known here"
    )
    return f"{why if named else 'The file names no encoding'}; it is read as {taken}, so names and comments may look wrong."


def badly_encoded(places: int, encoding: str) -> str:
    if places == 1:
        return f"One place of the text is not {encoding}; it shows as \ufffd and is saved as it is."
    return f"{places} places of the text are not {encoding}; they show as \ufffd and are saved as they are."
