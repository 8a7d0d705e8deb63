"""What an input comes to, as plain values: run by CPython and by MicroPython alike, so it has to be
written for both.
"""

import json

from ttgo import sgf
from ttgo.language import speak
from ttgo.session.events import read_event
from ttgo.session.session import Session


def answers(kind, given, lent=None):
    """The answers to an input of a kind, and what is lost by a reload or a file; JSON text both.
    `lent` is the browser's decoder.

    A fault that nobody caught is its name.
    """
    found: "list[object]" = []
    session = Session(lent)
    try:
        for text in texts(kind, json.loads(given)):
            event = read_event(text)
            speak(str(event.get("lang")) if isinstance(event, dict) else "")
            found.append(plain(session.answer(text)))
            if kind == "session" and lent is None:  # MicroPython takes ten times as long
                found += lost_by_a_reload(session)
        found += lost_by_a_reload(session) + lost_in_a_file(session.record)
    except Exception as fault:  # noqa: BLE001  # whatever it is, it is what is looked for
        found.append({"fault": type(fault).__name__, "said": str(fault)[:200]})
    speak("")
    return json.dumps(found)


def lost_by_a_reload(session):
    """What is saved is taken back, and is what is saved again."""
    again, text = Session(), session.save()
    view = json.loads(again.answer(json.dumps({"do": "load", "text": text})))["view"]
    same = not view["error"] and json.loads(again.save()) == json.loads(text)
    return [] if same else [{"lost": "by a reload: " + view["say"]}]


def lost_in_a_file(record):
    """A record's file is written the same again when it was read, and has the same tree."""
    file = sgf.write(record)
    again = sgf.parse(file)
    if sgf.write(again) != file:
        return [{"lost": "at the second writing"}]
    mine, theirs = tree(record), tree(again)
    if (
        again.start != record.start
        or len(mine) != len(theirs)
        or not all(map(is_same, mine, theirs))
    ):
        return [{"lost": f"in a file: {mine} is read as {theirs}"}]
    return []


def tree(record):
    """Each node's depth and word, the chosen continuations first."""
    return [(node.depth, node.word) for node in record.walk()]


def is_same(mine, theirs):
    """Whether two nodes are. Of a position that is set up without a player, a file tells by the
    next turn who is to play.
    """
    (depth, word), (other, read_word) = mine, theirs
    unsaid = word.startswith("setup=") and word.endswith("/")
    return depth == other and (word == read_word or (unsaid and read_word.startswith(word)))


def plain(answer):
    """An answer as values, in which nothing has an order that has none: MicroPython's dictionaries
    keep none.
    """
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
