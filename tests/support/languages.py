"""The languages that there are: each has its file."""

import json
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "ttgo" / "languages"
ROOMS: dict[str, dict[str, dict[str, str]]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))
}
CATALOGUES = {tag: rooms["python"] for tag, rooms in ROOMS.items()}  # what Python says
ENGLISH = CATALOGUES["en"]
OTHERS = [tag for tag in CATALOGUES if tag != "en"]
