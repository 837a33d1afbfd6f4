#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the Jacobi solver and the matrix multiplication on 1, 2 and 4 PEs, checks them against a single-PE reference,
and prints times, speed-up, efficiency and rates. Writes a picture of the Jacobi solution."""

import argparse
import csv
import os
import subprocess
import sys
import time
from pathlib import Path

RUN_LIMIT = 300  # seconds for one run


class Size:
    """How large the problems are."""

    def __init__(self, small):
        self.nx, self.ny, self.iterations, self.n = (128, 130, 500, 301) if small else (768, 770, 6000, 2501)


def cores():
    """Cores this process may use: its affinity, and the limit of its control group."""
    count = len(os.sched_getaffinity(0))
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text(encoding="ascii").split()
        if quota != "max":
            count = min(count, max(1, int(quota) // int(period)))
    except (OSError, ValueError):
        pass
    return count


def run_visibly(label, command):
    """Runs the command and shows progress; returns its standard output, or None if it failed."""
    terminal = sys.stdout.isatty()
    print(f"  {label} ", end="", flush=True)
    start = shown = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while True:
            try:
                output, errors = process.communicate(timeout=0.1)
                break
            except subprocess.TimeoutExpired:
                moment = time.monotonic()
            if moment - start > RUN_LIMIT:
                process.terminate()
            if moment - shown >= 1:
                shown = moment
                print(f"\r  {label} {moment - start:.0f} s " if terminal else ".", end="", flush=True)
    if process.returncode == 0:
        print(f"{chr(13) + '  ' + label if terminal else ''} done ({time.monotonic() - start:.1f} s)")
        return output
    print(f" FAILED (status {process.returncode})\n    {' '.join(command)}")
    print("".join(f"    {line}\n" for line in (output + errors).splitlines()), end="")
    return None


def measure(program, arguments, rate, pes, tools):
    """Runs the program on each number of PEs; returns rows (PEs, seconds, rate), and whether all checks passed."""
    rows, good = [], True
    for count in pes:
        extra = ["-png", str(tools["picture"])] if program == "jacobi" and count == pes[-1] else []
        command = [tools["oshrun"], "-n", str(count), tools[program], *arguments, *extra, "-repeat", "1", "-check",
                   "-csv"]
        output = run_visibly(f"{program} on {count} PE{'s' if count > 1 else ''}, with check", command)
        if output is None:
            good = False
            continue
        values = next(csv.DictReader(output.splitlines()))
        if values["check"] != "ok":
            print(f"  FAILED: the check did not pass: {output.strip()}")
            good = False
        rows.append((count, float(values["seconds"]), float(values[rate]), values["check"]))
    return rows, good


def table(title, rate_name, rows):
    print(f"\n{title}")
    print(f"  {'PEs':>4} {'time':>9} {'speed-up':>9} {'efficiency':>11} {rate_name:>24}   check")
    for count, seconds, rate, check in rows:
        if rows[0][0] == 1:
            speedup = rows[0][1] / seconds
            relative = f"{speedup:9.2f} {100 * speedup / count:9.0f} %"
        else:
            relative = f"{'-':>9} {'-':>11}"
        print(f"  {count:4d} {seconds:7.3f} s {relative} {rate:24.1f}   {check}")


def find_tools(build, out):
    tools = {name: str(build / "bin" / name) for name in ("oshrun", "jacobi", "matmul")}
    missing = [name for name, path in tools.items() if not os.access(path, os.X_OK)]
    if missing:
        sys.exit(f"demo: {', '.join(missing)} not found in {build / 'bin'}. Build first (./dev demo does); matmul "
                 "needs libopenblas-dev.")
    out.mkdir(parents=True, exist_ok=True)
    tools["picture"] = out / "jacobi.png"
    tools["picture"].unlink(missing_ok=True)
    return tools


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=Path, required=True, help="build directory (has bin/oshrun)")
    parser.add_argument("--out", type=Path, help="where the picture goes (default: BUILD/demo)")
    parser.add_argument("--pes", default="1,2,4", help="numbers of PEs (default 1,2,4)")
    parser.add_argument("--small", action="store_true", help="small problems that take a second, to show that it works")
    options = parser.parse_args()
    try:
        pes = [int(word) for word in options.pes.split(",")]
    except ValueError:
        parser.error(f"--pes {options.pes}: expected comma-separated numbers")
    size = Size(options.small)
    tools = find_tools(options.build.resolve(), (options.out or options.build / "demo").resolve())
    count = cores()
    print(f"This machine has {count} core{'s' if count != 1 else ''} for this demo, PEs: {', '.join(map(str, pes))}.")
    jacobi, jacobi_good = measure(
        "jacobi", ["-nx", str(size.nx), "-ny", str(size.ny), "-niter", str(size.iterations), "-nccheck", "1000",
                   "-variant", "signal"], "gbs", pes, tools)
    matmul, matmul_good = measure("matmul", ["-n", str(size.n), "-variant", "overlap"], "gflops", pes, tools)
    table(f"Jacobi solver: {size.nx} x {size.ny} mesh of float, {size.iterations} iterations, put with signal;"
          "\n  check: every value has the bits of a single-PE reference", "memory bandwidth, GB/s", jacobi)
    table(f"Matrix multiplication: {size.n} x {size.n}, blocks of A are passed on during the multiplication;"
          f"\n  check: {'Freivalds, 16 random vectors' if size.n > 512 else 'against a single-PE product'}",
          "GFLOP/s", matmul)
    if max(pes) > count:
        print(f"\nMore PEs than cores cannot be faster: here PEs beyond {count} share cores, so the best possible "
              f"efficiency of {max(pes)} PEs is {100 * count // max(pes)} %.")
    good = jacobi_good and matmul_good and tools["picture"].is_file()
    if tools["picture"].is_file():
        print(f"\nPicture of the Jacobi solution: {tools['picture']}")
    print("All checks passed." if good else "FAILED: see above.")
    return 0 if good else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
