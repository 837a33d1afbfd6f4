// SPDX-License-Identifier: Apache-2.0
// What a program can ask about its job: state of PEs, hosts, wire, heap, clock, version; codes and their
// words.
#include <pshmemx.h>
#include <sched.h>
#include <unistd.h>

#include "../common/check.hpp"

#include <set>

namespace {

/// Of virtual hosts, or of the real ones of tests/cluster.
std::string wire_between_hosts() {
  const char* wire = std::getenv("ISOMEM_WIRE");
  if (wire && std::string(wire) != "shm") return wire;
  return std::getenv("ISOMEM_TEST_HOSTS") ? "ucx" : "loopback";
}

void places(test::Session& s) {
  test::note("hosts, wire, version, clock");
  char host[256] = "";
  gethostname(host, sizeof host - 1);
  auto* const word = test::symmetric<long>(1);
  const std::string mine = shmemx_nodename();
  CHECK(mine == host || mine.rfind(std::string(host) + ":", 0) == 0);  // a virtual host has a number
  CHECK_EQ(std::string(shmemx_pe_nodename(s.me)), mine);
  int near = 0, before = 0;
  for (int pe = 0; pe < s.n; ++pe) {
    const bool is_near = shmemx_pe_nodename(pe) == mine;
    near += is_near;
    before += is_near && pe < s.me;
    CHECK_EQ(std::string(shmemx_wire_name(pe)), std::string(is_near ? "shm" : wire_between_hosts()));
    CHECK_EQ(shmem_ptr(word, pe) != nullptr, is_near);
    CHECK_EQ(shmemx_pe_status(pe), SHMEMX_PE_RUNNING);
  }
  CHECK_EQ(shmemx_local_npes(), near);
  CHECK_EQ(shmemx_local_pe(), before);
  shmem_free(word);
  CHECK_EQ(std::string(shmemx_version()).find(SHMEM_VENDOR_STRING), 0u);
  // one clock for all: what another PE has read before lies in the past
  double* read = test::symmetric<double>(1);
  for (int k = 0; k < 50; ++k) {
    *read = shmemx_wtime();
    shmem_barrier_all();
    CHECK(shmemx_wtime() >= shmem_double_g(read, s.right()));
    shmem_barrier_all();
  }
  shmem_free(read);
}

/// What the heap tells is the same on all PEs, and true.
void heap(test::Session& s) {
  test::note("heap_get_info");
  shmemx_heap_info_t before{}, with{}, after{};
  uint64_t* shown = test::symmetric<uint64_t>(5);
  shmemx_heap_get_info(&before);
  CHECK(before.blocks >= 1 && before.used >= 5 * sizeof(uint64_t));
  CHECK(before.used + before.free <= before.size);
  CHECK(before.largest_free > 0 && before.largest_free <= before.free);
  char* first = static_cast<char*>(shmem_malloc(1000));
  char* middle = static_cast<char*>(shmem_malloc(100000));
  char* last = static_cast<char*>(shmem_malloc(1));
  shmemx_heap_get_info(&with);
  CHECK_EQ(with.size, before.size);
  CHECK_EQ(with.blocks, before.blocks + 3);
  CHECK_EQ(with.used, before.used + 101001);
  CHECK(with.free <= before.free - 101001);
  shmem_free(middle);  // leaves a hole
  pshmemx_heap_get_info(&after);
  CHECK_EQ(after.blocks, before.blocks + 2);
  CHECK(after.free >= with.free + 100000);
  CHECK_EQ(after.largest_free, with.largest_free);
  const uint64_t mine[] = {after.size, after.used, after.free, after.largest_free, after.blocks};
  std::copy(mine, mine + 5, shown);
  shmem_barrier_all();
  for (size_t i = 0; i < 5; ++i) CHECK_EQ(shmem_uint64_g(shown + i, s.right()), mine[i]);
  shmem_barrier_all();
  shmem_free(first);
  shmem_free(last);
  // one block of all that is said to be free can be had, if the memory is there; none that is larger
  void* too_much = shmem_malloc(before.largest_free + 64);
  CHECK_EQ(too_much, static_cast<void*>(nullptr));
  shmem_free(shown);
}

/// Codes of calls that cannot do what they are asked for, and words for each.
void codes() {
  test::note("codes");
  shmem_team_t team = SHMEM_TEAM_WORLD;
  shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
  shmem_team_config_t config;
  CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_INVALID, 0, 1, 1, nullptr, 0, &team),
           SHMEMX_ERROR_INVALID_HANDLE);
  CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes() + 1, nullptr, 0, &team),
           SHMEMX_ERROR_REFUSED);
  CHECK_EQ(shmem_team_get_config(SHMEM_TEAM_INVALID, 0, &config), SHMEMX_ERROR_INVALID_HANDLE);
  CHECK_EQ(shmem_team_create_ctx(SHMEM_TEAM_INVALID, 0, &ctx), SHMEMX_ERROR_INVALID_HANDLE);
  CHECK_EQ(shmem_ctx_get_team(SHMEM_CTX_INVALID, &team), SHMEMX_ERROR_INVALID_HANDLE);
  std::vector<shmem_ctx_t> all;
  int code = SHMEMX_SUCCESS;
  while ((code = shmem_ctx_create(0, &ctx)) == SHMEMX_SUCCESS) all.push_back(ctx);
  CHECK_EQ(code, SHMEMX_ERROR_EXHAUSTED);
  for (shmem_ctx_t one : all) shmem_ctx_destroy(one);
  CHECK_EQ(shmem_team_sync(SHMEM_TEAM_WORLD), SHMEMX_SUCCESS);

  std::set<std::string> words;
  for (int known = SHMEMX_SUCCESS; known <= SHMEMX_INTERRUPTED; ++known)
    words.insert(shmemx_error_string(known));
  words.insert(shmemx_error_string(-1));
  CHECK_EQ(words.size(), static_cast<size_t>(SHMEMX_INTERRUPTED + 2));
  CHECK_EQ(std::string(shmemx_error_string(12345)), std::string(shmemx_error_string(-1)));
  CHECK_EQ(std::string(shmemx_error_string(SHMEMX_SUCCESS)), std::string("success"));
}

/// PE 0 sees the others come to the end, while they wait for it there.
void end(test::Session& s) {
  test::note("PEs that finalize");
  if (s.me == 0) {
    for (int pe = 1; pe < s.n; ++pe) {
      while (shmemx_pe_status(pe) != SHMEMX_PE_FINALIZING) sched_yield();
    }
    CHECK_EQ(shmemx_pe_status(0), SHMEMX_PE_RUNNING);
  }
  shmem_finalize();
}

}  // namespace

int main() {
  CHECK_EQ(std::string(shmemx_version()).find("isomem"), 0u);
  CHECK(shmemx_wtime() > 0);
  CHECK(std::string(shmemx_error_string(SHMEMX_TIMEOUT)).find("time") != std::string::npos);
  test::Session session("extensions_queries");
  places(session);
  heap(session);
  codes();
  end(session);
}
