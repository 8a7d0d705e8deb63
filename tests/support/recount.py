"""The table of a match again, from nothing but its SGF files."""

from pathlib import Path

from ttgo import score, sgf


def recount(folder):
    """Points and games by name; each record is of a legal game, whose grid has the score that is
    stated.
    """
    table: dict[str, list[float]] = {}
    for line in score.scored(folder):
        assert line["verdict"] in (score.AGREES, score.SILENT), line
        notes, stated = sgf.read(Path(str(line["file"])).read_bytes()).notes, str(line["stated"])
        for colour in "BW":
            row = table.setdefault(notes[f"P{colour}"][0], [0, 0])
            row[0] += 0.5 if stated == "0" else stated[0] == colour
            row[1] += 1
    return table
