"""What else a session says, in English: what is waited for, and answers to events. See english_game.py."""

from ttgo.explain.english_game import number, stones
from ttgo.rules import NAMES

# To whom all of this is new


def how_to_play() -> str:
    """For somebody who has never seen the game: what to do, and what wins."""
    return (
        "Take turns to place a stone on any empty point. "
        "The larger area wins: your stones, and the empty points that reach only them."
    )


def why_all(points: int) -> str:
    """Black's stones are alone on the grid, and all of it counts for Black."""
    return (
        "Why is all of it Black's? Every empty point reaches Black, and there is no white stone to reach: "
        f"as it stands, all {number(points, 'point')} count for Black."
    )


# The end


def komi_added(komi: float, total: float) -> str:
    """What White's score becomes."""
    return f"Komi: {komi} is added to White's score, which makes {total}."


# A position that is set up


def set_up() -> str:
    return "Set up a position"


def how_to_set_up() -> str:
    return "Choose a point to change it from empty to black, to white, to empty."


def how_to_begin() -> str:
    return "When all stands as it should, choose who takes the first turn."


def begin() -> str:
    return "Begin"


def begins(player: str) -> str:
    return f"{NAMES[player]} begins"


def clear_the_grid() -> str:
    return "Clear the grid"


def to_set_up() -> str:
    return "Set up the position to begin with."


def to_change() -> str:
    return "Change the position as you like."


def is_empty_again() -> str:
    return "The grid is empty again."


def is_now(vertex: str, colour: str) -> str:
    return f"{vertex} is {colour}."


def nothing_set_up() -> str:
    return "There is no position being set up; a new game can begin with one."


# After two passes: which stones come off


def which_stones() -> str:
    return "Which stones come off?"


def how_to_mark() -> str:
    return "Choose a string to mark or unmark it."


def wants_to_play_on(player: str) -> str:
    return f"{NAMES[player]} wants to play on."


def wants_off(player: str, off: "list[str]", score: str, result: str) -> str:
    """A proposal, with the score and the result that it would give."""
    return f"{NAMES[player]} wants off: {stones(off)}. {score}: {result}"


def marked_now(off: "list[str]", score: str, result: str) -> str:
    return f"Marked now: {stones(off)}. {score}: {result}"


def marked_the_same() -> str:
    return "Marked now: the same."


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


def a_copy() -> str:
    return "A copy of the grid"


def in_dispute(at: "list[str]") -> str:
    return f"In dispute: {stones(at)}."


def off_anyway(off: "list[str]") -> str:
    return f"Both want off, whatever happens here: {stones(off)}."


def what_counts() -> str:
    return "Stones in dispute that are captured here come off the real grid; nothing else counts."


def passes_settle() -> str:
    return "Two passes settle it."


def a_ruling() -> str:
    return "A ruling is due"


def marked_off(off: "list[str]", score: str, result: str) -> str:
    return f"Marked: {stones(off)}. {score}: {result}"


def the_ruling(marked: bool) -> str:
    return f"The ruling: {_what(marked)}"


def not_in_dispute(vertex: str) -> str:
    return f"The stone at {vertex} is not in dispute; a ruling is about those that are."


# Going about in a record


def undone(turn: int) -> str:
    return f"Turn {turn} is undone."


def label_undone(label: str) -> str:
    """What was no turn, as it stands in the list."""
    return f"Undone: {label}."


def nothing_to_undo() -> str:
    return "There is no turn to undo: this is the start of the game."


def nothing_to_redo() -> str:
    return "There is no turn to redo: this is the last one."


def turn_of(turn: int, turns: int) -> str:
    return f"Turn {turn} of {turns}."


def another_turn(turn: int) -> str:
    return f"Another turn {turn}."


# What cannot be done


def no_answer() -> str:
    return "What answers this could not be fetched; try again."


def no_reader() -> str:
    return "Files cannot be opened here: the reader for SGF is missing."


def no_writer() -> str:
    return "Files cannot be saved here: the writer for SGF is missing."
