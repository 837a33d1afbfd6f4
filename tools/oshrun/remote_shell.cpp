// SPDX-License-Identifier: Apache-2.0
#include "remote_shell.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>

#include "core/error.hpp"
#include "core/files.hpp"
#include "core/numbers.hpp"
#include "core/text.hpp"
#include "hosts.hpp"
#include "job.hpp"

namespace oshrun {

namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

std::string shell_of_user() {
  const char* value = std::getenv("ISOMEM_REMOTE_SHELL");
  return value ? value : "";
}

bool is_by_slurm() { return shell_of_user().empty() && !variable("SLURM_JOB_ID").empty(); }

std::string this_executable() {
  std::error_code error;
  const std::filesystem::path path = std::filesystem::read_symlink("/proc/self/exe", error);
  return error ? "oshrun" : path.string();
}

/// As one word of a POSIX shell, and of csh.
std::string quoted_for_shell(const std::string& word) {
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

/// What the other host runs: oshrun of the same place, or the one in PATH there unless that is another
/// library's.
std::string script() {
  return "test -x \"$0\" && exec \"$0\" --agent; "
         "case $(oshrun --version </dev/null 2>/dev/null) in *isomem*) exec oshrun --agent;; esac; exit 127";
}

std::vector<std::string> command_for(const HostSlots& host) {
  const std::string here = this_executable();
  if (host.is_here) return {here, "--agent"};
  if (is_by_slurm()) {
    return {"srun",       "--nodes=1", "--ntasks=1", "--overlap", "--mpi=none", "--cpu-bind=none",
            "--nodelist", host.name,   "sh",         "-c",        script(),     here};
  }
  std::vector<std::string> words;
  std::istringstream given(shell_of_user());
  for (std::string word; given >> word;) words.push_back(word);
  if (words.empty()) words = {"ssh"};
  if (std::filesystem::path(words[0]).filename() == "ssh") {
    for (const char* option : {"-x", "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=8", "-o",
                               "ControlMaster=no", "-o", "LogLevel=ERROR"})
      words.emplace_back(option);
  }
  words.push_back(host.name);
  words.push_back("exec sh -c " + quoted_for_shell(script()) + " " + quoted_for_shell(here));
  return words;
}

struct Pipe {
  int read;
  int write;
};

Pipe new_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) {
    throw isomem::Error(std::string("cannot make a pipe to another host: ") + std::strerror(errno) +
                        "; raise the limit of open files (ulimit -n)");
  }
  return {ends[0], ends[1]};
}

/// In the child. A process group of its own: Ctrl-C is for oshrun alone. No session: Linux gives each its own
/// share of the cores, and 6.18 was seen to leave a PE that yields in one without any for half a minute.
[[noreturn]] void become_shell(const std::vector<std::string>& words, const int (&streams)[3],
                               const sigset_t& mask) {
  setpgid(0, 0);
  for (int stream = 0; stream < 3; ++stream) dup2(streams[stream], stream);
  for (const int signal_of_a_write : {SIGPIPE, SIGXFSZ, SIGTTOU}) signal(signal_of_a_write, SIG_DFL);
  sigprocmask(SIG_SETMASK, &mask, nullptr);
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  execvp(arguments[0], arguments.data());
  const std::string why = words[0] + ": " + std::strerror(errno) + "\n";
  if (write(STDERR_FILENO, why.data(), why.size()) < 0) _exit(126);
  _exit(126);
}

/// The numbers of "1-3,07" with as many digits as they are written with.
void expand_ranges(std::vector<std::string>& names, const std::string& before, const std::string& ranges,
                   const std::string& behind) {
  isomem::any_part(ranges, ',', [&](std::string_view range) {
    const size_t dash = std::min(range.find('-'), range.size());
    const std::string first(range.substr(0, dash));
    const std::string last(dash < range.size() ? range.substr(dash + 1) : range);
    const auto from = isomem::whole_number(first), to = isomem::whole_number(last);
    for (uint64_t n = from.value_or(1); from && to && n <= *to; ++n) {
      std::string digits = std::to_string(n);
      if (digits.size() < first.size()) digits.insert(0, first.size() - digits.size(), '0');
      names.push_back(before);
      names.back().append(digits).append(behind);
    }
    return false;
  });
}

}  // namespace

RemoteShell start_agent(const HostSlots& host, const sigset_t& mask) {
  const std::vector<std::string> words = command_for(host);
  const Pipe in = new_pipe(), out = new_pipe(), errors = new_pipe();
  const pid_t pid = fork();
  if (pid == 0) become_shell(words, {in.read, out.write, errors.write}, mask);
  for (const int end : {in.read, out.write, errors.write}) close(end);
  RemoteShell shell{pid, Link(out.read, in.write, kGreeting), errors.read};
  fcntl(errors.read, F_SETFL, O_NONBLOCK);
  if (pid < 0) {
    throw isomem::Error("cannot start " + words[0] + " for host " + host.name + ": " + std::strerror(errno) +
                        "; raise the limit of processes (ulimit -u)");
  }
  return shell;
}

std::string name_of_remote_shell() {
  const std::string said = shell_of_user();
  return !said.empty() ? said : is_by_slurm() ? "srun" : "ssh";
}

std::string advice_for(const std::string& host) {
  return "check that '" + name_of_remote_shell() + " " + host + " true' works here without asking anything";
}

std::vector<std::string> expand_node_list(const std::string& list) {
  std::vector<std::string> names;
  for (size_t begin = 0; begin < list.size();) {
    size_t end = begin;
    for (bool inside = false; end < list.size() && (inside || list[end] != ','); ++end) {
      if (list[end] == '[') inside = true;
      if (list[end] == ']') inside = false;
    }
    const std::string part = list.substr(begin, end - begin);
    const size_t open = part.find('['), shut = part.find(']');
    if (open == std::string::npos || shut == std::string::npos) {
      names.push_back(part);
    } else {
      expand_ranges(names, part.substr(0, open), part.substr(open + 1, shut - open - 1),
                    part.substr(shut + 1));
    }
    begin = end + 1;
  }
  return names;
}

std::vector<HostSlots> hosts_of_slurm() {
  const std::vector<std::string> names = expand_node_list(variable("SLURM_JOB_NODELIST"));
  if (names.size() < 2 || variable("SLURM_JOB_ID").empty()) return {};
  std::vector<int> slots;  // "4(x2),2"
  const std::string tasks = variable("SLURM_TASKS_PER_NODE");
  isomem::any_part(tasks, ',', [&](std::string_view part) {
    int each = 0, times = 1;
    std::sscanf(std::string(part).c_str(), "%d(x%d)", &each, &times);
    slots.insert(slots.end(), static_cast<size_t>(std::clamp(times, 1, 65536)), each);
    return false;
  });
  slots.resize(names.size(), 0);
  std::vector<HostSlots> hosts;
  for (size_t i = 0; i < names.size(); ++i) hosts.push_back({names[i], slots[i], is_this_host(names[i])});
  return hosts;
}

}  // namespace oshrun
