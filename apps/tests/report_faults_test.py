#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the report makes of what goes wrong: programs that fail or never end, a user who interrupts it, damaged files in
its folder, and nobody who reads what it says. The programs are stand-ins which print the values of a kept page.

usage: report_faults_test.py BUILD programs|folder"""

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
import main as report_main  # noqa: E402
import measure  # noqa: E402
from measure import Command, Failed, Tools  # noqa: E402
from rows import ROWS  # noqa: E402

KEPT = REPOSITORY / "docs/measurements/2026-11-28-applications"

# Takes the place of oshrun: prints what the kept page has of the first round. FAIL: a program that fails, or all, with
# so many PEs if a colon and their number follow; SLEEP: one that does not end, nor does a child of it.
OSHRUN = f'''#!{sys.executable} -IS
import csv, os, subprocess, sys, time
words = sys.argv[3:] if sys.argv[1] == "--bind-to" else sys.argv[1:]
pes, program = words[1], os.path.basename(words[2])
if os.environ.get("FAIL") in (program, program + ":" + pes, "all", "all:" + pes):
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
    return subprocess.run(words_of(build, out, *options), capture_output=True, text=True, timeout=300, check=False,
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
    """The report that is asked to end does so with its job, says so, and says by its status which signal it was. While
    it runs, no other one writes in its folder."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        file = folder / number.name
        command = words_of(build, folder / f"out {number.name}", "--only", "jacobi")
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True,
                              env={**os.environ, "SLEEP": "jacobi", "PIDS": str(file)}) as running:
            wait_for(lambda: len(pids_in(file)) == 2, "the job's start")
            second = report(build, folder / f"out {number.name}", "--only", "stencil")
            assert second.returncode == 2 and "another report is writing" in second.stderr, second.stderr
            running.send_signal(number)
            said = running.communicate(timeout=30)[1]
        assert running.returncode == 128 + number and number.name in said, f"{running.returncode}: {said}"
        wait_for(lambda: not set(pids_in(file)) & set(jobs.states()), f"the end of the job after {number.name}", 5)


def page_of(out):
    return (out / "index.html").read_text(encoding="utf-8")


def check_failures(build, folder):
    """A program that fails, or all, with any number of PEs: the page is there, says so, and has all else. That its text
    speaks of what is 'not there' makes it no less a failure."""
    every = [row.key for row in ROWS]
    for failing, keys in (("all:1", every), ("all:2", every), ("all", ["jacobi", "stencil", "transpose", "md", "cg"]),
                          ("jacobi:1", ["jacobi", "stencil", "transpose"]), ("hashtable", ["benchmarks"])):
        out = folder / "failing"
        shutil.rmtree(out, ignore_errors=True)
        for options in (("--only", ",".join(keys)), *[("--render",)] * failing.startswith("all")):
            made = report(build, out, *options, FAIL=failing)
            assert made.returncode == 1 and "Traceback" not in made.stderr and "report: " in made.stdout, \
                f"{failing} {options}: {made.returncode} {made.stderr}"
            assert "a library is not there" in page_of(out) and 'class="wrong"' in page_of(out), failing
            assert all(f'data-row="{key}"' in page_of(out) for key in keys), failing
            assert made.stderr.count("\nFAILED: ") >= (len(keys) if failing == "all:2" else 1), made.stderr
        if failing == "jacobi:1":
            assert "comparison not shown: no value of signal" in page_of(out), made.stderr
            assert page_of(out).count("<svg") >= 6, f"other plots are missing: {page_of(out).count('<svg')}"


def check_skipped(build, folder):
    """What is not built is no failure, and said on the page, also when it is rendered again."""
    (build / "bin/locks").unlink()
    out = folder / "skipped"
    for options in (("--only", "benchmarks"), ("--render",)):
        made = report(build, out, *options)
        assert made.returncode == 0 and "locks is not there: not built" in page_of(out), made.stderr
    (build / "bin/locks").touch()


def check_no_table(build, folder):
    """A program that ends well and prints no table has failed; so has one that cannot be started, or prints what is no
    text."""
    oshrun, model, kept = (build / f"bin/{name}" for name in ("oshrun", "isomem", "kept"))
    oshrun.rename(kept)
    model.rename(build / "bin/model")
    for script, mode, expected in (("echo a,b; echo 1", 0o755, "what it printed is no table"),
                                   ("", 0o644, "not started: [Errno 13]"),
                                   ("printf '\\377 lost' >&2; exit 3", 0o755, "status 3\n\ufffd lost")):
        oshrun.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        oshrun.chmod(mode)
        made = report(build, folder / "no table", "--only", "transpose", PYTHONIOENCODING="utf-8")
        assert made.returncode == 1 and expected in made.stderr and "Traceback" not in made.stderr, made.stderr
        assert "isomem model" in made.stderr and page_of(folder / "no table"), made.stderr
    kept.rename(oshrun)
    (build / "bin/model").rename(model)


def check_gpus(build, folder):
    """How many GPUs there are is on the page, and what their links carry; nvidia-smi that never answers, as where a GPU
    is lost, has none."""
    smi = folder / "gpus/nvidia-smi"
    smi.parent.mkdir()
    os.environ["PATH"], path = f"{smi.parent}:{os.environ['PATH']}", os.environ["PATH"]
    for script, limit, count, words in (("echo GPU 0; echo GPU 0", 60, 2, "2 x GPU 0"),
                                        ("exec sleep 4321", 0.5, 0, "none: variants for GPUs were not run")):
        smi.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        smi.chmod(0o755)
        report_main.ANSWER_LIMIT, before = limit, report_main.ANSWER_LIMIT
        assert report_main.gpus_here() == count
        assert report_main.machine_facts(Tools(build), 2)["GPUs"] == words
        report_main.ANSWER_LIMIT = before
    for script, links in (("printf 'GPU 0: X\\n\\t Link 0: 26.562 GB/s\\n\\t Link 1: 26.562 GB/s\\n'", 53.1),
                          ("echo 'Link 0: <inactive>'", 0), ("exit 6", 0)):
        smi.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        assert report_main.links_here() == links
    os.environ["PATH"] = path


def changed(out, name, change):
    """A copy of a run's folder in which a file is changed; None removes it."""
    copy = out.parent / "damaged"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(out, copy)
    data = change((copy / name).read_bytes())
    (copy / name).unlink()
    if data is not None:
        (copy / name).write_bytes(data)
    return copy


def lines(data, count):
    return b"".join(data.splitlines(keepends=True)[:count])


# In which file, what is done to it, and what is said of it.
BEGUN = (("jacobi.begun", lambda data: b"", "jacobi.begun"), ("jacobi.begun", lambda data: b"{", "jacobi.begun"),
         ("jacobi.begun", lambda data: b"[1]", "jacobi.begun"), ("jacobi.begun", lambda data: b"\xff\xfe", "line 1"),
         ("jacobi.begun", lambda data: b"{}\n", "'groups' is not there"),
         ("jacobi.begun", lambda data: data.replace(b'"groups": 5', b'"groups": 99'), "'groups' is 99, there are 5"),
         ("jacobi.begun", lambda data: data.replace(b'"groups": 5', b'"groups": -1'), "'groups' is -1"),
         ("jacobi.begun", lambda data: data.replace(b'"wrong": []', b'"wrong": 5'), "'wrong' is 5"),
         ("jacobi.commands", lambda data: None, "jacobi.commands is damaged: it is not there"),
         ("machine.csv", lambda data: data.replace(b"what", b"which"), "machine.csv"),
         ("machine.csv", lambda data: None, "machine.csv"), ("jacobi.csv", lambda data: None, "jacobi.csv"))
VALUES = (("jacobi.csv", lambda data: lines(data, 3), "has 2 rows"),
          ("jacobi.csv", lambda data: data[:-5], "is cut off"),
          ("jacobi.csv", lambda data: lines(data, 4) + lines(data, 5)[-40:], "line 5 has fewer cells"),
          ("jacobi.csv", lambda data: data.replace(b"\n", b",7\n").replace(b",7\n", b"\n", 1), "line 2 has more cells"),
          ("jacobi.csv", lambda data: lines(data, 2) + b"\x80\x00\xff\n", "line 3 is no text"),
          ("jacobi.csv", lambda data: b"", "it is empty"))


def check_damaged(build, folder):
    """A file that is not as a run left it: which, what is wrong with it, what to do, and nothing is written."""
    out = folder / "whole"
    assert report(build, out, "--only", "jacobi").returncode == 0
    for options, cases in ((("--resume", "--only", "jacobi"), BEGUN + VALUES), (("--render",), VALUES)):
        for name, change, expected in cases:
            copy = changed(out, name, change)
            before = {file.name: file.read_bytes() for file in copy.iterdir()}
            made = report(build, copy, *options)
            assert made.returncode == 1 and name in made.stderr and expected in made.stderr and \
                "Traceback" not in made.stderr and "FAILED" not in made.stderr, f"{options} {name}: {made.stderr}"
            assert ("without --resume" in made.stderr) == ("--resume" in options), made.stderr
            assert before == {file.name: file.read_bytes() for file in copy.iterdir()}, f"{name}: something was written"
    made = report(build, out, "--resume", "--only", "jacobi")
    assert made.returncode == 0 and "runs, about" not in made.stderr, "nothing was left to run"


def check_folders(build, folder):
    """--render makes no folder, and says what it lacks."""
    made = report(build, folder / "new", "--render")
    assert made.returncode == 2 and "no folder" in made.stderr and not (folder / "new").exists(), made.stderr
    made = report(build, folder / "whole", "--render", "--resume")
    assert made.returncode == 2 and "not allowed with" in made.stderr, made.stderr
    (folder / "empty").mkdir()
    made = report(build, folder / "empty", "--render")
    assert made.returncode == 2 and "no values of a report" in made.stderr, made.stderr
    assert not list((folder / "empty").iterdir())


def check_only(build, folder):
    """--only that names nothing leaves the page that is there alone."""
    out = folder / "whole"
    before = page_of(out)
    for names in (",", ""):
        made = report(build, out, "--only", names)
        assert made.returncode == 2 and "names no row" in made.stderr and page_of(out) == before, made.stderr
    made = report(build, out, "--only", "jacobi,nonsense")
    assert made.returncode == 2 and "no row nonsense" in made.stderr, made.stderr
    made = report(build, out, "--only", "jacobi,gpus", PATH="/nonexistent")
    assert made.returncode == 2 and "row gpus needs a GPU" in made.stderr, made.stderr


def check_deaf(build, folder):
    """Nobody reads what is said: the page is written all the same, and a status tells only of its place not said."""
    for i, (redirected, status) in enumerate((("2>&-", 0), ("2>/dev/full", 0), (">/dev/full", 1), (">&- 2>&-", 0))):
        out = folder / f"deaf {i}"
        command = " ".join(f"'{word}'" for word in words_of(build, out, "--only", "convolution"))
        made = subprocess.run(["sh", "-c", f"{command} {redirected}"], capture_output=True, text=True, timeout=100,
                              check=False)
        assert made.returncode == status and (out / "index.html").is_file(), f"{redirected}: {made}"
        assert redirected != ">/dev/full" or "the report is written, only its place" in made.stderr, made.stderr
        assert "Traceback" not in made.stderr and "Exception ignored" not in made.stderr, made.stderr
    made = report(build, folder / "\u00fc", "--only", "convolution", PYTHONIOENCODING="ascii")
    assert made.returncode == 0 and "\\xfc/index.html" in made.stdout, made.stderr
    with subprocess.Popen(words_of(build, folder / "head", "--only", "convolution"), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT) as running:
        running.stdout.readline()
        running.stdout.close()
    assert running.returncode == 1 and (folder / "head/index.html").is_file(), running.returncode


CHECKS = {"programs": (check_time_limit, check_signals, check_failures, check_skipped, check_no_table, check_gpus),
          "folder": (check_damaged, check_folders, check_only, check_deaf)}


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build = stand_in(folder, sys.argv[1])
        for check in CHECKS[sys.argv[2]]:
            check(build, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
