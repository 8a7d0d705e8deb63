"""The texts of ttgo/lessons/, and the boards of Learn by their addresses.

Most boards show what the pictures of the illustrated ten rules do, others what Sensei's Library
says of these rules; dead stones are those of the wikibook on computer Go. tests/lessons/ checks
that each has the property that it should show.
"""

import functools

from ttgo.lessons.boards import Demo, demo, rule_of
from ttgo.lessons.text import Part, parse
from ttgo.pages import translated

ELSEWHERE = "elsewhere"  # boards that are not on the page: others show them by their addresses
_CHAPTERS = ("capture", "live", "play", "rules", "more", "club", "test", ELSEWHERE)


@functools.cache
def read(name: str, tag: str) -> "list[Part]":
    """The chapters of a text of this folder, such as "learn/capture", in a language."""
    return parse(translated.read(name, tag))


def chapters(tag: str) -> "list[Part]":
    """All of Learn."""
    return [chapter for name in _CHAPTERS for chapter in read(f"learn/{name}", tag)]


@functools.cache
def boards(tag: str) -> "dict[str, Demo]":
    """All boards by their addresses."""
    return {
        station.address: demo(station, rule_of(chapter))
        for chapter in chapters(tag)
        for station in chapter.stations
    }


CHAPTERS, BOARDS = chapters(translated.ENGLISH), boards(translated.ENGLISH)
