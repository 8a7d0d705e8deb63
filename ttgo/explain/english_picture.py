"""What is said of a picture to those who do not see it, in English. It comes with the first picture. See english_game.py."""

from ttgo.explain.english_game import listed, number


def board(width: int, height: int) -> str:
    return f"Go board, {width} by {height}"


def stones_at(colour: str, at: "list[str]") -> str:
    """All stones of a colour."""
    if not at:
        return f"No {colour} stones."
    where = ", ".join(at) if len(at) <= 12 else f"{at[0]} to {at[-1]}"
    return f"{number(len(at), colour + ' stone')}: {where}."


def last_move(vertex: str) -> str:
    return f"Last move: {vertex}."


_SETS = {"region": "Highlighted", "clearing": "Being cleared", "refused": "Not allowed", "dim": "Dimmed"}


def drawn(kind: str, at: "list[str]") -> str:
    """Points that are drawn in some way, "region" and the like, or have a mark, "triangle" and the like."""
    return f"{_SETS.get(kind) or kind[0].upper() + kind[1:]}: {listed(at)}."


def path(start: str, end: str, steps: int) -> str:
    return f"Path from {start} to {end}, {number(steps, 'step')}."


def labels(texts: "list[tuple[str, str]]") -> str:
    """Vertices, each with its label."""
    if len(texts) > 12:
        return f"{len(texts)} points are labelled."
    each = [f"{text} at {vertex}" for vertex, text in texts]
    return f"Labels: {', '.join(each)}."


def joins(arrow: bool, start: str, end: str) -> str:
    return f"{'Arrow' if arrow else 'Line'} from {start} to {end}."


def part(low: str, high: str) -> str:
    """The corners of what is shown."""
    return f"Shown is the part from {low} to {high}."


def drawn_dashed(differs: "list[str]") -> str:
    return f"Drawn dashed is an earlier grid, which differs at: {listed(differs) if differs else 'nowhere'}."
