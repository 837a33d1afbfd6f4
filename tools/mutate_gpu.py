# SPDX-License-Identifier: Apache-2.0
"""The part of tools/mutate.py for the GPU half: which calls are sites, and how each is shown to be needed.

What runs on the host is built with all removals behind numbers, as for ThreadSanitizer, and tried on the fake of the
CUDA driver (tests/cuda_fake). What kernels do, and host code that pairs with it, only a GPU can show: each removal is
compiled into the programs of tests/gpu that GPU_PROGRAMS names and run there. Without nvcc and a GPU these sites are
listed by name as needing one."""

import os
import shutil
import subprocess
from pathlib import Path

HOST_PLACES = ("src/cuda/", "src/api/nvshmem")
RING_PLACES = ("include/isomem/device/ring.hpp", "src/cuda/ring_reader.hpp")  # tests have CPU threads for kernels
DEVICE_PLACES = ("include/isomem/device/", "src/cuda/kernels/")
DEVICE_GLOBS = ("include/isomem/device/*.cuh", "src/cuda/kernels/*.cu")
# kind: names of functions without a result in code for devices
DEVICE_SITES = {
    "release fence": ("fence_release", "fence", "fence_own"),
    "full fence": ("fence_full",),
    "wait": ("poll", "wait_all", "ring_execute"),
    "sync": ("sync", "group_sync", "team_sync"),
}
# programs of tests/gpu that see a missing fence, wait or barrier; the first one that fails kills
GPU_PROGRAMS = ("litmus", "litmus_mixed", "signal", "back_to_back", "stores_on_stream")
FAKE_TESTS = "^cuda_fake"
SLOW = "^cuda_fake[.](faults|full_ring|far_collectives|life|.*slow)"  # these come when the others have passed
LEFT_OUT = "far_collectives[.]([3-8]_on|.*libfabric)"  # with two PEs they take a fifth of the time
NVCC = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")


def is_device(path):
    return path.startswith(DEVICE_PLACES) and path not in RING_PLACES


def needs_gpu(site):
    """Whether only a GPU can miss it: also fences of the host, which pair with kernels, and on a CPU that reorders."""
    is_fence = site.path.startswith(HOST_PLACES) and site.path not in RING_PLACES and site.kind.endswith("fence")
    return is_device(site.path) or is_fence


def needs_fake(site):
    """Whether it is about device memory."""
    is_named = any(name in site.call for name in ("copy_engine()", "requests.land()", "requests_.land()"))
    return is_named or site.path.startswith(HOST_PLACES) and site.path not in RING_PLACES and not needs_gpu(site)


class Fake:
    """The library with its GPU half and the programs on the fake driver; removals are chosen by number."""

    def __init__(self, directory, must, jobs):
        self.directory, self.usable, self.jobs = directory, NVCC is not None, jobs
        if not self.usable:
            return
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        # The fake driver runs no kernels.
        must(["cmake", "--preset", "release", "-DISOMEM_CUDA=ON", "-DISOMEM_GPU_CODE=PTX", "-DISOMEM_FORTRAN=OFF",
              "-DISOMEM_APPS=OFF", f"-DISOMEM_WERROR={os.environ.get('ISOMEM_WERROR', 'OFF')}", *generator], directory)
        programs = [f"cuda_fake_{path.stem}" for path in sorted((directory / "tests/cuda_fake").glob("*.cpp"))]
        must(["cmake", "--build", "build/release", "--parallel", str(jobs), "--target", "oshrun", *programs], directory)

    def failure(self, number):
        """None when the tests pass without site `number`, else the first that fails."""
        # One case waits for a report that is made after 10 s.
        environment = dict(os.environ, ISOMEM_MUTANT=str(number), ISOMEM_TIMEOUT="20")
        for chosen in ([FAKE_TESTS, "-E", f"{LEFT_OUT}|{SLOW}"], [SLOW, "-E", LEFT_OUT]):
            command = ["ctest", "--test-dir", "build/release", "--stop-on-failure", "--timeout", "60", "--parallel",
                       str(self.jobs), "-R", *chosen]
            done = subprocess.run(command, cwd=self.directory, env=environment, capture_output=True, text=True,
                                  errors="replace", check=False)
            if done.returncode == 0 and "No tests were found" not in done.stdout + done.stderr:
                continue
            failed = [line.split()[-2] for line in done.stdout.splitlines() if line.strip().endswith("(Failed)")]
            return f"a test of cuda_fake fails{' ' + failed[0] if failed else ''}"
        return None

    def verdict(self, number):
        if not self.usable:
            return "skipped", "no nvcc: the GPU half is not built"
        how = self.failure(number)
        return ("killed", how) if how else ("survived", "the tests of cuda_fake passed")


class Gpu:
    """Programs of tests/gpu, compiled for each removal by itself and run on this machine's GPUs."""

    def __init__(self, directory, root, build):
        self.directory, self.root, self.build = directory, root, build
        self.usable = bool(NVCC and Path("/dev/nvidia0").exists() and (build / "bin/oshrun").exists())

    def failure(self, site):
        """None when all programs pass without the site (None: with all)."""
        include = self.directory / "gpu_include"
        shutil.rmtree(include, ignore_errors=True)
        shutil.copytree(self.root / "include", include)
        if site:
            path = include / Path(site.path).relative_to("include")
            text = path.read_text(encoding="utf-8")
            path.write_text(text[:site.begin] + "void()" + text[site.end:], encoding="utf-8")
        for name in GPU_PROGRAMS:
            program = self.directory / f"gpu_{name}"
            command = [NVCC, "-std=c++17", "-arch=native", f"-I{include}", str(self.root / f"tests/gpu/{name}.cu"),
                       "-o", str(program), f"-L{self.build}/lib", "-lisomem", "-Xlinker", f"-rpath={self.build}/lib"]
            subprocess.run(command, check=True, capture_output=True)
            run = [str(self.build / "bin/oshrun"), "--timeout", "300", "-n", "2", str(program)]
            if subprocess.run(run, check=False, capture_output=True).returncode != 0:
                return f"gpu_{name} fails"
        return None

    def verdict(self, site):
        if not self.usable or not site.path.startswith("include/"):
            where = "tests/gpu/litmus" if is_device(site.path) else "tests/gpu/litmus_mixed, with CPUs that reorder"
            return "needs a GPU", where
        how = self.failure(site)
        return ("killed", how) if how else ("survived", f"{', '.join(GPU_PROGRAMS)} passed")
