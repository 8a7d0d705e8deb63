"""What else a session says, in English: what is waited for, and answers to events. See english_game.py."""

from ttgo.explain.english_game import stones
from ttgo.rules import NAMES

# To whom all of this is new


def how_to_play() -> str:
    """For somebody who has never seen the game: what to do, and what wins."""
    return (
        "Take turns to place a stone on any empty point. "
        "The larger area wins: your stones, and the empty points that reach only them."
    )


def why_all(black: bool) -> str:
    """One player's stones are alone on the grid, and all of it counts for that player."""
    name = "Black" if black else "White"
    return f"Only {name} is on the board, so every empty point reaches only {name}."


# The end


def komi_added(komi: float, total: float) -> str:
    """What White's score becomes."""
    return f"Komi: {komi} is added to White's score, which makes {total}."


# A position that is set up

SETTING_UP = "Set up a position"
HOW_TO_SET_UP = "Choose a point to change it from empty to black, to white, to empty."
HOW_TO_BEGIN = "When all stands as it should, choose who takes the first turn."
BEGIN = "Begin"
CLEAR_THE_GRID = "Clear the grid"
TO_SET_UP = "Set up the position to begin with."
TO_CHANGE = "Change the position as you like."
IS_EMPTY_AGAIN = "The grid is empty again."
NOTHING_SET_UP = "There is no position being set up; a new game can begin with one."
IS_SET_UP = "A position is set up here"
BEGINS_ANEW = "The game begins anew: turns are counted from here, and rule 6 looks back no further."
CHANGE_IT = "Change the position"


def starts(player: str) -> str:
    return f"{NAMES[player]} begins"


def is_now(vertex: str, colour: str) -> str:
    return f"{vertex} is {colour}."


# After two passes: which stones come off

WHICH_STONES = "Which stones come off?"
HOW_TO_MARK = "Choose a string to mark or unmark it."
MARKED_THE_SAME = "Marked now: the same."


def wants_to_play_on(player: str) -> str:
    return f"{NAMES[player]} wants to play on."


def wants_off(player: str, off: "list[str]", score: str, result: str) -> str:
    """A proposal, with the score and the result that it would give."""
    return f"{NAMES[player]} wants off: {stones(off)}. {score}: {result}"


def marked_now(off: "list[str]", score: str, result: str) -> str:
    return f"Marked now: {stones(off)}. {score}: {result}"


def marked(colour: str, vertex: str) -> str:
    return f"The {colour} string at {vertex} is marked."


def not_marked(colour: str, vertex: str) -> str:
    return f"The {colour} string at {vertex} is not marked any more."


def nothing_to_mark(vertex: str) -> str:
    return f"{vertex} is empty; mark a string of stones, or play on."


def takes_back(player: str) -> str:
    return f"{NAMES[player]} takes it back"


def agrees(player: str) -> str:
    return f"{NAMES[player]} agrees"


def proposes(player: str, marked: bool) -> str:
    return f"{NAMES[player]}: {_what(marked)}"


def _what(marked: bool) -> str:
    return "take the marked off" if marked else "take nothing off"


_GO_ON = {"japanese": "Play it out on a copy", "judge": "Ask for a ruling"}


def go_on(ending: str) -> str:
    return _GO_ON.get(ending, "Play on")


# A dispute on a copy, and a ruling

A_COPY = "A copy of the grid"
WHAT_COUNTS = "Stones in dispute that are captured here come off the real grid; nothing else counts."
PASSES_SETTLE = "Two passes settle it."
A_RULING = "A ruling is due"


def in_dispute(at: "list[str]") -> str:
    return f"In dispute: {stones(at)}."


def off_anyway(off: "list[str]") -> str:
    return f"Both want off, whatever happens here: {stones(off)}."


def marked_off(off: "list[str]", score: str, result: str) -> str:
    return f"Marked: {stones(off)}. {score}: {result}"


def the_ruling(marked: bool) -> str:
    return f"The ruling: {_what(marked)}"


def not_in_dispute(vertex: str) -> str:
    return f"The stone at {vertex} is not in dispute; a ruling is about those that are."


# Going about in a record

NOTHING_TO_UNDO = "There is no turn to undo: this is the start of the game."
NOTHING_TO_REDO = "There is no turn to redo: this is the last one."


def undone(turn: int) -> str:
    return f"Turn {turn} is undone."


def label_undone(label: str) -> str:
    """What was no turn, as it stands in the list."""
    return f"Undone: {label}."


def turn_of(turn: int, turns: int) -> str:
    return f"Turn {turn} of {turns}."


def another_turn(turn: int) -> str:
    return f"Another turn {turn}."


# What cannot be done

NO_ANSWER = "What answers this could not be fetched; try again."
NO_READER = "Files cannot be opened here: the reader for SGF is missing."
NO_WRITER = "Files cannot be saved here: the writer for SGF is missing."
