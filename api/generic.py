# SPDX-License-Identifier: Apache-2.0
"""The names without types: _Generic macros for C11, overloads for C++."""

import functools

import compat
import expand
import extensions
import table

FORM = "isomem_c11_"  # prefix of the macros behind a name that comes with and without a context
ASET_COUNT = 4  # arguments of shmem_sync for active sets


def name_of(row):
    return f"{row.prefix}{row.stem}{row.tail}"


def typed_name(row, typename, ctx):
    name = f"{row.prefix}{typename}_{row.stem}{row.tail}"
    return expand.in_context(name) if ctx else name


def selector(row):
    """The first parameter that points to TYPE: its type chooses."""
    for one in expand.split(row.params):
        if "TYPE *" in one:
            return one.split("*")[-1], one.startswith("const ")
    raise ValueError(f"{name_of(row)}: no parameter to choose by")


def selection(macro, row, ctx):
    names = expand.argument_names(expand.with_ctx(row.params) if ctx else row.params)
    chosen_by, const = selector(row)
    lines = [f"#define {macro}({', '.join(names)}) _Generic(({chosen_by}), \\"]
    for c_type, typename in expand.generic_choices(row):
        function = typed_name(row, typename, ctx)
        lines.append(f"    {c_type} *: {function}, \\")
        if const:
            lines.append(f"    const {c_type} *: {function}, \\")
    lines[-1] = lines[-1].replace(", \\", f")({', '.join(names)})")
    return lines


def by_count(name, with_ctx_count, ctx_form, plain_form):
    """One argument more means that the first one is a context."""
    return f"#define {name}(...) ISOMEM_PICK_{with_ctx_count}(__VA_ARGS__, {ctx_form}, {plain_form}, 0)(__VA_ARGS__)"


def count(row):
    return len(expand.split(row.params)) + 1


def c11_row(row):
    name = name_of(row)
    if name == "shmem_sync":  # of a team, or the function of active sets
        return [f"#define shmem_sync(...) ISOMEM_PICK_{ASET_COUNT}(__VA_ARGS__, shmem_sync, 0, 0, shmem_team_sync, 0)"
                "(__VA_ARGS__)"]
    if not row.types:
        return [by_count(name, count(row), expand.in_context(name), name)]
    if "ctx" not in row.since:
        return selection(name, row, False)
    short = name.removeprefix("shmem_")
    plain, ctx = f"{FORM}{short}", f"{FORM}ctx_{short}"
    return [*selection(plain, row, False), *selection(ctx, row, True), by_count(name, count(row), ctx, plain)]


def pick(number):
    places = ", ".join(f"a{i}" for i in range(1, number + 1))
    return f"#define ISOMEM_PICK_{number}({places}, macro, ...) macro"


@functools.cache
def c_functions():
    return {(one.name, one.params) for one in expand.functions()}


def is_overload(function):
    """Whether a C function is one of the overloads of its name: shmem_wait_until of long."""
    return any(name_of(row) == function.name and expand.substitute(row.params, c_type) == function.params
               for _, row in expand.generic_rows() if row.types for c_type, _ in expand.generic_choices(row))


def overload(row, c_type, target, ctx):
    """One line; none where a C function is that overload."""
    c_type = expand.COMPLEX.get(c_type, c_type)
    params = expand.substitute(expand.with_ctx(row.params) if ctx else row.params, c_type)
    if (name_of(row), params) in c_functions():
        return []
    ret = expand.substitute(row.ret, c_type)
    result = "" if ret == "void" else "return "
    call = f"{result}{target}({', '.join(expand.argument_names(params))});"
    return [f"static inline {expand.declare(ret, name_of(row))}({params}) {{ {call} }}"]


def cxx_row(row):
    name = name_of(row)
    if name == "shmem_sync":
        return overload(row, "", "shmem_team_sync", False)
    if not row.types:
        return overload(row, "", expand.in_context(name), True)
    forms = [False, True] if "ctx" in row.since else [False]
    return [line for ctx in forms for c_type, typename in expand.generic_choices(row)
            for line in overload(row, c_type, typed_name(row, typename, ctx), ctx)]


def rows_with_titles(write, families=table.FAMILIES):
    lines, last = [], None
    for family, row in expand.generic_rows(families):
        if family is not last:
            lines += ["", f"// {family.name}"]
            last = family
        lines += write(row)
    return lines


def picks(families):
    """Numbers of arguments that names choose by; shmem_sync, which has no context, does so too."""
    rows = [row for _, row in expand.generic_rows(families)]
    with_sync = {ASET_COUNT} if any(name_of(row) == "shmem_sync" for row in rows) else set()
    return {count(row) for row in rows if "ctx" in row.since} | with_sync


def header(families, first=(), picked=frozenset()):
    """The names of `families`; `picked`: the ISOMEM_PICK_n that are there already."""
    return [
        *first,
        "#ifdef __cplusplus",
        'extern "C++" {',
        *rows_with_titles(cxx_row, families),
        "",
        '}  // extern "C++"',
        "#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L",
        "// ISOMEM_PICK_n: with n arguments before the two names the first one, with n - 1 the second.",
        *[pick(number) for number in sorted(picks(families) - picked)],
        *rows_with_titles(c11_row, families),
        "#endif",
    ]


def shmem_header():
    return header(table.FAMILIES, [
        "// Included by shmem.h. A context may come first where the specification has a form with one."])


def shmemx_header():
    return header(extensions.FAMILIES, [
        "// Included by shmemx.h, after shmem.h. A context may come first where there is a form with one."],
        picks(table.FAMILIES))


def compat_header():
    return header(compat.FAMILIES, ["// Included by shmemx_compat.h."],
                  picks(table.FAMILIES))
