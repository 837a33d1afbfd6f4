#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The interface between gfortran and libcaf_isomem, as this compiler has it: abi.F90 over stub.cpp, which says what it
is called with, against abi12.txt, abi15.txt or abi16.txt; and the routines that a program wants, the library has and
the stub has are the same. `--write` makes the text anew: read what changed."""

import argparse
import difflib
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENDS = ["stop", "stop with a number", "error stop", "error stop with text", "fail", ""]
INTERFACES = {12: 12, 13: 12, 14: 12, 15: 15, 16: 16}


def output_of(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def routines(*command):
    return set(re.findall(r"\b_gfortran_caf_(\w+)", output_of("nm", *command)))


def lines_of(program):
    """All of one run, and of the others what differs: the last line."""
    runs = [output_of(program, end).splitlines() for end in ENDS]
    for run in runs:
        if run[:-1] != runs[0][:-1]:
            sys.exit("FAILED: two runs were called with different arguments: something undefined is said:\n" +
                     "\n".join(difflib.unified_diff(runs[0][:-1], run[:-1], lineterm="", n=0)))
    return [*runs[0], *[run[-1] for run in runs[1:]]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fortran", required=True)
    parser.add_argument("--cxx", required=True)
    parser.add_argument("--headers", required=True, help="the folder of gfortran.hpp")
    parser.add_argument("--library", required=True, help="libcaf_isomem.so")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    version = int(output_of(options.fortran, "-dumpversion").split(".")[0])
    if version not in INTERFACES:
        sys.exit(f"FAILED: the interface of gfortran {version} is not known")
    interface = INTERFACES[version]
    text = HERE / f"abi{interface}.txt"
    with tempfile.TemporaryDirectory() as folder:
        stub, versions, wanted, program = (Path(folder, name) for name in ("stub.o", "versions.o", "abi.o", "abi"))
        for source, target in (("stub.cpp", stub), ("stub_versions.cpp", versions)):
            output_of(options.cxx, "-std=c++20", f"-DISOMEM_GFORTRAN={interface}", "-I", options.headers, "-c",
                      HERE / source, "-o", target)
        output_of(options.fortran, "-fcoarray=lib", "-J", folder, "-c", HERE / "abi.F90", "-o", wanted)
        runtime = output_of(options.cxx, "-print-file-name=libstdc++.so").strip()
        output_of(options.fortran, wanted, stub, versions, runtime, "-o", program)
        calls = routines("-u", wanted)
        for who, has in (("libcaf_isomem", routines("-D", "--defined-only", options.library)),
                         ("the stub", routines("--defined-only", stub, versions))):
            if has != calls:
                sys.exit(f"FAILED: {who} has {sorted(has - calls)} that abi.F90 does not call, "
                         f"and lacks {sorted(calls - has)}")
        said = lines_of(program)
    if options.write:
        text.write_text("\n".join(said) + "\n")
    expected = text.read_text().splitlines()
    difference = list(difflib.unified_diff(expected, said, text.name, f"gfortran {version}", lineterm="", n=0))
    if difference:
        sys.exit("FAILED: " + "\n".join(difference))
    print(f"{len(calls)} routines, {len(said)} calls as expected of gfortran {version}")


if __name__ == "__main__":
    main()
