# SPDX-License-Identifier: Apache-2.0
"""STATUS.md: what of OpenSHMEM can be called, and what shows that it works."""

from collections import Counter

import compat
import expand
import extensions
import generic
import shmem_device_gen
import table


def generic_names(family=None):
    families = [family] if family else table.FAMILIES
    return {one.name for one in expand.patterns(families) if one.generic}


def family_rows():
    for family, in_kernels, host in shmem_device_gen.split_by_meaning():
        functions = [*(one for one, _ in in_kernels), *host]
        old = sum(bool(one.pattern.row.deprecated) for one in functions)
        tests = ", ".join(f"`tests/{one.strip()}`" for one in family.test.split(","))
        yield (f"| {family.name} | {len(functions)} | {old} | {len(generic_names(family))} | {len(in_kernels)} | "
               f"{tests} |")


def category_rows():
    total = Counter(one.pattern.category for one in expand.functions())
    old = Counter(one.pattern.category for one in expand.functions() if one.pattern.row.deprecated)
    for category in total:
        yield f"| {category} | {total[category]} | {old[category]} |"
    yield f"| **all** | **{total.total()}** | **{old.total()}** |"


def extension_rows(families):
    for family in families:
        patterns = [one for one in expand.patterns([family]) if not one.generic and not one.ctx]
        names = ", ".join(f"`{one.name}`" for one in patterns)
        number = len(expand.functions([family]))
        generics = len({generic.name_of(row) for _, row in expand.generic_rows([family])})
        yield f"| {family.name} | {number} | {generics} | `tests/{family.test}` | {names} |"


def page(written):
    total, names = len(expand.functions()), len(generic_names())
    own = len(expand.functions(extensions.FAMILIES))
    text = f"""<!-- SPDX-License-Identifier: Apache-2.0 -->
<!-- {written} -->
# Supported routines

OpenSHMEM 1.6 has {total} C functions (including deprecated and removed ones) and {names} type-generic C11 names.
isomem has all of them, each function also under its profiling name (`pshmem_put` for `shmem_put`), the C11 names also
as C++ overloads, and all constants. With a CUDA compiler many of the functions can also be called in kernels.

| family | functions | of these deprecated or removed | C11 / C++ names | in kernels | tested by |
|---|---|---|---|---|---|
{chr(10).join(family_rows())}

Every function is also linked (`link_every_symbol` of `api/test_programs.py`), and every C11 and C++ name is called for
every type, with and without a context (`tests/api/generics_c11.c`, `tests/api/generics_cxx.cpp`).

## Names by category

| category | functions | of these deprecated or removed |
|---|---|---|
{chr(10).join(category_rows())}

## Extensions

`shmemx.h` has {own} extension functions for host code, each also under its `pshmemx_` name (`pshmemx.h`), and hints for
`shmem_malloc_with_hints` (`tests/multi/extensions_numa`). Forms with a context, such as `shmemx_ctx_putmem_strided`,
are counted but not listed.

| family | functions | C11 / C++ names | tested by | names |
|---|---|---|---|---|
{chr(10).join(extension_rows(extensions.FAMILIES))}

## Names of other libraries

Names that map on routines of OpenSHMEM and on these extensions: in `shmemx_compat.h`, the first family in `shmem.h`.

| family | functions | C11 / C++ names | tested by | names |
|---|---|---|---|---|
{chr(10).join(extension_rows(compat.FAMILIES))}
"""
    return text
