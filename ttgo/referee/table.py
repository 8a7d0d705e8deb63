"""The tables of a match: the line after each game, and the cross table at its end."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ttgo.referee.odds import Sprt, Tally, elo, interval, ratings, superiority

Line = dict[str, object]

_ENDS = {
    "resign": "resigned",
    "time": "out of time",
    "silence": "did not answer",
    "crash": "ended",
    "illegal": "played what is illegal",
    "refuses": "refused what is legal",
    "junk": "wrote no GTP",
    "flood": "flooded",
    "refusal": "could not",
    "start": "did not start",
}
FEWEST = 20  # decided games, for a rating
BY_THE_RULES = ("score", "limit", "resign", "time")  # ends of games that no engine breaks off


def points(line: Line, name: str) -> float:
    """The points that a player got from a game."""
    winner = str(line["winner"])
    return 0.5 if not winner else float(line[winner] == name)


def tallies(lines: Iterable[Line]) -> dict[str, dict[str, Tally]]:
    """The games of each player with each opponent, as the player sees them."""
    found: dict[str, dict[str, Tally]] = {}
    for line in lines:
        for one, other in (("black", "white"), ("white", "black")):
            name, rival = str(line[one]), str(line[other])
            row = found.setdefault(name, {})
            row[rival] = row.get(rival, Tally()).plus(points(line, name))
    return found


def total(row: dict[str, Tally]) -> Tally:
    """All games of a player."""
    return Tally(*(sum(tally[k] for tally in row.values()) for k in range(3)))


def progress(
    done: int,
    games: int,
    line: Line,
    lines: Iterable[Line],
    names: Sequence[str],
    sprt: Sprt | None,
) -> str:
    """The outcome of a game, and with two players the score so far."""
    said = (
        f"{done}/{games}  game {line['game']}: {line['black']} - {line['white']} {line['result']}"
    )
    if line["why"]:
        said += f"  {line['why']}"
    if len(names) == 2:
        said += f"\n  {standing(lines, names)}"
        if sprt:
            low, high = sprt.bounds()
            said += f", LLR {sprt.ratio(_first(lines, names)):.2f} ({low:.2f} to {high:.2f})"
    return said


def standing(lines: Iterable[Line], names: Sequence[str]) -> str:
    """What the games of two players say so far; "" for more players."""
    tally = _first(lines, names) if len(names) == 2 else Tally()
    return f"{names[0]}: {against(tally)}" if tally.games else ""


def _first(lines: Iterable[Line], names: Sequence[str]) -> Tally:
    """The games of two players, as the first sees them."""
    return tallies(lines).get(names[0], {}).get(names[1], Tally())


def against(tally: Tally) -> str:
    """Points, Elo with its interval, and LOS; no Elo for few games.

    >>> against(Tally(3, 0, 1))
    '3 of 4, 75.0 %, too few games for Elo'
    >>> against(Tally(34, 0, 66))
    '34 of 100, 34.0 %, Elo -115 (-187 to -44), LOS 0.1 %'
    """
    low, high = interval(tally)
    share = tally.points / tally.games if tally.games else 0.5
    said = f"{tally.points:g} of {tally.games}, {share:.1%}, "
    if tally.won + tally.lost < FEWEST:
        said += "too few games for Elo"
    else:
        said += f"Elo {_signed(elo(share))} ({_signed(elo(low))} to {_signed(elo(high))}), "
        said += f"LOS {superiority(tally):.1%}"
    return said.replace("%", " %")


def _signed(number: float) -> str:
    return f"{number:+.0f}"


def table(lines: Sequence[Line], names: Sequence[str]) -> str:
    """The cross table, the best player first; then how games were lost other than on the board, and
    how many games are repeats of others.
    """
    found = {**{name: {} for name in names}, **tallies(lines)}
    order = sorted(names, key=lambda name: -total(found[name]).points)
    elos = ratings(found) if len(names) > 2 else {}
    wide = max(len(name) for name in names)
    columns = [f"{number}." for number in range(1, len(order) + 1)]
    rows = [["", "points", "games", *(["Elo"] if elos else []), *columns]]
    for number, name in enumerate(order):
        row = found[name]
        cells = ["-" if other == name else _cell(row.get(other)) for other in order]
        if elos:
            rating, spread = elos[name]
            few = sum(total(row)[::2]) < FEWEST
            cells.insert(0, "too few" if few else f"{_signed(rating)} \u00b1 {spread:.0f}")
        rows.append(
            [f"{number + 1}. {name}", f"{total(row).points:g}", str(total(row).games), *cells]
        )
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    widths[0] = max(widths[0], wide)
    text = [
        "  ".join(
            [
                row[0].ljust(widths[0]),
                *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)),
            ]
        )
        for row in rows
    ]
    if len(names) == 2:
        text.append(standing(lines, names))
    return "\n".join([*text, *_losses(lines), *_doubles(lines)])


def _cell(tally: Tally | None) -> str:
    return f"{tally.won}-{tally.lost}" + (f"={tally.drawn}" if tally.drawn else "") if tally else ""


def _losses(lines: Iterable[Line]) -> list[str]:
    """Lines on how games were lost otherwise than by the score."""
    losers: Counter[tuple[str, str]] = Counter()
    limits = 0
    for line in lines:
        end = str(line["end"])
        limits += end == "limit"
        if end in _ENDS:
            losers[str(line["white" if line["winner"] == "black" else "black"]), end] += 1
    said = [f"{name} {_ENDS[end]}: {count}" for (name, end), count in sorted(losers.items())]
    return [*said, *([f"stopped at the limit of turns: {limits}"] if limits else [])]


def _doubles(lines: Iterable[Line]) -> list[str]:
    """A line on games that repeat others turn by turn, as engines without chance play them: such
    games tell nothing new.
    """
    games = Counter((line["black"], line["white"], line["turns"]) for line in lines)
    doubles = sum(games.values()) - len(games)
    advice = "give seeds, such as --seed {game}, or openings"
    said = f"games that are another one again, turn by turn: {doubles} ({advice})"
    return [said] if doubles else []


def broken(lines: Iterable[Line]) -> bool:
    """True if a game ended otherwise than by the rules, a resignation or the clock."""
    return any(line["end"] not in BY_THE_RULES for line in lines)
