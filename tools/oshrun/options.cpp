// SPDX-License-Identifier: Apache-2.0
#include "options.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string_view>

#include "core/error.hpp"
#include "core/numbers.hpp"
#include "core/options.hpp"
#include "core/text.hpp"
#include "hosts.hpp"
#include "remote_shell.hpp"

namespace oshrun {

const char* const kHelp =
    R"(usage: oshrun [-n PES] [options] [--] program [arguments]

Starts PES processes of an OpenSHMEM program, on this host or on those that are named, and ends the whole job when
one of them fails.

  -n, -np, --n PES          number of PEs; without it one for each core of this host, or those of the named hosts
  -N PES                    number of PEs on each host
  -H, --hosts HOST[:PES],...
                            hosts to run on, each with at most PES PEs (1 where it is not said and -n is not, either);
                            the others are reached by ssh, which must not ask for a password
  --hostfile FILE           the same from a file: a line each, HOST or HOST slots=PES
  --map-by node             deal the PEs out to the hosts in turn; without it the first host gets the first PEs
  --oversubscribe           more PEs than the hosts have been said to take
  -x NAME[=VALUE]           set a variable for the PEs; without a value: pass it on (all variables are)
  --bind-to WHAT            none, core, hwthread, numa or socket; default: core if there are enough, else none
  --report-bindings         print the hardware threads each PE is bound to
  -l, --label, --tag-output prefix each line of output with the number of its PE
  --output-filename DIR     write the output of PE p to DIR/1/rank.p/stdout and stderr instead
  --merge-stderr-to-stdout  PEs write to stdout what they write to stderr
  --outlive-killed          a PE killed by a signal does not end the job: for coarrays, where it is a failed image
  --timeout SECONDS         end the job after this time, with exit status 124
  --wdir, --chdir DIR       start the program in this directory
  -m, --heap SIZE           limit of each PE's symmetric heap, such as 512m or 4g (sets SHMEM_SYMMETRIC_SIZE)
  -v, --verbose             report what is started and how each PE ends
  -q, --quiet               do not report why the job ended
  -V, --version             print the version
  -h, --help                print this

Accepted and ignored, for command lines written for mpirun: --allow-run-as-root, other words of --map-by, and, with a
note, --mca NAME VALUE. Several programs with : between them are not possible.

On several hosts the same version of isomem must be installed on each, and UCX (libucp.so.0) or libfabric, which
connects PEs of different hosts. ISOMEM_REMOTE_SHELL is the command that starts oshrun on another host: by default ssh,
or within a Slurm allocation srun, where the hosts are those of the allocation if --hosts does not name any.

Standard input goes to PE 0. SIGINT, SIGTERM, SIGHUP and SIGQUIT end the job; SIGUSR1, SIGUSR2, SIGCONT and SIGWINCH
are passed on to the PEs.

Exit status: 0 if all PEs ended with 0; otherwise that of the first PE that failed (128 + signal for a signal) or that
passed to shmem_global_exit; 124 after --timeout, 126 or 127 if the program cannot be run, 2 for a usage error.

Variables of the library, such as SHMEM_SYMMETRIC_SIZE and ISOMEM_TIMEOUT, are listed by 'isomem info --env' and
man 7 isomem; 'isomem doctor' looks for what keeps programs from running.
)";

namespace {

enum class Key {
  n,
  x,
  bind_to,
  report,
  label,
  timeout,
  directory,
  heap,
  verbose,
  quiet,
  version,
  help,
  per_host,
  hosts,
  hostfile,
  output,
  merge,
  outlive,
  mca,
  map_by,
  oversubscribe,
  flag
};

struct Spelling {
  const char* name;
  Key key;
  bool takes_value;
};

constexpr Spelling kSpellings[] = {
    {"-n", Key::n, true},
    {"-np", Key::n, true},
    {"--n", Key::n, true},
    {"--np", Key::n, true},
    {"-N", Key::per_host, true},
    {"-npernode", Key::per_host, true},
    {"--npernode", Key::per_host, true},
    {"-ppn", Key::per_host, true},
    {"-H", Key::hosts, true},
    {"-host", Key::hosts, true},
    {"--host", Key::hosts, true},
    {"-hosts", Key::hosts, true},
    {"--hosts", Key::hosts, true},
    {"-hostfile", Key::hostfile, true},
    {"--hostfile", Key::hostfile, true},
    {"-machinefile", Key::hostfile, true},
    {"--machinefile", Key::hostfile, true},
    {"-output-filename", Key::output, true},
    {"--output-filename", Key::output, true},
    {"-merge-stderr-to-stdout", Key::merge, false},
    {"--merge-stderr-to-stdout", Key::merge, false},
    {"-mca", Key::mca, true},
    {"--mca", Key::mca, true},
    {"--gmca", Key::mca, true},
    {"--prtemca", Key::mca, true},
    {"--pmixmca", Key::mca, true},
    {"-x", Key::x, true},
    {"--bind-to", Key::bind_to, true},
    {"-bind-to", Key::bind_to, true},
    {"--report-bindings", Key::report, false},
    {"-report-bindings", Key::report, false},
    {"-l", Key::label, false},
    {"--label", Key::label, false},
    {"--tag-output", Key::label, false},
    {"-tag-output", Key::label, false},
    {"--outlive-killed", Key::outlive, false},
    {"--timeout", Key::timeout, true},
    {"-timeout", Key::timeout, true},
    {"-wdir", Key::directory, true},
    {"--wdir", Key::directory, true},
    {"-wd", Key::directory, true},
    {"--chdir", Key::directory, true},
    {"-m", Key::heap, true},
    {"--heap", Key::heap, true},
    {"-v", Key::verbose, false},
    {"--verbose", Key::verbose, false},
    {"-q", Key::quiet, false},
    {"--quiet", Key::quiet, false},
    {"-V", Key::version, false},
    {"--version", Key::version, false},
    {"-h", Key::help, false},
    {"--help", Key::help, false},
    {"--allow-run-as-root", Key::flag, false},
    {"--oversubscribe", Key::oversubscribe, false},
    {"-oversubscribe", Key::oversubscribe, false},
    {"--map-by", Key::map_by, true},
    {"-map-by", Key::map_by, true},
};

std::string near_names(std::string_view unknown) {
  std::string names;
  std::set<Key> named;  // an option has several spellings: one of them will do
  for (const Spelling& known : kSpellings) {
    const std::string_view name = known.name;
    const bool begins = unknown.size() > 3 && name.substr(0, unknown.size()) == unknown;
    const bool near =
        name.size() > 2 && isomem::edit_distance(name, unknown) <= std::max<size_t>(1, name.size() / 3);
    if ((begins || near) && named.insert(known.key).second)
      names += (names.empty() ? "; did you mean " : " or ") + std::string(name);
  }
  return names;
}

const Spelling* find_spelling(std::string_view word) {
  for (const Spelling& known : kSpellings) {
    if (known.name == word) return &known;
  }
  return nullptr;
}

double seconds_from(const std::string& option, const std::string& text) {
  const auto seconds = isomem::decimal_number(text);
  if (!seconds || !(*seconds > 0) || *seconds > 1e9) {
    throw UsageError{
        option + " " + text +
        ": the time in seconds must be a number greater than 0, such as 90 or 1.5, at most 1000000000"};
  }
  return *seconds;
}

/// As it is written: the library reads it once more.
std::string size_from(const std::string& option, const std::string& text) {
  try {
    isomem::parse_size(text, option.c_str());
  } catch (const isomem::Error& error) {
    throw UsageError{error.what()};
  }
  return text;
}

BindTo bind_from(const std::string& option, const std::string& text) {
  static constexpr std::pair<const char*, BindTo> names[] = {
      {"none", BindTo::none}, {"core", BindTo::core},     {"hwthread", BindTo::hwthread},
      {"numa", BindTo::numa}, {"socket", BindTo::socket},
  };
  std::string valid;
  for (const auto& [name, value] : names) {
    if (text == name) return value;
    valid += (valid.empty() ? "" : ", ") + std::string(name);
  }
  throw UsageError{option + " " + text + ": valid are " + valid};
}

void add_variable(Options& options, const std::string& text) {
  const size_t equals = text.find('=');
  const std::string name = text.substr(0, equals);
  if (name.empty()) throw UsageError{"-x " + text + ": write -x NAME or -x NAME=VALUE"};
  if (equals != std::string::npos) {
    options.environment.emplace_back(name, text.substr(equals + 1));
  } else if (const char* value = std::getenv(name.c_str())) {
    options.environment.emplace_back(name, value);
  } else {
    throw UsageError{"-x " + name + ": that variable is not set here; write -x " + name + "=VALUE"};
  }
}

Ask apply(Options& options, Key key, const std::string& option, const std::string& value) {
  switch (key) {
    case Key::n:
      options.n_pes = pes_from(option, value);
      break;
    case Key::per_host:
      options.per_host = pes_from(option, value);
      break;
    case Key::hosts:
      add_hosts(options.hosts, option, value);
      break;
    case Key::hostfile:
      read_hostfile(options.hosts, option, value);
      break;
    case Key::map_by:
      options.by_host = value == "node" || value == "ppr:1:node";
      break;
    case Key::oversubscribe:
      options.oversubscribe = true;
      break;
    case Key::output:
      options.output = value;
      break;
    case Key::merge:
      options.merge = true;
      break;
    case Key::x:
      add_variable(options, value);
      break;
    case Key::bind_to:
      options.bind_to = bind_from(option, value);
      break;
    case Key::report:
      options.report_bindings = true;
      break;
    case Key::label:
      options.label = true;
      break;
    case Key::timeout:
      options.timeout_s = seconds_from(option, value);
      break;
    case Key::outlive:
      options.outlive = true;
      break;
    case Key::directory:
      options.directory = value;
      break;
    case Key::heap:
      options.environment.emplace_back("SHMEM_SYMMETRIC_SIZE", size_from(option, value));
      break;
    case Key::verbose:
      options.verbose = true;
      break;
    case Key::quiet:
      options.quiet = true;
      break;
    case Key::version:
      return Ask::version;
    case Key::help:
      return Ask::help;
    case Key::mca:  // its second value has been read with it
      options.notes.push_back(option + " " + value +
                              " is ignored: isomem has no such parameters (man 7 isomem)");
      break;
    case Key::flag:
      break;
  }
  return Ask::run;
}

/// Splits "--option=value" and "-n4" into option and value.
bool split(const std::string& word, std::string& option, std::string& value) {
  const size_t equals = word.find('=');
  if (word.compare(0, 2, "--") == 0 && equals != std::string::npos) {
    option = word.substr(0, equals);
    value = word.substr(equals + 1);
    return true;
  }
  const size_t digits = word.compare(0, 3, "-np") == 0 ? 3 : 2;
  if (word.compare(0, 2, "-n") == 0 && word.size() > digits &&
      word.find_first_not_of("0123456789", digits) == std::string::npos) {
    option = word.substr(0, digits);
    value = word.substr(digits);
    return true;
  }
  option = word;
  return false;
}

}  // namespace

Ask parse(int argc, char** argv, Options& options) {
  int i = 1;
  for (; i < argc && argv[i][0] == '-'; ++i) {
    const std::string word = argv[i];
    if (word == "--") {
      ++i;
      break;
    }
    std::string option;
    std::string value;
    const bool has_value = split(word, option, value);
    const Spelling* spelling = find_spelling(option);
    if (!spelling) throw UsageError{"unknown option " + option + near_names(option)};
    if (has_value && !spelling->takes_value) throw UsageError{option + " takes no value"};
    if (!has_value && spelling->takes_value) {
      if (i + 1 >= argc) throw UsageError{option + " needs a value"};
      value = argv[++i];
    }
    if (spelling->takes_value && value.empty()) throw UsageError{option + " has an empty value"};
    if (spelling->key == Key::mca) {
      if (i + 1 >= argc) throw UsageError{option + " needs a name and a value"};
      value += std::string(" ") + argv[++i];
    }
    const Ask ask = apply(options, spelling->key, option, value);
    if (ask != Ask::run) return ask;
  }
  options.command.assign(argv + i, argv + argc);
  if (options.command.empty() || options.command[0].empty())
    throw UsageError{"the program is missing: oshrun -n PES program"};
  if (std::find(options.command.begin(), options.command.end(), ":") != options.command.end()) {
    throw UsageError{
        "several programs with : between them are not possible: all PEs of a job run one. A script can "
        "choose by $ISOMEM_PE: oshrun -n 2 sh -c 'if [ $ISOMEM_PE = 0 ]; then exec ./a; else exec ./b; fi'"};
  }
  if (options.hosts.empty()) options.hosts = hosts_of_slurm();
  options.places = place_pes(options);
  options.n_pes = static_cast<int>(options.places.size());
  return Ask::run;
}

}  // namespace oshrun
