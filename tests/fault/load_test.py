# SPDX-License-Identifier: Apache-2.0
"""usage: load_test.py OSHRUN LOAD_PE LIBRARY PLUGIN   Programs that load and unload the library while they run."""
import itertools
import sys

from harness import Run, run_cases

OSHRUN, PROGRAM, LIBRARY, PLUGIN = sys.argv[1:5]
del sys.argv[3:]  # no names of cases


def case(mode, library, wire):
    def run_it():
        env = {"ISOMEM_WIRE": wire, "ISOMEM_TIMEOUT": "20"}  # the wire has a thread of the library
        run = Run(OSHRUN, ["-n", 2, PROGRAM, library, mode], env).finish()
        run.check_clean()
        assert run.status == 0 and run.out.count("is done") == 2, f"status {run.status}: {run.out} {run.err}"
        assert ("exits without shmem_finalize" in run.err) == (mode == "no_finalize"), run.err

    return f"{mode} {'plugin' if library == PLUGIN else 'library'} {wire}", run_it


run_cases([case(*which) for which in itertools.product(("twice", "no_finalize", "thread"), (LIBRARY, PLUGIN),
                                                       ("shm", "loopback"))])
