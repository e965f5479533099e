"""Thinking never blocks chat, and never leaves a seat stuck."""

import asyncio
import gc
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.thinking import Thinker, decide
from engines.cvetariki.players import ADVICE
from engines.randomness import Rng
from engines.registry import games
from engines.replay import begin
from tests.bot.slow_thoughts import gated
from tests.reaper import alive

ROOT = Path(__file__).parents[2]
PATIENCE = 100.0


def question(seed: str, level: str = "hard") -> tuple:
    game = games()["cvetariki"]
    state = begin(game, seed=seed, options={}, seats=2).state
    (seat,) = game.to_move(state)
    return "cvetariki", game.view_for(state, seat), list(game.legal_moves(state, seat)), level, seed


def quick(asked: tuple):
    game, view, legal, _, seed = asked
    return games()[game].choose(view, legal, "easy", Rng.of(seed))


@pytest.fixture
async def thinker():
    thinker = Thinker(processes=1, budget=PATIENCE, hurry=PATIENCE)
    yield thinker
    await thinker.close()


@pytest.fixture
async def gate(tmp_path):
    """A gate that strong players wait at. It is opened at the end of every test."""
    gate = tmp_path / "gate"
    yield gate
    gate.touch()


async def test_the_event_loop_goes_round_while_a_hard_player_thinks(gate):
    thinker = Thinker(processes=1, budget=PATIENCE, choose=gated(gate))
    thinking = asyncio.ensure_future(thinker(*question("a")))
    for _ in range(100):  # never reached if thinking blocked the loop
        await asyncio.sleep(0)
    assert not thinking.done()
    gate.touch()
    assert await thinking == decide(*question("a"))
    await thinker.close()


async def test_a_seed_gives_the_same_move_in_a_process_as_here(thinker):
    for seed in ("a", "b"):
        assert await thinker(*question(seed)) == decide(*question(seed))


async def test_whoever_asks_at_once_is_answered_in_turn(thinker):
    asked = [question(str(number), "medium") for number in range(6)]
    assert await asyncio.gather(*(thinker(*each) for each in asked)) == [decide(*each) for each in asked]


async def test_the_processes_are_there_before_the_first_thought_and_none_is_after_closing():
    before = set(multiprocessing.active_children())
    thinker = Thinker(processes=2, budget=PATIENCE)
    thinker.begin()
    begun = set(multiprocessing.active_children())
    assert len(begun - before) == 2
    await thinker(*question("a", "easy"))
    assert set(multiprocessing.active_children()) == begun
    await thinker.close()
    assert set(multiprocessing.active_children()) == before


async def test_without_processes_the_same_moves_are_thought_of_in_a_thread():
    before = multiprocessing.active_children()
    thinker = Thinker(processes=0, budget=PATIENCE, hurry=PATIENCE)
    thinker.begin()
    asked = [question(seed) for seed in "abc"]
    assert await asyncio.gather(*(thinker(*each) for each in asked)) == [decide(*each) for each in asked]
    assert await thinker.at_once(*asked[0]) == decide(*asked[0])
    assert multiprocessing.active_children() == before
    await thinker.close()


async def test_advice_does_not_queue_behind_the_moves_of_computers(gate):
    thinker = Thinker(processes=1, budget=PATIENCE, hurry=PATIENCE, choose=gated(gate))
    moves = [asyncio.ensure_future(thinker(*question(str(number)))) for number in range(3)]
    await asyncio.sleep(0)
    advice = asyncio.ensure_future(thinker.at_once(*question("advice")))
    ready = []
    for thought in (*moves, advice):
        thought.add_done_callback(ready.append)
    await asyncio.sleep(0)
    gate.touch()
    assert await advice == decide(*question("advice"))
    await asyncio.gather(*moves)
    assert ready.index(advice) == 1, "right after the one in progress"
    await thinker.close()


async def test_advice_that_is_late_is_that_of_the_level_below_and_costs_no_process(gate):
    thinker = Thinker(processes=1, budget=PATIENCE, hurry=0.001, choose=gated(gate))
    thinker.begin()
    processes = multiprocessing.active_children()
    assert await thinker.at_once(*question("late")) == decide(*question("late", "medium"))
    assert await thinker.at_once(*question("late", ADVICE)) == decide(*question("late", "medium"))
    gate.touch()
    assert await thinker(*question("late")) == decide(*question("late"))
    assert multiprocessing.active_children() == processes
    await thinker.close()


async def test_a_thought_that_takes_too_long_becomes_a_quick_move(gate):
    thinker = Thinker(processes=1, budget=0.001, choose=gated(gate))
    asked = question("late")
    assert await thinker(*asked) == quick(asked)
    gate.touch()
    await thinker.close()


async def test_a_thought_that_fails_when_nobody_waits_any_more_is_no_alarm(gate):
    """First the advice timed out, then its computation: nobody is left to be told of the second."""
    complaints = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: complaints.append(context["message"]))
    thinker = Thinker(processes=1, budget=0.01, hurry=0.001, choose=gated(gate))
    await thinker.at_once(*question("late"))
    gate.touch()
    await thinker.close()
    gc.collect()
    assert complaints == []


async def test_after_closing_there_are_only_quick_moves():
    thinker = Thinker(processes=1)
    await thinker.close()
    before = multiprocessing.active_children()
    asked = question("closed")
    assert await thinker(*asked) == quick(asked)
    assert multiprocessing.active_children() == before


async def test_a_process_that_dies_costs_one_good_move_and_not_the_game(gate):
    thinker = Thinker(processes=1, budget=PATIENCE, choose=gated(gate))
    await thinker(*question("warm up", "easy"))
    asked = question("dies")
    thinking = asyncio.ensure_future(thinker(*asked))
    await asyncio.sleep(0)
    for child in multiprocessing.active_children():
        os.kill(child.pid, signal.SIGKILL)
    assert await thinking == quick(asked)
    gate.touch()
    assert await thinker(*asked) == decide(*asked), "the next request gets a new process"
    await thinker.close()


ORPHAN = """
import asyncio, multiprocessing, sys, time
from bot.thinking import Thinker
from tests.bot.test_thinking import question

async def main():
    thinker = Thinker(processes=1, budget=100)
    await thinker(*question("a", "easy"))
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    time.sleep(100)

if __name__ == "__main__":
    asyncio.run(main())
"""


STOPPED = """
import asyncio, multiprocessing, os, signal
from bot.thinking import Thinker

async def main():
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, lambda: None)
    thinker = Thinker(processes=2)
    thinker.begin()
    for _ in range(20):
        os.killpg(0, signal.SIGINT)
        await asyncio.sleep(0.02)
    print(len(multiprocessing.active_children()))
    await thinker.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="Windows has no groups of processes")
def test_nobody_but_the_program_hears_ctrl_c(tmp_path):
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED)
    ended = subprocess.run(
        [sys.executable, script],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )
    assert (ended.returncode, ended.stderr, ended.stdout.strip()) == (0, b"", b"2")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads Linux's list of processes")
def test_processes_end_with_a_program_that_is_killed(tmp_path):
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    program = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    with program:
        pid = int(program.stdout.readline())
        assert alive(pid)
        program.kill()
    ends = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < ends
        time.sleep(0.02)
