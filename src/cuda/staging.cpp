// SPDX-License-Identifier: Apache-2.0
#include "cuda/staging.hpp"

#include <cstring>

#include "core/sizes.hpp"
#include "cuda/device.hpp"
#include "cuda/driver.hpp"

namespace isomem {

Staging::Staging(Device& device, CUstream writes) : device_(device), writes_(writes) {
  const ContextScope scope(device_.context());
  int least = 0;
  int most = 0;
  check(driver().priority_range(&least, &most), "cuCtxGetStreamPriorityRange");
  for (CUstream& stream : reads_)
    check(driver().stream_create(&stream, CU_STREAM_NON_BLOCKING, most), "creating a stream of the library");
}

/// The caller is in the context. A copy that nobody has waited for may still use the memory.
Staging::~Staging() {
  for (CUstream stream : reads_) driver().stream_synchronize(stream), driver().stream_destroy(stream);
  driver().stream_synchronize(writes_);
}

void Staging::begin_read(int slot, const void* source, size_t bytes) {
  device_.copy_on(reads_[static_cast<size_t>(slot)], memory_->read[slot], source, bytes);
}

const char* Staging::end_read(int slot) {
  device_.wait_for(reads_[static_cast<size_t>(slot)], "waiting for a copy of device memory");
  return memory_->read[slot];
}

/// A small one waits for others right behind it, with which it is one copy.
void Staging::begin_write(void* dest, const void* bytes, size_t n) {
  if (round_up(written_, 64) + n > kWriteRoom) end_writes();
  const bool goes_on = held_bytes_ > 0 && dest == held_dest_ + held_bytes_;
  if (!goes_on) {
    issue_writes();
    written_ = round_up(written_, 64);
    held_dest_ = static_cast<char*>(dest);
    held_ = memory_->write + written_;
  }
  std::memcpy(memory_->write + written_, bytes, n);
  written_ += n;
  held_bytes_ += n;
  if (held_bytes_ >= kSmallWrite) issue_writes();
}

void Staging::issue_writes() {
  if (held_bytes_ > 0) device_.copy_on(writes_, held_dest_, held_, held_bytes_);
  held_bytes_ = 0;
}

void Staging::end_writes() {
  issue_writes();
  device_.wait_for(writes_, "waiting for a copy of device memory");
  written_ = 0;
}

}  // namespace isomem
