"""The boards that teach the ten rules: each a record, what is shown step by step on it, and a
question that the rules answer.

The facts about a board are computed by frames.py and questions.py; tests/lessons/test_claims.py and
test_ends.py check that each board has the property that it should show. Its section, with the
texts, is in static/rules.html. They stand here by what they are about; the
page has an order of its own. Most show what the pictures of the illustrated ten rules do, others
what Sensei's Library says of these rules; dead stones are those of the wikibook on computer Go.
"""

from ttgo.lessons import boards as on
from ttgo.lessons.boards import Demo, begun, cleared_by, counted, may_move
from ttgo.position import WHITE
from ttgo.record.tree import Record
from ttgo.start import Start

# Turn 6 is the suicide, turn 7 is next to turn 1, and turn 8 takes back in the upper left; White
# resists as long as can be.
PLAYED_OUT = "E4 D3 B1 A2 B5 A1 E5 A5 E3 B5 D5 D4 pass A1 pass A2 pass pass"

FIRST_GAME = {"opponent": "white", "level": "10", "show": "reach score coordinates"}

PLAY_THERE = "Tap a point to play your black stone there."

ING_TURNS = {"E4": "1", "D3": "2", "B1": "3", "A2": "4", "B5": "5"}

# fmt: off
DEMOS: dict[str, Demo] = {
    # What there is to do in Go, before a word about it
    "first-capture": Demo(0, "Capture the two white stones", begun(on.TWO_IN_ATARI, "D3", at=0),
        more={"solve": PLAY_THERE,
              "right": "You captured two stones: they had no empty point next to them.",
              "wrong": "They still have an empty point next to them. Which one is it?"}),
    "corner-capture": Demo(0, "Capture the stone in the corner",
        begun(on.IN_THE_CORNER, "B1", at=0),
        more={"solve": PLAY_THERE,
              "right": "You captured a stone. In the corner only two points were next to it.",
              "wrong": "It still has an empty point next to it. Which one is it?"}),
    "atari": Demo(0, "Catch the white stone", on.tried(on.AT_THE_EDGE, "C2 D1 E1", "D1 C2"),
        more={"solve": "It has two empty points next to it. Take the right one.",
              "right": "It ran, and there was no way out. One empty point left is called atari.",
              "reply": "Good. White ran to D1. Now capture both stones.",
              "wrong": "Then it gets away on the other side. Which point leaves no way out?"}),
    "escape": Demo(0, "Save your black stone", on.escape(on.LAST_LIBERTY, "C2 D2", "C2"),
        more={"solve": "It is in atari: it has one empty point left.",
              "right": "Two empty points are left, so White cannot capture your stones with one "
                       "move.",
              "wrong": "White captured it. Which point gives it more room?"}),
    "capture-game": Demo(0, "The capture game", begun(on.CROSSCUT),
        more={"opponent": "white", "level": "10", "show": "coordinates", "goal": "capture"}),
    "play": Demo(9, "Go, on a board small enough to see all of it", begun(on.EMPTY_5),
        process={"of": "score"}),
    # Rules 1 and 2
    "grid": Demo(1, "Points are where lines meet", begun(on.EMPTY_7X5),
        question={"what": "beside", "at": "C3"}, labels={"C3": "?"}),
    "colours": Demo(2, "A stone is a colour", begun(on.COLOURED),
        question={"what": "colour", "colour": "black"}),
    # Rule 3
    "reach": Demo(3, "One point, two colours", begun(on.REACH),
        process={"of": "reach", "at": "C3"},
        question={"what": "reach", "colour": "white", "among": ["E1", "C2", "A5"]},
        labels={"C3": "?", "E1": "1", "C2": "2", "A5": "3"}),
    "reach-abcd": Demo(3, "Stones reach, too", begun(on.FOUR_POINTS),
        process={"of": "reach", "at": "A4"},
        question={"what": "reach", "colour": "white", "among": ["A4", "A1", "E5", "C1"]},
        labels={"A4": "1", "A1": "2", "E5": "3", "C1": "4"}),
    # Rule 4
    "clear": Demo(4, "What cannot reach empty goes", begun(on.ONE_STRING, first=WHITE),
        **cleared_by("D3", "black")),
    "clear-several": Demo(4, "Wherever they are", begun(on.THREE_STRINGS, first=WHITE),
        **cleared_by("C3", "black")),
    # Rule 5
    "turn-by-turn": Demo(5, "Black first, then in turn", begun(on.EMPTY_5, "C3 D4 D3 C4 B4 E3 D2"),
        process={"of": "turns"}, question={"what": "to-play"}),
    # Rule 7, which rule 6 speaks of
    "move": Demo(7, "Three steps", begun(on.THREE_STRINGS, first=WHITE),
        process={"of": "move", "at": "C3"}, question={"what": "captures"}),
    "capture-first": Demo(7, "Who is cleared first?", begun(on.ONE_EYE, first=WHITE),
        process={"of": "move", "at": "B2"},
        question={"what": "clear", "colour": "black", "at": "B2"}, labels={"B2": "1"},
        without=True),
    "suicide": Demo(7, "A full corner", begun(on.FOUR_STONES, first=WHITE),
        process={"of": "move", "at": "B1"},
        question={"what": "clear", "colour": "white", "at": "B1"}, labels={"B1": "1"}),
    # Rule 6
    "ko": Demo(6, "Is White allowed to recapture?", begun(on.KO, "C3"),
        process={"of": "repeat", "at": "B3"}, question={"what": "allowed", "at": "B3"},
        labels={"C3": "1", "B3": "2"},
        without=True),
    "ko-later": Demo(6, "And two turns later?", begun(on.KO, "C3 E2 D5"),
        **may_move("B3")),
    "replay-after-capture": Demo(6, "Where stones were captured", begun(on.CORNER, "B1 B2"),
        **may_move("B1")),
    "suicide-one": Demo(6, "A stone on its own", begun(on.LONE_STONE, first=WHITE),
        process={"of": "move", "at": "A5"}, question={"what": "illegal"}),
    "situational": Demo(6, "Two for one", begun(on.TWO_FOR_ONE, "C1 A1"),
        **may_move("B1"), without=True),
    # Rule 8
    "four-turns": Demo(8, "Was that the end?", begun(on.ONE_MOVE_LEFT, "pass B1 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "over"}),
    # Rule 9
    "one-stone": Demo(9, "One stone, then two passes", begun(on.EMPTY_5, "C3 pass pass"),
        **counted("score", "black")),
    "forty-four": Demo(9, "The word “only”", begun(on.FORTY_FOUR, "pass pass"),
        **counted("counts", "nobody"), without=True),
    # Rule 10
    "forty-one": Demo(10, "A finished game", begun(on.FORTY_ONE, "pass pass"),
        **counted("winner")),
    "tie": Demo(10, "A small one", begun(on.TIE, "pass pass"),
        **counted("winner")),
    "dead-stones": Demo(10, "A stone that cannot be saved", begun(on.LOOKS_DEAD, "pass pass"),
        **counted("winner"),
        more={"wrong": "Not quite. B4 was not captured. It counts for White, and the three empty "
                       "points around it count for nobody."}),
    "dead-stones-captured": Demo(10, "Capture it, then pass",
        begun(on.LOOKS_DEAD, "A4 pass B5 pass pass"),
        process={"of": "turns"}, question={"what": "score", "colour": "black"}),
    # What follows from rules 6 and 7
    "to-live": Demo(7, "Make two eyes", begun(on.TO_LIVE, "D5", at=0),
        more={"solve": "Black to play and live: find the point after which White can never "
                       "capture the stones at the top.",
              "right": "Now A5 and C5 are two eyes. White can never fill both.",
              "wrong": "Then White takes the point that matters, and Black has one eye. Which "
                       "point gives two?"}),
    "two-eyes": Demo(7, "White in the corner", begun(on.TWO_EYES),
        process={"of": "move", "at": "A2"}, question={"what": "illegal"},
        more={"ways": "ask steps life"}),  # nobody plays for both here
    "seki": Demo(9, "Neither wants to begin", begun(on.SEKI),
        **counted("counts", "nobody")),
    # Against the weakest level
    "game-5": Demo(0, "On 5 by 5", begun(on.EMPTY_5), more=FIRST_GAME),
    "game-7": Demo(0, "On 7 by 7", Record(Start(7)), more=FIRST_GAME),
    "game-9": Demo(0, "On 9 by 9", Record(Start(9)), more=FIRST_GAME),
    # The two test cases of the Sensei's Library page, played out
    "ing-5x5": Demo(9, "The Ing example", begun(on.ING, "E4 D3 B1 A2 B5 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "winner"}, labels=ING_TURNS),
    "ing-5x5-suicide": Demo(7, "John Tromp’s answer", begun(on.ING, PLAYED_OUT, WHITE),
        process={"of": "turns"}, question={"what": "winner"}),
    "ing-5x5-three": Demo(9, "Another third move", begun(on.ING, "E4 D3 B5 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "winner"},
        labels={"E4": "1", "D3": "2", "B5": "3"}),
    "dead-5x5": Demo(8, "Both pass straight away", begun(on.SECOND_CASE, "B1 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "winner"}),
    "dead-5x5-suicide": Demo(7, "In place of that pass",
        begun(on.SECOND_CASE, "B1 E5 pass C1 pass B1 pass D5 E5 D5 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "winner"}),
    "dead-5x5-ko": Demo(6, "One more ko", begun(on.ANOTHER_KO, "B1", WHITE),
        process={"of": "repeat", "at": "C1"}, question={"what": "illegal"}),
}
# fmt: on

# Ten questions on boards that are not among the demos; each takes one answer
# fmt: off
QUIZ: dict[str, Demo] = {
    "capture": Demo(0, "Question 1", begun("""
            . . . . O
            . X X X .
            X O . O X
            . X O X .
            . . X . ."""),
        process={"of": "clear", "at": "C3", "colour": "white"},
        question={"what": "clear", "colour": "white", "at": "C3"}),
    "last-liberty": Demo(0, "Question 2", begun("""
            . . X O .
            . O X O O
            . O X X O
            . O O X X
            . . O X ."""),
        process={"of": "move", "at": "E5"}, question={"what": "allowed", "at": "E5"},
        labels={"E5": "?"}),
    "five-stones": Demo(0, "Question 3", begun("""
            . . . . .
            O O . . .
            X O . O .
            X X O . .
            X . O . ."""),
        process={"of": "move", "at": "B1"}, question={"what": "allowed", "at": "B1"},
        labels={"B1": "?"}),
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
        **may_move("E1")),
    "between": Demo(0, "Question 7", begun("""
            . X O . .
            X X O O .
            . X . O O
            X X X . O
            . . X . O"""),
        **counted("counts", "nobody")),
    "no-mans-land": Demo(0, "Question 8", begun("""
            . O . X .
            O O . X X
            . O . X .
            O O . X X
            . O O X .""", "pass pass"),
        **counted("score", "white")),
    "inside": Demo(0, "Question 9", begun("""
            . X O . .
            X X O X .
            . X O . .
            X X O O O
            . X X O .""", "pass pass"),
        **counted("winner"),
        more={"wrong": "Not quite. D4 was not captured. It counts for Black, and the five empty "
                       "points around it count for nobody."}),
    "last-breath": Demo(0, "Question 10", begun("""
            . . X O .
            X X X O O
            O O X O .
            X . X O O
            . X X O .""", "pass pass"),
        **counted("counts", "white")),
}
# fmt: on
