# SPDX-License-Identifier: Apache-2.0
"""The whole of OpenSHMEM 1.6 as one table: types, sets of types, families of routines.

api/gen.py multiplies it out, and extensions.py and compat.py, which have the same form. A new type is one row in
TYPES, a new routine one row in a family (and one template in src/api/, see `templates`, or one function in
src/api/shmem.cpp for a family without `source`) and its text in api/text, which becomes the comment in the header, the
man page and HTML.
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
    "reduce_avg": _REAL + _COMPLEX,
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
    move: str = ""  # instead, of a contiguous block: what include/isomem/rma.hpp calls the algorithm
    sizes: str = "sizes"
    in_default_ctx: bool = False  # the template takes a context, the function has none
    deprecated: str = ""
    prefix: str = "shmem_"  # empty for the oldest names, shmemx_ for extensions
    category: str = ""  # unless it is the family's
    noreturn: bool = False

    @property
    def template(self):
        """What a definition calls."""
        if self.move:
            return f"transfer<isomem::{self.move}, {'false' if self.tail.endswith(('_nbi', '_nb')) else 'true'}>"
        return (self.call or self.stem + self.tail).replace("<", "<api::")


@dataclass(frozen=True)
class Family:
    name: str
    category: str
    rows: list
    source: str = ""  # src/api/generated/<header>_<source>.cpp; without it src/api/<by_hand>.cpp defines the routines
    templates: str = "calls"  # src/api/<templates>.hpp has what `source` calls
    by_hand: str = "shmem"
    test: str = ""  # the programs under tests/ that show it works, for STATUS.md
    header: str = "shmem"  # shmemx for extensions, see extensions.py; shmemx_compat, see compat.py


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


def _amo_old(stem, operation, params, types, ret="void", typed="1.0"):
    return Row(stem, params, {"generic": "1.3", "typed": typed}, types=types, ret=ret, deprecated="1.4",
               call=f"amo_{operation}", in_default_ctx=True)


def _p2p(stem, params, ret="void", typed="1.5", generic="1.5", tail=""):
    return Row(stem, params, {"generic": generic, "typed": typed}, types="amo_std", ret=ret, tail=tail)


def _collective(stem, params, **rest):
    return Row(stem, f"shmem_team_t team, {params}", {"generic": "1.5", "typed": "1.5", "mem": "1.5"},
               types="rma_std", ret="int", **rest)


def _aset(stem, params, since):
    params = f"{params}, {_ASET}, long *pSync" if params else f"{_ASET}, long *pSync"
    return Row(stem, params, since, deprecated="1.5", sizes="sizes_aset")


_REDUCTIONS = [("and", "bitwise"), ("or", "bitwise"), ("xor", "bitwise"), ("max", "minmax"), ("min", "minmax"),
               ("sum", "sumprod"), ("prod", "sumprod")]


def _fold(operation, kind):
    return f"reduce<ReduceOp::{'b' if kind == 'bitwise' else ''}{operation}>"


def _reduce(operation, kind):
    return Row(f"{operation}_reduce", "shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce",
               {"generic": "1.5", "typed": "1.5"}, types=f"reduce_{kind}", ret="int", call=_fold(operation, kind))


def _to_all(operation, kind):
    params = f"TYPE *dest, const TYPE *source, int nreduce, {_ASET}, TYPE *pWrk, long *pSync"
    return Row(f"{operation}_to_all", params, {"typed": "1.0"}, types=f"aset_reduce_{kind}", deprecated="1.5",
               call=_fold(operation, kind))


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
        [
            _plain("init", "void", "1.2"),
            _plain("init_thread", "int requested, int *provided", "1.4", "int"),
            _plain("finalize", "void", "1.2"),
            Row("global_exit", "int status", {"generic": "1.4", "plain": "1.2"}, noreturn=True),
            _plain("query_initialized", "int *initialized", "1.6"),
            _plain("query_thread", "int *provided", "1.4"),
            _plain("info_get_version", "int *major, int *minor", "1.2"),
            _plain("info_get_name", "char *name", "1.2"),
            _plain("start_pes", "int npes", "1.0", deprecated="1.2", prefix=""),
        ],
        test="multi/setup, multi/start_pes, rules/life"),
    Family(
        "PE queries", "pe",
        [
            _plain("my_pe", "void", "1.0", "int"),
            _plain("n_pes", "void", "1.0", "int"),
            _plain("pe_accessible", "int pe", "1.0", "int"),
            _plain("_my_pe", "void", "1.0", "int", deprecated="1.2", prefix=""),
            _plain("_num_pes", "void", "1.0", "int", deprecated="1.2", prefix=""),
        ],
        test="multi/setup, multi/old_names"),
    Family(
        "Symmetric memory", "memory",
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
            _plain("shmalloc", "size_t size", "1.0", "void *", deprecated="1.2", prefix=""),
            _plain("shfree", "void *ptr", "1.0", deprecated="1.2", prefix=""),
            _plain("shrealloc", "void *ptr, size_t size", "1.0", "void *", deprecated="1.2", prefix=""),
            _plain("shmemalign", "size_t alignment, size_t size", "1.0", "void *", deprecated="1.2", prefix=""),
        ],
        test="multi/memory, multi/old_names, rules/memory"),
    Family(
        "Teams", "team",
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
        by_hand="shmem_teams", test="multi/teams, rules/teams"),
    Family(
        "Contexts", "ctx",
        [
            _plain("ctx_create", "long options, shmem_ctx_t *ctx", "1.4", "int"),
            _plain("team_create_ctx", "shmem_team_t team, long options, shmem_ctx_t *ctx", "1.5", "int"),
            _plain("ctx_destroy", "shmem_ctx_t ctx", "1.4"),
            _plain("ctx_get_team", "shmem_ctx_t ctx, shmem_team_t *team", "1.5", "int"),
        ],
        by_hand="shmem_teams", test="multi/contexts, rules/contexts"),
    Family(
        "Sessions", "session",
        [
            _plain("ctx_session_start", "shmem_ctx_t ctx, long options, const shmem_ctx_session_config_t *config, "
                   "long config_mask", "1.6"),
            _plain("ctx_session_stop", "shmem_ctx_t ctx", "1.6"),
        ],
        by_hand="shmem_teams", test="rules/contexts"),
    Family(
        "Put and get", "rma",
        [
            _rma("put", _BLOCK, "1.0", size="1.0", mem="1.0", move="Put"),
            _rma("get", _BLOCK, "1.0", size="1.0", mem="1.0", move="Get"),
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
        [
            _rma("put", _BLOCK, "1.3", tail="_nbi", size="1.3", mem="1.3", move="Put"),
            _rma("get", _BLOCK, "1.3", tail="_nbi", size="1.3", mem="1.3", move="Get"),
        ],
        source="rma", test="multi/rma"),
    Family(
        "Signals", "signal",
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
            _amo_old("fetch", "fetch", "const TYPE *source, int pe", "amo_ext_dep", "TYPE", typed="1.3"),
            _amo_old("set", "set", "TYPE *dest, TYPE value, int pe", "amo_ext_dep", typed="1.3"),
            _amo_old("swap", "swap", "TYPE *dest, TYPE value, int pe", "amo_ext_dep", "TYPE"),
            _amo_old("cswap", "compare_swap", "TYPE *dest, TYPE cond, TYPE value, int pe", "amo_dep", "TYPE"),
            _amo_old("finc", "fetch_inc", "TYPE *dest, int pe", "amo_dep", "TYPE"),
            _amo_old("inc", "inc", "TYPE *dest, int pe", "amo_dep"),
            _amo_old("fadd", "fetch_add", "TYPE *dest, TYPE value, int pe", "amo_dep", "TYPE"),
            _amo_old("add", "add", "TYPE *dest, TYPE value, int pe", "amo_dep"),
        ],
        source="amo", test="multi/amo, multi/old_names"),
    Family(
        "Nonblocking atomics", "amo_nbi",
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
            Row("wait_until", _ONE, {"generic": "1.4", "typed": "1.0"}, types="p2p_short_dep", deprecated="1.5"),
            Row("test", _ONE, {"generic": "1.4", "typed": "1.4"}, types="p2p_short_dep", ret="int", deprecated="1.5"),
            _plain("wait_until", "long *ivar, int cmp, long cmp_value", "1.0", deprecated="1.4"),
            _plain("wait", "long *ivar, long cmp_value", "1.0", deprecated="1.4"),
            Row("wait", "TYPE *ivar, TYPE cmp_value", {"typed": "1.0"}, types="wait_dep", deprecated="1.4"),
        ],
        source="sync", test="multi/p2p, multi/old_names, rules/waiting"),
    Family(
        "Ordering and completion", "order",
        [
            _plain("fence", "void", "1.0", ctx="1.4"),
            _plain("quiet", "void", "1.0", ctx="1.4"),
            _plain("pe_quiet", "const int *target_pes, size_t npes", "1.6", ctx="1.6"),
        ],
        test="rules/ordering"),
    Family(
        "Barrier and sync", "collective",
        [
            _plain("barrier_all", "void", "1.0"),
            _plain("sync_all", "void", "1.4"),
            _plain("team_sync", "shmem_team_t team", "1.5", "int"),
            Row("sync", "shmem_team_t team", {"generic": "1.5"}, ret="int"),
        ],
        test="multi/sync"),
    Family(
        "Collective data movement", "collective",
        [
            _collective("broadcast", "TYPE *dest, const TYPE *source, size_t nelems, int PE_root"),
            _collective("collect", "TYPE *dest, const TYPE *source, size_t nelems"),
            _collective("fcollect", "TYPE *dest, const TYPE *source, size_t nelems"),
            _collective("alltoall", "TYPE *dest, const TYPE *source, size_t nelems"),
            _collective("alltoalls", "TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems"),
        ],
        source="coll", templates="collectives", test="multi/collectives"),
    Family(
        "Reductions", "collective",
        [_reduce(operation, kind) for operation, kind in _REDUCTIONS],
        source="coll", templates="collectives", test="multi/reduce"),
    Family(
        "Scans", "collective",
        [_scan("inscan"), _scan("exscan")],
        source="coll", templates="collectives", test="multi/scan"),
    Family(
        "Active sets", "collective",
        [
            _aset("barrier", "", {"plain": "1.0"}),
            _aset("sync", "", {"plain": "1.4"}),
            _aset("broadcast", "TYPE *dest, const TYPE *source, size_t nelems, int PE_root", {"size": "1.0"}),
            _aset("collect", "TYPE *dest, const TYPE *source, size_t nelems", {"size": "1.0"}),
            _aset("fcollect", "TYPE *dest, const TYPE *source, size_t nelems", {"size": "1.0"}),
            _aset("alltoall", "TYPE *dest, const TYPE *source, size_t nelems", {"size": "1.3"}),
            _aset("alltoalls", "TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems",
                  {"size": "1.3"}),
            *(_to_all(operation, kind) for operation, kind in _REDUCTIONS),
        ],
        source="active_sets", templates="active_sets", test="multi/active_sets"),
    Family(
        "Locks", "lock",
        [
            _plain("set_lock", "long *lock", "1.0"),
            _plain("clear_lock", "long *lock", "1.0"),
            _plain("test_lock", "long *lock", "1.0", "int"),
        ],
        by_hand="shmem_locks", test="rules/locks"),
    Family(
        "Profiling", "profiling",
        [_plain("pcontrol", "int level, ...", "1.5")],
        test="multi/setup"),
    Family(
        "Cache control", "cache",
        [
            _plain("clear_cache_inv", "void", "1.0", deprecated="1.3"),
            _plain("set_cache_inv", "void", "1.0", deprecated="1.3"),
            _plain("clear_cache_line_inv", "void *dest", "1.0", deprecated="1.3"),
            _plain("set_cache_line_inv", "void *dest", "1.0", deprecated="1.3"),
            _plain("udcflush", "void", "1.0", deprecated="1.3"),
            _plain("udcflush_line", "void *dest", "1.0", deprecated="1.3"),
        ],
        test="multi/old_names"),
]
