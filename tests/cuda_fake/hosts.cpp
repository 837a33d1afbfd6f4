// SPDX-License-Identifier: Apache-2.0
// Device memory in jobs on several hosts: kernels, CPU threads and streams reach the PEs of their own host,
// whose numbers need not be in a row. Also run on one host, where everybody is near.
#include <shmemx.h>

#include <cstdio>
#include <cstring>
#include <map>
#include <string>

#include "fake_device.hpp"

extern "C" void isomem_kernels_of_file(void (*tell)(unsigned, CUstream), int present);

namespace {

using fake_device::state;
using fake_device::view;

/// Who is near, by the names of the hosts.
struct Near {
  std::vector<int> pes;
  std::vector<int> slots;  // by PE, -1: far
  int mine = 0;            // this PE's slot
  int widest = 0;          // most PEs of a host

  Near() {
    const std::string here = shmemx_pe_nodename(shmem_my_pe());
    std::map<std::string, int> pes_of;
    for (int pe = 0; pe < shmem_n_pes(); ++pe) {
      widest = std::max(widest, ++pes_of[shmemx_pe_nodename(pe)]);
      const bool is_near = shmemx_pe_nodename(pe) == here;
      if (pe == shmem_my_pe()) mine = static_cast<int>(pes.size());
      slots.push_back(is_near ? static_cast<int>(pes.size()) : -1);
      if (is_near) pes.push_back(pe);
    }
  }
  bool all() const { return pes.size() == slots.size(); }
  int size() const { return static_cast<int>(pes.size()); }
  int right() const { return pes[static_cast<size_t>((mine + 1) % size())]; }
  int left() const { return pes[static_cast<size_t>((mine + size() - 1) % size())]; }
};

/// What a file with kernels hears of the library.
constexpr unsigned kNothing = 5;
unsigned told = kNothing, told_late = kNothing, told_too_late = kNothing;
void tell(unsigned on_one_host, CUstream) { told = on_one_host; }
void tell_late(unsigned on_one_host, CUstream) { told_late = on_one_host; }
void tell_too_late(unsigned on_one_host, CUstream) { told_too_late = on_one_host; }

uint64_t value(uint64_t salt, int pe, size_t i) { return test::element<uint64_t>(salt, pe, i); }

/// Where a kernel finds PE `pe`'s copy, worked out from the page alone.
uint64_t copy_by_page(uint64_t address, int pe) {
  const isomem::DeviceState& page = state();
  const isomem::NearMemory& near = page.near;
  const bool on_device = address - near.region < near.stride;
  if (!on_device && address - near.host_region >= near.host_bytes) return 0;
  int64_t slot = pe;
  if (page.slots) slot = view(reinterpret_cast<const int32_t*>(page.slots))[pe];
  if (slot < 0) return 0;
  const uint64_t apart = static_cast<uint64_t>(slot) - page.slot;
  return address + apart * (on_device ? near.stride : near.host_stride);
}

/// The same by a kernel that knows version 1 of the page only.
uint64_t copy_by_old_kernel(uint64_t address, int pe) {
  const isomem::DeviceState& page = state();
  const isomem::NearMemory& near = page.one_host;
  const uint64_t apart = static_cast<uint64_t>(pe - page.me);
  if (address - near.region < near.stride) return address + apart * near.stride;
  return address - near.host_region < near.host_bytes ? address + apart * near.host_stride : 0;
}

void the_page(const Near& near) {
  const isomem::DeviceState& page = state();
  auto* device = static_cast<uint64_t*>(nvshmem_calloc(100, 8));
  auto* host = test::symmetric<uint64_t>(100);
  CHECK_EQ(page.slots != 0, !near.all());
  CHECK_EQ(page.slot, static_cast<uint64_t>(near.mine));
  for (int pe = 0; pe < shmem_n_pes(); ++pe) {
    for (const void* there : {static_cast<const void*>(device + 7), static_cast<const void*>(host + 7)}) {
      const auto address = reinterpret_cast<uint64_t>(there);
      const auto reached = reinterpret_cast<uint64_t>(nvshmem_ptr(there, pe));
      const bool is_near = near.slots[static_cast<size_t>(pe)] >= 0;
      test::note("PE %d, near %d, %p", pe, is_near, there);
      CHECK_EQ(reached != 0, is_near);
      CHECK_EQ(copy_by_page(address, pe), reached);
      CHECK_EQ(copy_by_old_kernel(address, pe), near.all() ? reached : 0);
    }
  }
  nvshmem_free(device);
  shmem_free(host);
}

/// The words of the first teams have room for messages of the PEs of a host, not of all: 77 GiB with 25,000.
void room_of_teams(const Near& near) {
  test::note("room of teams");
  constexpr uint64_t kPage = 4096, kDevicePage = 2 << 20;
  const uint32_t lines = near.widest == 1 ? 64 : near.widest == 2 ? 32768 : 8192;
  CHECK_EQ(fake_device::record(NVSHMEMX_TEAM_NODE).lines, lines);
  const uint64_t area = (isomem::TeamArea::bytes_for(near.widest, lines) + kPage - 1) / kPage * kPage;
  const uint64_t all = (isomem::kPageTeams * area + kDevicePage - 1) / kDevicePage * kDevicePage;
  const auto is_mapped = [](uint64_t address) {
    return fake_cuda::view(reinterpret_cast<const void*>(address)) != nullptr;
  };
  CHECK(is_mapped(state().near.region + all - 1));
  CHECK(!is_mapped(state().near.region + all));
}

void check_team(const Near& near, nvshmem_team_t team) {
  const isomem::DeviceTeam& record = fake_device::record(team);
  const int n = nvshmem_team_n_pes(team);
  if (n <= 0) {
    CHECK_EQ(record.area, 0u);
    return;
  }
  test::note("team %d of %d PEs", team, n);
  CHECK_EQ(record.n_pes, n);
  CHECK_EQ(record.me, nvshmem_team_my_pe(team));
  bool all_near = true;
  for (int i = 0; i < n; ++i) {
    const int pe = nvshmem_team_translate_pe(team, i, NVSHMEM_TEAM_WORLD);
    const int slot = near.slots[static_cast<size_t>(pe)];
    const auto* list = reinterpret_cast<const int32_t*>(record.members);
    CHECK_EQ(list ? view(list)[i] : record.start + i * record.stride, pe);
    all_near = all_near && slot >= 0;
    if (record.slots) CHECK_EQ(view(reinterpret_cast<const int32_t*>(record.slots))[i], slot);
  }
  CHECK_EQ(record.slots != 0, all_near && !near.all());
  CHECK_EQ(record.area == isomem::kFarTeam, !all_near);
  if (all_near) CHECK(view(reinterpret_cast<char*>(record.area)) != nullptr);
}

/// More than the page has had from the start, made one from the other.
void many_teams(const Near& near) {
  std::vector<nvshmem_team_t> made;
  nvshmem_team_t team = NVSHMEM_TEAM_WORLD;
  for (int i = 0; i < 40; ++i) {
    const int n = nvshmem_team_n_pes(team);
    CHECK_EQ(nvshmem_team_split_strided(team, n - 1, -1, n, nullptr, 0, &team), 0);
    check_team(near, team);
    made.push_back(team);
  }
  for (const nvshmem_team_t one : made) {
    nvshmem_team_destroy(one);
    check_team(near, one);
  }
}

void the_teams(const Near& near) {
  nvshmem_team_t every_second = NVSHMEM_TEAM_INVALID, in_reverse = NVSHMEM_TEAM_INVALID;
  const int n = shmem_n_pes();
  nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, nullptr, 0, &every_second);
  nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, n - 1, -1, n, nullptr, 0, &in_reverse);
  for (int team = 0; team < isomem::kPageTeams; ++team) check_team(near, team);
  for (const nvshmem_team_t team : {every_second, in_reverse}) {
    if (team != NVSHMEM_TEAM_INVALID) nvshmem_team_destroy(team);
  }
}

/// Put and get in every combination of memories, atomics, signals, to the right neighbour on this host.
void near_memory(const Near& near) {
  constexpr size_t n = 1000;
  test::note("memory of near PEs");
  auto* device = static_cast<uint64_t*>(nvshmem_calloc(n + 2, 8));
  auto* host = test::symmetric<uint64_t>(n);
  std::vector<uint64_t> got(n), mine(n);
  for (size_t i = 0; i < n; ++i) mine[i] = value(1, shmem_my_pe(), i);
  nvshmem_uint64_put(device, mine.data(), n, near.right());
  nvshmem_barrier_all();
  for (size_t i = 0; i < n; ++i) CHECK_EQ(view(device)[i], value(1, near.left(), i));
  nvshmem_uint64_put(host, device, n, near.right());
  nvshmem_barrier_all();
  nvshmem_uint64_get(got.data(), device, n, near.right());
  CHECK(std::memcmp(got.data(), mine.data(), n * 8) == 0);
  CHECK(std::memcmp(host, view(static_cast<uint64_t*>(nvshmem_ptr(device, near.left()))), n * 8) == 0);
  nvshmem_barrier_all();
  const fake_device::Stream stream;
  nvshmemx_uint64_put_signal_on_stream(device, host, n, device + n, 1, NVSHMEM_SIGNAL_ADD, near.right(),
                                       stream);
  nvshmemx_signal_wait_until_on_stream(device + n, NVSHMEM_CMP_EQ, 1, stream);
  stream.wait();
  CHECK(std::memcmp(view(device), nvshmem_ptr(host, near.left()), n * 8) == 0);
  nvshmem_barrier_all();
  for (const int pe : near.pes) nvshmem_uint64_atomic_add(device + n + 1, 3, pe);
  nvshmem_barrier_all();
  CHECK_EQ(view(device)[n + 1], static_cast<uint64_t>(3 * near.size()));
  nvshmem_barrier_all();
  nvshmem_free(device);
  shmem_free(host);
}

/// Host memory of all PEs goes on over the wire beside it.
void far_host_memory(test::Session& s) {
  auto* host = test::symmetric<uint64_t>(300);
  std::vector<uint64_t> mine(300);
  for (size_t i = 0; i < 300; ++i) mine[i] = value(2, s.me, i);
  nvshmem_uint64_put(host, mine.data(), 300, s.right());
  nvshmem_barrier_all();
  for (size_t i = 0; i < 300; ++i) CHECK_EQ(host[i], value(2, s.left(), i));
  nvshmem_barrier_all();
  shmem_free(host);
}

/// The heap grows by more than one chunk, and takes memory of the program.
void growth(const Near& near) {
  constexpr size_t words = size_t{25} << 20;
  auto* large = static_cast<uint64_t*>(nvshmem_malloc(words * 8));
  CHECK(large != nullptr);
  nvshmem_uint64_p(large + words - 1, value(3, shmem_my_pe(), 0), near.right());
  nvshmem_barrier_all();
  CHECK_EQ(view(large + words - 1)[0], value(3, near.left(), 0));
  const fake_device::OwnMemory own(size_t{2} << 20, true);
  auto* adopted = static_cast<uint64_t*>(nvshmemx_buffer_register_symmetric(own.words(), own.bytes(), 0));
  CHECK(adopted != nullptr);
  nvshmem_uint64_p(adopted + 5, value(4, shmem_my_pe(), 0), near.right());
  nvshmem_barrier_all();
  CHECK_EQ(view(own.words())[5], value(4, near.left(), 0));
  nvshmemx_buffer_unregister_symmetric(adopted, 0);
  nvshmem_free(large);
}

/// Calls that are barriers without the word in their names: what was put before is there when they return.
void silent_barriers(test::Session& s) {
  using Call = void (*)(nvshmem_team_t*);
  const Call calls[] = {
      [](nvshmem_team_t* made) {
        nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), nullptr, 0, made);
      },
      [](nvshmem_team_t* made) {
        nvshmem_team_t other;
        nvshmem_team_split_2d(NVSHMEM_TEAM_WORLD, shmem_n_pes(), nullptr, 0, made, nullptr, 0, &other);
        nvshmem_team_destroy(other);
      },
      [](nvshmem_team_t*) {
        nvshmemx_qp_handle_t* handles = nullptr;
        CHECK_EQ(nvshmemx_qp_create(1, &handles), NVSHMEMX_SUCCESS);
        std::free(handles);
      },
      [](nvshmem_team_t*) { nvshmem_free(nvshmem_malloc(8)); },
  };
  auto* words = test::symmetric<uint64_t>(64);
  uint64_t salt = 0;
  for (int round = 0; round < 40; ++round) {
    for (const Call call : calls) {
      ++salt;
      test::note("barrier without a name, %llu", static_cast<unsigned long long>(salt));
      std::vector<uint64_t> mine(64, value(salt, s.me, 0));
      for (size_t i = 0; i < 64; ++i) nvshmem_uint64_put_nbi(words + i, mine.data() + i, 1, s.right());
      nvshmem_team_t team = NVSHMEM_TEAM_INVALID;
      call(&team);
      for (size_t i = 0; i < 64; ++i) CHECK_EQ(words[i], value(salt, s.left(), 0));
      nvshmem_team_destroy(team);
      nvshmem_barrier_all();
    }
  }
  shmem_free(words);
}

}  // namespace

int main() {
  isomem_kernels_of_file(&tell, 1);
  isomem_kernels_of_file(&tell_too_late, 1);
  isomem_kernels_of_file(&tell_too_late, 0);  // was unloaded
  test::Session s("cuda_fake.hosts");
  nvshmem_init();
  nvshmem_free(nvshmem_malloc(8));  // binds the device
  isomem_kernels_of_file(&tell_late, 1);
  const Near near;
  CHECK_EQ(told, near.all());
  room_of_teams(near);
  for (int round = 0; round < 3; ++round) {
    the_page(near);
    the_teams(near);
    near_memory(near);
    far_host_memory(s);
    growth(near);
  }
  silent_barriers(s);
  many_teams(near);
  CHECK_EQ(told_late, kNothing);
  told = kNothing;
  nvshmem_finalize();
  s.done();  // the job ends
  if (told == 0 && told_late == 0 && told_too_late == kNothing) return 0;
  std::fprintf(stderr, "at the end of the job kernels were told %u, %u and %u\n", told, told_late,
               told_too_late);
  return 1;
}
