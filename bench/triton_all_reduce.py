#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""An all-reduce whose kernel is written in Triton, with isomem.triton, beside the library's and NCCL's, in CUDA graphs,
in turns: float32 sums of 8 B to 1 MiB, medians of the slowest rank.

    oshrun -n 2 python bench/triton_all_reduce.py [TURNS]
"""
import statistics
import sys

import torch
import torch.distributed as dist
import triton
import triton.language as tl

import isomem
import isomem.torch
import isomem.triton
from isomem.triton import peer, signal_set, wait

TURNS = int(sys.argv[1]) if sys.argv[1:] else 11
SIZES = [8, 256, 4 << 10, 16 << 10, 64 << 10, 256 << 10, 1 << 20]
CALLS = 20  # of a graph
BLOCK = 1024
MOST_PROGRAMS = 128


@triton.jit
def one_shot(out, values, staged, room, arrived, turns, peers, me, n_pes, n, BLOCK: tl.constexpr):
    """Each PE shows a copy of its values, says so, and adds up those of all. The halves of `staged`, `room` elements
    each, take turns: who has heard of all in the next turn knows that nobody reads this one's any more."""
    program = tl.program_id(0)
    turn = tl.load(turns + program) + 1
    half = staged + turn % 2 * room
    for begin in range(program * BLOCK, n, tl.num_programs(0) * BLOCK):
        i = begin + tl.arange(0, BLOCK)
        tl.store(half + i, tl.load(values + i, mask=i < n), mask=i < n)
    words = arrived + program * n_pes
    for pe in range(n_pes):
        signal_set(words + me, turn, peers, pe)
    for pe in range(n_pes):
        wait(words + pe, turn)
    for begin in range(program * BLOCK, n, tl.num_programs(0) * BLOCK):
        i = begin + tl.arange(0, BLOCK)
        total = tl.zeros((BLOCK,), tl.float32)
        for pe in range(n_pes):
            total += tl.load(peer(half + i, peers, pe), mask=i < n)
        tl.store(out + i, total, mask=i < n)
    tl.store(turns + program, turn)


class OneShot:
    """What the kernel keeps between calls."""

    def __init__(self, most):
        self.me, self.n_pes, self.room = isomem.rank(), isomem.size(), most
        self.arrays = (isomem.empty(2 * most, "float32", device="cuda"),
                       isomem.zeros(MOST_PROGRAMS * self.n_pes, "int64", device="cuda"))
        self.staged, self.arrived = (torch.from_dlpack(array) for array in self.arrays)
        self.turns = torch.zeros(MOST_PROGRAMS, dtype=torch.int64, device="cuda")
        self.peers = torch.from_numpy(isomem.triton.device_distances(self.me, self.n_pes)).cuda()

    def __call__(self, out, values):
        n = values.numel()
        programs = min(MOST_PROGRAMS, triton.cdiv(n, BLOCK))
        one_shot[(programs,)](out, values, self.staged, self.room, self.arrived, self.turns, self.peers, self.me,
                              self.n_pes, n, BLOCK=BLOCK, num_warps=8)


def captured(call):
    call()
    torch.cuda.synchronize()
    dist.barrier()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(CALLS):
            call()
    return graph


def seconds(graph):
    """Of a call, on the slowest rank."""
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    dist.barrier()
    begin.record()
    graph.replay()
    end.record()
    end.synchronize()
    took = torch.tensor([1e-3 * begin.elapsed_time(end) / CALLS])
    dist.all_reduce(took, op=dist.ReduceOp.MAX)
    return took.item()


def compare(size, triton_sum, nccl):
    n = size // 4
    source, dest = (isomem.empty(n, "float32", device="cuda") for _ in range(2))
    values, library_out = torch.from_dlpack(source), torch.from_dlpack(dest)
    triton_out, nccl_out = torch.full_like(values, -1), torch.empty_like(values)
    values.copy_((torch.arange(n, device="cuda") * 37 + 11 * isomem.rank()) % 1009)
    nccl_out.copy_(values)
    dist.all_reduce(nccl_out, group=nccl)
    wanted = nccl_out.clone()

    def library():
        isomem.reduce(dest, source, "sum", stream=torch.cuda.current_stream().cuda_stream)

    graphs = {"Triton": captured(lambda: triton_sum(triton_out, values)), "isomem": captured(library),
              "NCCL": captured(lambda: dist.all_reduce(nccl_out, group=nccl))}
    times = {name: [] for name in graphs}
    for turn in range(TURNS + 1):
        for name, graph in graphs.items():
            took = seconds(graph)
            if turn > 0:  # the first one warms up
                times[name].append(1e6 * took)
    torch.cuda.synchronize()
    assert torch.equal(triton_out, wanted) and torch.equal(library_out, wanted), f"wrong sums of {size} bytes"
    mine, ours, theirs = (statistics.median(times[name]) for name in ("Triton", "isomem", "NCCL"))
    if isomem.rank() == 0:
        print(f"{size:10} {mine:9.2f} {ours:9.2f} {theirs:9.2f} {ours / mine:14.2f} {theirs / mine:13.2f}", flush=True)


def main():
    isomem.init()
    torch.cuda.set_device(isomem.rank() % torch.cuda.device_count())
    torch.cuda.init()
    dist.init_process_group("isomem", init_method="isomem://")
    if isomem.rank() == 0:
        print(f"{torch.cuda.get_device_name()}, {isomem.size()} ranks, {TURNS} turns, us a call\n"
              f"{'bytes':>10} {'Triton':>9} {'isomem':>9} {'NCCL':>9} {'isomem/Triton':>14} {'NCCL/Triton':>13}")
    nccl = dist.new_group(backend="nccl")
    triton_sum = OneShot(max(SIZES) // 4)
    for size in SIZES:
        compare(size, triton_sum, nccl)
    dist.destroy_process_group()
    isomem.finalize()


if __name__ == "__main__":
    main()
