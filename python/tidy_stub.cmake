# SPDX-License-Identifier: Apache-2.0
# cmake -DFROM=FILE -DTO=FILE -P tidy_stub.cmake: nanobind writes "| None" where functions answer None with an exception
# that names the argument (needed in module/arguments.hpp). Only arguments without a default are of that kind.
file(READ ${FROM} stub)
string(REGEX REPLACE ": object \\| None([,)])" ": object\\1" stub "${stub}")
string(REGEX REPLACE "(pe|root|start|stride|size|rank|xrange): int \\| None([,)])" "\\1: int\\2" stub "${stub}")
file(WRITE ${TO} "${stub}")
