# SPDX-License-Identifier: Apache-2.0
"""Overloads for C++ programs that use C's complex types, which the specification has: shmem.h declares std::complex."""

import re

import expand
import generic

C_TYPE = re.compile("|".join(expand.COMPLEX.values()))


def c_name(cxx_type):
    return cxx_type.replace("isomem_", "isomem_c_")


def overload(name, ret, params, target):
    """`name` over C's types as `target` over those of C++, which have the same layout."""
    arguments = []
    for param, argument in zip(expand.split(params), expand.argument_names(params)):
        pointer = param.removesuffix(argument).strip()
        arguments.append(f"reinterpret_cast<{pointer}>({argument})" if C_TYPE.search(pointer) else argument)
    result = "" if ret == "void" else "return "
    c_params = C_TYPE.sub(lambda found: c_name(found.group()), params)
    return f"static inline {expand.declare(ret, name)}({c_params}) {{ {result}{target}({', '.join(arguments)}); }}"


def typed():
    return [overload(one.name, one.ret, one.params, one.name) for one in expand.functions()
            if C_TYPE.search(one.params)]


def without_types():
    for _, row in expand.generic_rows():
        for c_type, typename in expand.generic_choices(row) if row.types else ():
            if c_type in expand.COMPLEX:
                params = expand.substitute(row.params, expand.COMPLEX[c_type])
                yield overload(generic.name_of(row), row.ret, params, generic.typed_name(row, typename, False))


def header():
    return [
        "// Included by shmem.h for C++. The layouts of both kinds of complex numbers are the same.",
        *[f"__extension__ typedef {c_type} {c_name(cxx_type)};" for c_type, cxx_type in expand.COMPLEX.items()],
        'extern "C++" {',
        *typed(),
        *without_types(),
        '}  // extern "C++"',
    ]
