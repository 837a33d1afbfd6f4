#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How the start of a job, and the memory and descriptors of its PEs, grow with PEs and hosts: runs bench/scale.c on
this machine, as one host or as many hosts that are all here, and fits what they grow with. See docs/scaling.md.

usage: scale.py --build-dir DIR [--pes 64,128,...] [--hosts 2,4,...] [--per-host 4] [--launches 3]"""

import argparse
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import peers

HERE = Path(__file__).resolve().parent
REMOTE_SHELL = HERE.parent / "tests/fault/remote_shell.sh"  # one that stays on this machine
PUTS = 4
COLUMNS = ("seconds", "pss_kib", "private_kib", "descriptors", "job_file_kib")
# How they grow: the job file has a line for each PE; a PE has connections to as many others as the logarithm of the
# number of hosts says, once it has taken part in collectives. What is shared becomes less for each.
GROWTH = {"seconds": lambda x: x, "job_file_kib": lambda x: x, "private_kib": math.log2, "descriptors": math.log2}


def numbers(text):
    return [int(word) for word in text.split(",") if word]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build-dir", required=True, metavar="DIR", help="a CMake build folder of isomem")
    parser.add_argument("--pes", type=numbers, default=[64, 128, 256, 512, 1024], metavar="LIST", help="on one host")
    parser.add_argument("--hosts", type=numbers, default=[2, 4, 8, 16, 32, 64], metavar="LIST",
                        help="numbers of hosts, all on this machine")
    parser.add_argument("--per-host", type=int, default=4, metavar="N", help="PEs of each of them")
    parser.add_argument("--launches", type=int, default=3, metavar="N", help="of each job; the medians are shown")
    parser.add_argument("--predict", type=int, default=25000, metavar="PES", help="extrapolate to so many PEs")
    return parser.parse_args()


def launch(command, env):
    """{when: facts} of a job, with the seconds from its start to its end."""
    start = time.perf_counter()
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=600)
    seconds = time.perf_counter() - start
    if done.returncode != 0:
        sys.exit(f"scale: {' '.join(map(str, command))} failed:\n{done.stderr[-2000:]}")
    lines = [dict(word.split("=") for word in line.split()[1:]) for line in done.stdout.splitlines()]
    return {line["when"]: {**{key: float(line[key]) for key in COLUMNS[1:]}, "seconds": seconds} for line in lines}


def medians(command, env, launches):
    runs = [launch(command, env) for _ in range(launches)]
    return {when: {key: statistics.median(run[when][key] for run in runs) for key in COLUMNS}
            for when in runs[0]}


def line_through(points):
    """(a, b) of y = a + b x with the least squares."""
    if len({x for x, _ in points}) < 2:
        return points[0][1], 0.0
    fit = statistics.linear_regression(*zip(*points))
    return fit.intercept, fit.slope


def table(title, jobs, predict):
    """jobs: [(PEs, facts)]."""
    print(f"\n{title}\n\n| PEs | " + " | ".join(COLUMNS) + " |\n|" + "---|" * (len(COLUMNS) + 1))
    for x, facts in jobs:
        print(f"| {x} | " + " | ".join(f"{facts[key]:.3g}" if key == "seconds" else f"{facts[key]:.0f}"
                                       for key in COLUMNS) + " |")
    fits = {key: line_through([(of(x), facts[key]) for x, facts in jobs]) for key, of in GROWTH.items()}

    def row(name, value_of):
        print(f"| {name} | " + " | ".join(value_of(key) if key in fits else "-" for key in COLUMNS) + " |", flush=True)

    row("more of each",
        lambda key: f"{fits[key][1]:.3g} a {'doubling' if GROWTH[key] is math.log2 else 'PE'}")
    row(f"{predict}, extrapolated", lambda key: f"{fits[key][0] + fits[key][1] * GROWTH[key](predict):.3g}")


def main():
    options = arguments()
    side = peers.Isomem.from_build(options.build_dir)
    env = {**os.environ, "ISOMEM_REMOTE_SHELL": str(REMOTE_SHELL), "UCX_TLS": "tcp", "UCX_LOG_LEVEL": "fatal"}
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/scale"
        subprocess.run([*side.compiler, "-O2", str(HERE / "scale.c"), "-o", program, *side.libraries], check=True)

        def one_host(pes):
            return medians([side.launcher, "-n", str(pes), program], env, options.launches)

        def hosts(n):
            names = ",".join(f"h{i}:{options.per_host}" for i in range(n))
            return medians([side.launcher, "-H", names, "--oversubscribe", program, str(PUTS)], env, options.launches)

        if options.pes:
            table("One host, after shmem_init", [(pes, one_host(pes)["init"]) for pes in options.pes],
                  options.predict)
        if options.hosts:
            all_hosts = [(n * options.per_host, hosts(n)) for n in options.hosts]
            for when, words in (("init", "after shmem_init"),
                                ("puts", f"after a reduction, and puts of each PE to its {PUTS} next")):
                table(f"Hosts of {options.per_host} PEs, {words}", [(pes, job[when]) for pes, job in all_hosts],
                      options.predict)


main()
