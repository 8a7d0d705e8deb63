"""Multiple-choice questions: the choices, the right one, and the verdict on the reader's choice."""

from ttgo.explain.evidence import would
from ttgo.explain.result import area_sentence, result_sentence, score_sentence
from ttgo.explain.sentences import clause, why
from ttgo.illegal import Repeats, brief
from ttgo.language import joined, say
from ttgo.points import count
from ttgo.rules import BLACK, WHITE, area, opponent
from ttgo.teach.answers import NOBODY, Asked, counting
from ttgo.teach.capture import forced
from ttgo.teach.frame import rows_of
from ttgo.vertex import PASS, names

CHOICES = ("allowed", "capture", "over", "owner", "repeated", "rule", "score", "to-play", "winner")
YES, NO, TIE, NONE = "yes", "no", "tie", "none"
_RULES = ("allowed", "rule-6", "rule-7", "rule-8")
_OFFERED = {
    "winner": (BLACK, WHITE, TIE),
    "to-play": (BLACK, WHITE),
    "owner": (BLACK, WHITE, NOBODY),
    "rule": _RULES,
}

TYPE_CHECKING = False
if TYPE_CHECKING:
    Shown = dict[str, object]


def choice(asked: Asked) -> "str | int":
    """The right choice."""
    match, what = asked.match, asked.what
    if what == "winner":
        margin = match.score().margin
        return TIE if margin == 0 else BLACK if margin > 0 else WHITE
    if what == "to-play":
        return match.board.to_play
    if what == "over":
        return YES if match.over else NO
    if what == "owner":
        return clause(asked.position, asked.point, match.game.rules.wording)[0]
    if what == "capture":
        return YES if forced(match.board, asked.point, asked.turns) else NO
    if what == "score":
        return count(area(asked.position, asked.colour, match.game.rules.wording))
    refused = match.board.why_not(asked.vertex(asked.point))
    if what == "repeated":
        return refused.turn if isinstance(refused, Repeats) else NONE
    if what == "rule":
        return _RULES[0] if refused is None else f"rule-{refused.rule}"
    return YES if refused is None else NO


def offered(asked: Asked) -> "list[str | int]":
    """The choices."""
    if asked.what == "score":
        return sorted(_numbers(asked))
    if asked.what == "repeated":
        return _turns(asked)
    return list(_OFFERED.get(asked.what, (YES, NO)))


def _numbers(asked: Asked) -> "dict[int, str]":
    """The score and three wrong numbers, each with the common mistake that leads to it (`miscounts` of the language; "" for none)."""
    match = asked.match
    score = match.score()
    wanted, other = (
        (score.black, score.white) if asked.colour == BLACK else (score.white, score.black)
    )
    stones = count(asked.position.points(asked.colour))
    found = {wanted: ""}
    for wrong, mistake in (
        (stones, "stones"),
        (wanted + score.neutral, "both"),
        (wanted - stones, "empty"),
        (other, "other"),
        (wanted + 1, ""),
        (wanted + 2, ""),
        (wanted + 3, ""),
    ):
        if wrong not in found and len(found) < 4:
            found[wrong] = mistake
    return found


def _turns(asked: Asked) -> "list[str | int]":
    """The turn whose grid would be repeated, and others; 0 is the start."""
    game, right = asked.match.board, choice(asked)
    found = [right] if isinstance(right, int) else []
    for turn in (0, game.turn - 1, game.turn, game.turn // 2, 1):
        if turn not in found and 0 <= turn <= game.turn and len(found) < 4:
            found.append(turn)
    return sorted(found) + [NONE]


def chosen(asked: Asked, guess: object) -> "Shown":
    """The verdict on a choice. Raises ValueError if it is not one of the choices."""
    among = offered(asked)
    meant = [one for one in among if not isinstance(guess, bool) and guess in (one, str(one))]
    if not meant:
        raise ValueError(
            f"Choose one of {', '.join(str(one) for one in among)}, not {brief(guess)}."
        )
    right = choice(asked)
    shown = {
        "winner": _of_winner,
        "over": _of_end,
        "to-play": _of_turn,
        "score": _of_score,
        "owner": lambda asked: counting(asked, asked.point),
        "capture": _of_capture,
    }.get(asked.what, _of_move)(asked)
    if asked.what == "score" and isinstance(meant[0], int):
        mistake = _numbers(asked)[meant[0]]
        if mistake:
            miscounted = say(
                "miscounts", points=meant[0], how=mistake, other=opponent(asked.colour)
            )
            shown["say"] = joined(miscounted, str(shown["say"]))
    shown["right"], shown["left"] = meant[0] == right, 0 if meant[0] == right else 1
    return shown


def _of_winner(asked: Asked) -> "Shown":
    score = asked.match.score()
    return {"say": joined(say("score_alone", score=score_sentence(score)), result_sentence(score))}


def _of_end(asked: Asked) -> "Shown":
    turns = asked.match.board.turns
    if asked.match.over:
        return {"say": say("is_over", before=len(turns) - 1, last=len(turns))}
    return {"say": say("is_not_over", turns=len(turns) > 0, passed=list(turns[-1:]) == [PASS])}


def _of_turn(asked: Asked) -> "Shown":
    game = asked.match.board
    if not game.turn:
        return {"say": say("plays_first", player=game.to_play)}
    last = "" if game.last == PASS else game.last
    return {
        "say": say("plays_next", player=game.to_play, passed=last == "", last=last),
        "points": [last] if last else [],
    }


def _of_score(asked: Asked) -> "Shown":
    match = asked.match
    counted = area(asked.position, asked.colour, match.game.rules.wording)
    return {"say": area_sentence(match, asked.colour), "points": names(match.board.grid, counted)}


def _of_capture(asked: Asked) -> "Shown":
    game, at = asked.match.board, asked.vertex(asked.point)
    string = names(game.grid, asked.string())
    line = forced(game, asked.point, asked.turns)
    if line:
        return {
            "say": say("is_forced", player=game.to_play, move=line[0], vertex=at, line=line),
            "points": line[:1],
        }
    return {
        "say": say("can_be_kept", player=game.to_play, vertex=at, moves=asked.turns),
        "points": string,
    }


def _of_move(asked: Asked) -> "Shown":
    """Whether a move is allowed, and why."""
    game = asked.match.board
    reason = why(game, asked.point)
    at = str(reason["at"])
    shown: "Shown" = {"say": reason["say"], "points": reason["points"], "at": at}
    refused = game.why_not(at)
    if isinstance(refused, Repeats):
        shown["earlier"] = rows_of(game.position_after(refused.turn))
    if refused is None:
        did = would(game, asked.point)
        because = say(
            "is_allowed",
            player=did.colour,
            captured=count(did.captured),
            suicide=count(did.suicide),
        )
        shown["say"] = joined(str(reason["say"]), because)
    return shown
