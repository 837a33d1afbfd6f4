#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What inlining costs a user's kernel: registers, bytes of code and seconds of nvcc for kernels with 1, 4 and 16 calls,
inlined and with slow paths outlined (ISOMEM_OUTLINED=1), with and without -rdc=true. Needs nvcc and readelf, no GPU.
Prints a Markdown table; calls.cu measures the same calls on GPUs."""

import argparse
import re
import resource
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CALLS = {
    "put": "nvshmem{x}_long_put{group}(d + {k} * n, s + {k} * n, n, pe);",
    "get": "nvshmem{x}_long_get{group}(d + {k} * n, s + {k} * n, n, pe);",
    "put_signal": "nvshmem{x}_long_put_signal{group}(d + {k} * n, s + {k} * n, n, w + {k}, 1, NVSHMEM_SIGNAL_SET, pe);",
    "p": "nvshmem_long_p(d + {k} * n, s[{k}], pe);",
}
VARIANTS = (("inlined", []), ("outlined", ["-DISOMEM_OUTLINED=1"]), ("inlined, rdc", ["-rdc=true"]),
            ("outlined, rdc", ["-DISOMEM_OUTLINED=1", "-rdc=true"]))


def source(what, group, count):
    x, suffix = ("", "") if group == "thread" else ("x", f"_{group}")
    lines = "\n".join("  " + CALLS[what].format(x=x, group=suffix, k=k) for k in range(count))
    return ("#include <nvshmem.h>\n#include <nvshmemx.h>\n"
            f"__global__ void kernel(long *d, long *s, size_t n, uint64_t *w, int pe) {{\n{lines}\n}}\n")


def compiled(text, flags, arch, folder):
    """(registers, bytes of code, user seconds) of a kernel. Registers: the most of it and of what it calls."""
    program, cubin = folder / "kernel.cu", folder / "kernel.cubin"
    program.write_text(text, encoding="utf-8")
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(["nvcc", "-std=c++17", "-O3", f"-arch={arch}", "-cubin", "-Xptxas", "-v", *flags,
                           f"-I{ROOT}/include", str(program), "-o", str(cubin)], capture_output=True, text=True,
                          check=True)
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    registers = max(int(number) for number in re.findall(r"Used (\d+) registers", done.stderr))
    sections = subprocess.run(["readelf", "-SW", str(cubin)], capture_output=True, text=True, check=True).stdout
    sizes = re.findall(r" \.text\.\S+ +PROGBITS +\S+ +\S+ +(\S+)", sections)
    return registers, sum(int(size, 16) for size in sizes), seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arch", default="sm_90")
    options = parser.parse_args()
    print("registers / bytes of code / seconds\n")
    print("| routine | by | calls |" + "".join(f" {name} |" for name, _ in VARIANTS))
    print("|---|---|---|" + "---|" * len(VARIANTS))
    with tempfile.TemporaryDirectory() as folder:
        for what in CALLS:
            for group in ("thread",) if what == "p" else ("thread", "warp", "block"):
                for count in (1, 4, 16):
                    cells = [compiled(source(what, group, count), flags, options.arch, Path(folder))
                             for _, flags in VARIANTS]
                    print(f"| {what} | {group} | {count} |"
                          + "".join(f" {r} / {size} / {s:.2f} |" for r, size, s in cells), flush=True)


if __name__ == "__main__":
    main()
