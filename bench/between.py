# SPDX-License-Identifier: Apache-2.0
"""Where launches run with --hosts: hosts that are made of this machine anew for each launch, so that nothing of one
side is left for the next, or hosts that are there; and what the network between them does by itself."""

import contextlib
import os
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests/cluster"))
from hosts import FRONT, Hosts, reason_to_skip  # noqa: E402

LEAST_SENT = 24 << 10  # bytes; a launch that sends less has gone another way
SERVER_S = 60


@dataclass
class Place:
    """Hosts, as launchers are told of them."""

    names: list
    addresses: list
    shell: str = "ssh"  # called with the name of a host and a command
    front: list = field(default_factory=list)  # what a launcher's command begins with
    front_address: str = ""  # of the launcher, where its host's name does not say it
    environment: dict = field(default_factory=dict)
    is_made: bool = False  # of this machine: there is nothing but TCP
    sent: object = None  # says how many bytes the first host has sent

    def per_host(self, pes):
        return -(-pes // len(self.names))

    def on(self, host, command):
        return [*self.front, self.shell, self.names[host], " ".join(command)]


def reason_not_to(hosts):
    """Why hosts cannot be used, with what to do, or ''."""
    if not hosts.isdigit():
        return "" if shutil.which("ssh") else "hosts are reached by ssh, which is not here (Debian: openssh-client)"
    reason = reason_to_skip()
    return f"hosts made of this machine: {reason}; run it as root on a machine that has them, or name hosts: " \
           "--hosts a,b" if reason else ""


def address_of(name):
    try:
        return socket.gethostbyname(name)
    except OSError:
        return name  # known to ssh alone


@contextlib.contextmanager
def place(hosts):
    """`hosts`: how many are made of this machine, or their names, separated by commas."""
    if not hosts.isdigit():
        names = hosts.split(",")
        yield Place(names, [address_of(name) for name in names])
        return
    n = int(hosts)
    with Hosts(n, cores=len(os.sched_getaffinity(0)) // n) as made:
        environment = {**made.environment(), "UCX_NET_DEVICES": "eth0", "UCX_TLS": "tcp,sm,self"}
        yield Place(made.names(), [made.address(i) for i in range(n)], made.shell, made.front(), FRONT, environment,
                    True, lambda: made.bytes_of(0))


class Limit:
    """A program that measures between a server on the second host and a client on the first."""

    def __init__(self, at, batches, micros):
        self.at, self.batches, self.micros = at, batches, micros
        self.results, self.failures = [], []

    def run(self, server, client):
        """What the client says; '' with a failure."""
        env = {**os.environ, **self.at.environment}
        with tempfile.TemporaryFile("w+") as said, \
             subprocess.Popen(self.at.on(1, ["timeout", str(SERVER_S), *server]), env=env,
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=said) as process:
            for _ in range(8):  # a client that comes before its server is sent away
                found = subprocess.run(self.at.on(0, ["timeout", str(SERVER_S), *client]), env=env,
                                       stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
                if found.returncode == 0 or process.poll() is not None:
                    break
                time.sleep(0.25)
            process.terminate()
            said.seek(0)
            words = (found.stderr + said.read()).strip().splitlines()
        if found.returncode != 0:
            self.failures.append(f"{shlex.join(client)}: exit status {found.returncode}: {words[-1] if words else ''}")
            return ""
        return found.stdout

    def add(self, name, size, value, unit, low=None, high=None):
        self.results.append({"name": name, "bytes": size, "pes": 2, "value": value, "unit": unit,
                             "low": low or value, "high": high or value, "batches": 1, "per_batch": 1})

    def ucx(self):
        """Median latencies, and means of streams."""
        for test, name, size, times in (("ucp_am_lat", "ucx_am_oneway", 8, 20000), ("ucp_fadd", "ucx_fadd", 8, 5000),
                                        ("ucp_put_lat", "ucx_put_oneway", 8, 5000)):
            row = self.perftest(test, size, times)
            if row:
                self.add(name, size, row[1], "us")
        for size, times in ((8, 200000), (1 << 16, 5000), (1 << 20, 500), (4 << 20, 200)):
            row = self.perftest("ucp_put_bw", size, times)
            if row:
                self.add("ucx_put_stream", size, row[5] * (1 << 20) / 1e9, "GB/s")

    def perftest(self, test, size, times):
        """iterations, median and mean and overall latency, mean and overall bandwidth, mean and overall rate."""
        said = self.run(["ucx_perftest"], ["ucx_perftest", self.at.addresses[1], "-t", test, "-s", str(size), "-n",
                                           str(times), "-f", "-v"])
        rows = [line.split(",") for line in said.splitlines() if line.strip()[:1].isdigit()]
        return [float(cell) for cell in rows[-1]] if rows else None


def limits(at, folder, batches, parse):
    """What the network does: (results, why something failed or '')."""
    limit = Limit(at, *batches)
    tcp = str(folder / "tcp")
    limit.results += parse(limit.run([tcp], [tcp, at.addresses[1], *batches]))
    if shutil.which("ucx_perftest"):
        limit.ucx()
    return limit.results, "; ".join(limit.failures)
