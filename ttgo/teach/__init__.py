"""Teaching from a position: facts, processes frame by frame, questions with their answers."""

from ttgo.language import extend

extend(__file__)
