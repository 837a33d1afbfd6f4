#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Long runs of all applications show, with -v, how far they are, and more a second later. Ends each when it has.

usage: progress.py OSHRUN -- PROGRAM ARGUMENTS [-- PROGRAM ARGUMENTS]..."""

import concurrent.futures
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

PES = 2
AT_ONCE = 4
SECONDS = 60  # on a slow machine
SHOWN = re.compile(r"^[^:]+: +(\d+\.\d) %, \d+ s$")


def rises(percents):
    return any(later > earlier for earlier, later in zip(percents, percents[1:]))


def end(process):
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)


def lines_until_it_rises(oshrun, words):
    """What a run says on stderr, and whether the second share of two in a row is larger."""
    with subprocess.Popen([oshrun, "-n", str(PES), *words, "-v"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                          text=True, start_new_session=True) as process:
        timer = threading.Timer(SECONDS, end, [process])
        timer.start()
        lines, percents = [], []
        for line in process.stderr:
            lines.append(line)
            if found := SHOWN.match(line):
                percents.append(float(found.group(1)))
            if rises(percents):
                break
        timer.cancel()
        end(process)
        process.communicate()
    return lines, rises(percents)


def main():
    oshrun, *words = sys.argv[1:]
    runs = []
    for word in words:
        if word == "--":
            runs.append([])
        else:
            runs[-1].append(word)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        for run, (lines, good) in zip(runs, pool.map(lambda run: lines_until_it_rises(oshrun, run), runs)):
            print(f"{'ok      ' if good else 'FAILED  '}{Path(run[0]).name} {' '.join(run[1:])}")
            if not good:
                failed += 1
                print(f"  stderr: {''.join(lines)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
