"""How many steps a second environments take, ttgo's beside PettingZoo's own Go and OpenSpiel's:
`python3 -m tests.bench.env`.

    python3 -m tests.bench.env               9x9 and 19x19; a minute
    python3 -m tests.bench.env --size 9      one of them
    python3 -m tests.bench.env --quick       once through, to see that it runs: the times mean little
    python3 -m tests.bench.env --train       the network of static/engines.html: how many of 60 games
                                             it wins before and after; needs PyTorch,
                                             Gymnasium and PettingZoo

All replay the same games, made of random moves that each of them holds for legal, so that no
program that chooses moves is measured. A step gives the observation of the player to play, the mask
of legal actions, and takes an action; how is the library's own way. OpenSpiel has two: its
environment in Python, rl_environment, and a tensor that C++ fills. Of its games in Python none is
Go; the nearest is tic-tac-toe, which plays random games of its own. A ratio is that of the steps a
second in the same rounds.
"""

import argparse
import random
import sys
import time
import warnings
from statistics import median

from tests.bench.measure import Task, compare
from tests.support.sites import shown
from ttgo.env import pettingzoo as ours
from ttgo.env import start
from ttgo.env.board import Board
from ttgo.env.gymnasium import Go

GAMES = 60  # against random moves, before the network has learnt and after


def games(size, count):
    """Random games without a suicide, which neither of the others allows; each is cut where
    somebody would have to pass.
    """
    chance = random.Random(size)
    found = []
    for _ in range(count):
        board = Board(start(size, suicide=False))
        while board.turn < 3 * size * size and len(board.legal_actions()) > 1:
            board.play(chance.choice(board.legal_actions()[:-1]))
        found.append(board.actions())
    return found


def mirrored(action, size):
    """The same point for PettingZoo, whose first row is the top one."""
    return (size - 1 - action // size) * size + action % size


def by_pettingzoo(env, played, turn=int):
    """Play the games as its documentation does: `last`, then `step`."""
    lists = [[turn(action) for action in actions] for actions in played]

    def run():
        for actions in lists:
            env.reset()
            for action in actions:
                env.last()
                env.step(action)

    return run


def by_openspiel(game, played):
    """Play them with OpenSpiel's observation in Python, which fills a numpy array, and its mask."""
    from open_spiel.python.observation import make_observation

    observation = make_observation(game)

    def run():
        for actions in played:
            state = game.new_initial_state()
            for action in actions:
                observation.set_from(state, state.current_player())
                state.legal_actions_mask()
                state.apply_action(action)

    return run


def by_environment(game, played):
    """Play them with OpenSpiel's environment, whose steps give the observations and the legal
    actions of both players.
    """
    from open_spiel.python.rl_environment import Environment

    environment = Environment(game)

    def run():
        for actions in played:
            environment.reset()
            for action in actions:
                environment.step([action])

    return run


def small(game):
    """Random games of a small game of OpenSpiel's."""
    chance = random.Random(1)
    found = []
    for _ in range(100):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        found.append(state.history())
    return found


def by_board(played, size):
    """Play them on ttgo's Board alone."""

    def run():
        for actions in played:
            board = Board(start(size))
            for action in actions:
                board.observe(board.player)
                board.play(action)

    return run


def tasks(size, played):
    """What plays them. The network's training needs none of these libraries."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo's, of its own names
        from pettingzoo.classic.go import go as theirs

    import open_spiel.python.games  # noqa: F401  # registers them
    import pyspiel

    steps = sum(len(actions) for actions in played)
    spiel = {"board_size": size, "max_game_length": 10 * size * size}
    tiny = pyspiel.load_game("python_tic_tac_toe")
    tiny_games = small(tiny)

    def turn(action):
        return mirrored(action, size)

    go = pyspiel.load_game("go", spiel)
    played_by = {
        "ttgo for PettingZoo, raw_env": by_pettingzoo(ours.raw_env(size=size), played),
        "PettingZoo's go_v5, raw_env": by_pettingzoo(theirs.raw_env(size), played, turn),
        "ttgo for PettingZoo, env": by_pettingzoo(ours.env(size=size), played),
        "PettingZoo's go_v5, env": by_pettingzoo(theirs.env(board_size=size), played, turn),
        "ttgo's Board": by_board(played, size),
        "OpenSpiel's go, which is C++": by_openspiel(go, played),
        "OpenSpiel's go, rl_environment": by_environment(go, played),
    }
    return [
        *(Task(says, run, steps) for says, run in played_by.items()),
        Task(
            "OpenSpiel's tic-tac-toe, in Python",
            by_openspiel(tiny, tiny_games),
            sum(map(len, tiny_games)),
        ),
    ]


def clone(size, played):
    """A copy of a game in its middle."""
    env = ours.raw_env(size=size)
    env.reset()
    for action in played[0][: size * size * 2 // 3]:
        env.step(action)
    return Task(f"clone after {env.board.turn} turns", env.clone, 1)


def train():
    """Train as the page shows it: how many games the network wins before and after, and how many
    steps it takes in a second of one core.
    """
    import torch

    torch.set_num_threads(1)
    torch.manual_seed(1)
    random.seed(1)
    names: dict = {"print": lambda *said: None}
    exec(shown("engines", "many"), names)
    made, loop, learning = shown("engines", "train").partition("for _ in ")
    exec(made, names)
    before = wins(torch, names)
    begin = time.process_time()
    exec(loop + learning, names)
    steps = len(names["games"]) * int(learning.partition("(")[2].partition(")")[0])
    rate = steps / (time.process_time() - begin)
    print(f"{before} of {GAMES}, then {wins(torch, names)}: {steps:,} steps, {rate:,.0f} a second")


def wins(torch, names):
    """How many games against random moves the network wins, which plays Black."""
    torch.manual_seed(1)
    given: dict = {"size": 5, "komi": 0.5, "max_turns": 75, "dtype": "float32"}
    go, won = Go(lambda board, chance: chance.choice(board.legal_actions()), **given), 0
    for seed in range(GAMES):
        seen, _ = go.reset(seed=seed)
        done = False
        while not done:
            logits = names["net"](torch.as_tensor(seen["observation"])[None])[0, :-1]
            allowed = logits.masked_fill(torch.as_tensor(seen["action_mask"]) == 0, -1e9)
            action = torch.distributions.Categorical(logits=allowed).sample()
            seen, reward, ended, cut, _ = go.step(int(action))
            done = ended or cut
        won += reward > 0
    return won


def main(arguments=None):
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="tests.bench.env", description=__doc__.partition(":")[0])
    parser.add_argument(
        "--size", type=int, action="append", choices=(5, 9, 19), help="the grid's side"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="once through")
    parser.add_argument("--train", action="store_true", help="the network of static/engines.html")
    given = parser.parse_args(arguments)
    if given.train:
        train()
        return 0
    for size in given.size or (9, 19):
        played = games(size, 1 if given.quick else 10 if size < 19 else 3)
        print(f"\n{size}x{size}: {sum(map(len, played))} steps of {len(played)} games")
        results = compare(tasks(size, played), 1 if given.quick else given.rounds)
        rates = [1 / median(result.values) for result in results]
        for result, rate in zip(results, rates, strict=True):
            print(f"  {result.says:<40} {rate:>9,.0f} steps a second")
        for over, under in ((0, 1), (2, 3), (0, 6), (4, 5)):
            ratio = median(
                b / a for a, b in zip(results[over].values, results[under].values, strict=True)
            )
            one, other = results[over].says, results[under].says
            print(f"  {one}, does {ratio:.2f} times as many as {other}")
        copied = compare([clone(size, played)], given.rounds)[0]
        print(f"  {copied.says}: {median(copied.values) * 1e6:.1f} \u00b5s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
