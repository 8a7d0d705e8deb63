"""Rules 9 and 10 step by step: the counting of a score, region by region."""

from ttgo.explain.evidence import empties, reach_of
from ttgo.explain.result import result_sentence, score_sentence
from ttgo.explain.sentences import counts_for
from ttgo.language import joined, say
from ttgo.match import Match
from ttgo.points import count, lowest
from ttgo.rules import BLACK, WHITE, Position
from ttgo.teach.frame import frame
from ttgo.vertex import name

NOBODY = "neutral"


def score(match: Match, without: bool) -> "list[dict[str, object]]":
    """The stones and the empty regions of each player, those of nobody, and the sums.

    `without` the word "only" an empty point counts for every colour that it reaches.
    """
    position = match.position
    steps = [frame(position, 9, say("without_only") if without else say("how_many"))]
    counts = {BLACK: 0, WHITE: 0, NOBODY: 0}
    shares = _shares(position, match.game.rules.wording, without)
    marked = 0
    for whose in (BLACK, WHITE, NOBODY):
        tint = 0
        if whose != NOBODY:
            tint = position.points(whose)
            counts[whose] = count(tint)
            said = say("has_stones", player=whose, stones=count(tint))
            steps.append(frame(position, 9, said, tint, tint, counts=dict(counts), marked=marked))
        for region in position.grid.pieces(shares[whose]):
            ways = reach_of(position, lowest(region))
            said = _region(match, region, ways, without)
            if whose != NOBODY:
                before, more = counts[whose], count(region)
                said = joined(
                    said, say("adds", player=whose, before=before, more=more, total=before + more)
                )
            counts[whose] += count(region)
            tint |= region
            marked |= region
            paths = [ways[colour] for colour in sorted(ways)]
            steps.append(
                frame(position, 9, said, tint, region, paths, counts=dict(counts), marked=marked)
            )
    return steps + (_sums_without(match, counts) if without else _sums(match))


def _shares(position: Position, wording: str, without: bool) -> "dict[str, int]":
    """The empty points that count for each player and for nobody."""
    only_black, only_white, both, neither = empties(position)
    if without:
        return {BLACK: only_black | both, WHITE: only_white | both, NOBODY: neither}
    if wording == "only":
        return {BLACK: only_black, WHITE: only_white, NOBODY: both | neither}
    return {BLACK: only_black | neither, WHITE: only_white | neither, NOBODY: both}


def _region(match: Match, region: int, ways: "dict[str, list[int]]", without: bool) -> str:
    """A region, and its count by rule 9."""
    first, points = name(match.game.grid, lowest(region)), count(region)
    if without and len(ways) == 2:
        return say("region_of_both", vertex=first, points=points)
    return say(
        "region", vertex=first, points=points, counts=counts_for(ways, match.game.rules.wording)
    )


def _sums(match: Match) -> "list[dict[str, object]]":
    """The score, and the winner."""
    position, counts, score = match.position, _by_rule_9(match), score_sentence(match.score())
    return [
        frame(position, 9, say("score_alone", score=score), counts=counts, marked=position.empty),
        frame(position, 10, result_sentence(match.score()), counts=counts, marked=position.empty),
    ]


def _sums_without(match: Match, counts: "dict[str, int]") -> "list[dict[str, object]]":
    """The sums by the other rule, and the right ones."""
    position = match.position
    both = empties(position)[2]
    points, twice = count(position.grid.points), count(both)
    said = say("sums_without", black=counts[BLACK], white=counts[WHITE], points=points, twice=twice)
    right = say("with_only", score=score_sentence(match.score()))
    return [
        frame(position, 9, said, front=both, counts=dict(counts), marked=position.empty),
        frame(position, 9, right, counts=_by_rule_9(match), marked=position.empty),
    ]


def _by_rule_9(match: Match) -> "dict[str, int]":
    score = match.score()
    return {BLACK: score.black, WHITE: score.white, NOBODY: score.neutral}
