#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Jobs that oshrun does not start: under mpirun, and by processes that only share a unique id. Without mpirun, or
without the GPU half of the library, the tests that need it are named as left out."""

import argparse
import ctypes.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

CHECKS = 0
TIMEOUT = 60


def expect(condition, text):
    global CHECKS
    CHECKS += 1
    if not condition:
        sys.exit(f"FAILED: {text}")


def clean_environment(**more):
    """What runs this test may itself be a process of a launcher."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("OMPI_", "PMI", "ISOMEM_JOB"))}
    return dict(kept, **more)


# One host, and two virtual ones, where UCX is there to carry what they say to each other.
HOSTS = ["1", "2"] if ctypes.util.find_library("ucp") or shutil.which("ucx_info") else ["1"]


def on(hosts):
    return {"ISOMEM_HOSTS": hosts, "UCX_TLS": "tcp", "UCX_LOG_LEVEL": "fatal"}


def run(command, **more):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=TIMEOUT,
                          check=False, env=clean_environment(**more))


def expect_right(done, numbers, what):
    """Every PE has reported, in as many jobs of `numbers` PEs as given."""
    wanted = sorted(f"PE {pe} of {n}: right" for n in numbers for pe in range(n))
    expect(done.returncode == 0 and sorted(done.stdout.splitlines()) == wanted,
           f"{what}: status {done.returncode}, {done.stdout}{done.stderr}")


def under_mpirun(mpirun, bin_folder, attr):
    def start(n, *command, hosts="1"):
        return run([*mpirun, "-n", n, *command], **on(hosts))

    for hosts in HOSTS:
        for n in (1, 2, 4):
            expect_right(start(n, bin_folder / "mpi_pe", hosts=hosts), [n],
                         f"shmem_init after MPI_Init, {n} ranks on {hosts}")
        expect_right(start(2, bin_folder / "mpi_pe", "many", hosts=hosts), [2, 2, 2], f"three lives on {hosts}")
    # shmem_init without MPI_Init finds the others by PMIx; MPI may begin after that
    expect_right(start(2, bin_folder / "mpi_pe", "late"), [2], "MPI_Init after shmem_init")
    alone = run(["env", "FLUX_JOB_SIZE=2", bin_folder / "launched_pe"])
    expect(alone.returncode != 0 and "oshrun -n 2" in alone.stderr and "MPI_Init first" in alone.stderr,
           f"a launcher without PMIx and PMI: {alone.stdout}{alone.stderr}")
    expect_right(start(1, bin_folder / "mpi_pe", "mixed", ":", "-n", 1, bin_folder / "mpi_pe_other", "mixed"), [2],
                 "two executables")
    dying = start(3, bin_folder / "mpi_pe", "die")
    expect(dying.returncode != 0, "a rank died, and mpirun says all is well")
    both = run([bin_folder / "oshrun", "-n", 2, bin_folder / "attr_pe_mpi", "mpi"]) if attr else None
    if attr:
        expect(both.returncode != 0 and "Start the program with one launcher" in both.stderr,
               f"an MPI communicator under oshrun: {both.stdout}{both.stderr}")
        for n, jobs in ((1, [1]), (2, [2]), (4, [2, 2])):
            for hosts in HOSTS if n > 1 else ["1"]:
                expect_right(start(n, bin_folder / "attr_pe_mpi", "mpi", hosts=hosts), jobs,
                             f"nvshmemx_init_attr, {n} ranks on {hosts}")


class Id:
    """A process that has made a unique id, and lives as long as this object."""

    def __init__(self, bin_folder):
        self.process = subprocess.Popen([bin_folder / "attr_pe", "id"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True, env=clean_environment())
        self.text = self.process.stdout.readline().strip()

    def end(self):
        self.process.stdin.close()
        expect(self.process.wait(TIMEOUT) == 0, "the process of the id failed")


def start_ranks(bin_folder, ranks, n, name, *more, hosts="1"):
    started = []
    for rank in ranks:
        started.append(subprocess.Popen([bin_folder / "attr_pe", "uid", str(rank), str(n), name, *more],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        env=clean_environment(**on(hosts))))
        time.sleep(0.05)  # they come one after another
    return started


def by_unique_id(bin_folder):
    for order, hosts in ((order, hosts) for order in ([0], [0, 1], [1, 0], [3, 1, 0, 2]) for hosts in HOSTS):
        name = Id(bin_folder)
        for process in start_ranks(bin_folder, order, len(order), name.text, hosts=hosts):
            output, errors = process.communicate(timeout=TIMEOUT)
            expect(process.returncode == 0 and "right" in output,
                   f"unique id, order {order} on {hosts}: {output}{errors}")
        name.end()
    name = Id(bin_folder)
    begin = time.monotonic()
    ranks = start_ranks(bin_folder, [0, 1, 2], 3, name.text, "die")
    for process in ranks[:2]:  # nobody has asked for the status of the dead one: it is a zombie
        output, errors = process.communicate(timeout=TIMEOUT)
        expect(process.returncode == 1, f"a PE died and its peer ended with {process.returncode}: {output}{errors}")
    expect(time.monotonic() - begin < 10, "the death of a PE was noticed late")
    ranks[2].communicate()
    name.end()
    gone = start_ranks(bin_folder, [0], 1, name.text)[0]
    errors = gone.communicate(timeout=TIMEOUT)[1]
    expect(gone.returncode != 0 and "does that process live" in errors, f"an id of a process that ended: {errors}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", type=Path, required=True)
    parser.add_argument("--mpi", action="store_true", help="the programs were built with MPI")
    parser.add_argument("--attr", action="store_true", help="the library has its GPU half")
    options = parser.parse_args()
    left_out = []
    mpirun = shutil.which("mpirun.openmpi") or shutil.which("mpirun")
    if mpirun and options.mpi:
        under_mpirun([mpirun, "--allow-run-as-root", "--oversubscribe"], options.bin, options.attr)
    else:
        left_out.append("mpirun")
    if options.attr:
        by_unique_id(options.bin)
        for n in (1, 3):
            done = run([options.bin / "oshrun", "-n", n, options.bin / "attr_pe", "shmem"])
            expect_right(done, [n], f"NVSHMEM in an OpenSHMEM job of {n}")
    else:
        left_out.append("nvshmemx_init_attr")
    print(f"bootstrap: {CHECKS} checks passed" + (f"; left out: {', '.join(left_out)}" if left_out else ""))
    return 77 if CHECKS == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
