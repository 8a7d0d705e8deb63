"""Text from files and pages, read alike by every Python: only ASCII's blanks and digits count.

CPython's str methods accept those of all scripts; MicroPython's do not, and it has no unicodedata.
"""

from ttgo.vertex import BLANKS

_SPACES = (
    "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
)


def plain(text: str) -> str:
    """A value without blanks around it; spaces and full-width letters become ASCII's, as by NFKC.

    >>> plain("\u3000\uff16.\uff15\u00a0")
    '6.5'
    """
    if any(letter > "\x7f" for letter in text):
        text = "".join([_ascii(letter) for letter in text])
    return text.strip(BLANKS)


def _ascii(letter: str) -> str:
    if "\uff01" <= letter <= "\uff5e":
        return chr(ord(letter) - 0xFEE0)
    return " " if letter in _SPACES else letter


def whole(text: str, longest: int = 6) -> int:
    """The whole number that a text of digits is, -1 for any other text and for one of more digits.

    >>> whole("19"), whole("-1"), whole("")
    (19, -1, -1)
    """
    return int(text) if 0 < len(text) <= longest and not text.strip("0123456789") else -1


def parts(text: str) -> "list[str]":
    r"""The words between ASCII's blanks.

    >>> parts(" E5\n pass")
    ['E5', 'pass']
    """
    for blank in BLANKS[1:]:
        text = text.replace(blank, " ")
    return [part for part in text.split(" ") if part]
