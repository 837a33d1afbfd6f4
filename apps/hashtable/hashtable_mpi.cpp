// SPDX-License-Identifier: Apache-2.0
// The hash table by messages: keys go to their owner in bundles, by MPI_Alltoallv.
#include "../common/mpi.hpp"
#include "keys.hpp"

namespace hashtable {
namespace {

class Table {
 public:
  Table(const apps::Job& job, size_t slots) : job_(job), slots_(slots) {}

  void clear() { std::fill(slots_.begin(), slots_.end(), Slot()); }

  bool insert(const std::vector<uint64_t>& keys) {
    bool good = true;
    const size_t pes = static_cast<size_t>(job_.pes), room = chunk_of(keys.size());
    std::vector<int> sent(pes), received(pes), from(pes), to(pes);
    std::vector<uint64_t> out, in;
    for (size_t begin = 0; begin < keys.size(); begin += room) {
      apps::current_part.reached(static_cast<long>(begin), static_cast<long>(keys.size()));
      out.clear();
      size_t pe = 0;
      for (const std::vector<uint64_t>& bundle : bundles_of(keys, begin, room, job_.pes)) {
        from[pe] = static_cast<int>(out.size());
        sent[pe++] = static_cast<int>(bundle.size());
        out.insert(out.end(), bundle.begin(), bundle.end());
      }
      MPI_Alltoall(sent.data(), 1, MPI_INT, received.data(), 1, MPI_INT, MPI_COMM_WORLD);
      for (size_t i = 1; i < pes; i++) to[i] = to[i - 1] + received[i - 1];
      in.resize(static_cast<size_t>(to.back()) + static_cast<size_t>(received.back()));
      MPI_Alltoallv(out.data(), sent.data(), from.data(), MPI_UINT64_T, in.data(), received.data(), to.data(),
                    MPI_UINT64_T, MPI_COMM_WORLD);
      for (const uint64_t key : in) good = count_in(slots_.data(), slots_.size(), key) && good;
    }
    return good;
  }

  // Every PE looks at its own slots.
  std::string compare(long distinct, size_t keys) const {
    apps::Differences differences("key");
    const auto expected = all_counts(distinct, job_.pes, keys);
    size_t mine = 0, there = 0;
    for (const auto& [key, count] : expected) mine += owner_of(key, job_.pes) == job_.me ? 1 : 0;
    for (const Slot& slot : slots_) {
      if (slot.key == 0) continue;
      there++;
      const auto found = expected.find(slot.key);
      const bool right = found != expected.end() && owner_of(slot.key, job_.pes) == job_.me;
      differences.compare(slot.key, static_cast<double>(slot.count),
                          right ? static_cast<double>(found->second) : -1);
    }
    if (mine != there) return std::to_string(there) + " slots are taken by " + std::to_string(mine) + " keys";
    return differences.text();
  }

 private:
  apps::Job job_;
  std::vector<Slot> slots_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("hashtable_mpi", "The hash table of hashtable, by messages.\n");
  long count = 20000, distinct = 50000;
  options.number("keys", count, 1, 1L << 40, "keys that each PE inserts");
  options.number("distinct", distinct, 1, 1L << 40, "different keys there are");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  std::vector<uint64_t> keys(static_cast<size_t>(count));
  for (size_t i = 0; i < keys.size(); i++) keys[i] = key(distinct, job.me, i);
  Table table(job, static_cast<size_t>(usual_slots(distinct, count, job.pes)));
  std::string wrong;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    table.clear();
    bool good = true;
    const double time = apps::timed([&] { good = table.insert(keys); });
    if (!good) wrong = "no free slot for a key";
    if (usual.check && wrong.empty()) wrong = table.compare(distinct, keys.size());
    return time;
  });
  apps::Results results("hashtable", job, usual,
                        {{"keys", "keys/PE", "%ld"},
                         {"distinct", "distinct", "%ld"},
                         {"seconds", "time, s", "%.6f"},
                         {"mkeys", "Mkeys/s", "%.3f"}});
  const double all = static_cast<double>(count) * job.pes;
  results.row(0, {count, distinct, seconds[0], all / seconds[0] / 1e6}, wrong);
  return results.status();
}

}  // namespace
}  // namespace hashtable

int main(int argc, char** argv) { return apps::run_job("hashtable_mpi", hashtable::body, argc, argv); }
