// SPDX-License-Identifier: Apache-2.0
// PES: 1
// WIRES: shm
// TIMEOUT: 180
// Every misuse is reported by one line that names the routine, the argument, its value and what is valid.
#include "../common/misuse.hpp"

#include <cstdint>
#include <thread>

namespace {

using test::Case, test::How, test::heap, test::me, test::n, test::other, test::past_the_end, test::peers;

long psync[SHMEM_SYNC_SIZE];
int local[64];  // static data are symmetric, so this may be any argument but a private one

/// PE numbers.
std::vector<Case> pes() {
  return {
      {"put_pe_negative", [] { shmem_int_put(heap, local, 1, -1); }, {"shmem_int_put", "pe", "-1", "0"}},
      {"put_pe_too_large", [] { shmem_int_put(heap, local, 1, n); }, {"shmem_int_put", "pe", "2", "1"}},
      {"get_pe_too_large",
       [] { shmem_double_get((double*)local, (double*)heap, 1, 77); },
       {"shmem_double_get", "pe", "77", "1"}},
      {"p_pe_negative", [] { shmem_int_p(heap, 1, -7); }, {"shmem_int_p", "pe", "-7"}},
      {"g_pe_too_large", [] { shmem_int_g(heap, n); }, {"shmem_int_g", "pe", "2"}},
      {"putmem_nbi_pe", [] { shmem_putmem_nbi(heap, local, 1, 100); }, {"shmem_putmem_nbi", "pe", "100"}},
      {"iput_pe", [] { shmem_int_iput(heap, local, 1, 1, 1, -2); }, {"shmem_int_iput", "pe", "-2"}},
      {"amo_pe", [] { shmem_int_atomic_add(heap, 1, n); }, {"shmem_int_atomic_add", "pe", "2"}},
      {"signal_pe", [] { shmem_signal_add((uint64_t*)heap, 1, n); }, {"shmem_signal_add", "pe", "2"}},
      {"put_signal_pe",
       [] { shmem_int_put_signal(heap + 8, local, 1, (uint64_t*)heap, 1, SHMEM_SIGNAL_SET, -1); },
       {"shmem_int_put_signal", "pe", "-1"}},
      {"collect_past_the_block",
       [] { shmem_int_collect(SHMEM_TEAM_WORLD, heap + 40, heap, me ? 20 : 10); },
       {"shmem_int_collect", "dest", "120 bytes"}},
      {"put_too_many",
       [] { shmem_double_put((double*)heap, (double*)local, SIZE_MAX, other()); },
       {"shmem_double_put", "nelems", "18446744073709551615", "0 to 2^62 bytes"}},
      {"broadcast_root",
       [] { shmem_int_broadcast(SHMEM_TEAM_WORLD, heap, heap + 8, 1, n); },
       {"shmem_int_broadcast", "PE_root", "2"}},
      {"pe_quiet_pe",
       [] {
         const int pes[] = {0, 9};
         shmem_pe_quiet(pes, 2);
       },
       {"shmem_pe_quiet", "9"}},
  };
}

/// Addresses that are not symmetric, or null, or misaligned.
std::vector<Case> addresses() {
  return {
      {"put_private_dest",
       [] {
         int word;
         shmem_int_put(&word, local, 1, other());
       },
       {"shmem_int_put", "dest", "0x"}},
      {"get_private_source",
       [] {
         int word = 0, to;
         shmem_int_get(&to, &word, 1, other());
       },
       {"shmem_int_get", "source", "0x"}},
      {"p_private_dest",
       [] {
         int word;
         shmem_int_p(&word, 1, other());
       },
       {"shmem_int_p", "dest", "0x"}},
      {"amo_private_dest",
       [] {
         int word = 0;
         shmem_int_atomic_inc(&word, other());
       },
       {"shmem_int_atomic_inc", "dest", "0x"}},
      {"put_peers_address",
       [] { shmem_int_put(peers(), local, 1, other()); },
       {"shmem_int_put", "dest", "0x", "PE"}},
      {"put_past_the_end",
       [] { shmem_putmem(past_the_end(), local, 8, other()); },
       {"shmem_putmem", "dest", "0x"}},
      {"put_runs_past_the_end",
       [] { shmem_putmem(heap, heap, size_t{1} << 42, other()); },
       {"shmem_putmem", "dest"}},
      {"put_null", [] { shmem_int_put(nullptr, local, 3, other()); }, {"shmem_int_put", "dest"}},
      {"put_null_source",
       [] { shmem_int_put(heap, nullptr, 3, other()); },
       {"shmem_int_put", "source", "NULL"}},
      {"wait_some_null",
       [] { shmem_int_wait_until_some(heap, 4, nullptr, nullptr, SHMEM_CMP_EQ, 0); },
       {"shmem_int_wait_until_some", "indices", "NULL"}},
      {"test_some_null",
       [] { shmem_int_test_some(heap, 4, nullptr, nullptr, SHMEM_CMP_EQ, 0); },
       {"shmem_int_test_some", "indices", "NULL"}},
      {"query_null",
       [] { shmem_query_initialized(nullptr); },
       {"shmem_query_initialized", "initialized", "NULL"}},
      {"put_misaligned",
       [] { shmem_int_put((int*)((char*)heap + 1), local, 1, other()); },
       {"shmem_int_put", "dest", "align"}},
      {"amo_misaligned",
       [] { shmem_long_atomic_add((long*)((char*)heap + 4), 1, other()); },
       {"shmem_long_atomic_add", "dest", "align"}},
      {"put64_misaligned",
       [] { shmem_put64((char*)heap + 4, local, 1, other()); },
       {"shmem_put64", "dest", "align"}},
  };
}

/// Strides, comparisons, operators.
std::vector<Case> values() {
  return {
      {"iput_stride_zero",
       [] { shmem_int_iput(heap, local, 0, 1, 2, other()); },
       {"shmem_int_iput", "dst", "0"}},
      {"iget_stride_negative",
       [] { shmem_int_iget(local, heap, 1, -3, 2, other()); },
       {"shmem_int_iget", "sst", "-3"}},
      {"ibput_stride_below_block",
       [] { shmem_int_ibput(heap, local, 2, 4, 4, 2, other()); },
       {"shmem_int_ibput", "dst", "2"}},
      {"alltoalls_stride_zero",
       [] { shmem_int_alltoalls(SHMEM_TEAM_WORLD, heap, heap + 32, 1, 0, 1); },
       {"shmem_int_alltoalls", "sst", "0"}},
      {"wait_bad_cmp", [] { shmem_int_wait_until(heap, 99, 0); }, {"shmem_int_wait_until", "cmp", "99"}},
      {"test_bad_cmp", [] { shmem_int_test(heap, -1, 0); }, {"shmem_int_test", "cmp", "-1"}},
      {"test_all_bad_cmp",
       [] { shmem_int_test_all(heap, 2, nullptr, 42, 0); },
       {"shmem_int_test_all", "cmp", "42"}},
      {"signal_wait_bad_cmp",
       [] { shmem_signal_wait_until((uint64_t*)heap, 55, 0); },
       {"shmem_signal_wait_until", "cmp", "55"}},
      {"bad_sig_op",
       [] { shmem_int_put_signal(heap + 8, local, 1, (uint64_t*)heap, 1, 77, other()); },
       {"shmem_int_put_signal", "sig_op", "77"}},
      {"private_signal",
       [] {
         uint64_t word = 0;
         shmem_int_put_signal(heap, local, 1, &word, 1, SHMEM_SIGNAL_SET, other());
       },
       {"shmem_int_put_signal", "sig_addr", "0x"}},
  };
}

/// Calls about the heap.
std::vector<Case> heap_calls() {
  return {
      {"double_free",
       [] {
         void* block = shmem_malloc(64);
         shmem_free(block);
         shmem_free(block);
       },
       {"shmem_free", "ptr", "freed"}},
      {"foreign_free",
       [] {
         void* block = std::malloc(64);
         shmem_free(block);
       },
       {"shmem_free", "ptr", "0x"}},
      {"free_inside", [] { shmem_free(heap + 32); }, {"shmem_free", "ptr", "inside a block of 256 bytes"}},
      {"realloc_foreign",
       [] {
         int word;
         shmem_realloc(&word, 100);
       },
       {"shmem_realloc", "ptr", "0x"}},
  };
}

/// Contexts.
std::vector<Case> contexts() {
  return {
      {"invalid_ctx",
       [] { shmem_ctx_int_put(SHMEM_CTX_INVALID, heap, local, 1, other()); },
       {"shmem_ctx_int_put", "ctx"}},
      {"wild_ctx",
       [] { shmem_ctx_int_p(reinterpret_cast<shmem_ctx_t>(uintptr_t{0x123450}), heap, 1, other()); },
       {"shmem_ctx_int_p", "ctx"}},
      {"destroyed_ctx",
       [] {
         shmem_ctx_t ctx;
         shmem_ctx_create(0, &ctx);
         shmem_ctx_destroy(ctx);
         shmem_ctx_int_p(ctx, heap, 1, other());
       },
       {"shmem_ctx_int_p", "ctx", "shmem_ctx_create"}},
      {"destroy_default_ctx", [] { shmem_ctx_destroy(SHMEM_CTX_DEFAULT); }, {"shmem_ctx_destroy", "ctx"}},
      {"ctx_options",
       [] {
         shmem_ctx_t ctx;
         shmem_ctx_create(64, &ctx);
       },
       {"shmem_ctx_create", "options", "64", "SHMEM_CTX_PRIVATE"}},
      {"private_ctx_of_another_thread",
       [] {
         shmem_ctx_t ctx;
         shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);
         std::thread([=] { shmem_ctx_quiet(ctx); }).join();
       },
       {"shmem_ctx_quiet", "ctx", "thread"}},
      {"pe_outside_of_the_team_of_a_ctx",
       [] {
         shmem_team_t team;
         shmem_ctx_t ctx;
         shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 1, 1, nullptr, 0, &team);
         if (me == 1) shmem_team_create_ctx(team, 0, &ctx);
         if (me == 1) shmem_ctx_int_p(ctx, heap, 1, 1);
         shmem_barrier_all();
       },
       {"shmem_ctx_int_p", "pe", "1", "0"}},
  };
}

/// Teams.
std::vector<Case> teams() {
  return {
      {"root_outside_of_a_team",
       [] {
         shmem_team_t team;
         shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 1, 1, nullptr, 0, &team);
         if (me == 1) shmem_int_broadcast(team, heap, heap + 8, 1, 1);
         shmem_barrier_all();
       },
       {"shmem_int_broadcast", "PE_root", "1"}},
      {"team_of_others",
       [] {
         shmem_team_t team;
         shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 1, 1, nullptr, 0, &team);
         if (me == 0) shmem_team_sync(team);
         shmem_barrier_all();
       },
       {"shmem_team_sync", "team", "SHMEM_TEAM_INVALID"}},
      {"destroyed_team",
       [] {
         shmem_team_t team;
         shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, nullptr, 0, &team);
         shmem_team_destroy(team);
         shmem_team_sync(team);
       },
       {"shmem_team_sync", "team", "destroyed"}},
  };
}

/// Locks.
std::vector<Case> locks() {
  return {
      {"clear_free_lock",
       [] {
         static long lock;
         shmem_clear_lock(&lock);
       },
       {"shmem_clear_lock", "lock", "no PE holds"}},
      {"set_own_lock",
       [] {
         static long lock;
         if (me == 1) shmem_set_lock(&lock);
         if (me == 1) shmem_set_lock(&lock);
         shmem_barrier_all();
       },
       {"shmem_set_lock", "lock", "this PE holds"}},
      {"set_lock_of_garbage",
       [] {
         static long lock = 5;
         shmem_set_lock(&lock);
       },
       {"shmem_set_lock", "lock", "has not been set to 0"}},
      {"set_lock_minus_one",
       [] {
         static long lock = -1;
         shmem_set_lock(&lock);
       },
       {"shmem_set_lock", "lock", "has not been set to 0"}},
      {"set_lock_of_a_number_of_a_pe",  // as if PE 1 had it
       [] {
         static long lock = 2;
         me == 0 ? shmem_set_lock(&lock) : static_cast<void>(sleep(10));
       },
       {"shmem_set_lock", "lock", "must be 0 on every PE before its first use"},
       How::timeout},
      {"test_lock_of_garbage",
       [] {
         static long lock = 77;
         shmem_test_lock(&lock);
       },
       {"shmem_test_lock", "lock", "has not been set to 0"}},
      {"clear_lock_of_garbage",
       [] {
         static long lock = -1;
         shmem_clear_lock(&lock);
       },
       {"shmem_clear_lock", "lock", "has not been set to 0"}},
      {"lock_on_the_stack",
       [] {
         long lock = 0;
         shmem_set_lock(&lock);
       },
       {"shmem_set_lock", "lock", "0x"}},
      {"invalid_team",
       [] { shmem_int_sum_reduce(SHMEM_TEAM_INVALID, heap, heap + 8, 1); },
       {"shmem_int_sum_reduce", "team"}},
      {"wild_team",
       [] { shmem_int_fcollect(reinterpret_cast<shmem_team_t>(uintptr_t{0x123450}), heap, heap + 8, 1); },
       {"shmem_int_fcollect", "team"}},
      {"reduce_private_dest",
       [] {
         int word;
         shmem_int_sum_reduce(SHMEM_TEAM_WORLD, &word, heap, 1);
       },
       {"shmem_int_sum_reduce", "dest"}},
  };
}

/// Active sets.
std::vector<Case> active_sets() {
  return {
      {"set_start_negative",
       [] { shmem_barrier(-1, 0, 1, psync); },
       {"shmem_barrier", "PE_start", "-1", "0 to 1"}},
      {"set_start_too_large", [] { shmem_sync(n, 0, 1, psync); }, {"shmem_sync", "PE_start", "2", "0 to 1"}},
      {"set_stride_negative",
       [] { shmem_broadcast32(heap, heap + 8, 1, 0, 0, -1, n, psync); },
       {"shmem_broadcast32", "logPE_stride", "-1", "0 to 30"}},
      {"set_stride_too_large",
       [] { shmem_collect64(heap, heap + 8, 1, me, 31, 1, psync); },
       {"shmem_collect64", "logPE_stride", "31", "0 to 30"}},
      {"set_empty",
       [] { shmem_int_sum_to_all(heap, heap + 8, 1, 0, 0, 0, heap + 16, psync); },
       {"shmem_int_sum_to_all", "PE_size", "0", "1 or more"}},
      {"set_ends_outside",
       [] { shmem_fcollect32(heap, heap + 8, 1, 0, 1, 2, psync); },
       {"shmem_fcollect32", "PE_start = 0", "logPE_stride = 1", "PE_size = 2", "would be 2", "at most 1"}},
      {"set_of_others",
       [] {
         if (me == 1) shmem_alltoall64(heap, heap + 8, 1, 0, 0, 1, psync);
         shmem_barrier_all();
       },
       {"shmem_alltoall64", "PE_start = 0", "PE_size = 1", "PE 1 is not in this active set"},
       How::full_checks},
      {"set_between_its_pes",
       [] {
         if (me == 0) shmem_barrier(1, 0, 1, psync);
         shmem_barrier_all();
       },
       {"shmem_barrier", "PE_start = 1", "PE 0 is not in this active set"},
       How::full_checks},
      {"set_root",
       [] { shmem_broadcast64(heap, heap + 8, 1, n, 0, 0, n, psync); },
       {"shmem_broadcast64", "PE_root", "2", "0 to 1"}},
  };
}

/// Work arrays of active sets.
std::vector<Case> psyncs() {
  return {
      {"psync_private",
       [] {
         long words[SHMEM_SYNC_SIZE] = {};
         shmem_barrier(0, 0, n, words);
       },
       {"shmem_barrier", "pSync", "0x", "symmetric"}},
      {"psync_null", [] { shmem_sync(0, 0, n, nullptr); }, {"shmem_sync", "pSync", "NULL"}},
      {"psync_misaligned",
       [] { shmem_sync(0, 0, n, reinterpret_cast<long*>(heap + 1)); },
       {"shmem_sync", "pSync", "misaligned", "8"}},
      {"psync_of_a_peer",
       [] { shmem_sync(0, 0, n, reinterpret_cast<long*>(peers())); },
       {"shmem_sync", "pSync", "copy", "your own"}},
      {"psync_not_set",
       [] {
         std::fill_n(psync, SHMEM_SYNC_SIZE, 77);
         shmem_barrier_all();
         shmem_barrier(0, 0, n, psync);
       },
       {"shmem_barrier", "pSync", "is 77", "SHMEM_SYNC_VALUE (0)"},
       How::full_checks},
      {"psync_not_set_on_one",
       [] {
         if (me == 1) std::fill_n(psync, SHMEM_SYNC_SIZE, -1);
         shmem_barrier_all();
         shmem_barrier(0, 0, n, psync);
       },
       {"PE 1", "shmem_barrier", "pSync", "is -1", "SHMEM_SYNC_VALUE (0)"},
       How::full_checks},
      {"pwrk_private",
       [] {
         int word = 0;
         shmem_int_max_to_all(heap, heap + 8, 1, 0, 0, n, &word, psync);
       },
       {"shmem_int_max_to_all", "pWrk", "0x"},
       How::full_checks},
      {"pwrk_null",
       [] { shmem_int_max_to_all(heap, heap + 8, 1, 0, 0, n, nullptr, psync); },
       {"shmem_int_max_to_all", "pWrk", "NULL"},
       How::full_checks},
      {"to_all_negative",
       [] { shmem_int_xor_to_all(heap, heap + 8, -4, 0, 0, n, heap + 16, psync); },
       {"shmem_int_xor_to_all", "nreduce", "-4"}},
      {"to_all_private_dest",
       [] {
         int word = 0;
         shmem_int_prod_to_all(&word, heap + 8, 1, 0, 0, n, heap + 16, psync);
       },
       {"shmem_int_prod_to_all", "dest", "0x"}},
      {"set_alltoalls_stride",
       [] { shmem_alltoalls32(heap, heap + 32, 0, 1, 1, 0, 0, n, psync); },
       {"shmem_alltoalls32", "dst", "0"}},
      {"set_collect_past_the_block",
       [] { shmem_collect32(heap + 40, heap, me ? 20 : 10, 0, 0, n, psync); },
       {"shmem_collect32", "dest", "120 bytes"}},
      {"set_collect_overlap",
       [] { shmem_fcollect32(heap, heap + 1, 4, 0, 0, n, psync); },
       {"shmem_fcollect32", "overlap"},
       How::full_checks},
  };
}

/// Names of old.
std::vector<Case> old_names() {
  return {
      {"old_swap_pe", [] { shmem_int_swap(heap, 1, n); }, {"shmem_int_swap", "pe", "2", "1"}},
      {"old_wait_private",
       [] {
         long word = 0;
         shmem_wait(&word, 1);
       },
       {"shmem_wait", "ivar", "0x"}},
      {"old_free_foreign",
       [] {
         int word;
         shfree(&word);
       },
       {"shfree", "ptr", "0x"}},
  };
}

/// What only ISOMEM_CHECK=full looks for.
std::vector<Case> full_checks() {
  return {
      {"reduce_overlap",
       [] { shmem_int_sum_reduce(SHMEM_TEAM_WORLD, heap, heap + 1, 8); },
       {"shmem_int_sum_reduce", "overlap"},
       How::full_checks},
      {"put_overlap",
       [] { shmem_int_put(heap, heap + 1, 8, me); },
       {"shmem_int_put", "overlap"},
       How::full_checks},
      {"collect_overlap",
       [] { shmem_int_fcollect(SHMEM_TEAM_WORLD, heap, heap + 4, 4); },
       {"shmem_int_fcollect", "overlap"},
       How::full_checks},
      {"signal_in_payload",
       [] { shmem_int_put_signal(heap, local, 8, (uint64_t*)heap, 1, SHMEM_SIGNAL_SET, other()); },
       {"shmem_int_put_signal", "overlap"},
       How::full_checks},
  };
}

/// Before init and after finalize.
std::vector<Case> outside_of_a_life() {
  return {
      {"put_before_init",
       [] {
         static int word;
         shmem_int_put(&word, local, 1, 0);
       },
       {"shmem_int_put", "init"},
       How::uninitialized},
      {"malloc_before_init", [] { shmem_malloc(8); }, {"shmem_malloc", "init"}, How::uninitialized},
      {"barrier_before_init", [] { shmem_barrier_all(); }, {"shmem_barrier_all", "init"}, How::uninitialized},
      {"old_my_pe_before_init",
       [] {
         if (_my_pe() >= 0) shmem_global_exit(0);
       },
       {"_my_pe", "init"},
       How::uninitialized},
      {"my_pe_before_init",
       [] {
         if (shmem_my_pe() >= 0) shmem_global_exit(0);
       },
       {"shmem_my_pe", "init"},
       How::uninitialized},
      {"put_after_finalize",
       [] {
         shmem_init();
         shmem_finalize();
         static int word;
         shmem_int_p(&word, 1, 0);
       },
       {"shmem_int_p", "init"},
       How::uninitialized},
      {"finalize_without_init", [] { shmem_finalize(); }, {"shmem_finalize", "init"}, How::uninitialized},
  };
}

/// What only part of the PEs does: noticed at once, or explained when ISOMEM_TIMEOUT strikes.
std::vector<Case> disagreements() {
  return {
      {"malloc_sizes_differ",
       [] { shmem_malloc(me ? 64 : 128); },
       {"shmem_malloc", "64 bytes", "128 bytes", "the same arguments"}},
      {"malloc_sizes_differ_on_a_core",
       [] { shmem_malloc(me ? 64 : 128); },
       {"shmem_malloc", "64 bytes", "128 bytes", "the same arguments"},
       How::shared_core},
      {"malloc_and_free",
       [] { me ? shmem_free(heap) : static_cast<void>(shmem_malloc(64)); },
       {"an allocation of 64 bytes", "a free of the block", "PE"}},
      {"malloc_and_reduce",
       [] {
         if (me) shmem_int_sum_reduce(SHMEM_TEAM_WORLD, heap, heap + 1, 1);
         shmem_malloc(64);
       },
       {"shmem_malloc", "an allocation of 64 bytes", "another collective on PE 1"}},
      {"malloc_and_barrier",
       [] { me ? shmem_barrier_all() : static_cast<void>(shmem_malloc(64)); },
       {"has waited", "shmem_malloc", "shmem_barrier_all"},
       How::timeout},
      {"one_barrier_too_many",
       [] {
         if (me) shmem_barrier_all();
       },
       {"has waited", "shmem_barrier_all", "shmem_finalize"},
       How::timeout},
      {"collective_of_a_part",
       [] {
         if (me) shmem_int_sum_reduce(SHMEM_TEAM_WORLD, heap, heap + 1, 1);
         shmem_barrier_all();
       },
       {"has waited", "shmem_int_sum_reduce", "shmem_barrier_all"},
       How::timeout},
      {"team_collective_of_a_part",
       [] {
         shmem_team_t team;
         shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, nullptr, 0, &team);
         if (me) shmem_team_sync(team);
         shmem_barrier_all();
       },
       {"has waited", "shmem_team_sync", "shmem_barrier_all"},
       How::timeout},
  };
}

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const auto& group :
       {pes(), addresses(), values(), heap_calls(), contexts(), teams(), locks(), active_sets(), psyncs(),
        old_names(), full_checks(), outside_of_a_life(), disagreements()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace

int main(int argc, char** argv) { return test::misuse(argc, argv, cases()); }
