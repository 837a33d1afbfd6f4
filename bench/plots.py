# SPDX-License-Identifier: Apache-2.0
"""The picture of a run: latency and bandwidth over sizes, and the rest as bars relative to the peers."""

import json
import os
import subprocess
import sys
from pathlib import Path

from report import Results, machine_limit, number, size_text

COLORS = ["#d55e00", "#0072b2", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]  # isomem first, then the peers
LIMIT_COLOR = "#555555"
SYSTEM_PYTHON = Path("/usr/bin/python3")


def series(results, side, name, convert):
    keys = [key for key in results.keys(name) if results.median(side, key) is not None]
    return [key[1] for key in keys], [convert(key[1], results.median(side, key)) for key in keys]


def over_sizes(axes, results, names, convert, limit):
    for i, side in enumerate(results.sides):
        for name, style in names.items():
            sizes, values = series(results, side, name, convert)
            if sizes:
                axes.plot(sizes, values, style, color=COLORS[i % len(COLORS)], label=f"{side} {name}", markersize=4)
    sizes, values = series(results, "machine", "memcpy", limit)
    if sizes:
        axes.plot(sizes, values, ":", color=LIMIT_COLOR, label="memcpy")
    axes.set_xscale("log", base=2)
    axes.set_xlim(6, 6 << 20)
    ticks = [8, 64, 1024, 16 << 10, 256 << 10, 4 << 20]
    axes.set_xticks(ticks, [size_text(tick) for tick in ticks])
    axes.set_xlabel("bytes")
    axes.grid(alpha=0.3)
    handles, _ = axes.get_legend_handles_labels()
    if handles:
        axes.legend(fontsize=8)


def bar_keys(results):
    names = ["p_oneway", "put_signal_seen", "put_signal_read", "put_nbi_rate", "ctx_put_quiet", "fetch_add",
             "add_stream", "lock_free", "lock_contended", "barrier_all", "team_split", "broadcast", "double_sum",
             "double_sum_inscan", "alltoall", "fcollect", "malloc_free", "malloc", "hash_insert", "hash_find",
             "int_sort", "jacobi", "startup"]
    return [key for name in names for key in results.keys(name) if results.median("isomem", key) is not None]


def label(key):
    name, size, pes = key
    words = [name] + ([size_text(size)] if size > 8 else []) + ([f"{pes} PEs"] if pes > 2 else [])
    return ", ".join(words)


def bars(axes, results):
    """Each measure has its own unit, so bars are times relative to isomem's; the numbers stand beside them."""
    keys = bar_keys(results)
    if not keys:
        axes.axis("off")
        return
    sides = [*results.sides, "machine"]
    height = 0.8 / len(sides)
    for i, side in enumerate(sides):
        for y, key in enumerate(keys):
            ours = results.median("isomem", key)
            value = machine_limit(results, key) if side == "machine" else results.median(side, key)
            if value is None:
                continue
            rate = results.units[key] == "M/s"
            relative = ours / value if rate else value / ours
            color = LIMIT_COLOR if side == "machine" else COLORS[i % len(COLORS)]
            axes.barh(y + (i - (len(sides) - 1) / 2) * height, relative, height, color=color)
            axes.text(relative * 1.03, y + (i - (len(sides) - 1) / 2) * height,
                      f"{number(value)} {results.units[key]}", va="center", fontsize=6.5)
    for i, side in enumerate(sides):
        axes.barh(0, 0, color=LIMIT_COLOR if side == "machine" else COLORS[i % len(COLORS)], label=side)
    axes.set_yticks(range(len(keys)), [label(key) for key in keys], fontsize=8)
    axes.set_ylim(len(keys) - 0.4, -0.6)
    axes.set_xscale("log")
    low, high = axes.get_xlim()
    axes.set_xlim(low, high * 1.6)
    ticks = [t for t in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100) if low <= t <= high]
    axes.set_xticks(ticks, [f"{t:g}x" for t in ticks])
    axes.minorticks_off()
    axes.axvline(1, color="black", linewidth=0.6)
    axes.set_xlabel("time relative to isomem (left is faster)")
    axes.grid(axis="x", alpha=0.3)
    axes.set_axisbelow(True)
    axes.legend(fontsize=8, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(sides),
                frameon=False)


def write(data, path):
    """Writes the PNG; returns '' or why there is none. Where the python3 of PATH has no matplotlib, the distribution's
    python3 draws: its packages are what one installs."""
    try:
        import matplotlib
    except ImportError:
        if SYSTEM_PYTHON.exists() and "BENCH_PLOT_CHILD" not in os.environ:
            command = [str(SYSTEM_PYTHON), __file__, str(path)]
            drawn = subprocess.run(command, input=json.dumps(data), text=True, check=False, capture_output=True,
                                   env={**os.environ, "BENCH_PLOT_CHILD": "1"})
            if drawn.returncode == 0:
                return ""
        return "python3 here has no matplotlib (Debian: python3-matplotlib)"
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    results = Results(data)
    rows = max(1, len(bar_keys(results)))
    figure = plt.figure(figsize=(14, max(8, 0.42 * rows + 1.5)), layout="constrained")
    grid = figure.add_gridspec(2, 2, width_ratios=[1, 1.15])
    latency = figure.add_subplot(grid[0, 0])
    over_sizes(latency, results, {"put_quiet": "-o", "get": "--s"}, lambda _, us: us,
               lambda size, rate: size / rate / 1e3)
    latency.set_yscale("log")
    latency.set_ylabel("us")
    latency.set_title("put + quiet and get, 2 PEs: time")
    bandwidth = figure.add_subplot(grid[1, 0])
    over_sizes(bandwidth, results, {"put_nbi": "-o"}, lambda _, rate: rate, lambda _, rate: rate)
    for i, side in enumerate(results.sides):
        sizes, values = series(results, side, "get", lambda size, us: size / us / 1e3)
        if sizes:
            bandwidth.plot(sizes, values, "--s", color=COLORS[i % len(COLORS)], label=f"{side} get", markersize=4)
    if bandwidth.get_legend_handles_labels()[0]:
        bandwidth.legend(fontsize=8)
    bandwidth.set_ylabel("GB/s")
    bandwidth.set_title("put_nbi and get, 2 PEs: bandwidth")
    bars(figure.add_subplot(grid[:, 1]), results)
    info = data["machine"]
    figure.suptitle(f"isomem beside its peers: {info['Model name']}, {info['cores']} cores, {info['date']}, "
                    f"{data['launches']} launches", fontsize=11)
    figure.savefig(path, dpi=110)
    plt.close(figure)
    return ""


if __name__ == "__main__":
    sys.exit(write(json.load(sys.stdin), sys.argv[1]) or 0)
