// SPDX-License-Identifier: Apache-2.0
// Copies by load and store, by all members of a group together. Over NVLink a block of 1024 threads moves
// about 45 GB/s, so what counts is 16-byte accesses with several loads in flight in each thread. What is
// fetched over a link takes three times as long as what lies here; more in flight costs the kernels of users
// registers.
#pragma once

#include "isomem/device/group.cuh"
#include "isomem/device/ptx.cuh"

namespace isomem::device {

/// How a word is read. What other PEs write is not read from this multiprocessor's own cache.
struct Plain {
  static constexpr bool kTiles = false;

  template <class W>
  __device__ ISOMEM_INLINE static W load(const W* p) {
    return *p;
  }
};
struct Fresh {
  static constexpr bool kTiles = false;

  template <class W>
  __device__ ISOMEM_INLINE static W load(const W* p) {
    return ptx::load_shared_cache(p);
  }
};

/// The same by tiles (copy_tiles).
template <class How>
struct Tiles : How {
  static constexpr bool kTiles = true;
};

/// `n` words of W. Each warp has the `depth` * 32 words of a tile on their way at once, of which a thread
/// needs one address: with a step that is a number it would need `depth` of them, in two registers each.
template <class Group, class How, int depth, class W>
__device__ ISOMEM_INLINE void copy_tiles(W* to, const W* from, uint32_t n) {
  constexpr uint32_t lanes = Group::kLanes;
  const uint32_t size = Group::size() / lanes * lanes;  // a last warp of fewer threads does nothing
  const uint32_t rank = Group::rank();
  if (rank >= size) return;
  uint32_t i = rank / lanes * lanes * depth + rank % lanes;
  from += i;
  to += i;
  W word[depth];
  ISOMEM_NO_UNROLL
  for (; i + (depth - 1) * lanes < n; i += depth * size, from += depth * size, to += depth * size) {
    ISOMEM_UNROLL
    for (int k = 0; k < depth; ++k) word[k] = How::load(from + k * lanes);
    ISOMEM_UNROLL
    for (int k = 0; k < depth; ++k) to[k * lanes] = word[k];
  }
  ISOMEM_UNROLL
  for (int k = 0; k < depth - 1; ++k) {  // of the last tile
    word[k] = W{};
    if (i + k * lanes < n) word[k] = How::load(from + k * lanes);
  }
  ISOMEM_UNROLL
  for (int k = 0; k < depth - 1; ++k) {
    if (i + k * lanes < n) to[k * lanes] = word[k];
  }
}

/// `n` words of W, `depth` of them on their way at once in each thread, and two of what is left. Neither side
/// overlaps the other. Index is as short as n allows: registers are what a put costs the kernels that call
/// it.
template <class Group, class How, int depth, class Index, class W>
__device__ ISOMEM_INLINE void copy_words(W* to, const W* from, Index n) {
  const uint32_t size = Group::size();
  if constexpr (How::kTiles && depth > 1) {
    if (size >= Group::kLanes) return copy_tiles<Group, How, depth>(to, from, n);
    return copy_words<Group, How, 1>(to, from, n);
  }
  Index i = Group::rank();
  ISOMEM_NO_UNROLL
  for (; i + (depth - 1) * size < n; i += depth * size) {
    W word[depth];
    ISOMEM_UNROLL
    for (int k = 0; k < depth; ++k) word[k] = How::load(from + i + k * size);
    ISOMEM_UNROLL
    for (int k = 0; k < depth; ++k) to[i + k * size] = word[k];
  }
  if constexpr (depth > 2) {
    ISOMEM_NO_UNROLL
    for (; i + size < n; i += 2 * size) {
      const W first = How::load(from + i), second = How::load(from + i + size);
      to[i] = first;
      to[i + size] = second;
    }
  }
  if constexpr (depth > 1) {
    if (i < n) to[i] = How::load(from + i);
  }
}

/// One W of what is left, if it fits there. (No generic lambda: NVRTC takes those for host code.)
template <class How, class W>
__device__ ISOMEM_INLINE bool copy_step(char* to, const char* from, size_t bytes, size_t& done) {
  const bool fits = bytes - done >= sizeof(W) && reinterpret_cast<uint64_t>(to + done) % sizeof(W) == 0 &&
                    reinterpret_cast<uint64_t>(from + done) % sizeof(W) == 0;
  if (!fits) return false;
  *reinterpret_cast<W*>(to + done) = How::load(reinterpret_cast<const W*>(from + done));
  done += sizeof(W);
  return true;
}

/// What is left at one end, at most 15 bytes: a group takes a byte each, a single thread the fewest steps.
template <class Group, class How>
__device__ ISOMEM_INLINE void copy_rest(char* to, const char* from, uint32_t bytes) {
  if constexpr (!Group::is_thread) {
    return copy_words<Group, How, 1>(to, from, bytes);
  }
  size_t done = 0;
  ISOMEM_NO_UNROLL
  while (done < bytes) {
    if (copy_step<How, uint64_t>(to, from, bytes, done) || copy_step<How, uint32_t>(to, from, bytes, done) ||
        copy_step<How, uint16_t>(to, from, bytes, done)) {
      continue;
    }
    copy_step<How, uint8_t>(to, from, bytes, done);
  }
}

/// Bytes up to where `to` and `from` both are multiples of W, words of W, the bytes that remain.
template <class Group, class How, int depth, class W, class Index>
__device__ ISOMEM_INLINE void copy_as(char* to, const char* from, Index bytes) {
  uint32_t head = (sizeof(W) - static_cast<uint32_t>(reinterpret_cast<uint64_t>(to)) % sizeof(W)) % sizeof(W);
  if (head > bytes) head = static_cast<uint32_t>(bytes);
  const Index words = (bytes - head) / sizeof(W);
  const Index done = head + words * sizeof(W);
  const uint32_t tail = static_cast<uint32_t>(bytes - done);
  if (head | tail) {  // one comparison where both ends are even, as most are
    copy_rest<Group, How>(to, from, head);
    copy_rest<Group, How>(to + done, from + done, tail);
  }
  copy_words<Group, How, depth>(reinterpret_cast<W*>(to + head), reinterpret_cast<const W*>(from + head),
                                words);
}

/// Whether `bytes` are one word of W on both sides; then it is copied.
template <class How, class W>
__device__ ISOMEM_INLINE bool copy_one(void* dest, const void* source, size_t bytes) {
  const bool fits =
      bytes == sizeof(W) &&
      ((reinterpret_cast<uint64_t>(dest) | reinterpret_cast<uint64_t>(source)) % sizeof(W)) == 0;
  if (fits) *static_cast<W*>(dest) = How::load(static_cast<const W*>(source));
  return fits;
}

/// A word of 16 bytes a thread at the most, if that is all: of a block of 1024 threads each instruction more
/// takes eight cycles, where the whole of it takes a few hundred.
template <class Group, class How>
__device__ ISOMEM_INLINE bool copy_at_once(char* to, const char* from, size_t bytes) {
  if constexpr (Group::is_thread) return false;
  const bool is_even =
      ((reinterpret_cast<uint64_t>(to) | reinterpret_cast<uint64_t>(from) | bytes) % 16) == 0;
  if (!is_even || bytes > Group::size() * 16) return false;
  const uint32_t at = Group::rank() * 16;
  if (at < bytes) *reinterpret_cast<uint4*>(to + at) = How::load(reinterpret_cast<const uint4*>(from + at));
  return true;
}

/// The widest words that both sides allow: their addresses must differ by a multiple of the word.
template <class Group, class How, int depth>
__device__ ISOMEM_SLOW void copy_bytes(void* dest, const void* source, size_t bytes) {
  char* to = static_cast<char*>(dest);
  const char* from = static_cast<const char*>(source);
  if (copy_at_once<Group, How>(to, from, bytes)) return;
  const uint32_t apart =
      static_cast<uint32_t>(reinterpret_cast<uint64_t>(to) ^ reinterpret_cast<uint64_t>(from));
  const uint32_t n = static_cast<uint32_t>(bytes);
  if (bytes > 0xffff0000) {  // counts of 32 bits would overflow; rare: short code, not the fastest
    if (apart % 16 == 0) return copy_as<Group, How, 1, uint4>(to, from, bytes);
    return copy_words<Group, How, 1>(to, from, bytes);
  }
  if (apart % 16 == 0) {
    copy_as<Group, How, depth, uint4>(to, from, n);
  } else if (apart % 8 == 0) {
    copy_as<Group, How, depth, uint64_t>(to, from, n);
  } else if (apart % 4 == 0) {
    copy_as<Group, How, depth, uint32_t>(to, from, n);
  } else {
    copy_words<Group, How, depth>(to, from, n);
  }
}

}  // namespace isomem::device
