"""A text in an encoding, taken apart into its letters, and how likely it is that they are meant."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from ttgo.sgf import letters
from ttgo.sgf.letters import Letters, encoded, family, likelihood


def apart(data: bytes, codec: str) -> Letters:
    return Letters(data, family(codec), [lambda part, once=False: part.decode(codec)])


# the bytes, their encoding, the parts, how many bytes are no letters

PARTS: dict[str, tuple[bytes, str, list[bytes], int]] = {
    "two bytes": (b"x\xb0\xa1y", "gb18030", [b"x", b"\xb0\xa1", b"y"], 0),
    "four bytes": (
        b"x\x810\x846\x819\xee9y",
        "gb18030",
        [b"x", b"\x810\x846", b"\x819\xee9", b"y"],
        0,
    ),
    "two bytes that are none": (
        b"x\x80\x80y\xff",
        "gb18030",
        [b"x", b"\x80", b"\x80", b"y", b"\xff"],
        3,
    ),
    "one that is none, twice": (b"\xffy\xff", "gb18030", [b"\xff", b"y", b"\xff"], 2),
    "three bytes": (b"x\x8f\xb0\xa1y", "euc_jp", [b"x", b"\x8f\xb0\xa1", b"y"], 0),
    "UTF-8 of any length": (
        "x\x80\u0800\U00010000\u07ff\uffff\U0010ffff".encode(),
        "utf-8",
        [b"x"] + [letter.encode() for letter in "\x80\u0800\U00010000\u07ff\uffff\U0010ffff"],
        0,
    ),
    "UTF-8 of private use": ("\ue000".encode(), "utf-8", ["\ue000".encode()], 0),
}


@pytest.mark.parametrize(("data", "codec", "parts", "bad"), PARTS.values(), ids=PARTS)
def test_parts(data: bytes, codec: str, parts: list[bytes], bad: int) -> None:
    found = apart(data, codec)
    assert (found.parts, found.bad) == (parts, bad)


TEXTS = "柯洁对党毅飞 黑白圍棋 囲碁です 바둑 Jürgen\n;B[aa]C[] x\\]"


@examples(300)
@given(
    st.data(), st.sampled_from(["gb18030", "big5", "cp932", "cp949", "euc_jp", "latin-1", "utf-8"])
)
def test_a_whole_is_as_its_letters(draw: st.DataObject, codec: str) -> None:
    """Stretch by stretch or letter by letter, whatever was known before: the same text, the same damage."""
    pieces = st.one_of(
        st.text(st.sampled_from(TEXTS), max_size=300).map(
            lambda text: text.encode(codec, "ignore")
        ),
        st.binary(max_size=9),
    )
    data = b"".join(draw.draw(st.lists(pieces, max_size=12))) * draw.draw(st.integers(1, 3))
    sample = apart(data[: draw.draw(st.integers(0, len(data)))], codec)
    right = apart(data, codec)
    assert (sample.whole(data), sample.bad) == (right.text(), right.bad)
    assert sample.written().items() >= right.written().items()


def test_a_whole_asks_for_stretches() -> None:
    """Where all of its letters are known: a few times, not for each of them."""
    asked: list[tuple[int, bool]] = []
    data = "黑白".encode("gb18030")

    def text_of(part: bytes, once: bool = False) -> str:
        asked.append((len(part), once))
        return part.decode("gb18030")

    found = Letters(data, "gb", [text_of])
    assert found.whole(b"x" + data * 1000) == b"x" + "黑白".encode() * 1000
    assert [size for size, once in asked if once] == [2048, 2047, 1954], (
        "at first half a letter too many"
    )
    assert len(asked) == 7, "each letter, and two stretches for their texts"


def test_what_stands_for_a_byte_is_no_letter_that_is_known() -> None:
    found = apart(b"", "utf-8")
    data = b"\x80" + b"x" * 3000 + "\uef80".encode()
    assert found.whole(data).decode() == "\uef80" + "x" * 3000 + "\uefee\uefbe\uef80"
    assert found.bad == 4


# a text, its encoding, how likely it is

LIKELY: dict[str, tuple[bytes, str, float]] = {
    "ASCII": (b"x", "gb18030", 0),
    "a frequent letter and a rare one": (b"\xb0\xa1x\xd8\xa1", "gb18030", 0.75),
    "a byte that is none": (b"\x80", "gb18030", -0.5),
    "four Korean syllables": ("가나다라".encode("euc_kr"), "euc_kr", 1),
    "five Korean syllables": ("가나다라마".encode("euc_kr"), "euc_kr", 1.1),
    "five, one of them rare": ("가나다라爐".encode("euc_kr"), "euc_kr", 0.9),
    "one kana of five": ("日本本因の".encode("euc_jp"), "euc_jp", 1.1),
    "one kana of six": ("日本本因坊の".encode("euc_jp"), "euc_jp", 1),
    "an accent among letters": (b"J\xfcrgen", "latin-1", 1),
    "an accent, and another alone": (b"J\xfcrgen \xfc", "latin-1", 0.6),
}


@pytest.mark.parametrize(("data", "codec", "likely"), LIKELY.values(), ids=LIKELY)
def test_likelihood(data: bytes, codec: str, likely: float) -> None:
    assert likelihood(apart(data, codec), family(codec)) == pytest.approx(likely)


FAMILIES = "utf-8=utf-8 gb=GB18030 gb=gbk big5=cp950 jp=euc_jp kr=cp949 kr=ks_c_5601-1987 sjis=x-sjis sjis=ms_kanji"

# what is asked, of what, and its answer

ASKED: dict[str, tuple[Callable[..., object], tuple[object, ...], object]] = {
    **{pair: (family, (pair.split("=")[1],), pair.split("=")[0]) for pair in FAMILIES.split()},
    "the first that stands for a byte": (letters._frequent, (b"\x80", "gb", "\uef80"), -0.5),
    "the last that stands for a byte": (letters._frequent, (b"\xff", "gb", "\uefff"), -0.5),
    "a letter of one byte": (letters._frequent, (b"\xb1", "sjis", "é"), 0.1),
    "frequent": (letters._frequent, (b"\xb0\xa1", "gb", "啊"), 1),
    "a second byte below": (letters._frequent, (b"\xb0\xa0", "gb", "x"), 0.1),
    "a second byte below, where it does not matter": (
        letters._frequent,
        (b"\xa4\x40", "big5", "一"),
        1,
    ),
    "less frequent": (letters._frequent, (b"\xd8\xa1", "gb", "x"), 0.5),
    "three bytes": (letters._frequent, (b"\xb0\xa1\xa1", "gb", "x"), 0.1),
    "an accent alone": (letters._latin, ([b"\xe9"], 0), 0.2),
    "after a letter": (letters._latin, ([b" x", b"\xe9"], 1), 1),
    "before a letter": (letters._latin, ([b"\xe9", b"x "], 0), 1),
    "after a letter, before none": (letters._latin, ([b" x", b"\xe9", b" "], 1), 1),
    "before a letter, after none": (letters._latin, ([b" ", b"\xe9", b"x "], 1), 1),
    "between blanks": (letters._latin, ([b"x ", b"\xe9", b" x"], 1), 0.2),
    "the first of letters": (letters._latin, ([b"x", b"\xc0"], 1), 1),
    "no letter": (letters._latin, ([b"x", b"\xbf"], 1), 0.1),
    "before another": (letters._latin, ([b"x", b"\xe9", b"\x80"], 1), 0.1),
    "a letter that a file had": (encoded, ("x黑".encode(), {"黑": "\xba\xda"}), b"x\xba\xda"),
    "the last of ASCII": (encoded, (b"\x7f", {}), b"\x7f"),
    "a letter that it had not": (encoded, ("\x80".encode(), {}), None),
}


@pytest.mark.parametrize(("take", "given", "taken"), ASKED.values(), ids=ASKED)
def test_what_is_asked(
    take: Callable[..., object], given: tuple[object, ...], taken: object
) -> None:
    assert take(*given) == taken
