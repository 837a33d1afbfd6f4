// SPDX-License-Identifier: Apache-2.0
// PES: 1
// WIRES: shm mixed
// TIMEOUT: 180
// Every misuse of the extensions is reported by one line that names the routine, the argument, its value and
// what is valid.
#include <shmemx.h>

#include "../common/misuse.hpp"

#include <cmath>
#include <cstdint>

namespace {

using test::Case, test::How, test::heap, test::me, test::n, test::other, test::past_the_end, test::peers;

int local[64];
thread_local int local_to_thread[64];
const ptrdiff_t kSteps[] = {4, 16};
const size_t kFour[] = {4, 4};
uint64_t* signal() { return reinterpret_cast<uint64_t*>(heap + 32); }

/// A put of 4 times 4 ints, one thing of which a case changes.
struct Put {
  void* dest = heap;
  const void* source = local;
  const ptrdiff_t* dst = kSteps;
  const ptrdiff_t* sst = kSteps;
  size_t elem = 4;
  const size_t* extents = kFour;
  size_t dims = 2;
  int pe = other();

  void go() const { shmemx_putmem_strided(dest, source, dst, sst, elem, extents, dims, pe); }
  void get() const {
    shmemx_getmem_strided(const_cast<void*>(source), dest, sst, dst, elem, extents, dims, pe);
  }
};

std::vector<Case> sections() {
  return {
      {"section_pe", [] { Put{.pe = n}.go(); }, {"shmemx_putmem_strided", "pe", "2", "0 to 1"}},
      {"section_dims",
       [] { Put{.dims = 16}.go(); },
       {"shmemx_putmem_strided", "dims", "16", "SHMEMX_MAX_DIMS"}},
      {"section_private_dest",
       [] {
         int word[64] = {};
         Put{.dest = word}.go();
       },
       {"shmemx_putmem_strided", "dest", "0x"}},
      {"section_private_source",
       [] {
         int word[64] = {};
         Put{.dest = word}.get();
       },
       {"shmemx_getmem_strided", "source", "0x"}},
      {"section_null_dest", [] { Put{.dest = nullptr}.go(); }, {"shmemx_putmem_strided", "dest", "NULL"}},
      {"section_null_source",
       [] { Put{.source = nullptr}.go(); },
       {"shmemx_putmem_strided", "source", "NULL"}},
      {"section_null_extents",
       [] { Put{.extents = nullptr}.go(); },
       {"shmemx_putmem_strided", "extents", "NULL"}},
      {"section_null_dst", [] { Put{.dst = nullptr}.go(); }, {"shmemx_putmem_strided", "dst", "NULL"}},
      {"section_null_sst", [] { Put{.sst = nullptr}.go(); }, {"shmemx_putmem_strided", "sst", "NULL"}},
  };
}

std::vector<Case> shapes() {
  return {
      {"section_stride_zero",
       [] {
         const ptrdiff_t zero[] = {4, 0};
         Put{.dst = zero}.go();
       },
       {"shmemx_putmem_strided", "dst[1]", "= 0", "elem_size = 4"}},
      {"section_stride_overlaps",
       [] {
         const ptrdiff_t three[] = {-3, 16};
         Put{.dst = three}.go();
       },
       {"shmemx_putmem_strided", "dst[0]", "-3", "overlap"}},
      {"section_get_stride_zero",
       [] {
         const ptrdiff_t zero[] = {0, 16};
         Put{.sst = zero}.get();
       },
       {"shmemx_getmem_strided", "dst[0]", "= 0"}},
      {"section_before_the_heap",
       [] {
         const ptrdiff_t back[] = {4, -(ptrdiff_t{1} << 40)};
         Put{.dst = back}.go();
       },
       {"shmemx_putmem_strided", "dest", "0x"}},
      {"section_past_the_end",
       [] {
         const ptrdiff_t far[] = {4, ptrdiff_t{1} << 36};
         Put{.dst = far}.go();
       },
       {"shmemx_putmem_strided", "dest", "bytes"}},
      {"section_too_far",
       [] {
         const ptrdiff_t far[] = {4, PTRDIFF_MAX / 2};
         Put{.sst = far}.go();
       },
       {"shmemx_putmem_strided", "sst[1]", "2^62", "extents[1] is 4"}},
      {"section_too_many",
       [] {
         const size_t many[] = {size_t{1} << 40, size_t{1} << 40};
         Put{.extents = many}.go();
       },
       {"shmemx_putmem_strided", "extents", "2^62"}},
      {"section_elem_size",
       [] { Put{.elem = SIZE_MAX}.go(); },
       {"shmemx_putmem_strided", "elem_size", "2^62"}},
      {"section_ctx",
       [] { shmemx_ctx_putmem_strided(SHMEM_CTX_INVALID, heap, local, kSteps, kSteps, 4, kFour, 2, 0); },
       {"shmemx_ctx_putmem_strided", "ctx"}},
      {"section_overlap",
       [] { Put{.dest = heap + 4, .source = heap, .pe = me}.go(); },
       {"shmemx_putmem_strided", "overlap"},
       How::full_checks},
      {"section_before_init",
       [] { shmemx_putmem_strided(local, local, kSteps, kSteps, 4, kFour, 2, 0); },
       {"shmemx_putmem_strided", "init"},
       How::uninitialized},
  };
}

std::vector<Case> orders() {
  static const int pes[] = {0, 9};
  return {
      {"signal_pes_pe",
       [] { shmemx_int_put_signal_pes(heap, local, 1, signal(), 1, SHMEM_SIGNAL_SET, pes, 2); },
       {"shmemx_int_put_signal_pes", "pes", "9", "0 to 1"}},
      {"signal_pes_null",
       [] { shmemx_int_put_signal_pes(heap, local, 1, signal(), 1, SHMEM_SIGNAL_SET, nullptr, 2); },
       {"shmemx_int_put_signal_pes", "pes", "NULL"}},
      {"signal_pes_op",
       [] { shmemx_int_put_signal_pes(heap, local, 1, signal(), 1, 77, pes, 1); },
       {"shmemx_int_put_signal_pes", "sig_op", "77"}},
      {"signal_pes_signal",
       [] {
         uint64_t word = 0;
         shmemx_int_put_signal_pes_nbi(heap, local, 1, &word, 1, SHMEM_SIGNAL_SET, pes, 1);
       },
       {"shmemx_int_put_signal_pes_nbi", "sig_addr", "0x"}},
      {"signal_pes_dest",
       [] { shmemx_int_put_signal_pes(peers(), local, 1, signal(), 1, SHMEM_SIGNAL_SET, pes, 1); },
       {"shmemx_int_put_signal_pes", "dest", "PE"}},
      {"signal_pes_ctx",
       [] {
         shmemx_ctx_int_put_signal_pes(SHMEM_CTX_INVALID, heap, local, 1, signal(), 1, SHMEM_SIGNAL_SET, pes,
                                       1);
       },
       {"shmemx_ctx_int_put_signal_pes", "ctx"}},
      {"put_release_pe",
       [] { shmemx_int_put_release(heap, local, 1, -1); },
       {"shmemx_int_put_release", "pe", "-1"}},
      {"put_release_dest",
       [] { shmemx_putmem_release(past_the_end(), local, 8, other()); },
       {"shmemx_putmem_release", "dest", "0x"}},
      {"p_release_pe", [] { shmemx_int_p_release(heap, 1, n); }, {"shmemx_int_p_release", "pe", "2"}},
      {"p_release_ctx",
       [] { shmemx_ctx_int_p_release(SHMEM_CTX_INVALID, heap, 1, 0); },
       {"shmemx_ctx_int_p_release", "ctx"}},
      {"pe_fence_pe", [] { shmemx_pe_fence(pes, 2); }, {"shmemx_pe_fence", "target_pes", "9", "0 to 1"}},
      {"pe_fence_null", [] { shmemx_pe_fence(nullptr, 1); }, {"shmemx_pe_fence", "target_pes", "NULL"}},
      {"hints_differ",
       [] { shmem_malloc_with_hints(64, me ? SHMEMX_MALLOC_NUMA_LOCAL : 0); },
       {"shmem_malloc_with_hints", "same arguments", "NUMA"}},
  };
}

std::vector<Case> waits_and_queries() {
  static size_t result;
  static uint64_t value;
  return {
      {"wait_negative",
       [] { shmemx_int_wait_until_for(heap, SHMEM_CMP_EQ, 1, -0.5); },
       {"shmemx_int_wait_until_for", "seconds", "-0.5", "0 or more"}},
      {"wait_nan",
       [] { shmemx_int_wait_until_all_for(heap, 2, nullptr, SHMEM_CMP_EQ, 1, NAN); },
       {"shmemx_int_wait_until_all_for", "seconds", "nan"}},
      {"wait_cmp",
       [] { shmemx_int_wait_until_for(heap, 99, 1, 0); },
       {"shmemx_int_wait_until_for", "cmp", "99"}},
      {"wait_private",
       [] {
         int word = 0;
         shmemx_int_wait_until_for(&word, SHMEM_CMP_EQ, 1, 0);
       },
       {"shmemx_int_wait_until_for", "ivar", "0x"}},
      {"wait_any_null",
       [] { shmemx_int_wait_until_any_for(heap, 2, nullptr, SHMEM_CMP_EQ, 0, 0, nullptr); },
       {"shmemx_int_wait_until_any_for", "index", "NULL"}},
      {"wait_some_indices",
       [] { shmemx_int_wait_until_some_for(heap, 2, nullptr, nullptr, 0, 0, 0, &result); },
       {"shmemx_int_wait_until_some_for", "indices", "NULL"}},
      {"wait_some_count",
       [] { shmemx_int_wait_until_some_for(heap, 2, &result, nullptr, 0, 0, 0, nullptr); },
       {"shmemx_int_wait_until_some_for", "count", "NULL"}},
      {"wait_vector_null",
       [] { shmemx_int_wait_until_all_vector_for(heap, 2, nullptr, SHMEM_CMP_EQ, nullptr, 0); },
       {"shmemx_int_wait_until_all_vector_for", "cmp_values", "NULL"}},
      {"wait_signal_null",
       [] { shmemx_signal_wait_until_for(signal(), SHMEM_CMP_EQ, 0, 0, nullptr); },
       {"shmemx_signal_wait_until_for", "value", "NULL"}},
      {"wait_signal_before_init",
       [] { shmemx_signal_wait_until_for(&value, SHMEM_CMP_EQ, 0, 0, &value); },
       {"shmemx_signal_wait_until_for", "init"},
       How::uninitialized},
      {"status_pe", [] { shmemx_pe_status(n); }, {"shmemx_pe_status", "pe", "2", "0 to 1"}},
      {"nodename_pe", [] { shmemx_pe_nodename(-1); }, {"shmemx_pe_nodename", "pe", "-1"}},
      {"wire_pe", [] { shmemx_wire_name(7); }, {"shmemx_wire_name", "pe", "7"}},
      {"heap_info_null", [] { shmemx_heap_get_info(nullptr); }, {"shmemx_heap_get_info", "info", "NULL"}},
      {"local_npes_before_init",
       [] {
         if (shmemx_local_npes() >= 0) shmem_global_exit(0);
       },
       {"shmemx_local_npes", "init"},
       How::uninitialized},
  };
}

/// An exchange of two ints with each PE, one thing of which a case changes.
struct Exchange {
  shmem_team_t team = SHMEM_TEAM_WORLD;
  int* dest = heap;
  const size_t* displs = symmetric(0, 2);
  size_t* counts = symmetric(2, 2);
  const int* source = heap + 8;
  const size_t* from = kNothing;
  const size_t* number = kTwo;

  static constexpr size_t kNothing[] = {0, 0};
  static constexpr size_t kTwo[] = {2, 2};

  /// Two numbers in the heap, of those for displacements or those for counts.
  static size_t* symmetric(size_t first, size_t second) {
    auto* const pair = reinterpret_cast<size_t*>(heap + 32) + (first ? 2 : 0);
    pair[0] = first, pair[1] = second;
    return pair;
  }
  void go() const { shmemx_int_alltoallv(team, dest, displs, counts, source, from, number); }
};

std::vector<Case> uneven_collectives() {
  return {
      {"alltoallv_room",
       [] { Exchange{.counts = Exchange::symmetric(1, 1)}.go(); },
       {"shmemx_int_alltoallv", "source_counts has 2 elements for PE", "at most 1"}},
      {"alltoallv_past_the_block",
       [] { Exchange{.displs = Exchange::symmetric(0, 63)}.go(); },
       {"shmemx_int_alltoallv", "dest", "8 bytes"}},
      {"alltoallv_far_away",
       [] { Exchange{.displs = Exchange::symmetric(0, ~size_t{0} / 2)}.go(); },
       {"shmemx_int_alltoallv", "dest_displs", "9223372036854775807"}},
      {"alltoallv_private_counts",
       [] {
         thread_local size_t counts[2] = {2, 2};
         Exchange{.counts = counts}.go();
       },
       {"shmemx_int_alltoallv", "dest_counts", "0x"}},
      {"alltoallv_null_displs",
       [] { Exchange{.displs = nullptr}.go(); },
       {"shmemx_int_alltoallv", "dest_displs", "NULL"}},
      {"alltoallv_null_source_counts",
       [] { Exchange{.number = nullptr}.go(); },
       {"shmemx_int_alltoallv", "source_counts", "NULL"}},
      {"alltoallv_private_source",
       [] { Exchange{.source = local_to_thread}.go(); },
       {"shmemx_int_alltoallv", "source", "0x"}},
      {"alltoallv_team",
       [] { Exchange{.team = SHMEM_TEAM_INVALID}.go(); },
       {"shmemx_int_alltoallv", "team", "SHMEM_TEAM_INVALID"}},
      {"collectv_past_the_block",
       [] {
         const size_t counts[] = {60, 5};
         shmemx_int_collectv(SHMEM_TEAM_WORLD, heap, nullptr, counts, heap);
       },
       {"shmemx_int_collectv", "dest", "20 bytes"}},
      {"collectv_null_counts",
       [] { shmemx_int_collectv(SHMEM_TEAM_WORLD, heap, nullptr, nullptr, heap); },
       {"shmemx_int_collectv", "counts", "NULL"}},
      {"collectv_overflow",
       [] {
         const size_t counts[] = {2, ~size_t{0}};
         shmemx_int_collectv(SHMEM_TEAM_WORLD, heap, nullptr, counts, heap);
       },
       {"shmemx_int_collectv", "counts", "18446744073709551615"}},
      {"cray_alltoallv_past_the_block",
       [] {
         const Exchange e{.displs = Exchange::symmetric(0, 256)};
         shmemx_team_alltoallv(e.dest, e.displs, e.counts, e.source, e.from, e.number, e.team, nullptr);
       },
       {"shmemx_team_alltoallv", "target", "2 bytes"}},
  };
}

std::vector<Case> team_lists() {
  return {
      {"cray_team_past_the_end",
       [] {
         shmem_team_t team;
         shmemx_team_create_strided(0, 2, 2, &team);
       },
       {"shmemx_team_create_strided", "PE_size = 2"}},
      {"team_create_of_no_pe",
       [] {
         shmem_team_t team;
         shmemx_team_create(nullptr, 0, &team);
       },
       {"shmemx_team_create", "pes", "NULL"}},
      {"team_create_twice",
       [] {
         shmem_team_t team;
         const int pes[] = {0, 0};
         shmemx_team_create(pes, 2, &team);
       },
       {"shmemx_team_create", "pes = 0", "at most once"}},
  };
}

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const auto& group :
       {sections(), shapes(), orders(), waits_and_queries(), uneven_collectives(), team_lists()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace

int main(int argc, char** argv) { return test::misuse(argc, argv, cases()); }
