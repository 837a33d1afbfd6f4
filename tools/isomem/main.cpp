// SPDX-License-Identifier: Apache-2.0
// isomem: one command with subcommands, a row of a table each.
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string_view>

#include "commands.hpp"
#include "core/error.hpp"
#include "core/text.hpp"
#include "output.hpp"

namespace tool {

namespace {

constexpr const char* kHelp = R"(usage: isomem COMMAND [options]

  info       show this isomem: versions, build, files, wires, limits, and this host, its GPUs and variables
    --env      list all environment variables with their values and defaults instead
    --paths    show over what the hosts of running jobs are connected instead, how much has gone there, and what
               better path is not taken and why. As the program of a job (oshrun --hosts a,b isomem info --paths):
               between all its hosts, with latency and bandwidth
    --json     print everything as one JSON object
  doctor     look for what would fail or be slow here, say what to do about it, and run a small job
    -n PES     number of PEs that a job shall have; without it one for each core, at least 2
    --hosts HOST,...
               look as well whether a job can run on these hosts: UCX, each host alone, all of them together
    --json     print the findings as one JSON object
  model      predict how applications scale on a machine whose figures are given; isomem model --help

  --version  print the version
  --help     print this

Exit status: 0; 1 if doctor finds something that fails, if info finds no library, or if output cannot be written;
2 for a usage error.
)";

struct Command {
  const char* name;
  int (*run)(const Words&);
};
constexpr Command kCommands[] = {{"info", info}, {"doctor", doctor}, {"model", model}, {"trial", trial}};

/// Names of other libraries' commands, which are links to this one.
constexpr std::string_view kInfoNames[] = {"oshmem_info", "nvshmem-info"};

int show(const std::string& text) {
  print(text);
  return 0;
}

int dispatch(Words words, std::string_view called_as) {
  if (std::find(std::begin(kInfoNames), std::end(kInfoNames), called_as) != std::end(kInfoNames)) {
    words.insert(words.begin(), "info");
  }
  const bool own_help = !words.empty() && words[0] == "model";
  for (const std::string& word : words) {
    if (!own_help && (word == "--help" || word == "-h" || word == "help")) return show(kHelp);
    if (word == "--version" || word == "-V") return show("isomem " ISOMEM_VERSION "\n");
  }
  if (words.empty()) throw UsageError{"a command is missing"};
  for (const Command& command : kCommands) {
    if (words[0] == command.name) return command.run({words.begin() + 1, words.end()});
  }
  throw UsageError{"unknown command " + isomem::quoted(words[0])};
}

}  // namespace

}  // namespace tool

int main(int argc, char** argv) {
  signal(SIGPIPE, SIG_IGN);  // a reader that has gone is an error like a full disk
  if (fcntl(STDOUT_FILENO, F_GETFD) < 0) {
    isomem::say("standard output is closed");
    return 1;
  }
  const std::string_view path = argc > 0 ? argv[0] : "isomem";
  try {
    return tool::dispatch({argv + std::min(argc, 1), argv + argc}, path.substr(path.rfind('/') + 1));
  } catch (const tool::UsageError& error) {
    isomem::say(error.text + "\nTry '" + error.help + "'.");
    return 2;
  } catch (const isomem::Error& error) {
    isomem::say(error.what());
    return 1;
  }
}
