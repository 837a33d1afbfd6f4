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


def fitted(tools, app, one, many, most, own, options=(), is_weak=False, overhead=0, cache=0):
    """Predictions of an application's step on `most` PEs, at all sizes but the smallest, beside what was measured. The
    rates of one PE within its cache and beyond it come from `one`, the latency from the smallest size of `many`; `own`:
    the bandwidth of memory that PEs have together, as a multiple of one's."""
    sizes = sorted(set(one) & set(many))
    if len(sizes) < 2:
        return []
    share = 1 if is_weak else most
    # Where a step hardly takes longer than the smallest mesh's, its memory cannot be seen.
    alone = {n: one[n] - overhead for n in sizes if one[n] > 1.2 * overhead}
    if not alone:
        return []
    within, beyond = (rate_of(alone, [n for n in alone if (held(n) <= cache) == fits]) for fits in (True, False))
    latency = max(0.05, many[sizes[0]] - overhead - (one[sizes[0]] - overhead) / share)
    found = []
    for n in sizes[1:]:
        predicted = model(tools, "--app", app, "--size", n, "--rate", beyond or within, "--cache", cache,
                          "--cache-rate", within or beyond, "--memory", (beyond or within) * own, "--overhead",
                          overhead, "--latency", latency, "--per-node", most, "--pes", int(most), "--sync", "signal",
                          *options, *["--weak"] * is_weak)
        found += [{"kind": "measured", "n": n, "us": many[n], "pes": most},
                  {"kind": "predicted", "n": n, "us": predicted[0]["step_us"], "pes": most}]
    return found


def products(tools, rows, most, bandwidth):
    """The same of the overlapped product: one PE's rate is measured at each size."""
    rows = [{**row, "us": row["seconds"] * 1e6} for row in rows
            if row["variant"] == "overlap" and row.get("seconds")]
    one, many, found = least(rows, 1), least(rows, most), []
    for n in sorted(set(one) & set(many)):
        predicted = model(tools, "--app", "matmul", "--size", n, "--rate", 2 * n ** 3 / one[n] / 1e3, "--overhead", 0,
                          "--bandwidth", bandwidth, "--per-node", most, "--pes", int(most))
        found += [{"kind": "measured", "n": n, "us": many[n], "pes": most},
                  {"kind": "predicted", "n": n, "us": predicted[0]["step_us"], "pes": most}]
    return found


def named(name, found):
    return [{**row, "kind": f"{name}, {row['kind']}"} for row in found]


def on_cpus(tools, rows_of, cache):
    """Jacobi, stencil and product on all cores. Copies by all PEs say how much memory they share; `cache`: megabytes of
    the second level, of one core."""
    if not {"jacobi", "stencil", "transpose"} <= set(rows_of):
        return []
    most = max((row["pes"] for row in rows_of["jacobi"]), default=1)
    copies = {}  # GB/s, by the number of PEs that copy
    for row in rows_of["transpose"]:
        if "limit_gbs" in row and row["n"] == row["largest"]:
            copies[row["pes"]] = max(row["limit_gbs"], copies.get(row["pes"], 0))
    if most == 1 or not {1, most} <= set(copies):
        return []
    found = []
    for program, variant in (("jacobi", "signal"), ("stencil", "persistent")):
        rows = [row for row in rows_of[program] if row["variant"] == variant]
        # A sweep is no copy: what is taken of copies is how much more all PEs have together than one.
        found += named(program, fitted(tools, program, least(rows, 1), least(rows, most), most,
                                       copies[most] / copies[1], ("--bandwidth", copies[most] / 2),
                                       cache=cache))
    return found + named("product", products(tools, rows_of.get("matmul", []), most, copies[most] / 2))


def on_gpus(tools, rows_of, _):
    """The same of the persistent kernels of Jacobi and stencil, and of the product with cuBLAS. Each GPU has its own
    memory, and a step of one takes as long as the smallest mesh."""
    rows = [{**row, "us": row["us_per_step"]} for row in rows_of.get("gpus", [])
            if row.get("variant") == "persistent" and not row.get("weak")]
    most = max((row["pes"] for row in rows), default=1)
    limits = [row["limit_gbs"] for row in rows_of.get("gpus", []) if row.get("limit_gbs") and row["pes"] == most]
    if most == 1 or not limits:
        return []
    found = []
    for program in ("jacobi", "stencil"):
        of_it = [row for row in rows if row["program"] == f"{program}_gpu"]
        one, many = least(of_it, 1), least(of_it, most)
        if not set(one) & set(many):
            continue
        cache = max((row.get("cache_mb", 0) for row in rows), default=0)
        found += named(f"{program}, GPUs",
                       fitted(tools, program, one, many, most, most, ("--bandwidth", max(limits)),
                              any(row.get("each") for row in of_it), one[min(set(one) & set(many))], cache))
    products_of = [row for row in rows_of.get("gpu-applications", []) if row["program"] == "matmul_gpu"]
    return found + named("product, GPUs", products(tools, products_of, most, max(limits)))


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
