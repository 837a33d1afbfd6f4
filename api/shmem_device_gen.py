# SPDX-License-Identifier: Apache-2.0
"""OpenSHMEM's names for CUDA compilers, written by api/gen.py.

    shmem_device.h    every routine of shmem.h once more: those that have a meaning in kernels as one inline function
                      each, the host's C function or a template of isomem::device; the others as they are
    shmemx_device.h   the extensions of NVSHMEM under the prefix shmemx_: by warp and block, on streams, launch

A routine has a meaning in kernels if NVSHMEM has it there (nvshmem_table.py says which template it is), or if EXTRA
says what it is there. Deprecated names are the host's,
but for shmem_wait_until of long, which is an overload of a current one.
"""

import dataclasses
import re

import expand
import generic
import nvshmem_expand
import nvshmem_gen
import nvshmem_table
import table

# Types that GPUs do not have.
HOST_TYPES = ("longdouble", "complexd", "complexf")
ONE = "<isomem::device::Thread>"
SIGNAL = f"isomem::device::signal_op{ONE}(sig_addr, signal, SHMEM_SIGNAL_%s, pe)"
IN_CONTEXT = "isomem::device::pe_in(ctx, pe)"
# What NVSHMEM does not have in kernels, or answers otherwise.
EXTRA = {
    "info_get_version": "(void)(*major = SHMEM_MAJOR_VERSION, *minor = SHMEM_MINOR_VERSION)",
    "info_get_name": "(void)memcpy(name, SHMEM_VENDOR_STRING, sizeof SHMEM_VENDOR_STRING)",
    "pe_accessible": f"pe >= 0 && pe < isomem::device::n_pes{ONE}()",
    "global_exit": "isomem::device::exit_job(status)",
    "signal_add": SIGNAL % "ADD",
    "signal_set": SIGNAL % "SET",
    "pe_quiet": f"isomem::device::quiet{ONE}()",
    "ibput": f"isomem::device::ibput{ONE}",
    "ibget": f"isomem::device::ibget{ONE}",
    "team_ptr": "isomem::device::team_ptr(isomem::team_slot(team), dest, pe)",
}
IN_KERNELS = {(row.stem, row.tail): row for family in nvshmem_table.FAMILIES for row in family.rows
              if row.prefix == "nvshmem_" and row.where == nvshmem_table.BOTH and not row.later}
CALLS_A_KERNEL, CALLS_A_FILE = 8, 1500


def arguments(function):
    """As nvshmem_gen has them, without the context, to whose team PE numbers belong; teams are numbers in kernels."""
    names = nvshmem_gen.arguments(function, "isomem::device::")
    kinds = dict(zip(function.arguments, expand.split(function.params)))
    new = {one: f"isomem::team_slot({one})" for one in names if kinds.get(one, "").startswith("shmem_team_t ")}
    if "ctx" in names:
        new["pe"] = IN_CONTEXT
    return [new.get(one, one) for one in names if one != "ctx"]


def template_call(function):
    names = ([f'"{function.name}"'] if function.row.named else []) + arguments(function)
    return f"{nvshmem_gen.device_template(function)}({', '.join(names)})"


def as_nvshmem(function, row):
    """A function of table.py as one of nvshmem_table.py, so that the same code writes the call."""
    return nvshmem_expand.Function(function.name, function.ret, function.params, nvshmem_table.BOTH, "thread",
                                   function.bits, function.type, row, None)


def device_call(function):
    """The expression in kernels, or nothing."""
    row = function.pattern.row
    if function.type and function.type.name in HOST_TYPES:
        return ""
    if row.deprecated and not generic.is_overload(function):
        return ""
    extra = EXTRA.get(row.stem)
    if extra and extra.endswith(">"):
        names = arguments(as_nvshmem(function, nvshmem_table.Row(row.stem, function.params)))
        return f"{extra}({', '.join(names)})"
    if extra:
        return re.sub(r"\bpe\b", IN_CONTEXT, extra) if function.pattern.ctx else extra
    # a nonblocking atomic is the blocking one, its value stored
    nbi = row.stem.startswith("atomic_") and row.stem.endswith("_nbi")
    known = IN_KERNELS.get((row.stem.removesuffix("_nbi") if nbi else row.stem, row.tail))
    if not known:
        return ""
    if nbi:
        params = ", ".join(one for one in expand.split(function.params) if not one.endswith("*fetch"))
        function = dataclasses.replace(function, params=params)
    call = template_call(as_nvshmem(function, known))
    return f"(void)(*fetch = {call})" if nbi else call


def split_by_meaning():
    """(family, functions with a meaning in kernels and their calls, functions without), families in table order."""
    for family in table.FAMILIES:
        calls = [(one, device_call(one)) for one in expand.functions([family])]
        yield family, [pair for pair in calls if pair[1]], [one for one, call in calls if not call]


def kernel_functions():
    return [one for _, both, _ in split_by_meaning() for one, _ in both]


def both_line(function, call):
    host = f"isomem_host::{function.name}({', '.join(function.arguments)})"
    noreturn, how = ("ISOMEM_NORETURN ", "ISOMEM_END") if function.pattern.row.noreturn else ("", "ISOMEM_EITHER")
    before = nvshmem_gen.late(function) + noreturn
    return f"{before}__host__ __device__ ISOMEM_INLINE {function.prototype()} {{ {how}({host}, {call}) }}"


def overloads():
    """The names without types: (those over functions of kernels, the others)"""
    known = {one.name for one in kernel_functions()}

    def both(line):
        return line.partition("{ ")[2].removeprefix("return ").partition("(")[0] in known

    def in_kernels(row):
        on_both = "ISOMEM_LATE __host__ __device__ ISOMEM_INLINE"
        return [line.replace("static inline", on_both, 1) for line in generic.cxx_row(row) if both(line)]

    on_host = [line for _, row in expand.generic_rows() for line in generic.cxx_row(row) if not both(line)]
    return generic.rows_with_titles(in_kernels), on_host


def device_header():
    families = list(split_by_meaning())
    in_kernels, on_host = overloads()
    lines = [
        "// Included by shmem.h for CUDA compilers; the C functions stand in the namespace isomem_host.",
        "// ISOMEM_EITHER, ISOMEM_END: in code for the host the call of the library, in code for a device the other.",
        "#if defined(__CUDA_ARCH__)",
        "#define ISOMEM_EITHER(host, ...) return __VA_ARGS__;",
        "#define ISOMEM_END(host, ...) __VA_ARGS__;",
        "#else",
        "#define ISOMEM_EITHER(host, ...) return host;",
        "#define ISOMEM_END(host, ...) host;",
        "#endif",
    ]
    for family, both, _ in families:
        if both:
            lines += ["", f"// {family.name}", *(both_line(one, call) for one, call in both)]
    return [
        *lines, "", "#undef ISOMEM_EITHER", "#undef ISOMEM_END", "",
        "// The names without types.", *in_kernels, "",
        "#if !defined(__CUDACC_RTC__)", "// What kernels do not have.",
        *(f"using isomem_host::{one.name};" for _, _, host in families for one in host), *on_host, "#endif",
    ]


# --- shmemx_ ----------------------------------------------------------------------------------------------------


def extended(function):
    """A function of nvshmem_table.py under OpenSHMEM's prefix and with OpenSHMEM's teams."""
    return dataclasses.replace(function, name=function.name.removeprefix("nv"),
                               params=function.params.replace("nvshmem_team_t", "shmem_team_t"))


def by_group(function):
    """By warp, warpgroup and block; without queue pairs, and without the types that only NVSHMEM has."""
    return (function.where == nvshmem_table.DEVICE and function.group != "thread" and not function.row.inline
            and "nvshmemx_" not in function.params)


def on_host(function):
    return function.where == "on_stream" or function.row.inline == "launch.h"


def group_line(function):
    new = extended(function)
    return f"{nvshmem_gen.late(new)}__device__ ISOMEM_INLINE {new.prototype()} {{ return {template_call(new)}; }}"


def host_function(function):
    new = extended(function)
    return dataclasses.replace(new, params=new.params.replace("nvshmemx_collective_launch", "shmemx_collective_launch"))


def host_line(function):
    new = host_function(function)
    names = ["isomem::team_slot(team)" if one == "team" else one for one in new.arguments]
    return f"inline {new.prototype()} {{ return {function.name}({', '.join(names)}); }}"


def extended_header():
    lines = ["// Included by shmemx.h for CUDA compilers, after shmem.h and nvshmem.h."]
    for family, functions in nvshmem_gen.by_family(by_group):
        lines += ["", f"// {family.name}", *(group_line(one) for one in functions)]
    lines += ["", "#if !defined(__CUDACC_RTC__)",
              "typedef nvshmemx_collective_launch_attr_t shmemx_collective_launch_attr_t;"]
    for family, functions in nvshmem_gen.by_family(on_host):
        lines += ["", f"// {family.name}, on the host", *(host_line(one) for one in functions)]
    return [*lines, "#endif"]


# --- test -------------------------------------------------------------------------------------------------------


def every_call():
    """{number: lines} of the files that call every function of both headers: in kernels, then on the host."""
    functions = [one for one in kernel_functions() if not one.pattern.row.noreturn]
    functions += [extended(one) for _, some in nvshmem_gen.by_family(by_group) for one in some]
    files = {}
    for start in range(0, len(functions), CALLS_A_FILE):
        lines = ["// Compiles a call of every OpenSHMEM function that kernels have; nothing is run.",
                 "#include <shmemx.h>", '#include "every_device_call.cuh"']
        some = functions[start:start + CALLS_A_FILE]
        for first in range(0, len(some), CALLS_A_KERNEL):
            calls = [nvshmem_gen.device_test_call(one) for one in some[first:first + CALLS_A_KERNEL]]
            lines += ["", f"__global__ void every_shmem_call_{start + first}(AnyArgument any) {{", *calls, "}"]
        files[start // CALLS_A_FILE + 1] = lines
    return files


def address(name, ret, params):
    """Through its type: a name may have overloads."""
    return f"  reinterpret_cast<void*>(static_cast<{expand.declare(ret, '(*)')}({params})>(&{name})),"


def every_name():
    functions = [*expand.functions(),
                 *(host_function(one) for _, some in nvshmem_gen.by_family(on_host) for one in some)]
    return [
        "// Takes the address of every OpenSHMEM function on the host where nvcc compiles the program.",
        "#include <shmemx.h>", "",
        "extern void* const every_shmem_name[];",
        "void* const every_shmem_name[] = {",
        *(address(one.name, one.ret, one.params) for one in functions),
        "};",
    ]


def outputs(guarded, include):
    return {f"{include}/shmem_device.h": guarded("ISOMEM_GENERATED_SHMEM_DEVICE_H", *device_header()),
            f"{include}/shmemx_device.h": guarded("ISOMEM_GENERATED_SHMEMX_DEVICE_H", *extended_header())}


def test_programs(c_file):
    return {"shmem_every_name.cu": c_file(*every_name()),
            **{f"shmem_every_device_call_{number}.cu": c_file(*lines) for number, lines in every_call().items()}}
