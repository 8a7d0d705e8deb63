"""The language that boards speak. A Python speaks one at a time: each event of a page may say which (session/sessions.py).

English is a few modules, english_game.py and those beside it. Another language is one, a file of ttgo/languages that is named by its tag,
with all their names and parameters, and with a function for each mistake that is raised as illegal.Wrong, whose English stands there: it
is written, gets its tag in OTHERS and its line in static/pyscript.json, and nothing else changes. It is imported when it is first spoken,
and of English what only lessons and pictures say when it is first said. Whoever says something asks here for the words, as in
`language.game.to_play(player, on_copy)`.
"""

import sys

from ttgo.explain import english_game, english_record, english_session


class _Later:
    """A module that is imported when it is first asked for a name; a page has its file by then."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> object:
        __import__(self._name)
        return getattr(sys.modules[self._name], name)


__all__ = [
    "LANGUAGES",
    "OTHERS",
    "game",
    "joined",
    "picture",
    "questions",
    "record",
    "session",
    "speak",
    "steps",
]

OTHERS = ("de", "es", "fr", "ja", "ko", "zh")  # that there are, besides English
LANGUAGES = {  # that have been spoken
    "en": (
        english_game,
        english_record,
        english_session,
        _Later("ttgo.explain.english_questions"),
        _Later("ttgo.explain.english_steps"),
        _Later("ttgo.explain.english_picture"),
    )
}

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.explain import english_game as game
    from ttgo.explain import english_picture as picture
    from ttgo.explain import english_questions as questions
    from ttgo.explain import english_record as record
    from ttgo.explain import english_session as session
    from ttgo.explain import english_steps as steps
else:
    game, record, session, questions, steps, picture = LANGUAGES["en"]


def speak(tag: str) -> None:
    """Choose the language of a tag such as "de" or "en-GB"; English if there is none for it, or if its file has not come."""
    global game, record, session, questions, steps, picture
    known = tag.lower().partition("-")[0]
    if known in OTHERS and known not in LANGUAGES:
        name = "ttgo.languages." + known
        try:
            __import__(name)
            LANGUAGES[known] = (sys.modules[name],) * 6  # type: ignore[assignment]  # which is all of them
        except ImportError:
            pass
    game, record, session, questions, steps, picture = LANGUAGES.get(known, LANGUAGES["en"])  # type: ignore[assignment]  # as are all of its own kind


def joined(*sentences: str) -> str:
    """Sentences one after the other, without those that are empty."""
    return game.BETWEEN.join([sentence for sentence in sentences if sentence])
