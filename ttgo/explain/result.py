"""The score and the end of a match in sentences (rules 8 to 10)."""

from ttgo.language import amount, say
from ttgo.match import Match
from ttgo.points import count
from ttgo.rules import BLACK, WHITE, Score, plain
from ttgo.vertex import PASS, names


def score_sentence(score: Score) -> str:
    """The score in the words of the page: "Black 41, White 40, neutral 0", with the komi if there is one."""
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


def result_lines(match: Match) -> "list[tuple[int, str]]":
    """The end of a match spelled out, a rule's number and a sentence a line."""
    position, score = match.position, match.score()
    lines = [(8, sentence) for sentence in _how(match)]
    lines += [(9, area_sentence(match, player, alone=True)) for player in (BLACK, WHITE)]
    if score.neutral:
        stones = position.black | position.white
        lines.append((9, say("neutral", empty=score.neutral, both=stones != 0)))
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
    """Rule 9 for a player: the stones and empty points that count, the sum, and White's komi, unless the area alone is asked for."""
    score = match.score()
    area, komi = (score.black, 0) if player == BLACK else (score.white, 0 if alone else score.komi)
    own = count(match.position.points(player))
    facts = {"own": own, "empty": area - own, "total": area, "komi": komi, "points": amount(komi)}
    return say("area", player=player, wording=match.game.rules.wording, **facts)


def _how(match: Match) -> "list[str]":
    """What ended the match and what was taken off."""
    grid = match.game.grid
    word = match.last_word
    ruled = word.startswith("judge=")
    if not ruled and "=" in word:
        return [say("ended_by_agreement", off=names(grid, match.emptied))]
    if not ruled and not match.decided_on_copy:
        return [say("ended_as_it_is", four=list(match.board.turns[-4:]) == [PASS] * 4)]
    lines = [say("ended_both_wanted", off=names(grid, match.agreed))] if match.agreed else []
    rest = names(grid, match.emptied & ~match.agreed)
    lines.append(say("ended_by_ruling", off=rest) if ruled else say("ended_on_the_copy", off=rest))
    return lines
