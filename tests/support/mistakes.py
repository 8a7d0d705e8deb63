"""Mistakes of authors, which each language complains of."""

# sentences
FILE = "(;GM[3])"

# What an author may write wrongly: its name, an event, and what German says of it.
WRONG = {
    "wrong_diagram": (
        {"do": "set", "diagram": "\n \n"},
        (
            "Ein Diagramm braucht mindestens eine Reihe aus X, O und . für die Punkte; dieses ist "
            "leer."
        ),
    ),
    "wrong_mark": (
        {"do": "set", "diagram": ".X.\n.Y."},
        "In Reihe 2, Spalte 2 des Diagramms steht 'Y'; dort gehört X, O oder . hin.",
    ),
    "wrong_row": (
        {"do": "set", "diagram": ".X.\n.."},
        "In Reihe 2 des Diagramms fehlt Spalte 3: Jede Reihe ist 3 breit, wie die erste.",
    ),
    "diagram_too_large": (
        {"do": "set", "diagram": "." * 53},
        "Das Diagramm hat 53 mal 1 Punkte; ein Brett hat höchstens 52 mal 52.",
    ),
    "wrong_side": (
        {"do": "set", "size": "99"},
        "Die Breite eines Bretts ist eine ganze Zahl von 1 bis 52, nicht 99.",
    ),
    "two_sizes": (
        {"do": "set", "diagram": ". X", "size": "3"},
        "Das Diagramm ist 2 mal 1, und size sagt '3'; lass eines weg.",
    ),
    "wrong_size": (
        {"do": "set", "size": "big"},
        "size ist eine Zahl wie 9, oder zwei wie 9x7, nicht 'big'.",
    ),
    "wrong_number": ({"do": "set", "at": "x"}, "at ist eine ganze Zahl, nicht 'x'."),
    "wrong_komi": (
        {"do": "set", "komi": "6.3"},
        "Komi ist ein Vielfaches von 0.5 von -9999 bis 9999, etwa 7 oder 7.5, nicht 6.3.",
    ),
    "wrong_handicap": (
        {"do": "set", "size": "3", "handicap": "10"},
        "Eine Vorgabe ist eine ganze Zahl von Zügen, von 0 bis 9, nicht 10.",
    ),
    "wrong_first": ({"do": "set", "first": "me"}, "Wer beginnt, ist black oder white, nicht 'me'."),
    "first_with_handicap": (
        {"do": "set", "first": "white", "handicap": "2"},
        "Bei einer Vorgabe hat Schwarz die ersten Züge: Lass first weg.",
    ),
    "wrong_rules": (
        {"do": "set", "rules": "chess"},
        (
            "Regeln namens 'chess' kennt ttgo nicht; es kennt AGA, New Zealand, Taylor 1995, "
            "Tromp-Taylor, Tromp-Taylor without suicide."
        ),
    ),
    "wrong_rule": (
        {"do": "set", "ending": "x"},
        (
            "Für ending gibt es 'x' nicht; es gibt chinese, japanese, judge, kgs, simple, strict, "
            "taylor, tromp."
        ),
    ),
    "wrong_turn": ({"do": "set", "at": "5"}, "Zug 5 gibt es nicht; es gibt 0, den Anfang, bis 0."),
    "too_many_moves": (
        {"do": "set", "moves": "A1 " * 20_001},
        "Das sind 20001 Züge; hier können höchstens 20000 gezeigt werden.",
    ),
    "wrong_link": (
        {"do": "follow", "link": "v=1&s=3&t=?"},
        "Das ist kein Link von ttgo, oder ein Teil davon fehlt.",
    ),
    "wrong_record": (
        {"do": "open", "name": "a.sgf", "text": FILE},
        "Nicht als Go-Partie zu lesen: a.sgf.",
    ),
}
