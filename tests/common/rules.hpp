// SPDX-License-Identifier: Apache-2.0
// Programs of tests/rules: each holds tests of rules of the specification that are easy to get wrong, every
// test a function that all PEs call. With --list a program prints the names of its tests; with words, it runs
// the tests whose names contain one of them.
#pragma once

#include <initializer_list>

#include "check.hpp"

namespace test {

/// A test of rule NN of the index is named "rNN_subject".
template <class... Arguments>
struct RuleOf {
  const char* name;
  void (*run)(Arguments...);
};
using Rule = RuleOf<Session&>;

inline bool wants_list(int argc, char** argv) { return argc == 2 && std::strcmp(argv[1], "--list") == 0; }

/// Runs the tests that the command line asks for, all without one, by `run_one(rule)`. Their number; 0 for
/// --list.
template <class R, class F>
size_t for_each_asked(int argc, char** argv, std::initializer_list<R> rules, F&& run_one) {
  const bool lists = wants_list(argc, argv);
  size_t ran = 0;
  for (const R& rule : rules) {
    bool asked = argc == 1;
    for (int i = 1; i < argc; ++i) asked = asked || std::strstr(rule.name, argv[i]);
    if (lists) std::printf("rules.%s\n", rule.name);
    if (lists || !asked) continue;
    running() = rule.name;
    run_one(rule);
    ++ran;
  }
  return ran;
}

inline void say_ok(const Session& s, const char* name) {
  if (s.me == 0) std::printf("rules.%s ok\n", name), std::fflush(stdout);
}

/// The main of a program whose tests share one session.
inline int run_rules(const char* program, int argc, char** argv, std::initializer_list<Rule> rules) {
  if (wants_list(argc, argv)) {
    for_each_asked(argc, argv, rules, [](const Rule&) {});
    return 0;
  }
  int provided = 0;
  shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);  // some tests have threads
  Session session(program);
  const size_t ran = for_each_asked(argc, argv, rules, [&](const Rule& rule) {
    note("begin");
    shmem_barrier_all();
    rule.run(session);
    shmem_barrier_all();
    say_ok(session, rule.name);
  });
  session.done();
  shmem_finalize();
  if (ran == 0) std::fprintf(stderr, "%s: no test has such a name; --list prints them\n", program);
  return ran == 0;
}

}  // namespace test
