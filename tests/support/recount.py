"""The table of a match again, from nothing but its SGF files: `python3 -m tests.support.recount FOLDER`.

It shares no code with ttgo: the records are read with a few regular expressions, replayed on the literal model, every turn is tried, and
where a game ended by two passes its score is counted again.
"""

import re
import sys
from collections import Counter
from pathlib import Path

from tests.support import literal

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def recount(folder):
    """Wins by (black, white, winner), and the sentences about records that are not right."""
    found: Counter[tuple[str, str, str]] = Counter()
    wrong = []
    for path in sorted(Path(folder).glob("*.sgf")):
        text = re.sub(r"\b(C|AP|RU)\[(\\.|[^\]\\])*\]", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        text = re.sub(r"\s+", "", text) if "PB[" in text else text
        facts = {name: re.search(rf"{name}\[([^\]]*)\]", text) for name in ("PB", "PW", "RE", "SZ", "KM")}
        black, white, result, size, komi = (one[1] if one else "" for one in facts.values())
        width, height = (int(side) for side in (size.split(":") if ":" in size else (size, size)))
        game = literal.LiteralGame(width, height, float(komi or 0))
        for colour, at in re.findall(r"\b([BW])\[([a-z]{2}|)\]", text):
            assert colour == game.to_play[0].upper(), path
            vertex = literal.name((LETTERS.index(at[0]) + 1, height - LETTERS.index(at[1]))) if at else "pass"
            if game.why_not(vertex) is not None:
                wrong.append(f"{path.name}: {vertex} is {game.why_not(vertex)}")
                break
            game.play(vertex)
        if result[2:] not in ("R", "T", "F") and not (game.over and game.result() == result):
            wrong.append(f"{path.name}: {game.result()}, not {result}")
        found[black, white, {"B": black, "W": white}.get(result[:1], "")] += 1
    return found, wrong


def points(found):
    """Points and games by name."""
    table: dict[str, list[float]] = {}
    for (black, white, winner), games in found.items():
        for name in (black, white):
            row = table.setdefault(name, [0, 0])
            row[0] += games * (0.5 if not winner else winner == name)
            row[1] += games
    return table


if __name__ == "__main__":
    counted, sentences = recount(sys.argv[1])
    for name, (won, games) in sorted(points(counted).items()):
        print(f"{name}: {won:g} of {games}")
    print("\n".join(sentences) or "every record is right")
