// SPDX-License-Identifier: Apache-2.0
// Which PEs are near, in jobs of all forms, and what the boards of several hosts tell each other.
#include <cstring>
#include <string>
#include <vector>

#include "core/clock.hpp"
#include "job/relay.hpp"
#include "job/roll_call.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

/// The boards of a job whose PE p lives on host hosts[p].
struct Boards {
  explicit Boards(const std::vector<int32_t>& hosts)
      : files(create_job(shape_job(hosts, hosts.size() << 26))) {}

  Board& of(size_t host) { return *files[host].board(); }
  PeEntry& entry(int pe) {
    const Peer peer = of(0).peers()[pe];
    return of(static_cast<size_t>(peer.host)).entry(peer.slot);
  }
  void enter(int pe, PeState state, uint64_t collectives) {
    entry(pe).state = static_cast<uint32_t>(state);
    entry(pe).collectives_entered = collectives;
  }
  /// Waits since `since_s` seconds ago, and has looked `looked_s` seconds ago.
  void wait(int pe, uint32_t compare, bool is_bounded = false, double since_s = 9, double looked_s = 0,
            bool acts_beside = false, bool is_test = false) {
    Wait wait{};
    wait.compare = compare;
    wait.is_bounded = is_bounded;
    wait.acts_beside = acts_beside;
    wait.is_test = is_test;
    wait.since_ns = ago(since_s);
    wait.looked_ns = ago(looked_s);
    std::strcpy(wait.routine, "shmem_a_routine");
    entry(pe).wait.publish(&wait);
  }
  void leave(int pe, uint64_t collectives, double ago_s) {
    entry(pe).left_after = collectives;
    entry(pe).left_ns = ago(ago_s);
    enter(pe, PeState::leaving, collectives);
  }
  static uint64_t ago(double seconds) { return now_ns() - static_cast<uint64_t>(seconds * 1e9); }
  std::vector<HostReport> reports() {
    std::vector<HostReport> all;
    for (const JobFile& file : files) all.push_back(report_of(*file.board(), Peers(*file.board())));
    return all;
  }
  void carry() {
    std::vector<Board*> boards;
    for (const JobFile& file : files) boards.push_back(file.board());
    carry_news(boards);
  }

  std::vector<JobFile> files;
};

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("what PEs do, those that do the same together") {
  RollCall roll;
  CHECK(roll.text().empty());
  roll.add(0, "is running");
  CHECK(roll.text() == "PE 0 is running");
  for (const int pe : {1, 2, 3, 5, 7, 8}) roll.add(pe, "has finalized");
  roll.add(9, "is running");
  CHECK(roll.text() == "each of PEs 0, 9 is running; each of PEs 1-3, 5, 7, 8 has finalized");
  for (int pe = 10; pe < 30; ++pe) roll.add(pe, "waits for word " + std::to_string(pe));
  CHECK(roll.text().find("PE 23 waits for word 23; and 6 more PEs") != std::string::npos);
}

TEST_CASE("hosts of PEs: blocks, the first ones larger, and cyclically") {
  using Hosts = std::vector<int32_t>;
  CHECK(hosts_of(5, {1}) == Hosts{0, 0, 0, 0, 0});
  CHECK(hosts_of(5, {2}) == Hosts{0, 0, 0, 1, 1});
  CHECK(hosts_of(8, {3}) == Hosts{0, 0, 0, 1, 1, 1, 2, 2});
  CHECK(hosts_of(5, {2, true}) == Hosts{0, 1, 0, 1, 0});
  CHECK(hosts_of(3, {HostSplit::kOneEach}) == Hosts{0, 1, 2});
}

TEST_CASE("near and slot of every PE, as each host has them") {
  for (const std::vector<int32_t>& hosts : std::vector<std::vector<int32_t>>{
           {0}, {0, 0, 0}, {0, 1}, {0, 0, 1, 1}, {0, 1, 0, 1, 0}, {1, 0, 0, 2, 1}, {0, 1, 1, 1, 0}}) {
    Boards boards(hosts);
    const std::vector<Peer> expected = peers_on(hosts);
    for (size_t host = 0; host < boards.files.size(); ++host) {
      const Peers peers(boards.of(host));
      int near = 0;
      for (int pe = 0; pe < static_cast<int>(hosts.size()); ++pe) {
        const Peer peer = expected[static_cast<size_t>(pe)];
        const bool is_near = peer.host == static_cast<int>(host);
        CHECK(peers.host_of(pe) == peer.host);
        CHECK(peers.slot_of(pe) == peer.slot);
        CHECK(peers.is_near(pe) == is_near);
        CHECK(peers.near_slot(pe) == (is_near ? peer.slot : -1));
        if (is_near) CHECK(peers.near_pe(near++) == pe);
      }
      CHECK(peers.near_pes() == near);
    }
  }
}

TEST_CASE("reports: the slowest PE, who waits, and who has left, on the boards of the other hosts") {
  Boards boards({0, 1, 0, 1});
  for (int pe = 0; pe < 4; ++pe) boards.enter(pe, PeState::running, pe == 3 ? 5 : 9);
  boards.wait(1, Wait::kCollective);
  boards.carry();
  HostReport report;
  REQUIRE(boards.of(0).host(1).report.read(report));
  CHECK(report.slowest == 3);
  CHECK(report.entered == 5);
  CHECK(report.in_collective == 1);
  CHECK(report.entered_most == 9);
  CHECK(report.stuck == -1);
  CHECK(report.all_wait == 0);
  CHECK(report.left == -1);
  CHECK(has(report.slowest_doing, "PE 3 is running"));
  CHECK(has(report.waits_doing, "PE 1 waits in shmem_a_routine"));
  CHECK(state_told(boards.of(0).reported_state(3).load()) == PeState::running);
  REQUIRE(boards.of(1).host(0).report.read(report));
  CHECK(report.in_collective == -1);
  CHECK_FALSE(boards.of(0).host(0).report.read(report));  // nobody is told of itself
}

TEST_CASE("a loop of tests is a wait for as long as the program tests") {
  Boards boards({0, 1});
  for (int pe = 0; pe < 2; ++pe) boards.enter(pe, PeState::running, 1);
  const auto test = [&](double looked_s) { boards.wait(0, 0, false, 20, looked_s, false, true); };
  test(0.1);
  CHECK(has(state_of(boards.entry(0)), "waits in shmem_a_routine for the word"));
  CHECK(boards.reports()[0].stuck == 0);
  CHECK(boards.reports()[0].all_wait == 1);
  test(1.5);  // it computes
  CHECK(state_of(boards.entry(0)) == "is running and not waiting");
  CHECK(boards.reports()[0].stuck == -1);
  CHECK(boards.reports()[0].all_wait == 0);
}

TEST_CASE("left alone: a PE waits in a collective that another one has left without") {
  Boards boards({0, 0, 1, 1});
  for (int pe = 0; pe < 4; ++pe) boards.enter(pe, PeState::running, 7);
  boards.wait(0, Wait::kCollective);
  CHECK(left_alone(boards.reports()).empty());  // nobody has left
  boards.leave(3, 7, 5);
  CHECK(left_alone(boards.reports()).empty());  // PE 3 has been there: PE 0 is about to see it
  boards.enter(0, PeState::running, 8);
  CHECK(has(left_alone(boards.reports()), "PE 3 of 4"));
  CHECK(has(left_alone(boards.reports()), "PE 0 waits in shmem_a_routine"));
  boards.enter(0, PeState::finalizing, 8);
  CHECK(left_alone(boards.reports()).empty());
}

TEST_CASE("left alone: all others wait, and have looked again since") {
  Boards boards({0, 0, 1, 1});
  for (int pe = 0; pe < 4; ++pe) boards.enter(pe, PeState::running, 1);
  boards.leave(3, 1, 5);
  boards.wait(0, 0);
  boards.wait(1, Wait::kLock);
  CHECK(left_alone(boards.reports()).empty());  // PE 2 may still write the word, or hold the lock
  boards.wait(2, 0, true);
  CHECK(left_alone(boards.reports()).empty());  // ends by itself
  boards.wait(2, Wait::kCollective, false, 0.5);
  CHECK(left_alone(boards.reports()).empty());  // what PE 2 has sent may be on its way
  boards.wait(2, Wait::kCollective, false, 5, 4.5);
  CHECK(left_alone(boards.reports()).empty());  // has not looked for long: it may be released already
  boards.wait(2, Wait::kCollective);
  CHECK(has(left_alone(boards.reports()), "PE 3 of 4"));
  boards.wait(1, 0, false, 9, 0, true);
  CHECK(left_alone(boards.reports()).empty());  // another thread of PE 1 may write the word
  boards.wait(1, 0);
  CHECK_FALSE(left_alone(boards.reports()).empty());
  boards.entry(2).left_ns = Boards::ago(0.5);
  boards.enter(2, PeState::finalizing, 1);
  CHECK(left_alone(boards.reports()).empty());  // what PE 2 has done last may have released the others
  boards.entry(2).left_ns = Boards::ago(5);
  CHECK_FALSE(left_alone(boards.reports()).empty());
  boards.enter(3, PeState::finalized, 1);
  CHECK(left_alone(boards.reports()).empty());
}
