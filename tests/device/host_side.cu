// SPDX-License-Identifier: Apache-2.0
// The same templates in the host half of a CUDA program, over the library's own host engine.
// nvcc checks both halves of a __host__ __device__ template, also where only the host half is used: here the
// engine is a host engine, and saying so for each call would mean a pragma at each template.
#pragma nv_diag_suppress 20011, 20014
#include "every_template.cuh"
#include "host_engine.hpp"

namespace device_test {

using isomem::HostEngine;

template void put_and_get(HostEngine&, const Arrays<int>&, int);
template void put_and_get(HostEngine&, const Arrays<long double>&, int);
template void atomics(HostEngine&, const Arrays<uint32_t>&, int);
template void atomics(HostEngine&, const Arrays<uint64_t>&, int);
template size_t wait_and_test(HostEngine&, const isomem::WordSet<short>&, size_t*);
template size_t wait_and_test(HostEngine&, const isomem::WordSet<uint64_t>&, size_t*);
template void synchronise(HostEngine&, isomem::Team&);
template void move_together(HostEngine&, isomem::Team&, const Arrays<double>&);
template void reduce_with(HostEngine&, isomem::Team&, const Arrays<float>&, const Product&);
template void reduce_with(HostEngine&, isomem::Team&, const Arrays<long>&, const Xor&);
template void reduce_with(HostEngine&, isomem::Team&, const Arrays<double>&, const Least&);
template void boxes_and_parts(HostEngine&, isomem::Team&, const Arrays<double>&, int);

uint64_t layout_of(isomem::TeamWords* words, int n_pes) { return team_layout(words, n_pes); }

}  // namespace device_test
