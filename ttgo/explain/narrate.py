"""The narrator: what just happened in a match, what to do next, and what a player can ask for. A sentence each."""

from ttgo.explain.evidence import reach_of, steps
from ttgo.explain.result import off, result_sentence, score_sentence
from ttgo.explain.sentences import clause, look, refusal, step_lines, turn_done, why
from ttgo.explain.text import listed
from ttgo.illegal import GameOver, Illegal
from ttgo.match import AGREE, JUDGE, NOTE, OVER, Match
from ttgo.rules import BLACK, EMPTY, NAMES, WHITE
from ttgo.vertex import name, names


def happened(match: Match) -> "tuple[int, str]":
    """What happened last, as the number of the rule that speaks of it and a sentence."""
    board = match.board
    word = _last_word(match)
    if "=" in word:
        return 8, _proposed(match, word)
    if match.settled:
        return 8, "Two passes on the copy settle the dispute."
    rule, did = turn_done(board)
    if match.state == AGREE:
        return rule, f"{NAMES[board.player(board.turn)]} passes too, and two passes in a row stop play."
    if rule == 8 and not match.over:
        then = "that settles it" if match.copying else "the game ends" if match.final_pass else "play stops"
        did = f"{NAMES[board.player(board.turn)]} passes. If {NAMES[board.to_play]} passes too, {then}."
    return rule, f"On the copy: {did}" if match.copying and board.turn else did


def _last_word(match: Match) -> str:
    for word in reversed(match.words):
        if word != NOTE:
            return word
    return ""


def _proposed(match: Match, word: str) -> str:
    who = word.partition("=")[0]
    if who == "judge":
        dead = match.emptied & ~match.agreed
        return f"The ruling takes off {off(match, dead)}."
    wanted = match.proposals[who]
    wants = "wants to play on" if wanted is None else f"wants {off(match, wanted)} off"
    if match.state == AGREE:
        return f"{NAMES[who]} {wants}."
    if match.state == OVER:
        return f"{NAMES[who]} agrees: {off(match, match.emptied)} off. The game is over."
    return f"{NAMES[who]} {wants}. The players differ, so {match.follows}"


def what_next(match: Match) -> str:
    """Who is to do what now, or who has won."""
    if match.state == OVER:
        return result_sentence(match.score())
    if match.state == JUDGE:
        return "Mark what the ruling takes off."
    if match.state == AGREE:
        if not match.proposals:
            return "Mark the strings to take off, then say so for each player, or play on."
        waiting = BLACK if WHITE in match.proposals else WHITE
        return f"{NAMES[waiting]}: agree, mark something else, or play on."
    if match.board.turn == 0 and not match.copying:
        return "Choose any point."
    return f"{NAMES[match.board.to_play]} to play{' on the copy' if match.copying else ''}."


def refused_sentence(match: Match, refused: Illegal) -> str:
    """Why something is refused now."""
    if isinstance(refused, GameOver) and not match.as_it_is:
        return "The game is over; undo to go on."
    return refusal(match.board, refused)


# What a player can ask for at a point.


def _here(match: Match, point: int) -> str:
    return str(look(match.board, point, match.position)["say"])


def _last(match: Match, point: int) -> str:
    turn = f"Turn {match.board.turn}. " if match.board.turn else ""
    return f"{turn}{happened(match)[1]} {what_next(match)}"


def _capture(match: Match, point: int) -> str:
    game = match.board
    for turn in range(game.turn, 0, -1):
        did = steps(game, turn)
        if did is not None and (did.captured or did.suicide):
            cleared = listed(names(game.grid, did.captured or did.suicide), ", ")
            return f"The last clearing was turn {turn}, {NAMES[did.colour]} {game.taken(turn)}. It emptied {cleared}."
    return "Nothing has been cleared yet."


def _score(match: Match, point: int) -> str:
    return f"{score_sentence(match.score())}."


def _reach(match: Match, point: int) -> str:
    game = match.board
    paths = reach_of(match.position, point)
    ways = []
    for colour in (BLACK, WHITE, EMPTY):
        if colour in paths:
            ways.append(f"{NAMES[colour]} by {listed([name(game.grid, p) for p in paths[colour]], ' ')}")
    vertex = name(game.grid, point)
    return f"{vertex} reaches {' and '.join(ways)}." if ways else f"{vertex} reaches no other colour."


def _legal(match: Match, point: int) -> str:
    return str(why(match.board, point)["say"])


def _counts(match: Match, point: int) -> str:
    return clause(match.position, point, match.game.rules.score)[1]


def _steps(match: Match, point: int) -> str:
    did = steps(match.board)
    if did is None:
        return "The last turn was no move." if match.board.turn else "There has been no move yet."
    return " ".join(sentence for _, sentence in step_lines(did, match.board.position))


TOPICS = {
    "here": _here,
    "last": _last,
    "capture": _capture,
    "score": _score,
    "reach": _reach,
    "legal": _legal,
    "counts": _counts,
    "steps": _steps,
}
