// SPDX-License-Identifier: Apache-2.0
#include "directory.hpp"

#include <cstdlib>
#include <cstring>

namespace isomem::torch {

std::string key_prefix() {
  const auto variable = [](const char* name) {
    const char* const value = std::getenv(name);
    return std::string(value ? value : "");
  };
  const std::string attempt = variable("TORCHELASTIC_RESTART_COUNT");
  const bool is_common = variable("LOCAL_WORLD_SIZE") == variable("WORLD_SIZE");
  return attempt.empty() || !is_common ? "isomem/" : "isomem/attempt " + attempt + "/";
}

Directory::Directory(c10::intrusive_ptr<c10d::Store> store, int rank, int size, std::string what)
    : store_(std::move(store)),
      rank_(rank),
      size_(size),
      what_(std::move(what)),
      turn_(store_->add(key_prefix() + what_ + "/turns/" + std::to_string(rank), 1)) {}

std::string Directory::key_of(int rank) const {
  return key_prefix() + what_ + "/" + std::to_string(turn_) + "/" + std::to_string(rank);
}

size_t Directory::take(size_t bytes) {
  try {
    return pool().take(bytes);
  } catch (...) {
    store_->set(key_of(rank_), std::vector<uint8_t>{0});  // one byte: no area
    throw;
  }
}

/// The store itself names all keys, whichever of them it lacks.
void Directory::await(const std::vector<std::string>& keys) {
  try {
    store_->wait(keys);
  } catch (const c10::DistError& error) {
    std::string missing;
    for (size_t i = 0; i < keys.size(); ++i) {
      if (!store_->check({keys[i]})) missing += (missing.empty() ? "" : ", ") + std::to_string(i);
    }
    if (missing.empty()) return;  // since then they have come
    C10_THROW_ERROR(DistStoreError, "isomem: rank " + missing +
                                        " of the group has not come to what all its ranks do together (" +
                                        what_ + "): " + error.what_without_backtrace());
  }
}

void Directory::exchange_bytes(const void* mine, void* all, size_t bytes, std::optional<size_t> area) {
  const auto* first = static_cast<const uint8_t*>(mine);
  store_->set(key_of(rank_), std::vector<uint8_t>(first, first + bytes));
  std::vector<std::string> keys;
  for (int i = 0; i < size_; ++i) keys.push_back(key_of(i));
  await(keys);
  std::vector<std::vector<uint8_t>> values;
  if (store_->hasExtendedApi())  // one request for all
    values = store_->multiGet(keys);
  else
    for (const std::string& key : keys) values.push_back(store_->get(key));
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i].size() != bytes && area)
      pool().give_back(*area);  // nobody knows all areas: it is used by nobody
    TORCH_CHECK(
        values[i].size() == bytes, "isomem: member ", i,
        " of the group has no symmetric memory left for it: destroy groups or drop tensors there, or set "
        "isomem.torch.pool_bytes to more");
    std::memcpy(static_cast<uint8_t*>(all) + i * bytes, values[i].data(), bytes);
  }
}

std::vector<std::vector<int64_t>> Directory::exchange(const std::vector<int64_t>& mine) {
  std::vector<int64_t> words(static_cast<size_t>(size_) * mine.size());
  exchange_bytes(mine.data(), words.data(), mine.size() * sizeof(int64_t), {});
  std::vector<std::vector<int64_t>> all;
  for (auto first = words.begin(); first != words.end(); first += std::ssize(mine))
    all.emplace_back(first, first + std::ssize(mine));
  return all;
}

}  // namespace isomem::torch
