"""SGF files for tests: real ones, any that Hypothesis makes, and what the main line of one comes
to.
"""

import string
import tarfile
from pathlib import Path

from hypothesis import strategies as st

from ttgo.sgf.text import TEXT

TESTS = Path(__file__).parents[1]
PLACES = ("AB", "AW", "AE")
OURS = ("FF", "GM", "CA", "AP", "TTGO")  # what says who has written the file, and how

PIECES = [
    b"(",
    b";",
    b")",
    b"[",
    b"]",
    b"\\",
    b"B",
    b"aB",
    b"C",
    b" ",
    b"\n",
    b"\r",
    b"\n\r",
    b"\t",
    b"\xff",
    b"(;",
    b"B[aa]",
    b"W[]",
    b";C[",
    b"x" * 70,
    b"A" * 63,
]
JUNK = st.lists(st.sampled_from(PIECES), max_size=30).map(b"".join)

_names = st.sampled_from([*OURS, *PLACES, *"SZ KM RU HA PL B W".split(), *sorted(TEXT)]) | st.text(
    string.ascii_uppercase, min_size=1, max_size=6
)
_values = st.sampled_from(["", "1", "9", "aa", "bb:cc", "tt", "6.5", "375", "black="]) | st.text(
    st.sampled_from("ab :\\]é黑\n[\uef80"), max_size=6
).map(lambda value: value.replace("\\", "\\\\").replace("]", "\\]"))
_node = st.dictionaries(_names, st.lists(_values, min_size=1, max_size=3), max_size=4).map(
    lambda node: (
        ";" + "".join(name + "".join(f"[{value}]" for value in node[name]) for name in node)
    )
)
_line = st.lists(_node, min_size=1, max_size=3).map("".join)
trees = st.recursive(
    _line,
    lambda inner: st.tuples(_line, st.lists(inner, min_size=1, max_size=2)).map(
        lambda t: t[0] + "".join(f"({i})" for i in t[1])
    ),
)


def self_played():
    """120 whole games by programs."""
    with tarfile.open(TESTS / "data" / "sgf-selfplay.tar.gz") as archive:
        files = ((member, archive.extractfile(member)) for member in archive.getmembers())
        return {Path(member.name).stem: file.read() for member, file in files if file}


def chosen(record):
    """The nodes of the main line, those after an illegal turn included."""
    nodes, node = [], record.root.chosen
    while node is not None:
        nodes.append(node)
        node = node.chosen
    return nodes


def words(record):
    """Each word of the main line with the letter of its player."""
    return " ".join(node.player[:1] + node.word for node in chosen(record))
