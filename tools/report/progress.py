# SPDX-License-Identifier: Apache-2.0
"""How many runs are done, and how long the rest will take."""

import statistics
import sys
import time

from voice import say

# Seconds of a run, the median over sizes and PEs of a report on two cores; of programs with kernels a guess. It is only
# what they are to each other that counts, once a few runs are done.
KEPT = {"jacobi": 0.6, "jacobi_mpi": 1, "matmul": 0.2, "matmul_mpi": 0.5, "stencil": 0.3, "stencil_mpi": 0.6,
        "lattice": 0.1, "lattice_mpi": 0.5, "transpose": 0.3, "transpose_mpi": 0.5, "md": 2, "md_mpi": 2, "training": 1,
        "training_mpi": 1, "convolution": 1.7, "convolution_mpi": 1.5, "cg": 1, "cg_mpi": 1, "hashtable": 0.4,
        "hashtable_mpi": 0.8, "intsort": 0.3, "intsort_mpi": 0.7, "himeno": 0.7, "himeno_mpi": 1, "locks": 0.2,
        "locks_mpi": 4, "reductions": 11, "reductions_mpi": 8, "litmus": 3}
OTHERS = 5


def kept_seconds(command):
    return command.seconds or KEPT.get(command.program, OTHERS)


class Progress:
    """Of `rounds` of all commands in `groups`. A command that was run in an earlier round takes as long again; one that
    was not, its kept seconds times what those that were run have taken of theirs, in the median: MPI's ranks that wait
    for a core take tenfold now and then."""

    def __init__(self, rounds, groups):
        self.left = {command: rounds for group in groups for command in group}
        self.times = {}
        self.done, self.total, self.shown = 0, sum(self.left.values()), 0
        self.terminal = sys.stderr.isatty()

    def seconds_left(self):
        middle = {command: statistics.median(times) for command, times in self.times.items()}
        factor = statistics.median(seconds / kept_seconds(one) for one, seconds in middle.items()) if middle else 1
        return sum(count * middle.get(command, factor * kept_seconds(command)) for command, count in self.left.items())

    def step(self, command, seconds, what):
        """A run of a command has taken so long."""
        self.done += 1
        self.left[command] -= 1
        self.times.setdefault(command, []).append(seconds)
        now = time.monotonic()
        if not self.terminal and now - self.shown < 5 and self.done < self.total:
            return
        self.shown = now
        text = f"{self.done}/{self.total} runs, about {self.seconds_left():.0f} s left: {what}"
        if self.terminal:
            say(f"\r{text:78.78}", end="\n" * (self.done == self.total))
        else:
            say(text)
