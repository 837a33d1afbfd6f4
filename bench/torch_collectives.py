#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Collectives of torch.distributed on CPU tensors: isomem and Gloo in turns, in one job. Prints a table.

    GLOO_SOCKET_IFNAME=lo OMP_NUM_THREADS=1 oshrun -n 2 python bench/torch_collectives.py
"""
import statistics
import sys
import time

import torch
import torch.distributed as dist

import isomem

SIZES = tuple(int(size) for size in sys.argv[2].split(",")) if sys.argv[2:] else (
    8, 1 << 10, 32 << 10, 1 << 20, 8 << 20, 64 << 20)
TURNS = int(sys.argv[1]) if sys.argv[1:] else 7


def operations(elements, group, n, is_allocated):
    tensor, out = torch.ones(elements), torch.zeros(n * elements)
    if is_allocated:
        backend = group._get_backend(torch.device("cpu"))
        tensor = backend.allocate_tensor(elements, dtype=torch.float32, device=torch.device("cpu")).fill_(1)
    return {
        "all_reduce": lambda: dist.all_reduce(tensor, group=group),
        "all_gather": lambda: dist.all_gather_into_tensor(out, tensor, group=group),
        "broadcast": lambda: dist.broadcast(tensor, 0, group=group),
    }


def seconds(call, group, repeats):
    dist.barrier(group=group)
    start = time.perf_counter()
    for _ in range(repeats):
        call()
    dist.barrier(group=group)
    return (time.perf_counter() - start) / repeats


def put_seconds():
    """A put of 8 bytes from Python, to the last PE."""
    dest, source, pe, put = isomem.zeros(1), torch.ones(1, dtype=torch.float64).numpy(), isomem.size() - 1, isomem.put
    turns = []
    for _ in range(TURNS):
        start = time.perf_counter()
        for _ in range(10000):
            put(dest, source, pe)
        turns.append((time.perf_counter() - start) / 10000)
    return statistics.median(turns)


def main():
    dist.init_process_group("isomem", init_method="isomem://")
    n, first = dist.get_world_size(), dist.get_rank() == 0
    put = put_seconds()
    ours, theirs = dist.new_group(backend="isomem"), dist.new_group(backend="gloo")
    groups = {"isomem": ours, "allocated": ours, "gloo": theirs}  # allocated: by the group, in symmetric memory
    if first:
        print(f"put of 8 bytes: {1e6 * put:.2f} us; {n} ranks, {TURNS} turns, medians")
        print(f"{'operation':12} {'bytes':>9} {'isomem, us':>12} {'allocated':>12} {'Gloo, us':>12} "
              f"{'Gloo / isomem':>14} {'/ allocated':>12}")
    for size in SIZES:
        repeats = max(2, min(200, (4 << 20) // size))
        calls = {name: operations(size // 4, group, n, name == "allocated") for name, group in groups.items()}
        for operation in ("all_reduce", "all_gather", "broadcast"):
            times = {name: [] for name in groups}
            for turn in range(TURNS + 1):
                for name, group in groups.items():
                    took = seconds(calls[name][operation], group, repeats)
                    if turn > 0:  # the first one warms up
                        times[name].append(took)
            ratios = [statistics.median(b / a for a, b in zip(times[name], times["gloo"])) for name in groups]
            if first:
                medians = [1e6 * statistics.median(times[name]) for name in groups]
                print(f"{operation:12} {size:9} {medians[0]:12.1f} {medians[1]:12.1f} {medians[2]:12.1f} "
                      f"{ratios[0]:14.2f} {ratios[1]:12.2f}", flush=True)
    dist.barrier()
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
