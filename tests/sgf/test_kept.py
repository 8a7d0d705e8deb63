"""Nothing of a file is lost by opening and saving it: compared by sgfmill's reader, which knows neither ours nor our records."""

import random
import string

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sgfmill import sgf_grammar

from tests.support.examples import examples
from tests.support.sgf_files import OURS, PLACES, self_played, trees
from tests.support.sites import ROOT
from ttgo import sgf
from ttgo.record import Record
from ttgo.record import saved as browsers
from ttgo.sgf.text import TEXT

Plain = tuple[int, bool, dict[str, list[bytes]]]


def nodes(data: bytes) -> list[Plain]:
    """The nodes of all games in order, each with its depth, whether it is a root, and its values as they are to be compared."""
    found: list[Plain] = []
    for game in sgf_grammar.parse_sgf_collection(data):
        width = size(game.sequence[0])
        work = [(game, 0)]
        while work:
            tree, depth = work.pop()
            for node in tree.sequence:
                is_root = node is game.sequence[0]
                plain = {
                    name: [value_of(name, value, width) for value in node[name]] for name in node
                }
                for part in apart(plain, is_root):
                    found.append((depth, is_root and depth == 0, part))
                    depth += 1
            work += [(child, depth) for child in reversed(tree.children)]
    return found


def size(root: dict[str, list[bytes]]) -> int:
    """Its longer side; 0 for what is no size, as a game has that is not the one that opens."""
    text = root.get("SZ", [b"19"])[0].strip() or b"19"
    sides = text.split(b":")
    return max(int(side) for side in sides) if all(side.isdigit() for side in sides) else 0


def value_of(name: str, value: bytes, width: int) -> bytes:
    if name in TEXT:
        return sgf_grammar.text_value(value)
    if name in ("B", "W"):
        value = b"".join(value.split())
        return b"" if value == b"tt" and width <= 19 else value
    return value.strip() if name in ("SZ", "KM", "HA", "PL") else value


def apart(node: dict[str, list[bytes]], is_root: bool) -> list[dict[str, list[bytes]]]:
    """A node that both places stones and has a turn is two, as FF[4] has it."""
    turn = [name for name in ("B", "W") if name in node]
    if not turn or not (is_root or any(name in node for name in PLACES)):
        return [node]
    second = {
        name: node[name]
        for name in node
        if (name in turn if is_root else name not in (*PLACES, "PL"))
    }
    return [{name: node[name] for name in node if name not in second}, second]


def points(values: list[bytes]) -> set[bytes]:
    """The points of a list, each point of a rectangle by itself, and what is none."""
    letters = string.ascii_letters.encode()
    found = set()
    for value in values:
        corners = [b"".join(corner.split()) for corner in value.split(b":", 1)]
        if any(len(corner) != 2 or not set(corner) <= set(letters) for corner in corners):
            found.add(value)
            continue
        (x, y), (u, v) = (
            [letters.index(letter) for letter in corner] for corner in (corners[0], corners[-1])
        )
        found |= {
            bytes([letters[i], letters[j]])
            for i in range(min(x, u), max(x, u) + 1)
            for j in range(min(y, v), max(y, v) + 1)
        }
    return found


def assert_kept(before: bytes, after: bytes) -> None:
    """All that was there is there, node by node."""
    had, has = nodes(before), nodes(after)
    assert [depth for depth, *_ in has] == [depth for depth, *_ in had]
    for (_, is_root, mine), (*_, now) in zip(had, has, strict=True):
        assert mine.keys() - {"TTGO"} <= now.keys()
        for name in mine:
            if is_root and name in PLACES:
                assert points(mine[name]) <= points(now[name])
            elif is_root and name == "AP" and now[name] != mine[name]:
                assert now[name][0].startswith(b"ttgo")
                others = [
                    value for value in mine[name] if value.strip() and not value.startswith(b"ttgo")
                ]
                assert others == [] or mine[name] == now["TTGOAP"]
            elif is_root and name == "SZ":
                assert size(mine) == size(now)
            elif not (is_root and name in OURS) and name != "TTGO":
                assert [value for value in mine[name] if value not in now[name]] == []


def after_a_reload(record: Record) -> bytes:
    """The file of what a browser's storage has kept of the record."""
    kept = browsers.write(record)
    again = browsers.read(kept)
    assert browsers.write(again) == kept
    return sgf.write(again)


@given(st.lists(trees.map(lambda tree: f"({tree})"), min_size=1, max_size=3).map("".join))
@example("(;AB[aa]AE[aa]KM[6,50]HA[1]AP[x];AB[bb]B[cc]C[x];B[d\nd])")
@example("(;AP[][x])")
@example(
    "(;SZ[9]TTGO[x]PL[B];TTGO[black=A1][white=];W[aa]TTGO[black=];TTGO[hello world];B[!!];B[aa][bb])"
)
@example("(;C[\\\\\\\\\\]\\\\];LB[aa:\\\\\\]\\:];N[\\\\])")
@example("(;GM[1]FF[4]SZ[9]PB[Ann]PW[Ben];B[ee];B[cc];W[gg];W[cg];B[gc];W[ef];W[fe])")
@example("(;SZ[9];B[ee];AW[cc]AE[ee]PL[B];W[];W[];B[aa];B[aa];W[zz](;B[bb])(;B[bb]))")
@example("(;)(;FF[]SZ[aa])")
@example("(;B[aa]W[bb]AB[cc])(;GM[2]SZ[99];X[y])")
def test_any_file_keeps_all_that_it_has(text: str) -> None:
    """Whatever the properties say, if the file opens."""
    try:
        record = sgf.read(text.encode())
    except ValueError:
        return
    saved = sgf.write(record)
    assert_kept(text.encode(), saved)
    assert sgf.write(sgf.read(saved)) == saved
    assert after_a_reload(record) == saved


CODECS = {
    "GB18030": "黑白棋",
    "Big5": "黑白棋",
    "Shift_JIS": "黒白碁",
    "EUC-KR": "바둑돌",
    "ISO-8859-1": "éüß",
}
IN_OTHERS = "黑白棋"  # the letters of `named_`, in whose place those of an encoding stand
named_ = st.dictionaries(
    st.sampled_from(["C", "N", "PB", "LB", "XX", "AB", "PL"]),
    st.text(st.sampled_from(f"ab:\n{IN_OTHERS}"), min_size=1, max_size=8),
    max_size=4,
).map(lambda node: ";" + "".join(f"{name}[{node[name]}]" for name in node))


@given(
    st.sampled_from(sorted(CODECS)),
    st.booleans(),
    st.lists(st.lists(named_, min_size=1, max_size=4), min_size=1, max_size=2),
)
def test_any_encoding_keeps_all_that_it_has(
    codec: str, is_named: bool, games: list[list[str]]
) -> None:
    """Named by CA a file becomes UTF-8. Of another the bytes stay, whatever they were taken for: a guess or UTF-8."""
    text = "".join(
        "(" + "".join(nodes).replace(";", f";CA[{codec}]" * is_named or ";", 1) + ")"
        for nodes in games
    )
    text = text.translate(str.maketrans(IN_OTHERS, CODECS[codec]))
    data = text.encode(codec)
    saved = sgf.write(sgf.read(data))
    assert_kept(text.encode() if is_named else data, saved)


FILES = dict(list(self_played().items())[::12]) | {
    path.name: path.read_bytes()
    for folder in ("e2e/data", "static/examples")
    for path in sorted((ROOT / folder).glob("*.sgf"))
}


@pytest.mark.parametrize("data", FILES.values(), ids=FILES)
def test_the_repositorys_files_keep_all_that_they_have(data: bytes) -> None:
    """Shift_JIS is compared as what it says, in UTF-8."""
    as_utf8 = data.decode("shift_jis").encode() if b"Shift_JIS" in data else data
    record = sgf.read(data)
    saved = sgf.write(record)
    assert_kept(as_utf8, saved)
    assert after_a_reload(record) == saved


def mutated(data: bytes, chance: random.Random) -> bytes:
    """A file with a few bytes gone, doubled, or changed for others that mean something in such files."""
    found = bytearray(data)
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(found))
        found[at : at + chance.randrange(3)] = chance.choice(
            [
                b"",
                b";",
                b"(",
                b")",
                b"]",
                b"[",
                b"B[]",
                b"W[aa]",
                b"\\",
                b"\xff",
                found[at : at + 9],
            ]
        )
    return bytes(found)


GUESSED = [
    f"(;GM[1]{ca}PB[{letters}]PW[{letters}x];B[dd]C[{letters * 3}];W[pp](;B[qq])(;B[ee]C[{letters}]))".encode(
        codec
    )
    for codec, letters in CODECS.items()
    for ca in ("", "CA[UTF-8]", "CA[Big5]")
]


@examples(200)
@given(st.randoms(use_true_random=False))
def test_a_mutated_file_is_saved_once_and_for_all(chance: random.Random) -> None:
    """A file that was damaged: after a reload, and after it was opened again, it is saved byte for byte as before."""
    data = mutated(chance.choice(chance.choice([list(FILES.values()), GUESSED])), chance)
    try:
        record = sgf.read(data)
    except ValueError:
        return
    saved = sgf.write(record)
    assert after_a_reload(record) == saved
    assert sgf.write(sgf.read(saved)) == saved
