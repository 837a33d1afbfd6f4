#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""torch's own tests of torch.distributed (those in its wheel), for the backend `isomem`:

    torch_suite.py RANKS [--cuda] [--sample N [--seed S]] [TEST...]

A line for each test: its name, what became of it and why. The exit status is 1 if one fails that KNOWN does not name.
Tests that torch has for the names gloo and mpi run under these, in groups of isomem; with --cuda those for nccl, on
CUDA tensors. They want a GPU for each rank: where there are fewer, ranks share them, and the tests do not notice.
"""
import argparse
import contextlib
import importlib
import os
import random
import re
import subprocess
import sys
import unittest

# Tests that cannot pass, and why.
NAME = "torch: monitored_barrier looks for the name gloo"
SMALL = "torch: its group is of ranks 1 and 2, and there are 2 ranks"
KNOWN = {
    "test_ddp_logging_data_cpu": "torch: its log calls all backends that are registered custom",
    "test_monitored_barrier_failure_order": NAME,
    "test_monitored_barrier_gloo": NAME,
    "test_monitored_barrier_gloo_rank_0_timeout": "torch: it wants the words of Gloo's error",
    "test_monitored_barrier_gloo_subgroup": NAME,
    "test_monitored_barrier_wait_all_ranks": NAME,
}
KNOWN_OF_TWO = {
    "test_all_to_all_group": SMALL,
    "test_all_to_all_single_equal_split_group": SMALL,
    "test_all_to_all_single_unequal_split_group": SMALL,
}
NUMBER = "torch: it compares the number of a GPU that is shared"
NCCL = "torch: it makes a group of NCCL, which shares no GPU"
KNOWN_OF_SHARED = {
    "test_average_parameters": NCCL,
    "test_ddp_device": NUMBER,
    "test_ddp_logging_data_gpu": NUMBER,
    "test_monitored_barrier_allreduce_hang": NCCL,
    "test_monitored_barrier_allreduce_hang_wait_all_ranks": NCCL,
    "test_nccl_high_priority_stream": NCCL,
}
KNOWN_OF_CUDA = {
    "test_ddp_profiling_execution_trace": "torch: it wants the name nccl",
    "test_get_backend": "torch: it wants the name nccl",
}


# Whose tests they are: many look for a name, although they need nothing but its operations.
GATES = ("isomem", "gloo", "mpi")
GATES_OF_CUDA = ("nccl",)
MODULE = "torch.testing._internal.distributed.distributed_test"


def share_gpus(ranks):
    """From here on, this process sees a GPU for each rank: of those that are not there, others take the place, in
    turns. Returns the mode under which tensors do so too."""
    import torch
    from torch.overrides import TorchFunctionMode
    there = torch._C._cuda_getDeviceCount()

    def place(device):
        if isinstance(device, int) and not isinstance(device, bool):
            return device % there if device >= 0 else device
        if isinstance(device, str) and device.startswith("cuda:"):
            device = torch.device(device)
        if isinstance(device, torch.device) and device.type == "cuda" and device.index is not None:
            return torch.device("cuda", device.index % there)
        return device

    class Shared(TorchFunctionMode):
        def __torch_function__(self, function, types, args=(), kwargs=None):
            if function in (torch.Tensor.to, torch.Tensor.cuda):
                args = (args[0], *map(place, args[1:]))
            return function(*args, **{name: place(value) if name == "device" else value
                                      for name, value in (kwargs or {}).items()})

    def index_of(device, *arguments, **options):
        return get_index(place(device), *arguments, **options)

    get_index = torch.cuda._get_device_index
    for module in (torch.cuda, torch.nn.parallel.distributed):
        module._get_device_index = index_of
    torch.cuda.device_count = lambda: max(there, ranks)
    return Shared()


def suites(ranks, gates, is_shared):
    """{name of a backend: the class of torch's tests, as it is for that backend}; their processes are forked, so that
    none of them imports torch anew, and their groups are isomem's."""
    os.environ.update(WORLD_SIZE=str(ranks), OMP_NUM_THREADS="1", MASTER_ADDR="127.0.0.1", GLOO_SOCKET_IFNAME="lo",
                      TEMP_DIR=os.environ.get("TMPDIR", "/tmp"))
    os.environ.setdefault("DISTRIBUTED_TESTS_DEFAULT_TIMEOUT", "60")
    import torch
    count_gpus = torch._C._cuda_getDeviceCount
    torch._C._cuda_getDeviceCount = lambda: 0  # what has looked for GPUs cannot be forked
    os.environ["NUMBA_DISABLE_CUDA"] = "1"  # it would look
    from torch.testing._internal import common_distributed
    common_distributed.TEST_CUDA = gates is GATES_OF_CUDA
    if ranks >= 3:  # which is enough for groups of ranks 1 and 2, but torch wants 8
        common_distributed.skip_if_small_worldsize = lambda test: test
    for feature in ("ddp", "subgroup"):
        common_distributed.DistTestCases.backend_feature[feature].add("isomem")

    def set_up(self):
        os.environ["BACKEND"] = self.gate
        sys.modules[MODULE] = self.of_gate  # pickle looks at it
        super(type(self), self).setUp()
        self._start_processes(torch.multiprocessing.get_context("fork").Process)

    skips = {skip.exit_code for skip in common_distributed.TEST_SKIPS.values()}

    def run(cls, *arguments, **options):
        torch._C._cuda_getDeviceCount = count_gpus
        try:
            with share_gpus(ranks) if is_shared else contextlib.nullcontext():
                cls.of_gate.TestDistBackend._run.__func__(cls, *arguments, **options)
        except SystemExit as end:  # processes that were forked end without what is to be done at their exit
            import isomem
            if isomem.initialized() and (not end.code or end.code in skips):
                isomem.finalize()
            raise

    init = torch.distributed.init_process_group
    torch.distributed.init_process_group = lambda *_, **options: init(*_, **{**options, "backend": "isomem"})
    all_of_them = {}
    for gate in gates:
        os.environ["BACKEND"] = gate
        sys.modules.pop(MODULE, None)
        module = importlib.import_module(MODULE)  # the decorators look at the name now
        members = {"setUp": set_up, "_run": classmethod(run), "gate": gate, "of_gate": module, "__module__": "__main__"}
        all_of_them[gate] = type("Suite", (module.TestDistBackend, module.DistributedTest._DistTestBase), members)
    return all_of_them


def choose(classes, name):
    """The first backend's name under which a test is not skipped at once; None: it always is."""
    for gate, cls in classes.items():
        if not getattr(getattr(cls, name), "__unittest_skip__", False):
            return gate
    return None


class Result(unittest.TestResult):
    """Prints as it goes."""

    def __init__(self, out, known):
        super().__init__()
        self.known = known
        self.out, self.gate, self.counts = out, "", {"passed": 0, "skipped": 0, "known": 0, "failed": 0}

    def tell(self, test, what, why=""):
        name = test.id().rpartition(".")[2]
        if what == "failed" and name in self.known:
            what, why = "known", self.known[name]
        self.counts[what] += 1
        gate = f" (as of {self.gate})" if self.gate in GATES[1:] else ""
        print(f"{name}{gate} | {what} | {' '.join(str(why).split())[:400]}", file=self.out, flush=True)

    def end(self):
        print(", ".join(f"{n} {what}" for what, n in self.counts.items()), file=self.out, flush=True)

    def addSuccess(self, test):
        self.tell(test, "passed")

    def addSkip(self, test, reason):
        self.tell(test, "skipped", reason)

    def why(self, test, error):
        lines = str(error[1]).strip().splitlines()
        errors = [line for line in lines if re.match(r"[\w.]*(Error|Exception)\b", line)]
        self.tell(test, "failed", (errors or lines or [error[0].__name__])[-1])

    addFailure = addError = why


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ranks", type=int)
    parser.add_argument("tests", nargs="*", metavar="TEST")
    parser.add_argument("--cuda", action="store_true")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_intermixed_args()
    done = subprocess.run([sys.executable, "-c", "import isomem.torch, torch; isomem.torch._load(); "  # compiles it
                           "print(torch.cuda.device_count())"], check=True, stdout=subprocess.PIPE, text=True)
    gates = GATES_OF_CUDA if arguments.cuda else GATES
    is_shared = arguments.cuda and 0 < int(done.stdout.split()[-1]) < arguments.ranks
    classes = suites(arguments.ranks, gates, is_shared)
    known = {**KNOWN, **(KNOWN_OF_TWO if arguments.ranks == 2 else {}), **(KNOWN_OF_CUDA if arguments.cuda else {}),
             **(KNOWN_OF_SHARED if is_shared else {})}
    names = arguments.tests or sorted(unittest.TestLoader().getTestCaseNames(classes[gates[0]]))
    if arguments.sample:
        names = [name for name in names if choose(classes, name)]
        names = random.Random(arguments.seed).sample(names, arguments.sample)
    result = Result(os.fdopen(os.dup(1), "w"), known)
    for name in names:
        result.gate = choose(classes, name) or gates[0]
        classes[result.gate](name).run(result)
    result.end()
    sys.exit(result.counts["failed"] > 0)


if __name__ == "__main__":
    main()
