// SPDX-License-Identifier: Apache-2.0
#include "runtime/runtime.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/sizes.hpp"
#include "far/far_channel.hpp"
#include "isomem/coll.hpp"
#include "runtime/host_engine.hpp"
#include "runtime/report.hpp"
#include "wire/loopback.hpp"
#include "wire/network.hpp"

namespace isomem {

/// What a PE of another host compares with its own.
struct Fingerprint {
  uint64_t statics;  // layout of the executable's static data
  uint64_t limits;   // of collectives
};

/// Symmetric words at the start of each region, before those of the teams and the heap.
struct Control {
  TeamWords life;        // init and finalize: of the PEs of a host ...
  TeamWords life_hosts;  // ... and of the first PE of each
  uint64_t life_epoch;   // how often this PE has entered `life`: survives a re-init
  uint64_t life_rounds;
  Fingerprint fingerprint;
  TeamCounts world;        // likewise survives
  HeapRequest request[2];  // what this PE asked of the heap, by parity of the call: the same on all
  uint64_t many_threads;   // this PE's program may call collectives from several threads at a time
};

namespace {

/// Where the words of the teams begin in a region.
constexpr uint64_t kTeams = round_up(sizeof(Control), 128);

/// Slots that teams have room for in a region: addresses, which cost nothing. There are as many more as fit
/// in front of the heap.
constexpr int kFewestSlots = 32;
constexpr int kWantedSlots = Teams::kFirstUser + 1024;
/// The first slots that have staging, as far as there is room in front of the heap.
constexpr uint64_t kStagedSlots = 128;

AddressMap::Shape shape_of(const Place& place, const Job& job) {
  const BoardHeader& header = job.header();
  const Peers& peers = job.peers();
  const auto control = [&](int slots) {
    return kTeams + Teams::area_bytes(peers.widest(), peers.n_hosts(), slots);
  };
  const uint64_t wanted = std::clamp(header.stride / 8 * 3, control(kFewestSlots), control(kWantedSlots));
  // the heap begins at a large power of two, so that shmem_align can serve alignments up to it
  const uint64_t heap = round_up(wanted, std::min(header.stride / 8, uint64_t{1} << 30));
  // only collectives between hosts need it
  const uint64_t staged = peers.n_hosts() > 1 ? kStagedSlots : 0;
  const uint64_t staging = std::min(staged, (heap - wanted) / AddressMap::kStaging) * AddressMap::kStaging;
  return {place.windows[header.host], header.stride, peers.near_pes(), job.slot(), heap - staging, heap};
}

}  // namespace

Runtime::Runtime(Place place, const Options& options, bool many_threads, const char* routine)
    : options_(options),
      job_(place.job, place.pe),
      memory_(shape_of(place, job_), std::move(place.statics)),
      control_(reinterpret_cast<Control*>(memory_.region())),
      one_executable_(place.one_executable),
      transport_(job_, memory_),
      teams_(*this, reinterpret_cast<void*>(memory_.region() + kTeams), memory_.control_bytes() - kTeams),
      heap_(*this, memory_, control_->request),
      limits_(options_.coll),
      spins_(job_.header().cores >= job_.header().near_pes && job_.peers().n_hosts() == 1) {
  if (limits_.cores == 0) limits_.cores = job_.header().cores;
  limits_.crowded = limits_.cores < job_.header().near_pes;
  teams_.restore_world(control_->world);
  PeEntry& mine = job_.mine();
  claim(job_.board(), me(), job_.slot());  // again where a program initializes anew
  mine.life.fetch_add(1);
  mine.base = memory_.window();
  mine.layout = memory_.statics().layout_hash;
  mine.limits = as_number_on_host(limits_);
  mine.statics_fd = memory_.statics().own_fd;
  mine.statics_inode = memory_.statics().own_inode;
  control_->fingerprint = {memory_.statics().layout_hash, as_number(limits_)};
  control_->many_threads = many_threads;
  if (job_.peers().n_hosts() > 1) transport_.set_wire(open_wire(std::move(place), routine));
  life_sync(routine);
  HostEngine e(*this);
  world_serves_sets_ = get_word(e, &control_->many_threads, 0) == 0;
  compare_neighbours();
  compare_hosts();
  if (memory_.statics().own_fd >= 0) map_statics_of_neighbours();
  limit_heap();
  mine.state = static_cast<uint32_t>(PeState::running);
}

Runtime::~Runtime() = default;

std::unique_ptr<Channel> Runtime::open_wire(Place place, const char* routine) {
  if (place.network.open) return far_channel(place.network.open(), std::move(place.network.address_of));
  const bool are_machines = std::find(place.windows.begin(), place.windows.end(), 0) != place.windows.end();
  const bool is_named = options_.wire == WireKind::ucx || options_.wire == WireKind::libfabric;
  const bool is_like_nvshmem = options_.disable_p2p && options_.wire != WireKind::loopback;
  if (are_machines || is_named || is_like_nvshmem) {
    auto wire = open_network(options_, are_machines ? Between::machines : Between::virtual_hosts);
    const std::string unused = me() == 0 ? unused_tuning(options_, wire->short_name()) : std::string();
    if (!unused.empty()) {
      say(
          text("%s: without effect here: hosts talk over %s, kernels through a thread of the CPU; isomem(7) "
               "has what applies",
               unused.c_str(), wire->name()));
    }
    auto address_of = exchange_addresses(routine, *wire);
    return far_channel(std::move(wire), std::move(address_of));
  }
  // the hosts are virtual: their memory is mapped here
  const auto translate = [this, windows = std::move(place.windows)](uint64_t address, int pe) {
    const Peers& peers = job_.peers();
    const uint64_t region = windows[static_cast<size_t>(peers.host_of(pe))] +
                            static_cast<uint64_t>(peers.slot_of(pe)) * memory_.stride();
    return reinterpret_cast<void*>(region + memory_.offset_of(reinterpret_cast<const void*>(address)));
  };
  const LoopbackOptions options{options_.loopback_delay_us,
                                options_.loopback_seed + static_cast<uint64_t>(me()), options_.loopback_fail};
  return std::make_unique<LoopbackChannel>(options, translate);
}

/// Returns when the cards of all PEs of other hosts have come.
std::function<std::string(int)> Runtime::exchange_addresses(const char* routine, Wire& wire) {
  const std::string kind = wire.name() + std::string(1, '\0');  // in front: all must have the same
  const std::string mine = kind + wire.address();
  if (mine.size() > Card::kMost) {
    throw Error(
        text("the address of this PE on %s has %zu bytes, more than %zu: restrict UCX_TLS or "
             "UCX_NET_DEVICES",
             wire.name(), mine.size(), Card::kMost));
  }
  Board& board = job_.board();
  const uint64_t life = job_.mine().life.load();
  board.card(me()).write(mine, life);
  int next = 0;
  const auto have_all = [&] {
    while (next < n_pes() && (job_.peers().is_near(next) || board.card(next).is_of(life))) ++next;
    return next == n_pes();
  };
  HostEngine(*this).wait_for(WaitSite{routine, WaitSite::For::team, &control_->life}, have_all);
  return [&board, kind](int pe) {
    const std::string_view card = board.card(pe).words();
    if (card.substr(0, kind.size()) == kind) return std::string(card.substr(kind.size()));
    throw Error(
        text("PE %d talks over %s, this one over %s: install the same on all hosts, or set ISOMEM_WIRE", pe,
             quoted(card.substr(0, card.find('\0'))).c_str(), kind.c_str()));
  };
}

std::unique_ptr<Channel> Runtime::far_channel(std::unique_ptr<Wire> wire,
                                              std::function<std::string(int)> address_of) {
  const auto offset_of = [this](uint64_t address) {
    return memory_.offset_of(reinterpret_cast<const void*>(address));
  };
  const auto registered_at = [this](uint64_t offset) { return memory_.registered_at(offset); };
  const auto wait = [this](int pe, const std::function<bool()>& is_over) {
    HostEngine(*this).wait_for(wire_site("earlier operations", pe), is_over);
  };
  const auto host_of = [this](int pe) {
    return std::string(job_.board().host(job_.peers().host_of(pe)).name);
  };
  const auto traffic_of = [this](int pe) -> Traffic& {
    return job_.board().host(job_.peers().host_of(pe)).traffic;
  };
  FarChannel::Place place{me(),
                          n_pes(),
                          job_.header().number + job_.mine().life.load(),
                          {reinterpret_cast<char*>(memory_.region()), memory_.stride()},
                          offset_of,
                          registered_at,
                          std::move(address_of),
                          host_of,
                          traffic_of,
                          wait,
                          {}};
  if (job_.header().outlives) place.has_died = [this](int pe) { return job_.state_of(pe) == PeState::dead; };
  return std::make_unique<FarChannel>(std::move(wire), std::move(place));
}

/// The same on all PEs: once it is known which statics there are.
void Runtime::limit_heap() {
  const uint64_t room = memory_.heap_room();
  if (room == 0) {
    throw Error(
        text("a region of %llu bytes has no room for a heap next to %llu bytes of static data: raise "
             "ISOMEM_STRIDE, run fewer PEs on this host, or raise ulimit -v and ulimit -f",
             static_cast<unsigned long long>(memory_.stride()),
             static_cast<unsigned long long>(memory_.statics().total_bytes)));
  }
  heap_.set_limit(std::min(job_.header().heap_limit, room));
}

/// What must be equal in all PEs of a host, compared once all have written it.
void Runtime::compare_neighbours() {
  const Peers& peers = job_.peers();
  for (int slot = 0; slot < peers.near_pes(); ++slot) {
    const PeEntry& other = job_.entry_at(slot);
    const int pe = peers.near_pe(slot);
    if (other.base.load() != memory_.window()) {
      throw Error(
          text("PE %d has its symmetric memory at 0x%llx, PE %d at 0x%llx: set ISOMEM_WINDOW to the same "
               "value for all",
               pe, static_cast<unsigned long long>(other.base.load()), me(),
               static_cast<unsigned long long>(memory_.window())));
    }
    if (other.layout.load() != memory_.statics().layout_hash && one_executable_) {
      throw Error(text(
          "PE %d and PE %d run different executables: symmetric static data need the same binary on all PEs",
          pe, me()));
    }
    if (other.limits.load() != as_number_on_host(limits_)) {
      throw Error(
          text("ISOMEM_COLL differs between PE %d and PE %d: set it to the same value for all", pe, me()));
    }
  }
}

/// The same between hosts: the first PE of each looks at the first of the next.
void Runtime::compare_hosts() {
  const Peers& peers = job_.peers();
  if (peers.n_hosts() == 1 || job_.slot() != 0) return;
  int next = 0;
  while (peers.host_of(next) != (peers.host() + 1) % peers.n_hosts() || peers.slot_of(next) != 0) ++next;
  HostEngine e(*this);
  Fingerprint theirs;
  get(e, &theirs, &control_->fingerprint, sizeof(theirs), next);
  if (theirs.statics != memory_.statics().layout_hash) {
    throw Error(text(
        "PE %d and PE %d run different executables: symmetric static data need the same binary on all PEs",
        next, me()));
  }
  if (theirs.limits != as_number(limits_)) {
    throw Error(
        text("ISOMEM_COLL differs between PE %d and PE %d: set it to the same value for all", next, me()));
  }
}

/// As remap_statics has made it for the others. A PE's stores to its statics need no order with this: they
/// lie in its file since before main.
void Runtime::map_statics_of_neighbours() {
  const Statics& statics = memory_.statics();
  const int slots = job_.peers().near_pes();
  for (int slot = 0; slot < slots; ++slot) {
    const PeEntry& other = job_.entry_at(slot);
    const bool is_same = other.layout.load() == statics.layout_hash && other.statics_fd.load() >= 0;
    if (is_same && other.pid_namespace.load() == job_.entry_at(0).pid_namespace.load()) continue;
    memory_.forget_statics();  // on all PEs
    return;
  }
  const uint64_t offset = memory_.stride() - statics.total_bytes;
  for (int slot = 0; slot < slots; ++slot) {
    const PeEntry& owner = job_.entry_at(slot);
    void* place =
        reinterpret_cast<void*>(memory_.window() + static_cast<uint64_t>(slot) * memory_.stride() + offset);
    map_statics_of(owner.pid.load(), owner.statics_fd.load(), owner.statics_inode.load(), place,
                   statics.total_bytes);
  }
}

/// Of all PEs, with nothing but a few words of each: the PEs of a host meet, the first of each host meets
/// those of the others, and the PEs of a host meet again.
void Runtime::life_sync(const char* routine) {
  HostEngine e(*this);
  const Team& world = teams_.world();
  const Members near = world.levels ? world.levels->near.members : world.members;
  sync(e, routine, &control_->life, ++control_->life_epoch, near);
  if (!world.levels) return;
  if (near.me == 0) {
    Team hosts = world.levels->rail;
    hosts.words = &control_->life_hosts;
    hosts.rounds = control_->life_rounds;
    sync_in_rounds(e, routine, hosts);
    control_->life_rounds = hosts.rounds;
  }
  sync(e, routine, &control_->life, ++control_->life_epoch, near);
}

std::string Runtime::describe(const void* address) const {
  const auto hex = [](uint64_t value) { return static_cast<unsigned long long>(value); };
  const uint64_t a = reinterpret_cast<uint64_t>(address);
  const DeviceSide* device = transport_.device_side();
  if (device && device->is_in_window(address)) return device->describe(address);
  int slot = 0;
  const AddressMap::Kind kind = memory_.kind_of(address, &slot);
  const int owner = job_.peers().near_pe(slot);
  const uint64_t offset = (a - memory_.window()) % memory_.stride() - (memory_.heap() - memory_.region());
  switch (kind) {
    case AddressMap::Kind::statics:
      return text("static data at 0x%llx", hex(a));
    case AddressMap::Kind::library:
      return text("0x%llx, which is internal to the library", hex(a));
    case AddressMap::Kind::statics_of_copy:
      return text("0x%llx, which lies in PE %d's static data: pass the address of your own variable", hex(a),
                  owner);
    case AddressMap::Kind::heap_of_copy:
      return text(
          "0x%llx, which lies in PE %d's copy (heap offset 0x%llx): pass the address of your own copy, "
          "0x%llx",
          hex(a), owner, hex(offset), hex(memory_.heap() + offset));
    case AddressMap::Kind::heap:
      return text("0x%llx (heap offset 0x%llx, %s)", hex(a), hex(offset),
                  heap_.allocator().describe(offset).c_str());
    case AddressMap::Kind::unknown:
      break;
  }
  return text("0x%llx, which is neither in the symmetric heap nor static data of the executable", hex(a));
}

std::string Runtime::shape() const {
  const auto hex = [](uint64_t value) { return static_cast<unsigned long long>(value); };
  const Statics& statics = memory_.statics();
  const Peers& peers = job_.peers();
  return text(
      "regions of %llu MiB from 0x%llx, heap at 0x%llx with at most %llu MiB, %llu bytes of static data%s, "
      "%s",
      hex(memory_.stride() >> 20), hex(memory_.window()), hex(memory_.heap()),
      hex(heap_.allocator().limit() >> 20), hex(statics.total_bytes), statics.remapped ? " (shared)" : "",
      peers.n_hosts() == 1
          ? "shared memory"
          : text("%d of %d PEs near, %s to the others", peers.near_pes(), n_pes(), transport_.wire()->name())
                .c_str());
}

uint64_t Runtime::least(const char* routine, uint64_t value) {
  HostEngine e(*this);
  uint64_t result = value;
  reduce(e, routine, world(), &result, &value, 1, [](uint64_t a, uint64_t b) { return std::min(a, b); });
  return result;
}

void* Runtime::scratch(size_t bytes) {
  static thread_local std::vector<unsigned char> memory;
  if (memory.size() < bytes) memory.resize(bytes);
  return memory.data();
}

void Runtime::fence(uint64_t context) {
  HostEngine e(*this, context);
  e.order();
  order_stores();  // pairs with the fence_acquire of the waits and tests
}

void Runtime::fence_to(const Team& team, const int* pes, size_t n, uint64_t context) {
  HostEngine e(*this, context);
  for (size_t i = 0; i < n; ++i) e.order_to(team.pe(pes[i]));
  order_stores();  // as in fence: nothing is cheaper for the stores to one PE
}

void Runtime::quiet(uint64_t context) {
  HostEngine e(*this, context);
  e.drain();
  e.full_fence();  // the puts are visible before anything that follows is read; test: store buffering
}

void Runtime::barrier_all(const char* routine) {
  quiet();
  synchronise(routine, world());
}

void Runtime::synchronise(const char* routine, Team& team) {
  HostEngine e(*this, kSyncContext);
  team_sync(e, routine, team);
}

/// Until each PE finalizes too, or has died. Nobody writes anything: whoever looks later finds the same.
void Runtime::await_finalize_of_the_living(const char* routine) {
  const WaitSite site{.routine = routine, .what = WaitSite::For::team};
  const auto is_awaited = [this](int pe) {
    const PeEntry* const entry = job_.entry_of(pe);
    if (entry && entry->life.load() != job_.mine().life.load()) return false;  // it has, and has begun anew
    return job_.state_of(pe) < PeState::finalizing;
  };
  int pe = 0;
  const auto all_finalize = [&] {
    while (pe < job_.peers().n_pes() && !is_awaited(pe)) ++pe;
    return pe == job_.peers().n_pes();
  };
  while (!is_ready_by(now_ns() + kMillisecond, *this, site, all_finalize)) usleep(kMillisecond / 1000);
}

void Runtime::finalize(End end, const char* routine) {
  quiet(kEveryContext);
  PeEntry& mine = job_.mine();
  mine.left_after = mine.collectives_entered.load();
  mine.left_ns = now_ns();
  mine.state = static_cast<uint32_t>(end == End::forgotten ? PeState::leaving : PeState::finalizing);
  const char* const name = end == End::called ? routine : "the implicit shmem_finalize at exit";
  if (job_.header().outlives) {
    await_finalize_of_the_living(name);
  } else {
    life_sync(name);
  }
  HostEngine e(*this);
  e.drain();  // what releases the others has left
  e.close(routine);
  if (end != End::called && transport_.device_side()) {
    transport_.device_side()->halt();
    transport_.abandon_device_side();
  }
  transport_.set_device_side(nullptr);
  control_->world = teams_.reset();
  transport_.set_wire(nullptr);
  heap_.give_back();  // nobody uses it any more, and a heap of a later init starts empty
  mine.state = static_cast<uint32_t>(PeState::finalized);
}

}  // namespace isomem
