// SPDX-License-Identifier: Apache-2.0
// The head of a job on several hosts: starts an agent on each, shows their output as that of one job, carries
// what hosts must hear of each other, and ends all of them together.
//
//          ssh, srun                        fork
//   head ------------- agent of host a --------- PE 0, PE 1
//     |  \------------ agent of host b --------- PE 2, PE 3      PEs of different hosts talk over the wire,
//     not
//   user                                                         through here
#pragma once

#include <signal.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "inlet.hpp"
#include "job.hpp"
#include "judge.hpp"
#include "plan.hpp"
#include "remote_shell.hpp"
#include "terminal.hpp"

namespace oshrun {

class Head {
 public:
  Head(const Options& options, const Family& family, const sigset_t& mask);

  /// Returns the exit status of the job when nothing of it is left.
  int run();

 private:
  enum class Stage { waiting, calling, shaping, running, done };

  /// A host of the job.
  struct Site {
    HostSlots host;
    int number = 0;
    Stage stage = Stage::waiting;
    RemoteShell shell;
    std::optional<int> shell_status;  // as of waitpid, once that has ended
    std::string errors;               // what the shell has said
    uint64_t called_ns = 0;
    uint64_t over_ns = 0;  // when its link was found closed
    uint64_t stride = 0;
    uint64_t heap_limit = 0;
    std::string own_name;
    HostView view;
    uint64_t view_ns = 0;
    std::string told;  // of that view, to the others
    bool all_done = false;
    uint64_t output[2] = {0, 0};  // bytes that it has not been told are passed on
    std::optional<std::string> roll;
  };

  void step();
  void start_shells();
  void attend(Site& site);
  void read_errors(Site& site);
  void greet(Site& site);
  void take(Site& site, const Message& message);
  void agree_on_shape();
  void name_hosts();
  void pass_line_on(const Site& site, const std::string& payload);
  void take_view(Site& site, const std::string& payload);
  void judge(uint64_t now);
  void look_after(Site& site, uint64_t now);
  void lose(Site& site);
  void give_credit();
  bool may_read_input() const;
  void read_input();
  void reap();
  void take_signals();
  void take_signal(int signal);
  void beat(uint64_t now);
  void look_at_deadline(uint64_t now);
  void fail(int status, const std::string& why);
  void end(int status, const Site* but = nullptr);
  void abandon(Site& site);
  void give_up_waiting();

  void to_all(Tell kind, std::string_view payload, const Site* but = nullptr);
  void to_all(Tell kind, uint64_t number, const Site* but = nullptr);
  bool all_at(Stage stage) const;
  static bool is_late(const Site& site, uint64_t now);
  std::string no_answer(uint64_t now) const;

  const Options& options_;
  const Family family_;
  const sigset_t mask_;
  Plan plan_;
  std::vector<std::unique_ptr<Site>> sites_;
  Screen screen_;
  Inlet input_;
  int signals_ = -1;
  uint64_t started_ns_ = 0;
  uint64_t deadline_ns_ = 0;
  uint64_t roll_ns_ = 0;  // when the roll was called because of it
  uint64_t next_beat_ns_ = 0;
  uint64_t next_judgement_ns_ = 0;
  uint64_t ending_ns_ = 0;  // since when; 0: it goes on
  uint64_t input_on_its_way_ = 0;
  bool input_has_ended_ = false;
  bool output_closed_[2] = {false, false};
  bool failed_ = false;
  int status_ = 0;
};

}  // namespace oshrun
