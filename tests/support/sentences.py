"""What is said to a person is a sentence, and the whole of it."""


def whole(said):
    """A sentence or several as they were said, on one line, up to a full stop."""
    text = str(said)
    assert text.isprintable(), text
    assert text.endswith("."), text
    assert "  " not in text, text
    return text
