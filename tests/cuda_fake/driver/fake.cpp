// SPDX-License-Identifier: Apache-2.0
#include "fake.hpp"

#include <unistd.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

namespace fake_cuda {

namespace {

const char* text_of(const char* name, const char* otherwise) {
  const char* text = std::getenv(name);
  return text && *text ? text : otherwise;
}

uint64_t number_of(const char* name, const char* otherwise) {
  return std::strtoull(text_of(name, otherwise), nullptr, 0);
}

}  // namespace

const Settings& settings() {
  static const auto& the_settings = *new Settings{static_cast<int>(number_of("FAKE_CUDA_DEVICES", "1")),
                                                  number_of("FAKE_CUDA_MEMORY", "4096") << 20,
                                                  text_of("FAKE_CUDA_LEDGER", ""),
                                                  number_of("FAKE_CUDA_COUNT", "0") != 0,
                                                  number_of("FAKE_CUDA_LEAKS", "0") != 0,
                                                  text_of("FAKE_CUDA_NAME", "Fake GPU"),
                                                  number_of("FAKE_CUDA_ATTRIBUTE", "0"),
                                                  number_of("FAKE_CUDA_VALUE", "0"),
                                                  number_of("FAKE_CUDA_SLOW", "0")};
  return the_settings;
}

std::mutex& lock() {
  static auto& the_lock = *new std::mutex;
  return the_lock;
}

bool& has_failed() {
  static bool failed = false;
  return failed;
}

void misuse(const char* format, ...) {
  char what[400];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(what, sizeof(what), format, arguments);
  va_end(arguments);
  std::fprintf(stderr, "fake CUDA driver: misuse in process %d: %s\n", getpid(), what);
  std::abort();
}

}  // namespace fake_cuda
