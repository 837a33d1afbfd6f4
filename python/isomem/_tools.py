# SPDX-License-Identifier: Apache-2.0
"""The commands of the package: those of the library that lies in it."""

import os
import sys
from typing import NoReturn


def _run(name: str) -> NoReturn:
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", name)
    os.execv(path, [path] + sys.argv[1:])


def oshrun() -> None:
    _run("oshrun")


def oshcc() -> None:
    _run("oshcc")


def oshcxx() -> None:
    _run("oshc++")
