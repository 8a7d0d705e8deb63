"""Many boards, one Python: a session for each, named by the "board" of events.

    {"board": "b1", "do": "turn", "at": "E5"}   the answer of the session of b1, which begins with its first event
    {"board": "b1", "do": "leave"}              forgets it

Any event may name the language of its answer, as HTML's lang does: {"do": "view", "lang": "de"}. The default is English.

Events without "board" go to a nameless session: that of a page with a single board.
"""

import json

from ttgo.illegal import brief
from ttgo.language import speak
from ttgo.session.asked import read_event
from ttgo.session.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.session.files import Read, Write

_MOST = 1000  # boards at once
_LONGEST = 40  # characters of a name


class Sessions:
    """The arguments are those of Session; each session gets them."""

    def __init__(self, read_file: "Read | None" = None, write_file: "Write | None" = None) -> None:
        self._files = (read_file, write_file)
        self._sessions: dict[str, Session] = {}

    def answer(self, text: str) -> str:
        """The answer to an event, both as JSON text. Never raises."""
        event = read_event(text)
        if not isinstance(event, dict):
            return self._answer({}, event)
        tag = event.get("lang")
        speak(tag if isinstance(tag, str) else "")
        try:
            return self._answer(event, event)
        finally:
            speak("")

    def _answer(self, named: "dict[str, object]", event: object) -> str:
        """Answer an event that has been parsed; `named` is the event if it is an object, and may name a board."""
        name = named.get("board", "")
        if not isinstance(name, str) or len(name) > _LONGEST:
            said = f"A board's name is text of at most {_LONGEST} characters, not {brief(name)}."
            return json.dumps(Session().refuse(said))
        if named.get("do") == "leave":
            self._sessions.pop(name, None)
            return "{}"
        if name not in self._sessions:
            if len(self._sessions) == _MOST:
                return json.dumps(
                    Session().refuse(f"There are {_MOST} boards already; leave one first.")
                )
            self._sessions[name] = Session(*self._files)
        return json.dumps(self._sessions[name].handle(event))
