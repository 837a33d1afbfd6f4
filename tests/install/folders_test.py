#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""build/release serves several commands of ./dev one after the other: what one leaves out of it, the next has again.
Configures a folder as they do, without GPU, and looks at the programs that would be built."""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
APPLICATIONS = {path.parent.name for path in (ROOT / "apps").glob("*/main.cpp")}
FOR_MPI = {path.stem for path in (ROOT / "apps").glob("*/*_mpi.cpp")}


def programs(options, folder, *definitions):
    command = [options.cmake, "--preset", "release", "-B", folder, "-G", options.generator, "-DISOMEM_CUDA=OFF",
               f"-DCMAKE_C_COMPILER={options.cc}", f"-DCMAKE_CXX_COMPILER={options.cxx}", *definitions]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit(f"FAILED: {' '.join(command)}\n{done.stdout}")
    targets = subprocess.run([options.cmake, "--build", folder, "--target", "help"], capture_output=True, text=True,
                             check=True).stdout
    names = {word.strip(".:") for line in targets.splitlines() for word in line.split()}
    return names & (APPLICATIONS | FOR_MPI)


def main():
    parser = argparse.ArgumentParser()
    for name in ("cmake", "generator", "cc", "cxx"):
        parser.add_argument("--" + name, required=True)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tested = programs(options, folder, "-DBUILD_TESTING=ON", "-DISOMEM_TEST_SMALL=1", "-DISOMEM_TEST_SEED=7")
        installed = programs(options, folder, "-DBUILD_TESTING=OFF", "-DISOMEM_APPS=OFF")
        reported = programs(options, folder, "-DBUILD_TESTING=OFF")
    print(f"./dev test {len(tested)}, ./dev install {len(installed)}, ./dev report {len(reported)} programs")
    has_mpi = bool(tested & FOR_MPI)
    if not APPLICATIONS <= tested or (has_mpi and FOR_MPI <= tested):
        sys.exit(f"FAILED: ./dev test has {sorted(tested)}, wanted {sorted(APPLICATIONS)} and a part of those for MPI")
    if installed:
        sys.exit(f"FAILED: ./dev install builds applications: {sorted(installed)}")
    missing = (APPLICATIONS | FOR_MPI if has_mpi else APPLICATIONS) - reported
    if missing:
        sys.exit(f"FAILED: ./dev report behind ./dev test and ./dev install is without {sorted(missing)}")


main()
