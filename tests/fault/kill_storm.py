# SPDX-License-Identifier: Apache-2.0
"""usage: kill_storm.py OSHRUN FAULT_PE [rounds]

Kills a process of a busy job at a random moment, many times; each time all of the job must go. 40 rounds, 1000 with
ISOMEM_TEST_ALL; the moments follow from ISOMEM_TEST_SEED."""
import os
import random
import signal
import subprocess
import sys
import time

from harness import Run

OSHRUN, PROGRAM = sys.argv[1:3]
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else \
    (1000 if os.environ.get("ISOMEM_TEST_ALL", "0") != "0" else 40)
SEED = int(os.environ.get("ISOMEM_TEST_SEED", "1"))
COMMANDS = {
    "plain": [PROGRAM, "busy"],
    "script": ["sh", "-c", f'"{PROGRAM}" busy || exit 1; sleep 1000'],
    "children": ["sh", "-c", f'sleep 1000 & "{PROGRAM}" busy'],
}


def processes_of_pes(run):
    """What the guardian has started, and the program below it: a shell's child that is to become something else may die
    without anybody's notice."""
    guardian = run.guardian()
    return [pid for pid, line in run.processes().items()
            if line.startswith(PROGRAM) or PROGRAM in line and guardian and parent(pid) == guardian]


def parent(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return int(file.read().rsplit(")", 1)[1].split()[1])
    except OSError:
        return None


def strike(run, target, rng):
    """Kills `target`, or oshrun where there is none."""
    pes = processes_of_pes(run)
    if target == "front":
        run.process.kill()
    elif target == "terminated front":
        run.process.terminate()
    elif target in ("guardian", "keeper", "front and guardian"):
        pid = run.keeper() if target == "keeper" else run.guardian()
        if pid is not None:
            os.kill(pid, signal.SIGKILL)
        if pid is None or target == "front and guardian":  # it may not be there yet
            run.process.kill()
    elif not pes:
        run.process.kill()
    elif target == "pe":
        os.kill(rng.choice(pes), signal.SIGKILL)
    else:  # a stopped PE and the death of oshrun
        os.kill(rng.choice(pes), signal.SIGSTOP)
        run.process.kill()


def main():
    rng = random.Random(SEED)
    targets = ["front", "terminated front", "guardian", "keeper", "front and guardian", "pe", "stopped pe"]
    longest = 0.0
    print(f"{ROUNDS} rounds, ISOMEM_TEST_SEED={SEED}", flush=True)
    for number in range(ROUNDS):
        kind, target = rng.choice(list(COMMANDS)), rng.choice(targets)
        n, delay = rng.randint(1, 6), rng.random() ** 3 * 0.2
        run = Run(OSHRUN, ["-n", n, *COMMANDS[kind]])
        time.sleep(delay)
        what = f"round {number}: {target} of {kind} with {n} PEs after {delay * 1000:.1f} ms"
        try:
            try:
                strike(run, target, rng)
            except ProcessLookupError:
                pass  # a short-lived process of a script; the job goes on
                run.process.kill()
            run.finish(timeout=20)
            longest = max(longest, run.check_clean())
            assert run.status != 0, "status 0"
        except (AssertionError, subprocess.TimeoutExpired) as error:
            run.kill_rest()
            sys.exit(f"{what}: {error}")
    print(f"{ROUNDS} jobs killed, nothing left; the last process went at most {longest:.2f} s after oshrun")


main()
