#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What every application does in the same way (apps/common/usual.hpp): its help, its refusals, its table.

usage: usual.py OSHRUN PROGRAM [--refuse='ARGUMENTS => WORDS']... [--too-large=ARGUMENTS] [--beyond-heap=ARGUMENTS]
                [-- ARGUMENTS of a small run]
--refuse: on 3 PEs, these arguments end with status 2 and a text that has the words. --too-large: these need more than
1 GiB, and end with words where there is no more. --beyond-heap: these need more than 64 MiB of symmetric memory,
and end with words where there is no more."""

import argparse
import csv
import os
import re
import resource
import subprocess
import sys
from pathlib import Path

USAGE = 2
PES = 3
GIB = 2**30


def main():
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("oshrun")
    parser.add_argument("program")
    parser.add_argument("--refuse", action="append", default=[])
    parser.add_argument("--too-large")
    parser.add_argument("--beyond-heap")
    options = parser.parse_args(sys.argv[1:split])
    small, name, failed = sys.argv[split + 1:], Path(options.program).name, 0

    def run(*arguments, **more):
        command = [options.oshrun, "-n", str(PES), options.program, *arguments]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
        return subprocess.run(command, text=True, timeout=100, check=False, **pipes)

    def check(good, what, done):
        nonlocal failed
        failed += not good
        print(f"{'ok      ' if good else 'FAILED  '}{what}")
        if not good:
            print(f"  status: {done.returncode}\n  stdout: {done.stdout}\n  stderr: {done.stderr}")

    done = run("--help")
    check(done.returncode == 0 and done.stdout.count("usage: ") == 1 and not done.stderr, "help is printed once", done)
    words = re.search(r"-variant\s+(\S+[|]all)\s", done.stdout)
    variants = words.group(1).split("|")[:-1] if words else []
    check(bool(variants), f"the help names the variants: {', '.join(variants)}", done)
    older = re.search(r"^  -steps N .*; also -(\w+)$", done.stdout, re.MULTILINE)
    for option in ("-steps", f"-{older.group(1)}") if older else ():
        done = run(option, "0")
        check(done.returncode == USAGE and f"{option}: '0' is not" in done.stderr, f"{option} is refused as 0", done)
    for arguments, text in (*[rule.split("=>") for rule in options.refuse],
                            ("-frobnicate", "unknown option '-frobnicate'"), ("-variant nonsense", "nonsense"),
                            ("-repeat 0", "-repeat"), ("stray", "unexpected argument 'stray'")):
        done = run(*arguments.split())
        check(done.returncode == USAGE and text.strip() in done.stderr, f"refuses {arguments}", done)

    done = run("-csv", "-check", "-repeat", "1", *small)
    rows = list(csv.DictReader(done.stdout.splitlines()))
    check(done.returncode == 0 and rows and all(None not in row and None not in row.values() for row in rows),
          "-csv prints a line of names and lines of as many values", done)
    check({row.get("variant") for row in rows} == set(variants), "each variant has its rows", done)
    check(all(row.get("check") == "ok" and row.get("program") == name and row.get("pes") == str(PES) for row in rows),
          "each row names the program, the number of PEs and a check that is ok", done)
    with open("/dev/full", "w", encoding="ascii") as full:
        done = run("-csv", "-repeat", "1", *small, stdout=full)
    check(done.returncode == 1 and "could not be written" in done.stderr, "a full disk is an error", done)
    if options.too_large:
        done = run(*options.too_large.split(),
                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (GIB, GIB)))
        check(done.returncode == 1 and "not enough memory. Use a smaller problem" in done.stderr, "too large", done)
    if options.beyond_heap:
        done = run(*options.beyond_heap.split(), env={**os.environ, "SHMEM_SYMMETRIC_SIZE": "64M"})
        check(done.returncode == 1 and "no symmetric memory for" in done.stderr and "Use a smaller" in done.stderr,
              "more than the symmetric heap", done)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
