# SPDX-License-Identifier: Apache-2.0
"""What api/gen.py writes from nvshmem_table.py: declarations, device functions, host definitions, test
programs.

    nvshmem_host.h     what only the host calls, for every compiler
    nvshmem_both.h     the host half of what kernels call too: plain C functions of the library
    nvshmem_bitcode.cu the same for clang, under names of C (written when a build is configured)
    nvshmem_device.h   for CUDA compilers: one inline function a line, or template where it has a type: the
                       host half or the call of isomem::device
"""

import textwrap

import nvshmem_expand as expand
import nvshmem_table as table

CASTS = {"dest": "{}Bits{}*", "source": "const {}Bits{}*"}
SOURCES = ("rma", "amo", "signal", "wait", "coll", "stream")
# So many calls a kernel and kernels a file that each compiles within a minute.
CALLS_A_KERNEL, CALLS_A_FILE = 8, 1500


def by_family(wanted):
    """(family, functions) for every family in which `wanted` takes some."""
    pairs = [(family, [one for one in expand.functions(family) if wanted(one)]) for family in table.FAMILIES]
    return [pair for pair in pairs if pair[1]]


def with_half(functions, line):
    """One line a function; those of half and bfloat16 last and only where the compiler knows the types."""
    half = [line(one) for one in functions if one.cxx_only]
    lines = [line(one) for one in functions if not one.cxx_only]
    return [*lines, "#if ISOMEM_HALF", *half, "#endif"] if half else lines


def contract(family):
    return [f"// {line}" for line in textwrap.wrap(" ".join(family.contract.split()), 115)]


def declarations(wanted, documented_elsewhere=()):
    lines = []
    for family, functions in by_family(wanted):
        lines += ["", f"// {family.name}", *([] if family in documented_elsewhere else contract(family))]
        lines += with_half(functions, lambda one: f"{one.prototype()};")
    return lines


def is_both(function):
    return function.where == table.BOTH and not function.row.inline


def host_header():
    families = [family for family, _ in by_family(is_both)]
    return ["// Included by nvshmem.h, inside extern \"C\": what only the host calls.",
            *declarations(lambda one: expand.in_library(one) and not is_both(one), families)]


def both_header():
    return ["// Included by nvshmem.h, inside extern \"C\": the host half of what kernels call too. CUDA compilers see",
            "// it in the namespace isomem_host (a C function is the same one in every namespace), because for them",
            "// the names without a namespace are the functions of nvshmem_device.h.",
            *declarations(is_both)]


def arguments(function, scope):
    """The arguments of the template: the sizes become types, queue pairs are dropped."""
    names = function.arguments
    if function.row.prefix == "nvshmemx_qp_":
        return []
    if names and names[-1] == "qp_index":
        names = names[:-1]
    if function.bits:
        names = [f"static_cast<{CASTS[name].format(scope, function.bits)}>({name})" if name in CASTS else name
                 for name in names]
    return names


def template(function):
    """(name of the template, its value arguments in angle brackets or nothing)"""
    row = function.row
    if row.move:
        return "transfer", [f"isomem::{row.move}"]
    name, _, fold = (row.call or row.stem + row.tail).partition("<")
    return name, [f"isomem::ReduceOp::{fold.rstrip('>')}"] if fold else []


def device_template(function):
    """The template that a kernel's call names, with its arguments in angle brackets."""
    name, values = template(function)
    if function.row.move and function.row.tail.endswith("_nbi"):
        values = [*values, "false"]  # not blocking
    chosen = ", ".join([f"isomem::device::{expand.GROUPS[function.group]}", *values])
    return f"isomem::device::{name}<{chosen}>"


def device_call(function):
    names = ([f'"{function.name}"'] if function.row.named else []) + arguments(function, "isomem::device::")
    return f"{device_template(function)}({', '.join(names)})"


def late(function):
    """A function for each type is a template: its body, and what that calls, is compiled only where it is called.
    As ordinary functions the 2,500 of them took more than half of the time that nvcc needs for the header."""
    return "ISOMEM_LATE " if function.type else ""


def device_line(function):
    if is_both(function):
        host = f"isomem_host::{function.name}({', '.join(function.arguments)})"
        return (f"{late(function)}__host__ __device__ ISOMEM_INLINE {function.prototype()} "
                f"{{ ISOMEM_EITHER({host}, {device_call(function)}) }}")
    return f"{late(function)}__device__ ISOMEM_INLINE {function.prototype()} {{ return {device_call(function)}; }}"


def in_kernels(function):
    return function.where in (table.BOTH, table.DEVICE) and not function.row.inline


def device_header():
    lines = []
    for family, functions in by_family(in_kernels):
        lines += ["", f"// {family.name}", *with_half(functions, device_line)]
    return [
        "// Included by nvshmem.h for CUDA compilers.",
        "// ISOMEM_EITHER: in code for the host the call of the library, in code for a device the template.",
        "#if defined(__CUDA_ARCH__)",
        "#define ISOMEM_EITHER(host, ...) return __VA_ARGS__;",
        "#else",
        "#define ISOMEM_EITHER(host, ...) return host;",
        "#endif",
        *lines, "",
        "#undef ISOMEM_EITHER",
    ]


def bitcode():
    """The source of libnvshmem_device.bc, for compilers that link kernels with it by names of C."""
    lines = []
    for family, functions in by_family(in_kernels):
        lines += ["", f"// {family.name}"]
        lines += [f'extern "C" __device__ {one.prototype()} {{ return {device_call(one)}; }}' for one in functions]
    headers = ("nvshmem/types.h", "nvshmem/layout.h", "device/api.cuh", "nvshmem/facts.cuh", "nvshmem/regions.cuh")
    includes = [f"#include <isomem/{one}>" for one in headers]
    return ["// Every function that kernels call, under its name in C.", *includes, *lines]


def host_call(function):
    name, values = template(function)
    on_stream = function.where == "on_stream"
    scope = "api::nvshmem::on_stream::" if on_stream else "api::nvshmem::"
    if function.row.move and not on_stream:
        values = [*values, "false" if function.row.tail.endswith("_nbi") else "true"]
    chosen = f"<{', '.join(values)}>" if values else ""
    names = [f'"{function.name}"', *arguments(function, "api::")]
    result = "" if function.ret == "void" else "return "
    return f"{result}{scope}{name}{chosen}({', '.join(names)});"


def has_source(function, source):
    """Functions on a stream have a file of their own."""
    if not expand.in_library(function) or not function.source:
        return False
    return (function.where == "on_stream") if source == "stream" else (
        function.where != "on_stream" and function.source == source)


def definitions(source):
    parts = ['#include "api/nvshmem_calls.hpp"', "#include <nvshmem.h>", "", "namespace api = isomem::api;"]
    for family, functions in by_family(lambda one: has_source(one, source)):
        parts += ["", f"// {family.name}"]
        parts += [f'extern "C" {one.prototype()} {{ {host_call(one)} }}' for one in functions]
    return parts


def symbols():
    """Everything of NVSHMEM that the library exports, what inline functions need, and isomem/stream.h."""
    return [*(one.name for one in expand.functions() if expand.in_library(one)), "isomem_prepare_launch",
            "isomem_agree_on_launch", "isomem_launch_failed", "isomem_kernels_of_file",
            *(f"isomem_{name}_on_stream" for name in ("limit", "room", "reduce", "reducescatter", "exchange",
                                                      "broadcast"))]


# --- tests ------------------------------------------------------------------------------------------------------


def link_every_symbol():
    functions = [one for one in expand.functions() if expand.in_library(one)]
    return [
        "// Takes the address of every host function: it links only if the library defines them all.",
        "#include <nvshmem.h>", "#include <stdio.h>", "",
        "typedef void (*AnyFunction)(void);", "",
        "static const struct { const char *name; AnyFunction function; } functions[] = {",
        *[f'  {{"{one.name}", reinterpret_cast<AnyFunction>(&{one.name})}},' for one in functions],
        "};", "",
        "int main() {",
        "  const size_t total = sizeof functions / sizeof functions[0];",
        "  size_t missing = 0;",
        "  for (size_t i = 0; i < total; ++i) {",
        "    if (functions[i].function) continue;",
        '    fprintf(stderr, "no definition of %s\\n", functions[i].name);',
        "    ++missing;",
        "  }",
        '  printf("nvshmem_link_every_symbol: %zu functions\\n", total);',
        "  return missing != 0;",
        "}",
    ]


def value_of(param):
    """An argument of the type of this parameter, from what a kernel was given."""
    kind = param.rpartition("*")[0] + "*" if "*" in param else param.rpartition(" ")[0]
    kind = kind.removeprefix("const ").strip()
    return f"any.pointer<{kind[:-1].strip()}>()" if kind.endswith("*") else f"any.value<{kind}>()"


def device_test_call(function):
    names = ", ".join(value_of(one) for one in expand.expand.split(function.params))
    call = f"{function.name}({names})"
    return f"  {call};" if function.ret == "void" else f"  any.keep({call});"


def every_device_call():
    """{number: lines} of the files that call every function that kernels can call."""
    functions = [one for _, some in by_family(in_kernels) for one in some if one.row.stem != "global_exit"]
    files = {}
    for start in range(0, len(functions), CALLS_A_FILE):
        lines = ["// Compiles a call of every device function; nothing is run.", '#include "every_device_call.cuh"']
        some = functions[start:start + CALLS_A_FILE]
        for first in range(0, len(some), CALLS_A_KERNEL):
            calls = [device_test_call(one) for one in some[first:first + CALLS_A_KERNEL]]
            lines += ["", f"__global__ void every_device_call_{start + first}(AnyArgument any) {{", *calls, "}"]
        files[start // CALLS_A_FILE + 1] = lines
    return files


def outputs(c_file, guarded, include, source):
    """{path: text} of everything about NVSHMEM; the first two make a file and a header with a guard of lines."""
    files = {f"{include}/nvshmem_{name}.h": guarded(f"ISOMEM_GENERATED_NVSHMEM_{name.upper()}_H", *lines)
             for name, lines in (("host", host_header()), ("both", both_header()), ("device", device_header()))}
    for name in SOURCES:
        files[f"{source}/nvshmem_{name}.cpp"] = c_file(*definitions(name))
    return files


def test_programs(c_file):
    return {"nvshmem_link_every_symbol.cpp": c_file(*link_every_symbol()),
            **{f"nvshmem_every_device_call_{number}.cu": c_file(*lines)
               for number, lines in every_device_call().items()}}
