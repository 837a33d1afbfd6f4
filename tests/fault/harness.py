# SPDX-License-Identifier: Apache-2.0
"""Runs oshrun and looks what it leaves behind: processes, and names in /dev/shm and in the temporary folder."""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

ENDS_WITHIN = 5.0  # seconds; a job ends within one on an idle machine, and the measured time is printed

# A remote shell that stays here: two agents on this machine are two hosts to oshrun and to the PEs.
REMOTE_SHELL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "remote_shell.sh")
OVER_AGENTS = bool(os.environ.get("ISOMEM_TEST_AGENTS"))

signal.signal(signal.SIGHUP, signal.SIG_DFL)  # nohup, under which tests may run, has it ignored, for jobs too
here = threading.local()  # .runs: what the case that this thread runs has started


class Run:
    """One job, recognised by a variable in the environment of all its processes."""

    def __init__(self, oshrun, arguments, env=None, **popen):
        self.mark = "ISOMEM_FAULT_MARK=" + uuid.uuid4().hex
        self.folder = tempfile.mkdtemp(prefix="fault_test_")
        self.shm = set(os.listdir("/dev/shm"))
        environment = {k: v for k, v in os.environ.items() if not k.startswith("ISOMEM_WIRE")}
        environment.update(env or {})
        environment = {name: value for name, value in environment.items() if value is not None}
        environment.update(TMPDIR=self.folder, ISOMEM_FAULT_MARK=self.mark.split("=")[1])
        command = [oshrun, *map(str, arguments)]
        if OVER_AGENTS:
            launcher = command.index(sys.argv[1])
            command[launcher + 1:launcher + 1] = ["--hosts", "a,b", "--oversubscribe"]
            environment.update(ISOMEM_REMOTE_SHELL=REMOTE_SHELL, UCX_TLS="tcp", UCX_LOG_LEVEL="fatal")
        popen = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **popen}
        self.process = subprocess.Popen(command, env=environment, text=True, **popen)
        if hasattr(here, "runs"):
            here.runs.append(self)

    def finish(self, timeout=60, text=None):
        """Waits for the end of oshrun; self.out, self.err, self.status."""
        self.out, self.err = self.process.communicate(text, timeout=timeout)
        self.status = self.process.returncode
        return self

    def finish_without_output(self):
        """For a job whose processes outlive oshrun and keep the pipes open."""
        self.status = self.process.wait(timeout=60)

    def processes(self):
        """pid -> command line of every living process of the job."""
        found = {}
        wanted = self.mark.encode()
        for pid in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{pid}/environ", "rb") as file:
                    if wanted not in file.read().split(b"\0"):
                        continue
                with open(f"/proc/{pid}/cmdline", "rb") as file:
                    found[int(pid)] = file.read().replace(b"\0", b" ").decode(errors="replace").strip()
            except OSError:
                pass
        return found

    def wait_gone(self):
        """Seconds until no process of the job is left; fails when some stay."""
        start = time.monotonic()
        while left := self.processes():
            if time.monotonic() - start > ENDS_WITHIN:
                self.kill_rest()
                raise AssertionError(f"still there after {ENDS_WITHIN} s: {left}")
            time.sleep(0.01)
        return time.monotonic() - start

    def check_clean(self):
        seconds = self.wait_gone()
        names = self.left_in_shared_memory()
        assert not names, f"left in /dev/shm: {names}"
        names = os.listdir(self.folder)
        assert not names, f"left in the temporary folder: {names}"
        shutil.rmtree(self.folder)
        return seconds

    def left_in_shared_memory(self):
        """New names that stay and that nobody uses: programs beside this test have files there, UCX for a moment (it
        names a segment, opens it and takes the name away), Open MPI for as long as they live."""
        start = time.monotonic()
        names = set(os.listdir("/dev/shm")) - self.shm
        while names and time.monotonic() - start < ENDS_WITHIN:
            time.sleep(0.05)
            names = (names & set(os.listdir("/dev/shm"))) - mapped_names()
        return names

    def kill_rest(self):
        for pid in self.processes():
            try:
                os.kill(pid, signal.SIGKILL)
            except OSError:
                pass

    def pes(self):
        """pids of the processes of the job that do not belong to oshrun."""
        return [pid for pid, line in self.processes().items()
                if "oshrun" not in line.split(" ")[0] and line not in ("isomem-keeper", "isomem-guardian")]

    def guardian(self):
        return self.process_called("isomem-guardian")

    def keeper(self):
        return self.process_called("isomem-keeper")

    def process_called(self, name):
        for pid in self.processes():
            try:
                with open(f"/proc/{pid}/comm") as file:
                    if file.read().strip() == name:
                        return pid
            except OSError:
                pass
        return None


def mapped_names():
    """Of files in /dev/shm that a living process has mapped."""
    names = set()
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/maps", encoding="utf-8", errors="replace") as file:
                names.update(line.split("/dev/shm/", 1)[1].strip() for line in file if "/dev/shm/" in line)
        except OSError:
            pass
    return names


def wait_for(condition, what, timeout=30):
    start = time.monotonic()
    while not condition():
        if time.monotonic() - start > timeout:
            raise AssertionError(f"waited {timeout} s for {what}")
        time.sleep(0.01)


def run_case(name, case):
    """Whether it went well; what it returns is printed."""
    start = time.monotonic()
    here.runs = []
    try:
        result = case()
    except (AssertionError, subprocess.TimeoutExpired) as error:
        print(f"{name:32} FAILED: {error}", flush=True)
        for run in here.runs:  # else they would go on beside the other tests, and after them
            run.kill_rest()
        return False
    finally:
        for run in here.runs:
            shutil.rmtree(run.folder, ignore_errors=True)
    print(f"{name:32} ok ({time.monotonic() - start:.2f} s) {result or ''}".rstrip(), flush=True)
    return True


def run_cases(cases, workers=1):
    """Runs (name, function) pairs whose name contains an argument of the command line (all without one)."""
    wanted = sys.argv[3:]
    chosen = [pair for pair in cases if not wanted or any(word in pair[0] for word in wanted)]
    with ThreadPoolExecutor(workers) as pool:
        good = list(pool.map(lambda pair: run_case(*pair), chosen))
    failed = [name for (name, _), was_good in zip(chosen, good) if not was_good]
    print(f"{len(chosen)} cases, failed: {failed or 'none'}")
    sys.exit(1 if failed else 0)
