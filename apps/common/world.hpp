// SPDX-License-Identifier: Apache-2.0
// What all applications need from the job they run in, one of OpenSHMEM (job.cpp) or of MPI (mpi_job.cpp):
// who am I, blocks, agreement.
#pragma once

#include <algorithm>
#include <cstddef>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "options.hpp"

namespace apps {

constexpr int exit_failed = 1;  // the check failed, or the run could not be finished
constexpr int exit_usage = 2;   // wrong options, or a problem too small for the number of PEs

struct Job {
  int me;
  int pes;

  Job();
  bool first() const { return me == 0; }
  int next() const { return me + 1 == pes ? 0 : me + 1; }
  int previous() const { return me == 0 ? pes - 1 : me - 1; }
  std::string count() const { return std::to_string(pes) + (pes == 1 ? " PE" : " PEs"); }
};

// `total` things in `parts` contiguous blocks whose sizes differ by at most one.
struct Blocks {
  size_t total;
  size_t parts;

  constexpr size_t size(int part) const {
    return total / parts + (static_cast<size_t>(part) < total % parts ? 1 : 0);
  }
  constexpr size_t begin(int part) const {
    const size_t p = static_cast<size_t>(part);
    return p * (total / parts) + std::min(p, total % parts);
  }
  size_t largest() const { return size(0); }
  // The part that holds thing `index`.
  int owner(size_t index) const {
    int part = static_cast<int>(index / (total / parts + 1));
    while (index >= begin(part) + size(part)) part++;
    return part;
  }
};

// Parses the same command line on every PE; PE 0 speaks, and shows progress from then on. Returns the exit
// status if the program is to end.
std::optional<int> parse_or_status(const Job& job, Options& options, int argc, char** argv);
// The same for a program whose options are those of its parts, in their order.
template <class... Parts>
std::optional<int> parse_or_status(const Job& job, const std::string& program, const std::string& intro,
                                   int argc, char** argv, Parts&... parts) {
  Options options(program, intro);
  (parts.add_to(options), ...);
  return parse_or_status(job, options, argc, argv);
}

// PE 0 says why this cannot run. Collective; returns the exit status.
int refuse(const Job& job, const char* program, const std::string& why);

// What PE 0 decided, on every PE. Collective.
int agree(int value);

// The largest value of all PEs. Collective.
double largest(double value);

// Numbers that are added up over all PEs, as often as one likes. Construction, destruction and add_up are
// collective.
class Sums {
 public:
  explicit Sums(size_t count);
  ~Sums();
  Sums(const Sums&) = delete;
  Sums& operator=(const Sums&) = delete;

  // The sums of what each PE brings.
  std::vector<double> add_up(const std::vector<double>& mine);

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

// Ends the job at once, with words of this PE: where others wait for it, an exception would come to nobody.
[[noreturn]] void give_up(const std::string& why);

// From here on this process gets no more memory of its own than its share of what is free, divided by `here`,
// the processes of this host: an array that does not fit is an exception, and none is killed by the kernel.
void limit_memory(int here);
// CUDA reserves addresses by the terabyte.
void unlimit_memory();
// What an exception says.
std::string text_of(const std::exception& error);

// Runs the program between initialization and the end of the job; an exception ends the job with its text.
int run_job(const char* program, int (*body)(int, char**), int argc, char** argv);

}  // namespace apps
