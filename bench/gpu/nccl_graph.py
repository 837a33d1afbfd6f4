#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The collectives of on_stream.cu by NCCL through torch.distributed, captured in CUDA graphs; the same JSON lines.

usage: nccl_graph.py [GPUs [samples [text]]]    only collectives whose name contains the text

Starts one process for each GPU by itself and meets through a file. Sizes, counting of bytes, number of calls in a graph
and order statistics are those of on_stream.cu; buffers are float32."""

import json
import statistics
import sys
import tempfile
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp

MIB = 1 << 20
MOST = 256 * MIB
NAMES = ["barrier_all", "allreduce", "alltoall", "fcollect", "broadcast", "reducescatter"]


def element(pe, start, count, device):
    """What bench_gpu.cuh fills: small whole numbers."""
    i = torch.arange(start, start + count, dtype=torch.int64, device=device)
    return ((i * 131 + (i >> 10) * 17 + pe * 29) % 251).to(torch.float32)


class Case:
    """One collective of one size on preallocated buffers."""

    def __init__(self, name, size, rank, world, dest, source):
        self.name, self.rank, self.world = name, rank, world
        self.n = size // 4
        self.share = self.n // world
        self.dest, self.source = dest, source

    def prepare(self):
        self.source[: self.n] = element(self.rank, 0, self.n, self.source.device)
        if self.name == "broadcast":  # in place, as NCCL through torch has it
            self.dest[: self.n] = self.source[: self.n]

    def call(self):
        dest, source, n, share = self.dest, self.source, self.n, self.share
        if self.name == "barrier_all":
            dist.all_reduce(dest[:1])
        elif self.name == "allreduce":  # in place: torch has no other
            dist.all_reduce(dest[:n])
        elif self.name == "alltoall":
            dist.all_to_all_single(dest[: share * self.world], source[: share * self.world])
        elif self.name == "fcollect":
            dist.all_gather_into_tensor(dest[: n * self.world], source[:n])
        elif self.name == "broadcast":
            dist.broadcast(dest[:n], self.world - 1)
        else:
            dist.reduce_scatter_tensor(dest[:share], source[: share * self.world])

    def check(self):
        """One call more on fresh data, compared with what must arrive."""
        if self.name == "barrier_all":
            return
        self.prepare()
        if self.name == "allreduce":
            self.dest[: self.n] = self.source[: self.n]
        self.call()
        torch.cuda.synchronize()
        device, n, share = self.dest.device, self.n, self.share
        if self.name == "broadcast":
            wanted = element(self.world - 1, 0, n, device)
        elif self.name == "fcollect":
            wanted = torch.cat([element(pe, 0, n, device) for pe in range(self.world)])
        elif self.name == "alltoall":
            wanted = torch.cat([element(pe, self.rank * share, share, device) for pe in range(self.world)])
        else:
            start, count = (self.rank * share, share) if self.name == "reducescatter" else (0, n)
            wanted = sum(element(pe, start, count, device) for pe in range(self.world))
        if not torch.equal(self.dest[: wanted.numel()], wanted):
            raise SystemExit(f"rank {self.rank}: {self.name} of {4 * n} bytes delivered wrong data")


def sample(graph, times, stream):
    start, stop = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    dist.barrier()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        start.record()
        for _ in range(times):
            graph.replay()
        stop.record()
    torch.cuda.synchronize()
    return start.elapsed_time(stop) * 1e3  # us


def measure(case, size, samples, stream):
    calls = 20 if size <= MIB else 4
    case.prepare()
    with torch.cuda.stream(stream):
        case.call()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=stream):
        for _ in range(calls):
            case.call()
    first = [sample(graph, 1, stream) for _ in range(3)][-1]
    times = torch.tensor([max(1, min(200, int(5e3 / first)))], device=case.dest.device)
    dist.broadcast(times, 0)
    times = int(times.item())
    values = sorted(sample(graph, times, stream) / times / calls for _ in range(samples))
    case.check()
    deciles = values[samples // 10], values[samples - 1 - samples // 10]
    return {"what": f"{case.name}_graph", "bytes": size, "blocks": 0, "pes": case.world,
            "us": statistics.median(values), "low": deciles[0], "high": deciles[1], "samples": samples}


def worker(rank, world, samples, text, file):
    torch.cuda.set_device(rank)
    dist.init_process_group("nccl", init_method=f"file://{file}", rank=rank, world_size=world)
    device = torch.device("cuda", rank)
    dest = torch.zeros(MOST // 4 * world, dtype=torch.float32, device=device)
    source = torch.zeros(MOST // 4, dtype=torch.float32, device=device)
    stream = torch.cuda.Stream()
    for name in [one for one in NAMES if text in one]:
        size = 4 * world if name != "barrier_all" else 0
        while size <= MOST:
            result = measure(Case(name, size, rank, world, dest, source), size, samples, stream)
            if rank == 0:
                print(json.dumps(result), flush=True)
            if size == 0:
                break
            size *= 4
    dist.destroy_process_group()


def main():
    world = int(sys.argv[1]) if len(sys.argv) > 1 else torch.cuda.device_count()
    samples = int(sys.argv[2]) if len(sys.argv) > 2 else 21
    text = sys.argv[3] if len(sys.argv) > 3 else ""
    if not 1 <= world <= torch.cuda.device_count():
        raise SystemExit(f"{world} GPUs wanted, {torch.cuda.device_count()} are here")
    with tempfile.TemporaryDirectory() as folder:
        mp.spawn(worker, args=(world, samples, text, str(Path(folder) / "meet")), nprocs=world)


if __name__ == "__main__":
    main()
