# SPDX-License-Identifier: Apache-2.0
"""isomem's extensions of OpenSHMEM, in the form of table.py: the rows of shmemx.h, with the prefix shmemx_.

`since` names versions of isomem. A family's functions are generated like those of the specification: declared in
shmemx.h with their contract (api/text), with names without a type, pshmemx_ names (pshmemx.h), tests and a line in
STATUS.md.
"""

from table import Family, Row

PREFIX = "shmemx_"
FIRST = "0.1"

_GRID = "void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, " \
        "const size_t *extents, size_t dims, int pe"
_BLOCK = "TYPE *dest, const TYPE *source, size_t nelems, int pe"
_MANY_PES = "TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, " \
            "const int *pes, size_t npes"
_RECEIVED = "TYPE *dest, const size_t *dest_displs, size_t *dest_counts"
_SENT = "const TYPE *source, const size_t *source_displs, const size_t *source_counts"
_REDUCED = "shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce"
_SET = "TYPE *ivars, size_t nelems, const int *status, int cmp"
_SOME = "TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp"


def _row(stem, params, forms, ret="void", **rest):
    return Row(stem, params, {form: FIRST for form in forms.split()}, ret=ret, prefix=PREFIX, **rest)


def _query(stem, params, ret):
    return _row(stem, params, "plain", ret)


def _wait(stem, params, result="", tail=""):
    value = "const TYPE *cmp_values" if tail else "TYPE cmp_value"
    return _row(f"wait_until{stem}", f"{params}, {value}, double seconds{result}", "generic typed", "int",
                types="amo_std", tail=f"{tail}_for")


def _waits(tail):
    return [
        _wait("_all", _SET, tail=tail),
        _wait("_any", _SET, ", size_t *index", tail),
        _wait("_some", _SOME, ", size_t *count", tail),
    ]


def _short_reductions(name, c_type):
    """Of 16-bit floating point, which C has no portable type for: the buffers are void."""
    params = _REDUCED.replace("TYPE", "void")
    return [
        *(_row(f"{name}_{op}_reduce", params, "plain", "int", call=f"reduce_short<{c_type}, api::ReduceOp::{op}>")
          for op in ("sum", "prod", "min", "max")),
        _row(f"{name}_avg_reduce", params, "plain", "int", call=f"average_short<{c_type}>"),
    ]


FAMILIES = [
    Family(
        "Put and get of sections", "rma",
        [_row(stem, _GRID, "mem ctx", tail=f"_strided{nbi}", call=f"section<RmaKind::{stem}{nbi}>")
         for nbi in ("", "_nbi") for stem in ("put", "get")],
        header="shmemx", source="rma", templates="extension_calls", test="multi/extensions_strided"),
    Family(
        "Put with signal to several PEs", "signal",
        [_row("put", _MANY_PES, "generic typed ctx size mem", types="rma_std", tail=tail)
         for tail in ("_signal_pes", "_signal_pes_nbi")],
        header="shmemx", source="rma", templates="extension_calls", test="multi/extensions_order"),
    Family(
        "Collectives of blocks of different sizes", "collective",
        [
            _row("alltoallv", f"shmem_team_t team, {_RECEIVED}, {_SENT}", "typed mem", "int", types="rma_std"),
            _row("collectv", "shmem_team_t team, TYPE *dest, const size_t *displs, const size_t *counts, "
                 "const TYPE *source", "generic typed mem", "int", types="rma_std"),
        ],
        header="shmemx", source="coll", templates="uneven_collectives", test="multi/extensions_uneven"),
    Family(
        "Averages, reductions of 16-bit floating point", "collective",
        [
            _row("avg_reduce", _REDUCED, "generic typed", "int", types="reduce_avg", call="average"),
            *_short_reductions("half", "Half"),
            *_short_reductions("bfloat16", "Bfloat16"),
        ],
        header="shmemx", source="reduce", templates="wide_reductions", test="multi/extensions_reduce"),
    Family(
        "Release order", "order",
        [
            _row("put", _BLOCK, "generic typed ctx size mem", types="rma_std", tail="_release"),
            _row("p", "TYPE *dest, TYPE value, int pe", "generic typed ctx", types="rma_std", tail="_release"),
            _row("pe_fence", "const int *target_pes, size_t npes", "plain ctx", call="pe_fence"),
        ],
        header="shmemx", source="rma", templates="extension_calls", test="multi/extensions_order"),
    Family(
        "Bounded waits", "p2p_sync",
        [
            _wait("", "TYPE *ivar, int cmp"),
            *_waits(""),
            *_waits("_vector"),
            _row("signal_wait_until_for",
                 "uint64_t *sig_addr, int cmp, uint64_t cmp_value, double seconds, uint64_t *value", "plain", "int"),
        ],
        header="shmemx", source="sync", templates="extension_calls", test="multi/extensions_wait"),
    Family(
        "Interrupted waits", "p2p_sync",
        [_query("set_wait_handler", "shmemx_wait_handler_t handler", "void")],
        header="shmemx", by_hand="shmemx", test="multi/extensions_wait"),
    Family(
        "Job queries", "setup",
        [
            _query("pe_status", "int pe", "int"),
            _query("local_npes", "void", "int"),
            _query("local_pe", "void", "int"),
            _query("nodename", "void", "const char *"),
            _query("pe_nodename", "int pe", "const char *"),
            _query("wire_name", "int pe", "const char *"),
            _query("heap_get_info", "shmemx_heap_info_t *info", "void"),
            _query("wtime", "void", "double"),
            _query("version", "void", "const char *"),
        ],
        header="shmemx", by_hand="shmemx", test="multi/extensions_queries"),
    Family(
        "Start by a unique id, teams of any PEs", "setup",
        [
            _query("get_uniqueid", "shmemx_uniqueid_t *id", "int"),
            _query("init_uniqueid", "const shmemx_uniqueid_t *id, int rank, int npes, int requested, int *provided",
                   "int"),
            _query("team_create", "const int *pes, size_t npes, shmem_team_t *new_team", "int"),
        ],
        header="shmemx", by_hand="shmemx", test="multi/extensions_start"),
    Family(
        "Codes of errors", "setup",
        [_query("error_string", "int code", "const char *")],
        header="shmemx", by_hand="shmemx", test="multi/extensions_queries"),
]
