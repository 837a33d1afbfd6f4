# SPDX-License-Identifier: Apache-2.0
"""isomem model: its figures against the same formulas written here, the shapes that papers show, and its refusals."""
import csv
import math
import random

from harness import isomem, run_cases


def predicted(*words):
    result = isomem("model", "--csv", *words)
    assert result.returncode == 0 and result.stderr == "", result.stderr
    return [{key: float(value) for key, value in row.items()} for row in csv.DictReader(result.stdout.splitlines())]


def near(got, expected):
    return abs(got - expected) <= 1e-4 * abs(expected) + 1e-9


def one_node_by_hand():
    rng = random.Random(1)
    for _ in range(20):
        n, pes = rng.randrange(100, 20000), rng.choice([1, 2, 3, 5, 6])
        rate, overhead, latency, bandwidth = (rng.uniform(1, 100) for _ in range(4))
        words = ["--size", n, "--rate", rate, "--overhead", overhead, "--latency", latency, "--bandwidth", bandwidth,
                 "--pes", f"1,{pes}"]
        for app in ("jacobi", "matmul"):
            for sync in ("overlap", "signal", "barrier"):
                one, row = predicted("--app", app, "--sync", sync, *words)
                if app == "jacobi":
                    steps, compute, message = 1, 8 * n * math.ceil(n / pes) / rate / 1e3, 4 * n
                else:
                    steps, compute, message = pes, 2 * n ** 3 / pes ** 2 / rate / 1e3, 8 * n * n / pes
                wait = 0 if pes == 1 else latency + message / bandwidth / 1e3
                if sync == "barrier":
                    wait += latency * math.ceil(math.log2(pes))
                total = overhead + (max(compute, wait) if sync == "overlap" else compute + wait)
                assert near(row["step_us"], steps * total), (app, sync, words, row, steps * total)
                assert near(row["compute_us"], steps * compute), (app, sync, words, row)
                assert near(row["speedup"], one["step_us"] / row["step_us"]), row


def caches_and_shared_memory():
    rng = random.Random(2)
    for _ in range(20):
        n, pes, per_node = rng.randrange(500, 5000), rng.choice([1, 2, 3, 8]), rng.choice([2, 4])
        rate, cache_rate, memory, megabytes = (rng.uniform(1, 100) for _ in range(4))
        row, = predicted("--app", "jacobi", "--size", n, "--rate", rate, "--cache", megabytes, "--cache-rate",
                         cache_rate, "--memory", memory, "--per-node", per_node, "--pes", pes)
        held = 8 * n * math.ceil(n / pes)
        at = cache_rate if held <= megabytes * 1e6 else min(rate, memory / min(pes, per_node))
        assert near(row["compute_us"], held / at / 1e3), (n, pes, per_node, rate, cache_rate, memory, megabytes, row)


def shapes_of_the_papers():
    # Strong scaling has a shortest time, which larger problems reach on more PEs.
    best = []
    for size in (2048, 8192, 32768):
        rows = predicted("--app", "matmul", "--size", size, "--rate", 500)
        assert rows[-1]["pes"] == 27648 and rows[-1]["nodes"] == 4608, rows[-1]
        shortest = min(rows, key=lambda row: row["step_us"])
        assert rows[-1]["step_us"] > 1.2 * shortest["step_us"], (size, rows)
        best.append(shortest["pes"])
    assert best == sorted(best) and best[0] < best[-1], best
    # Weak scaling stays flat where blocks are large, and not where they are small.
    large = predicted("--app", "stencil", "--weak", "--size", 8192)[-1]["efficiency_percent"]
    small = predicted("--app", "stencil", "--weak", "--size", 64)[-1]["efficiency_percent"]
    assert large > 95 and small < 60, (large, small)
    # A slower network never helps.
    for app in ("jacobi", "stencil", "matmul"):
        slow = predicted("--app", app, "--net-bandwidth", 2, "--net-latency", 20)
        assert all(a["step_us"] <= b["step_us"] for a, b in zip(predicted("--app", app), slow)), app


def table_for_people():
    result = isomem("model", "--size", 4096, "--nodes", 3)
    lines = result.stdout.splitlines()
    assert "efficiency" in lines[0] and lines[-1].startswith("shortest at "), lines
    assert [line.split()[1] for line in lines[1:-1]] == ["1", "2", "4", "6", "12", "18"], lines
    assert "--net-latency" in isomem("model", "--help").stdout


def refusals():
    for words, text in ((["--app", "life"], "jacobi, matmul, stencil"), (["--size", "0"], "from 1"),
                        (["--size", "12x"], "12x"), (["--rate", "nan"], "nan"), (["--sync"], "needs a value"),
                        (["--frobnicate"], "unknown option of model"), (["--pes", "4,,8"], "--pes"),
                        (["--latency", "-1"], "-1")):
        result = isomem("model", *words)
        assert result.returncode == 2 and text in result.stderr and not result.stdout, (words, result)


run_cases([one_node_by_hand, caches_and_shared_memory, shapes_of_the_papers, table_for_people, refusals])
