"""Random games of an independent program, full of captures, suicides and repetition, with what it
says of each turn.
"""

import gzip
import json

from tests.support.sites import DATA

FILES = {
    "positional": "games-psk",
    "situational": "games-ssk-literal",
    "taylor 1995": "games-w1995",
}


def games():
    """The games by their ids, with the name of their superko rule."""
    found = {}
    for superko, file in FILES.items():
        with gzip.open(DATA / f"{file}.jsonl.gz", "rt", encoding="utf-8") as lines:
            for known in map(json.loads, lines):
                found[f"{superko} {known['id']}"] = (superko, known)
    return found


GAMES = games()
