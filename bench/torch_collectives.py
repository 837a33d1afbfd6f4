#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Collectives of torch.distributed on CPU tensors: isomem and Gloo in turns, in one job. Prints a table. With --cuda on
CUDA tensors, ordinary ones and such in symmetric memory, beside NCCL, call by call and in CUDA graphs: medians of the
slowest rank, 8 B to 256 MiB.

    GLOO_SOCKET_IFNAME=lo OMP_NUM_THREADS=1 oshrun -n 2 python bench/torch_collectives.py [TURNS [SIZE,...]]
    oshrun -n 2 python bench/torch_collectives.py --cuda [TURNS [SIZE,...]]
"""
import statistics
import sys
import time

import torch
import torch.distributed as dist
import torch.distributed._symmetric_memory as symmetric_memory

import isomem
import isomem.torch

CUDA = "--cuda" in sys.argv
ARGUMENTS = [argument for argument in sys.argv[1:] if argument != "--cuda"]
SIZES = tuple(int(size) for size in ARGUMENTS[1].split(",")) if ARGUMENTS[1:] else (
    8, 1 << 10, 32 << 10, 1 << 20, 8 << 20, 64 << 20, *([256 << 20] if CUDA else []))
TURNS = int(ARGUMENTS[0]) if ARGUMENTS else 7


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


def cuda_operations(elements, group, n, empty):
    share = max(1, elements // n)
    tensor, out, share, blocks, swapped = (
        empty(size, device="cuda").fill_(1) for size in (elements, n * elements, share, n * share, n * share))
    return {
        "all_reduce": lambda: dist.all_reduce(tensor, group=group),
        "all_gather": lambda: dist.all_gather_into_tensor(out, tensor, group=group),
        "reduce_scatter": lambda: dist.reduce_scatter_tensor(share, blocks, group=group),
        "broadcast": lambda: dist.broadcast(tensor, 0, group=group),
        "all_to_all": lambda: dist.all_to_all_single(swapped, blocks, group=group),
    }


def repeated(call, calls):
    for _ in range(calls):
        call()


def captured(call, calls):
    """What launches a graph of so many calls."""
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        repeated(call, calls)
    return graph.replay


def cuda_seconds(launch, calls):
    """By the events of a stream; all ranks have come before."""
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    dist.barrier()
    begin.record()
    launch()
    end.record()
    end.synchronize()
    return 1e-3 * begin.elapsed_time(end) / calls


def compare_size(size, groups, first):
    """Prints the lines of one size. Its graphs end here: NCCL's group does not end before them."""
    n, calls = dist.get_world_size(), max(2, min(50, (64 << 20) // size))
    operations = {name: cuda_operations(max(1, size // 4), group, n,
                                        symmetric_memory.empty if name == "symmetric" else torch.empty)
                  for name, group in groups.items()}
    for operation in operations["isomem"]:
        launches = {}
        for name in groups:
            call = operations[name][operation]
            call()
            torch.cuda.synchronize()
            launches[name, "eager"] = lambda call=call: repeated(call, calls)
            launches[name, "graph"] = captured(call, calls)
        times = {key: [] for key in launches}
        for turn in range(TURNS + 1):
            for key, launch in launches.items():
                took = torch.tensor([cuda_seconds(launch, calls)])
                dist.all_reduce(took, op=dist.ReduceOp.MAX)
                if turn > 0:  # the first one warms up
                    times[key].append(1e6 * took.item())
        if first:
            line = f"{operation:15} {size:10}"
            for how in ("eager", "graph"):
                ours, apart, theirs = (statistics.median(times[name, how]) for name in groups)
                line += f" |{ours:9.1f} {apart:10.1f} {theirs:9.1f} {theirs / ours:6.2f} {theirs / apart:6.2f}"
            print(line, flush=True)


def compare_on_cuda():
    isomem.init()
    torch.cuda.set_device(isomem.rank() % torch.cuda.device_count())
    torch.cuda.init()
    dist.init_process_group("isomem", init_method="isomem://")
    n, first = dist.get_world_size(), dist.get_rank() == 0
    isomem.torch.use_symmetric_memory((n + 5) * max(SIZES) + (8 << 20))
    ours = dist.new_group(backend="isomem")
    groups = {"isomem": ours, "symmetric": ours, "nccl": dist.new_group(backend="nccl")}
    if first:
        print(f"{torch.cuda.get_device_name()}, {n} ranks, {TURNS} turns, medians of the slowest rank, us, call by "
              "call and in graphs\nsymmetric: tensors in symmetric memory; ratios: NCCL's time by that of each of ours")
        print(f"{'operation':15} {'bytes':>10}" +
              2 * f" |{'isomem':>9} {'symmetric':>10} {'NCCL':>9} {'ratio':>6} {'ratio':>6}")
    for size in SIZES:
        compare_size(size, groups, first)
    torch.cuda.synchronize()
    dist.barrier()
    dist.destroy_process_group()
    isomem.finalize()


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
    if CUDA:
        compare_on_cuda()
    else:
        main()
