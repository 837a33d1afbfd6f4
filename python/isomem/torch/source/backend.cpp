// SPDX-License-Identifier: Apache-2.0
#include "backend.hpp"

#include <shmemx.h>

#include <algorithm>
#include <cstring>
#include <set>

#include "allocated.hpp"
#include "directory.hpp"
#include "host_work.hpp"
#include "others_run.hpp"
#include "sparse.hpp"
#include "tensors.hpp"

namespace isomem::torch {

namespace {

using c10d::OpType;

const Tensor& first_of(const char* operation, const Tensors& tensors) {
  TORCH_CHECK(!tensors.empty(), "isomem: ", operation, ": there are no tensors");
  for (const Tensor& tensor : tensors) check_same_device(tensor, tensors[0]);
  return tensors[0];
}

Reduction reduction_of(const Tensor& tensor, const c10d::ReduceOp& op) {
  const Reduction how{tensor.scalar_type(), op.op_, tensor.element_size()};
  check_fold(how.type, how.op);
  if (tensor.is_cuda()) device_reduction(how);
  return how;
}

}  // namespace

// --- life
// -----------------------------------------------------------------------------------------------------------

namespace {

/// All groups of this process that can be used. Neither is ever destroyed: groups may end after static
/// objects.
std::mutex& groups_mutex() {
  static auto* const one = new std::mutex;
  return *one;
}
std::set<IsomemBackend*>& groups() {
  static auto* const all = new std::set<IsomemBackend*>;
  return *all;
}

}  // namespace

IsomemBackend::IsomemBackend(const c10::intrusive_ptr<c10d::Store>& store, int rank, int size,
                             std::string name, std::vector<int> global_ranks,
                             std::chrono::milliseconds timeout)
    : Backend(rank, size), store_(store), timeout_(timeout) {
  members_.name = std::move(name);
  members_.me = rank;
  members_.ranks = global_ranks;
  members_.pes = std::move(global_ranks);
  const size_t bytes = area_bytes(members_.size());
  Directory directory(store, rank, size, "groups");
  const size_t area = directory.take(bytes);
  // where others write; slots and fragments hold what they may
  const Sizes sizes = sizes_of(members_.size());
  const size_t n = members_.size();
  std::memset(pool().at(area), 0, 64 * n);
  for (size_t i = 0; i < n; ++i)
    std::memset(pool().at(area) + 64 * n + 2 * sizes.slot + i * (128 + 2 * (64 + sizes.fragment)), 0, 128);
  shmem_fence();
  members_.areas = directory.exchange<uint64_t>(area, area);
  host_ = std::make_unique<HostCollectives>(members_);
  absence_ = std::make_shared<Absence>(host_->exchange());
  messages_ = std::make_shared<Messages>(members_);
  by_host_ = std::make_shared<ByHost>(members_);
  if (device_pool().is_started()) make_device_group();
  // nobody reads the store any more, which may end with a rank that leaves
  host_->barrier(deadline(std::max(timeout_, store_->getTimeout())));
  const std::lock_guard guard(groups_mutex());
  groups().insert(this);
}

IsomemBackend::~IsomemBackend() {
  const OthersRun others_run;
  {
    const std::lock_guard guard(groups_mutex());
    groups().erase(this);
  }
  IsomemBackend::shutdown();
}

/// The area can be used by another group once all members have left this one, whenever that is.
void IsomemBackend::shutdown() {
  if (is_shut_.exchange(true)) return;
  const OthersRun others_run;
  if (device_) device_->end();
  end_windows();
  queue_->stop();
  messages_->stop();
  absence_->end();
  int is_initialized;
  shmem_query_initialized(&is_initialized);
  if (is_initialized)
    pool().give_back_when(host_->leave(), {members_.areas[static_cast<size_t>(members_.me)]});
}

void IsomemBackend::abort() {
  host_->abort();
  shutdown();
}

/// A thread of the program may still wait in one, for a rank that does so in another: each leaves first where
/// it waits for nobody, which tells the other.
void end_all_groups() {
  const std::lock_guard guard(groups_mutex());
  for (IsomemBackend* group : groups()) {
    if (group->is_idle()) group->shutdown();
  }
  for (IsomemBackend* group : groups()) group->shutdown();
}

/// The store is a copy: who waits in it holds its connection, and the parent may need it meanwhile.
c10::intrusive_ptr<c10d::Backend> IsomemBackend::split(const c10::intrusive_ptr<c10d::Store>& store,
                                                       const std::vector<int>& members,
                                                       const c10::intrusive_ptr<Options>& options) {
  TORCH_CHECK(!is_shut_, "isomem: group ", members_.name, " has been destroyed");
  std::vector<int> ranks;
  for (const int member : members) {
    TORCH_CHECK(member >= 0 && member < getSize(), "isomem: split: argument members has ", member,
                "; valid: 0 to ", getSize() - 1);
    ranks.push_back(members_.ranks[static_cast<size_t>(member)]);
  }
  const auto found = std::find(members.begin(), members.end(), getRank());
  if (found == members.end()) return nullptr;
  return c10::make_intrusive<IsomemBackend>(store->clone(), static_cast<int>(found - members.begin()),
                                            static_cast<int>(members.size()), options->group_name,
                                            std::move(ranks), options->timeout);
}

Tensor IsomemBackend::allocateTensor(long size, at::TensorOptions options) {
  return allocated_tensor(size, options);
}

/// Longer than any program waits, and short enough for every clock.
Clock::time_point IsomemBackend::deadline(std::chrono::milliseconds timeout) const {
  return Clock::now() + at_most_a_year(timeout == c10d::kUnsetTimeout ? timeout_ : timeout);
}

size_t IsomemBackend::root_of(int64_t root) const {
  TORCH_CHECK(root >= 0 && root < getSize(), "isomem: argument root = ", root, "; valid: 0 to ",
              getSize() - 1);
  return static_cast<size_t>(root);
}

/// `body` is the collective, on the device of `like`.
template <class Choices>
WorkPtr IsomemBackend::run(OpType type, const Choices& options, const Tensor& like, Tensors outputs,
                           Body body) {
  if (type != OpType::REDUCE) check_written(outputs);
  if (!like.is_cuda()) return batched(run_on_host(type, options, std::move(outputs), std::move(body)));
  if (collectives_go_by_host())
    return batched(run_on_host(type, options, std::move(outputs), by_host(like.device(), std::move(body))));
  ++sequence_;
  const auto until = deadline(options.timeout);
  return batched(device_group(like.device())
                     .run(type, options.asyncOp, std::move(outputs),
                          [until, body = std::move(body)](Collectives& group) { body(group, until); }));
}

template <class Choices>
WorkPtr IsomemBackend::run_on_host(OpType type, const Choices& options, Tensors outputs, Body body) {
  ++sequence_;
  TORCH_CHECK(!is_shut_, "isomem: group ", members_.name, " has been destroyed");
  WhyLate why_late;
  if (options.asyncOp)
    why_late = [type, absence = absence_](auto timeout) {
      return absence->words(operation_of(type), timeout);
    };
  auto work = c10::make_intrusive<IsomemWork>(getRank(), type, std::move(outputs), std::move(why_late));
  const auto until = deadline(options.timeout);
  auto job = [this, work, until, body = std::move(body)]() -> Tell {
    std::exception_ptr failure;
    try {
      if (!broken_.empty()) throw std::runtime_error(broken_);
      body(*host_, until);
    } catch (const std::exception& error) {
      const auto* const of_torch = dynamic_cast<const c10::Error*>(&error);  // with the calls that led to it
      broken_ = of_torch ? of_torch->what_without_backtrace() : error.what();
      failure = std::make_exception_ptr(C10_BUILD_ERROR(DistBackendError, broken_));
    }
    return [work, failure] { work->done(failure); };
  };
  if (options.asyncOp) {
    queue_->run_later(std::move(job));
  } else {
    const ReturnsToPython returns;
    queue_->run_here(job);
  }
  return work;
}

// --- collectives
// ----------------------------------------------------------------------------------------------------

WorkPtr IsomemBackend::broadcast(Tensors& tensors, const c10d::BroadcastOptions& options) {
  const Tensor tensor = only("broadcast", tensors);
  return run(OpType::BROADCAST, options, tensor, tensors,
             [=, this, root = root_of(options.rootRank)](Collectives& group, auto until) {
               const Flat flat(tensor, group.flat(tensor));
               group.broadcast(flat.data(), tensor.scalar_type(), flat.bytes(), root, until);
               flat.give_back();
             });
}

WorkPtr IsomemBackend::allreduce(Tensors& tensors, const c10d::AllreduceOptions& options) {
  if (tensors.size() == 1 && tensors[0].is_sparse() && !tensors[0].is_cuda()) {
    check_sparse(tensors[0], options.reduceOp);
    return run(OpType::ALLREDUCE, options, tensors[0], tensors, [=, this](Collectives& group, auto until) {
      all_reduce_sparse(group, members_.size(), tensors[0], until);
    });
  }
  const Tensor tensor = only("all_reduce", tensors);
  return run(OpType::ALLREDUCE, options, tensor, tensors,
             [=, this, how = reduction_of(tensor, options.reduceOp)](Collectives& group, auto until) {
               const Flat flat(tensor, group.flat(tensor));
               group.all_reduce(flat.data(), flat.bytes(), how, until);
               flat.give_back();
             });
}

WorkPtr IsomemBackend::allreduce_coalesced(Tensors& tensors, const c10d::AllreduceCoalescedOptions& options) {
  std::vector<Reduction> how;
  for (const Tensor& tensor : tensors) {
    check_tensor(tensor);
    how.push_back(reduction_of(tensor, options.reduceOp));
  }
  return run(OpType::ALLREDUCE_COALESCED, options, first_of("all_reduce_coalesced", tensors), tensors,
             [=, this](Collectives& group, auto until) {
               for (size_t i = 0; i < how.size(); ++i) {
                 const Flat flat(tensors[i], group.flat(tensors[i]));
                 group.all_reduce(flat.data(), flat.bytes(), how[i], until);
                 flat.give_back();
               }
             });
}

WorkPtr IsomemBackend::reduce(Tensors& tensors, const c10d::ReduceOptions& options) {
  const Tensor tensor = only("reduce", tensors);
  const Reduction how = reduction_of(tensor, options.reduceOp);
  if (options.rootRank == getRank()) check_written(tensors);
  return run(OpType::REDUCE, options, tensor, tensors,
             [=, this, root = root_of(options.rootRank)](Collectives& group, auto until) {
               const Flat flat(tensor, group.flat(tensor));
               group.reduce(flat.data(), flat.bytes(), how, root, until);
               if (static_cast<int>(root) == getRank()) flat.give_back();
             });
}

/// Blocks of several sizes go one by one.
void IsomemBackend::gather_uneven(Collectives& group, const Tensors& list, const Tensor& input,
                                  Clock::time_point until) const {
  write(list[me()], input.clone().reshape(list[me()].sizes()));  // it may lie where blocks of the list do
  for (size_t i = 0; i < list.size(); ++i) {
    const Flat flat(list[i], group.flat(list[i]));
    group.broadcast(flat.data(), input.scalar_type(), flat.bytes(), i, until);
    flat.give_back();
  }
}

/// The block of this member is combined in a copy: that of the list stays as it is, and the output may lie in
/// another one.
void IsomemBackend::scatter_uneven(Collectives& group, const Tensors& list, const Tensor& output,
                                   const Reduction& how, Clock::time_point until) const {
  const Tensor result = list[me()].clone();
  for (size_t i = 0; i < list.size(); ++i) {
    const Tensor& tensor = i == me() ? result : list[i];
    const Flat flat(tensor, group.flat(tensor));
    group.reduce(flat.data(), flat.bytes(), how, i, until);
    if (i == me()) flat.give_back();
  }
  write(output, result.reshape(output.sizes()));
}

WorkPtr IsomemBackend::allgather(std::vector<Tensors>& outputs, Tensors& inputs,
                                 const c10d::AllgatherOptions& options) {
  const Tensor input = only("all_gather", inputs);
  TORCH_CHECK(outputs.size() == 1, "isomem: all_gather takes one list of outputs, not ", outputs.size());
  const Tensors list = outputs[0];
  const bool is_even = check_blocks("all_gather", list, members_.size(), me(), input);
  return run(OpType::ALLGATHER, options, input, list, [=, this](Collectives& group, auto until) {
    if (!is_even) return gather_uneven(group, list, input, until);
    const FlatList to(list, group.blank(list));
    const Tensor flat = apart_from(to.blocks(), me(), group.flat(input));
    group.all_gather(data_of(flat), to.blocks(), flat.scalar_type(), flat.nbytes(), until);
    to.give_back();
  });
}

WorkPtr IsomemBackend::_allgather_base(Tensor& output, Tensor& input, const c10d::AllgatherOptions& options) {
  Tensors outputs{output}, inputs{input};
  return allgather_into_tensor_coalesced(outputs, inputs, options);
}

WorkPtr IsomemBackend::allgather_coalesced(std::vector<Tensors>& outputs, Tensors& inputs,
                                           const c10d::AllgatherOptions& options) {
  TORCH_CHECK(outputs.size() == members_.size(), "isomem: all_gather_coalesced: the list has ",
              outputs.size(), " lists, the group ", members_.size(), " members");
  std::vector<Tensors> lists;  // by input
  Tensors all;
  for (size_t i = 0; i < inputs.size(); ++i) {
    check_tensor(inputs[i]);
    Tensors list;
    for (const Tensors& of_member : outputs) list.push_back(of_member.at(i));
    check_list("all_gather_coalesced", list, members_.size(), inputs[i]);
    all.insert(all.end(), list.begin(), list.end());
    lists.push_back(std::move(list));
  }
  return run(OpType::ALLGATHER_COALESCED, options, first_of("all_gather_coalesced", inputs), all,
             [=, this](Collectives& group, auto until) {
               for (size_t i = 0; i < lists.size(); ++i) {
                 const FlatList to(lists[i], group.blank(lists[i]));
                 const Tensor flat = apart_from(to.blocks(), me(), group.flat(inputs[i]));
                 group.all_gather(data_of(flat), to.blocks(), flat.scalar_type(), flat.nbytes(), until);
                 to.give_back();
               }
             });
}

WorkPtr IsomemBackend::allgather_into_tensor_coalesced(Tensors& outputs, Tensors& inputs,
                                                       const c10d::AllgatherOptions& options) {
  TORCH_CHECK(outputs.size() == inputs.size(), "isomem: all_gather_into_tensor: ", outputs.size(),
              " outputs, ", inputs.size(), " inputs");
  for (size_t i = 0; i < inputs.size(); ++i)
    check_times("all_gather_into_tensor", outputs[i], inputs[i], members_.size());
  return run(OpType::_ALLGATHER_BASE, options, first_of("all_gather_into_tensor", inputs), outputs,
             [=, this](Collectives& group, auto until) {
               for (size_t i = 0; i < inputs.size(); ++i) {
                 const Flat to(outputs[i], group.blank(outputs[i]));
                 const auto blocks = blocks_of(to.data(), to.bytes(), members_.size());
                 const Tensor from = apart_from(blocks, me(), group.flat(inputs[i]));
                 group.all_gather(data_of(from), blocks, from.scalar_type(), from.nbytes(), until);
                 to.give_back();
               }
             });
}

WorkPtr IsomemBackend::gather(std::vector<Tensors>& outputs, Tensors& inputs,
                              const c10d::GatherOptions& options) {
  const Tensor input = only("gather", inputs);
  const size_t root = root_of(options.rootRank);
  Tensors list;
  if (getRank() == options.rootRank) {
    TORCH_CHECK(outputs.size() == 1, "isomem: gather takes one list of outputs on the root, not ",
                outputs.size());
    list = outputs[0];
    check_list("gather", list, members_.size(), input);
  } else {
    TORCH_CHECK(outputs.empty() || outputs[0].empty(), "isomem: gather: only the root has outputs");
  }
  return run(OpType::GATHER, options, input, list, [=, this](Collectives& group, auto until) {
    const FlatList to(list, group.blank(list));
    const Tensor flat = apart_from(to.blocks(), me(), group.flat(input));
    group.gather(data_of(flat), to.blocks(), flat.scalar_type(), flat.nbytes(), root, until);
    to.give_back();
  });
}

WorkPtr IsomemBackend::gather_into_tensor(Tensor& output, Tensor& input, const c10d::GatherOptions& options) {
  const size_t root = root_of(options.rootRank);
  check_tensor(input);
  Tensors outputs;  // that of another rank than the root is nobody's
  if (getRank() == options.rootRank) {
    check_times("gather_into_tensor", output, input, members_.size());
    outputs = {output};
  }
  return run(OpType::GATHER, options, input, outputs, [=, this](Collectives& group, auto until) {
    const FlatList to(outputs, group.blank(outputs));
    const auto blocks = outputs.empty()
                            ? std::vector<char*>{}
                            : blocks_of(to.blocks()[0], input.nbytes() * members_.size(), members_.size());
    const Tensor from = apart_from(blocks, me(), group.flat(input));
    group.gather(data_of(from), blocks, from.scalar_type(), from.nbytes(), root, until);
    to.give_back();
  });
}

WorkPtr IsomemBackend::scatter(Tensors& outputs, std::vector<Tensors>& inputs,
                               const c10d::ScatterOptions& options) {
  const Tensor output = only("scatter", outputs);
  const size_t root = root_of(options.rootRank);
  Tensors list;
  if (getRank() == options.rootRank) {
    TORCH_CHECK(inputs.size() == 1, "isomem: scatter takes one list of inputs on the root, not ",
                inputs.size());
    list = inputs[0];
    check_list("scatter", list, members_.size(), output);
  } else {
    TORCH_CHECK(inputs.empty() || inputs[0].empty(), "isomem: scatter: only the root has inputs");
  }
  return run(OpType::SCATTER, options, output, outputs, [=, this](Collectives& group, auto until) {
    const Tensors from = group.flat(list);
    const Flat to(output, apart_from(inputs_of(from), root, group.blank(output)));
    group.scatter(inputs_of(from), to.data(), output.scalar_type(), to.bytes(), root, until);
    to.give_back();
  });
}

WorkPtr IsomemBackend::reduce_scatter(Tensors& outputs, std::vector<Tensors>& inputs,
                                      const c10d::ReduceScatterOptions& options) {
  const Tensor output = only("reduce_scatter", outputs);
  TORCH_CHECK(inputs.size() == 1, "isomem: reduce_scatter takes one list of inputs, not ", inputs.size());
  const Tensors list = inputs[0];
  const bool is_even = check_blocks("reduce_scatter", list, members_.size(), me(), output);
  return run(OpType::REDUCE_SCATTER, options, output, outputs,
             [=, this, how = reduction_of(output, options.reduceOp)](Collectives& group, auto until) {
               if (!is_even) return scatter_uneven(group, list, output, how, until);
               const Tensors from = group.flat(list);
               const Flat to(output, apart_from(inputs_of(from), me(), group.blank(output)));
               group.reduce_scatter(inputs_of(from), to.data(), to.bytes(), how, until);
               to.give_back();
             });
}

WorkPtr IsomemBackend::_reduce_scatter_base(Tensor& output, Tensor& input,
                                            const c10d::ReduceScatterOptions& options) {
  Tensors outputs{output}, inputs{input};
  return reduce_scatter_tensor_coalesced(outputs, inputs, options);
}

WorkPtr IsomemBackend::reduce_scatter_tensor_coalesced(Tensors& outputs, Tensors& inputs,
                                                       const c10d::ReduceScatterOptions& options) {
  TORCH_CHECK(outputs.size() == inputs.size(), "isomem: reduce_scatter_tensor: ", outputs.size(),
              " outputs, ", inputs.size(), " inputs");
  std::vector<Reduction> how;
  for (size_t i = 0; i < inputs.size(); ++i) {
    check_times("reduce_scatter_tensor", inputs[i], outputs[i], members_.size());
    how.push_back(reduction_of(outputs[i], options.reduceOp));
  }
  return run(OpType::_REDUCE_SCATTER_BASE, options, first_of("reduce_scatter_tensor", inputs), outputs,
             [=, this](Collectives& group, auto until) {
               for (size_t i = 0; i < inputs.size(); ++i) {
                 const Tensor from = group.flat(inputs[i]);
                 const auto blocks = blocks_of(data_of(from), from.nbytes(), members_.size());
                 const Flat to(outputs[i], apart_from(blocks, me(), group.blank(outputs[i])));
                 group.reduce_scatter(blocks, to.data(), to.bytes(), how[i], until);
                 to.give_back();
               }
             });
}

namespace {

/// Bytes of each member's rows; without splits all get as many.
std::vector<size_t> rows_of(const char* name, const Tensor& tensor, const std::vector<int64_t>& splits,
                            size_t members) {
  check_tensor(tensor);
  const int64_t rows = tensor.dim() ? tensor.size(0) : 1;
  if (splits.empty()) {
    TORCH_CHECK(rows % static_cast<int64_t>(members) == 0, "isomem: all_to_all: argument ", name, " has ",
                rows, " rows, which ", members, " members cannot share equally");
    return std::vector<size_t>(members, tensor.nbytes() / members);
  }
  TORCH_CHECK(splits.size() == members, "isomem: all_to_all: argument ", name, "_split_sizes has ",
              splits.size(), " numbers, the group ", members, " members");
  std::vector<size_t> bytes;
  int64_t total = 0;
  for (const int64_t split : splits) {
    TORCH_CHECK(split >= 0, "isomem: all_to_all: argument ", name, "_split_sizes has ", split);
    total += split;
    bytes.push_back(rows ? static_cast<size_t>(split) * (tensor.nbytes() / static_cast<size_t>(rows)) : 0);
  }
  TORCH_CHECK(total == rows, "isomem: all_to_all: the sum of ", name, "_split_sizes is ", total,
              ", the tensor has ", rows, " rows");
  return bytes;
}

template <class Char>
std::vector<Char*> begins(Char* data, const std::vector<size_t>& bytes) {
  std::vector<Char*> all;
  for (const size_t size : bytes) {
    all.push_back(data);
    data += size;
  }
  return all;
}

}  // namespace

WorkPtr IsomemBackend::alltoall_base(Tensor& output, Tensor& input, std::vector<int64_t>& output_splits,
                                     std::vector<int64_t>& input_splits,
                                     const c10d::AllToAllOptions& options) {
  const auto takes = rows_of("output", output, output_splits, members_.size());
  const auto gives = rows_of("input", input, input_splits, members_.size());
  check_same_device(output, input);
  const bool is_even = output_splits.empty() && input_splits.empty();
  return run(OpType::ALLTOALL_BASE, options, output, {output}, [=, this](Collectives& group, auto until) {
    const Tensor from = group.flat(input);
    const Flat to(output, group.blank(output));
    group.all_to_all(begins(data_of(from), gives), gives, begins(to.data(), takes), takes, is_even,
                     output.scalar_type(), until);
    to.give_back();
  });
}

WorkPtr IsomemBackend::alltoall(Tensors& outputs, Tensors& inputs, const c10d::AllToAllOptions& options) {
  TORCH_CHECK(inputs.size() == members_.size() && outputs.size() == members_.size(),
              "isomem: all_to_all: ", inputs.size(), " inputs and ", outputs.size(),
              " outputs; the group has ", members_.size(), " members");
  std::vector<size_t> gives, takes;
  for (size_t i = 0; i < members_.size(); ++i) {
    check_tensor(inputs[i]);
    check_tensor(outputs[i]);
    check_same_device(outputs[i], inputs[i]);
    check_same_device(outputs[i], outputs[0]);
    gives.push_back(inputs[i].nbytes());
    takes.push_back(outputs[i].nbytes());
  }
  return run(OpType::ALLTOALL, options, outputs[0], outputs, [=, this](Collectives& group, auto until) {
    const Tensors from = group.flat(inputs);
    const FlatList to(outputs, group.blank(outputs));
    group.all_to_all(inputs_of(from), gives, to.blocks(), takes, false, outputs[0].scalar_type(), until);
    to.give_back();
  });
}

/// The CPU waits, for what its streams have, too. All members are there, and may have waited for that to take
/// device memory; not those of a barrier that is asynchronous, which is nowhere in the order of other calls.
WorkPtr IsomemBackend::barrier(const c10d::BarrierOptions& options) {
  if (device_) device_->synchronize();
  const bool wish = !options.asyncOp && wishes_device();
  const auto all_wish = std::make_shared<bool>();
  auto work = run_on_host(OpType::BARRIER, options, {}, [this, wish, all_wish](Collectives&, auto until) {
    *all_wish = host_->is_agreed(wish, until);
  });
  if (wish && *all_wish) take_wished_device();
  return work;
}

void IsomemBackend::monitoredBarrier(const c10d::BarrierOptions& options, bool) {
  c10d::BarrierOptions here = options;
  here.asyncOp = false;
  barrier(here)->wait();
}

}  // namespace isomem::torch
