// SPDX-License-Identifier: Apache-2.0
#include "physical.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>

#include "devices.hpp"
#include "fake.hpp"

namespace fake_cuda {

namespace {

constexpr uint64_t kMagic = 0x656b616661647563;
constexpr uint64_t kPoisonEvery = 64 * kPage;

}  // namespace

/// The device has its memory back when the last process has let go of it.
struct Physical::Record {
  uint64_t magic;
  int32_t device;
  bool shareable;
  std::atomic<int32_t> holders;
};

Physical::Physical(int fd, uint64_t size) : fd_(fd), size_(size) {
  void* memory = mmap(nullptr, size_ + kPage, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, fd_, 0);
  if (memory == MAP_FAILED) misuse("no address space for %llu bytes: %s", hex(size_), std::strerror(errno));
  bytes_ = static_cast<char*>(memory);
}

Physical::Record& Physical::record() const { return *reinterpret_cast<Record*>(bytes_ + size_); }
int Physical::device() const { return record().device; }
bool Physical::is_shareable() const { return record().shareable; }

/// New memory of a GPU holds anything. A few pages of it show who forgets that, and cost little.
void Physical::poison() {
  for (uint64_t at = 0; at < size_; at += kPoisonEvery) std::memset(bytes_ + at, 0xa5, kPage);
}

std::shared_ptr<Physical> Physical::create(uint64_t bytes, int device, bool shareable) {
  if (device != kHost && !take_memory(device, bytes)) return nullptr;
  const int fd = memfd_create("fake device memory", MFD_CLOEXEC);
  if (fd < 0 || ftruncate(fd, static_cast<off_t>(bytes + kPage)) != 0) {  // too many open files
    if (device != kHost) give_memory(device, bytes);
    return nullptr;
  }
  const std::shared_ptr<Physical> memory(new Physical(fd, bytes));
  memory->poison();
  Record& record = memory->record();
  record.magic = kMagic;
  record.device = device;
  record.shareable = shareable;
  record.holders = 1;
  return memory;
}

std::shared_ptr<Physical> Physical::import(int fd) {
  struct stat status {};
  if (fstat(fd, &status) != 0 || status.st_size <= static_cast<off_t>(kPage)) return nullptr;
  uint64_t magic = 0;
  const uint64_t size = static_cast<uint64_t>(status.st_size) - kPage;
  if (pread(fd, &magic, sizeof(magic), static_cast<off_t>(size)) != sizeof(magic) || magic != kMagic)
    return nullptr;
  const int own = fcntl(fd, F_DUPFD_CLOEXEC, 0);
  if (own < 0) return nullptr;
  const std::shared_ptr<Physical> memory(new Physical(own, size));
  const int device = memory->device();
  // its maker is gone; the descriptor has kept it
  if (memory->record().holders++ == 0 && device != kHost && !take_memory(device, size)) {
    misuse("import of memory for which there is no room any more");
  }
  return memory;
}

Physical::~Physical() {
  if (--record().holders == 0 && device() != kHost) give_memory(device(), size_);
  munmap(bytes_, size_ + kPage);
  close(fd_);
}

bool Physical::show_at(uint64_t address) const {
  return mmap(reinterpret_cast<void*>(address), size_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd_,
              0) != MAP_FAILED;
}

}  // namespace fake_cuda
