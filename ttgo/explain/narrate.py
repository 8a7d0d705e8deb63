"""The narrator: sentences about a match. What just happened, what to do next, the result, and
answers to what a player can ask.
"""

from ttgo.explain.evidence import reach_of, steps
from ttgo.explain.sentences import clause, look, reaches, refusal, step_lines, turn_done, why
from ttgo.illegal import GameOver, Illegal, Wrong
from ttgo.language import amount, joined, reader, say
from ttgo.match import AGREE, JUDGE, OVER, SETUP, Match
from ttgo.points import count
from ttgo.position import BLACK, EMPTY, WHITE
from ttgo.rulesets import Rules
from ttgo.scoring import Score, plain
from ttgo.vertex import PASS, plain_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def happened(match: Match) -> "tuple[int, str]":
    """What happened last, as the number of the rule that speaks of it and a sentence."""
    board = match.board
    word = match.last_word
    if word.startswith(SETUP):
        return 6, say("set_up")
    if "=" in word:
        return 8, _proposed(match, word)
    if match.decided_on_copy:
        return 8, say("settled")
    rule, did = turn_done(board)
    if match.state == AGREE:
        return rule, say("passed_too", player=board.player(board.turn), over=False)
    if rule == 8 and not match.over:
        then = "settled" if match.copying else "over" if match.final_pass else "stopped"
        did = say("passed", player=board.player(board.turn), then=then)
    elif (
        board.turns[-2:].count(PASS) == 1 == board.turns.count(PASS)  # told once
        and reader() not in ("", board.player(board.turn))
    ):
        did = joined(did, say("played_on"))
    return rule, say("on_the_copy", happened=did) if match.copying and board.turn else did


def captured_before(match: Match) -> str:
    """What the reader's move has captured, once the computer has answered it; else ""."""
    board, you = match.board, reader()
    answered = board.turn > 1 and board.player(board.turn) != you
    did = steps(board, board.turn - 1) if answered and match.last_word == board.last else None
    stones = count(did.captured) if did and did.colour == you else 0
    return say("you_captured", stones=stones) if stones else ""


def _proposed(match: Match, word: str) -> str:
    who, grid = word.partition("=")[0], match.game.grid
    if who == "judge":
        return say("ruled", off=grid.named(match.emptied & ~match.agreed))
    if match.state == OVER:
        return say("agreed", player=who, off=grid.named(match.emptied))
    wanted = match.proposals[who]
    off = None if wanted is None else grid.named(wanted)
    proposed = say("proposed", player=who, off=off or [], plays_on=off is None)
    if match.state == AGREE:
        return proposed
    return joined(proposed, say("differed", ending=match.game.rules.ending))


def what_next(match: Match) -> str:
    """What happens next and who does it, or who has won; "" where the page itself says so."""
    if match.state == OVER:
        return result_sentence(match.score())
    if match.state == JUDGE:
        return say("to_rule")
    if match.state == AGREE:
        if not match.proposals:
            return say("to_propose")
        return say("to_answer", player=BLACK if WHITE in match.proposals else WHITE)
    player = match.board.to_play
    if match.board.turn == 0 and not match.copying and not match.last_word:
        if reader() not in ("", player):
            return ""
        free = match.position.empty == match.board.grid.points
        return say("any_point") if free else say("an_empty_point")
    return say("to_play", player=player, on_copy=match.copying)


def marked(now: bool, colour: str, at: str) -> str:
    """Say that a click has marked the string at a point, or taken its mark away."""
    return (
        say("marked", colour=colour, vertex=at)
        if now
        else say("not_marked", colour=colour, vertex=at)
    )


def undone(player: str, word: str, label: str) -> str:
    """Say what was taken back: a player's turn, a proposal, or something else, by its label."""
    who = word.partition("=")[0]
    if player:
        return say(
            "undone", player=player, vertex=plain_turn(word), passes=plain_turn(word) == PASS
        )
    return (
        say("withdrew", player=who) if who in (BLACK, WHITE) else say("label_undone", label=label)
    )


def refused_sentence(match: Match, refused: Illegal) -> str:
    """Why the match refuses a turn."""
    if isinstance(refused, GameOver) and not match.ended_by_passes:
        return say("game_over", by_passes=False)
    return refusal(match.board, refused)


def complaint(wrong: ValueError) -> str:
    """What an error says, in the language spoken now; in English if no catalogue has it."""
    return say(wrong.what, **wrong.facts) if isinstance(wrong, Wrong) else str(wrong)


# The score and the end (rules 8 to 10)


def score_sentence(score: Score) -> str:
    """The score as the page says it: "Black 41, White 40, neutral 0", and any komi."""
    komi = "plus" if score.komi > 0 else "minus" if score.komi < 0 else "none"
    counted, points = score.black + score.white > 0, amount(abs(score.komi))
    black, white, neutral = score.black, score.white, score.neutral
    return say(
        "score", black=black, white=white, neutral=neutral, begun=counted, komi=komi, points=points
    )


def result_sentence(score: Score) -> str:
    """Rule 10 for a score: who wins, and by how much."""
    winner = BLACK if score.margin > 0 else WHITE if score.margin < 0 else "none"
    margin = abs(score.margin)
    return say("result", winner=winner, margin=margin, points=amount(margin), written=score.result)


def neutral_sentence(score: Score) -> str:
    """Rule 9 for the points that count for nobody; "" if there are none."""
    neutral, both = score.neutral, score.black + score.white > 0
    return say("neutral", empty=neutral, both=both) if neutral else ""


def result_lines(match: Match) -> "list[tuple[int, str]]":
    """The end of a match spelled out, a rule's number and a sentence a line."""
    score = match.score()
    lines = [(8, sentence) for sentence in _how(match)]
    lines += [(9, area_sentence(match, player, alone=True)) for player in (BLACK, WHITE)]
    if score.neutral:
        lines.append((9, neutral_sentence(score)))
    if score.komi:
        lines.append(
            (
                0,
                say(
                    "komi_added",
                    komi=amount(score.komi),
                    total=amount(plain(score.white + score.komi)),
                ),
            )
        )
    if match.game.rules.pass_stones:
        lines.append((0, say("pass_stones", more=plain(score.komi - match.game.komi))))
    lines.append((10, result_sentence(score)))
    return lines


def area_sentence(match: Match, player: str, alone: bool = False) -> str:
    """Rule 9 for a player: the stones and empty points that count, and their sum; White's komi,
    too, unless the area `alone` is asked for.
    """
    score = match.score()
    area, komi = (score.black, 0) if player == BLACK else (score.white, 0 if alone else score.komi)
    own = count(match.position.points(player))
    facts = {"own": own, "empty": area - own, "total": area, "komi": komi, "points": amount(komi)}
    return say("area", player=player, wording=match.game.rules.wording, **facts)


def _how(match: Match) -> "list[str]":
    """What ended the match, and which stones were removed."""
    grid = match.game.grid
    word = match.last_word
    ruled = word.startswith("judge=")
    if not ruled and "=" in word:
        return [say("ended_by_agreement", off=grid.named(match.emptied))]
    if not ruled and not match.decided_on_copy:
        return [say("ended_as_it_is", four=list(match.board.turns[-4:]) == [PASS] * 4)]
    lines = [say("ended_both_wanted", off=grid.named(match.agreed))] if match.agreed else []
    rest = grid.named(match.emptied & ~match.agreed)
    lines.append(say("ruled", off=rest) if ruled else say("ended_on_the_copy", off=rest))
    return lines


# What a player can ask for at a point.


def _last(match: Match, point: int) -> str:
    turn = match.board.turn
    number = say("turn_number", turn=turn) if turn else ""
    return joined(number, happened(match)[1], what_next(match))


def _capture(match: Match, point: int) -> str:
    game = match.board
    for turn in range(game.turn, 0, -1):
        did = steps(game, turn)
        if did and did.cleared:
            cleared = game.grid.named(did.cleared)
            return say(
                "last_clearing", turn=turn, player=did.colour, vertex=game.vertex(turn), at=cleared
            )
    return say("no_clearing")


def _reach(match: Match, point: int) -> str:
    grid = match.board.grid
    paths = reach_of(match.position, point)
    ways: "list[tuple[str, list[str]]]" = [
        (to, [grid.vertices[p] for p in paths[to]]) for to in (BLACK, WHITE, EMPTY) if to in paths
    ]
    return reaches(grid.vertices[point], ways)


def _steps(match: Match, point: int) -> str:
    did = steps(match.board)
    if did is None:
        return say("no_steps", turns=match.board.turn > 0)
    return joined(*[sentence for _, sentence in step_lines(did, match.board.position)])


TOPICS: "dict[str, Callable[[Match, int], str]]" = {
    "here": lambda match, point: str(look(match.board, point, match.position)["say"]),
    "last": _last,
    "capture": _capture,
    "score": lambda match, _: say("score_alone", score=score_sentence(match.score())),
    "reach": _reach,
    "legal": lambda match, point: str(why(match.board, point)["say"]),
    "counts": lambda match, point: clause(match.position, point, match.game.rules.wording)[1],
    "steps": _steps,
}


def ruleset(rules: Rules) -> str:
    """The name of rules, or else the facts that make them up; without their ending."""
    name, superko, score = [
        text.replace(" ", "_").replace("-", "_")
        for text in (rules.name or "none", rules.superko, rules.score)
    ]
    return say("ruleset", name=name, superko=superko, suicide=rules.suicide, score=score)
