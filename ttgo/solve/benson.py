"""Which strings live whatever happens: Benson's algorithm."""

from ttgo.points import Grid


def unconditionally_alive(grid: Grid, own: int, other: int) -> int:
    """The stones of `own` that can never be taken, even if their player only passes, with their
    eyes of one point.

    This is D. B. Benson's algorithm, "Life in the game of Go" (1976). An area enclosed by a
    colour's strings is vital to one of them if that string is next to all its points: filling it
    would be suicide as long as the string has another such area. Strings with two are alive if the
    strings around these areas are alive themselves. Benson considered only the empty points of an
    area; but if suicide is allowed, the opponent's stones in it can become empty points, too.
    """
    areas = [(area, grid.around(area)) for area in grid.pieces(grid.points ^ own)]
    alive = grid.pieces(own)
    near = {string: grid.around(string) for string in alive}
    while True:
        stones = sum(alive)
        areas = [area for area in areas if not area[1] & own & ~stones]  # its borders all live
        still = []
        for string in alive:
            vital = [area for area in areas if area[1] & string and not area[0] & ~near[string]]
            if len(vital) > 1:
                still.append(string)
        if len(still) == len(alive):
            break
        alive = still
    if not stones:
        return 0
    return stones | sum([area for area, _ in areas if not area & (area - 1 | other)])
