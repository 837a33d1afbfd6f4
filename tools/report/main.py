#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the applications on this machine, beside their peers over MPI, and writes index.html and a CSV file for each row
of the report. With --render it writes the page again from the CSV files of an earlier run."""

import argparse
import functools
import os
import platform
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import page
from folder import (Damaged, Unlike, begun_of, hold, keep, kept, read_csv, read_facts, rows_in, text_of, write_facts,
                    write_text)
from gpu_rows import GPU_ROWS
from measure import Begun, Tools, measure
from progress import Progress
from rows import ROWS, Scale
from scaling import cache_of_a_core
from voice import open_closed, say, told

CACHE = "second-level cache of a core, MB"  # the model needs it; 0 where Linux does not say
ANSWER_LIMIT = 60  # seconds of a program that is asked about the machine
REPOSITORY = Path(__file__).resolve().parent.parent.parent


def answer(command):
    """What it prints; nothing where it is not there, fails or does not end, as nvidia-smi of a GPU that is lost."""
    try:
        done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False,
                              timeout=ANSWER_LIMIT)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def first_line(command):
    return answer(command).partition("\n")[0]


def machine_facts(tools, cores):
    """What a reader must know of the machine, as rows of a table."""
    cpu = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    memory = int(re.search(r"MemTotal:\s+(\d+)", Path("/proc/meminfo").read_text(encoding="utf-8")).group(1)) / 2**20
    gpus = answer(["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]).splitlines()
    mpi = first_line([tools.mpirun, "--version"]) if tools.mpirun else "none"
    return {"date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
            "isomem": first_line(["git", "-C", str(REPOSITORY), "describe", "--always", "--dirty"]) or "unknown",
            "machine": f"{cpu.group(1) if cpu else platform.machine()}, {cores} cores, {memory:.0f} GiB, "
                       f"Linux {platform.release()}",
            "GPUs": ", ".join(f"{gpus.count(name)} x {name}" for name in dict.fromkeys(gpus))
            or "none: variants for GPUs were not run", "MPI": mpi, CACHE: f"{cache_of_a_core():.6g}",
            "load before": f"{os.getloadavg()[0]:.1f} processes (others that run make times longer and uneven)"}


def plan_of(tools, row, scale, rounds):
    """The groups of commands that this machine can run, the lines that show them, and what else makes up a run."""
    def wanted(one):
        return tools.has(one) and not (scale.small and one.peer and one.pes == 1)

    groups = [[one for one in group if wanted(one)] for group in row.groups(scale)]
    return groups, "".join(f"{tools.shown(one)}\n" for group in groups for one in group), {"rounds": rounds}


def not_here(tools, row, scale):
    """Says what this machine cannot run of a row."""
    names = {one.program for group in row.groups(scale) for one in group if not tools.has(one)}
    return [f"{name} is not there: not built, or no MPI" + ", or no NVSHMEM" * ("nvshmem" in name)
            for name in sorted(names)]


def run_all(tools, scale, rounds, chosen, out, resume):
    """Measures each chosen row; returns what was run and what went wrong, by row."""
    plans = {row.key: plan_of(tools, row, scale, rounds) for row in chosen}
    all_begun = {key: kept(out, key, options, len(groups), commands) if resume else Begun()
                 for key, (groups, commands, options) in plans.items()}
    if not resume:  # what an older run has left is no part of this one
        for key in plans:
            (out / f"{key}.begun").unlink(missing_ok=True)
    left = [group for key, (groups, _, _) in plans.items() for group in groups[all_begun[key].groups:]]
    progress = Progress(rounds, left)
    for row in chosen:
        groups, commands, options = plans[row.key]
        write_text(out / f"{row.key}.commands", commands)
        all_begun[row.key].skipped = not_here(tools, row, scale)
        measure(tools, groups, rounds, progress, functools.partial(keep, out, row.key, options), all_begun[row.key])
    return all_begun


def render(tools, out, facts, all_begun, chosen):
    """Writes the page; returns what is lacking in it."""
    sections, keys, rows_of, lacking = [], [], {}, []
    for row in chosen:
        commands = text_of(out / f"{row.key}.commands").splitlines()
        text, rows_of[row.key], missing = page.section(row, all_begun[row.key].rows, commands, all_begun[row.key])
        sections.append(text)
        keys.append((row.key, row.title))
        lacking += missing
    text, missing = page.scaling_section(tools, rows_of, cache_in(facts))
    sections.append(text)
    keys.append(("scaling", "Scaling"))
    write_text(out / "index.html", page.page(facts.items(), sections, keys, busy(facts)))
    return lacking + missing


def busy(facts):
    """A warning where others used the machine; from the facts as they were written, so that old runs have it, too."""
    load = re.match(r"[\d.]+", str(facts.get("load before", "")))
    cores = re.search(r"(\d+) cores", facts.get("machine", ""))
    if not load or not cores or float(load.group()) <= int(cores.group(1)) / 2:
        return ""
    return (f"Others used this machine: {load.group()} processes on {cores.group()} before the first run. Times are "
            "longer and uneven, and those of programs that wait by spinning, as MPI's do, most of all: ratios are of "
            "a busy machine.")


def cache_in(facts):
    """The cache of the machine that was measured, which need not be this one."""
    try:
        return float(facts.get(CACHE, 0))
    except ValueError:
        return 0


def facts_of_beginning(now, out, chosen):
    """Of a run that is resumed: those of the machine on which it was begun."""
    if not (out / "machine.csv").exists() and not any((out / f"{row.key}.begun").exists() for row in chosen):
        return now
    then = read_facts(out)
    for name in ("isomem", "machine", "GPUs", "MPI"):
        if now[name] != then.get(name):
            raise Unlike(f"--resume: the run was begun with {name}: {then.get(name)}, now it is {now[name]}")
    return then


def gpus_here():
    return answer(["nvidia-smi", "-L"]).count("GPU ")


def links_here():
    """GB/s each way of all links of the first GPU; 0 without any. The driver's lines: ` Link 0: 26.562 GB/s`."""
    status = answer(["nvidia-smi", "nvlink", "--status", "-i", "0"])
    return round(sum(float(rate) for rate in re.findall(r"Link \d+: ([\d.]+) GB/s", status)), 1)


def usable_cores():
    count = len(os.sched_getaffinity(0))
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text(encoding="ascii").split()
        return count if quota == "max" else min(count, max(1, int(quota) // int(period)))
    except (OSError, ValueError):
        return count


def options_of(parser):
    keys = ",".join(row.key for row in (*ROWS, *GPU_ROWS))
    parser.add_argument("--build", type=Path, default=REPOSITORY / "build/release", help="where the programs are")
    parser.add_argument("--out", type=Path, default=REPOSITORY / "report", help="where it goes (default report)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is run, in turns (default 3)")
    parser.add_argument("--small", action="store_true", help="the smallest problems: to see that it works")
    parser.add_argument("--only", metavar="ROWS", help=f"these rows: {keys}")
    begun = parser.add_mutually_exclusive_group()
    begun.add_argument("--resume", action="store_true",
                       help="go on where a run with the same options was interrupted, with what is in --out; "
                       "what failed there is not tried again")
    begun.add_argument("--render", action="store_true",
                       help="run nothing: write the page from the CSV files in --out, of all rows that are there")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds: at least 1")
    if not (options.build / "bin/oshrun").is_file():
        parser.error(f"no oshrun in {options.build / 'bin'}: build it first, or name the build with --build")
    return options


def names_of(parser, options):
    """The rows that the user has named; None for all."""
    if options.only is None:
        return None
    names, known = {name for name in options.only.split(",") if name}, {row.key for row in (*ROWS, *GPU_ROWS)}
    if not names:
        parser.error("--only names no row")
    if names - known:
        parser.error(f"no row {', '.join(sorted(names - known))}")
    return names


def rows_to_run(parser, options, gpus):
    names = names_of(parser, options)
    without = {row.key for row in GPU_ROWS} if not gpus else set()
    if names and names & without:
        parser.error(f"row {', '.join(sorted(names & without))} needs a GPU, and nvidia-smi lists none")
    return [row for row in (*ROWS, *GPU_ROWS) if row.key not in without and (names is None or row.key in names)]


def rows_to_render(parser, options):
    """Those of which there are values, but for what is older than the last run."""
    if not options.out.is_dir():
        parser.error(f"--render: no folder {options.out}")
    names = names_of(parser, options)
    there, older = rows_in(options.out, [row.key for row in (*ROWS, *GPU_ROWS)])
    if not there:
        parser.error(f"--render: {options.out} has no values of a report: none of its CSV files")
    if names and names - set(there):
        parser.error(f"--render: {options.out} has no values of {', '.join(sorted(names - set(there)))}")
    if names is None and older:
        say(f"report: left out, of an older run than the others: {', '.join(older)} (--only names rows)")
    wanted = names or set(there) - set(older)
    return [row for row in (*ROWS, *GPU_ROWS) if row.key in wanted]


def writable(parser, out):
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"--out: {error}")
    if not os.access(out, os.W_OK):
        parser.error(f"--out: no files can be written in {out}")
    if not hold(out):
        parser.error(f"--out: another report is writing in {out}")


def rendered(parser, options, tools):
    """What --render does: like run, without running."""
    chosen, out = rows_to_render(parser, options), options.out
    writable(parser, out)
    facts = read_facts(out)
    all_begun = {row.key: begun_of(out, row.key) or Begun(rows=read_csv(out / f"{row.key}.csv")) for row in chosen}
    return all_begun, render(tools, out, facts, all_begun, chosen)


def run(parser, options, tools):
    """Runs and renders; returns what was run, and what is lacking in the page."""
    gpus, cores, out = gpus_here(), usable_cores(), options.out
    chosen = rows_to_run(parser, options, gpus)
    writable(parser, out)
    facts = machine_facts(tools, cores)
    if options.resume:
        facts = facts_of_beginning(facts, out, chosen)
    if not options.resume or not (out / "machine.csv").exists():
        write_facts(out, facts)  # for --render, should this be interrupted
    scale = Scale(cores, options.small, gpus, links_here() if gpus > 1 else 0)
    all_begun = run_all(tools, scale, options.rounds, chosen, out, options.resume)
    facts["load after"] = f"{os.getloadavg()[0]:.1f} processes"
    write_facts(out, facts)
    return all_begun, render(tools, out, facts, all_begun, chosen)


def main():
    parser = argparse.ArgumentParser(prog="./dev report", description=__doc__)
    options = options_of(parser)
    tools = Tools(options.build)
    try:
        all_begun, lacking = (rendered if options.render else run)(parser, options, tools)
    except Damaged as error:
        say(f"report: {error}. " + ("Nothing was written: " + (
            "run its row again, or name others with --only" if options.render else
            f"delete {options.out}, or run without --resume, which begins anew")))
        return 1
    failed = [text for begun in all_begun.values() for text in begun.wrong] + lacking
    for text in failed:
        say(f"FAILED: {text}")
    return 0 if told(f"report: {(options.out / 'index.html').resolve()}") and not failed else 1


class Terminated(KeyboardInterrupt):
    """Somebody asked the report to end, by a signal other than Ctrl-C's."""


def terminate(number, _):
    raise Terminated(number)


def interrupted(error):
    """Says what there is; returns the exit status."""
    number = error.args[0] if isinstance(error, Terminated) else signal.SIGINT
    say(f"\ninterrupted by {signal.Signals(number).name}, the running job is ended: index.html is as it was; what had "
        "been run is in new files of its rows. --resume goes on from there; --render makes a page of it")
    return 128 + number


if __name__ == "__main__":
    open_closed()
    signal.signal(signal.SIGTERM, terminate)
    if signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:  # as nohup has it
        signal.signal(signal.SIGHUP, terminate)
    try:
        sys.exit(main())
    except KeyboardInterrupt as error:
        sys.exit(interrupted(error))
    except Unlike as error:
        say(f"report: {error}")
    except OSError as error:  # a full disk
        say(f"the report could not be written: {error}")
    sys.exit(1)
