# SPDX-License-Identifier: Apache-2.0
"""Training ResNet-50 on random images, with the options and the output of Horovod's synthetic benchmark:

    oshrun -n 2 python -m isomem.bench.resnet50 --batch-size 32 --num-iters 10
    oshrun -n 2 python -m isomem.bench.resnet50 --staging preallocated per_call direct --backend isomem gloo

Gradients are summed in buckets of 25 MB, after the backward pass. How they get into symmetric memory is the staging:

    preallocated   copied into buffers that are allocated once
    per_call       copied into a buffer that is allocated and freed for each bucket, in each step
    direct         not at all: they lie in symmetric memory

and the sums are those of isomem.reduce. A backend of torch.distributed instead (isomem, gloo, on GPUs nccl) sums in
private memory; `allocated` is isomem with buffers that its group has allocated, on CPUs. All that are named train a
model each, in turns, iteration by iteration, from the same parameters on the same images. Where there are GPUs each PE
uses one, and symmetric memory is theirs; --no-cuda trains on CPUs.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import statistics
import time
from abc import ABC, abstractmethod
from typing import Any, Callable

import numpy as np
import torch
import torch.distributed as dist
import torch.nn.functional as F

import isomem
from isomem.bench._resnet import resnet50

STAGINGS, BACKENDS = ("preallocated", "per_call", "direct"), ("isomem", "allocated", "gloo", "nccl")


class Place:
    """Host memory, or that of a GPU."""

    def __init__(self, is_on_gpu: bool) -> None:
        self.is_on_gpu, self.name = is_on_gpu, "GPU" if is_on_gpu else "CPU"
        if is_on_gpu:
            torch.cuda.set_device(isomem.local_rank() % torch.cuda.device_count())
            torch.cuda.init()
        self.device = torch.device("cuda", torch.cuda.current_device()) if is_on_gpu else torch.device("cpu")

    def empty(self, size: int, dtype: Any) -> Any:
        return isomem.empty(size, str(dtype).removeprefix("torch."), device="cuda" if self.is_on_gpu else None)

    def view(self, array: Any) -> Any:
        return torch.from_dlpack(array) if self.is_on_gpu else torch.from_numpy(array)

    def sum(self, array: Any) -> None:
        isomem.reduce(array, array, **({"stream": torch.cuda.current_stream()} if self.is_on_gpu else {}))

    def finish(self) -> None:
        if self.is_on_gpu:
            torch.cuda.synchronize()


def buckets_of(parameters: list[Any], limit: int) -> list[list[Any]]:
    """The parameters in the order in which their gradients come, in groups of about `limit` bytes."""
    buckets: list[list[Any]] = [[]]
    size = 0
    for parameter in reversed(parameters):
        if size >= limit:
            buckets.append([])
            size = 0
        buckets[-1].append(parameter)
        size += parameter.numel() * 4
    return buckets


class Staged(ABC):
    """One bucket's gradients, in a buffer: averages of them among all PEs."""

    def __init__(self, parameters: list[Any], place: Place, dtype: Any = torch.float32) -> None:
        self.parameters, self.place, self.dtype = parameters, place, dtype
        self.ends = np.cumsum([parameter.numel() for parameter in parameters]).tolist()

    @abstractmethod
    def buffer(self) -> Any:
        """A tensor for all gradients, in which those of all PEs are summed."""

    @abstractmethod
    def sum(self, buffer: Any) -> None:
        """Of all PEs, in place."""

    def parts(self, buffer: Any) -> list[Any]:
        return [buffer[end - parameter.numel():end].view_as(parameter)
                for parameter, end in zip(self.parameters, self.ends)]

    def average(self) -> None:
        buffer = self.buffer()
        parts = self.parts(buffer)
        for part, parameter in zip(parts, self.parameters):
            part.copy_(parameter.grad)
        self.sum(buffer)
        buffer /= isomem.size()
        for part, parameter in zip(parts, self.parameters):
            parameter.grad.copy_(part)


class PerCall(Staged):
    def buffer(self) -> Any:
        self.array = self.place.empty(self.ends[-1], self.dtype)
        return self.place.view(self.array)

    def sum(self, buffer: Any) -> None:
        self.place.sum(self.array)
        self.array = None  # returns with the next allocation, by agreement


class Preallocated(Staged):
    def __init__(self, parameters: list[Any], place: Place, dtype: Any = torch.float32) -> None:
        super().__init__(parameters, place, dtype)
        self.array = place.empty(self.ends[-1], dtype)
        self.tensor = place.view(self.array)

    def buffer(self) -> Any:
        return self.tensor

    def sum(self, buffer: Any) -> None:
        self.place.sum(self.array)


class Direct(Preallocated):
    """The gradients are parts of the buffer."""

    def __init__(self, parameters: list[Any], place: Place) -> None:
        super().__init__(parameters, place)
        self.tensor.zero_()
        for part, parameter in zip(self.parts(self.tensor), parameters):
            parameter.grad = part

    def average(self) -> None:
        self.sum(None)
        self.tensor /= isomem.size()


class Backend(Staged):
    """Of torch.distributed."""

    def __init__(self, parameters: list[Any], place: Place, group: Any, dtype: Any, is_allocated: bool) -> None:
        super().__init__(parameters, place, dtype)
        self.group = group
        allocate = group._get_backend(place.device).allocate_tensor if is_allocated else torch.empty
        self.tensor = allocate(self.ends[-1], dtype=dtype, device=place.device)

    def buffer(self) -> Any:
        return self.tensor

    def sum(self, buffer: Any) -> None:
        dist.all_reduce(buffer, group=self.group)


def kinds(arguments: argparse.Namespace) -> dict[str, Callable[..., Staged]]:
    """{name: what makes a bucket of it}."""
    dtype = torch.float16 if arguments.fp16_allreduce else torch.float32
    made: dict[str, Callable[..., Staged]] = {
        "preallocated": functools.partial(Preallocated, dtype=dtype), "direct": Direct,
        "per_call": functools.partial(PerCall, dtype=dtype)}
    all_of_them = {name: made[name] for name in arguments.staging}
    if arguments.backend and not dist.is_initialized():
        dist.init_process_group("gloo", init_method="isomem://")
    for name in arguments.backend:
        group = dist.new_group(backend="isomem" if name == "allocated" else name)
        all_of_them[name] = functools.partial(Backend, group=group, dtype=dtype, is_allocated=name == "allocated")
    return all_of_them


class Training:
    def __init__(self, arguments: argparse.Namespace, place: Place, make: Callable[..., Staged]) -> None:
        torch.manual_seed(1234)
        self.model = resnet50(arguments.width).to(place.device)
        self.parameters = list(self.model.parameters())
        self.optimizer = torch.optim.SGD(self.parameters, lr=0.01)
        self.buckets = [make(bucket, place) for bucket in buckets_of(self.parameters, 25 << 20)]
        generator = torch.Generator().manual_seed(isomem.rank())
        shape = (arguments.batch_size, 3, arguments.image_size, arguments.image_size)
        self.images = torch.randn(shape, generator=generator).to(place.device)
        self.labels = torch.randint(1000, (arguments.batch_size,), generator=generator).to(place.device)

    def step(self) -> None:
        self.optimizer.zero_grad(set_to_none=False)
        F.cross_entropy(self.model(self.images), self.labels).backward()
        for bucket in self.buckets:
            bucket.average()
        self.optimizer.step()

    def every_parameter(self) -> Any:
        return torch.cat([parameter.detach().flatten() for parameter in self.parameters]).cpu()

    def digest(self) -> bytes:
        """Of the parameters' bits."""
        return hashlib.sha256(self.every_parameter().numpy().tobytes()).digest()


def at_least(minimum: int) -> Callable[[str], int]:
    """The type of an argument that is such a number."""
    def number(text: str) -> int:
        if int(text) < minimum:
            raise argparse.ArgumentTypeError(f"{text}; valid: {minimum} or more")
        return int(text)
    return number


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default="resnet50", choices=["resnet50"])
    parser.add_argument("--batch-size", type=at_least(1), default=32, help="images of each PE")
    parser.add_argument("--num-warmup-batches", type=at_least(0), default=10)
    parser.add_argument("--num-batches-per-iter", type=at_least(1), default=10)
    parser.add_argument("--num-iters", type=at_least(1), default=10)
    parser.add_argument("--fp16-allreduce", action="store_true",
                        help="sums in half precision; not with --staging direct")
    parser.add_argument("--no-cuda", action="store_true", help="trains on CPUs where there are GPUs")
    parser.add_argument("--staging", nargs="*", choices=STAGINGS, help="default, without --backend: preallocated")
    parser.add_argument("--backend", nargs="*", choices=BACKENDS, default=[])
    parser.add_argument("--width", type=at_least(1), default=64, help="less makes a smaller model")
    parser.add_argument("--image-size", type=at_least(1), default=224)
    arguments = parser.parse_args()
    if arguments.staging is None:
        arguments.staging = [] if arguments.backend else ["preallocated"]
    if arguments.fp16_allreduce and "direct" in arguments.staging:
        parser.error("--fp16-allreduce: --staging direct sums the gradients where they lie, in float32")
    arguments.cuda = torch.cuda.is_available() and not arguments.no_cuda
    wrong = "allocated" if arguments.cuda else "nccl"
    if wrong in arguments.backend:
        parser.error(f"--backend {wrong} trains on {'CPUs' if arguments.cuda else 'GPUs'}")
    return arguments


def report(name: str, rates: list[float], kind: str) -> None:
    """Images a second of one PE, and of all."""
    mean, spread = statistics.mean(rates), 1.96 * statistics.pstdev(rates)
    print(f"{name}Img/sec per {kind}: {mean:.1f} +-{spread:.1f}")
    n = isomem.size()
    print(f"{name}Total img/sec on {n} {kind}(s): {n * mean:.1f} +-{n * spread:.1f}", flush=True)


def check(trainings: dict[str, Training], kind: str) -> None:
    """Whatever summed, all PEs have the same parameters."""
    for name, training in trainings.items():
        digests = isomem.zeros((isomem.size(), 32), "uint8")
        isomem.fcollect(digests, isomem.array(np.frombuffer(training.digest(), "uint8")))
        if not np.all(np.asarray(digests) == np.asarray(digests)[0]):
            raise SystemExit(f"isomem.bench.resnet50: {name}: the parameters differ between PEs")
        if isomem.rank() == 0:
            vain = "" if torch.isfinite(training.every_parameter()).all() else ", not all finite"
            print(f"Parameters, {name}: {bytes(digests[0]).hex()[:16]} on all {kind}s{vain}")


def main() -> None:
    arguments = parse()
    if dist.is_torchelastic_launched():  # torchrun
        dist.init_process_group("gloo")
        isomem.init(dist.PrefixStore("isomem", dist.distributed_c10d._get_default_store()), dist.get_rank(),
                    dist.get_world_size())
    isomem.init()
    torch.set_num_threads(1)
    say: Callable[..., None] = print if isomem.rank() == 0 else lambda *_, **__: None
    place = Place(arguments.cuda)
    trainings = {name: Training(arguments, place, make) for name, make in kinds(arguments).items()}
    label = {name: f"{name}: " if len(trainings) > 1 else "" for name in trainings}
    say(f"Model: {arguments.model}")
    say(f"Batch size: {arguments.batch_size}")
    say(f"Number of {place.name}s: {isomem.size()}")
    say("Running warmup...")
    for training in trainings.values():
        for _ in range(arguments.num_warmup_batches):
            training.step()
    place.finish()
    say("Running benchmark...")
    rates: dict[str, list[float]] = {name: [] for name in trainings}
    for i in range(arguments.num_iters):
        for name, training in trainings.items():
            isomem.barrier_all()
            start = time.perf_counter()
            for _ in range(arguments.num_batches_per_iter):
                training.step()
            place.finish()
            rate = arguments.batch_size * arguments.num_batches_per_iter / (time.perf_counter() - start)
            rates[name].append(rate)
            say(f"{label[name]}Iter #{i}: {rate:.1f} img/sec per {place.name}", flush=True)
    if isomem.rank() == 0:
        for name in trainings:
            report(label[name], rates[name], place.name)
    check(trainings, place.name)
    if dist.is_initialized():
        dist.destroy_process_group()
    isomem.finalize()


if __name__ == "__main__":
    main()
