#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The sample of `./dev test`: one form of each program, others with another seed, nothing with the label `more`; with
--more a second one by another wire (not of `fault.` and `python.`), all of applications, and what has that label."""
import sys

from sample import labels_of, program_of, sample, tests_of, wire_of

tests = tests_of(sys.argv[1])
programs = {program_of(test["name"]) for test in tests if "more" not in labels_of(test)}
first, second = sample(tests, 1), sample(tests, 2)
assert first == sample(list(reversed(tests)), 1), "the sample depends on the order of tests"
assert len(first) == len(programs) and {program_of(name) for name in first} == programs, "not one form of each"
assert first != second, "all seeds choose the same"
more = {test["name"] for test in tests if "more" in labels_of(test)}
assert not more & {*first, *second}, "what is left to --more was chosen"
both = sample(tests, 1, more=True)
assert {*first, *more} <= {*both}, "with --more something is not run that is without"
assert {test["name"] for test in tests if test["name"].startswith("app.")} <= {*both}, "not all of the applications"
reduce = [name for name in both if program_of(name) == "multi.reduce"]
assert len(reduce) == 2 and len({wire_of(name) for name in reduce}) == 2, f"not two wires: {reduce}"
long = [name for name in both if program_of(name) == "fault.death_test"]
assert len(long) == 1, f"two forms of what takes long: {long}"
known = {"multi.reduce", "unit.causality_test", "app.jacobi.float", "fault.death_test"}
assert known <= programs, f"no programs: {known - programs}"
assert program_of("api.nvshmem_every_device_call_2") == "api.nvshmem_every_device_call", "parts are forms"
assert program_of("api.names_shmem_first") == program_of("api.names_nvshmem_first"), "parts are forms"
print(f"{len(first)} of {len(tests)} tests, {len(both)} with --more; {len(more)} are left to it")
