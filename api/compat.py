# SPDX-License-Identifier: Apache-2.0
"""Names of other libraries that map on what isomem has, for host code, in the form of table.py:
the rows of shmemx_compat.h, with the prefix shmemx_, and those that Open MPI has in shmem.h."""

from table import Family, Row

PREFIX = "shmemx_"
HEADER = "shmemx_compat"
SINCE = "0.1"

_BLOCK = "TYPE *dest, const TYPE *source, size_t nelems, int pe, ..."
_SIGNALLED = "TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe"
_BLOCKS = "TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe"
_SCAN = "shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems"
_EXCHANGE = "void *target, const size_t *t_offsets, size_t *t_sizes, const void *source, const size_t *s_offsets, " \
            "const size_t *s_sizes"
_SIGNAL = "uint64_t *sig_addr, uint64_t signal, int pe"


def _row(stem, params, forms, ret="void", **rest):
    return Row(stem, params, {form: SINCE for form in forms.split()}, ret=ret, prefix=PREFIX, **rest)


def _plain(stem, params, ret="void"):
    return _row(stem, params, "plain", ret)


def _scan(kind):
    return _row(f"sum_{kind}", _SCAN, "generic typed", "int", types="reduce_sumprod",
                call=f"scan<Scan::{'inclusive' if kind == 'inscan' else 'exclusive'}>")


def _bitwise(operation, ret="void"):
    return Row(f"atomic_{operation}", "TYPE *dest, TYPE value, int pe", {"typed": SINCE, "ctx": SINCE}, ret=ret,
               types="amo_dep", call=f"amo_{operation}")


FAMILIES = [
    Family(
        "Open MPI: bitwise atomics of signed types", "amo",
        [_bitwise(f"{fetch}{operation}", "TYPE" if fetch else "void")
         for operation in ("and", "or", "xor") for fetch in ("fetch_", "")],
        source="amo", test="multi/compat"),
    Family(
        "Cray: nonblocking put and get", "rma",
        [
            _row("put", _BLOCK, "typed ctx size mem", types="rma_std", tail="_nb", move="Put"),
            _row("get", _BLOCK, "typed ctx size mem", types="rma_std", tail="_nb", move="Get"),
        ],
        header=HEADER, source="rma", templates="compat_calls", test="multi/compat"),
    Family(
        "Cray: put with signal", "signal",
        [_row("put", _SIGNALLED, "typed size mem", types="rma_std", tail=tail, call=f"put{tail}_set",
              in_default_ctx=True)
         for tail in ("_signal", "_signal_nb")],
        header=HEADER, source="rma", templates="compat_calls", test="multi/compat"),
    Family(
        "Cray: all-to-all of blocks of different sizes", "collective",
        [
            _plain("alltoallv", f"{_EXCHANGE}, int PE_start, int logPE_stride, int PE_size, long *pSync"),
            _plain("team_alltoallv", f"{_EXCHANGE}, shmem_team_t team, long *pSync"),
        ],
        header=HEADER, source="coll", templates="compat_calls", test="multi/compat"),
    Family(
        "Cray: teams", "team",
        [
            _plain("team_my_pe", "shmem_team_t team", "int"),
            _plain("team_n_pes", "shmem_team_t team", "int"),
            _plain("team_translate_pe", "shmem_team_t team1, int team1_pe, shmem_team_t team2", "int"),
            _plain("team_create_strided", "int PE_start, int PE_stride, int PE_size, shmem_team_t *newteam"),
            _plain("team_split", "shmem_team_t parent_team, int color, int key, shmem_team_t *newteam"),
            _plain("team_destroy", "shmem_team_t *team"),
        ],
        header=HEADER, by_hand="shmemx_compat", test="multi/compat"),
    Family(
        "Cray: threads and completion", "thread",
        [
            _plain("init_thread", "int required", "int"),
            _plain("query_thread", "void", "int"),
            _plain("thread_register", "void"),
            _plain("thread_unregister", "void"),
            _plain("thread_quiet", "void"),
            _plain("thread_fence", "void"),
            _plain("pe_quiet", "int target_pe"),
            _plain("local_complete", "void"),
        ],
        header=HEADER, by_hand="shmemx_compat", test="multi/compat"),
    Family(
        "Sandia: block-strided put and get", "rma",
        [_row(stem, _BLOCKS, "generic typed ctx size", types="rma_std") for stem in ("ibput", "ibget")],
        header=HEADER, source="rma", templates="compat_calls", test="multi/compat"),
    Family(
        "Sandia: signals", "signal",
        [_row(f"signal_{operation}", _SIGNAL, "generic plain ctx") for operation in ("add", "set")],
        header=HEADER, source="rma", templates="compat_calls", test="multi/compat"),
    Family(
        "Sandia: scans", "collective", [_scan("inscan"), _scan("exscan")],
        header=HEADER, source="coll", templates="compat_calls", test="multi/compat"),
]
