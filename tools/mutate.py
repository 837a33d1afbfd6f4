#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Removes each fence, flag wait, drain and synchronisation in turn and checks that a test fails each time.

Sites are the calls named in SITES, wherever they occur in PLACES. A scratch copy of the tree gets the removals that are
tried, each selected by a number: one build, then one run of the unit tests under ThreadSanitizer for each number
(ISOMEM_MUTANT). Hardware fences, which are not compiled under ThreadSanitizer, are removed from the text one by one,
and words_test looks for them in the code for aarch64. A site is killed if a test fails, a race is reported or a wait
is not satisfied in time; otherwise it survived, and the call is unnecessary or untested. tools/mutate_gpu.py has the
sites of the GPU half: those of host code run on a fake CUDA driver, those of kernels on a GPU or are listed as
needing one.
Exit status: 0 if no site survived."""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import mutate_gpu

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("include/isomem/*.hpp", "include/isomem/device/ring.hpp", "src/*.hpp", "src/*.cpp", "src/*/*.hpp",
          "src/*/*.cpp")
# kind: names of functions whose result, if any, nobody takes there. Each call is a site.
SITES = {
    "release fence": ("fence_release", "release_fence"),
    "acquire fence": ("fence_acquire", "acquire_fence"),
    "full fence": ("full_fence",),
    "order": ("order_stores", "order", "order_to", "fence", "fence_to"),
    "completion": ("drain", "quiet", "finish_begun"),
    "wait": ("wait_for", "wait_all", "wait_for_all", "wait_until_ready"),
    "sync": ("sync", "sync_in_rounds", "team_sync", "life_sync", "end_eager", "barrier_all", "agree",
             "compare_eager", "retire"),
}
# The same in the collectives of groups, where these names mean nothing else.
GROUP_PLACES = (
    "include/isomem/coll_session.hpp",
    "include/isomem/group_coll.hpp",
    "include/isomem/group_coll_reduce.hpp",
)
GROUP_SITES = {
    "own fence": ("fence_own", "acquire_own"),
    "wait": ("poll",),
    "sync": ("group_sync", "sync_start", "exchange_flags"),
    "credit": ("make_room", "next_message", "count", "end"),
}
# The same in the far layer: what keeps the order of messages, and tells of them.
FAR_PLACE = "src/far/"
FAR_SITES = {
    "order": ("ahead_of_message", "ahead_of_bulk", "add_flush", "order_stores"),
    "completion": ("land", "settle_puts", "settle_cards", "drain", "quiet", "finish_begun"),
    "acknowledgement": ("ask_for", "heard_carried", "send_answers", "say_last", "complete", "seal"),
}
# The same in the ring of operations, both ends of which are threads in its test.
RING_PLACES = mutate_gpu.RING_PLACES
RING_SITES = {"wait": ("wait", "ring_wait"), "slot": ("ring_leave",)}
MACHINE_FENCE = "__atomic_thread_fence"
# What looks like a site and is none, or is proven elsewhere: (path, text of the line, why).
EXCEPTIONS = (
    ("src/api/shmem.cpp", "return rt.barrier_all(routine)", "nested init; tests/rules/life"),
    ("src/runtime/runtime.cpp", "&control_->life}, have_all", "cards come through launchers: tests/cluster"),
    ("src/runtime/runtime.cpp", 'wire_site("earlier operations"', "a pause: who calls it looks again"),
    ("src/runtime/heap.cpp", "    runtime_.quiet();",
     "one host: the message releases near stores, and only copies of device memory are waited for"),
    ("src/cuda/watchdog.cpp", "stopping_.wait_for(", "a pause, no flag"),
    ("src/cuda/collectives.cpp", "end_eager(e, call.routine, rail)",
     "what is staged begins with a synchronisation; else the network moves device memory: hosts with UCX and GPUs"),
    ("src/api/nvshmem_on_stream.hpp", "wait_for(routine, wait, stream)",
     "puts a wait on a stream: tests/gpu/on_stream"),
    ("src/api/nvshmem.cpp", "runtime(routine).quiet()", "before a kernel of all PEs: tests/gpu/host_queue"),
    ("src/api/nvshmem.cpp", "device.wait_for(device.calls(),", "kernels of all PEs: tests/gpu/host_queue"),
    ("src/cuda/ring_server.hpp", "wire->drain(kDefaultContext",
     "has a result; tests/cuda_fake/far_kernels looks at what a quiet completes"),
    ("include/isomem/lock.hpp", "e.fence_release(", "two stores of one PE, which x86 keeps in order"),
    ("include/isomem/lock.hpp", "e.fence_acquire(lock)",
     "it follows a compare and swap, which x86 makes a full fence"),
    ("src/cuda/device.cpp", "all sockets are there", "without it a PE that is seconds late is not waited for"),
    ("src/cuda/device.cpp", "all words are zero", "before kernels of other PEs: tests/gpu/many_teams"),
    ("src/far/far_channel.cpp", "link->complete(last_quiet_)",
     "the quiet of finalize has completed all before it: runtime.cpp, barrier_all"),
    ("src/far/link.cpp", "seal();  // ahead of the flush", "right without it, a round trip later"),
    ("src/far/link.cpp", "base_.requests.land();  // the other PE",
     "also with copies of the fake driver that take longer than answers (cuda_fake.*.slow) no test fails without it"),
    ("src/far/far_channel.cpp", "requests_.land();  // the device",
     "what nobody has asked for; the channel's thread does it as well"),
    ("src/far/operations.cpp", "link.seal();  // leaves while", "right without it, one after the other"),
    ("src/runtime/teams.cpp", "quiet(kEveryContext)",
     "the contexts of a team; many operations on them in tests/rules/teams"),
)
# the tests with several PEs that synchronise
TESTS = ",".join(f"*/{name}_test.cpp" for name in (
    "active_set", "c_api", "litmus", "causality", "collectives", "back_to_back", "heap", "lifecycle", "lock",
    "loopback", "teams"))
FAR_TESTS = ",".join(f"*/{name}_test.cpp" for name in (
    "far", "staging", "litmus", "causality", "lifecycle", "back_to_back"))
RING_TESTS = "*/ring_test.cpp"
GROUP_TESTS = "*/group_coll_test.cpp"
RELAY_TESTS = "*/group_relay_test.cpp"  # of collectives through rooms
COPIED = ("CMakeLists.txt", "CMakePresets.json", "api", "cmake", "docs", "include", "src", "tests", "tools")
# Kernels take their headers as they are.
SELECTOR = """#pragma once
#ifdef __CUDACC__
#define isomem_mutant 0
#else
#include <cstdlib>
inline const int isomem_mutant = std::getenv("ISOMEM_MUTANT") ? std::atoi(std::getenv("ISOMEM_MUTANT")) : 0;
#endif
"""
CROSS = "aarch64-linux-gnu-g++"


class Site:
    """A call: the file, where its text begins and ends there, and what it is."""

    def __init__(self, path, text, begin, end, kind):
        self.path, self.begin, self.end, self.kind = path, begin, end, kind
        self.line = text.count("\n", 0, begin) + 1
        self.call = " ".join(text[begin:end].split())

    def name(self):
        return f"{self.path}:{self.line}"


def blank_comments(text):
    """The text with comments and strings replaced by spaces, so that places stay the same."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group(0)), text)


def closing(code, at):
    """The place after the bracket that closes the one at `at`."""
    depth = 0
    for i in range(at, len(code)):
        depth += (code[i] in "([{") - (code[i] in ")]}")
        if depth == 0:
            return i + 1
    sys.exit("mutate: unbalanced brackets")


def opening(code, end):
    """The place of the bracket that the one before `end` closes."""
    depth = 0
    for i in range(end - 1, -1, -1):
        depth += (code[i] in ")]}") - (code[i] in "([{")
        if depth == 0:
            return i
    sys.exit("mutate: unbalanced brackets")


def receiver_begin(code, at):
    """Where the expression that ends in the name at `at` begins: `e.`, `isomem::`, `runtime("x").`."""
    while True:
        match = re.search(r"(\.|->|::)$", code[max(0, at - 2):at])
        if not match:
            return at
        at -= len(match.group(0))
        if at and code[at - 1] == ")":
            at = opening(code, at)
        at -= len(re.search(r"\w*$", code[:at]).group(0))


def is_call(code, begin, end):
    """Whether the name is used here, not declared or defined, and nobody takes a result."""
    before = code[:begin].rstrip()
    word = re.search(r"\w*$", before).group(0)
    if word and word not in ("return", "else"):
        return False  # a type stands before it: declaration
    if not word and before[-1] in "&*>~=":
        return False
    return code[end:].lstrip()[0] in ";:,)?"


def excepted(path, line):
    return any(path == place and part in line for place, part, _ in EXCEPTIONS)


def find_in(path):
    text = path.read_text(encoding="utf-8")
    code, place = blank_comments(text), str(path.relative_to(ROOT))
    tables = (SITES, GROUP_SITES) if place in GROUP_PLACES else (SITES,)
    if place.startswith(FAR_PLACE):
        tables = (SITES, FAR_SITES)
    if place in RING_PLACES:
        tables = (SITES, RING_SITES)
    elif mutate_gpu.is_device(place):
        tables = (mutate_gpu.DEVICE_SITES,)
    names = {name: kind for table in tables for kind, members in table.items() for name in members}
    for match in re.finditer(r"\b(" + "|".join((*names, MACHINE_FENCE)) + r")\(", code):
        begin, end = receiver_begin(code, match.start()), closing(code, match.end() - 1)
        line = text.splitlines()[text.count("\n", 0, begin)]
        if is_call(code, begin, end) and not excepted(place, line):
            yield Site(place, text, begin, end, names.get(match.group(1), "machine fence"))


def check_exceptions():
    for path, part, _ in EXCEPTIONS:
        if part not in (ROOT / path).read_text(encoding="utf-8"):
            sys.exit(f"mutate: EXCEPTIONS names {path!r} with {part!r}, which is not there")


def find_sites():
    check_exceptions()
    globs = PLACES + mutate_gpu.DEVICE_GLOBS
    paths = sorted({path for place in globs for path in ROOT.glob(place) if "generated" not in path.parts})
    return [site for path in paths for site in find_in(path)]


def is_machine(site):
    return site.kind == "machine fence"


def on_threads(site):
    return not (is_machine(site) or mutate_gpu.needs_gpu(site) or mutate_gpu.needs_fake(site))


def sample_of(sites, size, seed):
    """`size` of the sites by chance, with one at least from each folder."""
    chance = random.Random(seed)
    order = chance.sample(range(len(sites)), len(sites))
    first = {Path(sites[i].path).parent: i for i in reversed(order)}
    rest = [i for i in order if i not in first.values()]
    return sorted([*first.values(), *rest[:max(0, size - len(first))]])


def run(command, where, **options):
    return subprocess.run(command, cwd=where, capture_output=True, text=True, errors="replace", check=False, **options)


def must(command, where, **options):
    done = run(command, where, **options)
    if done.returncode != 0:
        sys.exit(f"mutate: {' '.join(map(str, command))} failed in {where}\n{(done.stdout + done.stderr)[-4000:]}")


def put_removals(directory, numbered):
    """Those removals that a build of the host can have, each behind its number. The files without one are compiled as
    they are for ./dev test, so that ccache has them."""
    for path in {site.path for _, site in numbered}:
        text = (ROOT / path).read_text(encoding="utf-8")
        here = [(number, site) for number, site in numbered if site.path == path]
        pieces = [(site.begin, f"(isomem_mutant != {number} ? static_cast<void>(") for number, site in here]
        pieces += [(site.end, ") : void())") for _, site in here]
        for place, piece in sorted(pieces, reverse=True):
            text = text[:place] + piece + text[place:]
        (directory / path).write_text(f'#include "{directory}/mutant.hpp"\n{text}', encoding="utf-8")
    (directory / "mutant.hpp").write_text(SELECTOR, encoding="utf-8")


def tests_of(site):
    if site.path == "include/isomem/group_relay.hpp":
        return RELAY_TESTS
    return GROUP_TESTS if site.path in GROUP_PLACES else RING_TESTS if site.path in RING_PLACES \
        else FAR_TESTS if site.path.startswith(FAR_PLACE) else TESTS


class Threads:
    """All removals in one build under ThreadSanitizer, chosen by number when it runs."""

    def __init__(self, directory, options):
        self.root, self.repeats, self.at_once, self.limits = directory, options.repeats, options.at_once, {}
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        must(["cmake", "--preset", "tsan", *generator], directory)
        must(["cmake", "--build", "build/tsan", "--target", "unit_tests", "--parallel", str(options.jobs)], directory)

    def failure(self, number, kind, tests, attempt=0):
        """None when the tests pass without site `number`, else how they fail. A full fence must be missed by its
        effect: that it orders stores as well is shown by other sites."""
        environment = dict(os.environ, TSAN_OPTIONS="halt_on_error=1", ISOMEM_TIMEOUT="4", ISOMEM_MUTANT=str(number),
                           ISOMEM_TEST_SEED=str(1 + attempt))
        if tests == FAR_TESTS:
            environment["ISOMEM_TEST_WIRE"] = "mesh"
        command = [self.root / "build/tsan/bin/unit_tests", "--abort-after=1", f"--source-file={tests}"]
        if kind == "full fence":
            command.append("--test-case=store buffering*")
        try:
            done = run(command, self.root, env=environment, timeout=self.limits.get(tests))
        except subprocess.TimeoutExpired:
            return "time limit"
        output = done.stdout + done.stderr
        if done.returncode == 0:
            if not re.search(r"test cases: +[1-9]", output):
                sys.exit(f"mutate: no test of {tests} has run:\n{output[-2000:]}")
            return None
        where = re.findall(r"^TEST CASE: +(.*)$", output, re.M)
        if "WARNING: ThreadSanitizer" in output:
            return "race"
        if "ISOMEM_TIMEOUT" in output:
            return "wait not satisfied"
        return f"wrong result in '{where[-1]}'" if where else f"status {done.returncode}"

    def failure_of_unchanged(self, sites):
        """Of the tests of these sites. From how long they take: the limit of a run, in which a removal that makes a
        test hang is found."""
        for tests in sorted({tests_of(site) for site in sites if on_threads(site)}):
            start = time.monotonic()
            how = self.failure(0, "", tests)
            if how:
                return how
            self.limits[tests] = 20 + 4 * self.at_once * (time.monotonic() - start)
        return None

    def verdict(self, number, site):
        tests = tests_of(site)
        for attempt in range(self.repeats):
            how = self.failure(number, site.kind, tests, attempt)
            if how:
                return "killed", how if attempt == 0 else f"{how} (run {attempt + 1})"
        return "survived", f"{self.repeats} runs passed"


class Machine:
    """The fences that become instructions: words_test alone, for aarch64, each removal compiled by itself."""

    def __init__(self, directory):
        self.root = directory
        self.emulator = shutil.which("qemu-aarch64") or shutil.which("qemu-aarch64-static")
        self.usable = bool(self.emulator and shutil.which(CROSS))

    def failure(self, site):
        """None when words_test passes without the site (None: with all)."""
        include = self.root / "machine"
        shutil.rmtree(include, ignore_errors=True)
        shutil.copytree(ROOT / "src", include)
        if site:
            path = include / Path(site.path).relative_to("src")
            text = path.read_text(encoding="utf-8")
            path.write_text(text[:site.begin] + "void()" + text[site.end:], encoding="utf-8")
        must([CROSS, "-std=c++20", "-O2", "-static", f"-I{include}", f"-I{ROOT}/include", f"-I{self.root}/doctest",
              "-DDOCTEST_CONFIG_IMPLEMENT_WITH_MAIN", "-DDOCTEST_CONFIG_NO_POSIX_SIGNALS",
              f"{ROOT}/tests/unit/words_test.cpp", "-o", "words_test"], self.root)
        done = run([self.emulator, "./words_test"], self.root, timeout=120)
        return None if done.returncode == 0 else "not in the machine code"

    def verdict(self, site):
        if not self.usable:
            return "skipped", f"no {CROSS} or no qemu-aarch64"
        how = self.failure(site)
        return ("killed", how) if how else ("survived", "words_test passed")


def copy_tree(directory):
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, directory / name)
        else:
            shutil.copy2(ROOT / name, directory / name)
    for path in (directory / "tests/unit").glob("*_test.cpp"):
        if not any(map(path.match, f"{TESTS},{GROUP_TESTS},{RELAY_TESTS},{RING_TESTS},{FAR_TESTS}".split(","))):
            path.unlink()


def run_all(sites, chosen, options, directory):
    say = lambda text: print(text, flush=True)  # noqa: E731
    say(f"== {len(chosen)} of {len(sites)} sites; building with their removals in {directory}")
    start = time.monotonic()
    copy_tree(directory)
    machine = Machine(directory)
    numbered = list(enumerate(sites, 1))
    put_removals(directory, [(number, site) for number, site in numbered
                             if site in chosen and not is_machine(site) and not mutate_gpu.is_device(site.path)])
    threads = Threads(directory, options) if any(map(on_threads, chosen)) else None
    fake = mutate_gpu.Fake(directory, must, options.jobs) if any(map(mutate_gpu.needs_fake, chosen)) else None
    gpu = mutate_gpu.Gpu(directory, ROOT, ROOT / "build/release")
    header = next((path for path in (Path("/usr/include"), Path("/usr/local/include"))
                   if (path / "doctest/doctest.h").exists()), None)
    if machine.usable and header:
        shutil.copytree(header / "doctest", directory / "doctest/doctest")
    say(f"== built in {time.monotonic() - start:.0f} s")
    how = (machine.usable and machine.failure(None)) or (threads and threads.failure_of_unchanged(chosen)) or \
        (not options.tested and fake and fake.usable and fake.failure(0))
    if how:
        sys.exit(f"mutate: the unchanged tree fails its tests ({how})")
    limits = ", ".join(f"{limit:.0f}" for limit in threads.limits.values()) if threads else ""
    say("== the unchanged tree passes" + (f"; time limits of runs, by their tests: {limits} s" if limits else ""))
    one_by_one = threading.Lock()  # what is compiled for each site by itself

    def verdict_of(site):
        number = sites.index(site) + 1
        if is_machine(site) or mutate_gpu.needs_gpu(site):
            with one_by_one:
                return machine.verdict(site) if is_machine(site) else gpu.verdict(site)
        return fake.verdict(number) if mutate_gpu.needs_fake(site) else threads.verdict(number, site)

    def tried(site):
        begun = time.monotonic()
        verdict, how = verdict_of(site)
        return verdict, site, how, time.monotonic() - begun

    results = []
    with ThreadPoolExecutor(options.at_once) as pool:
        for done, (verdict, site, how, took) in enumerate(pool.map(tried, chosen), 1):
            results.append((verdict, site, how))
            say(f"[{done:2}/{len(chosen)}] {verdict:11} {took:3.0f} s  {site.name():29} {how}")
    return results


def wanted(site, only):
    return any(site.name() == name or site.path == name or
               site.path.startswith(f"{name.rstrip('/')}/") for name in only)


def arguments():
    parser = argparse.ArgumentParser(prog="./dev mutate", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="list the sites and exit")
    parser.add_argument("--only", metavar="PATH[:LINE]", action="append", default=[],
                        help="only these sites: of a folder, of a file, of a line")
    parser.add_argument("--sample", type=int, metavar="N", help="a random sample of N sites, all folders (see --seed)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="seed of the sample (default: the clock)")
    parser.add_argument("--repeats", type=int, default=3,
                        help="runs that must pass to survive, each with another third of the cases (default 3)")
    parser.add_argument("--tested", action="store_true",
                        help="the unchanged tree has just passed ./dev test: not run again with the fake CUDA driver")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compile jobs (default: cores)")
    parser.add_argument("--at-once", type=int, default=max(1, os.cpu_count() // 8), metavar="N",
                        help="sites tried at the same time (default: one for each 8 cores)")
    parser.add_argument("--keep", action="store_true", help="keep the scratch directory and print its path")
    return parser.parse_args()


def main():
    options = arguments()
    sites = find_sites()
    if options.list:
        for site in sites:
            print(f"{site.name():29} {site.kind:14} {site.call}")
        for path, part, why in EXCEPTIONS:
            print(f"{path:29} no site        {part} ({why})")
        print(f"{len(sites)} sites")
        return 0
    chosen = [site for site in sites if not options.only or wanted(site, options.only)]
    if not chosen:
        sys.exit("mutate: no such site; see ./dev mutate --list")
    if options.sample:
        print(f"== a sample of {len(chosen)} sites: --sample {options.sample} --seed {options.seed}", flush=True)
        chosen = [chosen[i] for i in sample_of(chosen, options.sample, options.seed)]
    directory = Path(tempfile.mkdtemp(prefix="isomem-mutate-"))
    try:
        results = run_all(sites, chosen, options, directory)
    finally:
        if options.keep:
            print(f"kept: {directory}")
        else:
            shutil.rmtree(directory)
    print(f"\n{'verdict':11} {'site':29} {'kind':14} how; call")
    for verdict, site, how in sorted(results, key=lambda result: result[0]):
        print(f"{verdict:11} {site.name():29} {site.kind:14} {how}; {site.call}")
    verdicts = ("killed", "survived", "skipped", "needs a GPU")
    counts = {name: sum(result[0] == name for result in results) for name in verdicts}
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    return 1 if counts["survived"] else 0


if __name__ == "__main__":
    sys.exit(main())
