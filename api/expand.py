# SPDX-License-Identifier: Apache-2.0
"""Multiplies table.py out: every row becomes the patterns of the specification, every pattern its C functions."""

import re
from dataclasses import dataclass, replace

import compat
import extensions
import table

ALL = table.FAMILIES + extensions.FAMILIES + compat.FAMILIES
TYPE = {entry.name: entry for entry in table.TYPES}
# The C and the C++ complex types have one layout; shmem.h names them for both languages.
COMPLEX = {"double _Complex": "isomem_complexd", "float _Complex": "isomem_complexf"}


@dataclass(frozen=True)
class Pattern:
    """One line of the specification's synopses, with its placeholders TYPENAME, TYPE and SIZE."""

    name: str
    generic: bool
    types: str  # name of a set, "-" for none
    ret: str
    params: str
    since: str
    variant: str  # generic, typed, size, mem, plain
    ctx: bool
    row: table.Row
    family: table.Family

    @property
    def category(self):
        return self.row.category or self.family.category

    @property
    def signature(self):
        noreturn = "_Noreturn " if self.row.noreturn and self.generic else ""
        return f"{noreturn}{declare(self.ret, self.name)}({self.params});"


@dataclass(frozen=True)
class Function:
    """One C function."""

    name: str
    ret: str
    params: str
    type: table.Type  # None unless typed
    bits: str  # element size of a SIZE or mem routine, else empty
    pattern: Pattern

    @property
    def arguments(self):
        return argument_names(self.params)

    def prototype(self, name=None):
        return f"{declare(self.ret, name or self.name)}({self.params})"


def declare(ret, name):
    return f"{ret}{name}" if ret.endswith("*") else f"{ret} {name}"


def split(params):
    return [] if params == "void" else [one.strip() for one in params.split(",")]


def argument_names(params):
    return [re.search(r"(\w+)$", one).group(1) for one in split(params) if one != "..."]


def with_ctx(params):
    return "shmem_ctx_t ctx" if params == "void" else f"shmem_ctx_t ctx, {params}"


def substitute(text, c_type):
    return re.sub(r"\bTYPE\b", c_type, text)


def in_context(name):
    """shmem_put is shmem_ctx_put with a context, shmemx_pe_fence shmemx_ctx_pe_fence."""
    return re.sub("^(shmemx?_)", r"\1ctx_", name)


def row_patterns(row, family):
    def pattern(name, variant, ctx=False, types="-"):
        since = row.since["ctx"] if ctx and variant != "generic" else row.since[variant]
        params = with_ctx(row.params) if ctx else row.params
        if variant in ("size", "mem"):
            params = substitute(params, "void")
        return Pattern(name, variant == "generic", types, row.ret, params, since, variant, ctx, row, family)

    names = {
        "generic": f"{row.prefix}{row.stem}{row.tail}",
        "typed": f"{row.prefix}TYPENAME_{row.stem}{row.tail}",
        "size": f"{row.prefix}{row.stem}SIZE{row.tail}",
        "mem": f"{row.prefix}{row.stem}mem{row.tail}",
        "plain": f"{row.prefix}{row.stem}{row.tail}",
    }
    types = {"generic": row.types or "-", "typed": row.types, "size": row.sizes}
    ctx = "ctx" in row.since
    for variant, name in names.items():
        if variant not in row.since:
            continue
        # The generic name over a plain function is that function; only the form with a context is new.
        if not (variant == "generic" and ctx and "plain" in row.since):
            yield pattern(name, variant, types=types.get(variant, "-"))
        if ctx:
            ctx_name = name if variant == "generic" else in_context(name)
            yield pattern(ctx_name, variant, True, types.get(variant, "-"))


def in_header(header):
    return [family for family in ALL if family.header == header]


# The three below are about the specification unless they are asked about ALL.
def patterns(families=table.FAMILIES):
    return [one for family in families for row in family.rows for one in row_patterns(row, family)]


def functions_of(pattern):
    """The C functions of a pattern, in the order of its set of types."""
    if pattern.generic:
        return
    if pattern.variant == "typed":
        for name in table.SETS[pattern.types]:
            kind = TYPE[name]
            c_type = COMPLEX.get(kind.c, kind.c)
            yield Function(pattern.name.replace("TYPENAME", name), substitute(pattern.ret, c_type),
                           substitute(pattern.params, c_type), kind, "", pattern)
    elif pattern.variant == "size":
        for bits in table.SETS[pattern.types]:
            yield Function(pattern.name.replace("SIZE", bits), pattern.ret, pattern.params, None, bits, pattern)
    else:
        bits = "8" if pattern.variant == "mem" else ""
        yield Function(pattern.name, pattern.ret, pattern.params, None, bits, pattern)


def functions(families=table.FAMILIES):
    return [one for pattern in patterns(families) for one in functions_of(pattern)]


def generic_choices(row):
    """(C type, TYPENAME) of a typed row, each C type once: an alias serves where the set has not its base."""
    names = [name for types in row.types.split() for name in table.SETS[types]]
    chosen = [name for name in names if not TYPE[name].base]
    taken = set(chosen)
    for name in names:
        base = TYPE[name].base
        if base and base not in taken:
            taken.add(base)
            chosen.append(name)
    return [(TYPE[TYPE[name].base or name].c, name) for name in chosen]


def generic_rows(families=table.FAMILIES):
    """(family, row) of each name over several functions, in table order. Rows of the same name are one row, with the
    sets of types of all. A name over one function without a context is that function."""
    found = {}
    for family in families:
        for row in family.rows:
            if "generic" not in row.since or row.noreturn:
                continue
            name = f"{row.prefix}{row.stem}{row.tail}"
            first_family, first = found.get(name, (family, None))
            found[name] = (first_family, replace(first, types=f"{first.types} {row.types}") if first else row)
    return list(found.values())
