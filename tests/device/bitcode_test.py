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


def check_names(bitcode, clang, folder):
    listing = folder / "bitcode.ll"
    run([clang, "-x", "ir", "--target=nvptx64-nvidia-cuda", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm",
         bitcode, "-o", listing])
    text = listing.read_text(encoding="utf-8")
    there = set(re.findall(r"^define dso_local [^@]*@(\w+)\(", text, re.MULTILINE))
    header = DEVICE_HEADER.read_text(encoding="utf-8")
    wanted = set(re.findall(r"ISOMEM_INLINE [^(]*?\b(nvshmemx?_\w+)\(", header))
    assert len(wanted) > 2500 and wanted == there, f"{len(wanted)} wanted, {sorted(wanted ^ there)[:10]} differ"
    functions = re.findall(r"^declare [^@]*@(?!llvm\.)([\w.]+)\(", text, re.MULTILINE)
    objects = re.findall(r"^@([\w.]+) = external ", text, re.MULTILINE)
    unknown = {*functions, *objects} - REGISTERS
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
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        check_names(bitcode, clang, folder)
        for gpu in GPUS:
            check_kernel(bitcode, ptxas, clang, options, gpu, folder)


if __name__ == "__main__":
    main()
