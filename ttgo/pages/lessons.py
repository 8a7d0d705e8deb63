"""The texts of ttgo/lessons/, and the boards of Learn by their addresses.

Most boards show what the pictures of the illustrated ten rules do, others what Sensei's Library
says of these rules; dead stones are those of the wikibook on computer Go. tests/lessons/ checks
that each has the property that it should show.
"""

import functools
from pathlib import Path

from ttgo.lessons.boards import Demo, demo, rule_of
from ttgo.lessons.text import Part, parse

_FOLDER = Path(__file__).parent.parent / "lessons"
ELSEWHERE = "elsewhere"  # boards that are not on the page: others show them by their addresses
_CHAPTERS = ("capture", "live", "play", "rules", "more", "test", ELSEWHERE)


@functools.cache
def read(name: str) -> list[Part]:
    """The chapters of a text of this folder, such as "learn/capture"."""
    return parse((_FOLDER / f"{name}.md").read_text(encoding="utf-8"))


CHAPTERS = [chapter for name in _CHAPTERS for chapter in read(f"learn/{name}")]
# All boards by their addresses
BOARDS: dict[str, Demo] = {
    station.address: demo(station, rule_of(chapter))
    for chapter in CHAPTERS
    for station in chapter.stations
}
