# SPDX-License-Identifier: Apache-2.0
"""usage: cable.py NEAR FAR --loss SHARE --delay-ms MS --jitter-ms MS [--seed S]

A bad cable between two network interfaces, which it makes (TAP) and which go with it. Each frame, in both directions,
is lost with probability SHARE, or arrives after the delay and a random part of the jitter: frames overtake each other
as far as that allows. Says "ready" once the interfaces are there, and when its standard input ends, ends too, with the
numbers of frames that it carried, lost and let overtake. Everything that Linux needs for it is CONFIG_TUN, where tc's
netem is a module that many kernels lack."""
import argparse
import fcntl
import heapq
import os
import random
import select
import struct
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TAP = 0x0002
IFF_NO_PI = 0x1000  # frames without a header before them
MOST_FRAME = 1 << 16
MOST_WAITING = 1000  # frames on their way: a queue that is full loses what comes


def interface(name):
    fd = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(fd, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TAP | IFF_NO_PI))
    return fd


class Cable:
    def __init__(self, options):
        self.options = options
        self.rng = random.Random(options.seed)
        self.ends = [interface(options.near), interface(options.far)]
        self.on_their_way = []  # (when they arrive, number, end, frame)
        self.number = 0
        self.newest = [0, 0]  # of those that have arrived at each end
        self.counts = {"carried": 0, "lost": 0, "overtaken": 0}

    def take(self, end):
        """All that has been sent into one end."""
        while True:
            try:
                frame = os.read(self.ends[end], MOST_FRAME)
            except BlockingIOError:
                return
            if self.rng.random() < self.options.loss or len(self.on_their_way) >= MOST_WAITING:
                self.counts["lost"] += 1
                continue
            delay = (self.options.delay_ms + self.rng.random() * self.options.jitter_ms) / 1000
            self.number += 1
            heapq.heappush(self.on_their_way, (time.monotonic() + delay, self.number, 1 - end, frame))

    def deliver(self):
        """What has arrived by now. Returns seconds until the next does."""
        while self.on_their_way:
            left = self.on_their_way[0][0] - time.monotonic()
            if left > 0:
                return left
            _, number, end, frame = heapq.heappop(self.on_their_way)
            self.counts["carried"] += 1
            self.counts["overtaken"] += number < self.newest[end]
            self.newest[end] = max(self.newest[end], number)
            try:
                os.write(self.ends[end], frame)
            except OSError:
                pass  # that interface is down
        return None

    def run(self):
        while True:
            readable = select.select([*self.ends, sys.stdin], [], [], self.deliver())[0]
            if sys.stdin in readable:
                return
            for end, fd in enumerate(self.ends):
                if fd in readable:
                    self.take(end)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("near")
    parser.add_argument("far")
    parser.add_argument("--loss", type=float, required=True)
    parser.add_argument("--delay-ms", type=float, required=True)
    parser.add_argument("--jitter-ms", type=float, required=True)
    parser.add_argument("--seed", type=int, default=1)
    cable = Cable(parser.parse_args())
    print("ready", flush=True)
    cable.run()
    print(" ".join(f"{name}={count}" for name, count in cable.counts.items()), flush=True)


main()
