# SPDX-License-Identifier: Apache-2.0
"""Several hosts on one machine: a network, PID, mount, UTS and IPC namespace each, with an interface on one switch.
For tests of jobs on several hosts and for bench/run.py --hosts.

    front (this machine: launchers) - nsenter or ssh --+-------------------+
                                                       |                   |
    +----------- switch 10.77.0.254 -----------+   agent, PEs          agent, PEs
    |      |                        |          |       |                   |
    |    port0                    port1        |   +---+----+          +---+----+
    +------|------------------------|----------+   | node0  |          | node1  |
           |                        |              |10.77.0.1          |10.77.0.2
           +-- veth -- eth0 of node0               +--------+          +--------+
                                    +-- veth -- eth0 of node1

Needs root and the ip command; says what is missing otherwise (reason_to_skip). Nothing is left behind: the namespaces
go with the processes that hold them.
"""
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time

NETWORK = "10.77.0."
FRONT = NETWORK + "254"
SSHD = "/usr/sbin/sshd"


def reason_to_skip():
    if os.geteuid() != 0:
        return "namespaces and their interfaces need root"
    missing = [tool for tool in ("ip", "unshare", "nsenter") if not shutil.which(tool)]
    if missing:
        return f"there is no {' or '.join(missing)} (packages iproute2, util-linux)"
    trial = subprocess.run(["unshare", "--net", "--pid", "--fork", "--mount", "--uts", "--ipc", "sh", "-c",
                            "mount -t proc proc /proc && ip link add v0 type veth peer name v1 && "
                            "ip link add br0 type bridge"], capture_output=True, text=True, check=False)
    return f"this machine allows no namespaces with a network: {trial.stderr.strip()}" if trial.returncode else ""


def has_cables():
    """Whether bad_cable() can make one here."""
    try:
        os.close(os.open("/dev/net/tun", os.O_RDWR))
        return True
    except OSError:
        return False


def run(*command):
    subprocess.run(command, check=True, capture_output=True, text=True)


def wait_until_connected(process, pes):
    """Until each PE of launched_pe has said that it has reached all others: connecting needs the link."""
    said = ""
    while said.count(": right") < pes:
        line = process.stdout.readline()
        assert line, f"it ended at once: {said}"
        said += line


class Hosts:
    """`n` hosts called node0, node1, ..., for as long as it is entered. `cores`: each host has so many of this
    machine's to itself; 0: all hosts have all."""

    def __init__(self, n, cores=0):
        self.n = n
        self.cores = cores
        self.holders = []  # the first process of each, as this machine numbers it
        self.switch = None
        self.sshds = []

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="cluster_")
        try:
            self.switch = self.hold("--net")
            self.ip(self.switch, "link", "add", "switch", "type", "bridge")
            self.ip(self.switch, "link", "set", "switch", "up")
            # the front is at the switch, whose address is its own
            self.ip(self.switch, "addr", "add", f"{FRONT}/24", "dev", "switch")
            self.ip(self.switch, "link", "set", "lo", "up")
            for number in range(self.n):
                self.add_host(number)
        except subprocess.CalledProcessError as error:
            self.__exit__()
            raise RuntimeError(f"{error.cmd}: {error.stderr}") from error
        self.write_shell()
        return self

    def __exit__(self, *_):
        for process in [*self.sshds, *self.holders, self.switch]:
            if process:
                process.kill()
                process.wait()
        shutil.rmtree(self.folder)

    @staticmethod
    def hold(*namespaces, script="exec sleep infinity"):
        process = subprocess.Popen(["unshare", *namespaces, "--kill-child", "--fork", "sh", "-c", script])
        own = os.readlink("/proc/self/ns/net")
        while os.readlink(f"/proc/{process.pid}/ns/net") == own:
            time.sleep(0.01)
        return process

    @staticmethod
    def ip(holder, *arguments):
        run("nsenter", "-t", str(holder.pid), "-n", "ip", *arguments)

    def add_host(self, number):
        ready = os.path.join(self.folder, f"ready{number}")
        # bash reads its startup file for a command of ssh, too: that takes its time, and what it starts would be killed
        # in the middle
        script = ("mount -t proc proc /proc && mount -t tmpfs tmpfs /run && "
                  "(! test -e ~/.bashrc || mount --bind /dev/null ~/.bashrc) && "
                  f"hostname node{number} && touch {ready}; exec sleep infinity")
        host = self.hold("--net", "--pid", "--mount", "--uts", "--ipc", script=script)
        self.holders.append(host)
        while not os.path.exists(ready):
            time.sleep(0.01)
        self.ip(self.switch, "link", "add", f"port{number}", "type", "veth", "peer", "name", "eth0", "netns",
                str(host.pid))
        self.ip(self.switch, "link", "set", f"port{number}", "master", "switch", "up")
        self.ip(host, "addr", "add", f"{self.address(number)}/24", "dev", "eth0")
        self.ip(host, "link", "set", "eth0", "up")
        self.ip(host, "link", "set", "lo", "up")

    def first_of(self, number):
        """The first process inside: the only child of the one that holds the host."""
        holder = self.holders[number].pid
        while True:
            with open(f"/proc/{holder}/task/{holder}/children", encoding="ascii") as file:
                children = file.read().split()
            if children:
                return children[0]
            time.sleep(0.01)

    def inside(self, number):
        """What a command begins with that runs on a host."""
        enter = ["nsenter", "-t", self.first_of(number), "-n", "-p", "-m", "-u", "-i", f"--wd={os.getcwd()}", "--"]
        own = sorted(os.sched_getaffinity(0))[number * self.cores:(number + 1) * self.cores]
        return [*(["taskset", "-c", ",".join(map(str, own))] if own else []), *enter]

    def front(self):
        """What a command begins with that hosts can reach by the network: a launcher they talk to."""
        return ["nsenter", "-t", str(self.switch.pid), "-n"]

    def write_shell(self):
        """Called as ssh is; it has no options to heed."""
        self.shell = os.path.join(self.folder, "shell")
        lines = ["#!/bin/sh", "while case $1 in -*) true ;; *) false ;; esac; do shift; done", "case $1 in"]
        for number in range(self.n):
            lines.append(f"node{number}) into='{' '.join(self.inside(number))}' ;;")
        lines += ['*) echo "no host $1" >&2; exit 255 ;;', "esac", "shift", 'exec $into sh -c "$*"']
        with open(self.shell, "w", encoding="ascii") as file:
            file.write("\n".join(lines) + "\n")
        os.chmod(self.shell, 0o700)

    def names(self):
        return [f"node{number}" for number in range(self.n)]

    @staticmethod
    def address(number):
        return f"{NETWORK}{number + 1}"

    def environment(self):
        return {"ISOMEM_REMOTE_SHELL": self.shell, "UCX_LOG_LEVEL": "fatal"}

    def start_sshd(self):
        """ssh instead of nsenter; False where there is no sshd."""
        if not os.path.exists(SSHD):
            return False
        for kind in ("host", "user"):
            run("ssh-keygen", "-q", "-N", "", "-t", "ed25519", "-f", f"{self.folder}/{kind}")
        shutil.copy(f"{self.folder}/user.pub", f"{self.folder}/authorized")
        for number in range(self.n):
            self.serve(number)
        config = ["Host *", "User root", f"IdentityFile {self.folder}/user", "StrictHostKeyChecking no",
                  "UserKnownHostsFile /dev/null", "LogLevel ERROR"]
        for number in range(self.n):
            config += [f"Host node{number}", f"HostName {self.address(number)}"]
        with open(f"{self.folder}/config", "w", encoding="ascii") as file:
            file.write("\n".join(config) + "\n")
        ssh = os.path.join(self.folder, "ssh_from_front")
        with open(ssh, "w", encoding="ascii") as file:
            file.write(f'#!/bin/sh\nexec {" ".join(self.front())} ssh -F {self.folder}/config '
                       '-o BatchMode=yes -o ConnectTimeout=8 "$@"\n')
        os.chmod(ssh, 0o700)
        self.shell = ssh
        for name in self.names():
            self.wait_for_ssh(name)
        return True

    def serve(self, number):
        """An sshd on one host: with the first, and after all that ran there was killed."""
        options = {"HostKey": f"{self.folder}/host", "AuthorizedKeysFile": f"{self.folder}/authorized", "UsePAM": "no",
                   "StrictModes": "no", "PidFile": "none", "PermitRootLogin": "yes", "MaxStartups": "100"}
        script = "mkdir -p /run/sshd; exec " + SSHD + " -D -f /dev/null " + " ".join(
            f"-o {name}={value}" for name, value in options.items())
        self.sshds.append(subprocess.Popen([*self.inside(number), "sh", "-c", script]))

    def wait_for_ssh(self, name):
        deadline = time.monotonic() + 10
        while subprocess.run([self.shell, name, "true"], capture_output=True, check=False).returncode:
            if time.monotonic() > deadline:
                raise RuntimeError(f"sshd of {name} does not answer")
            time.sleep(0.1)

    def cut(self, number):
        self.ip(self.switch, "link", "set", f"port{number}", "down")

    def mend(self, number):
        self.ip(self.switch, "link", "set", f"port{number}", "up")

    def part(self, *numbers):
        """These hosts do not reach each other any more, but all others and the front."""
        for number in numbers:
            self.ip(self.switch, "link", "set", f"port{number}", "type", "bridge_slave", "isolated", "on")

    def join(self):
        for number in range(self.n):
            self.ip(self.switch, "link", "set", f"port{number}", "type", "bridge_slave", "isolated", "off")

    @contextlib.contextmanager
    def bad_cable(self, number, loss, delay_ms, jitter_ms):
        """A host is reached by a cable that loses, delays and reorders (cable.py), while this is entered. Yields a
        dict, which holds what the cable has done to how many frames once that is over."""
        host, near, far = self.holders[number], f"near{number}", f"far{number}"
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cable.py")
        cable = subprocess.Popen([*self.front(), sys.executable, script, near, far, f"--loss={loss}",
                                  f"--delay-ms={delay_ms}", f"--jitter-ms={jitter_ms}"], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, text=True)
        counts = {}
        try:
            if cable.stdout.readline() != "ready\n":
                raise RuntimeError("there is no cable")
            self.ip(self.switch, "link", "set", far, "netns", str(host.pid))
            self.ip(self.switch, "link", "set", near, "master", "switch", "up")
            self.attach(number, far, "good")
            yield counts
        finally:
            said = cable.communicate(timeout=10)[0]
            counts.update((name, int(count)) for name, count in (word.split("=") for word in said.split()))
            self.attach(number, "good")

    def attach(self, number, interface, aside=None):
        """Makes that one of a host its eth0, and leaves the one that was aside, by that name."""
        host = self.holders[number]
        if aside:
            self.ip(host, "link", "set", "eth0", "down")
            self.ip(host, "addr", "flush", "dev", "eth0")
            self.ip(host, "link", "set", "eth0", "name", aside)
        self.ip(host, "link", "set", interface, "name", "eth0")
        self.ip(host, "addr", "add", f"{self.address(number)}/24", "dev", "eth0")
        self.ip(host, "link", "set", "eth0", "up")

    def bytes_of(self, number):
        """What the interface of a host has sent."""
        with open(f"/proc/{self.first_of(number)}/net/dev", encoding="ascii") as file:
            for line in file:
                if line.strip().startswith("eth0:"):
                    return int(line.split(":")[1].split()[8])
        raise RuntimeError("there is no eth0")
