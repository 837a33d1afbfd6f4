// SPDX-License-Identifier: Apache-2.0
#include "runtime/report.hpp"

#include <unistd.h>

#include <cstdio>

#include "runtime/runtime.hpp"

namespace isomem {

std::string name_of(Runtime& runtime, int pe) { return runtime.job().name_of(pe); }

const char* name_of(Verb verb) {
  switch (verb) {
    case Verb::put:
      return "a put";
    case Verb::get:
      return "a get";
    case Verb::put_signal:
      return "a put with signal";
    case Verb::amo:
      return "an atomic";
    case Verb::amo_fetch:
      return "a fetching atomic";
    case Verb::put_strided:
      return "a strided put";
    case Verb::get_strided:
      return "a strided get";
  }
  return "an operation";
}

void record_end(Runtime& runtime, EndCause cause, int status) {
  runtime.job().board().header.exit.set(cause, status, runtime.me());
  runtime.job().board().header.abort.store(1);
}

void end_job(Runtime& runtime, EndCause cause, int status, const std::string& message) {
  say(message);
  record_end(runtime, cause, status);
  std::fflush(stdout);  // not all files: one of them may be locked by a thread that reads
  _exit(status);
}

}  // namespace isomem
