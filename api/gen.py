#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes what follows from table.py, fortran_table.py and nvshmem_table.py: declarations, definitions, export maps,
tests, STATUS.md.

    gen.py            write the files that changed
    gen.py --check    write nothing; name the stale files and fail
"""

import argparse
import functools
import sys
import textwrap
from pathlib import Path

sys.dont_write_bytecode = True  # a check leaves nothing behind in the source tree
import expand
import fortran_gen
import generic
import nvshmem_gen
import nvshmem_status
import shmem_device_gen
import status
import table
import test_programs

ROOT = Path(__file__).resolve().parent.parent
INCLUDE = "include/isomem/generated"
SOURCE = "src/api/generated"
TESTS = "tests/api/generated"
SPDX = "SPDX-License-Identifier: Apache-2.0"
WRITTEN = "Written by api/gen.py from api/table.py: change the table and run it."
NVSHMEM_WRITTEN = WRITTEN.replace("table", "nvshmem_table", 1)


def c_file(*parts, written=WRITTEN):
    return "\n".join([f"// {SPDX}", f"// {written}", "// clang-format off", *parts]) + "\n"


def comment(text, title):
    """The contract of a family as a comment of at most 118 columns."""
    lines = textwrap.wrap(" ".join(text.split()), 115)
    return [f"// {title}", *[f"// {line}" for line in lines]]


def families():
    return [(family, expand.functions(family)) for family in table.FAMILIES]


def guarded(guard, *parts, written=WRITTEN):
    return c_file(f"#ifndef {guard}", f"#define {guard}", *parts, "", f"#endif  // {guard}", written=written)


def attributes(function):
    return "ISOMEM_NORETURN " if function.pattern.row.noreturn else ""


def declarations(prefix, with_contract):
    lines = []
    for family, functions in families():
        lines += ["", *(comment(family.contract, family.name) if with_contract else [f"// {family.name}"])]
        lines += [f"{attributes(one)}{one.prototype(prefix + one.name)};" for one in functions]
    return lines


def typed_header():
    return guarded("ISOMEM_GENERATED_SHMEM_TYPED_H", "// Included by shmem.h, inside extern \"C\".",
                   *declarations("", True))


def pshmem_header():
    return guarded("ISOMEM_GENERATED_PSHMEM_TYPED_H",
                   "// Included by pshmem.h, inside extern \"C\": pshmem_X is shmem_X under a second name.",
                   *declarations("p", False))


def alias(function):
    noreturn = ", noreturn" if function.pattern.row.noreturn else ""
    return (f'extern "C" __attribute__((alias("{function.name}"), visibility("default"){noreturn})) '
            f"{function.prototype('p' + function.name)};")


def template_call(function):
    row = function.pattern.row
    call = (row.call or row.stem + row.tail).replace("<", "<api::")
    names = function.arguments
    if function.bits:
        casts = {"dest": f"static_cast<api::Bits{function.bits}*>(dest)",
                 "source": f"static_cast<const api::Bits{function.bits}*>(source)"}
        names = [casts.get(name, name) for name in names]
    if row.in_default_ctx or ("ctx" in row.since and not function.pattern.ctx):
        names = ["SHMEM_CTX_DEFAULT", *names]
    result = "" if function.ret == "void" else "return "
    return f'{result}api::{call}({", ".join([chr(34) + function.name + chr(34), *names])});'


def definitions(source):
    there = [(family, functions) for family, functions in families() if family.source == source]
    headers = [f'#include "api/{name}.hpp"' for name in sorted({family.templates for family, _ in there})]
    parts = [*headers, "#include <pshmem.h>", "", "namespace api = isomem::api;"]
    aliases = []
    for family, functions in there:
        parts += ["", f"// {family.name}"]
        parts += [f"{one.prototype()} {{ {template_call(one)} }}" for one in functions]
        aliases += [alias(one) for one in functions]
    return c_file(*parts, "", *aliases)


def untyped_aliases(name):
    lines = [alias(one) for family, functions in families() if not family.source and family.by_hand == name
             for one in functions]
    return c_file(f"// Included at the end of src/api/{name}.cpp, which defines these.", *lines)


def export_map(others=()):
    names = [prefix + one.name for prefix in ("", "p") for one in expand.functions()] + [*others]
    lines = [f"    {name};" for name in [*names, *fortran_gen.symbols()]]
    return "\n".join([f"# {SPDX}", f"# {WRITTEN}", "{", "  global:", *lines, "    shmemx_*;", "  local:", "    *;",
                      "};"]) + "\n"


def outputs():
    """{path: text} of everything that is generated."""
    files = {
        f"{INCLUDE}/shmem_typed.h": typed_header(),
        f"{INCLUDE}/pshmem_typed.h": pshmem_header(),
        f"{INCLUDE}/shmem_generic.h": guarded("ISOMEM_GENERATED_SHMEM_GENERIC_H", *generic.header()),
        f"{SOURCE}/isomem.map": export_map(),
        f"{SOURCE}/isomem_cuda.map": export_map(nvshmem_gen.symbols()),
        f"{TESTS}/link_every_symbol.c": c_file(*test_programs.link_every_symbol()),
        f"{TESTS}/generics_cases.inc": c_file(*test_programs.generics_cases()),
        "STATUS.md": status.page(WRITTEN) + fortran_gen.status_section() + nvshmem_status.section(),
    }
    for name in sorted({family.by_hand for family, _ in families() if not family.source}):
        files[f"{SOURCE}/{name}_aliases.inc"] = untyped_aliases(name)
    for source in sorted({family.source for family, _ in families() if family.source}):
        files[f"{SOURCE}/shmem_{source}.cpp"] = definitions(source)
    files |= shmem_device_gen.outputs(c_file, guarded, INCLUDE, TESTS)
    files |= fortran_gen.outputs(functools.partial(c_file, written=fortran_gen.WRITTEN), INCLUDE, SOURCE, TESTS)
    return files | nvshmem_gen.outputs(functools.partial(c_file, written=NVSHMEM_WRITTEN),
                                       functools.partial(guarded, written=NVSHMEM_WRITTEN), INCLUDE, SOURCE, TESTS)


def strangers(files):
    """Files in the generated folders that nothing generates any more."""
    for folder in (INCLUDE, SOURCE, TESTS):
        for path in sorted((ROOT / folder).glob("*")):
            if str(path.relative_to(ROOT)) not in files:
                yield str(path.relative_to(ROOT))


def stale(files):
    for name, text in files.items():
        path = ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield name


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only; exit status 1 if a file is stale")
    check = parser.parse_args().check
    files = outputs()
    changed, left = list(stale(files)), list(strangers(files))
    if check:
        for name in changed:
            print(f"{name}: not what api/table.py gives; run api/gen.py")
        for name in left:
            print(f"{name}: nothing generates it; remove it")
        print(f"gen.py --check: {len(files)} files, {len(changed) + len(left)} stale")
        return 1 if changed or left else 0
    for name in changed:
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name], encoding="utf-8")
        print(f"wrote {name}")
    for name in left:
        (ROOT / name).unlink()
        print(f"removed {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
