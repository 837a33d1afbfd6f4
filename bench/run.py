#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures isomem beside its peers: builds the programs of this folder with each library, launches them in turns,
and writes a table, a plot and the raw samples. See README.md for what each line means."""

import argparse
import contextlib
import datetime
import json
import os
import platform
import shlex
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import between
import peers
import plots
import report

HERE = Path(__file__).resolve().parent
FLAGS = ["-O2", "-std=gnu11", "-Wall"]
# program: numbers of PEs
PROGRAMS = {"rma": [2], "pingpong": [2], "contexts": [2], "atomics": [2], "locks": [2, 4, 8], "barrier": [2, 4, 8],
            "teams": [2, 4, 8], "collectives": [2, 4, 8], "memory": [2], "hashtable": [2, 4, 8], "intsort": [2, 4, 8],
            "jacobi": [2, 4, 8], "coarray": [2], "coarray_programs": [2, 4]}
SOURCES = {"coarray": "coarray/operations.f90", "coarray_programs": "coarray/programs.f90"}  # of what is not C
HOST_PROGRAMS = ["rma", "pingpong", "atomics", "barrier", "collectives", "hashtable", "intsort", "jacobi"]
STARTUP = {2: 5, 8: 3, 32: 2, 64: 2}  # PEs: launches of the empty program in each round
TIMEOUT_S = 180
HOSTS_TIMEOUT_S = 60
SKIPPED = 77  # exit status where hosts cannot be made here
# A virtual machine's cores may move on their host, so that a line takes 0.05 us between them now and 0.3 us later: the
# sides of a pair are compared only in one such state. Their lines of before, between and after differ by less.
STEADY = 3.5
TRIES = 4


def say(text):
    print(text, flush=True)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--isomem-prefix", metavar="DIR", help="an installed isomem: DIR/bin/oshcc, DIR/bin/oshrun")
    where.add_argument("--build-dir", metavar="DIR", help="a CMake build folder of isomem")
    where.add_argument("--from-json", metavar="FILE", help="measure nothing: write table and plot of an earlier run")
    parser.add_argument("--peer", default="auto", choices=["auto", "none", *peers.PEERS],
                        help="auto: those found (default)")
    parser.add_argument("--before", metavar="DIR", help="an installed isomem of another state, measured as a peer")
    parser.add_argument("--launches", type=int, metavar="N",
                        help="launches of each program and side (default 5; 20 for a claim of 'level')")
    parser.add_argument("--quick", action="store_true", help="2 launches, shorter batches: a look, not a result")
    parser.add_argument("--only", metavar="LIST",
                        help=f"comma-separated: {','.join([*PROGRAMS, 'startup', 'limits'])}")
    parser.add_argument("--hosts", metavar="N|LIST",
                        help="between N hosts that are made of this machine by namespaces (root), or between hosts "
                             "that are there (a,b), which must see isomem's folder and that of --out")
    parser.add_argument("--out", default=str(HERE.parent / "build/bench"), metavar="DIR",
                        help="output folder (default build/bench)")
    options = parser.parse_args()
    if options.launches is None:
        options.launches = 2 if options.quick else 5
    if options.launches < 1:
        parser.error("--launches must be at least 1")
    known = [*HOST_PROGRAMS, "limits"] if options.hosts else [*PROGRAMS, "startup", "limits"]
    options.only = options.only.split(",") if options.only else known
    unknown = [name for name in options.only if name not in known]
    if unknown:
        parser.error(f"--only: no program {unknown[0]!r}; there are {', '.join(known)}")
    if options.hosts and not options.from_json:
        check_hosts(parser, options.hosts)
    return options


def hosts_in(hosts):
    return int(hosts) if hosts.isdigit() else len(hosts.split(","))


def check_hosts(parser, hosts):
    if hosts_in(hosts) < 2:
        parser.error(f"--hosts: {hosts!r} is one host; 2 or more are needed, or their names (a,b)")
    why = between.reason_not_to(hosts)
    if why:
        say(f"bench: {why}")
        sys.exit(SKIPPED)


def find_sides(options):
    try:
        if options.isomem_prefix:
            sides = [peers.Isomem.from_prefix(options.isomem_prefix)]
        else:
            sides = [peers.Isomem.from_build(options.build_dir)]
        if options.hosts and options.peer == "auto":
            sides.append(peers.Libfabric(sides[0]))
        if options.before:
            sides.append(peers.Before.from_prefix(options.before))
    except FileNotFoundError as error:
        sys.exit(f"bench: {error}")
    for key, peer in peers.PEERS.items():
        if options.peer not in ("auto", key) or (options.hosts and not peer.launch_on):
            continue
        side, why = peer.find()
        if side:
            sides.append(side)
        elif options.peer == key:
            sys.exit(f"bench: {why}")
        else:
            say(f"bench: without {peer.name}: {why}")
    return sides


def build(sides, programs, folder):
    """One folder of binaries for each side; returns {side name: folder}."""
    out = {}
    for side in sides:
        out[side.name] = folder / side.name.replace(" ", "-").lower()
        out[side.name].mkdir()
        for program in programs:
            if not side.has(program):
                continue
            binary = out[side.name] / program
            command = side.command_for(program, HERE / SOURCES.get(program, f"{program}.c"), binary, FLAGS)
            built = subprocess.run(command, env=side.env(), capture_output=True, text=True, check=False)
            if built.returncode != 0:
                sys.exit(f"bench: {side.name}: {shlex.join(command)} failed:\n{built.stderr}")
    return out


def build_limits(folder):
    for name in ("limits", "tcp"):
        command = ["cc", *FLAGS, str(HERE / f"{name}.c"), "-o", str(folder / name)]
        if subprocess.run(command, check=False).returncode != 0:
            sys.exit(f"bench: {shlex.join(command)} failed")


def run_command(command, env, timeout_s=TIMEOUT_S):
    """Returns (seconds, stdout, why it failed or '')."""
    start = time.perf_counter()
    with subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            out, err = process.communicate(timeout=timeout_s)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return time.perf_counter() - start, "", f"no end after {timeout_s} s"
        except BaseException:  # Ctrl-C reaches only us: the command has a session of its own
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            raise
    seconds = time.perf_counter() - start
    if process.returncode != 0:
        tail = " | ".join(err.strip().splitlines()[-3:])
        return seconds, out, f"exit status {process.returncode}: {tail}"
    return seconds, out, ""


def parse(out):
    """The `bench key=value ...` lines of a program."""
    results = []
    for line in out.splitlines():
        words = line.split()
        if not words or words[0] != "bench":
            continue
        fields = dict(word.split("=", 1) for word in words[1:])
        for key in ("bytes", "pes", "batches", "per_batch"):
            fields[key] = int(fields[key])
        for key in ("value", "low", "high"):
            fields[key] = float(fields[key])
        results.append(fields)
    return results


def plan(options, sides, cores):
    """The steps of a round: (program, PEs, [sides]). Between hosts each has a PE, or two."""
    limits = [("limits", 1, [None])] if "limits" in options.only else []
    steps = []
    for program, counts in PROGRAMS.items():
        if options.hosts and len(counts) > 1:
            counts = [hosts_in(options.hosts), 2 * hosts_in(options.hosts)]
        if program in options.only:
            steps += [(program, pes) for pes in counts]
    if "startup" in options.only:
        steps += [("startup", pes) for pes in STARTUP]
    with_sides = [(program, pes, [side for side in sides if side.runs(program, pes, cores)]) for program, pes in steps]
    return limits + [step for step in with_sides if step[2]]


@dataclass
class Run:
    """A launch of one side."""

    side: str
    seconds: float
    results: list
    failure: str  # or ''
    sent: int = None  # between hosts: bytes that the first one has sent


class Session:
    """All launches of one invocation and what they printed."""

    timeout_s = TIMEOUT_S

    def __init__(self, options, folder, binaries):
        self.options, self.folder, self.binaries = options, folder, binaries
        self.cores = len(os.sched_getaffinity(0))
        self.samples, self.failures, self.commands = [], [], {}

    def batches(self, pes):
        """Batches and microseconds per batch; more PEs than cores need batches of many time slices."""
        if pes <= self.cores:
            return ["31", "300"] if self.options.quick else ["101", "500"]
        return ["11", "3000"] if self.options.quick else ["31", "5000"]

    def line_us(self):
        """What a cache line takes from core to core right now."""
        _, out, failure = run_command([str(self.folder / "limits"), "7", "300", "line"], None)
        return 0 if failure else parse(out)[0]["value"]

    def step(self, launch, program, pes, sides):
        """The sides of a pair one after the other; again when the cores moved meanwhile. Returns (seconds, why it
        failed or '')."""
        if sides == [None]:
            return self.keep(launch, program, pes, [self.once(launch, program, pes, None)], [])
        if program == "startup":
            return self.keep(launch, program, pes, [self.startup(launch, pes, side) for side in sides], [])
        for attempt in range(TRIES):
            lines, runs = [self.line_us()], []
            for side in sides:
                runs.append(self.once(launch, program, pes, side))
                lines.append(self.line_us())
            if max(lines) <= STEADY * min(lines) or attempt == TRIES - 1:
                return self.keep(launch, program, pes, runs, lines)
            say(f"      the cores moved (a line took {min(lines):.2f} .. {max(lines):.2f} us): {program} again")

    def once(self, launch, program, pes, side):
        name = side.name if side else "machine"
        if side is None:
            command, env = [str(self.folder / "limits"), *self.batches(1)], None
        else:
            binary = str(self.binaries[name] / program)
            command, env = [*side.launch(pes, self.cores), binary, *self.batches(pes)], side.env()
        return self.run(name, program, pes, command, env)

    def run(self, name, program, pes, command, env):
        self.note_command(name, program, pes, command)
        seconds, out, failure = run_command(command, env, self.timeout_s)
        results = parse(out)
        if not failure and not results:
            failure = "it printed no result"
        return Run(name, seconds, results, failure)

    def startup(self, launch, pes, side):
        command = [*side.launch(pes, self.cores), str(self.binaries[side.name] / "empty")]
        self.note_command(side.name, "startup", pes, command)
        walls, failure = [], ""
        for i in range(STARTUP[pes] + (launch == 0)):  # the first of all warms the page cache
            seconds, _, failure = run_command(command, side.env())
            if failure:
                break
            if launch != 0 or i != 0:
                walls.append(1e3 * seconds)
        results = []
        if not failure:
            results = [{"name": "startup", "bytes": 0, "pes": pes, "value": statistics.median(walls), "unit": "ms",
                        "low": min(walls), "high": max(walls), "batches": len(walls), "per_batch": 1}]
        return Run(side.name, sum(walls) / 1e3, results, failure)

    def note_command(self, side, program, pes, command):
        shown = [Path(word).name if word.startswith("/") else word for word in command]
        self.commands[f"{side}: {program}, {pes} PEs"] = shlex.join(shown)

    def keep(self, launch, program, pes, runs, lines):
        for run in runs:
            about = {"launch": launch, "program": program, "pes": pes, "side": run.side}
            if run.failure:
                self.failures.append({**about, "why": run.failure})
            self.samples.append({**about, "line_us": lines, "seconds": round(run.seconds, 3), "results": run.results,
                                 "sent": run.sent})
        return sum(run.seconds for run in runs), "; ".join(f"{run.side}: {run.failure}" for run in runs if run.failure)


class HostSession(Session):
    """The same between hosts. A side that has hung with a program is not launched with it again."""

    timeout_s = HOSTS_TIMEOUT_S

    def __init__(self, options, folder, binaries):
        super().__init__(options, folder, binaries)
        if not options.hosts.isdigit():
            self.cores *= hosts_in(options.hosts)
        self.hung = set()

    def step(self, launch, program, pes, sides):
        sides = [side for side in sides if not side or (side.name, program, pes) not in self.hung]
        return self.keep(launch, program, pes, [self.once(launch, program, pes, side) for side in sides], [])

    def once(self, launch, program, pes, side):
        with between.place(self.options.hosts) as place:
            if side is None:
                start = time.perf_counter()
                results, failure = between.limits(place, self.folder, self.batches(1), parse)
                return Run("machine", time.perf_counter() - start, results, failure)
            command = [*side.launch_on(place, pes, self.cores), str(self.binaries[side.name] / program),
                       *self.batches(pes)]
            run = self.run(side.name, program, pes, command, {**side.env(), **place.environment})
            if run.seconds > self.timeout_s:
                self.hung.add((side.name, program, pes))
            elif place.sent:
                run.sent = place.sent()
                if not run.failure and run.sent < between.LEAST_SENT:
                    run.failure = f"only {run.sent} bytes of it went over the network"
            return run


def machine():
    cpu = platform.processor()
    listing = subprocess.run(["lscpu"], capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"})
    facts = dict(line.split(":", 1) for line in listing.stdout.splitlines() if ":" in line)
    wanted = ["Model name", "CPU family", "Model", "Hypervisor vendor", "L1d cache", "L2 cache", "L3 cache"]
    info = {key: facts[key].strip() for key in wanted if key in facts}
    info.setdefault("Model name", cpu)
    info["cores"] = len(os.sched_getaffinity(0))
    info["kernel"] = f"{platform.system()} {platform.release()} {platform.machine()}"
    release = Path("/etc/os-release")
    if release.is_file():
        names = [line for line in release.read_text().splitlines() if line.startswith("PRETTY_NAME=")]
        info["system"] = names[0].split("=", 1)[1].strip('"') if names else ""
    compiler = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=False).stdout.splitlines()
    info["compiler"] = compiler[0] if compiler else ""
    info["date"] = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
    return info


def measure(options):
    sides = find_sides(options)
    info = machine()
    info["load before"] = round(os.getloadavg()[0], 2)
    if info["load before"] > 0.5:
        say(f"bench: the load is {info['load before']} already; figures will be rough")
    if info["cores"] < 2:
        say("bench: one core only: figures for 2 PEs are those of an oversubscribed machine")
    shared = options.out if options.hosts else None  # hosts that are there see the folder of --out
    with tempfile.TemporaryDirectory(prefix="isomem-bench-", dir=shared) as temporary:
        folder = Path(temporary).resolve()
        say(f"bench: building for {', '.join(side.name for side in sides)}")
        wanted = [name for name in PROGRAMS if name in options.only]
        binaries = build(sides, [*wanted, *(["empty"] if "startup" in options.only else [])], folder)
        build_limits(folder)
        session = (HostSession if options.hosts else Session)(options, folder, binaries)
        steps = plan(options, sides, session.cores)
        total, done, began = options.launches * len(steps), 0, time.monotonic()
        for launch in range(options.launches):
            for program, pes, step_sides in steps:
                order = step_sides if launch % 2 == 0 else step_sides[::-1]
                seconds, failure = session.step(launch, program, pes, order)
                done += 1
                left = (time.monotonic() - began) / done * (total - done)
                say(f"[{done:3}/{total}] launch {launch + 1}/{options.launches}  {program:11} {pes:2} PEs "
                    f"{seconds:6.2f} s   about {left:.0f} s left{'   FAILED: ' + failure if failure else ''}")
    info["load after"] = round(os.getloadavg()[0], 2)
    return {"schema": 1, "machine": info, "quick": options.quick, "launches": options.launches, "steady": STEADY,
            "hosts": options.hosts,
            "sides": [{"name": side.name, "version": side.version(), "environment": side.environment}
                      for side in sides],
            "flags": FLAGS, "commands": session.commands, "failures": session.failures, "samples": session.samples}


def main():
    options = arguments()
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    if options.from_json:
        data = json.loads(Path(options.from_json).read_text())
    else:
        data = measure(options)
        (out / "bench.json").write_text(json.dumps(data, indent=1) + "\n")
    table = report.markdown(data)
    (out / "bench.md").write_text(table)
    say("\n" + table)
    written = ["bench.md"] if options.from_json else ["bench.json", "bench.md"]
    why = plots.write(data, out / "bench.png")
    if why:
        say(f"bench: no plot: {why}")
    else:
        written.append("bench.png")
    say("bench: wrote " + ", ".join(str(out / name) for name in written))
    broken = [f for f in data["failures"] if f["side"] in ("isomem", "machine")]
    if broken:
        sys.exit(f"bench: {len(broken)} launches failed, first {broken[0]['program']} on {broken[0]['pes']} PEs: "
                 f"{broken[0]['why']}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("bench: interrupted; no result written")
