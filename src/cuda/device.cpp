// SPDX-License-Identifier: Apache-2.0
#include "cuda/device.hpp"
#include "core/sizes.hpp"

#include <algorithm>
#include <cstring>

#include "core/error.hpp"
#include "core/process.hpp"
#include "cuda/copy_channel.hpp"
#include "cuda/kernel_files.hpp"
#include "cuda/proxy.hpp"
#include "cuda/staging.hpp"
#include "cuda/team_staging.hpp"
#include "cuda/watchdog.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"
#include "runtime/teams.hpp"

/// The fat binary of src/cuda/kernels, made by cmake/cuda.cmake.
extern "C" const char isomem_kernel_image[];

namespace isomem {

namespace {

constexpr uint64_t kBoardBytes = 4096;               // of the board: the header with the abort word
constexpr uint64_t kListOffset = uint64_t{1} << 16;  // of the lists of members in the state page
static_assert(sizeof(DeviceState) <= kListOffset);
static_assert(offsetof(DeviceState, one_host) == 32 && offsetof(DeviceState, team) == 128 &&
                  offsetof(DeviceState, slots) == 128 + sizeof(DeviceState::team),
              "the page is append only, and kernels read pairs of its words at once");
static_assert(offsetof(DeviceTeam, n_pes) == 12 && offsetof(DeviceTeam, lines) == 24,
              "kernels read them as halves of words (TeamSize)");

constexpr const char* kKernels[] = {"isomem_atomic",
                                    "isomem_stream_sync",
                                    "isomem_stream_broadcast",
                                    "isomem_stream_exchange",
                                    "isomem_stream_reduce",
                                    "isomem_stream_reducescatter",
                                    "isomem_stream_wait",
                                    "isomem_stream_signal",
                                    "isomem_stream_push",
                                    "isomem_stream_operation",
                                    "isomem_stream_quiet",
                                    "isomem_stream_collective",
                                    "isomem_stream_fold",
                                    "isomem_stream_fetch",
                                    "isomem_stream_fetch_broadcast",
                                    "isomem_stream_wait_word",
                                    "isomem_stream_relay",
                                    "isomem_stream_relay_fold",
                                    "isomem_stream_relay_broadcast",
                                    "isomem_stream_relay_reduce"};

/// Lists of the state page, an int32_t for each PE of the job: members of each of the first teams, their
/// slots, slots of all.
constexpr uint64_t kSlotLists = kPageTeams;
constexpr uint64_t kSlotsOfAll = 2 * kSlotLists;
constexpr uint64_t kLists = kSlotsOfAll + 1;

uint64_t list_offset(uint64_t index, int n_pes) {
  return kListOffset + index * static_cast<uint64_t>(n_pes) * sizeof(int32_t);
}

/// Behind them the records of further teams, and those of the members on this host of each.
constexpr uint64_t kMoreTeams = 2 * TeamAreas::kMost - kPageTeams;
uint64_t more_teams_offset(int n_pes) { return round_up(list_offset(kLists, n_pes), sizeof(DeviceTeam)); }
uint64_t page_bytes(int n_pes) {
  return round_up(more_teams_offset(n_pes) + kMoreTeams * sizeof(DeviceTeam), kDevicePage);
}

/// A kernel of before version 3 reads this record where the team of a context has none that it knows: its
/// members are no PEs, and their copies no addresses.
constexpr uint64_t kUnknownTeamOffset = offsetof(DeviceState, team) + kUnknownTeam * sizeof(DeviceTeam);
constexpr int32_t kNoPe = (1 << 25) - 1;
static_assert(kUnknownTeamOffset >= sizeof(DeviceState) &&
              kUnknownTeamOffset + sizeof(DeviceTeam) <= kListOffset);

bool has_context() {
  CUcontext context = nullptr;
  return driver().context_current(&context) == CUDA_SUCCESS && context;
}

CUmemAccessDesc access_of(CUmemLocationType type, int id) {
  CUmemAccessDesc access{};
  access.location.type = type;
  access.location.id = id;
  access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
  return access;
}

/// Lets every visible device read a page that is `home`'s already, where the machine can do that: a kernel on
/// the wrong device then finds the page and says so.
void show_to_all_devices(uint64_t address, uint64_t bytes, CUdevice home) {
  int count = 0;
  driver().device_count(&count);
  for (int i = 0; i < count; ++i) {
    const CUmemAccessDesc access = access_of(CU_MEM_LOCATION_TYPE_DEVICE, i);
    if (i != home) driver().set_access(address, bytes, &access, 1);
  }
}

}  // namespace

Device* Device::instance_ = nullptr;

Device::Device(Runtime& runtime, int wanted_device)
    : runtime_(runtime), wanted_device_(wanted_device), one_host_(runtime.job().peers().n_hosts() == 1) {
  open();
  instance_ = this;
  all_have_driver_ = runtime_.all_agree("nvshmem_init", window_.has_value());
}

void Device::bind_if_chosen(const char* routine) {
  Device* d = instance_;
  if (!d || d->heap_ || !d->all_have_driver_) return;
  if (d->runtime_.all_agree(routine, has_context())) d->bind(routine);
}

Device::~Device() {
  instance_ = nullptr;
  runtime_.teams().set_hooks({});
  if (!window_) return;
  const Driver& cu = driver();
  // failures are no news from here on: the program may have reset the device, or ends
  const bool entered = context_ && cu.context_push(context_) == CUDA_SUCCESS;
  proxy_.reset();
  watchdog_.reset();
  channel_.reset();
  if (stream_) {
    if (entered) KernelFiles::all().tell(false, stream_);  // the next job may have several
    cu.stream_synchronize(stream_);
  }
  for (int slot = 0; slot < runtime_.job().peers().near_pes() && host_registered_; ++slot) {
    const int pe = runtime_.job().peers().near_pe(slot);
    char* heap = static_cast<char*>(translate(reinterpret_cast<void*>(runtime_.memory().heap()), pe));
    for (uint64_t at = 0; at < host_registered_; at += kHostStep) cu.host_unregister(heap + at);
  }
  if (board_registered_) cu.host_unregister(&runtime_.job().board());
  team_staging_.reset();
  staging_.reset();
  words_.reset();
  if (library_) cu.library_unload(library_);
  for (CUstream stream : {stream_, calls_, copies_}) {
    if (stream) cu.stream_destroy(stream);
  }
  areas_.reset();
  heap_.reset();
  if (page_ || early_page_) cu.unmap(window_->page(), window_->page_bytes());
  window_.reset();
  CUcontext popped = nullptr;
  if (entered) cu.context_pop(&popped);
  if (opened_) leave_context();
  if (retained_) cu.primary_release(device_);
}

/// The context that this PE has opened itself. A thread that stays in it would take it for a choice of the
/// program at a later init.
void Device::leave_context() {
  CUcontext current = nullptr;
  if (driver().context_current(&current) == CUDA_SUCCESS && current == context_)
    driver().context_set(nullptr);
}

/// Before the device is known. A machine without GPU or driver is no error until device memory is wanted.
void Device::open() {
  try {
    driver();
  } catch (const Error& error) {
    why_not_ = error.what();
    return;
  }
  window_.emplace(runtime_.job().peers().widest(), one_host_, page_bytes(runtime_.n_pes()));
  map_early_page();
}

/// A state page in host memory, which tells kernels that run before the device is bound who they are. A
/// driver that cannot do that leaves them without.
void Device::map_early_page() {
  const Driver& cu = driver();
  CUmemAllocationProp properties{};
  properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.location = {CU_MEM_LOCATION_TYPE_HOST_NUMA, 0};
  CUmemGenericAllocationHandle handle = 0;
  if (cu.create(&handle, window_->page_bytes(), &properties, 0) != CUDA_SUCCESS) return;
  const uint64_t base = window_->page();
  if (cu.map(base, window_->page_bytes(), 0, handle, 0) == CUDA_SUCCESS) {
    const CUmemAccessDesc host = access_of(CU_MEM_LOCATION_TYPE_HOST_NUMA, 0);
    early_page_ = cu.set_access(base, window_->page_bytes(), &host, 1) == CUDA_SUCCESS;
    if (!early_page_) cu.unmap(base, window_->page_bytes());
  }
  cu.release(handle);
  if (!early_page_) return;
  show_to_all_devices(base, window_->page_bytes(), -1);
  auto* state = reinterpret_cast<DeviceState*>(base);
  std::memset(static_cast<void*>(state), 0, sizeof(*state));
  state->version = kDeviceStateVersion;
  state->bytes = sizeof(*state);
  state->me = runtime_.me();
  state->n_pes = runtime_.n_pes();
  state->magic = kDeviceStateMagic;
}

Device& Device::current(const char* routine) {
  if (!instance_) throw Error("GPU support is not set up: call nvshmem_init first");
  if (!instance_->heap_) instance_->bind(routine);
  instance_->check_current(routine);
  return *instance_;
}

void Device::check_current(const char* routine) const {
  CUcontext context = nullptr;
  CUdevice device = device_;
  if (driver().context_current(&context) != CUDA_SUCCESS || !context || context == context_) return;
  if (driver().context_device(&device) != CUDA_SUCCESS || device == device_) return;
  throw Error(std::string(routine) + " was called with " + name_of_device(device) +
              " current, but this PE's symmetric memory lies on " + name_of_device(device_) +
              ", which was current at the first call that needed it. Call cudaSetDevice once, before "
              "nvshmem_malloc");
}

/// Collective.
void Device::bind(const char* routine) {
  // who cannot go on ends the job with its reason; the others wait for it when they compare, and end with it
  if (!window_) throw Error(why_not_);
  compare_peers(routine);
  choose_context();
  const ContextScope scope(context_);
  spread_threads();
  synchronise_memory_calls();
  exchange_.emplace(runtime_);
  runtime_.job().board().entry(runtime_.job().slot()).gpu = hash_of_device(device_);
  runtime_.barrier_all(routine);  // all sockets are there
  limit_blocks();
  shared_.emplace(runtime_, *window_, *exchange_, device_);
  areas_ = std::make_unique<TeamAreas>(runtime_, *window_, device_);
  more_teams_.resize(kMoreTeams);
  const uint64_t control = areas_->first_bytes();
  meet_network();
  auto heap = std::make_unique<DeviceHeap>(runtime_, *window_, *shared_, device_, control);
  heap->keep(routine, memory_in_advance());
  make_streams();
  if (has_far()) {
    staging_ = std::make_unique<Staging>(*this, copies_);
    team_staging_ = std::make_unique<TeamStaging>(*this);
  }
  const uint64_t region = window_->region(runtime_.job().slot());
  check(driver().fill(region, 0, control, stream_), "clearing the words of the teams");
  words_.emplace();
  register_board();
  load_kernels();
  channel_ = std::make_unique<CopyChannel>(*this);
  proxy_ = std::make_unique<Proxy>(runtime_, *channel_);
  watchdog_ = std::make_unique<Watchdog>(runtime_, words_->get());
  map_page();
  write_state();
  KernelFiles::all().tell(one_host_, stream_);
  check(driver().stream_synchronize(stream_), "telling the kernels of the program about the job");
  follow_teams();
  heap_ = std::move(heap);
  runtime_.transport().set_device_memory(region, window_->stride(), channel_.get());
  host_heap_grew();
  runtime_.barrier_all(routine);  // all words are zero
  if (runtime_.options().debug) {
    const unsigned long long start = region + window_->heap_start();
    say(name_of(runtime_, runtime_.me()) + ": " + routine + " binds " + name_of_device(device_) +
        text(", device memory at 0x%llx", start));
  }
}

void Device::compare_peers(const char* routine) {
  const uint64_t base = window_->page();
  if (runtime_.least(routine, base) == base && ~runtime_.least(routine, ~base) == base) return;
  throw Error(text(
      "PE %d has its device window at 0x%llx, another PE elsewhere: set ISOMEM_DEVICE_WINDOW to the same "
      "for all",
      runtime_.me(), static_cast<unsigned long long>(base)));
}

/// PEs that share a GPU take turns, with all of it, unless they share it by MPS.
void Device::limit_blocks() {
  Board& board = runtime_.job().board();
  int processors = 0, is_by_mps = 0, pes = 0;
  check(driver().device_attribute(&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device_),
        "asking for the multiprocessors of the GPU");
  driver().device_attribute(&is_by_mps, CU_DEVICE_ATTRIBUTE_MPS_ENABLED, device_);  // old drivers know it not
  for (int slot = 0; slot < runtime_.job().peers().near_pes(); ++slot)
    pes += board.entry(slot).gpu == hash_of_device(device_);
  block_limit_.set_gpu(processors, is_by_mps ? pes : 1);
}

/// The driver's threads have begun where the program is bound, which then waits for them, milliseconds at a
/// time. So they leave that core, and if nobody has asked for it, the program does as well: its further
/// threads and children begin where it runs.
void Device::spread_threads() const {
  Board& board = runtime_.job().board();
  const uint64_t given = board.entry(runtime_.job().slot()).cores_given;
  const bool was_asked_for = given == 0 || given != hash_of_cores(getpid());
  let_threads_share_cores_of(board.header.launcher_pid, was_asked_for ? "cuda" : "");
}

/// Whoever has made the current context may give it back before this PE ends, as the libraries of Python do
/// when the program exits; it stays until then, if it is the primary one and nothing keeps us from that. A
/// primary context that nobody has made is not made here: it takes time and memory of the GPU.
void Device::keep_context() {
  unsigned flags = 0;
  int is_active = 0;
  if (driver().primary_state(device_, &flags, &is_active) != CUDA_SUCCESS || !is_active) return;
  CUcontext primary = nullptr;
  if (driver().primary_retain(&primary, device_) != CUDA_SUCCESS) return;
  retained_ = primary == context_;
  if (!retained_) driver().primary_release(device_);
}

/// The context of the calling thread; without one, the device that was asked for, or the PEs of a host are
/// spread over its devices.
void Device::choose_context() {
  const Driver& cu = driver();
  check(cu.context_current(&context_), "cuCtxGetCurrent");
  if (context_) {
    check(cu.context_device(&device_), "cuCtxGetDevice");
    keep_context();
    return;
  }
  int count = 0;
  check(cu.device_count(&count), "cuDeviceGetCount");
  if (wanted_device_ >= count) {
    throw Error(text("cuda_device_id = %d of the initialization attributes is not a GPU; valid: 0 to %d",
                     wanted_device_, count - 1));
  }
  const int number = wanted_device_ >= 0 ? wanted_device_ : runtime_.job().slot() % count;
  check(cu.device_get(&device_, number), "cuDeviceGet");
  check(cu.primary_retain(&context_, device_), ("opening " + name_of_device(device_)).c_str(),
        "See nvidia-smi: the GPU may be in exclusive mode, or out of memory");
  opened_ = retained_ = true;
  check(cu.context_set(context_), "cuCtxSetCurrent");
  if (runtime_.options().debug) {
    say(name_of(runtime_, runtime_.me()) + ": cudaSetDevice was not called; using " +
        name_of_device(device_));
  }
}

/// cudaMemcpy from ordinary memory and cudaMemset return while the default stream still works on them: a put
/// or a PE that comes after them would see the old bytes. From now on they are complete when they return.
void Device::synchronise_memory_calls() {
  unsigned flags = 0;
  check(driver().context_flags(&flags), "cuCtxGetFlags");
  check(driver().context_set_flags(flags | CU_CTX_SYNC_MEMOPS), "cuCtxSetFlags with CU_CTX_SYNC_MEMOPS");
}

void Device::make_streams() {
  const Driver& cu = driver();
  int least = 0;
  int most = 0;
  check(cu.priority_range(&least, &most), "cuCtxGetStreamPriorityRange");
  for (CUstream* stream : {&stream_, &calls_, &copies_})
    check(cu.stream_create(stream, CU_STREAM_NON_BLOCKING, most), "creating a stream of the library");
}

/// Kernels look at the abort word of the status board.
void Device::register_board() {
  check(driver().host_register(&runtime_.job().board(), kBoardBytes,
                               CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP),
        "making the status board visible to the GPU", "Raise the limit of locked memory (ulimit -l)");
  board_registered_ = true;
}

/// The state page moves to the device that was bound.
void Device::map_page() {
  const Driver& cu = driver();
  const uint64_t base = window_->page();
  if (early_page_) check(cu.unmap(base, window_->page_bytes()), "replacing the state page");
  early_page_ = false;
  const CUmemAllocationProp properties = memory_of_device(device_);
  CUmemGenericAllocationHandle handle = 0;
  check(cu.create(&handle, window_->page_bytes(), &properties, 0),
        ("creating the state page on " + name_of_device(device_)).c_str(),
        "Another program may have filled this GPU (see nvidia-smi)");
  map_for_device(base, window_->page_bytes(), handle, device_, "the state page");
  cu.release(handle);
  page_ = true;
  show_to_all_devices(base, window_->page_bytes(), device_);
}

void Device::write(uint64_t offset, const void* source, uint64_t bytes) {
  write_to(window_->page() + offset, source, bytes);
}

/// To the state page, or where it points.
void Device::write_to(uint64_t address, const void* source, uint64_t bytes) {
  check(driver().copy(address, reinterpret_cast<CUdeviceptr>(source), bytes, stream_),
        "writing the state page");
  check(driver().stream_synchronize(stream_), "writing the state page",
        "An earlier kernel of this program may have failed: compute-sanitizer finds it");
}

void Device::write_state() {
  const Driver& cu = driver();
  const auto device_address = [&](void* host) {
    CUdeviceptr address = 0;
    check(cu.host_device_pointer(&address, host, 0), "cuMemHostGetDevicePointer");
    return address;
  };
  state_.magic = kDeviceStateMagic;
  state_.version = kDeviceStateVersion;
  state_.bytes = sizeof(state_);
  state_.me = runtime_.me();
  state_.n_pes = runtime_.n_pes();
  state_.near.region = window_->region(runtime_.job().slot());
  state_.near.stride = window_->stride();
  state_.slot = static_cast<uint64_t>(runtime_.job().slot());
  if (one_host_) {
    state_.one_host = state_.near;
  } else {
    state_.slots = write_list(window_->page() + list_offset(kSlotsOfAll, runtime_.n_pes()),
                              slots_of({runtime_.me(), runtime_.n_pes()}));
  }
  state_.abort = device_address(&runtime_.job().board().header.abort);
  state_.wait = device_address(&(*words_)->wait);
  state_.exit_request = device_address(&(*words_)->exit_request);
  state_.ring = device_address(proxy_->ring());
  const uint64_t more_teams = more_teams_offset(runtime_.n_pes());
  state_.more_teams = window_->page() + more_teams - kPageTeams * sizeof(DeviceTeam);
  state_.end_of_slots = static_cast<uint64_t>(areas_->end());
  DeviceTeam unknown{};
  unknown.start = kNoPe;
  write(kUnknownTeamOffset, &unknown, sizeof(unknown));
  write(more_teams, more_teams_.data(), kMoreTeams * sizeof(DeviceTeam));
  write(0, &state_, sizeof(state_));
}

/// Teams that are there, and those to come, are shown to kernels.
void Device::follow_teams() {
  TeamHooks hooks;
  const auto succeeds = [this](const std::function<void()>& f) {
    try {
      f();
      return true;
    } catch (const Error& error) {
      say(name_of(runtime_, runtime_.me()) + ": making a team on the device: " + error.what());
      return false;
    }
  };
  hooks.has_room = [=, this](int slot) { return succeeds([&] { areas_->make_room(slot); }); };
  hooks.created = [=, this](int slot, const Members& members) {
    or_end_job([&] { areas_->share(*shared_, slot, members); });
    return succeeds([&] { set_team(slot, members); });
  };
  hooks.destroyed = [this](int slot) { or_end_job([&] { clear_team(slot); }); };
  if (!runtime_.teams().set_hooks(hooks)) throw Error("the teams could not be shown to the device");
}

/// The slots that the members have on this host, -1 for those of other hosts.
std::vector<int32_t> Device::slots_of(const Members& members) const {
  std::vector<int32_t> slots(static_cast<size_t>(members.n_pes));
  int member = 0;
  for (int32_t& slot : slots) slot = runtime_.job().peers().near_slot(members.pe(member++));
  return slots;
}

/// Where kernels find it.
uint64_t Device::write_list(uint64_t address, const std::vector<int32_t>& list) {
  write_to(address, list.data(), list.size() * sizeof(list[0]));
  return address;
}

DeviceTeam& Device::record(int slot) {
  return slot < kPageTeams ? state_.team[slot] : more_teams_[static_cast<size_t>(slot - kPageTeams)];
}

void Device::show_team(int slot, const DeviceTeam& team) {
  const uint64_t first =
      slot < kPageTeams ? window_->page() + offsetof(DeviceState, team) : state_.more_teams;
  record(slot) = team;
  write_to(first + static_cast<uint64_t>(slot) * sizeof(team), &team, sizeof(team));
}

void Device::set_team(int slot, const Members& members) {
  const ContextScope scope(context_);
  check(driver().fill(areas_->area(slot), 0, areas_->bytes(), stream_), "clearing the words of a team");
  const std::array lists = lists_of(slot);
  DeviceTeam team{};
  team.area = areas_->area(slot);
  team.me = members.me;
  team.n_pes = members.n_pes;
  team.start = members.start;
  team.stride = members.stride;
  team.lines = areas_->lines();
  if (members.list) team.members = write_list(lists[0], {members.list, members.list + members.n_pes});
  if (!one_host_) {
    const std::vector<int32_t> slots = slots_of(members);
    const bool all_near = std::count(slots.begin(), slots.end(), -1) == 0;
    if (all_near) team.slots = write_list(lists[1], slots);
    if (!all_near) {
      team_staging_->make_room(slot);
      team.area = kFarTeam;
      team.staging = reinterpret_cast<uint64_t>(team_staging_->small(slot));
      team.rails = show_near_team(slot, team);
    }
  }
  show_team(slot, team);
}

/// How a team is divided that has as many members on each host.
TeamRails Device::rails_of(const Levels& levels, int near) {
  TeamRails rails{near, levels.near.me(), levels.rails, levels.host, levels.n_hosts, 0};
  for (const int step : {levels.rails, 1}) {
    TeamRails tried = rails;
    tried.step = step;
    bool fits = true;
    for (int rank = 0; rank < levels.n_hosts * levels.rails; ++rank)
      fits &= tried.host_of(rank) == levels.host_of[rank] && tried.place_of(rank) == levels.place_of[rank];
    if (fits) return tried;
  }
  return rails;
}

/// The members on this host, if each host has as many of them, several: kernels do their part of what the
/// team does together. Their lists are in the place of that of all slots, which a team with far members has
/// not.
TeamRails Device::show_near_team(int slot, const DeviceTeam& whole) {
  const Levels* const levels = runtime_.teams().find(slot)->levels;
  const Members& near = levels->near.members;
  if (near.n_pes < 2 || levels->n_hosts * levels->rails != whole.n_pes) return {};
  DeviceTeam team = whole;
  const uint64_t lists = lists_of(slot)[1];
  team.area = areas_->area(slot);
  team.me = near.me;
  team.n_pes = near.n_pes;
  team.members = write_list(lists, {near.list, near.list + near.n_pes});
  team.slots = write_list(lists + sizeof(int32_t) * static_cast<uint64_t>(near.n_pes), slots_of(near));
  show_team(near_team(slot), team);
  return rails_of(*levels, near_team(slot));
}

/// Addresses of the lists of a team: its members, and their slots.
std::array<uint64_t, 2> Device::lists_of(int slot) const {
  const int n_pes = runtime_.n_pes();
  if (slot >= kPageTeams) return {areas_->lists(slot), areas_->lists(slot) + sizeof(int32_t) * n_pes};
  const auto index = static_cast<uint64_t>(slot);
  return {window_->page() + list_offset(index, n_pes),
          window_->page() + list_offset(kSlotLists + index, n_pes)};
}

void Device::clear_team(int slot) {
  const ContextScope scope(context_);
  for (const int one : {slot, near_team(slot)}) {
    if (record(one).n_pes > 0) show_team(one, DeviceTeam{});
    block_limit_.forget(one);
  }
  set_room(slot, Room{});
}

void Device::set_room(int slot, const Room& room) {
  const std::lock_guard guard(rooms_mutex_);
  if (room.chunk == 0) {
    rooms_.erase(slot);
    block_limit_.forget(slot);
  } else {
    rooms_[slot] = room;
    block_limit_.expect(slot);
  }
}

Room Device::room(int slot) const {
  const std::lock_guard guard(rooms_mutex_);
  const auto found = rooms_.find(slot);
  return found == rooms_.end() ? Room{} : found->second;
}

void Device::load_kernels() {
  check(driver().library_load(&library_, isomem_kernel_image, nullptr, nullptr, 0, nullptr, nullptr, 0),
        "loading the library's kernels",
        "This isomem may be built for other GPUs: see ISOMEM_CUDA_ARCHITECTURES");
  // now, not at their first use: that may be while a stream is captured, when the driver loads nothing
  for (const char* name : kKernels) kernel(name);
}

CUfunction Device::kernel(const char* name) {
  const std::lock_guard<std::mutex> lock(kernels_mutex_);
  if (const auto known = kernels_.find(name); known != kernels_.end()) return known->second;
  const ContextScope scope(context_);
  CUkernel kernel = nullptr;
  CUfunction function = nullptr;
  check(driver().library_kernel(&kernel, library_, name), name, "This build of isomem is incomplete");
  check(driver().kernel_function(&function, kernel), name,
        "This isomem may be built for other GPUs: see ISOMEM_CUDA_ARCHITECTURES");
  return kernels_[name] = function;
}

}  // namespace isomem
