"""What a position has to teach: facts, processes frame by frame, questions with their answers."""
