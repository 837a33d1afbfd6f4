# SPDX-License-Identifier: Apache-2.0
"""usage: cluster_test.py OSHRUN FOLDER [--hosts N] [--pes N] [--all] [--part programs|links] [-k WORD]

Runs the programs of FOLDER on several hosts that hosts.py makes of this machine: those of tests/multi, tests/rules,
tests/fortran and tests/coarray named below (--all: every one), the GPU half on a fake driver, the Jacobi solver, links
that are down for 5 s and for good, that lose, delay and reorder, PEs that are stopped, PEs that no oshrun starts, and,
where there is an sshd, the same through ssh."""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time

from hosts import Hosts, has_cables, reason_to_skip, wait_until_connected

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bootstrap"))
from pmi_launcher import PmiJob  # noqa: E402

SKIPPED = 77
MIB = 1 << 20

# One of each kind; the rest runs on virtual hosts.
PROGRAMS = ("multi_rma", "multi_amo", "multi_signal", "multi_strided", "multi_collectives", "multi_reduce",
            "multi_teams", "multi_memory", "multi_statics_cxx", "multi_threads", "multi_p2p", "rules_locks",
            "rules_ordering", "fortran_rma", "fortran_collectives", "coarray_assignments", "coarray_components",
            "coarray_collectives", "coarray_control", "coarray_teams")
# The GPU half, whose kernels are threads on a fake driver; where CUDA's headers are.
WITH_FAKE_GPUS = ("cuda_fake_far", "cuda_fake_far_kernels", "cuda_fake_far_collectives")
OVER_A_BAD_CABLE = ("multi_strided", "multi_signal")
TOO_LONG = ("multi_big", "multi_memory_limit")


def is_for_hosts(name, pes):
    """Not what is about memory alone, other numbers of PEs, or variables that a test sets."""
    if name in TOO_LONG:
        return False
    group, program = name.split("_", 1)
    folder = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), group)
    for file in os.listdir(folder):
        path = os.path.join(folder, file)
        if os.path.isfile(path) and os.path.splitext(file)[0] == program:
            with open(path, encoding="utf-8") as source:
                top = "".join(source.readlines()[:20])
            numbers = re.search(r"^(?://|!) PES:(.*)$", top, re.M)
            has_other_numbers = numbers and str(pes) not in numbers.group(1).split()
            return not has_other_numbers and not re.search(r"^(//|!) (WIRES: (?!.*mixed)|ENV:)", top, re.M)
    return False


def has_in_environment(process, setting):
    """Whether a process runs and was started with NAME=VALUE."""
    try:
        with open(f"/proc/{process}/environ", "rb") as environment:
            return setting.encode() in environment.read().split(b"\0")
    except OSError:  # it has just ended
        return False


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("oshrun")
    parser.add_argument("folder")
    parser.add_argument("--hosts", type=int, default=2)
    parser.add_argument("--pes", type=int, default=4)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--part", choices=("programs", "links"))
    parser.add_argument("-k", default="")
    return parser.parse_args()


class Cluster:
    def __init__(self, options, hosts):
        self.options = options
        self.hosts = hosts
        self.failed = []

    def command(self, *words, pes=None, names=None):
        names = ",".join(names or self.hosts.names()[:self.options.hosts])
        return [os.path.abspath(self.options.oshrun), "--hosts", names, "-n", str(pes or self.options.pes),
                "--oversubscribe", *words]

    def environment(self, env=None):
        return {**os.environ, "ISOMEM_TEST_ALL": "0", **self.hosts.environment(), **(env or {})}

    def start(self, *words, env=None, **rest):
        return subprocess.Popen(self.command(*words, **rest), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                text=True, env=self.environment(env))

    def case(self, name, work):
        if self.options.k not in name:
            return
        start = time.monotonic()
        try:
            words = work() or ""
        except (AssertionError, subprocess.TimeoutExpired) as error:
            self.failed.append(name)
            words = f"FAILED: {error}"
        print(f"{name:36} {words or 'ok'} ({time.monotonic() - start:.1f} s)", flush=True)

    def job(self, *words, status=0, says=(), timeout=300, **rest):
        process = self.start(*words, **rest)
        try:
            said = process.communicate(timeout=timeout)[0]
        finally:
            process.kill()
        assert process.returncode in (status, SKIPPED), f"status {process.returncode}: {said[-2000:]}"
        assert all(word in said for word in says), f"{says} not in: {said[-2000:]}"
        return said

    def program(self, name, *order, arguments=()):
        places = f"{self.options.hosts}{',cyclic' if order else ''}"  # for tests that ask who is near
        return lambda: self.job(*order, os.path.join(self.options.folder, name), *arguments,
                                env={"ISOMEM_TEST_HOSTS": places}) and None

    def fake_gpus(self, name, **env):
        """Kernels of both hosts wait for one of two slots all the time."""
        with tempfile.NamedTemporaryFile() as ledger:
            env.update(FAKE_CUDA_DEVICES="2", FAKE_CUDA_LEDGER=ledger.name, FAKE_RING_SLOTS="2")
            self.job(os.path.join(self.options.folder, name), env=env)

    def carries(self):
        """What PEs put to another host goes through its interface."""
        before = self.hosts.bytes_of(0)
        self.program("multi_rma")()
        sent = self.hosts.bytes_of(0) - before
        assert sent > MIB // 4, f"{sent} bytes"
        return f"ok, {sent / MIB:.1f} MiB from node0"

    def tool(self, *words):
        return [os.path.join(self.options.folder, "isomem"), "info", "--paths", "--json", *words]

    def paths(self, wire, **env):
        """The program that tries all paths: over the interface between the hosts, and both directions."""
        paths = json.loads(self.job(*self.tool(), env=env))["paths"]
        assert len(paths) == self.options.hosts * (self.options.hosts - 1), paths
        for path in paths:
            assert path["wire"] == wire and path["path"].endswith("/eth0"), path
            assert path["bytes_put"] >= 2 * MIB and path["messages_sent"] > 100, path
            assert path["messages_received"] > 100 and path["latency_us"] > 0, path
            assert not any("memory" in why for why in path["not_taken"]), path
        return f"ok, {paths[0]['latency_us']} us one way, {paths[0]['gbytes_per_s']} GB/s"

    def paths_of_running_job(self):
        """Seen from this machine, which has the processes of all its hosts, and of other tests' jobs."""
        names = {f"node{number}" for number in range(self.options.hosts)}
        mark = f"ISOMEM_TEST_JOB={os.getpid()}"
        process = self.start(os.path.join(self.options.folder, "fault_pe"), "busy", env=dict([mark.split("=")]))
        try:
            paths, end = [], time.monotonic() + 60
            while len(paths) < self.options.hosts or not all(path["messages_sent"] for path in paths):
                assert process.poll() is None and time.monotonic() < end, paths
                seen = subprocess.run(self.tool(), capture_output=True, text=True, check=True)
                jobs = [job for job in json.loads(seen.stdout)["jobs"] if has_in_environment(job["process"], mark)]
                paths = [path for job in jobs for path in job["paths"]]
        finally:
            process.terminate()
            process.communicate(timeout=60)
        assert {path["from"] for path in paths} == names, paths
        assert all(path["wire"] == "UCX" for path in paths), paths

    def short_cut(self):
        """A link that is down for 5 s delays a job, which needs it all the time, and does not end it."""
        process = self.start(os.path.join(self.options.folder, "launched_pe"), "seconds", "8")
        try:
            wait_until_connected(process, self.options.pes)
            self.hosts.cut(1)
            time.sleep(5)
            waits = process.poll() is None
            self.hosts.mend(1)
            said = process.communicate(timeout=120)[0]
        finally:
            self.hosts.mend(1)
            process.kill()
        assert waits, f"the link was not needed: {said}"
        assert process.returncode == 0, f"status {process.returncode}: {said[-2000:]}"

    def long_cut(self):
        """One that stays down ends it, through ssh, within 10 s and with the name of the host."""
        process = self.start(os.path.join(self.options.folder, "fault_pe"), "busy")
        try:
            time.sleep(2)
            self.hosts.cut(1)
            start = time.monotonic()
            said = process.communicate(timeout=60)[0]
            seconds = time.monotonic() - start
        finally:
            self.hosts.mend(1)
            process.kill()
        # by oshrun, which does not hear its agent any more, or by the other host's agent: who is first
        said_by = ("host node1 has not been heard of", "hosts node0 and node1 cannot reach each other")
        assert process.returncode == 1 and any(words in said for words in said_by), f"{process.returncode}: {said}"
        assert seconds < 12, f"{seconds} s"
        self.check_clean(1)

    def check_clean(self, number):
        left = subprocess.run([*self.hosts.inside(number), "sh", "-c", "sleep 2; pgrep fault_pe"], capture_output=True,
                              text=True, check=False)
        assert left.returncode != 0, f"PEs are left on node{number}: {left.stdout}"

    def parted_shortly(self):
        """Hosts that do not reach each other for 5 s, while oshrun reaches all. Their PEs are connected."""
        names = self.hosts.names()
        process = self.start(os.path.join(self.options.folder, "launched_pe"), "rounds", "250", pes=len(names),
                             names=names)
        try:
            time.sleep(2)
            self.hosts.part(*range(len(names)))
            time.sleep(5)
            waits = process.poll() is None
            self.hosts.join()
            said = process.communicate(timeout=240)[0]
        finally:
            self.hosts.join()
            process.kill()
        assert waits, f"they did not need each other: {said}"
        assert process.returncode == 0, f"status {process.returncode}: {said[-2000:]}"

    def parted_while_connecting(self, **env):
        """The same before their PEs have spoken to each other."""
        names = self.hosts.names()
        self.hosts.part(*range(len(names)))
        process = self.start(os.path.join(self.options.folder, "launched_pe"), "lives", "1", pes=len(names),
                             names=names, env=env)
        try:
            self.wait_for("launched_pe", 1)
            time.sleep(5)
            waits = process.poll() is None
            self.hosts.join()
            said = process.communicate(timeout=60)[0]
        finally:
            self.hosts.join()
            process.kill()
        assert waits, f"they did not need each other: {process.communicate()[0]}"
        assert process.returncode == 0 and said.count(": right") == len(names), f"{process.returncode}: {said[-2000:]}"

    def wait_for(self, program, number):
        end = time.monotonic() + 30
        command = [*self.hosts.inside(number), "pgrep", program]
        while subprocess.run(command, capture_output=True, check=False).returncode:
            assert time.monotonic() < end, f"no {program} on node{number}"
            time.sleep(0.05)

    def parted(self, first, second):
        """For good: the job ends with the names of both. UCX would be silent for a quarter of an hour."""
        names = self.hosts.names()[:second + 1]
        process = self.start(os.path.join(self.options.folder, "fault_pe"), "busy", pes=len(names) + 1, names=names)
        try:
            time.sleep(4)  # they are connected then
            self.hosts.part(first, second)
            start = time.monotonic()
            said = process.communicate(timeout=60)[0]
            seconds = time.monotonic() - start
        finally:
            self.hosts.join()
            process.kill()
        either = [f"hosts node{a} and node{b} cannot reach each other" for a, b in ((first, second), (second, first))]
        either += [f"no answer for 8 s (on node{number})" for number in (first, second)]  # of PEs that still connect
        assert process.returncode == 1 and any(words in said for words in either), f"{process.returncode}: {said}"
        assert seconds < 12, f"{seconds} s"
        for number in range(second + 1):
            self.check_clean(number)
        return f"ok, {seconds:.1f} s after the cut"

    def bad_cable(self, names):
        """Of 200 frames one is lost, and half of them are overtaken by others: right results, later."""
        if not has_cables():
            return "left out: this machine has no /dev/net/tun"
        with self.hosts.bad_cable(1, loss=0.005, delay_ms=0.1, jitter_ms=0.5) as counts:
            for name in names:
                self.program(name)()
            self.job(os.path.join(self.options.folder, "multi_strided"), env={"ISOMEM_WIRE": "libfabric"})
            self.meeting()
        assert counts["lost"] > 20 and counts["overtaken"] > 1000, counts
        return "ok, " + ", ".join(f"{count} {name}" for name, count in counts.items())

    def refused(self):
        """As by a firewall: on the addresses that the PEs of the other host have given nobody listens here."""
        self.job(os.path.join(self.options.folder, "launched_pe"), "lives", "1", status=1,
                 says=["libfabric", "no connection to PE", "Connection refused"],
                 env={"ISOMEM_WIRE": "libfabric", "FI_TCP_IFACE": "lo"})

    def stopped(self):
        """PEs that a debugger has stopped are reachable all the same."""
        process = self.start(os.path.join(self.options.folder, "launched_pe"), "rounds", "500")
        inside = [*self.hosts.inside(1), "pkill"]
        try:
            time.sleep(1)
            assert subprocess.run([*inside, "-STOP", "launched_pe"], check=False).returncode == 0, "nothing to stop"
            time.sleep(12)
            waits = process.poll() is None
            subprocess.run([*inside, "-CONT", "launched_pe"], check=True)
            said = process.communicate(timeout=240)[0]
        finally:
            process.kill()
        assert waits and process.returncode == 0, f"status {process.returncode}: {said}"

    def by_pmi(self, *command, env=None, hosts=None):
        """PEs that no oshrun starts, in turn on the hosts; they find each other by PMI-1."""
        inside = [self.hosts.inside(number) for number in range(hosts or self.options.hosts)]
        program = [os.path.join(self.options.folder, command[0]), *command[1:]]
        return PmiJob(self.options.pes, lambda rank: [*inside[rank % len(inside)], *program], self.environment(env))

    def meeting(self, **env):
        """By their interfaces: the hosts share no loopback."""
        statuses, said, errors = self.by_pmi("launched_pe", "lives", "3", env=env).finish()
        assert statuses == [0] * self.options.pes and said.count(": right") == 3 * self.options.pes, f"{said}{errors}"

    def meeting_short_cut(self):
        """Of PEs that are connected; connecting itself needs the link."""
        job = self.by_pmi("launched_pe", "rounds", "500")
        time.sleep(1)
        self.hosts.cut(1)
        time.sleep(5)
        self.hosts.mend(1)
        statuses, _, errors = job.finish()
        assert statuses == [0] * self.options.pes, f"{statuses}: {errors}"

    def meeting_late_link(self):
        """A network that comes up only after the PEs have begun to look for each other."""
        self.hosts.cut(1)
        try:
            job = self.by_pmi("launched_pe", "lives", "1")
            time.sleep(3)
        finally:
            self.hosts.mend(1)
        statuses, said, errors = job.finish()
        assert statuses == [0] * self.options.pes, f"{statuses}: {said}{errors}"

    def meeting_long_cut(self):
        """The PEs of both sides end, each side with the name of the other."""
        job = self.by_pmi("fault_pe", "busy")
        time.sleep(2)
        self.hosts.cut(1)
        start = time.monotonic()
        try:
            statuses, _, errors = job.finish()
        finally:
            self.hosts.mend(1)
        seconds = time.monotonic() - start
        assert 0 not in statuses, f"{statuses}: {errors}"
        assert "PE 0 on node0 is lost" in errors and "PE 1 on node1 is lost" in errors, errors
        assert seconds < 12, f"{seconds} s"  # 8 for the link, 3 for PEs that compute
        return f"ok, {seconds:.1f} s after the cut"

    def meeting_parted(self):
        """Hosts that both reach PE 0, but not each other."""
        job = self.by_pmi("fault_pe", "busy", hosts=3)
        time.sleep(4)
        self.hosts.part(1, 2)
        start = time.monotonic()
        try:
            statuses, _, errors = job.finish()
        finally:
            self.hosts.join()
        seconds = time.monotonic() - start
        either = [f"hosts node{a} and node{b} cannot reach each other" for a, b in ((1, 2), (2, 1))]
        assert 0 not in statuses and any(words in errors for words in either), f"{statuses}: {errors}"
        assert seconds < 13, f"{seconds} s"  # 8 for the link, 3 for PEs that compute
        return f"ok, {seconds:.1f} s after the cut"

    def programs(self):
        self.case("the wire carries", self.carries)
        self.case("paths", lambda: self.paths("UCX"))
        self.case("paths, libfabric", lambda: self.paths("libfabric", ISOMEM_WIRE="libfabric"))
        self.case("paths of a running job", self.paths_of_running_job)
        for name in self.names(PROGRAMS):
            for order in ((), ("--map-by", "node")) if self.options.all else ((),):
                if os.path.exists(os.path.join(self.options.folder, name)):
                    self.case(" ".join((name, *order)), self.program(name, *order))
        for name in WITH_FAKE_GPUS:
            if os.path.exists(os.path.join(self.options.folder, name)):
                self.case(name, lambda name=name: self.fake_gpus(name))
                self.case(f"{name}, libfabric", lambda name=name: self.fake_gpus(name, ISOMEM_WIRE="libfabric"))
        self.case("cyclic", self.program("multi_collectives", "--map-by", "node"))
        self.case("jacobi", self.program("jacobi", arguments=("-nx", "512", "-ny", "512", "-check")))
        self.case("a bad cable", lambda: self.bad_cable(self.names(OVER_A_BAD_CABLE)))

    def names(self, chosen):
        """These programs, or all that can run on several hosts."""
        if not self.options.all:
            return chosen
        return sorted(name for name in os.listdir(self.options.folder)
                      if name.startswith(("multi_", "rules_", "fortran_", "coarray_"))
                      and is_for_hosts(name, self.options.pes))

    def links(self):
        """Those that are down, PEs that are stopped, and the ways to start a job."""
        self.case("link down for 5 s", self.short_cut)
        self.case("all hosts part for 5 s", self.parted_shortly)
        self.case("all hosts part while connecting", self.parted_while_connecting)
        self.case("the same, libfabric", lambda: self.parted_while_connecting(ISOMEM_WIRE="libfabric"))
        self.case("two hosts part", lambda: self.parted(0, 1))
        self.case("hosts without PE 0 part", lambda: self.parted(1, 2))
        self.case("refused, libfabric", self.refused)
        self.case("stopped PEs", self.stopped)
        self.case("by PMI", self.meeting)
        self.case("by PMI, libfabric", lambda: self.meeting(ISOMEM_WIRE="libfabric"))
        self.case("by PMI, one interface", lambda: self.meeting(ISOMEM_INTERFACE="eth0"))
        self.case("by PMI, link comes up late", self.meeting_late_link)
        self.case("by PMI, link down for 5 s", self.meeting_short_cut)
        self.case("by PMI, link stays down", self.meeting_long_cut)
        self.case("by PMI, hosts without PE 0 part", self.meeting_parted)
        self.case("no such host", lambda: self.job("true", status=1, names=["node0", "nodeX"],
                                                   says=["no host nodeX"]) and None)
        if self.hosts.start_sshd():
            self.case("ssh: programs", self.program("fault_pe", arguments=("good",)))
            self.case("ssh: output", lambda: self.job("-l", "hostname", says=["[0] node0", "[3] node1"]) and None)
            self.case("ssh: link stays down", self.long_cut)
            self.case("ssh: hosts part", lambda: self.parted(0, 1))
        else:
            print("no sshd here: what needs ssh is left out")


def main():
    options = parse()
    reason = reason_to_skip()
    if reason:
        print(f"skipped: {reason}")
        sys.exit(SKIPPED)
    with Hosts(max(options.hosts, 3)) as hosts:
        cluster = Cluster(options, hosts)
        for part in (cluster.programs, cluster.links):
            if options.part in (None, part.__name__):
                part()
    print(f"failed: {cluster.failed or 'none'}")
    sys.exit(1 if cluster.failed else 0)


main()
