# SPDX-License-Identifier: Apache-2.0
"""The performance model (isomem model): beside what was measured here, and for machines that are not here."""

import statistics
from pathlib import Path

from measure import Command, run

# Summit as its papers describe it: nodes of 6 GPUs, 25 GB/s of network; the rate of its CPUs for the product.
PER_NODE, NODES = 6, 4608


def model(tools, *options):
    return run(tools, Command("isomem", 1, "model", "--csv", *options))


def cache_of_a_core():
    """Megabytes of the second-level cache; 0 where Linux does not say."""
    try:
        text = Path("/sys/devices/system/cpu/cpu0/cache/index2/size").read_text(encoding="ascii").strip()
    except OSError:
        return 0
    return int(text.rstrip("KM")) * {"K": 1024, "M": 1024 ** 2}.get(text[-1], 1) / 1e6


def held(n):
    """Megabytes of two buffers of n x n floats."""
    return 8 * n * n / 1e6


def least(rows, pes):
    """The shortest time of each size: other processes and other virtual machines only add to it, and are no part of
    the model."""
    found = {}
    for row in rows:
        if row["pes"] == pes:
            found[row["n"]] = min(row["us"], found.get(row["n"], row["us"]))
    return found


def rate_of(one, sizes):
    """GB/s of one PE, the median over sizes; None where there are none."""
    return statistics.median([held(n) / one[n] * 1e3 for n in sizes]) if sizes else None


def beside_measurement(tools, rows_of):
    """Jacobi and stencil on all cores. What one PE does within its second-level cache and beyond it, copies by all PEs
    and the latency at the smallest size are measured; the times at all larger sizes are predicted from them."""
    most = max(row["pes"] for row in rows_of["jacobi"])
    copies = {}  # GB/s, by the number of PEs that copy
    for row in rows_of["transpose"]:
        if "limit_gbs" in row and row["n"] == row["largest"]:
            copies[row["pes"]] = max(row["limit_gbs"], copies.get(row["pes"], 0))
    cache, found = cache_of_a_core(), []
    for program, variant in (("jacobi", "signal"), ("stencil", "persistent")):
        rows = [row for row in rows_of[program] if row["variant"] == variant]
        one, many = least(rows, 1), least(rows, most)
        sizes = sorted(set(one) & set(many))
        if most == 1 or len(sizes) < 2 or not {1, most} <= set(copies):
            continue
        within, beyond = (rate_of(one, [n for n in sizes if (held(n) <= cache) == fits]) for fits in (True, False))
        latency = max(0.05, many[sizes[0]] - one[sizes[0]] / most)
        # A sweep is no copy: what is taken of copies is how much more all PEs have together than one.
        memory = (beyond or within) * copies[most] / copies[1]
        for n in sizes[1:]:
            predicted = model(tools, "--app", program, "--size", n, "--rate", beyond or within, "--cache", cache,
                              "--cache-rate", within or beyond, "--memory", memory, "--overhead", 0, "--latency",
                              latency, "--bandwidth", copies[most] / 2, "--per-node", most, "--pes", int(most),
                              "--sync", "signal")
            for kind, value in (("measured", many[n]), ("predicted", predicted[0]["step_us"])):
                found.append({"kind": f"{program}, {kind}", "n": n, "us": value, "pes": most})
    return found


def error(found):
    """The median and the largest deviation of predictions, in percent."""
    at = {(row["kind"], row["n"]): row["us"] for row in found}
    off = [abs(at[kind, n] / at[kind.replace("predicted", "measured"), n] - 1) * 100
           for kind, n in at if kind.endswith("predicted")]
    return (statistics.median(off), max(off)) if off else None


def strong(tools):
    """The U: the time of a product on more and more nodes, for CPUs of 500 GFLOP/s."""
    return [{"size": f"n = {n}", "nodes": row["nodes"], "ms": row["step_us"] / 1e3}
            for n in (2048, 8192, 32768)
            for row in model(tools, "--app", "matmul", "--size", n, "--rate", 500, "--nodes", NODES,
                             "--per-node", PER_NODE)
            if row["pes"] % PER_NODE == 0]


def fixed_size(tools):
    """A stencil of fixed total size on up to 64 Ki GPUs, in one loop and with a barrier in each step."""
    names = {"overlap": "one loop", "barrier": "barrier in each step"}
    return [{"name": f"{n} x {n}, {names[sync]}", "pes": row["pes"], "us": row["step_us"]}
            for n in (16384, 65536) for sync in names
            for row in model(tools, "--app", "stencil", "--size", n, "--sync", sync, "--nodes", 10923,
                             "--per-node", PER_NODE)]


def weak(tools):
    return [{"name": f"{app}, {n} x {n} for each GPU", "nodes": row["nodes"], "percent": row["efficiency_percent"]}
            for app in ("jacobi", "stencil") for n in (1024, 8192)
            for row in model(tools, "--app", app, "--weak", "--size", n, "--nodes", NODES, "--per-node", PER_NODE)]
