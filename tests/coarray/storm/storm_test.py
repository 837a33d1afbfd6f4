#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""An image is killed at a random moment of a job under `oshrun --outlive-killed`, half of the times while it ends: the
job always ends, with status 0 and the others done. On one host, on two virtual ones, and over a network, where its
memory is lost with it: on two and three hosts, all of which are this machine."""

import argparse
import os
import random
import signal
import subprocess
import sys
import threading
import time

IMAGES = 4
REMOTE_SHELL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../fault/remote_shell.sh")
NETWORK = {"ISOMEM_REMOTE_SHELL": REMOTE_SHELL, "UCX_TLS": "tcp", "UCX_LOG_LEVEL": "fatal"}
# options of oshrun, and what its environment has beside
PLACES = [
    ([], {}),
    ([], {"ISOMEM_HOSTS": "2"}),
    (["--hosts", "a,b", "--oversubscribe"], NETWORK),
    (["--hosts", "a,b,c", "--oversubscribe"], NETWORK),
]


class Run:
    """The lines of one job, as they come."""

    def __init__(self, command, environment):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        env=environment)
        self.started = time.monotonic()
        self.pids, self.ends, self.errors = [], 0, ""
        self.changed = threading.Condition()
        self.readers = [threading.Thread(target=reader) for reader in (self.read_output, self.read_errors)]
        for reader in self.readers:
            reader.start()

    def read_output(self):
        for line in self.process.stdout:
            with self.changed:
                if line.startswith("pid "):
                    self.pids.append(int(line.split()[1]))
                elif line.startswith("ends"):
                    self.ends += 1
                else:
                    self.errors += line
                self.changed.notify_all()

    def read_errors(self):
        self.errors += self.process.stderr.read()

    def await_lines(self, condition):
        with self.changed:
            return self.changed.wait_for(condition, timeout=60)

    def finish(self):
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.terminate()
            self.process.wait(30)
            return None
        for reader in self.readers:
            reader.join()
        return time.monotonic() - self.started


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("oshrun")
    parser.add_argument("program")
    parser.add_argument("--kills", type=int, default=16)
    parser.add_argument("--rounds", default="60")
    options = parser.parse_args()
    seed = int(os.environ.get("ISOMEM_TEST_SEED") or random.randrange(2**31))
    print(f"seed {seed} (ISOMEM_TEST_SEED repeats it)")
    rng = random.Random(seed)
    hit = 0
    for number in range(options.kills):
        place, variables = PLACES[number // 2 % len(PLACES)]
        command = [options.oshrun, "-n", str(IMAGES), "--outlive-killed", *place, options.program, options.rounds]
        run = Run(command, dict(os.environ, SHMEM_SYMMETRIC_SIZE="64M", **variables))
        if not run.await_lines(lambda: len(run.pids) == IMAGES):
            sys.exit(f"FAILED: the images did not begin: {run.errors}")
        if number % 2:
            run.await_lines(lambda: run.ends > 0)
            delay = rng.uniform(0, 0.01)
        else:
            delay = rng.uniform(0, 0.3)
        time.sleep(delay)
        victim = rng.choice(run.pids)
        try:
            os.kill(victim, signal.SIGKILL)
        except ProcessLookupError:
            pass
        took = run.finish()
        hit += "was killed by signal 9" in run.errors
        if took is None or run.process.returncode != 0 or run.ends < IMAGES - 1:
            sys.exit(f"FAILED: kill {number} after {delay:.4f} s, {run.ends} images done, "
                     f"{'no end' if took is None else f'status {run.process.returncode}'}\n{run.errors}")
    if hit < options.kills // 4:
        sys.exit(f"FAILED: only {hit} of {options.kills} kills met an image that lived")
    print(f"{options.kills} kills, {hit} of an image that lived")


if __name__ == "__main__":
    main()
