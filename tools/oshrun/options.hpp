// SPDX-License-Identifier: Apache-2.0
// The command line of oshrun.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace oshrun {

enum class BindTo { automatic, none, hwthread, core, numa, socket };

/// A host as the command line names it.
struct HostSlots {
  std::string name;
  int slots = 0;  // 0: not said
  bool is_here = false;
};

struct Options {
  int n_pes = 0;
  int per_host = 0;              // -N; 0: not said
  std::vector<HostSlots> hosts;  // that are named; empty: this one
  std::vector<int32_t> places;   // of each PE: which of the hosts
  bool by_host = false;          // --map-by node
  bool oversubscribe = false;
  std::vector<std::pair<std::string, std::string>> environment;  // -x NAME=VALUE
  BindTo bind_to = BindTo::automatic;
  bool report_bindings = false;
  bool label = false;
  bool verbose = false;
  bool quiet = false;
  bool outlive = false;            // a PE that a signal ends does not end the job
  double timeout_s = 0;            // 0: none
  std::string output;              // a folder for the output of the PEs; empty: none
  bool merge = false;              // stderr of the PEs to their stdout
  std::vector<std::string> notes;  // of options that are ignored
  std::string directory;
  std::vector<std::string> command;  // program and its arguments
};

/// A command line that cannot be understood; the text says which word, why and what is valid.
struct UsageError {
  std::string text;
};

enum class Ask { run, help, version };

/// Reads the command line. Throws UsageError.
Ask parse(int argc, char** argv, Options& options);

extern const char* const kHelp;

}  // namespace oshrun
