# SPDX-License-Identifier: Apache-2.0
"""The commands of the package: those of the library that lies in it."""

import os
import sys


def _run(name):
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", name)
    os.execv(path, [path] + sys.argv[1:])


def oshrun():
    _run("oshrun")


def oshcc():
    _run("oshcc")


def oshcxx():
    _run("oshc++")
