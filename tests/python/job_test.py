#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the Python tests in jobs of 1, 2 and 4 PEs, with the interpreter of a virtual environment in which the package
is installed: job_test.py VENV KIND. Exit status 77 if there is none (./dev test makes it)."""
import ast
import ctypes
import ctypes.util
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
MODULES = ("test_arrays", "test_transfers", "test_words", "test_teams", "test_collectives", "test_refusals",
           "test_garbage")


class Job:
    def __init__(self, venv):
        self.bin = Path(venv) / "bin"

    def run(self, *command, status=0, **options):
        """stdout and stderr of a command of the environment that ends with this status."""
        environment = {**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": "1",
                       **options.pop("env", {})}
        done = subprocess.run([self.bin / command[0], *map(str, command[1:])], env=environment, text=True,
                              capture_output=True, check=False, **{"timeout": 300, **options})
        text = done.stdout + done.stderr
        if status is not None:
            assert done.returncode == status, f"status {done.returncode}, not {status}: {command}\n{text}"
        return text

    def pes(self, n, *command, oshrun=(), **options):
        return self.run("oshrun", "-n", n, *oshrun, self.bin / "python", *command, **options)


def jobs(job, n):
    print(job.pes(n, HERE / "pes.py", *MODULES), end="")


def hosts(job, n):
    """Each PE is a host of its own: nothing is near. Views of other PEs do not exist."""
    words = job.pes(n, HERE / "pes.py", "test_transfers", "test_words", "test_collectives",
                    env={"ISOMEM_WIRE": "loopback"})
    print(words, end="")


def unique_id(job, n):
    """Processes that nobody has started together; a Store and a communicator are played by a file."""
    for kind in ("bytes", "store", "communicator"):
        with tempfile.TemporaryDirectory() as folder:
            pes = [subprocess.Popen([job.bin / "python", HERE / "strangers.py", kind, folder, str(i), str(n)],
                                    text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for i in range(n)]
            for i, pe in enumerate(pes):
                text = pe.communicate(timeout=100)[0]
                assert pe.returncode == 0 and f"PE {i} of {n} has heard of all" in text, f"{kind}, PE {i}: {text}"


def nvshmem4py(job, n):
    """NVSHMEM's package, unmodified, by the preload of docs/python.md."""
    library = job.run("python", "-c", "import isomem; print(isomem.get_library())").strip() + "/libisomem.so.0"
    text = job.run("python", "-c", "import nvshmem.core; print('found')", status=None, env=cuda_libraries())
    if "found" not in text or not hasattr(ctypes.CDLL(library), "nvshmem_malloc"):
        print("NVSHMEM4Py is not installed there (./dev test --torch does it), or isomem has no GPU half. Skipped.")
        sys.exit(77)
    environment = {**os.environ, **cuda_libraries(), "LD_PRELOAD": library}
    with tempfile.TemporaryDirectory() as folder:
        pes = [subprocess.Popen([job.bin / "python", HERE / "nvshmem4py.py", folder, str(i), str(n)], env=environment,
                                text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for i in range(n)]
        for i, pe in enumerate(pes):
            text = pe.communicate(timeout=100)[0]
            assert pe.returncode == 0 and f"PE {i} of {n} ends" in text, text


def cuda_libraries():
    """Wheels without their dependencies need libraries of the CUDA toolkit."""
    cuda = "/usr/local/cuda/lib64"
    paths = filter(None, [os.environ.get("LD_LIBRARY_PATH"), cuda if os.path.exists(cuda) else None])
    return {"LD_LIBRARY_PATH": ":".join(paths)}


def with_torch(job):
    """The environment in which torch is found; exits with 77 where it is not installed."""
    environment = {**cuda_libraries(), "OMP_NUM_THREADS": "1",
                   "PET_STANDALONE": "1"}  # torchrun with a port of its own: tests run beside each other
    if "found" not in job.run("python", "-c", "import torch; print('found')", status=None, env=environment):
        print("torch is not installed there: ./dev test --torch does it. Skipped.")
        sys.exit(77)
    return environment


def torch_import(job, _):
    """An isomem that cannot be loaded is no reason for `import torch` to fail; isomem.torch registers by itself."""
    environment = with_torch(job)
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "isomem"
        package.mkdir()
        (package / "__init__.py").write_text('raise OSError("this isomem is broken")\n')
        script = "import torch, torch.distributed as d\nassert 'isomem' in d.Backend.backend_list\n" \
                 "try: d.init_process_group('isomem', store=d.HashStore(), rank=0, world_size=1)\n" \
                 "except OSError as error: print('told:', error)"
        text = job.run("python", "-c", script, env={**environment, "PYTHONPATH": folder})
        assert "told: this isomem is broken" in text, text
    script = "import isomem.torch, torch.distributed as d\nassert 'isomem' in d.Backend.backend_list\n" \
             "d.Backend.backend_list.remove('isomem'); isomem.torch.register(); print('goes on')"
    text = job.run("python", "-c", script, env={**environment, "TORCH_DEVICE_BACKEND_AUTOLOAD": "0"})
    assert "goes on" in text and text.count("cannot be registered") == 1, text  # the name is taken: told, not raised
    script = "import torch.distributed as d, datetime\n" \
             "try: d.init_process_group('isomem', store=d.HashStore(), rank=0, world_size=3, " \
             "timeout=datetime.timedelta(seconds=1))\nexcept RuntimeError as error: print('told:', error)"
    text = job.run("python", "-c", script, env=environment)
    assert "has waited 1000 ms for ranks 1, 2" in text, text
    script = "from isomem.torch import _build\nimport os\nos.umask(0)\n" \
             "try: _build.load()\nexcept RuntimeError as error: print('told:', error)"
    text = job.run("python", "-c", script, env={**environment, "XDG_CACHE_HOME": "/dev/null"})
    assert "told:" in text and "set XDG_CACHE_HOME to" in text, text
    with tempfile.TemporaryDirectory() as folder:
        script = script.replace("try:", "path = _build.cached(); os.makedirs(path.parent); path.touch()\ntry:")
        text = job.run("python", "-c", script, env={**environment, "XDG_CACHE_HOME": folder})
        assert "told:" in text and "others could change what is loaded" in text, text


def torch(job, n):
    text = job.pes(n, HERE / "torch_ops.py", env=with_torch(job))
    assert f"all operations on {n} ranks" in text and "finalize" not in text, text
    text = job.pes(n, HERE / "torch_odd.py", env=with_torch(job))
    assert f"odd uses on {n} ranks" in text, text
    text = job.pes(n, HERE / "torch_types.py", env=with_torch(job))
    assert f"types on {n} ranks" in text, text
    text = job.pes(n, HERE / "torch_life.py", env=with_torch(job))
    assert f"lived and ended on {n} ranks" in text, text
    text = job.pes(n, HERE / "torch_life.py", "ends_before_its_callback", env=with_torch(job))
    assert [text.count(f"{what} behind the end") for what in ("told", "dropped")] == [n, n], text
    for case, status in (("daemons", 0), ("daemons_and_status", 3)):
        text = job.pes(n, HERE / "torch_life.py", case, env=with_torch(job), status=status)
        assert text.count("beside its daemons") == n and "terminate" not in text and "Error" not in text, text
    text = job.pes(n, HERE / "torch_symmetric.py", env=with_torch(job))
    assert f"symmetric memory of {n} ranks" in text, text
    if n != 2:
        return
    far = {**with_torch(job), "ISOMEM_WIRE": "loopback"}
    text = job.pes(n, HERE / "torch_ops.py", "large", "ddp", "fsdp", env=far)
    assert f"on {n} ranks" in text, text
    text = job.pes(n, HERE / "torch_symmetric.py", env=far)
    assert f"symmetric memory of {n} ranks" in text, text


def torch_window(job, n):
    """Windows; also with each rank on a host of its own, under torchrun, and in groups that torch has wrapped."""
    environment = {**with_torch(job), "GLOO_SOCKET_IFNAME": "lo"}
    for more in ({}, {"ISOMEM_WIRE": "loopback"}):
        text = job.pes(n, HERE / "torch_window.py", env={**environment, **more})
        assert f"windows of {n} ranks" in text and "finalize" not in text, text
    if n == 2:
        for tests, more in (((), {}), (("puts", "signals"), {"TORCH_DISTRIBUTED_DEBUG": "DETAIL"})):
            text = job.run("torchrun", "--nproc-per-node", n, HERE / "torch_window.py", *tests,
                           env={**environment, **more})
            assert f"windows of {n} ranks" in text, text


def torch_build(job, _):
    """The compilers that are tried for the extension."""
    assert "compilers tried" in job.run("python", HERE / "torch_build.py", env=with_torch(job))


def torch_cuda(job, n):
    """CUDA tensors, on as many GPUs as there are."""
    for program, end, least in (("torch_cuda.py", "CUDA tensors", 1),
                                ("torch_symmetric_cuda.py", "symmetric CUDA tensors", 1),
                                ("torch_allocated_cuda.py", "CUDA tensors of groups", 1),
                                ("torch_window_cuda.py", "windows of CUDA tensors", 1),
                                ("torch_first_cuda.py device_id", "first CUDA tensors (device_id)", 1),
                                ("torch_first_cuda.py tensor", "first CUDA tensors (tensor)", 4),
                                ("torch_first_cuda.py barrier", "first CUDA tensors (barrier)", 4),
                                ("torch_first_cuda.py full", "first CUDA tensors (full)", 4)):
        program, *arguments = program.split()
        ranks = max(n, least)
        queues = {"CUDA_DEVICE_MAX_CONNECTIONS": "32"}  # or streams share one, whose order is that of the program
        text = job.pes(ranks, HERE / program, *arguments, env={**with_torch(job), **queues})
        if "skipped: no GPU" in text:
            print("There is no GPU. Skipped.")
            sys.exit(77)
        assert f"{end} of {ranks} ranks" in text, text
        print(text, end="")


def torchrun(job, n):
    """Started by torchrun: by a unique id, of which torch's store knows."""
    options = ("torchrun", "--nproc-per-node", n)
    text = job.run(*options, HERE / "torch_strangers.py", env=with_torch(job))
    assert text.count(f"one job of {n}") == n, text
    text = job.run(*options, HERE / "torch_ops.py", "large", "many_groups", "ddp", "fsdp", "again", env=with_torch(job))
    assert f"on {n} ranks" in text, text
    text = job.run(*options, HERE / "torch_life.py", env=with_torch(job))
    assert f"lived and ended on {n} ranks" in text, text
    text = job.run(*options, HERE / "torch_symmetric.py", "finalized", "beside_gloo", env=with_torch(job))
    assert f"symmetric memory of {n} ranks" in text, text
    text = job.run(*options, "--max-restarts", 2, HERE / "torch_restart.py", env=with_torch(job))
    assert text.count(f"attempt 2 has summed {n}") == n, text


def torch_children(job, _):
    """Ranks that Python's multiprocessing starts, which end one after the other, or fail."""
    for way in ("fork", "forkserver", "spawn"):
        text = job.run("python", HERE / "torch_children.py", way, env=with_torch(job))
        assert text.count("has gone on") == 2 and "children ended" in text and "died" not in text, text
    text = job.run("python", HERE / "torch_children.py", "fork", "fails", env=with_torch(job))
    assert "on purpose" in text and "children ended" in text, text


def torchrun_killed(job, n):
    """A rank that is killed ends the others: each program by one launcher, with ISOMEM_TEST_ALL=1 by both."""
    every = os.environ.get("ISOMEM_TEST_ALL") == "1"
    programs = ("torch_ops.py", "torch_symmetric.py")
    calls = job.pes(1, HERE / "torch_killed.py", "list", env=with_torch(job)).split()
    for call in calls if every else random.Random(os.environ.get("ISOMEM_TEST_SEED", "7")).sample(calls, 2):
        text = job.pes(n, HERE / "torch_killed.py", call, env=with_torch(job), status=137)
        assert re.search(r"PE 1 \(pid \d+ .*\) was killed by signal 9", text) and "has not ended" not in text, text
    for program in programs if every else programs[:1]:
        text = job.run("torchrun", "--nproc-per-node", n, HERE / program, "killed", env=with_torch(job), status=1)
        assert "SIGKILL" in text and "has not ended" not in text, text
    for program in programs if every else programs[1:]:
        text = job.pes(n, HERE / program, "killed", env=with_torch(job), status=137)
        assert "PE 1" in text and "was killed by signal 9" in text and "has not ended" not in text, text


def torch_suite(job, n):
    """torch's own tests: some, or all."""
    if "found" not in job.run("python", "-c", "import expecttest; print('found')", status=None, env=with_torch(job)):
        print("expecttest, which torch's tests need, is not installed there: ./dev test --torch does it. Skipped.")
        sys.exit(77)
    every = os.environ.get("ISOMEM_TEST_ALL") == "1"
    some = () if every else ("--sample", 12, "--seed", os.environ.get("ISOMEM_TEST_SEED") or 7)
    print(job.run("python", HERE / "torch_suite.py", n, *some, env=with_torch(job), timeout=2000), end="")


def trained(text):
    """What each has trained to numbers: {its name: of their bits}."""
    return dict(re.findall(r"(?m)^Parameters, (\w+): (\w+) on all CPUs$", text))


def bench(job, n):
    """Each staging and each backend trains the same: the parameters have equal bits. The output is that of Horovod."""
    environment = {**with_torch(job), "GLOO_SOCKET_IFNAME": "lo"}
    names = ("preallocated", "per_call", "direct", "isomem", "allocated", "gloo")
    program = ("-m", "isomem.bench.resnet50", "--width", 4, "--image-size", 32, "--batch-size", 2,
               "--num-warmup-batches", 1, "--num-batches-per-iter", 2, "--num-iters", 3)
    for names in (names, ("direct", "gloo")):  # the second time by torchrun
        backends = [name for name in names if name in ("isomem", "allocated", "gloo")]
        several = [*program, "--staging", *(name for name in names if name not in backends), "--backend", *backends]
        text = job.pes(n, *several, env=environment) if "isomem" in names else \
            job.run("torchrun", "--nproc-per-node", n, *several, env=environment)
        assert f"Model: resnet50\nBatch size: 2\nNumber of CPUs: {n}\nRunning warmup...\n" in text, text
        for name in names:
            rates = [float(rate) for rate in re.findall(rf"(?m)^{name}: Iter #\d: ([\d.]+) img/sec per CPU$", text)]
            mean, = re.findall(rf"(?m)^{name}: Img/sec per CPU: ([\d.]+) \+-[\d.]+$", text)
            total, = re.findall(rf"(?m)^{name}: Total img/sec on {n} CPU\(s\): ([\d.]+) \+-[\d.]+$", text)
            assert len(rates) == 3 and abs(sum(rates) / 3 - float(mean)) < 0.11, text
            assert abs(n * float(mean) - float(total)) < 0.06 * n + 0.06, text
        assert tuple(trained(text)) == names and len(set(trained(text).values())) == 1, text
    several = ("--staging", "preallocated", "per_call", "--backend", "isomem")
    larger = ("--batch-size", 8)  # the gradients of 2 images are too large for half
    text = job.pes(n, *program, *larger, "--fp16-allreduce", *several, env=environment)
    bits = trained(text)
    assert tuple(bits) == ("preallocated", "per_call", "isomem") and len(set(bits.values())) == 1, text
    text = job.pes(n, *program, "--fp16-allreduce", "--staging", "direct", env=environment, status=2)
    assert "--staging direct sums the gradients where they lie" in text, text
    text = job.pes(1, *program, "--num-iters", 0, env=environment, status=2)
    assert "--num-iters: 0; valid: 1 or more" in text, text
    script = "import torch\nfrom isomem.bench._resnet import resnet50\nwith torch.device('meta'): m = resnet50()\n" \
             "print(sum(p.numel() for p in m.parameters()), len(list(m.parameters())), m(torch.zeros(2, 3, 224, 224, " \
             "device='meta')).shape)"
    assert job.run("python", "-c", script, env=environment).strip() == "25557032 161 torch.Size([2, 1000])"


def triton(job, n):
    """In the interpreter, and with one PE also what GPUs would be given."""
    environment = with_torch(job)
    versions = job.run("python", "-c", "import numpy, triton; print('found', numpy.__version__, triton.__version__)",
                       status=None, env=environment)
    found = re.search(r"found (\d+)\.(\d+).* (\d+)\.(\d+)", versions)
    numbers = [int(number) for number in found.groups()] if found else None
    if not found or (numbers[2:] < [3, 7] and numbers[:2] >= [2, 4]):
        print("Triton 3.7 is not installed there (3.6 interprets with NumPy before 2.4): ./dev test --torch does it. "
              "Skipped.")
        sys.exit(77)
    text = job.pes(n, HERE / "triton_kernels.py", env={**environment, "TRITON_INTERPRET": "1"})
    assert f"kernels of Triton on {n} PEs" in text, text
    if os.path.exists("/dev/nvidia0"):
        text = job.pes(n, HERE / "triton_kernels.py", "cuda", env=environment)
        assert f"kernels of Triton on {n} PEs" in text, text
    if n == 1:
        with tempfile.TemporaryDirectory() as folder:
            text = job.run("python", HERE / "triton_kernels.py", "ptx", env={**environment, "TRITON_CACHE_DIR": folder})
        assert "compiled to PTX" in text, text


def numba(job, n):
    """In the simulator, and with one PE also what GPUs would be given, where there is a CUDA toolkit."""
    if "found" not in job.run("python", "-c", "import numba_cuda; print('found')", status=None):
        print("numba-cuda is not installed there: ./dev test --torch does it. Skipped.")
        sys.exit(77)
    text = job.pes(n, HERE / "numba_kernels.py", env={"NUMBA_ENABLE_CUDASIM": "1"})
    assert f"kernels of Numba on {n} PEs" in text, text
    if os.path.exists("/dev/nvidia0"):
        text = job.pes(n, HERE / "numba_kernels.py", "cuda")
        assert f"kernels of Numba on {n} PEs" in text, text
    if n == 1 and os.path.exists("/usr/local/cuda/nvvm"):
        text = job.run("python", HERE / "numba_kernels.py", "ptx", env={"CUDA_HOME": "/usr/local/cuda"})
        assert "compiled to PTX" in text, text


def with_cuda():
    """Environments with GPUs: the fake ones of tests/cuda_fake, which ctest names, and those of the machine."""
    found = []
    if driver := os.environ.get("FAKE_CUDA_DRIVER"):
        ledger = tempfile.mkdtemp()
        found.append({"LD_LIBRARY_PATH": driver, "FAKE_CUDA_DEVICES": "2", "FAKE_CUDA_LEDGER": f"{ledger}/ledger"})
    if os.path.exists("/dev/nvidia0"):
        found.append({})
    if not found:
        print("There is neither a GPU nor the fake driver: isomem is built without CUDA. Skipped.")
        sys.exit(77)
    return found


def device(job, n):
    """Arrays in device memory."""
    for environment in with_cuda():
        print(job.pes(n, HERE / "device_arrays.py", env=environment), end="")
        for end in ("finalize", "destroyed", "exit"):
            leaks = {"FAKE_CUDA_LEAKS": "1"} if end == "exit" else {}
            destroys = ["destroys"] if end == "finalize" and environment else []
            text = job.pes(n, HERE / "device_life.py", end, *destroys, env={**environment, **leaks})
            assert text.count("ended") == n and "misuse" not in text, text
    if os.environ.get("FAKE_CUDA_DRIVER"):
        environment = {**with_cuda()[0], "FAKE_CUDA_DEVICES": "0"}
        text = job.pes(n, HERE / "device_life.py", "none", env=environment)
        assert text.count("ended") == n, text


def device_hosts(job, n):
    """Two hosts, between which CPUs carry out collectives on streams; the fake driver has no others."""
    environment = {**with_cuda()[0], "ISOMEM_HOSTS": "2", "ISOMEM_WIRE": "ucx"}
    if "LD_LIBRARY_PATH" not in environment or not ctypes.util.find_library("ucp"):
        print("There is no fake driver, or no UCX. Skipped.")
        sys.exit(77)
    print(job.pes(n, HERE / "device_arrays.py", env=environment), end="")


def no_device(job, n):
    """What is said where there is no GPU."""
    text = job.pes(n, HERE / "device_life.py", "none", env={"CUDA_VISIBLE_DEVICES": ""})
    assert text.count("ended") == n, text


def life(job, n):
    text = job.pes(n, HERE / "life.py")
    assert text.count("ends") == n, text
    script = "import isomem\nfor _ in range(2):\n  try: isomem.init()\n" \
             "  except MemoryError: assert not isomem.initialized(); print('no room')"
    text = job.pes(n, "-c", script, env={"SHMEM_SYMMETRIC_SIZE": "100"})
    assert text.count("no room") == 2 * n, text
    script = "import isomem\nisomem.init()\nif isomem.rank() == isomem.size() - 1: isomem.global_exit(7)\n" \
             "isomem.barrier_all(); print('has not ended')"
    assert "has not ended" not in job.pes(n, "-c", script, status=7)


def interrupted(job, n):
    """Ctrl-C, and signals that the program handles, while it waits."""
    assert "interrupted and gone on" in job.run("python", HERE / "interrupted.py", "waits")
    assert "interrupted and begun anew" in job.run("python", HERE / "interrupted.py", "start", timeout=60)
    text = job.pes(n, HERE / "interrupted.py", "collective", status=130)
    assert all(word in text for word in ("KeyboardInterrupt", "in collective", "PE 0", "shmem_barrier_all",
                                         "wait handler", "the job ends")), text
    assert "the job ends" in job.pes(n, HERE / "interrupted.py", "silent", status=130)
    assert "Segmentation" not in job.pes(n, HERE / "interrupted.py", "late")


def killed(job, n):
    """Whatever PE 1 dies of and wherever the others are, the job ends and says so."""
    calls = job.pes(1, HERE / "killed.py", "list").split()
    if os.environ.get("ISOMEM_TEST_ALL") != "1":
        calls = random.Random(os.environ.get("ISOMEM_TEST_SEED", "7")).sample(calls, 5)
    for call in calls:
        text = job.pes(n, HERE / "killed.py", call, "kill", status=137)
        assert re.search(r"PE 1 \(pid \d+ .*\) was killed by signal 9", text) and "has not ended" not in text, text
    text = job.pes(n, HERE / "killed.py", "reduce", "raise", status=1)
    assert "what PE 1 dies of" in text and "ended with status 1" in text, text
    environment = {"ISOMEM_TIMEOUT": "11"}  # the others never come to finalize: the exception is told before that
    text = job.pes(n, HERE / "killed.py", "reduce", "finally", status=None, env=environment)
    assert "what PE 1 has to say" in text and "has not ended" not in text, text
    print(f"PE 1 of {n} was killed in {', '.join(calls)}")


def package(job, n):
    """What is installed: the commands, headers for C programs, pkg-config, CMake, types for checkers, documents."""
    text = job.run("python", "-m", "isomem")
    assert "missing" not in text and "OpenSHMEM 1.6" in text, text
    assert "oshrun" in job.run("python", "-m", "isomem", "info")
    where = job.run("python", "-c", "import isomem as i; print(i.get_include(), i.get_library(), i.get_cmake_dir())")
    include, library, cmake = map(Path, where.split())
    assert (include / "shmem.h").exists() and (cmake / "isomemConfig.cmake").exists()
    source = '#include <shmem.h>\n#include <stdio.h>\nint main(void) { shmem_init(); printf("PE %d\\n", ' \
             'shmem_my_pe()); shmem_finalize(); return 0; }\n'
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "hello.c").write_text(source)
        job.run("oshcc", "hello.c", "-o", "hello", cwd=folder)
        lines = job.run("oshrun", "-n", n, "./hello", cwd=folder).splitlines()
        assert sorted(lines) == [f"PE {i}" for i in range(n)], lines
        environment = {**os.environ, "PKG_CONFIG_PATH": str(library / "pkgconfig")}
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "isomem"], text=True, capture_output=True,
                               check=True, env=environment).stdout.split()
        subprocess.run(["cc", "hello.c", *flags, "-o", "hello2"], cwd=folder, check=True)
        assert job.run("oshrun", "-n", 1, "./hello2", cwd=folder).split() == ["PE", "0"]
    package_folder = Path(job.run("python", "-c", "import isomem; print(isomem.get_prefix())").strip())
    assert include.parent == package_folder
    assert (package_folder / "py.typed").exists()
    stub = (package_folder / "_core.pyi").read_text()
    ring = HERE.parent.parent / "python" / "README.md"
    program = re.search(r"```python\n(.*?)```", ring.read_text(), re.S).group(1)
    newest = max(map(glibc_of, package_folder.glob("lib/libisomem.so.*")))
    for file in (package_folder / "bin" / "oshrun", package_folder / "bin" / "isomem"):
        assert glibc_of(file) <= newest, f"{file} needs glibc {glibc_of(file)}, the library only {newest}"
    text = job.pes(n, "-c", program)
    lines = sorted(re.findall(r"PE \d of \d got \d+", text))
    assert lines == [f"PE {i} of {n} got {100 + (i - 1) % n}" for i in range(n)], text
    check_called(job, stub)


def types(job, _):
    """mypy finds nothing in the package and in the examples, as strictly as it can."""
    if "mypy" not in job.run("python", "-m", "mypy", "--version", status=None).split()[:1]:
        print("mypy is not installed there: ./dev test does it. Skipped.")
        sys.exit(77)
    root = HERE.parent.parent
    for what in (("-p", "isomem", "-p", "isomem_autoload"), sorted((root / "python" / "examples").glob("*.py"))):
        text = job.run("python", "-m", "mypy", "--cache-dir", os.devnull, *what, cwd=root)
        assert "no issues" in text, text


def glibc_of(file):
    """The newest version of glibc of which a program or library needs something."""
    symbols = subprocess.run(["objdump", "-T", file], text=True, capture_output=True, check=True).stdout
    return max(tuple(map(int, version)) for version in re.findall(r"GLIBC_(\d+)\.(\d+)", symbols))


def wheel(job, _):
    """`pip install .`, which builds the library, too: what it installs is what it builds. The library is not compiled
    here, that takes minutes."""
    if not (shutil.which("ninja") and shutil.which("cmake")):
        print("There is no ninja. Skipped.")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        build = Path(folder)
        for options in ([], ["-DISOMEM_CUDA=OFF"]):
            job.run(shutil.which("cmake"), "-S", HERE.parent.parent / "python", "-B", build, "-G", "Ninja",
                    "-DSKBUILD=1", f"-DPython_EXECUTABLE={job.bin / 'python'}", *options)
            made = job.run(shutil.which("ninja"), "-C", build, "-t", "commands", "isomem_package")
            lines = [line for script in build.rglob("cmake_install.cmake") for line in script.read_text().splitlines()]
            files = [Path(path) for line in lines if "OPTIONAL" not in line
                     for path in re.findall(rf'"({build}/[^"$]*[^"$/:])"', line)]
            missing = [path for path in files if not path.exists() and str(path.relative_to(build)) not in made]
            assert len(files) > 9 and not missing, f"installed, but not made: {missing}"


def tour(job, _):
    """The programs and the commands of docs/python.md, which print what it shows."""
    environment = with_torch(job)
    text = (HERE.parent.parent / "docs" / "python.md").read_text()
    programs = re.findall(r"```python\n(# (\w+[.]py)\n.*?)```", text, re.S)
    commands = re.findall(r"(?m)^[$] (.*)\n((?:[^$`].*\n)*)", text)
    assert len(programs) == text.count("```python") and len(commands) > len(programs) > 2
    with tempfile.TemporaryDirectory() as folder:
        for program, name in programs:
            (Path(folder) / name).write_text(program)
        for command, expected in commands:
            got = job.run(*command.split(), cwd=folder, env=environment)
            missing = [line for line in expected.splitlines() if line not in got]  # lines of PEs may run together
            assert expected and not missing, f"{command} does not print {missing}:\n{got}"


def example(job, n):
    """The example with a picture, in the package's own lines and, where it is installed, by matplotlib."""
    program = HERE.parent.parent / "python" / "examples" / "heat.py"
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "matplotlib.py").write_text("raise ImportError('hidden')\n")
        for hidden in ({"PYTHONPATH": folder}, {}):
            text = job.pes(n, program, cwd=folder, env=hidden)
            assert f"{n} PEs: equal to the computation on one" in text and "wrote heat.png" in text, text
            picture = (Path(folder) / "heat.png").read_bytes()
            (Path(folder) / "heat.png").unlink()
            assert picture[:16] == b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" and picture[16:24] == struct.pack(">II", 200, 200)
            assert picture[-12:] == b"\0\0\0\0IEND" + struct.pack(">I", zlib.crc32(b"IEND"))
            if hidden:
                check_pixels(picture, 200)


def check_pixels(picture, side):
    """Of a PNG in one chunk of 8-bit colours: it is hot above and in the disc, cold below."""
    kind, length = picture[24:29], int.from_bytes(picture[33:37], "big")
    assert kind == bytes([8, 2, 0, 0, 0]) and picture[37:41] == b"IDAT"
    assert zlib.crc32(picture[37:41 + length]) == int.from_bytes(picture[41 + length:45 + length], "big")
    pixels = zlib.decompress(picture[41:41 + length])
    width = 1 + 3 * side
    assert len(pixels) == side * width and set(pixels[::width]) == {0}
    colours = [[pixels[y * width + 1 + 3 * x:][:3] for x in range(side)] for y in range(side)]
    assert colours[0] == [b"\xff" * 3] * side and colours[-1] == [b"\0" * 3] * side
    assert colours[120][60] == b"\xff" * 3 and len({colour for row in colours for colour in row}) > 100


def check_called(job, stub):
    """Every public name has a document, stands in the stub and in a test. Type checkers take __all__ literally."""
    module = ast.parse(Path(job.run("python", "-c", "import isomem; print(isomem.__file__)").strip()).read_text())
    listed, = (ast.literal_eval(statement.value) for statement in module.body
               if isinstance(statement, ast.Assign) and statement.targets[0].id == "__all__")
    public = job.run("python", "-c", "import isomem, types\nprint(*(n for n in dir(isomem) if n[0] != '_' and "
                     "not isinstance(getattr(isomem, n), types.ModuleType)))")
    assert sorted(listed) == sorted(public.split())
    typed = ("def split(self, color: int | None, key: int = 0) -> Team | None:", "def __enter__(self) -> Context:",
             "def __enter__(self) -> Lock:", "def atomic_fetch(target: object, pe: int, index: int = 0) -> Any:")
    assert all(line in stub for line in typed) and not re.search(r"def (atomic|wait|test)_\w+[(].*-> object", stub)
    script = "import isomem, inspect\nfor n in isomem.__all__:\n  o = getattr(isomem, n)\n" \
             "  kind = 'class' if inspect.isclass(o) else 'call' if callable(o) else 'value'\n" \
             "  assert kind == 'value' or o.__doc__, n\n  print(kind, n, o.__module__ if kind == 'call' else '')\n" \
             "  for m in vars(o) if kind == 'class' else ():\n" \
             "    if m[0] != '_': print('member', m); assert getattr(o, m).__doc__, (n, m)"
    tests = "\n".join(path.read_text() for path in HERE.glob("*.py"))
    lines = [line.split() for line in job.run("python", "-c", script).splitlines()]
    assert len(lines) > 90
    for kind, name, *module in lines:
        assert re.search(rf"\.{name}\b|\"{name}\"", tests), f"no test calls {name}"
        if module == ["isomem._core"]:
            assert re.search(rf"\b{name}\b", stub), f"the stub lacks {name}"


def main():
    venv, kind, n = sys.argv[1], *sys.argv[2].split(".")
    if not (Path(venv) / "bin" / "oshrun").exists():
        print(f"{venv} has no isomem: ./dev test makes it. Skipped.")
        sys.exit(77)
    with tempfile.TemporaryDirectory(prefix="isomem_job_") as folder:  # torch and its own tests leave files there
        os.environ["TMPDIR"] = tempfile.tempdir = folder
        globals()[kind](Job(venv), int(n))


if __name__ == "__main__":
    main()
