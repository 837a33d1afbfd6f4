# SPDX-License-Identifier: Apache-2.0
"""The libraries that are measured: how each compiles, launches and names itself. A new peer is one more class."""

import os
import shutil
import subprocess
from pathlib import Path


class Side:
    """One OpenSHMEM library. `launch` returns the command before the program and its arguments."""

    name = ""
    libraries = ()  # what the link line ends with, when the compiler wrapper does not know it

    def __init__(self, compiler, launcher, environment=None):
        self.compiler = [str(part) for part in compiler]
        self.launcher = str(launcher)
        self.environment = environment or {}

    def launch(self, pes, cores):
        raise NotImplementedError

    def version(self):
        return ""

    def env(self):
        return {**os.environ, **self.environment}


class Isomem(Side):
    """oshrun binds each PE to a core by itself while there are enough of them."""

    name = "isomem"

    def launch(self, pes, cores):
        return [self.launcher, "-n", str(pes)]

    def version(self):
        here = Path(__file__).resolve().parent
        command = ["git", "-C", str(here), "describe", "--always", "--dirty"]
        found = subprocess.run(command, capture_output=True, text=True, check=False)
        return found.stdout.strip()

    @classmethod
    def from_prefix(cls, prefix):
        prefix = Path(prefix).resolve()
        side = cls([prefix / "bin/oshcc"], prefix / "bin/oshrun")
        missing = [path for path in (side.compiler[0], side.launcher) if not Path(path).is_file()]
        if missing:
            raise FileNotFoundError(f"no {' and no '.join(missing)}; run ./dev install --prefix DIR first")
        return side

    @classmethod
    def from_build(cls, build):
        """An uninstalled build: the headers of the source tree, the library and oshrun wherever CMake put them."""
        build = Path(build).resolve()
        found = {}
        for name in ("libisomem.so", "oshrun"):
            at = sorted(path for path in build.rglob(name) if path.is_file())
            if not at:
                raise FileNotFoundError(f"no {name} under {build}; build it first (cmake --build)")
            found[name] = at[0]
        library = found["libisomem.so"].parent
        include = Path(__file__).resolve().parent.parent / "include"
        compiler = ["cc", f"-I{include}", f"-L{library}", f"-Wl,-rpath,{library}"]
        side = cls(compiler, found["oshrun"])
        side.libraries = ["-lisomem"]
        return side


class OpenMpi(Side):
    """Open MPI's OSHMEM. Without the first variable 4.1.4 crashes in finalize; it does not know the standard
    SHMEM_SYMMETRIC_SIZE; with more PEs than cores it has to be told to yield."""

    name = "Open MPI"

    def launch(self, pes, cores):
        if pes <= cores:
            return [self.launcher, "--allow-run-as-root", "--bind-to", "core", "-n", str(pes)]
        return [self.launcher, "--allow-run-as-root", "--oversubscribe", "--bind-to", "none",
                "--mca", "mpi_yield_when_idle", "1", "-n", str(pes)]

    def version(self):
        found = subprocess.run([self.launcher, "--version"], capture_output=True, text=True, check=False)
        first = (found.stdout or found.stderr).strip().splitlines()
        return first[0] if first else ""

    @classmethod
    def find(cls):
        """The Open MPI of the distribution, or (None, why not)."""
        for folder in ["/usr/bin", *os.environ.get("PATH", "").split(":")]:
            compiler, launcher = Path(folder, "oshcc"), Path(folder, "oshrun")
            if not (compiler.is_file() and launcher.is_file()):
                continue
            shown = subprocess.run([str(compiler), "--showme"], capture_output=True, text=True, check=False)
            if shown.returncode == 0 and "-loshmem" in shown.stdout:
                break
        else:
            return None, "Open MPI's oshcc is not here (Debian: libopenmpi-dev openmpi-bin)"
        if not (shutil.which("ssh") or shutil.which("rsh")):
            return None, "Open MPI's launcher wants ssh or rsh in PATH (Debian: openssh-client)"
        return cls([compiler], launcher, {
            "OMPI_MCA_opal_common_ucx_opal_mem_hooks": "0",
            "SHMEM_SYMMETRIC_HEAP_SIZE": "64M",
        }), ""


PEERS = {"openmpi": OpenMpi}
