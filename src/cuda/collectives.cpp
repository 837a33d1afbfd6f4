// SPDX-License-Identifier: Apache-2.0
#include "cuda/collectives.hpp"

#include <condition_variable>
#include <thread>
#include <vector>

#include "core/service_thread.hpp"
#include "cuda/host_reduce.hpp"
#include "isomem/coll.hpp"
#include "runtime/mixed_engine.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"
#include "runtime/teams.hpp"

namespace isomem {

namespace {

using What = CollectiveCall::What;

template <class T>
BlockReducer arithmetic(ReduceOp op) {
  switch (op) {
    case ReduceOp::sum:
      return {fold_block<ReduceOp::sum, T>};
    case ReduceOp::prod:
      return {fold_block<ReduceOp::prod, T>};
    case ReduceOp::min:
      return {fold_block<ReduceOp::min, T>};
    case ReduceOp::max:
      return {fold_block<ReduceOp::max, T>};
    default:
      return {nullptr};
  }
}

template <class T>
BlockReducer any_of_integers(ReduceOp op) {
  switch (op) {
    case ReduceOp::band:
      return {fold_block<ReduceOp::band, T>};
    case ReduceOp::bor:
      return {fold_block<ReduceOp::bor, T>};
    case ReduceOp::bxor:
      return {fold_block<ReduceOp::bxor, T>};
    default:
      return arithmetic<T>(op);
  }
}

/// Null: there is no such reduction.
BlockReducer reducer_of(const Reduction& reduction) {
  switch (reduction.element) {
    case Element::i8:
      return any_of_integers<int8_t>(reduction.op);
    case Element::u8:
      return any_of_integers<uint8_t>(reduction.op);
    case Element::i16:
      return any_of_integers<int16_t>(reduction.op);
    case Element::u16:
      return any_of_integers<uint16_t>(reduction.op);
    case Element::i32:
      return any_of_integers<int32_t>(reduction.op);
    case Element::u32:
      return any_of_integers<uint32_t>(reduction.op);
    case Element::i64:
      return any_of_integers<int64_t>(reduction.op);
    case Element::u64:
      return any_of_integers<uint64_t>(reduction.op);
    case Element::f32:
      return arithmetic<float>(reduction.op);
    case Element::f64:
      return arithmetic<double>(reduction.op);
    case Element::f16:
      return arithmetic<__half>(reduction.op);
    case Element::bf16:
      return arithmetic<__nv_bfloat16>(reduction.op);
    case Element::f64_pair:
      return {fold_block<ReduceOp::maxloc, Pair>};
  }
  return {nullptr};
}

/// f(pointer to units of the size of an element): the algorithms are compiled for sizes, not for types.
template <class F>
void with_unit(size_t size, F&& f) {
  switch (size) {
    case 1:
      return f(static_cast<uint8_t*>(nullptr));
    case 2:
      return f(static_cast<uint16_t*>(nullptr));
    case 4:
      return f(static_cast<uint32_t*>(nullptr));
    case 8:
      return f(static_cast<uint64_t*>(nullptr));
    default:
      return f(static_cast<Pair*>(nullptr));
  }
}

/// Bytes that a call reads and writes on this PE.
struct Extent {
  uint64_t source, dest;
};
Extent extent_of(const CollectiveCall& call, int n_pes) {
  const auto pes = static_cast<uint64_t>(n_pes);
  const bool folds = call.what == What::reduce || call.what == What::reducescatter;
  const uint64_t block = folds ? call.n * size_of(call.reduction.element) : call.n;
  switch (call.what) {
    case What::broadcast:
    case What::reduce:
      return {block, block};
    case What::fcollect:
      return {block, block * pes};
    case What::alltoall:
      return {block * pes, block * pes};
    case What::reducescatter:
      return {block * pes, block};
    default:
      return {0, 0};
  }
}

void run(MixedEngine& e, const CollectiveCall& call, Team& team) {
  auto* dest = reinterpret_cast<void*>(call.dest);
  const auto* source = reinterpret_cast<const void*>(call.source);
  switch (call.what) {
    case What::sync:
      return static_cast<void>(team_sync(e, call.routine, team));
    case What::broadcast:
      return broadcast(e, call.routine, team, dest, source, call.n, call.root);
    case What::fcollect:
      return fcollect(e, call.routine, team, dest, source, call.n);
    case What::alltoall: {
      const auto step = static_cast<int64_t>(call.n);
      return alltoalls(e, call.routine, team, dest, source, call.n, step, step, 1);
    }
    case What::reduce:
    case What::reducescatter:
      return with_unit(size_of(call.reduction.element), [&](auto* unit) {
        using U = std::remove_pointer_t<decltype(unit)>;
        auto* to = static_cast<U*>(dest);
        const auto* from = static_cast<const U*>(source);
        const BlockReducer reducer = reducer_of(call.reduction);
        if (call.what == What::reduce) return reduce(e, call.routine, team, to, from, call.n, reducer);
        scatter_reduced(e, call.routine, team, to, from, call.n, reducer);
      });
  }
}

/// Why the call cannot be one of a member; empty if it can.
std::string why_wrong(Runtime& runtime, const CollectiveCall& call, const Team* team) {
  if (!team) return text("there is no team %d on this PE", call.team);
  if (call.what == What::broadcast && (call.root < 0 || call.root >= team->n_pes()))
    return text("PE_root = %d; valid: 0 to %d", call.root, team->n_pes() - 1);
  const bool folds = call.what == What::reduce || call.what == What::reducescatter;
  if (folds && !reducer_of(call.reduction).fold) return "there is no such reduction of these elements";
  const auto is_symmetric = [&](uint64_t address, uint64_t bytes) {
    const auto* p = reinterpret_cast<const void*>(address);
    return bytes == 0 || runtime.memory().is_symmetric(p, bytes) ||
           runtime.transport().is_symmetric_on_device(p, bytes);
  };
  const Extent extent = extent_of(call, team->n_pes());
  const bool good_dest = is_symmetric(call.dest, extent.dest);
  if (good_dest && is_symmetric(call.source, extent.source)) return {};
  return text("%s is %s; collectives need symmetric memory", good_dest ? "source" : "dest",
              runtime.describe(reinterpret_cast<const void*>(good_dest ? call.source : call.dest)).c_str());
}

}  // namespace

void carry_out(Runtime& runtime, const CollectiveCall& call) {
  Team* team = runtime.teams().find(call.team);
  const std::string why = why_wrong(runtime, call, team);
  if (!why.empty()) {
    end_job(runtime, EndCause::error, 1,
            name_of(runtime, runtime.me()) + ": " + call.routine + ": " + why + "; the job ends");
  }
  if (call.what != What::sync && call.n == 0) return;
  MixedEngine e(runtime);
  run(e, call, *team);
}

/// The thread of a team, with one call at a time: members begin the next one when the last is over.
class Collectives::Worker {
 public:
  explicit Worker(Runtime& runtime) : runtime_(runtime), thread_(service_thread([this] { work(); })) {}
  ~Worker() {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      stop_ = true;
    }
    wake_.notify_all();
    thread_.join();
  }
  Worker(const Worker&) = delete;

  void begin(const CollectiveCall& call, std::function<void()> done) {
    const std::lock_guard<std::mutex> lock(mutex_);
    calls_.push_back({call, std::move(done)});
    wake_.notify_all();
  }

 private:
  struct Asked {
    CollectiveCall call;
    std::function<void()> done;
  };

  void work() {
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
      wake_.wait(lock, [this] { return stop_ || !calls_.empty(); });
      if (stop_) return;
      Asked next = std::move(calls_.front());
      calls_.erase(calls_.begin());
      lock.unlock();
      carry_out(runtime_, next.call);
      next.done();
      lock.lock();
    }
  }

  Runtime& runtime_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Asked> calls_;
  bool stop_ = false;
  std::thread thread_;
};

Collectives::Collectives(Runtime& runtime) : runtime_(runtime) {}
Collectives::~Collectives() = default;

void Collectives::begin(const CollectiveCall& call, std::function<void()> done) {
  std::unique_ptr<Worker>& worker = workers_[call.team];
  if (!worker) worker = std::make_unique<Worker>(runtime_);
  worker->begin(call, std::move(done));
}

}  // namespace isomem
