// SPDX-License-Identifier: Apache-2.0
#include "mesh_wire.hpp"

#include <sys/timerfd.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "core/clock.hpp"
#include "core/words.hpp"

namespace isomem {

namespace {

struct MeshKey final : RemoteKey {
  MeshKey(int owner, uint64_t at, uint64_t length) : pe(owner), begin(at), bytes(length) {}
  int pe;
  uint64_t begin;
  uint64_t bytes;
};

[[noreturn]] void die(const char* what) {
  std::fprintf(stderr, "mesh: %s\n", what);
  std::abort();
}

void set_alarm(int descriptor, uint64_t at_ns) {
  itimerspec when{};
  if (at_ns) when.it_value = {static_cast<time_t>(at_ns / kSecond), static_cast<long>(at_ns % kSecond)};
  timerfd_settime(descriptor, TFD_TIMER_ABSTIME, &when, nullptr);
}

}  // namespace

std::unique_ptr<Wire> Mesh::open(int pe) {
  auto wire = std::make_unique<MeshWire>(shared_from_this(), pe);
  std::unique_lock<std::mutex> lock(open_mutex_);
  const uint64_t mine = ++opened_[static_cast<size_t>(pe)];
  opened_one_.notify_all();
  opened_one_.wait(lock, [&] { return *std::min_element(opened_.begin(), opened_.end()) >= mine; });
  return wire;
}

void Mesh::lose(int pe) {
  End& end = ends_[static_cast<size_t>(pe)];
  const std::lock_guard<std::mutex> lock(end.mutex);
  end.is_lost = true;
}

Mesh::Counts Mesh::counts() {
  const std::lock_guard<std::mutex> lock(counts_mutex_);
  return counts_;
}

MeshWire::MeshWire(std::shared_ptr<Mesh> mesh, int pe)
    : mesh_(std::move(mesh)),
      pe_(pe),
      descriptor_(timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC)),
      random_(mesh_->options_.seed * 31 + static_cast<uint64_t>(pe)),
      connected_(mesh_->ends_.size()),
      left_(mesh_->ends_.size()),
      puts_on_their_way_(mesh_->ends_.size()) {
  if (descriptor_ < 0) die("no descriptor");
  Mesh::End& end = mesh_->ends_[static_cast<size_t>(pe)];
  const std::lock_guard<std::mutex> lock(end.mutex);
  end.descriptor = descriptor_;
}

MeshWire::~MeshWire() {
  Mesh::End& end = mesh_->ends_[static_cast<size_t>(pe_)];
  const std::lock_guard<std::mutex> lock(end.mutex);
  end.descriptor = -1;
  end.events.clear();
  end.exposed.clear();
  ::close(descriptor_);
}

uint64_t MeshWire::due() {
  const uint64_t most = uint64_t{mesh_->options_.delay_us} * kMicrosecond;
  return now_ns() + (most ? random_() % most : 0);
}

void MeshWire::connect(int pe, const std::string& address) {
  if (address != std::to_string(pe)) die("the address of another PE");
  connected_[static_cast<size_t>(pe)] = true;
}

void MeshWire::leave(int pe) {
  left_[static_cast<size_t>(pe)] = true;
  failures_.erase(pe);
}

void MeshWire::check_connected(int pe) const {
  if (!connected_[static_cast<size_t>(pe)]) die("a PE that nobody has connected to");
}

void MeshWire::post(int to, MeshEvent event) {
  Mesh::End& end = mesh_->ends_[static_cast<size_t>(to)];
  const std::lock_guard<std::mutex> lock(end.mutex);
  if (end.is_lost) {
    if (left_[static_cast<size_t>(to)]) die("a message to a dead PE");
    failures_.try_emplace(to, "PE " + std::to_string(to) + " is out of reach");
    return;
  }
  if (end.is_armed) set_alarm(end.descriptor, event.due_ns);
  end.is_armed = false;
  end.events.push_back(std::move(event));
}

void MeshWire::send(int pe, const unsigned char* message, size_t bytes, Work& work) {
  check_connected(pe);
  if (bytes > kMessage) die("a message is too long");
  post(pe, {due(), std::vector<unsigned char>(message, message + bytes)});
  post(pe_, {due(), {}, &work});
  const std::lock_guard<std::mutex> lock(mesh_->counts_mutex_);
  ++mesh_->counts_.messages;
}

void MeshWire::check_memory(LocalMemory memory) const {
  if (!memory.is_device) return;
  if (!mesh_->options_.sizes.device) die("device memory, which it does not know");
  if (current_devices == 0) die("device memory, and no device is current");
}

void MeshWire::check_local(LocalMemory local, size_t bytes) const {
  check_memory(local);
  if (in_one_range(local, bytes) < bytes) die("local device memory of several ranges");
}

size_t MeshWire::in_one_range(LocalMemory local, size_t bytes) const {
  if (!local.is_device) return bytes;
  Mesh::End& end = mesh_->ends_[static_cast<size_t>(pe_)];
  const std::lock_guard<std::mutex> lock(end.mutex);
  const auto at = reinterpret_cast<uint64_t>(local.at);
  for (const uint64_t begin : end.of_device) {
    if (begin <= at && at < end.exposed[begin]) return std::min<size_t>(bytes, end.exposed[begin] - at);
  }
  die("local device memory that is not exposed");
}

void MeshWire::withdraw_device_memory() {
  Mesh::End& end = mesh_->ends_[static_cast<size_t>(pe_)];
  const std::lock_guard<std::mutex> lock(end.mutex);
  for (const uint64_t begin : std::exchange(end.of_device, {})) end.exposed.erase(begin);
}

std::string MeshWire::expose(LocalMemory memory, size_t bytes) {
  check_memory(memory);
  Mesh::End& end = mesh_->ends_[static_cast<size_t>(pe_)];
  const std::lock_guard<std::mutex> lock(end.mutex);
  const auto begin = reinterpret_cast<uint64_t>(memory.at);
  if (memory.is_device) end.of_device.push_back(begin);
  end.exposed[begin] = begin + bytes;
  return std::to_string(begin) + " " + std::to_string(bytes);
}

std::unique_ptr<RemoteKey> MeshWire::unpack(int pe, const std::string& exposed) {
  char* rest = nullptr;
  const uint64_t begin = std::strtoull(exposed.c_str(), &rest, 10);
  const std::lock_guard<std::mutex> lock(mesh_->counts_mutex_);
  ++mesh_->counts_.keys;
  return std::make_unique<MeshKey>(pe, begin, std::strtoull(rest, nullptr, 10));
}

void MeshWire::transfer(int pe, uint64_t remote, void* to, const void* from, size_t bytes, Work& work) {
  check_connected(pe);
  Mesh::End& end = mesh_->ends_[static_cast<size_t>(pe)];
  {
    const std::lock_guard<std::mutex> lock(end.mutex);
    auto range = end.exposed.upper_bound(remote);
    if (range == end.exposed.begin() || (--range)->second < remote + bytes) die("memory that is not exposed");
  }
  MeshEvent event{due(), {}, &work, to, from, bytes};
  if (to == reinterpret_cast<void*>(remote)) {
    event.target = pe;
    ++puts_on_their_way_[static_cast<size_t>(pe)];
  }
  post(pe_, std::move(event));
}

void MeshWire::put(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
                   Work& work) {
  const auto& known = dynamic_cast<const MeshKey&>(key);
  const uint64_t place = known.begin + offset;
  check_local(local, bytes);
  if (known.pe != pe || offset + bytes > known.bytes) die("the key is for something else");
  transfer(pe, place, reinterpret_cast<void*>(place), local.at, bytes, work);
  const std::lock_guard<std::mutex> lock(mesh_->counts_mutex_);
  ++mesh_->counts_.puts;
}

void MeshWire::get(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
                   Work& work) {
  const auto& known = dynamic_cast<const MeshKey&>(key);
  const uint64_t place = known.begin + offset;
  check_local(local, bytes);
  if (known.pe != pe || offset + bytes > known.bytes) die("the key is for something else");
  transfer(pe, place, local.at, reinterpret_cast<void*>(place), bytes, work);
  const std::lock_guard<std::mutex> lock(mesh_->counts_mutex_);
  ++mesh_->counts_.gets;
}

void MeshWire::flush(int pe, Work& work) {
  flushes_.emplace_back(pe, &work);
  const std::lock_guard<std::mutex> lock(mesh_->counts_mutex_);
  ++mesh_->counts_.flushes;
}

/// Any event whose time has come.
bool MeshWire::take_one(MeshEvent& event) {
  Mesh::End& end = mesh_->ends_[static_cast<size_t>(pe_)];
  const std::lock_guard<std::mutex> lock(end.mutex);
  if (end.is_lost) failures_.try_emplace(-1, "this PE is cut off");
  std::vector<size_t> ready;
  const uint64_t now = now_ns();
  for (size_t i = 0; i < end.events.size(); ++i) {
    if (end.events[i].due_ns <= now) ready.push_back(i);
  }
  if (ready.empty()) return false;
  const size_t pick = ready[random_() % ready.size()];
  event = std::move(end.events[pick]);
  end.events[pick] = std::move(end.events.back());
  end.events.pop_back();
  return true;
}

bool MeshWire::progress(const Receive& receive) {
  bool any = false;
  for (MeshEvent event; take_one(event); any = true) {
    if (!event.message.empty()) receive(event.message.data(), event.message.size());
    if (event.bytes) std::memcpy(event.to, event.from, event.bytes);
    if (event.target >= 0) --puts_on_their_way_[static_cast<size_t>(event.target)];
    if (event.work) event.work->is_over = true;
    event = {};
  }
  const auto is_over = [&](const auto& flush) {
    return puts_on_their_way_[static_cast<size_t>(flush.first)] == 0;
  };
  for (const auto& flush : flushes_) {
    if (is_over(flush)) flush.second->is_over = any = true;
  }
  flushes_.erase(std::remove_if(flushes_.begin(), flushes_.end(), is_over), flushes_.end());
  return any;
}

bool MeshWire::arm() {
  Mesh::End& end = mesh_->ends_[static_cast<size_t>(pe_)];
  const std::lock_guard<std::mutex> lock(end.mutex);
  uint64_t next = 0;
  for (const MeshEvent& event : end.events) next = next ? std::min(next, event.due_ns) : event.due_ns;
  if (next && next <= now_ns()) return false;
  uint64_t count = 0;
  static_cast<void>(!read(descriptor_, &count, sizeof(count)));
  set_alarm(descriptor_, next);
  end.is_armed = true;
  return true;
}

}  // namespace isomem
