"""The language that boards speak. A Python speaks one at a time: each event of a page may say which (session/sessions.py).

English is three modules, english_game.py, english_record.py and english_session.py. Another language is one, a file of ttgo/languages that
is named by its tag, with all their names and parameters: it is written, gets its tag in OTHERS and its line in static/pyscript.json, and
nothing else changes. It is imported when it is first spoken. Whoever says something asks here for the words, as in
`language.game.to_play(player, on_copy)`.
"""

import sys

from ttgo.explain import english_game, english_record, english_session

__all__ = ["LANGUAGES", "OTHERS", "game", "joined", "record", "session", "speak"]

OTHERS = ("de", "es", "fr", "ja", "ko", "zh")  # that there are, besides English
LANGUAGES = {"en": (english_game, english_record, english_session)}  # that have been spoken

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.explain import english_game as game
    from ttgo.explain import english_record as record
    from ttgo.explain import english_session as session
else:
    game, record, session = LANGUAGES["en"]


def speak(tag: str) -> None:
    """Choose the language of a tag such as "de" or "en-GB"; English if there is none for it, or if its file has not come."""
    global game, record, session
    known = tag.lower().partition("-")[0]
    if known in OTHERS and known not in LANGUAGES:
        name = "ttgo.languages." + known
        try:
            __import__(name)
            LANGUAGES[known] = (sys.modules[name],) * 3
        except ImportError:
            pass
    game, record, session = LANGUAGES.get(known, LANGUAGES["en"])


def joined(*sentences: str) -> str:
    """Sentences one after the other, without those that are empty."""
    return game.BETWEEN.join([sentence for sentence in sentences if sentence])
