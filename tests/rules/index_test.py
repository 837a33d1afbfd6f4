#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The table in README.md is complete and true: every rule has a row and a test with its number; every test that a row
names is there, in one of the programs or in ctest; every test of the programs is in the row of its rule."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
RULES = 32
ROW = re.compile(r"^\| (\d+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)
OWN = re.compile(r"rules\.r(\d\d)_\w+$")


def rows():
    """[(number of the rule, names of its tests)]"""
    text = (HERE / "README.md").read_text(encoding="utf-8")
    return [(int(match.group(1)), re.findall(r"`([^`]+)`", match.group(4))) for match in ROW.finditer(text)]


def tests_of_programs(folder):
    """{name: program}, as the programs say themselves."""
    found = {}
    for source in sorted(HERE.glob("*.cpp")):
        program = folder / f"rules_{source.stem}"
        if not program.exists():
            sys.exit(f"{program} is missing: build it first")
        listing = subprocess.run([program, "--list"], capture_output=True, text=True, check=True).stdout
        for name in listing.split():
            if name in found:
                sys.exit(f"{name} is in {found[name]} and in {source.name}")
            found[name] = source.name
    return found


def names_of_ctest(ctest, build):
    """Names, also without wire and number of PEs; and unit tests, some of which only the sanitizers' builds have."""
    listing = subprocess.run([ctest, "-N", "--test-dir", build], capture_output=True, text=True, check=True).stdout
    names = set(re.findall(r"Test +#\d+: (\S+)", listing))
    names |= {f"unit.{source.stem}" for source in HERE.parent.glob("unit/*_test.cpp")}
    return names | {re.sub(r"\.(shm|loopback)\.\d+$", "", name) for name in names}


def problems(table, programs, ctest):
    numbers = [number for number, _ in table]
    if numbers != list(range(1, RULES + 1)):
        yield f"README.md has rows for the rules {numbers}, not 1 to {RULES}"
    named = set()
    for number, tests in table:
        if not any(name.startswith(f"rules.r{number:02}_") for name in tests):
            yield f"rule {number} has no test rules.r{number:02}_..."
        for name in tests:
            own = OWN.match(name)
            named.add(name)
            if own and int(own.group(1)) != number:
                yield f"rule {number}: {name} has another number"
            if name not in (programs if own else ctest):
                yield f"rule {number}: there is no test {name}"
    for name in sorted(set(programs) - named):
        yield f"{programs[name]} has {name}, which is not in README.md"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=Path, required=True, help="folder of the built programs")
    parser.add_argument("--build", required=True, help="build folder, for ctest")
    parser.add_argument("--ctest", default="ctest")
    options = parser.parse_args()
    table, programs = rows(), tests_of_programs(options.programs)
    found = list(problems(table, programs, names_of_ctest(options.ctest, options.build)))
    print("\n".join([*found, f"{len(table)} rules, {len(programs)} tests of {len(set(programs.values()))} programs"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
