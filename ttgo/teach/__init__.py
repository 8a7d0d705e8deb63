"""Teaching from a position: facts, processes frame by frame, questions with their answers."""
