"""The Python end of host.js, run by PyScript: JSON text in, JSON text out."""


def start():
    """Read the rules. A call of its own, so that an error in them reaches the page."""
    global sessions
    from ttgo.sessions import Sessions

    try:
        from ttgo import sgf
    except ImportError:  # its library was not fetched, or this Python cannot run it
        sessions = Sessions()
    else:
        sessions = Sessions(sgf.read, sgf.write)


def handle(text):
    return sessions.answer(text)


__export__ = ["start", "handle"]
