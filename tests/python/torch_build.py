# SPDX-License-Identifier: Apache-2.0
"""Which compilers the extension of torch is compiled with. Started by job_test.py, without oshrun."""
import contextlib
import io
import os
import shlex
import tempfile
from pathlib import Path

from isomem.torch import _build

SOURCE = """#include <sstream>
extern "C" int f(int i) { return static_cast<int>((std::ostringstream() << i).str().size()); }
"""
STATIC = "g++ -static-libstdc++"


def small(source):
    """As _build.command, for a program that compiles at once."""
    return lambda output, compiler=None: [*shlex.split(compiler), "-shared", "-fPIC", str(source), "-o", str(output)]


def fails(words, call):
    try:
        call()
    except (RuntimeError, ImportError) as error:
        assert all(word in str(error) for word in words), f"{words} are not in: {error}"
        return
    raise AssertionError(f"no exception with {words}")


def unknown_home():
    """As it does for a user without an entry and without HOME."""
    raise RuntimeError("no home")


def broken():
    """A file of the cache that is not whole says which one to remove; a CXX that is no command says so."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        os.environ["CXX"] = "'"
        fails(["CXX = '", "no command"], _build.cached)
        os.environ["CXX"] = "g++"
        path = _build.cached()
        path.parent.mkdir(mode=0o700, parents=True)
        path.write_bytes(b"\x7fELF")
        path.chmod(0o755)
        fails([str(path), "Remove"], _build.load)


def main():
    broken()
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "f.cpp", Path(folder) / "f.so"
        source.write_text(SOURCE, encoding="utf-8")
        _build.command = small(source)
        for first in (STATIC, "/no/such/compiler", "g++"):  # g++ is tried last
            os.environ["CXX"] = first
            made.unlink(missing_ok=True)
            _build.compile_into(made)
            assert _build.has_shared_library(made), first
        for only, words in ((STATIC, ["g++", "libstdc++.so.6", "set CXX"]),
                            ("/no/such/compiler", ["cannot be started"])):
            _build.compilers = lambda only=only: [only]
            fails(words, lambda: _build.compile_into(made))
        _build.compilers = lambda: ["g++"]
        with tempfile.TemporaryDirectory() as cache, contextlib.redirect_stderr(io.StringIO()) as said:
            for _ in range(2):
                _build.compile_once(Path(cache) / "torch" / "f.so")
        assert said.getvalue().count("isomem: compiling the backend for torch") == 1, said.getvalue()
        source.write_text("nonsense", encoding="utf-8")
        fails(["failed", "nonsense"], lambda: _build.compile_into(made))
        assert sorted(os.listdir(folder)) == ["f.cpp", "f.so"]
    Path.home = unknown_home
    os.environ.pop("XDG_CACHE_HOME", None)
    fails(["set XDG_CACHE_HOME", "no home"], _build.cached)
    print("compilers tried")


if __name__ == "__main__":
    main()
