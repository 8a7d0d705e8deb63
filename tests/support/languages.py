"""The languages that there are: each has its file."""

import json
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "ttgo" / "languages"
ROOMS = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(FOLDER.glob("*.json"))
}
CATALOGUES = {tag: rooms["python"] for tag, rooms in ROOMS.items()}  # what Python says
ENGLISH = CATALOGUES["en"]
OTHERS = [tag for tag in CATALOGUES if tag != "en"]


def names(parts):
    """The facts that a parsed message is made of, each with its kinds: "", "plural" or "select"."""
    found: set[tuple[str, str]] = set()
    for part in parts:
        if not isinstance(part, str):
            found.add(part[:2])
            for text in part[2].values():
                found |= names(text)
    return found
