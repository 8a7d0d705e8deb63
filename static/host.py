"""The Python end of host.js, run by PyScript: JSON text in, JSON text out."""


def start():
    """Read the rules. A call of its own, so that an error in them reaches the page."""
    global session
    from ttgo.session import Session

    session = Session()


def handle(text):
    return session.answer(text)


__export__ = ["start", "handle"]
