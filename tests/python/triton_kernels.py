# SPDX-License-Identifier: Apache-2.0
"""Kernels of Triton with isomem.triton, in Triton's interpreter on arrays of isomem, or (`cuda`) on GPUs; and what they
are compiled to for GPUs (`ptx`). Run under oshrun by job_test.py, with TRITON_INTERPRET=1, or for GPUs without."""
import os
import random
import re
import sys

import numpy as np
import torch
import triton
import triton.language as tl
from triton.compiler import ASTSource

import isomem
import isomem.triton
from isomem.triton import distances, get, peer, put, put_signal, signal_add, signal_set, wait

SEED = int(os.environ.get("ISOMEM_TEST_SEED") or 20260101)


@triton.jit
def exchange(box, mine, flags, peers, me, n_pes, n, turn, BLOCK: tl.constexpr):
    """Program i sends a block to PE i, and waits for what comes from it."""
    pe = tl.program_id(0)
    put_signal(box + me * n, mine + pe * n, n, flags + me, turn, peers, pe, BLOCK)
    wait(flags + pe, turn)


@triton.jit
def fetch(dest, source, peers, pe, n, BLOCK: tl.constexpr):
    get(dest, source, n, peers, pe, BLOCK)


@triton.jit
def send(dest, source, peers, pe, n, BLOCK: tl.constexpr):
    put(dest, source, n, peers, pe, BLOCK)


@triton.jit
def count(total, peers, n_pes, rounds):
    for _ in range(rounds):
        for pe in range(n_pes):
            signal_add(total, 1, peers, pe)
    wait(total, n_pes * rounds)


@triton.jit
def one_shot(out, values, arrived, left, peers, me, n_pes, n, turn, BLOCK: tl.constexpr):
    """An all-reduce: each PE says that its values are there, folds those of all, and says that it has."""
    for pe in range(n_pes):
        signal_set(arrived + me, turn, peers, pe)
    for pe in range(n_pes):
        wait(arrived + pe, turn)
    for begin in range(0, n, BLOCK):
        i = begin + tl.arange(0, BLOCK)
        total = tl.zeros((BLOCK,), tl.float32)
        for pe in range(n_pes):
            total += tl.load(peer(values + i, peers, pe), mask=i < n)
        tl.store(out + i, total, mask=i < n)
    for pe in range(n_pes):
        signal_set(left + me, turn, peers, pe)
    for pe in range(n_pes):
        wait(left + pe, turn)


class Place:
    """Where arrays lie and kernels run: host memory and the interpreter, or a GPU."""

    def __init__(self, is_on_gpu):
        self.is_on_gpu = is_on_gpu
        self.more = {"device": "cuda"} if is_on_gpu else {}
        if is_on_gpu:
            torch.cuda.set_device(isomem.rank() % torch.cuda.device_count())

    def tensor(self, array):
        """A view of a symmetric array; anything else as the kernel can have it."""
        if self.is_on_gpu and isinstance(array, isomem.DeviceArray):
            return torch.from_dlpack(array)
        own = torch.from_numpy(np.asarray(array))
        return own.cuda() if self.is_on_gpu else own

    def look(self, array):
        """What it holds when all kernels are done."""
        self.finish()
        if isinstance(array, torch.Tensor):
            return array.cpu().numpy()
        return array.numpy() if self.is_on_gpu else np.asarray(array)

    def finish(self):
        if self.is_on_gpu:
            torch.cuda.synchronize()

    def meet(self):
        self.finish()
        isomem.barrier_all()

    def distances(self):
        of_gpus = isomem.triton.device_distances
        return self.tensor(np.asarray(of_gpus(isomem.rank(), isomem.size())) if self.is_on_gpu else distances())


def run(is_on_gpu=False):
    isomem.init()
    me, n_pes, generator = isomem.rank(), isomem.size(), random.Random(SEED)
    place = Place(is_on_gpu)
    tensor, more, peers = place.tensor, place.more, place.distances()
    flags, total, arrived, left = (isomem.signals(n_pes, **more) for _ in range(4))
    words = [tensor(one.view(np.int64)) for one in (flags, total, arrived, left)]
    for turn, dtype in enumerate(("float32", "int64", "int8", "float64", "int32", "float16"), 1):
        n, block = generator.randrange(1, 700), generator.choice((16, 128))
        box = isomem.full((n_pes + 1, n + 3), 77, dtype, **more)
        every = [np.random.default_rng(SEED + 100 * turn + pe).integers(-100, 100, (n_pes, n)).astype(dtype)
                 for pe in range(n_pes)]
        mine = isomem.array(every[me], **more)
        exchange[(n_pes,)](tensor(box), tensor(mine), words[0], peers, me, n_pes, n, turn, BLOCK=block)
        got = place.look(box).ravel()
        assert np.array_equal(got[:n_pes * n].reshape(n_pes, n), np.stack([one[me] for one in every])), (dtype, n)
        assert np.all(got[n_pes * n:] == 77)
        place.meet()
        pe, begin = generator.randrange(n_pes), generator.randrange(n)
        dest = tensor(np.full(n + 1, 55, dtype))
        fetch[(1,)](dest, tensor(mine).view(-1)[begin:], peers, pe, n - begin, BLOCK=block)
        got = place.look(dest)
        assert np.array_equal(got[:n - begin], every[pe].ravel()[begin:n]) and np.all(got[n - begin:] == 55)
        place.meet()
        send[(1,)](tensor(box).view(-1)[begin:], tensor(every[me][0]), peers, (me + 1) % n_pes, n, BLOCK=block)
        place.meet()
        assert np.array_equal(place.look(box).ravel()[begin:begin + n], every[(me - 1) % n_pes][0])
    count[(1,)](words[1], peers, n_pes, 50)
    place.meet()
    assert place.look(total)[0] == 50 * n_pes
    values, out = isomem.zeros(300, "float32", **more), tensor(np.zeros(300, "float32"))
    for turn in range(1, 20):
        values[:] = me + turn * np.arange(300)
        one_shot[(1,)](out, tensor(values), words[2], words[3], peers, me, n_pes, 300, turn, BLOCK=128)
        assert np.array_equal(place.look(out), sum(pe + turn * np.arange(300) for pe in range(n_pes)))
    if me == 0:
        print(f"kernels of Triton on {n_pes} PEs, seed {SEED}")
    isomem.finalize()


def ptx_of(kernel, **types):
    signature = {name: kind for name, kind in types.items() if not isinstance(kind, int)}
    constants = {name: kind for name, kind in types.items() if isinstance(kind, int)}
    aligned = {(i,): [["tt.divisibility", 16]] for i, kind in enumerate(types.values()) if str(kind)[0] == "*"}
    source = ASTSource(kernel, {**signature, **{name: "constexpr" for name in constants}}, constants, aligned)
    return triton.compile(source, target=triton.backends.compiler.GPUTarget("cuda", 90, 32)).asm["ptx"]


def ptx():
    """Release and acquire for the machine, by all threads of a program; 16 bytes at a time; no call of anything."""
    text = ptx_of(exchange, box="*fp32", mine="*fp32", flags="*i64", peers="*i64", me="i32", n_pes="i32", n="i32",
                  turn="i64", BLOCK=1024)
    release = r"atom\.global\.(sys\.release|release\.sys)"
    acquire = r"(ld|atom)\.global\.(sys\.acquire|acquire\.sys)"
    assert re.search(rf"(?s)st\.global.*bar\.sync.*{release}.*{acquire}.*bar\.sync", text), text
    assert not re.search(r"\bcall\b|\.extern \.func", text), text
    text = ptx_of(fetch, dest="*fp32", source="*fp32", peers="*i64", pe="i32", n=4096, BLOCK=1024)
    assert re.search(r"ld\.global[.\w]*\.v4", text) and re.search(r"st\.global[.\w]*\.v4", text), text
    assert list(isomem.triton.device_distances(1, 3)) == [-(1 << 38), 0, 1 << 38]
    try:
        isomem.triton.device_distances(0, 32)
    except ValueError as error:
        assert "at most 31 PEs" in str(error)
    else:
        raise AssertionError("32 PEs")
    print("kernels of Triton compiled to PTX")


if __name__ == "__main__":
    ptx() if sys.argv[1:] == ["ptx"] else run(sys.argv[1:] == ["cuda"])
