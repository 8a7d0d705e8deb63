"""The score and the end of a match in sentences (rules 8 to 10)."""

from ttgo.explain.text import listed, number
from ttgo.match import Match
from ttgo.points import count
from ttgo.rules import BLACK, NAMES, WHITE, Score
from ttgo.vertex import names


def score_sentence(score: Score) -> str:
    """The score in the words of the page: "Black 41, White 40, neutral 0", with the komi if there is one."""
    komi = f" {'+' if score.komi > 0 else '-'} {abs(score.komi)} komi" if score.komi else ""
    return f"Black {score.black}, White {score.white}{komi}, neutral {score.neutral}"


def result_sentence(score: Score) -> str:
    """Rule 10 for a score: who wins, and by how much."""
    if score.margin == 0:
        return "Equal scores are a tie."
    return f"{NAMES[BLACK if score.margin > 0 else WHITE]} wins by {abs(score.margin)} ({score.result})."


def result_lines(match: Match) -> "list[tuple[int, str]]":
    """The end of a match spelled out, a rule's number and a sentence a line."""
    position, score = match.position, match.score()
    lines = [(8, sentence) for sentence in _how(match)]
    wording = match.game.rules.score
    for player, area, stones in ((BLACK, score.black, position.black), (WHITE, score.white, position.white)):
        points = number(area - count(stones), "empty point")
        komi = f", plus komi {score.komi}" if player == WHITE and score.komi else ""
        own = number(count(stones), "stone")
        reach = _reach(area - count(stones), player, wording)
        lines.append((9, f"{NAMES[player]}: {own} and {points} that {reach}, {area} in all{komi}."))
    if score.neutral:
        reach, counts = ("reaches", "counts") if score.neutral == 1 else ("reach", "count")
        colours = "both colours" if position.black | position.white else "neither colour"
        points = number(score.neutral, "empty point")
        lines.append((9, f"{points} {reach} {colours} and {counts} for nobody."))
    lines.append((10, result_sentence(score)))
    return lines


def _reach(points: int, player: str, wording: str) -> str:
    if wording == "only":
        return f"{'reaches' if points == 1 else 'reach'} only {NAMES[player]}"
    other = NAMES[WHITE if player == BLACK else BLACK]
    return f"{'does' if points == 1 else 'do'} not reach {other}"


def _how(match: Match) -> "list[str]":
    """What ended the match and what was taken off."""
    grid = match.game.grid
    word = match.words[-1] if match.words else ""
    ruled = word.startswith("judge=")
    if not ruled and "=" in word:
        if not match.emptied:
            return ["Both players agreed to take no stone off: the grid counts as it is."]
        return [f"Both players agreed to take off {off(match, match.emptied)}."]
    if not ruled and not match.settled:
        return ["Two passes in a row ended the game. No stone is taken off: the grid counts as it is."]
    lines = []
    if match.agreed:
        lines.append(f"Both wanted off {listed(names(grid, match.agreed), ', ')}.")
    dead = match.emptied & ~match.agreed
    if ruled:
        lines.append(
            f"The ruling takes off {off(match, dead)}." if dead else "The ruling takes no stone off."
        )
    elif dead:
        lines.append(f"Captured on the copy, and so taken off here: {off(match, dead)}.")
    else:
        lines.append("On the copy nothing of the dispute was captured, so it stays on the grid.")
    return lines


def off(match: Match, points: int) -> str:
    """Stones in words: "2 stones (D4, E4)"; "no stone" for an empty set."""
    if not points:
        return "no stone"
    return f"{number(count(points), 'stone')} ({listed(names(match.game.grid, points), ', ')})"
