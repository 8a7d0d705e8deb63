"""What each language says in some situations, reviewed by translating it back: plurals, genders,
cases, numbers, the terms of Go, and mistakes of authors; on MicroPython it says the same. Nothing
is wanted where a language lacks a message, which may come with the next release.
"""

import json
import re

import pytest

from tests.fuzz.answers import answers
from tests.record.test_tt_board import MISTAKES, REFUSED
from tests.support.asked import BOARDS, KO, PICTURES, asked
from tests.support.catalogue import CATALOGUES, OTHERS, ROOMS
from tests.support.examples import part
from tests.support.tables import each_row
from ttgo import language, rulesets
from ttgo.illegal import Wrong
from ttgo.language import formatted, parsed
from ttgo.session.session import Sessions

# Mistakes of authors, which each language complains of.

WRONG: dict[str, dict[str, object]] = {
    **{name: {"do": "set", **row[0]} for name, row in (REFUSED | MISTAKES).items()},
    "no link": {"do": "follow", "link": "v=1&s=3&t=?"},
    "no record": {"do": "open", "name": "a.sgf", "text": "(;GM[3])"},
}


BLACK_OFF, WHITE_ON = (
    {"do": "propose", "player": "black"},
    {"do": "propose", "player": "white", "play": True},
)

# What begins a game, and turns or events.
SITUATIONS = {
    "two stones are captured": ({}, ["C1", "A1", "C2", "B1", "B2", "pass", "A2"]),
    "no such point": ({}, ["Z9"]),
    "the end, by half a point": ({"komi": 8.5}, ["B2", "pass", "pass"]),
    "steps of a score": ({}, ["A1", {"do": "frames", "of": "score"}]),
    "a disagreement": (
        {"ending": "japanese"},
        [*"A1 C3 pass pass A1".split(), BLACK_OFF, WHITE_ON],
    ),
}

SAID = {
    "two stones are captured": {
        "de": "Schwarz hat A2 gespielt und 2 weiße Steine geschlagen. Weiß ist am Zug.",
        "es": "Negro jugó A2 y capturó 2 piedras blancas. Juega Blanco.",
        "fr": "Noir a joué A2 et capturé 2 pierres blanches. À Blanc de jouer.",
        "ja": "黒がA2に打ち、白石を2子取りました。白の番です。",
        "ko": "흑이 A2 자리에 두어 백돌 2점을 따냈습니다. 백의 차례입니다.",
        "zh": "黑下在A2，提2个白子。轮到白下。",
        "zh-Hant": "黑下在A2，提2個白子。輪到白下。",
    },
    "no such point": {
        "de": "'Z9' ist kein Punkt dieses Bretts. Gib einen Buchstaben von A bis C und eine Zahl "
        "von 1 bis 3 ein, etwa B2, oder „pass“.",
        "es": "'Z9' no es un punto de este tablero. Escribe una letra de la A a la C y un número "
        "del 1 al 3, como B2, o «pass».",
        "fr": "'Z9' n’est pas un point de ce goban. Tapez une lettre de A à C et un nombre de 1 "
        "à 3, comme B2, ou « pass ».",
        "ja": "'Z9'はこの盤の点ではありません。AからCまでの文字と1から3までの数字で、B2のように書くか、passと書いてください。",
        "ko": "'Z9' 자리는 이 바둑판에 없습니다. A부터 C까지의 글자, 그리고 1부터 3까지의 숫자로 B2처럼 쓰거나 ‘pass’라고 쓰십시오.",
        "zh": "'Z9'不是这个棋盘上的点。请输入字母A到C加数字1到3，例如B2，或输入pass。",
        "zh-Hant": "'Z9'不是這個棋盤上的點。請輸入字母A到C加數字1到3，例如B2，或輸入pass。",
    },
    "the end, by half a point": {
        "de": "Auch Schwarz passt. Zweimal Passen hintereinander beendet die Partie. Schwarz "
        "gewinnt mit ½ Punkt (B+0.5). | Zweimal Passen hintereinander hat die Partie "
        "beendet. Jeder Stein, der noch auf dem Brett steht, zählt. Schwarz: 1 Stein und "
        "8 leere Punkte, die nur Schwarz erreichen; zusammen 9. Weiß: 0 Steine und 0 leere "
        "Punkte, die nur Weiß erreichen; zusammen 0. Komi: 8½ kommt zu den Punkten von "
        "Weiß hinzu, das macht 8½. Schwarz gewinnt mit ½ Punkt (B+0.5).",
        "es": "Negro también pasa, y dos pases seguidos terminan la partida. Gana Negro por "
        "medio punto (B+0.5). | Dos pases seguidos terminaron la partida. Cuentan todas las "
        "piedras que siguen en el tablero. Negro: 1 piedra y 8 puntos vacíos que "
        "solo alcanzan a Negro, 9 en total. Blanco: 0 piedras y 0 puntos vacíos que solo "
        "alcanzan a Blanco, 0 en total. El komi de 8½ se suma a los puntos de Blanco, lo que da "
        "8½. Gana Negro por medio punto (B+0.5).",
        "fr": "Noir passe aussi, et deux passes de suite terminent la partie. Noir gagne "
        "d’un demi-point (B+0.5). | Deux passes de suite ont terminé la partie. Toutes les pierres "
        "encore sur le goban comptent. Noir : 1 pierre et 8 points vides qui "
        "n’atteignent que Noir, 9 en tout. Blanc : 0 pierre et 0 point vide qui n’atteint "
        "que Blanc, 0 en tout. Komi : 8½ s’ajoute aux points de Blanc, ce qui fait 8½. "
        "Noir gagne d’un demi-point (B+0.5).",
        "ja": "黒もパスしました。両者が続けてパスしたので終局です。黒の半目勝ち（B+0.5）。 | "
        "両者が続けてパスしたので終局しました。盤上に残っている石はすべて数えます。黒：石1子と、黒だけに到達する空点8か所、合わせて9。"
        "白：石0子と、白だけに到達する空点0か所、合わせて0。コミ：白に8目半を加えて8目半になります。黒の半目勝ち（B+0.5）。",
        "ko": "흑도 패스했습니다. 두 번 연속 패스하여 대국이 끝났습니다. 흑 반집 승(B+0.5). | 두 번 연속 패스하여 대국이 끝났습니다. 바둑판에 "
        "남은 돌은 모두 셉니다. 흑: 돌 1점과 흑에만 닿는 빈 자리 8개, 모두 9집. 백: 돌 0점과 백에만 닿는 빈 자리 0개, 모두 "
        "0집. 덤: 백에 8집반을 더하여 8집반이 됩니다. 흑 반집 승(B+0.5).",
        "zh": "黑也停一手，双方接连停一手，棋局结束。黑胜0.5目（B+0.5）。 | "
        "双方接连停一手，棋局结束。棋盘上的棋子全都算数。黑：棋子1个，只到达黑色的空点8个，共9。"
        "白：棋子0个，只到达白色的空点0个，共0。贴目：白加8.5，共8.5。黑胜0.5目（B+0.5）。",
        "zh-Hant": "黑也虛手，雙方連續虛手，棋局結束。黑勝0.5目（B+0.5）。 | "
        "雙方連續虛手，棋局結束。棋盤上的棋子全都算數。黑：棋子1顆，只到達黑的空點8個，共9。"
        "白：棋子0顆，只到達白的空點0個，共0。貼目：白加8.5，共8.5。黑勝0.5目（B+0.5）。",
    },
    "a disagreement": {
        "de": "Weiß will weiterspielen. Die Spieler sind sich nicht einig: Der Streit wird auf "
        "einer Kopie des Bretts ausgespielt. Schwarz ist auf der Kopie am Zug.",
        "es": "Blanco quiere seguir jugando. Los jugadores no están de acuerdo, así que la disputa se "
        "juega en una copia del tablero. Juega Negro en la copia.",
        "fr": "Blanc veut continuer à jouer. Les joueurs ne sont pas d’accord : le désaccord se "
        "joue sur une copie du goban. À Noir de jouer sur la copie.",
        "ja": "白は続けて打つことを提案しています。両者の意見が違うので、争いはコピーした盤で打って決めます。コピーした盤では黒の番です。",
        "ko": "백의 뜻: 계속 두기. 두 대국자의 의견이 다르므로, 바둑판의 사본에서 두어 가립니다. 사본에서 흑의 차례입니다.",
        "zh": "白要继续下。双方意见不一致，所以在棋盘的副本上把争议下出结果。副本上轮到黑下。",
        "zh-Hant": "白要繼續下。雙方意見不一致，所以在棋盤的副本上把爭議下出結果。副本上輪到黑下。",
    },
    "steps of a score": {
        "de": "Wie viele Punkte zählen für jeden Spieler? | Schwarz hat 1 Stein auf dem Brett. | "
        "Der Bereich von 8 Punkten bei B1 erreicht nur Schwarz, zählt also für Schwarz. "
        "Schwarz: 1 + 8 = 9. | Weiß hat keinen Stein auf dem Brett. | Schwarz 9, Weiß 0, "
        "neutral 0. | Schwarz gewinnt mit 9 Punkten (B+9).",
        "es": "¿Cuántos puntos cuentan para cada jugador? | Negro tiene 1 piedra en el tablero. | "
        "La región de 8 puntos en B1 solo alcanza a Negro, así que cuenta para Negro. "
        "Negro: 1 + 8 = 9. | Blanco no tiene ninguna piedra en el tablero. | Negro 9, "
        "Blanco 0, neutrales 0. | Gana Negro por 9 puntos (B+9).",
        "fr": "Combien de points comptent pour chaque joueur ? | Noir a 1 pierre sur le goban. | "
        "La région de 8 points en B1 n’atteint que Noir, donc compte pour Noir. Noir : 1 + "
        "8 = 9. | Blanc n’a aucune pierre sur le goban. | Noir 9, Blanc 0, neutres 0. | "
        "Noir gagne de 9 points (B+9).",
        "ja": "黒と白の得点は、それぞれ何目ですか。 | 盤上に黒石が1子あります。 | B1を含む8点の領域は黒だけに到達するので、黒の得点になります。黒、1＋8＝9。 | "
        "盤上に白石はありません。 | 黒9、白0、ダメ0。 | 黒の9目勝ち（B+9）。",
        "ko": "흑과 백의 점수는 각각 몇 집입니까? | 바둑판에 흑돌이 1점 있습니다. | B1 자리를 포함하여 이어진 빈 자리 8개는 흑에만 닿으므로 흑의 "
        "점수로 칩니다. 흑: 1 + 8 = 9. | 바둑판에 백돌이 없습니다. | 흑 9, 백 0, 공배 0. | 흑 9집 승(B+9).",
        "zh": "算黑方的点和算白方的点各有多少？ | 棋盘上有1个黑子。 | B1所在的那片空地（共8个点）只到达黑色，所以算黑方的。黑：1＋8＝9。 | 棋盘上没有白子。 | 黑9，白0，单官0。 "
        "| 黑胜9目（B+9）。",
        "zh-Hant": "算黑的點和算白的點各有多少？ | 棋盤上有1顆黑子。 | B1所在的8點空地只到達黑色，所以算黑方的。黑：1＋8＝9。 | 棋盤上沒有白子。 | "
        "黑9，白0，單官0。 | 黑勝9目（B+9）。",
    },
}


@pytest.fixture
def lacking(monkeypatch):
    """What was said in English because a language lacks it."""
    found: set[str] = set()
    real = language._said

    def noting(tag, name, facts):
        if name not in language._catalogue(tag):
            found.add(name)
        return real(tag, name, facts)

    monkeypatch.setattr(language, "_said", noting)
    return found


def said(tag, new, events):
    """What is said last; at the end of a game with the lines about it."""
    sessions, answer = Sessions(), {}
    for given in [{"do": "new", "width": 3, **new}, *events]:
        event = {"do": "turn", "at": given} if isinstance(given, str) else given
        answer = json.loads(sessions.answer(json.dumps({**event, "lang": tag})))
    if "frames" in answer:
        return " | ".join(frame["say"] for frame in answer["frames"])
    over = answer["view"]["over"]
    between = "" if tag in ("ja", "zh", "zh-Hant") else " "
    lines = [between.join(line for _, line in over["lines"])] if over else []
    return " | ".join([answer["view"]["say"], *lines])


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("name", SITUATIONS)
def test_what_is_said(name, tag, lacking):
    assert said(tag, *SITUATIONS[name]) == SAID[name][tag] or lacking


PRISONERS = {"colour": "black", "points": 0, "some": False, "komi": "0", "total": "1"}
ONE = {
    # name: language, message, facts, and what it says
    "a prisoner": (
        "de",
        "teach",
        "by_prisoners",
        {**PRISONERS, "prisoners": 1},
        "Schwarz: 0 Punkte Gebiet und 1 Gefangener, zusammen 1.",
    ),
    "a point of a row": (
        "es",
        "teach",
        "uneven_rows",
        {"row": 2, "points": 1, "width": 3},
        "La fila 2 tiene 1 punto, y la primera fila tiene 3.",
    ),
    "a case": ("en", "scripts", "change.differ", {"many": 1, "all": 31}, "1 of 31 cases differs."),
    "a case in French": (
        "fr",
        "scripts",
        "change.differ",
        {"many": 1, "all": 31},
        "1 cas sur 31 diffère.",
    ),
}


@each_row(ONE)
def test_one_of_a_thing(tag, room, name, facts, said):
    message = ROOMS[tag][room].get(name)
    assert message is None or formatted(parsed(message), facts, tag) == said


@pytest.mark.parametrize(
    ("tag", "told"), [("ja", "あなたの7目半勝ち。"), ("ko", "7집반 차이로 이겼습니다.")]
)
def test_halves_have_their_unit(tag, told, lacking):
    language.speak(tag, "black")
    points = language.amount(7.5)
    said = language.say("result", winner="black", margin=7.5, points=points, written="")
    language.speak("en")
    assert said == told or lacking


@pytest.mark.parametrize("what", WRONG)
def test_what_an_author_wrote_wrongly(what, lacking):
    """In each language its sentence."""
    told = {}
    for tag in ("en", *OTHERS):
        event = json.dumps({**WRONG[what], "lang": tag})
        view = json.loads(Sessions().answer(event))["view"]
        assert view["error"]
        told[tag] = view["say"]
    assert lacking or len({*told.values()}) == len(told)


def test_boards_speak_each_its_own(lacking):
    """Two boards of one Python, and one that names no language."""
    sessions = Sessions()
    for board, more, score in (
        ("a", {"lang": "de"}, "Schwarz 0, Weiß 0"),
        ("b", {"lang": "ja"}, "黒0、白0"),
        ("c", {}, "Black 0, White 0"),
        ("a", {"lang": "de-AT"}, "Schwarz 0, Weiß 0"),
        ("b", {"lang": 7}, "Black 0, White 0"),
    ):
        view = json.loads(sessions.answer(json.dumps({"board": board, "do": "view", **more})))[
            "view"
        ]
        assert view["score"]["text"] == score or lacking


# Each language on MicroPython, in node: what is asked, stepped, drawn and complained of is told
# in the words that this Python has.


TAGS = part(["en", *OTHERS], 3)
SKIPPED = ("no record", "too many moves")  # no files are read here, and so many take a while


def events(tag):
    found: list[dict] = []
    for number, board in enumerate(BOARDS):
        found += [{"do": "set", **board}, *[*asked()][number::18]]
    found.append({"do": "set", **KO})
    found += [{"do": "picture", "markup": markup} for markup in PICTURES]
    found += [{"do": "film"}]
    found += [event for what, event in WRONG.items() if what not in SKIPPED]
    return [json.dumps({**event, "lang": tag}) for event in found]


@pytest.mark.parametrize("tag", TAGS)
def test_it_says_the_same(micropython, tag):
    asked = events(tag)
    here = json.loads(answers("session", json.dumps(asked)))
    assert json.loads(micropython.answers("session", asked)) == here
    assert len(here) == len(asked) > 100


# What translations have said of the rules and is not so: readers found it, and it does not come
# back.


@pytest.mark.parametrize("tag", OTHERS)
def test_a_komi_is_told_its_condition(tag):
    """Whoever gave 7.3 is told what is wrong with it."""
    message = CATALOGUES[tag].get("wrong_komi")
    assert message is None or {"0.5", "9999"} <= {*re.findall(r"0\.5|9999", message)}


def unknown(tag, text):
    """What a language says of rules by which ttgo does not play; their name left out."""
    with pytest.raises(Wrong) as found:
        rulesets.read(text)
    language.speak(tag)
    told = language.say(found.value.what, **{**found.value.facts, "given": "-"})
    language.speak("en")
    return told


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("text", ["Japanese", "koPOSITIONALscoreTERRITORYtaxNONEsui1"])
def test_rules_of_another_family_are_not_unknown_ones(text, tag):
    assert unknown(tag, text) != unknown(tag, "chess")
