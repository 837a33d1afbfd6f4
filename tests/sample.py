#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What `./dev test` runs of a build: of the forms of a program (wires, numbers of PEs, hosts, devices) one, chosen by
the seed, and no test with the label `more`. Prints a regular expression for ctest -R, or with --list the names.

    sample.py BUILD SEED [--list]
"""
import collections
import hashlib
import json
import re
import subprocess
import sys

# What a test's name ends with says in which form it runs its program; the first two parts are always the program's.
FORM = (r"\.(shm|loopback|mixed|ucx|libfabric|agents|hosts|far|one_gpu|many_cores|unstaged|slow|no-pie|unrandomized|"
        r"unlimited|\d+|\d+_on_[\w,]+|\d+_with_\w+)|(?<=_test)\.mesh")
NAME = re.compile(rf"([^.]+\.[^.]+(?:\..+?)??)(?:{FORM})*|[^.]+")


def tests_of(build):
    shown = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], capture_output=True, text=True,
                           check=True)
    return json.loads(shown.stdout)["tests"]


def labels_of(test):
    return next((one["value"] for one in test["properties"] if one["name"] == "LABELS"), [])


def program_of(name):
    whole = re.sub(r"(?<=_every_device_call)_\d+$|(?<=api\.names)_\w+$", "", name)
    return NAME.fullmatch(whole).group(1) or whole


def sample(tests, seed):
    """The names of those that run."""
    forms = collections.defaultdict(list)
    for test in tests:
        if "more" not in labels_of(test):
            forms[program_of(test["name"])].append(test["name"])

    def order(name):
        return hashlib.md5(f"{seed} {name}".encode()).digest()

    # one PE alone shows little
    several = {program: [name for name in names if not re.search(r"\.1(_on_1)?$", name)]
               for program, names in forms.items()}
    return sorted(min(several[program] or names, key=order) for program, names in forms.items())


def main():
    build, seed = sys.argv[1:3]
    names = sample(tests_of(build), seed)
    print("\n".join(names) if "--list" in sys.argv[3:] else f"^({'|'.join(map(re.escape, names))})$")


if __name__ == "__main__":
    main()
