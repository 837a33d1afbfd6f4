# SPDX-License-Identifier: Apache-2.0
"""All tests of arrays in device memory, on the GPUs of this machine: oshrun -n 2 python device_arrays.py; job_test.py
runs them on the fake driver of tests/cuda_fake. torch, CuPy and JAX take part where they are installed with a GPU."""
import sys

import pes

MODULES = ("test_device", "test_device_collectives", "test_device_owners")

if __name__ == "__main__":
    sys.argv[1:] = sys.argv[1:] or MODULES
    pes.main()
