// SPDX-License-Identifier: Apache-2.0
#include "job/ranks.hpp"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "core/error.hpp"
#include "core/options.hpp"
#include "core/text.hpp"
#include "job/out_of_band.hpp"
#include "job/peers.hpp"
#include "job/window.hpp"
#include "net/contact.hpp"
#include "net/lines.hpp"

namespace isomem {

namespace {

/// What a rank tells the others of itself. Those with the same first three can open each other's files; a
/// part of such a host, as ISOMEM_HOSTS splits it for that rank, counts as one of its own.
struct RankInfo {
  uint64_t boot;
  uint32_t pid_namespace;
  uint32_t user;
  int32_t part;
  char host[64];
  cpu_set_t cores;

  bool is_on_host_of(const RankInfo& other) const {
    return boot == other.boot && pid_namespace == other.pid_namespace && user == other.user &&
           part == other.part;
  }
};

/// What a step has come to, of each rank.
struct Step {
  char failure[400];  // empty: none
  uint64_t stride;
  uint64_t heap_limit;
  uint64_t number;       // of the job; that of rank 0 counts
  char job[76];          // the name of a host's job file, by its first rank
  net::Contact contact;  // where that listens: rank 0 for all other hosts, these for each other
};

void fill(char* field, size_t size, const std::string& value) {
  std::strncpy(field, value.c_str(), size - 1);
  field[size - 1] = 0;
}

/// What cannot be read is said when all can hear it (Assembly::offer).
int32_t part_of(const Ranks& ranks) {
  try {
    return hosts_of(ranks.size, requested_split())[static_cast<size_t>(ranks.rank)];
  } catch (const Error&) {
    return 0;
  }
}

RankInfo info_of(const Ranks& ranks) {
  RankInfo info{};
  info.boot = net::boot_of_this_host();
  info.pid_namespace = pid_namespace();
  info.user = geteuid();
  info.part = part_of(ranks);
  fill(info.host, sizeof(info.host), host_name());
  sched_getaffinity(0, sizeof(info.cores), &info.cores);
  return info;
}

/// The ranks on their way to become PEs.
class Assembly {
 public:
  explicit Assembly(const Ranks& ranks);
  JobMember join();

 private:
  void find_hosts();
  void name_hosts();
  uint32_t cores_here() const;
  bool is_leader() const { return leaders_[static_cast<size_t>(here_)] == ranks_.rank; }
  void offer(Step& mine);
  void make_file(Step& mine);
  void open_file();
  void take_place();
  std::vector<net::Contact> contacts() const;
  void meet_other_hosts(const std::vector<net::Contact>& contacts);
  void together(const std::function<void(Step&)>& act);
  void do_and_tell(const std::function<void(Step&)>& act);

  const Ranks& ranks_;
  std::vector<RankInfo> infos_;
  std::vector<int32_t> hosts_;  // of each rank
  std::vector<int> leaders_;    // the first rank of each host
  int here_ = 0;
  JobShape shape_{};
  std::unique_ptr<net::Listener> listener_;  // in rank 0
  std::unique_ptr<net::Lines> lines_;        // in the first ranks of other hosts
  std::vector<Step> steps_;                  // of all ranks, the last one
  JobMember member_;
};

Assembly::Assembly(const Ranks& ranks) : ranks_(ranks), infos_(static_cast<size_t>(ranks.size)) {
  member_.pe = ranks.rank;
  const RankInfo mine = info_of(ranks);
  ranks.gather(&mine, infos_.data(), sizeof(mine));
}

/// Each does its part, and all hear whether it went well everywhere. Throws Error.
void Assembly::do_and_tell(const std::function<void(Step&)>& act) {
  Step mine{};
  try {
    act(mine);
  } catch (const Error& error) {
    fill(mine.failure, sizeof(mine.failure), error.what());
  }
  steps_.resize(infos_.size());
  ranks_.gather(&mine, steps_.data(), sizeof(mine));
  for (size_t i = 0; i < steps_.size(); ++i) {
    if (!steps_[i].failure[0]) continue;
    throw Error(text("rank %zu of %s on %s: %.*s", i, ranks_.name.c_str(), infos_[i].host,
                     static_cast<int>(sizeof(steps_[i].failure)), steps_[i].failure));
  }
}

/// Who throws may be the only one that has not heard that all is well: others must not wait for it.
void Assembly::together(const std::function<void(Step&)>& act) {
  try {
    do_and_tell(act);
  } catch (const Error&) {
    if (!member_.job) throw;
    BoardHeader& header = member_.job->board()->header;
    header.exit.set(EndCause::error, 1, ranks_.rank);
    header.abort = 1;
    throw;
  }
}

/// Numbered as they come first among the ranks.
void Assembly::find_hosts() {
  for (size_t i = 0; i < infos_.size(); ++i) {
    const auto same = std::find_if(leaders_.begin(), leaders_.end(), [&](int leader) {
      return infos_[static_cast<size_t>(leader)].is_on_host_of(infos_[i]);
    });
    hosts_.push_back(static_cast<int32_t>(same - leaders_.begin()));
    if (same == leaders_.end()) leaders_.push_back(static_cast<int>(i));
  }
  here_ = hosts_[static_cast<size_t>(ranks_.rank)];
}

/// Containers and virtual hosts may have the same name.
void Assembly::name_hosts() {
  for (size_t host = 0; host < leaders_.size(); ++host) {
    const std::string name = infos_[static_cast<size_t>(leaders_[host])].host;
    const auto is_same = [&](int leader) { return name == infos_[static_cast<size_t>(leader)].host; };
    const bool is_alone = std::count_if(leaders_.begin(), leaders_.end(), is_same) == 1;
    shape_.names.push_back(is_alone ? name : name + ":" + std::to_string(host));
  }
}

/// Of all ranks of this host together: launchers bind each rank to its own.
uint32_t Assembly::cores_here() const {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  for (size_t i = 0; i < infos_.size(); ++i) {
    if (hosts_[i] == here_) CPU_OR(&cores, &cores, &infos_[i].cores);
  }
  return static_cast<uint32_t>(CPU_COUNT(&cores));
}

/// What this host has room for.
void Assembly::offer(Step& mine) {
  if (read_options().wire == WireKind::loopback) {
    throw Error(
        "ISOMEM_WIRE=loopback is for jobs that oshrun starts: start the program with oshrun, or unset it");
  }
  const bool is_one = leaders_.size() == 1;
  shape_ = shape_job(hosts_, default_window_bytes(), is_one ? JobShape::kAllHere : here_);
  shape_.cores = std::max(shape_.cores, cores_here());
  mine.stride = shape_.stride;
  mine.heap_limit = shape_.heap_limit;
  mine.number = shape_.number;
}

/// What the host with the least room has, on all.
void Assembly::make_file(Step& mine) {
  for (const Step& step : steps_) {
    shape_.stride = std::min(shape_.stride, step.stride);
    shape_.heap_limit = std::min(shape_.heap_limit, step.heap_limit);
  }
  shape_.number = steps_[0].number;
  if (!is_leader()) return;
  name_hosts();
  member_.job = std::make_shared<JobFile>(JobFile::create(shape_, here_));
  fill(mine.job, sizeof(mine.job), member_.job->variable());
  if (leaders_.size() == 1) return;
  if (ranks_.rank == 0) {
    listener_ = std::make_unique<net::Listener>();
    mine.contact = listener_->contact();
  } else {
    lines_ = std::make_unique<net::Lines>(here_);
    mine.contact = lines_->contact();
  }
}

/// Of each host.
std::vector<net::Contact> Assembly::contacts() const {
  std::vector<net::Contact> contacts;
  for (const int leader : leaders_) contacts.push_back(steps_[static_cast<size_t>(leader)].contact);
  return contacts;
}

void Assembly::open_file() {
  if (is_leader()) return;
  const auto leader = static_cast<size_t>(leaders_[static_cast<size_t>(here_)]);
  const std::string origin = text("rank %zu", leader);
  member_.job = std::make_shared<JobFile>(JobFile::adopt(steps_[leader].job, origin.c_str()));
}

/// As long as the others still hear of a rank that goes: from then on they see it on the board.
void Assembly::take_place() {
  Board& board = *member_.job->board();
  claim(board, member_.pe, board.peers()[member_.pe].slot);
}

void Assembly::meet_other_hosts(const std::vector<net::Contact>& contacts) {
  ranks_.rank == 0 ? hold_hosts_together(member_.job, std::move(listener_))
                   : stay_in_touch(member_.job, contacts, std::move(lines_));
}

JobMember Assembly::join() {
  find_hosts();
  together([this](Step& mine) { offer(mine); });
  together([this](Step& mine) { make_file(mine); });
  const std::vector<net::Contact> listening = contacts();
  together([&](Step&) {
    open_file();
    take_place();
    if (leaders_.size() > 1 && is_leader()) meet_other_hosts(listening);
  });
  if (leaders_.size() > 1 && !is_leader()) follow_first(member_.job, member_.pe);
  return std::move(member_);
}

}  // namespace

JobMember join_ranks(const Ranks& ranks) {
  if (ranks.size > kMostPes)
    throw Error(text("%d ranks of %s are too many: at most %d are possible", ranks.size, ranks.name.c_str(),
                     kMostPes));
  return Assembly(ranks).join();
}

}  // namespace isomem
