#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What an operation costs the kernel that calls it: ptxas gives each kernel of few_registers.cu at most 32 registers.

usage: few_registers_test.py NVCC [arguments...] SOURCE"""

import re
import subprocess
import sys

MOST = 32


def main():
    command = [*sys.argv[1:], "-arch=sm_90", "-cubin", "-o", "/dev/null", "-Xptxas", "-v"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    used = re.findall(r"entry function '_Z\d+([a-z]+)\w*'.*?Used (\d+) registers", done.stderr, re.DOTALL)
    assert len(used) == 6, done.stderr
    for kernel, registers in used:
        print(f"{kernel}: {registers} registers")
    return 1 if any(int(registers) > MOST for _, registers in used) else 0


if __name__ == "__main__":
    sys.exit(main())
