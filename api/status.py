# SPDX-License-Identifier: Apache-2.0
"""STATUS.md: what of OpenSHMEM can be called, what shows that it works, what is still to come."""

from collections import Counter

import expand
import extensions
import generic
import table


def family_rows():
    for family in table.FAMILIES:
        total = [one for one in expand.functions() if one.pattern.family is family]
        there = sum(not one.pattern.row.later for one in total)
        current = sum(not one.pattern.row.deprecated for one in total)
        host = "all" if there == len(total) else "all current" if there == current else "part"
        host = host if there else "-"
        generics = len({generic.name_of(row) for fam, row in expand.generic_rows() if fam is family})
        tests = ", ".join(f"`tests/{one.strip()}`" for one in family.test.split(",") if one.strip()) or "-"
        yield f"| {family.name} | {host} | {there} / {len(total)} | {generics} | - | {tests if there else '-'} |"


def category_rows():
    total = Counter(one.pattern.category for one in expand.functions())
    there = Counter(one.pattern.category for one in expand.functions(declared_only=True))
    old = Counter(one.pattern.category for one in expand.functions() if one.pattern.row.deprecated)
    for category in total:
        yield f"| {category} | {there[category]} | {total[category]} | {old[category]} |"
    yield f"| **all** | **{there.total()}** | **{total.total()}** | **{old.total()}** |"


def only(pattern):
    """The types, where the same pattern is declared for others."""
    others = [one for one in expand.patterns() if one.name == pattern.name and not one.generic and not one.row.later]
    return f" ({', '.join(table.SETS[pattern.types])})" if others else ""


def missing():
    names = {}
    for pattern in expand.patterns():
        if pattern.row.later:
            entry = names.setdefault(pattern.row.later, [[], 0])
            if not pattern.generic:
                entry[0].append(f"`{pattern.name}`{only(pattern)}")
                entry[1] += len(list(expand.functions_of(pattern)))
    for topic, (patterns, number) in names.items():
        what, _, when = topic.partition(": ")
        if topic == table.OLD:
            patterns.append("the constants that only they need")
        yield f"- **{what}** ({number} functions; {when}): {', '.join(dict.fromkeys(patterns))}."


def extension_rows():
    for family in extensions.FAMILIES:
        patterns = [one for one in expand.patterns([family]) if not one.generic and not one.ctx]
        names = ", ".join(f"`{one.name}`" for one in patterns)
        number = len(expand.functions(families=[family]))
        generics = len({generic.name_of(row) for _, row in expand.generic_rows([family])})
        yield f"| {family.name} | {number} | {generics} | `tests/{family.test}` | {names} |"


def page(written):
    total, declared = len(expand.functions()), len(expand.functions(declared_only=True))
    generics = {generic.name_of(row) for _, row in expand.generic_rows()}
    every = {pattern.name for pattern in expand.patterns() if pattern.generic}
    names, named = len(every), len(generics)
    own = len(expand.functions(families=extensions.FAMILIES))
    text = f"""<!-- SPDX-License-Identifier: Apache-2.0 -->
<!-- {written} -->
# What can be called

OpenSHMEM 1.6 has {total} C functions (current, deprecated and removed ones counted) and {names} C11 names over them.
isomem declares and defines {declared} of the functions, each with its `pshmem_` name; {named} of the C11 names work, in
C++ as overloads. A routine is declared once it works: what is not declared is listed below.

| family | host | functions | C11 / C++ names | device, on stream | tested by |
|---|---|---|---|---|---|
{chr(10).join(family_rows())}

Every function is also linked (`tests/api/generated/link_every_symbol.c`), and every C11 and C++ name is called over
every type, with and without a context (`tests/api/generics_c11.c`, `tests/api/generics_cxx.cpp`).

## Names by category

| category | declared | in all | of these deprecated or removed |
|---|---|---|---|
{chr(10).join(category_rows())}

## Not declared yet

{chr(10).join(missing())}

## Extensions

`shmemx.h` has {own} functions of isomem's own, for the host, each with its `pshmemx_` name (`pshmemx.h`), and hints of
`shmem_malloc_with_hints` (`tests/multi/extensions_numa`). Forms with a context, as `shmemx_ctx_putmem_strided`, are
counted and not listed.

| family | functions | C11 / C++ names | tested by | names |
|---|---|---|---|---|
{chr(10).join(extension_rows())}
"""
    return text
