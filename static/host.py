"""The Python end of each worker, which answers or thinks: JSON text in, JSON text out."""

import sys

# MicroPython would collect its garbage after every answer, which takes longer than the answer. The
# page asks for it when it has nothing else to do.
# Bytes that may gather till then, as its memory never shrinks: of answers, of which somebody who
# plays fast asks for hundreds without a pause, and of thoughts, which less makes slower
ANSWERS, THOUGHTS = 16_000_000, 64_000_000

HOLES = 250_000  # of 16 bytes, filled at a time


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

        gc.threshold(THOUGHTS if task == "think" else ANSWERS)
        if task == "think":
            return without_holes(answer)
    return answer


def without_holes(answer):
    """`answer`, before which the holes are filled that a collection of garbage has left.

    MicroPython looks for the room of each long number from the lowest hole on, past all that is in
    use, as long as there are such holes: random games on 13x13 took twice as long, on 19x19 ten
    times. It tells of no collection, but then something new lies far below what came before.
    """
    from array import array

    some = array("d", bytes(8 * 1000))  # their sum makes 2,000 floats, of 16 bytes each
    newest = 0

    def answered(text):
        nonlocal newest
        if id(float(len(text))) < newest - THOUGHTS // 16:
            for _ in range(HOLES // 2000):
                sum(some)
        found = answer(text)
        newest = id(float(len(text)))
        return found

    return answered


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
