#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""usage: doors_test.py DOORS   Several doors lead to one routine of the library: messages name the one that the program
has called, and what it should have called instead by the names of the same interface."""
import os
import subprocess
import sys

PROGRAM = sys.argv[1]
ENV = os.environ | {"ISOMEM_CHECK": "nonsense"}  # what lets an initialization fail


def said(*door):
    return subprocess.run([PROGRAM, *door], capture_output=True, text=True, env=ENV, check=False, timeout=60)


doors = said().stdout.split()
assert len(doors) > 20, doors
for door in doors:
    run = said(door)
    assert run.returncode != 0, door
    names = [word.rstrip(":;,.") for word in run.stderr.replace(":", ": ").split()]
    assert door in names, f"{door}: {run.stderr}"
    if "INIT" in door.upper() or door.lower() == "start_pes":
        assert "ISOMEM_CHECK" in run.stderr, f"{door}: {run.stderr}"
    elif door.startswith("nvshmem"):
        assert not any(name.startswith("shmem_") for name in names), f"{door}: {run.stderr}"
print(f"{len(doors)} doors")
