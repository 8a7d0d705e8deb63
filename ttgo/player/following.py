"""Following a game with a copy that is used to try turns."""

from ttgo.game import Game


def catch_up(line: Game, game: Game) -> None:
    """Take the turns that `line` lacks; the same player is to play, and unless the game is over, the line goes on, too."""
    for number in range(line.turn + 1, game.turn + 1):
        take(line, game.taken(number), game.player(number))
    if line.over and not game.over:
        line.resume()
    line.give_turn(game.to_play)


def take(line: Game, turn: str, player: str) -> None:
    """Take a turn from a game: by this player, even out of turn, and after any number of passes."""
    if line.over:
        line.resume()
    line.give_turn(player)
    line.play(turn)


def goes_on(line: Game, game: Game) -> bool:
    """True if the game begins with all turns of the line, by the same players."""
    return (
        line.start == game.start
        and line.turns == game.turns[: line.turn]
        and all(line.player(number) == game.player(number) for number in range(1, line.turn + 1))
    )
