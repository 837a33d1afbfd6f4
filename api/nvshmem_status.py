# SPDX-License-Identifier: Apache-2.0
"""The NVSHMEM half of STATUS.md: routine family x host, kernel, stream, and what shows that it works."""

import nvshmem_expand as expand
import nvshmem_table as table


def counts(functions):
    """Functions that the host calls, that kernels call by thread and by group, and that work on a stream."""
    host = sum(one.where in (table.HOST, table.BOTH) for one in functions)
    thread = sum(one.where in (table.BOTH, table.DEVICE) and one.group == "thread" for one in functions)
    group = sum(one.group != "thread" for one in functions)
    stream = sum(one.where == "on_stream" for one in functions)
    return [str(number) if number else "-" for number in (host, thread, group, stream)]


def family_rows():
    for family in table.FAMILIES:
        there = expand.functions(family)
        total = sum(one.family is family for one in expand.every_function())
        tests = ", ".join(f"`tests/{one}`" for one in family.tests())
        yield f"| {family.name} | {' | '.join(counts(there))} | {len(there)} / {total} | {tests} |"


def left_out():
    topics = {}
    for one in expand.every_function():
        if one.row.later:
            topics.setdefault(one.row.later, []).append(one)
    for topic, functions in topics.items():
        what, _, when = topic.partition(": ")
        names = dict.fromkeys(f"`{one.row.prefix}{one.row.stem}`" for one in functions)
        yield f"- **{what}** ({len(functions)} functions; {when}): {', '.join(names)}, each with its forms by group."


def section():
    total, there = len(expand.of_nvshmem(expand.every_function())), expand.of_nvshmem(expand.functions())
    own = sum(one.where == table.BOTH for one in there)
    return f"""
# NVSHMEM

NVSHMEM 3.8 has {total} functions; {len(there)} of them are available in a build with the GPU half. Source files compile
unchanged; everything that kernels call is inline in the headers. {own} functions can be called from both host and
kernels, including atomics, put with signal, wait and test, which NVSHMEM has in kernels only. The column "group" counts
the forms by warp and block.

| family | host | kernel, thread | kernel, group | stream | functions | tested by |
|---|---|---|---|---|---|---|
{chr(10).join(family_rows())}

Every host function is also linked and a call of every device function compiled (`link_every_symbol` and
`every_device_call` of `api/nvshmem_gen.py`), and names, signatures, constants and layouts are compared with the lists
of NVSHMEM (`tests/api/nvshmem_coverage_test.py`). `tests/api/nvshmem_called_test.py` checks that each function is
called in one of the tests listed for its family.

## Not available

{chr(10).join(left_out())}
"""
