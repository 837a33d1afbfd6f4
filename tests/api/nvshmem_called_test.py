#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every function of NVSHMEM that isomem has is called by a test that looks at what it does.

STATUS.md names these tests for each family (api/nvshmem_table.py, Family.test). Here the macros in them are expanded,
and every function of the family must stand in one of them, outside of headers that are not the tests' own.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = ROOT / "tests"
sys.path.insert(0, str(ROOT / "api"))
sys.dont_write_bytecode = True  # the test leaves nothing behind in the source tree
import nvshmem_expand
import nvshmem_table as table

# One source, several programs: the definitions of tests/gpu/CMakeLists.txt.
VARIANTS = {"gpu/reduce": [["-DTEST_GROUP=0"], ["-DTEST_GROUP=1"], ["-DTEST_GROUP=2"]]}


def source_of(test):
    for suffix in (".cu", ".cpp"):
        if (TESTS / (test + suffix)).exists():
            return TESTS / (test + suffix)
    sys.exit(f"api/nvshmem_table.py names the test {test}, but there is no tests/{test}.cu or .cpp")


def expanded(compiler, cuda, source, definitions):
    """The source with its macros expanded, as (file, line) pairs."""
    command = [compiler, "-E", "-x", "c++", "-std=c++20", "-D__CUDACC__", f"-I{ROOT / 'include'}", f"-I{ROOT / 'src'}",
               f"-I{TESTS / 'cuda_fake/driver'}", f"-isystem{cuda / 'include'}", *definitions, str(source)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    file = ""
    for line in text.splitlines():
        marker = re.match(r'# \d+ "([^"]*)"', line)
        if marker:
            file = marker[1]
        else:
            yield file, line


def names_in(compiler, cuda, test):
    names = set()
    for definitions in VARIANTS.get(test, [[]]):
        for file, line in expanded(compiler, cuda, source_of(test), definitions):
            if file.startswith(str(TESTS)):
                names.update(re.findall(r"\bnvshmemx?(?:_|::)\w+", line))
    return names


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cxx", required=True)
    parser.add_argument("--nvcc", required=True, type=Path, help="its headers are used")
    options = parser.parse_args()
    cuda = options.nvcc.resolve().parent.parent

    families = [family for family in table.FAMILIES if family.category != table.OWN]
    tests = sorted({test for family in families for test in family.tests()})
    names = {test: names_in(options.cxx, cuda, test) for test in tests}
    total = missing = 0
    for family in families:
        functions = [one.name for one in nvshmem_expand.functions(family)]
        called = set().union(*(names[test] for test in family.tests()))
        lacking = [name for name in functions if name not in called]
        total += len(functions)
        missing += len(lacking)
        if lacking:
            print(f"{family.name}: {len(lacking)} of {len(functions)} stand in no test of "
                  f"[{', '.join(family.tests())}], {', '.join(lacking[:5])} among them")
    print(f"{total - missing} of {total} functions are called by {len(tests)} tests")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
