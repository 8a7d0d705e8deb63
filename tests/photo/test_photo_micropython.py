"""Pictures are read on MicroPython, the Python of the page, as they are here, and a phone has the
memory for it.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.support.pictures import THEMES, board, photographed, position, rows_of
from ttgo.session.session import Session

SCRIPT = Path(__file__).parent / "micropython.mjs"
MOST = 320_000_000  # bytes: it collects no garbage before it has answered


def test_pictures_are_read_on_micropython():
    """Many stones seen from one side, light lines, and no board."""
    wood = board(position(9, 1, 0.92), THEMES["wood"], 64)
    images = [
        photographed(wood, 3),
        board(position(9, 1, 0.2), THEMES["dark"], 30, marks="numbers"),
        wood.crop((100, 100, 200, 200)),
    ]
    events = [
        {"do": "photo", "pixels": rows_of(image), "width": image.width, "height": image.height}
        for image in images
    ]
    done = subprocess.run(
        ["node", str(SCRIPT)],
        input="\n".join(map(json.dumps, events)),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    here: list[Any] = [Session().handle(event) for event in events]
    assert [said for said, _ in answers] == [
        answer.get("photo") or answer["view"]["say"] for answer in here
    ], done.stderr
    assert [memory for _, memory in answers if memory > MOST] == []
