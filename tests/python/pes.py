# SPDX-License-Identifier: Apache-2.0
"""Runs the functions test_* of the modules named on the command line, on all PEs of a job:
oshrun -n 4 python pes.py test_arrays ... A PE on which one fails ends the job."""
import importlib
import os
import sys
import time
import traceback

import numpy as np

import isomem

SEED = int(os.environ.get("ISOMEM_TEST_SEED") or 20260101)


def rng(*key, of_pe=True):
    """A generator for this place in a test: of this PE, or the same on all."""
    return np.random.default_rng([SEED, *key] + ([1 + isomem.rank()] if of_pe else []))


def poisoned(shape, dtype):
    """A symmetric array of bytes 0xA5: what a test does not write stays so."""
    array = isomem.empty(shape, dtype)
    array.reshape(-1).view(np.uint8)[...] = 0xA5
    isomem.sync()
    return array


DTYPES = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float16", "float32", "float64",
          "longdouble", "complex64", "complex128", "bool", "S7", "M8[s]", "i4,f8")


def random_array(generator, shape, dtype):
    """Any bytes are a value of these types, except for bool."""
    dtype = np.dtype(dtype)
    count = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
    values = generator.integers(0, 2 if dtype == bool else 256, count, dtype=np.uint8)
    return values.view(dtype).reshape(shape)


def same_bytes(a, b):
    return a.shape == b.shape and a.dtype == b.dtype and np.ascontiguousarray(a).tobytes() == \
        np.ascontiguousarray(b).tobytes()


class raises:
    """The block raises this exception, with all these words in its text."""

    def __init__(self, kind, *words):
        self.kind, self.words = kind, words

    def __enter__(self):
        pass

    def __exit__(self, kind, error, _):
        assert kind is not None, f"no {self.kind.__name__} was raised"
        assert issubclass(kind, self.kind), f"{kind.__name__}: {error}"
        for word in self.words:
            assert word in str(error), f"'{word}' is not in: {error}"
        return True


def optional(name):
    """A module, None where it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def main():
    isomem.init()
    count, start = 0, time.monotonic()
    for name in sys.argv[1:]:
        module = importlib.import_module(name)
        for case in [case for case in vars(module) if case.startswith("test_")]:
            try:
                getattr(module, case)()
            except BaseException:  # whatever it is: the other PEs would wait for this one
                print(f"PE {isomem.rank()} of {isomem.size()}: {name}.{case} failed, seed {SEED}", file=sys.stderr)
                traceback.print_exc()
                sys.stderr.flush()
                os._exit(1)
            isomem.barrier_all()
            count += 1
    if isomem.rank() == 0:
        print(f"{count} tests passed on {isomem.size()} PEs in {time.monotonic() - start:.1f} s, seed {SEED}")
    assert count, "no tests"
    isomem.finalize()


if __name__ == "__main__":
    sys.modules["pes"] = sys.modules["__main__"]
    main()
