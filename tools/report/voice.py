# SPDX-License-Identifier: Apache-2.0
"""What the report says on its way. It goes on where nobody can hear it: its page is what is wanted."""

import os
import sys


def silence(number):
    """What is written to a descriptor, also later what is left in a buffer for it, goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    if nowhere != number:
        os.dup2(nowhere, number)
        os.close(nowhere)


def open_closed():
    """Opens the output and error output that the caller has closed, so that no file gets their numbers. What they have
    no letters for is said all the same."""
    for number, name in ((1, "stdout"), (2, "stderr")):
        if getattr(sys, name) is None:
            silence(number)
            setattr(sys, name, open(number, "w", encoding="utf-8", closefd=False))  # for as long as the report lasts
        getattr(sys, name).reconfigure(errors="backslashreplace")  # names of folders may be in any letters


def say(text, end="\n"):
    """On the error output."""
    try:
        print(text, end=end, file=sys.stderr, flush=True)
    except OSError:
        silence(2)


def told(text):
    """What the report is asked for, on the output; False where that is not possible."""
    try:
        print(text, flush=True)
        return True
    except OSError as error:
        silence(1)
        say(f"the report is written, only its place could not be printed ({error}): {text}")
        return False
