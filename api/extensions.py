# SPDX-License-Identifier: Apache-2.0
"""isomem's extensions of OpenSHMEM, in the form of table.py: the rows of shmemx.h, with the prefix shmemx_.

`since` names versions of isomem. A family's functions are generated like those of the specification: declared in
shmemx.h with their contract, with names without a type, pshmemx_ names (pshmemx.h), tests and a line in STATUS.md.
"""

from table import Family, Row

PREFIX = "shmemx_"
FIRST = "0.1"

_GRID = "void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, " \
        "const size_t *extents, size_t dims, int pe"
_MANY_PES = "TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, " \
            "const int *pes, size_t npes"
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


FAMILIES = [
    Family(
        "Put and get of sections", "rma",
        """
        Move a grid of elements of elem_size bytes with dims dimensions (0 to SHMEMX_MAX_DIMS), such as a section of an
        array in C or Fortran, to or from PE pe. Element (i, j, ...) lies i * dst[0] + j * dst[1] + ... bytes from dest
        and i * sst[0] + j * sst[1] + ... bytes from source; extents[d] is the number of elements in dimension d, 0 for
        nothing to do. The order of the dimensions does not matter: long runs of bytes are found and moved as such.
        Strides count bytes, may be negative, and 0 in the source, which repeats an element. Elements of the
        destination must not overlap: |dst[d]| is at least elem_size where extents[d] is above 1. All bytes named on
        PE pe are symmetric; no alignment is asked for, and dest and source share no byte. The three arrays may be
        changed when the call returns. A put returns when source may be reused, a get with dest filled, the nbi forms
        at once: source must not change and dest must not be read before the next shmem_quiet of the context. Order
        and completion are those of shmem_putmem and shmem_getmem.
        """,
        [_row(stem, _GRID, "mem ctx", tail=f"_strided{nbi}", call=f"section<Move::{stem}{nbi}>")
         for nbi in ("", "_nbi") for stem in ("put", "get")],
        header="shmemx", source="rma", test="multi/extensions_strided"),
    Family(
        "Put with signal to several PEs", "signal",
        """
        As shmem_put_signal to each of the npes PEs in pes: the payload is delivered to dest and then sig_addr is
        updated, PE by PE. A PE that sees its signal sees its payload, whatever the others have received. A PE that is
        listed twice is served twice; npes 0 does nothing. The nbi form keeps source in use until shmem_quiet.
        """,
        [_row("put", _MANY_PES, "generic typed ctx size mem", types="rma_std", tail=tail)
         for tail in ("_signal_pes", "_signal_pes_nbi")],
        header="shmemx", source="rma", test="multi/extensions_order"),
    Family(
        "Release order", "order",
        """
        put_release and p_release are put and p with an order before them: whoever sees the new value (by wait or
        test) sees all that this PE has done to PE pe on the same context before: puts, nonblocking ones too, signals
        and atomics. They cost less than shmem_fence and put, which orders the operations to all PEs, and much less
        than shmem_quiet, which waits. pe_fence is shmem_fence for the npes PEs in target_pes only; npes 0 and
        SHMEM_CTX_INVALID do nothing. Nothing is completed, and nonblocking gets are not ordered.
        """,
        [
            _row("put", "TYPE *dest, const TYPE *source, size_t nelems, int pe", "generic typed ctx size mem",
                 types="rma_std", tail="_release"),
            _row("p", "TYPE *dest, TYPE value, int pe", "generic typed ctx", types="rma_std", tail="_release"),
            _row("pe_fence", "const int *target_pes, size_t npes", "plain ctx", call="pe_fence"),
        ],
        header="shmemx", source="rma", test="multi/extensions_order"),
    Family(
        "Bounded waits", "p2p_sync",
        """
        The waits of OpenSHMEM, for `seconds` at most: 0 looks once, INFINITY waits like the name without _for, less
        than 0 is an error. They return SHMEMX_SUCCESS as soon as the comparison holds, with all that the updater
        fenced before it visible, or SHMEMX_TIMEOUT: then it did not hold when the time was over. An update that is
        complete before that is never missed. The time runs from the call by CLOCK_MONOTONIC, which shmemx_wtime
        reads, and is looked at at each turn of the wait, which yields the core; a PE that gets no core returns later.
        wait_until_any_for sets *index to that of a satisfied element, wait_until_some_for *count to the number of
        satisfied elements in indices, signal_wait_until_for *value to the value it has seen last; on a time-out
        *index is SIZE_MAX and *count 0. An empty set is SHMEMX_SUCCESS at once, with the same SIZE_MAX and 0.
        ISOMEM_TIMEOUT does not end these waits and nothing is said about them; a job that ends ends them.
        """,
        [
            _wait("", "TYPE *ivar, int cmp"),
            *_waits(""),
            *_waits("_vector"),
            _row("signal_wait_until_for",
                 "uint64_t *sig_addr, int cmp, uint64_t cmp_value, double seconds, uint64_t *value", "plain", "int"),
        ],
        header="shmemx", source="sync", test="multi/extensions_wait"),
    Family(
        "Job queries", "setup",
        """
        What a program can ask about its job, at any time between init and finalize, without the help of other
        PEs. pe_status is one of SHMEMX_PE_*. local_npes and local_pe: how many PEs run on this host, and this
        PE's number among them, from 0. nodename is the name of this host, pe_nodename that of the host of PE
        pe; wire_name says how operations reach PE pe ("shm": loads and stores of shared memory, "loopback":
        the test wire). These strings stay valid until the last finalize. heap_get_info describes the
        symmetric heap, in bytes, the same on all PEs; no other thread of this PE may allocate meanwhile.
        wtime is CLOCK_MONOTONIC in seconds, the same on all PEs of a host. version names library and version;
        it and wtime may be called before init, too.
        """,
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
        "Codes of errors", "setup",
        """
        What a code that a routine has returned means, in words, in a string that stays valid: the SHMEMX_ codes are
        the values of shmemx_*_for, of the calls that make teams and contexts, and of collectives. A code that is none
        of them is said to be unknown. May be called at any time.
        """,
        [_query("error_string", "int code", "const char *")],
        header="shmemx", by_hand="shmemx", test="multi/extensions_queries"),
]
