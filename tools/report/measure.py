# SPDX-License-Identifier: Apache-2.0
"""Runs the applications and their peers in turns, and keeps what they print."""

import contextlib
import csv
import os
import re
import shutil
import statistics
import time
from pathlib import Path
from subprocess import PIPE, TimeoutExpired

import jobs

RUN_LIMIT = 300  # seconds of one program


class Command:
    """One program with its options. `tags` are added to each of its rows; `peer`: a program in a job of MPI, whose
    launcher gets the options `launch` as well; `jobs` run at once; `seconds` that a run takes about, where that is far
    from what the program's others take."""

    def __init__(self, program, pes, *options, peer=False, launch=(), env=None, jobs=1, seconds=None, **tags):
        self.program, self.pes, self.peer, self.launch, self.env = program, pes, peer, launch, env or {}
        self.jobs, self.seconds = jobs, seconds
        self.options = [str(option) for option in options]
        self.tags = tags


class Tools:
    """Where programs are, and how they are started."""

    def __init__(self, build):
        self.bin = Path(build) / "bin"
        self.mpirun = shutil.which("mpirun.openmpi") or shutil.which("mpirun")

    def has(self, command):
        return (self.bin / command.program).is_file() and (not command.peer or self.mpirun is not None)

    def words(self, command):
        program = [str(self.bin / command.program), *command.options]
        output = ["-csv", "-check"]
        if command.peer:
            return [self.mpirun, "--oversubscribe", *command.launch, "-n", str(command.pes), *program, *output]
        if command.program == "isomem":
            return program
        # each of several jobs would bind its first PE to the same core
        binding = ["--bind-to", "none"] if command.jobs > 1 else []
        return [str(self.bin / "oshrun"), *binding, "-n", str(command.pes), *program, *output]

    def shown(self, command):
        """The command line as one would type it, without this machine's folders."""
        words = [Path(word).name if "/" in word else word for word in self.words(command)]
        line = " ".join([*(f"{name}={value}" for name, value in command.env.items()), *words])
        return line if command.jobs == 1 else f"for i in $(seq {command.jobs}); do {line} & done; wait"


def environment(command):
    env = {**os.environ, **command.env}
    if command.peer:  # Open MPI refuses root, and with more ranks than cores has to be told to yield
        env.update(OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", OMPI_MCA_mpi_yield_when_idle="1")
    return env


def values_of(text, command):
    """The rows of a program's output, numbers as numbers, without empty cells."""
    return [{**{key: typed(value) for key, value in row.items() if value != ""}, **command.tags}
            for row in csv.DictReader(text.splitlines())]


def typed(value):
    """A number as such; what is none stays as it is."""
    is_number = isinstance(value, str) and re.fullmatch(r"-?\d+(\.\d+)?(e[-+]?\d+)?", value)
    return float(value) if is_number else value


class Failed(Exception):
    """A program that did not end well: what it was, and what it said."""


def run(tools, command):
    """The rows of all of its jobs."""
    with contextlib.ExitStack() as stack:
        jobs = [stack.enter_context(started(tools, command)) for _ in range(command.jobs)]
        return [row for job in jobs for row in ended(tools, command, job)]


@contextlib.contextmanager
def started(tools, command):
    try:
        job = jobs.start(tools.words(command), stdout=PIPE, stderr=PIPE, env=environment(command))
    except OSError as error:
        raise Failed(f"{tools.shown(command)}: not started: {error}") from None
    with job:
        try:
            yield job
        finally:
            jobs.end(job)


def ended(tools, command, job):
    try:
        out, err = job.communicate(timeout=RUN_LIMIT)
    except TimeoutExpired:
        raise Failed(f"{tools.shown(command)}: not done after {RUN_LIMIT} s") from None
    if job.returncode != 0:
        raise Failed(f"{tools.shown(command)}: status {job.returncode}\n{err.strip()[-1000:]}")
    rows = values_of(out, command)
    if not rows or any(None in row or None in row.values() for row in rows):
        raise Failed(f"{tools.shown(command)}: what it printed is no table\n{out.strip()[-1000:]}")
    return rows


class Begun:
    """What has been run of a row: of how many of its groups, with which rows of values and texts of failures;
    `skipped`: texts of what cannot be run on this machine."""

    def __init__(self, groups=0, rows=(), wrong=(), skipped=()):
        self.groups, self.rows, self.wrong, self.skipped = groups, list(rows), list(wrong), list(skipped)


def measure(tools, groups, rounds, progress, keep, begun):
    """Each group's commands in turns, `rounds` times, after those that had begun. `keep` gets all so far after each
    group."""
    keep(begun)
    for group in groups[begun.groups:]:
        for turn in range(rounds):
            for command in group:
                start = time.monotonic()
                try:
                    begun.rows += [{**row, "round": turn} for row in run(tools, command)]
                except Failed as failed:
                    if str(failed) not in begun.wrong:
                        begun.wrong.append(str(failed))
                progress.step(command, time.monotonic() - start, tools.shown(command))
        begun.groups += 1
        keep(begun)


class Missing(Exception):
    """What a part of the page would show was not measured."""


class Values(dict):
    """Values by their names: asking for one that was not measured says which, in words that end with its name."""

    def __init__(self, items, words="no value of"):
        super().__init__(items)
        self.words = words

    def __missing__(self, name):
        raise Missing(f"{self.words} {name:g}" if isinstance(name, (int, float)) else f"{self.words} {name}")


def medians(rows, series, x, y):
    """{series: [(x, median of y over rounds), ...]} of the rows that have them."""
    return Values((name, list(each.items())) for name, each in medians_by(rows, series, x, y).items())


def medians_by(rows, series, x, y):
    """{series: {x: median of y over rounds}} of the rows that have them."""
    found = {}
    for row in rows:
        if all(row.get(key) not in (None, "") for key in (series, x, y)):
            found.setdefault(str(row[series]), {}).setdefault(row[x], []).append(row[y])
    return Values((name, Values(((at, statistics.median(values)) for at, values in each.items()),
                                f"no value of {name} at {x}")) for name, each in found.items())
