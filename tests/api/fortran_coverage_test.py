#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares table, include files and library with the Fortran names of OpenSHMEM 1.4 in api/reference/."""

import argparse
import csv
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "api"))
sys.dont_write_bytecode = True  # the test leaves nothing behind in the source tree
import fortran_gen

INCLUDE = ROOT / "include"
FILES = ("shmem.fh", "mpp/shmem.fh", "isomem/long_header/shmem.fh", "isomem/long_header/mpp/shmem.fh",
         "isomem/generated/shmem_common.fh", "isomem/generated/shmem_functions.fh")
# Names beyond the specification, and the result of those that are functions.
EXTENSIONS = {"SHMEM_GET": "-", "SHMEM_ADD": "-", "SHMEM_INC": "-", "SHMEM_FADD": "INTEGER", "SHMEM_FINC": "INTEGER",
              "SHMEM_CSWAP": "INTEGER", "SHMEM_SYNC": "-", "SHMEM_SYNC_ALL": "-", "SHMEM_CLEAR_CACHE_LINE_INV": "-",
              **{f"SHMEM_INT2_{name}_TO_ALL": "-" for name in "AND OR XOR MAX MIN SUM PROD".split()}}
HIDDEN = {"SHMEM_INFO_GET_NAME": 1}  # lengths of strings behind the arguments
WIDE = {"POINTER": "INTEGER*8"}


class Checks:
    def __init__(self):
        self.errors = 0

    def same(self, what, got, want):
        for one in sorted(got - want):
            print(f"{what} that should not be: {one}")
        for one in sorted(want - got):
            print(f"{what} that is missing: {one}")
        self.errors += len(got ^ want)
        print(f"{len(want)} x {what}")


def rows():
    with open(ROOT / "api/reference/openshmem_fortran.tsv", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def check_table(checks, routines):
    """Name, result, arguments."""
    table = {(one.name, one.result or "-", ", ".join(argument_names(one)) or "-")
             for one in fortran_gen.routines() if not one.row.extension}
    checks.same("routine", table, {(row["name"], row["result"], row["arguments"]) for row in routines})
    extensions = {(one.name, one.result or "-") for one in fortran_gen.routines() if one.row.extension}
    checks.same("extension", extensions, set(EXTENSIONS.items()))


def argument_names(routine):
    names = [name for _, _, name in routine.parameters]
    return names[:len(names) - HIDDEN.get(routine.name, 0)]


def declared(name):
    """{name: type} of the declarations of an include file."""
    text = (INCLUDE / name).read_text(encoding="utf-8")
    return {found: kind for kind, found in re.findall(r"^      (INTEGER\S*|LOGICAL|REAL\S*|CHARACTER\S*) (\w+)$", text,
                                                       re.MULTILINE)}


def check_include_files(checks, reference, routines):
    common, functions = declared(FILES[4]), declared(FILES[5])
    constants = {row["name"] for row in reference if row["result"] == "constant"}
    always = {"SHMEM_PE_ACCESSIBLE", "SHMEM_ADDR_ACCESSIBLE", "SHMEM_PTR"}
    checks.same("name in every shmem.fh", set(common), constants | always | {"ISOMEM_NEEDS_INTEGER_4"})
    results = {row["name"]: row["result"] for row in routines} | EXTENSIONS
    want = {(name, WIDE.get(result, result)) for name, result in results.items()
            if result != "-" and name not in ("MY_PE", "NUM_PES")}
    got = {(name, kind) for name, kind in {**common, **functions}.items() if name in results}
    checks.same("type of a function", got, want)
    for name in FILES:
        for number, line in enumerate((INCLUDE / name).read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("!") and (len(line) > 72 or not line.startswith("      ")):
                print(f"include/{name}:{number}: a statement outside of columns 7 to 72 is not for both forms: {line}")
                checks.errors += 1


def check_library(checks, routines, library, nm):
    listing = subprocess.run([nm, "-D", "--defined-only", "--format=posix", library], capture_output=True, text=True,
                             check=True).stdout
    names = {line.split()[0].split("@")[0] for line in listing.splitlines() if line}
    want = {f"{name.lower()}_" for name in {row["name"] for row in routines} | set(EXTENSIONS)}
    checks.same("exported symbol", {name for name in names if name.endswith("_")}, want)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lib", help="libisomem.so: compare its exported symbols as well")
    parser.add_argument("--nm", default="nm")
    options = parser.parse_args()
    checks = Checks()
    reference = rows()
    routines = [row for row in reference if row["result"] != "constant"]
    check_table(checks, routines)
    check_include_files(checks, reference, routines)
    if options.lib:
        check_library(checks, routines, options.lib, options.nm)
    print(f"fortran coverage: {checks.errors} errors")
    return 1 if checks.errors else 0


if __name__ == "__main__":
    sys.exit(main())
