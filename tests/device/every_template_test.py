#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every function that include/isomem offers to both sides is in the code that nvcc made of device_side.cu and of
host_side.cu: nothing is shared in name only. The arguments are the nvcc command without input and output."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "tests/device"


def shared_functions():
    """{name: header} of everything marked ISOMEM_HD."""
    found = {}
    for header in sorted((ROOT / "include/isomem").glob("*.hpp")):
        if header.name == "config.hpp":
            continue
        for name in re.findall(r"ISOMEM_HD [^;={(]*?(\w+)\(", header.read_text(encoding="utf-8")):
            found[name] = header.name
    return found


def debug_code(nvcc_command, source, kind, folder):
    """The text of one half of a program without inlining, so that every function that is used is there by name."""
    out = Path(folder) / "out"
    how = ["-ptx", "-G"] if kind == "device" else ["-c", "-Xcompiler", "-O0"]
    subprocess.run([*nvcc_command, *how, "-o", out, HERE / source], check=True)
    if kind == "device":
        return out.read_text(encoding="utf-8")
    return subprocess.run(["nm", out], check=True, capture_output=True, text=True).stdout


def main():
    functions = shared_functions()
    missing = []
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("device", "host"):
            code = debug_code(sys.argv[1:], f"{kind}_side.cu", kind, folder)
            names = set(re.findall(r"\b_Z[A-Za-z0-9_$.]+", code))
            for name, header in functions.items():
                mangled = f"{len(name)}{name}"  # how a name stands in a symbol
                if not any(re.search(r"6isomem\w*?" + mangled + r"(?!\d)", symbol) for symbol in names):
                    missing.append(f"{header}: {name} is not in the {kind} code")
    print(f"{len(functions)} shared functions looked for in device and in host code, {len(missing)} missing")
    print("\n".join(missing))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
