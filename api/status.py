# SPDX-License-Identifier: Apache-2.0
"""STATUS.md: what of OpenSHMEM can be called, what shows that it works, what is still to come."""

from collections import Counter

import expand
import table


def family_rows():
    for family in table.FAMILIES:
        total = [one for pattern in expand.patterns() if pattern.family is family for one in expand.functions_of(pattern)]
        there = sum(not one.pattern.row.later for one in total)
        host = "all" if there == len(total) else "part" if there else "-"
        generics = len({expand_name(row) for fam, row in expand.generic_rows() if fam is family})
        tests = ", ".join(f"`tests/{one.strip()}`" for one in family.test.split(",") if one.strip()) or "-"
        yield f"| {family.name} | {host} | {there} / {len(total)} | {generics} | - | {tests if there else '-'} |"


def expand_name(row):
    return f"{row.prefix}{row.stem}{row.tail}"


def category_rows():
    total = Counter(one.pattern.category for one in expand.functions())
    there = Counter(one.pattern.category for one in expand.functions(declared_only=True))
    old = Counter(one.pattern.category for one in expand.functions() if one.pattern.row.deprecated)
    for category in total:
        yield f"| {category} | {there[category]} | {total[category]} | {old[category]} |"
    yield f"| **all** | **{there.total()}** | **{total.total()}** | **{old.total()}** |"


def missing():
    names = {}
    for pattern in expand.patterns():
        if pattern.row.later:
            entry = names.setdefault(pattern.row.later, [[], 0])
            if not pattern.generic:
                entry[0].append(f"`{pattern.name}`")
                entry[1] += len(list(expand.functions_of(pattern)))
    for topic, (patterns, number) in names.items():
        what, _, when = topic.partition(": ")
        patterns += [f"`{name}`" for name, its_topic in table.CONSTANTS_LATER.items() if its_topic == topic]
        yield f"- **{what}** ({number} functions; {when}): {', '.join(dict.fromkeys(patterns))}."


def page(written):
    declared = expand.functions(declared_only=True)
    generics = {expand_name(row) for _, row in expand.generic_rows()}
    every = {pattern.name for pattern in expand.patterns() if pattern.generic}
    text = f"""<!-- SPDX-License-Identifier: Apache-2.0 -->
<!-- {written} -->
# What can be called

OpenSHMEM 1.6 has {len(expand.functions())} C functions (current, deprecated and removed ones counted) and {len(every)} C11 names over them.
isomem declares and defines {len(declared)} of the functions, each with its `pshmem_` name; {len(generics)} of the C11 names work, in C++ as
overloads (`shmem_global_exit` needs none). A routine is declared once it works: what is not declared is listed below.
The functions below work on the team `SHMEM_TEAM_WORLD` and on the context `SHMEM_CTX_DEFAULT`.

| family | host | functions | C11 / C++ names | device, on stream | tested by |
|---|---|---|---|---|---|
{chr(10).join(family_rows())}

Every function is also linked (`tests/api/generated/link_every_symbol.c`), and every C11 and C++ name is called over every
type, with and without a context (`tests/api/generics_c11.c`, `tests/api/generics_cxx.cpp`).

## Names by category

| category | declared | in all | of these deprecated or removed |
|---|---|---|---|
{chr(10).join(category_rows())}

## Not declared yet

{chr(10).join(missing())}
"""
    return text
