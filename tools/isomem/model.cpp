// SPDX-License-Identifier: Apache-2.0
// isomem model: predicts how applications scale, from a machine's figures on the command line.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "commands.hpp"
#include "core/text.hpp"
#include "output.hpp"
#include "scaling.hpp"

namespace tool {

namespace {

constexpr const char* kModelHelp = R"(usage: isomem model [options]

Predicts how long a step of an application takes, from one PE to all of a machine. Without options: Jacobi on nodes of
6 GPUs that are as fast as H200s, over a network of 25 GB/s (NVLink's figures are measured, the network's assumed).

  --app jacobi|stencil|matmul   the application (apps/); a matmul "step" is a whole product
  --size N              N x N points or elements (default 18432)
  --weak                N x N for each PE instead of for all: a constant amount of memory
  --sync overlap|signal|barrier   whether communication hides behind computation, or follows it, or a barrier does
  --nodes N             the largest number of nodes, up to 1e6 (default 4608)
  --per-node N          PEs of a node, up to 1e5 (default 6)
  --rate X              of a PE: GB/s of memory (jacobi, stencil), GFLOP/s (matmul)  (default 2500, 50000)
  --cache MB, --cache-rate GB/s    jacobi, stencil: what a PE has in two buffers of up to so many megabytes is
                        computed at this rate instead (default 0: none)
  --memory GB/s         jacobi, stencil: of all PEs of a node together, beyond the cache (default: no limit)
  --overhead US         of a step, whatever its size (default 3)
  --latency US, --bandwidth GB/s             between PEs of a node (default 1.4, 350)
  --net-latency US, --net-bandwidth GB/s     between nodes; the bandwidth of a node (default 4, 25)
  --pes N,N,...         these numbers of PEs, up to 1e9, instead of powers of two
  --csv                 comma-separated values under a line of names
  --help, -h            this text

The table ends where the application would refuse to run: jacobi needs a row for each PE, stencil a point in a grid of
PEs, matmul a column.

Speed-up and efficiency are relative to one PE; with --weak the efficiency is that of keeping the time of one PE
(matmul: the rate of one PE).
)";

struct ModelQuestion {
  Application application = Application::jacobi;
  Sync sync = Sync::overlap;
  double size = 18432;
  double nodes = 4608;
  double rate = 0;  // 0: the default of the application
  double overhead_us = 3, latency_us = 1.4, gigabytes = 350, net_latency_us = 4, net_gigabytes = 25;
  double per_node = 6;
  double cache_megabytes = 0, cache_rate = 0;
  double memory = std::numeric_limits<double>::infinity();
  std::string of_memory;  // the first option given that is about memory
  bool weak = false, csv = false;
  std::vector<double> pes;
};

const std::vector<std::string> kApplications = {"jacobi", "matmul", "stencil"};
constexpr double kMostPes = 1e9, kMostNodes = 1e6, kMostOfNode = 1e5, kMostSize = 1e9;

double figure_of(const std::string& option, const std::string& word, double least, double most = 1e15) {
  double value = 0;
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, value);
  if (error != std::errc() || stop != end || !(value >= least && value <= most)) {
    char text[64];
    std::snprintf(text, sizeof text, "%g to %g", least, most);
    throw UsageError{option + " " + isomem::quoted(word) + ": a number from " + text + " is expected"};
  }
  return value;
}

double whole_of(const std::string& option, const std::string& word, double most) {
  const double value = figure_of(option, word, 1, most);
  if (value == std::floor(value)) return value;
  throw UsageError{option + " " + isomem::quoted(word) + ": a whole number is expected"};
}

template <typename Enum>
Enum choice_of(const std::string& option, const std::string& word, const std::vector<std::string>& words) {
  std::string list;
  for (size_t i = 0; i < words.size(); ++i) {
    if (words[i] == word) return static_cast<Enum>(i);
    list += (list.empty() ? "" : ", ") + words[i];
  }
  throw UsageError{option + " " + isomem::quoted(word) + ": one of " + list + " is expected"};
}

std::vector<double> figures_of(const std::string& option, const std::string& words) {
  std::vector<double> numbers;
  for (size_t begin = 0; begin <= words.size();) {
    const size_t end = std::min(words.find(',', begin), words.size());
    numbers.push_back(whole_of(option, words.substr(begin, end - begin), kMostPes));
    begin = end + 1;
  }
  return numbers;
}

/// A row for each option with a value.
struct ModelOption {
  const char* name;
  std::function<void(ModelQuestion&, const std::string& option, const std::string& word)> set;
};

ModelOption figure(const char* name, double ModelQuestion::*where, double least) {
  return {name, [where, least](ModelQuestion& q, const std::string& option, const std::string& word) {
            q.*where = figure_of(option, word, least);
          }};
}

ModelOption whole(const char* name, double ModelQuestion::*where, double most) {
  return {name, [where, most](ModelQuestion& q, const std::string& option, const std::string& word) {
            q.*where = whole_of(option, word, most);
          }};
}

/// Of what a step of jacobi and stencil is limited by, and a product is not.
ModelOption of_memory(const char* name, double ModelQuestion::*where, double least) {
  return {name, [where, least](ModelQuestion& q, const std::string& option, const std::string& word) {
            q.*where = figure_of(option, word, least);
            if (q.of_memory.empty()) q.of_memory = option;
          }};
}

const std::vector<ModelOption>& model_options() {
  static const std::vector<ModelOption> all = {
      {"--app",
       [](ModelQuestion& q, const std::string& option, const std::string& word) {
         q.application = choice_of<Application>(option, word, kApplications);
       }},
      {"--sync",
       [](ModelQuestion& q, const std::string& option, const std::string& word) {
         q.sync = choice_of<Sync>(option, word, {"overlap", "signal", "barrier"});
       }},
      {"--pes", [](ModelQuestion& q, const std::string& option,
                   const std::string& word) { q.pes = figures_of(option, word); }},
      whole("--size", &ModelQuestion::size, kMostSize),
      whole("--nodes", &ModelQuestion::nodes, kMostNodes),
      whole("--per-node", &ModelQuestion::per_node, kMostOfNode),
      figure("--rate", &ModelQuestion::rate, 1e-9),
      of_memory("--cache", &ModelQuestion::cache_megabytes, 0),
      of_memory("--cache-rate", &ModelQuestion::cache_rate, 1e-9),
      of_memory("--memory", &ModelQuestion::memory, 1e-9),
      figure("--overhead", &ModelQuestion::overhead_us, 0),
      figure("--latency", &ModelQuestion::latency_us, 0),
      figure("--bandwidth", &ModelQuestion::gigabytes, 1e-9),
      figure("--net-latency", &ModelQuestion::net_latency_us, 0),
      figure("--net-bandwidth", &ModelQuestion::net_gigabytes, 1e-9),
  };
  return all;
}

ModelQuestion model_question(const Words& words) {
  ModelQuestion question;
  for (size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--weak") {
      question.weak = true;
      continue;
    }
    if (words[i] == "--csv") {
      question.csv = true;
      continue;
    }
    const auto& all = model_options();
    const auto row =
        std::find_if(all.begin(), all.end(), [&](const ModelOption& s) { return words[i] == s.name; });
    if (row == all.end()) throw UsageError{"unknown option of model: " + isomem::quoted(words[i])};
    if (i + 1 == words.size()) throw UsageError{words[i] + " needs a value"};
    row->set(question, words[i], words[i + 1]);
    ++i;
  }
  if (question.application == Application::matmul && !question.of_memory.empty()) {
    throw UsageError{question.of_memory + " is about jacobi and stencil; a product is computed at --rate"};
  }
  if (question.rate == 0) question.rate = question.application == Application::matmul ? 50000 : 2500;
  if (question.cache_rate == 0) question.cache_rate = question.rate;
  return question;
}

/// One PE, two, ... a node; two nodes, ... all.
std::vector<double> powers(const ModelQuestion& question) {
  std::vector<double> pes;
  for (double n = 1; n < question.per_node; n *= 2) pes.push_back(n);
  for (double n = 1; n < question.nodes; n *= 2) pes.push_back(n * question.per_node);
  pes.push_back(question.nodes * question.per_node);
  return pes;
}

/// The numbers of PEs of the table: those that the application can have. `end`: what it says of the others.
std::vector<double> numbers_of(const ModelQuestion& question, std::string& end) {
  std::vector<double> numbers;
  for (const double pes : question.pes.empty() ? powers(question) : question.pes) {
    if (possible(question.application, question.size, pes, question.weak)) {
      numbers.push_back(pes);
    } else if (end.empty()) {
      char text[200];
      std::snprintf(text, sizeof text, "%s refuses %.0f PEs with --size %.0f%s: it needs %s",
                    kApplications[static_cast<size_t>(question.application)].c_str(), pes, question.size,
                    question.weak ? " --weak" : "", need_of(question.application));
      end = text;
    }
  }
  if (numbers.empty()) throw UsageError{end};
  return numbers;
}

std::string model_line(const ModelQuestion& question, const Machine& machine, double pes) {
  const auto at = [&](double p) {
    return predicted(question.application, machine, question.sync, question.size, p, question.weak);
  };
  const Step step = at(pes), one = at(1);
  // A matrix product with sqrt(p) as many columns is p^1.5 as much work, for p PEs.
  const double grown = question.application == Application::matmul ? std::sqrt(pes) : 1;
  const double efficiency = question.weak ? one.total * grown / step.total : one.total / step.total / pes;
  const char* const format = question.csv ? "%.0f,%.0f,%.6g,%.6g,%.6g,%.6g,%.6g\n"
                                          : "%6.0f %7.0f %12.2f %12.2f %12.2f %10.1f %9.1f %%\n";
  char text[512];
  std::snprintf(text, sizeof text, format, std::ceil(pes / question.per_node), pes, step.total * 1e6,
                step.compute * 1e6, step.communication * 1e6, efficiency * pes, efficiency * 100);
  return text;
}

void show_prediction(const ModelQuestion& q) {
  const double us = 1e-6, gb = 1e9;
  const Machine machine{q.rate * gb,
                        q.overhead_us * us,
                        {q.latency_us * us, q.gigabytes * gb},
                        {q.net_latency_us * us, q.net_gigabytes * gb},
                        q.per_node,
                        q.cache_megabytes * 1e6,
                        q.cache_rate * gb,
                        q.memory * gb};
  std::string text = q.csv ? "nodes,pes,step_us,compute_us,communication_us,speedup,efficiency_percent\n"
                           : " nodes     PEs     step, us  compute, us   comm., us   speed-up  efficiency\n";
  std::string end;
  const std::vector<double> numbers = numbers_of(q, end);
  double best = numbers.front();
  for (const double pes : numbers) {
    text += model_line(q, machine, pes);
    const auto total = [&](double p) {
      return predicted(q.application, machine, q.sync, q.size, p, q.weak).total;
    };
    if (total(pes) < total(best)) best = pes;
  }
  print(text);
  if (!q.csv && !q.weak) print("shortest at " + std::to_string(static_cast<long>(best)) + " PEs\n");
  if (!end.empty() && q.csv) isomem::say(end);
  if (!end.empty() && !q.csv) print(end + "\n");
}

}  // namespace

int model(const Words& words) {
  for (const std::string& word : words) {
    if (word != "--help" && word != "-h" && word != "help") continue;
    print(kModelHelp);
    return 0;
  }
  try {
    show_prediction(model_question(words));
  } catch (UsageError& error) {
    error.help = "isomem model --help";
    throw;
  }
  return 0;
}

}  // namespace tool
