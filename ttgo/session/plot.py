"""Both scores after every turn of a record's line, for a plot."""

from ttgo.record.tree import Record


def plot(record: Record) -> "dict[str, list[int]]":
    """Black's and White's points of area (rule 9, no komi) at the start and after each node of the line that is looked at."""
    match = record.new_match()
    black, white = [], []
    shown = None
    for node in record.line():
        if node.parent is not None:
            match.take(node.word)
        if match.position != shown:
            shown, score = match.position, match.score()
        black.append(score.black)
        white.append(score.white)
    return {"black": black, "white": white}
