"""What is said of questions that the rules answer, in English. It comes with the first of them. See english_game.py."""

from ttgo.explain.english_game import listed, number
from ttgo.rules import NAMES, opponent

# A question: why a point is right or not


def itself(vertex: str) -> str:
    return f"{vertex} is that point itself."


def next_to(vertex: str, other: str) -> str:
    return f"{vertex} is next to {other}."


def not_next_to(vertex: str, other: str) -> str:
    return f"{vertex} is not next to {other}: only points up, down, left and right of it are."


def reaches_its_own(vertex: str, colour: str) -> str:
    return f"{vertex} is {colour} itself; rule 3 is about points of another colour."


def does_not_reach(vertex: str, colour: str, stone: bool) -> str:
    """A stone's string, or an empty point's region, has no neighbour of that colour."""
    return f"{vertex} does not reach {NAMES[colour]}: no point around its {'string' if stone else 'region'} is {colour}."


def goes(vertex: str) -> str:
    return f"{vertex} goes: it does not reach empty."


def stays(vertex: str, path: "list[str]") -> str:
    return f"{vertex} stays: it reaches empty by {listed(path, ' ')}."


def goes_then(vertex: str) -> str:
    """By a move."""
    return f"{vertex} is cleared: it does not reach empty."


def stands(vertex: str, path: "list[str]", colour: str, cleared: int) -> str:
    """After a move; if only because so many stones of a colour are cleared first, they are told."""
    reaches = f"it reaches empty by {listed(path, ' ')}."
    if not cleared:
        return f"{vertex} stands: {reaches}"
    return f"Once {number(cleared, colour + ' stone')} {'is' if cleared == 1 else 'are'} cleared, {vertex} stands: {reaches}"


def stone_is_no_liberty(vertex: str, colour: str) -> str:
    return f"{vertex} is {colour}; a liberty is an empty point."


def liberty(vertex: str, other: str) -> str:
    """An empty point, and a stone of the string beside it."""
    return f"{vertex} is empty and next to {other}: a liberty."


def no_liberty_of(vertex: str, string: str) -> str:
    """An empty point, and a stone of the string that was asked about."""
    return f"{vertex} is empty, but not next to the string at {string}."


def clears(player: str, vertex: str, captured: int, suicide: int) -> str:
    """What a move is found to do."""
    if captured:
        return f"{NAMES[player]} {vertex} clears {number(captured, opponent(player) + ' stone')}."
    if suicide:
        return f"{NAMES[player]} {vertex} is suicide and clears {number(suicide, player + ' stone')}."
    return f"{NAMES[player]} {vertex} clears nothing."


def clears_first(player: str, vertex: str, captured: int) -> str:
    """So it is no suicide."""
    stones = number(captured, opponent(player) + " stone")
    return f"{NAMES[player]} {vertex} clears {stones} first, and then reaches empty itself."


def is_no_suicide(player: str, vertex: str, path: "list[str]") -> str:
    return f"{NAMES[player]} {vertex} clears nothing: it reaches empty by {listed(path, ' ')}."


def repeats_nothing(player: str, vertex: str) -> str:
    return f"{NAMES[player]} may move at {vertex}: no earlier grid was coloured so."


NO_MORE = "There are no more."


def more(at: "list[str]") -> str:
    """That were not found."""
    return f"There {'is' if len(at) == 1 else 'are'} {len(at)} more: {listed(at)}."


# A question with a few answers


def is_over(turns: int) -> str:
    """The last two turns were passes."""
    return f"Turns {turns - 1} and {turns} were passes, one right after the other. So the game is over."


def is_not_over(turns: bool, passed: bool) -> str:
    """Whether there were turns, and the last one was a pass."""
    if not turns:
        return "No turn has been taken. So the game goes on."
    last = "Only the last turn was a pass." if passed else "The last turn was no pass."
    return f"{last} So the game goes on."


def plays_first(player: str) -> str:
    return f"No turn has been taken, and {NAMES[player]} begins."


def plays_next(player: str, last: str) -> str:
    """After the other player's turn: a vertex, "" for a pass."""
    did = f"moved last, at {last}" if last else "passed last"
    return f"{NAMES[opponent(player)]} {did}. So {NAMES[player]} is to play."


def miscounts(points: int, how: str, other: str) -> str:
    """How a wrong score may have come about; `other` is the other player."""
    mistake = {
        "stones": "counts the stones alone",
        "both": "also counts the points that reach both colours",
        "empty": "counts the empty points alone",
        "other": f"is the score of {NAMES[other]}",
    }[how]
    return f"{points} {mistake}."


def is_forced(player: str, move: str, vertex: str, line: "list[str]") -> str:
    """How it may go on is told where one move is not enough."""
    then = f" For instance: {listed(line)}." if len(line) > 1 else ""
    return f"After {NAMES[player]} {move} nothing keeps {vertex} from being cleared.{then}"


def can_be_kept(player: str, vertex: str, moves: int) -> str:
    """By the other player."""
    other = NAMES[opponent(player)]
    return f"Whatever {NAMES[player]} does, {other} can keep {vertex} from being cleared within {number(moves, 'move')}."


def is_allowed(player: str, captured: int, suicide: int) -> str:
    """What a move does, after a sentence that it is allowed."""
    does = "The point is empty"
    if captured:
        does = f"The move clears {number(captured, opponent(player) + ' stone')}"
    elif suicide:
        does = f"The move clears {number(suicide, player + ' stone')} of its own"
    return f"{does}, and its grid is none that was there before."


# What is no answer, and no question


def about_these(at: "list[str]", vertex: str) -> str:
    return f"The question is about {listed(at)}, and {vertex} is none of these."


def about_empty(vertex: str, colour: str) -> str:
    return f"The question is about empty points, and {vertex} is {colour}."


def about_stones(wanted: str, vertex: str, colour: str) -> str:
    """Of one colour, or of any ("")."""
    return f"The question is about {wanted + ' ' if wanted else ''}stones, and {vertex} is {colour}."


def no_string(vertex: str) -> str:
    return f"{vertex} is empty; strings of stones have liberties."


def not_the_opponents(vertex: str) -> str:
    return f"{vertex} is no stone of the opponent's."


def no_question(given: str, all_of_them: "list[str]") -> str:
    return f"There is no question {given}; there are {', '.join(all_of_them)}."


def wants_a_colour(question: str, colours: "list[str]", given: str) -> str:
    return f'The question "{question}" is about a colour ({", ".join(colours)}), not {given}.'
