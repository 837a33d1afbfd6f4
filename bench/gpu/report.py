#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Markdown table of the GPU figures of several libraries, with ratios against the first.

usage: report.py isomem=isomem.jsonl [nvshmem=nvshmem.jsonl ...]

Each file holds the JSON lines that the programs of this folder print; files of several runs may be appended to each
other: the median over the runs counts. A ratio above 1 means that the first library is faster."""

import json
import statistics
import sys
from pathlib import Path

KIB, MIB = 1 << 10, 1 << 20


def read(path):
    """Values of a file by (what, bytes, blocks, PEs) and unit; a median over equal lines."""
    found = {}
    for number, line in enumerate(Path(path).read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("{"):
            continue  # what a library prints by itself
        try:
            row = json.loads(line)
            unit = "us" if "us" in row else "GB/s"
            key = (row["what"], row["bytes"], row["blocks"], row["pes"], unit)
            found.setdefault(key, []).append(row[unit])
        except (json.JSONDecodeError, KeyError) as error:
            sys.exit(f"{path}:{number}: not a figure of these programs ({error}): {line}")
    if not found:
        sys.exit(f"{path}: no figures in it")
    return {key: statistics.median(values) for key, values in found.items()}


def size_text(size):
    for unit, scale in (("MiB", MIB), ("KiB", KIB)):
        if size >= scale and size % scale == 0:
            return f"{size // scale} {unit}"
    return f"{size} B" if size else "-"


def number(value):
    return "-" if value is None else f"{value:.4g}"


def ratio(first, other, unit):
    if first is None or other is None:
        return "-"
    return f"{first / other if unit == 'GB/s' else other / first:.2f}"


def row(cells):
    return "| " + " | ".join(cells) + " |"


def table(sides):
    names = list(sides)
    first = names[0]
    head = ["measure", "bytes", "blocks", "PEs", "unit", *names]
    head += [f"{first} faster than {name}, times" for name in names[1:]]
    lines = [row(head), row(["---"] * len(head))]
    keys = sorted(set().union(*(values.keys() for values in sides.values())))
    for key in keys:
        what, size, blocks, pes, unit = key
        values = [sides[name].get(key) for name in names]
        cells = [what, size_text(size), str(blocks) if blocks else "-", str(pes), unit, *map(number, values)]
        lines.append(row(cells + [ratio(values[0], value, unit) for value in values[1:]]))
    return "\n".join(lines)


def main():
    if len(sys.argv) < 2 or any("=" not in argument for argument in sys.argv[1:]):
        sys.exit(__doc__)
    sides = {}
    for argument in sys.argv[1:]:
        name, path = argument.split("=", 1)
        sides[name] = read(path)
    print(table(sides))


if __name__ == "__main__":
    main()
