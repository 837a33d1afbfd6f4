// SPDX-License-Identifier: Apache-2.0
// SipHash-2-4, a keyed hash of short messages (Aumasson and Bernstein, 2012).
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace isomem::net {

inline uint64_t siphash(const uint8_t (&key)[16], std::string_view message) {
  uint64_t k[2];
  std::memcpy(k, key, sizeof(k));
  uint64_t v0 = k[0] ^ 0x736f6d6570736575, v1 = k[1] ^ 0x646f72616e646f6d;
  uint64_t v2 = k[0] ^ 0x6c7967656e657261, v3 = k[1] ^ 0x7465646279746573;
  const auto rounds = [&](int n) {
    for (int i = 0; i < n; ++i) {
      v0 += v1, v2 += v3;
      v1 = std::rotl(v1, 13) ^ v0, v3 = std::rotl(v3, 16) ^ v2;
      v0 = std::rotl(v0, 32);
      v2 += v1, v0 += v3;
      v1 = std::rotl(v1, 17) ^ v2, v3 = std::rotl(v3, 21) ^ v0;
      v2 = std::rotl(v2, 32);
    }
  };
  const auto mix = [&](uint64_t word) {
    v3 ^= word;
    rounds(2);
    v0 ^= word;
  };
  const size_t whole = message.size() / 8 * 8;
  for (size_t i = 0; i < whole; i += 8) {
    uint64_t word;
    std::memcpy(&word, message.data() + i, sizeof(word));
    mix(word);
  }
  uint64_t last = uint64_t{message.size()} << 56;
  std::memcpy(&last, message.data() + whole, message.size() - whole);
  mix(last);
  v2 ^= 0xff;
  rounds(4);
  return v0 ^ v1 ^ v2 ^ v3;
}

}  // namespace isomem::net
