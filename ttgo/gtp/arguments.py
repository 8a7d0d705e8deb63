"""The types of arguments of GTP commands: one function each, which parses the text or raises Refused."""

import re

from ttgo import vertex
from ttgo.gtp.referee import Referee, Refused
from ttgo.illegal import NotAPoint
from ttgo.rules import BLACK, WHITE

LARGEST_INT = 2**31 - 1  # GTP's integers have 31 bits and are not negative


def whole(_: Referee, text: str) -> int:
    """An integer as GTP has it. Raises Refused for any other text."""
    if re.fullmatch("[0-9]{1,10}", text) and int(text) <= LARGEST_INT:
        return int(text)
    raise Refused("syntax error")


def number(_: Referee, text: str) -> float:
    """A number in decimals. Raises Refused."""
    if re.fullmatch(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)", text):
        return float(text)
    raise Refused("syntax error")


def colour(_: Referee, text: str) -> str:
    """A player. Raises Refused."""
    meant = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}.get(text.lower())
    if meant is None:
        raise Refused("syntax error")
    return meant


def turn(_: Referee, text: str) -> str:
    """A pass, or text that looks like a vertex; rule 1 refuses it later if the grid has no such point. Raises Refused."""
    if re.fullmatch("[A-Za-z]+[0-9]+|[Pp][Aa][Ss][Ss]", text):
        return text
    raise Refused("syntax error")


def point(referee: Referee, text: str) -> int:
    """A point of the grid. Raises Refused for any other vertex."""
    try:
        meant = vertex.read(referee.game.grid, text)
    except NotAPoint:
        meant = None
    if meant is None:
        raise Refused("syntax error")
    return meant


def status(_: Referee, text: str) -> str:
    """What final_status_list lists. Raises Refused."""
    if text not in ("alive", "dead", "seki"):
        raise Refused("syntax error")
    return text


def word(_: Referee, text: str) -> str:
    """Any text."""
    return text
