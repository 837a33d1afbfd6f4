// SPDX-License-Identifier: Apache-2.0
// Command line options of the applications: -name value, --name value or --name=value; flags take no value.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace apps {

class Options {
 public:
  // `intro` is what the help says before the list of options.
  Options(std::string program, std::string intro) : program_(std::move(program)), intro_(std::move(intro)) {}

  void flag(const std::string& name, bool& target, const std::string& help);
  void number(const std::string& name, long& target, long least, long most, const std::string& help);
  void number(const std::string& name, double& target, double least, double most, const std::string& help);
  void text(const std::string& name, std::string& target, const std::string& what, const std::string& help);
  // `target` becomes the index of the word that was given. `absent`: words that are refused with a reason.
  using Reasons = std::vector<std::pair<std::string, std::string>>;
  void choice(const std::string& name, int& target, const std::vector<std::string>& words,
              const std::string& help, const Reasons& absent = {});

  // Another name of an option.
  void alias(const std::string& name, const std::string& of);
  // What a run repeats is a step everywhere; `old`: what this program called their number before, which it
  // still takes.
  void steps(long& target, long most, const std::string& help, const std::string& old = "");

  enum class Outcome { run, help, error };
  // Sets the targets. After Outcome::error, error() says what is wrong.
  Outcome parse(int argc, char** argv);

  // Whether the command line had this flag.
  bool given(const std::string& flag) const;

  const std::string& error() const { return error_; }
  std::string help() const;
  // One line, for below an error.
  std::string usage() const { return "usage: oshrun -n PES " + program_ + " [options]; -help lists them"; }

 private:
  struct Option {
    std::string name;
    std::string argument;  // what the help calls the value; empty: a flag
    std::string help;
    std::function<std::string(const std::string&)> set;  // returns what is wrong with the value, or nothing
    std::string alias = {};
    bool given = false;
  };

  Option* find(const std::string& name);

  std::string program_;
  std::string intro_;
  std::string error_;
  std::vector<Option> options_;
};

}  // namespace apps
