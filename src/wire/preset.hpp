// SPDX-License-Identifier: Apache-2.0
// What a network's library finds when it is opened, and what it must not change.
#pragma once

#include <signal.h>

#include <cstdlib>
#include <initializer_list>
#include <string>

#include "core/text.hpp"

namespace isomem {

/// ", with NAME=value and NAME=value" of those variables of a library that are set.
inline std::string words_of_variables(std::initializer_list<const char*> names) {
  std::string all;
  for (const char* name : names) {
    const char* const value = std::getenv(name);
    if (value) all += (all.empty() ? ", with " : " and ") + (std::string(name) + "=" + quoted(value));
  }
  return all;
}

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

/// While it lives, a library may say what happens at signals; then all is as before. PSM2, with which
/// libfabric comes, makes exit(1) of each that ends a process: no core file, and no status that tells of a
/// crash.
class SameSignals {
 public:
  SameSignals() {
    for (int signal = 1; signal < NSIG; ++signal)
      has_[signal] = sigaction(signal, nullptr, &before_[signal]) == 0;
  }
  ~SameSignals() {
    for (int signal = 1; signal < NSIG; ++signal) {
      if (has_[signal]) sigaction(signal, &before_[signal], nullptr);
    }
  }
  SameSignals(const SameSignals&) = delete;

 private:
  struct sigaction before_[NSIG];
  bool has_[NSIG];
};

}  // namespace isomem
