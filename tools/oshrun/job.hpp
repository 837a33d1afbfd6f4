// SPDX-License-Identifier: Apache-2.0
// The job as the guardian sees it: starts the PEs, watches them and the status board, and ends what is left.
#pragma once

#include <signal.h>
#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "binding.hpp"
#include "job/job_file.hpp"
#include "job/peers.hpp"
#include "options.hpp"
#include "output.hpp"

namespace oshrun {

/// "oshrun: <text>\n" on stderr, in one piece.
void say(const std::string& text);

/// "signal 11 (Segmentation fault)".
std::string signal_text(int signal);

class Job {
 public:
  /// `front` is the parent of this process, the one the user sees; `mask` the signal mask of the PEs.
  Job(const Options& options, pid_t front, const sigset_t& mask);

  /// Returns the exit status of the job when no process of it is left.
  int run();

 private:
  struct Pe {
    pid_t pid = 0;        // its process, or the wrapper around it
    bool done = false;    // ended with status 0
    uint64_t end_ns = 0;  // when
  };

  void start_all();
  void start(int pe);
  [[noreturn]] void become(int pe, pid_t guardian);
  void watch();
  void take_signals();
  void take_signal(int signal);
  void take_ended_children();
  void ended(int pe, pid_t pid, int status);
  pid_t inside(int pe) const;
  void look_inside_wrappers();
  void look_for_abandoned();
  void fail(int status, const std::string& why);
  void end_all();
  bool all_done() const;
  int wait_ms() const;
  std::string name_of(int pe, pid_t pid) const;
  std::string doing(int pe) const;
  const isomem::JobFile& file_of(int pe) const {
    return files_[static_cast<size_t>(peers_[static_cast<size_t>(pe)].host)];
  }
  isomem::PeEntry& entry(int pe) const {
    return file_of(pe).board()->entry(peers_[static_cast<size_t>(pe)].slot);
  }
  const isomem::ExitRecord* recorded_end() const;
  void relay_between_hosts();

  const Options& options_;
  const pid_t front_;
  const sigset_t mask_;
  const std::vector<isomem::Peer> peers_;
  const std::vector<isomem::JobFile> files_;  // of each virtual host; nearly always one
  std::vector<std::string> variables_;        // what the PEs of each are told of it
  std::vector<Cpus> bindings_;
  std::vector<Pe> pes_;
  LabelledOutput output_;
  std::string host_;
  int signals_ = -1;
  int null_input_ = -1;
  uint64_t deadline_ns_ = 0;
  uint64_t next_look_ns_ = 0;
  bool ending_ = false;
  int status_ = 0;
};

}  // namespace oshrun
