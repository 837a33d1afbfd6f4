#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""All-reduces whose kernels are written in Triton, with isomem.triton, beside the library's and NCCL's, in CUDA graphs,
in turns: float32 sums of 8 B to 1 MiB, medians of the slowest rank. Small ones also by words that bring a number along.

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
NAMES = ("Triton", "words", "isomem", "NCCL")
BLOCK = 1024
WORDS_BLOCK = 256
MOST_PROGRAMS = 128
MOST_WORDS = 32 << 10  # elements


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


@triton.jit
def one_shot_words(out, values, words, room, turns, peers, me, n_pes, n, BLOCK: tl.constexpr):
    """Each PE stores its values with all others, in words with the number of the turn: who sees that has the value, and
    no signal follows. Halves of `words`, n_pes * `room` each, take turns as above."""
    program = tl.program_id(0)
    turn = tl.load(turns + program) + 1
    half = words + turn % 2 * n_pes * room
    i = program * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    bits = tl.load(values + i, mask=inside, other=0.0).to(tl.int32, bitcast=True).to(tl.int64) & 0xFFFFFFFF
    for pe in range(n_pes):
        tl.store(peer(half + me * room + i, peers, pe), (turn << 32) | bits, mask=inside)
    total = tl.zeros((BLOCK,), tl.float32)
    for pe in range(n_pes):
        word = tl.load(half + pe * room + i, mask=inside, other=turn << 32, volatile=True)
        while tl.min(word >> 32) < turn:
            word = tl.load(half + pe * room + i, mask=inside, other=turn << 32, volatile=True)
        total += (word & 0xFFFFFFFF).to(tl.int32).to(tl.float32, bitcast=True)
    tl.store(out + i, total, mask=inside)
    tl.store(turns + program, turn)


class OneShot:
    """What the kernels keep between calls. Calls with other numbers of elements need a barrier between them."""

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


class OneShotWords:
    """The same."""

    def __init__(self, most):
        self.me, self.n_pes, self.room = isomem.rank(), isomem.size(), most
        self.array = isomem.zeros(2 * self.n_pes * most, "int64", device="cuda")
        self.words = torch.from_dlpack(self.array)
        self.turns = torch.zeros(triton.cdiv(most, WORDS_BLOCK), dtype=torch.int64, device="cuda")
        self.peers = torch.from_numpy(isomem.triton.device_distances(self.me, self.n_pes)).cuda()

    def __call__(self, out, values):
        n = values.numel()
        programs = triton.cdiv(n, WORDS_BLOCK)
        one_shot_words[(programs,)](out, values, self.words, self.room, self.turns, self.peers, self.me, self.n_pes, n,
                                    BLOCK=WORDS_BLOCK, num_warps=4)


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


def compare(size, triton_sum, words_sum, nccl):
    n = size // 4
    source, dest = (isomem.empty(n, "float32", device="cuda") for _ in range(2))
    values, library_out = torch.from_dlpack(source), torch.from_dlpack(dest)
    triton_out, words_out, nccl_out = (torch.full_like(values, -1) for _ in range(3))
    values.copy_((torch.arange(n, device="cuda") * 37 + 11 * isomem.rank()) % 1009)
    nccl_out.copy_(values)
    dist.all_reduce(nccl_out, group=nccl)
    wanted = nccl_out.clone()

    def library():
        isomem.reduce(dest, source, "sum", stream=torch.cuda.current_stream().cuda_stream)

    graphs = {"Triton": captured(lambda: triton_sum(triton_out, values)), "isomem": captured(library),
              "NCCL": captured(lambda: dist.all_reduce(nccl_out, group=nccl))}
    if n <= MOST_WORDS:
        graphs["words"] = captured(lambda: words_sum(words_out, values))
    times = {name: [] for name in graphs}
    for turn in range(TURNS + 1):
        for name, graph in graphs.items():
            took = seconds(graph)
            if turn > 0:  # the first one warms up
                times[name].append(1e6 * took)
    torch.cuda.synchronize()
    sums = [triton_out, library_out, *([words_out] if "words" in graphs else [])]
    assert all(torch.equal(one, wanted) for one in sums), f"wrong sums of {size} bytes"
    medians = {name: statistics.median(times[name]) for name in graphs}
    best = min(medians["Triton"], medians.get("words", float("inf")))
    if isomem.rank() == 0:
        print(f"{size:10}" + "".join(f"{medians.get(name, float('nan')):9.2f}" for name in NAMES) +
              f"{medians['isomem'] / best:18.2f} {medians['NCCL'] / best:15.2f}", flush=True)


def main():
    isomem.init()
    torch.cuda.set_device(isomem.rank() % torch.cuda.device_count())
    torch.cuda.init()
    dist.init_process_group("isomem", init_method="isomem://")
    if isomem.rank() == 0:
        print(f"{torch.cuda.get_device_name()}, {isomem.size()} ranks, {TURNS} turns, us a call\n"
              f"{'bytes':>10}" + "".join(f"{name:>9}" for name in NAMES) +
              f"{'isomem/best of both':>18} {'NCCL/best of both':>15}")
    nccl = dist.new_group(backend="nccl")
    triton_sum, words_sum = OneShot(max(SIZES) // 4), OneShotWords(MOST_WORDS)
    for size in SIZES:
        compare(size, triton_sum, words_sum, nccl)
    dist.destroy_process_group()
    isomem.finalize()


if __name__ == "__main__":
    main()
