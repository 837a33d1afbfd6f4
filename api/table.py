# SPDX-License-Identifier: Apache-2.0
"""The whole of OpenSHMEM 1.6 as one table: types, sets of types, families of routines.

api/gen.py multiplies it out, and extensions.py, which has the same form. A new type is one row in TYPES, a new
routine one row in a family (and one template in src/api/calls.hpp, or one function in src/api/shmem.cpp for a family
without `source`). Rows that cannot be called yet carry `later`, the topic that brings them: they are counted in
STATUS.md and declared nowhere.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Type:
    """`name` is the TYPENAME of the specification, `c` its type. An alias has the C type of `base` on LP64 machines:
    it has functions of its own, but cannot be a second association of the same _Generic."""

    name: str
    c: str
    base: str = ""


TYPES = [
    Type("float", "float"),
    Type("double", "double"),
    Type("longdouble", "long double"),
    Type("char", "char"),
    Type("schar", "signed char"),
    Type("short", "short"),
    Type("int", "int"),
    Type("long", "long"),
    Type("longlong", "long long"),
    Type("uchar", "unsigned char"),
    Type("ushort", "unsigned short"),
    Type("uint", "unsigned int"),
    Type("ulong", "unsigned long"),
    Type("ulonglong", "unsigned long long"),
    Type("int8", "int8_t", "schar"),
    Type("int16", "int16_t", "short"),
    Type("int32", "int32_t", "int"),
    Type("int64", "int64_t", "long"),
    Type("uint8", "uint8_t", "uchar"),
    Type("uint16", "uint16_t", "ushort"),
    Type("uint32", "uint32_t", "uint"),
    Type("uint64", "uint64_t", "ulong"),
    Type("size", "size_t", "ulong"),
    Type("ptrdiff", "ptrdiff_t", "long"),
    Type("complexd", "double _Complex"),
    Type("complexf", "float _Complex"),
]

_REAL = "float double longdouble".split()
_SIGNED = "char schar short int long longlong".split()
_UNSIGNED = "uchar ushort uint ulong ulonglong".split()
_FIXED_SIGNED = "int8 int16 int32 int64".split()
_FIXED_UNSIGNED = "uint8 uint16 uint32 uint64".split()
_COMPLEX = "complexd complexf".split()

_RMA = _REAL + _SIGNED + _UNSIGNED + _FIXED_SIGNED + _FIXED_UNSIGNED + ["size", "ptrdiff"]
_AMO = "int long longlong uint ulong ulonglong int32 int64 uint32 uint64 size ptrdiff".split()

SETS = {
    "rma_std": _RMA,
    "amo_std": _AMO,
    "amo_ext": ["float", "double"] + _AMO,
    "amo_bit": "uint ulong ulonglong int32 int64 uint32 uint64".split(),
    "amo_dep": "int long longlong".split(),
    "amo_ext_dep": "float double int long longlong".split(),
    "p2p_short_dep": "short ushort".split(),
    "wait_dep": "short int long longlong".split(),
    "reduce_bitwise": _UNSIGNED + _FIXED_SIGNED + _FIXED_UNSIGNED + ["size"],
    "reduce_minmax": _RMA,
    "reduce_sumprod": _RMA + _COMPLEX,
    "aset_reduce_bitwise": "short int long longlong".split(),
    "aset_reduce_minmax": "short int long longlong float double longdouble".split(),
    "aset_reduce_sumprod": "short int long longlong float double longdouble complexd complexf".split(),
    "sizes": "8 16 32 64 128".split(),
    "sizes_aset": "32 64".split(),
}

# What a routine comes as, each with the version of the specification that brought it:
#   typed    shmem_TYPENAME_stem<tail>         size   shmem_stemSIZE<tail>      mem  shmem_stemmem<tail>
#   generic  the C11 / C++ name over the typed ones, shmem_stem<tail>
#   plain    one function without types, shmem_stem<tail>
#   ctx      each of typed, size, mem, plain once more with a leading context: shmem_ctx_...

@dataclass(frozen=True)
class Row:
    stem: str
    params: str
    since: dict
    types: str = ""
    ret: str = "void"
    tail: str = ""
    call: str = ""  # the template in isomem::api; stem + tail unless given
    sizes: str = "sizes"
    deprecated: str = ""
    later: str = ""
    prefix: str = "shmem_"  # empty for the oldest names, shmemx_ for extensions
    category: str = ""  # unless it is the family's
    noreturn: bool = False


@dataclass(frozen=True)
class Family:
    name: str
    category: str
    contract: str  # goes before the declarations
    rows: list
    source: str = ""  # src/api/generated/<header>_<source>.cpp; without it src/api/<by_hand>.cpp defines the routines
    by_hand: str = "shmem"
    test: str = ""  # the programs under tests/ that show it works, for STATUS.md
    header: str = "shmem"  # shmemx for extensions, see extensions.py


OLD = "deprecated and removed names: with the completion of OpenSHMEM"

_ASET = "int PE_start, int logPE_stride, int PE_size"


def _plain(stem, params, since, ret="void", ctx="", **rest):
    versions = {"plain": since}
    if ctx:
        versions["ctx"] = ctx
    return Row(stem, params, versions, ret=ret, **rest)


def _rma(stem, params, typed, tail="", ctx="1.4", generic="1.3", size="", mem="", **rest):
    since = {"generic": generic, "typed": typed, "ctx": ctx}
    if size:
        since["size"] = size
    if mem:
        since["mem"] = mem
    return Row(stem, params, since, types="rma_std", tail=tail, **rest)


def _amo(operation, params, types, ret="void", since="1.4"):
    return Row(f"atomic_{operation}", params, {"generic": since, "typed": since, "ctx": since}, types=types, ret=ret,
               call=f"amo_{operation}")


def _amo_old(stem, params, types, ret="void", typed="1.0"):
    return Row(stem, params, {"generic": "1.3", "typed": typed}, types=types, ret=ret, deprecated="1.4", later=OLD)


def _p2p(stem, params, ret="void", typed="1.5", generic="1.5", tail=""):
    return Row(stem, params, {"generic": generic, "typed": typed}, types="amo_std", ret=ret, tail=tail)


def _collective(stem, params, **rest):
    return Row(stem, f"shmem_team_t team, {params}", {"generic": "1.5", "typed": "1.5", "mem": "1.5"},
               types="rma_std", ret="int", **rest)


def _aset(stem, params, since):
    params = f"{params}, {_ASET}, long *pSync" if params else f"{_ASET}, long *pSync"
    return Row(stem, params, since, deprecated="1.5", later=OLD, sizes="sizes_aset")


def _reduce(operation, kind):
    team = "shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce"
    active = f"TYPE *dest, const TYPE *source, int nreduce, {_ASET}, TYPE *pWrk, long *pSync"
    name = f"b{operation}" if kind == "bitwise" else operation
    return [
        Row(f"{operation}_reduce", team, {"generic": "1.5", "typed": "1.5"}, types=f"reduce_{kind}", ret="int",
            call=f"reduce<Reduction::{name}>"),
        Row(f"{operation}_to_all", active, {"typed": "1.0"}, types=f"aset_reduce_{kind}", deprecated="1.5", later=OLD),
    ]


def _scan(kind):
    return Row(f"sum_{kind}", "shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems",
               {"generic": "1.6", "typed": "1.6"}, types="reduce_sumprod", ret="int",
               call=f"scan<Scan::{'inclusive' if kind == 'inscan' else 'exclusive'}>")


_BLOCK = "TYPE *dest, const TYPE *source, size_t nelems, int pe"
_STRIDED = "TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe"
_BLOCKS = "TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe"
_SIGNALLED = "TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe"
_ONE = "TYPE *ivar, int cmp, TYPE cmp_value"
_MANY = "TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value"
_MANY_VECTOR = "TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values"
_SOME = "TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value"
_SOME_VECTOR = "TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values"

FAMILIES = [
    Family(
        "Set-up and end", "setup",
        """
        The first shmem_init or shmem_init_thread is collective over all PEs; further pairs of init and finalize nest
        and cost nothing. The inner finalize is a barrier, the last one completes everything, synchronizes and frees
        the symmetric heap; the library may then be initialized again. shmem_query_thread and shmem_query_initialized
        may be called at any time. shmem_info_get_name writes at most SHMEM_MAX_NAME_LEN bytes with the final zero.
        shmem_global_exit may be called by any one PE: it ends the whole job with that status and does not return.
        """,
        [
            _plain("init", "void", "1.2"),
            _plain("init_thread", "int requested, int *provided", "1.4", "int"),
            _plain("finalize", "void", "1.2"),
            Row("global_exit", "int status", {"generic": "1.4", "plain": "1.2"}, noreturn=True),
            _plain("query_initialized", "int *initialized", "1.6"),
            _plain("query_thread", "int *provided", "1.4"),
            _plain("info_get_version", "int *major, int *minor", "1.2"),
            _plain("info_get_name", "char *name", "1.2"),
            _plain("start_pes", "int npes", "1.0", deprecated="1.2", later=OLD, prefix=""),
        ],
        test="multi/setup"),
    Family(
        "PE queries", "pe",
        """
        PEs are numbered from 0 to shmem_n_pes() - 1. shmem_pe_accessible is 1 if the PE exists and can be reached,
        else 0.
        """,
        [
            _plain("my_pe", "void", "1.0", "int"),
            _plain("n_pes", "void", "1.0", "int"),
            _plain("pe_accessible", "int pe", "1.0", "int"),
            _plain("_my_pe", "void", "1.0", "int", deprecated="1.2", later=OLD, prefix=""),
            _plain("_num_pes", "void", "1.0", "int", deprecated="1.2", later=OLD, prefix=""),
        ],
        test="multi/setup"),
    Family(
        "Symmetric memory", "memory",
        """
        Sizes are in bytes. All PEs call these with the same arguments, in the same order. malloc, calloc and align
        end in a barrier, free begins with one, realloc may do both: on return every PE may use the memory of the
        others. The barriers complete the default context only. The result is aligned for every type, and to
        `alignment` (a power of two, a multiple of sizeof(void *)) where it is given; realloc does not keep that
        alignment. NULL means that the memory is not to be had (on all PEs alike, the old block stays as it is), or
        that nothing was asked for: size 0 and a NULL pointer to free do nothing, not even a barrier. The hints of
        malloc_with_hints are an or of SHMEM_MALLOC_ATOMICS_REMOTE and SHMEM_MALLOC_SIGNAL_REMOTE, 0 for none.
        shmem_ptr gives an address for plain loads and stores of this PE, or NULL; that address is not a symmetric
        one.
        """,
        [
            _plain("malloc", "size_t size", "1.2", "void *"),
            _plain("calloc", "size_t count, size_t size", "1.4", "void *"),
            _plain("align", "size_t alignment, size_t size", "1.2", "void *"),
            _plain("realloc", "void *ptr, size_t size", "1.2", "void *"),
            _plain("free", "void *ptr", "1.2"),
            _plain("malloc_with_hints", "size_t size, long hints", "1.5", "void *"),
            _plain("addr_accessible", "const void *addr, int pe", "1.0", "int"),
            _plain("ptr", "const void *dest, int pe", "1.0", "void *"),
            _plain("team_ptr", "shmem_team_t team, const void *dest, int pe", "1.6", "void *"),
            _plain("shmalloc", "size_t size", "1.0", "void *", deprecated="1.2", later=OLD, prefix=""),
            _plain("shfree", "void *ptr", "1.0", deprecated="1.2", later=OLD, prefix=""),
            _plain("shrealloc", "void *ptr, size_t size", "1.0", "void *", deprecated="1.2", later=OLD, prefix=""),
            _plain("shmemalign", "size_t alignment, size_t size", "1.0", "void *", deprecated="1.2",
                   later=OLD, prefix=""),
        ],
        test="multi/memory"),
    Family(
        "Teams", "team",
        """
        Number of this PE in the team and number of PEs in it; translate gives the number in `dest_team` of PE
        `src_pe` of `src_team`. -1 for SHMEM_TEAM_INVALID and for a PE that is not in the team. The splits are
        collective over the parent, with the same arguments on all its PEs; they return 0, or on all of them another
        value, and then all new teams are SHMEM_TEAM_INVALID and stderr has the reason. A PE that is in none of the new
        teams gets SHMEM_TEAM_INVALID. split_strided takes PEs start, start + stride, ... of the parent; a negative
        stride numbers backwards. split_2d makes rows of `xrange` PEs (the last may be shorter) and the columns across
        them. A new team may be used at once; this PE can be in 25 that it has not destroyed. destroy is collective over
        the team and destroys the contexts that are left of it. Of the configuration the fields that the mask names
        count; num_contexts is kept, but no limit.
        """,
        [
            _plain("team_my_pe", "shmem_team_t team", "1.5", "int"),
            _plain("team_n_pes", "shmem_team_t team", "1.5", "int"),
            _plain("team_translate_pe", "shmem_team_t src_team, int src_pe, shmem_team_t dest_team", "1.5", "int"),
            _plain("team_split_strided", "shmem_team_t parent_team, int start, int stride, int size, "
                   "const shmem_team_config_t *config, long config_mask, shmem_team_t *new_team", "1.5", "int"),
            _plain("team_split_2d", "shmem_team_t parent_team, int xrange, const shmem_team_config_t *xaxis_config, "
                   "long xaxis_mask, shmem_team_t *xaxis_team, const shmem_team_config_t *yaxis_config, "
                   "long yaxis_mask, shmem_team_t *yaxis_team", "1.5", "int"),
            _plain("team_get_config", "shmem_team_t team, long config_mask, shmem_team_config_t *config", "1.5", "int"),
            _plain("team_destroy", "shmem_team_t team", "1.5"),
        ],
        by_hand="shmem_teams", test="multi/teams"),
    Family(
        "Contexts", "ctx",
        """
        Streams of operations that are completed and ordered apart from each other. PE numbers in calls with a context
        count in its team: the world, or the team of team_create_ctx. Neither is collective. `options` is an or of
        SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE and SHMEM_CTX_NOSTORE, 0 for none. They return 0, or another value with
        SHMEM_CTX_INVALID if 1024 contexts exist. destroy completes what the context has begun; a private context is
        used and destroyed by the thread that created it. destroy of SHMEM_CTX_INVALID does nothing.
        """,
        [
            _plain("ctx_create", "long options, shmem_ctx_t *ctx", "1.4", "int"),
            _plain("team_create_ctx", "shmem_team_t team, long options, shmem_ctx_t *ctx", "1.5", "int"),
            _plain("ctx_destroy", "shmem_ctx_t ctx", "1.4"),
            _plain("ctx_get_team", "shmem_ctx_t ctx, shmem_team_t *team", "1.5", "int"),
        ],
        by_hand="shmem_teams", test="multi/contexts"),
    Family(
        "Sessions", "session",
        """
        Hints about the operations that follow on a context: `options` is an or of SHMEM_CTX_SESSION_BATCH, 0 for none,
        and the fields of the configuration that the mask names count. They change nothing here, where operations are
        stores. start and stop may be repeated; on SHMEM_CTX_INVALID they do nothing.
        """,
        [
            _plain("ctx_session_start", "shmem_ctx_t ctx, long options, const shmem_ctx_session_config_t *config, "
                   "long config_mask", "1.6"),
            _plain("ctx_session_stop", "shmem_ctx_t ctx", "1.6"),
        ],
        by_hand="shmem_teams", test="multi/contexts"),
    Family(
        "Put and get", "rma",
        """
        dest of a put and source of a get are symmetric addresses (heap, global or static data), given as this PE's
        own; the other side is any memory of this PE. nelems counts elements of the type, of SIZE bits, or bytes
        (mem). Typed and SIZE calls need the natural alignment of their element, mem calls none. A NULL pointer is
        legal with 0 elements only. A put returns once source may be reused; the data may arrive later and in any
        order, also against other puts to the same PE: shmem_fence orders, shmem_quiet completes. A get returns with
        dest filled. p and g move one value. Strides dst and sst count elements: at least 1 in iput and iget, at least
        bsize in ibput and ibget, which move nblocks blocks of bsize elements each.
        """,
        [
            _rma("put", _BLOCK, "1.0", size="1.0", mem="1.0"),
            _rma("get", _BLOCK, "1.0", size="1.0", mem="1.0"),
            _rma("p", "TYPE *dest, TYPE value, int pe", "1.0"),
            _rma("g", "const TYPE *source, int pe", "1.0", ret="TYPE"),
            _rma("iput", _STRIDED, "1.0", size="1.0"),
            _rma("iget", _STRIDED, "1.0", size="1.0"),
            _rma("ibput", _BLOCKS, "1.6", ctx="1.6", generic="1.6", size="1.6"),
            _rma("ibget", _BLOCKS, "1.6", ctx="1.6", generic="1.6", size="1.6"),
        ],
        source="rma", test="multi/rma, multi/strided"),
    Family(
        "Nonblocking put and get", "rma_nbi",
        """
        As put and get, but the call may return at once: source must not change and dest must not be read before the
        next shmem_quiet of the context. shmem_fence orders the puts, not the gets.
        """,
        [
            _rma("put", _BLOCK, "1.3", tail="_nbi", size="1.3", mem="1.3"),
            _rma("get", _BLOCK, "1.3", tail="_nbi", size="1.3", mem="1.3"),
        ],
        source="rma", test="multi/rma"),
    Family(
        "Signals", "signal",
        """
        put_signal delivers nelems elements to dest and then updates sig_addr on the same PE: SHMEM_SIGNAL_SET stores
        signal, SHMEM_SIGNAL_ADD adds it. Who sees the new signal sees this payload; earlier puts are not covered.
        dest and sig_addr are symmetric and do not overlap; a signal word is updated by one operator only while it is
        waited on, and read by shmem_signal_fetch, wait and test. The nbi form keeps source in use until shmem_quiet.
        signal_add and signal_set update a signal word alone.
        """,
        [
            _rma("put", _SIGNALLED, "1.5", tail="_signal", ctx="1.5", generic="1.5", size="1.5", mem="1.5"),
            _rma("put", _SIGNALLED, "1.5", tail="_signal_nbi", ctx="1.5", generic="1.5", size="1.5", mem="1.5"),
            Row("signal_add", "uint64_t *sig_addr, uint64_t signal, int pe", {"generic": "1.6", "plain": "1.6",
                "ctx": "1.6"}),
            Row("signal_set", "uint64_t *sig_addr, uint64_t signal, int pe", {"generic": "1.6", "plain": "1.6",
                "ctx": "1.6"}),
            _plain("signal_fetch", "const uint64_t *sig_addr", "1.5", "uint64_t"),
            _plain("signal_wait_until", "uint64_t *sig_addr, int cmp, uint64_t cmp_value", "1.5", "uint64_t",
                   category="p2p_sync"),
        ],
        source="rma", test="multi/signal"),
    Family(
        "Atomics", "amo",
        """
        dest (source of fetch) is a symmetric, naturally aligned word on PE pe. Each operation is atomic against the
        other atomics of the same type, and against wait and test; mixing them with plain stores or with put is
        undefined. Those that return a value return the word as it was before. The others may return before they take
        effect: shmem_fence orders them, shmem_quiet completes them. Sums wrap around. compare_swap stores value if
        the word equals cond.
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
            _amo("fetch_and", "TYPE *dest, TYPE value, int pe", "amo_bit", "TYPE"),
            _amo("and", "TYPE *dest, TYPE value, int pe", "amo_bit"),
            _amo("fetch_or", "TYPE *dest, TYPE value, int pe", "amo_bit", "TYPE"),
            _amo("or", "TYPE *dest, TYPE value, int pe", "amo_bit"),
            _amo("fetch_xor", "TYPE *dest, TYPE value, int pe", "amo_bit", "TYPE"),
            _amo("xor", "TYPE *dest, TYPE value, int pe", "amo_bit"),
            _amo_old("fetch", "const TYPE *source, int pe", "amo_ext_dep", "TYPE", typed="1.3"),
            _amo_old("set", "TYPE *dest, TYPE value, int pe", "amo_ext_dep", typed="1.3"),
            _amo_old("swap", "TYPE *dest, TYPE value, int pe", "amo_ext_dep", "TYPE"),
            _amo_old("cswap", "TYPE *dest, TYPE cond, TYPE value, int pe", "amo_dep", "TYPE"),
            _amo_old("finc", "TYPE *dest, int pe", "amo_dep", "TYPE"),
            _amo_old("inc", "TYPE *dest, int pe", "amo_dep"),
            _amo_old("fadd", "TYPE *dest, TYPE value, int pe", "amo_dep", "TYPE"),
            _amo_old("add", "TYPE *dest, TYPE value, int pe", "amo_dep"),
        ],
        source="amo", test="multi/amo"),
    Family(
        "Nonblocking atomics", "amo_nbi",
        """
        As the fetching atomics, but the old value is written to *fetch (any memory of this PE), which must not be
        touched before the next shmem_quiet of the context; shmem_fence does not order it.
        """,
        [
            _amo("fetch_nbi", "TYPE *fetch, const TYPE *source, int pe", "amo_ext", since="1.5"),
            _amo("swap_nbi", "TYPE *fetch, TYPE *dest, TYPE value, int pe", "amo_ext", since="1.5"),
            _amo("compare_swap_nbi", "TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe", "amo_std", since="1.5"),
            _amo("fetch_inc_nbi", "TYPE *fetch, TYPE *dest, int pe", "amo_std", since="1.5"),
            _amo("fetch_add_nbi", "TYPE *fetch, TYPE *dest, TYPE value, int pe", "amo_std", since="1.5"),
            _amo("fetch_and_nbi", "TYPE *fetch, TYPE *dest, TYPE value, int pe", "amo_bit", since="1.5"),
            _amo("fetch_or_nbi", "TYPE *fetch, TYPE *dest, TYPE value, int pe", "amo_bit", since="1.5"),
            _amo("fetch_xor_nbi", "TYPE *fetch, TYPE *dest, TYPE value, int pe", "amo_bit", since="1.5"),
        ],
        source="amo", test="multi/amo"),
    Family(
        "Waiting and testing", "p2p_sync",
        """
        ivar and ivars are symmetric words of this PE that others update by atomics, p, put or signals; cmp is one of
        SHMEM_CMP_*. A wait returns, a test tells 1 or an index, only after the update is complete: what the updater
        fenced before it is visible. Elements with a nonzero status are left out; status NULL means all.
        wait_until_all and test_all ask for all of them, *_any gives the index of one (SIZE_MAX if there is none),
        *_some writes the indices of the satisfied ones and gives their number. *_any and *_some leave no satisfied
        element out for ever. The vector forms compare ivars[i] with cmp_values[i]. An empty set: wait_until_all
        returns, test_all gives 1, *_some 0, *_any SIZE_MAX.
        """,
        [
            _p2p("wait_until", _ONE, typed="1.0", generic="1.4"),
            _p2p("wait_until_all", _MANY),
            _p2p("wait_until_any", _MANY, "size_t"),
            _p2p("wait_until_some", _SOME, "size_t"),
            _p2p("wait_until_all", _MANY_VECTOR, tail="_vector"),
            _p2p("wait_until_any", _MANY_VECTOR, "size_t", tail="_vector"),
            _p2p("wait_until_some", _SOME_VECTOR, "size_t", tail="_vector"),
            _p2p("test", _ONE, "int", typed="1.4", generic="1.4"),
            _p2p("test_all", _MANY, "int"),
            _p2p("test_any", _MANY, "size_t"),
            _p2p("test_some", _SOME, "size_t"),
            _p2p("test_all", _MANY_VECTOR, "int", tail="_vector"),
            _p2p("test_any", _MANY_VECTOR, "size_t", tail="_vector"),
            _p2p("test_some", _SOME_VECTOR, "size_t", tail="_vector"),
            Row("wait_until", _ONE, {"generic": "1.4", "typed": "1.0"}, types="p2p_short_dep", deprecated="1.5",
                later=OLD),
            Row("test", _ONE, {"generic": "1.4", "typed": "1.4"}, types="p2p_short_dep", ret="int", deprecated="1.5",
                later=OLD),
            _plain("wait_until", "long *ivar, int cmp, long cmp_value", "1.0", deprecated="1.4", later=OLD),
            _plain("wait", "long *ivar, long cmp_value", "1.0", deprecated="1.4", later=OLD),
            Row("wait", "TYPE *ivar, TYPE cmp_value", {"typed": "1.0"}, types="wait_dep", deprecated="1.4", later=OLD),
        ],
        source="sync", test="multi/p2p"),
    Family(
        "Ordering and completion", "order",
        """
        Each acts on one context: the default one, or ctx (nothing happens on SHMEM_CTX_INVALID). fence: puts,
        non-fetching atomics, signals and plain stores to symmetric memory issued before it reach each PE before those
        issued after it; it completes nothing and does not order nonblocking gets. quiet: all of them, and nonblocking
        gets and atomics, are complete and visible to every PE. pe_quiet: the same, for the npes PEs in target_pes
        only.
        """,
        [
            _plain("fence", "void", "1.0", ctx="1.4"),
            _plain("quiet", "void", "1.0", ctx="1.4"),
            _plain("pe_quiet", "const int *target_pes, size_t npes", "1.6", ctx="1.6"),
        ],
        test="multi/order"),
    Family(
        "Barrier and sync", "collective",
        """
        No PE returns before every PE has called. barrier_all is a quiet of the default context before the sync;
        sync_all and team_sync (generic name: shmem_sync) complete plain stores only. team_sync returns 0, or nonzero
        for SHMEM_TEAM_INVALID.
        """,
        [
            _plain("barrier_all", "void", "1.0"),
            _plain("sync_all", "void", "1.4"),
            _plain("team_sync", "shmem_team_t team", "1.5", "int"),
            Row("sync", "shmem_team_t team", {"generic": "1.5"}, ret="int"),
            _aset("barrier", "", {"plain": "1.0"}),
            _aset("sync", "", {"plain": "1.4"}),
        ],
        test="multi/sync"),
    Family(
        "Collective data movement", "collective",
        """
        All PEs of the team call in the same order, with symmetric dest and source that do not overlap, in elements of
        the type or bytes (mem). Only the own source has to be ready; dest must be free to be written on every PE
        before any calls. On return dest is complete on this PE and source may be reused. Result 0, nonzero on an
        error. broadcast: dest of every PE, the root's too, gets the root's source. collect: the sources one after the
        other in order of PEs, each with its own nelems; fcollect: nelems equal everywhere. alltoall: block j of PE
        i's source becomes block i of PE j's dest; alltoalls: the same with strides dst and sst (at least 1) between
        elements.
        """,
        [
            _collective("broadcast", "TYPE *dest, const TYPE *source, size_t nelems, int PE_root"),
            _collective("collect", "TYPE *dest, const TYPE *source, size_t nelems"),
            _collective("fcollect", "TYPE *dest, const TYPE *source, size_t nelems"),
            _collective("alltoall", "TYPE *dest, const TYPE *source, size_t nelems"),
            _collective("alltoalls", "TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems"),
            _aset("broadcast", "TYPE *dest, const TYPE *source, size_t nelems, int PE_root", {"size": "1.0"}),
            _aset("collect", "TYPE *dest, const TYPE *source, size_t nelems", {"size": "1.0"}),
            _aset("fcollect", "TYPE *dest, const TYPE *source, size_t nelems", {"size": "1.0"}),
            _aset("alltoall", "TYPE *dest, const TYPE *source, size_t nelems", {"size": "1.3"}),
            _aset("alltoalls", "TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems",
                  {"size": "1.3"}),
        ],
        source="coll", test="multi/collectives"),
    Family(
        "Reductions", "collective",
        """
        Element i of dest on every PE becomes the combination of element i of all sources. source and dest are
        symmetric, the same on all PEs, and either one array or disjoint. All PEs get the same bits. Otherwise as the
        collectives above.
        """,
        sum((_reduce(operation, kind) for operation, kind in [
            ("and", "bitwise"), ("or", "bitwise"), ("xor", "bitwise"), ("max", "minmax"), ("min", "minmax"),
            ("sum", "sumprod"), ("prod", "sumprod")]), []),
        source="coll", test="multi/reduce"),
    Family(
        "Scans", "collective",
        """
        Element by element, dest is the sum of the sources of the PEs of the team from the first to this one: with
        (inscan) or without (exscan) its own, which gives 0 on the first. dest and source are symmetric, the same on
        all PEs, and either the same array or disjoint.
        """,
        [_scan("inscan"), _scan("exscan")],
        source="coll", test="multi/scan"),
    Family(
        "Locks", "lock",
        """
        Mutual exclusion of PEs over a symmetric long, which is 0 on all PEs before its first use and is touched by
        these routines only. set_lock waits for the lock; PEs get it in the order of their calls. test_lock takes it if
        it is free and returns 0, else 1 at once. clear_lock completes the default context and hands the lock on. A PE
        that holds a lock may not set it again; of the threads of a PE one at a time uses a lock.
        """,
        [
            _plain("set_lock", "long *lock", "1.0"),
            _plain("clear_lock", "long *lock", "1.0"),
            _plain("test_lock", "long *lock", "1.0", "int"),
        ],
        by_hand="shmem_locks", test="multi/locks"),
    Family(
        "Profiling", "profiling",
        """
        level 0 asks a profiler to stop, 1 to go on, 2 to write what it has; without one nothing happens. Each
        function has a second name with the prefix pshmem_ (pshmem.h) that a profiler calls.
        """,
        [_plain("pcontrol", "int level, ...", "1.5")],
        test="multi/setup"),
    Family(
        "Cache control", "cache", "Names of machines whose caches had to be told; without effect.",
        [
            _plain("clear_cache_inv", "void", "1.0", deprecated="1.3", later=OLD),
            _plain("set_cache_inv", "void", "1.0", deprecated="1.3", later=OLD),
            _plain("clear_cache_line_inv", "void *dest", "1.0", deprecated="1.3", later=OLD),
            _plain("set_cache_line_inv", "void *dest", "1.0", deprecated="1.3", later=OLD),
            _plain("udcflush", "void", "1.0", deprecated="1.3", later=OLD),
            _plain("udcflush_line", "void *dest", "1.0", deprecated="1.3", later=OLD),
        ]),
]
