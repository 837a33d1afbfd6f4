// SPDX-License-Identifier: Apache-2.0
// The parts of isomem beside this command.
#pragma once

#include <string>

namespace tool {

/// The path of this command, without symbolic links; empty if the system does not tell.
std::string own_path();
/// A file of the installation, by its place relative to the folder of this command; empty if it is not there.
std::string beside(const std::string& relative);

/// The library that programs get here.
struct Library {
  void* handle = nullptr;
  std::string error;  // why there is none
  std::string path;
  std::string version;  // in its own words: "isomem 0.1.0, OpenSHMEM 1.6"

  /// A function of it. Throws isomem::Error.
  template <class F>
  F* function(const char* name) const {
    return reinterpret_cast<F*>(address(name));
  }
  void* address(const char* name) const;
  /// Whether it is of the version of this command.
  bool is_ours() const;
};

/// Loaded at the first call.
const Library& library();

}  // namespace tool
