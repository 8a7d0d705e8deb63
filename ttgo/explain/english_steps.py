"""What is said of processes step by step, in English. It comes with the first of them. See english_game.py."""

from ttgo.explain.english_game import counts_for, listed, number
from ttgo.illegal import after
from ttgo.rules import NAMES, opponent
from ttgo.superko import SUPERKO

# Rule 3


def which_others(vertex: str, colour: str) -> str:
    return f"{vertex} is {colour}. Which other colours does it reach?"


def path_over(vertex: str, colour: str) -> str:
    return f"A path from {vertex} goes over {colour} points only."


def touches(vertex: str, at: str, colour: str) -> str:
    """A point of another colour, beside those found."""
    return f"{at} is {colour}: {vertex} reaches {NAMES[colour]}."


def more_beside(points: int, colour: str) -> str:
    return f"{number(points, 'more ' + colour + ' point')} beside those."


def concluded(vertex: str, reached: "list[str]", missed: "list[str]") -> str:
    """The other two colours: those that it reaches, and the rest."""
    if not missed:
        return f"{vertex} reaches {NAMES[reached[0]]} and {NAMES[reached[1]]}."
    if not reached:
        return f"{vertex} reaches neither {NAMES[missed[0]]} nor {NAMES[missed[1]]}."
    return (
        f"{vertex} reaches {NAMES[reached[0]]}, not {NAMES[missed[0]]}: no point around these is {missed[0]}."
    )


# Rule 4

BEGIN_AT_EMPTY = "Begin at the empty points."


def clearing(colour: str) -> str:
    return f"Clearing {colour} empties the {colour} points that do not reach empty."


def found_beside(points: int, colour: str, again: bool) -> str:
    """Beside an empty point, or (again) beside those that were found."""
    where, too = ("those", " too") if again else ("an empty point", "")
    reach = "it reaches" if points == 1 else "they reach"
    return f"{number(points, colour + ' point')} beside {where}: {reach} empty{too}."


def none_to_clear(colour: str, points: bool) -> str:
    """There are points of that colour, or none."""
    every = f"Every {colour} point reaches empty" if points else f"There is no {colour} point"
    return f"{every}, so nothing changes."


def not_found(at: "list[str]") -> str:
    are, do = ("is", "it does") if len(at) == 1 else ("are", "they do")
    return f"{listed(at)} {are} not found: {do} not reach empty."


def emptied(points: int) -> str:
    return f"So {number(points, 'point')} {'becomes' if points == 1 else 'become'} empty."


# Rule 7

SAME_EITHER_WAY = "Rule 7 clears the opponent's colour first. Here both orders leave the same grid."


def moves_at(player: str, vertex: str, wrong_order: bool) -> str:
    begin = "with the clearing in the wrong order" if wrong_order else "in three steps"
    return f"{NAMES[player]} moves at {vertex}, which is empty, {begin}."


def chooses_another(player: str) -> str:
    return f"So the move is not allowed, and {NAMES[player]} chooses another turn."


def is_done(player: str) -> str:
    """A move; that player is next."""
    return f"The move is done, and {NAMES[player]} is to play."


def cleared_in_turn(colour: str, first: bool, at: "list[str]") -> str:
    """In the wrong order: a player's own colour first."""
    step = f"{NAMES[colour]} is cleared {'first' if first else 'second'}"
    if not at:
        return f"{step}: nothing changes."
    return f"{step}: {listed(at)} {'does' if len(at) == 1 else 'do'} not reach empty."


def in_right_order(player: str, captured: int) -> str:
    """A move that captures and would be suicide in the other order."""
    other = opponent(player)
    go = f"{number(captured, other + ' stone')} {'goes' if captured == 1 else 'go'}"
    return f"Rule 7 clears {other} first: {go}, and then every {player} point reaches empty."


# Rule 6


def may_one_move(player: str, vertex: str) -> str:
    return f"May {NAMES[player]} move at {vertex}?"


def would_leave(player: str, vertex: str) -> str:
    return f"{NAMES[player]} {vertex} would leave this grid. Was it there before?"


def none_among(first: int, last: int) -> str:
    """Turns that are not shown one by one."""
    return f"Turns {first} to {last} left no grid that refuses it either."


def is_the_same(turn: int) -> str:
    return f"The grid {after(turn)} is the same."


def is_the_same_but_allowed(turn: int, superko: str) -> str:
    return f"The grid {after(turn)} is the same, but this game allows that. {SUPERKO[superko].words}"


def differs(turn: int, points: int) -> str:
    return f"The grid {after(turn)}: {number(points, 'point')} {'differs' if points == 1 else 'differ'}."


def none_refuses(player: str, vertex: str) -> str:
    return f"No earlier grid refuses it, so {NAMES[player]} may move at {vertex}."


def could_move(player: str, vertex: str) -> str:
    """What begins a game that goes round."""
    return f"Without rule 6, {NAMES[player]} could move at {vertex}, although the grid comes again."


def comes_again(turn: int, player: str, vertex: str, before: int) -> str:
    """After a turn at a vertex, "" for a pass, the grid is as it was after an earlier one."""
    taken = f"{NAMES[player]} {vertex}" if vertex else f"{NAMES[player]} passes"
    return f"Turn {turn}, {taken}: the grid is as it was {after(before)}."


def for_ever(turns: int) -> str:
    return f"Every {turns} turns it begins again, and so on for ever: nothing ends the game."


def goes_not_round(vertex: str) -> str:
    return f"Rule 6 does not refuse {vertex}, so nothing goes round there without it."


# Rules 9 and 10

HOW_MANY = "How many points count for each player?"
WITHOUT_ONLY = 'Without the word "only", an empty point counts for every colour it reaches.'


def has_stones(player: str, stones: int) -> str:
    return f"{NAMES[player]} has {number(stones, 'stone') if stones else 'no stone'} on the grid."


def region(vertex: str, points: int, black: bool, white: bool, wording: str) -> str:
    """An empty region, the players that it reaches, and what that makes of it."""
    return f"{_region(vertex, points)} {counts_for(black, white, wording)}."


def region_of_both(vertex: str, points: int) -> str:
    return f"{_region(vertex, points)} reaches both colours."


def _region(vertex: str, points: int) -> str:
    return f"The empty point {vertex}" if points == 1 else f"The region of {points} points at {vertex}"


def adds(player: str, before: int, more: int) -> str:
    return f"{NAMES[player]}: {before} + {more} = {before + more}."


def sums_without(black: int, white: int, points: int, twice: int) -> str:
    """Without "only": both sums, the size of the grid, and how many points are counted twice."""
    counted = "Here it makes no difference."
    if twice:
        counted = f"{number(twice, 'point')} {'is' if twice == 1 else 'are'} counted twice."
    return f"Black {black}, White {white}, and the grid has {number(points, 'point')}. {counted}"


def with_only(score: str) -> str:
    return f'With "only": {score}.'


# What is no process


def no_process(given: str, all_of_them: "list[str]") -> str:
    return f"There are no steps of {given}; there are steps of {', '.join(all_of_them)}."


def never_without(process: str, all_of_them: "list[str]") -> str:
    return f'"{process}" has no steps without the rule; {", ".join(all_of_them)} have.'


def no_colour_to_clear(colours: "list[str]", given: str) -> str:
    return f"The colour that is cleared is {' or '.join(colours)}, not {given}."


def too_large_for_steps(most: int) -> str:
    return f"Steps are shown on grids of at most {most} by {most} points."


def too_long_for_steps(most: int, turns: int) -> str:
    return f"Steps are shown of at most {most} turns, and this game has {turns}."
