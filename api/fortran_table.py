# SPDX-License-Identifier: Apache-2.0
"""The Fortran names of OpenSHMEM 1.4, the last version that had them, over the routines of table.py.

A row says which routine of table.py a Fortran name is and for which kinds of data; the arguments follow from there
(api/fortran_gen.py). The names of the specification are in api/reference/openshmem_fortran.tsv.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """`cxx` is what one element is in C++, `fortran` how Fortran declares one."""

    cxx: str
    fortran: str


def _bytes(number, fortran):
    """What is only moved: elements of so many bytes, wherever they lie."""
    return Kind(f"Storage<{number}>", fortran)


# What stands in the name of a routine for the type of its data.
KINDS = {
    "CHARACTER": _bytes(1, "CHARACTER"),
    "COMPLEX": _bytes(8, "COMPLEX"),
    "DOUBLE": _bytes(8, "DOUBLE PRECISION"),
    "INTEGER": _bytes(4, "INTEGER"),
    "LOGICAL": _bytes(4, "LOGICAL"),
    "REAL": _bytes(4, "REAL"),
    "4": _bytes(4, "REAL*4"),  # 4 and 8 count bytes, the others bits
    "8": _bytes(8, "REAL*8"),
    "32": _bytes(4, "REAL*4"),
    "64": _bytes(8, "REAL*8"),
    "128": _bytes(16, "COMPLEX*16"),
    "MEM": _bytes(1, "INTEGER*1"),
    "INT": Kind("int32_t", "INTEGER"),  # of default kind; does not stand in names
    "INT2": Kind("int16_t", "INTEGER*2"),
    "INT4": Kind("int32_t", "INTEGER*4"),
    "INT8": Kind("int64_t", "INTEGER*8"),
    "REAL4": Kind("float", "REAL*4"),
    "REAL8": Kind("double", "REAL*8"),
    "REAL16": Kind("Real16", "REAL*16"),
    "COMP4": Kind("isomem_complexf", "COMPLEX*8"),
    "COMP8": Kind("isomem_complexd", "COMPLEX*16"),
}


@dataclass(frozen=True)
class Row:
    """`name` has {} where the kind stands. `stem` and `variant` choose the row of table.py; a row without a stem is
    written by hand in src/api/fortran.cpp, with these C++ parameters. `result` is what Fortran calls the result where
    that is not the kind's own type. An extension is no name of the specification, but one that programs use."""

    name: str
    stem: str = ""
    kinds: str = ""
    variant: str = "typed"
    result: str = ""
    params: str = ""
    extension: bool = False

    @property
    def each(self):
        return self.kinds.split() or [""]


@dataclass(frozen=True)
class Family:
    name: str
    rows: list
    test: str  # the programs in tests/fortran that show it works


def _plain(name, stem, **rest):
    return Row(name, stem, variant="plain", **rest)


def _by_hand(name, params, **rest):
    return Row(name, params=params, **rest)


_TYPES = "CHARACTER COMPLEX DOUBLE INTEGER LOGICAL REAL"
_STRIDED_TYPES = "COMPLEX DOUBLE INTEGER LOGICAL REAL"
_SIZES = "4 8 32 64 128"


def _transfer(name, stem, types=_TYPES, sizes=f"{_SIZES} MEM", tail=""):
    return [Row(f"SHMEM_{{}}_{name}{tail}", stem, types), Row(f"SHMEM_{name}{{}}{tail}", stem, sizes)]


def _active_set(name, stem, sizes="4 8 32 64"):
    return Row(f"SHMEM_{name}{{}}", stem, sizes, variant="size")


def _reduction(name, kinds):
    """The two-byte integers were in version 1.0 and earlier."""
    row = Row(f"SHMEM_{{}}_{name.upper()}_TO_ALL", f"{name}_to_all", kinds)
    return [row, Row(row.name, row.stem, "INT2", extension=True)]


def _atomic(name, stem, kinds="INT4 INT8", generic_is_extension=True):
    return [Row(f"SHMEM_{{}}_{name}", stem, kinds), Row(f"SHMEM_{name}", stem, "INT", extension=generic_is_extension)]


_INTEGERS = "INT4 INT8"
_NUMBERS = f"{_INTEGERS} REAL4 REAL8 REAL16"
_ALL = f"{_NUMBERS} COMP4 COMP8"

FAMILIES = [
    Family("Set-up and queries", [
        _by_hand("START_PES", "const int* npes"),
        _by_hand("SHMEM_INIT", ""),
        _by_hand("SHMEM_FINALIZE", ""),
        _by_hand("SHMEM_GLOBAL_EXIT", "const int* status"),
        _plain("SHMEM_MY_PE", "my_pe", result="INTEGER"),
        _plain("SHMEM_N_PES", "n_pes", result="INTEGER"),
        _plain("MY_PE", "_my_pe", result="INTEGER"),
        _plain("NUM_PES", "_num_pes", result="INTEGER"),
        _plain("SHMEM_PE_ACCESSIBLE", "pe_accessible", result="LOGICAL"),
        _plain("SHMEM_ADDR_ACCESSIBLE", "addr_accessible", result="LOGICAL"),
        _plain("SHMEM_INFO_GET_VERSION", "info_get_version"),
        _by_hand("SHMEM_INFO_GET_NAME", "char* name, size_t length"),
    ], "setup, fixed_form"),
    Family("Symmetric memory", [
        _by_hand("SHPALLOC", "void** addr, const int* length, int* errcode, const int* abort"),
        _by_hand("SHPCLMOVE", "void** addr, const int* length, int* status, const int* abort"),
        _by_hand("SHPDEALLC", "void** addr, int* errcode, const int* abort"),
        _plain("SHMEM_PTR", "ptr", result="POINTER"),
    ], "memory"),
    Family("Put and get", [
        *_transfer("PUT", "put"),
        *_transfer("GET", "get"),
        *_transfer("IPUT", "iput", _STRIDED_TYPES, _SIZES),
        *_transfer("IGET", "iget", _STRIDED_TYPES, _SIZES),
        *_transfer("PUT", "put_nbi", tail="_NBI"),
        *_transfer("GET", "get_nbi", tail="_NBI"),
        Row("SHMEM_PUT", "put", "64"),
        Row("SHMEM_GET", "get", "64", extension=True),
    ], "rma, types"),
    Family("Atomics", [
        *_atomic("ADD", "atomic_add"),
        *_atomic("INC", "atomic_inc"),
        *_atomic("FADD", "atomic_fetch_add"),
        *_atomic("FINC", "atomic_fetch_inc"),
        *_atomic("CSWAP", "atomic_compare_swap"),
        *_atomic("SWAP", "atomic_swap", f"{_INTEGERS} REAL4 REAL8", False),
        Row("SHMEM_{}_FETCH", "atomic_fetch", f"{_INTEGERS} REAL4 REAL8"),
        Row("SHMEM_{}_SET", "atomic_set", f"{_INTEGERS} REAL4 REAL8"),
    ], "atomics"),
    Family("Waiting, ordering, synchronization", [
        Row("SHMEM_{}_WAIT", "wait", _INTEGERS),
        Row("SHMEM_{}_WAIT_UNTIL", "wait_until", _INTEGERS),
        Row("SHMEM_WAIT", "wait", "INT"),
        Row("SHMEM_WAIT_UNTIL", "wait_until", "INT"),
        _plain("SHMEM_FENCE", "fence"),
        _plain("SHMEM_QUIET", "quiet"),
        _plain("SHMEM_BARRIER_ALL", "barrier_all"),
        _plain("SHMEM_BARRIER", "barrier"),
        _plain("SHMEM_SYNC_ALL", "sync_all", extension=True),
        _plain("SHMEM_SYNC", "sync", extension=True),
    ], "waits"),
    Family("Collective data movement", [
        _active_set("BROADCAST", "broadcast"),
        _active_set("COLLECT", "collect"),
        _active_set("FCOLLECT", "fcollect"),
        _active_set("ALLTOALL", "alltoall", "32 64"),
        _active_set("ALLTOALLS", "alltoalls", "32 64"),
    ], "collectives"),
    Family("Reductions", [
        *_reduction("and", _INTEGERS), *_reduction("or", _INTEGERS), *_reduction("xor", _INTEGERS),
        *_reduction("max", _NUMBERS), *_reduction("min", _NUMBERS),
        *_reduction("sum", _ALL), *_reduction("prod", _ALL),
    ], "reductions"),
    Family("Locks", [
        _by_hand("SHMEM_SET_LOCK", "NarrowLock* lock"),
        _by_hand("SHMEM_TEST_LOCK", "NarrowLock* lock", result="INTEGER"),
        _by_hand("SHMEM_CLEAR_LOCK", "NarrowLock* lock"),
    ], "locks"),
    Family("Cache control", [
        _plain("SHMEM_CLEAR_CACHE_INV", "clear_cache_inv"),
        _plain("SHMEM_SET_CACHE_INV", "set_cache_inv"),
        _plain("SHMEM_SET_CACHE_LINE_INV", "set_cache_line_inv"),
        _plain("SHMEM_CLEAR_CACHE_LINE_INV", "clear_cache_line_inv", extension=True),
        _plain("SHMEM_UDCFLUSH", "udcflush"),
        _plain("SHMEM_UDCFLUSH_LINE", "udcflush_line"),
    ], "setup"),
]
