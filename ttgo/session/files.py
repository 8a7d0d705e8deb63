"""Files in a session: open one, choose another of its games, save it."""

from ttgo.illegal import Wrong, brief
from ttgo.language import say
from ttgo.record.tree import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    # Of the file's bytes, its name, and the number of a game (0: the first one that can be read)
    Read = Callable[[bytes, str, int], Record]
    Write = Callable[[Record], bytes]


def opened(read: "Read | None", event: "dict[str, object]") -> Record:
    """The record in a file. Raises ValueError if there is none, or if this session has no reader of files."""
    name, data = event.get("name", ""), _bytes(event)
    if read is None:
        raise ValueError(say("no_reader"))
    if data is None or not isinstance(name, str):
        raise ValueError(
            'A file is opened by its "name" and its "text", or "hex": its bytes as hexadecimal digits.'
        )
    try:
        return read(data, name, 0)
    except Wrong:
        raise
    except ValueError as error:
        raise Wrong("wrong_record", detail=str(error), name=name) from None


def _bytes(event: "dict[str, object]") -> "bytes | None":
    """The bytes of the file in an event; None if the event holds none."""
    text, digits = event.get("text"), event.get("hex")
    try:
        if isinstance(text, str):
            return text.encode()
        return bytes.fromhex(digits) if isinstance(digits, str) else None
    except ValueError:  # half a pair, or not digits
        return None


def another(
    read: "Read | None", write: "Write | None", record: Record, event: "dict[str, object]"
) -> Record:
    """Another game of the same file; changes to the present one are kept. Raises ValueError if there is no such game."""
    number = event.get("number")
    if (
        isinstance(number, bool)
        or not isinstance(number, int)
        or not 0 < number <= len(record.others) + 1
    ):
        raise ValueError(f"There is no game {brief(number)} in this file.")
    if read is None or write is None:
        raise ValueError(say("no_reader"))
    return read(write(record), "", number)


def saved(write: "Write | None", record: Record) -> "dict[str, object]":
    """The record as a file: text if it is UTF-8, else hexadecimal digits. Raises ValueError if this session has no writer of files."""
    if write is None:
        raise ValueError(say("no_writer"))
    data = write(record)
    try:
        return {"file": {"name": "game.sgf", "text": data.decode()}}
    except UnicodeError:
        return {"file": {"name": "game.sgf", "hex": data.hex()}}
