# SPDX-License-Identifier: Apache-2.0
"""Every environment variable, one row each: name, value, default, limits, meaning.

api/options_gen.py writes from it what reads the variables (src/generated), what SHMEM_INFO and isomem(1) print, the
tables of README.md and the section ENVIRONMENT of isomem(7). tests/docs_test.py refuses code that reads any other
variable.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    name: str
    value: str  # how it is written; words with | between them are all there are; the first of several is the default
    text: str  # one line: README.md, SHMEM_INFO, isomem(7); names and words in `backquotes`
    more: str = ""  # what isomem(7) adds
    field: str = ""  # of isomem::Options; empty: the library does not read it
    # of src/core/options.cpp: flag, truth, number, choice, size, address, coll_limits, host_split, transport, word
    reader: str = ""
    type: str = ""  # of a number
    default: str = ""  # of a number, also in `text` where it matters
    most: int = 0  # of a number
    old: str = ""  # its name before OpenSHMEM 1.2; the new one wins


@dataclass(frozen=True)
class Group:
    title: str
    options: list
    developers: bool = False  # not in isomem(7)


def _flag(name, field, text, more="", **rest):
    return Option(name, "any", text, more, field, "flag", **rest)


def _number(name, value, field, text, default, most, more="", kind="uint64_t"):
    return Option(name, value, text, more, field, "number", kind, str(default), most)


def _choice(name, value, field, text, more="", kind=""):
    return Option(name, value, text, more, field, "choice", kind)


def _size(name, field, text, more="", **rest):
    return Option(name, "size", text, more, field, "size", **rest)


def _nvshmem(name, value, field, text, more="", reader="word"):
    return Option(name, value, text, more, field, reader)


def _address(name, field, text, more=""):
    return Option(name, "address", text, more, field, "address")


GROUPS = [
    Group("For every program", [
        _size("SHMEM_SYMMETRIC_SIZE", "symmetric_size",
              "upper limit of a PE's symmetric heap, such as `512m` or `1.5g`; default and upper bound: its share of "
              "90 % of the available memory",
              "Nothing is reserved; the heap grows as it is used. Read by oshrun(1), for all PEs alike.",
              old="SMA_SYMMETRIC_SIZE"),
        _flag("SHMEM_VERSION", "version", "print the version at start-up", "PE 0 prints it.", old="SMA_VERSION"),
        _flag("SHMEM_INFO", "info", "print these variables and their values at start-up", "PE 0 prints them.",
              old="SMA_INFO"),
        _flag("SHMEM_DEBUG", "debug", "print what the library does", "Every PE prints.", old="SMA_DEBUG"),
        _number("ISOMEM_TIMEOUT", "seconds", "timeout_s",
                "end the job when a wait lasts longer than this; unset or 0: long waits are explained but not ended",
                0, 10**9,
                "With a limit, all waits on streams run as kernels. Without one, the CUDA driver performs those that "
                "compare a single 8-byte word for equal or greater-or-equal, or a single 4-byte word for equal; these "
                "are not explained.",
                "double"),
        _choice("ISOMEM_CHECK", "args|full", "check_full",
                "argument checks: `args` (default) checks PE numbers, addresses and alignment; `full` also reports "
                "overlapping buffers, calls by PEs outside the active set, `pWrk`, and the contents "
                "of `pSync` for sets of all PEs",
                "What `full` reports in addition is harmless with isomem but may not be with other libraries."),
        _choice("ISOMEM_EXPLAIN", "coll", "explain_coll",
                "report on stderr which algorithm each collective uses, and why",
                "Reported once per routine, number of PEs and algorithm, by the first PE of the team."),
        Option("ISOMEM_COLL", "name=value,...",
               "thresholds between those algorithms, for measurements; must be the same on all PEs: `counter_pes`, "
               "`flat_pes`, `pull_bytes`, `cores`",
               "Up to `counter_pes` PEs synchronise through a counter. Up to `flat_pes` PEs send small payloads "
               "straight to all others. Where the root of a broadcast would put `pull_bytes` or more in total, the "
               "other PEs fetch instead. `cores` is the number of cores that the PEs share.",
               "coll", "coll_limits"),
    ]),
    Group("To find errors in a program", [
        _choice("ISOMEM_WIRE", "shm|loopback|ucx|libfabric", "wire",
                "`loopback` makes each PE a virtual host of its own: all operations on other PEs go through a "
                "test wire that delays and reorders as far as the specification allows; `ucx` and `libfabric` do the "
                "same over one of these, and choose it for the traffic between machines (otherwise UCX, or libfabric "
                "where UCX is not installed)",
                "A program that forgets a fence or a quiet fails sooner. `shm` (default) uses shared memory directly. "
                "`ucx` needs UCX 1.13 or newer (`libucp.so.0`), whose own variables (`UCX_TLS`, ...) apply. UCX 1.13 "
                "itself may crash where several PEs connect at the same time over TCP; 1.22 does not. `libfabric` "
                "needs 1.17 or newer (`libfabric.so.1`); of its providers the first that fits is taken, which is the "
                "fastest; `FI_PROVIDER` names another.",
                kind="WireKind"),
        Option("ISOMEM_HOSTS", "n[,cyclic]",
               "splits this machine into `n` virtual hosts, in blocks of PEs or cyclically; all operations between "
               "them go through that wire",
               "PEs of the same virtual host share memory. Each host sees its share of the GPUs, if there is one for "
               "each: `oshrun` sets `CUDA_VISIBLE_DEVICES`. It tells if there are fewer PEs than `n`. In jobs "
               "of other launchers the virtual hosts talk over UCX or libfabric, as several machines do.",
               "split", "host_split"),
        _number("ISOMEM_LOOPBACK_DELAY", "microseconds", "loopback_delay_us",
                "longest pause between two operations on that wire (20)", 20, 10**9, kind="uint32_t"),
        _number("ISOMEM_LOOPBACK_SEED", "number", "loopback_seed", "seed of its reordering (1)", 1, 10**15),
        _number("ISOMEM_LOOPBACK_FAIL", "n", "loopback_fail", "its n-th operation fails (0: none fails)", 0, 10**15),
    ]),
    Group("Several machines", [
        _choice("ISOMEM_GPUDIRECT", "auto|off|on", "gpudirect",
                "whether NICs read and write device memory themselves (GPUDirect RDMA); `auto`: where UCX has CUDA "
                "and the host an RDMA device; `on`: over any path of UCX, and the job ends if UCX has no CUDA",
                "Otherwise, and over TCP, the GPUs at both ends copy to and from host memory. Memory of the device "
                "heap that networks may use stays mapped until the program ends. isomem info --paths says what is "
                "done.",
                kind="GpuDirect"),
        Option("ISOMEM_INTERFACE", "name",
               "the network interface (as `ip link` names it) by which hosts watch whether they reach each other, and "
               "by which PEs find each other where the job was not started by oshrun; default: all that are up",
               "Only the start of the job, its end and the state of PEs go through it: UCX chooses for itself what it "
               "sends data through (`UCX_NET_DEVICES`). On a host with several networks the loss of any ends the job: "
               "name the one that carries the data.", "interface", "word"),
    ]),
    Group("Address space", [
        _size("ISOMEM_STRIDE", "stride",
              "address space of each PE's region, rounded up to a power of two; default: as much as fits, at most "
              "1 TiB"),
        _address("ISOMEM_WINDOW", "window",
                 "where the regions are mapped: a multiple of 2 MiB, the same in all PEs; only needed if the default "
                 "address is taken"),
    ]),
    Group("For programs with kernels", [
        _address("ISOMEM_DEVICE_WINDOW", "device_window",
                 "where device memory is mapped: a multiple of 2 MiB, the same in all PEs; compile programs with "
                 "kernels with `-DISOMEM_DEVICE_WINDOW=<address>` as well",
                 "The default is 0x300000000000. The address is compiled into kernels."),
        _size("NVSHMEM_SYMMETRIC_SIZE", "device_heap_size",
              "this much of the device heap is mapped when the device is bound, and stays mapped; not needed, since "
              "the heap grows as it is used. A size beyond the memory of the GPU is reported and ignored"),
        _number("NVSHMEM_MAX_TEAMS", "number", "max_teams",
                "not needed: teams get memory as they are created; more than a PE can be in at a time are reported",
                0, 10**9),
        _nvshmem("NVSHMEM_DISABLE_P2P", "0|1", "disable_p2p",
                 "1: as in NVSHMEM, PEs of one machine reach each other over the network only: each is a virtual host "
                 "of its own, as with `ISOMEM_WIRE`",
                 "To try what a program does on several machines. In a job of several machines that oshrun(1) starts "
                 "it has no effect.", "truth"),
        _nvshmem("NVSHMEM_REMOTE_TRANSPORT", "ucx|libfabric|ibrc|ibdevx|ibgda|gpunetio|none", "network",
                 "`ucx` and `libfabric` choose the wire between hosts, if `ISOMEM_WIRE` does not; with the other "
                 "values it is UCX, or libfabric where UCX is not installed: both drive InfiniBand",
                 "Kernels do not drive NICs by themselves: what they send to other hosts goes through a CPU thread. "
                 "So `ibgda`, `gpunetio` and `none`, other variables of NVSHMEM that begin with NVSHMEM_IB, "
                 "NVSHMEM_HCA or NVSHMEM_LIBFABRIC, and the depths of its queues have no effect, which PE 0 says once "
                 "in a job on several hosts.", "transport"),
        _nvshmem("NVSHMEM_HCA_LIST", "device[:port],...", "hca_list",
                 "what UCX may use, as `UCX_NET_DEVICES` if that is not set; a list that excludes devices (`^`) has no "
                 "effect",
                 "Each PE takes the nearest of them; NVSHMEM_ENABLE_NIC_PE_MAPPING and NVSHMEM_HCA_PE_MAPPING have no "
                 "effect. Without a port, the first of an InfiniBand device."),
        _nvshmem("NVSHMEM_IB_GID_INDEX", "number", "ib_gid_index",
                 "as `UCX_IB_GID_INDEX`, if that is not set and the machine has an RDMA device; -1, NVSHMEM's default, "
                 "leaves it to UCX"),
        _nvshmem("NVSHMEM_IB_TRAFFIC_CLASS", "number", "ib_traffic_class",
                 "as `UCX_IB_TRAFFIC_CLASS`, if that is not set and the machine has an RDMA device"),
        _nvshmem("NVSHMEM_IB_SL", "number", "ib_sl",
                 "as `UCX_IB_SL`, if that is not set and the machine has an RDMA device"),
        _nvshmem("NVSHMEM_LIBFABRIC_PROVIDER", "name", "libfabric_provider", "as `FI_PROVIDER`, if that is not set"),
    ]),
    Group("Set or read by the tools", [
        Option("ISOMEM_JOB", "", "set by `oshrun` for its PEs and removed by the library; leave it alone"),
        Option("ISOMEM_PE", "", "likewise: the number of the PE"),
        Option("ISOMEM_REMOTE_SHELL", "command",
               "what `oshrun` starts its agents with: called with the name of a host and a command, as `ssh` is "
               "(default; within a Slurm allocation `srun`). May have arguments: `ssh -p 2222`"),
        Option("ISOMEM_CC", "command", "compiler that `oshcc` runs"),
        Option("ISOMEM_CXX", "command", "compiler that `oshc++` runs"),
        Option("ISOMEM_FC", "command", "compiler that `oshfort` runs"),
    ]),
    Group("For the development of isomem", [
        Option("CC", "command", "C compiler of `./dev`"),
        Option("CXX", "command", "C++ compiler of `./dev`"),
        Option("FC", "command", "Fortran compiler of `./dev`"),
        Option("ISOMEM_DEV_NO_INSTALL", "1", "`./dev` installs no packages and only lists those that are missing"),
        Option("ISOMEM_WERROR", "ON", "warnings are errors in the builds of `./dev`"),
        Option("ISOMEM_TEST_ALL", "1", "tests run the full matrices instead of a sample, as `./dev test --all` does"),
        Option("ISOMEM_TEST_FEW", "any",
               "`tests/gpu/collectives.cu` takes one type, for machines on which PEs share GPUs"),
        Option("ISOMEM_TEST_SEED", "number", "seed of the sample of a test; every run prints it"),
        Option("ISOMEM_TEST_AGENTS", "any",
               "`tests/fault/death_test.py` runs its jobs on two hosts, both of which are this machine"),
        Option("ISOMEM_TEST_HOSTS", "hosts[,cyclic]",
               "how PEs are spread over real hosts, for programs that ask who is near; `tests/cluster` sets it"),
        Option("ISOMEM_TEST_WIRE", "mesh", "unit tests send messages between their hosts, through the far layer"),
        Option("ISOMEM_TEST_TYPES", "type,...", "the GPU tests call only the routines of these types"),
        Option("ISOMEM_TEST_TRACE", "any", "the GPU tests print each step before performing it"),
        Option("ISOMEM_TEST_REPLAYS", "number", "how often `tests/gpu/on_stream` replays its graph"),
        Option("ISOMEM_TEST_NO_MEMORY_NODES", "any",
               "leave out of that graph the nodes in which the driver writes memory, which some tools do not support"),
    ], developers=True),
]


def every():
    return [one for group in GROUPS for one in group.options]


def names():
    """Also the old ones."""
    return [name for one in every() for name in (one.name, one.old) if name]
