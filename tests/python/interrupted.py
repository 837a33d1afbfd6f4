# SPDX-License-Identifier: Apache-2.0
"""What signals do while a call waits that nobody ends: "waits", or "collective", in which rank 0 is alone. Started by
job_test.py."""
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
    words[0] = 1
    assert isomem.wait_until(words, isomem.EQ, 1) == 1
    assert len(heard) == 1
    print("interrupted and gone on")
    isomem.finalize()


def collective():
    if isomem.rank() == 1:
        time.sleep(100)
    after(0.2, signal.SIGINT)
    isomem.barrier_all()


{"waits": waits, "collective": collective}[sys.argv[1]]()
