"""The Python end of rules-client.js, run by PyScript or by MicroPython: JSON text in, JSON text out."""

import sys

# MicroPython would collect its garbage after every answer, which takes longer than the answer: 40 ms after 10,000 turns. The page asks
# for it when it has nothing else to do.
GARBAGE = 64_000_000  # bytes that may gather till then; with 8 MB, some files of a megabyte took three times as long

# Then it looks for room from the beginning of its memory on, past all that is in use, again for each thing of more than 16 bytes, until
# things of 16 have filled the holes: after 10,000 turns a turn took 100 ms instead of 4. So holes are filled at once, where it is far.
SOME, MOST = 30_000, 120_000  # at a time, and at most
FAR = 4_000_000  # bytes

served = None  # the opponent, in a worker
newest = highest = 0  # where it has found room last, and at most


def start(lent=None):
    """Read the rules. A call of its own, so that an error in them reaches the page. `lent` is decode.js's function, for MicroPython."""
    global sessions, decoders
    from ttgo.session.sessions import Sessions

    decoders = lent
    sessions = Sessions(read, write)
    if sys.implementation.name == "micropython":
        import gc

        gc.threshold(GARBAGE)


def handle(text):
    return settled(lambda: sessions.answer(text))


def think(text):
    """The opponent's answer, in a worker that only thinks."""
    global served
    if served is None:
        from ttgo.player.served import Served

        served = Served()
    return settled(lambda: served.answer(text))


def rest():
    """There is time to collect garbage. MicroPython does so when this has returned; then it is to settle."""
    import gc

    gc.collect()


def settled(answer):
    """The answer of a function, with MicroPython's memory made ready for it."""
    global newest, highest
    settle()
    answered = answer()
    newest = fill(1)
    highest = max(highest, newest)
    return answered


def settle():
    """Fill the holes in MicroPython's memory if garbage has been collected since the last answer; how many were filled at most."""
    global newest
    filled = 0
    if sys.implementation.name == "micropython":
        last = fill(1)
        holes = last < newest and highest - last > FAR
        while holes and filled < MOST:
            first, last = last, fill(SOME)
            filled += SOME
            holes = last - first != 16 * SOME
        newest = last
    return filled


def fill(number):
    """Make so many floats, of 16 bytes each, one in the place of the other; where the last one is."""
    made = 0.5
    for _ in range(number):
        made += 1.0
    return id(made)


def read(data, name, number):
    """A record of a file: of its first game, or of the one with this number."""
    return _sgf().read(data, name, number)


def write(record):
    return _sgf().write(record)


def _sgf():
    """The reader and writer, imported when they are first needed: most pages never need them."""
    try:
        from ttgo import sgf
        from ttgo.sgf import codec as sgf_codec
    except ImportError:
        raise ValueError("What reads and writes game records could not be fetched; try again.") from None
    if decoders:
        sgf_codec.lent = decoders
    return sgf


__export__ = ["start", "handle"]
