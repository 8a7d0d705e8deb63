"""How often the encoding of a file without CA is guessed right, beside charset-normalizer: `python3 -m tests.bench.encodings`.

Needs `pip install charset-normalizer`. The files have a few moves, and names alone, names and an event, or a comment as well. Right is
what gives the text back as it was, whatever the encoding is called. With charset-normalizer 3.5.2:

    right, ttgo / charset-normalizer             names    and an event   and a comment
    GB18030                                 4 / 0 of 4      4 / 1 of 4      4 / 4 of 4
    Big5                                    4 / 1 of 4      4 / 3 of 4      4 / 4 of 4
    Shift_JIS                               4 / 3 of 4      4 / 4 of 4      4 / 4 of 4
    EUC-JP                                  0 / 0 of 4      0 / 1 of 4      4 / 3 of 4
    EUC-KR                                  4 / 4 of 4      4 / 4 of 4      4 / 4 of 4
    Latin-1                                 3 / 2 of 4      4 / 1 of 4      4 / 1 of 4
    UTF-8                                 20 / 20 of 20   20 / 20 of 20   20 / 20 of 20

A record often has no more than two names to go by. So ttgo guesses by itself (ttgo/sgf/letters.py): it knows which few encodings records
are in, asks first what keeps the brackets whole, and does it on MicroPython as well.
"""

import sys

from ttgo.sgf.codec import decode

# Two players, an event, and a comment, in the languages that each encoding is used for
CHINESE = [
    ("柯洁", "党毅飞", "天元战决赛", "黑棋先占角，白棋跟着应。这里是双方必争之点。"),
    ("古力", "常昊", "名人战第一局", "白棋征子有利，黑棋只好退。"),
    ("聂卫平", "马晓春", "围棋甲级联赛", "官子阶段，黑棋稍稍领先。"),
    ("芮乃伟", "陈耀烨", "春兰杯半决赛", "打劫开始了，白棋劫材多。"),
]
TAIWAN = [
    ("周俊勳", "王元均", "棋王賽決賽", "黑棋先佔角，白棋跟著應。這裡是雙方必爭之點。"),
    ("林至涵", "陳詩淵", "天元賽第二局", "白棋征子有利，黑棋只好退。"),
    ("黃祥任", "許皓鋐", "名人賽", "官子階段，黑棋稍稍領先。"),
    ("張栩", "謝依旻", "國手賽挑戰賽", "打劫開始了，白棋劫材多。"),
]
JAPANESE = [
    ("井山裕太", "山下敬吾", "第三十七期棋聖戦", "黒は先に隅を占め、白はこれに応じた。"),
    ("高尾紳路", "羽根直樹", "名人戦第一局", "ここでコウが始まる。白はコウ材が多い。"),
    ("坂田栄男", "藤沢秀行", "本因坊戦", "シチョウは白がよく、黒は引くしかない。"),
    ("依田紀基", "小林光一", "十段戦", "ヨセに入って黒が少しいい。"),
]
KOREAN = [
    ("이세돌", "박정환", "천원전 결승", "흑이 먼저 귀를 차지하고 백이 받았다."),
    ("조훈현", "서봉수", "명인전 제일국", "여기서 패가 시작된다. 백은 패감이 많다."),
    ("이창호", "유창혁", "국수전", "축은 백이 유리하므로 흑은 물러선다."),
    ("신진서", "최정", "농심배", "끝내기에서 흑이 조금 앞선다."),
]
WESTERN = [
    ("José Müller", "François Lefèvre", "Championnat de Genève", "Noir joue d'abord au coin, à côté du hoshi."),
    ("Bjørn Åkesson", "Søren Højgaard", "Århus Åben", "Så begynder ko-kampen; hvid har flere trusler."),
    ("Jürgen Groß", "Günther Weiß", "Europäische Meisterschaft", "Weiß hat die Leiter, Schwarz muss zurück."),
    ("Íñigo Núñez", "Inés Peña", "Campeonato de España", "Aquí empieza el ko; más tarde será difícil."),
]  # fmt: skip

TEXTS = {
    "GB18030": ("gb18030", CHINESE),
    "Big5": ("big5", TAIWAN),
    "Shift_JIS": ("shift_jis", JAPANESE),
    "EUC-JP": ("euc_jp", JAPANESE),
    "EUC-KR": ("euc_kr", KOREAN),
    "Latin-1": ("latin-1", WESTERN),
    "UTF-8": ("utf-8", [*CHINESE, *TAIWAN, *JAPANESE, *KOREAN, *WESTERN]),
}


def files(row: tuple[str, str, str, str]) -> list[str]:
    """Its three files."""
    black, white, event, comment = row
    names, moves = f"(;GM[1]FF[4]SZ[19]PB[{black}]PW[{white}]", ";B[pd];W[dp];B[pp];W[dd])"
    return [names + moves, f"{names}EV[{event}]{moves}", f"{names}EV[{event}]C[{comment}]{moves}"]


def theirs(data: bytes) -> str:
    """What charset-normalizer takes a file for."""
    from charset_normalizer import from_bytes  # type: ignore[import-not-found,unused-ignore]

    best = from_bytes(data).best()
    return "" if best is None else str(best)


def main() -> int:
    """Compare and print."""
    try:
        import charset_normalizer  # type: ignore[import-not-found,unused-ignore]  # noqa: F401
    except ImportError:
        print("This needs charset-normalizer: pip install charset-normalizer")
        return 1
    kinds = ("names", "and an event", "and a comment")
    print(f"{'right, ttgo / charset-normalizer':34}" + "".join(f"{kind:>16}" for kind in kinds))
    for name, (codec, rows) in TEXTS.items():
        cells = ""
        for kind in range(len(kinds)):
            texts = [files(row)[kind] for row in rows]
            ours = sum(decode(text.encode(codec)).text.decode() == text for text in texts)
            found = sum(theirs(text.encode(codec)) == text for text in texts)
            cells += f"{ours} / {found} of {len(texts)}".rjust(16)
        print(f"{name:34}{cells}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
