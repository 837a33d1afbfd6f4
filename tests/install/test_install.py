#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Installs the build into a temporary prefix, moves that to another place, builds an outside program in every way that
is promised and runs it with 2 PEs. The C and C++ compilers see nothing of the source tree."""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

STEPS = 0
REFERENCE = Path(__file__).resolve().parent.parent.parent / "api/reference"
OPENSHMEM_NAMES = (REFERENCE / "openshmem_names.txt").read_text(encoding="utf-8").split()


def run(command, cwd, environment=None):
    global STEPS
    STEPS += 1
    command = [str(part) for part in command]
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode != 0:
        sys.exit(f"FAILED ({done.returncode}): {' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def expect(condition, text):
    global STEPS
    STEPS += 1
    if not condition:
        sys.exit(f"FAILED: {text}")


def run_ring(prefix, program, work, launcher="oshrun"):
    output = run([prefix / "bin" / launcher, "-n", "2", program], work)
    expect(sorted(output.splitlines()) == ["ring: PE 0 of 2", "ring: PE 1 of 2"], f"{program} printed {output!r}")
    alone = run([program], work)
    expect(alone == "ring: PE 0 of 1\n", f"{program} without a launcher printed {alone!r}")


def with_names_of_others(prefix, sources, work, options):
    """What build systems written for other OpenSHMEM libraries look for."""
    program = work / "other_ring"
    for wrapper in ("shmemcc", "oshCC", "oshcxx", "shmemc++", "shmemcxx", "shmemCC"):
        source = sources / ("ring.c" if wrapper == "shmemcc" else "ring.cpp")
        run([prefix / "bin" / wrapper, source, "-o", program], work)
        run_ring(prefix, program, work, "shmemrun")
    libraries = next(prefix.rglob("libisomem.so")).parent
    for library in ("sma", "oshmem"):
        run([options.cc, sources / "ring.c", f"-I{prefix}/include", f"-L{libraries}", f"-Wl,-rpath,{libraries}",
             f"-l{library}", "-o", program], work)
        run_ring(prefix, program, work)
    for package in ("oshmem", "openshmem", "sandia-openshmem"):
        flags = run(["pkg-config", "--cflags", "--libs", package], work,
                    {**os.environ, "PKG_CONFIG_PATH": str(libraries / "pkgconfig")})
        expect("-lisomem" in flags and f"-I{prefix}" in flags, f"pkg-config {package}: {flags}")


def with_tool(prefix, work):
    """The command isomem and its other names know the place of the installation, wherever that is; a job runs."""
    names = ["isomem info", "oshmem_info"] + (["nvshmem-info"] if (prefix / "bin/nvshmrun").exists() else [])
    for name in names:
        command, *words = name.split()
        library = json.loads(run([prefix / "bin" / command, *words, "--json"], work))["library"]
        expect(library["prefix"] == str(prefix) and library["headers"] == f"{prefix}/include", f"{name}: {library}")
        expect(Path(library["file"]).is_relative_to(prefix), f"{name}: {library}")
        expect(library["launcher"] == str(prefix / "bin/oshrun"), f"{name}: {library}")
    expect(f"2 PEs under {prefix}/bin/oshrun" in run([prefix / "bin/isomem", "doctor", "-n", "1"], work), "no trial")


def with_wrappers(prefix, sources, work):
    libraries = next(prefix.rglob("libisomem.so")).parent
    for wrapper, source in (("oshcc", "ring.c"), ("oshc++", "ring.cpp")):
        tool = prefix / "bin" / wrapper
        program = work / f"{wrapper}_ring"
        run([tool, "-O1", "-Wall", "-Werror", sources / source, "-o", program], work)
        run_ring(prefix, program, work)
        run([tool, "-c", sources / source, "-o", work / "ring.o"], work)
        run([tool, work / "ring.o", "-o", program], work)
        run_ring(prefix, program, work)
        expect("usage:" in run([tool, "--help"], work), f"{wrapper} --help prints no usage")
        shown = run([tool, "--showme", "a.c"], work)
        expect(f"-I{prefix}/include" in shown and "-lisomem" in shown, f"{wrapper} --showme printed {shown!r}")
        expect(run([tool, "--showme:incdirs"], work) == f"{prefix}/include\n", f"{wrapper} --showme:incdirs")
        expect(run([tool, "--showme:libdirs"], work) == f"{libraries}\n", f"{wrapper} --showme:libdirs")
        expect(run([tool, "--showme:libs"], work) == "isomem m\n", f"{wrapper} --showme:libs")
        expect(f"-I{prefix}/include" in run([tool, "-compile-info"], work), f"{wrapper} -compile-info")
        expect("-lisomem" in run([tool, "-link-info"], work), f"{wrapper} -link-info")
    spaced = work / "with a space.c"
    shutil.copy(sources / "ring.c", spaced)
    run([prefix / "bin/oshcc", spaced, "-o", work / "a program"], work)
    run_ring(prefix, work / "a program", work)


def with_fortran(prefix, sources, work):
    """oshfort in both forms, with both headers, and what it refuses."""
    tool = prefix / "bin/oshfort"
    if not tool.exists():
        print("installed: no Fortran compiler, so no oshfort")
        return
    for name, arguments in (("free", ["-cpp", sources / "ring.f90"]), ("fixed", [sources / "ring_fixed.f"]),
                            ("long", ["--long-header", "-Dundeclared", "-cpp", sources / "ring.f90"])):
        program = work / f"oshfort_{name}"
        run([tool, "-O2", "-Wall", *arguments, "-o", program], work)
        run_ring(prefix, program, work)
    expect("--long-header" in run([tool, "--help"], work), "oshfort --help lacks --long-header")
    flags = run([tool, "--long-header", "--showme:compile"], work).split()
    expect(f"-I{prefix}/include" in flags and "-fcray-pointer" in flags, f"oshfort --showme:compile printed {flags}")
    compiler = run([tool, "--showme:command"], work).strip()
    environment = dict(os.environ, PKG_CONFIG_PATH=str(next(prefix.rglob("isomem.pc")).parent))
    flags = run(["pkg-config", "--cflags", "--libs", "isomem"], work, environment).split()
    run([compiler, sources / "ring_fixed.f", *flags, "-o", work / "pc_fixed"], work)
    run_ring(prefix, work / "pc_fixed", work)
    wide = [str(tool), "-cpp", "-fdefault-integer-8", "-c", str(sources / "ring.f90")]
    refused = subprocess.run(wide, cwd=work, capture_output=True, text=True, check=False)
    expect(refused.returncode != 0 and "shmem_common.fh" in refused.stderr,
           f"-fdefault-integer-8 is not refused: {refused.stderr!r}")
    expect(next(prefix.rglob("oshfort.1"), None), "the manual page of oshfort is not there")


def with_coarrays(prefix, sources, work, options):
    """caf, oshfort -fcoarray=lib, pkg-config and CMake; by cafrun, and alone, which is one image. Versions of gfortran
    other than 12 to 16 are refused."""
    if not (prefix / "bin/caf").exists():
        print("installed: no gfortran, so no coarrays")
        return
    environment = dict(os.environ, PKG_CONFIG_PATH=str(next(prefix.rglob("isomem-coarray.pc")).parent))
    compiler = run([prefix / "bin/oshfort", "--showme:command"], work).strip()
    version = run([compiler, "-dumpversion"], work).split(".")[0].strip()
    module = f"isomem-coarray{version if version in ('15', '16') else ''}"
    flags = run(["pkg-config", "--cflags", "--libs", module], work, environment).split()
    for name, command in (("caf", [prefix / "bin/caf"]), ("lib", [prefix / "bin/oshfort", "-fcoarray=lib"])):
        run([*command, "-O2", sources / "coarray.f90", "-o", work / f"coarray_{name}"], work)
    run([compiler, sources / "coarray.f90", *flags, "-o", work / "coarray_pc"], work)
    project = work / "coarray_project"
    built = project / "build"
    project.mkdir()
    (project / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.22)\nproject(hello LANGUAGES C CXX Fortran)\n"
        "find_package(isomem REQUIRED COMPONENTS coarray)\n"
        f"add_executable(coarray_cmake {sources / 'coarray.f90'})\n"
        "target_link_libraries(coarray_cmake PRIVATE isomem::coarray)\n")
    run([options.cmake, "-S", project, "-B", built, f"-DCMAKE_PREFIX_PATH={prefix}",
         f"-DCMAKE_Fortran_COMPILER={compiler}"], work)
    run([options.cmake, "--build", built], work)
    old = work / "gfortran-11"
    old.write_text("#!/bin/sh\necho 11\n")
    old.chmod(0o755)
    refused = subprocess.run([prefix / "bin/caf", "hello.f90"], capture_output=True, text=True, check=False,
                             env=dict(os.environ, ISOMEM_FC=str(old)))
    expect(refused.returncode == 1 and "coarrays need gfortran 12 to 16" in refused.stderr,
           f"gfortran 11 is not refused: {refused.stderr!r}")
    programs = [work / f"coarray_{name}" for name in ("caf", "lib", "pc")]
    for program in [*programs, built / "coarray_cmake"]:
        lines = sorted(run([prefix / "bin/cafrun", "-n", "3", program], work).split("\n"))[1:]
        expect(lines == ["image 1 got 103", "image 2 got 101", "image 3 got 102"], f"coarrays gave {lines}")
        expect(run([program], work) == "image 1 got 101\n", f"{program} alone is not one image")


def with_pkg_config(prefix, sources, work, options):
    if not shutil.which("pkg-config"):
        sys.exit("FAILED: pkg-config is missing")
    pc = next(prefix.rglob("isomem.pc"))
    environment = dict(os.environ, PKG_CONFIG_PATH=str(pc.parent))
    flags = run(["pkg-config", "--cflags", "--libs", "isomem"], work, environment).split()
    expect(run(["pkg-config", "--modversion", "isomem"], work, environment).strip() == options.version, "version")
    for compiler, source in ((options.cc, "ring.c"), (options.cxx, "ring.cpp")):
        program = work / f"pc_{Path(source).suffix[1:]}"
        run([compiler, sources / source, *flags, "-o", program], work)
        run_ring(prefix, program, work)


def with_cmake(prefix, sources, work, options):
    build = work / "outside-build"
    run([options.cmake, "-G", options.generator, "-S", sources, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}",
         f"-DCMAKE_C_COMPILER={options.cc}", f"-DCMAKE_CXX_COMPILER={options.cxx}"], work)
    run([options.cmake, "--build", build], work)
    oshrun = (build / "oshrun_path").read_text(encoding="utf-8")
    expect(Path(oshrun) == prefix / "bin/oshrun", f"isomem_OSHRUN is {oshrun}")
    run_ring(prefix, build / "ring_c", work)
    run_ring(prefix, build / "ring_cpp", work)


def with_nvshmem_names(prefix, sources, work, options):
    """Build lines of NVSHMEM programs, with the prefix as NVSHMEM_HOME."""
    library = next(prefix.rglob("libnvshmem_host.so"), None)
    if not library:
        print("installed: no GPU half, so no names of NVSHMEM")
        return
    include, folder = f"-I{prefix}/include", library.parent
    check_nvshmem_headers(prefix / "include", work, options)
    check_bitcode(folder)
    paths = [f"-L{folder}", f"-Wl,-rpath,{folder}"]
    lines = (["-lnvshmem_host", "-lnvshmem_device"], ["-lnvshmem"], [folder / "libnvshmem_host.so"],
             [folder / "libnvshmem.a"], ["-l:libnvshmem.a", "-l:nvshmem_bootstrap_uid.so"])
    for number, line in enumerate(lines):
        program = work / f"nvshmem_{number}"
        run([options.cxx, include, sources / "ring.cpp", *paths, *line, "-o", program], work)
        run_ring(prefix, program, work, "nvshmrun")
        needed = run(["readelf", "-d", program], work)
        expect("libisomem.so" in needed and "nvshmem" not in needed.split("RUNPATH")[0], f"{program} needs {needed}")
    build = work / "nvshmem-build"
    run([options.cmake, "-G", options.generator, "-S", sources, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}",
         f"-DNVSHMEM_HOME={prefix}", f"-DCMAKE_CXX_COMPILER={options.cxx}"], work)
    run([options.cmake, "--build", build], work)
    programs = sorted(one for one in build.glob("ring_*") if one.is_file())
    expect(len(programs) == 7, f"programs: {programs}")
    for program in programs:
        run_ring(prefix, program, work, "nvshmrun")
    if shutil.which("nvcc"):
        for rdc in ([], ["-rdc=true"]):
            run(["nvcc", "-arch=sm_90", *rdc, include, "-c", sources / "kernel.cu", "-o", work / "kernel.o"], work)
            for line in (["-lnvshmem_host", "-lnvshmem_device"], ["-lnvshmem"], [folder / "libnvshmem.a"]):
                run(["nvcc", "-arch=sm_90", *rdc, work / "kernel.o", f"-L{folder}", *line, "-o", work / "kernel"], work)


def check_bitcode(folder):
    """The names by which compilers of kernels look for bitcode; tests/device links a kernel with it."""
    bitcode = folder / "libnvshmem_device.bc"
    if not bitcode.exists():
        print("installed: built without clang 19, so no bitcode")
        return
    expect(bitcode.read_bytes()[:4] == b"BC\xc0\xde", f"{bitcode} is no bitcode")
    for gpu in (80, 90, 100, 120):
        expect((folder / f"libnvshmem_device_sm_{gpu}.bc").samefile(bitcode), f"bitcode for sm_{gpu}")


def check_nvshmem_headers(include, work, options):
    """The headers that NVSHMEM's is made of, each alone, and the version as build files read it."""
    parts = ("host", "device", "device_host", "bootstrap_device_host", "non_abi")
    headers = ["nvshmem_host.h", *sorted(str(one.relative_to(include)) for part in parts
                                         for one in (include / part).iterdir())]
    expect(len(headers) == 19, f"headers under NVSHMEM's names: {headers}")
    for header in headers:
        source = work / "header.cpp"
        use = {"version": "NVSHMEM_VENDOR_MAJOR_VERSION - 3", "options": "NVSHMEM_MPI_SUPPORT + NVSHMEM_UCX_SUPPORT",
               }.get(Path(header).stem.split("_")[-1], "nvshmem_my_pe() + NVSHMEMX_SUCCESS")
        source.write_text(f"#include <{header}>\nint used() {{ return {use}; }}\n", encoding="utf-8")
        run([options.cxx, "-Wall", "-Werror", "-fsyntax-only", f"-I{include}", source], work)
    text = (include / "non_abi/nvshmem_version.h").read_text(encoding="utf-8")
    version = [re.search(rf"#define[ \t]+NVSHMEM_VENDOR_{one}_VERSION[ \t]+([0-9]+)", text).group(1)
               for one in ("MAJOR", "MINOR", "PATCH")]
    expect(version == ["3", "8", "0"], f"version {version} in nvshmem_version.h")
    if shutil.which("nvcc"):
        source = work / "headers.cu"
        kernel = "__global__ void k(int* p) { nvshmem_int_p(p, nvshmem_my_pe(), 0); }\n"
        source.write_text("".join(f"#include <{header}>\n" for header in headers) + kernel, encoding="utf-8")
        run(["nvcc", "-arch=sm_90", "-ptx", f"-I{include}", source, "-o", work / "headers.ptx"], work)


def check_macros(prefix, work):
    """What shmem4py looks for in the header, in its order: the first match tells it what the library has."""
    empty = work / "empty.c"
    empty.write_text("", encoding="utf-8")
    text = run([prefix / "bin/oshcc", "-E", "-dM", "-include", "shmem.h", empty], work)
    macros = {line.split()[1] for line in text.splitlines()}
    others = {"OSHMEM_MAJOR_VERSION", "OSHMPI_NUMVERSION", "CRAY_SHMEM_NUMVERSION", "_SHMEM_API_H"}
    expect(not macros & others, f"shmem.h defines {macros & others}, which stand for other libraries")
    expect({"SHMEM_DEF_H", "SHMEM_FUNCTION_ATTRIBUTES"} <= macros, "shmem4py does not know the library")


def check_library(prefix, work):
    """Only public symbols are exported, and nothing but the C library is needed."""
    library = next(prefix.rglob("libisomem.so"))
    if not (shutil.which("nm") and shutil.which("readelf")):
        sys.exit("FAILED: nm and readelf (binutils) are missing")
    symbols = [line.split() for line in run(["nm", "-D", "--defined-only", library], work).splitlines()]
    names = {parts[2].split("@")[0] for parts in symbols if parts[1] != "A"}
    public = ("shmem_", "pshmem_", "shmemx_", "pshmemx_", "nvshmem_", "nvshmemx_", "isomem_prepare_launch",
              "isomem_agree_on_launch", "isomem_launch_failed", "isomem_kernels_of_file", "isomem_limit_on_stream",
              "isomem_room_on_stream", "isomem_reduce_on_stream", "isomem_reducescatter_on_stream",
              "isomem_exchange_on_stream", "isomem_broadcast_on_stream")
    # start_pes, shmalloc and their like have no prefix, and names of Fortran end with an underscore
    old = {prefix + name for name in OPENSHMEM_NAMES for prefix in ("", "p")}
    foreign = sorted(name for name in names - old if not name.startswith(public) and not name.endswith("_"))
    expect(not foreign, f"exported but not public: {foreign[:20]}")
    expect("shmem_init" in names and "pshmem_init" in names, "shmem_init or pshmem_init is not exported")
    dynamic = run(["readelf", "-d", library], work)
    needed = [line.split("[")[1].rstrip("]") for line in dynamic.splitlines() if "NEEDED" in line]
    allowed = ("libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1", "ld-linux")
    unexpected = [name for name in needed if not name.startswith(allowed)]
    expect(not unexpected, f"libisomem.so needs {unexpected}")
    print(f"installed: {len(names)} symbols, needs {' '.join(needed)}")


def check_manual(prefix):
    """A page by any name of its routine, HTML that begins somewhere."""
    pages = {}
    for name in ("oshrun.1", "isomem.1", "isomem.7", "openshmem.7", "shmem_put.3",
                 "shmem_double_put.3", "shmem_ctx_put64.3"):
        page = prefix / f"share/man/man{name[-1]}/{name}"
        expect(page.is_file(), f"no manual page {page}")
        pages[name] = page.read_text(encoding="utf-8")
    expect(pages["shmem_double_put.3"] == pages["shmem_ctx_put64.3"] == pages["shmem_put.3"], "pages of put differ")
    expect((prefix / "share/doc/isomem/html/shmem_put.html").is_file(), "no HTML reference")
    if shutil.which("man"):
        found = run(["man", "-M", prefix / "share/man", "-w", "shmem_double_put"], prefix).strip()
        # in containers `man` may be a script that says where manuals went
        expect(found.endswith("/shmem_put.3") or "unminimize" in found, f"man finds {found}")


def check_everything(prefix, options, work):
    work.mkdir()
    check_manual(prefix)
    sources = work / "sources"
    shutil.copytree(Path(options.source) / "outside", sources)
    check_library(prefix, work)
    check_macros(prefix, work)
    with_tool(prefix, work)
    with_wrappers(prefix, sources, work)
    with_fortran(prefix, sources, work)
    with_coarrays(prefix, sources, work, options)
    with_names_of_others(prefix, sources, work, options)
    with_pkg_config(prefix, sources, work, options)
    with_cmake(prefix, sources, work, options)
    nvshmem_sources = work / "nvshmem-sources"
    shutil.copytree(Path(options.source) / "nvshmem", nvshmem_sources)
    with_nvshmem_names(prefix, nvshmem_sources, work, options)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("build", "source", "cc", "cxx", "cmake", "version", "generator"):
        parser.add_argument(f"--{name}", required=True)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="isomem-install-") as scratch:
        root = Path(scratch).resolve()
        first, moved = root / "first", root / "moved" / "prefix"
        run([options.cmake, "--install", options.build, "--prefix", first], root)
        moved.parent.mkdir()
        first.rename(moved)
        check_everything(moved, options, root / "work")
    print(f"install: {STEPS} steps passed in a prefix that was moved")


if __name__ == "__main__":
    main()
