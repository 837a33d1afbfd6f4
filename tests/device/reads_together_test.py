#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How many reads of another PE's memory a loop has on their way: in the PTX of reads_together.cu so many loads stand
between two branches, which ptxas then issues before the additions. In a loop over g it is one.

usage: reads_together_test.py NVCC [arguments...] SOURCE"""

import re
import subprocess
import sys

FRESH, CACHED = r"ld\.relaxed\.sys\.u64", r"ld\.global\.nc\.[ubf]32"
WANTED = {"four_loads": (FRESH, 4), "eight_loads": (FRESH, 8), "eight_cached": (CACHED, 8)}


def most_between_branches(code, load):
    return max(len(re.findall(load, piece)) for piece in re.split(r"\bbra|^\$L_|\bcall", code, flags=re.MULTILINE))


def main():
    command = [*sys.argv[1:], "-arch=compute_90", "-ptx", "-o", "-"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kernels = dict(re.findall(r"\.entry (\w+)\((.*?)^}", done.stdout, re.DOTALL | re.MULTILINE))
    assert kernels.keys() == WANTED.keys(), kernels.keys()
    few = []
    for name, (load, wanted) in WANTED.items():
        found = most_between_branches(kernels[name], load)
        print(f"{name}: {found} loads between branches, {wanted} wanted")
        few += [name] if found < wanted else []
    return 1 if few else 0


if __name__ == "__main__":
    sys.exit(main())
