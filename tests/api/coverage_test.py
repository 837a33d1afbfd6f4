#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares table, headers and library with the lists of OpenSHMEM 1.6 in api/reference/.

The lists are expanded here, independently of api/expand.py. With --lib the exported symbols are compared as well,
with --nvcc what kernels and host see where a CUDA compiler reads shmem.h.
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
sys.path.insert(0, str(ROOT / "api"))
sys.dont_write_bytecode = True  # the test leaves nothing behind in the source tree
import expand
import compat
import table

OWN_TYPES = {"isomem_complexd": "double _Complex", "isomem_complexf": "float _Complex"}
# By these shmem4py recognises a complete library, and programs a version; see shmem.h.
RECOGNISED_BY = {"SHMEM_DEF_H", "SHMEM_FUNCTION_ATTRIBUTES", "OSHMEM_SPEC_VERSION"}
SPACE = re.compile(r"\s+")
# Exported beside OpenSHMEM and its extensions: the other API of a library with its GPU half.
OWN_EXPORTS = ("nvshmem", "isomem_prepare_launch", "isomem_agree_on_launch", "isomem_launch_failed",
               "isomem_kernels_of_file",
               *(f"isomem_{name}_on_stream" for name in ("limit", "room", "reduce", "reducescatter", "exchange",
                                                         "broadcast")))


def rows(name):
    with open(REFERENCE / name, encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def normal(signature):
    """One spelling for one prototype: no parameter of its own, single blanks, the types of the specification."""
    for own, spec in OWN_TYPES.items():
        signature = signature.replace(own, spec)
    text = SPACE.sub(" ", signature.rstrip("; ").strip())
    text = re.sub(r"\s*([*(),])\s*", r"\1", text).replace("*const", "* const")
    return text.replace("()", "(void)")

# What kernels do not have beside deprecated names: types that GPUs lack, what is set up by the host, collectives with
# sizes or strides, scans and locks.
HOST_ONLY = re.compile(r"shmem_(?:ctx_)?(?:longdouble|complexd|complexf)_|"
                       r"_(?:collect|alltoalls|sum_inscan|sum_exscan)$|"
                       r"shmem_(?:collectmem|alltoallsmem|init|init_thread|finalize|query_initialized|query_thread|"
                       r"pcontrol|malloc|calloc|align|realloc|free|malloc_with_hints|addr_accessible|"
                       r"team_split_strided|team_split_2d|team_get_config|team_destroy|team_create_ctx|ctx_create|"
                       r"ctx_destroy|ctx_get_team|ctx_session_start|ctx_session_stop|(?:set|clear|test)_lock)$")
FOR_KERNELS = re.compile(r"__attribute__\(\(host\)\)\s*__attribute__\(\(device\)\)\s*"
                         r"__inline__\s+__attribute__\(\(always_inline\)\)\s+"
                         r"([^;{}()]*?\b(shmem_\w+)\([^;{}()]*\))\s*\{")
# Deprecated, and an overload of a current name.
OVERLOADS = {"shmem_wait_until"}
NAMED = r"\b(?:p?shmem_\w+|p?(?:start_pes|_my_pe|_num_pes|shmalloc|shfree|shrealloc|shmemalign))"


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


def reference_functions(only_deprecated=False):
    """{name: normal signature} of every C function in openshmem.tsv, its sets of types multiplied out."""
    sets = {}
    for row in rows("openshmem_types.tsv"):
        sets.setdefault(row["typeset"], []).append((row["TYPE"], row["TYPENAME"]))
    functions = {}
    for row in rows("openshmem.tsv"):
        pattern, signature = row["name_pattern"], row["signature"]
        if row["c11_generic"] == "yes" or pattern.startswith("fortran:") or "*" in pattern:
            continue
        if only_deprecated and row["deprecated_since"] == "-":
            continue
        for c_type, name in sets[row["typeset"]] if row["typeset"] != "-" else [("", "")]:
            one = signature.replace("TYPENAME", name).replace("SIZE", name) if name else signature
            function = pattern.replace("TYPENAME", name).replace("SIZE", name) if name else pattern
            functions[function] = normal(re.sub(r"\bTYPE\b", c_type, one) if c_type else one)
    return functions


def reference_patterns():
    return {(row["name_pattern"], row["c11_generic"] == "yes", row["typeset"], normal(row["signature"]),
             row["category"], row["since_version"], row["deprecated_since"].replace("-", ""))
            for row in rows("openshmem.tsv") if not row["name_pattern"].startswith(("fortran:", "pshmem_"))}


def table_patterns():
    return {(one.name, one.generic, one.types, normal(one.signature), one.category, one.since, one.row.deprecated)
            for one in expand.patterns()}


def check_table(checks, reference):
    names = set((REFERENCE / "openshmem_names.txt").read_text(encoding="utf-8").split())
    checks.same("name", set(reference), names, "api/reference/openshmem.tsv against openshmem_names.txt")
    functions = expand.functions()
    checks.same("signature", {normal(one.prototype()) for one in functions}, set(reference.values()), "api/table.py")
    checks.same("pattern", table_patterns(), reference_patterns(), "api/table.py")
    if len(functions) != len(names) or len(functions) != len({one.name for one in functions}):
        print(f"api/table.py: {len(functions)} functions, {len(names)} names")
        checks.errors += 1
    tests = {f"tests/{one.strip()}" for family in expand.ALL for one in family.test.split(",") if one.strip()}
    there = {one for one in tests if list(ROOT.glob(f"{one}.c*"))}
    checks.same("test program named in STATUS.md", there, tests, "api/table.py")


def preprocess(compiler, *options, header="pshmem.h"):
    """What the compiler sees of a header; pshmem.h includes shmem.h."""
    command = [*compiler, "-std=c11", "-I", str(ROOT / "include"), "-x", "c", "-E", *options, "-"]
    return subprocess.run(command, input=f"#include <{header}>\n", capture_output=True, text=True, check=True).stdout


def check_headers(checks, reference, compiler):
    want = {}
    for name, signature in reference.items():
        want[name] = signature
        want[f"p{name}"] = normal(re.sub(rf"\b{name}\(", f"p{name}(", signature))
    for one in expand.functions([family for family in compat.FAMILIES if family.header == "shmem"]):
        want[one.name], want[f"p{one.name}"] = normal(one.prototype()), normal(one.prototype(f"p{one.name}"))
    text = re.sub(r"^#.*$", "", preprocess(compiler, "-P"), flags=re.MULTILINE).replace("_Noreturn ", "")
    prototypes = re.findall(rf"[^;{{}}]*?{NAMED}\s*\([^;{{}}]*\)\s*;", text)
    checks.same("declaration", {normal(one) for one in prototypes}, set(want.values()), "include/")

    generics = {one.name for one in expand.patterns() if one.generic and not one.row.noreturn}
    macros = set(re.findall(r"^#define (\w+)", preprocess(compiler, "-dM"), re.MULTILINE))
    ours = {name for name in macros if re.match(r"_?p?shmem|_?shmalloc|start_pes", name, re.IGNORECASE)}
    checks.same("C11 name", {name for name in ours if name.islower()}, generics, "include/")
    constants = {row["name"] for row in rows("openshmem_constants.tsv") if row["kind"] in ("constant", "handle")}
    defined = {name for name in ours if not name.islower()} - RECOGNISED_BY
    checks.same("constant", defined, constants, "include/")
    with_nothing = subprocess.run([*compiler, "-std=c11", "-x", "c", "-E", "-dM", "-"], capture_output=True, text=True,
                                  input="#include <stddef.h>\n#include <stdint.h>\n", check=True).stdout
    known = set(re.findall(r"^#define (\w+)", with_nothing, re.MULTILINE))
    foreign = {name for name in macros - known - ours - RECOGNISED_BY if not name.startswith(("ISOMEM_", "isomem_"))}
    checks.same("macro beyond the specification", foreign, set(), "include/")


def check_extensions(checks, compiler):
    """shmemx.h and shmemx_compat.h add names with their own prefix and nothing else; shmem.h has none of them."""
    families = [family for family in expand.ALL if family.header != "shmem"]
    functions = expand.functions(families)
    names = {prefix + one.name for one in functions for prefix in ("", "p")}
    text = preprocess(compiler, "-P", header="pshmemx.h")
    checks.same("extension", set(re.findall(r"\b(p?shmemx_\w+)\s*\(", text)), names, "include/")
    checks.same("extension", set(re.findall(r"\bp?shmemx_\w+", preprocess(compiler, "-P"))), set(), "include/shmem.h")
    both = [set(re.findall(r"^#define (\w+)", preprocess(compiler, "-dM", header=one), re.MULTILINE))
            for one in ("pshmem.h", "pshmemx.h")]
    foreign = {name for name in both[1] - both[0] if not re.match(r"(?:isomem|shmemx)_", name, re.IGNORECASE)}
    foreign -= {"SHMEM_TEAM_NULL", "SHMEM_COLOR_UNDEFINED", "_SHMEM_ALLTOALL_SYNC_SIZE"}  # Cray's
    checks.same("macro without a prefix of ours", foreign, set(), "include/shmemx.h")
    generics = {one.name for one in expand.patterns(families) if one.generic}
    checks.same("C11 name of extensions", {name for name in both[1] if name.startswith("shmemx_")}, generics,
                "include/shmemx.h")


def check_kernels(checks, reference, nvcc):
    """Every declared function is one for host and kernels, or the host's own under the global name."""
    with tempfile.NamedTemporaryFile("w", suffix=".cu") as file:
        file.write("#include <shmem.h>\n")
        file.flush()
        text = subprocess.run([*nvcc, "-I", str(ROOT / "include"), "-E", file.name], capture_output=True, text=True,
                              check=True).stdout
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    deprecated = set(reference_functions(only_deprecated=True)) - OVERLOADS
    of_host = {name for name in reference if HOST_ONLY.search(name)} | deprecated
    # generics_nvcc.cu calls the overloads, which some names have beside the function
    overloaded = {one.name for one in expand.patterns() if one.generic}
    got = {normal(prototype) for prototype, name in FOR_KERNELS.findall(text)
           if name in reference and (name not in overloaded or normal(prototype) == reference[name])}
    want = {signature for name, signature in reference.items() if name not in of_host}
    checks.same("function for kernels", got, want, "include/shmem.h under nvcc")
    host = set(re.findall(r"using\s+isomem_host::(\w+);", text))
    checks.same("function of the host", host, of_host, "include/shmem.h under nvcc")


def check_library(checks, reference, library, nm):
    listing = subprocess.run([nm, "-D", "--defined-only", "--format=posix", library], capture_output=True, text=True,
                             check=True).stdout
    exported = {line.split()[0].split("@")[0] for line in listing.splitlines() if line}
    exported -= {name for name in exported if name.endswith("_")}  # Fortran's: fortran_coverage_test.py
    want = {prefix + one.name for one in expand.functions(expand.ALL) for prefix in ("", "p")}
    checks.same("exported symbol", {name for name in exported if not name.startswith(OWN_EXPORTS)}, want, library)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lib", help="libisomem.so: compare its exported symbols as well")
    parser.add_argument("--cc", default="cc", help="C compiler that preprocesses the headers (default: cc)")
    parser.add_argument("--nvcc", help="CUDA compiler that reads shmem.h (default: none, kernels are not checked)")
    parser.add_argument("--nm", default="nm")
    options = parser.parse_args()
    checks = Checks()
    reference = reference_functions()
    check_table(checks, reference)
    check_headers(checks, reference, options.cc.split())
    check_extensions(checks, options.cc.split())
    if options.nvcc:
        check_kernels(checks, reference, options.nvcc.split())
    if options.lib:
        check_library(checks, reference, options.lib, options.nm)
    print(f"coverage: {', '.join(checks.done)}: {checks.errors} errors")
    return 1 if checks.errors else 0


if __name__ == "__main__":
    sys.exit(main())
