// SPDX-License-Identifier: Apache-2.0
#include "device_group.hpp"

#include <ATen/ATen.h>
#include <c10/core/DeviceGuard.h>
#include <c10/core/StreamGuard.h>

#include <thread>

#include "tensors.hpp"

namespace isomem::torch {

using c10d::OpType;
using WorkPtr = c10::intrusive_ptr<c10d::Work>;

namespace {

/// What members tell each other: the slots that each has free, a team that it has kept, an id for a new one.
struct Offer {
  uint64_t free_slots;
  int64_t kept_team;
  nvshmemx_team_uniqueid_t id;
};

}  // namespace

DeviceGroup::DeviceGroup(const Members& members, const c10::intrusive_ptr<c10d::Store>& store,
                         c10::Device device)
    : members_(members),
      device_(device),
      stream_(new_stream(device)),
      before_(c10::DeviceType::CUDA),
      last_stream_(stream_) {
  const GpuCalls& call = gpu();
  device_pool().check_device(device);
  const size_t n = members.size();
  const DeviceArea least(nullptr, DevicePool::kSlot, n, false);
  TORCH_CHECK(least.buffer_bytes() > 1024 * (n + 1) && least.box_bytes() > 0,
              "isomem: groups of CUDA tensors have fewer than ", n, " members");
  Offer mine{device_pool().free_slots(), device_pool().kept_team(members.pes), 0};
  call.nvshmemx_team_get_uniqueid(&mine.id);
  Directory directory(store, members.me, static_cast<int>(n), "device");
  const auto all = directory.exchange<Offer>(mine);
  uint64_t common = ~uint64_t{0};
  bool is_kept = mine.kept_team != DevicePool::kNoTeam;
  for (const Offer& offer : all) {
    common &= offer.free_slots;
    is_kept &= offer.kept_team == mine.kept_team;
  }
  TORCH_CHECK_WITH(
      OutOfMemoryError, common != 0,
      "isomem: no slot of symmetric device memory is free on all members of group ", members.name,
      ": each group with CUDA tensors takes one, or some, of ", device_pool().slots(),
      "; destroy groups, or set isomem.torch.device_pool_bytes to more before the first CUDA tensor");
  slots_ = device_pool().choose(common);
  char* const memory = device_pool().take(slots_);
  const bool is_near = DirectCollectives::is_possible(members_, memory);
  area_ = DeviceArea(memory, slots_.bytes(), n, is_near && n > 1);
  const c10::StreamGuard on(stream_);
  const auto as_words = [&](void* at, size_t count) {
    return at::from_blob(
        at, {static_cast<int64_t>(count)}, [](void*) {}, at::TensorOptions().dtype(at::kLong).device(device_),
        device_);
  };
  auto words = as_words(area_.words(), 2 * DeviceArea::kBoxes * n);
  words.slice(0, 0, static_cast<int64_t>(DeviceArea::kBoxes * n)).zero_();
  words.slice(0, static_cast<int64_t>(DeviceArea::kBoxes * n)).fill_(1);
  as_words(area_.room(), area_.room_bytes() / sizeof(int64_t)).zero_();
  stream_.synchronize();
  get_team(is_kept, all[0].id, static_cast<int32_t>(mine.kept_team));
  if (is_kept)  // nobody has waited for the others: their words and rooms have their first values
    Directory(store, members.me, static_cast<int>(n), "device_ready").exchange<Offer>(mine);
  if (is_near)
    collectives_ = std::make_unique<DirectCollectives>(members_, team_, area_, stream_);
  else
    collectives_ = std::make_unique<DeviceCollectives>(members_, team_, area_, stream_);
  messages_ = std::make_unique<DeviceTransfers>(members_, area_, 1);
}

void DeviceGroup::get_team(bool is_kept, nvshmemx_team_uniqueid_t id, int32_t kept) {
  if (is_kept) {
    device_pool().take_team(members_.pes, kept);
    team_ = kept;
    return;
  }
  nvshmem_team_config_t config = NVSHMEM_TEAM_CONFIG_INITIALIZER;
  config.uniqueid = id;
  const int failed = gpu().nvshmemx_team_init(&team_, &config, NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID,
                                              static_cast<int>(members_.size()), members_.me);
  if (failed) device_pool().give_back(slots_);
  TORCH_CHECK(!failed, "isomem: no team for group ", members_.name, ": the library has said why on stderr");
}

bool DeviceGroup::is_idle() const {
  return stream_.query() && (!last_ || last_->is_done()) &&
         (!sends_ || (sends_->query() && receives_->query()));
}

/// A slot that a stream still uses is lost, rather than that the program does not end.
void DeviceGroup::end() try {
  const std::lock_guard guard(mutex_);
  const auto limit = Clock::now() + std::chrono::seconds(10);
  while (!is_idle()) {
    if (Clock::now() > limit) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  drop_done();
  last_.reset();
  points_ = {};
  before_ = c10::Event(c10::DeviceType::CUDA);  // of CUDA, which may end before this object
  if (device_pool().is_started()) {
    const c10::DeviceGuard on(device_);
    // the library no longer counts the team among those at work
    gpu().isomem_room_on_stream(team_, nullptr, 0);
  }
  device_pool().keep_team(members_.pes, team_);
  device_pool().give_back(slots_);
} catch (const c10::Error&) {  // of CUDA, which all later calls report, too: this is called by destructors
}

void DeviceGroup::drop_done() {
  while (!enqueued_.empty() && enqueued_.front()->is_done()) {
    enqueued_.front()->drop_tensors();
    enqueued_.pop_front();
  }
}

/// The collectives of a group follow each other.
void DeviceGroup::follow_last(c10::Stream stream) {
  if (last_ && last_stream_ != stream) last_->precede(stream);
}

/// Enqueues after what the current stream has. With the lock.
template <class F>
std::shared_ptr<Enqueued> DeviceGroup::enqueue(bool is_captured, c10::Stream current, c10::Stream stream,
                                               std::shared_ptr<const void> tensors, F body) {
  if (!is_captured) drop_done();  // a query would end the capture
  c10::Event in_graph(c10::DeviceType::CUDA);
  c10::Event& before = is_captured ? in_graph : before_;
  before.record(current);
  before.block(stream);
  const c10::StreamGuard on(stream);
  const at::NoGradGuard no_grad;
  body();
  auto enqueued = is_captured ? std::make_shared<Enqueued>() : points_.take();
  enqueued->record(stream, std::move(tensors));
  return enqueued;
}

WorkPtr DeviceGroup::work(OpType type, bool is_captured, c10::Stream stream, Tensors outputs,
                          std::shared_ptr<Enqueued> enqueued) {
  auto work = c10::make_intrusive<DeviceWork>(members_.me, type, std::move(outputs), stream, enqueued);
  work->make_future();
  if (!is_captured) enqueued_.push_back(std::move(enqueued));
  return work;
}

WorkPtr DeviceGroup::run(OpType type, bool is_async, Tensors outputs, Body body) {
  const std::lock_guard guard(mutex_);
  const c10::Stream current = cuda().getStream(device_);
  const bool is_captured = is_capturing(current.native_handle());
  if (!is_async && !is_captured) return run_here(type, current, std::move(outputs), body);
  if (is_captured)
    collectives_->capture();
  else
    follow_last(stream_);
  collectives_->use(stream_);
  const auto kept = std::make_shared<Body>(std::move(body));
  auto enqueued = enqueue(is_captured, current, stream_, kept, [&] { (*kept)(*collectives_); });
  if (!is_captured) {
    last_ = enqueued;
    last_stream_ = stream_;
  }
  if (is_async) return work(type, is_captured, stream_, std::move(outputs), std::move(enqueued));
  auto done = c10::make_intrusive<DeviceWork>(members_.me, type, std::move(outputs), stream_, enqueued);
  done->synchronize();
  return done;
}

/// What comes later on the current stream is behind it in any case, memory that is freed later too: no other
/// stream has to be waited for. In graphs that costs nothing.
WorkPtr DeviceGroup::run_here(OpType type, c10::Stream current, Tensors outputs, const Body& body) {
  drop_done();
  follow_last(current);
  collectives_->use(current);
  {
    const c10::DeviceGuard on(device_);
    const at::NoGradGuard no_grad;
    body(*collectives_);
  }
  last_ = points_.take();
  last_->record(current);
  last_stream_ = current;
  return c10::make_intrusive<DeviceWork>(members_.me, type, std::move(outputs), current, last_);
}

WorkPtr DeviceGroup::transfer(const std::vector<Message>& messages, c10::Stream stream) {
  Tensors outputs;
  for (const Message& message : messages)
    if (!message.is_send) outputs.push_back(message.tensor);
  const auto kept = std::make_shared<std::vector<Message>>(messages);
  const OpType type = messages.size() > 1   ? OpType::COALESCED
                      : messages[0].is_send ? OpType::SEND
                                            : OpType::RECV;
  const c10::Stream current = cuda().getStream(device_);
  const bool is_captured = is_capturing(current.native_handle());
  auto enqueued = enqueue(is_captured, current, stream, kept, [&] {
    std::vector<Flat> flats;
    std::vector<DeviceTransfers::Give> gives;
    std::vector<DeviceTransfers::Take> takes;
    for (const auto& [is_send, peer, tensor] : messages) {
      flats.emplace_back(tensor);
      if (is_send)
        gives.push_back({peer, flats.back().data(), flats.back().bytes()});
      else
        takes.push_back({peer, flats.back().data(), flats.back().bytes()});
    }
    messages_->run(gives, takes, static_cast<cudaStream_t>(stream.native_handle()));
    for (size_t i = 0; i < messages.size(); ++i)
      if (!messages[i].is_send) flats[i].give_back();
  });
  return work(type, is_captured, stream, std::move(outputs), std::move(enqueued));
}

WorkPtr DeviceGroup::message(Message message) {
  const std::lock_guard guard(mutex_);
  if (!sends_) {
    sends_ = new_stream(device_);
    receives_ = new_stream(device_);
  }
  if (!is_batch_) return transfer({message}, message.is_send ? *sends_ : *receives_);
  batch_.push_back(std::move(message));
  return nullptr;
}

WorkPtr DeviceGroup::send(size_t to, const at::Tensor& tensor) { return message({true, to, tensor}); }
WorkPtr DeviceGroup::receive(size_t from, const at::Tensor& tensor) { return message({false, from, tensor}); }

void DeviceGroup::begin_batch() {
  const std::lock_guard guard(mutex_);
  batch_.clear();  // of one that an exception has left
  is_batch_ = true;
}

/// On the stream of sends, between what that of receives has and what it gets.
WorkPtr DeviceGroup::end_batch() {
  const std::lock_guard guard(mutex_);
  is_batch_ = false;
  const auto batch = std::move(batch_);
  batch_.clear();
  if (batch.empty()) return nullptr;
  c10::Event before(c10::DeviceType::CUDA), after(c10::DeviceType::CUDA);
  const bool is_captured = is_capturing(cuda().getStream(device_).native_handle());
  if (!is_captured) {
    before.record(*receives_);
    before.block(*sends_);
  }
  auto work = transfer(batch, *sends_);
  if (!is_captured) {
    after.record(*sends_);
    after.block(*receives_);
  }
  return work;
}

void DeviceGroup::synchronize() {
  cuda().getStream(device_).synchronize();
  stream_.synchronize();
  if (last_) last_->synchronize();
}

}  // namespace isomem::torch
