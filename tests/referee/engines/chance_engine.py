"""The literal engine, which takes a legal point by chance and may hold a colour's stones for dead: `chance_engine.py SEED [COLOUR]`."""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.referee.engines.literal_engine import Engine
from tests.support import literal

engine = Engine()
chance = random.Random(sys.argv[1])
for line in sys.stdin:
    number, _, command = line.strip().partition(" ")
    if command.startswith("genmove"):
        player = command.split()[1]
        names = [literal.name(point) for point in engine.grids[-1]]
        chance.shuffle(names)
        turn = next((name for name in names if engine.legal(player, name)), "pass")
        engine.play(player, turn)
        good, text = True, turn
    elif command == "final_status_list dead" and sys.argv[2:]:
        good, text = engine.answer(f"list_stones {sys.argv[2]}")
    else:
        good, text = engine.answer(command)
        if command == "list_commands" and sys.argv[2:]:
            text += "\nfinal_status_list"
    print(f"{'=' if good else '?'}{number} {text}\n", flush=True)
    if command == "quit":
        break
