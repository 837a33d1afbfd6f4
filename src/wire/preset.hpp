// SPDX-License-Identifier: Apache-2.0
// Settings of a network's library, which reads the environment when it is opened.
#pragma once

#include <cstdlib>

namespace isomem {

/// A variable that is set while this lives, unless the user has set it: as `other`, if there is one that is
/// set.
class Preset {
 public:
  Preset(const char* name, const char* value, const char* other = nullptr)
      : name_(name), is_users_(std::getenv(name)) {
    const char* const like = other ? std::getenv(other) : nullptr;
    if (!is_users_) setenv(name, like ? like : value, 1);
  }
  ~Preset() {
    if (!is_users_) unsetenv(name_);
  }
  Preset(const Preset&) = delete;

 private:
  const char* const name_;
  const bool is_users_;
};

}  // namespace isomem
