"""What an input comes to, as plain values: run by CPython and by MicroPython alike, so it has to be written for both."""

import json

from ttgo import sgf
from ttgo.session.session import Session
from ttgo.sgf import codec


def read(data, name, number):
    """A record of a file, as host.py reads one."""
    return sgf.read(data, name, number)


def answers(kind, given, lent=None):
    """The answers to an input of a kind, JSON text both; `lent` is the browser's decoder. A fault that nobody caught is its name."""
    if lent is not None:
        codec.lent = lent
    found: "list[object]" = []
    try:
        for text in texts(kind, json.loads(given)):
            if not found or kind != "session":
                session = Session(read, sgf.write)
            found.append(plain(session.answer(text)))
        if kind != "session":
            again = Session(read, sgf.write)
            found.append(plain(again.answer(json.dumps({"do": "load", "text": session.save()}))))
            found.append(json.loads(session.save()) == json.loads(again.save()))
    except Exception as fault:  # noqa: BLE001  # whatever it is, it is what is looked for
        found.append({"fault": type(fault).__name__, "said": str(fault)[:200]})
    return json.dumps(found)


def plain(answer):
    """An answer as values, in which nothing has an order that has none: MicroPython's dictionaries keep none."""
    values = json.loads(answer)
    if "save" in values:
        values["save"] = json.loads(values["save"])
    return values


def texts(kind, given):
    """The events, as JSON texts, that an input is."""
    if kind == "session":
        return given
    if kind == "link":
        return [json.dumps({"do": "follow", "link": given})]
    if kind == "saved":
        return [json.dumps({"do": "load", "text": given})]
    digits = "".join([f"{ord(byte):02x}" for byte in given])
    return [json.dumps({"do": "open", "name": "game.sgf", "hex": digits}), '{"do": "export"}']
