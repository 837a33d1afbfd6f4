// SPDX-License-Identifier: Apache-2.0
// The host calls of NVSHMEM that move no data: set-up in all its forms, versions and texts, thread levels,
// configurations of teams, teams that their members make by a unique id, registered buffers, queue pairs and
// hints. Each with what it must answer and, where it can fail, with what it must refuse.
#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>
#include <thread>

#include "fake_device.hpp"
#include "isomem/stream.h"

namespace {

using fake_device::view;

void versions() {
  test::note("versions and texts");
  int major = -1, minor = -1, patch = -1;
  nvshmem_info_get_version(&major, &minor);
  CHECK_EQ(major, NVSHMEM_MAJOR_VERSION);
  CHECK_EQ(minor, NVSHMEM_MINOR_VERSION);
  major = minor = -1;
  nvshmemx_vendor_get_version_info(&major, &minor, &patch);
  CHECK_EQ(major, NVSHMEM_VENDOR_MAJOR_VERSION);
  CHECK_EQ(minor, NVSHMEM_VENDOR_MINOR_VERSION);
  CHECK_EQ(patch, NVSHMEM_VENDOR_PATCH_VERSION);
  char name[NVSHMEM_MAX_NAME_LEN];
  std::memset(name, 'x', sizeof name);
  nvshmem_info_get_name(name);
  CHECK_EQ(std::string(name), std::string(NVSHMEM_VENDOR_STRING));

  std::set<std::string> texts;
  for (int status = NVSHMEMX_SUCCESS; status <= NVSHMEMX_ERROR_INTERNAL; ++status) {
    texts.insert(nvshmemx_status_string(status));
  }
  CHECK_EQ(texts.size(), size_t{NVSHMEMX_ERROR_INTERNAL + 1});  // each has its own
  CHECK(texts.count(nvshmemx_status_string(4711)) == 0);
}

/// Every way to begin and end that asks for nothing; they are counted together.
void set_up() {
  test::note("set-up");
  for (const int wanted :
       {NVSHMEM_THREAD_SINGLE, NVSHMEM_THREAD_FUNNELED, NVSHMEM_THREAD_SERIALIZED, NVSHMEM_THREAD_MULTIPLE}) {
    int provided = -1, told = -1;
    CHECK_EQ(nvshmem_init_thread(wanted, &provided), 0);
    CHECK(provided >= wanted);
    nvshmem_query_thread(&told);
    CHECK_EQ(told, provided);
    CHECK_EQ(nvshmemx_init_status(), NVSHMEM_STATUS_IS_INITIALIZED);
    nvshmem_finalize();
  }
  nvshmemx_init_attr_t attr = NVSHMEMX_INIT_ATTR_INITIALIZER;
  CHECK_EQ(nvshmemx_hostlib_init_attr(0, &attr), NVSHMEMX_SUCCESS);
  CHECK_EQ(nvshmemx_hostlib_init_attr(NVSHMEMX_INIT_WITH_SHMEM, nullptr), NVSHMEMX_SUCCESS);
  const int me = nvshmem_my_pe();
  nvshmemx_hostlib_finalize();
  CHECK_EQ(nvshmem_my_pe(), me);  // the first one still counts
  CHECK_EQ(nvshmemx_hostlib_init_attr(0xf0, &attr), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_hostlib_init_attr(NVSHMEMX_INIT_THREAD_PES, &attr), NVSHMEMX_ERROR_NOT_SUPPORTED);
  nvshmemx_init_init_attr_ver_only(attr);
  CHECK_EQ(nvshmemx_init_attr(NVSHMEMX_INIT_WITH_MPI_COMM, &attr), NVSHMEMX_ERROR_INVALID_VALUE);  // none
  nvshmemx_hostlib_finalize();

  int communicator = 0;
  CHECK_EQ(nvshmemx_set_attr_mpi_comm_args(&communicator, &attr), NVSHMEMX_SUCCESS);
  CHECK_EQ(attr.mpi_comm, static_cast<void*>(&communicator));
  CHECK_EQ(nvshmemx_set_attr_mpi_comm_args(&communicator, nullptr), NVSHMEMX_ERROR_INVALID_VALUE);
}

/// Those with NVIDIA's device library inside are refused: their kernels would run on garbage.
void modules() {
  test::note("modules and libraries");
  const CUmodule module = fake_cuda::module_with("counter");
  const CUlibrary library = fake_cuda::library_with("counter");
  CHECK_EQ(nvshmemx_cumodule_init(module), NVSHMEMX_SUCCESS);
  CHECK_EQ(nvshmemx_cumodule_finalize(module), NVSHMEMX_SUCCESS);
  CHECK_EQ(nvshmemx_culibrary_init(library), NVSHMEMX_SUCCESS);
  CHECK_EQ(nvshmemx_culibrary_finalize(library), NVSHMEMX_SUCCESS);

  const char* state = "nvshmemi_device_state_d";
  CHECK_EQ(nvshmemx_cumodule_init(fake_cuda::module_with(state)), NVSHMEMX_ERROR_NOT_SUPPORTED);
  CHECK_EQ(nvshmemx_culibrary_init(fake_cuda::library_with(state)), NVSHMEMX_ERROR_NOT_SUPPORTED);
  CHECK_EQ(nvshmemx_cumodule_init(nullptr), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_culibrary_init(nullptr), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_cumodule_init(reinterpret_cast<CUmodule>(0x77)), NVSHMEMX_ERROR_INVALID_VALUE);
}

void configurations(const test::Session& s) {
  test::note("configurations of teams");
  nvshmem_team_config_t asked = NVSHMEM_TEAM_CONFIG_INITIALIZER, told = NVSHMEM_TEAM_CONFIG_INITIALIZER;
  asked.num_contexts = 3;
  nvshmem_team_t with, without;
  CHECK_EQ(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, s.n, &asked,
                                      NVSHMEM_TEAM_CONFIG_MASK_NUM_CONTEXTS, &with),
           0);
  CHECK_EQ(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, s.n, &asked, 0, &without), 0);
  nvshmem_team_get_config(with, &told);
  CHECK_EQ(told.num_contexts, 3);
  nvshmem_team_get_config(without, &told);
  CHECK(told.num_contexts != 3);  // the mask left it out
  told.num_contexts = 77;
  nvshmem_team_get_config(NVSHMEM_TEAM_INVALID, &told);
  CHECK_EQ(told.num_contexts, 77);
  nvshmem_team_destroy(without);
  nvshmem_team_destroy(with);
}

/// Teams that only their members make: each PE of a random order belongs to one of two, made at once.
void teams_by_id(test::Session& s) {
  auto* ids = test::symmetric<uint64_t>(2);
  auto* sum = test::symmetric<int>(2);
  for (int round = 0; round < 20; ++round) {
    test::note("teams by a unique id, round %d", round);
    std::vector<int> order(static_cast<size_t>(s.n));
    std::iota(order.begin(), order.end(), 0);
    for (size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[s.common() % i]);
    const int cut = 1 + static_cast<int>(s.common() % static_cast<uint64_t>(s.n));
    const int place = static_cast<int>(std::find(order.begin(), order.end(), s.me) - order.begin());
    const int which = place < cut ? 0 : 1, first = which ? cut : 0;
    const int rank = place - first, size = which ? s.n - cut : cut;
    if (rank == 0) {
      nvshmemx_team_uniqueid_t id = 0;
      CHECK_EQ(nvshmemx_team_get_uniqueid(&id), NVSHMEMX_SUCCESS);
      for (int pe = 0; pe < s.n; ++pe) shmem_uint64_p(ids + which, id, pe);
    }
    shmem_barrier_all();
    nvshmem_team_config_t config = NVSHMEM_TEAM_CONFIG_INITIALIZER;
    config.uniqueid = ids[which];
    nvshmem_team_t team = NVSHMEM_TEAM_INVALID;
    CHECK_EQ(nvshmemx_team_init(&team, &config, NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID, size, rank), 0);
    CHECK_EQ(nvshmem_team_my_pe(team), rank);
    CHECK_EQ(nvshmem_team_n_pes(team), size);
    int total = 0;
    for (int i = 0; i < size; ++i) {
      const int pe = order[static_cast<size_t>(first + i)];
      CHECK_EQ(nvshmem_team_translate_pe(team, i, NVSHMEM_TEAM_WORLD), pe);
      total += pe + round;
    }
    nvshmem_team_config_t told = NVSHMEM_TEAM_CONFIG_INITIALIZER;
    nvshmem_team_get_config(team, &told);
    CHECK_EQ(told.uniqueid, ids[which]);
    sum[0] = s.me + round;
    CHECK_EQ(nvshmem_int_sum_reduce(team, sum + 1, sum, 1), 0);
    CHECK_EQ(sum[1], total);
    nvshmem_team_destroy(team);
    shmem_barrier_all();  // the ids are free to be written
  }
  test::note("teams by a unique id that is none");
  nvshmem_team_t team = 5;
  nvshmem_team_config_t nothing = NVSHMEM_TEAM_CONFIG_INITIALIZER;
  CHECK(nvshmemx_team_init(&team, &nothing, NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID, 1, 0) != 0);
  CHECK_EQ(team, NVSHMEM_TEAM_INVALID);
  CHECK_EQ(nvshmemx_team_get_uniqueid(&nothing.uniqueid), NVSHMEMX_SUCCESS);
  CHECK(nvshmemx_team_init(&team, &nothing, NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID, s.n, s.n) != 0);
  CHECK_EQ(team, NVSHMEM_TEAM_INVALID);
  shmem_free(sum);
  shmem_free(ids);
}

void buffers(const test::Session& s) {
  test::note("registered buffers");
  std::vector<char> local(300);
  const auto add = [&](size_t at, size_t length) {
    return nvshmemx_buffer_register(local.data() + at, length);
  };
  CHECK_EQ(add(100, 100), NVSHMEMX_SUCCESS);
  CHECK_EQ(add(200, 100), NVSHMEMX_SUCCESS);
  CHECK_EQ(add(0, 100), NVSHMEMX_SUCCESS);
  for (const size_t at : {0, 50, 100, 199, 250}) CHECK_EQ(add(at, 10), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_buffer_unregister(local.data() + 100), NVSHMEMX_SUCCESS);
  CHECK_EQ(nvshmemx_buffer_unregister(local.data() + 100), NVSHMEMX_ERROR_INVALID_VALUE);  // no longer there
  CHECK_EQ(nvshmemx_buffer_unregister(local.data() + 250),
           NVSHMEMX_ERROR_INVALID_VALUE);  // not its beginning
  for (const size_t length : {101, 200}) CHECK_EQ(add(100, length), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(add(101, 99), NVSHMEMX_SUCCESS);
  nvshmemx_buffer_unregister_all();
  CHECK_EQ(add(0, 300), NVSHMEMX_SUCCESS);
  CHECK_EQ(nvshmemx_buffer_unregister(local.data()), NVSHMEMX_SUCCESS);
  CHECK_EQ(nvshmemx_buffer_register(nullptr, 4), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(add(0, 0), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_buffer_unregister(nullptr), NVSHMEMX_ERROR_INVALID_VALUE);
  void* const heap = nvshmem_malloc(64);
  CHECK_EQ(nvshmemx_buffer_register(heap, 64), NVSHMEMX_ERROR_INVALID_VALUE);
  nvshmem_free(heap);

  const fake_device::OwnMemory own(size_t{2} << 20, true);
  auto* symmetric = static_cast<uint64_t*>(
      nvshmemx_buffer_register_symmetric_at_preferred_address(own.words(), own.bytes(), own.words(), 0));
  CHECK(symmetric != nullptr);
  nvshmem_uint64_p(symmetric, 4711 + static_cast<uint64_t>(s.me), s.right());
  nvshmem_barrier_all();
  CHECK_EQ(*view(own.words()), 4711 + static_cast<uint64_t>(s.left()));
  CHECK_EQ(nvshmemx_buffer_unregister_symmetric(symmetric, own.bytes()), 0);
  CHECK(nvshmemx_mc_ptr(NVSHMEM_TEAM_WORLD, symmetric) == nullptr);
}

void hints() {
  test::note("queue pairs");
  for (const int count : {1, 4, 1}) {
    nvshmemx_qp_handle_t* handles = nullptr;
    CHECK_EQ(nvshmemx_qp_create(count, &handles), NVSHMEMX_SUCCESS);
    for (int i = 0; i < count; ++i) CHECK_EQ(handles[i], NVSHMEMX_QP_DEFAULT);
    std::free(handles);  // the array is the program's
  }
  nvshmemx_qp_handle_t* handles = nullptr;
  CHECK_EQ(nvshmemx_qp_create(0, &handles), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_qp_create(1, nullptr), NVSHMEMX_ERROR_INVALID_VALUE);

  test::note("shared memory for bulk copies");
  CHECK_EQ(nvshmemx_ask_smem(NVSHMEMX_SMEM_RECOMMENDED), 65536);
  CHECK_EQ(nvshmemx_ask_smem(NVSHMEMX_SMEM_MINIMUM), 32768);
  CHECK_EQ(nvshmemx_ask_smem(NVSHMEMX_SMEM_BARRIERS_ONLY), 1136);

  test::note("layouts");
  const auto layout =
      nvshmemx::make_layout(nvshmemx::make_shape(5, ConstInt<7>{}), nvshmemx::make_stride(ConstInt<1>{}, 9));
  CHECK_EQ(nvshmemx::get<0>(layout.shape()), 5);
  CHECK_EQ(int{nvshmemx::get<1>(layout.shape())}, 7);
  CHECK_EQ(int{nvshmemx::get<0>(layout.stride())}, 1);
  CHECK_EQ(nvshmemx::get<1>(layout.stride()), 9);
}

bool inside(uint32_t hints) {
  int active = -1;
  CHECK_EQ(nvshmemx_region_is_active(hints, &active), NVSHMEMX_SUCCESS);
  CHECK(active == 0 || active == 1);
  return active == 1;
}

void regions() {
  test::note("regions");
  constexpr uint32_t kUnknown = 1u << 31;
  nvshmemx_region_attrs_t batches = NVSHMEMX_REGION_ATTRS_INITIALIZER, unknown = batches;
  batches.hints = NVSHMEMX_REGION_HINT_BATCH_RMA;
  unknown.hints = kUnknown;
  nvshmemx_region_handle_t region = 0, nested = 0;
  int active = -1;
  CHECK_EQ(nvshmemx_region_stop(1), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_region_start(nullptr, &batches), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_region_start(&region, &unknown), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_region_is_active(kUnknown, &active), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(nvshmemx_region_is_active(NVSHMEMX_REGION_HINT_NONE, nullptr), NVSHMEMX_ERROR_INVALID_VALUE);
  for (const nvshmemx_region_attrs_t* attrs : {&batches, static_cast<nvshmemx_region_attrs_t*>(nullptr)}) {
    CHECK(!inside(NVSHMEMX_REGION_HINT_NONE));
    CHECK_EQ(nvshmemx_region_start(&region, attrs), NVSHMEMX_SUCCESS);
    CHECK(inside(NVSHMEMX_REGION_HINT_NONE));
    CHECK_EQ(inside(NVSHMEMX_REGION_HINT_BATCH_RMA), attrs != nullptr);
    CHECK_EQ(nvshmemx_region_start(&nested, attrs), NVSHMEMX_ERROR_INVALID_VALUE);
    CHECK_EQ(nvshmemx_region_stop(region + 1), NVSHMEMX_ERROR_INVALID_VALUE);
    std::thread([] { CHECK(!inside(NVSHMEMX_REGION_HINT_NONE)); }).join();  // a region is its thread's
    CHECK(inside(NVSHMEMX_REGION_HINT_NONE));
    CHECK_EQ(nvshmemx_region_stop(region), NVSHMEMX_SUCCESS);
  }
  CHECK(!inside(NVSHMEMX_REGION_HINT_NONE));
}

/// A region that nobody ended does not outlast the job.
void left_open() {
  nvshmem_init();
  CHECK(!inside(NVSHMEMX_REGION_HINT_NONE));
  nvshmemx_region_handle_t region = 0;
  CHECK_EQ(nvshmemx_region_start(&region, nullptr), NVSHMEMX_SUCCESS);
  nvshmem_finalize();
}

/// A counted signal, from the host: the left PE counts it up, a wait ends, a reset begins anew. It goes round
/// at 2^64: a count that has just passed 0 has come to what lay before.
void counted_signals(const test::Session& s) {
  auto* word = static_cast<uint64_t*>(nvshmem_calloc(1, sizeof(uint64_t)));
  for (const uint64_t start : {uint64_t{0}, ~uint64_t{0} - 100, uint64_t{1} << 63}) {
    test::note("counted signals from 0x%llx", static_cast<unsigned long long>(start));
    *view(word) = start;
    nvshmem_barrier_all();
    for (uint64_t i = 0; i < 10; ++i) nvshmemx_signal_op(word, 30, NVSHMEM_SIGNAL_ADD, s.right());
    nvshmemx_flush();
    nvshmemx_signal_counted_wait_until(word, start + 300);
    CHECK_EQ(nvshmemx_signal_counted_load(word), start + 300);
    nvshmemx_signal_counted_wait_until(word, start + 90);  // long ago
    nvshmem_barrier_all();                                 // all waits are over
    nvshmemx_signal_counted_reset(word);
    CHECK_EQ(nvshmemx_signal_counted_load(word), uint64_t{0});
    nvshmem_barrier_all();
  }
  nvshmem_free(word);
}

/// Up to where data of collectives on streams may lie anywhere. What is said of nothing needs no kernel.
void limits(const test::Session& s) {
  test::note("limits of collectives on streams");
  const fake_device::Stream stream;
  for (const auto which : {ISOMEM_ON_STREAM_REDUCE, ISOMEM_ON_STREAM_REDUCESCATTER, ISOMEM_ON_STREAM_EXCHANGE,
                           ISOMEM_ON_STREAM_BROADCAST}) {
    const size_t limit = isomem_limit_on_stream(NVSHMEM_TEAM_WORLD, which);
    CHECK(s.n == 1 ? limit == SIZE_MAX : limit >= 32768 && limit <= 1 << 20);
    CHECK_EQ(isomem_limit_on_stream(NVSHMEM_TEAM_INVALID, which), size_t{0});
  }
  char byte = 0;
  CHECK_EQ(
      isomem_reduce_on_stream(NVSHMEM_TEAM_WORLD, &byte, &byte, 0, ISOMEM_TYPE_INT8, ISOMEM_OP_AND, stream),
      0);
  CHECK_EQ(isomem_reducescatter_on_stream(NVSHMEM_TEAM_WORLD, &byte, &byte, 0, 0, ISOMEM_TYPE_HALF,
                                          ISOMEM_OP_MIN, stream),
           0);
  CHECK_EQ(isomem_exchange_on_stream(NVSHMEM_TEAM_WORLD, &byte, 0, &byte, 0, 0, stream), 0);
  CHECK_EQ(isomem_broadcast_on_stream(NVSHMEM_TEAM_WORLD, &byte, &byte, 0, s.n - 1, stream), 0);
  CHECK_EQ(isomem_broadcast_on_stream(NVSHMEM_TEAM_INVALID, &byte, &byte, 1, 0, stream), -1);
}

/// With a room there is no limit; a team that has been destroyed has none.
void rooms(const test::Session& s) {
  test::note("rooms of collectives on streams");
  nvshmem_team_t team;
  CHECK_EQ(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, s.n, nullptr, 0, &team), 0);
  const auto limit = [&] { return isomem_limit_on_stream(team, ISOMEM_ON_STREAM_REDUCE); };
  const size_t without = limit();
  void* const room = nvshmem_calloc(ISOMEM_ROOM_BYTES, 1);
  CHECK_EQ(isomem_room_on_stream(team, room, 1000), s.n == 1 ? 0 : 1);
  CHECK_EQ(limit(), without);
  CHECK_EQ(isomem_room_on_stream(team, room, ISOMEM_ROOM_BYTES), 0);
  for (const auto which : {ISOMEM_ON_STREAM_REDUCE, ISOMEM_ON_STREAM_REDUCESCATTER, ISOMEM_ON_STREAM_EXCHANGE,
                           ISOMEM_ON_STREAM_BROADCAST})
    CHECK_EQ(isomem_limit_on_stream(team, which), SIZE_MAX);
  CHECK_EQ(isomem_room_on_stream(team, nullptr, 0), 0);
  CHECK_EQ(limit(), without);
  CHECK_EQ(isomem_room_on_stream(team, room, ISOMEM_ROOM_BYTES), 0);
  nvshmem_team_destroy(team);
  CHECK_EQ(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, s.n, nullptr, 0, &team), 0);
  CHECK_EQ(limit(), without);
  nvshmem_team_destroy(team);
  CHECK_EQ(isomem_room_on_stream(NVSHMEM_TEAM_INVALID, room, ISOMEM_ROOM_BYTES), -1);
  nvshmem_free(room);
}

/// What the inline launch functions ask: all start a kernel or none, and none before all have come.
void launches(const test::Session& s) {
  test::note("agreement on a launch");
  auto* come = static_cast<uint64_t*>(nvshmem_calloc(1, sizeof(uint64_t)));
  nvshmem_barrier_all();
  for (uint64_t round = 1; round <= 50; ++round) {
    for (int pe = 0; pe < s.n; ++pe) nvshmem_uint64_atomic_add(come, 1, pe);
    nvshmem_quiet();
    CHECK_EQ(isomem_agree_on_launch("the test", 0, ""), 0);
    CHECK(*view(come) >= round * static_cast<uint64_t>(s.n));
  }
  for (int pe = 0; pe < s.n; ++pe) {
    const int mine = s.me == pe ? NVSHMEMX_ERROR_INVALID_VALUE : 0;
    CHECK_EQ(isomem_agree_on_launch("the test", mine, "it says so"), NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED);
  }
  CHECK_EQ(isomem_agree_on_launch("the test", 0, ""), 0);
  nvshmem_free(come);
}

}  // namespace

int main() {
  set_up();
  left_open();
  left_open();
  test::Session s("cuda_fake.host_calls");
  versions();
  nvshmem_init();
  const fake_device::Choice device(s.me % fake_device::devices());
  modules();
  configurations(s);
  teams_by_id(s);
  buffers(s);
  hints();
  regions();
  counted_signals(s);
  launches(s);
  limits(s);
  rooms(s);
  nvshmem_finalize();
  s.done();
  return 0;
}
