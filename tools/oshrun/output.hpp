// SPDX-License-Identifier: Apache-2.0
// Output of the PEs where oshrun passes it on: with --label whole lines, each with the number of its PE in
// front; from other hosts as it comes.
#pragma once

#include <poll.h>

#include <string>
#include <vector>

#include "outlet.hpp"

namespace oshrun {

/// The pipes of the PEs of this host. There may be none: PEs write to oshrun's own stdout and stderr then.
class PeOutput {
 public:
  enum class Form { direct, plain, labelled };

  /// Copies to these two.
  PeOutput(const std::vector<int>& pes, Form form, Sink& out, Sink& err);
  ~PeOutput();
  PeOutput(const PeOutput&) = delete;

  /// In the child: makes PE `pe`'s pipes its stdout and stderr.
  void redirect_child(int pe) const;
  /// In the parent, when all children are started.
  void close_write_ends();

  /// Appends what copy_available() can be waited for with: output to read, where it can be passed on.
  void add_waits(std::vector<pollfd>& waits) const;
  /// Copies what is there, without blocking. The last piece of a line waits for its end. A PE that writes
  /// faster than its output is read has to wait, as without labels; one whose reader has gone meets a closed
  /// pipe.
  void copy_available();
  /// When all PEs have ended: copies the rest, also lines that have no end.
  void finish();

 private:
  struct Stream {
    int pe;
    int target;  // 1 or 2
    Sink* sink;
    int read_end = -1;
    int write_end = -1;
    std::string line;  // not ended yet
  };
  void copy(Stream& stream, bool whatever_room);
  void pass_on(Stream& stream, bool all);
  static void write_lines(Stream& stream, bool all);

  Form form_;
  std::vector<Stream> streams_;
};

}  // namespace oshrun
