# SPDX-License-Identifier: Apache-2.0
"""usage: wire_test.py OSHRUN FAULT_PE [case...]   What PEs on several hosts see when the network between them goes."""
import sys

from harness import Run, run_cases

OSHRUN, PROGRAM = sys.argv[1:3]
OVER_UCX = {"ISOMEM_WIRE": "ucx", "ISOMEM_HOSTS": "2", "UCX_LOG_LEVEL": "fatal"}


def job(mode, *, status, says, **env):
    run = Run(OSHRUN, ["-n", 2, PROGRAM, *mode.split()], {**OVER_UCX, **env}).finish()
    run.check_clean()
    assert run.status == status, f"status {run.status}, wanted {status}; stderr: {run.err}"
    assert any(all(word in line for word in says) for line in run.err.splitlines()), f"{says} not in: {run.err}"


def cut_while_others_wait():
    """They wait for a word or for others to come: nothing is under way that could fail."""
    job("cut_in_wait", status=1, says=["UCX failed", "PE", "waits in shmem_long_wait_until", "the job ends"])
    job("cut_in_barrier", status=1, says=["UCX failed", "PE", "the job ends"])


def dead_pe():
    """The launcher says it, not the wire."""
    job("signal 9", status=137, says=["PE 1", "signal 9", "the job ends"])


def no_room():
    """A PE that only puts, to one that is stopped, waits for room: that is ended as other waits are."""
    job("fill_the_way", status=1, says=["PE 0", "for UCX to complete earlier operations to PE 1"], ISOMEM_TIMEOUT="2")


run_cases([(case.__name__, case) for case in (cut_while_others_wait, dead_pe, no_room)], workers=2)
