"""The boards that teach the ten rules: each a record, what is shown step by step on it, and a question that the rules answer.

Nothing here says what is true of a board; frames.py and questions.py compute it, and tests/demos/test_demos.py holds every board to the
property it is here for. `python3 -m ttgo.demos.demos` lists them with their links.
"""

from ttgo.demos import boards as on
from ttgo.demos.boards import Demo, begun
from ttgo.demos.quiz import QUIZ
from ttgo.rules import WHITE

SEEDS = "the illustrated ten rules"
SENSEI = "Sensei's Library, Tromp-Taylor rules"
WIKIBOOK = "the wikibook on computer Go"

# Turn 6 is the suicide, turn 7 is next to turn 1, and turn 8 takes back in the upper left; White resists as long as can be.
PLAYED_OUT = "E4 D3 B1 A2 B5 A1 E5 A5 E3 B5 D5 D4 pass A1 pass A2 pass pass"

# fmt: off
DEMOS: dict[str, Demo] = {
    "play": Demo(9, "Play, and watch the area", begun(on.EMPTY_5),
        process={"of": "score"}),
    # Rules 1 and 2
    "grid": Demo(1, "Points and their neighbours", begun(on.EMPTY_7X5),
        question={"what": "beside", "at": "C3"}),
    "colours": Demo(2, "Black, white or empty", begun(on.COLOURED),
        question={"what": "colour", "colour": "black"}),
    # Rule 3
    "reach": Demo(3, "What does A reach?", begun(on.REACH),
        process={"of": "reach", "at": "C3"}, question={"what": "reach", "colour": "white"}, labels={"C3": "A"},
        source=SEEDS),
    "reach-abcd": Demo(3, "Stones reach, too", begun(on.FOUR_POINTS),
        process={"of": "reach", "at": "A4"}, question={"what": "reach", "colour": "white", "among": ["A4", "A1", "E5", "C1"]},
        labels={"A4": "A", "A1": "B", "E5": "C", "C1": "D"}, source=SEEDS),
    # Rule 4
    "clear": Demo(4, "Which stones go?", begun(on.ONE_STRING, first=WHITE),
        process={"of": "clear", "at": "D3", "colour": "black"}, question={"what": "clear", "colour": "black", "at": "D3"},
        labels={"D3": "1"}, source=SEEDS),
    "clear-several": Demo(4, "Several strings at once", begun(on.THREE_STRINGS, first=WHITE),
        process={"of": "clear", "at": "C3", "colour": "black"}, question={"what": "clear", "colour": "black", "at": "C3"},
        labels={"C3": "1"}, source=SEEDS),
    # Rule 5
    "turn-by-turn": Demo(5, "Black first, then in turn", begun(on.EMPTY_5, "C3 D4 D3 C4 B4 E3 D2"),
        process={"of": "turns"}, question={"what": "to-play"}, source=SEEDS),
    # Rule 6
    "ko": Demo(6, "May White take back?", begun(on.KO, "C3"),
        process={"of": "repeat", "at": "B3"}, question={"what": "allowed", "at": "B3"}, labels={"C3": "1", "B3": "2"},
        without=True, source=SEEDS),
    "ko-later": Demo(6, "May White take back now?", begun(on.KO, "C3 E2 D5"),
        process={"of": "repeat", "at": "B3"}, question={"what": "allowed", "at": "B3"}, source=SEEDS),
    "situational": Demo(6, "Where two superko rules part", begun(on.TWO_FOR_ONE, "C1 A1"),
        process={"of": "repeat", "at": "B1"}, question={"what": "allowed", "at": "B1"}, without=True, source=SENSEI),
    "replay-after-capture": Demo(6, "Where stones were captured", begun(on.CORNER, "B1 B2"),
        process={"of": "repeat", "at": "B1"}, question={"what": "allowed", "at": "B1"}, source=SENSEI),
    # Rule 7
    "move": Demo(7, "A move in three steps", begun(on.THREE_STRINGS, first=WHITE),
        process={"of": "move", "at": "C3"}, question={"what": "captures"}, source=SEEDS),
    "capture-first": Demo(7, "First the opponent, then oneself", begun(on.ONE_EYE, first=WHITE),
        process={"of": "move", "at": "B2"}, question={"what": "clear", "colour": "black", "at": "B2"}, labels={"B2": "1"},
        without=True, source=SEEDS),
    "suicide": Demo(7, "May White do this?", begun(on.FOUR_STONES, first=WHITE),
        process={"of": "move", "at": "B1"}, question={"what": "allowed", "at": "B1"}, labels={"B1": "1"}, source=SEEDS),
    "suicide-one": Demo(7, "A lone suicide changes nothing", begun(on.LONE_STONE, first=WHITE),
        process={"of": "move", "at": "A5"}, question={"what": "illegal"}),
    # Rule 8
    "four-turns": Demo(8, "Pass, move, pass, pass", begun(on.ONE_MOVE_LEFT, "pass B1 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "over"}, source=SEEDS),
    "dead-stones": Demo(8, "Stones that look dead", begun(on.LOOKS_DEAD, "pass pass"),
        process={"of": "score"}, question={"what": "winner"}, source=WIKIBOOK),
    "dead-stones-captured": Demo(8, "Capturing costs nothing", begun(on.LOOKS_DEAD, "A4 pass B5 pass pass"),
        process={"of": "turns"}, question={"what": "score", "colour": "black"}, source=WIKIBOOK),
    # Rule 9
    "forty-one": Demo(9, "A finished game: who wins?", begun(on.FORTY_ONE, "pass pass"),
        process={"of": "score"}, question={"what": "winner"}, source=SEEDS),
    "forty-four": Demo(9, "Who owns the middle?", begun(on.FORTY_FOUR, "pass pass"),
        process={"of": "score"}, question={"what": "counts", "colour": "nobody"}, without=True, source=SEEDS),
    "one-stone": Demo(9, "One stone, then two passes", begun(on.EMPTY_5, "C3 pass pass"),
        process={"of": "score"}, question={"what": "score", "colour": "black"}),
    # Rule 10
    "tie": Demo(10, "Equal scores", begun(on.TIE, "pass pass"),
        process={"of": "score"}, question={"what": "winner"}, source=SEEDS),
    # The two test cases of the Sensei's Library page, played out
    "ing-5x5": Demo(9, "The Ing example, played out", begun(on.ING, "E4 D3 B1 A2 B5 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "winner"}, source=SENSEI),
    "ing-5x5-suicide": Demo(7, "Suicide in place of a pass", begun(on.ING, PLAYED_OUT, WHITE),
        process={"of": "turns"}, question={"what": "winner"}, source=SENSEI),
    "ing-5x5-three": Demo(9, "White 3 played at 5", begun(on.ING, "E4 D3 B5 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "winner"}, source=SENSEI),
    "dead-5x5": Demo(8, "Both pass at once", begun(on.SECOND_CASE, "B1 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "winner"}, source=SENSEI),
    "dead-5x5-suicide": Demo(7, "Suicide as a ko threat", begun(on.SECOND_CASE, "B1 E5 pass C1 pass B1 pass D5 E5 D5 pass pass", WHITE),
        process={"of": "turns"}, question={"what": "winner"}, source=SENSEI),
    "dead-5x5-ko": Demo(6, "One more ko", begun(on.ANOTHER_KO, "B1", WHITE),
        process={"of": "repeat", "at": "C1"}, question={"what": "illegal"}, source=SENSEI),
}
# fmt: on


if __name__ == "__main__":
    for name, demo in DEMOS.items():
        print(f"{name:22} #{demo.link}")  # noqa: T201
    for name, quiz in QUIZ.items():
        print(f"{name:22} #{quiz.link}")  # noqa: T201
