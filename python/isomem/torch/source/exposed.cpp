// SPDX-License-Identifier: Apache-2.0
#include "exposed.hpp"

#include <ATen/ATen.h>
#include <shmemx.h>

#include <algorithm>
#include <cstring>

#include "device_exposed.hpp"
#include "directory.hpp"
#include "host_work.hpp"
#include "others_run.hpp"
#include "tensors.hpp"

namespace isomem::torch {

// --- who has what
// ---------------------------------------------------------------------------------------------------

namespace {

/// Where the tensor lies in its pool. One without elements has no address of its own.
std::optional<size_t> place_of(const Tensor& tensor, Pool& memory) {
  const auto* const storage = static_cast<const char*>(tensor.storage().data());
  return memory.place_of(storage + tensor.storage_offset() * static_cast<int64_t>(tensor.element_size()),
                         tensor.nbytes());
}

Pool& memory_of(const Tensor& tensor) { return tensor.is_cuda() ? symmetric_device_pool() : pool(); }

/// Why a tensor cannot be registered, if it cannot.
std::string unfit(const Tensor& tensor) {
  if (!tensor.device().is_cpu() && !tensor.device().is_cuda())
    return "is on " + tensor.device().str() + ": windows of isomem are of CPU and CUDA tensors";
  if (tensor.layout() != at::kStrided || !tensor.is_contiguous()) return "is not contiguous";
  if (tensor.is_conj() || tensor.is_neg())
    return "is a conjugated or negated view, of which the memory has other values: register the tensor "
           "itself";
  if (tensor.is_cuda() && is_capturing(cuda().getStream(tensor.device()).native_handle()))
    return "is registered while a CUDA graph is captured: register it before";
  if (!place_of(tensor, memory_of(tensor)))
    return std::string(
               "is not in symmetric memory of isomem: it must come from "
               "torch.distributed._symmetric_memory.empty() or from allocate_tensor() of a group") +
           (tensor.is_cuda() ? ", after isomem.torch.use_symmetric_memory()" : "");
  return "";
}

void check_members(const std::vector<Exposed::Member>& members, size_t me, const std::string& group,
                   const std::string& why) {
  TORCH_CHECK(members[me].is_fit, "isomem: tensor_register: argument tensor ", why);
  for (size_t i = 0; i < members.size(); ++i) {
    TORCH_CHECK(members[i].is_fit, "isomem: tensor_register: the tensor of rank ", i, " of group ", group,
                " cannot be registered, it says why");
    TORCH_CHECK(members[i].device == members[me].device,
                "isomem: tensor_register: argument tensor is on a device of type ", members[me].device,
                ", that of rank ", i, " of group ", group, " on one of type ", members[i].device,
                ": all must be on CPUs, or all on GPUs");
  }
}

}  // namespace

std::shared_ptr<Exposed> Exposed::meet(const Members& group, const c10::intrusive_ptr<c10d::Store>& store,
                                       const Tensor& tensor) {
  const size_t n = group.size(), bytes = sizeof(uint64_t) * n;
  std::string why = unfit(tensor);
  Directory directory(store, group.me, static_cast<int>(n), "windows");
  const size_t area = directory.take(2 * bytes);
  std::memset(pool().at(area), 0, 2 * bytes);
  const bool is_on_gpu = why.empty() && tensor.is_cuda();
  auto on_gpu = is_on_gpu ? DeviceExposed::take(n, why) : std::nullopt;
  const size_t place = why.empty() ? place_of(tensor, memory_of(tensor)).value() : 0;
  const auto give_back_counts = [&] {
    if (on_gpu) symmetric_device_pool().give_back(on_gpu->counts);
  };
  shmem_fence();  // before the others know where it is
  std::vector<Member> members;
  try {
    members = directory.exchange<Member>(
        {area, on_gpu ? on_gpu->counts : area + bytes, place, static_cast<uint64_t>(tensor.numel()),
         static_cast<uint64_t>(tensor.scalar_type()), tensor.device().type(), why.empty()},
        area);
  } catch (const c10::DistError&) {  // others may know where the areas are
    throw;
  } catch (const c10::Error&) {
    give_back_counts();
    throw;
  }
  try {
    check_members(members, static_cast<size_t>(group.me), group.name, why);
  } catch (const c10::Error&) {  // all members see that: nobody uses them
    pool().give_back(area);
    give_back_counts();
    throw;
  }
  if (on_gpu) return std::make_shared<DeviceExposed>(group, std::move(members), tensor, std::move(*on_gpu));
  return std::make_shared<HostExposed>(group, std::move(members), tensor);
}

Exposed::Exposed(const Members& group, std::vector<Member> members, const Tensor& tensor, Pool& memory)
    : group_(group.name),
      me_(group.me),
      pes_(group.pes),
      members_(std::move(members)),
      memory_(memory),
      device_(tensor.device()),
      sizes_(tensor.sizes().vec()),
      kept_(tensor.storage()),
      life_(pool().life()) {}

uint64_t* Exposed::count(size_t owner, size_t from) const {
  return reinterpret_cast<uint64_t*>(memory_.at(members_[owner].counts)) + from;
}

uint64_t* Exposed::left(size_t owner, size_t from) const {
  return reinterpret_cast<uint64_t*>(pool().at(members_[owner].area)) + from;
}

bool Exposed::has_left(size_t from) const { return shmem_signal_fetch(left(me(), from)) != 0; }

void Exposed::check_rank(const char* name, int64_t rank) const {
  TORCH_CHECK(rank >= 0 && rank < static_cast<int64_t>(pes_.size()), "isomem: argument ", name, " = ", rank,
              "; valid: 0 to ", pes_.size() - 1);
}

const Exposed::Member& Exposed::check_put(const Tensor& tensor, int64_t to, int64_t offset) const {
  check_rank("dst_rank", to);
  check_tensor(tensor);
  const Member& member = members_[static_cast<size_t>(to)];
  const auto type = static_cast<at::ScalarType>(member.type);
  TORCH_CHECK(tensor.device() == device_ && tensor.scalar_type() == type, "isomem: put: argument tensor is ",
              tensor.scalar_type(), " on ", tensor.device(), ", the window is on ", device_, " and of rank ",
              to, "'s type ", type);
  const auto elements = static_cast<int64_t>(member.elements);
  TORCH_CHECK(offset >= 0 && tensor.numel() <= elements && offset <= elements - tensor.numel(),
              "isomem: put: argument target_offset_nelems = ", offset, ": the tensor of rank ", to, " has ",
              elements, " elements, argument tensor ", tensor.numel());
  return member;
}

char* Exposed::target(const Member& of, int64_t offset) const {
  const size_t element = c10::elementSize(static_cast<at::ScalarType>(of.type));
  return memory_.at(of.offset + static_cast<size_t>(offset) * element);
}

Tensor Exposed::map(int64_t rank) {
  check_rank("rank", rank);
  const auto i = static_cast<size_t>(rank);
  const Member& member = members_[i];
  Tensor view;
  use([&] {
    void* const data = memory_.reach(member.offset, pes_[i]);
    TORCH_CHECK(data, "isomem: map_remote_tensor: rank ", rank, " of group ", group_,
                " is on another host: its tensor has no address here; put reaches it");
    const auto elements = static_cast<int64_t>(member.elements);
    const bool is_alike = c10::multiply_integers(sizes_) == elements;
    is_mapped_ = true;
    view = at::from_blob(
        data, is_alike ? sizes_ : std::vector<int64_t>{elements}, [keeps = shared_from_this()](void*) {},
        at::TensorOptions().dtype(static_cast<at::ScalarType>(member.type)).device(device_), device_);
  });
  return view;
}

// --- ends
// -----------------------------------------------------------------------------------------------------------

bool Exposed::is_alive() const {
  int is_initialized;
  shmem_query_initialized(&is_initialized);
  return is_initialized && pool().life() == life_;
}

void Exposed::tell(Left what) const {
  shmem_fence();  // what this process has put is there before it says that it has left
  for (size_t i = 0; i < pes_.size(); ++i) shmem_signal_set(left(i, me()), what, pes_[i]);
}

void Exposed::end(const std::string& why) {
  const OthersRun others_run;
  std::unique_lock lock(mutex_);
  if (!ended_.empty()) return;
  ended_ = why;
  idle_.wait(lock, [&] { return uses_ == 0; });
  lock.unlock();
  stop();
  if (is_alive()) tell(kEnded);
}

void Exposed::leave(std::function<bool()> is_idle) {
  if (!is_alive()) return;
  tell(kGone);
  const auto is_unused = [words = left(me(), 0), n = pes_.size(), is_idle = std::move(is_idle),
                          kept = kept_] {
    return std::all_of(words, words + n, [](uint64_t& word) { return shmem_signal_fetch(&word) == kGone; }) &&
           is_idle();
  };
  const size_t area = members_[me()].area;
  if (&memory_ == &pool()) return pool().give_back_when(is_unused, {area});
  // the area last: whether all have left stands in it
  memory_.give_back_when(
      [is_unused, area] {
        if (!is_unused()) return false;
        pool().give_back(area);
        return true;
      },
      {members_[me()].counts});
}

// --- by CPUs
// --------------------------------------------------------------------------------------------------------

namespace {

/// How long a wait does not look whether it has become vain.
constexpr double kSlice = 0.02;

c10::intrusive_ptr<IsomemWork> work_of(int rank, const char* title, Tensors tensors = {},
                                       WhyLate why_late = {}) {
  return c10::make_intrusive<IsomemWork>(rank, c10d::OpType::UNKNOWN, at::hasCallbacks() ? title : nullptr,
                                         std::move(tensors), std::move(why_late));
}

std::string late_text(std::chrono::milliseconds timeout, const std::string& who) {
  return "isomem: wait_signal ran into its timeout of " + std::to_string(timeout.count()) + " ms: " + who +
         " has not given a signal";
}

}  // namespace

HostExposed::HostExposed(const Members& group, std::vector<Member> members, const Tensor& tensor)
    : Exposed(group, std::move(members), tensor, pool()), taken_(group.size()) {
  for (size_t i = 0; i < group.size(); ++i) waits_.push_back(std::make_shared<Queue>());
}

HostExposed::~HostExposed() {
  end("the window has been dropped");
  leave([] { return true; });
}

/// Returns when the tensor may be written again.
Exposed::WorkPtr HostExposed::put(const Tensor& tensor, int64_t to, int64_t offset, bool) {
  const Member& there = check_put(tensor, to, offset);
  auto work = work_of(me_, "isomem:put", {tensor});
  const Tensor flat = tensor.contiguous();
  use([&] {
    shmem_putmem(target(there, offset), data_of(flat), flat.nbytes(), pes_[static_cast<size_t>(to)]);
  });
  work->done();
  return work;
}

Exposed::WorkPtr HostExposed::signal(int64_t to, bool) {
  check_rank("peer_rank", to);
  auto work = work_of(me_, "isomem:signal");
  const auto i = static_cast<size_t>(to);
  use([&] {
    shmem_quiet();  // pairs with take() there; what was stored in mapped tensors goes along
    shmem_uint64_atomic_inc(count(i, me()), pes_[i]);
  });
  work->done();
  return work;
}

bool HostExposed::try_take(size_t from) {
  const std::lock_guard guard(mutex_);
  TORCH_CHECK(ended_.empty(), "isomem: wait_signal: ", ended_);
  if (shmem_signal_fetch(count(me(), from)) <= taken_[from]) return false;
  ++taken_[from];
  return true;
}

std::string HostExposed::name_of(size_t member) const {
  return "rank " + std::to_string(member) + " of group " + group_;
}

void HostExposed::take(size_t from, std::chrono::milliseconds timeout, Clock::time_point deadline) {
  use([&] {
    while (!try_take(from)) {
      const bool has_ended = has_left(from);  // its signals came before
      if (has_ended && try_take(from)) return;
      const std::string who = name_of(from);
      if (has_ended)
        C10_THROW_ERROR(DistBackendError, "isomem: wait_signal: " + who + " has left the window");
      const double seconds = std::chrono::duration<double>(deadline - Clock::now()).count();
      if (seconds <= 0) C10_THROW_ERROR(DistBackendError, late_text(timeout, who));
      uint64_t next;
      {
        const std::lock_guard guard(mutex_);
        next = taken_[from] + 1;
      }
      shmemx_uint64_wait_until_for(count(me(), from), SHMEM_CMP_GE, next, std::min(seconds, kSlice));
    }
  });
}

Exposed::WorkPtr HostExposed::wait(int64_t from, bool is_async, std::chrono::milliseconds timeout) {
  check_rank("peer_rank", from);
  const auto i = static_cast<size_t>(from);
  const auto deadline = Clock::now() + timeout;
  auto work = work_of(me_, "isomem:wait_signal", {},
                      [who = name_of(i)](auto limit) { return late_text(limit, who); });
  if (!is_async) {
    take(i, timeout, deadline);
    work->done();
    return work;
  }
  waits_[i]->run_later([=, of = weak_from_this()]() -> Tell {
    std::exception_ptr failure;
    try {
      const auto exposed = std::static_pointer_cast<HostExposed>(of.lock());
      TORCH_CHECK(exposed, "isomem: the window has been dropped");
      exposed->take(i, timeout, deadline);
    } catch (...) {
      failure = std::current_exception();
    }
    return [work, failure] { work->done(failure); };
  });
  return work;
}

void HostExposed::quiet() { shmem_quiet(); }

void HostExposed::stop() {
  for (const auto& queue : waits_) queue->stop();
}

}  // namespace isomem::torch
