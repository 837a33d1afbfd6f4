#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the applications on this machine, beside their peers over MPI, and writes index.html and a CSV file for each row
of the report. With --render it writes the page again from the CSV files of an earlier run."""

import argparse
import csv
import functools
import json
import os
import platform
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import page
from gpu_rows import GPU_ROWS
from measure import Begun, Progress, Tools, measure
from rows import ROWS, Scale

REPOSITORY = Path(__file__).resolve().parent.parent.parent


def first_line(command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    except OSError:
        return ""
    return done.stdout.strip().splitlines()[0] if done.returncode == 0 and done.stdout.strip() else ""


def machine_facts(tools, cores):
    """What a reader must know of the machine, as rows of a table."""
    cpu = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    memory = int(re.search(r"MemTotal:\s+(\d+)", Path("/proc/meminfo").read_text(encoding="utf-8")).group(1)) / 2**20
    gpus = first_line(["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"])
    mpi = first_line([tools.mpirun, "--version"]) if tools.mpirun else "none"
    return {"date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
            "isomem": first_line(["git", "-C", str(REPOSITORY), "describe", "--always", "--dirty"]) or "unknown",
            "machine": f"{cpu.group(1) if cpu else platform.machine()}, {cores} cores, {memory:.0f} GiB, "
                       f"Linux {platform.release()}",
            "GPUs": gpus or "none: variants for GPUs were not run", "MPI": mpi,
            "load before": f"{os.getloadavg()[0]:.1f} processes (others that run make times longer and uneven)"}


def write_csv(path, rows):
    names = list(dict.fromkeys(name for row in rows for name in row))
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def write_facts(path, facts):
    write_csv(path, [{"what": name, "this run": value} for name, value in facts.items()])


def read_csv(path):
    number = re.compile(r"-?\d+(\.\d+)?(e[-+]?\d+)?")
    with path.open(encoding="utf-8", newline="") as file:
        return [{key: float(value) if number.fullmatch(value) else value for key, value in row.items() if value != ""}
                for row in csv.DictReader(file)]


def derived(row, measured):
    rows = [row.derive(one) for one in measured]
    for key, name in (("pes", "most"), ("n", "largest")):
        values = [one[key] for one in rows if key in one]
        for one in rows:
            one[name] = max(values, default=0)
    return rows


class Unlike(Exception):
    """What an earlier run left is not the beginning of this one."""


def plan_of(tools, row, scale, rounds):
    """The groups of commands that this machine can run, the lines that show them, and what else makes up a run."""
    def wanted(one):
        return tools.has(one) and not (scale.small and one.peer and one.pes == 1)

    groups = [[one for one in group if wanted(one)] for group in row.groups(scale)]
    return groups, "".join(f"{tools.shown(one)}\n" for group in groups for one in group), {"rounds": rounds}


def keep(out, key, options, begun):
    """`KEY.begun` says how much of a row is in `KEY.csv`."""
    write_csv(out / f"{key}.csv", begun.rows)
    text = json.dumps({**options, "groups": begun.groups, "rows": len(begun.rows), "wrong": begun.wrong}, indent=1)
    (out / f"{key}.begun").write_text(f"{text}\n", encoding="utf-8")


def kept(out, key, options, commands):
    """What an earlier run with the same commands has kept of a row."""
    try:
        state = json.loads((out / f"{key}.begun").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Begun()
    if (out / f"{key}.commands").read_text(encoding="utf-8") != commands or {**state, **options} != state:
        raise Unlike(f"row {key} was begun with other commands or rounds; without --resume it is run anew")
    # an interruption may have come between the two files
    return Begun(state["groups"], read_csv(out / f"{key}.csv")[:state["rows"]], state["wrong"])


def failures_of(out, key):
    file = out / f"{key}.begun"
    return json.loads(file.read_text(encoding="utf-8"))["wrong"] if file.is_file() else []


def run_all(tools, scale, rounds, chosen, out, resume):
    """Measures each chosen row; returns what was run and what went wrong, by row."""
    plans = {row.key: plan_of(tools, row, scale, rounds) for row in chosen}
    begun = {key: kept(out, key, options, commands) if resume else Begun()
             for key, (_, commands, options) in plans.items()}
    if not resume:  # what an older run has left is no part of this one
        for key in plans:
            (out / f"{key}.begun").unlink(missing_ok=True)
    left = [group for key, (groups, _, _) in plans.items() for group in groups[begun[key].groups:]]
    progress = Progress(rounds * sum(map(len, left)))
    wrong = {}
    for row in chosen:
        groups, commands, options = plans[row.key]
        (out / f"{row.key}.commands").write_text(commands, encoding="utf-8")
        missing = {one.program for group in row.groups(scale) for one in group if not tools.has(one)}
        wrong[row.key] = measure(tools, groups, rounds, progress, functools.partial(keep, out, row.key, options),
                                 begun[row.key])
        wrong[row.key] += [f"{name} is not there: not built, or no MPI" + ", or no NVSHMEM" * ("nvshmem" in name)
                           for name in sorted(missing)]
    return wrong


def render(tools, out, facts, wrong, chosen):
    sections, keys, rows_of = [], [], {}
    for row in chosen:
        measured = read_csv(out / f"{row.key}.csv")
        rows_of[row.key] = derived(row, measured) if measured else []
        commands = (out / f"{row.key}.commands").read_text(encoding="utf-8").splitlines()
        sections.append(page.section(row, rows_of[row.key], commands, wrong.get(row.key, [])))
        keys.append((row.key, row.title))
    sections.append(page.scaling_section(tools, rows_of))
    keys.append(("scaling", "Scaling"))
    (out / "index.html").write_text(page.page(facts.items(), sections, keys, busy(facts)), encoding="utf-8")


def busy(facts):
    """A warning where others used the machine; from the facts as they were written, so that old runs have it, too."""
    load = re.match(r"[\d.]+", str(facts.get("load before", "")))
    cores = re.search(r"(\d+) cores", facts.get("machine", ""))
    if not load or not cores or float(load.group()) <= int(cores.group(1)) / 2:
        return ""
    return (f"Others used this machine: {load.group()} processes on {cores.group()} before the first run. Times are "
            "longer and uneven, and those of programs that wait by spinning, as MPI's do, most of all: ratios are of "
            "a busy machine.")


def facts_of_beginning(now, then):
    for name in ("isomem", "machine", "GPUs", "MPI"):
        if now[name] != then.get(name):
            raise Unlike(f"--resume: the run was begun with {name}: {then.get(name)}, now it is {now[name]}")
    return then


def gpus_here():
    try:
        done = subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True, check=False, timeout=60)
    except OSError:
        return 0
    return done.stdout.count("GPU ") if done.returncode == 0 else 0


def usable_cores():
    count = len(os.sched_getaffinity(0))
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text(encoding="ascii").split()
        return count if quota == "max" else min(count, max(1, int(quota) // int(period)))
    except (OSError, ValueError):
        return count


def main():
    parser = argparse.ArgumentParser(prog="./dev report", description=__doc__)
    parser.add_argument("--build", type=Path, default=REPOSITORY / "build/release", help="where the programs are")
    parser.add_argument("--out", type=Path, default=REPOSITORY / "report", help="where it goes (default report)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is run, in turns (default 3)")
    parser.add_argument("--small", action="store_true", help="the smallest problems: to see that it works")
    parser.add_argument("--only", default="", help=f"these rows: {','.join(row.key for row in ROWS)}")
    parser.add_argument("--resume", action="store_true",
                        help="go on where a run with the same options was interrupted, with what is in --out; "
                        "what failed there is not tried again")
    parser.add_argument("--render", action="store_true", help="run nothing: write the page from the CSV files in --out")
    options = parser.parse_args()
    gpus = gpus_here()
    all_rows = [*ROWS, *(row for row in GPU_ROWS if gpus or (options.out / f"{row.key}.csv").is_file())]
    chosen = [row for row in all_rows if not options.only or row.key in options.only.split(",")]
    unknown = set(options.only.split(",")) - {row.key for row in all_rows} - {""}
    if unknown or options.rounds < 1:
        parser.error(f"no row {', '.join(sorted(unknown))}" if unknown else "--rounds: at least 1")
    tools, cores = Tools(options.build), usable_cores()
    if not (tools.bin / "oshrun").is_file():
        parser.error(f"no oshrun in {tools.bin}: build it first, or name the build with --build")
    try:
        options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"--out: {error}")
    if not os.access(options.out, os.W_OK):
        parser.error(f"--out: no files can be written in {options.out}")
    facts_file = options.out / "machine.csv"
    if options.render:
        facts = {row["what"]: row["this run"] for row in read_csv(facts_file)}
        wrong = {row.key: failures_of(options.out, row.key) for row in chosen}
    else:
        facts = machine_facts(tools, cores)
        if options.resume and facts_file.is_file():
            facts = facts_of_beginning(facts, {row["what"]: row["this run"] for row in read_csv(facts_file)})
        write_facts(facts_file, facts)  # for --render, should this be interrupted
        wrong = run_all(tools, Scale(cores, options.small, gpus), options.rounds, chosen, options.out, options.resume)
        facts["load after"] = f"{os.getloadavg()[0]:.1f} processes"
        write_facts(facts_file, facts)
    render(tools, options.out, facts, wrong, chosen)
    print(f"report: {(options.out / 'index.html').resolve()}")
    failed = [text for texts in wrong.values() for text in texts if "not there" not in text]
    for text in failed:
        print(f"FAILED: {text}", file=sys.stderr)
    return 1 if failed else 0


class Terminated(KeyboardInterrupt):
    """Somebody asked the report to end, by a signal other than Ctrl-C's."""


def terminate(number, _):
    raise Terminated(number)


def interrupted(error):
    """Says what there is; returns the exit status."""
    number = error.args[0] if isinstance(error, Terminated) else signal.SIGINT
    print(f"\ninterrupted by {signal.Signals(number).name}, the running job is ended: index.html is as it was; what had "
          "been run is in new files of its rows. --resume goes on from there; --render with --only and their names "
          "makes a page of it", file=sys.stderr)
    return 128 + number


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, terminate)
    if signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:  # as nohup has it
        signal.signal(signal.SIGHUP, terminate)
    try:
        sys.exit(main())
    except KeyboardInterrupt as error:
        sys.exit(interrupted(error))
    except Unlike as error:
        sys.exit(f"report: {error}")
    except OSError as error:  # a full disk
        sys.exit(f"the report could not be written: {error}")
