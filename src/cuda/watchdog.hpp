// SPDX-License-Identifier: Apache-2.0
// Listens to kernels. A kernel that has waited for a second shows what for in host memory; a
// thread here reads that, explains it like any other wait, and ends the job when ISOMEM_TIMEOUT says so. The
// kernel itself sees the abort word and stops.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "isomem/device/state.hpp"

namespace isomem {

class Runtime;

/// What kernels tell the host, in page-locked memory, zero at first.
struct KernelWords {
  DeviceWait wait;
  uint64_t exit_request;  // status + 1: a kernel ends the job
};

class Watchdog {
 public:
  Watchdog(Runtime& runtime, const volatile KernelWords* words);
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;

  /// At exit, as the proxy.
  void halt();

 private:
  void stop();
  void work();
  void look();
  void explain_wait();
  void show_on_board(const DeviceWait& wait);
  void leave_board();
  std::string explanation(const DeviceWait& wait) const;
  std::string why_unreachable(const DeviceWait& wait) const;

  Runtime& runtime_;
  const volatile KernelWords* words_;
  uint64_t last_waited_ = 0;
  uint64_t next_explanation_ = 0;
  bool on_board_ = false;  // the PE's line shows a wait of a kernel
  std::mutex mutex_;
  std::condition_variable stopping_;
  bool stop_ = false;
  std::atomic<bool> has_ended_{false};
  std::thread thread_;
};

}  // namespace isomem
