// SPDX-License-Identifier: Apache-2.0
// Channels of the far layer between plain arrays, on the mesh of the tests.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "far/far_channel.hpp"
#include "isomem/rma.hpp"
#include "pes.hpp"

namespace isomem {

inline constexpr uint64_t kBytes = uint64_t{1} << 20;
inline constexpr uint64_t kRange = kBytes / 4;  // exposed at a time

/// PEs that are plain arrays, each with a channel; symmetric addresses are those of the first array.
class Ends {
 public:
  explicit Ends(int n, const MeshOptions& options = {50, pes::seed()}, bool outlives = false)
      : mesh(std::make_shared<Mesh>(n, options)), traffic(static_cast<size_t>(n)) {
    for (int pe = 0; pe < n; ++pe) memory.emplace_back(kBytes, '\xa5');
    const uint64_t base = address(0);
    for (int pe = 0; pe < n; ++pe) {
      FarChannel::Place place{
          pe,
          n,
          7,
          {memory[static_cast<size_t>(pe)].data(), kBytes},
          [base](uint64_t at) { return at - base; },
          [](uint64_t at) {
            return AddressMap::Registered{at / kRange * kRange, (at / kRange + 1) * kRange};
          },
          [](int of) { return std::to_string(of); },
          [](int of) { return "host" + std::to_string(of); },
          [this](int of) -> Traffic& { return traffic[static_cast<size_t>(of)]; },
          [this, pe](int, const std::function<bool()>& is_over) {
            while (!is_over()) {
              channels[static_cast<size_t>(pe)]->progress();
              std::this_thread::yield();
            }
          },
          {}};
      if (outlives) place.has_died = [this](int of) { return of == dead; };
      channels.push_back(
          std::make_unique<FarChannel>(std::make_unique<MeshWire>(mesh, pe), std::move(place)));
    }
  }
  /// From then on PE 0 knows what the wire wants for PE 1.
  void meet() {
    const uint64_t nothing = 0;
    uint64_t ticket = 0;
    Op op = transfer_op(Verb::put, reinterpret_cast<void*>(address(kBytes - 8)), &nothing, 8, 1);
    op.blocking = 1;
    channels[0]->post(op, kDefaultContext, &ticket);
    while (channels[0]->done(ticket) == Status::pending) sched_yield();
  }
  FarChannel& operator[](int pe) { return *channels[static_cast<size_t>(pe)]; }
  uint64_t address(uint64_t offset) { return reinterpret_cast<uint64_t>(memory[0].data()) + offset; }
  char* at(int pe, uint64_t offset) { return memory[static_cast<size_t>(pe)].data() + offset; }
  uint64_t* word(int pe, uint64_t offset) { return reinterpret_cast<uint64_t*>(at(pe, offset)); }

  const std::shared_ptr<Mesh> mesh;
  std::vector<Traffic> traffic;
  std::vector<std::vector<char>> memory;
  std::vector<std::unique_ptr<FarChannel>> channels;
  std::atomic<int> dead{-1};  // as is told, where the job goes on without it
};

inline Op transfer(Verb verb, uint64_t remote, const void* local, uint64_t bytes, int pe,
                   bool blocking = true) {
  Op op = transfer_op(verb, reinterpret_cast<void*>(remote), local, bytes, pe);
  op.blocking = blocking;
  return op;
}

inline Status finish(Channel& channel, uint64_t ticket) {
  Status status = channel.done(ticket);
  for (; status == Status::pending; status = channel.done(ticket)) sched_yield();
  return status;
}

inline Status quiet(Channel& channel, uint64_t context = kDefaultContext) {
  uint64_t ticket = 0;
  const Status status = channel.drain(context, &ticket);
  return status == Status::pending ? finish(channel, ticket) : status;
}

inline Status get(Channel& channel, const Op& op) {
  uint64_t ticket = 0;
  const Status status = channel.post(op, kDefaultContext, &ticket);
  return status == Status::ok ? finish(channel, ticket) : status;
}

}  // namespace isomem
