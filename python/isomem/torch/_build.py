# SPDX-License-Identifier: Apache-2.0
"""Compiles the extension for the installed torch: its interface changes with each version."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import secrets
import shlex
import socket
import stat
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import torch

import isomem

NAME = "isomem_torch"
SOURCES = Path(__file__).resolve().parent / "source"


def compilers() -> list[str]:
    """Those that are tried: a CXX may be one that links its C++ library statically."""
    return list(dict.fromkeys([os.environ.get("CXX") or "g++", "g++"]))


def words_of(compiler: str) -> list[str]:
    try:
        return shlex.split(compiler)
    except ValueError as error:
        raise RuntimeError(f"isomem: CXX = {compiler} is no command ({error})") from error


def command(output: str | Path, compiler: str | None = None) -> list[str]:
    """How it is compiled, as one unit."""
    prefix = Path(torch.__file__).resolve().parent
    includes = [prefix / "include", prefix / "include/torch/csrc/api/include", sysconfig.get_paths()["include"],
                isomem.get_include()]
    libraries = [prefix / "lib", isomem.get_library()]
    return [*words_of(compiler or compilers()[0]), "-std=c++20", "-O3", "-fPIC", "-shared",
            "-fvisibility=hidden", "-w", f"-DTORCH_EXTENSION_NAME={NAME}", "-DTORCH_API_INCLUDE_EXTENSION_H",
            f"-D_GLIBCXX_USE_CXX11_ABI={int(torch._C._GLIBCXX_USE_CXX11_ABI)}",
            *(f"-isystem{path}" for path in includes),
            *(f"-include{path}" for path in sorted(SOURCES.glob("*.cpp"))), "-x", "c++", os.devnull,
            *(f"-L{path}" for path in libraries), *(f"-Wl,-rpath,{path}" for path in libraries),
            "-lisomem", "-ltorch", "-ltorch_cpu", "-lc10", "-ltorch_python", "-o", str(output)]


def cache_folder() -> Path:
    given = os.environ.get("XDG_CACHE_HOME")
    try:
        return Path(given or Path.home() / ".cache") / "isomem"
    except RuntimeError as error:  # containers run as users that they do not know
        raise RuntimeError(f"isomem: there is no folder for the compiled torch backend ({error}): set XDG_CACHE_HOME "
                           "to a folder that can be written") from error


def cached() -> Path:
    """The file for this torch, Python, isomem and these sources."""
    versions = [torch.__version__, torch.version.git_version or "", sys.version, isomem.library_version()]
    key = hashlib.sha256("\0".join([*versions, isomem.get_prefix(), *command("")]).encode())
    for path in sorted(SOURCES.iterdir()):
        key.update(path.read_bytes())
    return cache_folder() / f"torch-{torch.__version__}-{key.hexdigest()[:16]}" / f"{NAME}.so"


def check_ours(path: Path) -> None:
    """What others can write is not loaded: it would run as this user."""
    about = os.stat(path)
    if about.st_uid not in (os.geteuid(), 0) or about.st_mode & stat.S_IWOTH:
        raise RuntimeError(f"isomem: {path} belongs to user {about.st_uid} and has mode {about.st_mode & 0o7777:o}: "
                           "others could change what is loaded; remove it, or set XDG_CACHE_HOME to a folder of yours")


def has_shared_library(path: Path) -> bool:
    """Whether it uses the C++ library that torch uses: with a second one in the process it crashes."""
    return b"\0libstdc++.so" in Path(path).read_bytes()


def run_compiler(compiler: str, output: Path) -> str:
    """What is wrong, if anything is."""
    line = command(output, compiler)
    try:
        done = subprocess.run(line, capture_output=True, text=True, check=False)
    except OSError as error:
        return f"isomem: the torch backend is compiled with the first group, but {line[0]} cannot be started " \
               f"({error}): install g++ 11 or newer, or set CXX"
    if done.returncode != 0:
        return f"isomem: compiling the backend for torch {torch.__version__} failed:\n{shlex.join(line)}\n" \
               f"{done.stderr[-4000:]}"
    if not has_shared_library(output):
        return f"isomem: {line[0]} does not link the torch backend with libstdc++.so.6, which torch uses, and two " \
               "C++ libraries in one process crash: set CXX to another g++"
    return ""


def compile_into(path: Path) -> None:
    """Several processes, of several hosts, too, may do this at once: each renames a whole file."""
    unfinished = path.with_suffix(f".{socket.gethostname()}.{os.getpid()}.{secrets.token_hex(4)}")
    wrong = []
    for compiler in compilers():
        wrong.append(run_compiler(compiler, unfinished))
        if not wrong[-1]:
            os.chmod(unfinished, 0o755)  # whatever the umask is
            os.replace(unfinished, path)
            return
        unfinished.unlink(missing_ok=True)
    raise RuntimeError(wrong[0])


def compile_once(path: Path) -> None:
    """One process compiles, the others wait; where the file system has no locks, each compiles."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        check_ours(path.parent)
        with open(path.with_suffix(".lock"), "w", encoding="utf-8") as lock:
            with contextlib.suppress(OSError):
                fcntl.flock(lock, fcntl.LOCK_EX)
            if not path.exists():
                print(f"isomem: compiling the backend for torch {torch.__version__}, once for each version: this takes "
                      "half a minute or more", file=sys.stderr, flush=True)
                compile_into(path)
    except OSError as error:
        raise RuntimeError(f"isomem: the compiled torch backend cannot be kept in {path.parent} ({error}): set "
                           "XDG_CACHE_HOME to a folder that can be written") from error


def load_file(path: Path) -> ModuleType:
    check_ours(path.parent)
    check_ours(path)
    spec = importlib.util.spec_from_file_location(NAME, path)
    assert spec and spec.loader  # its name ends like one of an extension
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def load() -> ModuleType:
    path = cached()
    if not path.exists():
        compile_once(path)
    try:
        return load_file(path)
    except ImportError as error:
        raise ImportError(f"isomem: the compiled torch backend cannot be loaded: {error}. Remove {path}, then it is "
                          "compiled anew") from error
