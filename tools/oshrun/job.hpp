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
#include "outlet.hpp"
#include "output.hpp"

namespace oshrun {

/// "oshrun: <text>\n" on stderr, in one piece; waits a second at most for somebody to read it.
void say(const std::string& text);

/// What say() writes.
std::string line_of(const std::string& text);

/// "signal 11 (Segmentation fault)".
std::string signal_text(int signal);

/// Whether this signal to oshrun ends the job; others are passed on.
bool ends_job(int signal);

/// Sent to the guardian where the front has died.
inline constexpr int kFrontDied = SIGPWR;

/// A descriptor that these signals, which are blocked, are read from.
int watch_signals(const sigset_t& signals, int flags);

class Job {
 public:
  /// `front` is the process that the user sees, `keeper` the parent of this one; `mask` the signal mask of
  /// the PEs.
  Job(const Options& options, pid_t front, pid_t keeper, const sigset_t& mask);

  /// Returns the exit status of the job when no process of it is left.
  int run();

 private:
  struct Pe {
    pid_t pid = 0;        // its process, or the wrapper around it
    bool done = false;    // ended with status 0, and nothing of it lives
    uint64_t end_ns = 0;  // when
  };

  void say(const std::string& text) { err_.write(line_of(text)); }
  void start_all();
  void start(int pe);
  [[noreturn]] void become(int pe, pid_t guardian);
  void write_to_files(int pe) const;
  void watch();
  void take_signals();
  void take_signal(int signal);
  void signal_pes(int signal);
  void take_ended_children();
  void ended(int pe, pid_t pid, int status);
  int pe_of(pid_t pid) const;
  pid_t joined_as(int pe) const;
  pid_t inside(int pe) const;
  pid_t left_behind(int pe) const;
  void look_for_recorded_end(uint64_t now);
  void look_inside_wrappers();
  void look_for_abandoned();
  void fail(int status, const std::string& why);
  void tell_of_lost_output();
  void end_all();
  void deliver();
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
  const pid_t keeper_;
  const sigset_t mask_;
  const std::vector<isomem::Peer> peers_;
  const std::vector<isomem::JobFile> files_;  // of each virtual host; nearly always one
  std::vector<std::string> variables_;        // what the PEs of each are told of it
  std::vector<Cpus> bindings_;
  std::vector<Pe> pes_;
  Outlet out_;
  Outlet err_;
  LabelledOutput output_;
  std::string host_;
  const uint32_t pid_namespace_ = isomem::pid_namespace();
  int signals_ = -1;
  int null_input_ = -1;
  uint64_t deadline_ns_ = 0;
  uint64_t next_look_ns_ = 0;
  uint64_t recorded_ns_ = 0;  // when a PE's end of the job was first seen
  bool lost_output_ = false;
  bool ending_ = false;
  int status_ = 0;
};

}  // namespace oshrun
