# SPDX-License-Identifier: Apache-2.0
"""python -m isomem: what this package found; what follows goes to the command `isomem` (info, doctor)."""

import importlib.util
import os
import platform
import sys

import numpy

import isomem


def _found(path: str) -> str:
    return path if os.path.exists(path) else f"missing: {path}"


def main() -> None:
    tool = os.path.join(isomem.get_prefix(), "bin", "isomem")
    if len(sys.argv) > 1:
        os.execv(tool, [tool] + sys.argv[1:])
    torch = importlib.util.find_spec("torch")
    rows = {
        "package": f"isomem {isomem.__version__}, {isomem.get_prefix()}",
        "library": isomem.library_version(),
        "headers": _found(os.path.join(isomem.get_include(), "shmem.h")),
        "pkg-config": _found(os.path.join(isomem.get_library(), "pkgconfig", "isomem.pc")),
        "CMake": _found(os.path.join(isomem.get_cmake_dir(), "isomemConfig.cmake")),
        "oshrun": _found(os.path.join(isomem.get_prefix(), "bin", "oshrun")),
        "Python": f"{platform.python_version()}, {sys.executable}",
        "NumPy": numpy.__version__,
        "torch": os.path.dirname(torch.origin) if torch and torch.origin else "not installed",
    }
    for name, value in rows.items():
        print(f"{name + ':':12} {value}")
    print(f"more: {sys.executable} -m isomem info, {sys.executable} -m isomem doctor")


if __name__ == "__main__":
    main()
