#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What an operation costs the kernel that calls it: ptxas gives the kernels of few_registers.cu few registers.

usage: few_registers_test.py NVCC [arguments...] SOURCE"""

import re
import subprocess
import sys

# Two blocks of 1024 threads fit on a multiprocessor with 32, one with 64.
MOST = {
    "sweep": 32, "reads": 32, "fetches": 32, "puts": 32, "counts": 32, "tells": 32,
    "broadcasts": 64, "fcollects": 64, "alltoalls": 64, "sums": 64, "scatters": 64,
    "single_broadcasts": 64, "single_fcollects": 64, "single_alltoalls": 64, "maxima": 64, "longs": 64,
    "products": 64, "doubles": 64, "halves": 64, "brains": 64,
}  # fmt: skip


def main():
    command = [*sys.argv[1:], "-arch=sm_90", "-cubin", "-o", "/dev/null", "-Xptxas", "-v"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pattern = r"entry function '_Z(\d+)(\w+)'.*?Used (\d+) registers"
    found = re.findall(pattern, done.stderr, re.DOTALL)
    used = {name[: int(length)]: int(registers) for length, name, registers in found}
    assert used.keys() == MOST.keys(), done.stderr
    for kernel, registers in used.items():
        print(f"{kernel}: {registers} registers")
    return 1 if any(registers > MOST[kernel] for kernel, registers in used.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
