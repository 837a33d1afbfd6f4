// SPDX-License-Identifier: Apache-2.0
// The job as the guardian of a machine sees it: starts the PEs, watches them and the status board, and ends
// what is left.
#pragma once

#include <signal.h>
#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "binding.hpp"
#include "job/job_file.hpp"
#include "job/peers.hpp"
#include "judge.hpp"
#include "options.hpp"
#include "output.hpp"
#include "overseer.hpp"

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

/// The processes above a guardian: the one that the user sees, and the keeper, its parent.
struct Family {
  pid_t front;
  pid_t keeper;
};

class Job {
 public:
  /// Of the PEs of `shape` that live on this machine. `mask`: signal mask of the PEs.
  Job(const Options& options, const isomem::JobShape& shape, Overseer& overseer, const Family& family,
      const sigset_t& mask);

  /// Returns the exit status of the job when no process of it is left.
  int run();

  // What the overseer sees, and orders.
  const std::vector<isomem::JobFile>& files() const { return files_; }
  std::vector<PeView> views() const;
  std::string name_of(int pe, pid_t pid) const;
  /// What a PE of this machine does, after its name.
  std::string doing(int pe) const;
  /// "PE 0 is running; PE 1 has ended with status 0"
  std::string roll() const;
  void relay_between_hosts();
  /// The job ends for a reason of this machine.
  void fail(int status, const std::string& why);
  /// It ends since the front was killed; `otherwise`: unless it lives.
  void lose_front(const std::string& otherwise);
  /// It ends for another, which has been said.
  void end(int status);
  void take_signal(int signal);

 private:
  struct Pe {
    int number = 0;
    pid_t pid = 0;         // its process, or the wrapper around it; 0: not started yet
    bool done = false;     // ended with status 0, and nothing of it lives
    uint64_t end_ns = 0;   // when
    int killed_by = 0;     // the signal, where the job goes on
    uint64_t died_ns = 0;  // when it was found dead inside its wrapper
  };

  void say(const std::string& text) { overseer_.err().write(line_of(text)); }
  void start_all();
  void start(Pe& pe, const Cpus& cpus);
  [[noreturn]] void become(int pe, pid_t guardian, const Cpus& cpus);
  void write_to_files(int pe) const;
  void watch();
  void attend();
  void look(uint64_t now);
  void take_signals();
  void signal_pes(int signal);
  void take_ended_children();
  void ended(Pe& pe, pid_t pid, int status);
  void is_outlived(Pe& pe, int signal);
  void tell_of_killed();
  Pe* pe_of(pid_t pid);
  pid_t joined_as(int pe) const;
  pid_t inside(const Pe& pe) const;
  pid_t left_behind(const Pe& pe) const;
  void look_for_recorded_end(uint64_t now);
  void look_inside_wrappers(uint64_t now);
  void end_all();
  bool all_done() const;
  bool is_starting() const;
  int wait_ms() const;
  const isomem::JobFile& file_of(int pe) const {
    return files_.size() == 1 ? files_[0] : files_[static_cast<size_t>(peers_[static_cast<size_t>(pe)].host)];
  }
  isomem::PeEntry& entry(int pe) const {
    return file_of(pe).board()->entry(peers_[static_cast<size_t>(pe)].slot);
  }
  const isomem::ExitRecord* recorded_end() const;

  const Options& options_;
  Overseer& overseer_;
  const Family family_;
  const sigset_t mask_;
  const std::vector<isomem::Peer> peers_;
  const std::vector<isomem::JobFile> files_;  // of each virtual host; nearly always one
  const std::string machine_;                 // its name
  const std::string launcher_;                // what is watched from there, as messages call it
  std::vector<Pe> pes_;                       // of this machine
  PeOutput output_;
  const uint32_t pid_namespace_ = isomem::pid_namespace();
  int signals_ = -1;
  int null_input_ = -1;
  uint64_t deadline_ns_ = 0;
  uint64_t next_look_ns_ = 0;
  uint64_t recorded_ns_ = 0;  // when a PE's end of the job was first seen
  bool ending_ = false;
  int status_ = 0;
};

}  // namespace oshrun
