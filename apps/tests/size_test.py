#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""No application has more than 600 lines of code of its own: neither its program for CPUs, nor that with kernels, nor
that of messages. Counted are the lines of what it includes from its folder, and of the sources of that name, without
empty ones and comments; not what it shares with others (apps/common). And what their READMEs say of lines is so.

usage: size_test.py [--list]"""

import re
import sys
from pathlib import Path

APPLICATIONS = Path(__file__).resolve().parent.parent
MOST = 600
INCLUDE = re.compile(r'^#include "([^"/]+)"$', re.MULTILINE)


def is_code(line):
    return line.strip() != "" and not line.strip().startswith("//")


def sources_of(file, found):
    """The file, what it includes from its folder, and the sources that belong to these headers."""
    if file.is_file() and file not in found:
        found.add(file)
        for name in INCLUDE.findall(file.read_text(encoding="utf-8")):
            sources_of(file.parent / name, found)
            sources_of((file.parent / name).with_suffix(".cpp"), found)
    return found


def lines_of(program):
    return sum(is_code(line) for file in sources_of(program, set())
               for line in file.read_text(encoding="utf-8").splitlines())


def programs():
    for pattern in ("*/main.cpp", "*/gpu.cu", "*/gpu_mpi.cu", "*/*_mpi.cpp"):
        yield from sorted(file for file in APPLICATIONS.glob(pattern) if file.parent.name != "common")


def marked_lines():
    """(README, variant, lines that it says, lines between the marks), where a table has a column of lines."""
    for readme in sorted(APPLICATIONS.glob("*/README.md")):
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")]
                for line in readme.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
        for head, row in ((rows[0], row) for row in rows[2:] if rows[0][-1] == "lines"):
            assert len(row) == len(head), row
            variant = row[0].strip("`")
            for header in readme.parent.glob("*.hpp"):
                text = header.read_text(encoding="utf-8")
                if between := re.search(rf"// begin {variant}\n(.*?)// end {variant}\n", text, re.DOTALL):
                    yield readme, variant, int(row[-1]), sum(map(is_code, between.group(1).splitlines()))


def main():
    failed, checks = 0, 0
    for program in programs():
        lines, name = lines_of(program), program.relative_to(APPLICATIONS)
        checks += 1
        if lines > MOST or "--list" in sys.argv:
            print(f"{'FAILED' if lines > MOST else 'ok'}  {name}: {lines} lines of code, at most {MOST}")
        failed += lines > MOST
    for readme, variant, said, lines in marked_lines():
        checks += 1
        if said != lines or "--list" in sys.argv:
            print(f"{'ok' if said == lines else 'FAILED'}  {readme.parent.name}, {variant}: {said}, counted {lines}")
        failed += said != lines
    print(f"{checks} checks, {failed} failed")
    return 1 if failed or checks == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
