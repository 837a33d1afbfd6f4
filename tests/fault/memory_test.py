# SPDX-License-Identifier: Apache-2.0
"""usage: memory_test.py OSHRUN FAULT_PE [case...]   What each PE of a job of many has for itself: pages of the library
that it has written to (relocations, variables), and its malloc heap, which the program here leaves to the library."""
import os
import re
import sys
from collections import Counter

from harness import Run, run_cases

OSHRUN, PROGRAM = sys.argv[1:3]
PES = 64
MOST_KIB = 12 * os.sysconf("SC_PAGE_SIZE") // 1024  # it has 6 pages; more than 20 with iostreams and full tables


def own_kib(pid):
    """Private memory of a process by what is mapped: Private_Dirty of the library and of the heap."""
    own = Counter()
    name = ""
    with open(f"/proc/{pid}/smaps") as file:
        for line in file:
            if re.match("[0-9a-f]+-[0-9a-f]+ ", line):
                name = (line.split(maxsplit=5) + [""])[5].strip()
            elif line.startswith("Private_Dirty:") and ("libisomem" in name or name == "[heap]"):
                own["heap" if name == "[heap]" else "library"] += int(line.split()[1])
    return own


def initialized():
    """Between shmem_init and shmem_finalize."""
    run = Run(OSHRUN, ["-n", PES, PROGRAM, "wait"], {"SHMEM_DEBUG": "1"})
    up = 0
    while up < PES:  # each PE says so when shmem_init returns
        line = run.process.stderr.readline()
        assert line, f"the job has ended, {up} PEs were up"
        up += " is up: " in line
    found = [own_kib(pid) for pid in run.pes()]
    run.process.terminate()
    run.finish()
    run.check_clean()
    assert len(found) == PES and all(own["library"] and own["heap"] for own in found), found
    most = max(found, key=lambda own: sum(own.values()))
    assert sum(most.values()) <= MOST_KIB, f"a PE has {dict(most)} KiB for itself; at most {MOST_KIB} are right"
    return f"{most['library']} KiB of the library, {most['heap']} of the heap"


run_cases([("memory of an initialized PE", initialized)])
