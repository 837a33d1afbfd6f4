// SPDX-License-Identifier: Apache-2.0
// Output of the PEs with --label: whole lines, each with the number of its PE in front.
#pragma once

#include <string>
#include <vector>

namespace oshrun {

/// The pipes of one job. Without labels there are none: PEs write to oshrun's own stdout and stderr.
class LabelledOutput {
 public:
  explicit LabelledOutput(int n_pes, bool wanted);
  ~LabelledOutput();
  LabelledOutput(const LabelledOutput&) = delete;

  /// In the child: makes PE `pe`'s pipes its stdout and stderr.
  void redirect_child(int pe) const;
  /// In the parent, when all children are started.
  void close_write_ends();

  /// Descriptors that may have output.
  std::vector<int> open_ends() const;
  /// Copies what is there, without blocking. The last piece of a line waits for its end.
  void copy_available();
  /// Copies the rest, also lines that have no end.
  void finish();

 private:
  struct Stream {
    int pe;
    int target;  // 1 or 2
    int read_end = -1;
    int write_end = -1;
    std::string line;  // not ended yet
  };
  void copy(Stream& stream);
  void write_lines(Stream& stream, bool all);

  std::vector<Stream> streams_;
};

}  // namespace oshrun
