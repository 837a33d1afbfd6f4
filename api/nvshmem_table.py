# SPDX-License-Identifier: Apache-2.0
"""The whole of NVSHMEM 3.8 as one table: types, sets of types, families of routines.

api/nvshmem_gen.py multiplies it out. A row is one operation in all its forms: over types, by thread, by a group of
threads, on a stream, with a queue pair. A new type is one row in TYPES, a new routine one row in a family and one
template on each side that has it: isomem::device (include/isomem/device) and isomem::api::nvshmem
(src/api/nvshmem_calls.hpp).
Rows that cannot be called carry `later`, the topic: they are counted in STATUS.md and declared nowhere.
"""

from dataclasses import dataclass

import extensions
import table

# half and bfloat16 are classes of the CUDA headers: known in C++ only.
HALF = [table.Type("half", "__half"), table.Type("bfloat16", "__nv_bfloat16")]
TYPES = HALF + [table.Type("double2", "double2")] + table.TYPES

_HALF = [one.name for one in HALF]
_PLAIN = [one for one in table.SETS["rma_std"] if one not in ("longdouble", "ptrdiff")]
_AMO = table.SETS["amo_std"]

SETS = {
    "rma": _HALF + _PLAIN + ["ptrdiff"],
    "reduce": _HALF + _PLAIN,
    "bitwise": table.SETS["reduce_bitwise"],
    "wait": ["short", "ushort"] + _AMO,
    "amo_std": _AMO,
    "amo_ext": ["half", "float", "double"] + _AMO,
    "amo_bit": table.SETS["amo_bit"],
    "amo_float": ["half", "float", "double"],
    "sizes": table.SETS["sizes"],
}

# Where a routine can be called. NVSHMEM has atomics, signals and waits in kernels only; here the host has them too.
HOST, DEVICE, BOTH = "host", "device", "both"


@dataclass(frozen=True)
class Row:
    """`forms`: typed (TYPENAME in the name), size, mem, plain. `where` is for the form of one thread, empty if there
    is none; `groups`, `stream` and `qp` (queue pair) say which other forms there are."""

    stem: str
    params: str
    ret: str = "void"
    types: str = ""
    forms: str = "plain"
    tail: str = ""
    prefix: str = "nvshmem_"
    where: str = BOTH
    groups: str = ""
    stream: bool = False
    qp: bool = False
    call: str = ""  # the template; stem + tail unless given
    move: str = ""  # as in table.py
    named: bool = False  # the device template takes the name of the routine: it waits, or can fail
    source: str = ""  # unless it is the family's
    later: str = ""
    inline: str = ""  # the header under include/isomem/nvshmem that defines it


@dataclass(frozen=True)
class Family:
    name: str
    category: str  # of api/reference/nvshmem.tsv
    contract: str
    rows: list
    source: str = ""  # src/api/generated/nvshmem_<source>.cpp; without it src/api/nvshmem*.cpp define the routines
    test: str = ""  # sources under tests/ in which every function of the family is called

    def tests(self):
        return [one.strip() for one in self.test.split(",") if one.strip()]


OWN = "own"  # the category of families that NVSHMEM does not have
LEFT_OUT = "multicast and tiles: left out"

_GROUPS = "warp block"
_ALL_GROUPS = "warp warpgroup block"


def _rma(stem, params, tail="", ret="void", **rest):
    forms = {"forms": "typed size mem", "groups": _GROUPS, "qp": True} | rest
    return Row(stem, params, ret, "rma", tail=tail, stream=True, **forms)


def _amo(operation, params, types, ret="void", **rest):
    return Row(f"atomic_{operation}", params, ret, types, "typed", call=f"amo_{operation}", **rest)


def _wait(stem, params, ret="void", tail="", stream=False):
    return Row(stem, params, ret, "wait", "typed", tail, stream=stream, named=stem.startswith("wait"))


def _collective(stem, params):
    return Row(stem, f"nvshmem_team_t team, {params}", "int", "rma", "typed mem", groups=_GROUPS, stream=True,
               named=True)


def _reduce(operation):
    types = "bitwise" if operation in ("and", "or", "xor") else "reduce"
    fold = f"b{operation}" if types == "bitwise" else operation
    params = "nvshmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce"
    return [Row(f"{operation}_{stem}", params, "int", types, "typed", groups=_GROUPS, stream=True, named=True,
                call=f"{stem}<{fold}>") for stem in ("reduce", "reducescatter")]


def _host(stem, params, ret="void", x=False, **rest):
    return Row(stem, params, ret, prefix="nvshmemx_" if x else "nvshmem_", where=HOST, **rest)


def _both(stem, params, ret="void", x=False, **rest):
    return Row(stem, params, ret, prefix="nvshmemx_" if x else "nvshmem_", **rest)


def _team_wide(stem, params, ret, groups=_GROUPS):
    return Row(stem, params, ret, groups=groups, stream=True, named=True)


def _tile(stem, groups=_ALL_GROUPS):
    return Row(stem, "...", "int", prefix="nvshmemx::", where=DEVICE, groups=groups, later=LEFT_OUT)


_BLOCK = "TYPE *dest, const TYPE *source, size_t nelems, int pe"
_STRIDED = "TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe"
_SIGNALLED = "TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe"
_SIGNAL = "uint64_t *sig_addr, uint64_t signal, int sig_op, int pe"
_ONE = "TYPE *ivar, int cmp, TYPE cmp_value"
_MANY = "TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value"
_MANY_VECTOR = "TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE *cmp_values"
_SOME = "TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value"
_SOME_VECTOR = "TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE *cmp_values"
_QPS = "int pe, nvshmemx_qp_handle_t *qp_handle, int num_qps"
_LAUNCH = "dim3 blockDims, void **args, size_t sharedMem"

FAMILIES = [
    Family(
        "Set-up and end", "setup",
        """
        Collective over all PEs, and counted: the first init starts the job (shared with shmem_init), the last finalize
        ends it. A PE uses the device that is current at init, or otherwise at its first collective call on device
        memory. init_attr takes an NVSHMEMX_INIT_ flag: an MPI communicator, OpenSHMEM, or a unique id that one PE
        obtained and the program passed to all others. cumodule and culibrary calls have nothing to set up; init refuses
        code with NVIDIA's device library inside. global_exit ends the job with the given status.
        """,
        [
            _host("init", "void"),
            _host("init_thread", "int requested, int *provided", "int"),
            _host("finalize", "void"),
            _host("query_thread", "int *provided"),
            _both("global_exit", "int status"),
            _both("info_get_name", "char *name"),
            _both("info_get_version", "int *major, int *minor"),
            _both("vendor_get_version_info", "int *major, int *minor, int *patch", x=True),
            _host("init_attr", "unsigned int flags, nvshmemx_init_attr_t *attributes", "int", x=True),
            _host("init_status", "void", "int", x=True),
            _host("get_uniqueid", "nvshmemx_uniqueid_t *uniqueid", "int", x=True),
            _host("set_attr_uniqueid_args", "const int myrank, const int nranks, const nvshmemx_uniqueid_t *uniqueid, "
                  "nvshmemx_init_attr_t *attr", "int", x=True),
            _host("set_attr_mpi_comm_args", "void *mpi_comm, nvshmemx_init_attr_t *nvshmem_attr", "int", x=True),
            _host("hostlib_init_attr", "unsigned int flags, nvshmemx_init_attr_t *attr", "int", x=True),
            _host("hostlib_finalize", "void", x=True),
            _host("cumodule_init", "CUmodule module", "int", x=True),
            _host("cumodule_finalize", "CUmodule module", "int", x=True),
            _host("culibrary_init", "CUlibrary library", "int", x=True),
            _host("culibrary_finalize", "CUlibrary library", "int", x=True),
            _host("status_string", "int status", "const char *", x=True),
        ],
        test="gpu/life, gpu/queries, gpu/fault_pe, cuda_fake/host_calls, bootstrap/attr_pe"),
    Family(
        "PE queries", "pe", "PEs are numbered from 0 to nvshmem_n_pes() - 1.",
        [_both("my_pe", "void", "int"), _both("n_pes", "void", "int")],
        test="gpu/queries"),
    Family(
        "Teams", "team",
        """
        A team is created by all PEs of its parent (team_init: by its members), which is a barrier of these PEs; it may
        be used at once, and is destroyed by its members. my_pe, n_pes and translate_pe return -1 for
        NVSHMEM_TEAM_INVALID and non-members.
        """,
        [
            _both("team_my_pe", "nvshmem_team_t team", "int"),
            _both("team_n_pes", "nvshmem_team_t team", "int"),
            _both("team_translate_pe", "nvshmem_team_t src_team, int src_pe, nvshmem_team_t dest_team", "int"),
            _host("team_get_config", "nvshmem_team_t team, nvshmem_team_config_t *config"),
            _host("team_split_strided", "nvshmem_team_t parent_team, int PE_start, int PE_stride, int PE_size, "
                  "const nvshmem_team_config_t *config, long config_mask, nvshmem_team_t *new_team", "int"),
            _host("team_split_2d", "nvshmem_team_t parent_team, int xrange, const nvshmem_team_config_t *xaxis_config, "
                  "long xaxis_mask, nvshmem_team_t *xaxis_team, const nvshmem_team_config_t *yaxis_config, "
                  "long yaxis_mask, nvshmem_team_t *yaxis_team", "int"),
            _host("team_destroy", "nvshmem_team_t team"),
            _host("team_get_uniqueid", "nvshmemx_team_uniqueid_t *uniqueid", "int", x=True),
            _host("team_init", "nvshmem_team_t *team, nvshmem_team_config_t *config, long config_mask, int npes, "
                  "int pe_idx_in_team", "int", x=True),
        ],
        test="gpu/queries, cuda_fake/host_calls"),
    Family(
        "Symmetric memory", "memory",
        """
        Device memory; sizes in bytes. All PEs call malloc, calloc, align and free with the same arguments in the same
        order; each is a barrier. If the memory is not available the result is NULL on all PEs. ptr returns an
        address for plain loads and stores, or NULL. buffer_register announces a local buffer that transfers will use
        (they accept any memory without it); it must not overlap another one. buffer_register_symmetric makes
        memory of all PEs that call it symmetric and returns its symmetric address.
        """,
        [
            _host("malloc", "size_t size", "void *"),
            _host("calloc", "size_t count, size_t size", "void *"),
            _host("align", "size_t alignment, size_t size", "void *"),
            _host("free", "void *ptr"),
            _both("ptr", "const void *ptr, int pe", "void *"),
            _host("buffer_register", "void *addr, size_t length", "int", x=True),
            _host("buffer_unregister", "void *addr", "int", x=True),
            _host("buffer_unregister_all", "void", x=True),
            _host("buffer_register_symmetric", "void *buf_ptr, size_t size, int flags", "void *", x=True),
            _host("buffer_register_symmetric_at_preferred_address",
                  "void *buf_ptr, size_t size, void *preferred_addr, int flags", "void *", x=True),
            _host("buffer_unregister_symmetric", "void *mmap_ptr, size_t size", "int", x=True),
            _both("mc_ptr", "nvshmem_team_t team, const void *ptr", "void *", x=True),
        ],
        test="gpu/life, gpu/queries, cuda_fake/memory, cuda_fake/host_calls"),
    Family(
        "Put and get", "rma",
        """
        dest of a put and source of a get are symmetric addresses, given as this PE's own; the other side is any
        memory of this PE. nelems counts elements of the type, of SIZE bits, or bytes (mem). A put returns once source
        may be reused, a get with dest filled. p and g move a single value. Strides dst and sst are in elements, at
        least 1. The warp and block forms are called by all threads of the group with the same arguments. There are no
        queue pairs here: the qp forms ignore theirs.
        """,
        [
            _rma("put", _BLOCK, move="Put"),
            _rma("get", _BLOCK, move="Get"),
            _rma("p", "TYPE *dest, const TYPE value, int pe", forms="typed", groups=""),
            _rma("g", "const TYPE *source, int pe", ret="TYPE", forms="typed", groups=""),
            _rma("iput", _STRIDED, forms="typed size", qp=False),
            _rma("iget", _STRIDED, forms="typed size", qp=False),
        ],
        source="rma", test="gpu/rma, gpu/on_stream, gpu/queue_pairs"),
    Family(
        "Nonblocking put and get", "rma_nbi",
        "Like put and get; source must not change and dest must not be read before the next nvshmem_quiet.",
        [_rma("put", _BLOCK, "_nbi", move="Put"), _rma("get", _BLOCK, "_nbi", move="Get")],
        source="rma", test="gpu/rma, gpu/on_stream, gpu/queue_pairs"),
    Family(
        "Signals", "signal",
        """
        put_signal delivers nelems elements to dest, then updates sig_addr on the same PE (NVSHMEM_SIGNAL_SET stores,
        NVSHMEM_SIGNAL_ADD adds): a PE that sees the new signal sees this payload. The nbi form keeps source in use
        until nvshmem_quiet. signal_op updates a signal word without data. A counted put adds its number of bytes to
        its signal word and returns 0 or an NVSHMEMX_ERROR_; load reads that word, reset sets it to 0.
        """,
        [
            _rma("put", _SIGNALLED, "_signal"),
            _rma("put", _SIGNALLED, "_signal_nbi"),
            Row("signal_op", _SIGNAL, prefix="nvshmemx_", stream=True, qp=True),
            Row("signal_fetch", "uint64_t *sig_addr", "uint64_t"),
            Row("signal_counted_load", "const uint64_t *signal_addr", "uint64_t", prefix="nvshmemx_"),
            Row("signal_counted_reset", "uint64_t *signal_addr", prefix="nvshmemx_"),
            Row("put", "TYPE *dest, const TYPE *source, size_t nelems, uint64_t *signal_addr, int pe", "int",
                forms="mem", tail="_signal_counted_nbi", where="", groups="block",
                call="putmem_signal_counted_nbi"),
        ],
        source="signal", test="gpu/signal, gpu/on_stream, gpu/queue_pairs"),
    Family(
        "Atomics", "amo",
        """
        dest is a symmetric, naturally aligned word on PE pe. Each operation is atomic with respect to the other
        atomics of the same type, and to wait and test. Those that return a value return the previous value of the
        word; the others may return before they take effect: nvshmem_fence orders them, nvshmem_quiet completes them.
        """,
        [
            _amo("fetch", "const TYPE *source, int pe", "amo_ext", "TYPE"),
            _amo("set", "TYPE *dest, TYPE value, int pe", "amo_ext"),
            _amo("swap", "TYPE *dest, TYPE value, int pe", "amo_ext", "TYPE"),
            _amo("compare_swap", "TYPE *dest, TYPE cond, TYPE value, int pe", "amo_std", "TYPE"),
            _amo("fetch_inc", "TYPE *dest, int pe", "amo_std", "TYPE"),
            _amo("inc", "TYPE *dest, int pe", "amo_std"),
            _amo("fetch_add", "TYPE *dest, TYPE value, int pe", "amo_std", "TYPE"),
            _amo("add", "TYPE *dest, TYPE value, int pe", "amo_std"),
            _amo("fetch_add", "TYPE *dest, TYPE value, int pe", "amo_float", "TYPE", prefix="nvshmemx_"),
            _amo("add", "TYPE *dest, TYPE value, int pe", "amo_float", prefix="nvshmemx_"),
            _amo("fetch_and", "TYPE *dest, TYPE value, int pe", "amo_bit", "TYPE"),
            _amo("and", "TYPE *dest, TYPE value, int pe", "amo_bit"),
            _amo("fetch_or", "TYPE *dest, TYPE value, int pe", "amo_bit", "TYPE"),
            _amo("or", "TYPE *dest, TYPE value, int pe", "amo_bit"),
            _amo("fetch_xor", "TYPE *dest, TYPE value, int pe", "amo_bit", "TYPE"),
            _amo("xor", "TYPE *dest, TYPE value, int pe", "amo_bit"),
        ],
        source="amo", test="gpu/amo"),
    Family(
        "Waiting and testing", "p2p_sync",
        """
        ivar and ivars are symmetric words of this PE that others update. A wait returns, and a test returns 1 or an
        index, only after the update is complete. Elements with a nonzero status are ignored; status NULL ignores
        none. The forms all, any (SIZE_MAX if there is none), some (number of indices written) and the vector forms
        (ivars[i] compared with cmp_values[i]) are those of OpenSHMEM. signal_wait_until returns the value that ended
        the wait. signal_counted_wait_until waits for a count of bytes, which wraps around at 2^64.
        """,
        [
            _wait("wait_until", _ONE, stream=True),
            _wait("wait_until_all", _MANY, stream=True),
            _wait("wait_until_any", _MANY, "size_t"),
            _wait("wait_until_some", _SOME, "size_t"),
            _wait("wait_until_all", _MANY_VECTOR, tail="_vector", stream=True),
            _wait("wait_until_any", _MANY_VECTOR, "size_t", "_vector"),
            _wait("wait_until_some", _SOME_VECTOR, "size_t", "_vector"),
            _wait("test", _ONE, "int"),
            _wait("test_all", _MANY, "int"),
            _wait("test_any", _MANY, "size_t"),
            _wait("test_some", _SOME, "size_t"),
            _wait("test_all", _MANY_VECTOR, "int", "_vector"),
            _wait("test_any", _MANY_VECTOR, "size_t", "_vector"),
            _wait("test_some", _SOME_VECTOR, "size_t", "_vector"),
            Row("signal_wait_until", "uint64_t *sig_addr, int cmp, uint64_t cmp_value", "uint64_t", named=True),
            Row("signal_wait_until", "uint64_t *sig_addr, int cmp, uint64_t cmp_value", prefix="nvshmemx_", where="",
                stream=True),
            Row("signal_counted_wait_until", "const uint64_t *signal_addr, uint64_t expected", prefix="nvshmemx_",
                named=True),
        ],
        source="wait", test="gpu/wait, gpu/signal, gpu/on_stream"),
    Family(
        "Ordering and completion", "order",
        """
        fence: puts, signals and atomics issued before it reach each PE before those issued after it. quiet: all of
        them, and nonblocking gets, are complete. flush: the sources of nonblocking puts may be reused.
        """,
        [
            Row("fence", "void"),
            Row("quiet", "void"),
            Row("quiet", "void", prefix="nvshmemx_", where="", stream=True),
            Row("flush", "void", prefix="nvshmemx_", groups=_GROUPS, stream=True),
            Row("fence", _QPS, prefix="nvshmemx_qp_", where=DEVICE, groups=_GROUPS),
            Row("quiet", _QPS, prefix="nvshmemx_qp_", where=DEVICE, groups=_GROUPS),
        ],
        test="gpu/litmus, gpu/queries, gpu/on_stream, gpu/queue_pairs"),
    Family(
        "Barrier and sync", "collective",
        """
        No PE of the team returns before every PE has called. A barrier also completes the operations that this PE has
        issued; a sync completes plain stores only.
        """,
        [
            _team_wide("barrier", "nvshmem_team_t team", "int", _ALL_GROUPS),
            _team_wide("barrier_all", "void", "void"),
            _team_wide("team_sync", "nvshmem_team_t team", "int"),
            _team_wide("sync_all", "void", "void"),
        ],
        test="gpu/back_to_back, gpu/on_stream"),
    Family(
        "Collective data movement", "collective",
        """
        All PEs of the team call in the same order, with symmetric dest and source that do not overlap; dest must be
        free to be overwritten on every PE before any PE calls. Returns 0, or nonzero on an error. broadcast copies
        the root's source to dest on every PE; fcollect concatenates all sources; alltoall: block j of PE i's source
        becomes block i of PE j's dest.
        """,
        [
            _collective("broadcast", "TYPE *dest, const TYPE *source, size_t nelems, int PE_root"),
            _collective("fcollect", "TYPE *dest, const TYPE *source, size_t nelems"),
            _collective("alltoall", "TYPE *dest, const TYPE *source, size_t nelems"),
        ],
        source="coll", test="gpu/collectives, gpu/on_stream"),
    Family(
        "Reductions", "collective",
        """
        reduce: element i of dest on every PE becomes the reduction of element i of all sources; source and dest are
        the same array or disjoint. reducescatter: PE j gets elements j * nreduce to (j + 1) * nreduce - 1 of that. The
        result is bitwise identical on all PEs. maxloc: the pair (value, index) with the greatest value.
        """,
        [
            *sum((_reduce(operation) for operation in ("sum", "prod", "min", "max", "and", "or", "xor")), []),
            Row("double2_maxloc_reduce", "nvshmem_team_t team, double2 *dest, const double2 *source, size_t nreduce",
                "int", where="", groups="block", named=True, call="maxloc_reduce"),
        ],
        source="coll", test="gpu/reduce, gpu/on_stream"),
    Family(
        "Launch", "launch",
        """
        Starts a kernel on all PEs in which the PEs may wait for each other: all its blocks run concurrently. A grid
        of 0 is the largest for which this is possible. What a PE knows that it cannot start no PE starts. Returns an
        NVSHMEMX_ status; the PE that fails says why on stderr.
        """,
        [
            _host("collective_launch", f"const void *func, dim3 gridDims, {_LAUNCH}, cudaStream_t stream", "int",
                  x=True, inline="launch.h"),
            _host("collective_launch_attr", "const nvshmemx_collective_launch_attr_t *attr, const void *func, "
                  "void **args", "int", x=True, inline="launch.h"),
            _host("collective_launch_query_gridsize", f"const void *func, {_LAUNCH}, int *gridsize", "int", x=True,
                  inline="launch.h"),
        ],
        test="gpu/queries"),
    Family(
        "Queue pairs", "qp",
        """
        Accepted but not used: mapped memory needs none, and all handles are equivalent. qp_create is a barrier of all
        PEs; the program must free() the array of handles.
        """,
        [_host("qp_create", "int num_qps, nvshmemx_qp_handle_t **out_qp_array", "int", x=True)],
        test="gpu/queue_pairs, cuda_fake/host_calls"),
    Family(
        "Regions", "region",
        """
        Hints about the operations that follow, for a CPU thread or for all threads of a block; they have no effect.
        One region at a time; start within a region, stop with a wrong handle and unknown hints are errors. is_active
        gives 1 within a region that has all of these hints.
        """,
        [
            _both("region_is_active", "uint32_t hints, int *active", "int", x=True),
            _host("region_start", "nvshmemx_region_handle_t *handle, const nvshmemx_region_attrs_t *attrs", "int",
                  x=True, groups="block"),
            _host("region_stop", "nvshmemx_region_handle_t handle", "int", x=True, groups="block"),
        ],
        test="gpu/queries, cuda_fake/host_calls"),
    Family(
        "Shared memory for bulk copies", "tma_smem",
        """
        Shared memory that a kernel lends to the library for its copies. It needs none and does not touch it; ask
        returns the number of bytes that NVSHMEM asks for, since programs keep their own data there.
        """,
        [
            _both("ask_smem", "nvshmemx_smem_amount_t flag", "int", x=True),
            _both("give_smem", "void *smem, size_t size", x=True, where=DEVICE),
            _both("release_smem", "void", x=True, where=DEVICE),
        ],
        test="gpu/queries, cuda_fake/host_calls"),
    Family(
        "Tiles", "tile", "Shapes, strides and layouts: include/isomem/nvshmem/layout.h.",
        [
            *[Row(f"make_{what}", "...", prefix="nvshmemx::", inline="layout.h")
              for what in ("layout", "shape", "stride")],
            *[_tile(f"tile_{what}") for what in (
                "allgather", "broadcast", "collective_wait", "get", "put", "sum_reduce", "max_reduce", "min_reduce",
                "sum_rooted_reduce", "max_rooted_reduce", "min_rooted_reduce")],
        ],
        test="gpu/queries, cuda_fake/host_calls"),
]


def _own(family):
    """The moves of an extension of OpenSHMEM, for kernels and streams too."""
    rows = [_rma(row.stem, row.params, row.tail, prefix="nvshmemx_", move=row.move, qp=False)
            for row in family.rows if row.move]
    names = ", ".join(f"{row.prefix}{row.stem}{row.tail}" for row in family.rows if row.move)
    return Family(family.name, OWN, f"As {names} of shmemx.h.", rows, source="rma", test=family.test)


FAMILIES += [_own(family) for family in extensions.FAMILIES if any(row.move for row in family.rows)]
