#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares table, headers and library with the lists of NVSHMEM 3.8 in api/reference/.

The lists are expanded here, independently of api/nvshmem_expand.py. Signatures are compared by their types: NVSHMEM
names its parameters differently from form to form. With --nvcc also what kernels see, with --lib the symbols.
"""

import argparse
import csv
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
REFERENCE = ROOT / "api/reference"
INCLUDE = ROOT / "include"
sys.path.insert(0, str(ROOT / "api"))
sys.dont_write_bytecode = True  # the test leaves nothing behind in the source tree
import nvshmem_expand
from nvshmem_expand import of_nvshmem

KEYWORDS = {"void", "char", "short", "int", "long", "float", "double", "signed", "unsigned"}
# Begins behind what ends something else: tried at each place of a long text it would take seconds.
PROTOTYPE = re.compile(r"(?<![^;{}()])[^;{}()]*?\b(?:nvshmemx?_\w+)\s*\([^;{}()]*\)\s*;")
DEVICE = re.compile(r"((?:__attribute__\(\(host\)\)\s*)?)__attribute__\(\(device\)\)\s*"
                    r"__inline__\s+__attribute__\(\(always_inline\)\)\s+([^;{}()]*?\bnvshmemx?_\w+\([^;{}()]*\))\s*\{")
# Left out for good, and what cannot be a C prototype.
LEFT_OUT = re.compile(r"nvshmemx::tile_")
TEMPLATES = re.compile(r"nvshmemx::")
# Where NVSHMEM has a routine (column where) and where isomem must have it.
AT_LEAST = {"host": {"host"}, "on_stream": {"on_stream"}, "both": {"both"}, "device": {"device", "both"},
            "declared_only": {"both"}}


def rows(name):
    with open(REFERENCE / name, encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def type_only(text):
    """The type of a parameter, without its name and a const that the caller does not see."""
    tokens = re.findall(r"\w+|\*", text)
    if len([one for one in tokens if one != "const"]) > 1 and tokens[-1] not in KEYWORDS | {"*"}:
        tokens = tokens[:-1]
    if "*" not in tokens:
        tokens = [one for one in tokens if one != "const"]
    return " ".join("__half" if one == "half" else one for one in tokens)


def normal(prototype):
    """name(types) -> type"""
    before, _, params = prototype.strip().rstrip("; ").rstrip(")").partition("(")
    ret, name = re.fullmatch(r"(.*?)\s*(\w+)\s*", before.strip(), re.DOTALL).groups()
    ret = " ".join(re.findall(r"\w+|\*", ret.replace("extern", "").replace('"C"', "")))
    types = [type_only(one) for one in params.split(",") if one.strip() not in ("", "void")]
    return f"{name}({', '.join(types)}) -> {'__half' if ret == 'half' else ret}"


def without_own(prototypes):
    """isomem's own moves have NVSHMEM's forms under NVSHMEM's prefix."""
    everything = nvshmem_expand.every_function()
    own = {one.name for one in everything} - {one.name for one in of_nvshmem(everything)}
    return [one for one in prototypes if not own.intersection(re.findall(r"\w+", one))]


class Checks:
    def __init__(self):
        self.errors = 0
        self.done = []

    def same(self, what, got, want, where):
        """Both are sets."""
        for one in sorted(map(str, want - got)):
            print(f"{where}: {what} is missing: {one}")
        for one in sorted(map(str, got - want)):
            print(f"{where}: {what} is not expected: {one}")
        self.errors += len(want ^ got)
        self.done.append(f"{what}: {len(want)}")


def reference_functions():
    """{name: (signature or None for a template, where)} of every name in nvshmem.tsv, types and groups multiplied."""
    sets = {}
    for row in rows("nvshmem_types.tsv"):
        sets.setdefault(row["typeset"], []).append((row["TYPE"], row["TYPENAME"]))
    functions = {}
    for row in rows("nvshmem.tsv"):
        if row["signature"].startswith("#define"):
            continue
        for c_type, name in sets[row["typeset"]] if row["typeset"] != "-" else [("", "")]:
            for group in row["group"].split(",") if "GROUP" in row["name_pattern"] else [""]:
                function, signature = row["name_pattern"], row["signature"]
                for placeholder, value in (("TYPENAME", name), ("SIZE", name), ("GROUP", group)):
                    function = function.replace(placeholder, value)
                    signature = signature.replace(placeholder, value)
                signature = re.sub(r"\bTYPE\b", c_type, signature)
                functions[function] = (None if TEMPLATES.match(function) else normal(signature), row["where"])
    return functions


def check_table(checks, reference):
    names = set((REFERENCE / "nvshmem_names.txt").read_text(encoding="utf-8").split())
    checks.same("name", set(reference), names, "api/reference/nvshmem.tsv against nvshmem_names.txt")
    functions = of_nvshmem(nvshmem_expand.every_function())
    if len(functions) != len({one.name for one in functions}):
        print("api/nvshmem_table.py: a name comes twice")
        checks.errors += 1
    checks.same("signature", {normal(one.prototype()) for one in functions if not TEMPLATES.match(one.name)},
                {signature for signature, _ in reference.values() if signature}, "api/nvshmem_table.py")
    checks.same("name left out", {one.name for one in functions if one.row.later},
                {name for name in names if LEFT_OUT.match(name)}, "api/nvshmem_table.py")
    checks.same("template", {one.name for one in functions if TEMPLATES.match(one.name) and not one.row.later},
                {name for name in names if TEMPLATES.match(name) and not LEFT_OUT.match(name)}, "api/nvshmem_table.py")
    tests = {f"tests/{one.strip()}" for family in {id(one.family): one.family for one in functions}.values()
             for one in family.test.split(",") if one.strip()}
    there = {one for one in tests if list(ROOT.glob(f"{one}.c*"))}
    checks.same("test program named in STATUS.md", there, tests, "api/nvshmem_table.py")
    for one in functions:
        if not one.row.later and one.where not in AT_LEAST[reference[one.name][1]]:
            print(f"api/nvshmem_table.py: {one.name} is {one.where}, in NVSHMEM {reference[one.name][1]}")
            checks.errors += 1


def preprocess(compiler, language, *options):
    command = [*compiler, "-I", str(INCLUDE), *language, "-E", *options]
    with tempfile.NamedTemporaryFile("w", suffix=".cu" if "nvcc" in compiler[0] else ".cpp") as file:
        file.write("#include <nvshmem.h>\n")
        file.flush()
        result = subprocess.run([*command, file.name], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}: {result.stderr}")
    return result.stdout


def without_lines(text):
    return re.sub(r"^#.*$", "", text, flags=re.MULTILINE)


def check_host_headers(checks, reference, compiler):
    """What a C++ compiler of the host sees, and a C compiler, which does not know half and bfloat16."""
    want = [one for one in of_nvshmem(nvshmem_expand.functions()) if nvshmem_expand.in_library(one)]
    for language, wanted in (("c++", want), ("c", [one for one in want if not one.cxx_only])):
        text = without_lines(preprocess(compiler, ["-x", language]))
        got = {normal(one) for one in without_own(PROTOTYPE.findall(text)) if "return" not in one}
        checks.same(f"{language} declaration", got, {reference[one.name][0] for one in wanted}, "include/")


def check_device_headers(checks, reference, nvcc):
    text = without_lines(preprocess(nvcc, []))
    of_host = {prototype: bool(host) for host, prototype in DEVICE.findall(text)}
    got = {(normal(prototype), of_host[prototype]) for prototype in without_own(of_host)}
    want = {(reference[one.name][0], one.where == "both") for one in of_nvshmem(nvshmem_expand.functions())
            if one.where in ("both", "device") and not one.row.inline}
    checks.same("function for kernels (and for the host)", got, want, "include/")


def constant_checks():
    """C++ lines that hold if constants, types and fields are as in nvshmem_constants.tsv."""
    types = {}
    for row in rows("nvshmem_constants.tsv"):
        name, kind, value = row["name"], row["kind"], row["value_or_default"]
        if kind in ("macro", "enum", "handle"):
            if re.fullmatch(r"[-\dxA-Fa-f<()+]+|INT_MAX", value):
                yield f'static_assert(static_cast<long long>({name}) == static_cast<long long>({value}), "{name}");'
            elif value.startswith('"'):
                yield f'static_assert(same({name}, {value}), "{name}");'
            elif kind == "macro":
                yield f"#ifndef {name}\n#error {name} is missing\n#endif"
        elif kind == "type":
            name = f"enum {name}" if name == "nvshmemx_status" else name
            size = re.search(r"(\d+) bytes", value)
            if size:
                yield f'static_assert(sizeof({name}) == {size.group(1)}, "{name}");'
            elif "template" not in value and not name.startswith("nvshmemx_collective_launch"):
                types[name] = value
        elif kind == "struct field" and not name.startswith("nvshmemx_collective_launch"):
            struct, _, field = name.partition(".")
            offset = re.search(r"offset (\d+)", row["notes"]).group(1)
            yield f'static_assert(offsetof({struct}, {field}) == {offset}, "{name}");'
    for number, (name, value) in enumerate(types.items()):
        yield f"using Type{number} = {name};"
        if re.fullmatch(r"\w+_t|int", value):
            yield f'static_assert(std::is_same<{name}, {value}>::value, "{name}");'


def check_constants(checks, compiler):
    lines = list(constant_checks())
    text = "\n".join([
        "#include <nvshmem.h>", "#include <climits>", "#include <cstddef>", "#include <type_traits>",
        "constexpr bool same(const char* a, const char* b) { return *a == *b && (!*a || same(a + 1, b + 1)); }", *lines,
        *(f"{kind} value{number} = {kind.upper().removesuffix('_T')}_INITIALIZER;" for number, kind in enumerate((
            "nvshmem_team_config_t", "nvshmemx_uniqueid_t", "nvshmemx_uniqueid_args_t", "nvshmemx_init_args_t",
            "nvshmemx_init_attr_t", "nvshmemx_region_attrs_t"))), ""])
    result = subprocess.run([*compiler, "-std=c++17", "-Wall", "-Wextra", "-Werror", "-I", str(INCLUDE), "-x", "c++",
                             "-fsyntax-only", "-"], input=text, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        print(f"include/isomem/nvshmem: constants and types are not those of nvshmem_constants.tsv:\n{result.stderr}")
        checks.errors += 1
    checks.done.append(f"constant and type: {len(lines)}")


def check_library(checks, library, nm):
    listing = subprocess.run([nm, "-D", "--defined-only", "--format=posix", library], capture_output=True, text=True,
                             check=True).stdout
    exported = {line.split()[0].split("@")[0] for line in listing.splitlines() if line}
    want = {one.name for one in of_nvshmem(nvshmem_expand.functions()) if nvshmem_expand.in_library(one)}
    got = without_own(name for name in exported if name.startswith("nvshmem"))
    checks.same("exported symbol", set(got), want, library)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lib", help="libisomem.so with its GPU half: compare its exported symbols as well")
    parser.add_argument("--cxx", default="c++", help="C++ compiler that reads the headers (default: c++)")
    parser.add_argument("--nvcc", help="CUDA compiler that reads the headers (default: none, kernels are not checked)")
    parser.add_argument("--nm", default="nm")
    options = parser.parse_args()
    checks = Checks()
    reference = reference_functions()
    check_table(checks, reference)
    check_host_headers(checks, reference, options.cxx.split())
    check_constants(checks, options.cxx.split())
    if options.nvcc:
        check_device_headers(checks, reference, options.nvcc.split())
    if options.lib:
        check_library(checks, options.lib, options.nm)
    print(f"nvshmem_coverage: {', '.join(checks.done)}: {checks.errors} errors")
    return 1 if checks.errors else 0


if __name__ == "__main__":
    sys.exit(main())
