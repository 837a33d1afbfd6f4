#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What `./dev test` runs of a build: of the forms of a program (wires, numbers of PEs, hosts, devices) one, chosen by
the seed, and no test with the label `more`; with --more two (of `fault.` and `python.` still one), of applications
all, and those tests as well. Prints a regular expression for ctest -R, or with --list the names.

    sample.py BUILD SEED [--one | --more] [--list]
"""
import collections
import hashlib
import json
import re
import subprocess
import sys

# What a test's name ends with says in which form it runs its program; the first two parts are always the program's.
FORM = (r"\.(shm|loopback|mixed|ucx|libfabric|agents|hosts|far|one_gpu|many_cores|unstaged|slow|no-pie|unrandomized|"
        r"unlimited|slots_\d|\d+|\d+_on_[\w,]+|\d+_with_\w+)|(?<=_test)\.mesh")
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


def wire_of(name):
    """What another form of the same program differs in, before its number of PEs does."""
    found = re.search(r"\.(shm|loopback|mixed|ucx|libfabric|agents)\b", name)
    return found.group(1) if found else ""


def sample(tests, seed, more=False):
    """The names of those that run."""
    forms = collections.defaultdict(list)
    for test in tests:
        if more or "more" not in labels_of(test):
            forms[program_of(test["name"])].append(test["name"])

    def order(name):
        return hashlib.md5(f"{seed} {name}".encode()).digest()

    def chosen(program, names):
        if more and program.startswith("app."):
            return names
        # one PE alone shows little
        names = sorted([name for name in names if not re.search(r"\.1(_on_1)?$", name)] or names, key=order)
        others = [name for name in names if wire_of(name) != wire_of(names[0])] or names[1:]
        # a form of these takes up to 40 s on two busy cores
        has_second = more and not program.startswith(("fault.", "python."))
        return names[:1] + (others[:1] if has_second else [])

    return sorted(name for program, names in forms.items() for name in chosen(program, names))


def main():
    build, seed, *how = sys.argv[1:]
    names = sample(tests_of(build), seed, "--more" in how)
    print("\n".join(names) if "--list" in how else f"^({'|'.join(map(re.escape, names))})$")


if __name__ == "__main__":
    main()
