// SPDX-License-Identifier: Apache-2.0
// oshrun --agent: the guardian of the PEs of one host of a job on several, at the other end of a remote
// shell. All that it hears and says goes through that; when it is gone, the PEs end.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "job/job_file.hpp"
#include "job/letters.hpp"
#include "job/peers.hpp"
#include "net/lines.hpp"
#include "overseer.hpp"
#include "plan.hpp"
#include "tell.hpp"

namespace oshrun {

class Agent final : public Overseer {
 public:
  Agent(Link link, const Plan& plan);
  ~Agent() override;

  Sink& out() override { return out_; }
  Sink& err() override { return err_; }
  PeOutput::Form form() const override { return form_; }
  void give_input() const override;
  void add_waits(std::vector<pollfd>& waits) const override;
  void attend(Job& job) override;
  void look(Job& job) override;
  bool releases() override;
  void hear_of(const isomem::ExitRecord& record) override;
  void hear_of_end(int status, const std::string& why) override;
  void hear_of_all_ended(int) override {}
  bool has_delivered() const override { return true; }
  int close(int status) override;

 private:
  /// Text for a stream of the head, no more at a time than it can hold.
  class Stream final : public Sink {
   public:
    Stream(Link& link, int number) : link_(link), number_(number) {}
    void write(std::string_view text) override;
    bool has_room() const override { return on_its_way_ < kMostOnItsWay; }
    int error() const override { return error_; }
    void taken(uint64_t bytes) { on_its_way_ -= bytes; }
    void close(int error) { error_ = error; }

   private:
    static constexpr uint64_t kMostOnItsWay = 1 << 20;
    Link& link_;
    const int number_;
    uint64_t on_its_way_ = 0;
    int error_ = 0;
  };

  void obey(Job& job, const Message& message);
  Stream& stream(uint64_t number) { return number == 1 ? out_ : err_; }
  static void pass_on_signal(Job& job, int signal);
  void pass_input_on();
  void look_at_lines(Job& job);

  const std::string name_;  // of this host
  Link link_;
  Stream out_;
  Stream err_;
  const PeOutput::Form form_;
  std::optional<isomem::net::Lines> lines_;  // to the other hosts
  std::optional<isomem::Peers> peers_;
  isomem::NewCards cards_;
  int input_read_ = -1;
  int input_write_ = -1;
  std::optional<Outlet> to_pe0_;
  uint64_t input_held_ = 0;  // bytes that PE 0 has not taken
  bool input_has_ended_ = false;
  bool said_done_ = false;
  std::string sent_view_;
  uint64_t next_view_ns_ = 0;
  uint64_t next_beat_ns_ = 0;
};

/// Runs as the agent: greets, is told what to do, and hands what is to be guarded to `lead`, as oshrun's own
/// jobs are.
int run_agent(const std::function<int(Link, Plan, const isomem::JobShape&)>& lead);

}  // namespace oshrun
