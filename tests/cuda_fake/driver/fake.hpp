// SPDX-License-Identifier: Apache-2.0
// What all parts of the fake driver share: settings, the lock, the end of a process that misuses it.
#pragma once

#include <cstdint>
#include <mutex>
#include <string>

namespace fake_cuda {

inline constexpr uint64_t kPage = 4096;

struct Settings {
  int devices;
  uint64_t memory;  // bytes of a device
  std::string ledger;
  bool count;
  bool leaks;
  std::string name;    // of a device
  uint64_t attribute;  // that all devices have with
  uint64_t value;      // this value
  uint64_t slow;       // microseconds that a copy takes at most
};
const Settings& settings();

/// Held in every function of the driver. All state lives for ever: threads of the library call until the very
/// end of the process.
std::mutex& lock();

/// Whether a call has failed because the environment said so: what follows from that is no misuse.
bool& has_failed();

/// What no correct program does: says so and aborts.
[[noreturn]] void misuse(const char* format, ...) __attribute__((format(printf, 1, 2)));

inline unsigned long long hex(uint64_t value) { return value; }

}  // namespace fake_cuda
