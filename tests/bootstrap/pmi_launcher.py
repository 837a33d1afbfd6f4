# SPDX-License-Identifier: Apache-2.0
"""A launcher that speaks PMI-1, as MPICH's hydra does, and leaves processes alone when others fail: what ends the job
is the library."""
import contextlib
import socket
import subprocess
import threading
import time


class PmiJob:
    """`command`, or what it returns for a rank, in `size` processes, without those of the ranks in `missing`."""

    def __init__(self, size, command, environment, missing=()):
        self.values = {}
        self.waiting = []
        self.size = size
        self.lock = threading.Lock()
        self.ranks = [rank for rank in range(size) if rank not in missing]
        self.processes = [self.start(rank, command, environment) for rank in self.ranks]

    def start(self, rank, command, environment):
        ours, theirs = socket.socketpair()
        words = command(rank) if callable(command) else command
        process = subprocess.Popen(
            [str(part) for part in words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()],
            env={**environment, "PMI_FD": str(theirs.fileno()), "PMI_RANK": str(rank), "PMI_SIZE": str(self.size)})
        theirs.close()
        threading.Thread(target=self.serve, args=(ours,), daemon=True).start()
        return process

    def serve(self, connection):
        # a PE that ends at once resets its connection
        with contextlib.suppress(ConnectionResetError, BrokenPipeError), connection, connection.makefile("rw") as lines:
            for line in lines:
                pairs = dict(pair.split("=", 1) for pair in line.split())
                answer = self.answer(pairs, lines)
                if answer:
                    lines.write(answer + "\n")
                    lines.flush()

    def answer(self, pairs, lines):
        command = pairs["cmd"]
        if command == "init":
            return "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0"
        if command == "get_my_kvsname":
            return "cmd=my_kvsname kvsname=test"
        if command == "put":
            self.values[pairs["key"]] = pairs["value"]
            return "cmd=put_result rc=0 msg=success"
        if command == "get":
            value = self.values.get(pairs["key"])
            return f"cmd=get_result rc=0 msg=success value={value}" if value else "cmd=get_result rc=-1 msg=not_found"
        if command == "barrier_in":
            with self.lock:
                self.waiting.append(lines)
                if len(self.waiting) == self.size:
                    for other in self.waiting:
                        with contextlib.suppress(OSError, ValueError):  # of a process that has died meanwhile
                            other.write("cmd=barrier_out rc=0 msg=success\n")
                            other.flush()
                    self.waiting = []
            return None
        return "cmd=finalize_ack rc=0 msg=success"

    def finish(self, timeout=60):
        """Statuses by rank (of those that were started), and all that they have said."""
        deadline = time.monotonic() + timeout
        try:
            said = [process.communicate(timeout=max(0.1, deadline - time.monotonic())) for process in self.processes]
        except subprocess.TimeoutExpired:
            for process in self.processes:
                process.kill()
            raise
        return ([process.returncode for process in self.processes], "".join(out for out, _ in said),
                "".join(err for _, err in said))
