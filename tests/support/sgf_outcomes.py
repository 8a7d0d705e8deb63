"""What game records come to, as plain values: on CPython (micropython.py), and on MicroPython, which runs this too."""

import json

from ttgo import sgf
from ttgo.record import saved
from ttgo.sgf import codec as sgf_codec


def run(rows, lent=None):
    """JSON text of the outcomes of files, given as JSON text: a character a byte each."""
    if lent is not None:
        sgf_codec.lent = lent
    return json.dumps([outcome(bytes([ord(byte) for byte in chars])) for chars in json.loads(rows)])


def outcome(data):
    """What is read and written again, or the sentence that refuses it."""
    try:
        record = sgf.read(data, "game.gib")
    except ValueError as error:
        return {"error": str(error)}
    again = sgf.read(sgf.write(record))
    return {
        "remarks": record.remarks,
        "saved": json.loads(saved.write(record)),
        "written": plain(sgf.write(record)),
        "again": plain(sgf.write(again)),
    }


def plain(data):
    """A character a byte."""
    return "".join([chr(byte) for byte in data])
