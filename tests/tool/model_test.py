# SPDX-License-Identifier: Apache-2.0
"""isomem model: its figures against the same formulas written here, the shapes that papers show, and its refusals."""
import csv
import math
import random

from harness import isomem, run_cases


def predicted(*words, end=""):
    """`end`: what is said of the numbers of PEs that the application refuses."""
    result = isomem("model", "--csv", *words)
    assert result.returncode == 0 and (end in result.stderr if end else result.stderr == ""), result.stderr
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
    for size, last, end in ((2048, 1536, "matmul refuses 3072 PEs"), (8192, 6144, "refuses 12288"), (32768, 27648, "")):
        rows = predicted("--app", "matmul", "--size", size, "--rate", 500, end=end)
        assert rows[-1]["pes"] == last and rows[-1]["nodes"] == last / 6, rows[-1]
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
        fast = predicted("--app", app, "--size", 32768)
        slow = predicted("--app", app, "--size", 32768, "--net-bandwidth", 2, "--net-latency", 20)
        assert all(a["step_us"] <= b["step_us"] for a, b in zip(fast, slow)), app


def where_applications_refuse():
    for app, size, pes, fit in (("jacobi", 10, "8,9", [8]), ("matmul", 8, "8,9", [8]),
                                ("stencil", 4, "4,5,16,17", [4, 16]), ("stencil", 3, "7,9", [9])):
        rows = predicted("--app", app, "--size", size, "--pes", pes, end=f"{app} refuses ")
        assert [row["pes"] for row in rows] == fit, (app, rows)
    # Weak: a product of 16 PEs with n = 4 for one has 16 columns, of 17 PEs 16.
    rows = predicted("--app", "matmul", "--weak", "--size", 4, "--pes", "16,17", end="17 PEs with --size 4 --weak")
    assert [row["pes"] for row in rows] == [16], rows
    table = isomem("model", "--app", "matmul", "--size", 4).stdout.splitlines()
    assert table[-1] == "matmul refuses 6 PEs with --size 4: it needs a column for each", table
    assert [line.split()[1] for line in table[1:-2]] == ["1", "2", "4"], table


def help_of_its_own():
    shown = isomem("model", "--help")
    assert shown.returncode == 0 and "--net-latency" in shown.stdout and "-h" in shown.stdout, shown
    for words in (["-h"], ["help"], ["--size", "9", "-h"]):
        assert isomem("model", *words).stdout == shown.stdout, words
    assert "Try 'isomem model --help'" in isomem("model", "--frobnicate").stderr
    assert "Try 'isomem --help'" in isomem("info", "--frobnicate").stderr


def table_for_people():
    result = isomem("model", "--size", 4096, "--nodes", 3)
    lines = result.stdout.splitlines()
    assert "efficiency" in lines[0] and lines[-1].startswith("shortest at "), lines
    assert [line.split()[1] for line in lines[1:-1]] == ["1", "2", "4", "6", "12", "18"], lines


def refusals():
    for words, text in ((["--app", "life"], "jacobi, matmul, stencil"), (["--size", "0"], "from 1"),
                        (["--size", "12x"], "12x"), (["--rate", "nan"], "nan"), (["--sync"], "needs a value"),
                        (["--frobnicate"], "unknown option of model"), (["--pes", "4,,8"], "--pes"),
                        (["--latency", "-1"], "-1"), (["--pes", "1.5,3"], "a whole number"),
                        (["--per-node", "1.5"], "a whole number"), (["--nodes", "2.5"], "a whole number"),
                        (["--size", "9.5"], "a whole number"), (["--per-node", "1e15"], "from 1 to 100000 is"),
                        (["--nodes", "1e7"], "from 1 to 1e+06"), (["--pes", "2e9"], "from 1 to 1e+09"),
                        (["--app", "matmul", "--cache", "1"], "--cache is about jacobi and stencil"),
                        (["--memory", "9", "--app", "matmul"], "--memory is about"),
                        (["--app", "matmul", "--size", "8", "--pes", "9,10"], "matmul refuses 9 PEs")):
        result = isomem("model", *words)
        assert result.returncode == 2 and text in result.stderr and not result.stdout, (words, result)


run_cases([one_node_by_hand, caches_and_shared_memory, shapes_of_the_papers, where_applications_refuse,
           help_of_its_own, table_for_people, refusals])
