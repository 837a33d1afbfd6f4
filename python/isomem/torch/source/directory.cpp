// SPDX-License-Identifier: Apache-2.0
#include "directory.hpp"

#include <cstring>

namespace isomem::torch {

Directory::Directory(c10::intrusive_ptr<c10d::Store> store, int rank, int size)
    : store_(std::move(store)),
      rank_(rank),
      size_(size),
      turn_(store_->add("isomem/turns/" + std::to_string(rank), 1)) {}

std::string Directory::key_of(int rank) const {
  return "isomem/" + std::to_string(turn_) + "/" + std::to_string(rank);
}

size_t Directory::take(size_t bytes) {
  try {
    return pool().take(bytes);
  } catch (...) {
    store_->set(key_of(rank_), std::vector<uint8_t>{0});  // one byte: no area
    throw;
  }
}

std::vector<uint64_t> Directory::exchange(size_t mine) {
  std::vector<uint8_t> value(sizeof(uint64_t));
  std::memcpy(value.data(), &mine, sizeof mine);
  store_->set(key_of(rank_), value);
  std::vector<std::string> keys;
  for (int i = 0; i < size_; ++i) keys.push_back(key_of(i));
  store_->wait(keys);
  std::vector<uint64_t> areas;
  for (int i = 0; i < size_; ++i) {
    value = store_->get(keys[static_cast<size_t>(i)]);
    if (value.size() != sizeof(uint64_t))
      pool().give_back(mine);  // nobody has all areas: it is used by nobody
    TORCH_CHECK(value.size() == sizeof(uint64_t), "isomem: member ", i,
                " of the group has no symmetric memory left for it: destroy groups there, or set "
                "isomem.torch.pool_bytes to more");
    std::memcpy(&areas.emplace_back(), value.data(), sizeof(uint64_t));
  }
  return areas;
}

}  // namespace isomem::torch
