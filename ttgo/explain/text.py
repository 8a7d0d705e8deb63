"""Numbers and lists as parts of a sentence."""


def number(amount: float, thing: str) -> str:
    """An amount of things: "1 stone", "2 stones", "2 liberties"."""
    if amount == 1:
        return f"{amount} {thing}"
    return f"{amount} {thing[:-1]}ies" if thing[-1] == "y" else f"{amount} {thing}s"


def listed(vertices: "list[str]", between: str) -> str:
    """Vertices to be heard; of a long list the number and the ends."""
    if len(vertices) > 12:
        return f"{len(vertices)} points, {vertices[0]} to {vertices[-1]}"
    return between.join(vertices)
