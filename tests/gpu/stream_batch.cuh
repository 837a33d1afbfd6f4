// SPDX-License-Identifier: Apache-2.0
// A batch of calls on a stream: each has a slot of its own in a symmetric area, and what the area must hold
// in the end is computed beside.
#pragma once

#include "gpu_check.cuh"
#include "gpu_types.cuh"

namespace gpu {

constexpr size_t kBatchBytes = size_t{2} << 20;
constexpr size_t kGuard = 48;

/// One slot of the destination area and where its bytes come from.
struct Slot {
  std::string what;
  size_t to, bytes;
};

/// What the source holds: bytes that mean nothing, or values that a floating type adds and multiplies
/// exactly.
using Fill = Image (*)(size_t bytes, uint64_t salt, int pe);
template <class T>
Image values(size_t bytes, uint64_t salt, int pe) {
  Image image(bytes);
  for (size_t i = 0; i < bytes / sizeof(T); ++i) {
    const uint64_t random = word(salt, pe, i);
    const T value = small<T>((random & 1 ? 2 : 1) * (random & 2 ? -1 : 1));
    std::memcpy(image.data() + i * sizeof(T), &value, sizeof(T));
  }
  return image;
}

/// Symmetric memory of either heap: kBatchBytes each, and the words of the signals.
struct Areas {
  static constexpr size_t kSignals = 16;
  unsigned char *dest, *source;
  uint64_t* signals;

  static void write(void* to, const void* from, size_t bytes) {
    CUDA(cudaMemcpy(to, from, bytes, cudaMemcpyDefault));
  }
  void clear_signals() const {
    const uint64_t zeros[kSignals] = {};
    write(signals, zeros, sizeof zeros);
  }
};

/// Places of one batch: the calls are made at once, what must be there is computed beside.
class Batch {
 public:
  Batch(Session& session, const Areas& areas, const char* type, cudaStream_t stream, Fill fill = random_image)
      : s_(session), areas_(areas), type_(type), stream_(stream), salt_(session.common()) {
    want_ = poison_image(kBatchBytes);
    for (int pe = 0; pe < s_.n; ++pe) sources_.push_back(fill(kBatchBytes, salt_, pe));
    Areas::write(areas_.dest, want_.data(), kBatchBytes);
    Areas::write(areas_.source, sources_[static_cast<size_t>(s_.me)].data(), kBatchBytes);
    everybody();
  }

  /// A place for `bytes` in dest, in units of `size`.
  template <class T>
  T* dest(const std::string& what, size_t count) {
    at_ = (end_ + 15) / 16 * 16 + s_.common() % 16 / sizeof(T) * sizeof(T);
    end_ = at_ + count * sizeof(T) + kGuard;
    if (end_ > kBatchBytes) die("on_stream: the area is too small for %s: raise kBatchBytes", what.c_str());
    slots_.push_back({what, at_, count * sizeof(T)});
    return reinterpret_cast<T*>(areas_.dest + at_);
  }

  template <class T>
  const T* source(size_t count) {
    from_ = s_.common() % ((kBatchBytes - count * sizeof(T)) / 16 - 1) * 16 +
            s_.common() % 16 / sizeof(T) * sizeof(T);
    return reinterpret_cast<const T*>(areas_.source + from_);
  }

  /// Bytes of PE `pe`'s source, counted from the place drawn last, must come to the slot drawn last.
  void expect(int pe, size_t to, size_t from, size_t bytes) {
    if (bytes) std::memcpy(want_.data() + at_ + to, bytes_of(pe, from), bytes);
  }
  const unsigned char* bytes_of(int pe, size_t from) const {
    return sources_[static_cast<size_t>(pe)].data() + from_ + from;
  }
  void expect_bytes(size_t to, const void* bytes, size_t count) {
    std::memcpy(want_.data() + at_ + to, bytes, count);
  }

  void finish() {
    nvshmemx_quiet_on_stream(stream_);
    nvshmemx_barrier_all_on_stream(stream_);
    CUDA(cudaStreamSynchronize(stream_));
    s_.note("calls on a stream of %s", type_);
    Image got(kBatchBytes);
    Areas::write(got.data(), areas_.dest, kBatchBytes);
    s_.compare(got, want_, [&](size_t at) {
      for (const Slot& slot : slots_) {
        if (at + kGuard / 2 < slot.to || at >= slot.to + slot.bytes + kGuard / 2) continue;
        return "byte " + std::to_string(static_cast<long>(at) - static_cast<long>(slot.to)) + " of " +
               std::to_string(slot.bytes) + " of " + slot.what;
      }
      return std::string("outside of all slots");
    });
    everybody();
  }

 private:
  Session& s_;
  const Areas& areas_;
  const char* type_;
  cudaStream_t stream_;
  uint64_t salt_;
  Image want_;
  std::vector<Image> sources_;
  std::vector<Slot> slots_;
  size_t end_ = kGuard, at_ = 0, from_ = 0;
};

}  // namespace gpu
