"""The benches of the player run; nothing here measures strength or time."""

import json
from pathlib import Path

import pytest

from tests.bench import player, strength


def test_games_are_played_once(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch) -> None:
    """A row of short games between two levels; the file keeps them, and a second call plays none."""
    monkeypatch.setattr(strength, "SIZE", 4)
    monkeypatch.setattr(strength, "KOMI", 0.5)
    file = tmp_path / "games"
    strength.main(["2:1", "--games", "2", "--file", str(file)])
    games = [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]
    assert [game["game"] for game in games] == [0, 1]
    said = capsys.readouterr().out
    assert "2 playouts against 1 playouts" in said
    strength.main(["2:1", "--games", "2", "--file", str(file)])
    assert capsys.readouterr().out == said
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.skipif(not Path(strength.GNUGO).exists(), reason="GNU Go is not here")
def test_a_game_against_gnugo() -> None:
    """To its end, and every turn legal."""
    game = strength.play("4:gnugo1", 1)
    assert game["turns"].endswith("pass pass")
    assert game["margin"] % 1 == 0.5


def test_wilsons_interval() -> None:
    """As in any table of it."""
    assert strength.interval(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert strength.interval(0, 10) == pytest.approx((0, 0.278), abs=0.001)


def test_speed_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each of what is compared."""
    player.main(["--size", "5", "--playouts", "16", "--rounds", "1"])
    assert capsys.readouterr().out.count("a second") == 3
    player.main(["--size", "5", "--playouts", "16", "--rounds", "1", "--node"])
    assert capsys.readouterr().out.count("a second") == 6
