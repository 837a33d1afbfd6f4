# SPDX-License-Identifier: Apache-2.0
"""The libraries that are measured: how each compiles, launches and names itself. A new peer is one more class."""

import os
import re
import shutil
import subprocess
from pathlib import Path


def hosts_text(place, pes):
    """As launchers want it: each host with the number of its PEs."""
    each = place.per_host(pes)
    return ",".join(f"{name}:{each}" for name in place.names[:-(-pes // each)])


class Side:
    """One OpenSHMEM library. `launch` returns the command before the program and its arguments, `launch_on` that for
    PEs on several hosts (between.Place)."""

    name = ""
    libraries = ()  # what the link line ends with, when the compiler wrapper does not know it
    lacks = ()  # programs that need what this library has not
    coarrays = ()  # how Fortran with coarrays is compiled, up to the source, and what follows it; empty: it is not
    coarray_libraries = ()
    yields = True  # its waits leave the core to others; else it is measured only while there is a core for each PE

    def __init__(self, compiler, launcher, environment=None):
        self.compiler = [str(part) for part in compiler]
        self.launcher = str(launcher)
        self.environment = environment or {}

    def launch(self, pes, cores):
        raise NotImplementedError

    launch_on = None  # (place, pes, cores); None: not measured between hosts

    def has(self, program):
        if program.startswith("coarray"):
            return bool(self.coarrays)
        return bool(self.compiler) and program not in self.lacks

    def command_for(self, program, source, binary, flags):
        if program.startswith("coarray"):
            return [*self.coarrays, "-O2", str(source), "-o", str(binary), *self.coarray_libraries]
        return [*self.compiler, *flags, str(source), "-o", str(binary), *self.libraries]

    def runs(self, program, pes, cores):
        return self.has(program) and (self.yields or pes <= cores)

    def version(self):
        return ""

    def env(self):
        return {**os.environ, **self.environment}


class Isomem(Side):
    """oshrun binds each PE to a core by itself while there are enough of them."""

    name = "isomem"

    def launch(self, pes, cores):
        return [self.launcher, "-n", str(pes)]

    def launch_on(self, place, pes, cores):
        return [self.launcher, "--hosts", hosts_text(place, pes), "-n", str(pes)]

    def version(self):
        here = Path(__file__).resolve().parent
        if not shutil.which("git"):
            return ""
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
        if (prefix / "bin/caf").is_file():
            side.coarrays = [str(prefix / "bin/caf")]
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
        if (library / "libcaf_isomem.so").is_file() and shutil.which("gfortran"):
            side.coarrays = ["gfortran", "-fcoarray=lib", f"-L{library}", f"-Wl,-rpath,{library}"]
            version = first_line(["gfortran", "-dumpversion"]).split(".")[0]
            suffix = version if version in ("15", "16") else ""
            side.coarray_libraries = ["-Wl,--wrap=malloc,--wrap=realloc,--wrap=free", f"-lcaf_isomem{suffix}",
                                      "-lisomem"]
        return side


class Libfabric(Isomem):
    """The same over the other wire, between hosts."""

    name = "isomem libfabric"

    def __init__(self, isomem):
        super().__init__(isomem.compiler, isomem.launcher, {"ISOMEM_WIRE": "libfabric"})
        self.libraries = isomem.libraries


class Before(Isomem):
    """Another state of isomem, to see what a change did."""

    name = "before"

    def version(self):
        return str(Path(self.launcher).parent.parent)


def first_line(command):
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = (found.stdout or found.stderr).strip().splitlines()
    return lines[0] if lines else ""


class OpenMpi(Side):
    """Open MPI's OSHMEM, which has OpenSHMEM 1.4. Without the first variable 4.1.4 crashes in finalize; it does not
    know the standard SHMEM_SYMMETRIC_SIZE; with more PEs than cores it has to be told to yield."""

    name = "Open MPI"
    lacks = ("teams",)

    # where there is nothing but TCP, which the libraries take for nothing they could use
    tcp = {"spml": "ucx", "opal_common_ucx_tls": "any", "opal_common_ucx_devices": "any"}

    def launch(self, pes, cores):
        if pes <= cores:
            return [self.launcher, "--allow-run-as-root", "--bind-to", "core", "-n", str(pes)]
        return [self.launcher, "--allow-run-as-root", "--oversubscribe", "--bind-to", "none",
                "--mca", "mpi_yield_when_idle", "1", "-n", str(pes)]

    def launch_on(self, place, pes, cores):
        """Hosts that are made of this machine all seem to have all of its cores: nothing is bound there but by the
        host itself."""
        command = [*place.front, self.launcher, "--allow-run-as-root", "-H", hosts_text(place, pes), "-n", str(pes),
                   "--mca", "plm_rsh_agent", place.shell]
        if pes > cores:
            command += ["--oversubscribe", "--mca", "mpi_yield_when_idle", "1"]
        command += ["--bind-to", "none" if place.is_made or pes > cores else "core"]
        for key, value in self.tcp.items() if place.is_made else ():
            command += ["--mca", key, value]
        for key in {**self.environment, **place.environment}:
            command += [] if key.startswith("OMPI_") else ["-x", key]
        return command

    def version(self):
        return first_line([self.launcher, "--version"])

    @staticmethod
    def has_rsh():
        return bool(shutil.which("ssh") or shutil.which("rsh"))

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
        if not cls.has_rsh():
            return None, "Open MPI's launcher wants ssh or rsh in PATH (Debian: openssh-client)"
        return cls([compiler], launcher, {
            "OMPI_MCA_opal_common_ucx_opal_mem_hooks": "0",
            "SHMEM_SYMMETRIC_HEAP_SIZE": "64M",
        }), ""


class Sandia(Side):
    """Sandia OpenSHMEM, which no distribution has: SANDIA_OPENSHMEM=PREFIX names it. Its oshrun takes the first mpirun
    there is, also Open MPI's, which cannot start it. Its waits do not yield: a barrier of 8 PEs on 2 cores takes
    25 ms."""

    name = "Sandia OpenSHMEM"
    yields = False

    def launch(self, pes, cores):
        return [self.launcher, "-bind-to", "core", "-n", str(pes)]

    def version(self):
        header = Path(self.compiler[0]).parent.parent / "include/shmem-def.h"
        text = header.read_text() if header.is_file() else ""
        found = re.findall(r"SHMEM_(?:MAJOR|MINOR)_VERSION (\d+)", text)
        return f"OpenSHMEM {'.'.join(found)}"

    @classmethod
    def find(cls):
        prefix = os.environ.get("SANDIA_OPENSHMEM", "")
        if not prefix:
            return None, "SANDIA_OPENSHMEM does not name the folder where it is installed"
        compiler, launcher = Path(prefix, "bin/oshcc"), Path(prefix, "bin/oshrun")
        if not (compiler.is_file() and launcher.is_file()):
            return None, f"no bin/oshcc and bin/oshrun in {prefix} (SANDIA_OPENSHMEM)"
        starter = os.environ.get("OSHRUN_LAUNCHER") or shutil.which("mpiexec.hydra")
        if not starter:
            return None, "its oshrun needs a launcher with PMI (Debian: mpich), or OSHRUN_LAUNCHER names one"
        return cls([compiler], launcher, {"OSHRUN_LAUNCHER": starter, "SHMEM_SYMMETRIC_SIZE": "256M"}), ""


class Mpi(Side):
    """One-sided communication of MPI-3 by peer_mpi.h. MPI has no contexts, its windows no malloc."""

    lacks = ("contexts", "memory")

    @classmethod
    def find(cls):
        for compiler, launcher in cls.commands:
            if shutil.which(compiler) and shutil.which(launcher) and cls.is_it(launcher):
                return cls([shutil.which(compiler), "-DBENCH_MPI"], shutil.which(launcher), cls.settings), ""
        return None, cls.hint

    def version(self):
        return first_line([self.launcher, "--version"])


class OpenMpiRma(Mpi):
    name = "Open MPI RMA"
    commands = (("mpicc.openmpi", "mpirun.openmpi"), ("mpicc", "mpirun"))
    settings = {"OMPI_MCA_opal_common_ucx_opal_mem_hooks": "0"}
    hint = "no Open MPI (Debian: libopenmpi-dev openmpi-bin openssh-client)"
    launch = OpenMpi.launch
    launch_on = OpenMpi.launch_on
    # of what there is for windows over TCP the fastest: osc ucx takes three times as long, osc rdma makes no window
    tcp = {"pml": "ob1", "osc": "pt2pt", "btl": "tcp,vader,self"}

    @staticmethod
    def is_it(launcher):
        return "Open MPI" in first_line([launcher, "--version"]) and OpenMpi.has_rsh()


class MpichRma(Mpi):
    """Its waits do not yield either."""

    name = "MPICH RMA"
    yields = False
    commands = (("mpicc.mpich", "mpiexec.mpich"), ("mpicc", "mpiexec"))
    settings = {}
    hint = "no MPICH (Debian: libmpich-dev mpich)"

    def launch(self, pes, cores):
        return [self.launcher, "-bind-to", "core", "-n", str(pes)]

    def launch_on(self, place, pes, cores):
        command = [*place.front, self.launcher, "-launcher", "ssh", "-launcher-exec", shutil.which(place.shell)]
        if place.front_address:
            command += ["-localhost", place.front_address]
        return [*command, "-hosts", hosts_text(place, pes), "-n", str(pes), "-bind-to",
                "none" if place.is_made else "core"]

    def version(self):
        shown = subprocess.run([self.launcher, "--version"], capture_output=True, text=True, check=False).stdout
        found = re.search(r"Version:\s+(\S+)", shown)
        return f"MPICH {found.group(1)}" if found else ""

    @staticmethod
    def is_it(launcher):
        return "HYDRA" in first_line([launcher, "--version"])


class OpenCoarrays(Side):
    """Only coarrays: over Open MPI, which launches it."""

    name = "OpenCoarrays"
    launch = OpenMpi.launch

    @classmethod
    def find(cls):
        compiler, launcher = shutil.which("caf.openmpi"), shutil.which("mpirun.openmpi") or shutil.which("mpirun")
        if not (compiler and launcher):
            return None, "no OpenCoarrays (Debian: libcoarrays-openmpi-dev openmpi-bin)"
        side = cls([], launcher, OpenMpiRma.settings)
        side.coarrays = [compiler]
        return side, ""

    def version(self):
        return first_line([*self.coarrays, "--version"])


class CafShmem(Side):
    """gfortran's own coarrays over shared memory, from gfortran 16 on: the program itself starts its images, which
    nobody binds to cores."""

    name = "caf_shmem"
    coarray_libraries = ("-lcaf_shmem",)

    def launch(self, pes, cores):
        return [shutil.which("env"), f"GFORTRAN_NUM_IMAGES={pes}"]

    @classmethod
    def find(cls):
        for fortran in filter(shutil.which, [os.environ.get("FC", "gfortran"), "gfortran-16"]):
            if os.path.isabs(first_line([fortran, "-print-file-name=libcaf_shmem.a"])):
                side = cls([], fortran)
                side.coarrays = [fortran, "-fcoarray=lib"]
                return side, ""
        return None, "no gfortran with libcaf_shmem (16 or newer; FC names it)"

    def version(self):
        return first_line([self.launcher, "--version"])


PEERS = {"openmpi": OpenMpi, "sandia": Sandia, "openmpi-rma": OpenMpiRma, "mpich-rma": MpichRma,
         "opencoarrays": OpenCoarrays, "caf_shmem": CafShmem}
