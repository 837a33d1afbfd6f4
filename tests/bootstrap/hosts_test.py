#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Jobs on several hosts that oshrun does not start: by PMI-1 (a launcher of the test's own, which ends nobody), by
PMIx and MPI where mpirun is there, by MPICH's hydra where it is. The hosts are virtual, with UCX between them."""
import argparse
import os
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

from pmi_launcher import PmiJob

TIMEOUT = 60
ENDS_WITHIN = 10  # seconds, after a PE or host is lost
HOSTS = {"1": lambda n: [0] * n, "2": lambda n: blocks(n, 2), "3": lambda n: blocks(n, 3),
         "3,cyclic": lambda n: [pe % 3 for pe in range(n)], "9": lambda n: list(range(n))}


def blocks(n, hosts):
    sizes = [n // hosts + (host < n % hosts) for host in range(min(hosts, n))]
    return [host for host, size in enumerate(sizes) for _ in range(size)]


def environment(**more):
    """What runs this test may itself be a process of a launcher."""
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("OMPI_", "PMI", "SLURM_", "ISOMEM_"))}
    return dict(kept, UCX_TLS="tcp", UCX_LOG_LEVEL="fatal", **more)


def right(n, hosts, lives=1):
    """What launched_pe says of a job on these hosts."""
    of = HOSTS[hosts](n)
    return sorted(f"PE {pe} of {n}: right, {of.count(of[pe])} near" for pe in range(n) for _ in range(lives))


class Test:
    def __init__(self, bin_folder):
        self.bin = bin_folder
        self.program = bin_folder / "launched_pe"

    def job(self, n, *arguments, missing=(), **variables):
        return PmiJob(n, [self.program, *arguments], environment(**variables), missing)

    def check_right(self, n, hosts, *arguments, lives=1):
        statuses, said, errors = self.job(n, *arguments, ISOMEM_HOSTS=hosts).finish(TIMEOUT)
        assert statuses == [0] * n, f"{n} on {hosts}: {statuses} {errors}"
        assert sorted(said.splitlines()) == right(n, hosts, lives), f"{n} on {hosts}: {said} {errors}"
        assert not errors, f"{n} on {hosts}: {errors}"

    def by_pmi(self):
        for n, hosts in ((1, "1"), (2, "1"), (5, "1"), (2, "2"), (4, "2"), (5, "2"), (5, "3,cyclic"), (3, "9")):
            self.check_right(n, hosts)
        for hosts in ("1", "2"):
            self.check_right(4, hosts, "lives", 5, lives=5)

    def ends(self, what, pe, statuses, *words, hosts="2"):
        """The job ends on all hosts by itself, in time, with these words."""
        start = time.monotonic()
        got, _, errors = self.job(4, what, pe, ISOMEM_HOSTS=hosts).finish(TIMEOUT)
        seconds = time.monotonic() - start
        assert got == statuses, f"{what} {pe}: {got}, wanted {statuses}: {errors}"
        assert seconds < ENDS_WITHIN, f"{what} {pe}: ended after {seconds:.1f} s"
        for word in words:
            assert word in errors, f"{what} {pe}: no '{word}' in: {errors}"
        return seconds

    def lost_pes(self):
        said = []
        for pe in range(4):  # 0 and 2 are the first of their hosts
            statuses = [-9 if rank == pe else 1 for rank in range(4)]
            said.append(self.ends("die", pe, statuses, f"PE {pe}"))
        computing = [(pe, self.job(4, "die_computing", pe, ISOMEM_HOSTS=hosts)) for hosts in "12" for pe in (0, 1, 2)]
        for pe, job in computing:
            got, _, errors = job.finish(TIMEOUT)
            assert 0 not in got, f"a PE that computed has ended well: {got} {errors}"
            assert f"PE {pe}" in errors, errors
        return " ".join(f"{seconds:.1f} s" for seconds in said)

    def ended_by_a_pe(self):
        for pe in range(4):
            self.ends("exit", pe, [7] * 4)
        for hosts in "12":
            self.ends("exit_computing", 0, [7] * 4, hosts=hosts)
        for pe in (0, 1, 3):
            self.ends("leave", pe, [1] * 4, f"PE {pe} of 4", "exited with status 0 without")

    def gone_between_lives(self):
        """Who has finalized and ended does not come when the others initialize again."""
        for hosts, pe in (("1", 2), ("2", 0), ("2", 3)):
            statuses, _, errors = self.job(4, "again", pe, ISOMEM_HOSTS=hosts, ISOMEM_TIMEOUT="20").finish(TIMEOUT)
            assert statuses == [int(rank != pe) for rank in range(4)], f"{pe} of {hosts}: {statuses} {errors}"
            assert "waited" not in errors, f"{pe} of {hosts}: noticed late: {errors}"

    def split_by_one(self):
        """Ranks that are given different ISOMEM_HOSTS agree nevertheless."""
        for pe in range(4):
            statuses, said, errors = self.job(4, "split", pe, ISOMEM_TIMEOUT="5").finish(TIMEOUT)
            assert statuses == [0] * 4 and said.count("right") == 4, f"{pe}: {statuses} {said} {errors}"

    def missing_ranks(self):
        start = time.monotonic()
        statuses, _, errors = self.job(4, missing=(2,), ISOMEM_TIMEOUT="1").finish(TIMEOUT)
        assert statuses == [1] * 3 and "have all processes" in errors, f"{statuses}: {errors}"
        assert time.monotonic() - start < ENDS_WITHIN

    def refused(self):
        for variables, words in (({"ISOMEM_WIRE": "loopback"}, "ISOMEM_WIRE=loopback is for jobs that oshrun starts"),
                                 ({"ISOMEM_STRIDE": "100t"}, "no room for 2 PEs"),
                                 ({"ISOMEM_INTERFACE": "none0"}, "ISOMEM_INTERFACE=none0")):
            job = self.job(4, **{"ISOMEM_HOSTS": "2", "ISOMEM_TIMEOUT": "5", **variables})
            statuses, _, errors = job.finish(TIMEOUT)
            assert statuses == [1] * 4 and words in errors, f"{variables}: {statuses} {errors}"
            assert "have all processes" not in errors, f"{variables}: some have waited: {errors}"

    def stopped_and_garbage(self):
        """Nobody takes a PE that a debugger has stopped for lost. Who does not know the secret is dropped, whatever it
        says, and the job goes on."""
        stopped = self.job(4, "stop", 2, ISOMEM_HOSTS="2")
        job = self.job(3, "stop", 1, ISOMEM_HOSTS="3")
        ports = set()
        for _ in range(200):
            ports |= listening_ports(process.pid for process in job.processes)
            for port in ports:
                say_garbage(port)
            time.sleep(0.01)
        for one in (job, stopped):
            statuses, _, errors = one.finish(TIMEOUT)
            assert not any(statuses), f"{statuses}: {errors}"

    def forked_ranks(self):
        """Children of the process that has made the unique id, which has a thread of the library."""
        done = subprocess.run([self.bin / "attr_pe", "forked", "4"], capture_output=True, text=True, timeout=TIMEOUT,
                              check=False, env=environment(ISOMEM_HOSTS="2"))
        wanted = [f"PE {pe} of 4: right" for pe in range(4)]
        assert done.returncode == 0 and sorted(done.stdout.splitlines()) == wanted, \
            f"status {done.returncode}, {done.stdout}{done.stderr}"

    def stopped_holder(self):
        """The process that has made the id no longer runs: it cannot tell who is missing."""
        with subprocess.Popen([self.bin / "attr_pe", "id"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                              env=environment()) as maker:
            name = maker.stdout.readline().strip()
            rank = subprocess.Popen([self.bin / "attr_pe", "uid", "0", "2", name], stderr=subprocess.PIPE, text=True,
                                    env=environment(ISOMEM_TIMEOUT="0.5"))
            time.sleep(0.3)
            maker.send_signal(signal.SIGSTOP)
            try:
                errors = rank.communicate(timeout=ENDS_WITHIN)[1]
            finally:
                rank.kill()
                maker.kill()
        assert rank.returncode == 1 and "has been stopped" in errors, errors

    def by_mpirun(self, mpirun):
        for n, hosts in ((1, "1"), (3, "1"), (4, "2"), (5, "3,cyclic")):
            self.run_right([*mpirun, "-n", n, self.program], n, hosts)

    def by_hydra(self, hydra):
        self.by_mpirun([hydra])
        done = subprocess.run([hydra, "-pmi-port", "-n", "2", self.program], capture_output=True, text=True,
                              timeout=TIMEOUT, check=False, env=environment())
        assert done.returncode != 0 and "PMI_PORT" in done.stderr, f"each alone: {done.stdout} {done.stderr}"
        done = subprocess.run([hydra, "-n", "3", self.program, "exit_computing", "1"], capture_output=True, text=True,
                              timeout=ENDS_WITHIN, check=False, env=environment())
        assert done.returncode == 7, f"PEs that compute after shmem_global_exit: {done.returncode} {done.stderr}"

    def run_right(self, command, n, hosts):
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=TIMEOUT,
                              check=False, env=environment(ISOMEM_HOSTS=hosts))
        assert done.returncode == 0 and sorted(done.stdout.splitlines()) == right(n, hosts), \
            f"{command}: status {done.returncode}, {done.stdout}{done.stderr}"


def listening_ports(pids):
    """TCP ports that these processes listen at."""
    inodes = set()
    for pid in pids:
        try:
            for link in os.scandir(f"/proc/{pid}/fd"):
                if found := re.match(r"socket:\[(\d+)\]", os.readlink(link.path)):
                    inodes.add(found.group(1))
        except OSError:
            pass
    ports = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with open(table) as file:
            for line in file.readlines()[1:]:
                fields = line.split()
                if fields[3] == "0A" and fields[9] in inodes:
                    ports.add(int(fields[1].split(":")[1], 16))
    return ports


def say_garbage(port):
    for words in (b"", b"GET / HTTP/1.0\r\n\r\n", os.urandom(64), b"isomem2\0" + os.urandom(16) + os.urandom(8),
                  struct.pack("<II", 0, 0xffffffff)):
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
                connection.sendall(words)
                connection.settimeout(0.01)
                connection.recv(100)
        except OSError:
            pass


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", type=Path, required=True)
    parser.add_argument("--mpi", action="store_true")
    parser.add_argument("--attr", action="store_true")
    parser.add_argument("cases", nargs="*", help="only those whose name contains one of these")
    options = parser.parse_args()
    test = Test(options.bin)
    cases = [test.by_pmi, test.lost_pes, test.ended_by_a_pe, test.gone_between_lives, test.split_by_one,
             test.missing_ranks, test.refused, test.stopped_and_garbage]
    cases += [test.forked_ranks, test.stopped_holder] if options.attr else []
    named = [(case.__name__, case) for case in cases]
    if mpirun := shutil.which("mpirun.openmpi") or shutil.which("mpirun"):
        named.append(("by_mpirun", lambda: test.by_mpirun([mpirun, "--allow-run-as-root", "--oversubscribe"])))
    if hydra := shutil.which("mpiexec.hydra"):
        named.append(("by_hydra", lambda: test.by_hydra(hydra)))
    failed = []
    for name, case in named:
        if options.cases and not any(word in name for word in options.cases):
            continue
        start = time.monotonic()
        try:
            result = case()
        except (AssertionError, subprocess.TimeoutExpired) as error:
            failed.append(name)
            print(f"{name:24} FAILED: {error}", flush=True)
            continue
        print(f"{name:24} ok ({time.monotonic() - start:.1f} s) {result or ''}".rstrip(), flush=True)
    print(f"failed: {failed or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
