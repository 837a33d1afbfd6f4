# SPDX-License-Identifier: Apache-2.0
"""What signals do while a call waits that nobody ends: "waits"; "collective" and "silent", in which rank 0 is alone;
"late"; and "start", in which no other PE comes. Started by job_test.py."""
import os
import signal
import subprocess
import sys
import threading
import time

import isomem

if sys.argv[1] != "start":
    isomem.init()
    words = isomem.zeros(4, "int64")
CALLS = (isomem.wait_until, isomem.wait_until_all, isomem.wait_until_any, isomem.wait_until_some)


def after(seconds, number):
    """Sends this process a signal."""
    threading.Timer(seconds, os.kill, (os.getpid(), number)).start()


def set_and_raise(*_):
    words[0] = 1
    raise KeyError("of a handler")


def start():
    """Before the others have come. Those who wait with this process end; it may begin anew."""
    others = "import sys, isomem; isomem.init(bytes.fromhex(sys.argv[1]), 1, 3)"
    for _ in range(2):
        unique = isomem.unique_id()
        with subprocess.Popen([sys.executable, "-c", others, unique.hex()], stderr=subprocess.PIPE, text=True) as other:
            after(1, signal.SIGINT)
            began = time.monotonic()
            try:
                isomem.init(unique, 0, 3)
            except KeyboardInterrupt:
                assert not isomem.initialized() and time.monotonic() - began < 5
            else:
                raise AssertionError("there is a job of one of three")
            text = other.communicate(timeout=60)[1]
        assert other.returncode == 1 and "its program ended the wait for the others" in text, text
    heard = []
    signal.signal(signal.SIGUSR1, lambda *_: heard.append(1))
    after(0.3, signal.SIGUSR1)
    after(0.6, signal.SIGINT)
    try:
        isomem.init(isomem.unique_id(), 1, 2)
    except KeyboardInterrupt:
        assert heard == [1]  # while it waited
    isomem.init(isomem.unique_id(), 0, 1)
    assert isomem.full(3, 2).sum() == 6 and isomem.size() == 1
    isomem.finalize()
    print("interrupted and begun anew")


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


{"start": start, "waits": waits, "collective": collective, "silent": silent, "late": late}[sys.argv[1]]()
