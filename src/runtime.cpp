// SPDX-License-Identifier: Apache-2.0
#include "runtime.hpp"

#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "error.hpp"
#include "host_engine.hpp"
#include "isomem/coll.hpp"
#include "report.hpp"
#include "sizes.hpp"
#include "teams.hpp"
#include "window.hpp"
#include "wire/loopback.hpp"

namespace isomem {

namespace {

constexpr uint64_t kHugePage = uint64_t{2} << 20;

/// Where things lie in the control area: Control, the words of the world team, those of the others.
uint64_t world_offset() { return round_up(sizeof(Control), 128); }
uint64_t teams_offset(int n_pes) { return world_offset() + round_up(TeamWords::bytes_for(n_pes), 128); }
uint64_t control_bytes(int n_pes) { return teams_offset(n_pes) + Teams::area_bytes(n_pes); }

/// Where the heap begins in a region: a large power of two, so that shmem_align can serve alignments up to
/// it.
uint64_t heap_start(int n_pes, uint64_t stride) {
  return round_up(control_bytes(n_pes), std::min(stride / 8, uint64_t{1} << 30));
}

uint64_t wanted_window(const BoardHeader& header) {
  return read_options().window.value_or(header.window ? header.window : kWindow);
}

std::string host_name() {
  char name[256] = "?";
  gethostname(name, sizeof(name) - 1);
  return name;
}

}  // namespace

uint64_t map_window(const JobFile& job) {
  const BoardHeader& header = job.board()->header;
  const uint64_t bytes = header.n_pes * header.stride;
  const uint64_t wanted = wanted_window(header);
  void* const at = mmap(reinterpret_cast<void*>(wanted), bytes, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_NORESERVE | MAP_FIXED_NOREPLACE, job.fd(),
                        static_cast<off_t>(header.board_bytes));
  if (at == MAP_FAILED) {
    const int error = errno;
    throw Error(
        text("cannot map %llu GiB of address space for the symmetric memory of %u PEs at 0x%llx: %s. %s",
             static_cast<unsigned long long>(bytes >> 30), header.n_pes,
             static_cast<unsigned long long>(wanted), std::strerror(error),
             error == EEXIST
                 ? "Something else of this process lies there (see /proc/self/maps): set ISOMEM_WINDOW to "
                   "a free address, the same for all PEs"
                 : "Raise the limit of address space (ulimit -v), set ISOMEM_STRIDE to less, such as 4g, or "
                   "set ISOMEM_WINDOW to an address that this processor can map"));
  }
  // a core dump of the window would fill the machine's memory; the used heap is added as it grows
  madvise(at, bytes, MADV_DONTDUMP);
  return reinterpret_cast<uint64_t>(at);
}

void claim(Board& board, int pe) {
  PeEntry& mine = board.pe[pe];
  int32_t owner = mine.pid.load();
  const bool is_free =
      owner == 0 || owner == getpid() || static_cast<PeState>(mine.state.load()) == PeState::finalized;
  if (!is_free || !mine.pid.compare_exchange_strong(owner, getpid())) {
    throw Error(
        text("cannot become PE %d: process %d is that PE and has not finalized. A script that oshrun starts "
             "can run "
             "one OpenSHMEM program after the other, not two at once",
             pe, owner));
  }
  mine.pid_namespace = pid_namespace();
  mine.state = static_cast<uint32_t>(PeState::attached);
}

bool launcher_is_visible(Board& board) { return kill(board.header.launcher_pid, 0) == 0 || errno == EPERM; }

Runtime::Runtime(Place place, const Options& options)
    : job_(std::move(place.job)),
      options_(options),
      me_(place.pe),
      n_pes_(static_cast<int>(job_->board()->header.n_pes)),
      stride_(job_->board()->header.stride),
      window_(place.window),
      region_(window_ + static_cast<uint64_t>(me_) * stride_),
      heap_(region_ + heap_start(n_pes_, stride_)),
      statics_(std::move(place.statics)),
      one_executable_(place.one_executable),
      control_(reinterpret_cast<Control*>(region_)),
      world_{reinterpret_cast<TeamWords*>(region_ + world_offset()), {me_, n_pes_}},
      teams_(std::make_unique<Teams>(*this, reinterpret_cast<void*>(region_ + teams_offset(n_pes_)))),
      allocator_(0),
      limits_(options_.coll),
      spins_(job_->board()->header.cores >= static_cast<uint32_t>(n_pes_)),
      launcher_was_visible_(launcher_is_visible(board())),
      host_(host_name()) {
  if (limits_.cores == 0) limits_.cores = job_->board()->header.cores;
  limits_.crowded = limits_.cores < static_cast<uint32_t>(n_pes_);
  if (options_.loopback) {
    channel_ = std::make_unique<LoopbackChannel>(
        LoopbackOptions{options_.loopback_delay_us, options_.loopback_seed + static_cast<uint64_t>(me_),
                        options_.loopback_fail},
        [this](uint64_t address, int pe) { return translate(reinterpret_cast<const void*>(address), pe); });
  }
  world_.syncs = control_->world_syncs;
  world_.rounds = control_->world_rounds;
  world_.boxed = control_->world_boxed;
  PeEntry& mine = entry(me_);
  claim(board(), me_);  // again where a program initializes anew
  mine.base = window_;
  mine.layout = statics_.layout_hash;
  mine.limits = as_number(limits_);
  mine.statics_fd = statics_.own_fd;
  mine.statics_inode = statics_.own_inode;
  life_sync("shmem_init");
  compare_peers();
  if (statics_.own_fd >= 0) map_statics_of_peers();
  limit_heap();
  mine.state = static_cast<uint32_t>(PeState::running);
}

Runtime::~Runtime() = default;

/// The same on all PEs: once it is known which statics there are.
void Runtime::limit_heap() {
  const uint64_t used = heap_ - region_ + round_up(statics_.total_bytes, kHugePage);
  if (used >= stride_) {
    throw Error(text(
        "a region of %llu bytes has no room for a heap beside %llu bytes of static data: set ISOMEM_STRIDE "
        "to "
        "more, run fewer PEs on this host, or raise ulimit -v and ulimit -f",
        static_cast<unsigned long long>(stride_), static_cast<unsigned long long>(statics_.total_bytes)));
  }
  allocator_.set_limit(std::min(job_->board()->header.heap_limit, stride_ - used));
  if (numa_.nodes() > 1) place_pages(0, allocator_.limit(), Placement::usual);
}

/// What must be equal in all PEs, compared once all have written it.
void Runtime::compare_peers() {
  for (int pe = 0; pe < n_pes_; ++pe) {
    PeEntry& other = entry(pe);
    if (other.base.load() != window_) {
      throw Error(text(
          "PE %d has its symmetric memory at 0x%llx, PE %d at 0x%llx: set ISOMEM_WINDOW to the same for all",
          pe, static_cast<unsigned long long>(other.base.load()), me_,
          static_cast<unsigned long long>(window_)));
    }
    if (other.layout.load() != statics_.layout_hash && one_executable_) {
      throw Error(text(
          "PE %d and PE %d run different executables: symmetric static data need the same binary on all PEs",
          pe, me_));
    }
    if (other.limits.load() != as_number(limits_)) {
      throw Error(text("ISOMEM_COLL differs between PE %d and PE %d: set it to the same for all", pe, me_));
    }
  }
}

/// As remap_statics has made it for the others. A PE's stores to its statics need no order with this: they
/// lie in its file since before main.
void Runtime::map_statics_of_peers() {
  for (int pe = 0; pe < n_pes_; ++pe) {
    PeEntry& other = entry(pe);
    const bool is_same = other.layout.load() == statics_.layout_hash && other.statics_fd.load() >= 0;
    if (is_same && other.pid_namespace.load() == entry(0).pid_namespace.load()) continue;
    statics_ = {};  // on all PEs
    return;
  }
  const uint64_t offset = stride_ - statics_.total_bytes;
  for (int pe = 0; pe < n_pes_; ++pe) {
    PeEntry& owner = entry(pe);
    void* place = reinterpret_cast<void*>(window_ + static_cast<uint64_t>(pe) * stride_ + offset);
    map_statics_of(owner.pid.load(), owner.statics_fd.load(), owner.statics_inode.load(), place,
                   statics_.total_bytes);
  }
}

void Runtime::life_sync(const char* routine) {
  HostEngine e(*this);
  control_->life_epoch += 1;
  sync(e, routine, &control_->life, control_->life_epoch, world_.members);
}

void* Runtime::translate_static(const void* address, int pe) const {
  const auto offset = statics_.region_offset(address);
  if (!offset) return nullptr;
  if (pe == me_) return const_cast<void*>(address);
  return reinterpret_cast<void*>(window_ + static_cast<uint64_t>(pe) * stride_ + *offset);
}

bool Runtime::is_static(const void* address, uint64_t bytes) const {
  const uintptr_t a = reinterpret_cast<uintptr_t>(address);
  for (const StaticSegment& segment : statics_.segments) {
    if (a - segment.lo < segment.bytes && bytes <= segment.bytes - (a - segment.lo)) return true;
  }
  return false;
}

uint64_t Runtime::heap_offset(const void* address) const {
  const uint64_t offset = reinterpret_cast<uintptr_t>(address) - heap_;
  return offset < heap_used_ ? offset : ~uint64_t{0};
}

std::string Runtime::describe(const void* address) const {
  const uintptr_t a = reinterpret_cast<uintptr_t>(address);
  const auto hex = [](uint64_t value) { return static_cast<unsigned long long>(value); };
  if (device_side_ && device_side_->is_in_window(address)) return device_side_->describe(address);
  if (statics_.region_offset(address)) return text("static data at 0x%llx", hex(a));
  if (a - window_ >= stride_ * static_cast<uint64_t>(n_pes_)) {
    return text("0x%llx, which is neither in the symmetric heap nor static data of the executable", hex(a));
  }
  const uint64_t owner = (a - window_) / stride_;
  const uint64_t place = a - window_ - owner * stride_;
  const uint64_t offset = place - (heap_ - region_);
  if (place < heap_ - region_) return text("0x%llx, which is a word of the library itself", hex(a));
  if (place >= stride_ - statics_.total_bytes) {
    return text("0x%llx, which lies in PE %llu's static data: pass the address of your own variable", hex(a),
                hex(owner));
  }
  if (owner != static_cast<uint64_t>(me_)) {
    return text(
        "0x%llx, which lies in PE %llu's copy (heap offset 0x%llx): pass the address of your own copy, "
        "0x%llx",
        hex(a), hex(owner), hex(offset), hex(heap_ + offset));
  }
  return text("0x%llx (heap offset 0x%llx, %s)", hex(a), hex(offset), allocator_.describe(offset).c_str());
}

std::string Runtime::shape() const {
  const auto hex = [](uint64_t value) { return static_cast<unsigned long long>(value); };
  return text(
      "regions of %llu MiB from 0x%llx, heap at 0x%llx with at most %llu MiB, %llu bytes of static data%s, "
      "%s",
      hex(stride_ >> 20), hex(window_), hex(heap_), hex(allocator_.limit() >> 20), hex(statics_.total_bytes),
      statics_.remapped ? " (shared)" : "", channel_ ? "loopback wire" : "shared memory");
}

void Runtime::set_device_side(std::unique_ptr<DeviceSide> side) {
  set_device_range(0, 0);
  device_side_ = std::move(side);
}

uint64_t Runtime::job_inode() const {
  struct stat status {};
  fstat(job_->fd(), &status);
  return status.st_ino;
}

uint64_t Runtime::least(const char* routine, uint64_t value) {
  HostEngine e(*this);
  uint64_t result = value;
  reduce(e, routine, world_, &result, &value, 1, [](uint64_t a, uint64_t b) { return std::min(a, b); });
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
  HostEngine e(*this);
  team_sync(e, routine, world_);
}

void Runtime::finalize(End end) {
  quiet(kEveryContext);
  PeEntry& mine = entry(me_);
  mine.state = static_cast<uint32_t>(end == End::forgotten ? PeState::leaving : PeState::finalizing);
  life_sync(end == End::called ? "shmem_finalize" : "the implicit shmem_finalize at exit");
  HostEngine e(*this);
  e.drain();  // what releases the others has left
  // at exit the driver may be gone already, and all of the process goes with it
  if (end != End::called) static_cast<void>(device_side_.release());
  set_device_side(nullptr);
  teams_->reset();
  channel_.reset();
  // nobody uses this heap any more: its memory goes back, and a heap of a later init starts empty
  if (heap_used_) madvise(reinterpret_cast<void*>(heap_), heap_used_, MADV_REMOVE);
  control_->world_syncs = world_.syncs;
  control_->world_rounds = world_.rounds;
  control_->world_boxed = world_.boxed;
  mine.state = static_cast<uint32_t>(PeState::finalized);
}

}  // namespace isomem
