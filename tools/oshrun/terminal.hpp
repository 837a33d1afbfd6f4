// SPDX-License-Identifier: Apache-2.0
// The user of a job: sees the output of its PEs and why it ends.
#pragma once

#include <string>
#include <vector>

#include "options.hpp"
#include "overseer.hpp"

namespace oshrun {

/// The standard output and error of oshrun.
class Screen {
 public:
  Screen();

  Outlet& out() { return out_; }
  Outlet& err() { return err_; }
  void say(const std::string& text);
  void add_waits(std::vector<pollfd>& waits) const;
  void pump();
  bool pending() const { return out_.pending() || err_.pending(); }
  /// For no longer than a job that failed has for its last words.
  void flush();
  /// Something could not be written, and not because the reader has gone.
  bool has_lost() const { return lost_; }

 private:
  void tell_of_loss();

  Outlet out_;
  Outlet err_;
  bool lost_ = false;
};

/// Of a job on this machine.
class Terminal final : public Overseer {
 public:
  explicit Terminal(const Options& options) : options_(options) {}

  Sink& out() override { return screen_.out(); }
  Sink& err() override { return screen_.err(); }
  PeOutput::Form form() const override {
    return options_.label ? PeOutput::Form::labelled : PeOutput::Form::direct;
  }
  void give_input() const override {}  // it has that of oshrun
  void add_waits(std::vector<pollfd>& waits) const override { screen_.add_waits(waits); }
  void attend(Job&) override { screen_.pump(); }
  void look(Job& job) override;
  bool releases() override { return true; }
  void hear_of(const isomem::ExitRecord&) override {}
  void hear_of_end(int status, const std::string& why) override;
  void hear_of_all_ended(int status) override;
  bool has_delivered() const override { return !screen_.pending(); }
  int close(int status) override;

 private:
  Screen screen_;
  const Options& options_;
};

}  // namespace oshrun
