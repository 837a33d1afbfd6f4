#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""usage: launch_test.py OSHRUN LAUNCH   Collective launches over a fake of the CUDA runtime: one that cannot be starts
on no PE, one that fails after all have agreed says so, and the reason is on stderr once, by the routine's name."""
import os
import subprocess
import sys
import tempfile

OSHRUN, PROGRAM = sys.argv[1:]
ROUTINES = ("nvshmemx_collective_launch", "nvshmemx_collective_launch_attr")
BLOCK = "the block is not one that a device takes: 1 to 1024 in x and y, 1 to 64 in z, at most 1024 threads"
GRID = "the grid is not one that a device takes: at most 2147483647 in x, 65535 in y and z"
LARGE = "the grid has more blocks than run at once"


def lines(case, pes):
    """What a job says; its PEs check the rest."""
    with tempfile.NamedTemporaryFile() as ledger:
        variables = {"FAKE_CUDA_DEVICES": "2", "FAKE_CUDA_LEDGER": ledger.name}
        run = subprocess.run([OSHRUN, "-n", str(pes), PROGRAM, case], capture_output=True, text=True, check=False,
                             env=os.environ | variables, timeout=60)
    assert run.returncode == 0, f"{case}: {run}"
    return [line for line in run.stderr.splitlines() if "launch" in line]


def wanted(case, pes):
    for routine in ROUTINES:
        if case == "failed":
            yield (f": {routine}: cudaErrorInvalidResourceHandle (the words of the runtime): this PE does not "
                   "start the kernel; others may have started it, and may wait for this one")
        elif case.startswith(("block", "grid")):
            reason = BLOCK if case.startswith("block") else LARGE if case == "grid_large" else GRID
            yield f": {routine}: {reason}"


cases = subprocess.run([PROGRAM], capture_output=True, text=True, check=True).stdout.split()
assert len(cases) > 10, cases
for number, name in enumerate(cases):
    pes = 2 + number % 2
    said = lines(name, pes)
    expected = list(wanted(name, pes))
    assert len(said) == len(expected), f"{name}: {said}"
    for line, part in zip(said, expected):
        assert f"PE {pes - 1} of {pes}" in line and part in line, f"{name}: '{part}' not in '{line}'"
        assert name in ("failed", "started", "queried") or line.endswith("no PE starts the kernel"), line
print(f"{len(cases)} cases")
