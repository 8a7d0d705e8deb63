"""Ten questions on boards that are not among the demos; each takes one answer."""

from ttgo.demos.boards import Demo, begun
from ttgo.rules import WHITE

# fmt: off
QUIZ: dict[str, Demo] = {
    "capture": Demo(0, "Question 1", begun("""
            . . . . O
            . X X X .
            X O . O X
            . X O X .
            . . X . ."""),
        process={"of": "clear", "at": "C3", "colour": "white"}, question={"what": "clear", "colour": "white", "at": "C3"}),
    "last-liberty": Demo(0, "Question 2", begun("""
            . . X O .
            . O X O O
            . O X X O
            . O O X X
            . . O X ."""),
        process={"of": "move", "at": "E5"}, question={"what": "allowed", "at": "E5"}, labels={"E5": "?"}),
    "five-stones": Demo(0, "Question 3", begun("""
            . . . . .
            O O . . .
            X O . O .
            X X O . .
            X . O . ."""),
        process={"of": "move", "at": "B1"}, question={"what": "allowed", "at": "B1"}, labels={"B1": "?"}),
    "not-there": Demo(0, "Question 4", begun("""
            . O . . .
            O O . . .
            . . . . .
            O O O . X
            . . O X ."""),
        process={"of": "move", "at": "A5"}, question={"what": "illegal"}),
    "edge-ko": Demo(0, "Question 5", begun("""
            X O . O .
            . X O . .
            . X . O .
            . . O . .
            . . . . .""", "C5"),
        process={"of": "repeat", "at": "B5"}, question={"what": "repeats"}),
    "two-for-one": Demo(0, "Question 6", begun("""
            . O . O . .
            O O O O O O
            X X X X X O
            . X X . O .""", "D1 F1", WHITE),
        process={"of": "repeat", "at": "E1"}, question={"what": "allowed", "at": "E1"}, labels={"E1": "?"}),
    "between": Demo(0, "Question 7", begun("""
            . X O . .
            X X O O .
            . X . O O
            X X X . O
            . . X . O"""),
        process={"of": "score"}, question={"what": "counts", "colour": "nobody"}),
    "no-mans-land": Demo(0, "Question 8", begun("""
            . O . X .
            O O . X X
            . O . X .
            O O . X X
            . O O X .""", "pass pass"),
        process={"of": "score"}, question={"what": "score", "colour": "white"}),
    "inside": Demo(0, "Question 9", begun("""
            . X O . .
            X X O X .
            . X O . .
            X X O O O
            . X X O .""", "pass pass"),
        process={"of": "score"}, question={"what": "winner"}),
    "last-breath": Demo(0, "Question 10", begun("""
            . . X O .
            X X X O O
            O O X O .
            X . X O O
            . X X O .""", "pass pass"),
        process={"of": "score"}, question={"what": "counts", "colour": "white"}),
}
# fmt: on
