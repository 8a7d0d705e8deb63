"""The Python end of each worker, which answers or thinks: JSON text in, JSON text out."""

import sys

# MicroPython would collect its garbage after every answer, which takes longer than the answer. The
# page asks for it when it has nothing else to do.
# With 8 MB, some files of a megabyte took three times as long.
GARBAGE = 64_000_000  # bytes that may gather till then


def start(task, browser_decode=None):
    """What answers ("handle"), thinks ("think"), or plays by changed rules ("change"): the text of
    an answer to the text of an event.

    `browser_decode` is the decoder of micropython.js, for MicroPython.
    """
    if task == "think":
        from ttgo.player.player_session import PlayerSession

        answer = PlayerSession().answer
    elif task == "change":
        from ttgo.lab.bench import Bench

        answer = Bench().answer
    else:
        from ttgo.session.session import Sessions

        answer = Sessions(browser_decode).answer
    if sys.implementation.name == "micropython":
        import gc

        gc.threshold(GARBAGE)
    return answer


def begin(task):
    """For PyScript: `answer` of its worker is what answers from now on. An error in the rules reaches
    the page.
    """
    from pyscript import sync

    sync.answer = start(task)


def collect_garbage():
    """The page has nothing else to do."""
    import gc

    gc.collect()


__export__ = ["begin"]
