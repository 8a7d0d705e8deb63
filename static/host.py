"""The Python end of each worker, which answers or thinks: JSON text in, JSON text out."""

import sys

# MicroPython would collect its garbage after every answer, which takes longer than the answer. The
# page asks for it when it has nothing else to do.
# With 8 MB, some files of a megabyte took three times as long.
GARBAGE = 64_000_000  # bytes that may gather till then

thinker = None  # the player, where one thinks


def start(browser_decode=None):
    """Read the rules. A call of its own, so that an error in them reaches the page.

    `browser_decode` is the decoder of micropython.js, for MicroPython.
    """
    global sessions
    from ttgo.session.session import Sessions

    sessions = Sessions(browser_decode)
    if sys.implementation.name == "micropython":
        import gc

        gc.threshold(GARBAGE)


def handle(text):
    return sessions.answer(text)


def think(text):
    """The player's answer, in a Python that only thinks."""
    global thinker
    if thinker is None:
        from ttgo.player.player_session import PlayerSession

        thinker = PlayerSession()
    return thinker.answer(text)


def collect_garbage():
    """The page has nothing else to do."""
    import gc

    gc.collect()


__export__ = ["start", "handle", "think"]
