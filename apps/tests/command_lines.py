#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Refusals of jacobi and matmul, jacobi's picture and its published norms; what all applications have in common is in
usual.py."""

import argparse
import csv
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

USAGE = 2
# The norms that NVIDIA's multi-gpu-programming-models prints for 16384 rows; columns far from the sides stay zero, so
# fewer columns give the same. Theirs are sums in float, ours in double.
PUBLISHED = {0: 31.999022, 100: 0.897983, 200: 0.535684}


class Failures:
    def __init__(self):
        self.checks = 0
        self.failed = 0

    def check(self, good, what, run=None):
        self.checks += 1
        if good:
            print(f"ok      {what}")
            return
        self.failed += 1
        print(f"FAILED  {what}")
        if run is not None:
            print(f"  command: {' '.join(run.args)}\n  status: {run.returncode}\n  stdout: {run.stdout!r}\n"
                  f"  stderr: {run.stderr!r}")


class Apps:
    def __init__(self, options, failures):
        self.options = options
        self.failures = failures

    def run(self, program, pes, *arguments):
        command = [self.options.oshrun, "-n", str(pes), program, *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)

    def refused(self, program, pes, arguments, *words):
        run = self.run(program, pes, *arguments)
        good = run.returncode == USAGE and all(word in run.stderr for word in words)
        self.failures.check(good, f"{Path(program).name} on {pes} PEs refuses {' '.join(map(str, arguments))}", run)


def read_png(path):
    """Width, height and the pixels of an 8-bit RGB PNG."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG"
    position, packed, header = 8, b"", None
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        body = data[position + 8:position + 8 + length]
        assert zlib.crc32(kind + body) == struct.unpack(">I", data[position + 8 + length:position + 12 + length])[0]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        position += 12 + length
    width, height, depth, colour = header[:4]
    assert (depth, colour) == (8, 2), "not 8-bit RGB"
    return width, height, unfilter(zlib.decompress(packed), width * 3, height)


def unfilter(raw, stride, height):
    rows, above = [], bytes(stride)
    for y in range(height):
        kind = raw[y * (stride + 1)]
        row = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for x in range(stride):
            left = row[x - 3] if x >= 3 else 0
            corner = above[x - 3] if x >= 3 else 0
            up = above[x]
            estimate = left + up - corner
            paeth = min((left, up, corner), key=lambda v, e=estimate: abs(e - v))
            row[x] = (row[x] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255
        rows.append(bytes(row))
        above = row
    return rows


def check_picture(apps, folder):
    failures, jacobi = apps.failures, apps.options.jacobi
    files = []
    for pes in (1, 3):
        files.append(folder / f"{pes}.png")
        run = apps.run(jacobi, pes, "-nx", 60, "-ny", 62, "-niter", 500, "-png", files[-1])
        failures.check(run.returncode == 0, f"jacobi -png on {pes} PEs", run)
    width, height, rows = read_png(files[0])
    failures.check(width == height == 540, f"the picture of 60 x 60 cells has {width} x {height} pixels (540 x 540)")
    upper, lower = rows[height // 4][:3], rows[3 * height // 4][:3]
    failures.check(upper[0] > upper[2] and lower[2] > lower[0], "positive is red, negative is blue")
    failures.check(files[0].read_bytes() == files[1].read_bytes(), "1 and 3 PEs draw the same picture")
    run = apps.run(jacobi, 2, "-nx", 2051, "-ny", 302, "-niter", 3, "-png", folder / "wide.png")
    width, height, rows = read_png(folder / "wide.png")
    failures.check((width, height) == (684, 100), f"2051 x 300 cells: {width} x {height} pixels (684 x 100)", run)
    # Nothing has run then: there is no line of results, and what there is under the name is as it was.
    small = ("-nx", 9, "-ny", 9, "-niter", 3, "-csv", "-png")
    run = apps.run(jacobi, 2, *small, folder / "no" / "such.png")
    failures.check(run.returncode == 1 and run.stderr.count("cannot write") == 1 and not run.stdout,
                   "a file that cannot be written is known before the run", run)
    kept, link = folder / "kept.png", folder / "link.png"
    kept.write_text("old")
    link.symlink_to(folder / "target.png")
    for file in (kept, folder / "new.png", link):
        run = apps.run(jacobi, 2, *small, file, "-nx", 5 * 10**5, "-ny", 2 * 10**6)
        failures.check(run.returncode == 1 and "cannot write" not in run.stderr, "a run without memory fails", run)
    failures.check(kept.read_text() == "old" and not (folder / "new.png").exists()
                   and link.is_symlink() and not link.exists(), "and leaves what has the picture's name as it was")
    run = apps.run(jacobi, 1, *small, kept)
    failures.check(run.returncode == 0 and read_png(kept)[0] > 0, "an older file is replaced", run)
    full = folder / "full"
    full.symlink_to("/dev/full")
    run = apps.run(jacobi, 1, "-nx", 9, "-ny", 9, "-niter", 3, "-png", full)
    failures.check(run.returncode == 1 and "cannot write" in run.stderr and full.is_symlink(),
                   "a disk that is full; what has the file's name is still there", run)


def check_jacobi(apps):
    failures, jacobi = apps.failures, apps.options.jacobi
    for pes in (2, 8):
        apps.refused(jacobi, pes, ["-ny", pes + 1], f"{pes - 1} rows", f"fewer than the {pes} PEs", f"-ny {pes + 2}")
    apps.refused(jacobi, 1, ["-csv=1"], "takes no value")
    apps.refused(jacobi, 1, ["-nx", 2], "-nx", "'2' is not a whole number from 3")
    apps.refused(jacobi, 1, ["-nx", "12x"], "'12x'")
    apps.refused(jacobi, 1, ["-tol", "nan"], "'nan' is not a number")
    apps.refused(jacobi, 1, ["-niter"], "needs a value")
    apps.refused(jacobi, 1, ["-type", "half"], "float|double")
    apps.refused(jacobi, 1, ["-nx", 2**30, "-ny", 2**30], "too large")
    for iteration, norm in PUBLISHED.items():
        run = apps.run(jacobi, 3, "-nx", 300, "-ny", 16384, "-niter", iteration + 1, "-nccheck", 100, "-variant",
                       "overlap", "-repeat", 1, "-csv")
        found = [float(row["norm"]) for row in csv.DictReader(run.stdout.splitlines())]
        failures.check(len(found) == 1 and abs(found[0] - norm) <= 2e-6, f"published norm {norm}: {found}", run)


def check_matmul(apps):
    failures, matmul = apps.failures, apps.options.matmul
    for pes in (2, 8):
        apps.refused(matmul, pes, ["-n", pes - 1], f"fewer columns than the {pes} PEs", f"-n {pes} or more")
    apps.refused(matmul, 1, ["-n", 0], "from 1 to")
    apps.refused(matmul, 1, ["-variant", "sideways"], "row|block|overlap")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--oshrun", required=True)
    parser.add_argument("--jacobi", required=True)
    parser.add_argument("--matmul")
    failures = Failures()
    apps = Apps(parser.parse_args(), failures)
    check_jacobi(apps)
    if apps.options.matmul:
        check_matmul(apps)
    picture_refused = apps.run(apps.options.jacobi, 1, "-nx", 5, "-ny", 5, "-niter", 1, "-png", "/dev/null")
    if "no libpng" in picture_refused.stderr:
        print("SKIPPED the picture: built without libpng")
    else:
        with tempfile.TemporaryDirectory() as folder:
            check_picture(apps, Path(folder))
    print(f"{failures.checks} checks, {failures.failed} failed")
    return 1 if failures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
