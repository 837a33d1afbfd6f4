#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The programs of the manual compile without a warning, and print with 2 PEs what the manual says (in any order: PEs
print when they like), over shared memory and over the wire that delays and reorders, with all argument checks on."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import reference


def build(source, program, options):
    warnings = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror"]
    library = [f"-L{options.lib}", "-lisomem", f"-Wl,-rpath,{options.lib}"]
    command = [options.cc, *warnings, f"-I{options.include}", source, "-o", program, *library]
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)


def run(program, wire, options):
    environment = dict(os.environ, ISOMEM_WIRE=wire, ISOMEM_CHECK="full", ISOMEM_TIMEOUT="60")
    return subprocess.run([options.oshrun, "-n", "2", str(program)], capture_output=True, text=True, env=environment,
                          timeout=120, check=False)


def check(source, options):
    """The problems of one program."""
    program = source.with_suffix("")
    built = build(source, program, options)
    if built.returncode != 0:
        yield f"{source.name} does not compile:\n{built.stderr}"
        return
    wanted = source.with_name(source.name + ".out")
    if not wanted.exists():
        yield f"{source.name}: the manual does not say what it prints"
        return
    for wire in ("shm", "loopback"):
        done = run(program, wire, options)
        if done.returncode != 0 or sorted(done.stdout.splitlines()) != sorted(wanted.read_text().splitlines()):
            yield f"{source.name} over {wire}: status {done.returncode}, printed {done.stdout!r}\n{done.stderr}"


def main():
    options = reference.options(__doc__, "docs", "cc", "include", "lib", "oshrun")
    with tempfile.TemporaryDirectory(prefix="isomem-examples-") as scratch:
        folder = Path(scratch)
        subprocess.run([sys.executable, options.docs, "--examples", folder], check=True)
        sources = sorted([*folder.glob("*.c"), *folder.glob("*.cpp")])
        problems = [line for source in sources for line in check(source, options)]
        if len(sources) < 20:
            problems.append(f"only {len(sources)} programs: the manual, or this test, is wrong")
        reference.finish(problems, f"{len(sources)} programs")


if __name__ == "__main__":
    main()
