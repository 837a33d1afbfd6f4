#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes what follows from table.py, extensions.py, compat.py, api/text, fortran_table.py, nvshmem_table.py and
options.py. What people and editors read is checked in: declarations with their contracts, definitions, STATUS.md, the
tables of variables. What only a build needs is not: export maps, test programs. (docs.py writes the manual.)

    gen.py                write the checked-in files that changed
    gen.py --check        write nothing; name the stale files and fail
    gen.py --build DIR    write what a build needs into DIR/generated
"""

import argparse
import functools
import sys
import textwrap
from pathlib import Path

sys.dont_write_bytecode = True  # a check leaves nothing behind in the source tree
import cxx_complex
import expand
import extensions
import fortran_gen
import generic
import nvshmem_gen
import nvshmem_status
import options_gen
import shmem_device_gen
import status
import table
import test_programs
from manual import markup, pages

ROOT = Path(__file__).resolve().parent.parent
INCLUDE = "include/isomem/generated"
SOURCE = "src/api/generated"
FOLDERS = (INCLUDE, SOURCE, options_gen.SOURCE)
BUILT = "generated"  # in the folder of a build
SPDX = "SPDX-License-Identifier: Apache-2.0"
WRITTEN = "Written by api/gen.py from api/table.py: change the table and run it."
NVSHMEM_WRITTEN = WRITTEN.replace("table", "nvshmem_table", 1)


TABLES = {"shmem": "table", "shmemx": "extensions", "shmemx_compat": "compat"}  # of the headers


def written_from(header):
    return WRITTEN.replace("table.py", f"{TABLES.get(header, 'table')}.py", 1)


def c_file(*parts, written=WRITTEN):
    return "\n".join([f"// {SPDX}", f"// {written}", "// clang-format off", *parts]) + "\n"


def comment(page):
    """The contract of a page of the manual, in lines of at most 118 columns."""
    sections = [one.split()[0] for one in page.spec if one[0].isdigit()]
    where = f" (OpenSHMEM 1.6, section {', '.join(sections)})" if sections else ""
    lines = textwrap.wrap(f"{page.name}: {page.summary}{where}.", 115)
    for block in page.contract:
        lines += textwrap.wrap(markup.plain(block.text), 115) if isinstance(block, markup.Paragraph) else []
    return [f"// {line}" for line in lines]


def families(which):
    return [(family, expand.functions([family])) for family in which]


def guarded(guard, *parts, written=WRITTEN):
    return c_file(f"#ifndef {guard}", f"#define {guard}", *parts, "", f"#endif  // {guard}", written=written)


def attributes(function):
    return "ISOMEM_NORETURN " if function.pattern.row.noreturn else ""


def declaration(function, prefix=""):
    return f"{attributes(function)}{function.prototype(prefix + function.name)};"


def in_pages(functions):
    """[(page or None, its functions)]: a routine stands with those that its text is about too."""
    page_of, found = pages.page_of(), {}
    for one in functions:
        page = page_of.get(id(one.pattern.row))
        found.setdefault(id(page), (page, []))[1].append(one)
    return list(found.values())


def contracts_and_declarations(which):
    """By families; a page that has routines of several stands in the first."""
    family, lines = None, []
    for page, functions in in_pages(one for _, functions in families(which) for one in functions):
        if functions[0].pattern.family is not family:
            family = functions[0].pattern.family
            lines += ["", f"// --- {family.name}"]
        lines += ["", *(comment(page) if page else []), *map(declaration, functions)]
    return lines


def declarations(which, prefix):
    lines = []
    for family, functions in families(which):
        lines += ["", f"// {family.name}", *[declaration(one, prefix) for one in functions]]
    return lines


def typed_header(header):
    return guarded(f"ISOMEM_GENERATED_{header.upper()}_TYPED_H", f'// Included by {header}.h, inside extern "C".',
                   *contracts_and_declarations(expand.in_header(header)),
                   written=written_from(header).replace(": change the table", " and api/text: change these"))


def profiling_header(header):
    return guarded(f"ISOMEM_GENERATED_P{header.upper()}_TYPED_H",
                   f'// Included by p{header}.h, inside extern "C": p{header}_X is {header}_X under a second name.',
                   *declarations(expand.in_header(header), "p"), written=written_from(header))


def alias(function):
    noreturn = ", noreturn" if function.pattern.row.noreturn else ""
    return (f'extern "C" __attribute__((alias("{function.name}"), visibility("default"){noreturn})) '
            f"{function.prototype('p' + function.name)};")


def template_call(function):
    row = function.pattern.row
    names = function.arguments
    if function.bits:
        casts = {"dest": f"static_cast<api::Bits{function.bits}*>(dest)",
                 "source": f"static_cast<const api::Bits{function.bits}*>(source)"}
        names = [casts.get(name, name) for name in names]
    if row.in_default_ctx or ("ctx" in row.since and not function.pattern.ctx):
        names = ["SHMEM_CTX_DEFAULT", *names]
    result = "" if function.ret == "void" else "return "
    return f'{result}api::{row.template}({", ".join([chr(34) + function.name + chr(34), *names])});'


def definitions(header, source):
    there = [(family, functions) for family, functions in families(expand.ALL)
             if (family.header, family.source) == (header, source)]
    headers = [f'#include "api/{name}.hpp"' for name in sorted({family.templates for family, _ in there})]
    parts = [*headers, f"#include <p{header}.h>", "", "namespace api = isomem::api;"]
    aliases = []
    for family, functions in there:
        parts += ["", f"// {family.name}"]
        parts += [f"{one.prototype()} {{ {template_call(one)} }}" for one in functions]
        aliases += [alias(one) for one in functions]
    return c_file(*parts, "", *aliases, written=written_from(header))


def untyped_aliases(name):
    lines = [alias(one) for family, functions in families(expand.ALL) if not family.source and family.by_hand == name
             for one in functions]
    return c_file(f"// Included at the end of src/api/{name}.cpp, which defines these.", *lines,
                  written=written_from(name))


def export_map(others=()):
    names = [prefix + one.name for prefix in ("", "p") for one in expand.functions(expand.ALL)] + [*others]
    lines = [f"    {name};" for name in [*names, *fortran_gen.symbols()]]
    return "\n".join([f"# {SPDX}", f"# {WRITTEN}", "{", "  global:", *lines, "  local:", "    *;",
                      "};"]) + "\n"


def checked_in():
    """{path in the repository: text}"""
    files = {
        f"{INCLUDE}/shmem_generic.h": guarded("ISOMEM_GENERATED_SHMEM_GENERIC_H", *generic.shmem_header()),
        f"{INCLUDE}/shmemx_generic.h": guarded("ISOMEM_GENERATED_SHMEMX_GENERIC_H", *generic.shmemx_header(),
                                               written=written_from("shmemx")),
        f"{INCLUDE}/shmemx_compat_generic.h": guarded("ISOMEM_GENERATED_SHMEMX_COMPAT_GENERIC_H",
                                                      *generic.compat_header(), written=written_from("shmemx_compat")),
        f"{INCLUDE}/shmem_complex.h": guarded("ISOMEM_GENERATED_SHMEM_COMPLEX_H", *cxx_complex.header()),
        "STATUS.md": status.page(WRITTEN) + fortran_gen.status_section() + nvshmem_status.section(),
    }
    for header in TABLES:
        files[f"{INCLUDE}/{header}_typed.h"] = typed_header(header)
        files[f"{INCLUDE}/p{header}_typed.h"] = profiling_header(header)
    for name in sorted({family.by_hand for family, _ in families(expand.ALL) if not family.source}):
        files[f"{SOURCE}/{name}_aliases.inc"] = untyped_aliases(name)
    for header, source in sorted({(family.header, family.source) for family, _ in families(expand.ALL)}):
        if source:
            files[f"{SOURCE}/{header}_{source}.cpp"] = definitions(header, source)
    files |= shmem_device_gen.outputs(guarded, INCLUDE)
    files |= options_gen.outputs(functools.partial(c_file, written=options_gen.WRITTEN))
    files |= fortran_gen.outputs(functools.partial(c_file, written=fortran_gen.WRITTEN), INCLUDE, SOURCE)
    return files | nvshmem_gen.outputs(functools.partial(c_file, written=NVSHMEM_WRITTEN),
                                       functools.partial(guarded, written=NVSHMEM_WRITTEN), INCLUDE, SOURCE)


def for_build():
    """{path in the build's folder: text}"""
    tests = {
        "link_every_symbol.c": c_file(*test_programs.link_every_symbol()),
        "generics_cases.inc": c_file(*test_programs.generics_cases()),
        **shmem_device_gen.test_programs(c_file),
        **fortran_gen.test_programs(),
        **nvshmem_gen.test_programs(functools.partial(c_file, written=NVSHMEM_WRITTEN)),
    }
    return {f"{BUILT}/isomem.map": export_map(), f"{BUILT}/isomem_cuda.map": export_map(nvshmem_gen.symbols()),
            f"{BUILT}/nvshmem_bitcode.cu": c_file(*nvshmem_gen.bitcode(), written=NVSHMEM_WRITTEN),
            **{f"{BUILT}/tests/{name}": text for name, text in tests.items()}}


def strangers(root, folders, files):
    """Files in the generated folders that nothing generates any more."""
    paths = (str(path.relative_to(root)) for folder in folders for path in sorted((root / folder).glob("*")))
    return [name for name in paths if (root / name).is_file() and name not in files]


def stale(root, files):
    def current(path, text):
        return path.exists() and path.read_text(encoding="utf-8") == text

    return [name for name, text in files.items() if not current(root / name, text)]


def write(root, folders, files):
    """Only what changed, so that nothing else is compiled again."""
    for name in stale(root, files):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name], encoding="utf-8")
        print(f"wrote {name}")
    for name in strangers(root, folders, files):
        (root / name).unlink()
        print(f"removed {name}")


def check(files):
    changed, left = stale(ROOT, files), strangers(ROOT, FOLDERS, files)
    for name in changed:
        print(f"{name}: not what the tables and api/text give; run api/gen.py")
    for name in left:
        print(f"{name}: nothing generates it; remove it")
    print(f"gen.py --check: {len(files)} files, {len(changed) + len(left)} stale")
    return 1 if changed or left else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="compare only; exit status 1 if a file is stale")
    what.add_argument("--build", type=Path, metavar="DIR", help="write maps and test programs into DIR/generated")
    options = parser.parse_args()
    try:
        if options.build:
            return write(options.build, (BUILT, f"{BUILT}/tests"), for_build())
        files = checked_in()
    except markup.TextError as error:
        sys.exit(f"gen.py: api/text/{error}")
    return check(files) if options.check else write(ROOT, FOLDERS, files)


if __name__ == "__main__":
    sys.exit(main())
