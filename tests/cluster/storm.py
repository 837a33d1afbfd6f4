# SPDX-License-Identifier: Apache-2.0
"""usage: storm.py OSHRUN FOLDER [--rounds N] [--seed S] [-k WORD]

Strikes a job on three hosts (hosts.py) at a random moment, again and again: a PE (also in shmem_finalize, and while
all finalize and initialize again), an agent, a whole host or oshrun is killed, a link is cut, two hosts are parted, for
good or for a moment, also while PEs connect. The job ends within 20 s, in words that name what was struck, and leaves
nothing on any host; what lasts for a moment only, it survives with right results. 11 rounds, each strike once; 209 with
ISOMEM_TEST_ALL. The moments follow from ISOMEM_TEST_SEED."""
import argparse
import os
import random
import subprocess
import sys
import time

from hosts import Hosts, reason_to_skip, wait_until_connected

SKIPPED = 77
HOSTS = 3
ENDS_WITHIN = 20.0  # seconds: 8 without a word from a host, 3 for PEs that compute, and a busy machine
SURVIVES_WITHIN = 300  # agents of ssh are sessions of their own, which share the cores in turns of milliseconds
PROGRAMS = ("fault_pe", "launched_pe", "oshrun")
BESIDES = {  # what runs in place of fault_pe busy
    "kill_pe_in_finalize": ("fault_pe", "hang_in_finalize"),
    "kill_pe_between_lives": ("launched_pe", "lives", "1000"),
    "cut_for_a_moment": ("launched_pe", "seconds", "12"),
    "part_for_a_moment": ("launched_pe", "lives", "15"),
}


def parse():
    all_rounds = os.environ.get("ISOMEM_TEST_ALL", "0") != "0"
    parser = argparse.ArgumentParser()
    parser.add_argument("oshrun")
    parser.add_argument("folder")
    parser.add_argument("--rounds", type=int, default=209 if all_rounds else 11)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("ISOMEM_TEST_SEED", "1")))
    parser.add_argument("-k", default="", help="only strikes whose name contains this")
    return parser.parse_args()


def is_said(words, said):
    """Each of them, of a tuple one."""
    return all(any(one in said for one in (word if isinstance(word, tuple) else (word,))) for word in words)


class Storm:
    def __init__(self, options, hosts):
        self.options = options
        self.hosts = hosts
        self.rng = random.Random(options.seed)
        self.has_ssh = hosts.start_sshd()

    def start(self, pes, *program):
        command = [os.path.abspath(self.options.oshrun), "--hosts", ",".join(self.hosts.names()), "-n", str(pes),
                   "--oversubscribe",
                   os.path.join(self.options.folder, program[0]), *program[1:]]
        environment = {**os.environ, **self.hosts.environment()}
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)

    def on(self, number, *command):
        return subprocess.run([*self.hosts.inside(number), *command], capture_output=True, text=True, check=False)

    def pids(self, number, *names):
        """Of living processes: the first of a host waits for none that it inherits."""
        lines = [line.split(None, 2) for line in self.on(number, "ps", "-eo", "pid=,stat=,args=").stdout.splitlines()]
        return [pid for pid, state, args in lines
                if state[0] != "Z" and os.path.basename(args.split()[0]) in names]

    # ------------------------------------------------------------- strikes: what the job must say, or None: it goes on
    def kill_pe(self, process, victim):
        pids = self.pids(victim, "fault_pe", "launched_pe")
        if not pids:
            return self.kill_front(process, victim)
        self.on(victim, "kill", "-KILL", self.rng.choice(pids))
        return ["signal 9"]

    def kill_pe_in_finalize(self, process, _):
        """All but the last one, which is on the last host, wait there."""
        return self.kill_pe(process, 0)

    def kill_pe_between_lives(self, process, victim):
        return self.kill_pe(process, victim)

    def kill_agent(self, _, victim):
        pids = self.pids(victim, "oshrun")
        if not pids:
            return self.kill_front(_, victim)
        self.on(victim, "kill", "-KILL", *pids)
        # sshd may close the connection before what is left there has said why
        return [(f"agent on node{victim}", f"the connection to host node{victim} is lost")]

    def kill_host(self, _, victim):
        """It is gone without a last word."""
        self.hosts.cut(victim)
        self.on(victim, "kill", "-KILL", "-1")
        return [f"node{victim}"]

    def cut(self, _, victim):
        self.hosts.cut(victim)
        return [f"node{victim}"]

    def part(self, _, victim):
        """Two of the hosts, while oshrun reaches both."""
        other = (victim + 1) % HOSTS
        self.hosts.part(victim, other)
        return [f"node{victim}", f"node{other}"]

    def part_from_start(self, process, victim):
        """Where they have not been connected yet."""
        return self.part(process, victim)

    def kill_front(self, process, _):
        """Nobody is left to say it."""
        process.kill()
        return []

    def cut_for_a_moment(self, process, victim):
        self.hosts.cut(victim)
        time.sleep(5 * self.rng.random())
        assert process.poll() is None, f"it ended before: {process.communicate()[0][-2000:]}"
        self.hosts.mend(victim)

    def part_for_a_moment(self, _, victim):
        """Of PEs that finalize and connect again."""
        other = (victim + 1) % HOSTS
        self.hosts.part(victim, other)
        time.sleep(5 * self.rng.random())
        self.hosts.join()

    # ----------------------------------------------------------------------------------------------------------- rounds
    def round(self, strike):
        is_survived = strike in (self.cut_for_a_moment, self.part_for_a_moment)
        victim = self.rng.randrange(HOSTS)
        if strike == self.part_from_start:
            self.hosts.part(victim, (victim + 1) % HOSTS)
        pes = self.rng.randint(HOSTS, 2 * HOSTS)
        process = self.start(pes, *BESIDES.get(strike.__name__, ("fault_pe", "busy")))
        delay = self.rng.random() ** 2 * 3
        what = f"node{victim} after {delay * 1000:.0f} ms"
        try:
            if strike == self.cut_for_a_moment:
                wait_until_connected(process, pes)
            time.sleep(delay)
            words = strike(process, victim)
            start = time.monotonic()
            said = process.communicate(timeout=SURVIVES_WITHIN if words is None else ENDS_WITHIN)[0]
            seconds = time.monotonic() - start
            right = process.returncode == 0 if words is None else process.returncode != 0
            assert right and is_said(words or (), said), f"status {process.returncode}: {said[-2000:]}"
            if strike == self.kill_host:
                self.hosts.mend(victim)
            self.check_clean(ENDS_WITHIN - seconds)
        except (AssertionError, subprocess.TimeoutExpired) as error:
            raise AssertionError(f"{what}: {error}") from error
        finally:
            self.repair(process, victim, strike)
        return f"{what}: ended {seconds:.1f} s later"

    def check_clean(self, seconds):
        """Without the network's help: a host that hears nothing any more cleans up by itself."""
        end = time.monotonic() + max(seconds, 1)
        while left := {number: pids for number in range(HOSTS) if (pids := self.pids(number, *PROGRAMS))}:
            assert time.monotonic() < end, f"left on hosts: {left}"
            time.sleep(0.05)

    def repair(self, process, victim, strike):
        process.kill()
        process.communicate()
        self.hosts.mend(victim)
        self.hosts.join()
        for number in range(HOSTS):
            # else a host that was looked for while its link was cut is given up after the link has come back
            self.on(number, "ip", "neigh", "flush", "dev", "eth0")
            if left := self.pids(number, *PROGRAMS):
                self.on(number, "kill", "-KILL", *left)
        if strike == self.kill_host and self.has_ssh:
            self.hosts.serve(victim)
            self.hosts.wait_for_ssh(f"node{victim}")

    def run(self):
        strikes = [self.kill_pe, self.kill_agent, self.kill_host, self.cut, self.part, self.part_from_start,
                   self.kill_front, self.cut_for_a_moment, self.part_for_a_moment, self.kill_pe_in_finalize,
                   self.kill_pe_between_lives]
        print(f"{self.options.rounds} rounds, ISOMEM_TEST_SEED={self.options.seed}, by "
              f"{'ssh' if self.has_ssh else 'nsenter (no sshd here)'}", flush=True)
        failed = 0
        for number in range(self.options.rounds):
            if number % len(strikes) == 0:
                self.rng.shuffle(strikes)
            strike = strikes[number % len(strikes)]
            if self.options.k not in strike.__name__:
                continue
            try:
                print(f"{number:3} {strike.__name__:21} {self.round(strike)}", flush=True)
            except AssertionError as error:
                failed += 1
                print(f"{number:3} {strike.__name__:21} FAILED: {error}", flush=True)
        return failed


def main():
    options = parse()
    reason = reason_to_skip()
    if reason:
        print(f"skipped: {reason}")
        sys.exit(SKIPPED)
    with Hosts(HOSTS) as hosts:
        failed = Storm(options, hosts).run()
    print(f"failed: {failed}")
    sys.exit(1 if failed else 0)


main()
