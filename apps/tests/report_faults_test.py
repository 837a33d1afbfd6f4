#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the report makes of what goes wrong: programs that fail or never end, a user who interrupts it, damaged files in
its folder, and nobody who reads what it says. The programs are stand-ins which print the values of a kept page.

usage: report_faults_test.py BUILD"""

import csv
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(REPOSITORY / "tools/report"))
import jobs  # noqa: E402 (found only now)
import measure  # noqa: E402
from measure import Command, Failed, Tools  # noqa: E402
from rows import ROWS  # noqa: E402

KEPT = REPOSITORY / "docs/measurements/2026-11-27-applications"

# Takes the place of oshrun: prints what the kept page has of the first round. FAIL: a program that fails, with so many
# PEs if a colon and their number follow; SLEEP: one that does not end, nor does a child of it.
OSHRUN = f'''#!{sys.executable}
import csv, os, subprocess, sys, time
words = sys.argv[3:] if sys.argv[1] == "--bind-to" else sys.argv[1:]
pes, program = words[1], os.path.basename(words[2])
if os.environ.get("FAIL") in (program, program + ":" + pes):
    sys.exit("a library is not there")
if os.environ.get("SLEEP") == program:
    child = subprocess.Popen(["sleep", "4321"], preexec_fn=os.setpgrp)
    with open(os.environ["PIDS"], "a") as file:
        print(os.getpid(), child.pid, file=file)
    time.sleep(4321)
key = dict(hashtable="benchmarks", intsort="benchmarks", himeno="benchmarks", locks="benchmarks").get(program, program)
options = dict(zip(words[3::2], words[4::2]))
with open(os.path.join({str(KEPT)!r}, key + ".csv")) as file:
    rows = [row for row in csv.DictReader(file) if row["program"] == program and float(row["pes"]) == int(pes)
            and float(row["round"]) == 0 and "at once" not in row["variant"]]
size = options.get("-nx") if program in ("jacobi", "stencil") else None
rows = [row for row in rows if size is None or float(row["nx"]) == int(size)]
writer = csv.DictWriter(sys.stdout, list(rows[0]))
writer.writeheader()
writer.writerows(rows)
'''


def stand_in(folder, build):
    """A build of stand-ins, without MPI; the model is the real one."""
    bin_folder = folder / "build/bin"
    bin_folder.mkdir(parents=True)
    (bin_folder / "oshrun").write_text(OSHRUN, encoding="utf-8")
    (bin_folder / "oshrun").chmod(0o755)
    (bin_folder / "isomem").symlink_to((Path(build) / "bin/isomem").resolve())
    for row in ROWS:
        with (KEPT / f"{row.key}.csv").open(encoding="utf-8", newline="") as file:
            for program in {line["program"] for line in csv.DictReader(file)}:
                (bin_folder / program).touch()
    return folder / "build"


def words_of(build, out, *options):
    return [sys.executable, REPOSITORY / "tools/report/main.py", "--build", build, "--out", out, "--rounds", "1",
            *options]


def report(build, out, *options, **environment):
    return subprocess.run(words_of(build, out, *options), capture_output=True, text=True, timeout=100, check=False,
                          env={**os.environ, **environment})


def wait_for(condition, what, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"not within {seconds} s: {what}"
        time.sleep(0.05)


def pids_in(file):
    return [int(word) for word in file.read_text(encoding="utf-8").split()] if file.is_file() else []


def check_time_limit(build, folder):
    """A job that does not end in time ends with all of its processes, those in groups of their own as well."""
    os.environ.update(SLEEP="jacobi", PIDS=str(folder / "limit"))
    measure.RUN_LIMIT, limit = 1, measure.RUN_LIMIT
    try:
        measure.run(Tools(build), Command("jacobi", 2, "-nx", 128))
        raise AssertionError("a job that does not end has ended")
    except Failed as failed:
        assert "not done after 1 s" in str(failed), failed
    finally:
        measure.RUN_LIMIT = limit
        del os.environ["SLEEP"], os.environ["PIDS"]
    assert len(pids_in(folder / "limit")) == 2 and not set(pids_in(folder / "limit")) & set(jobs.states())


def check_signals(build, folder):
    """The report that is asked to end does so with its job, says so, and says by its status which signal it was."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        file = folder / number.name
        command = words_of(build, folder / f"out {number.name}", "--only", "jacobi")
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True,
                              env={**os.environ, "SLEEP": "jacobi", "PIDS": str(file)}) as running:
            wait_for(lambda: len(pids_in(file)) == 2, "the job's start")
            running.send_signal(number)
            said = running.communicate(timeout=30)[1]
        assert running.returncode == 128 + number and number.name in said, f"{running.returncode}: {said}"
        wait_for(lambda: not set(pids_in(file)) & set(jobs.states()), f"the end of the job after {number.name}", 5)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build = stand_in(folder, sys.argv[1])
        check_time_limit(build, folder)
        check_signals(build, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
