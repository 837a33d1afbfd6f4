// SPDX-License-Identifier: Apache-2.0
// What is put into a stream of CUDA and done in its order. Operands are symmetric, in device or host memory:
// others would have to be kept until the stream has come to them.
#pragma once

#include <string>

#include "gpu.hpp"

namespace isomem::python::on_stream {

void put(nb::handle dest, nb::handle source, int pe, nb::handle stream);
void get(nb::handle dest, nb::handle source, int pe, nb::handle stream);
void put_signal(Operand dest, nb::handle source, uint64_t* signal, uint64_t value, int pe, int op,
                nb::handle stream);
void wait_until(const char* routine, Word word, int comparison, nb::handle value, nb::handle stream);
void sync(const Team& team, nb::handle stream);
void barrier_all(nb::handle stream);

// collectives on contiguous operands whose sizes have been checked; bytes of each block
void broadcast(const Team& team, Operand dest, Operand source, int root, nb::handle stream);
void fcollect(const Team& team, Operand dest, Operand source, nb::handle stream);
void alltoall(const Team& team, Operand dest, Operand source, nb::handle stream);
void reduce(const Team& team, Operand dest, Operand source, const std::string& op, nb::handle stream);

}  // namespace isomem::python::on_stream
