"""The Python end of host.js, run by PyScript: JSON text in, JSON text out."""


def start():
    """Read the rules. A call of its own, so that an error in them reaches the page."""
    global session
    from ttgo.session import Session

    try:
        from ttgo import sgf
    except ImportError:  # its library was not fetched, or this Python cannot run it
        session = Session()
    else:
        session = Session(sgf.read, sgf.write)


def handle(text):
    return session.answer(text)


__export__ = ["start", "handle"]
