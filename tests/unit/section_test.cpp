// SPDX-License-Identifier: Apache-2.0
// Sections of arrays: the simplest form of a description, and that it names the same bytes.
#include "api/section.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <random>

#include "pes.hpp"

using namespace isomem;       // NOLINT
using namespace isomem::api;  // NOLINT

namespace {

Strided shape(uint64_t block, std::initializer_list<Dim> dims) {
  Strided s{};
  s.block = block;
  for (const Dim& dim : dims) s.dim[s.dims++] = dim;
  return s;
}

/// {place on the remote side: place on the local side} of every byte.
std::map<int64_t, int64_t> bytes_named(const Strided& s, int64_t remote, int64_t local) {
  std::map<int64_t, int64_t> named;
  std::array<uint64_t, kMaxDims> at{};
  for (uint32_t d = 0; d < s.dims || named.empty();) {
    int64_t r = remote, l = local;
    for (d = 0; d < s.dims; ++d) {
      r += static_cast<int64_t>(at[d]) * s.dim[d].remote_step;
      l += static_cast<int64_t>(at[d]) * s.dim[d].local_step;
    }
    for (int64_t b = 0; b < static_cast<int64_t>(s.block); ++b) named[r + b] = l + b;
    for (d = 0; d < s.dims && ++at[d] == s.dim[d].extent; ++d) at[d] = 0;
  }
  return named;
}

}  // namespace

TEST_CASE("a whole array is one block, whatever its dimensions and their order") {
  for (const bool out : {true, false}) {
    Strided s = shape(8, {{5, 240, 240}, {3, 8, 8}, {10, 24, 24}, {1, 99, -7}});
    int64_t remote = 0, local = 0;
    simplify(s, out, remote, local);
    CHECK(s.block == 8 * 5 * 3 * 10);
    CHECK(s.dims == 1);
    CHECK(s.dim[0].extent == 1);
    CHECK(remote == 0);
    CHECK(local == 0);
  }
}

TEST_CASE("both sides reversed is not reversed; rows of a box are blocks") {
  Strided s = shape(4, {{10, -4, -4}, {6, 100, 40}});
  int64_t remote = 0, local = 0;
  simplify(s, true, remote, local);
  CHECK(s.block == 40);
  CHECK(s.dims == 1);
  CHECK(s.dim[0].extent == 6);
  CHECK(remote == -36);
  CHECK(local == -36);
}

TEST_CASE("planes that follow each other are one dimension") {
  Strided s = shape(2, {{4, 6, 8}, {5, 24, 32}, {7, 120, 160}});
  int64_t remote = 0, local = 0;
  simplify(s, false, remote, local);
  CHECK(s.dims == 1);
  CHECK(s.dim[0].extent == 140);
  CHECK(s.block == 2);
}

TEST_CASE("random grids: the same bytes, ascending where they are written") {
  std::mt19937_64 random(pes::seed());
  INFO("ISOMEM_TEST_SEED=" << pes::seed());
  for (int round = 0; round < 2000; ++round) {
    Strided s{};
    s.block = 1 + random() % 5;
    s.dims = static_cast<uint32_t>(random() % 5);
    auto span = static_cast<int64_t>(s.block);
    for (uint32_t d = 0; d < s.dims; ++d) {
      const uint64_t extent = 1 + random() % 4;
      const int64_t step = random() % 3 ? span : -span - static_cast<int64_t>(random() % 3);
      s.dim[d] = {extent, step, random() % 2 ? step : static_cast<int64_t>(random() % 41) - 20};
      span = std::abs(step) * static_cast<int64_t>(extent);
    }
    std::shuffle(s.dim, s.dim + s.dims, random);
    const bool out = random() % 2;
    if (!out)
      for (Dim& dim : s.dim) std::swap(dim.remote_step, dim.local_step);
    const auto named = [&](const Strided& grid, int64_t remote, int64_t local) {
      return out ? bytes_named(grid, remote, local) : bytes_named(grid, local, remote);
    };
    Strided swapped = s;  // bytes_named goes by the side that is written
    if (!out)
      for (Dim& dim : swapped.dim) std::swap(dim.remote_step, dim.local_step);
    const auto before = named(swapped, 0, 0);
    int64_t remote = 0, local = 0;
    simplify(s, out, remote, local);
    Strided after = s;
    if (!out)
      for (Dim& dim : after.dim) std::swap(dim.remote_step, dim.local_step);
    CHECK(named(after, remote, local) == before);
    CHECK(bytes_of(s) == before.size());
    for (uint32_t d = 1; d < after.dims; ++d) CHECK(after.dim[d - 1].remote_step <= after.dim[d].remote_step);
    if (s.dims > 1) CHECK(std::all_of(s.dim, s.dim + s.dims, [](const Dim& dim) { return dim.extent > 1; }));
  }
}
