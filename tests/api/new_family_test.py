#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a new family of transfers costs: adds one to a copy of the tree, runs the generator, builds the library and
calls the family in every form. ADDITIONS is all that is written by hand for it, and the worked example of
CONTRIBUTING.md."""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
MOST_LINES, MOST_FILES = 25, 6

# {file: (text of the file, what goes in front of it)}
ADDITIONS = {
    # The algorithm, over an engine: CPU threads, threads, warps and blocks of a GPU, streams.
    "include/isomem/rma.hpp": ("/// One word to PE `pe`, whole.\n", """\
struct PutShifted {
  static constexpr bool out = true;
  template <class E>
  ISOMEM_HD static void run(E& e, void* dest, const void* source, size_t bytes, int pe, bool blocking) {
    const size_t half = bytes / 2;
    put(e, dest, static_cast<const char*>(source) + half, bytes - half, pe, blocking);
    put(e, static_cast<char*>(dest) + bytes - half, source, half, pe, blocking);
  }
};

"""),
    # The rows: forms, types, blocking and not.
    "api/extensions.py": ("""    Family(
        "Release order",""", """\
    Family("Shifted put", "rma",
           [_row("put", _BLOCK, "generic typed ctx size mem", types="rma_std", tail=f"_shifted{nbi}", move="PutShifted")
            for nbi in ("", "_nbi")],
           header="shmemx", source="rma", templates="extension_calls", test="api/new_family"),
"""),
    # The contract: comment in the header, man page, HTML.
    "api/text/extensions.md": ("# shmemx_put_release:", """\
# shmemx_put_shifted: copy data to another PE with its halves exchanged
rows: shmemx_put_shifted, shmemx_put_shifted_nbi
see: shmem_put, shmem_put_nbi, shmemx.h(7)

As shmem_put and shmem_put_nbi of an even number of elements, but `dest` begins with the second half of `source` and
ends with the first.

## Errors
- @put

"""),
    # What its names without a type have to do.
    "tests/api/generics_c11.c": ("\n#define SINGLE_PUTS", """\
#define CASE_put_shifted(T, N) MOVES(T, shmemx_put_shifted, left, i ^ 2)
#define CASE_put_shifted_nbi(T, N) MOVES(T, shmemx_put_shifted_nbi, left, i ^ 2)
"""),
}


def cost():
    return sum(bool(line.strip()) for _, text in ADDITIONS.values() for line in text.splitlines())


def add(tree):
    for name, (place, text) in ADDITIONS.items():
        path = tree / name
        before = path.read_text(encoding="utf-8")
        if before.count(place) != 1:
            sys.exit(f"{name} has {before.count(place)} times what ADDITIONS of this test goes in front of: {place!r}")
        path.write_text(before.replace(place, text + place), encoding="utf-8")


def run(*command):
    done = subprocess.run([str(one) for one in command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def library(options, tree):
    """The library of the build with what is generated otherwise now compiled again."""
    flags = ["-std=c++20", "-O0", "-fPIC", "-fvisibility=hidden", f"-I{tree / 'src'}", f"-I{tree / 'include'}"]
    if options.nvcc:
        flags += ["-DISOMEM_WITH_CUDA=1", f"-isystem{options.nvcc.resolve().parent.parent / 'include'}"]
    changed = {source.name for source in (tree / "src/api/generated").glob("*.cpp")
               if source.read_bytes() != (ROOT / "src/api/generated" / source.name).read_bytes()}
    objects = []
    for number, path in enumerate(options.objects):
        together = path.with_suffix("")  # of a unity build: it includes its sources
        text = f'#include "{ROOT}/src/api/generated/{together.name}"'
        if together.exists():
            text = together.read_text(encoding="utf-8")
        if any(f"/src/api/generated/{name}\"" in text for name in changed):
            source, path = tree / f"part_{number}.cpp", tree / f"part_{number}.o"
            source.write_text(text.replace(f'"{ROOT}/', f'"{tree}/'), encoding="utf-8")
            run(*options.cxx.split(), *flags, "-c", source, "-o", path)
        objects.append(path)
    exports = tree / "generated" / ("isomem_cuda.map" if options.nvcc else "isomem.map")
    run(*options.cxx.split(), "-shared", "-o", tree / "libisomem.so", *objects,
        f"-Wl,--version-script={exports}", "-pthread", "-ldl")


def build_and_call(options, tree):
    library(options, tree)
    flags = ["-Werror", "-Wall", f"-I{tree / 'include'}", f"-I{tree / 'generated/tests'}"]
    for program in (HERE / "new_family.c", tree / "tests/api/generics_c11.c"):
        run(*options.cc.split(), *flags, program, "-o", tree / "program", f"-L{tree}", "-lisomem", f"-Wl,-rpath={tree}")
        print(run(options.oshrun, "-n", 2, tree / "program"), end="")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cc", required=True)
    parser.add_argument("--cxx", required=True)
    parser.add_argument("--oshrun", required=True)
    parser.add_argument("--nvcc", type=Path, help="the library has its GPU half: kernels and streams are compiled, too")
    parser.add_argument("--objects", nargs="+", type=Path, required=True, help="what the library is linked from")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="isomem-family-") as folder:
        tree = Path(folder)
        for name in ("api", "docs/man", "include", "src", "tests"):
            shutil.copytree(ROOT / name, tree / name)
        for name in ("README.md", "STATUS.md", "CMakeLists.txt"):
            shutil.copy(ROOT / name, tree / name)
        add(tree)
        run(sys.executable, tree / "api/gen.py")
        run(sys.executable, tree / "api/gen.py", "--build", tree)
        run(sys.executable, tree / "api/docs.py", "--check")
        run(sys.executable, tree / "tests/api/coverage_test.py", "--cc", options.cc)
        run(sys.executable, tree / "tests/api/nvshmem_coverage_test.py", "--cxx", options.cxx)
        if options.nvcc:
            run(options.nvcc, "-std=c++17", "-Werror", "all-warnings", f"-I{tree / 'include'}", "-ptx", "-o",
                "/dev/null", "-arch=compute_90", HERE / "new_family.cu")
        build_and_call(options, tree)
    print(f"a new family of transfers: {cost()} lines in {len(ADDITIONS)} files")
    return 0 if cost() <= MOST_LINES and len(ADDITIONS) <= MOST_FILES else 1


if __name__ == "__main__":
    sys.exit(main())
