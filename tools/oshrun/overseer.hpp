// SPDX-License-Identifier: Apache-2.0
// Whom the guardian of a host's PEs serves: the user who sees the job (terminal.hpp), or the head of a job on
// several hosts (agent.hpp).
#pragma once

#include <poll.h>

#include <string>
#include <vector>

#include "job/board.hpp"
#include "outlet.hpp"
#include "output.hpp"

namespace oshrun {

class Job;

class Overseer {
 public:
  virtual ~Overseer() = default;

  /// Where the output of PEs goes, and what the guardian has to say.
  virtual Sink& out() = 0;
  virtual Sink& err() = 0;
  virtual PeOutput::Form form() const = 0;
  /// In the child: PE 0 gets its standard input.
  virtual void give_input() const = 0;

  virtual void add_waits(std::vector<pollfd>& waits) const = 0;
  /// Passes on what can be passed on without waiting, and carries out orders.
  virtual void attend(Job& job) = 0;
  /// Looks at the boards.
  virtual void look(Job& job) = 0;
  /// Whether a guardian whose PEs have all ended with status 0 shall end.
  virtual bool releases() = 0;
  /// A PE of this host has ended the job. Called once.
  virtual void hear_of(const isomem::ExitRecord& record) = 0;
  /// The job ends. `why`: empty where that has been said.
  virtual void hear_of_end(int status, const std::string& why) = 0;
  /// Nothing of the job is left on this machine.
  virtual void hear_of_all_ended(int status) = 0;
  /// What was written has been read.
  virtual bool has_delivered() const = 0;
  /// The last call, once that is so or the job has failed. The exit status.
  virtual int close(int status) = 0;
};

}  // namespace oshrun
