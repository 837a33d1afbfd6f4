# SPDX-License-Identifier: Apache-2.0
"""What signals do while a call waits that nobody ends: "waits"; "collective" and "silent", in which rank 0 is alone;
and "late". Started by job_test.py."""
import os
import signal
import sys
import threading
import time

import isomem

isomem.init()
words = isomem.zeros(4, "int64")
CALLS = (isomem.wait_until, isomem.wait_until_all, isomem.wait_until_any, isomem.wait_until_some)


def after(seconds, number):
    """Sends this process a signal."""
    threading.Timer(seconds, os.kill, (os.getpid(), number)).start()


def set_and_raise(*_):
    words[0] = 1
    raise KeyError("of a handler")


def waits():
    for call in CALLS:
        for limit in (None, 100):
            after(0.2, signal.SIGINT)
            try:
                call(words, isomem.EQ, 1, timeout=limit)
            except KeyboardInterrupt:
                continue
            raise AssertionError(f"{call} with timeout {limit} has not been interrupted")
    heard = []
    signal.signal(signal.SIGUSR1, lambda *_: heard.append(time.monotonic()))
    after(0.2, signal.SIGUSR1)
    try:
        isomem.wait_until(words, isomem.EQ, 1, timeout=0.8)
    except TimeoutError:
        assert len(heard) == 1 and time.monotonic() - heard[0] > 0.2, heard  # while the call waited
    else:
        raise AssertionError("the wait is over before its time")
    signal.signal(signal.SIGUSR2, set_and_raise)
    after(0.2, signal.SIGUSR2)
    try:
        isomem.wait_until(words, isomem.EQ, 1)
    except KeyError:
        assert words[0] == 1  # which the wait has not taken for its end
    else:
        raise AssertionError("what the handler has raised is lost")
    assert isomem.wait_until(words, isomem.EQ, 1) == 1
    assert len(heard) == 1
    print("interrupted and gone on")
    isomem.finalize()


def collective():
    if isomem.rank() == 1:
        time.sleep(100)
    after(0.2, signal.SIGINT)
    isomem.barrier_all()


def silent():
    """The trace cannot be written."""
    sys.stderr = None
    collective()


def late():
    """The others wait for rank 1 at their exit, once Python has ended, and have a thread that comes back meanwhile."""
    if isomem.rank() == 1:
        time.sleep(0.6)
    else:
        threading.Thread(target=isomem.wait_until, args=(words, isomem.EQ, 1, 0.3), daemon=True).start()


{"waits": waits, "collective": collective, "silent": silent, "late": late}[sys.argv[1]]()
