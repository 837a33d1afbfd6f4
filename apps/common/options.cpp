// SPDX-License-Identifier: Apache-2.0
#include "options.hpp"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <sstream>

namespace apps {
namespace {

// The whole text as a number in [least, most]; else what was expected.
template <typename T>
std::string parse_number(const std::string& text, T least, T most, const char* kind, T& target,
                         T (*convert)(const char*, char**)) {
  char* end = nullptr;
  errno = 0;
  const T value = convert(text.c_str(), &end);
  const bool whole = !text.empty() && end == text.c_str() + text.size();
  if (!whole || errno == ERANGE || !(value >= least && value <= most)) {
    std::ostringstream message;
    message << "'" << text << "' is not " << kind << " from " << least << " to " << most;
    return message.str();
  }
  target = value;
  return "";
}

std::string shown(double value) {
  std::ostringstream text;
  text << value;
  return text.str();
}

}  // namespace

void Options::flag(const std::string& name, bool& target, const std::string& help) {
  options_.push_back({name, "", help, [&target](const std::string&) {
                        target = true;
                        return std::string();
                      }});
}

void Options::number(const std::string& name, long& target, long least, long most, const std::string& help) {
  options_.push_back({name, "N", help + " (default " + std::to_string(target) + ")",
                      [&target, least, most](const std::string& text) {
                        return parse_number<long>(text, least, most, "a whole number", target,
                                                  [](const char* s, char** e) { return strtol(s, e, 10); });
                      }});
}

void Options::number(const std::string& name, double& target, double least, double most,
                     const std::string& help) {
  options_.push_back(
      {name, "X", help + " (default " + shown(target) + ")", [&target, least, most](const std::string& text) {
         return parse_number<double>(text, least, most, "a number", target, strtod);
       }});
}

void Options::text(const std::string& name, std::string& target, const std::string& what,
                   const std::string& help) {
  options_.push_back({name, what, help, [&target](const std::string& text) {
                        target = text;
                        return text.empty() ? std::string("the value is empty") : std::string();
                      }});
}

void Options::choice(const std::string& name, int& target, const std::vector<std::string>& words,
                     const std::string& help, const Reasons& absent) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : "|") + word;
  options_.push_back({name, list, help + " (default " + words[static_cast<size_t>(target)] + ")",
                      [&target, words, list, absent](const std::string& text) {
                        for (size_t i = 0; i < words.size(); i++) {
                          if (words[i] == text) {
                            target = static_cast<int>(i);
                            return std::string();
                          }
                        }
                        for (const auto& [word, reason] : absent) {
                          if (word == text)
                            return std::string("no ").append(word).append(": ").append(reason);
                        }
                        return "'" + text + "' is not one of " + list;
                      }});
}

void Options::alias(const std::string& name, const std::string& of) { find(of)->alias = name; }

void Options::steps(long& target, long most, const std::string& help, const std::string& old) {
  number("steps", target, 1, most, help);
  if (!old.empty()) alias(old, "steps");
}

bool Options::given(const std::string& flag) const {
  return std::any_of(options_.begin(), options_.end(),
                     [&](const Option& option) { return option.name == flag && option.given; });
}

Options::Option* Options::find(const std::string& name) {
  for (Option& option : options_) {
    if (name == option.name || (!option.alias.empty() && name == option.alias)) return &option;
  }
  return nullptr;
}

Options::Outcome Options::parse(int argc, char** argv) {
  for (int i = 1; i < argc; i++) {
    const std::string word = argv[i];
    if (word.size() < 2 || word[0] != '-') {
      error_ = "unexpected argument '" + word + "'";
      return Outcome::error;
    }
    std::string name = word.substr(word[1] == '-' ? 2 : 1);
    const size_t equals = name.find('=');
    const bool has_value = equals != std::string::npos;
    std::string value = has_value ? name.substr(equals + 1) : "";
    name = name.substr(0, equals);
    if (name == "help" || name == "h") return Outcome::help;
    Option* option = find(name);
    if (option == nullptr) {
      error_ = "unknown option '" + word + "'";
    } else if (option->argument.empty() && has_value) {
      error_ = "option -" + name + " takes no value";
    } else if (!option->argument.empty() && !has_value && i + 1 == argc) {
      error_ = "option -" + name + " needs a value: " + option->argument;
    } else {
      if (!option->argument.empty() && !has_value) value = argv[++i];
      option->given = true;
      const std::string wrong = option->set(value);
      if (!wrong.empty()) error_.append("option -").append(name).append(": ").append(wrong);
    }
    if (!error_.empty()) return Outcome::error;
  }
  return Outcome::run;
}

std::string Options::help() const {
  std::string text = "usage: oshrun -n PES " + program_ + " [options]\n\n" + intro_ + "\noptions:\n";
  for (const Option& option : options_) {
    std::string left = "  -" + option.name + (option.argument.empty() ? "" : " " + option.argument);
    const size_t column = 32;
    if (left.size() >= column) left += "\n" + std::string(column, ' ');
    left.resize(std::max(left.size(), column), ' ');
    text += left + option.help + (option.alias.empty() ? "" : "; also -" + option.alias) + "\n";
  }
  return text + "  -help                         this text\n";
}

}  // namespace apps
