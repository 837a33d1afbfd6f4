// SPDX-License-Identifier: Apache-2.0
// The same from C++: overloads in place of C11 generics.
#include <shmem.h>
#include <shmemx.h>

#include <iostream>
#include <string>

static int box = -1;

int main() {
  shmem_init();
  const int me = shmem_my_pe();
  const int n = shmem_n_pes();
  auto* cell = static_cast<long*>(shmem_malloc(sizeof(long)));
  *cell = -1;
  shmem_barrier_all();
  shmem_int_p(&box, me, (me + 1) % n);
  shmem_p(cell, static_cast<long>(me), (me + 1) % n);
  shmem_barrier_all();
  const int before = (me + n - 1) % n;
  const bool wrong = box != before || *cell != before;
  if (wrong) std::cerr << "PE " << me << " of " << n << ": got " << box << " and " << *cell << "\n";
  std::cout << "ring: PE " + std::to_string(me) + " of " + std::to_string(n) + "\n" << std::flush;
  shmem_free(cell);
  shmem_finalize();
  return wrong ? 1 : 0;
}
