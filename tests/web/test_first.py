"""What the page shows before Python has answered is what Python will answer."""

from ttgo.web.first import MODULE, module


def test_the_first_view_is_the_engines() -> None:
    """`python3 -m ttgo.web.first` changes nothing."""
    assert MODULE.read_text(encoding="utf-8") == module()
