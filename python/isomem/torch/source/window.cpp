// SPDX-License-Identifier: Apache-2.0
#include "window.hpp"

#include <shmemx.h>

#include <algorithm>
#include <cstring>

#include "backend.hpp"
#include "directory.hpp"
#include "host_work.hpp"
#include "others_run.hpp"
#include "tensors.hpp"

namespace isomem::torch {

#ifdef C10D_BACKEND_HAS_WINDOW

// --- registered tensors
// -------------------------------------------------------------------------------------------------

namespace {

namespace symmetric = c10d::symmetric_memory;

/// How long a wait does not look whether it has become vain.
constexpr double kSlice = 0.02;

/// Why a tensor cannot be registered, if it cannot.
std::string unfit(const Tensor& tensor) {
  if (!tensor.device().is_cpu())
    return "is on " + tensor.device().str() + ": windows of isomem are of CPU tensors";
  if (tensor.layout() != at::kStrided || !tensor.is_contiguous()) return "is not contiguous";
  const auto allocator = symmetric::get_allocator(c10::DeviceType::CPU);
  if (allocator->name() != "ISOMEM" || !allocator->has_allocation(tensor.storage().mutable_data()))
    return "is not in symmetric memory of isomem: it must come from "
           "torch.distributed._symmetric_memory.empty()";
  return "";
}

}  // namespace

Exposed::Exposed(const Members& members, const c10::intrusive_ptr<c10d::Store>& store, const Tensor& tensor,
                 bool owning)
    : group_(members.name),
      me_(members.me),
      pes_(members.pes),
      type_(tensor.scalar_type()),
      sizes_(tensor.sizes().vec()),
      kept_(owning ? tensor : Tensor()),
      taken_(members.size()) {
  const size_t n = members.size(), bytes = 2 * sizeof(uint64_t) * n;
  const std::string why = unfit(tensor);
  Directory directory(store, me_, static_cast<int>(n), "windows");
  const size_t area = directory.take(bytes);
  std::memset(pool().at(area), 0, bytes);
  shmem_fence();  // before the others know where it is
  members_ = directory.exchange<Member>(
      {area, 0, static_cast<uint64_t>(tensor.numel()), static_cast<uint64_t>(type_), why.empty()}, area);
  const auto misfit =
      std::find_if(members_.begin(), members_.end(), [](const Member& one) { return !one.is_fit; });
  if (misfit != members_.end()) {  // all members see that: nobody uses them
    pool().give_back(area);
    TORCH_CHECK(why.empty(), "isomem: tensor_register: argument tensor ", why);
    TORCH_CHECK(false, "isomem: tensor_register: the tensor of rank ", misfit - members_.begin(),
                " of group ", group_, " cannot be registered, it says why");
  }
  try {
    handle_ = symmetric::rendezvous(tensor, group_);
  } catch (const c10::DistError&) {  // others may know where the area is
    throw;
  } catch (...) {  // blocks of several sizes: all members see that
    pool().give_back(area);
    throw;
  }
  const auto offset =
      data_of(tensor) - static_cast<const char*>(meeting().blocks()[static_cast<size_t>(me_)]);
  const auto offsets = Directory(store, me_, static_cast<int>(n), "window offsets").exchange<int64_t>(offset);
  for (size_t i = 0; i < n; ++i) members_[i].offset = static_cast<uint64_t>(offsets[i]);
  for (size_t i = 0; i < n; ++i) waits_.push_back(std::make_shared<Queue>());
}

uint64_t* Exposed::count(size_t owner, size_t from) const {
  return reinterpret_cast<uint64_t*>(pool().at(members_[owner].counts)) + from;
}

void Exposed::check_rank(const char* name, int64_t rank) const {
  TORCH_CHECK(rank >= 0 && rank < static_cast<int64_t>(pes_.size()), "isomem: argument ", name, " = ", rank,
              "; valid: 0 to ", pes_.size() - 1);
}

/// While body runs, the memory stays.
template <class F>
void Exposed::use(F body) {
  std::unique_lock lock(mutex_);
  TORCH_CHECK(ended_.empty(), "isomem: ", ended_);
  ++uses_;
  lock.unlock();
  const auto leave = [&] {
    lock.lock();
    if (--uses_ == 0) idle_.notify_all();
  };
  try {
    body();
  } catch (...) {
    leave();
    throw;
  }
  leave();
}

void Exposed::put(const Tensor& tensor, int64_t to, int64_t offset) {
  check_rank("dst_rank", to);
  check_tensor(tensor);
  const Member& member = members_[static_cast<size_t>(to)];
  const auto type = static_cast<at::ScalarType>(member.type);
  TORCH_CHECK(tensor.device().is_cpu() && tensor.scalar_type() == type, "isomem: put: argument tensor is ",
              tensor.scalar_type(), " on ", tensor.device(), ", that of rank ", to, " ", type, " on cpu");
  const auto elements = static_cast<int64_t>(member.elements);
  TORCH_CHECK(offset >= 0 && tensor.numel() <= elements && offset <= elements - tensor.numel(),
              "isomem: put: argument target_offset_nelems = ", offset, ": the tensor of rank ", to, " has ",
              elements, " elements, argument tensor ", tensor.numel());
  const Tensor flat = tensor.contiguous();
  use([&] {
    meeting().write(static_cast<int>(to), member.offset + static_cast<size_t>(offset) * flat.element_size(),
                    data_of(flat), flat.nbytes());
  });
}

void Exposed::signal(int64_t to) {
  check_rank("peer_rank", to);
  const auto i = static_cast<size_t>(to);
  use([&] {
    shmem_quiet();  // pairs with wait() there; what was stored in mapped tensors goes along
    shmem_uint64_atomic_inc(count(i, static_cast<size_t>(me_)), pes_[i]);
  });
}

bool Exposed::try_take(size_t from) {
  const std::lock_guard guard(mutex_);
  TORCH_CHECK(ended_.empty(), "isomem: wait_signal: ", ended_);
  if (shmem_signal_fetch(count(static_cast<size_t>(me_), from)) <= taken_[from]) return false;
  ++taken_[from];
  return true;
}

void Exposed::wait(int64_t from, std::chrono::milliseconds timeout, Clock::time_point deadline) {
  check_rank("peer_rank", from);
  const auto i = static_cast<size_t>(from), me = static_cast<size_t>(me_);
  use([&] {
    while (!try_take(i)) {
      const bool has_left = shmem_signal_fetch(left(me, i)) != 0;  // its signals came before
      if (has_left && try_take(i)) return;
      const std::string who = "rank " + std::to_string(from) + " of group " + group_;
      if (has_left) C10_THROW_ERROR(DistBackendError, "isomem: wait_signal: " + who + " has left the window");
      const double seconds = std::chrono::duration<double>(deadline - Clock::now()).count();
      if (seconds <= 0)
        C10_THROW_ERROR(DistBackendError, "isomem: wait_signal ran into its timeout of " +
                                              std::to_string(timeout.count()) + " ms: " + who +
                                              " has not given a signal");
      uint64_t next;
      {
        const std::lock_guard guard(mutex_);
        next = taken_[i] + 1;
      }
      shmemx_uint64_wait_until_for(count(me, i), SHMEM_CMP_GE, next, std::min(seconds, kSlice));
    }
  });
}

Tensor Exposed::map(int64_t rank) {
  check_rank("rank", rank);
  const Member& member = members_[static_cast<size_t>(rank)];
  Tensor view;
  use([&] {
    void* const block = meeting().blocks()[static_cast<size_t>(rank)];
    TORCH_CHECK(block, "isomem: map_remote_tensor: rank ", rank, " of group ", group_,
                " is on another host: its tensor has no address here; put reaches it");
    const auto elements = static_cast<int64_t>(member.elements);
    const bool is_alike = c10::multiply_integers(sizes_) == elements;
    view = at::from_blob(
        static_cast<char*>(block) + member.offset, is_alike ? sizes_ : std::vector<int64_t>{elements},
        [handle = handle_](void*) {}, at::TensorOptions().dtype(static_cast<at::ScalarType>(member.type)));
  });
  return view;
}

void Exposed::end(const std::string& why) {
  const OthersRun others_run;
  std::unique_lock lock(mutex_);
  if (!ended_.empty()) return;
  ended_ = why;
  idle_.wait(lock, [&] { return uses_ == 0; });
  lock.unlock();
  for (const auto& queue : waits_) queue->stop();
  int is_initialized;
  shmem_query_initialized(&is_initialized);
  if (!is_initialized || pool().life() == 0 || !handle_) return;
  shmem_fence();  // what this process has put is there before it says that it has left
  const size_t n = pes_.size(), me = static_cast<size_t>(me_);
  for (size_t i = 0; i < n; ++i) shmem_signal_set(left(i, me), 1, pes_[i]);
  uint64_t* const words = left(me, 0);
  pool().give_back_when(
      [words, n] {
        return std::all_of(words, words + n, [](uint64_t& word) { return shmem_signal_fetch(&word) != 0; });
      },
      {members_[me].counts});
}

// --- windows
// ------------------------------------------------------------------------------------------------------------

IsomemWindow::~IsomemWindow() {
  const OthersRun others_run;
  if (exposed_) exposed_->end("the window has been dropped");
}

std::shared_ptr<Exposed> IsomemWindow::exposed() {
  const std::lock_guard guard(mutex_);
  TORCH_CHECK(exposed_, "isomem: the window has no tensor: tensor_register comes first");
  return exposed_;
}

void IsomemWindow::tensor_register(const Tensor& tensor, bool owning) {
  const OthersRun others_run;
  {
    const std::lock_guard guard(mutex_);
    TORCH_CHECK(!exposed_,
                "isomem: tensor_register: the window has a tensor already: tensor_deregister ends that");
  }
  auto exposed = expose_(tensor, owning);
  const std::lock_guard guard(mutex_);
  exposed_ = std::move(exposed);
}

void IsomemWindow::tensor_deregister() {
  const OthersRun others_run;
  const auto ends = exposed();
  shmem_quiet();
  meet_();  // what all have put is there
  ends->end("the tensor has been deregistered");
  const std::lock_guard guard(mutex_);
  exposed_.reset();
}

namespace {

c10::intrusive_ptr<IsomemWork> work_of(int rank, const char* title, Tensors tensors = {}) {
  return c10::make_intrusive<IsomemWork>(rank, c10d::OpType::UNKNOWN, at::hasCallbacks() ? title : nullptr,
                                         std::move(tensors));
}

}  // namespace

/// Returns when the tensor may be written again.
c10::intrusive_ptr<c10d::Work> IsomemWindow::put(const Tensor& tensor, int64_t to, int64_t offset, bool,
                                                 const c10d::PutOptions&) {
  const OthersRun others_run;
  const auto here = exposed();
  auto work = work_of(here->me(), "isomem:put", {tensor});
  here->put(tensor, to, offset);
  work->done();
  return work;
}

c10::intrusive_ptr<c10d::Work> IsomemWindow::signal(int64_t to, bool, const c10d::SignalOptions&) {
  const OthersRun others_run;
  const auto here = exposed();
  auto work = work_of(here->me(), "isomem:signal");
  here->signal(to);
  work->done();
  return work;
}

c10::intrusive_ptr<c10d::Work> IsomemWindow::wait_signal(int64_t from, bool is_async,
                                                         const c10d::WaitSignalOptions& options) {
  const OthersRun others_run;
  const auto here = exposed();
  here->check_rank("peer_rank", from);
  constexpr std::chrono::milliseconds year = std::chrono::hours(365 * 24);
  const auto timeout = std::min(options.timeout == c10d::kUnsetTimeout ? timeout_ : options.timeout, year);
  const auto deadline = Clock::now() + timeout;
  auto work = work_of(here->me(), "isomem:wait_signal");
  if (!is_async) {
    here->wait(from, timeout, deadline);
    work->done();
    return work;
  }
  here->waits(from).run_later([=, of = std::weak_ptr<Exposed>(here)]() -> Tell {
    std::exception_ptr failure;
    try {
      const auto exposed = of.lock();
      TORCH_CHECK(exposed, "isomem: the window has been dropped");
      exposed->wait(from, timeout, deadline);
    } catch (...) {
      failure = std::current_exception();
    }
    return [work, failure] { work->done(failure); };
  });
  return work;
}

Tensor IsomemWindow::map_remote_tensor(int64_t rank) { return exposed()->map(rank); }

c10d::WindowAttr IsomemWindow::get_attr(int64_t rank) {
  exposed()->check_rank("peer_rank", rank);
  return {c10d::WindowAccessType::UNIFIED};
}

// --- of a group
// ---------------------------------------------------------------------------------------------------------

c10::intrusive_ptr<c10d::Window> IsomemBackend::new_window(const std::optional<Tensor>& tensor) {
  const OthersRun others_run;
  const c10::weak_intrusive_ptr<IsomemBackend> weak(c10::intrusive_ptr<IsomemBackend>::reclaim_copy(this));
  const auto group = [weak] {
    auto backend = weak.lock();
    TORCH_CHECK(backend && !backend->is_shut_, "isomem: the group of the window has been destroyed");
    return backend;
  };
  const auto expose = [group](const Tensor& of, bool owning) {
    const auto backend = group();
    auto exposed = std::make_shared<Exposed>(backend->members_, backend->store_, of, owning);
    const std::lock_guard guard(backend->windows_mutex_);
    std::erase_if(backend->windows_, [](const auto& one) { return one.expired(); });
    backend->windows_.push_back(exposed);
    return exposed;
  };
  const auto meet = [group] {
    const auto backend = group();
    Directory(backend->store_, backend->getRank(), backend->getSize(), "window ends").exchange<uint64_t>(1);
  };
  group();
  auto window = c10::make_intrusive<IsomemWindow>(expose, meet, timeout_);
  if (tensor) window->tensor_register(*tensor, true);
  return window;
}

void IsomemBackend::end_windows() {
  std::vector<std::weak_ptr<Exposed>> all;
  {
    const std::lock_guard guard(windows_mutex_);
    all.swap(windows_);
  }
  for (const auto& weak : all) {
    if (const auto window = weak.lock()) window->end("group " + members_.name + " has been destroyed");
  }
}

#else

void IsomemBackend::end_windows() {}

#endif

}  // namespace isomem::torch
