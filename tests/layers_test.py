#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The direction of #include: each folder includes itself and folders of the layers below it, never one above."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# From the lowest layer up. A file belongs to the longest folder (or file) named here that it lies in.
LAYERS = [
    "include/isomem",
    "src/core",
    "src/net",
    "src/memory",
    "src/wire",
    "src/far",
    "src/job",
    "src/runtime",
    "src/cuda",
    "src/api",
]
# What kernels and programs see: algorithms, then the engine of a kernel, then the interfaces.
HEADER_LAYERS = ["include/isomem", "include/isomem/device", "include/isomem/nvshmem", "include",
                 "include/isomem/global_array.hpp", "include/isomem/remote_array.hpp", "include/isomem/stream.h"]
INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]', re.MULTILINE)


def layer_of(path, layers):
    """Number of the layer a file lies in, None if in none of them."""
    name = path.relative_to(ROOT).as_posix()
    best = [layer for layer in layers if name == layer or name.startswith(layer + "/")]
    return layers.index(max(best, key=len)) if best else None


def target_of(name):
    """The project's file that an #include names, None for one of the system."""
    for base in ("src", "include"):
        path = ROOT / base / name
        if path.is_file():
            return path
    return None


def wrong_includes(files, layers):
    """(file, included file) of every #include that points up."""
    for file in files:
        mine = layer_of(file, layers)
        if mine is None or "generated" in file.parts:
            continue
        for name in INCLUDE.findall(file.read_text(encoding="utf-8")):
            target = target_of(name)
            theirs = layer_of(target, layers) if target else None
            if theirs is not None and theirs > mine:
                yield file, target


def main():
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".hpp", ".cpp", ".cu", ".cuh")]
    headers = [path for path in (ROOT / "include").rglob("*") if path.is_file()]
    homeless = [path for path in sources if layer_of(path, LAYERS) is None]
    for path in homeless:
        print(f"{path.relative_to(ROOT)} lies in no layer: name its folder in {Path(__file__).name}")
    wrong = [*wrong_includes(sources, LAYERS), *wrong_includes(headers, HEADER_LAYERS)]
    for file, target in wrong:
        print(f"{file.relative_to(ROOT)} includes {target.relative_to(ROOT)}, which is a layer above it")
    print(f"layers: {len(sources) + len(headers)} files, {len(wrong)} includes in the wrong direction")
    return 1 if wrong or homeless or not sources or not headers else 0


if __name__ == "__main__":
    sys.exit(main())
