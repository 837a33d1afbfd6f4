# SPDX-License-Identifier: Apache-2.0
"""Jobs of several processes: how they are started, and how all of their processes end with them."""

import os
import signal
import subprocess
from pathlib import Path

GRACE = 10  # seconds that a launcher has in which to end its processes and remove their shared memory


def start(words, **options):
    """In a session of its own. mpirun gives each rank a process group, but leaves it in the session: by that its
    processes are known even when their parent is gone. A Ctrl-C reaches the report only, which then ends the job; nor
    can the job read from the terminal. What it says need not be UTF-8."""
    return subprocess.Popen(words, start_new_session=True, stdin=subprocess.DEVNULL, encoding="utf-8", errors="replace",
                            **options)


def states():
    """{pid: (parent, session, start time)} of all processes, but for those that only wait to be waited for."""
    found = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if fields and fields[0] not in "ZX":
            found[int(folder.name)] = int(fields[1]), int(fields[3]), int(fields[19])
    return found


def members(session):
    """{pid: start time} of the processes in a session, and of those that descend from one of them."""
    all_states = states()
    found = {pid for pid, (_, where, _) in all_states.items() if where == session}
    while more := {pid for pid, (parent, _, _) in all_states.items() if parent in found} - found:
        found |= more
    return {pid: all_states[pid][2] for pid in found}


def kill(processes):
    now = states()
    for pid, since in processes.items():
        if pid in now and now[pid][2] == since:  # not another one that has got its number
            try:
                os.kill(pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                pass


def end(job):
    """Ends all of a job's processes: what runs is asked to end, and what is there after the grace period, or when the
    user interrupts once more, is killed."""
    had = {}
    try:
        if job.poll() is None:
            had = members(job.pid)
            job.terminate()
            job.wait(GRACE)
    except subprocess.TimeoutExpired:
        pass
    finally:
        kill({**had, **members(job.pid)})
