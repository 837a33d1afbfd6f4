// SPDX-License-Identifier: Apache-2.0
// usage: faults WHAT   What faults_test.py starts: a life of a job in which one call of the driver fails or
// one PE dies, kernels that wait or ask for the end of the job, and mistakes of programs.
//
// FAULT_PE=n: FAKE_CUDA_FAIL is for PE n alone.
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <thread>

#include "fake_device.hpp"
#include "isomem/device/ring.hpp"
#include "isomem/stream.h"
#include "stopped_pe.hpp"

namespace {

using fake_device::state;
using fake_device::view;

/// Chosen as a program does it, or not at all.
void only_on_one_pe() {
  const char* pe = std::getenv("FAULT_PE");
  if (pe && std::atoi(pe) != shmem_my_pe()) unsetenv("FAKE_CUDA_FAIL");
}

/// One call of everything that calls the driver. What comes back must be right: a call that has failed has
/// either ended the job or returned NULL or a team that is none, on all PEs.
void life() {
  const int me = shmem_my_pe(), n = shmem_n_pes(), right = (me + 1) % n, left = (me + n - 1) % n;
  auto* words = static_cast<uint64_t*>(nvshmem_calloc(1000, 8));
  auto* host = test::symmetric<uint64_t>(1000);
  if (words) {
    std::vector<uint64_t> local(1000, static_cast<uint64_t>(me)), got(1000);
    nvshmem_uint64_put(words, local.data(), 500, right);
    nvshmem_uint64_iput(words + 500, local.data(), 2, 1, 200, right);
    nvshmem_barrier_all();
    nvshmem_uint64_get(got.data(), words, 1000, me);
    CHECK_EQ(got[499], static_cast<uint64_t>(left));
    CHECK_EQ(got[898], static_cast<uint64_t>(left));
    nvshmem_uint64_put(host, words, 10, right);
    nvshmem_barrier_all();
    nvshmem_uint64_atomic_add(words + 999, 1, 0);
    nvshmemx_signal_op(words + 998, 1, NVSHMEM_SIGNAL_SET, right);
    nvshmem_signal_wait_until(words + 998, NVSHMEM_CMP_EQ, 1);
    nvshmem_barrier_all();
    CHECK_EQ(nvshmem_uint64_g(words + 999, 0), static_cast<uint64_t>(n));
    const fake_device::Stream stream;
    nvshmemx_uint64_put_on_stream(words, host, 10, right, stream);
    nvshmemx_uint64_p_on_stream(words + 1, 1, right, stream);
    nvshmemx_int_p_on_stream(reinterpret_cast<int*>(words + 2), 1, right, stream);
    nvshmemx_short_p_on_stream(reinterpret_cast<short*>(words + 3), 1, right, stream);
    nvshmemx_char_p_on_stream(reinterpret_cast<char*>(words + 4), 1, right, stream);
    nvshmemx_signal_wait_until_on_stream(words + 1, NVSHMEM_CMP_EQ, 1, stream);
    nvshmemx_uint32_wait_until_on_stream(reinterpret_cast<uint32_t*>(words + 2), NVSHMEM_CMP_EQ, 1, stream);
    stream.wait();
  }
  nvshmem_team_t team = NVSHMEM_TEAM_INVALID;
  nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, n, nullptr, 0, &team);
  if (team != NVSHMEM_TEAM_INVALID) {
    nvshmem_team_sync(team);
    nvshmem_team_destroy(team);
  }
  void* large = nvshmem_malloc(size_t{200} << 20);
  nvshmem_free(large);
  void* larger_host = shmem_malloc(size_t{100} << 20);
  shmem_free(larger_host);
  const fake_device::OwnMemory own(size_t{2} << 20, true);
  nvshmemx_buffer_unregister_symmetric(nvshmemx_buffer_register_symmetric(own.words(), own.bytes(), 0), 0);
  nvshmem_free(words);
}

void lives() {
  shmem_init();
  only_on_one_pe();
  nvshmem_init();
  life();
  const char* done = shmem_my_pe() == 0 ? "done\n" : "";
  nvshmem_finalize();
  shmem_finalize();
  std::fputs(done, stdout);
}

// --- in the place of kernels ------------------------------------------------------------------------------

isomem::DeviceWait& wait_record() { return *reinterpret_cast<isomem::DeviceWait*>(state().wait); }

void show(uint32_t compare, const void* address, uint64_t wants, uint64_t waited_s) {
  isomem::DeviceWait& record = wait_record();
  record.compare = compare;
  record.is_signed = 1;
  record.address = reinterpret_cast<uint64_t>(address);
  record.wants = wants;
  record.has = ~uint64_t{0};
  record.waited_ns = waited_s * 1000000000;
  record.block = 3;
  record.thread = 70;
  std::strcpy(record.routine, "nvshmem_long_wait_until");
  __atomic_store_n(&record.published, 1u, __ATOMIC_RELEASE);
}

/// The others wait as well, in a way of their own each.
void wait_for_the_end(void* word) {
  if (shmem_my_pe() % 2) nvshmem_barrier_all();
  nvshmem_uint64_wait_until(static_cast<uint64_t*>(word), NVSHMEM_CMP_EQ, 1);
}

void slow_kernel(void* word) {
  if (shmem_my_pe() == 0) show(static_cast<uint32_t>(isomem::Cmp::ge), word, 5, 3);
  wait_for_the_end(word);
}

/// A wait of 11 s that is explained, once, and then over.
void kernel_recovers(void* word) {
  if (shmem_my_pe() == 0) {
    show(static_cast<uint32_t>(isomem::Cmp::ge), word, 5, 11);
    usleep(200000);
    __atomic_store_n(&wait_record().published, 0u, __ATOMIC_RELEASE);
  }
  nvshmem_finalize();
}

void kernel_in_collective(void* word) {
  if (shmem_my_pe() == 0) show(0xffffffff, nullptr, 5, 11);
  wait_for_the_end(word);
}

void unreachable(void* word) {
  static int private_word;
  auto* here = new int;
  if (shmem_my_pe() == 0)
    show(isomem::DeviceWait::kUnreachable, std::getenv("HEAP") ? here : &private_word, 1, 0);
  wait_for_the_end(word);
}

void kernel_exits(void* word) {
  const auto status = static_cast<uint64_t>(std::atoi(std::getenv("STATUS")));
  if (shmem_my_pe() == 0) *reinterpret_cast<volatile uint64_t*>(state().exit_request) = 1 + status;
  wait_for_the_end(word);
}

void bad_operation(void* word) {
  if (shmem_my_pe() == 0) {
    auto& slot = reinterpret_cast<isomem::OpRing*>(state().ring)->slot[0];
    slot.op.verb = isomem::Verb::amo;
    slot.op.width = 8;
    slot.op.remote = 0x1000;
    slot.op.pe = 1;
    __atomic_store_n(&slot.posted, 1, __ATOMIC_RELEASE);
  }
  wait_for_the_end(word);
}

// --- several hosts: PE 0 is on one host with PE 1, PE 2 on another (ISOMEM_HOSTS=2 with 3 PEs) -------------

/// One line, which holds when that was.
void say_when(const char* what) {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  dprintf(1, "%s at %.6f\n", what, std::chrono::duration<double>(now).count());
}

/// A thread of a kernel, which looks at the word that ends the job as long as it waits.
struct EndingSide : fake_device::RingSide {
  const char* what;

  explicit EndingSide(const char* what) : what(what) {}
  void wait(const uint64_t* word, uint64_t least, const uint32_t*) const {
    while (load(word) < least) end_if_told();
  }
  void end_if_told() const {
    sched_yield();
    if (!load(reinterpret_cast<const uint32_t*>(state().abort))) return;
    say_when(what);
    pthread_exit(nullptr);
  }
};

/// PE 0 does what this version cannot; the others wait for the end.
template <class F>
void by_first(void* word, F&& f) {
  if (shmem_my_pe() == 0) f(static_cast<uint64_t*>(word));
  wait_for_the_end(word);
}

void far_put(void* word) {
  by_first(word, [](uint64_t* w) { nvshmem_uint64_p(w, 1, 2); });
}

void far_get(void* word) {
  by_first(word, [](uint64_t* w) { nvshmem_uint64_g(w, 2); });
}

void far_iput(void* word) {
  by_first(word, [](uint64_t* w) { nvshmem_uint64_iput(w, w, 2, 2, 3, 2); });
}

void far_atomic(void* word) {
  by_first(word, [](uint64_t* w) { nvshmem_uint64_atomic_add(w, 1, 2); });
}

void far_signal(void* word) {
  by_first(word, [](uint64_t* w) { nvshmem_uint64_put_signal(w, w, 1, w + 1, 1, NVSHMEM_SIGNAL_ADD, 2); });
}

/// From device memory to host memory of the far PE.
void far_host_put(void* word) {
  auto* host = test::symmetric<uint64_t>(10);
  by_first(word, [host](uint64_t* w) { nvshmem_uint64_put(host, w, 10, 2); });
}

void far_own_put(void* word) {
  auto* host = test::symmetric<uint64_t>(10);
  const fake_device::OwnMemory own(size_t{2} << 20, false);
  by_first(word, [&](uint64_t*) { nvshmem_uint64_put(host, own.words(), 10, 2); });
}

void far_stream_put(void* word) {
  const fake_device::Stream stream;
  by_first(word, [&](uint64_t* w) { nvshmemx_uint64_put_on_stream(w, w, 1, 2, stream); });
}

void far_stream_signal(void* word) {
  const fake_device::Stream stream;
  by_first(word, [&](uint64_t* w) { nvshmemx_signal_op_on_stream(w, 1, NVSHMEM_SIGNAL_SET, 2, stream); });
}

/// So large that kernels take part.
void far_stream_reduce(void* word) {
  const fake_device::Stream stream;
  nvshmemx_uint64_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, static_cast<uint64_t*>(word),
                                       static_cast<uint64_t*>(word), size_t{1} << 20, stream);
}

/// As kernels say it: a far PE, a near one that a kernel of version 1 does not find, a collective.
void far_kernel_put(void* word) {
  by_first(word, [](uint64_t* w) { show(isomem::DeviceWait::kUnreachable, w, 2, 0); });
}

void old_kernel_put(void* word) {
  by_first(word, [](uint64_t* w) { show(isomem::DeviceWait::kUnreachable, w, 1, 0); });
}

void far_kernel_team(void* word) {
  by_first(word, [](uint64_t*) {
    const auto* area = reinterpret_cast<const void*>(isomem::kFarTeam);
    show(isomem::DeviceWait::kUnreachable, area, 0, 0);
  });
}

/// A kernel's operation on memory that nobody has, and a collective that nobody can call.
void far_kernel_stray(void* word) {
  by_first(word, [](uint64_t*) {
    isomem::Op op;
    op.verb = isomem::Verb::amo;
    op.width = 8;
    op.remote = 0x1000;
    op.pe = 2;
    fake_device::ring_send(op);
  });
}

/// A kernel waits for a PE that a debugger has stopped.
void far_kernel_waits(void* word) {
  if (shmem_my_pe() == 2) {
    usleep(500000);  // the others have left the call before
    raise(SIGSTOP);
  }
  if (shmem_my_pe() == 1) usleep(5000000);  // the kernel's wait is the first to last too long
  by_first(word, [](uint64_t* w) {
    const isomem::Op op = fake_device::addition(isomem::Verb::amo_fetch, w, 2, 0);
    usleep(1000000);  // it has stopped
    fake_device::ring_execute(op);
  });
}

/// PE 2 dies while a kernel of PE 0 waits for a word that it would set, and another for answers: both end as
/// kernels do, by the word that ends the job, of which they say when they have seen it.
void far_kernel_bereft(void* word) {
  if (shmem_my_pe() == 2) {
    usleep(500000);  // the kernels wait, and the first answers have been sent
    say_when("PE 2 is killed");
    raise(SIGKILL);
  }
  by_first(word, [](uint64_t* w) {
    std::thread waits([w] {
      EndingSide side("a wait");
      side.wait(view(w), 1, nullptr);
    });
    std::thread asks([w] {
      const isomem::Op op = fake_device::addition(isomem::Verb::amo_fetch, w + 1, 2, 0);
      for (EndingSide side("an operation");;) fake_device::ring_execute(op, side);
    });
    waits.join();  // as a program is in cudaDeviceSynchronize
    asks.join();
    _exit(9);
  });
}

/// A collective of a kernel that PEs of another host do not call.
void far_kernel_alone(void* word) {
  if (shmem_my_pe() == 2) usleep(20000000);
  isomem::CollectiveCall call{};
  call.what = isomem::CollectiveCall::What::sync;
  std::strcpy(call.routine, "nvshmem_sync_all");
  fake_device::ring_collective(call, false);
  wait_for_the_end(word);
}

void post(isomem::CollectiveCall call, uint64_t* w) {
  call.dest = call.source = reinterpret_cast<uint64_t>(w);
  fake_device::RingSide side;
  const auto ring = fake_device::op_ring();
  const uint64_t number = ring_take(side, ring);
  std::memcpy(ring.data(number), &call, sizeof(call));
  ring_post(side, ring, number, isomem::Op{}, isomem::kCollective);
}

void post_broadcast(uint64_t* w) {
  isomem::CollectiveCall call{};
  call.what = isomem::CollectiveCall::What::broadcast;
  call.n = 8;
  call.root = 7;
  std::strcpy(call.routine, "nvshmem_broadcastmem");
  post(call, w);
}

void far_kernel_collective(void* word) { by_first(word, post_broadcast); }

/// So many that their bytes would be none.
void far_kernel_endless(void* word) {
  by_first(word, [](uint64_t* w) {
    isomem::CollectiveCall call{};
    call.what = isomem::CollectiveCall::What::reduce;
    call.reduction = {isomem::ReduceOp::sum, isomem::Element::u64};
    call.n = uint64_t{1} << 61;
    std::strcpy(call.routine, "nvshmem_uint64_sum_reduce");
    post(call, w);
  });
}

/// There is no memory left for another stack when the first collective of a team wants a thread.
void far_kernel_no_thread(void* word) {
  by_first(word, [](uint64_t* w) {
    size_t pages = 0;
    FILE* const statm = std::fopen("/proc/self/statm", "r");
    CHECK(statm && std::fscanf(statm, "%zu", &pages) == 1);
    std::fclose(statm);
    const rlim_t most = pages * static_cast<size_t>(getpagesize()) + (size_t{1} << 20);
    const rlimit limit{most, most};
    CHECK_EQ(setrlimit(RLIMIT_AS, &limit), 0);
    post_broadcast(w);
  });
}

// --- mistakes and deaths ----------------------------------------------------------------------------------

void killed(void* word) {
  if (shmem_my_pe() == 1) raise(SIGKILL);
  wait_for_the_end(word);
}

void free_twice(void* word) {
  nvshmem_free(word);
  nvshmem_free(word);
}

void free_inside(void* word) { nvshmem_free(static_cast<char*>(word) + 8); }

void beyond_block(void* word) { nvshmem_uint64_p(static_cast<uint64_t*>(word) + 10, 1, 0); }

/// A mistake of PE 0; PE 1, whose own copy it is, waits for the end.
void copy_of_peer(void* word) {
  nvshmem_uint64_p(static_cast<uint64_t*>(nvshmem_ptr(word, 1)), 1, 0);
  nvshmem_barrier_all();
}

/// The limit on one member is that on all.
void no_symmetric_source(void* word) {
  const fake_device::Stream stream;
  const size_t n = isomem_limit_on_stream(NVSHMEM_TEAM_WORLD, ISOMEM_ON_STREAM_REDUCE) / 4 + 1;
  std::vector<float> source(n);
  isomem_reduce_on_stream(NVSHMEM_TEAM_WORLD, word, source.data(), n, ISOMEM_TYPE_FLOAT, ISOMEM_OP_SUM,
                          stream);
}

void no_bits_of_floats(void* word) {
  isomem_reduce_on_stream(NVSHMEM_TEAM_WORLD, word, word, 1, ISOMEM_TYPE_FLOAT, ISOMEM_OP_XOR, nullptr);
}

void different_sizes(void*) { nvshmem_malloc(shmem_my_pe() ? 100 : 200); }

void different_frees(void* word) {
  void* const other = nvshmem_malloc(100);
  nvshmem_free(shmem_my_pe() ? other : word);
}

void no_such_alignment(void*) { CHECK(nvshmem_align(size_t{1} << 50, 100) == nullptr); }

void other_device(void*) {
  const fake_device::Choice other((shmem_my_pe() + 1) % fake_device::devices());
  nvshmem_malloc(100);
}

void no_finalize(void*) {}

/// As an exception does that a Python program does not catch.
void exits(void*) { std::exit(3); }

/// As libraries of Python give back the context that they have made while the program exits: what the library
/// needs of it stays.
void gives_back() {
  {
    const fake_device::Choice choice(0);
    nvshmem_init();
    CHECK(nvshmem_calloc(10, 8));
  }
  std::vector<uint64_t> local(10, 7);
  auto* const word = static_cast<uint64_t*>(nvshmem_calloc(10, 8));
  nvshmem_uint64_put(word, local.data(), 10, 1);
  nvshmem_barrier_all();
  CHECK_EQ(nvshmem_uint64_g(word, 1), uint64_t{7});
  nvshmem_finalize();
}

void foreign_module(void*) {
  CHECK(nvshmemx_cumodule_init(fake_cuda::module_with("nvshmemi_device_state_d")) != 0);
  nvshmem_finalize();
}

/// Something lies where device memory is to be.
void take_window() {
  const auto place = reinterpret_cast<void*>(ISOMEM_DEVICE_WINDOW + (uint64_t{1} << 30));
  CHECK(mmap(place, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == place);
}

void init_on_device(int number) {
  nvshmemx_init_attr_t attributes = NVSHMEMX_INIT_ATTR_INITIALIZER;
  attributes.args.cuda_device_id = number;
  nvshmemx_init_attr(0, &attributes);
}

using Case = void (*)(void*);
const std::map<std::string, Case> kCases = {{"slow_kernel", slow_kernel},
                                            {"kernel_recovers", kernel_recovers},
                                            {"kernel_in_collective", kernel_in_collective},
                                            {"unreachable", unreachable},
                                            {"kernel_exits", kernel_exits},
                                            {"bad_operation", bad_operation},
                                            {"killed", killed},
                                            {"free_twice", free_twice},
                                            {"free_inside", free_inside},
                                            {"beyond_block", beyond_block},
                                            {"copy_of_peer", copy_of_peer},
                                            {"no_symmetric_source", no_symmetric_source},
                                            {"no_bits_of_floats", no_bits_of_floats},
                                            {"different_sizes", different_sizes},
                                            {"different_frees", different_frees},
                                            {"no_such_alignment", no_such_alignment},
                                            {"other_device", other_device},
                                            {"no_finalize", no_finalize},
                                            {"exits", exits},
                                            {"foreign_module", foreign_module},
                                            {"far_put", far_put},
                                            {"far_get", far_get},
                                            {"far_iput", far_iput},
                                            {"far_atomic", far_atomic},
                                            {"far_signal", far_signal},
                                            {"far_host_put", far_host_put},
                                            {"far_own_put", far_own_put},
                                            {"far_stream_put", far_stream_put},
                                            {"far_stream_signal", far_stream_signal},
                                            {"far_stream_reduce", far_stream_reduce},
                                            {"far_kernel_put", far_kernel_put},
                                            {"old_kernel_put", old_kernel_put},
                                            {"far_kernel_team", far_kernel_team},
                                            {"far_kernel_stray", far_kernel_stray},
                                            {"far_kernel_waits", far_kernel_waits},
                                            {"far_kernel_bereft", far_kernel_bereft},
                                            {"far_kernel_alone", far_kernel_alone},
                                            {"far_kernel_beside", stopped_pe::far_kernel_beside},
                                            {"far_kernel_large_beside", stopped_pe::far_kernel_large_beside},
                                            {"far_kernel_patient", stopped_pe::far_kernel_patient},
                                            {"far_kernel_no_thread", far_kernel_no_thread},
                                            {"far_kernel_endless", far_kernel_endless},
                                            {"far_kernel_collective", far_kernel_collective}};

}  // namespace

int main(int argc, char** argv) {
  const std::string what = argc > 1 ? argv[1] : "";
  if (what == "life") {
    lives();
    return 0;
  }
  if (what == "gives_back") {
    gives_back();
    return 0;
  }
  if (what == "window_taken") take_window();
  if (what == "no_such_device") init_on_device(7);
  nvshmem_init();
  void* word = nvshmem_calloc(10, 8);
  const auto found = kCases.find(what);
  CHECK(word && found != kCases.end());
  found->second(word);
  return 0;
}
