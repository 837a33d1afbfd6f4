#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""usage: bitcode_test.py BITCODE PTXAS CLANG [its options...]   libnvshmem_device.bc has every function that kernels
call, and a kernel linked with it needs nothing else: its calls are part of it, and ptxas makes machine code of it."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
DEVICE_HEADER = HERE.parent.parent / "include/isomem/generated/nvshmem_device.h"
GPUS = ("sm_80", "sm_90")
REGISTERS = {"threadIdx", "blockIdx", "blockDim", "gridDim"}  # clang's names for them, gone from every kernel


def run(command):
    done = subprocess.run([str(one) for one in command], capture_output=True, text=True, timeout=300, check=False)
    if done.returncode != 0:
        sys.exit(f"FAILED ({done.returncode}): {command}\n{done.stdout}{done.stderr}")
    return done.stdout


def check_names(bitcode, clang):
    tool = run([clang, "-print-prog-name=llvm-nm"]).strip()
    if not Path(tool).exists():
        print("no llvm-nm beside clang: names are not compared")
        return
    there = {line.split()[-1] for line in run([tool, "--defined-only", bitcode]).splitlines() if " T " in line}
    text = DEVICE_HEADER.read_text(encoding="utf-8")
    wanted = set(re.findall(r"ISOMEM_INLINE [^(]*?\b(nvshmemx?_\w+)\(", text))
    assert len(wanted) > 2500 and wanted == there, f"{len(wanted)} wanted, {sorted(wanted ^ there)[:10]} differ"
    unknown = {line.split()[-1] for line in run([tool, "--undefined-only", bitcode]).splitlines()} - REGISTERS
    assert not unknown, f"undefined: {unknown}"
    print(f"{len(there)} functions, none undefined")


def check_kernel(bitcode, ptxas, clang, options, gpu, folder):
    ptx = folder / f"{gpu}.ptx"
    linked = ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", bitcode]
    run([clang, *options, "-nocudainc", f"--cuda-gpu-arch={gpu}", *linked, "-S", HERE / "bitcode_user.cu", "-o", ptx])
    text = ptx.read_text(encoding="utf-8")
    assert ".visible .entry user" in text, f"{ptx} has no kernel"
    called = re.findall(r"^\.extern.*|call.*\bnvshmemx?_\w+", text, re.MULTILINE)
    assert not called, f"{gpu}: not part of the kernel: {called}"
    run([ptxas, f"-arch={gpu}", ptx, "-o", folder / "user.cubin"])
    print(f"{gpu}: {len(text.splitlines())} lines of PTX")


def main():
    bitcode, ptxas, clang, *options = sys.argv[1:]
    check_names(bitcode, clang)
    with tempfile.TemporaryDirectory() as folder:
        for gpu in GPUS:
            check_kernel(bitcode, ptxas, clang, options, gpu, Path(folder))


if __name__ == "__main__":
    main()
