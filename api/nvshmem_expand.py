# SPDX-License-Identifier: Apache-2.0
"""Multiplies nvshmem_table.py out: every row becomes its functions, by type, group of threads, stream, queue pair."""

import functools
from dataclasses import dataclass

import expand
import nvshmem_table as table
import table as types

TYPE = {entry.name: entry for entry in table.TYPES}
GROUPS = {"thread": "Thread", "warp": "Warp", "warpgroup": "Warpgroup", "block": "Block"}
STREAM = "cudaStream_t stream"
QP = "nvshmemx_qp_handle_t qp_index"


@dataclass(frozen=True)
class Function:
    """One C function (or, in the family of the tiles, one template)."""

    name: str
    ret: str
    params: str
    where: str  # host, device, both, on_stream
    group: str  # a key of GROUPS
    bits: str  # element size of a SIZE or mem routine, else empty
    type: types.Type  # None unless typed
    row: table.Row
    family: table.Family

    @property
    def cxx_only(self):
        """Has a type that C does not know."""
        return self.type in table.HALF

    @property
    def source(self):
        return self.row.source or self.family.source

    @property
    def arguments(self):
        return expand.argument_names(self.params)

    def prototype(self):
        return f"{expand.declare(self.ret, self.name)}({self.params})"


def with_last(params, one):
    return one if params == "void" else f"{params}, {one}"


def members(row):
    """(name of the operation, C type, bits) of every form of a row."""
    for form in row.forms.split():
        if form == "typed":
            for name in table.SETS[row.types]:
                yield f"{name}_{row.stem}{row.tail}", TYPE[name], ""
        elif form == "size":
            for bits in table.SETS["sizes"]:
                yield f"{row.stem}{bits}{row.tail}", None, bits
        elif form == "mem":
            yield f"{row.stem}mem{row.tail}", None, "8"
        else:
            yield f"{row.stem}{row.tail}", None, ""


def forms_of(row, name, typed):
    """(full name, extra parameter, where, group) of every way to call one operation."""
    extended = row.prefix if row.prefix != "nvshmem_" else "nvshmemx_"
    if row.where:
        yield row.prefix + name, "", row.where, "thread"
    for group in row.groups.split():
        yield f"{extended}{name}_{group}", "", table.DEVICE, group
    if row.stream:
        yield f"{extended}{name}_on_stream", STREAM, "on_stream", "thread"
    if row.qp and typed:
        yield f"nvshmemx_qp_{name}", QP, table.DEVICE, "thread"
        for group in row.groups.split():
            yield f"nvshmemx_qp_{name}_{group}", QP, table.DEVICE, group


def functions_of(row, family):
    for name, kind, bits in members(row):
        c_type = kind.c if kind else "void"
        params, ret = expand.substitute(row.params, c_type), expand.substitute(row.ret, c_type)
        if bits and "mem" in name:
            params = params.replace("size_t nelems", "size_t bytes")
        for full, extra, where, group in forms_of(row, name, kind is not None or row.forms == "plain"):
            all_params = with_last(params, extra) if extra else params
            yield Function(full, ret, all_params, where, group, bits, kind, row, family)


def functions(family=None):
    """The functions that can be called, of one family or of all."""
    return [one for one in every_function() if not one.row.later and (family is None or one.family is family)]


def of_nvshmem(some):
    """Without isomem's own."""
    return [one for one in some if one.family.category != table.OWN]


@functools.cache
def every_function():
    return [one for family in table.FAMILIES for row in family.rows for one in functions_of(row, family)]


def in_library(function):
    """A symbol of the library."""
    return function.where != table.DEVICE and not function.row.inline
