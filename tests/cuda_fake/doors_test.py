#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""usage: doors_test.py DOORS   Several doors lead to one routine of the library: messages name the one that the program
has called, and what it should have called or passed instead by the names of the same interface."""
import os
import re
import subprocess
import sys

PROGRAM = sys.argv[1]
NONSENSE = {"ISOMEM_CHECK": "nonsense"}  # what lets an initialization fail


def said(*door, **variables):
    return subprocess.run([PROGRAM, *door], capture_output=True, text=True, env=os.environ | variables, check=False,
                          timeout=60)


def check_names(door, message):
    """The routine by its whole name, and no name of the other interface."""
    words = re.findall(r"\w+", message)
    assert door in words, f"{door}: {message}"
    prefix = ("shmem_", "SHMEM_") if door.startswith("nvshmem") else ("nvshmem", "NVSHMEM")
    assert not any(word.startswith(prefix) for word in words), f"{door}: {message}"


doors = said().stdout.splitlines()
misuses = [door.removeprefix("misuse:") for door in doors if door.startswith("misuse:")]
doors = [door for door in doors if not door.startswith("misuse:")]
assert len(doors) > 20 and len(misuses) > 10, doors
for door in doors:
    run = said(door, **NONSENSE)
    assert run.returncode != 0, door
    check_names(door, run.stderr)
    if "INIT" in door.upper() or door.lower() == "start_pes":
        assert "ISOMEM_CHECK" in run.stderr, f"{door}: {run.stderr}"
for misuse in misuses:
    run = said("misuse", misuse)
    assert run.returncode == 1, f"{misuse}: {run}"
    check_names(misuse.split()[0], run.stderr)

# What belongs into a sentence, and the sentence as a whole.
for misuse, part in (
        ("nvshmem_long_wait_until", "cmp = 44; valid: NVSHMEM_CMP_EQ, NE, GT, LE, LT or GE;"),
        ("nvshmem_long_put_signal", "sig_op = 55; valid: NVSHMEM_SIGNAL_SET or NVSHMEM_SIGNAL_ADD;"),
        ("nvshmem_free 0x1000", "executable: not the start of a live block of the symmetric heap (freed before, or "
                                "not from nvshmem_malloc);"),
        ("nvshmem_query_thread", "provided = NULL; valid: an address;"),
        ("nvshmem_team_sync", "valid: a team that this PE is a member of, such as NVSHMEM_TEAM_WORLD;"),
        ("shmem_long_wait_until", "cmp = 44; valid: SHMEM_CMP_EQ, NE, GT, LE, LT or GE;"),
        ("shmem_free", "or not from shmem_malloc)"),
        ("shmem_team_sync", "team = SHMEM_TEAM_INVALID; valid: SHMEM_TEAM_WORLD")):
    message = said("misuse", misuse).stderr
    assert part in message, f"{misuse}: {message}"
print(f"{len(doors)} doors, {len(misuses)} misuses")
