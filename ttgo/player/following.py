"""Following a game with a copy of it, in which turns have been tried."""

from ttgo.game import Game


def catch_up(line: Game, game: Game) -> None:
    """Take the turns that `line` lacks, and have the same player to play; if the game is not over, the line is not either."""
    for number in range(line.turn + 1, game.turn + 1):
        take(line, game.taken(number), game.player(number))
    if line.over and not game.over:
        line.resume()
    line.give_turn(game.to_play)


def take(line: Game, turn: str, player: str) -> None:
    """Take a turn that was taken in a game: by this player, even out of turn, and after any passes."""
    if line.over:
        line.resume()
    line.give_turn(player)
    line.play(turn)


def goes_on(line: Game, game: Game) -> bool:
    """True if the game began as the line did, with the turns of the line, by the same players."""
    return (
        line.start == game.start
        and line.turns == game.turns[: line.turn]
        and all(line.player(number) == game.player(number) for number in range(1, line.turn + 1))
    )
