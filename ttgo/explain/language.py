"""The language that boards speak. A Python speaks one at a time, as a page does.

A language is three modules with the functions of english_game.py, english_record.py and english_session.py: a new one is written, gets
its line in LANGUAGES, and nothing else changes. Whoever says something asks here for the words: `language.game.to_play(player, on_copy)`.
"""

from ttgo.explain import english_game, english_record, english_session

__all__ = ["LANGUAGES", "game", "record", "session", "speak"]

LANGUAGES = {"en": (english_game, english_record, english_session)}

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.explain import english_game as game
    from ttgo.explain import english_record as record
    from ttgo.explain import english_session as session
else:
    game, record, session = LANGUAGES["en"]


def speak(tag: str) -> None:
    """Choose the language of a tag such as "en" or "en-GB"; English if there is none for it."""
    global game, record, session
    game, record, session = LANGUAGES.get(tag.lower().partition("-")[0], LANGUAGES["en"])
