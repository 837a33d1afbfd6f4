// SPDX-License-Identifier: Apache-2.0
// Every shared template in device code, over the engine of one GPU thread. Compiled only: nothing here needs
// a GPU.
#include "device_engine.cuh"
#include "every_template.cuh"

namespace device_test {

template <class T>
__global__ void put_and_get_kernel(Place place, Arrays<T> arrays, int pe) {
  DeviceEngine e(place);
  put_and_get(e, arrays, pe);
}

template <class T>
__global__ void atomics_kernel(Place place, Arrays<T> arrays, int pe) {
  DeviceEngine e(place);
  atomics(e, arrays, pe);
}

template <class T>
__global__ void wait_kernel(Place place, isomem::WordSet<T> words, size_t* indices, size_t* seen) {
  DeviceEngine e(place);
  *seen = wait_and_test(e, words, indices);
}

template <class T>
__global__ void collectives_kernel(Place place, isomem::Team team, Arrays<T> arrays) {
  DeviceEngine e(place);
  synchronise(e, team);
  move_together(e, team, arrays);
}

/// One reduction a kernel: four in one take ptxas six times as long.
template <class Fold, class T>
__global__ void reduce_kernel(Place place, isomem::Team team, Arrays<T> arrays) {
  DeviceEngine e(place);
  reduce_with(e, team, arrays, Fold{});
}

__global__ void parts_kernel(Place place, isomem::Team team, Arrays<double> arrays, uint64_t* end) {
  DeviceEngine e(place);
  boxes_and_parts(e, team, arrays, (team.me() + 1) % team.n_pes());
  *end = team_layout(team.words, team.n_pes) + static_cast<uint64_t>(e.me() < e.n_pes());
}

// The types of OpenSHMEM that exist on a GPU: no long double, and complex numbers only as pairs of words.
template __global__ void put_and_get_kernel(Place, Arrays<char>, int);
template __global__ void put_and_get_kernel(Place, Arrays<short>, int);
template __global__ void put_and_get_kernel(Place, Arrays<int>, int);
template __global__ void put_and_get_kernel(Place, Arrays<long long>, int);
template __global__ void put_and_get_kernel(Place, Arrays<float>, int);
template __global__ void put_and_get_kernel(Place, Arrays<double>, int);

template __global__ void atomics_kernel(Place, Arrays<int>, int);
template __global__ void atomics_kernel(Place, Arrays<uint32_t>, int);
template __global__ void atomics_kernel(Place, Arrays<long>, int);
template __global__ void atomics_kernel(Place, Arrays<uint64_t>, int);
template __global__ void atomics_kernel(Place, Arrays<unsigned long long>, int);

template __global__ void wait_kernel(Place, isomem::WordSet<short>, size_t*, size_t*);
template __global__ void wait_kernel(Place, isomem::WordSet<unsigned short>, size_t*, size_t*);
template __global__ void wait_kernel(Place, isomem::WordSet<int>, size_t*, size_t*);
template __global__ void wait_kernel(Place, isomem::WordSet<long>, size_t*, size_t*);
template __global__ void wait_kernel(Place, isomem::WordSet<uint64_t>, size_t*, size_t*);

template __global__ void collectives_kernel(Place, isomem::Team, Arrays<signed char>);
template __global__ void collectives_kernel(Place, isomem::Team, Arrays<double>);

template __global__ void reduce_kernel<Sum>(Place, isomem::Team, Arrays<short>);
template __global__ void reduce_kernel<Product>(Place, isomem::Team, Arrays<int>);
template __global__ void reduce_kernel<Xor>(Place, isomem::Team, Arrays<uint64_t>);
template __global__ void reduce_kernel<Least>(Place, isomem::Team, Arrays<float>);
template __global__ void reduce_kernel<Most>(Place, isomem::Team, Arrays<long long>);
template __global__ void reduce_kernel<Sum>(Place, isomem::Team, Arrays<double>);

}  // namespace device_test
