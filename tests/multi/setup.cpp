// SPDX-License-Identifier: Apache-2.0
// Queries: PE numbers, version, name. Init and finalize, thread levels: tests/rules/life.cpp.
#include "../common/check.hpp"

int main() {
  test::Session session("setup");
  const int me = shmem_my_pe(), n = shmem_n_pes();
  CHECK(n >= 1 && me >= 0 && me < n);
  int major = -1, minor = -1;
  shmem_info_get_version(&major, &minor);
  CHECK_EQ(major, SHMEM_MAJOR_VERSION);
  CHECK_EQ(minor, SHMEM_MINOR_VERSION);
  char name[SHMEM_MAX_NAME_LEN];
  std::memset(name, 'x', sizeof name);
  shmem_info_get_name(name);
  CHECK(std::memchr(name, 0, sizeof name) != nullptr);
  CHECK_EQ(std::string(name), std::string(SHMEM_VENDOR_STRING));
  shmem_pcontrol(0);
  shmem_pcontrol(1, 2, "three");

  // All PEs have different numbers and agree on how many there are.
  static int present[64], counts[64];
  CHECK(n <= 64);
  for (int pe = 0; pe < n; ++pe) shmem_int_atomic_inc(&present[me], pe), shmem_int_p(&counts[me], n, pe);
  shmem_barrier_all();
  for (int pe = 0; pe < n; ++pe) {
    CHECK_EQ(present[pe], 1);
    CHECK_EQ(counts[pe], n);
  }
  shmem_barrier_all();
  return session.done();
}
